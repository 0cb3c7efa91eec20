"""The folder of `--dump-dir`: how its files are called, and which of them is the program itself."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

NUMBERED = re.compile(r"(\d\d)-([a-z0-9-]+)\.mlir")
INPUT = "input"
CHANGES_THE_PROGRAM = "resize"
"""The pass after which a program is another one, which is what a check compares with."""


def file_name(number: int, title: str) -> str:
    """Of the input, which is number 0, or of what a pass has left."""
    return f"{number:02d}-{title}.mlir"


def source_of(path: Path) -> Path | None:
    """The file beside a dumped one that says what the program computes: the input, or what the last
    `resize` ahead of all other passes made of it. None for a file that is not from a dump, or is
    the program itself."""
    own = NUMBERED.fullmatch(path.name)
    if own is None:
        return None
    found, last = path.with_name(file_name(0, INPUT)), 0
    for number in count(1):
        resized = path.with_name(file_name(number, CHANGES_THE_PROGRAM))
        if not resized.is_file():
            break
        found, last = resized, number
    return found if found.is_file() and int(own[1]) > last else None
