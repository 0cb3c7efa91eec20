"""A line of a pipeline as a value: a pass, its options as they are spelled, its condition."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from types import MappingProxyType
from typing import cast

from xdsl.passes import ModulePass
from xdsl.utils.arg_spec import ArgSpec, ParameterListType, ParameterType, parse_pipeline
from xdsl.utils.exceptions import ArgSpecParseError

from gemmc.errors import GemmcError
from gemmc.pipeline.files import is_file
from gemmc.pipeline.text import Entry, Marks, read_entries

NONE = "none"
"""The value of a parameter that leaves out what it would fill."""

Value = int | bool | str | Sequence[int] | Sequence[str] | None
"""What may be given for an option or a parameter; None leaves it out."""

_CONDITION = re.compile(r"(?P<pass>.*?(?:\S(?= )|})) ?if (?P<name>[\w-]+)(?:=(?P<value>\S+))?")
_PLAIN = (int, float, str)
_WORD = re.compile(r"[A-Za-z_-][A-Za-z0-9_-]*")
_VALUE = r"(?:-?[0-9]+|[A-Za-z_][\w-]*)"
_GIVEN = rf"[A-Za-z_][\w-]*(?:={_VALUE}(?:,{_VALUE})*)?"
_SIMPLE = re.compile(rf"[A-Za-z_][\w-]*(?:\{{{_GIVEN}(?: {_GIVEN})*\}})?", re.ASCII)
_FILLED = rf"[A-Za-z_][\w-]*(?:=(?:\$[\w-]+|{_VALUE}(?:,{_VALUE})*))?"
_PLAIN_LINE = re.compile(
    rf"([A-Za-z_][\w-]*)(?:\{{({_FILLED}(?: {_FILLED})*)\}})?(?: if ([\w-]+)(?:=([\w,-]+))?)?",
    re.ASCII,
)
"""A pass, its options and its condition, of a line without white space at its ends."""

_OPTION = re.compile(r'([\w-]+)(?:=((?:"(?:\\.|[^"\\])*"|[^ "])*))?(?: |$)')


NO_MARKS: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True)
class Condition:
    """Whether a line is there: where a parameter is set, or has one value."""

    name: str
    value: str | None = None

    def holds(self, given: str) -> bool:
        """For the value that the parameter has."""
        if self.value is None:
            return given not in (NONE, "false")
        return given == self.value

    def __str__(self) -> str:
        return f" if {self.name}" + ("" if self.value is None else f"={self.value}")


@dataclass(frozen=True, init=False)
class Line:
    """A pass or another pipeline; options keep their order and their spelling.

    `kind` is the class of a pass that is given as one, rather than by a name that is looked up;
    `made` is that pass, until an option of it is changed.
    """

    name: str
    options: tuple[tuple[str, str | None], ...]
    condition: Condition | None
    where: str = field(compare=False)
    marks: Mapping[str, str] = field(compare=False)
    kind: type[ModulePass] | None
    made: ModulePass | None = field(compare=False)

    parameters: tuple[tuple[str, str], ...] = field(init=False, repr=False, compare=False)
    """The options that a parameter fills, each with the parameter's name."""

    uses: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """The parameters that fill options, and that of the condition."""

    passed: dict[type[ModulePass], ModulePass] = field(init=False, repr=False, compare=False)
    """The pass of the line, once it is made (`template.pass_of`), by its class."""

    bound: dict[tuple[str, ...], Line | None] = field(init=False, repr=False, compare=False)
    """The line with values for `uses`, those that were asked for (`bound`)."""

    def __init__(
        self, name: str, options: tuple[tuple[str, str | None], ...] = (),
        condition: Condition | None = None, where: str = "",
        marks: Mapping[str, str] = NO_MARKS, kind: type[ModulePass] | None = None,
        made: ModulePass | None = None,
    ) -> None:
        parameters: tuple[tuple[str, str], ...] = ()
        uses: tuple[str, ...] = () if condition is None else (condition.name,)
        if options:
            parameters = tuple([(k, v[1:]) for k, v in options if v and v[0] == "$"])
            uses = (*[name for _, name in parameters], *uses)
        # All at once: of a frozen dataclass each field by itself is a call.
        vars(self).update(
            name=name, options=options, condition=condition, where=where, marks=marks, kind=kind,
            made=made, parameters=parameters, uses=uses, passed={}, bound={},
        )  # fmt: skip

    def __hash__(self) -> int:
        return hash((self.name, self.options, self.condition, self.kind))

    def __str__(self) -> str:
        return self.without_condition + ("" if self.condition is None else f"{self.condition}")

    @property
    def without_condition(self) -> str:
        """The pass and its options."""
        if not self.options:
            return self.name
        written = [k if v is None else f"{k}={v}" for k, v in self.options]
        return f"{self.name}{{{' '.join(written)}}}"

    @property
    def spec(self) -> ArgSpec:
        """As xDSL reads it; GemmcError for what it does not read."""
        given: dict[str, ParameterListType] = {}
        for name, value in self.options:
            words = value.split(",") if value else ()
            if value == "" or not all(map(_is_plain, words)):
                return _spec(self.without_condition, self.where)
            given[name] = tuple(map(_value, words))
        return ArgSpec(self.name, given)

    @property
    def values(self) -> frozenset[str]:
        """Of its options, without quotation marks."""
        return frozenset((value or "").replace('"', "") for _, value in self.options)

    def with_options(self, given: Mapping[str, str | None]) -> Line:
        """With options set, those that are there in their place; None takes one out."""
        return self.filled(given, self.condition)

    def filled(self, given: Mapping[str, str | None], condition: Condition | None) -> Line:
        """`with_options`, with a condition in place of its own."""
        options, made = self.options, self.made
        if given:
            kept = {**dict(options), **given}
            options = tuple([
                (k, v) for k, v in kept.items() if v is not None or k not in given
            ])  # fmt: skip
            made = None
        return Line(self.name, options, condition, self.where, self.marks, self.kind, made)

    def place(self, mark: str) -> str:
        """Where a `$name` or the condition (`if`) stands."""
        return self.marks.get(mark, self.where)


