"""Floating-point arithmetic with one exact rounding, on NumPy arrays.

f64 holds the product of two f32 exactly, but rounding a sum to f64 and then to f32 rounds
twice. The sums here are rounded to odd first: the last bit of an inexact f64 result is
set, and then the second rounding sees on which side of a tie the exact value lies. That
is exact because f64 has more than two bits more than f32, f16 and bf16, subnormals too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

where: Callable[..., Any] = np.where
"""np.where; its result is whatever goes in."""

F32_NAN = np.uint32(0x7FFFFFFF)
"""The NaN that f32 arithmetic produces (PTX ISA, "Floating-Point Instructions")."""
U32, U64 = np.uint32, np.uint64


def bf16_to_f32(bits: Any) -> Any:
    """bf16 bits (uint16) → f32; exact."""
    return (bits.astype(np.uint32) << U32(16)).view(np.float32)


def odd_sum(a: Any, b: Any) -> Any:
    """f64 a + b, rounded to odd."""
    total, error = _exact_sum(a, b)
    if not error.any():
        return total
    bits = total.view(np.int64)
    inexact = np.isfinite(total) & (error != 0) & ((bits & 1) == 0)
    outward = (error > 0) == (total > 0)
    odd: Any = where(inexact, bits + where(outward, 1, -1), bits)
    return odd.view(np.float64)


def fma64_odd(a: Any, b: Any, c: Any) -> Any:
    """a·b + c of values whose products f64 holds exactly (f32, f16, bf16), rounded to odd."""
    return odd_sum(a.astype(np.float64) * b.astype(np.float64), c.astype(np.float64))


_TIE_BITS, _TIE = np.uint64((1 << 29) - 1), np.uint64(1 << 28)
_NORMAL = np.float32(2.0**-126)


def fma_f32(a: Any, b: Any, c: Any) -> Any:
    """a·b + c of f32 with one rounding to nearest.

    Rounding the f64 sum again goes wrong only where that sum lies on a tie of f32 or below
    its normal range, but for 0; there the sum is made anew, to odd.
    """
    total = np.multiply(a, b, dtype=np.float64)
    total += c
    result = total.astype(np.float32)
    if ((total.view(np.uint64) & _TIE_BITS) == _TIE).any():
        return to_f32(fma64_odd(a, b, c))
    if not ((np.abs(result) >= _NORMAL) | (total == 0)).all():
        return to_f32(fma64_odd(a, b, c))
    return result


def canonical(result: Any) -> Any:
    """f32 with PTX's NaN in place of any other."""
    missing = np.isnan(result)
    if not np.count_nonzero(missing):
        return result
    return where(missing, F32_NAN.view(np.float32), result)


_SPLITTING = 2.0**27 + 1
_LEAST, _MOST = 2.0**-400, 2.0**400
"""Between them products, and what they are rounded by, are in the normal range of f64."""


def fma_f64(a: Any, b: Any, c: Any) -> Any:
    """a·b + c in f64 with one rounding to nearest; very large and very small numbers with exact
    fractions.

    Source: Boldo and Melquiond, "Emulation of a FMA and correctly rounded sums: proved algorithms
    using rounding to odd", 2008.
    """
    usual = np.ones(np.shape(a), bool)
    for each in map(np.abs, (a, b, c)):
        usual &= (each == 0) | ((each > _LEAST) & (each < _MOST))
    with np.errstate(all="ignore"):
        product, lost = _exact_product(a, b)
        near, rest = _exact_sum(c, lost)
        total, last = _exact_sum(product, near)
        found = where(product == 0, product + c, total + odd_sum(rest, last))
    if not usual.all():
        rare = np.flatnonzero(~usual)
        rows = zip(*(each[rare].tolist() for each in (a, b, c)), strict=True)
        found[rare] = [_fma_one(*each) for each in rows]
    return found


def _exact_product(a: Any, b: Any) -> tuple[Any, Any]:
    """The rounded product, and what it lacks (T. J. Dekker, 1971)."""
    product = a * b
    (high, low), (other, rest) = _halves(a), _halves(b)
    return product, low * rest - (((product - high * other) - low * other) - high * rest)


def _halves(a: Any) -> tuple[Any, Any]:
    """26 bits and the rest."""
    scaled = a * _SPLITTING
    high = scaled - (scaled - a)
    return high, a - high


def _exact_sum(a: Any, b: Any) -> tuple[Any, Any]:
    """The rounded sum, and what it lacks (D. E. Knuth)."""
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


def _fma_one(a: float, b: float, c: float) -> float:
    from fractions import Fraction

    if not np.isfinite([a, b, c]).all() or not (a and b):
        return a * b + c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if exact == 0:
        return a * b + c
    try:
        return float(exact)
    except OverflowError:
        return np.inf if exact > 0 else -np.inf


def step(value: Any, downwards: Any, bits_type: Any) -> Any:
    """Neighbours of finite non-zero floats: magnitude one unit smaller or larger."""
    bits = value.view(bits_type)
    moved: Any = where(downwards, bits - bits_type(1), bits + bits_type(1))
    return moved.view(value.dtype)


