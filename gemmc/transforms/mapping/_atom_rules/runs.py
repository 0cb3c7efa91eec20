"""How many neighbouring elements of a thread's copy one asynchronous copy can move."""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd
from typing import cast

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute, SSAValue

from gemmc.analysis.divisibility import power_that_divides
from gemmc.analysis.extents import reaches_end
from gemmc.analysis.told import divisors_in
from gemmc.dialects.interfaces import Transfer
from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tile.data.views import PartOp, WindowOp
from gemmc.dialects.tile.kernel import ints
from gemmc.dialects.tile.types import WindowType, bits, memory_type, strides_of

CHUNK = 16
"""Most bytes of one access (PTX ISA, "cp.async": cp-size 4, 8 or 16)."""

SMALLEST = 4


def run_bytes(copy: Transfer) -> int:
    """Bytes of the runs into which a copy or bulk store can be cut, a power of two up to 16.

    A run is contiguous and aligned to its length in the matrix and in the buffer, and wholly
    inside or outside of the matrix.
    """
    size = bits(memory_type(copy.target).element_type) // 8
    most = CHUNK // size
    run = gcd(most, memory_type(copy.target).get_shape()[1])
    return gcd(run, _aligned(copy.source, most), _aligned(copy.target, most)) * size


WARP_LANES, WARPGROUP_LANES = 32, 128


@dataclass(frozen=True)
class Lanes:
    """How a warpgroup's threads share a tile: `across` of them have neighbouring vectors of
    `vector` elements of a row, again and again up to its end; the next ones have the next rows."""

    vector: int
    across: int

    @property
    def down(self) -> int:
        return WARPGROUP_LANES // self.across


def lanes_of(store: Transfer) -> Lanes | None:
    """The widest vectors by which a warpgroup shares a bulk store evenly; None if none do.

    A warp's lanes stay in one row as far as it goes, so that they store neighbouring bytes.
    """
    rows, columns = memory_type(store.target).get_shape()
    vector = run_bytes(store) * 8 // bits(memory_type(store.target).element_type)
    while vector:
        lanes = Lanes(vector, gcd(columns // vector, WARP_LANES))
        if rows % lanes.down == 0:
            return lanes
        vector //= 2
    return None


def _aligned(view: SSAValue, most: int) -> int:
    """Elements, a power of two: rows of the view begin at multiples of it and are contiguous."""
    owner, kind = view.owner, view.type
    if isinstance(kind, WindowType) and kind.get_steps()[1] != 1:
        return 1
    if isinstance(owner, PartOp):
        width = memory_type(view).get_shape()[1] if ints(owner.counts)[1] > 1 else most
        return gcd(width, _row_aligned(kind, most), _aligned(owner.source, most))
    if isinstance(owner, WindowOp):
        return _window_aligned(owner, most)
    return _row_aligned(kind, most)


def _row_aligned(kind: Attribute, most: int) -> int:
    """What divides the strides between the rows of a buffer."""
    if not isinstance(kind, MemRefType) or isinstance(kind.layout, SwizzleAttr):
        return most
    down, across = strides_of(cast("MemRefType[Attribute]", kind))
    return gcd(down, most) if across == 1 else 1


def _window_aligned(window: WindowOp, most: int) -> int:
    matrices = divisors_in(window.matrix)
    if not reaches_end(window, 1):
        return 1
    return power_that_divides(most, window.offsets[1], matrices.aligned(most))
