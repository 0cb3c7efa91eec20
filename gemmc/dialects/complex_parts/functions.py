"""What functions of complex numbers are, in functions of reals.

Errors are of f32, for parts that are no larger than `math`'s functions take (sines of up to 2¹⁶),
in units of the size of the result where nothing else is said; in f64 they are as much smaller as
f64's are. Parts of a result that are much smaller than the other one have the other's error.
"""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.dialects import complex as stock
from xdsl.dialects import math
from xdsl.ir import SSAValue

from gemmc.dialects.complex_parts.numbers import Rule, add, div, is_infinite, mul, size
from gemmc.dialects.complex_parts.reals import Reals
from gemmc.dialects.complex_parts.values import Pair


def angle(reals: Reals, x: Pair) -> SSAValue:
    """atan2(b, a), from −π to π: within 2⁻²⁰ of itself; 0 of zero."""
    return reals.function(math.Atan2Op, x[1], x[0])


def _turn(reals: Reals, x: SSAValue) -> Pair:
    """cos x and sin x."""
    return reals.function(math.CosOp, x), reals.function(math.SinOp, x)


def exp(reals: Reals, x: Pair) -> Pair:
    """eᵃ(cos b + i·sin b), within 2⁻¹⁸; infinite where eᵃ is. Of a real number it is real."""
    power, (cos, sin) = reals.function(math.ExpOp, x[0]), _turn(reals, x[1])
    return reals.mul(power, cos), _unless_zero(reals, x[1], reals.mul(power, sin))


def _unless_zero(reals: Reals, x: SSAValue, value: SSAValue) -> SSAValue:
    """A value that is zero where `x` is, also where it is computed as zero times infinity."""
    return reals.choose(reals.compare(x, "oeq", 0.0), x, value)


def expm1(reals: Reals, x: Pair) -> Pair:
    """(eᵃ − 1)·cos b − 2·sin²(b/2) + i·eᵃ·sin b: no digits are lost near zero; within 2⁻¹⁶."""
    less, (cos, sin) = reals.function(math.ExpM1Op, x[0]), _turn(reals, x[1])
    half = reals.function(math.SinOp, reals.scaled(x[1], 0.5))
    real = reals.sub(reals.mul(less, cos), reals.scaled(reals.mul(half, half), 2.0))
    power = reals.function(math.ExpOp, x[0])
    return real, _unless_zero(reals, x[1], reals.mul(power, sin))


def log(reals: Reals, x: Pair) -> Pair:
    """log|x| + i·angle(x): the real part within 2⁻¹⁹ of 1 + itself, and of itself for real numbers,
    since of sizes near 1 it is log1p((m − 1)(m + 1) + n²) / 2, of the larger part m and the smaller
    n."""
    a, b = reals.abs(x[0]), reals.abs(x[1])
    whole = size(reals, x)
    large, small = reals.larger(a, b), reals.smaller(a, b)
    one = reals.number(1.0)
    apart = reals.mul(reals.sub(large, one), reals.add(large, one))
    near = reals.both(reals.compare(whole, "ogt", 0.5), reals.compare(whole, "olt", 1.5))
    excess = reals.choose(near, reals.add(apart, reals.mul(small, small)), reals.number(0.0))
    close = reals.scaled(reals.function(math.Log1pOp, excess), 0.5)
    return reals.choose(near, close, reals.function(math.LogOp, whole)), angle(reals, x)


def log1p(reals: Reals, x: Pair) -> Pair:
    """log(1 + x); of parts below 1/2 the real part is log1p(a(2 + a) + b²) / 2, within 2⁻¹⁹ of
    |x|."""
    a, b = x
    above = reals.add(a, reals.number(1.0)), b
    near = reals.both(
        reals.compare(reals.abs(a), "olt", 0.5), reals.compare(reals.abs(b), "olt", 0.5)
    )
    excess = reals.add(reals.mul(a, reals.add(a, reals.number(2.0))), reals.mul(b, b))
    excess = reals.choose(near, excess, reals.number(0.0))
    close = reals.scaled(reals.function(math.Log1pOp, excess), 0.5)
    real, imaginary = log(reals, above)
    return reals.choose(near, close, real), imaginary


def sqrt(reals: Reals, x: Pair) -> Pair:
    """The root with a real part of 0 or more, of r = |x|: √((r + |a|) / 2) and half of b by it,
    neither of which cancels; within 2⁻²⁰. The imaginary part has b's sign."""
    a, b = x
    height = reals.abs(b)
    halves = reals.scaled(size(reals, x), 0.5), reals.scaled(reals.abs(a), 0.5)
    root = reals.function(math.SqrtOp, reals.add(*halves))
    none = reals.compare(root, "oeq", 0.0)
    other = reals.div(reals.scaled(height, 0.5), reals.choose(none, reals.number(1.0), root))
    other = reals.choose(is_infinite(reals, b), height, other)
    right = reals.compare(a, "oge", 0.0)
    real = reals.choose(right, root, other)
    return real, reals.function(math.CopySignOp, reals.choose(right, other, root), b)


