"""What is known of affine indices: their range, what divides them, how they change along a loop.

Symbols are sizes that a call tells: numbers of 0 or more, of which nothing else is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd, inf

from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymExpr,
)

Kind = AffineBinaryOpKind


def _parts(found: AffineExpr) -> tuple[AffineBinaryOpKind, AffineExpr, AffineExpr] | None:
    """The sides of an expression, one that is no constant on the left; None of a sum."""
    assert isinstance(found, AffineBinaryOpExpr)
    if found.kind == Kind.Add:
        return None
    return found.kind, found.lhs, found.rhs


def _times(one: float, other: float) -> float:
    """A product in which nothing is 0, however often."""
    return 0 if 0 in (one, other) else one * other


def range_of(found: AffineExpr, extents: Sequence[AffineExpr]) -> tuple[float, float]:
    """The least and the largest value where each loop runs from 0 to below its extent."""
    if isinstance(found, AffineConstantExpr):
        return found.value, found.value
    if isinstance(found, AffineSymExpr):
        return 0, inf
    if isinstance(found, AffineDimExpr):
        extent = extents[found.position]
        return 0, extent.value - 1 if isinstance(extent, AffineConstantExpr) else inf
    parts = _parts(found)
    if parts is None:
        assert isinstance(found, AffineBinaryOpExpr)
        (low, high), (more, most) = (range_of(each, extents) for each in (found.lhs, found.rhs))
        return low + more, high + most
    kind, inner, other = parts
    (low, high), (least, most) = range_of(inner, extents), range_of(other, extents)
    if kind == Kind.Mul:
        ends = [_times(one, by) for one in (low, high) for by in (least, most)]
        return min(ends), max(ends)
    if kind == Kind.Mod:
        inside = low >= 0 and high < least
        return (low, high) if inside else (0, most - 1)
    if least != most:  # divided by a size
        return min(low, 0), max(high, 0)
    rounded = 0 if kind == Kind.FloorDiv else least - 1
    return tuple(each if abs(each) == inf else (each + rounded) // least  # type: ignore[return-value]
                 for each in (low, high))  # fmt: skip


def divisor_of(found: AffineExpr, loop: int, count: int) -> int:
    """A number that divides an expression wherever the loop's counter is a multiple of `count`; 0
    of what is 0."""
    if isinstance(found, AffineConstantExpr):
        return abs(found.value)
    if isinstance(found, AffineSymExpr):
        return 1
    if isinstance(found, AffineDimExpr):
        return count if found.position == loop else 1
    parts = _parts(found)
    if parts is None:
        assert isinstance(found, AffineBinaryOpExpr)
        return gcd(divisor_of(found.lhs, loop, count), divisor_of(found.rhs, loop, count))
    kind, inner, other = parts
    own, by = (divisor_of(each, loop, count) for each in (inner, other))
    if kind == Kind.Mul:
        return own * by
    if kind == Kind.Mod:
        return gcd(own, by)
    known = isinstance(other, AffineConstantExpr)
    return own // by if known and own and own % by == 0 else 1


def step_of(found: AffineExpr, loop: int, count: int) -> int | None:
    """How much more an expression is for each of `count` neighbours along a loop than for the one
    before, the first of them a multiple of `count`; None where that differs."""
    if isinstance(found, AffineConstantExpr | AffineSymExpr):
        return 0
    if isinstance(found, AffineDimExpr):
        return int(found.position == loop)
    parts = _parts(found)
    if parts is None:
        assert isinstance(found, AffineBinaryOpExpr)
        one, other = (step_of(each, loop, count) for each in (found.lhs, found.rhs))
        return None if one is None or other is None else one + other
    kind, inner, by = parts
    step = step_of(inner, loop, count)
    if step is None or (step == 0 and step_of(by, loop, count) == 0):
        return step
    if not isinstance(by, AffineConstantExpr):
        return 0 if count == 1 else None
    number = by.value
    if kind == Kind.Mul:
        return step * number
    # A run stays between two multiples of the number if it begins at a multiple of its length.
    length = step * count
    stays = step > 0 and number % length == 0 and divisor_of(inner, loop, count) % length == 0
    if not stays:
        return 0 if count == 1 else None
    return step if kind == Kind.Mod else 0


def at_first(found: AffineExpr, loops: frozenset[int]) -> AffineExpr:
    """An expression where the counters of some loops are 0."""
    if isinstance(found, AffineDimExpr):
        return AffineExpr.constant(0) if found.position in loops else found
    if not isinstance(found, AffineBinaryOpExpr):
        return found
    lhs, rhs = (at_first(each, loops) for each in (found.lhs, found.rhs))
    return AffineBinaryOpExpr(found.kind, lhs, rhs)


def lies_along(found: AffineExpr, loop: int) -> bool:
    """Whether neighbours along a loop are neighbours in memory, by the number of an element; or the
    same element for a few of them, which are unpacked from it."""
    return step_of(_by_whole(found, loop), loop, 1) == 1


def _by_whole(found: AffineExpr, loop: int) -> AffineExpr:
    """An expression of whole bytes or words, in place of what they hold."""
    if not isinstance(found, AffineBinaryOpExpr):
        return found
    if _unpacks(found, loop):
        return AffineExpr.dimension(loop)
    lhs, rhs = (_by_whole(each, loop) for each in (found.lhs, found.rhs))
    return AffineBinaryOpExpr(found.kind, lhs, rhs)


def _unpacks(found: AffineExpr, loop: int) -> bool:
    """Whether an expression divides a loop's counter by how many elements a byte or a word holds.
    """
    if not isinstance(found, AffineBinaryOpExpr) or found.kind != Kind.FloorDiv:
        return False
    by = found.rhs
    packed = isinstance(by, AffineConstantExpr) and by.value in PACKED
    return packed and step_of(found.lhs, loop, 1) == 1


PACKED = (2, 4, 8)
"""Elements of less than a byte that one holds, or of 4 bits that a word does."""


def linear(indexing: AffineMap, shape: Sequence[AffineExpr]) -> AffineExpr:
    """The number of an element in row-major order."""
    place: AffineExpr = AffineExpr.constant(0)
    for axis, each in enumerate(indexing.results):
        stride: AffineExpr = AffineExpr.constant(1)
        for extent in shape[axis + 1 :]:
            stride = stride * extent
        place = place + each * stride
    return place


def spelled(index: AffineExpr, counters: Sequence[str], sizes: Sequence[str]) -> str:
    """An index in other words for the loops' counters and the sizes that a call tells: the same for
    indices that plainly are the same. A counter may be "0"."""
    if isinstance(index, AffineDimExpr):
        return counters[index.position]
    if isinstance(index, AffineSymExpr):
        return sizes[index.position]
    if not isinstance(index, AffineBinaryOpExpr):
        return str(index)
    lhs, rhs = (spelled(each, counters, sizes) for each in (index.lhs, index.rhs))
    if index.kind == Kind.Add and "0" in (lhs, rhs):
        return rhs if lhs == "0" else lhs
    if index.kind == Kind.Mul and "0" in (lhs, rhs):
        return "0"
    return f"({lhs} {index.kind.value} {rhs})"
