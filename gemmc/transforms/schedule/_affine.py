"""What is known of affine indices: their range, what divides them, how they change along a loop."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
)

Kind = AffineBinaryOpKind


def _parts(found: AffineExpr) -> tuple[AffineBinaryOpKind, AffineExpr, int] | None:
    """An expression with a constant on its right; None of a sum."""
    assert isinstance(found, AffineBinaryOpExpr), "indices have no symbols"
    if found.kind == Kind.Add:
        return None
    assert isinstance(found.rhs, AffineConstantExpr), "indices are affine"
    return found.kind, found.lhs, found.rhs.value


def range_of(found: AffineExpr, extents: Sequence[int]) -> tuple[int, int]:
    """The least and the largest value where each loop runs from 0 to below its extent."""
    if isinstance(found, AffineConstantExpr):
        return found.value, found.value
    if isinstance(found, AffineDimExpr):
        return 0, extents[found.position] - 1
    parts = _parts(found)
    if parts is None:
        assert isinstance(found, AffineBinaryOpExpr)
        (low, high), (more, most) = (range_of(each, extents) for each in (found.lhs, found.rhs))
        return low + more, high + most
    kind, inner, number = parts
    low, high = range_of(inner, extents)
    if kind == Kind.Mul:
        return min(low * number, high * number), max(low * number, high * number)
    if kind == Kind.Mod:
        inside = low >= 0 and high < number
        return (low, high) if inside else (0, number - 1)
    if kind == Kind.FloorDiv:
        return low // number, high // number
    return -(-low // number), -(-high // number)


def divisor_of(found: AffineExpr, loop: int, count: int) -> int:
    """A number that divides an expression wherever the loop's counter is a multiple of `count`; 0
    of what is 0."""
    if isinstance(found, AffineConstantExpr):
        return abs(found.value)
    if isinstance(found, AffineDimExpr):
        return count if found.position == loop else 1
    parts = _parts(found)
    if parts is None:
        assert isinstance(found, AffineBinaryOpExpr)
        return gcd(divisor_of(found.lhs, loop, count), divisor_of(found.rhs, loop, count))
    kind, inner, number = parts
    own = divisor_of(inner, loop, count)
    if kind == Kind.Mul:
        return own * abs(number)
    if kind == Kind.Mod:
        return gcd(own, number)
    return own // number if own and own % number == 0 else 1


def step_of(found: AffineExpr, loop: int, count: int) -> int | None:
    """How much more an expression is for each of `count` neighbours along a loop than for the one
    before, the first of them a multiple of `count`; None where that differs."""
    if isinstance(found, AffineConstantExpr):
        return 0
    if isinstance(found, AffineDimExpr):
        return int(found.position == loop)
    parts = _parts(found)
    if parts is None:
        assert isinstance(found, AffineBinaryOpExpr)
        one, other = (step_of(each, loop, count) for each in (found.lhs, found.rhs))
        return None if one is None or other is None else one + other
    kind, inner, number = parts
    step = step_of(inner, loop, count)
    if step is None or step == 0:
        return step
    if kind == Kind.Mul:
        return step * number
    # A run stays between two multiples of the number if it begins at a multiple of its length.
    length = step * count
    stays = step > 0 and number % length == 0 and divisor_of(inner, loop, count) % length == 0
    if not stays:
        return 0 if count == 1 else None
    return step if kind == Kind.Mod else 0


def linear(indexing: AffineMap, shape: Sequence[int]) -> AffineExpr:
    """The number of an element in row-major order."""
    place: AffineExpr = AffineExpr.constant(0)
    for axis, each in enumerate(indexing.results):
        stride = 1
        for extent in shape[axis + 1 :]:
            stride *= extent
        place = place + each * stride
    return place
