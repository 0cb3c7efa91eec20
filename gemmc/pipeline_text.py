"""The text of a pipeline, cut into entries: one pass or one other pipeline a line.

    #: title = what it is for        metadata: `key = value` lines ahead of the first entry
    # a comment, to the end of the line
    form-kernel{tile=128,256,64}     a pass with options, in xDSL's syntax
    canonicalize, cse                commas separate like line ends, outside braces

xDSL's own reader takes no white space between passes, so entries are normalized here:
inside braces any run of white space, line ends included, becomes one space.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from gemmc.errors import GemmcError

_METADATA = re.compile(r"#:\s*([\w-]+)\s*=\s*(.*\S)\s*")
_TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"|#[^\n]*|\n|[][{},]|[^]["#\n{},]+|"')
_QUOTED = re.compile(r'"(?:\\.|[^"\\\n])*"')
_SPACING = re.compile(r'("(?:\\.|[^"\\\n])*")|\s*([{},=])\s*|\s+')


@dataclass(frozen=True)
class Entry:
    """One pass or pipeline reference, normalized, and where it stands as `file:line:column`."""

    text: str
    where: str

    @property
    def options(self) -> list[str]:
        """The names of the options, in order, with repetitions."""
        plain = _QUOTED.sub('""', self.text).partition("{")[2]
        return [part.partition("=")[0] for part in plain.rstrip("}").split()]


def read_metadata(text: str, origin: str) -> dict[str, str]:
    """The `#: key = value` lines that precede the first entry."""
    found: dict[str, str] = {}
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if line and not line.startswith("#"):
            break
        if not line.startswith("#:"):
            continue
        match = _METADATA.fullmatch(line)
        if match is None:
            where = f"{origin}:{number}:{raw.index('#') + 1}"
            raise GemmcError("pipeline", "'#: key = value'", f"'{line}'", where=where)
        found[match[1]] = match[2]
    return found


def read_entries(text: str, origin: str) -> tuple[Entry, ...]:
    """All entries in order; a brace left open is refused."""
    return tuple(_entries(text, origin))


def _entries(text: str, origin: str) -> Iterator[Entry]:
    parts: list[str] = []
    start, depth = 0, 0
    for found in _TOKEN.finditer(text):
        token = found[0]
        if token in ("\n", ",") and depth == 0:
            yield from _entry(parts, _place(text, start, origin))
            parts = []
        elif not token.startswith("#"):
            if not parts or not "".join(parts).strip():
                start = found.start() + len(token) - len(token.lstrip())
            depth += (token in "{[") - (token in "}]")
            parts.append(token)
    where = _place(text, start, origin)
    if depth > 0:
        change = "close the options with '}'"
        raise GemmcError("pipeline", "'}'", "the end of the text", change, where)
    yield from _entry(parts, where)


def _place(text: str, offset: int, origin: str) -> str:
    """`file:line:column` of an offset."""
    line_start = text.rfind("\n", 0, offset) + 1
    return f"{origin}:{text.count(chr(10), 0, offset) + 1}:{offset - line_start + 1}"


def _entry(parts: list[str], where: str) -> Iterator[Entry]:
    text = _SPACING.sub(_spacing, "".join(parts).strip())
    if text:
        yield Entry(text, where)


def _spacing(match: re.Match[str]) -> str:
    return match[1] or match[2] or " "
