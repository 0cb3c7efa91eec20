"""Ranges of several sizes that a launch tells: the kernels that lose least, each for a box of them.

Each size has cells. A kernel is for a box of neighbouring cells and is planned for one of them. Of
all nested ranges (of rows, in each of these of columns, in each of these of what is summed) those
are taken that lose least by the model, in the mean over the cells; each kernel has its price.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import inf
from typing import NamedTuple

from gemmc.dialects.dynamic import LARGEST, Range
from gemmc.errors import GemmcError
from gemmc.select.choice import Choice

PRICE, PRICE_OF_ALL, PRICE_OF_ANY = 0.006, 0.012, 0.03
"""What a kernel more has to gain in the mean over all cells, of what kernels lose there; the same
where a launch tells rows, columns and what is summed; and where rows begin anywhere, which programs
seldom have."""


class Cell(NamedTuple):
    """Sizes up to `end`: one that is planned for, and another, which is no round number."""

    end: int
    planned: int
    other: int


RESULT_CELLS = (
    Cell(16, 16, 6), Cell(64, 64, 40), Cell(128, 128, 100), Cell(256, 256, 200),
    Cell(512, 512, 400), Cell(2048, 1536, 1000), Cell(LARGEST, 4096, 5000),
)  # fmt: skip
"""Of rows and columns."""

FEW_RESULT_CELLS = (
    Cell(16, 16, 6), Cell(128, 128, 50), Cell(256, 256, 200), Cell(1024, 1024, 600),
    Cell(LARGEST, 4096, 3000),
)  # fmt: skip
"""The same where a launch tells what is summed as well."""

FEW_SUMMED_CELLS = Cell(1024, 512, 100), Cell(LARGEST, 8192, 3000)
"""Of what is summed, where a launch tells rows and columns as well."""

SUMMED_CELLS = Cell(128, 128, 50), Cell(1024, 1024, 400), Cell(LARGEST, 8192, 3000)
"""The same where it tells one of these."""

PRODUCT_CELLS = Cell(16, 16, 6), Cell(LARGEST, 64, 40)
"""Of how many products there are."""


def cells_in(range_: Range, cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """The cells of a size of which a program promises a range, those that have a size of it but 0.
    Where it may be any, the last one ends nowhere."""
    found: list[Cell] = []
    for cell in cells:
        least = max(range_.least, found[-1].end + 1 if found else 1)
        first = -(-least // range_.multiple) * range_.multiple
        last = min(cell.end, range_.most)
        if first <= last:
            sizes = (min(each, last) // range_.multiple * range_.multiple for each in cell[1:])
            found.append(Cell(last, *(max(each, first) for each in sizes)))
    return tuple(found)


@dataclass(frozen=True)
class Split:
    """The ranges of a size in a box: the largest of each, the size that each is planned for, and
    how the next size is split in it, if there is a next one."""

    letter: str
    ends: tuple[int, ...]
    planned: tuple[int, ...]
    inner: tuple[Split, ...]


Places = tuple[int, ...]
"""A cell of each size, by its number."""


@dataclass
class Kernels:
    """The kernels that are chosen for cells, and what they lose in others. `cells` has those of
    each size; `chosen` says which kernel is chosen for a cell of each, of results that are bounded
    or are not, and `took` what it takes for sizes."""

    cells: Sequence[Sequence[Cell]]
    chosen: Callable[[Sequence[Cell], bool], Choice]
    took: Callable[[Choice, Sequence[int]], float]

    def __post_init__(self) -> None:
        self.places = list(product(*(range(len(each)) for each in self.cells)))
        self._choices: dict[tuple[Places, bool], Choice | None] = {}
        self._times: dict[object, dict[Places, tuple[float, ...]]] = {}
        self._lost: dict[object, dict[Places, float]] = {}

    def lost(self, planned: Places, bounded: bool) -> Mapping[Places, float] | None:
        """What the kernel that is planned for a cell loses in each. A ratio r of its time to the
        best one counts as (r^2 - 1) / 2, so that one large loss counts more than several small
        ones. None where there is no kernel."""
        choice = self._choice(planned, bounded)
        if choice is None:
            return None
        key = _key(choice)
        if key not in self._lost:
            own, least = self._times_of(choice), self._least
            self._lost[key] = {each: _loss(own[each], least[each]) for each in self.places}
        return self._lost[key]

    @cached_property
    def _least(self) -> dict[Places, tuple[float, ...]]:
        """The least times in each cell, of all kernels."""
        both = product(self.places, (True, False))
        found = (self._choice(planned, bounded) for planned, bounded in both)
        known = {_key(each): self._times_of(each) for each in found if each is not None}
        return {
            each: tuple(map(min, zip(*(times[each] for times in known.values()), strict=True)))
            for each in self.places
        }

    def _times_of(self, choice: Choice) -> dict[Places, tuple[float, ...]]:
        """Microseconds of a kernel in each cell, for both of its sizes."""
        key = _key(choice)
        if key not in self._times:
            self._times[key] = {}
            for places in self.places:
                cells = self._at(places)
                sizes = [each.planned for each in cells], [each.other for each in cells]
                self._times[key][places] = tuple(self.took(choice, each) for each in sizes)
        return self._times[key]

    def _choice(self, planned: Places, bounded: bool) -> Choice | None:
        """The kernel for a cell. What is not in parts needs no bounds."""
        key = planned, bounded
        if key not in self._choices:
            try:
                found = self.chosen(self._at(planned), bounded)
            except GemmcError:
                found = None
            self._choices[key] = found
            if bounded and found is not None and not _is_in_parts(found):
                self._choices[planned, False] = found
        return self._choices[key]

    def _at(self, places: Places) -> list[Cell]:
        return [cells[place] for cells, place in zip(self.cells, places, strict=True)]


def _loss(took: Sequence[float], least: Sequence[float]) -> float:
    """Of a cell's sizes; of those that no kernel is known for, nothing."""
    pairs = zip(took, least, strict=True)
    squares = ((us / best) ** 2 if best < inf else 1.0 for us, best in pairs)
    return sum(each - 1 for each in squares) / (2 * len(took))


