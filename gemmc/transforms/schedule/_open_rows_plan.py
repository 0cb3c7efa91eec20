"""How warps take rows whose length a launch tells."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir.affine import AffineMap

from gemmc.dialects.tile.loops import LoopsOp
from gemmc.transforms.schedule._affine import step_of
from gemmc.transforms.schedule._runs import Run, tests_of

LEAST, MOST = 2, 8
"""Elements of a row that a lane loads at once, at least and at most."""

RUNS = 8
"""Runs of the longest rows, from which on runs are longer: what the last one has behind the end of
a row is computed for nothing."""


def runs_apart(
    stages: Sequence[LoopsOp], lanes: int, longest: int
) -> tuple[int, tuple[tuple[Run, ...], ...]]:
    """Runs of elements as far apart as a row has lanes, so that what these read at once are
    neighbours in rows of any length, up to the `longest`; of one element, where an input does not
    lie along the row."""
    count = 1 if not all(map(_lies_along, stages)) else LEAST
    while 1 < count < MOST and RUNS * lanes * count < longest:
        count *= 2
    return count, tuple(
        tuple(Run(lanes if _is_along(loops, each.data) else 0, 1) for each in loops.maps)
        for loops in stages
    )


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
