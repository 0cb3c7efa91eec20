"""Pass `insert-barriers`: who waits for whom."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.barrier import (
    AllocOp,
    ArriveOp,
    ClusterSyncOp,
    ExpectOp,
    FenceInitOp,
    InitOp,
    SyncOp,
    WaitOp,
)
from gemmc.dialects.tile.data import CopyOp, SlotOp
from gemmc.dialects.tile.kernel import (
    ElectOp,
    KernelOp,
    RoleOp,
    cluster_shape,
    enclosing_kernel,
)
from gemmc.dialects.tile.types import bits
from gemmc.errors import refuse
from gemmc.transforms._accesses import Access, accesses, role_of, slot_of
from gemmc.transforms._ir import Inserter, kernels, walk_type
from gemmc.transforms._peers import Peers, multicast_dimensions
from gemmc.transforms._syncs import Syncs


@dataclass(frozen=True)
class InsertBarriersPass(ModulePass):
    """Order every dependency between threads through shared memory.

    Before → after, across roles:

        producer: scf.for … { copy to %r[it] }      consumer: scf.for … { mma %r[it] }
        →
        %full, %empty = barrier.alloc; one thread initializes them; barrier.sync 0
        producer: { wait %empty[it − S]; expect %full[it] bytes; copy … signals %full[it] }
        consumer: { wait %full[it]; mma; arrive %empty[it] by "warp" }

    and within one role: a barrier.sync between an access and a later conflicting one.

    Requires: atoms on copies and products; a buffer filled by an atom that completes on an
    mbarrier is a ring; each ring has one filling and one reading loop.
    Ensures: a read comes after the write it depends on (read after write) and a write after the
    reads of what it overwrites (write after read, also around loops). Arrival counts are the
    participants': 1 for the thread that expects bytes, one per reading warp of every CTA that
    the slot's copies reach. In a cluster a reader releases its slot to each CTA that fills it,
    and no CTA starts before the others' barriers exist or exits before they are done. Waiting on
    `it − S` needs no priming, since waiting for a negative iteration passes.
    Why here: what completes how is known once atoms are assigned; the conversions that follow
    spell the ops out and keep their order.
    """

    name = "insert-barriers"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for kernel in kernels(op):
            found = accesses(kernel)
            if not found:
                raise refuse(kernel, "shared buffers with accesses to order", "none")
            Syncs(kernel).scan(kernel.body.block)
            pipelines = _pipelines(kernel, found)
            if pipelines:
                multicast = any(multicast_dimensions(c) for c in walk_type(kernel, CopyOp))
                _initialize(kernel, [_connect(kernel, p) for p in pipelines], multicast)
                if multicast:
                    Inserter.at_end(kernel.body.block, kernel).op(ClusterSyncOp())


@dataclass
class _Pipeline:
    """Rings filled by one loop and read by one loop, and the accesses to them."""

    slots: int
    writes: list[Access]
    reads: list[Access]


def _pipelines(kernel: KernelOp, found: list[Access]) -> list[_Pipeline]:
    """Group the buffers that copies fill asynchronously by filling and reading loop."""
    groups: dict[tuple[Block, Block], _Pipeline] = {}
    for buffer in dict.fromkeys(a.buffer for a in found):
        of_buffer = [a for a in found if a.buffer is buffer]
        writes = [a for a in of_buffer if a.writes]
        reads = [a for a in of_buffer if not a.writes]
        if not any(w.atom.completion == "mbarrier" for w in writes):
            _need_one_role(of_buffer)
            continue
        slots = _check_ring(buffer, writes, reads)
        key = (_block(writes[0]), _block(reads[0]))
        group = groups.setdefault(key, _Pipeline(slots, [], []))
        if group.slots != slots:
            raise refuse(
                writes[0].op, f"rings of {group.slots} slots in one loop", f"{slots} slots"
            )
        group.writes += writes
        group.reads += reads
    return list(groups.values())


def _block(access: Access) -> Block:
    return cast(Block, access.op.parent_block())


def _need_one_role(of_buffer: list[Access]) -> None:
    roles = {role_of(a.op) for a in of_buffer}
    if len(roles) > 1:
        raise refuse(
            next(a.op for a in of_buffer if a.writes),
            "a copy that completes on an mbarrier, since another role reads its buffer",
            "a synchronous copy",
            "use assign-atoms{copy=tma}",
        )


def _check_ring(buffer: SSAValue, writes: list[Access], reads: list[Access]) -> int:
    if not reads:
        raise refuse(writes[0].op, "a reader of the buffer", "none")
    for access in writes + reads:
        if access.slots is None:
            raise refuse(
                access.op,
                "a ring to wait for by iteration, for a copy that completes on an mbarrier",
                "a single buffer",
                "run multi-buffer (stages=1 for one slot)",
            )
    if len({_block(a) for a in writes}) > 1 or len({_block(a) for a in reads}) > 1:
        raise refuse(writes[0].op, "one filling and one reading loop per ring", "several")
    return cast(int, writes[0].slots)


def _connect(kernel: KernelOp, pipeline: _Pipeline) -> list[tuple[AllocOp, int]]:
    """Insert the waits and arrivals of a pipeline; its barriers and their arrival counts."""
    start = Inserter.at_start(kernel.body.block, pipeline.writes[0].op)
    full = start.op(AllocOp(pipeline.slots))
    full.result.name_hint = "full"
    barriers = [(full, 1)]
    first_write, first_read = pipeline.writes[0].op, pipeline.reads[0].op
    writer, reader = role_of(first_write), role_of(first_read)
    written, read = _iteration(pipeline.writes), _iteration(pipeline.reads)

    copies = [cast(CopyOp, w.op) for w in pipeline.writes]
    peers = Peers(kernel, copies)
    if writer is not reader:
        empty = start.op(AllocOp(pipeline.slots))
        empty.result.name_hint = "empty"
        barriers.append((empty, _warps(kernel, reader) * (1 + peers.count)))
        Inserter.before(first_write).op(WaitOp(empty.result, written, -pipeline.slots))
        last_read = pipeline.reads[-1].op
        release = Inserter.after(last_read)
        for rank in [None, *peers.ranks(Inserter.at_start(_body(kernel, reader), last_read))]:
            release.op(ArriveOp(empty.result, read, "warp", rank=rank))
    elif peers.count:
        raise refuse(
            first_write,
            "a producer role for multicast copies, whose slots other CTAs fill",
            "copies and products in one role",
            "run specialize-warps, or leave out share-copies",
        )
    Inserter.before(first_read).op(WaitOp(full.result, read))
    elect = Inserter.before(first_write).op(ElectOp())
    expected = ExpectOp(full.result, written, sum(_bytes(w) for w in pipeline.writes))
    Inserter.at_end(elect.body.block, first_write).op(expected)
    for write in pipeline.writes:
        _signal(write, full.result, written)
    return barriers


def _iteration(group: list[Access]) -> SSAValue:
    """The iteration number a loop's accesses have in common."""
    slots = [slot_of(a.value) for a in group]
    numbers = {cast(SlotOp, s).iteration for s in slots}
    if len(numbers) > 1:
        raise refuse(group[0].op, "one iteration number for the rings of a loop", "several")
    return numbers.pop()


