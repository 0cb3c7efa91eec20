"""8-bit floats as bits: what a byte means, the nearest one of a number, and its byte.

Exponent and mantissa stand where an f32 has them, which is the number but for the bias: a factor of
a power of two, exact for numbers below the normal range as well (OCP "8-bit floating point
specification", 5).
"""

from __future__ import annotations

from collections.abc import Callable
from math import nan
from typing import NamedTuple

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import (
    Float8E4M3FNType,
    Float8E5M2Type,
    FloatAttr,
    IntegerAttr,
    f16,
    f32,
    i8,
    i32,
)
from xdsl.ir import Attribute, Operation, SSAValue

Build = Callable[[Operation], SSAValue]

_MANTISSA, _BIAS, _INFINITE = 23, 127, 0x7F800000
"""Of an f32: bits of its mantissa, what its exponent is more by, and the bits of infinity."""

_BEYOND = 2.0**18
"""Larger than all 8-bit floats, and than what rounds to them."""


class Layout(NamedTuple):
    """Bits of mantissa; the largest size that is a number, or infinity; the largest finite number;
    what is larger."""

    mantissa: int
    last: int
    largest: float
    above: float

    @property
    def bias(self) -> int:
        """What the exponent is more by."""
        return (1 << (7 - self.mantissa - 1)) - 1


LAYOUTS: dict[type[Attribute], Layout] = {
    Float8E4M3FNType: Layout(3, 0x7E, 448.0, nan),
    Float8E5M2Type: Layout(2, 0x7C, 57344.0, float("inf")),
}


def _word(build: Build, value: int) -> SSAValue:
    return build(arith.ConstantOp(IntegerAttr(value, i32)))


def _number(build: Build, value: float) -> SSAValue:
    return build(arith.ConstantOp(FloatAttr(value, f32)))


def meant(build: Build, byte: SSAValue, layout: Layout) -> Operation:
    """The f16 that a byte means: 2^16, which E5M2's infinity has the bits of, is that in f16."""
    word = build(arith.ExtUIOp(byte, i32))
    size = build(arith.AndIOp(word, _word(build, 0x7F)))
    sign = build(arith.AndIOp(word, _word(build, 0x80)))
    sign = build(arith.ShLIOp(sign, _word(build, 24)))
    moved = build(arith.ShLIOp(size, _word(build, _MANTISSA - layout.mantissa)))
    bits = build(arith.BitcastOp(build(arith.OrIOp(moved, sign)), f32))
    found = build(arith.MulfOp(bits, _number(build, 2.0 ** (_BIAS - layout.bias))))
    is_none = build(arith.CmpiOp(size, _word(build, layout.last), "ugt"))
    return arith.TruncFOp(build(arith.SelectOp(is_none, _number(build, nan), found)), f16)


def nearest(build: Build, x: SSAValue, layout: Layout) -> Operation:
    """The nearest 8-bit float to an f32, ties to even, as an f16, which has each: the number of
    steps between neighbours there is rounded as f32 rounds what is added to a large number."""
    size = build(math.AbsFOp(x))
    near = build(arith.MinimumfOp(size, _number(build, _BEYOND)))
    bits = build(arith.BitcastOp(near, i32))
    power = build(arith.AndIOp(bits, _word(build, _INFINITE)))
    least = (1 - layout.bias + _BIAS) << _MANTISSA
    power = build(arith.MaxSIOp(power, _word(build, least)))
    scale = _number(build, 1.5 * 2.0 ** (_MANTISSA - layout.mantissa))
    large = build(arith.MulfOp(build(arith.BitcastOp(power, f32)), scale))
    found = build(arith.SubfOp(build(arith.AddfOp(near, large)), large))
    beyond = build(arith.CmpfOp(found, _number(build, layout.largest), "ogt"))
    found = build(arith.SelectOp(beyond, _number(build, layout.above), found))
    lost = build(arith.CmpfOp(x, x, "uno"))
    found = build(arith.SelectOp(lost, x, build(math.CopySignOp(found, x))))
    return arith.TruncFOp(found, f16)


def byte_of(build: Build, value: SSAValue, layout: Layout) -> Operation:
    """The byte of an 8-bit float that an f16 is; of a NaN the one with all bits but the sign."""
    wide = build(arith.ExtFOp(value, f32))
    scaled = build(arith.MulfOp(wide, _number(build, 2.0 ** (layout.bias - _BIAS))))
    bits = build(arith.BitcastOp(scaled, i32))
    size = build(arith.AndIOp(bits, _word(build, 0x7FFFFFFF)))
    size = build(arith.ShRUIOp(size, _word(build, _MANTISSA - layout.mantissa)))
    # An infinity has all bits of an f32's larger exponent.
    size = build(arith.MinUIOp(size, _word(build, layout.last)))
    sign = build(arith.ShRUIOp(bits, _word(build, 24)))
    sign = build(arith.AndIOp(sign, _word(build, 0x80)))
    lost = build(arith.CmpfOp(wide, wide, "uno"))
    found = build(arith.SelectOp(lost, _word(build, 0x7F), build(arith.OrIOp(size, sign))))
    return arith.TruncIOp(found, i8)
