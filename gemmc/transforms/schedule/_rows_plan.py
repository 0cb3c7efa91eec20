"""Several `tile.loops` over the same rows, each of which a warp or several take through all of
them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from math import prod
from typing import cast

from xdsl.dialects.builtin import DYNAMIC_INDEX, AnyFloat, TensorType
from xdsl.ir import Attribute, SSAValue
from xdsl.ir.affine import (
    AffineConstantExpr,
    AffineExpr,
    AffineSymExpr,
)

from gemmc.analysis.told_loops import are_as_long, range_of_last
from gemmc.dialects.dynamic import Range
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.types import bits
from gemmc.target import SM90
from gemmc.transforms.schedule._loops_plan import WARP, WARPS, is_by_lanes, plan_of
from gemmc.transforms.schedule._open_rows_plan import Runs, group_of, runs_in_order, runs_of_open
from gemmc.transforms.schedule._row_places import (
    are_behind,
    counting_rows,
    is_by_counters,
    place_in_row,
    row_extents,
    row_loops,
    rows_and_behind,
)
from gemmc.transforms.schedule._runs import most_elements, runs_of

WORD = 32

MOST_HELD = 192
"""Registers of a thread, at most, in which a row's elements stay from one loop to the next; a CTA
of 256 threads has 255 for each."""

BESIDE = 64
"""Registers that a thread has beside those."""

FLIGHT = 8
"""Registers that a thread loads at once, where there are enough rows: of shorter rows, a warp has
several, and CTAs are as large as they may be."""

LONG = 128
"""Threads of a CTA whose warps have a longer row each: its warps wait for each other when it ends.
"""

MOST_WARPS = 16
"""Warps that share a row, at most."""

MOST_ELEMENTS, LEAST_ELEMENTS = 32, 8
"""Elements of a row that a lane has at most, while more warps may share it; at least, where rows
are too few to occupy the device otherwise."""


@dataclass(frozen=True)
class RowsPlan:
    """A warp has rows of `extents` many, of `length` elements each, or `warps` of them, a CTA,
    share one. `group` of a warp's lanes have a row, other ones those beside it, and then the next
    ones, `rows` of each: a lane has `chunks` runs of `count` neighbours of each row. A CTA has
    so many `threads`. `runs` says how each input of each of the loops is read for a run, `names`
    what the last of the loops calls the sizes of each. Of rows whose length a launch tells
    (`is_open`), which may be no `whole` runs, elements of one are as far apart as the row has lanes
    else, and where several warps share one, or a lane can't hold the `longest`, it holds one run of
    a row and walks over the rest in each of the loops. A reduction that `chooses` takes neighbours
    in order, in whole runs or not."""

    extents: tuple[AffineExpr, ...]
    length: int
    warps: int
    group: int
    threads: int
    rows: int
    chunks: int
    count: int
    whole: bool
    runs: Runs
    names: tuple[Mapping[str, str], ...]
    longest: int
    chooses: bool

    @property
    def is_open(self) -> bool:
        """Whether a launch tells how long rows are, up to the `longest`."""
        return self.length == DYNAMIC_INDEX

    @property
    def is_held(self) -> bool:
        """Whether lanes hold all of a row."""
        return self.longest <= self.lanes * self.count * self.chunks

    @property
    def units(self) -> int | None:
        """The warps that have rows, or the CTAs; None where a launch tells."""
        number = number_of(self.extents)
        return None if number is None else -(-number // self.per_unit)

    @property
    def per_cta(self) -> int:
        """Of these, how many a CTA is."""
        return self.threads // (WARP * self.warps)

    @property
    def beside(self) -> int:
        """Rows that a warp's lanes have beside each other."""
        return WARP // self.group

    @property
    def per_unit(self) -> int:
        """Rows of a warp, or of a CTA."""
        return self.rows * self.beside

    @property
    def lanes(self) -> int:
        """That share a row."""
        return self.group * self.warps

    @property
    def apart(self) -> int:
        """How far the elements of a run are from each other."""
        return 1 if self.whole or self.chooses else self.lanes

    @property
    def walks(self) -> bool:
        """Whether rows may have less than lanes hold of one, or more."""
        return self.is_open or self.chooses

    @property
    def some_outside(self) -> bool:
        """Whether the last warp may have fewer rows than the others."""
        number = number_of(self.extents)
        return self.per_unit > 1 and (number is None or number % self.per_unit != 0)

    @property
    def ragged(self) -> bool:
        """Whether some lanes' last runs are behind the row's end."""
        return self.length % (self.lanes * self.count) != 0

    @property
    def leaves_idle(self) -> bool:
        """Whether rows are long, so that the most warps have more of each than they should, and too
        few to occupy the device: parts of them would be reduced by more (`split-reductions`)."""
        number, most = number_of(self.extents), 1 if self.chooses else MOST_WARPS
        long = self.length > MOST_ELEMENTS * WARP * most
        return long and number is not None and number * most < WARPS


