"""Which cases of a test `make check` and `make test` take."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import product
from typing import Any

import pytest


def some(cases: Iterable[Any], quick: Collection[Any]) -> list[Any]:
    """Parameters for `pytest.mark.parametrize`: those that are not in `quick` are slow."""
    return [pytest.param(each, marks=() if each in quick else pytest.mark.slow) for each in cases]


def at_levels(cases: Iterable[Any], quick: Collection[Any], kept: Collection[Any]) -> list[Any]:
    """Cases, and whether each is run at every level of the IR or only where one kind of them ends
    (`interpret.levels.ENDS`). `make check` takes `quick` ones at every level, `make test` those
    `kept` at the ends: what is wrong at a level between is so at the next end; `make thorough` has
    the rest, and says at which level."""
    found: list[Any] = []
    for each in cases:
        if each in quick:
            found.append(pytest.param(each, True))
            continue
        if each in kept:
            found.append(pytest.param(each, False, marks=pytest.mark.slow, id=f"{each}-ends"))
        found.append(pytest.param(each, True, marks=pytest.mark.thorough, id=f"{each}-every"))
    return found


def thorough_but(cases: Iterable[Any], kept: Callable[[Any], bool]) -> list[Any]:
    """Parameters for `pytest.mark.parametrize`: those that are not `kept` are for `make thorough`;
    another case, or another test, finds what they find."""
    mark = pytest.mark.thorough
    return [pytest.param(each, marks=() if kept(each) else mark) for each in cases]


def in_pairs(*axes: Iterable[Any], quick: Collection[Any] | None = None) -> list[Any]:
    """Cases, one of each axis, of which `make test` takes so many that each two values of different
    axes meet in one: what is wrong of three at once alone is for `make thorough`. Where `quick`
    cases are given, they are the only ones of `make check`."""
    values = [list(axis) for axis in axes]
    step = 1 + sum(sorted(len(each) - 1 for each in values)[:-2])
    found: list[Any] = []
    for numbered in product(*map(enumerate, values)):
        numbers, case = zip(*numbered, strict=True)
        mark: Any = () if quick is None or case in quick else pytest.mark.slow
        if sum(numbers) % step and (quick is None or case not in quick):
            mark = pytest.mark.thorough
        found.append(pytest.param(case, marks=mark))
    return found


EDGES = {
    *(0, 1, 4, 7, 8, 31, 32, 33, 64, 65, 257),
    *(1023, 1025, 2049, 4095, 4097),
}
"""Lengths of rows around what lanes, warps and vectors have."""


def at_edges(lengths: Iterable[int]) -> list[Any]:
    """Lengths as parameters, of which all but those are for `make thorough`."""
    return thorough_but(lengths, EDGES.__contains__)


def covering(cases: Sequence[Mapping[str, object]]) -> set[int]:
    """The numbers of few cases that have every value of every parameter, which are told apart by
    how they are written. A tuple that is the only parameter is a value of each of its places."""
    left = [
        {(name, repr(value)) for name, value in (_places(each) or each).items()} for each in cases
    ]
    found: set[int] = set()
    while any(left):
        new = max(left, key=len)
        found.add(left.index(new))
        left = [each - new for each in left]
    return found


def _places(case: Mapping[str, object]) -> Mapping[str, object]:
    """What a tuple has at each place, where it is all of a case."""
    (first, *more) = case.values()
    whole = first if isinstance(first, tuple) and not more else ()
    return {str(place): each for place, each in enumerate(whole)}
