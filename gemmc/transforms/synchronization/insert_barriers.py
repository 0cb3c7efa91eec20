"""Pass `insert-barriers`: who waits for whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.accesses import Access, accesses, role_of
from gemmc.analysis.loops import after_loops
from gemmc.analysis.peers import Peers, multicast_dimensions
from gemmc.dialects.barrier import (
    AllocOp,
    ArriveOp,
    ClusterSyncOp,
    ExpectOp,
    FenceInitOp,
    FenceProxyOp,
    InitOp,
    SyncOp,
    WaitOp,
)
from gemmc.dialects.interfaces import (
    Collective,
    CollectiveRegions,
    ElementWise,
    MemoryAccess,
    Multicasting,
    Signalling,
)
from gemmc.dialects.tile.kernel import ElectOp, KernelOp, RoleOp
from gemmc.errors import refuse
from gemmc.facts import (
    BARRIERS,
    BARRIERS_DUE,
    BUFFERS,
    COPY_ENGINE,
    COUNTS_DUE,
    GRID,
    OWN_DUE,
    SLOTS,
    WGMMA,
    Facts,
)
from gemmc.ir import Inserter, kernels, replace, walk_type
from gemmc.transforms.synchronization._barriers.copy_groups import commit_copies
from gemmc.transforms.synchronization._barriers.ring_groups import (
    RingGroup,
    by_threads,
    iteration_of,
    ring_groups,
)
from gemmc.transforms.synchronization._barriers.slots import unseen_by
from gemmc.transforms.synchronization._barriers.syncs import Syncs


@dataclass(frozen=True)
class InsertBarriersPass(ModulePass):
    """Order every dependency between threads through shared memory.

    Before → after, across roles:

        producer: scf.for … { copy to %r[it] }      consumer: scf.for … { mma %r[it] }
        →
        %full, %empty = barrier.alloc; one thread initializes them; barrier.sync 0
        producer: { wait %empty[it − S]; expect %full[it] bytes; copy … signals %full[it] }
        consumer: { wait %full[it]; mma; arrive %empty[it] by "warp" }

    where the producer's threads copy themselves, in place of what the copy engine counts:

        producer: { wait %empty[it − S]; copy … by cp.async; arrive %full[it] by "copies" }
        consumer: { wait %full[it]; proxy fence; mma; arrive %empty[it] by "warp" }

    across threads that copy asynchronously themselves (`_copy_groups`, `_syncs`):

        scf.for … { copy to %r[it + 2]; mma %r[it] }
        → scf.for … { wait_copies 1; sync; copy to %r[it + 2]; commit_copies; mma %r[it] }

    and within one role: a barrier.sync between an access and a later conflicting one, after a
    proxy fence where a generic write meets an async access (see `_syncs`). A buffer over rings
    conflicts with all of their slots.

    Requires: atoms on all tile ops that access shared memory. A buffer filled by an atom that
    completes on an mbarrier, or by threads for another role, is a ring; each ring has one filling
    and one reading loop, which count the same iterations. Others are used by one role. No access
    in a branch conflicts. Where a buffer lies over rings, their own threads fill these.
    Ensures: a read comes after the write it depends on (read after write) and a write after the
    reads of what it overwrites (write after read, also around loops). Arrival counts are the
    participants': 1 for the thread that expects bytes and one per thread that copies, one per
    reading warp of every CTA that the slot's copies reach, or per thread where threads read
    element-wise (`load-inputs`), each its own. In a cluster a reader releases its
    slot to each CTA that fills it; no CTA starts before the others' barriers exist, and its
    producer stays until what it filled has been released, after which no other CTA reaches into
    its memory: consumers needn't wait for those of other CTAs. Waiting on `it − S` needs no
    priming, since waiting for a negative iteration passes.
    Why here: what completes how is known once atoms are assigned; the conversions that follow
    spell the ops out and keep their order.
    """

    name = "insert-barriers"

    def facts(self) -> Facts:
        return Facts(
            requires=(GRID, BUFFERS),
            forbids=(SLOTS, WGMMA, COPY_ENGINE),
            establishes=(BARRIERS,),
            settles=(BARRIERS_DUE, OWN_DUE, COUNTS_DUE),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for kernel in kernels(op):
            found = accesses(kernel)
            if not found:
                raise refuse(kernel, "shared buffers with accesses to order", "none")
            for inner in kernel.walk():
                _check_level(inner)
            joined = ring_groups(found)
            _check_over(found, joined)
            threads = [w for each in joined for w in each.writes if by_threads(w)]
            commit_copies(kernel, [write.op for write in threads])
            Syncs(kernel, joined={w.buffer for w in threads}).scan(kernel.body.block)
            if joined:
                multicast = any(multicast_dimensions(c) for c in walk_type(kernel, Multicasting))
                sync = ClusterSyncOp() if multicast else SyncOp(0)
                needed = multicast or not all(_syncs_first(p) for p in joined)
                barriers = [b for p in joined for b in _connect(kernel, p)]
                _initialize(kernel, barriers, sync if needed else None)


def _check_level(op: Operation) -> None:
    """Accesses must be whole tile ops, which nothing orders yet."""
    if isinstance(op, Signalling) and op.signal is not None:
        raise refuse(op, "copies without a signal", "one", "run insert-barriers only once")
    if isinstance(op, CollectiveRegions) and op.barrier is not None:
        found = f"barrier {op.barrier.value.data}"
        raise refuse(op, "units that meet at no barrier yet", found, "run insert-barriers once")
    if isinstance(op, Collective) or not isinstance(op, MemoryAccess):
        return
    if any(isinstance(value.type, MemRefType) for value in (*op.read(), *op.written())):
        needed = "copies, products, stores and bulk stores as the only accesses to shared memory"
        raise refuse(op, needed, op.name, "run insert-barriers before convert-tile-to-simt")


def _check_over(found: list[Access], joined: list[RingGroup]) -> None:
    """What lies over rings is ordered with their copies where the same threads make both."""
    over = next((access for access in found if access.lies_over), None)
    if over is not None and joined:
        needed = "rings that their own threads fill, in whose place a buffer lies"
        change = "leave stage-epilogue's over out"
        raise refuse(over.op, needed, "rings that the copy engine or another role fills", change)


def _connect(kernel: KernelOp, rings: RingGroup) -> list[tuple[AllocOp, int]]:
    """Insert the waits and arrivals of a group of rings; its barriers and their arrival counts."""
    start = Inserter.at_start(kernel.body.block, rings.writes[0].op)
    full = start.op(AllocOp(rings.slots))
    full.result.name_hint = "full"
    threads = [write for write in rings.writes if by_threads(write)]
    others = [write for write in rings.writes if write not in threads]
    fills = [_signalling(write, rings.reads) for write in others]
    expected = sum(fill.delivered for fill in fills)
    arrivals = sum(fill.arrivals for fill in fills) + (expected > 0)
    first_write, first_read = rings.writes[0].op, rings.reads[0].op
    writer, reader = role_of(first_write), role_of(first_read)
    written, read = iteration_of(rings.writes), iteration_of(rings.reads)
    barriers: list[tuple[AllocOp, int]] = []
    peers = Peers(kernel, fills)
    if writer is not reader and reader is not None:
        empty = start.op(AllocOp(rings.slots))
        empty.result.name_hint = "empty"
        barriers.append((empty, _releases(rings, reader) * (1 + peers.count)))
        _release(rings, empty.result, (written, read), reader, peers)
    elif peers.count:
        raise refuse(
            first_write,
            "a producer role for multicast copies, whose slots other CTAs fill",
            "copies and products in one role",
            "run specialize-warps, or leave out multicast",
        )
    wait = Inserter.before(first_read).op(WaitOp(full.result, read))
    unseen = [write for write in threads if unseen_by(write, rings.reads)]
    if any(write.atom.completion == "cp-async-group" for write in unseen):
        Inserter.after(wait, first_read).op(FenceProxyOp())
    arrivals += _arrive(threads, full.result, written, bool(unseen))
    _signal(fills, full.result, written, expected)
    return [(full, arrivals), *barriers]


def _arrive(writes: list[Access], full: SSAValue, iteration: SSAValue, unseen: bool) -> int:
    """Behind a role's copies its threads arrive; how many do.

    What a thread stored it fences itself; what is still to come only who has waited for it can
    fence (PTX ISA, "Memory Consistency Model: Proxies": along the path from write to read).
    """
    if not writes:
        return 0
    last = writes[-1].op
    role = role_of(last)
    assert role is not None, "a reader in another role"
    kinds = {"cp-async-group": "copies", "synchronous": "thread"}
    found = dict.fromkeys(kinds[write.atom.completion] for write in writes)
    build = Inserter.after(last)
    for by in found:
        if by == "thread" and unseen:
            build.op(FenceProxyOp())
        build.op(ArriveOp(full, iteration, by))
    return len(found) * 32 * role.warps.value.data


def _signal(fills: list[Signalling], full: SSAValue, iteration: SSAValue, expected: int) -> None:
    """Let copies complete on an mbarrier, where one thread announces the bytes, if any."""
    if expected:
        elect = Inserter.before(fills[0]).op(ElectOp())
        announce = ExpectOp(full, iteration, expected)
        Inserter.at_end(elect.body.block, fills[0]).op(announce)
    for fill in fills:
        replace(fill, list(Inserter.before(fill).op(fill.signalling(full, iteration)).results))


def _release(
    rings: RingGroup,
    empty: SSAValue,
    numbers: tuple[SSAValue, SSAValue],
    reader: RoleOp,
    peers: Peers,
) -> None:
    """Readers release a slot to all who fill it, and fillers wait for that; by their numbers."""
    written, read = numbers
    first_write, last_read = rings.writes[0].op, rings.reads[-1].op
    Inserter.before(first_write).op(WaitOp(empty, written, -rings.slots))
    release = Inserter.after(last_read)
    for rank in [None, *peers.ranks(Inserter.at_start(reader.body.block, last_read))]:
        release.op(ArriveOp(empty, read, _released_by(rings), rank=rank))
    if peers.count:
        _stay(rings, empty, written, reader)


def _stay(rings: RingGroup, empty: SSAValue, written: SSAValue, reader: RoleOp) -> None:
    """At the filling role's end, wait until the readers of all CTAs have released what it filled.

    Their arrivals are the last that happens to this CTA's memory from outside. Readers release
    in order, so the last slot is enough, unless warpgroups take turns, each in an order of its own.
    """
    first = rings.writes[0].op
    writer = cast(RoleOp, role_of(first))
    number = after_loops(written)
    past = 0 if number is written else 1
    slots = 1 if reader.turns is None else rings.slots
    for age in reversed(range(past, past + slots)):
        Inserter.at_end(writer.body.block, first).op(WaitOp(empty, number, -age))


def _releases(rings: RingGroup, role: RoleOp) -> int:
    """Arrivals that release a slot, of one warpgroup where warpgroups take turns."""
    together = 1 if role.turns is None else role.warpgroups.value.data
    each = 32 if _released_by(rings) == "thread" else 1
    return each * role.warps.value.data // together


def _released_by(rings: RingGroup) -> str:
    """Who says that a slot has been read: each thread what it loaded itself, element-wise, and a
    warp what its instructions read together."""
    return "thread" if any(isinstance(read.op, ElementWise) for read in rings.reads) else "warp"


def _signalling(write: Access, reads: list[Access]) -> Signalling:
    """The copy, which signals when what it wrote can be seen: no fence can be put in between."""
    if not isinstance(write.op, Signalling):
        needed = "a copy that can be told which mbarrier it completes on"
        raise refuse(write.op, needed, write.op.name)
    if write.atom.proxy != "async" and unseen_by(write, reads):
        needed = "a copy whose data the async proxy sees when it signals"
        raise refuse(write.op, needed, f"one by the {write.atom.proxy} proxy")
    return write.op


def _syncs_first(rings: RingGroup) -> bool:
    """Whether the whole CTA meets before the first wait of these rings anyway, in its own loop."""
    first = rings.writes[0].op
    if role_of(first) is not None or role_of(rings.reads[0].op) is not None:
        return False
    before = first.prev_op
    while before is not None and not isinstance(before, SyncOp):
        before = before.prev_op
    return before is not None and before.id.value.data == 0 and before.threads is None


def _initialize(
    kernel: KernelOp,
    barriers: list[tuple[AllocOp, int]],
    sync: Operation | None,
) -> None:
    """One thread initializes all barriers before any thread, of any CTA, uses one."""
    ops = list(kernel.body.block.ops)
    earlier = [o for o in ops if isinstance(o, ElectOp) and walk_type(o, InitOp)]
    last = max([*(b for b, _ in barriers), *earlier], key=ops.index)
    build = Inserter.after(last)
    elect = build.op(ElectOp())
    if sync is not None:
        Inserter.after(elect, last).op(sync)
    inside = Inserter.at_end(elect.body.block, last)
    for barrier, count in barriers:
        inside.op(InitOp(barrier.result, count))
    inside.op(FenceInitOp())
