"""PTX fundamental types as NumPy types (PTX ISA, "Types").

A register holds bits: predicates as bool, everything else as an unsigned integer of its
width. An instruction views those bits as the type it names.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gemmc.interpret.ptx.numbers import HALVES

BITS: dict[str, int] = {
    "pred": 1,
    **{f"{kind}{bits}": bits for kind in "bus" for bits in (8, 16, 32, 64)},
    "b128": 128,
    **dict.fromkeys(HALVES, 16),
    **{f"{half}x2": 32 for half in HALVES},
    "tf32": 32,
    "f32": 32,
    "f64": 64,
    "e4m3": 8,
    "e5m2": 8,
    "e4m3x2": 16,
    "e5m2x2": 16,
}
"""Bits of a value of each type."""

STORAGE: dict[int, Any] = {
    1: np.dtype(np.bool_),
    8: np.dtype(np.uint8),
    16: np.dtype(np.uint16),
    32: np.dtype(np.uint32),
    64: np.dtype(np.uint64),
}
"""How a register of so many bits is held."""

_VIEWS: dict[str, Any] = {
    **{f"s{bits}": np.dtype(f"int{bits}") for bits in (8, 16, 32, 64)},
    "f16": np.dtype(np.float16),
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
}


def size_of(type_: str) -> int:
    """Bytes of a value in memory."""
    return max(BITS[type_] // 8, 1)


def storage(type_: str) -> Any:
    """The NumPy type of a register of a PTX type."""
    return STORAGE[BITS[type_]]


def view_of(type_: str) -> Any:
    """The NumPy type an instruction of a PTX type computes with; raw bits where NumPy has none."""
    return _VIEWS.get(type_) or storage(type_)


def is_signed(type_: str) -> bool:
    """Whether a type is a signed integer."""
    return type_[0] == "s"


def is_float(type_: str) -> bool:
    """Whether a type is a floating-point one."""
    return type_[0] in "fte" or type_.removesuffix("x2") in HALVES
