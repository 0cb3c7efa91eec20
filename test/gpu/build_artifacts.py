"""Builds the kernels of the GPU tests into a folder, on a machine without a GPU.

python3 test/gpu/build_artifacts.py FOLDER [--pipelines NAME...] [--only TEXT] [--workers N]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "test/gpu")]

from cases import PLAIN_PIPELINES, TENSOR_CORE_PIPELINES, all_cases, build_all, save  # noqa: E402


def main() -> int:
    """Returns 1 when a kernel could not be built."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--pipelines", nargs="+", default=[*TENSOR_CORE_PIPELINES, *PLAIN_PIPELINES]
    )
    parser.add_argument("--only", default="", help="cases whose name contains this text")
    parser.add_argument("--workers", type=int, default=None)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    cases = [c for c in all_cases(arguments.pipelines) if arguments.only in c.name]
    failed = 0
    for built in build_all(cases, arguments.workers):
        if built.error:
            failed += 1
            print(f"{built.case.name}: {built.error}", file=sys.stderr)
        else:
            save(built, arguments.folder)
    print(f"{len(cases) - failed} of {len(cases)} kernels built in {arguments.folder}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
