"""Pass `convert-tile-to-tma`: copies spelled as tensor-map loads."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.traits import Pure

from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tile.data import CopyOp, PartOp, WindowOp
from gemmc.dialects.tile.kernel import ClusterIdOp, ElectOp, KernelOp, cluster_shape
from gemmc.dialects.tile.types import bits
from gemmc.dialects.tma import DescriptorOp, LoadOp, MapType
from gemmc.errors import refuse
from gemmc.transforms._peers import multicast_dimensions
from gemmc.transforms._ir import Inserter, constant_of, erase_dead, kernels, walk_type

MAX_BOX = 256
"""Largest box dimension of a tensor map (CUDA driver API, cuTensorMapEncodeTiled)."""


@dataclass(frozen=True)
class ConvertTileToTmaPass(ModulePass):
    """Spell each copy with a tma atom as loads of boxes, issued by one thread.

    Before → after:

        tile.copy "rhs" <role> atom <tma> %w to %s signals %full[%it]     (64×256, 128 B swizzle)
        →
        %map = tma.descriptor %b : … to !tma.map<64x64xbf16, swizzle 128>    (start of the kernel)
        tile.elect { tma.load %map[%k, %n + 64 p] to %s[panel p] signals %full[%it], p = 0 … 3 }

    Requires: copies whose source is a tile.window and which signal a barrier.
    Ensures: no tile.copy with a tma atom. A box is at most one swizzle span wide and 256 rows
    high, so a ragged panel is clipped on its own; neighbouring issues share one tile.elect.
    Why here: after `insert-barriers` chose what to signal. Tensor maps become kernel parameters
    in `convert-to-ptx`. Serves the pipelines whose copies are tensor-map loads.
    """

    name = "convert-tile-to-tma"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        found = False
        for kernel in kernels(op):
            maps: dict[tuple[SSAValue, MapType], SSAValue] = {}
            for copy in walk_type(kernel, CopyOp):
                if copy.atom is not None and copy.atom.instruction.data == "tma":
                    found = True
                    _convert(kernel, copy, maps)
            erase_dead(kernel)
        if not found:
            raise refuse(op, "a tile.copy with atom tma", "none", "run assign-atoms{copy=tma}")


def _convert(
    kernel: KernelOp, copy: CopyOp, maps: dict[tuple[SSAValue, MapType], SSAValue]
) -> None:
    window = copy.source.owner
    if not isinstance(window, WindowOp):
        raise refuse(copy, "a tile.window as the source", f"{copy.source.type}")
    if copy.signal is None:
        raise refuse(copy, "a barrier to signal", "none", "run insert-barriers first")
    target = cast(MemRefType, copy.target.type)
    _check_origin(copy, window, target)
    box, counts = _boxes(target)
    span = target.layout.span.data if isinstance(target.layout, SwizzleAttr) else 0
    kind = MapType.of(box, target.element_type, span)
    key = (window.matrix, kind)
    if key not in maps:
        start = Inserter.at_start(kernel.body.block, copy)
        maps[key] = start.value(DescriptorOp(window.matrix, kind), f"{window.matrix.name_hint}_map")
    elect = _elect_before(copy)
    mask = _mask(Inserter.before(elect), kernel, copy)
    build = Inserter.at_end(elect.body.block, copy)
    for row in range(counts[0]):
        for column in range(counts[1]):
            _load(build, copy, window, maps[key], (row, column), counts, mask)
    copy.detach()
    copy.erase()


def _check_origin(copy: CopyOp, window: WindowOp, target: MemRefType) -> None:
    """TMA clips at the matrix's own bounds, so the window must not be clipped earlier."""
    matrix = cast(MemRefType, window.matrix.type)
    for extent, size in zip(window.extents, matrix.get_shape(), strict=True):
        if constant_of(extent) not in (None, size):
            raise refuse(
                copy,
                "a window clipped at the matrix's bounds",
                f"{constant_of(extent)} of {size}",
            )


def _boxes(target: MemRefType) -> tuple[tuple[int, int], tuple[int, int]]:
    """Box (rows, columns) and how many of them the buffer holds, down and across."""
    rows, columns = target.get_shape()
    width = columns
    if isinstance(target.layout, SwizzleAttr):
        width = target.layout.span.data * 8 // bits(target.element_type)
    down = ceil(rows / MAX_BOX)
    while rows % down:
        down += 1
    return (rows // down, width), (down, columns // width)


def _load(
    build: Inserter,
    copy: CopyOp,
    window: WindowOp,
    map: SSAValue,
    at: tuple[int, int],
    counts: tuple[int, int],
    mask: SSAValue | None,
) -> None:
    box = cast(MapType, map.type).get_box()
    target = copy.target
    if counts != (1, 1):
        indices = [build.index(i) for i in at]
        target = build.value(PartOp(copy.target, indices, counts))
    offsets = [
        offset if i == 0 else build.add(offset, build.index(i * size))
        for offset, i, size in zip(window.offsets, at, box, strict=True)
    ]
    signal = cast(SSAValue, copy.signal)
    build.op(LoadOp(map, offsets, target, signal, copy.iteration, mask))


def _mask(build: Inserter, kernel: KernelOp, copy: CopyOp) -> SSAValue | None:
    """The CTA ranks a multicast copy reaches, as bits: those that share the other coordinate."""
    dimensions = multicast_dimensions(copy)
    if not dimensions:
        return None
    rows, columns = cluster_shape(kernel)
    if dimensions == (0,):
        ranks = build.index(sum(1 << (row * columns) for row in range(rows)))
        first = build.value(ClusterIdOp(1), "in_cluster")
    else:
        ranks = build.index((1 << columns) - 1)
        place = build.value(ClusterIdOp(0), "in_cluster")
        first = build.mul(place, build.index(columns))
    return build.value(arith.ShLIOp(ranks, first), "mask")


def _elect_before(copy: CopyOp) -> ElectOp:
    """A tile.elect right before the copy; one with only pure ops after it moves here."""
    previous: Operation | None = copy.prev_op
    while previous is not None and previous.has_trait(Pure()):
        previous = previous.prev_op
    if isinstance(previous, ElectOp):
        previous.detach()
        location = previous.location
        Inserter.before(copy).op(previous).location = location
        return previous
    return Inserter.before(copy).op(ElectOp())
