"""The one error type every layer raises, and how it is worded.

An error says four things: where, what was needed, what was found, what to change.
It prints as one line, `file:line:col: error: op: needed …; found …; …`.

Importable without xDSL: what only runs and times finished kernels has errors as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xdsl.ir import Operation

if TYPE_CHECKING or find_spec("xdsl"):
    from xdsl.utils.exceptions import PassFailedException
else:
    PassFailedException = RuntimeError


@dataclass(frozen=True)
class Place:
    """Where something stands: a file's name and, as far as they are known, a line and a column,
    from 1."""

    file: str
    line: int | None = None
    column: int | None = None

    @staticmethod
    def parse(text: str) -> Place | None:
        """Of `file`, `file:line` or `file:line:column`; None of an empty text."""
        found = _PLACE.fullmatch(text)
        if found is None:
            return None
        line, column = (int(each) if each else None for each in found.group(2, 3))
        return Place(found[1], line, column)


_PLACE = re.compile(r"(.+?)(?::(\d+))?(?::(\d+))?", re.DOTALL)


class Run(str):
    """What to change: run a pass first, with these options at least, and do `then`.

    It is the text and knows the pass: where the pipeline has that pass, it is said where instead.
    """

    name: str
    options: dict[str, str]
    then: str

    def __new__(cls, name: str, *, then: str = "", **options: str) -> Run:
        given = " ".join(f"{key}={value}" for key, value in options.items())
        made = super().__new__(
            cls,
            f"run {name}{f'{{{given}}}' if given else ''} first{f', and {then}' if then else ''}",
        )
        made.name, made.options, made.then = name, options, then
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return _advice, (self.name, self.then, self.options)


def _advice(name: str, then: str, options: dict[str, str]) -> Run:
    """The same advice in another process."""
    return Run(name, then=then, **options)


class OtherType(str):
    """What to change: take a pipeline whose products are of operands of another type.

    It is the text and knows the type: where pipelines are known, those for it are named instead.
    """

    element: str

    def __new__(cls, element: str) -> OtherType:
        made = super().__new__(cls, f"take a pipeline for {element}, or --pipeline auto")
        made.element = element
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return OtherType, (self.element,)


@dataclass
class GemmcError(PassFailedException):
    """A refusal with its location; `str()` of it is one line.

    `needed` and `found` are noun phrases; `change` tells the user which option or
    which part of the program to change, and may be empty; a `Run` names a pass. `subject` is the
    op, pass, option or function that refuses, `where` its place as text.
    """

    subject: str
    needed: str
    found: str
    change: str = ""
    where: str = ""

    @property
    def op(self) -> str:
        """`subject`: what refuses."""
        return self.subject

    @property
    def place(self) -> Place | None:
        """`where`, parsed; None where no place is known."""
        return Place.parse(self.where)

    @property
    def data(self) -> dict[str, Any]:
        """The error as JSON has it: place (or null), op, needed, found, change."""
        place = self.place
        return {
            "place": None if place is None else asdict(place),
            "op": self.subject,
            "needed": self.needed,
            "found": self.found,
            "change": self.change,
        }

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        advice = f"; {self.change}" if self.change else ""
        return shortened(
            f"{place}error: {self.subject}: needed {self.needed}; found {self.found}{advice}"
        )


_LONG = re.compile(r"(dense(?:_resource)?<[^>]{60}|0x[0-9A-Fa-f]{60})[^>\"]{20,}")
"""The elements of a constant, of which a message needs the first."""


def shortened(text: str) -> str:
    """A text in which constants of many elements end in three dots."""
    return _LONG.sub(r"\1...", text)


def did_you_mean(
    name: str, known: Iterable[str], most: int = 3, cutoff: float = 0.6
) -> str:
    """What a misspelled name may have meant, as the end of an error; often nothing."""
    from difflib import get_close_matches

    close = get_close_matches(name, list(known), most, cutoff)
    return f"did you mean {' or '.join(repr(each) for each in close)}?" if close else ""


_WORDS = 80
"""Characters of a text that is said as it is."""


def described(value: object) -> str:
    """A value that is of the wrong type, as a noun phrase."""
    name = type(value).__name__
    if isinstance(value, str) and len(value) > _WORDS:
        return f"a text of {len(value)} characters"
    if value is None or isinstance(value, bool | int | float | str):
        return repr(value)
    return f"{'an' if name[0] in 'aeiouAEIOU' else 'a'} {name}"


def location_of(op: Operation) -> str:
    """`file:line:col` of an op, of its nearest located parent, or an empty string."""
    from xdsl.dialects.builtin import FileLineColLoc

    current: Operation | None = op
    while current is not None:
        loc = current.location
        if isinstance(loc, FileLineColLoc):
            return f"{loc.filename.data}:{loc.line.data}:{loc.column.data}"
        current = current.parent_op()
    return ""


def refuse(op: Operation, needed: str, found: str, change: str = "") -> GemmcError:
    """The error a pass raises about `op`: `raise refuse(op, "…", "…", "…")`."""
    return GemmcError(op.name, needed, found, change, location_of(op))
