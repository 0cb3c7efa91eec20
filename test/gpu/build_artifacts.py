"""Builds the kernels of the GPU tests into a folder, on a machine without a GPU.

python3 test/gpu/build_artifacts.py FOLDER [--pipelines NAME...] [--slice I/N] [--only TEXT] …
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "test/gpu")]

from cases import build_all, save  # noqa: E402
from selection import add_options, chosen  # noqa: E402


def main() -> int:
    """Returns 1 when a kernel could not be built, for another reason than a refusal."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    add_options(parser)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    started, cases = time.monotonic(), chosen(arguments)
    failed = refused = 0
    for built in build_all(cases, arguments.workers):
        if built.error:
            failed += not built.refused
            refused += built.refused
            print(f"{built.case.name}: {built.error}", file=sys.stderr)
        else:
            save(built, arguments.folder)
    print(
        f"{len(cases) - failed - refused} of {len(cases)} kernels built in {arguments.folder}, "
        f"{refused} refused, {failed} failed, {time.monotonic() - started:.0f} s"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