def lines_of(text: str, origin: str) -> tuple[Line, ...]:
    """The lines of a text; GemmcError at what is no pass with options."""
    return _plain_lines(text, origin) or tuple(map(_line, read_entries(text, origin)))


def _plain_lines(text: str, origin: str) -> tuple[Line, ...]:
    """Those of a text whose every line is a comment, or one pass with plain options, in a quarter
    of the time; none of other texts."""
    found: list[Line] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line or line[0] == "#":
            continue
        match = _PLAIN_LINE.fullmatch(line)
        if match is None:
            return ()
        name, given, condition, value = match.groups()
        options = tuple(_options(given)) if given else ()
        if options[1:] and len({k.replace("-", "_") for k, _ in options}) < len(options):
            return ()
        where = f"{origin}:{number}"
        marks = Marks(line, where) if condition or "$" in line else NO_MARKS
        holds = Condition(condition, value) if condition else None
        found.append(Line(name, options, holds, f"{where}:1", marks))
    return tuple(found)


def line_of(made: ModulePass, where: str) -> Line:
    """The line of a pass; without options where it has one that no pipeline can spell."""
    options = options_of(made) or ()
    return Line(made.name, options, where=where, kind=type(made), made=made)


def options_of(made: ModulePass) -> tuple[tuple[str, str | None], ...] | None:
    """A pass's options that are no defaults, as a pipeline spells them; None where it cannot."""
    values = (getattr(made, each.name) for each in fields(made) if each.init)
    if not all(map(_has_spelling, values)):
        return None
    given = made.pipeline_pass_spec().parameters
    return tuple((name, ",".join(map(_word, value)) or None) for name, value in given.items())


def _has_spelling(value: object) -> bool:
    if isinstance(value, tuple):
        return all(isinstance(each, _PLAIN) for each in cast("tuple[object, ...]", value))
    return value is None or isinstance(value, _PLAIN)


