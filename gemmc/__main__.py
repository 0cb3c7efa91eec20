"""`python -m gemmc`."""

from __future__ import annotations

import sys

from gemmc.cli import main

if __name__ == "__main__":
    sys.exit(main())
