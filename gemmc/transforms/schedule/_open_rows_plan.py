"""How warps take rows whose length a launch tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects.builtin import DYNAMIC_INDEX, AnyFloat, TensorType
from xdsl.ir import Attribute
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.dialects.dynamic import Range
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.transforms.schedule._affine import step_of
from gemmc.transforms.schedule._runs import Run, most_elements, runs_of, tests_of

SHORT, MOST = 4, 8
"""Elements of a row that a lane loads at once, of short rows and at most."""

RUNS = 8
"""Runs of the longest rows, from which on runs are longer: what the last one has behind the end of
a row is computed for nothing."""

WARP = 32


Runs = tuple[tuple[Run, ...], ...]
"""How each input of each of several loops is read for a run."""


def runs_of_open(
    stages: Sequence[LoopsOp], warps: int, told: Range
) -> tuple[int, int, bool, Runs]:
    """How many lanes of a warp have a row, of so many elements as `told` says; the elements of a
    run, whether rows are of whole runs, and how these are read: as neighbours, where rows are, else
    as far apart as the row has lanes, so that what these read at once are neighbours in rows of any
    length."""
    count = _count(stages, warps, told.most)
    group = WARP if warps > 1 else group_of(told.most, count)
    if told.multiple % count == 0 and all(map(has_whole_rows, stages)):
        return group, count, True, tuple(
            tuple(_of_neighbours(loops, number, count) for number in range(len(loops.inputs)))
            for loops in stages
        )
    apart = group * warps
    return group, count, False, tuple(
        tuple(Run(apart if _is_along(loops, each.data) else 0, 1) for each in loops.maps)
        for loops in stages
    )


def runs_in_order(loops: LoopsOp, told: Range) -> tuple[int, int, bool, Runs]:
    """The same of a reduction that chooses: a lane's elements are neighbours, as are its next ones
    to the next lane's; loaded in vectors where rows are of whole ones."""
    last, open_ = len(loops.extents) - 1, loops.extents[-1] == DYNAMIC_INDEX
    if not open_:
        kinds = (cast("TensorType[Attribute]", each.type).element_type for each in loops.inputs)
        count, runs = runs_of(loops, last, min(MOST, max(map(most_elements, kinds))))
        if count >= SHORT:
            return group_of(told.most, count), count, True, (tuple(runs),)
    count = SHORT if _lies_along(loops) else 1
    inputs = range(len(loops.inputs))
    if open_ and told.multiple % count == 0 and has_whole_rows(loops):
        found = tuple(_of_neighbours(loops, number, count) for number in inputs)
        return group_of(told.most, count), count, True, (found,)
    apart = tuple(Run(int(_is_along(loops, each.data)), 1) for each in loops.maps)
    return group_of(told.most, count), count, False, (apart,)


def has_whole_rows(loops: LoopsOp) -> bool:
    """Whether each input that loops count along the row lies along it and is as long, so that it
    has vectors where the length is a multiple."""
    last = len(loops.extents) - 1
    return all(
        indexing.data.results[-1] == AffineExpr.dimension(last)
        and loops.shape_of(number)[-1] == loops.sizes[last]
        and not any(last in each.used_dims() for each in indexing.data.results[:-1])
        for number, indexing in enumerate(loops.maps)
        if _is_along(loops, indexing.data)
    )


def _of_neighbours(loops: LoopsOp, number: int, count: int) -> Run:
    """How an input of whole rows is read."""
    if not _is_along(loops, loops.maps.data[number].data):
        return Run(0, 1)
    kind = cast("TensorType[Attribute]", loops.inputs[number].type).element_type
    return Run(1, min(count, most_elements(kind)) if isa(kind, AnyFloat) else 1)


def _count(stages: Sequence[LoopsOp], warps: int, longest: int) -> int:
    """The elements of a run; one, where an input does not lie along the row."""
    if not all(map(_lies_along, stages)):
        return 1
    count = SHORT
    while count < MOST and RUNS * WARP * warps * count < longest:
        count *= 2
    return count


def group_of(length: int, count: int) -> int:
    """How many lanes of a warp have a row of so many elements, so many of them each: a power of
    2."""
    group = 1
    while group < WARP and group * count < length:
        group *= 2
    return group


def _is_along(loops: LoopsOp, indexing: AffineMap) -> bool:
    return len(loops.extents) - 1 in indexing.used_dims()


def _lies_along(loops: LoopsOp) -> bool:
    """Whether neighbours along the last loop are neighbours in each input that it counts, and an
    input ends along it at most, as the loop does."""
    return all(
        _has_neighbours(loops, number) for number, indexing in enumerate(loops.maps)
        if _is_along(loops, indexing.data)
    )  # fmt: skip


def _has_neighbours(loops: LoopsOp, number: int) -> bool:
    last, indexing = len(loops.extents) - 1, loops.maps.data[number].data
    *outer, inner = (step_of(each, last, MOST) for each in indexing.results)
    if inner != 1 or any(each != 0 for each in outer):
        return False
    tests = tests_of(indexing, loops.shape_of(number), loops.sizes)
    return not any(below for each, _, below, _ in tests if last in each.used_dims())
