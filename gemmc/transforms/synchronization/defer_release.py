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

from gemmc.analysis.loops import adds_one, carried_index
from gemmc.dialects.barrier import ArriveOp, MBarrierRingType
from gemmc.dialects.interfaces import BesideProducts, FragmentFlow
from gemmc.dialects.wgmma import WaitGroupOp
from gemmc.errors import GemmcError, Run, refuse
from gemmc.facts import DEFERRED, FENCES, KERNEL, SLOTS, SPLIT, Facts
from gemmc.ir import Inserter, index_of, walk_type


@dataclass(frozen=True)
class DeferReleasePass(ModulePass):
    """Let groups of products run on while the next one is issued.

    Before → after, with depth=1:

        scf.for %k … { wait; mma_async …; commit_group; wait_group 0; arrive %empty[%it] }
        →
        scf.for %k … { wait; mma_async …; commit_group; wait_group 1;
                       scf.if %k != begin { arrive %empty[%it − 1] } }
        wait_group 0; arrive %empty[last %it]

    Requires: after `insert-fences`, loops over K whose products' wait is followed by the
    arrivals that release their stage and by nothing else with an effect, with only waits and
    products before; more stages than groups in flight.
    Ensures: a stage is released when the group that read it has been waited for, `depth`
    iterations later than before; the accumulator is complete where it is needed after the
    loop, behind the arrivals that only pass on a turn. An iteration issues its products while
    those of the ones before may still run.
    Why here: after `insert-fences` put the waits, before `lower-rings`, since it moves arrivals
    by iteration numbers. Serves the pipelines whose loops are long enough to overlap.

    `depth` counts the groups in flight; with 0 everything stays as it is.
    """

    name = "defer-release"

    depth: int = 1

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL, FENCES),
            forbids=(DEFERRED, SPLIT, SLOTS),
            establishes=(DEFERRED,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.depth < 0:
            raise GemmcError(self.name, "depth from 0 on", f"depth={self.depth}")
        waits = [w for w in walk_type(op, WaitGroupOp) if isinstance(w.parent_op(), scf.ForOp)]
        if not waits:
            raise refuse(op, "a wgmma.wait_group in a loop", "none", Run("insert-fences"))
        for wait in waits:
            _defer(wait, self.depth)


def _defer(wait: WaitGroupOp, depth: int) -> None:
    loop = cast(scf.ForOp, wait.parent_op())
    if wait.pending.value.data:
        found = f"{wait.pending.value.data} pending"
        raise refuse(wait, "a wait for all groups", found, "run defer-release only once")
    position = _yielded_at(wait, loop)
    _check_before(wait, loop)
    arrivals = _arrivals(wait, loop, depth)
    if depth == 0:
        return
    wait.pending = IntegerAttr(depth, i64)
    total = loop.results[position]
    uses = list(total.uses)
    after = Inserter.after(_last_turn(loop, total), wait)
    complete = after.value(WaitGroupOp(total, 0), total.name_hint)
    for use in uses:
        use.operation.operands[use.index] = complete
    inside = _branch(Inserter.after(wait), _later(wait, loop, depth))
    for arrival in arrivals:
        inside.op(_moved(arrival, arrival.iteration, depth))
    for back in range(depth, 0, -1):
        begin = _ahead(after, loop, back - 1)
        ran = after.value(arith.CmpiOp(begin, loop.ub, "slt"), "ran")
        release = _branch(after, ran)
        for arrival in arrivals:
            release.op(_moved(arrival, _after(arrival, loop), back))
    for arrival in arrivals:
        arrival.detach()
        arrival.erase()


def _last_turn(loop: scf.ForOp, total: SSAValue) -> Operation:
    """The last arrival behind the loop that passes on a turn before the sum is needed."""
    last: Operation = loop
    following = loop.next_op
    while following is not None and total not in following.operands:
        if isinstance(following, ArriveOp) and following.turn is not None:
            last = following
        elif not (following.has_trait(Pure()) or following.dialect_name() == arith.Arith.name):
            break
        following = following.next_op
    return last


def _later(wait: WaitGroupOp, loop: scf.ForOp, depth: int) -> SSAValue:
    """Whether so many iterations came before this one."""
    build = Inserter.after(wait)
    counter = loop.body.block.args[0]
    if depth == 1:
        return build.value(arith.CmpiOp(counter, loop.lb, "ne"), "later")
    first = _ahead(Inserter.before(loop), loop, depth)
    return build.value(arith.CmpiOp(counter, first, "sge"), "later")


def _ahead(build: Inserter, loop: scf.ForOp, count: int) -> SSAValue:
    """The loop's variable in iteration number `count`."""
    if count == 0:
        return loop.lb
    return build.add(loop.lb, build.mul(loop.step, build.index(count)))


def _branch(build: Inserter, condition: SSAValue) -> Inserter:
    """Inserts into a branch made at `build`."""
    branch = build.op(scf.IfOp(condition, [], Region(Block())))
    end = Inserter.at_end(branch.true_region.block, build.source).op(scf.YieldOp())
    return Inserter.before(end, build.source)


def _yielded_at(wait: WaitGroupOp, loop: scf.ForOp) -> int:
    """Position of the accumulator among the carried values; it must go nowhere else."""
    uses = list(wait.result.uses)
    if len(uses) != 1 or uses[0].operation is not loop.body.block.last_op:
        raise refuse(wait, "an accumulator that the loop hands on and nothing else uses", "others")
    value = wait.accumulator
    while isinstance(owner := value.owner, FragmentFlow):
        source = owner.source_of(index_of(value)) if isinstance(owner, BesideProducts) else None
        if source is None:
            break
        value = source
    if value is not loop.body.block.args[uses[0].index + 1]:
        # Products into a new one would be moved to the registers of those in flight.
        raise refuse(wait, "an accumulator that the loop carries", "one of each iteration")
    return uses[0].index


def _check_before(wait: WaitGroupOp, loop: scf.ForOp) -> None:
    """What a barrier or a write before the products relies on is that none is in flight."""
    for op in loop.body.block.ops:
        if op is wait:
            return
        if op.has_trait(Pure()) or isinstance(op, BesideProducts):
            continue
        if op.dialect_name() != arith.Arith.name:
            raise refuse(op, "only waits and products before the wait in the loop", op.name)


def _arrivals(wait: WaitGroupOp, loop: scf.ForOp, depth: int) -> list[ArriveOp]:
    """The arrivals behind the wait, which release what its group read."""
    found: list[ArriveOp] = []
    following: Operation | None = wait.next_op
    while following is not None and following is not loop.body.block.last_op:
        if isinstance(following, ArriveOp):
            _check_arrival(following, loop, depth)
            found.append(following)
        elif not (following.has_trait(Pure()) or following.dialect_name() == arith.Arith.name):
            raise refuse(following, "only arrivals behind the wait in the loop", following.name)
        following = following.next_op
    if not found:
        raise refuse(wait, "arrivals that release a stage behind the wait", "none")
    return found


def _check_arrival(arrival: ArriveOp, loop: scf.ForOp, depth: int) -> None:
    """It must be possible to arrive for earlier iterations, and to fill a stage meanwhile."""
    carried = carried_index(arrival.iteration)
    if carried is None or carried[0] is not loop:
        raise refuse(arrival, "an iteration number that the loop carries", "another value")
    if not adds_one(loop, carried[1]):
        found = "another step"
        raise refuse(arrival, "an iteration number that goes up by one in each iteration", found)
    ring = arrival.ring.type
    if isinstance(ring, MBarrierRingType) and ring.slots.data <= depth:
        raise refuse(
            arrival,
            f"a ring of {depth + 1} slots or more, {depth} to release later and one to fill "
            "meanwhile",
            f"{ring.slots.data}",
            "raise multi-buffer's stages or lower defer-release's depth",
        )


def _after(arrival: ArriveOp, loop: scf.ForOp) -> SSAValue:
    """The arrival's iteration number behind the loop."""
    carried = carried_index(arrival.iteration)
    assert carried is not None
    return loop.results[carried[1]]


def _moved(arrival: ArriveOp, iteration: SSAValue, back: int) -> ArriveOp:
    """An arrival for so many iterations before."""
    offset = arrival.offset.value.data - back
    return ArriveOp(arrival.ring, iteration, arrival.by.data, offset, arrival.rank)
