"""Pass `defer-release`: how many groups of products stay in flight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, i64
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.traits import Pure

from gemmc.dialects.barrier import ArriveOp, MBarrierRingType, WaitOp
from gemmc.dialects.wgmma import CommitGroupOp, FenceOp, MmaAsyncOp, WaitGroupOp
from gemmc.errors import refuse
from gemmc.transforms._ir import Inserter, walk_type
from gemmc.transforms._loops import adds_one, carried_index

BEFORE = (WaitOp, FenceOp, MmaAsyncOp, CommitGroupOp)
"""What may run while products of the iteration before are in flight, besides pure ops."""


@dataclass(frozen=True)
class DeferReleasePass(ModulePass):
    """Let one group of products run on while the next one is issued.

    Before → after:

        scf.for %k … { wait; mma_async …; commit_group; wait_group 0; arrive %empty[%it] }
        →
        scf.for %k … { wait; mma_async …; commit_group; wait_group 1;
                       scf.if %k != begin { arrive %empty[%it − 1] } }
        wait_group 0; arrive %empty[last %it]

    Requires: after `insert-fences`, loops over K whose products' wait is followed by the
    arrivals that release their stage and by nothing else with an effect, with only waits and
    products before; at least 2 stages.
    Ensures: a stage is released when the group that read it has been waited for, one iteration
    later than before; the accumulator is complete after the loop. An iteration issues its
    products while those of the one before may still run.
    Why here: after `insert-fences` put the waits, before `lower-rings`, since it moves arrivals
    by iteration numbers. Serves the pipelines whose loops are long enough to overlap.
    """

    name = "defer-release"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        waits = [w for w in walk_type(op, WaitGroupOp) if isinstance(w.parent_op(), scf.ForOp)]
        if not waits:
            raise refuse(op, "a wgmma.wait_group in a loop", "none", "run insert-fences first")
        for wait in waits:
            _defer(wait)


def _defer(wait: WaitGroupOp) -> None:
    loop = cast(scf.ForOp, wait.parent_op())
    if wait.pending.value.data:
        found = f"{wait.pending.value.data} pending"
        raise refuse(wait, "a wait for all groups", found, "run defer-release only once")
    position = _yielded_at(wait, loop)
    _check_before(wait, loop)
    arrivals = _arrivals(wait, loop)
    wait.pending = IntegerAttr(1, i64)
    after = Inserter.after(loop, wait)
    total = loop.results[position]
    uses = list(total.uses)
    complete = after.value(WaitGroupOp(total, 0), total.name_hint)
    for use in uses:
        use.operation.operands[use.index] = complete
    build = Inserter.after(wait)
    later = build.value(arith.CmpiOp(loop.body.block.args[0], loop.lb, "ne"), "later")
    branch = build.op(scf.IfOp(later, [], Region(Block())))
    inside = Inserter.at_end(branch.true_region.block, wait)
    ran = after.value(arith.CmpiOp(loop.lb, loop.ub, "slt"), "ran")
    last = after.op(scf.IfOp(ran, [], Region(Block())))
    release = Inserter.at_end(last.true_region.block, wait)
    for arrival in arrivals:
        _move(arrival, loop, inside, release)
    inside.op(scf.YieldOp())
    release.op(scf.YieldOp())


def _yielded_at(wait: WaitGroupOp, loop: scf.ForOp) -> int:
    """Position of the accumulator among the carried values; it must go nowhere else."""
    uses = list(wait.result.uses)
    if len(uses) != 1 or uses[0].operation is not loop.body.block.last_op:
        raise refuse(wait, "an accumulator that the loop hands on and nothing else uses", "others")
    value = wait.accumulator
    while isinstance(value.owner, MmaAsyncOp | FenceOp):
        value = value.owner.accumulator
    if value is not loop.body.block.args[uses[0].index + 1]:
        # Products into a new one would be moved to the registers of those in flight.
        raise refuse(wait, "an accumulator that the loop carries", "one of each iteration")
    return uses[0].index


def _check_before(wait: WaitGroupOp, loop: scf.ForOp) -> None:
    """What a barrier or a write before the products relies on is that none is in flight."""
    for op in loop.body.block.ops:
        if op is wait:
            return
        if op.has_trait(Pure()) or isinstance(op, BEFORE):
            continue
        if op.dialect_name() != arith.Arith.name:
            raise refuse(op, "only waits and products before the wait in the loop", op.name)


def _arrivals(wait: WaitGroupOp, loop: scf.ForOp) -> list[ArriveOp]:
    """The arrivals behind the wait, which release what its group read."""
    found: list[ArriveOp] = []
    following: Operation | None = wait.next_op
    while following is not None and following is not loop.body.block.last_op:
        if isinstance(following, ArriveOp):
            found.append(following)
        elif not (following.has_trait(Pure()) or following.dialect_name() == arith.Arith.name):
            raise refuse(following, "only arrivals behind the wait in the loop", following.name)
        following = following.next_op
    if not found:
        raise refuse(wait, "arrivals that release a stage behind the wait", "none")
    return found


def _move(arrival: ArriveOp, loop: scf.ForOp, inside: Inserter, release: Inserter) -> None:
    """Arrive for the iteration before, and after the loop for the last one."""
    carried = carried_index(arrival.iteration)
    if carried is None or carried[0] is not loop:
        raise refuse(arrival, "an iteration number that the loop carries", "another value")
    if not adds_one(loop, carried[1]):
        found = "another step"
        raise refuse(arrival, "an iteration number that goes up by one in each iteration", found)
    ring = arrival.ring.type
    if isinstance(ring, MBarrierRingType) and ring.slots.data < 2:
        raise refuse(
            arrival,
            "a ring of 2 slots or more, one to release and one to fill meanwhile",
            f"{ring.slots.data}",
            "raise multi-buffer's stages",
        )
    offset = arrival.offset.value.data - 1
    after: SSAValue = loop.results[carried[1]]
    by, rank = arrival.by.data, arrival.rank
    inside.op(ArriveOp(arrival.ring, arrival.iteration, by, offset, rank))
    release.op(ArriveOp(arrival.ring, after, by, offset, rank))
    arrival.detach()
    arrival.erase()
