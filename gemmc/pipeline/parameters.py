"""The parameters of a template: declared ahead of its passes, filled into their options.

    #: param tile = 128,256,64            a default; other values are those of the option it fills
    #: param cluster = none | 1,2 | 2,1   all values there are, the default first

`none` leaves out the option that it would fill; a line `… if name` is there where the value is
neither `none` nor `false`, a line `… if name=value` where it is that value.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from gemmc.errors import GemmcError, did_you_mean
from gemmc.pipeline.text import Fact


@dataclass(frozen=True)
class Parameter:
    """A name, the value it has unless another is given, and all its values where they are few."""

    name: str
    default: str
    values: tuple[str, ...] = ()
    where: str = field(default="", compare=False)

    def __str__(self) -> str:
        return f"#: param {self.name} = {' | '.join(self.values) or self.default}"

    def accepts(self, value: str) -> bool:
        """Whether it is among the values, where they are listed."""
        return not self.values or value in self.values


def parameters_of(facts: Iterable[Fact]) -> tuple[Parameter, ...]:
    """The declarations; GemmcError for an empty value or a name that is there twice."""
    found: dict[str, Parameter] = {}
    for fact in facts:
        key, text, is_parameter, where = fact
        if not is_parameter:
            continue
        values = tuple([each.strip() for each in text.split("|")])
        if "" in values or " " in "".join(values):
            needed = "values without spaces, with '|' between them"
            raise GemmcError("pipeline", needed, f"'{text}'", where=where)
        if key in found:
            needed = "parameters with names of their own"
            raise GemmcError("pipeline", needed, f"'{key}' twice", where=where)
        found[key] = Parameter(key, values[0], values if len(values) > 1 else (), where)
    return tuple(found.values())


def chosen(
    known: Iterable[Parameter], given: Mapping[str, str], where: str
) -> dict[str, str]:
    """A value for each parameter; GemmcError at `where` for a name or a value that is none."""
    by_name = {each.name: each for each in known}
    check_given(by_name, given, where)
    return {name: given.get(name, each.default) for name, each in by_name.items()}


def check_given(
    by_name: Mapping[str, Parameter], given: Mapping[str, str], where: str
) -> None:
    """GemmcError at `where` for a name or a value that is none."""
    for name, value in given.items():
        if name not in by_name:
            needed = f"one of the parameters {', '.join(by_name)}" if by_name else "no parameters"
            close = did_you_mean(name, by_name) or "change an option of a pass with --set"
            raise GemmcError("pipeline", needed, f"'{name}'", close, where)
        values = by_name[name].values
        if value.startswith("$") or by_name[name].accepts(value):
            continue
        needed = f"{' or '.join(values)} for {name}"
        close = did_you_mean(value, values)
        raise GemmcError("pipeline", needed, f"{name}={value}", close, where)
