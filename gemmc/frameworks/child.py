"""A process that compiles products into the cache: what it is told stands on its input."""

from __future__ import annotations

import json
import sys

from gemmc.frameworks.kernels import Kernels
from gemmc.frameworks.product import Product


def main() -> int:
    """0, also where some could not be compiled: who wants them finds out why."""
    given = json.load(sys.stdin)
    kernels = Kernels()
    kernels.prepare([Product(**each) for each in given["products"]], given["target"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
