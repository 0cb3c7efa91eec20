"""Sums of lanes that several warps of a CTA share, so that memory is read row by row."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import cast

from xdsl.dialects.builtin import TensorType, f32, f64
from xdsl.ir import Attribute

from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.types import bits

PART_BYTES = 1024
"""Bytes of the largest input that each of a sum's warps reads at least, two loads of its lanes.

An H200 begins a CTA each 1.2 ns, in which DRAM delivers 5.5 KB: eight warps should have 8 KB
(bench/log.md, "Sums of lanes that several warps share").
"""

TWO_ITERATIONS = 8 * 512
"""Bytes of a row of 16-bit numbers for each warp that are eight loads of its lanes: two iterations
of four (`steps_together`). ptxas takes both as one, whose loads of two inputs do not fit a thread's
registers; four iterations it leaves (bench/log.md)."""


def warps_of_sums(
    sums: Sequence[LoopsOp], warps: int, wanted: int = 0, length: int | None = None
) -> int:
    """How many of a CTA's warps share each of some sums beside each other, of which lanes have
    parts: as many as are `wanted` and divide those of the CTA, or have `PART_BYTES` of each sum's
    largest input; half as many where those would load it in two iterations (`TWO_ITERATIONS`).
    `length` is that of the innermost loop, if it is another than the loops' own. One where a sum's
    warps have no way to combine what they have, or a launch tells how many there are."""
    if any(_is_alone(each) for each in sums):
        return 1
    most = wanted
    if not wanted:
        most = min((_bytes_read(each, length) // PART_BYTES for each in sums), default=1)
    found = max(each for each in range(1, warps + 1) if warps % each == 0 and each <= max(1, most))
    twice = not wanted and any(_is_loaded_twice(each, found, length) for each in sums)
    return found // 2 if twice and found % 2 == 0 else found


def _is_loaded_twice(loops: LoopsOp, warps: int, length: int | None) -> bool:
    """Whether so many warps load two inputs of 16 bits in two iterations."""
    two = len(loops.inputs) > 1 and _bits_read(loops) == 16
    return two and _bytes_read(loops, length) == warps * TWO_ITERATIONS


def _is_alone(loops: LoopsOp) -> bool:
    """Whether one warp has a sum; also of what is read at places that are read first, for which
    each warp would wait anew (bench/log.md)."""
    gathers = bool(loops.tables)
    return loops.by is None or bool(loops.places) or gathers or loops.summed_in not in (f32, f64)


def _bytes_read(loops: LoopsOp, length: int | None) -> int:
    """Of the largest input, along the innermost loop."""
    return (loops.extents[-1] if length is None else length) * _bits_read(loops) // 8


def _bits_read(loops: LoopsOp) -> int:
    """Bits of an element of the largest input."""
    kinds = [cast("TensorType[Attribute]", each.type) for each in loops.inputs]
    largest = max(kinds, key=lambda each: prod(each.get_shape()), default=None)
    return 0 if largest is None else bits(largest.element_type)
