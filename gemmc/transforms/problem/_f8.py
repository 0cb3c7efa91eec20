"""Floats of 8 and 4 bits as bits: what the bits mean, the nearest one of a number, and its bits.

Exponent and mantissa stand where an f32 has them, which is the number but for the bias: a factor of
a power of two, exact for numbers below the normal range as well (OCP "8-bit floating point
specification", 5; "Microscaling formats (MX) specification", 5.3).
"""

from __future__ import annotations

from collections.abc import Callable
from math import nan
from typing import NamedTuple

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import (
    Float4E2M1FNType,
    Float8E4M3FNType,
    Float8E5M2Type,
    FloatAttr,
    IntegerAttr,
    bf16,
    f16,
    f32,
    i8,
    i32,
)
from xdsl.ir import Attribute, Operation, SSAValue

Build = Callable[[Operation], SSAValue]

_MANTISSA, _BIAS, _INFINITE = 23, 127, 0x7F800000
"""Of an f32: bits of its mantissa, what its exponent is more by, and the bits of infinity."""

_LEAST_POWER, _NO_POWER, _BEYOND_POWERS = 0x400000, 0xFF, 0x7F400000
"""The bits of 2^-127 as an f32, which a byte of 0 means as an exponent; the byte that means none;
the bits from which a number rounds to more than 2^127."""

_BEYOND = 2.0**18
"""Larger than all of these floats, and than what rounds to them."""


class Layout(NamedTuple):
    """Bits of mantissa; the largest size that is a number, or infinity; the largest finite number;
    what is larger; the bits behind the sign."""

    mantissa: int
    last: int
    largest: float
    above: float
    size: int = 7

    @property
    def bias(self) -> int:
        """What the exponent is more by."""
        return (1 << (self.size - self.mantissa - 1)) - 1

    @property
    def sizes(self) -> int:
        """All bits but the sign."""
        return (1 << self.size) - 1


LAYOUTS: dict[type[Attribute], Layout] = {
    Float8E4M3FNType: Layout(3, 0x7E, 448.0, nan),
    Float8E5M2Type: Layout(2, 0x7C, 57344.0, float("inf")),
    Float4E2M1FNType: Layout(1, 0x7, 6.0, 6.0, 3),
}


def _word(build: Build, value: int) -> SSAValue:
    return build(arith.ConstantOp(IntegerAttr(value, i32)))


def _number(build: Build, value: float) -> SSAValue:
    return build(arith.ConstantOp(FloatAttr(value, f32)))


def meant(build: Build, byte: SSAValue, layout: Layout) -> Operation:
    """The f16 that a byte, or half of one, means: 2^16, which E5M2's infinity has the bits of, is
    that in f16."""
    word = build(arith.ExtUIOp(byte, i32))
    size = build(arith.AndIOp(word, _word(build, layout.sizes)))
    sign = build(arith.AndIOp(word, _word(build, 1 << layout.size)))
    sign = build(arith.ShLIOp(sign, _word(build, 31 - layout.size)))
    moved = build(arith.ShLIOp(size, _word(build, _MANTISSA - layout.mantissa)))
    bits = build(arith.BitcastOp(build(arith.OrIOp(moved, sign)), f32))
    found = build(arith.MulfOp(bits, _number(build, 2.0 ** (_BIAS - layout.bias))))
    is_none = build(arith.CmpiOp(size, _word(build, layout.last), "ugt"))
    return arith.TruncFOp(build(arith.SelectOp(is_none, _number(build, nan), found)), f16)


def nearest(build: Build, x: SSAValue, layout: Layout) -> Operation:
    """The nearest such float to an f32, ties to even, as an f16, which has each: the number of
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
    # Four bits have no NaN: one is a zero below 0.
    none = x if layout.above != layout.largest else _number(build, -0.0)
    found = build(arith.SelectOp(lost, none, build(math.CopySignOp(found, x))))
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


def meant_power(build: Build, byte: SSAValue) -> Operation:
    """The bf16, a power of two, that a byte means as an exponent; a NaN is 255."""
    word = build(arith.ExtUIOp(byte, i32))
    moved = build(arith.ShLIOp(word, _word(build, _MANTISSA)))
    is_least = build(arith.CmpiOp(word, _word(build, 0), "eq"))
    bits = build(arith.SelectOp(is_least, _word(build, _LEAST_POWER), moved))
    found = build(arith.BitcastOp(bits, f32))
    is_none = build(arith.CmpiOp(word, _word(build, _NO_POWER), "eq"))
    return arith.TruncFOp(build(arith.SelectOp(is_none, _number(build, nan), found)), bf16)


def nearest_power(build: Build, x: SSAValue) -> Operation:
    """The nearest power of two to an f32, the larger of two, as a bf16; of what is no number
    above 0, or beyond the largest, a NaN."""
    bits = build(arith.BitcastOp(x, i32))
    half = build(arith.AddiOp(bits, _word(build, _LEAST_POWER)))
    power = build(arith.AndIOp(half, _word(build, _INFINITE)))
    # Below 2^-126 is one power, which has a bit of the mantissa.
    is_least = build(arith.CmpiOp(bits, _word(build, _LEAST_POWER), "sle"))
    power = build(arith.SelectOp(is_least, _word(build, _LEAST_POWER), power))
    # One less than 0 has more bits than any number.
    below = build(arith.SubiOp(bits, _word(build, 1)))
    is_none = build(arith.CmpiOp(below, _word(build, _BEYOND_POWERS - 1), "uge"))
    found = build(arith.BitcastOp(power, f32))
    return arith.TruncFOp(build(arith.SelectOp(is_none, _number(build, nan), found)), bf16)


def byte_of_power(build: Build, value: SSAValue) -> Operation:
    """The exponent that a bf16 is a power of two by; of a NaN 255."""
    wide = build(arith.ExtFOp(value, f32))
    bits = build(arith.BitcastOp(wide, i32))
    power = build(arith.ShRUIOp(bits, _word(build, _MANTISSA)))
    lost = build(arith.CmpfOp(wide, wide, "uno"))
    return arith.TruncIOp(build(arith.SelectOp(lost, _word(build, _NO_POWER), power)), i8)
