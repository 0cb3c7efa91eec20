"""Which rows the copy engine can read and write: those of whole 16 bytes."""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.ir import Attribute

from gemmc.analysis.divisibility import is_multiple
from gemmc.analysis.told import divisors_in
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.dialects.tile.types import bits, memref_type

ROW_BYTES = 16
"""What the strides of a tensor map are multiples of (CUDA Driver API, `cuTensorMapEncodeTiled`),
and where in a row a box of it begins (test/interpret_ptx/recordings/refused.py)."""


def is_whole(length: int, width: int) -> bool:
    """Whether so many elements of so many bits are a whole number of 16 bytes."""
    return length * width % (8 * ROW_BYTES) == 0


def are_whole(lengths: Iterable[int], width: int) -> bool:
    """Whether each of some lengths is whole."""
    return all(is_whole(each, width) for each in lengths)


def unit_of(element: Attribute) -> int:
    """Elements in 16 bytes."""
    return ROW_BYTES * 8 // bits(element)


def begins_whole(window: WindowOp) -> bool:
    """Whether a window is known to begin at whole 16 bytes of its rows."""
    return is_multiple(window.offsets[1], unit_of(memref_type(window.matrix).element_type))


def has_whole_rows(window: WindowOp) -> bool:
    """Whether the copy engine can read a window: contiguous columns, rows and matrices that begin
    at multiples of 16 bytes, as far as a launch tells their strides, and a window that does."""
    width = bits(memref_type(window.matrix).element_type)
    seen = divisors_in(window.matrix)
    apart = are_whole((seen.down, *seen.apart), width)
    return seen.across == 1 and apart and begins_whole(window)
