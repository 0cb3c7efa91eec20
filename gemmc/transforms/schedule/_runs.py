"""How a thread accesses neighbouring elements of the inputs of `tile.loops`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import gcd
from typing import cast

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute
from xdsl.ir.affine import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymExpr,
)

from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.types import bits
from gemmc.transforms.schedule._affine import at_first, divisor_of, linear, range_of, step_of

ACCESS_BITS = 128
"""Of the widest access of a thread (PTX ISA, "ld": .v4 of 32 bits)."""

KNOWN = 4096
"""How many answers are kept."""

_ONE = AffineExpr.constant(1)


@dataclass(frozen=True)
class Run:
    """An input's elements for a thread's run along a loop: how far they are apart in memory, and
    how many are loaded together. `ragged` is the index by which the input begins or ends inside of
    a run."""

    step: int
    width: int
    ragged: AffineExpr | None = None


def runs_of(loops: LoopsOp, loop: int, most: int) -> tuple[int, list[Run]]:
    """The length of the runs along a loop, at most so long, and each input's.

    It divides the loop's extent, and in all inputs neighbours are equally far apart, and in or
    outside of the input together, but for runs that an input begins or ends in.
    """
    count = most
    while count > 1:
        found = _runs(loops, loop, count)
        if found is not None and _divides(count, loops.sizes[loop]):
            return count, found
        count //= 2
    found = _runs(loops, loop, 1)
    assert found is not None, "one element is a run"
    return 1, found


def most_elements(kind: Attribute) -> int:
    """How many elements of a type a thread accesses at once."""
    return max(1, ACCESS_BITS // max(bits(kind), 8))


def _runs(loops: LoopsOp, loop: int, count: int) -> list[Run] | None:
    found: list[Run] = []
    for number, (value, indexing) in enumerate(zip(loops.inputs, loops.maps, strict=True)):
        kind = cast("TensorType[Attribute]", value.type).element_type
        shape, sizes = tuple(loops.shape_of(number)), tuple(loops.sizes)
        run = _run(indexing.data, kind, shape, sizes, loop, count)
        if run is None:
            return None
        found.append(run)
    return found


@lru_cache(maxsize=KNOWN)
def _run(
    indexing: AffineMap,
    kind: Attribute,
    shape: tuple[AffineExpr, ...],
    extents: tuple[AffineExpr, ...],
    loop: int,
    count: int,
) -> Run | None:
    """An input's elements for a run; None where they are not as far apart. Who looks for siblings
    asks of the same loops again and again."""
    if not _in_or_outside_together(indexing, shape, extents, loop, count):
        return None
    steps = [step_of(each, loop, count) for each in indexing.results]
    if any(step is None for step in steps):
        return None
    if any(isinstance(each, AffineSymExpr) for each in shape[1:]):
        return _told_run(indexing, kind, shape, extents, loop, count)
    units = frozenset(n for n, each in enumerate(extents) if each == _ONE and n != loop)
    place = at_first(linear(indexing, shape), units)
    step = step_of(place, loop, count)
    if step is None or step < 0:  # backwards: one by one
        return Run(0, 1) if count == 1 else None
    ragged = _ragged(indexing, shape, extents, loop, count)
    wide = step == 1 and count > 1
    if not wide:
        return Run(step, 1, ragged)
    aligned = gcd(divisor_of(place, loop, count), count, most_elements(kind))
    return Run(step, 1 if ragged is not None else aligned, ragged)


def _told_run(
    indexing: AffineMap,
    kind: Attribute,
    shape: Sequence[AffineExpr],
    extents: Sequence[AffineExpr],
    loop: int,
    count: int,
) -> Run | None:
    """Of an input whose strides a launch tells: one element, or several that are the same one or
    neighbours along its last dimension, of which every row has a whole number where it is known."""
    steps = [step_of(each, loop, count) for each in indexing.results]
    if count > 1 and any(steps[:-1]):
        return None
    step = steps[-1] if steps else 0
    if step is None or not 0 <= step <= 1:
        return Run(0, 1) if count == 1 else None
    ragged, length = _ragged(indexing, shape, extents, loop, count), shape[-1]
    alone = step == 0 or count == 1 or ragged is not None
    if alone or not isinstance(length, AffineConstantExpr):
        return Run(step, 1, ragged)
    begins = divisor_of(indexing.results[-1], loop, count)
    return Run(step, gcd(begins, length.value, count, most_elements(kind)))


def _ragged(
    indexing: AffineMap,
    shape: Sequence[AffineExpr],
    extents: Sequence[AffineExpr],
    loop: int,
    count: int,
) -> AffineExpr | None:
    """The index that passes the beginning or the end of an input inside of a run; None where no run
    of `count` does."""
    for each, extent, _, high in _outside(indexing, shape, extents):
        if step_of(each, loop, count) == 1 and _is_parted(each, extent, loop, count, high=high):
            return each
    return None


def _is_parted(
    index: AffineExpr, extent: AffineExpr, loop: int, count: int, *, high: bool
) -> bool:
    """Whether a run may be inside of an input in part: where its index begins at multiples of its
    length, at the input's end only."""
    if count > 1 and divisor_of(index, loop, count) % count:
        return True
    return high and not _divides(count, extent)


def _in_or_outside_together(
    indexing: AffineMap,
    shape: Sequence[AffineExpr],
    extents: Sequence[AffineExpr],
    loop: int,
    count: int,
) -> bool:
    """Whether that is so of a run, or one index along which it is not takes all of its elements
    apart."""
    ragged = 0
    for each, extent, _, high in _outside(indexing, shape, extents):
        step = step_of(each, loop, count)
        if step == 0 or count == 1:
            continue
        if step != 1:
            return False
        ragged += int(_is_parted(each, extent, loop, count, high=high))
    return ragged <= 1


def _outside(
    indexing: AffineMap, shape: Sequence[AffineExpr], extents: Sequence[AffineExpr]
) -> Iterator[tuple[AffineExpr, AffineExpr, bool, bool]]:
    """Indices that may lie outside of an input, its extent, and on which sides they may."""
    for each, extent in zip(indexing.results, shape, strict=True):
        least, largest = range_of(each, extents)
        number = extent.value if isinstance(extent, AffineConstantExpr) else None
        high = not _ends_there(each, extent, extents) if number is None else largest >= number
        if least < 0 or high:
            yield each, extent, least < 0, high


def _ends_there(
    index: AffineExpr, extent: AffineExpr, extents: Sequence[AffineExpr]
) -> bool:
    """Whether an index is plainly below an extent that a launch tells: a loop that runs as far."""
    return isinstance(index, AffineDimExpr) and extents[index.position] == extent


def _divides(count: int, extent: AffineExpr) -> bool:
    """Whether an extent is plainly a multiple."""
    return count == 1 or (isinstance(extent, AffineConstantExpr) and extent.value % count == 0)


def tests_of(
    indexing: AffineMap, shape: Sequence[AffineExpr], extents: Sequence[AffineExpr]
) -> list[tuple[AffineExpr, AffineExpr, bool, bool]]:
    """What has to be tested so that only elements of an input are read: an index, the extent, and
    whether it may be below 0 or not below the extent."""
    return list(_outside(indexing, shape, extents))
