"""Pass `stationary-operand`: which operand stays in shared memory from one block to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.accesses import role_of
from gemmc.analysis.loops import add_carried, carried_index, known_trips
from gemmc.analysis.views import slot_of
from gemmc.dialects.barrier import ArriveOp, ExpectOp, WaitOp
from gemmc.dialects.interfaces import Signalling
from gemmc.dialects.tile.data.buffers import SlotOp
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.dialects.tile.kernel import ElectOp, KernelOp
from gemmc.dialects.tile.types import RingType
from gemmc.errors import Run, refuse
from gemmc.facts import (
    BARRIERS,
    COPY_ENGINE,
    DEFERRED,
    PARTS,
    RINGS,
    ROLES,
    SLOTS,
    SNAKE,
    STATIONARY,
    STREAM,
    TURNS,
    WALK,
    Facts,
)
from gemmc.ir import Inserter, ancestors, block_of, kernels, walk_type


@dataclass(frozen=True)
class StationaryOperandPass(ModulePass):
    """Load an operand again only where a CTA's next block needs other rows or columns of it.

    Before → after, with label=lhs, 8 steps of K and a ring of 8 slots:

        producer: scf.for %walked … iter_args(%n) { scf.for %k … iter_args(%it = %n) {
                    wait %empty[%it − 8]; expect %full[%it]; copy "lhs" %a[%row, %k] to %r[%it] } }
        consumer: … { wait %full[%it]; mma %r[%it]; arrive %empty[%it] }
        →
        producer: scf.for %walked … iter_args(%n, %moves = 1) {
                    %next = whether %row is another one at %walked + step, or the walk ends here
                    scf.for %k … iter_args(%it = %n) {
                      scf.if %moves != 0 { wait %empty[…]; expect %full[%it]; copy "lhs" … } }
                    yield %n + (8 if %next, else 0), %next }
        consumer: … { wait %full[%it]; mma %r[%it]; scf.if %next != 0 { arrive %empty[%it] } }

    Requires: after `insert-barriers`, a persistent walk over blocks with a loop over K of known
    length right in it; one copy of the label, into a ring of its own with a slot for each step,
    which holds the same of K in each block: none walks K backwards.
    Ensures: a fill is read by all blocks in a row which need just that, and released once, by the
    last of them. What the products read does not change. Blocks follow each other along a row of
    the output with schedule-work{order=row contiguous=true}, so that `lhs` is loaded once a row.
    Why here: `insert-barriers` has said what fills and releases a slot; the conversions that
    follow see copies and arrivals in branches as they see others. Serves kernels of
    products of short K, where a third of what goes from L2 to shared memory then goes only once.

    The name in the literature is a stationary operand (Chen, Emer, Sze: Eyeriss, ISCA 2016).
    """

    name = "stationary-operand"

    label: str = "lhs"

    def facts(self) -> Facts:
        own = STATIONARY.of(self.label)
        return Facts(
            requires=(WALK, ROLES, RINGS, BARRIERS),
            forbids=(own, TURNS, COPY_ENGINE, SLOTS, DEFERRED, PARTS, STREAM, SNAKE),
            establishes=(own,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for kernel in kernels(op):
            _Held(kernel, self.label).hold()


class _Held:
    """The copy of an operand, the loops around it, and where it is read and released."""

    def __init__(self, kernel: KernelOp, label: str):
        self._copy = _only_copy(kernel, label)
        self._slot = cast(SlotOp, slot_of(self._copy.target))
        self._full = cast(SSAValue, self._copy.signal)
        self._steps, self._walk = _loops_of(self._copy, self._slot.iteration)
        self._count = known_trips(self._steps)
        _check_slots(self._copy, self._slot, self._count)
        self._fill = self._fill_ops()
        self._release, self._reader = self._release_ops(kernel)
        self._own = self._walk.body.block.args[0]
        self._places = _places(self._copy, self._walk)

    def _fill_ops(self) -> list[Operation]:
        """What belongs to a fill: the wait for the slot, the bytes to expect, the copy."""
        found: list[Operation] = []
        number = self._slot.iteration
        for op in self._steps.body.block.ops:
            if isinstance(op, WaitOp) and op.iteration is number and op.ring is not self._full:
                found.append(op)
            if isinstance(op, ElectOp):
                expects = walk_type(op, ExpectOp)
                if any(expect.ring is self._full for expect in expects):
                    found.append(op)
        return [*found, self._copy]

    def _release_ops(self, kernel: KernelOp) -> tuple[list[Operation], scf.ForOp]:
        """The readers' arrivals for the slots, side by side in their loop over K."""
        empty = next((op.ring for op in self._fill if isinstance(op, WaitOp)), None)
        found = [op for op in walk_type(kernel, ArriveOp) if op.ring is empty]
        if empty is None or not found:
            needed = "a copy that waits until another role has released its slot"
            change = "run it after specialize-warps and insert-barriers"
            raise refuse(self._copy, needed, "none", change)
        if apart := [op for op in found if op.parent is not found[0].parent]:
            raise refuse(apart[0], "releases of a slot side by side", "one in another place")
        role = role_of(found[0])
        if role is not None and role.turns is not None:
            raise refuse(found[0], "readers that all read each block", "warpgroups that take turns")
        number = found[0].iteration
        steps, _ = _loops_of(found[0], number)
        return list[Operation](found), steps

    def hold(self) -> None:
        walk = cast(scf.ForOp, self._reader.parent_op())
        _guard(self._fill, self._track(self._walk, self._steps, self._slot.iteration)[0])
        number = cast(ArriveOp, self._release[0]).iteration
        _guard(self._release, self._track(walk, self._reader, number)[1])

    def _track(
        self, walk: scf.ForOp, steps: scf.ForOp, number: SSAValue
    ) -> tuple[SSAValue, SSAValue]:
        """Let a walk carry whether its block moves, and count fills only; (moves, next moves)."""
        build = Inserter.before(steps, self._copy)
        following = self._following(build, walk)
        following.name_hint = "next_moves"
        position = carried_index(number)
        assert position is not None
        start = steps.iter_args[position[1]]
        outer = carried_index(start)
        assert outer is not None
        filled = build.mul(following, build.index(self._count))
        after = build.add(start, filled)
        end = walk.body.block.last_op
        assert isinstance(end, scf.YieldOp)
        end.operands[outer[1]] = after
        first = Inserter.before(walk, self._copy).index(1)
        walk = add_carried(walk, [first], lambda _build, _args: [following])
        moves = walk.body.block.args[-1]
        moves.name_hint = "moves"
        return moves, following

    def _following(self, build: Inserter, walk: scf.ForOp) -> SSAValue:
        """1 if the walk's next block needs other data, or there is none; else 0."""
        at = walk.body.block.args[0]
        after = build.add(at, walk.step)
        one, moves = build.index(1), build.index(0)
        for place in self._places:
            here, there = (_again(build, place, {self._own: v}) for v in (at, after))
            differs = build.value(arith.CmpiOp(here, there, "ne"))
            moves = build.value(arith.SelectOp(differs, one, moves))
        ends = build.value(arith.CmpiOp(after, walk.ub, "uge"))
        return build.value(arith.SelectOp(ends, one, moves))


