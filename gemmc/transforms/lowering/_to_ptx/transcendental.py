"""Logarithms, e^x − 1, sines, cosines and rounding of f32 as instructions; see `functions`.

The polynomials are least-maximum fits of our own. The sum of the three parts of π/2 is within
2^-51 of it, so what is left of an argument has lost nothing up to some 2^16.
"""

from __future__ import annotations

from math import log, pi

from xdsl.ir import SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx import functions as f
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder
from gemmc.transforms.lowering._to_ptx.functions import (
    Function,
    exp,
    fused,
    number,
    polynomial,
    product,
    smaller,
    summed,
)

NEAR_ONE = 0.25
LOG1P = (
    0.333333283662796, -0.25000685453414917, 0.2000126838684082, -0.16610118746757507,
    0.14215555787086487, -0.1388421356678009, 0.12531408667564392,
)  # fmt: skip
"""(log(1 + x) − x + x²/2) / x³ in powers of x, up to NEAR_ONE."""

NEAR_ZERO = 0.5
EXPM1 = (
    0.1666666716337204, 0.0416666641831398, 0.008333149366080761, 0.001388914417475462,
    0.00019971688743680716, 2.4816099539748393e-05,
)  # fmt: skip
"""(e^x − 1 − x − x²/2) / x³ in powers of x, up to NEAR_ZERO."""

SIN = (-0.16666653752326965, 0.008332113735377789, -0.0001950877340277657)
COS = (0.04166664555668831, -0.0013887251261621714, 2.4425718947895803e-05)
"""(sin x − x) / x³ and (cos x − 1 + x²/2) / x⁴ in powers of x², up to π/4."""

HALF_PI = (1.5703125, 0.0004837512969970703, 7.549790126404332e-08)
"""π/2 in parts of 11 bits, and what is left."""


def _near(build: PtxBuilder, x: SSAValue, terms: tuple[float, ...], square: float) -> SSAValue:
    """x + square · x² + x³ · p(x)."""
    squared = build.value(a.MulfOp("f32", x, x))
    cube = build.value(a.MulfOp("f32", squared, x))
    rest = build.value(f.FmaOp("rn.f32", cube, polynomial(build, terms, x), x))
    return fused(build, squared, square, rest)


def log_of(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    """`lg2.approx`, whose error is absolute between 0.5 and 2; near 1 a polynomial."""
    past = summed(build, x, -1.0)
    far = product(build, build.value(f.Lg2Op("approx.f32", x)), log(2))
    return smaller(build, past, NEAR_ONE, _near(build, past, LOG1P, -0.5), far)


def log2_of(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    return product(build, log_of(build, x, coarse), 1 / log(2))


def log1p(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    far = product(build, build.value(f.Lg2Op("approx.f32", summed(build, x, 1.0))), log(2))
    return smaller(build, x, NEAR_ONE, _near(build, x, LOG1P, -0.5), far)


def expm1(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    far = summed(build, exp(build, x, False), -1.0)
    return smaller(build, x, NEAR_ZERO, _near(build, x, EXPM1, 0.5), far)


def sin(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    return _turned(build, x, 0)


def cos(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
    return _turned(build, x, 1)


def _turned(build: PtxBuilder, x: SSAValue, quarter: int) -> SSAValue:
    """The sine, so many quarters of a turn on: of what is left of the argument without whole
    quarters, a sine or a cosine."""
    whole = build.value(a.CvtOp("rni.f32.f32", product(build, x, 2 / pi), "f32"))
    rest = x
    for part in HALF_PI:
        rest = fused(build, whole, -part, rest)
    quarters = build.value(a.CvtOp("rni.s32.f32", whole, "b32"))
    quarters = build.value(a.AddOp("s32", quarters, build.imm(quarter)))
    square = build.value(a.MulfOp("f32", rest, rest))
    cube = build.value(a.MulfOp("f32", square, rest))
    sine = build.value(f.FmaOp("rn.f32", cube, polynomial(build, SIN, square), rest))
    half = fused(build, square, -0.5, number(build, 1.0))
    fourth = build.value(a.MulfOp("f32", square, square))
    cosine = build.value(f.FmaOp("rn.f32", fourth, polynomial(build, COS, square), half))
    found = build.value(a.SelpOp("f32", cosine, sine, _bit(build, quarters, 1)))
    other = build.value(f.NegOp("f32", found))
    return build.value(a.SelpOp("f32", other, found, _bit(build, quarters, 2)))


def _bit(build: PtxBuilder, word: SSAValue, bit: int) -> SSAValue:
    only = build.value(a.AndOp("b32", word, build.imm(bit)))
    return build.value(a.SetpOp("ne", "b32", only, build.imm(0)))


def rounding(mode: str) -> Function:
    """To whole numbers, by a mode of `cvt` (PTX ISA, "cvt")."""

    def apply(build: PtxBuilder, x: SSAValue, coarse: bool) -> SSAValue:
        return build.value(a.CvtOp(f"{mode}.f32.f32", x, "f32"))

    return apply
