"""Arithmetic of f64, of which functions are made that PTX has only in f32, and roundings."""

from __future__ import annotations

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import FloatAttr, IntegerAttr, f32, f64, i1, i32, i64
from xdsl.ir import Operation, SSAValue

from gemmc.ir import Inserter

WHOLE = 1.5 * 2.0**52
"""Added and subtracted again, it rounds to a whole number what is below 2^51."""

_SIGN = -(1 << 63)
_LESS, _EQUAL, _OR_EQUAL, _APART, _UNORDERED = 4, 1, 5, 6, 14
"""arith.cmpf's predicates olt, oeq, ole, one and uno."""


class Doubles:
    """Arithmetic of f64 ahead of an op."""

    def __init__(self, op: Operation) -> None:
        self._build = Inserter.before(op)
        self._numbers: dict[float, SSAValue] = {}

    def _value(self, op: Operation) -> SSAValue:
        return self._build.value(op)

    def number(self, number: float) -> SSAValue:
        if number not in self._numbers:
            self._numbers[number] = self._value(arith.ConstantOp(FloatAttr(number, f64)))
        return self._numbers[number]

    def integer(self, number: int) -> SSAValue:
        return self._value(arith.ConstantOp(IntegerAttr(number, i64)))

    def _float(self, x: SSAValue | float) -> SSAValue:
        return x if isinstance(x, SSAValue) else self.number(float(x))

    def add(self, x: SSAValue, y: SSAValue | float) -> SSAValue:
        return self._value(arith.AddfOp(x, self._float(y)))

    def sub(self, x: SSAValue | float, y: SSAValue | float) -> SSAValue:
        return self._value(arith.SubfOp(self._float(x), self._float(y)))

    def mul(self, x: SSAValue, y: SSAValue | float) -> SSAValue:
        return self._value(arith.MulfOp(x, self._float(y)))

    def div(self, x: SSAValue | float, y: SSAValue | float) -> SSAValue:
        return self._value(arith.DivfOp(self._float(x), self._float(y)))

    def between(self, x: SSAValue, least: float, most: float) -> SSAValue:
        """The nearest number from `least` to `most`, a NaN of a NaN."""
        x = self._value(arith.MaximumfOp(x, self.number(least)))
        return self._value(arith.MinimumfOp(x, self.number(most)))

    def less(self, x: SSAValue, y: SSAValue | float) -> SSAValue:
        return self._value(arith.CmpfOp(x, self._float(y), _LESS))

    def at_most(self, x: SSAValue, y: SSAValue | float) -> SSAValue:
        return self._value(arith.CmpfOp(x, self._float(y), _OR_EQUAL))

    def equal(self, x: SSAValue, y: SSAValue | float) -> SSAValue:
        return self._value(arith.CmpfOp(x, self._float(y), _EQUAL))

    def is_nan(self, x: SSAValue) -> SSAValue:
        return self._value(arith.CmpfOp(x, x, _UNORDERED))

    def both(self, one: SSAValue, other: SSAValue) -> SSAValue:
        return self._value(arith.AndIOp(one, other, i1))

    def either(self, one: SSAValue, other: SSAValue) -> SSAValue:
        return self._value(arith.OrIOp(one, other, i1))

    def choose(
        self, test: SSAValue, yes: SSAValue | float, no: SSAValue | float
    ) -> SSAValue:
        return self._value(arith.SelectOp(test, self._float(yes), self._float(no)))

    def magnitude(self, x: SSAValue) -> SSAValue:
        return self.of_bits(self.both_bits(self.bits(x), ~_SIGN))

    def with_sign(self, size: SSAValue, sign: SSAValue) -> SSAValue:
        """A number's size with the sign of another."""
        size = self.both_bits(self.bits(size), ~_SIGN)
        sign = self.both_bits(self.bits(sign), _SIGN)
        return self.of_bits(self._value(arith.OrIOp(size, sign)))

    def bits(self, x: SSAValue) -> SSAValue:
        return self._value(arith.BitcastOp(x, i64))

    def of_bits(self, x: SSAValue) -> SSAValue:
        return self._value(arith.BitcastOp(x, f64))

    def both_bits(self, x: SSAValue, mask: int) -> SSAValue:
        return self._value(arith.AndIOp(x, self.integer(mask)))

    def whole(self, x: SSAValue) -> SSAValue:
        """The nearest whole number to one below 2^51."""
        return self.sub(self.add(x, WHOLE), WHOLE)

    def integer_of(self, x: SSAValue) -> SSAValue:
        """What a whole number is in i64."""
        return self._value(arith.FPToSIOp(x, i64))

    def float_of(self, x: SSAValue) -> SSAValue:
        return self._value(arith.SIToFPOp(x, f64))

    def power(self, exponent: SSAValue) -> SSAValue:
        """2 to a whole number from -1022 to 1023, in i64."""
        biased = self._value(arith.AddiOp(exponent, self.integer(1023)))
        return self.of_bits(self._value(arith.ShLIOp(biased, self.integer(52))))

    def exponent(self, x: SSAValue) -> tuple[SSAValue, SSAValue]:
        """n and m from 1 to 2 with x = 2^n · m, of a normal number above 0."""
        bits = self.bits(x)
        high = self._value(arith.ShRSIOp(bits, self.integer(52)))
        exponent = self.float_of(self._value(arith.SubiOp(high, self.integer(1023))))
        low = self.both_bits(bits, (1 << 52) - 1)
        one = self.integer(1023 << 52)
        return exponent, self.of_bits(self._value(arith.OrIOp(low, one)))

    def root(self, x: SSAValue) -> SSAValue:
        return self._value(math.SqrtOp(x))

    def less_by(self, x: SSAValue, number: int) -> SSAValue:
        return self._value(arith.SubiOp(x, self.integer(number)))

    def is_odd(self, x: SSAValue) -> SSAValue:
        """Whether a number of i64 is odd."""
        return self.has_bits(x, 1)

    def has_bits(self, x: SSAValue, mask: int) -> SSAValue:
        """Whether some of these bits of i64 are set."""
        differ = 1  # arith.cmpi's predicate ne
        return self._value(arith.CmpiOp(self.both_bits(x, mask), self.integer(0), differ))

    def odd(self, x: SSAValue) -> SSAValue:
        """The nearer to 0 of the two f32 around x, with its last bit set where it is not x: what a
        rounding to 16 bits makes of it is what it would make of x, which it would not be of the
        nearest f32 (two roundings to the nearest are not one)."""
        near = self._value(arith.TruncFOp(x, f32))
        back = self._value(arith.ExtFOp(near, f64))
        bits, one = (
            self._value(each)
            for each in (arith.BitcastOp(near, i32), arith.ConstantOp(IntegerAttr(1, i32)))
        )
        past = self.less(self.magnitude(x), self.magnitude(back))
        below = self._value(arith.SubiOp(bits, one))
        cut = self._value(arith.OrIOp(self._value(arith.SelectOp(past, below, bits)), one))
        differs = self._value(arith.CmpfOp(x, back, _APART))
        return self._value(arith.BitcastOp(self._value(arith.SelectOp(differs, cut, bits)), f32))

    def polynomial(self, factors: tuple[float, ...], x: SSAValue) -> SSAValue:
        """The sum of factors times powers, the constant one first."""
        found: SSAValue | None = None
        for factor in reversed(factors):
            found = self.number(factor) if found is None else self.add(self.mul(found, x), factor)
        assert found is not None, "a polynomial has a factor"
        return found
