"""Parameters that somebody has fixed in every candidate of a template, before one is chosen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from gemmc.errors import GemmcError, did_you_mean
from gemmc.plan import Problem
from gemmc.select.configuration import template_of
from gemmc.select.data import Row, rows
from gemmc.select.schedule import Axes, axis_of
from gemmc.target import Target

Fixed = tuple[tuple[str, str, str], ...]
"""Names of a template and of its parameter, and the value as it is spelled."""

_PLACE = re.compile(r"\{(\w+)\}")
"""A number of a schedule in a parameter's spelling."""

_OF_THREADS = ("rows", "columns", "depth", "down", "across", "residents")
"""What a tile on CUDA cores is a list of."""


def templates() -> tuple[str, ...]:
    """Those that candidates are of."""
    return tuple(dict.fromkeys(each.template for each in rows()))


def templates_for(problem: Problem, target: Target) -> tuple[str, ...]:
    """Those that candidates for a problem are of."""
    return tuple(dict.fromkeys(each.template for each in rows() if each.fits(problem, target)))


ACCUMULATE = "accumulate"
"""The parameter that says in which type products are summed."""


def sums_in_halves(fixed: Fixed) -> bool:
    """Whether products are to be summed in f16."""
    values = [value for _, name, value in fixed if name == ACCUMULATE]
    return bool(values) and values[-1] == "f16"


def accumulating(value: str, where: str) -> Fixed:
    """The type that products are summed in, fixed in each template that leaves it open; GemmcError
    at `where` for one that is none."""
    open_ = [
        name
        for name in templates()
        if any(each.name == ACCUMULATE for each in template_of(name).parameters)
    ]
    for template in open_:
        check(template, ACCUMULATE, value, where)
    return tuple((template, ACCUMULATE, value) for template in open_)


def check(template: str, name: str, value: str, where: str) -> None:
    """Whether a template has a parameter of the name, with that value; GemmcError at `where`."""
    known = {each.name for each in template_of(template).parameters}
    if name not in known:
        needed = f"one of the parameters {', '.join(sorted(known))} of {template}"
        raise GemmcError("pipeline", needed, f"'{name}'", did_you_mean(name, known), where)
    if value.startswith("$"):
        raise GemmcError("pipeline", f"a value for {name}", f"'{value}'", where=where)
    template_of(template).filled({name: value}, where)


def of(template: str, fixed: Fixed) -> dict[str, str]:
    """What is fixed of a template, by parameter: of one that is there twice, the later value."""
    return {name: value for each, name, value in fixed if each == template}


def with_fixed(
    fitting: Sequence[Row], fixed: Fixed, known: Callable[[Row], bool]
) -> list[Row]:
    """The rows with what is fixed of their templates. Their schedules are those with the values,
    which the model then predicts, unless it is not `known` to have any: then they stay, and only
    the passes differ. Where products are to be summed in f16, only rows of templates that do so."""
    if sums_in_halves(fixed):
        fitting = [row for row in fitting if ACCUMULATE in of(row.template, fixed)]
    return [_with(row, given, known) if (given := of(row.template, fixed)) else row
            for row in fitting]  # fmt: skip


def otherwise(row: Row, schedule: Any, fixed: Fixed) -> dict[str, str]:
    """With which values the model predicts a schedule, of those parameters for which others are
    fixed."""
    if schedule is None:
        return {}
    said = row.spelled(schedule)
    given = of(row.template, fixed)
    return {name: said[name] for name, value in given.items() if said.get(name, value) != value}


def has_fixed(row: Row, schedule: Any, fixed: Fixed) -> bool:
    """Whether a schedule has what is fixed, but for values that the model knows of no schedule."""
    values = dict(_values(row, of(row.template, fixed)))
    return not any(_meant(row, name, values) for name in otherwise(row, schedule, fixed))


