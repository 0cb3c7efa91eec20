"""Sums of lanes that several warps of a CTA share, so that memory is read row by row."""

from __future__ import annotations

from math import prod
from typing import cast

from xdsl.dialects.builtin import TensorType, f32, f64
from xdsl.ir import Attribute

from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.types import bits

LANES = 32
"""Of a warp."""

PART_BYTES = 1024
"""Bytes of the largest input that each of a sum's warps reads at least, two loads of its lanes.

An H200 begins a CTA each 1.2 ns, in which DRAM delivers 5.5 KB: eight warps should have 8 KB
(bench/log.md, "Sums of lanes that several warps share").
"""


def warps_of_sums(loops: LoopsOp, warps: int, wanted: int = 0, length: int | None = None) -> int:
    """How many of a CTA's warps share each sum that lanes have parts of: the `wanted` ones, or
    eight, or fewer of short ones; `length` is that of the innermost loop, if it is another than
    the loops' own. One where they have no way to combine what they have, or a launch tells how
    many there are."""
    if loops.by is None or loops.places or loops.summed_in not in (f32, f64):
        return 1
    if wanted:
        return min(wanted, warps)
    most = (loops.extents[-1] if length is None else length) * _bits_read(loops) // 8 // PART_BYTES
    while warps > max(1, most):
        warps //= 2
    return warps


def _bits_read(loops: LoopsOp) -> int:
    """Bits of an element of the largest input."""
    kinds = [cast("TensorType[Attribute]", each.type) for each in loops.inputs]
    largest = max(kinds, key=lambda each: prod(each.get_shape()), default=None)
    return 0 if largest is None else bits(largest.element_type)
