"""Which lane holds which element (PTX ISA, "Matrix Fragments for mma.m16n8k…", "wgmma").

Every fragment of mma.sync and wgmma is one pattern in bytes: lane l stands at row l / 4,
and at 4 bytes from byte 4 · (l mod 4) of its 16-byte part. Of f64 it is one in elements: lane l
stands at row l / 4 and column l mod 4 of its four columns; of sums, at two columns of its eight.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gemmc.interpret.ptx.numbers import HALVES


def rows_of_a(registers: list[Any]) -> Any:
    """A's 16 rows as bytes (16, K bytes) from its 32-bit registers: 2 for 16 bytes of K, else 4.

    Register i holds rows 8 · (i mod 2) + l / 4 and the 16-byte part i / 2.
    """
    parts = len(registers) // 2
    words = np.stack(registers).reshape(parts, 2, 8, 4).transpose(1, 2, 0, 3)
    return np.ascontiguousarray(words).view(np.uint8).reshape(16, 16 * parts)


def columns_of_b(registers: list[Any]) -> Any:
    """B's 8 columns as bytes (8, K bytes); register i holds the 16-byte part i."""
    words = np.stack(registers).reshape(len(registers), 8, 4).transpose(1, 0, 2)
    return np.ascontiguousarray(words).view(np.uint8).reshape(8, 16 * len(registers))


def matrix_of_d(registers: list[Any], type_: Any) -> Any:
    """(16, N) accumulators from their registers: 4 (32-bit) or 2 (16-bit pairs) for 8 columns."""
    words = np.stack(registers).view(type_)
    inner = words.reshape(-1, 2, 8, 4, 2) if type_.itemsize == 2 else None
    if inner is None:
        inner = words.reshape(-1, 2, 2, 8, 4).transpose(0, 1, 3, 4, 2)
    return np.ascontiguousarray(inner.transpose(1, 2, 0, 3, 4)).reshape(16, -1)


def registers_of_d(matrix: Any) -> list[Any]:
    """The registers (uint32, 32 lanes each) of a (16, N) matrix of 32- or 16-bit values."""
    blocks = matrix.reshape(2, 8, -1, 4, 2).transpose(2, 0, 1, 3, 4)
    if matrix.dtype.itemsize == 2:
        words = np.ascontiguousarray(blocks).view(np.uint32).reshape(-1, 32)
    else:
        words = np.ascontiguousarray(blocks.transpose(0, 1, 4, 2, 3)).view(np.uint32)
        words = words.reshape(-1, 32)
    return list(words)


PRODUCT_TYPES = (*HALVES, "tf32", "s8", "u8", "e4m3", "e5m2")
"""What the tensor core multiplies."""


def elements_of(data: Any, type_: str) -> Any:
    """Bytes (rows, bytes) → the numbers that the tensor core multiplies, as f32 or int32."""
    data = np.ascontiguousarray(data)
    if type_ in HALVES:
        return HALVES[type_].widen(data.view(np.uint16))
    if type_ == "tf32":
        return (data.view(np.uint32) & np.uint32(0xFFFFE000)).view(np.float32)
    if type_ in ("e4m3", "e5m2"):
        import ml_dtypes

        kind = ml_dtypes.float8_e4m3fn if type_ == "e4m3" else ml_dtypes.float8_e5m2
        return data.view(kind).astype(np.float32)
    return data.view(np.int8 if type_ == "s8" else np.uint8).astype(np.int32)


def accumulate(a: Any, b: Any, c: Any) -> Any:
    """a (M, K) · b (N, K)ᵀ + c, in c's type; products of 16-bit floats are exact in f32."""
    product = a @ b.T
    if c is None:
        return product
    with np.errstate(over="ignore"):  # a sum in f16 past 65504 is infinite
        return (product + c).astype(c.dtype)


def doubles_of_a(registers: list[Any]) -> Any:
    """A (16, K) of f64: register i has row 8 · (i mod 2) + l / 4, column 4 · (i / 2) + l mod 4."""
    parts = len(registers) // 2
    return np.stack(registers).reshape(parts, 2, 8, 4).transpose(1, 2, 0, 3).reshape(16, 4 * parts)


def doubles_of_b(registers: list[Any]) -> Any:
    """B's columns (8, K) of f64: register i has k = 4 · i + l mod 4 of column l / 4."""
    parts = len(registers)
    return np.stack(registers).reshape(parts, 8, 4).transpose(1, 0, 2).reshape(8, 4 * parts)


def doubles_of_d(registers: list[Any]) -> Any:
    """All sums (16 · 8) of f64, row by row, from their four registers: register i has row
    8 · (i / 2) + l / 4, column 2 · (l mod 4) + i mod 2."""
    return np.stack(registers).reshape(2, 2, 8, 4).transpose(0, 2, 3, 1).reshape(-1)


def registers_of_doubles(sums: Any) -> list[Any]:
    """What `doubles_of_d` was given."""
    return list(np.ascontiguousarray(sums.reshape(2, 8, 4, 2).transpose(0, 3, 1, 2)).reshape(4, 32))