def _bytes(write: Access) -> int:
    """Bytes the copy engine counts: the whole tile, clipped or not."""
    copy = cast(CopyOp, write.op)
    kind = copy.target.type
    rows, columns = kind.get_shape()  # type: ignore[union-attr]
    slices = prod(cluster_shape(enclosing_kernel(copy))[d] for d in multicast_dimensions(copy))
    return slices * rows * columns * bits(kind.element_type) // 8  # type: ignore[union-attr]


def _signal(write: Access, full: SSAValue, iteration: SSAValue) -> None:
    copy = cast(CopyOp, write.op)
    signalling = CopyOp.build(
        operands=[copy.source, copy.target, full, iteration],
        properties={k: v for k, v in copy.properties.items() if k != "operandSegmentSizes"},
    )
    Inserter.before(copy).op(signalling)
    copy.detach()
    copy.erase()


def _body(kernel: KernelOp, role: RoleOp | None) -> Block:
    return kernel.body.block if role is None else role.body.block


def _warps(kernel: KernelOp, role: RoleOp | None) -> int:
    if role is not None:
        return role.warps.value.data
    if kernel.threads is None:
        raise refuse(kernel, "a thread count", "none", "run distribute first")
    return kernel.threads.value.data // 32


def _initialize(
    kernel: KernelOp, pipelines: list[list[tuple[AllocOp, int]]], multicast: bool
) -> None:
    """One thread initializes all barriers before any thread, of any CTA, uses one."""
    barriers = [b for pipeline in pipelines for b in pipeline]
    last = max((b for b, _ in barriers), key=lambda b: list(kernel.body.block.ops).index(b))
    build = Inserter.after(last)
    sync = build.op(ClusterSyncOp() if multicast else SyncOp(0))
    elect = Inserter.before(sync).op(ElectOp())
    inside = Inserter.at_end(elect.body.block, last)
    for barrier, count in barriers:
        inside.op(InitOp(barrier.result, count))
    inside.op(FenceInitOp())
