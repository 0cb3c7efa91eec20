"""Conversions, and fma, min, max and the like with special values, on 256 threads."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
from interpret_ptx.recordings.exact import BF16, F16, F32, FORMATS, Format, elementwise
from interpret_ptx.recordings.snippet import Snippet

COUNT = 256
SPECIAL = (0.0, 1.0, 1.5, 2.0**-126, 2.0**-149, 3.4e38, np.inf, np.nan)
"""With both signs: the operands whose pairs are all tried."""


@cache
def conversions() -> Any:
    """256 f32 values at which conversions to f16 and bf16 differ: ties, edges, subnormals."""
    edges = [65504.0, 65519.9, 65520.0, 65536.0, 3.3895e38, 3.3961e38, 3.4028e38, np.inf, np.nan,
             2.0**-14, 2.0**-15, 2.0**-24, 2.0**-25, 1.5 * 2.0**-25, 2.0**-26, 2.0**-126, 2.0**-133,
             2.0**-134, 1.5 * 2.0**-134, 2.0**-149, 0.0, 1.0, 2.5, 3.5]  # fmt: skip
    ties = [1 + (2 * i + 1) * 2.0**-p for p in (8, 9, 11, 12) for i in range(6)]
    fixed = np.array([*edges, *ties], np.float32)
    rng = np.random.default_rng(11)
    patterns = rng.integers(0, 2**32, COUNT - 2 * len(fixed), np.uint32).view(np.float32)
    patterns[::2] = rng.standard_normal(len(patterns[::2])).astype(np.float32)
    return np.concatenate([fixed, -fixed, patterns])


@cache
def pairs(to: Format) -> list[Any]:
    """All pairs of special values, in a format."""
    values = np.array([s * v for v in SPECIAL for s in (1, -1)], np.float32)
    with np.errstate(over="ignore"):
        narrow = values.astype(to.kind)
    return [np.repeat(narrow, len(narrow)), np.tile(narrow, len(narrow))]


def _triples(to: Format) -> list[Any]:
    """Pairs of special values with random ones added; then random ones, where sums cancel."""
    a, b = (x.copy() for x in pairs(to))
    rng = np.random.default_rng(12)
    a[1::2] = rng.standard_normal(COUNT // 2).astype(to.kind)
    b[3::4] = rng.standard_normal(COUNT // 4).astype(to.kind)
    c = rng.standard_normal(COUNT).astype(to.kind)
    with np.errstate(all="ignore"):
        cancels = -(a.astype("f4") * b.astype("f4")).astype(to.kind)
    c[7::8] = cancels[7::8]
    c[5::16] = np.array(np.inf, to.kind)
    return [a, b, c]


def kernel_of(name: str, instruction: str, inputs: list[Any], bits: Any) -> Snippet:
    """`instruction` on every element: $0, $1 … are operands, $d the result."""
    arrays, body = [], []
    for i, array in enumerate(inputs):
        size = array.dtype.itemsize
        register, kind = {4: (f"%r{100 + i}", "b32"), 2: (f"%h{10 + i}", "b16")}[size]
        body.append(f"mul.wide.u32 %d0, %t, {size}; add.u64 %d0, %d0, %in{i};")
        body.append(f"ld.global.{kind} {register}, [%d0];")
        instruction = instruction.replace(f"${i}", register)
        arrays.append(array.view(np.int32) if size == 4 else array.view(np.float16))
    narrow = bits.dtype.itemsize == 2
    body.append(instruction.replace("$d", "%h0" if narrow else "%r0"))
    if narrow:
        body.append("cvt.u32.u16 %r0, %h0;")
    body.append("mul.wide.u32 %d0, %t, 4; add.u64 %d0, %d0, %out; st.global.b32 [%d0], %r0;")
    wanted = bits.astype(np.uint32).view(np.int32)
    return Snippet(name, "\n".join(body), tuple(arrays), wanted, launch={"threads": COUNT})


def _narrowing() -> Iterator[Snippet]:
    x = conversions()
    y = np.roll(x, 37)
    for name, to in (("f16", F16), ("bf16", BF16)):
        for mode in ("rn", "rz"):
            one, other = (elementwise(lambda v: v, [v], to, mode) for v in (x, y))
            form = f"cvt.{mode}.{name}.f32"
            yield kernel_of(form, f"{form} $d, $0;", [x], one)
            both = one.astype(np.uint32) << 16 | other
            form = f"cvt.{mode}.{name}x2.f32"
            yield kernel_of(form, f"{form} $d, $0, $1;", [x, y], both)
            relu = np.where((one >> 15 == 1) & (one & 0x7FFF <= _infinity(to)), 0, one)
            form = f"cvt.{mode}.relu.{name}.f32"
            yield kernel_of(form, f"{form} $d, $0;", [x], relu.astype(to.bits))


def _infinity(to: Format) -> int:
    return int(np.array(np.inf, to.kind).view(to.bits))


NANS = (0x7F81, 0x7FC0, 0x7FFF, 0xFF81, 0xFFC0, 0xFFFF, 0x7C01, 0x7E00, 0xFC01, 0xFE00)
"""Of f16 all are NaNs, of bf16 the first six: with and without a sign, quiet and signalling."""


def _widening() -> Iterator[Snippet]:
    """From f16 a NaN becomes PTX's; from bf16 it keeps its bits, as every other value does."""
    drawn = conversions().view(np.uint32).astype(np.uint16)
    for label, x in (("", drawn), (" NaNs", np.resize(np.array(NANS, np.uint16), COUNT))):
        bits = elementwise(lambda v: v, [x.view(F16.kind)], F32)
        yield kernel_of(f"cvt.f32.f16{label}", "cvt.f32.f16 $d, $0;", [x], bits)
        shifted = x.astype(np.uint32) << 16
        yield kernel_of(f"cvt.f32.bf16{label}", "cvt.f32.bf16 $d, $0;", [x], shifted)


