"""Pass `lower-rings`: which slot and which phase an iteration number means."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.loops import carried_index, drop_carried, unchanged_carried
from gemmc.dialects import barrier, tma
from gemmc.dialects.barrier import MBarrierRingType
from gemmc.dialects.tile.data.buffers import AtOp, SlotOp
from gemmc.dialects.tile.data.moves import CopyOp
from gemmc.dialects.tile.types import RingType
from gemmc.errors import refuse
from gemmc.facts import KERNEL, RINGS, SLOTS, SLOTS_DUE, Facts
from gemmc.ir import Inserter, constant_of, index_of, replace, walk_type
from gemmc.transforms.lowering._carried import drop_dead_carried
from gemmc.transforms.lowering._carrier import Carrier
from gemmc.transforms.lowering._ring_cursor import Cursor

RING_OPS = (SlotOp, barrier.WaitOp, barrier.ArriveOp, barrier.ExpectOp, tma.LoadOp)


@dataclass(frozen=True)
class LowerRingsPass(ModulePass):
    """Replace iteration numbers by a slot and a parity that the loops carry.

    Before → after, for rings of 4 slots:

        scf.for … iter_args(%it = 0) { %s = tile.slot %r[%it]; barrier.wait %e[%it offset -4] }
        →
        scf.for … iter_args(%slot = 0, %parity = 0) {
          %s = tile.at %r[%slot]
          %b = barrier.at %e[%slot]; barrier.wait_parity %b parity (1 − %parity)
          yield: next slot, or slot 0 with the other parity after the last
        }

    Requires: iteration numbers that loops carry and only add to (nothing negative), or constants;
    waits at most a ring's slots back, and no arrivals back but in branches (`defer-release`).
    Ensures: no ring-level op; all phase arithmetic of a kernel is what this pass wrote.
    Iteration it means slot `it mod slots` and parity `(it div slots) mod 2`, both rounding
    towards minus infinity, so that −slots … −1 have parity 1, which passes on a fresh barrier.
    Nothing is carried for the slot of a ring that has only one.
    Why here: everything that names iterations is there; from here on nothing does. Carrying
    slot and parity costs an add and two selects, where dividing would cost a real division for
    3, 5 or 6 slots.
    """

    name = "lower-rings"

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL, SLOTS_DUE),
            establishes=(SLOTS,),
            removes=(RINGS,),
            settles=(SLOTS_DUE,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        ring_ops = [o for o in op.walk() if isinstance(o, RING_OPS) and _number(o) is not None]
        if not ring_ops:
            raise refuse(op, "ops on rings", "none", "run multi-buffer and insert-barriers first")
        for copy in walk_type(op, CopyOp):
            if copy.iteration is not None:
                change = "run convert-tile-to-tma before lower-rings"
                raise refuse(copy, "no copies that signal by iteration", "one", change)
        while ring_ops:
            _lower_number(_root(ring_ops[0]), ring_ops[0])
            ring_ops = [o for o in ring_ops if o.parent is not None and _number(o) is not None]
        drop_dead_carried(op)
        for loop in reversed(walk_type(op, scf.ForOp)):
            drop_carried(loop, unchanged_carried(loop))


def _number(op: Operation) -> SSAValue | None:
    """The iteration number a ring-level op uses; None if it is slot-level."""
    if isinstance(op, SlotOp | barrier.WaitOp | barrier.ArriveOp | barrier.ExpectOp):
        return op.iteration
    return op.iteration if isinstance(op, tma.LoadOp) else None


def _slots(op: Operation) -> int:
    ring = op.barrier if isinstance(op, tma.LoadOp) else op.operands[0]
    assert isinstance(ring.type, RingType | MBarrierRingType)
    return ring.type.slots.data


def _root(op: Operation) -> SSAValue:
    """The number's outermost loop-carried value, where its counting starts."""
    number = _number(op)
    assert number is not None
    while True:
        if isinstance(number.owner, scf.ForOp):
            loop, position = number.owner, index_of(number)
        else:
            found = carried_index(number)
            if found is None:
                break
            loop, position = found
        init = loop.iter_args[position]
        if not isinstance(init.owner, scf.ForOp) and carried_index(init) is None:
            return loop.body.block.args[position + 1]
        number = init
    if constant_of(number) is None:
        raise refuse(
            op,
            "an iteration number that a loop carries, or a constant",
            _describe(number),
            "run multi-buffer to make one",
        )
    return number


def _describe(number: SSAValue) -> str:
    owner = number.owner
    return f"a value of {owner.name}" if isinstance(owner, Operation) else "another block argument"


def _lower_number(number: SSAValue, op: Operation) -> None:
    """Lower the ops on rings of as many slots as the op's, all that come from the number."""
    slots = _slots(op)
    carrier = Carrier(lambda o, n: _uses(o, n) and _slots(o) == slots, _rewrite)
    carried = carried_index(number)
    start = number if carried is None else carried[0].iter_args[carried[1]]
    if (constant_of(start) or 0) < 0:
        raise refuse(op, "iteration numbers from 0 on", f"{constant_of(start)}")
    if carried is not None:
        loop, position = carried
        carrier.carry(loop, position, Cursor.at(Inserter.before(loop), start, slots))
        return
    owner = number.owner
    assert isinstance(owner, Operation)
    carrier.rewrite_users(number, Cursor.at(Inserter.after(owner), number, slots))


def _uses(op: Operation, number: SSAValue) -> bool:
    return isinstance(op, RING_OPS) and _number(op) is number


def _check_offset(op: barrier.WaitOp | barrier.ArriveOp, slots: int) -> None:
    """A parity tells a phase from the one before it only, and nobody arrives before the first."""
    offset = op.offset.value.data
    guarded = isinstance(op.parent_op(), scf.IfOp)
    if isinstance(op, barrier.ArriveOp) and offset < 0 and not guarded:
        needed = "an arrival for an iteration that exists: an offset of 0 or more, or a branch"
        raise refuse(op, needed, f"offset {offset}")
    if offset < -slots:
        needed = f"a wait at most {slots} iterations back, the slots of its ring"
        raise refuse(op, needed, f"offset {offset}", "give the ring more slots")


def _rewrite(op: Operation, cursor: Cursor) -> None:
    build = Inserter.before(op)
    if isinstance(op, SlotOp):
        slot = cursor.shifted(build, op.steps).slot
        replace(op, [build.value(AtOp(op.ring, slot))])
        return
    if isinstance(op, tma.LoadOp):
        at = build.value(barrier.AtOp(op.barrier, cursor.slot))
        load = tma.LoadOp(op.map, list(op.offsets), op.target, at, mask=op.mask, cache=op.cache)
        build.op(load)
    elif isinstance(op, barrier.ExpectOp):
        at = build.value(barrier.AtOp(op.ring, cursor.slot))
        build.op(barrier.ExpectAtOp(at, op.bytes.value.data))
    else:
        assert isinstance(op, barrier.WaitOp | barrier.ArriveOp)
        _check_offset(op, cursor.slots)
        there = cursor.shifted(build, op.offset.value.data)
        at = build.value(barrier.AtOp(op.ring, there.slot))
        if isinstance(op, barrier.WaitOp):
            build.op(barrier.WaitParityOp(at, there.parity))
        else:
            build.op(barrier.ArriveAtOp(at, op.by.data, op.rank))
    op.detach()
    op.erase()
