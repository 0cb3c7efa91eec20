"""The passes of a template for many values of its parameters, as a choice asks for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import compress
from operator import itemgetter
from typing import NamedTuple

from xdsl.passes import ModulePass

from gemmc.pipeline.lines import MOST_BOUND, NONE, Line, bound
from gemmc.pipeline.options import pass_with
from gemmc.pipeline.resolved import Pipeline
from gemmc.pipeline.template import Template, pass_of, pass_type

Key = tuple[str, ...] | str
"""Values of the parameters that a line uses."""


class Step(NamedTuple):
    """A line with parameters, its place among all, what takes their values out of all, and the
    passes that it was found to become; None where it is left out."""

    line: Line
    number: int
    key: Callable[[Mapping[str, str]], Key]
    known: dict[Key, ModulePass | None]


class Filling:
    """Of one template: `Template.filled` and `written` in one step, with what was found for values
    remembered."""

    def __init__(self, template: Template) -> None:
        self.template = template
        self._defaults = {each.name: each.default for each in template.parameters}
        self._accepted: set[tuple[str, str]] = set()
        self._metadata = template.metadata
        lines = template.lines
        self._places = [line.where for line in lines]
        self._passes = [None if line.uses else pass_of(line) for line in lines]
        self._steps = [
            Step(line, number, itemgetter(*line.uses), {})
            for number, line in enumerate(lines)
            if line.uses
        ]

    def written(self, values: Mapping[str, str], where: object = "") -> Pipeline:
        """The passes with values for some parameters; GemmcError at `where` for one that is
        none."""
        new = values.items() - self._accepted
        if new:
            given = {name: value for name, value in values.items() if (name, value) in new}
            self.template.check_values(given, str(where))
            if len(self._accepted) > MOST_BOUND:
                self._accepted.clear()
            self._accepted |= new
        full, found = {**self._defaults, **values}, self._passes.copy()
        for line, number, key_of, known in self._steps:
            key = key_of(full)
            found[number] = known[key] if key in known else _made(line, key, known, full)
        passes = tuple(filter(None, found))
        places = tuple(compress(self._places, found))
        return Pipeline(self.template.name, self._metadata, passes, places)


def _made(
    line: Line, key: Key, known: dict[Key, ModulePass | None], values: Mapping[str, str]
) -> ModulePass | None:
    """The pass of a line with these values, from now on `known`."""
    if len(known) > MOST_BOUND:
        known.clear()
    made = known[key] = _pass_with(line, values)
    return made


def _pass_with(line: Line, values: Mapping[str, str]) -> ModulePass | None:
    """`pass_of` what `bound` makes of a line, which is made itself only where an option is none
    that is read as it stands; None where there is no pass."""
    condition = line.condition
    if condition is not None and not condition.holds(values[condition.name]):
        return None
    options = [
        (name, values[text[1:]] if text and text[0] == "$" else text) for name, text in line.options
    ]
    given = [(name, text) for name, text in options if text != NONE]
    made = pass_with(pass_type(line), given)
    if made is not None:
        return made
    filled = bound(line, values)
    return None if filled is None else pass_of(filled)
