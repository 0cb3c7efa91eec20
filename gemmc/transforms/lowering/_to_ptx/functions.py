"""Functions of f32 as instructions.

Each has an error that `gemmc/accuracy.py` states and a test holds it to. What is `coarse`, since
the program computes it in 16 bits or rounds to them what becomes of it, takes as few instructions
as that rounding allows; results below f32's normal range are zero there (`.ftz`).
The polynomials are least-maximum fits of our own, in f32 coefficients.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import e, log2

from xdsl.ir import SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx import functions as f
from gemmc.dialects.ptx.types import RegType
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder

Function = Callable[[PtxBuilder, SSAValue, bool], SSAValue]
"""Appends the instructions for f(x); whether it is `coarse`."""

LOG2_E = log2(e)
LOG2_E_HIGH = 1.4426950216293335
"""log2 e in f32; what it lacks is positive, so that of -inf all of it is -inf."""

EXP_MOST = 126
"""The largest whole power of 2 that is taken out of e^x, and its reciprocal the least."""

TO_WHOLE = 1.5 * 2.0**23
"""Added and subtracted again, it rounds to a whole number what is below 2^22."""

TANH_SMALL = 0.6
TANH = (-0.33332547545433044, 0.13312017917633057, -0.05214765667915344, 0.015503770671784878)
"""(tanh x − x) / x³ in powers of x², up to TANH_SMALL."""

ERF_SMALL, ERF_LARGEST = 1.0, 4.2
ERF = (
    0.12837912142276764, -0.3761235475540161, 0.112804114818573, -0.02671770751476288,
    0.004924789071083069, -0.0005660153110511601,
)  # fmt: skip
"""erf x / x − 1 in powers of x², up to ERF_SMALL."""

ERF_AS_TANH = (1.1287811994552612, 0.10068908333778381)
"""atanh(erf x) / x in powers of x², to 2^-11.4 of erf."""

ERFC_SCALE, ERFC = 0.6, (
    0.33855947852134705, 0.3372620642185211, 0.2914927303791046, 0.07387091219425201,
    0.2826993465423584, -0.6430743336677551, 0.4110243320465088, -0.09183482825756073,
)  # fmt: skip
"""erfc x · e^x² / t in powers of t = 1 / (1 + ERFC_SCALE · x), for x of 0 or more."""

COARSE_ERFC_SCALE, COARSE_ERFC = 0.7, (
    0.39782464504241943, 0.35331764817237854, 0.49431005120277405, -0.24538540840148926,
)  # fmt: skip
"""The same, to 2^-11.8."""

ERFC_LARGEST = 10.2
"""From where on erfc is 0 in f32."""

LOG2_ERFC = (
    -0.00036995820119045675, -1.6265320777893066, -0.9198623299598694, -0.1494155377149582,
    0.03181435912847519, -0.004327435977756977, 0.00027628353564068675,
)  # fmt: skip
"""log2(1 − erf x) in powers of x, from ERF_SMALL to ERF_LARGEST, where erf is 1 in f32."""


def exp2(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    return build.value(f.Ex2Op("approx.f32", x))


def exp(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    """2^n · 2^r: of the product with log2 e alone, digits of a large x would be lost."""
    if coarse:
        return build.value(f.Ex2Op("approx.ftz.f32", product(build, x, LOG2_E)))
    return build.value(a.MulfOp("f32", *exp_in_two(build, x)))


def exp_in_two(build: PtxBuilder, x: SSAValue) -> tuple[SSAValue, SSAValue]:
    """Factors of e^x: 2^r, with |r| up to about a half, and 2^n for a whole n.

    n is x · log2 e, rounded, between -126 and 126: as a share of 252, so that an addition that is
    held between 0 and 1 bounds it. Beyond, r is as large as it takes; that of a NaN is one.
    """
    share = fused(build, x, LOG2_E / (2 * EXP_MOST), number(build, 0.5), "rn.sat.f32")
    # n + 127, the exponent's bits of 2^n, are the lowest of the sum.
    moved = fused(build, share, 2.0 * EXP_MOST, number(build, TO_WHOLE + 127 - EXP_MOST))
    negative = build.value(a.SubOp("rn.f32", number(build, TO_WHOLE + 127), moved))
    rest = fused(build, x, LOG2_E_HIGH, negative)
    rest = fused(build, x, LOG2_E - LOG2_E_HIGH, rest)
    bits = build.value(a.MovOp("b32", moved, RegType.of("b32")))
    bits = build.value(a.ShlOp("b32", bits, build.imm(23, "b32")))
    power = build.value(a.MovOp("b32", bits, RegType.of("f32")))
    return build.value(f.Ex2Op("approx.ftz.f32", rest)), power


def tanh(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    """1 − 2 / (e^2x + 1), which loses digits near zero, where a polynomial takes its place."""
    if coarse:
        return build.value(f.TanhOp("approx.f32", x))
    power = exp2(build, product(build, x, 2 * LOG2_E), coarse)
    below = build.value(f.RcpOp("approx.f32", summed(build, power, 1.0)))
    large = build.value(f.FmaOp("rn.f32", below, number(build, -2.0), number(build, 1.0)))
    square = build.value(a.MulfOp("f32", x, x))
    cube = build.value(a.MulfOp("f32", square, x))
    small = build.value(f.FmaOp("rn.f32", cube, polynomial(build, TANH, square), x))
    return smaller(build, x, TANH_SMALL, small, large)


def erf(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    """A polynomial near zero, elsewhere 1 − 2^p with a polynomial p."""
    square = build.value(a.MulfOp("f32", x, x))
    if coarse:
        factor = polynomial(build, ERF_AS_TANH, square)
        return tanh(build, build.value(a.MulfOp("f32", x, factor)), coarse)
    small = build.value(f.FmaOp("rn.f32", x, polynomial(build, ERF, square), x))
    size = build.value(f.AbsOp("f32", x))
    size = build.value(a.MinOp("NaN.f32", size, number(build, ERF_LARGEST)))
    power = exp2(build, polynomial(build, LOG2_ERFC, size), coarse)
    large = build.value(a.SubOp("rn.f32", number(build, 1.0), power))
    large = build.value(f.CopysignOp("f32", x, large))
    return smaller(build, x, ERF_SMALL, small, large)


def erfc(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    """Of |x| a power of e and a polynomial, with all digits of a small result; 2 less that of a
    negative x."""
    size = build.value(f.AbsOp("f32", x))
    if not coarse:
        size = build.value(a.MinOp("NaN.f32", size, number(build, ERFC_LARGEST)))
    square = build.value(a.MulfOp("f32", size, size))
    scale, coefficients = (COARSE_ERFC_SCALE, COARSE_ERFC) if coarse else (ERFC_SCALE, ERFC)
    place = build.value(f.RcpOp("approx.ftz.f32", fused(build, size, scale, number(build, 1.0))))
    factor = build.value(a.MulfOp("f32", place, polynomial(build, coefficients, place)))
    if coarse:
        power = build.value(f.Ex2Op("approx.ftz.f32", product(build, square, -LOG2_E)))
        found = build.value(a.MulfOp("f32", power, factor))
    else:
        # What the square lost counts as often as it is large.
        negative = build.value(f.NegOp("f32", square))
        lost = build.value(f.FmaOp("rn.f32", size, size, negative))
        double, power = exp_in_two(build, negative)
        factor = build.value(a.MulfOp("f32", factor, double))
        lost = build.value(a.MulfOp("f32", lost, factor))
        factor = build.value(a.SubOp("rn.f32", factor, lost))
        found = build.value(a.MulfOp("f32", factor, power))
    above = build.value(a.SubOp("rn.f32", number(build, 2.0), found))
    below = build.value(a.SetpOp("lt", "f32", x, number(build, 0.0)))
    return build.value(a.SelpOp("f32", above, found, below))


def quotient(build: PtxBuilder, x: SSAValue, y: SSAValue) -> SSAValue:
    """A coarse one; as `div.full`, 0 where y is above 2^126."""
    return build.value(a.MulfOp("f32", x, build.value(f.RcpOp("approx.ftz.f32", y))))


def sqrt(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    return build.value(f.SqrtOp("approx.f32", x))


def rsqrt(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    return build.value(f.RsqrtOp("approx.f32", x))


def negate(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    return build.value(f.NegOp("f32", x))


def absolute(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    return build.value(f.AbsOp("f32", x))


def whole_power(build: PtxBuilder, x: SSAValue, exponent: int) -> SSAValue:
    """x to a whole power, by squaring."""
    if exponent < 0:
        below = whole_power(build, x, -exponent)
        return build.value(a.DivOp("full.f32", number(build, 1.0), below))
    result: SSAValue | None = None
    while exponent:
        if exponent & 1:
            result = x if result is None else build.value(a.MulfOp("f32", result, x))
        exponent >>= 1
        if exponent:
            x = build.value(a.MulfOp("f32", x, x))
    return number(build, 1.0) if result is None else result


def number(build: PtxBuilder, value: float) -> SSAValue:
    """A literal of f32."""
    return build.imm(value, "f32")


def product(build: PtxBuilder, x: SSAValue, factor: float) -> SSAValue:
    """x · factor."""
    return build.value(a.MulfOp("f32", x, number(build, factor)))


def summed(build: PtxBuilder, x: SSAValue, summand: float) -> SSAValue:
    """x + summand."""
    return build.value(a.AddOp("rn.f32", x, number(build, summand)))


def fused(
    build: PtxBuilder, x: SSAValue, factor: float, summand: SSAValue, kind: str = "rn.f32"
) -> SSAValue:
    """x · factor + summand, rounded once."""
    return build.value(f.FmaOp(kind, x, number(build, factor), summand))


def polynomial(build: PtxBuilder, coefficients: Sequence[float], x: SSAValue) -> SSAValue:
    """The sum of coefficients, the lowest first, times powers of x."""
    *lower, value = (number(build, each) for each in coefficients)
    for each in reversed(lower):
        value = build.value(f.FmaOp("rn.f32", value, x, each))
    return value


def smaller(
    build: PtxBuilder, x: SSAValue, limit: float, small: SSAValue, large: SSAValue
) -> SSAValue:
    """`small` where |x| is below the limit, else, and of a NaN, `large`."""
    size = build.value(f.AbsOp("f32", x))
    below = build.value(a.SetpOp("lt", "f32", size, number(build, limit)))
    return build.value(a.SelpOp("f32", small, large, below))