def _integers() -> Iterator[Snippet]:
    x = conversions()
    functions = {"rni": np.rint, "rzi": np.trunc, "rmi": np.floor, "rpi": np.ceil}
    for mode, function in functions.items():
        with np.errstate(invalid="ignore"):
            whole = np.clip(np.nan_to_num(function(x.astype("f8"))), -(2.0**31), 2.0**31 - 1)
        form = f"cvt.{mode}.s32.f32"
        yield kernel_of(form, f"{form} $d, $0;", [x], whole.astype(np.int32).view(np.uint32))
    integers = conversions().view(np.int32)
    for mode in ("rn", "rz"):
        form = f"cvt.{mode}.f32.s32"
        bits = elementwise(lambda v: v, [integers], F32, mode)
        yield kernel_of(form, f"{form} $d, $0;", [integers], bits)


def _arithmetic() -> Iterator[Snippet]:
    for name, to in FORMATS.items():
        two, three = pairs(to), _triples(to)
        fma = elementwise(lambda a, b, c: a * b + c, three, to)
        yield kernel_of(f"fma.rn.{name}", f"fma.rn.{name} $d, $0, $1, $2;", three, fma)
        for op in ("min", "max"):
            for nan in ("", ".NaN"):
                form = f"{op}{nan}.{name}"
                yield kernel_of(form, f"{form} $d, $0, $1;", two, _extreme(op, bool(nan), two, to))
        for op, function in (("add", lambda a, b: a + b), ("mul", lambda a, b: a * b)):
            form = f"{op}.rn.{name}"
            bits = elementwise(function, two, to)
            yield kernel_of(form, f"{form} $d, $0, $1;", two, bits)
    a, b = pairs(F32)
    for mode in ("rn", "rz"):
        random = [np.roll(conversions(), shift) for shift in (0, 91)]
        for op, function in (("add", lambda x, y: x + y), ("mul", lambda x, y: x * y)):
            form = f"{op}.{mode}.f32"
            bits = elementwise(function, random, F32, mode)
            yield kernel_of(f"{form} random", f"{form} $d, $0, $1;", random, bits)
    bits = elementwise(lambda x, y: x / y, [a, b], F32)
    yield kernel_of("div.rn.f32", "div.rn.f32 $d, $0, $1;", [a, b], bits)


def _extreme(op: str, propagates: bool, two: list[Any], to: Format) -> Any:
    """min and max: a NaN loses, unless it propagates; −0 is below +0."""
    a, b = (x.astype("f8") for x in two)
    first = (a < b) | ((a == b) & np.signbit(a)) if op == "min" else (
        (a > b) | ((a == b) & ~np.signbit(a)))  # fmt: skip
    picked = np.where(first, two[0].view(to.bits), two[1].view(to.bits))
    picked = np.where(np.isnan(a), two[1].view(to.bits), picked)
    picked = np.where(np.isnan(b), two[0].view(to.bits), picked)
    nan = (1 << 8 * to.bits.itemsize - 1) - 1
    lost = np.isnan(a) | np.isnan(b) if propagates else np.isnan(a) & np.isnan(b)
    return np.where(lost, nan, picked).astype(to.bits)


def _packed() -> Iterator[Snippet]:
    for name, to in (("f16", F16), ("bf16", BF16)):
        three = _triples(to)
        lower = elementwise(lambda a, b, c: a * b + c, three, to).astype(np.uint32)
        upper = elementwise(lambda a, b, c: a * b + c, [np.roll(x, 3) for x in three], to)
        words = [_words(np.roll(x, 3), x, to) for x in three]
        form = f"fma.rn.{name}x2"
        bits = lower | upper.astype(np.uint32) << 16
        yield kernel_of(form, f"{form} $d, $0, $1, $2;", words, bits)


def _words(upper: Any, lower: Any, to: Format) -> Any:
    return lower.view(to.bits).astype(np.uint32) | upper.view(to.bits).astype(np.uint32) << 16


def _tf32() -> Iterator[Snippet]:
    """cvt.rna.tf32.f32: to 10 bits of fraction, ties away from zero; NaNs left out."""
    x = conversions()
    x = np.where(np.isfinite(x), x, np.float32(1))
    raw = x.view(np.uint32).astype(np.uint64)
    bits = ((raw + 0x1000) & 0xFFFFE000).astype(np.uint32)
    form = "cvt.rna.tf32.f32"
    yield kernel_of(form, f"{form} $d, $0; and.b32 $d, $d, 0xffffe000;", [x], bits)


def snippets() -> Iterator[Snippet]:
    """All of them."""
    yield from _narrowing()
    yield from _widening()
    yield from _integers()
    yield from _arithmetic()
    yield from _packed()
    yield from _tf32()
