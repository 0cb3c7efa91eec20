"""Sizes that a program computes as floats: torch and ONNX have an image's new height so."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import Float32Type, Float64Type, FloatAttr
from xdsl.ir import SSAValue

from gemmc.dialects.sizes.arithmetic import Size, combined, least, product

_LARGEST = 64
"""A factor's odd part is less: multiples of sizes up to 2^24 / 64 are then exact in f32."""


def scaled(op: arith.FPToSIOp, sizes: Callable[[SSAValue], Size | None]) -> Size | None:
    """What `fptosi(n · c)`, or of the product's floor or ceiling, is of a size n; None where that
    is not known: where the factor is no short binary fraction, or the divisor no whole number; of
    floats of 16 bits, which round sizes; and of what may be below 0 without a floor or a ceiling,
    which is rounded towards 0."""
    value, kind = op.input, arith.FloorDivSIOp
    rounded = isinstance(value.owner, math.FloorOp | math.CeilOp)
    if isinstance(value.owner, math.FloorOp | math.CeilOp):
        kind = arith.CeilDivSIOp if isinstance(value.owner, math.CeilOp) else kind
        value = value.owner.operand
    found = _fraction(value, sizes)
    if found is None or not isinstance(value.type, Float32Type | Float64Type):
        return None
    size, factor = found
    low = least(size)
    if not rounded and (low is None or low < 0):
        return None
    return combined(kind, product((size, factor.numerator)), factor.denominator)


def _fraction(
    value: SSAValue, sizes: Callable[[SSAValue], Size | None]
) -> tuple[Size, Fraction] | None:
    """A float that is a size times a fraction."""
    op = value.owner
    whole = _size(value, sizes)
    if whole is not None:
        return whole, Fraction(1)
    if not isinstance(op, arith.MulfOp | arith.DivfOp):
        return None
    pairs = [(op.lhs, op.rhs), (op.rhs, op.lhs)][: 2 if isinstance(op, arith.MulfOp) else 1]
    for one, other in pairs:
        size, factor = _size(one, sizes), _constant(other)
        if size is not None and factor is not None:
            taken = factor if isinstance(op, arith.MulfOp) else _inverse(factor)
            return None if taken is None or not _is_short(taken) else (size, taken)
    return None


def _size(value: SSAValue, sizes: Callable[[SSAValue], Size | None]) -> Size | None:
    """The size that a float is converted from."""
    op = value.owner
    return sizes(op.input) if isinstance(op, arith.SIToFPOp | arith.UIToFPOp) else None


def _constant(value: SSAValue) -> Fraction | None:
    """A float above 0 that is a constant."""
    op = value.owner
    if not isinstance(op, arith.ConstantOp) or not isinstance(op.value, FloatAttr):
        return None
    number = op.value.value.data
    return Fraction(number) if 0 < number < float("inf") else None


def _inverse(factor: Fraction) -> Fraction | None:
    """What a division by a number multiplies by: of an integer, whose quotients of sizes below
    2^24 round to no other integer, and of what has a short inverse."""
    return 1 / factor if factor.denominator == 1 or factor.numerator == 1 else None


def _is_short(factor: Fraction) -> bool:
    odd = factor.numerator
    while odd % 2 == 0:
        odd //= 2
    return odd < _LARGEST and factor.denominator < 1 << 24