def rsqrt(reals: Reals, x: Pair) -> Pair:
    """1 / √x, within 2⁻¹⁸."""
    one = reals.number(1.0), reals.number(0.0)
    return div(reals, one, sqrt(reals, x))


def _grow(reals: Reals, x: SSAValue) -> Pair:
    """cosh x and sinh x."""
    return reals.function(math.CoshOp, x), reals.function(math.SinhOp, x)


def sin(reals: Reals, x: Pair) -> Pair:
    """sin a·cosh b + i·cos a·sinh b, within 2⁻¹⁶."""
    (cos_a, sin_a), (cosh_b, sinh_b) = _turn(reals, x[0]), _grow(reals, x[1])
    return reals.mul(sin_a, cosh_b), reals.mul(cos_a, sinh_b)


def cos(reals: Reals, x: Pair) -> Pair:
    """cos a·cosh b − i·sin a·sinh b, within 2⁻¹⁶."""
    (cos_a, sin_a), (cosh_b, sinh_b) = _turn(reals, x[0]), _grow(reals, x[1])
    return reals.mul(cos_a, cosh_b), reals.neg(reals.mul(sin_a, sinh_b))


def tanh(reals: Reals, x: Pair) -> Pair:
    """(sinh a·cosh a + i·sin b·cos b) / (sinh² a + cos² b), with a up to 40 (300 in f64), from
    where on the real part is ±1. Within 2⁻¹⁴ away from the poles; near these the denominator has
    the error of cos b."""
    return _tangent(reals, *x)


def tan(reals: Reals, x: Pair) -> Pair:
    """−i·tanh(i·x): errors are those of `tanh`."""
    imaginary, real = _tangent(reals, x[1], x[0])
    return real, imaginary


def _tangent(reals: Reals, a: SSAValue, b: SSAValue) -> Pair:
    """The parts of tanh(a + bi)."""
    most = 300.0 if reals.is_double else 40.0
    near = reals.larger(reals.smaller(a, reals.number(most)), reals.number(-most))
    (cosh, sinh), (cos, sin) = _grow(reals, near), _turn(reals, b)
    below = reals.add(reals.mul(sinh, sinh), reals.mul(cos, cos))
    return reals.div(reals.mul(sinh, cosh), below), reals.div(reals.mul(sin, cos), below)


def power(reals: Reals, x: Pair, y: Pair) -> Pair:
    """exp(y·log x), with the error of `exp` times (1 + |y·log x|). Of zero it is 1 to the power of
    0, and 0 to powers with a real part above 0."""
    found = exp(reals, mul(reals, y, log(reals, x)))
    zero, one = reals.number(0.0), reals.number(1.0)
    nothing = reals.both(reals.compare(x[0], "oeq", zero), reals.compare(x[1], "oeq", zero))
    falls = reals.both(nothing, reals.compare(y[0], "ogt", zero))
    constant = reals.both(reals.compare(y[0], "oeq", zero), reals.compare(y[1], "oeq", zero))
    constant = reals.both(nothing, constant)
    real, imaginary = (reals.choose(falls, zero, each) for each in found)
    return reals.choose(constant, one, real), reals.choose(constant, zero, imaginary)


def atan2(reals: Reals, y: Pair, x: Pair) -> Pair:
    """−i·log((x + i·y) / √(x² + y²)): each part within 2⁻¹⁶ of 1 + itself. NaN where x² + y² is
    0."""
    whole = sqrt(reals, add(reals, mul(reals, x, x), mul(reals, y, y)))
    turned = reals.sub(x[0], y[1]), reals.add(x[1], y[0])
    real, imaginary = log(reals, div(reals, turned, whole))
    return imaginary, reals.neg(real)


FUNCTIONS: Mapping[str, Rule] = {
    stock.AngleOp.name: angle,
    stock.Atan2Op.name: atan2,
    stock.CosOp.name: cos,
    stock.ExpOp.name: exp,
    stock.Expm1Op.name: expm1,
    stock.LogOp.name: log,
    stock.Log1pOp.name: log1p,
    stock.PowOp.name: power,
    stock.RsqrtOp.name: rsqrt,
    stock.SinOp.name: sin,
    stock.SqrtOp.name: sqrt,
    stock.TanOp.name: tan,
    stock.TanhOp.name: tanh,
}
