"""Tangents, their inverses, hyperbolic functions and their inverses of f32 as instructions; see
`functions`.

The polynomial is a least-maximum fit of our own.
"""

from __future__ import annotations

from math import log, pi, tan

from xdsl.ir import SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx import functions as f
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder
from gemmc.transforms.lowering._to_ptx.functions import (
    exp,
    fused,
    number,
    polynomial,
    product,
    smaller,
    summed,
)
from gemmc.transforms.lowering._to_ptx.transcendental import cos, expm1, log1p, log_of, sin

ATAN = (
    -0.3333333134651184, 0.1999955028295517, -0.14264227449893951, 0.10746238380670547,
    -0.06459174305200577,
)  # fmt: skip
"""(atan t − t) / t³ in powers of t², up to tan π/8."""

LARGE = 2.0**40
"""From here on x² + 1 is x², and x² is no infinity."""


def tangent(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    return _ratio(build, sin(build, x, coarse), cos(build, x, coarse))


def arctangent(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    return arctangent_of(build, x, number(build, 1.0))


def arctangent_of(build: PtxBuilder, y: SSAValue, x: SSAValue) -> SSAValue:
    """The angle of (x, y): of the smaller by the larger, taken off π/2 and π."""
    x = build.register(x, "f32")
    high, wide = (build.value(f.AbsOp("f32", each)) for each in (y, x))
    steep = build.value(a.SetpOp("gt", "f32", high, wide))
    least = build.value(a.SelpOp("f32", wide, high, steep))
    most = build.value(a.SelpOp("f32", high, wide, steep))
    ratio = _ratio(build, least, most)
    # Of two zeros, and of two infinities, the quotient is none.
    equal = build.value(a.SetpOp("eq", "f32", high, wide))
    ratio = build.value(a.SelpOp("f32", number(build, 1.0), ratio, equal))
    nothing = build.value(a.SetpOp("eq", "f32", most, number(build, 0.0)))
    ratio = build.value(a.SelpOp("f32", number(build, 0.0), ratio, nothing))
    angle = _small_angle(build, ratio)
    other = build.value(a.SubOp("rn.f32", number(build, pi / 2), angle))
    angle = build.value(a.SelpOp("f32", other, angle, steep))
    sign = build.value(f.CopysignOp("f32", x, number(build, 1.0)))
    behind = build.value(a.SetpOp("lt", "f32", sign, number(build, 0.0)))
    other = build.value(a.SubOp("rn.f32", number(build, pi), angle))
    angle = build.value(a.SelpOp("f32", other, angle, behind))
    return build.value(f.CopysignOp("f32", y, angle))


def _small_angle(build: PtxBuilder, ratio: SSAValue) -> SSAValue:
    """atan of 0 to 1: above tan π/8 that of (t − 1) / (t + 1), and π/4."""
    rest = _ratio(build, summed(build, ratio, -1.0), summed(build, ratio, 1.0))
    upper = build.value(a.SetpOp("gt", "f32", ratio, number(build, tan(pi / 8))))
    t = build.value(a.SelpOp("f32", rest, ratio, upper))
    square = build.value(a.MulfOp("f32", t, t))
    cube = build.value(a.MulfOp("f32", square, t))
    angle = build.value(f.FmaOp("rn.f32", cube, polynomial(build, ATAN, square), t))
    return build.value(a.SelpOp("f32", summed(build, angle, pi / 4), angle, upper))


def arcsine(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    return arctangent_of(build, x, _other_leg(build, x))


def arccosine(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    return arctangent_of(build, _other_leg(build, x), x)


def _other_leg(build: PtxBuilder, x: SSAValue) -> SSAValue:
    """√(1 − x²)."""
    less = build.value(a.SubOp("rn.f32", number(build, 1.0), x))
    both = build.value(a.MulfOp("f32", less, summed(build, x, 1.0)))
    return build.value(f.SqrtOp("approx.f32", both))


def hyperbolic_sine(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    """With e^x − 1 below 1, where e^x and e^-x are close."""
    size = build.value(f.AbsOp("f32", x))
    past = expm1(build, size, coarse)
    below = _ratio(build, past, summed(build, past, 1.0))
    small = product(build, build.value(a.AddOp("rn.f32", past, below)), 0.5)
    half, rest = _halves(build, size)
    large = build.value(a.SubOp("rn.f32", half, rest))
    return build.value(f.CopysignOp("f32", x, smaller(build, size, 1.0, small, large)))


def hyperbolic_cosine(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    half, rest = _halves(build, build.value(f.AbsOp("f32", x)))
    return build.value(a.AddOp("rn.f32", half, rest))


def _halves(build: PtxBuilder, size: SSAValue) -> tuple[SSAValue, SSAValue]:
    """e^x / 2 and e^-x / 2, the first by e^(x/2), which is finite where it is."""
    root = exp(build, product(build, size, 0.5), False)
    half = build.value(a.MulfOp("f32", product(build, root, 0.5), root))
    return half, _ratio(build, number(build, 0.25), half)


def inverse_sine(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    size = build.value(f.AbsOp("f32", x))
    square = build.value(a.MulfOp("f32", size, size))
    root = build.value(f.SqrtOp("approx.f32", summed(build, square, 1.0)))
    more = _ratio(build, square, summed(build, root, 1.0))
    near = log1p(build, build.value(a.AddOp("rn.f32", size, more)), coarse)
    found = smaller(build, size, LARGE, near, _log_of_double(build, size))
    return build.value(f.CopysignOp("f32", x, found))


def inverse_cosine(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    past = summed(build, x, -1.0)
    roots = [
        build.value(f.SqrtOp("approx.f32", each)) for each in (past, summed(build, x, 1.0))
    ]
    both = build.value(a.MulfOp("f32", *roots))
    near = log1p(build, build.value(a.AddOp("rn.f32", past, both)), coarse)
    return smaller(build, x, LARGE, near, _log_of_double(build, x))


def _log_of_double(build: PtxBuilder, x: SSAValue) -> SSAValue:
    return summed(build, log_of(build, x, False), log(2))


def inverse_tangent(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    size = build.value(f.AbsOp("f32", x))
    left = build.value(a.SubOp("rn.f32", number(build, 1.0), size))
    ratio = _ratio(build, build.value(a.AddOp("rn.f32", size, size)), left)
    half = product(build, log1p(build, ratio, coarse), 0.5)
    return build.value(f.CopysignOp("f32", x, half))


def _ratio(build: PtxBuilder, x: SSAValue, y: SSAValue) -> SSAValue:
    return build.value(a.DivOp("full.f32", build.register(x, "f32"), y))


def cube_root(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    """A third of the logarithm's power, and a step of Newton's."""
    size = build.value(f.AbsOp("f32", x))
    third = product(build, build.value(f.Lg2Op("approx.f32", size)), 1 / 3)
    first = build.value(f.Ex2Op("approx.f32", third))
    ratio = _ratio(build, size, build.value(a.MulfOp("f32", first, first)))
    apart = build.value(a.SubOp("rn.f32", ratio, first))
    root = fused(build, apart, 1 / 3, first)
    # Of 0 and infinity the quotient is none, and they are their own roots.
    usual = build.value(a.SetpOp("gt", "f32", size, number(build, 0.0)))
    finite = build.value(a.SetpOp("lt", "f32", size, number(build, float("inf"))))
    root = build.value(a.SelpOp("f32", root, size, build.both(usual, finite)))
    return build.value(f.CopysignOp("f32", x, root))


def log10_of(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    return product(build, log_of(build, x, coarse), 1 / log(10))


def rounded_away(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    """To the nearest whole number, halves away from zero; exact."""
    whole = build.value(a.CvtOp("rzi.f32.f32", x, "f32"))
    left = build.value(f.AbsOp("f32", build.value(a.SubOp("rn.f32", x, whole))))
    more = build.value(a.SetpOp("ge", "f32", left, number(build, 0.5)))
    one = build.value(a.SelpOp("f32", number(build, 1.0), number(build, 0.0), more))
    away = build.value(a.AddOp("rn.f32", whole, build.value(f.CopysignOp("f32", x, one))))
    return build.value(f.CopysignOp("f32", x, away))


def power(build: PtxBuilder, x: SSAValue, y: SSAValue) -> SSAValue:
    """2^(y · log2 |x|), with x's sign where y is odd; of a negative x that is not infinite and a y
    that is no whole number there is none. Infinite numbers are whole, and even."""
    x, y = (build.register(each, "f32") for each in (x, y))
    one = number(build, 1.0)
    size = build.value(f.AbsOp("f32", x))
    exponent = build.value(
        a.MulfOp("f32", product(build, log_of(build, size, False), 1 / log(2)), y)
    )
    is_one = build.value(a.SetpOp("eq", "f32", size, one))
    found = build.value(a.SelpOp("f32", one, _two_to(build, exponent), is_one))
    half = product(build, y, 0.5)
    whole_half = build.value(a.CvtOp("rzi.f32.f32", half, "f32"))
    rest = build.value(f.AbsOp("f32", build.value(a.SubOp("rn.f32", half, whole_half))))
    odd = build.value(a.SetpOp("eq", "f32", rest, number(build, 0.5)))
    signed = build.value(f.CopysignOp("f32", x, found))
    found = build.value(a.SelpOp("f32", signed, found, odd))
    whole = build.value(
        a.SetpOp("eq", "f32", y, build.value(a.CvtOp("rzi.f32.f32", y, "f32")))
    )
    endless = build.value(a.SetpOp("eq", "f32", x, number(build, float("-inf"))))
    whole = build.value(a.OrOp("pred", whole, endless))
    negative = build.value(a.SetpOp("lt", "f32", x, number(build, 0.0)))
    broken = build.value(a.SelpOp("f32", found, number(build, float("nan")), whole))
    found = build.value(a.SelpOp("f32", broken, found, negative))
    is_plain = build.value(a.SetpOp("eq", "f32", y, number(build, 0.0)))
    return build.value(a.SelpOp("f32", one, found, is_plain))


def _two_to(build: PtxBuilder, exponent: SSAValue) -> SSAValue:
    return build.value(f.Ex2Op("approx.f32", exponent))


def remainder(build: PtxBuilder, x: SSAValue, y: SSAValue) -> SSAValue:
    """What is left of x by whole multiples of y, with x's sign: exact. Multiples of y by powers of
    2^20 are taken off, the largest first; one that is infinite leaves what there is."""
    x, y = (build.register(each, "f32") for each in (x, y))
    rest, step = (build.value(f.AbsOp("f32", each)) for each in (x, y))
    steps = [step]
    while len(steps) * _TAKEN_OFF < _APART:
        steps.append(product(build, steps[-1], 2.0**_TAKEN_OFF))
    for each in reversed(steps):
        rest = _taken_off(build, rest, each)
    return build.value(f.CopysignOp("f32", x, rest))


_TAKEN_OFF, _APART = 20, 278
"""Bits of a quotient that is exact to less than half, and of the largest quotient of f32s."""


def _taken_off(build: PtxBuilder, size: SSAValue, step: SSAValue) -> SSAValue:
    """What whole multiples of a step leave: to the nearest first, so that f32 has what is left."""
    times = build.value(a.CvtOp("rni.f32.f32", _ratio(build, size, step), "f32"))
    less = build.value(f.NegOp("f32", times))
    rest = build.value(f.FmaOp("rn.f32", less, step, size))
    below = build.value(a.SetpOp("lt", "f32", rest, number(build, 0.0)))
    up = build.value(a.AddOp("rn.f32", rest, step))
    rest = build.value(a.SelpOp("f32", up, rest, below))
    wide = build.value(a.SetpOp("lt", "f32", size, step))
    return build.value(a.SelpOp("f32", size, rest, wide))


