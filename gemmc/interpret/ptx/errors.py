"""What goes wrong with a PTX text or while it runs: one line, with a place in the text."""

from __future__ import annotations

from typing import NamedTuple


class Where(NamedTuple):
    """A place in a PTX text; lines and columns count from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class PtxError(ValueError):
    """`file:line:col: error: subject: needed …; found …`."""

    def __init__(self, where: Where | None, subject: str, needed: str, found: str) -> None:
        place = f"{where}: " if where is not None else ""
        super().__init__(f"{place}error: {subject}: needed {needed}; found {found}")
        self.where = where
        self.subject = subject
        self.needed = needed
        self.found = found


class PtxSyntaxError(PtxError):
    """A text that is no PTX, or uses a form that this machine does not read."""


class PtxExecutionError(PtxError):
    """A kernel that did something it must not, or that the machine refuses to run."""