def told_apart(row: Row, fixed: Fixed) -> Fixed:
    """What is fixed, without the values that the model knows of no schedule."""
    values = dict(_values(row, of(row.template, fixed)))
    return tuple(
        each for each in fixed if each[1] not in row.spelling or _meant(row, each[1], values)
    )


def _with(row: Row, given: Mapping[str, str], known: Callable[[Row], bool]) -> Row:
    values = dict(_values(row, given))
    own = all(row.parameters.get(name, value) == value for name, value in given.items())
    lists = {
        "schedules": [_of_axes(each, values) for each in row.lists["schedules"]],
        "threads": [_of_threads(each, values) for each in row.lists["threads"]],
    }
    has = own and _has(row, given, values)
    changed = replace(
        row, parameters={**row.parameters, **given}, correction=row.correction if has else 1.0
    )
    restricted = replace(changed, lists=lists)
    if known(restricted):
        return restricted
    whole = {"clip": "false"} if "clip" in row.spelling else {}  # Of schedules with other tiles.
    return replace(changed, parameters={**row.parameters, **whole, **given})


def _values(row: Row, given: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The numbers of a schedule, as they are spelled, of which fixed parameters are made."""
    for name, value in given.items():
        spelling = row.spelling.get(name, "")
        places = _PLACE.findall(spelling)
        words = [value] if len(places) == 1 else value.split(",")
        if len(places) == len(words):
            yield from zip(places, words, strict=True)


def _has(row: Row, given: Mapping[str, str], values: Mapping[str, str]) -> bool:
    """Whether the row's own lists have the values, for which its correction was measured."""
    spelled = (name for name in given if name in row.spelling and name not in row.parameters)
    if any(not _meant(row, name, values) for name in spelled):
        return False
    return not row.axes or any(
        all(_in(axes, name, value) for name, value in values.items()) for axes in row.axes
    )


def _meant(row: Row, name: str, values: Mapping[str, str]) -> bool:
    """Whether a parameter's value is one that a schedule may have."""
    places = _PLACE.findall(row.spelling[name])
    return bool(row.threads) or all(
        each in values and axis_of(each, values[each]) is not None for each in places
    )


def _in(axes: Axes, name: str, value: str) -> bool:
    found = axis_of(name, value)
    if found is None:
        return True
    listed: tuple[Any, ...] = getattr(axes, found[0])
    return found[1] in listed or not listed


def _of_axes(lists: Mapping[str, Any], values: Mapping[str, str]) -> dict[str, Any]:
    """Lists of schedules with those values that are axes."""
    found = (axis_of(name, value) for name, value in values.items())
    return {**lists, **{axis: [value] for axis, value in filter(None, found)}}


def _of_threads(lists: Mapping[str, Any], values: Mapping[str, str]) -> dict[str, Any]:
    """Lists of schedules on CUDA cores with those values: tiles that have them, or else all with
    these in place of their own."""
    read = {name: int(value) for name, value in values.items() if value.isdecimal()}
    numbers = {name: value for name, value in read.items() if value}
    wanted = {n: numbers[name] for n, name in enumerate(_OF_THREADS) if name in numbers}
    every = [list(each) for each in lists["tiles"]]
    tiles = [each for each in every if all(each[n] == value for n, value in wanted.items())]
    changed = ([wanted.get(n, number) for n, number in enumerate(each)] for each in every)
    found = tiles or list(map(list, dict.fromkeys(map(tuple, changed))))
    whole = values.get("parts") == "none"
    parts = [numbers["parts"]] if "parts" in numbers else [1] if whole else lists["parts"]
    stages = [numbers["stages"]] * 2 if "stages" in numbers else lists["stages"]
    return {**lists, "tiles": found, "stages": stages, "parts": parts}


def said(fixed: Fixed, found: Iterable[str]) -> Iterator[str]:
    """A line for each parameter that is fixed in candidates of these templates."""
    for template in found:
        for name, value in of(template, fixed).items():
            yield f"set: {template}.{name}={value}, in every candidate of {template}"
