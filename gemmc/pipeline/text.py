"""The text of a pipeline, cut into entries: one pass or one other pipeline a line.

    #: title = what it is for        metadata: `key = value` lines ahead of the first entry
    #: param tile = 128,256,64       a parameter: its default, or all its values, the default first
    # a comment, to the end of the line
    form-kernel{tile=$tile}          a pass with options, in xDSL's syntax
    form-cluster{shape=2,1} if wide  a pass that is there under a condition, at the line's end
    canonicalize, cse                commas separate like line ends, outside braces

xDSL's own reader takes no white space between passes, so entries are normalized here:
inside braces any run of white space, line ends included, becomes one space.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from gemmc.errors import GemmcError

_METADATA = re.compile(r"#:\s*(param\s+)?([\w-]+)\s*=\s*(.*\S)\s*")
_OPTIONS = r"\{[^][{}\"#\n]*\}"
_TOKEN = re.compile(
    rf'"(?:\\.|[^"\\\n])*"|#[^\n]*|\n|[^]["#\n{{}},]+(?:{_OPTIONS})?|[][{{}},]|"'
)
_SPACING = re.compile(r'("(?:\\.|[^"\\\n])*")|\s*([{},=])\s*|\s+')
_SPACED = re.compile(r'"|\s[\s{},=]|[{},=]\s|[^\S ]')
"""What `_SPACING` may change, or has to leave as it is."""

_SPECIAL = frozenset("{}[],#")
"""What stands between an entry's parts, or between entries, outside of options."""

_CONDITION = re.compile(r"[\s}]if\s")
_MARK = re.compile(r"\$[\w-]*|\bif\s+[\w-]+(?:\s*=\s*[\w,-]+)?")


class Marks(Mapping[str, str]):
    """Where each `$name` of a line stands, and its condition (`if`): looked for when somebody
    asks."""

    __slots__ = ("_line", "_where")

    def __init__(self, line: str, where: str) -> None:
        self._line, self._where = line, where

    def _found(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for mark in _MARK.finditer(self._line):
            name = mark[0] if mark[0][0] == "$" else "if"
            found.setdefault(name, f"{self._where}:{mark.start() + 1}")
        return found

    def __getitem__(self, name: str) -> str:
        return self._found()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found())

    def __len__(self) -> int:
        return len(self._found())


@dataclass(frozen=True)
class Entry:
    """One pass or pipeline reference, normalized, and where it stands as `file:line:column`;
    `marks` says the same of its `$name`s and of its condition."""

    text: str
    where: str
    marks: Mapping[str, str] = field(default_factory=dict[str, str], compare=False)


class Fact(NamedTuple):
    """A `#: key = value` line; `parameter` for a `#: param key = value`."""

    key: str
    value: str
    parameter: bool
    where: str


def read_facts(text: str, origin: str) -> tuple[Fact, ...]:
    """The `#:` lines that precede the first entry."""
    found: list[Fact] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if line and line[0] != "#":
            break
        if line[:2] != "#:":
            continue
        match = _METADATA.fullmatch(line)
        where = f"{origin}:{number}:{raw.index('#') + 1}"
        if match is None:
            needed = "'#: key = value' or '#: param name = default'"
            raise GemmcError("pipeline", needed, f"'{line}'", where=where)
        parameter, key, value = match.groups()
        found.append(Fact(key, value, parameter is not None, where))
    return tuple(found)


def read_metadata(text: str, origin: str) -> dict[str, str]:
    """The `#: key = value` lines that precede the first entry, without the parameters."""
    return {fact.key: fact.value for fact in read_facts(text, origin) if not fact.parameter}


def read_entries(text: str, origin: str) -> tuple[Entry, ...]:
    """All entries in order; a brace left open is refused."""
    found: list[Entry] = []
    begin = 0
    for number, line in enumerate(text.split("\n"), start=1):
        plain = _plain(line)
        if plain is None:
            return (*found, *_entries(text, origin, begin))
        if plain:
            found.append(_of_line(plain, line, f"{origin}:{number}"))
        begin += len(line) + 1
    return tuple(found)


def _plain(line: str) -> str | None:
    """The one entry of a line, normalized, empty where there is none; None of a line that has
    more, or only a part of one."""
    entry = line.strip()
    if not entry or entry[0] == "#":
        return ""
    head, brace, rest = entry.partition("{")
    inner, end, tail = rest.partition("}")
    if len(brace) != len(end) or not _SPECIAL.isdisjoint(head + tail) or "{" in inner:
        return None
    normal = entry.replace("} ", "}")
    known = not ("[" in inner or "]" in inner or "#" in inner or _SPACED.search(normal))
    return normal if known else None


def _of_line(entry: str, line: str, where: str) -> Entry:
    marks = Marks(line, where)
    return Entry(entry, f"{where}:{len(line) - len(line.lstrip()) + 1}", marks)


def _entries(text: str, origin: str, begin: int) -> Iterator[Entry]:
    """Those from an offset on."""
    parts: list[str] = []
    start, depth, begun = 0, 0, False
    for found in _TOKEN.finditer(text, begin):
        token = found[0]
        separates = depth == 0 and token in ("\n", ",")
        if separates and (token == "\n" or not _CONDITION.search("".join(parts))):
            if begun:
                yield _entry("".join(parts).strip(), text, start, origin)
            parts, begun = [], False
        elif not token.startswith("#"):
            if not begun:
                start, begun = found.start() + len(token) - len(token.lstrip()), bool(token.strip())
            depth += (token in "{[") - (token in "}]")
            parts.append(token)
    if depth > 0:
        change = "close the options with '}'"
        where = _place(text, start, origin)
        raise GemmcError("pipeline", "'}'", "the end of the text", change, where)
    if begun:
        yield _entry("".join(parts).strip(), text, start, origin)


def _place(text: str, offset: int, origin: str) -> str:
    """`file:line:column` of an offset."""
    line_start = text.rfind("\n", 0, offset) + 1
    return f"{origin}:{text.count(chr(10), 0, offset) + 1}:{offset - line_start + 1}"


def _entry(raw: str, text: str, start: int, origin: str) -> Entry:
    normal = _SPACING.sub(_spacing, raw) if _SPACED.search(raw) else raw
    marks: dict[str, str] = {}
    for mark in _MARK.finditer(raw) if "$" in raw or "if" in raw else ():
        # Comments between the parts of an entry are no part of it: it is looked for in the text.
        at = text.find(mark[0], start)
        name = "if" if mark[0].startswith("if") else mark[0]
        marks.setdefault(name, _place(text, at if at >= 0 else start, origin))
    return Entry(normal, _place(text, start, origin), marks)


def _spacing(match: re.Match[str]) -> str:
    return match[1] or match[2] or " "
