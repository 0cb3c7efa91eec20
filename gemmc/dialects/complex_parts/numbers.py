"""What the real operations on complex numbers are: sums, products, quotients, sizes, comparisons.

Each rule takes arithmetic of reals and the parts of its operands. Errors are those of f32, in units
of the size of the result, where nothing overflows; each rounding adds 2⁻²⁴, each quotient and root
2⁻²² (`gemmc/accuracy.py`). Of f64 they are as much smaller as f64's are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf

from xdsl.dialects import complex as stock
from xdsl.dialects import math
from xdsl.ir import SSAValue

from gemmc.dialects.complex_parts.reals import Reals
from gemmc.dialects.complex_parts.values import Pair

Rule = Callable[..., Pair | SSAValue]
"""Of arithmetic and pairs of parts, the parts of a complex result or the real one."""


def add(reals: Reals, x: Pair, y: Pair) -> Pair:
    """Part by part: one rounding each."""
    return reals.add(x[0], y[0]), reals.add(x[1], y[1])


def sub(reals: Reals, x: Pair, y: Pair) -> Pair:
    """Part by part: one rounding each."""
    return reals.sub(x[0], y[0]), reals.sub(x[1], y[1])


def mul(reals: Reals, x: Pair, y: Pair) -> Pair:
    """(ac − bd) + (ad + bc)i: each part within 2⁻²³ of |x|·|y|. A product with infinite parts has
    those that the formula gives, which may be NaN, as in JAX and torch."""
    (a, b), (c, d) = x, y
    real = reals.sub(reals.mul(a, c), reals.mul(b, d))
    return real, reals.add(reals.mul(a, d), reals.mul(b, c))


def div(reals: Reals, x: Pair, y: Pair) -> Pair:
    """Smith's quotient: the divisor's smaller part by its larger one, so that no square overflows.
    Each part is within 2⁻¹⁹ of |x| / |y|, for divisors whose larger part is from 2⁻¹²⁶ to 2¹²⁵. By
    zero each part is divided by the divisor's, with its sign."""
    (a, b), (c, d) = x, y
    upright = reals.compare(reals.abs(c), "oge", reals.abs(d))
    large, small = reals.choose(upright, c, d), reals.choose(upright, d, c)
    ratio = reals.div(small, large)
    none = reals.compare(small, "oeq", 0.0)
    ratio = reals.choose(none, small, ratio)
    below = reals.add(large, reals.mul(small, ratio))
    first, second = reals.choose(upright, a, b), reals.choose(upright, b, a)
    real = reals.div(reals.add(first, reals.mul(second, ratio)), below)
    turned = reals.sub(second, reals.mul(first, ratio))
    imaginary = reals.choose(upright, turned, reals.neg(turned))
    return real, reals.div(imaginary, below)


def neg(reals: Reals, x: Pair) -> Pair:
    """Exact."""
    return reals.neg(x[0]), reals.neg(x[1])


def conj(reals: Reals, x: Pair) -> Pair:
    """Exact."""
    return x[0], reals.neg(x[1])


def size(reals: Reals, x: Pair) -> SSAValue:
    """√(a² + b²) of parts that a power of 2 brings near 1 where a square would overflow or vanish:
    within 2⁻²¹, for all numbers. With an infinite part and one that is a number it is infinite."""
    a, b = reals.abs(x[0]), reals.abs(x[1])
    larger = reals.larger(a, b)
    limit, down, up = (2.0**500, 2.0**-600, 2.0**600) if reals.is_double else _SCALES
    one = reals.number(1.0)
    is_large = reals.compare(larger, "ogt", limit)
    is_small = reals.compare(larger, "olt", 1 / limit)
    scale = reals.choose(is_small, reals.number(up), one)
    back = reals.choose(is_small, reals.number(1 / up), one)
    scale = reals.choose(is_large, reals.number(down), scale)
    back = reals.choose(is_large, reals.number(1 / down), back)
    a, b = reals.mul(a, scale), reals.mul(b, scale)
    squares = reals.add(reals.mul(a, a), reals.mul(b, b))
    return reals.mul(reals.function(math.SqrtOp, squares), back)


_SCALES = 2.0**60, 2.0**-66, 2.0**100
"""Of f32: above which the squares are of numbers scaled down (below the inverse, up), by what."""


def sign(reals: Reals, x: Pair) -> Pair:
    """x / |x|, each part within 2⁻²⁰ where |x| is from 2⁻¹²⁶ to 2¹²⁶; zero of zero."""
    whole = size(reals, x)
    none = reals.compare(whole, "oeq", 0.0)
    by = reals.choose(none, reals.number(1.0), whole)
    return reals.div(x[0], by), reals.div(x[1], by)


def equal(reals: Reals, x: Pair, y: Pair) -> SSAValue:
    """Both parts are equal; NaNs are not."""
    return reals.both(reals.compare(x[0], "oeq", y[0]), reals.compare(x[1], "oeq", y[1]))


def unequal(reals: Reals, x: Pair, y: Pair) -> SSAValue:
    """Either part differs; NaNs do."""
    return reals.either(reals.compare(x[0], "une", y[0]), reals.compare(x[1], "une", y[1]))


def real(reals: Reals, x: Pair) -> SSAValue:
    """Exact."""
    return x[0]


def imaginary(reals: Reals, x: Pair) -> SSAValue:
    """Exact."""
    return x[1]


def is_infinite(reals: Reals, x: SSAValue) -> SSAValue:
    """Whether a part is ±∞."""
    return reals.compare(reals.abs(x), "oeq", inf)


NUMBERS: Mapping[str, Rule] = {
    stock.AbsOp.name: size,
    stock.AddOp.name: add,
    stock.ConjOp.name: conj,
    stock.DivOp.name: div,
    stock.EqualOp.name: equal,
    stock.ImOp.name: imaginary,
    stock.MulOp.name: mul,
    stock.NegOp.name: neg,
    stock.NotEqualOp.name: unequal,
    stock.ReOp.name: real,
    stock.SignOp.name: sign,
    stock.SubOp.name: sub,
}