def _only_copy(kernel: KernelOp, label: str) -> Signalling:
    copies = walk_type(kernel, Signalling)
    found = [copy for copy in copies if copy.label.data == label]
    if len(found) != 1:
        labels = ", ".join(sorted({copy.label.data for copy in copies})) or "none"
        needed, change = f"one copy labelled {label}", "run it before convert-tile-to-tma"
        raise refuse(kernel, needed, f"{len(found)}, of the labels {labels}", change)
    if found[0].signal is None:
        raise refuse(found[0], "a copy that signals", "none", "run it after insert-barriers")
    if slot_of(found[0].target) is None:
        needed, change = "a copy into a slot of a ring", Run("multi-buffer")
        raise refuse(found[0], needed, f"{found[0].target.type}", change)
    return found[0]


def _loops_of(op: Operation, number: SSAValue) -> tuple[scf.ForOp, scf.ForOp]:
    """The loop over K that an op stands in and the walk around it, which count by a number."""
    steps = op.parent_op()
    walk = steps.parent_op() if isinstance(steps, scf.ForOp) else None
    if not isinstance(steps, scf.ForOp) or not isinstance(walk, scf.ForOp):
        needed, change = "a loop over K right in a walk over blocks", "use persistent=true"
        raise refuse(op, needed, "another place", change)
    found = carried_index(number)
    outer = None if found is None else carried_index(steps.iter_args[found[1]])
    if found is None or found[0] is not steps or outer is None or outer[0] is not walk:
        needed = "slots by the number that these loops count up"
        raise refuse(op, needed, "another number", "run it before lower-rings")
    return steps, walk