def _key(choice: Choice) -> object:
    """What tells a kernel from others by its time."""
    return choice.row.name, choice.row.template, choice.candidate.schedule


def _is_in_parts(choice: Choice) -> bool:
    """Whether sums of K are taken in parts, which need memory of a launch's own."""
    return any(each.name == "split-k" for each in choice.pipeline.passes)


class _Taken(NamedTuple):
    """Neighbouring cells of a size from `first` up to `end`, planned for `planned`."""

    first: int
    end: int
    planned: int


class _Ranges(NamedTuple):
    """What ranges cost, and which they are, each with those of the next size in it."""

    cost: float = 0.0
    taken: tuple[tuple[_Taken, _Ranges | None], ...] = ()


@dataclass(frozen=True)
class Boxes:
    """How sizes are split, each a letter's, by what kernels lose. Results are bounded where all
    sizes `of_result` are, and those that are not split (`bounded`)."""

    letters: Sequence[str]
    kernels: Kernels
    of_result: Sequence[str]
    bounded: bool
    price: float

    def split(self) -> Split | None:
        """The ranges that cost least; None where no kernel is known for all sizes."""
        found = self._best(())
        return None if found.cost == inf else self._spelled(0, found)

    def _spelled(self, level: int, found: _Ranges) -> Split:
        cells = self.kernels.cells[level]
        below = (each for _, each in found.taken)
        return Split(
            self.letters[level],
            tuple(cells[taken.end - 1].end for taken, _ in found.taken),
            tuple(cells[taken.planned].planned for taken, _ in found.taken),
            tuple(self._spelled(level + 1, each) for each in below if each is not None),
        )

    def _best(self, outer: tuple[_Taken, ...]) -> _Ranges:
        """The ranges of the next size in a box of those before: the best up to each cell in turn,
        of those up to one before it and one range more."""
        best = [_Ranges()]
        for end in range(1, len(self.kernels.cells[len(outer)]) + 1):
            options = (
                self._joined(best[first], (*outer, _Taken(first, end, planned)))
                for first in range(end) for planned in range(first, end)
            )  # fmt: skip
            best.append(min(options, key=lambda found: found.cost))
        return best[-1]

    def _joined(self, before: _Ranges, box: tuple[_Taken, ...]) -> _Ranges:
        """Ranges, and one more behind them, the last of a box."""
        if len(box) == len(self.letters):
            return _Ranges(before.cost + self._cost(box), (*before.taken, (box[-1], None)))
        below = self._best(box)
        return _Ranges(before.cost + below.cost, (*before.taken, (box[-1], below)))

    def _cost(self, box: Sequence[_Taken]) -> float:
        """What a kernel for a box costs: its price, and what it loses in each cell."""
        lost = self.kernels.lost(tuple(each.planned for each in box), self._is_bounded(box))
        if lost is None:
            return inf
        inside = product(*(range(each.first, each.end) for each in box))
        return self.price * len(lost) + sum(lost[places] for places in inside)

    def _is_bounded(self, box: Sequence[_Taken]) -> bool:
        """Whether results of a box are."""
        every = zip(self.letters, self.kernels.cells, box, strict=True)
        ends = (cells[taken.end - 1].end for letter, cells, taken in every
                if letter in self.of_result)  # fmt: skip
        return self.bounded and all(each < LARGEST for each in ends)
