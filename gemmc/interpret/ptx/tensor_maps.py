"""Tensor maps in memory: 128 bytes that say how a box of a tensor is found.

The driver's encoding is opaque; this one holds the same fields, so that a kernel may copy
a map around, and a place that holds none is noticed.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from gemmc.element_types import ELEMENT_TYPES

_MAGIC = b"TMAP"
_FORMAT = "<4sBBBBQ5Q4Q5H"
BYTES = 128
_DTYPES = tuple(ELEMENT_TYPES)


@dataclass(frozen=True)
class TensorMap:
    """Extents in elements, strides in bytes (without the innermost), innermost first."""

    dtype: str
    address: int
    dims: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]
    swizzle: int
    nan_fill: bool = False

    @property
    def item(self) -> int:
        return ELEMENT_TYPES[self.dtype].bytes

    @property
    def box_bytes(self) -> int:
        return int(np.prod(self.box)) * self.item

    def encode(self) -> bytes:
        """The 128 bytes of this map."""
        rank = len(self.dims)
        made = struct.pack(
            _FORMAT, _MAGIC, rank, _DTYPES.index(self.dtype), self.swizzle, self.nan_fill,
            self.address, *self.dims, *(0,) * (5 - rank), *self.strides, *(0,) * (5 - rank),
            *self.box, *(0,) * (5 - rank),
        )  # fmt: skip
        return made.ljust(BYTES, b"\0")

    @staticmethod
    @lru_cache(maxsize=64)
    def decode(data: bytes) -> TensorMap | None:
        """The map in 128 bytes, or None if there is none."""
        if len(data) != BYTES or data[:4] != _MAGIC:
            return None
        _, rank, dtype, swizzle, nan, address, *rest = struct.unpack_from(_FORMAT, data)
        dims, strides, box = rest[:rank], rest[5 : 4 + rank], rest[9 : 9 + rank]
        return TensorMap(
            _DTYPES[dtype], address, tuple(dims), tuple(strides), tuple(box), swizzle, bool(nan)
        )

    def box_offsets(self, at: tuple[int, ...]) -> tuple[Any, Any]:
        """Byte offsets from `address` of the box's elements at `at`, and which are inside.

        Both have the box's shape, outermost first. Bounds are checked dimension by dimension.
        """
        offsets: Any = np.zeros((1,) * len(self.box), np.int64)
        inside: Any = np.ones((1,) * len(self.box), bool)
        for dim, (start, extent, steps) in enumerate(zip(at, self.dims, self.box, strict=True)):
            index = start + np.arange(steps)
            shape = [1] * len(self.box)
            shape[len(self.box) - 1 - dim] = steps
            stride = self.item if dim == 0 else self.strides[dim - 1]
            offsets = offsets + (index * stride).reshape(shape)
            inside = inside & ((index >= 0) & (index < extent)).reshape(shape)
        return np.broadcast_to(offsets, self.box[::-1]), np.broadcast_to(inside, self.box[::-1])