def _check_slots(copy: Signalling, slot: SlotOp, steps: int) -> None:
    slots = cast(RingType, slot.ring.type).slots.data
    if slots < steps:
        needed = f"a slot for each of the {steps} steps of K"
        change = f"use multi-buffer{{label={copy.label.data} stages={steps}}}, or leave it out"
        raise refuse(copy, needed, f"{slots} slots", change)
    number = slot.iteration
    shared = [
        use.operation
        for use in number.uses
        if isinstance(use.operation, SlotOp) and use.operation.ring is not slot.ring
    ]
    if shared:
        needed = "a ring that no other is filled together with"
        change = f"use multi-buffer{{label={copy.label.data} stages={steps}}} before the others'"
        raise refuse(copy, needed, f"{shared[0].ring.name_hint}", change)


def _places(copy: Signalling, walk: scf.ForOp) -> list[SSAValue]:
    """Values of a block, not of a step of K, that say what the copy reads."""
    window = copy.source.owner
    if not isinstance(window, WindowOp):
        raise refuse(copy, "a tile.window as the source", f"{copy.source.type}")
    found: dict[SSAValue, None] = {}
    for value in window.operands:
        _collect(value, walk, found)
    return list(found)


def _collect(value: SSAValue, walk: scf.ForOp, found: dict[SSAValue, None]) -> None:
    carried = carried_index(value)
    by_steps = carried is not None and walk in ancestors(carried[0])
    if by_steps or block_of(value) is walk.body.block:
        found[value] = None
    elif isinstance(value.owner, Operation) and walk in ancestors(value.owner):
        for operand in value.owner.operands:
            _collect(operand, walk, found)


def _again(build: Inserter, value: SSAValue, known: dict[SSAValue, SSAValue]) -> SSAValue:
    """The value computed once more, for another block or in another role."""
    if value in known:
        return known[value]
    owner, needed = value.owner, "a copy whose place the number of its block says"
    if isinstance(owner, Block):
        if isinstance(owner.parent_op(), KernelOp):
            return value
        raise refuse(build.source, needed, "one that another carried value places")
    if role_of(owner) is None:
        return value
    if owner.regions:
        raise refuse(build.source, needed, f"one that {owner.name} places")
    operands = [_again(build, operand, known) for operand in owner.operands]
    known[value] = build.value(owner.clone(dict(zip(owner.operands, operands, strict=True))))
    return known[value]


def _guard(ops: Sequence[Operation], condition: SSAValue) -> None:
    """Move ops of one block into a branch where the last of them stands."""
    build = Inserter.before(ops[-1])
    taken = build.value(arith.CmpiOp(condition, build.index(0), "ne"))
    branch = build.op(scf.IfOp(taken, [], Region(Block())))
    inside = Inserter.at_end(branch.true_region.block, ops[-1])
    for op in ops:
        location = op.location
        op.detach()
        inside.op(op).location = location
    inside.op(scf.YieldOp())
