"""Where the copy engine puts a box and where the tensor core looks for an operand.

PTX ISA, "Tensor Map", "Swizzling modes" and "Matrix Descriptor Format". All offsets are bytes.

The interpreter's model of the tensor core is here, in `interpret/ops/products.py` and in
`interpret/ptx_ops/tensor.py` and `matrix.py`. The PTX machine has another one, in
`interpret/ptx/descriptors.py`, `fragments.py`, `wgmma.py` and `mma.py`. They were written
apart from the same manual and share no code, so that an error in one shows against the other
(test/interpret_ptx/test_both_tensor_cores.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gemmc.element_types import ELEMENT_TYPES, numpy_dtype
from gemmc.interpret.hardware.device_memory import Matrix
from gemmc.interpret.hardware.errors import OutOfBounds, Site, Unsupported
from gemmc.interpret.hardware.shared import Bytes, Index, Region

ATOM = 1024
"""Bytes after which the widest swizzle pattern repeats."""


def swizzled(address: Index, span: int) -> Index:
    """Addresses with the 16-byte chunk number XORed by the bits from 7 on; span 0 for none."""
    if span == 0:
        return address
    return address ^ (((address >> 7) & (span // 16 - 1)) << 4)


def check_corner(
    at: Sequence[int], element: int, stores: bool, site: Site, facts: Sequence[str] = ()
) -> None:
    """Raise OutOfBounds for a box that no copy engine takes from `at` on, innermost first.

    An H200 answers with an illegal instruction (test/interpret_ptx/recordings/refused.py).
    """
    inner = at[0] * element
    if inner % 16:
        raise OutOfBounds(f"a box from byte {inner} of a row, no multiple of 16", site, facts)
    if stores and min(at) < 0:
        what = f"a tensor store at {list(at)}: loads may begin before the tensor, stores may not"
        raise OutOfBounds(what, site, facts)


@dataclass(frozen=True, eq=False)
class TensorMap:
    """A tensor map of two to five dimensions: a `box` of rows × columns of a matrix, `span` bytes
    of swizzle.

    `shape` and `strides`, both in elements and outermost first, say where the elements are in the
    matrix's memory. Boxes have one element in the dimensions ahead of rows and columns.
    """

    matrix: Matrix
    box: tuple[int, int]
    span: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    @staticmethod
    def whole(matrix: Matrix, box: tuple[int, int], span: int) -> TensorMap:
        """The map of all of a row-major matrix, or of row-major matrices one behind the other."""
        strides = tuple(by // matrix.array.itemsize for by in matrix.array.strides)
        return TensorMap(matrix, box, span, matrix.array.shape, strides)

    @property
    def element_bytes(self) -> int:
        return int(self.matrix.array.dtype.itemsize)

    @property
    def bytes(self) -> int:
        """What one load counts on its barrier, clipped or not."""
        return self.box[0] * self.box[1] * self.element_bytes

    def region(
        self, site: Site, address: int, at: Sequence[int], *, stores: bool = False
    ) -> Region:
        """The bytes that the box at [numbers, row, column] covers at `address`. Raises OutOfBounds
        where either is a place that the copy engine does not take."""
        check_corner(at[::-1], self.element_bytes, stores, site)
        inner = self.box[1] * self.element_bytes
        if address % 128:
            raise OutOfBounds(f"a tensor copy at shared byte {address}, not aligned to 128", site)
        if self.span and inner != self.span:
            raise Unsupported(
                f"a box of {inner} bytes a row with a swizzle of {self.span} bytes", site
            )
        return Region.span(address, self.bytes)

    def _places(self, at: Sequence[int]) -> tuple[Index, NDArray[np.bool_]]:
        """Flat element numbers of a box, and which are inside, by row and column."""
        *numbers, row, column = at
        *counts, height, width = self.shape
        *apart, down, across = self.strides
        r = np.arange(row, row + self.box[0])[:, None]
        c = np.arange(column, column + self.box[1])[None, :]
        inside = (r >= 0) & (r < height) & (c >= 0) & (c < width)
        inside &= all(0 <= number < count for number, count in zip(numbers, counts, strict=True))
        origin = sum(number * by for number, by in zip(numbers, apart, strict=True))
        return origin + r * down + c * across, inside

    def image(self, at: Sequence[int], address: int) -> Bytes:
        """The box at [numbers, row, column] as it lies in shared memory; zeros outside of the
        matrix."""
        places, inside = self._places(at)
        data = np.zeros(self.box, self.matrix.array.dtype)
        data[inside] = self.matrix.flat[places[inside]]
        chunks = data.view(np.uint8).reshape(-1, 16)
        if self.span == 0:
            return chunks.reshape(-1)
        image = np.empty_like(chunks)
        image[_chunk_order(self.bytes, self.span, address % ATOM)] = chunks
        return image.reshape(-1)

    def clipped(
        self, at: Sequence[int], address: int, image: Bytes
    ) -> tuple[Index, NDArray[Any]]:
        """A stored box: flat element numbers inside the matrix, and their values."""
        chunks = image.reshape(-1, 16)
        if self.span:
            chunks = chunks[_chunk_order(self.bytes, self.span, address % ATOM)]
        data = np.ascontiguousarray(chunks).reshape(-1).view(self.matrix.array.dtype)
        places, inside = self._places(at)
        return places[inside], data.reshape(self.box)[inside]


@cache
def _chunk_order(size: int, span: int, start: int) -> Index:
    """Position of each 16-byte chunk of a box in its image."""
    address = np.arange(start, start + size, 16, dtype=np.intp)
    return (swizzled(address, span) - start) // 16


@dataclass(frozen=True)
class Operand:
    """What a matrix descriptor says: byte offsets and swizzle span, and the operand's major.

    `major` is "k" or "mn"; `element` the element's bytes.
    """

    leading: int
    stride: int
    span: int
    major: str
    element: int

    @staticmethod
    def from_bits(bits: int, major: str, element: int) -> tuple[int, Operand]:
        """(address, operand) of a 64-bit matrix descriptor."""
        span = {0: 0, 1: 128, 2: 64, 3: 32}[bits >> 62 & 3]
        leading, stride = (bits >> 16 & 0x3FFF) << 4, (bits >> 32 & 0x3FFF) << 4
        return (bits & 0x3FFF) << 4, Operand(leading, stride, span, major, element)

    def region(self, address: int, first: int, count: int, depth: int) -> Region:
        """Bytes of elements [first … first + count) × depth from `address` on.

        The index has the shape (count, depth, element bytes): row, then k.
        """
        start = address % ATOM
        offsets = _operand_offsets(self, start, first, count, depth)
        return offsets.moved(address - start)


@cache
def _operand_offsets(operand: Operand, start: int, first: int, count: int, depth: int) -> Region:
    row = np.arange(first, first + count, dtype=np.intp)[:, None, None]
    k = np.arange(depth, dtype=np.intp)[None, :, None]
    byte = np.arange(operand.element, dtype=np.intp)[None, None, :]
    span = operand.span
    if operand.major == "k" and span:
        place = row // 8 * operand.stride + row % 8 * span + k * operand.element
    elif operand.major == "k":
        inner = k * operand.element
        place = row // 8 * operand.stride + inner // 16 * operand.leading
        place = place + row % 8 * 16 + inner % 16
    else:
        width = max(span, 16) // operand.element
        # "Canonical Layouts": without a swizzle the two strides change their roles.
        strides = operand.leading, operand.stride
        next_rows, next_k = strides if span else strides[::-1]
        place = row // width * next_rows + k // 8 * next_k
        place = place + k % 8 * max(span, 16) + row % width * operand.element
    return Region.of(swizzled(start + place + byte, span))


def decode(data: Bytes, kind: str) -> NDArray[np.float32]:
    """Operand bytes (…, element bytes) as exact float32 values; `kind` as in PTX."""
    raw = np.ascontiguousarray(data)
    if kind == "tf32":
        return (raw.view(np.uint32)[..., 0] & np.uint32(0xFFFFE000)).view(np.float32)
    return raw.view(_dtype(kind))[..., 0].astype(np.float32)


@cache
def _dtype(kind: str) -> np.dtype[Any]:
    if kind in ELEMENT_TYPES:
        return numpy_dtype(kind)
    import ml_dtypes

    kinds: dict[str, Any] = {
        "s8": np.int8,
        "u8": np.uint8,
        "e4m3": ml_dtypes.float8_e4m3fn,
        "e5m2": ml_dtypes.float8_e5m2,
    }
    return np.dtype(kinds[kind])


def rounded_sum(before: NDArray[Any] | None, part: NDArray[Any], kind: Any = None) -> NDArray[Any]:
    """One instruction's products, added to what was summed before, in the type of that or `kind`.

    Sums in f16 are a model: the products of one instruction, 16 along K, and the sum so far are
    added in f32, and the total is rounded to nearest even once; past 65504 it is infinite.
    """
    dtype = before.dtype if before is not None and kind is None else np.dtype(kind)
    total = part if before is None else before + part
    with np.errstate(over="ignore"):
        return total.astype(dtype, copy=False)