def _word(value: ParameterType) -> str:
    """One value of an option as a pipeline spells it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return value if _WORD.fullmatch(value) else f'"{value}"'
    return str(value)


def spelled(value: Value) -> str:
    """A value as a pipeline spells it."""
    if isinstance(value, bool):
        return str(value).lower()
    if value is None or isinstance(value, (int, str)):
        return NONE if value is None else str(value)
    return ",".join(map(str, value))


def bound(line: Line, values: Mapping[str, str]) -> Line | None:
    """A line with its parameters filled in; None where its condition does not hold.

    A value may be the `$name` of a parameter of the pipeline that includes this one.
    """
    if not line.uses:
        return line
    key = tuple(values[name] for name in line.uses)
    if key not in line.bound:
        if len(line.bound) > MOST_BOUND:
            line.bound.clear()
        line.bound[key] = _bound(line, values)
    return line.bound[key]


MOST_BOUND = 1024
"""Lines that a line is remembered to have become: a choice among many configurations asks for the
same ones again and again."""


def _bound(line: Line, values: Mapping[str, str]) -> Line | None:
    condition = line.condition
    if condition is not None and values[condition.name].startswith("$"):
        condition = replace(condition, name=values[condition.name][1:])
    elif condition is not None:
        if not condition.holds(values[condition.name]):
            return None
        condition = None
    filled = {option: values[name] for option, name in line.parameters}
    given = {option: None if value == NONE else value for option, value in filled.items()}
    return line.filled(given, condition)


def _line(entry: Entry) -> Line:
    text, condition = _without_condition(entry.text)
    # A $name is no word of xDSL's; any word stands for it while the rest is read.
    read = text.replace("=$", "=")
    if not _SIMPLE.fullmatch(read):
        _spec(read, entry.where, entry.text)
    name, _, options = text.partition("{")
    pairs = tuple(_options(options.removesuffix("}")))
    given = [option.replace("-", "_") for option, _ in pairs]
    for option in given if len({*given}) < len(given) else ():
        times = given.count(option)
        if times > 1:
            raise GemmcError(name, "each option once", f"{option} {times} times", where=entry.where)
    return Line(name, pairs, condition, entry.where, entry.marks)


def _without_condition(text: str) -> tuple[str, Condition | None]:
    match = _CONDITION.fullmatch(text) if "if " in text else None
    return (match["pass"], Condition(match["name"], match["value"])) if match else (text, None)


def _options(text: str) -> Iterable[tuple[str, str | None]]:
    """Each with its value as it is spelled, of a text that has been read as options."""
    if '"' in text:
        return [(each[1], each[2]) for each in _OPTION.finditer(text)]
    parts = [each.partition("=") for each in text.split()]
    return [(name, value if equals else None) for name, equals, value in parts]


def _spec(text: str, where: str, shown: str = "") -> ArgSpec:
    try:
        return read_spec(text)
    except (ArgSpecParseError, ValueError) as error:
        # The first is a BaseException: nothing else would catch it.
        if is_file(shown or text):
            needed, change = "passes and names of pipelines in a list", (
                "give the file alone, and add passes to it with --set PASS@OTHER"
            )
            raise GemmcError("pipeline", needed, f"the file '{shown}'", change, where) from error
        needed = "'name' or 'name{option=value option=value,value}'"
        raise GemmcError("pipeline", needed, f"'{shown or text}'", where=where) from error


@lru_cache(maxsize=4096)
def read_spec(text: str) -> ArgSpec:
    """xDSL's reading of a pass: a line is read when it is checked, and when its pass is made."""
    if _SIMPLE.fullmatch(text):
        return _simple(text)
    (spec,) = parse_pipeline(text)
    return spec


def _simple(text: str) -> ArgSpec:
    """What xDSL reads of numbers and words without quotation marks, in a tenth of the time."""
    name, _, options = text.removesuffix("}").partition("{")
    given: dict[str, ParameterListType] = {}
    for option in options.split(" ") if options else ():
        key, _, values = option.partition("=")
        given[key] = tuple(map(_value, values.split(","))) if values else ()
    return ArgSpec(name, given)


def _is_plain(word: str) -> bool:
    """Whether it is a name or a number without a sign, which is read as it stands."""
    return word.isascii() and (word.isidentifier() or word.isdecimal())


def _value(word: str) -> ParameterType:
    if word in ("true", "false"):
        return word == "true"
    return word if word[0].isalpha() or word[0] == "_" else int(word)
