"""A sum that the CTAs of a cluster add in slices, spelled out for the threads of warpgroups."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import SSAValue

from gemmc.analysis.accesses import role_of
from gemmc.analysis.straight_line import inline
from gemmc.dialects._integers import ints
from gemmc.dialects.barrier import ClusterArriveOp, ClusterSyncOp, ClusterWaitOp, SyncOp
from gemmc.dialects.tile.atoms import wgmma_accumulator
from gemmc.dialects.tile.attrs import SHARED
from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.dialects.tile.kernel import IdOp, cluster_extents, enclosing_kernel
from gemmc.dialects.tile.partials import StoreRegistersOp, vector_of
from gemmc.dialects.tile.scatter import ReduceScatterOp, SumPeersOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.errors import Run, refuse
from gemmc.ir import Inserter
from gemmc.transforms.lowering._fixup import IN_FLIGHT
from gemmc.transforms.lowering._thread_positions import thread_of

ROWS = 64
"""Rows of a wgmma's accumulator, of which a warpgroup has one or several."""

COLUMNS = 8
"""Columns of which a thread holds a vector: two rows of two."""

BLOCK = ROWS * COLUMNS
"""Elements of a warpgroup's vectors: 2 KiB, in which each thread has 16 bytes."""


def spell_out_scatter(op: ReduceScatterOp) -> None:
    """Stores of the registers to a buffer, the cluster meets, and the sum of a slice of them from
    all its CTAs; the body; all stay until the others have read.

    The buffer may lie over the rings of operands: all products of the role have been waited for
    where it meets, and nothing is copied any more, since a CTA has one block. It has the tile in
    blocks of 64 × 8, row by row of them, and in each the vectors of a warpgroup's threads. So what
    neighbouring threads access is side by side, in the own memory and in another CTA's, and of a
    slice of columns the blocks of a row follow each other.
    """
    held, (rows, columns), thread = _checked(op)
    build, parts = Inserter.before(op), op.parts.value.data
    row = columns // COLUMNS * BLOCK
    sums = _buffer(op, held, rows // ROWS * (columns // COLUMNS))
    _meet(build, op)
    at = build.mul(thread, build.index(vector_of(held.element_type)))
    if (units := rows // held.get_shape()[0]) > 1:
        unit = build.value(IdOp("warpgroup", units), "warpgroup")
        at = build.add(build.mul(unit, build.index(rows // units // ROWS * row)), at)
    build.op(StoreRegistersOp(op.value, sums, at, BLOCK))
    build.op(ClusterSyncOp())
    across = columns // parts // COLUMNS
    first = build.add(at, build.mul(op.part, build.index(across * BLOCK)))
    result = cast(FragmentType, op.body.block.args[0].type)
    group = max(1, IN_FLIGHT // parts)
    total = SumPeersOp((sums, first), (BLOCK, across, row), parts, group, result)
    summed = build.value(total, "sum")
    build.op(ClusterArriveOp())
    inline(op.body.block, [summed, op.part], build.op(ClusterWaitOp()))
    op.detach()
    op.erase()


def _buffer(op: ReduceScatterOp, held: FragmentType, blocks: int) -> SSAValue:
    """For so many blocks, in the place of rings."""
    start = Inserter.at_start(enclosing_kernel(op).body.block, op)
    kind = MemRefType(held.element_type, (blocks, BLOCK), memory_space=SHARED)
    return start.value(AllocOp(kind, over=True), "sums")


def _meet(build: Inserter, op: ReduceScatterOp) -> None:
    """All whose products read what the sums are to overwrite."""
    if op.barrier is None:
        raise refuse(op, "a barrier at which its threads meet", "none", Run("insert-barriers"))
    role = role_of(op)
    threads = None if role is None else 32 * role.warps.value.data
    build.op(SyncOp(op.barrier.value.data, threads))


def _checked(op: ReduceScatterOp) -> tuple[FragmentType, tuple[int, int], SSAValue]:
    """What a warpgroup holds, the whole tile's rows and columns, and the number of the executing
    thread in its warpgroup."""
    held = cast(FragmentType, op.value.type)
    rows, columns = held.get_shape()
    if rows % ROWS or held.layout != wgmma_accumulator(rows, columns):
        needed = "sums that the threads of warpgroups hold as wgmma leaves them"
        raise refuse(op, needed, f"{held}", "use mma=wgmma, or through=slots")
    parts, found = op.parts.value.data, cluster_extents(enclosing_kernel(op))
    if found != (1, 1, parts):
        change = Run("split-k", through="cluster")
        raise refuse(op, f"a cluster of {parts} parts of K", f"{list(found)}", change)
    build = Inserter.before(op)
    thread = thread_of(build, op, wgmma_accumulator(rows, columns), bounded=True)
    whole = ints(op.tile)
    return held, (whole[0], whole[1]), thread
