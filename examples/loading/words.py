"""The words that the examples of this folder are called with."""

from __future__ import annotations

import argparse
from pathlib import Path


def words(description: str) -> tuple[Path, str]:
    """The folder that `gemmc build` wrote and the name that it wrote it by, from the command line.

    Exit code 2, with a line that says why, without the two or where no such folder is.
    """
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("folder", metavar="DIR", type=Path, help="what `gemmc build -o DIR` wrote")
    parser.add_argument("name", metavar="NAME", help="its `--name`")
    found = parser.parse_args()
    reader = found.folder / f"{found.name}.py"
    if not reader.is_file():
        parser.error(f"needed a folder of `gemmc build`, with {reader}; found no such file")
    return found.folder, found.name
