"""cvt against ml_dtypes, NumPy and integer formulas."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from interpret_ptx.snippets import lanewise

BF16: Any = ml_dtypes.bfloat16


def floats(seed: int) -> Any:
    """f32 with ties of bf16 and f16, infinities, subnormals of both, and overflow."""
    rng = np.random.default_rng(seed)
    found = (rng.standard_normal(32) * 10.0 ** rng.integers(-8, 6, 32)).astype(np.float32)
    bits = found.view(np.uint32)
    bits[:8] = (bits[:8] & np.uint32(0xFFFF0000)) | np.uint32(0x8000)
    bits[8:16] = (bits[8:16] & np.uint32(0xFFFFE000)) | np.uint32(0x1000)
    special = [np.inf, -np.inf, 3.4e38, 65520, 65519.99, 6e-8, 1e-40, -0.0]
    found[16:24] = np.array(special, np.float32)
    return found


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("type_", "dtype"), [("bf16", BF16), ("f16", np.float16)])
def test_packing_two_f32(type_: str, dtype: Any, seed: int) -> None:
    a, b = floats(seed), floats(seed + 50)
    found = lanewise(f"cvt.rn.{type_}x2.f32 $d, $0, $1;", [a, b])
    with np.errstate(over="ignore"):
        upper, lower = a.astype(dtype).view(np.uint16), b.astype(dtype).view(np.uint16)
    np.testing.assert_array_equal(found >> 16, upper)
    np.testing.assert_array_equal(found & 0xFFFF, lower)


def test_nan_is_canonical() -> None:
    a = np.full(32, np.nan, np.float32)
    assert (lanewise("cvt.rn.bf16x2.f32 $d, $0, $0;", [a]) == 0x7FFF7FFF).all()
    assert (lanewise("cvt.rn.f16x2.f32 $d, $0, $0;", [a]) == 0x7FFF7FFF).all()


@pytest.mark.parametrize(("type_", "dtype"), [("bf16", BF16), ("f16", np.float16)])
def test_toward_zero(type_: str, dtype: Any) -> None:
    a = floats(4)
    a = a[np.isfinite(a)][:20]
    a = np.resize(a, 32).astype(np.float32)
    found = lanewise(f"cvt.rz.{type_}.f32 $d, $0;", [a], "b16").view(dtype).astype(np.float64)
    with np.errstate(over="ignore"):
        nearest = a.astype(dtype)
    assert (np.abs(found) <= np.abs(a)).all()
    step = np.nextafter(np.abs(nearest).astype(dtype), np.array(0, dtype)).astype(np.float64)
    assert (np.abs(found) >= step).all()


def test_widening_is_exact() -> None:
    halves = np.arange(32, dtype=np.uint16) * 2039 + 7
    for type_, dtype in (("f16", np.float16), ("bf16", BF16)):
        found = lanewise(f"cvt.f32.{type_} $d, $0;", [halves]).view(np.float32)
        wanted = halves.view(dtype).astype(np.float32)
        np.testing.assert_array_equal(np.nan_to_num(found), np.nan_to_num(wanted))


def test_only_widening_bf16_keeps_a_nan() -> None:
    nans = np.resize(np.array([0x7F81, 0xFFC1], np.uint16), 32)
    found = lanewise("cvt.f32.bf16 $d, $0;", [nans])
    np.testing.assert_array_equal(found, nans.astype(np.uint32) << 16)
    assert (lanewise("cvt.f32.f16 $d, $0;", [nans]) == 0x7FFFFFFF).all()


def test_tf32_ties_away() -> None:
    bits = np.array([0x3F801000, 0x3F800FFF, 0x3F803000, 0xBF801000] * 8, np.uint32)
    found = lanewise("cvt.rna.tf32.f32 $d, $0;", [bits.view(np.float32)])
    wanted = np.array([0x3F802000, 0x3F800000, 0x3F804000, 0xBF802000] * 8, np.uint32)
    np.testing.assert_array_equal(found, wanted)


INTEGERS: dict[str, Any] = {
    "cvt.rzi.s32.f32 $d, $0;": lambda x: np.trunc(x),
    "cvt.rni.s32.f32 $d, $0;": lambda x: np.rint(x),
    "cvt.rmi.s32.f32 $d, $0;": lambda x: np.floor(x),
    "cvt.rpi.s32.f32 $d, $0;": lambda x: np.ceil(x),
}


@pytest.mark.parametrize("instruction", INTEGERS)
def test_to_integer(instruction: str) -> None:
    values = np.array([0.5, 1.5, -0.5, -1.5, 2.5, 1e10, -1e10, np.nan] * 4, np.float32)
    found = lanewise(instruction, [values]).view(np.int32)
    clean = np.nan_to_num(INTEGERS[instruction](values.astype("f8")), nan=0.0)
    np.testing.assert_array_equal(found, np.clip(clean, -(2**31), 2**31 - 1).astype(np.int32))


def test_from_integer() -> None:
    a = np.array([0, 1, -1, 2**24 + 1, -(2**24) - 1, 2**31 - 1, -(2**31), 7] * 4, np.int32)
    found = lanewise("cvt.rn.f32.s32 $d, $0;", [a]).view(np.float32)
    np.testing.assert_array_equal(found, a.astype(np.float32))
    found = lanewise("cvt.rn.f32.u32 $d, $0;", [a]).view(np.float32)
    np.testing.assert_array_equal(found, a.view(np.uint32).astype(np.float32))


def test_integer_widths() -> None:
    a = np.array([0x12345680, 0xFFFFFF7F, 0x80, 0x8000] * 8, np.uint32)
    np.testing.assert_array_equal(
        lanewise("cvt.s32.s8 $d, $0;", [a]).view(np.int32), a.astype(np.uint8).view(np.int8)
    )
    np.testing.assert_array_equal(
        lanewise("cvt.u32.u16 $d, $0;", [a]), a.astype(np.uint16).astype(np.uint32)
    )
    found = lanewise("cvt.sat.s8.s32 $d, $0;", [a]).view(np.int32)
    np.testing.assert_array_equal(found, np.clip(a.view(np.int32), -128, 127))
