"""Units of a `tile.loops` that go on from one row of the result to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.dialects.builtin import AnyFloat, TensorType
from xdsl.ir import Attribute
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap

from gemmc.dialects.isa import isa
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.transforms.schedule._affine import linear, step_of
from gemmc.transforms.schedule._runs import most_elements, tests_of

MOST = 8
"""Elements of a unit."""


@dataclass(frozen=True)
class Flat:
    """A unit's elements are `apart` in the row-major order of the result, whatever its rows: 1
    where it has neighbours, else as many as a CTA has threads, which have the elements between.

    `wide` says of each input how many elements are loaded together; 0 of one that does not lie as
    the result does, whose elements are found one by one.
    """

    apart: int
    wide: tuple[int, ...]


def flat_of(
    loops: LoopsOp, count: int, threads: int, fewest: int, most: int = MOST,
    *, neighbours: bool = True,
) -> tuple[int, Flat] | None:  # fmt: skip
    """Units that go on from row to row, and how many elements each has, at most so many; None where
    a unit of `count` neighbours along a row is as good, or where there are fewer than `fewest`
    elements.

    Units have `neighbours` if all inputs lie as the result does, or are one element for all, and
    are loaded together. Else, as where a row is added to each, their elements are as far apart as a
    CTA has threads: what a warp reads at once are neighbours, in all inputs that have some along
    the rows, and a thread has as many loads in flight.
    """
    kinds = [cast("TensorType[Attribute]", value.type).element_type for value in loops.inputs]
    made = loops.result.type.element_type
    most = min(most_elements(made), most)
    if loops.reduced is not None or count >= most or not _are_many(loops.sizes, fewest):
        return None
    lies = [_lies_as_result(loops, number) for number in range(len(kinds))]
    if neighbours and all(lies) and all(isa(kind, AnyFloat) for kind in (*kinds, made)):
        wide = (min(most, most_elements(kind)) for kind in kinds)
        return most, Flat(1, tuple(wide))
    if 1 < count and most <= 2 * count:
        return None
    return most, Flat(threads, tuple(map(int, lies)))


def is_one(indexing: AffineMap) -> bool:
    """Whether all elements of a result are made of the same element of an input."""
    return not any(each.used_dims() for each in indexing.results)


def _are_many(sizes: Sequence[AffineExpr], fewest: int) -> bool:
    """Whether a result has so many elements, or some extent that a launch tells."""
    known = [each.value for each in sizes if isinstance(each, AffineConstantExpr)]
    return len(known) < len(sizes) or prod(known) >= fewest


def _lies_as_result(loops: LoopsOp, number: int) -> bool:
    """Whether an input has one element for all of the result, or one for each, in its order."""
    indexing, shape = loops.maps.data[number].data, loops.shape_of(number)
    if tests_of(indexing, shape, loops.sizes):
        return False
    if is_one(indexing):
        return True
    sizes = [each.value for each in loops.sizes if isinstance(each, AffineConstantExpr)]
    known = [each.value for each in shape if isinstance(each, AffineConstantExpr)]
    if (len(sizes), len(known)) != (len(loops.sizes), len(shape)):
        return _has_same_extents(indexing, shape, loops.sizes)
    place = linear(indexing, shape)
    strides = [prod(sizes[loop + 1 :]) for loop in range(len(sizes))]
    return prod(sizes) == prod(known) and all(
        size == 1 or step_of(place, loop, size) == stride
        for loop, (size, stride) in enumerate(zip(sizes, strides, strict=True))
    )


def _has_same_extents(
    indexing: AffineMap, shape: Sequence[AffineExpr], sizes: Sequence[AffineExpr]
) -> bool:
    """Whether an input that a launch tells extents of is read by the result's counters, in order;
    extents of 1 aside."""
    one = AffineExpr.constant(1)
    longer = [place for place, size in enumerate(shape) if size != one]
    loops = [loop for loop, size in enumerate(sizes) if size != one]
    read = [indexing.results[place] for place in longer]
    counters = [each.position for each in read if isinstance(each, AffineDimExpr)]
    return len(counters) == len(read) and counters == loops and (
        [shape[place] for place in longer] == [sizes[loop] for loop in loops]
    )
