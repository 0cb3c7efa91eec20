"""Operands and results of matrix instructions, laid out element by element from the ISA."""

from __future__ import annotations

from typing import Any

import numpy as np

CODES = {0: 0, 128: 1, 64: 2, 32: 3}
LANE = np.arange(32)
GROUP, IN_GROUP = LANE // 4, LANE % 4


def descriptor(at: int, leading: int, stride: int, span: int) -> int:
    """The 64 bits of a shared-memory matrix descriptor; all in bytes."""
    return (at >> 4) | (leading >> 4) << 16 | (stride >> 4) << 32 | CODES[span] << 62


def place(span: int, row: int, unit: int) -> int:
    """Byte of 16-byte unit `unit` of row `row` among rows of `span` bytes, swizzled."""
    shift = {128: 0, 64: 1, 32: 2}[span]
    return row * span + (unit ^ (row >> shift) % (span // 16)) * 16


def k_major(matrix: Any, span: int) -> tuple[Any, int, int]:
    """(bytes, leading, stride) of (rows, K bytes ≤ span): one column of atoms."""
    rows, width = matrix.shape
    units = matrix.view(np.uint8).reshape(rows, -1, 16)
    if span == 0:
        image = np.zeros(matrix.nbytes, np.uint8).reshape(-1, 16)
        for r in range(rows):
            for u in range(units.shape[1]):
                image[r // 8 * 8 * units.shape[1] + u * 8 + r % 8] = units[r, u]
        return image.reshape(-1), 128, 128 * units.shape[1]
    image = np.zeros(rows * span, np.uint8)
    for r in range(rows):
        for u in range(units.shape[1]):
            at = place(span, r, u)
            image[at : at + 16] = units[r, u]
    return image, 16, 8 * span


def mn_major(matrix: Any, span: int) -> tuple[Any, int, int]:
    """(bytes, leading, stride) of (K, MN) with MN contiguous: panels of a span of MN."""
    depth, width = matrix.shape
    pitch = span or 16
    per = pitch // matrix.dtype.itemsize
    image = np.zeros(matrix.nbytes, np.uint8)
    panel_bytes = depth * pitch
    for panel in range(width // per):
        piece = np.ascontiguousarray(matrix[:, panel * per : panel * per + per]).view(np.uint8)
        for k in range(depth):
            for u in range(pitch // 16):
                at = panel * panel_bytes + (place(span, k, u) if span else k * 16)
                image[at : at + 16] = piece[k, u * 16 : u * 16 + 16]
    if span:
        return image, panel_bytes, 8 * span
    return image, 128, panel_bytes


def padded(image: Any, size: int) -> Any:
    """`image` and zeros, `size` bytes together."""
    return np.concatenate([image, np.zeros(size - len(image), np.uint8)])


def as_words(fragment: Any) -> Any:
    """(registers, 32, elements of 4 bytes) → (registers, 32) words."""
    return np.ascontiguousarray(fragment).view(np.int32)[..., 0]


def fragments(a: Any, b: Any) -> tuple[Any, Any]:
    """The ISA's formulas for mma: row and column of every element a_i and b_i of every lane."""
    per = 4 // a.dtype.itemsize
    k = a.shape[1]
    rows, cols, brows = [], [], []
    for register in range(a.shape[1] * a.dtype.itemsize // 8):
        for i in range(per):
            rows.append(GROUP + 8 * (register % 2))
            cols.append(IN_GROUP * per + i + (register // 2) * 4 * per)
    for register in range(k * a.dtype.itemsize // 16):
        for i in range(per):
            brows.append(IN_GROUP * per + i + register * 4 * per)
    fa = a[np.stack(rows), np.stack(cols)].reshape(-1, per, 32).transpose(0, 2, 1)
    fb = b[np.stack(brows), GROUP].reshape(-1, per, 32).transpose(0, 2, 1)
    return as_words(fa), as_words(fb)
