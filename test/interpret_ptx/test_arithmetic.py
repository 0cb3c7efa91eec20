"""Integer, bit and floating-point instructions against independent formulas."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from interpret_ptx.snippets import lanewise

from gemmc.interpret.ptx.approximate import RELATIVE

RNG = np.random.default_rng(1)
EDGES = [0, 1, 2, 31, 32, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF]


def words(seed: int = 0) -> Any:
    rng = np.random.default_rng(seed)
    found = rng.integers(0, 2**32, 32, dtype=np.uint64).astype(np.uint32)
    found[: len(EDGES)] = rng.permutation(EDGES)
    return found


def signed(value: int, bits: int = 32) -> int:
    return value - (1 << bits) if value >> (bits - 1) else value


def truncated(a: int, b: int) -> int:
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


CASES: dict[str, Any] = {
    "add.s32 $d, $0, $1;": lambda a, b: a + b,
    "sub.u32 $d, $0, $1;": lambda a, b: a - b,
    "mul.lo.s32 $d, $0, $1;": lambda a, b: a * b,
    "mul.hi.u32 $d, $0, $1;": lambda a, b: a * b >> 32,
    "mul.hi.s32 $d, $0, $1;": lambda a, b: signed(a) * signed(b) >> 32,
    "div.u32 $d, $0, $1;": lambda a, b: a // b if b else -1,
    "rem.u32 $d, $0, $1;": lambda a, b: a % b if b else a,
    "div.s32 $d, $0, $1;": lambda a, b: truncated(signed(a), signed(b)) if b else -1,
    "rem.s32 $d, $0, $1;": lambda a, b: (
        signed(a) - truncated(signed(a), signed(b)) * signed(b) if b else a
    ),
    "min.s32 $d, $0, $1;": lambda a, b: min(signed(a), signed(b)),
    "max.u32 $d, $0, $1;": lambda a, b: max(a, b),
    "and.b32 $d, $0, $1;": lambda a, b: a & b,
    "or.b32 $d, $0, $1;": lambda a, b: a | b,
    "xor.b32 $d, $0, $1;": lambda a, b: a ^ b,
    "shl.b32 $d, $0, $1;": lambda a, b: a << b if b < 32 else 0,
    "shr.u32 $d, $0, $1;": lambda a, b: a >> b if b < 32 else 0,
    "shr.s32 $d, $0, $1;": lambda a, b: signed(a) >> min(b, 31),
    "shf.l.wrap.b32 $d, $0, $1, 9;": lambda a, b: ((b << 32 | a) << 9) >> 32,
    "shf.r.clamp.b32 $d, $0, $1, 9;": lambda a, b: (b << 32 | a) >> 9,
    "lop3.b32 $d, $0, $1, 0x0F0F0F0F, 0xCA;": lambda a, b: (a & b) | (~a & 0x0F0F0F0F),
    "prmt.b32 $d, $0, $1, 0x7340;": lambda a, b: (
        (a & 255) | (b & 255) << 8 | (a >> 24) << 16 | (b >> 24) << 24
    ),
    "bfe.u32 $d, $0, 5, 7;": lambda a, b: a >> 5 & 127,
    "bfe.s32 $d, $0, 5, 7;": lambda a, b: signed(a >> 5 & 127, 7),
    "bfi.b32 $d, $0, $1, 4, 8;": lambda a, b: (b & ~0xFF0) | (a & 255) << 4,
    "popc.b32 $d, $0;": lambda a, b: bin(a).count("1"),
    "clz.b32 $d, $0;": lambda a, b: 32 - a.bit_length(),
    "brev.b32 $d, $0;": lambda a, b: int(f"{a:032b}"[::-1], 2),
    "not.b32 $d, $0;": lambda a, b: ~a,
    "neg.s32 $d, $0;": lambda a, b: -a,
    "abs.s32 $d, $0;": lambda a, b: abs(signed(a)),
    "mad.lo.s32 $d, $0, $1, 7;": lambda a, b: a * b + 7,
    "sad.u32 $d, $0, $1, 3;": lambda a, b: abs(a - b) + 3,
}


@pytest.mark.parametrize("instruction", CASES)
def test_integer(instruction: str) -> None:
    a, b = words(2), words(3)
    expected = [CASES[instruction](int(x), int(y)) & 0xFFFFFFFF for x, y in zip(a, b, strict=True)]
    np.testing.assert_array_equal(lanewise(instruction, [a, b]), np.array(expected, np.uint32))


WIDE: dict[str, Any] = {
    "mul.wide.u32 $d, $0, $1;": lambda a, b: a * b,
    "mul.wide.s32 $d, $0, $1;": lambda a, b: signed(a) * signed(b),
    "mad.wide.s32 $d, $0, $1, -5;": lambda a, b: signed(a) * signed(b) - 5,
    "cvt.u64.u32 $d, $0;": lambda a, b: a,
    "cvt.s64.s32 $d, $0;": lambda a, b: signed(a),
    "mov.b64 $d, {$0, $1};": lambda a, b: a | b << 32,
}


@pytest.mark.parametrize("instruction", WIDE)
def test_wide(instruction: str) -> None:
    a, b = words(4), words(5)
    ones = (1 << 64) - 1
    expected = [WIDE[instruction](int(x), int(y)) & ones for x, y in zip(a, b, strict=True)]
    np.testing.assert_array_equal(lanewise(instruction, [a, b], "b64"), np.array(expected, "u8"))


@pytest.mark.parametrize("test", ["eq", "ne", "lt", "le", "gt", "ge", "lo", "hs"])
def test_setp(test: str) -> None:
    type_ = "u32" if test in ("lo", "hs") else "s32"
    a, b = words(6), np.where(np.arange(32) % 3 == 0, words(6), words(7)).astype(np.uint32)
    x, y = (a, b) if type_ == "u32" else (a.view(np.int32), b.view(np.int32))
    compare = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">=",
               "lo": "<", "hs": ">="}[test]  # fmt: skip
    expected = eval(f"x {compare} y", {"x": x, "y": y})
    found = lanewise(f"setp.{test}.{type_} $d, $0, $1;", [a, b], "pred")
    np.testing.assert_array_equal(found, expected.astype(np.uint32))


def floats(seed: int) -> Any:
    """f32 values with ties, subnormals, infinities, zeros and NaN."""
    rng = np.random.default_rng(seed)
    found = (rng.standard_normal(32) * 10.0 ** rng.integers(-30, 30, 32)).astype(np.float32)
    special = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-45, -1e-40, 3.4e38, 1.0]
    found[: len(special)] = rng.permutation(np.array(special, np.float32))
    return found


def exact_fma(a: float, b: float, c: float) -> Any:
    """One rounding to f32, by fractions; the way through f64 would round twice."""
    if not np.isfinite([a, b, c]).all():
        return np.float32(np.float64(a) * np.float64(b) + np.float64(c))
    value = Fraction(a) * Fraction(b) + Fraction(c)
    if value == 0:
        return np.float32(np.float64(a) * np.float64(b) + np.float64(c))
    return nearest_f32(value)


def nearest_f32(value: Fraction) -> Any:
    """The f32 nearest to a fraction, ties to even, by integer arithmetic alone."""
    sign, magnitude = (-1 if value < 0 else 1), abs(value)
    exponent = -149
    while magnitude >= Fraction(2) ** (exponent + 24):
        exponent += 1
    scaled = magnitude / Fraction(2) ** exponent
    whole, rest = divmod(scaled, 1)
    whole = int(whole) + int(rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole % 2 == 1))
    with np.errstate(over="ignore"):
        return np.float32(sign * np.ldexp(float(whole), exponent))


@pytest.mark.parametrize("seed", range(4))
def test_fma_rounds_once(seed: int) -> None:
    a, b, c = floats(seed), floats(seed + 10), floats(seed + 20)
    a[10:14] = np.float32(1 + 2**-12)
    b[10:14] = np.float32(1 + 2**-12)
    c[10:14] = np.array([2.0**-24, -(2.0**-24), 2.0**-60, -(2.0**-60)], np.float32)
    a[14:17], b[14:17] = np.float32(2**-75), np.float32(2**-75)
    c[14:17] = np.array([1e-45, -1e-45, 0.0], np.float32)
    with np.errstate(all="ignore"):
        expected = np.array(
            [exact_fma(*map(float, v)) for v in zip(a, b, c, strict=True)], np.float32
        )
    found = lanewise("fma.rn.f32 $d, $0, $1, $2;", [a, b, c]).view(np.float32)
    np.testing.assert_array_equal(found, expected)
    same = ~np.isnan(expected)
    np.testing.assert_array_equal(found[same].view("u4"), expected[same].view("u4"))


def test_a_double_rounding_would_be_seen() -> None:
    """The tie that f64 hides: 1 + 2^-24 + 2^-60 rounds up, and through f64 it rounds down."""
    a = np.full(32, 2.0**-30, np.float32)
    c = np.full(32, 1 + 2.0**-23, np.float32)
    b = np.full(32, 2.0**6 + 2.0**-17, np.float32)
    found = lanewise("fma.rn.f32 $d, $0, $1, $2;", [a, b, c]).view(np.float32)
    twice = (a.astype("f8") * b.astype("f8") + c.astype("f8")).astype("f4")
    expected = nearest_f32(Fraction(float(a[0])) * Fraction(float(b[0])) + Fraction(float(c[0])))
    assert (found == expected).all()
    assert expected >= twice[0]


@pytest.mark.parametrize("mode", ["rn", "rz", "rm", "rp"])
@pytest.mark.parametrize("name", ["add", "mul"])
def test_rounding_modes(name: str, mode: str) -> None:
    rng = np.random.default_rng(5)
    a, b = (rng.standard_normal((2, 32)) * 3).astype(np.float32)
    found = lanewise(f"{name}.{mode}.f32 $d, $0, $1;", [a, b]).view(np.float32)
    for x, y, z in zip(a, b, found, strict=True):
        left, right = Fraction(float(x)), Fraction(float(y))
        value = left + right if name == "add" else left * right
        low, high = bracket(value)
        toward_zero = low if value > 0 else high
        wanted = {"rn": nearest_f32(value), "rz": toward_zero, "rm": low, "rp": high}[mode]
        assert z == wanted


def bracket(value: Fraction) -> tuple[Any, Any]:
    """The f32 just below (or at) and just above (or at) a fraction."""
    near = nearest_f32(value)
    if Fraction(float(near)) == value:
        return near, near
    if Fraction(float(near)) > value:
        return np.nextafter(near, np.float32(-np.inf)), near
    return near, np.nextafter(near, np.float32(np.inf))


@pytest.mark.parametrize("nan", ["", ".NaN"])
def test_min_max_of_nan_and_zeros(nan: str) -> None:
    a = np.array([1, np.nan, np.nan, -0.0, 0.0, 5, -np.inf, 2] * 4, np.float32)
    b = np.array([2, 3, np.nan, 0.0, -0.0, np.nan, 1, 2] * 4, np.float32)
    low = lanewise(f"min{nan}.f32 $d, $0, $1;", [a, b])
    high = lanewise(f"max{nan}.f32 $d, $0, $1;", [a, b])
    lost = np.float32(np.nan)
    want_low = [1, lost if nan else 3, lost, -0.0, -0.0, lost if nan else 5, -np.inf, 2]
    want_high = [2, lost if nan else 3, lost, 0.0, 0.0, lost if nan else 5, 1, 2]
    for found, wanted in ((low, want_low), (high, want_high)):
        bits = np.array(wanted * 4, np.float32).view(np.uint32)
        bits = np.where(np.isnan(np.array(wanted * 4)), np.uint32(0x7FFFFFFF), bits)
        np.testing.assert_array_equal(found, bits)


@pytest.mark.parametrize("type_", ["f16", "bf16"])
def test_packed_halves(type_: str) -> None:
    dtype: Any = np.float16 if type_ == "f16" else ml_dtypes.bfloat16
    rng = np.random.default_rng(3)
    a, b, c = (rng.standard_normal((3, 64)) * 4).astype(dtype)
    packed = [np.ascontiguousarray(v).view(np.uint32) for v in (a, b, c)]
    found = lanewise(f"fma.rn.{type_}x2 $d, $0, $1, $2;", packed).view(np.uint16)
    exact = a.astype("f8") * b.astype("f8") + c.astype("f8")
    np.testing.assert_array_equal(found, exact.astype(dtype).view(np.uint16))
    found = lanewise(f"add.{type_}x2 $d, $0, $1;", packed[:2]).view(np.uint16)
    total = (a.astype("f8") + b.astype("f8")).astype(dtype)
    np.testing.assert_array_equal(found, total.view(np.uint16))


def test_division_and_functions() -> None:
    rng = np.random.default_rng(8)
    a, b = (rng.standard_normal((2, 32)) + 3).astype(np.float32)
    found = lanewise("div.rn.f32 $d, $0, $1;", [a, b]).view(np.float32)
    np.testing.assert_array_equal(found, a / b)
    for name, function in {"sqrt.rn": np.sqrt, "rcp.rn": lambda x: 1 / x}.items():
        found = lanewise(f"{name}.f32 $d, $0;", [np.abs(a)]).view(np.float32)
        np.testing.assert_array_equal(found, function(np.abs(a)).astype(np.float32))
    found = lanewise("ex2.approx.ftz.f32 $d, $0;", [a]).view(np.float32)
    np.testing.assert_allclose(found, np.exp2(a), rtol=1e-6)


@pytest.mark.parametrize("name", RELATIVE)
def test_approximations_are_off_by_what_they_may_be(name: str) -> None:
    """In both directions, the same in each run, and not where PTX gives the value itself."""
    functions = {"rcp": lambda x: 1 / x, "sqrt": np.sqrt, "rsqrt": lambda x: 1 / np.sqrt(x),
                 "ex2": np.exp2, "tanh": np.tanh}  # fmt: skip
    values = np.linspace(0.3, 2.9, 32, dtype=np.float32)
    code = f"{name}.approx.f32 $d, $0;"
    found = lanewise(code, [values]).view(np.float32)
    np.testing.assert_array_equal(found, lanewise(code, [values]).view(np.float32))
    exact = functions[name](values.astype(np.float64))
    error = (found.astype(np.float64) - exact) / exact
    assert np.abs(error).max() <= RELATIVE[name]
    assert error.min() < -RELATIVE[name] / 4 and error.max() > RELATIVE[name] / 4
    special = np.array([np.inf, np.nan] * 16, np.float32)
    with np.errstate(all="ignore"):
        wanted = functions[name](special)
    np.testing.assert_array_equal(lanewise(code, [special]).view(np.float32), wanted)