def direct(nearest: Any, exact: Any, mode: str) -> Any:
    """A result rounded to nearest, moved to where `mode` (rz, rm, rp) rounds `exact` (f64)."""
    if mode == "rn":
        return nearest
    wide = nearest.astype(np.float64)
    size = nearest.dtype.itemsize
    bits_type = {2: np.uint16, 4: np.uint32, 8: np.uint64}[size]
    if mode == "rz":
        move = np.abs(wide) > np.abs(exact)
    else:
        move = (wide > exact) if mode == "rm" else (wide < exact)
    # From zero the magnitude can only grow; its sign is the direction's.
    toward = (wide > 0) if mode == "rm" else (wide < 0)
    smaller = np.full(np.shape(wide), True) if mode == "rz" else toward
    moved = step(nearest, smaller, bits_type)
    if mode in ("rm", "rp"):
        tiny = bits_type(1 | ((1 << (8 * size - 1)) if mode == "rm" else 0))
        moved = where(wide == 0, tiny.view(nearest.dtype), moved)
    return where(move & ~np.isnan(exact), moved, nearest).astype(nearest.dtype)


def to_f32(exact: Any, mode: str = "rn") -> Any:
    """f64 (exact, or rounded to odd) → f32, with PTX's NaN."""
    result = exact.astype(np.float32)
    result = direct(result, exact, mode)
    missing = np.isnan(result)
    if missing.any():
        result = where(missing, F32_NAN.view(np.float32), result)
    return result


def to_f16(exact: Any, mode: str = "rn") -> Any:
    """f64 or f32 → f16, with PTX's NaN, 0x7fff."""
    result = direct(exact.astype(np.float16), exact.astype(np.float64), mode)
    missing = np.isnan(result)
    if missing.any():
        result = where(missing, np.uint16(0x7FFF).view(np.float16), result)
    return result


def shorten(bits: Any, drop: int, mode: str) -> Any:
    """f32 bits with the last `drop` mantissa bits rounded away (as zeros); not for NaN."""
    low = U32((1 << drop) - 1)
    negative = (bits >> U32(31)).astype(bool)
    if mode == "rn":
        add = U32((1 << (drop - 1)) - 1) + ((bits >> U32(drop)) & U32(1))
    elif mode == "rna":
        add = np.full_like(bits, 1 << (drop - 1))
    elif mode == "rz":
        add = np.zeros_like(bits)
    else:
        add = where(negative == (mode == "rm"), low, U32(0))
    return (bits + add) & ~low


def f32_to_bf16(value: Any, mode: str = "rn") -> Any:
    """f32 → bf16 bits (uint16), with PTX's NaN, 0x7fff."""
    short = (shorten(value.view(np.uint32), 16, mode) >> U32(16)).astype(np.uint16)
    missing = np.isnan(value)
    return where(missing, np.uint16(0x7FFF), short) if missing.any() else short


def f64_to_bf16(exact: Any) -> Any:
    """f64 (exact or rounded to odd) → bf16 bits, to nearest, by way of an odd f32."""
    near = exact.astype(np.float32)
    cut = direct(near, exact, "rz")
    bits = cut.view(np.uint32)
    inexact = np.isfinite(exact) & (cut.astype(np.float64) != exact)
    sticky: Any = where(inexact, bits | U32(1), bits)
    return f32_to_bf16(sticky.view(np.float32))


@dataclass(frozen=True)
class Half:
    """A 16-bit float: how its bits (uint16, or NumPy's halves) become f32, and f32 and f64 its."""

    widen: Callable[[Any], Any]
    from_f32: Callable[[Any, str], Any]
    """From f32, rounded by a mode (rn, rz, rm, rp)."""
    from_f64: Callable[[Any, str], Any]
    """From f64 that is exact or rounded to odd."""


HALVES: dict[str, Half] = {
    "f16": Half(lambda x: x.view(np.float16).astype(np.float32), to_f16, to_f16),
    "bf16": Half(bf16_to_f32, f32_to_bf16, lambda x, mode: f64_to_bf16(x)),
}
"""What the machine knows of each 16-bit float, by PTX's name."""

SHIFTED = {"bf16"}
"""Those that are the upper half of an f32."""


def f32_to_tf32(value: Any, mode: str = "rna") -> Any:
    """f32 → tf32 in 32 bits, the low 13 zero; a NaN stays one."""
    bits = value.view(np.uint32)
    return where(np.isnan(value), F32_NAN, shorten(bits, 13, mode))


def flush(value: Any) -> Any:
    """f32 with subnormals as zeros of their sign (.ftz)."""
    tiny = np.abs(value) < np.float32(2.0**-126)
    if not tiny.any():
        return value
    flushed: Any = where(tiny, np.copysign(np.float32(0), value), value)
    return flushed


def saturate(value: Any) -> Any:
    """Clamped to [0, 1]; NaN becomes 0 (.sat)."""
    clean: Any = where(np.isnan(value), 0, value)
    return (np.clip(clean, 0, 1) + 0).astype(value.dtype)
