"""Shared-memory matrix descriptors (PTX ISA, "Matrix Descriptor Format", "Strides").

Bits 0–13 start address, 16–29 leading byte offset, 32–45 stride byte offset, each over 16;
49–51 base offset; 62–63 swizzle: 0 none, 1 128 B, 2 64 B, 3 32 B.

A swizzle moves 16-byte units inside spans of 128, 64 or 32 bytes: the unit's number is
XORed with the address bits from 7 up, so it depends on the address and not on the operand.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from gemmc.interpret.hardware.shared import Region

SPANS = {0: 16, 1: 128, 2: 64, 3: 32}
"""Bytes of a swizzle span by the descriptor's code; none is rows of 16 bytes."""
PATTERN = 1024
"""Bytes after which every swizzle repeats."""


@dataclass(frozen=True, slots=True)
class Descriptor:
    """Byte addresses and strides of one operand."""

    start: int
    leading: int
    stride: int
    base: int
    swizzle: int

    @staticmethod
    def decode(bits: int) -> Descriptor:
        """The fields of 64 bits."""
        return Descriptor(
            start=(bits & 0x3FFF) << 4,
            leading=(bits >> 16 & 0x3FFF) << 4,
            stride=(bits >> 32 & 0x3FFF) << 4,
            base=bits >> 49 & 7,
            swizzle=bits >> 62 & 3,
        )

    def __str__(self) -> str:
        span = SPANS[self.swizzle] if self.swizzle else 0
        return (
            f"start 0x{self.start:x}, leading {self.leading} B, stride {self.stride} B, "
            f"base {self.base}, swizzle {span} B"
        )


def swizzled(addresses: Any, span: int) -> Any:
    """Addresses with their 16-byte unit XORed: `span` is 128, 64 or 32 bytes, else nothing."""
    if span not in (128, 64, 32):
        return addresses
    units = span // 16 - 1
    return addresses ^ (((addresses >> 7) & units) << 4)


@lru_cache(maxsize=512)
def _offsets(
    phase: int, leading: int, stride: int, swizzle: int, transposed: bool, rows: int, first: int,
    depth: int, item: int,
) -> Any:  # fmt: skip
    """Byte addresses (rows, depth · item) from the pattern's start that `phase` lies in."""
    row = np.arange(first, first + rows)[:, None, None]
    k = np.arange(depth)[None, :, None]
    byte = np.arange(item)[None, None, :]
    span = SPANS[swizzle]
    if transposed:
        linear = _mn_major(row, k, item, span, leading, stride, swizzle)
    else:
        linear = _k_major(row, k * item, span, leading, stride, swizzle)
    addresses = swizzled(linear + byte + phase, span if swizzle else 0)
    return addresses.reshape(rows, depth * item).astype(np.intp)


def _k_major(row: Any, k: Any, span: int, leading: int, stride: int, swizzle: int) -> Any:
    """Rows of a span, eight to an atom; without a swizzle the next 16 bytes are `leading` on."""
    within = k if swizzle else k % 16 + k // 16 * leading
    return row % 8 * span + row // 8 * stride + within


def _mn_major(row: Any, k: Any, item: int, span: int, leading: int, stride: int, sw: int) -> Any:
    """Eight K of a span of rows to an atom; unswizzled, the two strides change their roles."""
    per_span = span // item
    inside = row % per_span * item + k % 8 * span
    next_rows, next_k = (leading, stride) if sw else (stride, leading)
    return inside + row // per_span * next_rows + k // 8 * next_k


def operand_bytes(
    d: Descriptor, transposed: bool, rows: int, first: int, depth: int, item: int, reserved: int
) -> Region:
    """The bytes (rows, depth · item) in shared memory of rows `first` on of an operand.

    `reserved` is the shared address of the CTA's byte 0.
    """
    phase = d.start % PATTERN
    relative = _offsets(
        phase, d.leading, d.stride, d.swizzle, transposed, rows, first, depth, item
    )
    return Region.of(relative + (d.start - phase - reserved))