def rows_of(
    stages: Sequence[LoopsOp], threads: int, most: int = MOST_HELD, warps: int = 0
) -> RowsPlan | None:
    """How warps take rows through several loops, each of which may read the results of those
    before; None where that is no kernel of CTAs of so many threads, where a warp has rows alone.

    Each has to be a reduction of rows that are a warp's on their own, or element-wise over the
    rows, or behind them over what these are reduced to; some are reductions, or the last one alone.
    What several of the loops read of a row fits registers, `most` of each thread. So many `warps`
    share a row; 0: as many as its length and the number of rows ask for. Totals that are integers
    have no way through shared memory, so that a warp has such rows alone.
    """
    rows, behind = rows_and_behind(stages)
    if not rows or not are_behind(rows, behind):
        return None
    *first, last = stages = rows
    if not _have_same_rows(stages) or not _read_own_rows(stages):
        return None
    names = [_names_in(last, each) if first else {n: n for n in last.places} for each in stages]
    names += [_names_behind(last, each) for each in behind]
    chooses = any(each.keeps is not None for each in stages)
    if None in names or (chooses and not _reduce_the_same(stages)):
        return None
    length, extents = last.extents[-1], tuple(last.sizes[loop] for loop in row_loops(last))
    number = number_of(extents)
    is_open = length == DYNAMIC_INDEX
    told = reduce(Range.both, map(range_of_last, stages)) if is_open else Range(length, length)
    is_alone = chooses or not _hand_floats_on(stages)
    if is_alone and warps > 1:
        return None
    warps = 1 if is_alone else warps or warps_of(told.most, number)
    group, count, whole, runs = _runs(stages, warps, told, chooses=chooses)
    lanes, width = group * warps, 16 if count > 1 and whole else WORD
    chunks, bits_held = -(-told.most // (lanes * count)), _bits_held(stages, width)
    room = min(most, SM90.launch_registers(WARP * warps) - BESIDE)
    if is_open and (warps > 1 or not 0 < bits_held * chunks * count <= room * WORD):
        chunks = 1
    if chooses:
        chunks = min(-(-told.most // (lanes * count)), MOST_ELEMENTS // count)
    makes = is_open and any(each.reduced is None for each in first)
    if makes and told.most > lanes * count * chunks:
        return None
    held = -(-bits_held * chunks * count // WORD)
    if held > room:
        return None
    loaded = held if first else -(-_bits_read(last, width) * chunks * count // WORD)
    rows = 1 if warps > 1 else _rows_a_warp(number, WARP // group, loaded)
    threads = lanes if warps > 1 else threads if held <= FLIGHT else min(threads, LONG)
    known = tuple(each for each in names if each is not None)
    return RowsPlan(
        extents, length, warps, group, threads, rows, chunks, count, whole, runs, known, told.most,
        chooses,
    )  # fmt: skip


def _have_same_rows(stages: Sequence[LoopsOp]) -> bool:
    """Whether loops are over the same rows, which the first ones reduce, or all of known length."""
    *first, last = stages
    if not last.extents or not are_as_long(stages):
        return False
    shape = row_extents(last)
    if any(each.tables or row_extents(each) != shape for each in stages):
        return False
    if first and all(each.reduced is None for each in stages):
        return False
    return all(each.reduced is None or _is_a_warps(each) for each in stages)


def _reduce_the_same(stages: Sequence[LoopsOp]) -> bool:
    """Whether loops reduce the same elements."""
    given = {(*each.inputs, each.maps, each.reduced, each.dynamic) for each in stages}
    return len(given) == 1 and stages[0].reduced is not None


def is_of_rows(loops: LoopsOp, plan: RowsPlan) -> bool:
    """Whether a reduction alone is better off by such a plan: of rows of open length, and of short
    rows, of which a warp has several, where a row is not a thread's."""
    if loops.reduced is None:
        return False
    several = plan.per_unit > 1 or plan.chooses
    return plan.is_open or (several and plan_of(loops, plan.threads).by_warps)


def warps_of(length: int, number: int | None) -> int:
    """How many warps share a row of so many elements, of so many rows; None where a launch tells
    how many."""
    warps = 1
    while warps < MOST_WARPS and (
        length > MOST_ELEMENTS * WARP * warps
        or (number is not None and 2 * warps * number <= WARPS
            and length >= 2 * LEAST_ELEMENTS * WARP * warps)
    ):  # fmt: skip
        warps *= 2
    return warps


def _hand_floats_on(stages: Sequence[LoopsOp]) -> bool:
    """Whether all that rows are reduced to are floats."""
    return all(isa(each.summed_in, AnyFloat) for each in stages if each.reduced is not None)


def _rows_a_warp(number: int | None, beside: int, loaded: int) -> int:
    """How many of so many rows, of many where a launch tells, a group of a warp's lanes has, each
    of which loads so many registers of a row."""
    rows = 1
    while loaded and 2 * rows * loaded <= FLIGHT and (
        number is None or number // (2 * rows * beside) >= WARPS
    ):
        rows *= 2
    return rows


def number_of(extents: Sequence[AffineExpr]) -> int | None:
    """The product of extents; None where a launch tells some."""
    known = [each.value for each in extents if isinstance(each, AffineConstantExpr)]
    return prod(known) if len(known) == len(extents) else None


def _names_in(last: LoopsOp, loops: LoopsOp) -> dict[str, str] | None:
    """What the last of the loops calls the sizes of others, which are those of the same rows and of
    their length; None where they have more."""
    counted, as_many = ((*row_loops(each), len(each.extents) - 1) for each in (loops, last))
    return _names_of(last, as_many, loops, counted)


def _names_behind(last: LoopsOp, loops: LoopsOp) -> dict[str, str] | None:
    """The same of loops that have one element for each row."""
    return _names_of(last, row_loops(last), loops, counting_rows(loops))


def _names_of(
    last: LoopsOp, as_many: Sequence[int], loops: LoopsOp, counted: Sequence[int]
) -> dict[str, str] | None:
    found = dict[str, str]()
    own, others = list(loops.places), list(last.places)
    for loop, other in zip(counted, as_many, strict=True):
        size, wanted = loops.sizes[loop], last.sizes[other]
        if isinstance(size, AffineSymExpr) and isinstance(wanted, AffineSymExpr):
            name = others[wanted.position]
            if found.setdefault(own[size.position], name) != name:
                return None
    return found if set(found) == set(own) else None


def _is_a_warps(loops: LoopsOp) -> bool:
    """Whether loops reduce each row to one element, by lanes of a warp."""
    rank = loops.result.type.get_num_dims()
    return len(loops.extents) == rank + 1 and loops.extents[-1] != 1 and is_by_lanes(loops)


def _read_own_rows(stages: Sequence[LoopsOp]) -> bool:
    """Whether the loops read of each other's results what is of their own row, of as many rows, and
    of those that are element-wise what they make themselves."""
    made: dict[SSAValue, LoopsOp] = {each.result: each for each in stages}
    one = AffineExpr.constant(1)
    for loops in stages:
        for number, (value, indexing) in enumerate(zip(loops.inputs, loops.maps, strict=True)):
            if value not in made:
                continue
            counted = row_loops(loops)
            if made[value].reduced is None:
                counted = [*counted, len(loops.extents) - 1]
            extents = [each for each in loops.shape_of(number) if each != one]
            shape = made[value].result.type.get_shape()
            same = extents == [loops.sizes[loop] for loop in counted if loops.extents[loop] != 1]
            if not same or not is_by_counters(loops, indexing.data, shape, counted):
                return False
    return True


def _kinds(loops: LoopsOp) -> list[Attribute]:
    return [cast("TensorType[Attribute]", value.type).element_type for value in loops.inputs]


def _runs(
    stages: Sequence[LoopsOp], warps: int, told: Range, *, chooses: bool
) -> tuple[int, int, bool, Runs]:
    """How many lanes of a warp have a row, the elements of a run, whether rows are of whole runs,
    and how these are read."""
    if chooses:
        group, count, whole, own = runs_in_order(stages[-1], told)
        return group, count, whole, own * len(stages)
    is_open = stages[-1].extents[-1] == DYNAMIC_INDEX
    return (runs_of_open if is_open else _runs_in_all)(stages, warps, told)


def _runs_in_all(
    stages: Sequence[LoopsOp], warps: int, told: Range
) -> tuple[int, int, bool, Runs]:
    """How many lanes of a warp have a row, and runs of neighbours as long as all of the loops can
    have them, which rows of a known length are; those of all lanes of several warps not longer than
    a row where that is possible."""
    length = told.most
    made = {each.result for each in stages}
    kinds = [
        kind for loops in stages
        for value, kind in zip(loops.inputs, _kinds(loops), strict=True) if value not in made
    ]  # fmt: skip
    count = min(8, max(map(most_elements, kinds), default=1))
    while count > 1 and warps > 1 and warps * WARP * count > length:
        count //= 2
    while True:
        found = [runs_of(each, len(each.extents) - 1, count) for each in stages]
        least = min(each for each, _ in found)
        if least == count:
            runs = tuple(tuple(runs) for _, runs in found)
            return WARP if warps > 1 else group_of(length, count), count, True, runs
        count = least


def _bits_held(stages: Sequence[LoopsOp], least: int) -> int:
    """Of one place in a row, in all that is read by one of the loops and by a later one, or made
    for it, each of which takes so many at least: behind that of the loops where it is most."""
    makers: dict[SSAValue, int] = {
        each.result: number for number, each in enumerate(stages) if each.reduced is None
    }
    seen: dict[tuple[SSAValue, str], list[int]] = {}
    sizes: dict[tuple[SSAValue, str], int] = {}
    for number, loops in enumerate(stages):
        for value, indexing, kind in zip(loops.inputs, loops.maps, _kinds(loops), strict=True):
            if len(loops.extents) - 1 in indexing.data.used_dims():
                place = value, place_in_row(loops, indexing.data)
                made = [makers[value]] if value in makers else []
                seen.setdefault(place, made).append(number)
                sizes[place] = max(least, bits(kind))
    return max(
        sum(sizes[place] for place, each in seen.items() if each[0] <= number < each[-1])
        for number in range(len(stages))
    )


def _bits_read(loops: LoopsOp, least: int) -> int:
    """Of one place in a row, in all that loops read, each of which takes so many at least."""
    return sum(
        max(least, bits(kind))
        for indexing, kind in zip(loops.maps, _kinds(loops), strict=True)
        if len(loops.extents) - 1 in indexing.data.used_dims()
    )
