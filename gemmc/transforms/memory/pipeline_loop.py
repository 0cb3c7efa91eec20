"""Pass `pipeline-loop`: copies some iterations ahead of the products."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, cast

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.loops import adds_one, carried_index, constant_trips
from gemmc.analysis.views import slot_of
from gemmc.dialects.interfaces import Fill, MemoryAccess, Product
from gemmc.dialects.tile.data.buffers import SlotOp
from gemmc.dialects.tile.kernel import RoleOp
from gemmc.dialects.tile.types import RingType
from gemmc.errors import GemmcError, Run, refuse
from gemmc.facts import AHEAD, BARRIERS, RINGS, ROLES, Facts
from gemmc.ir import Inserter, ancestors, constant_of, erase_dead, is_pure, walk_type


@dataclass(frozen=True)
class PipelineLoopPass(ModulePass):
    """Let a loop fill the slots of later iterations while it works on its own.

    Before → after, with distance=2:

        scf.for %k = %a to %b step %s iter_args(%it = …) { copy window at %k to %r[it]; mma %r[it] }
        →
        copy window at %a to %r[0]; copy window at %a + %s to %r[1]
        scf.for … { copy window at %k + 2 %s to %r[it offset 2]; mma %r[it] }

    Requires: copies into rings of more than `distance` slots (`multi-buffer`), in a loop that
    counts its iterations, at places that follow from the counters alone; no roles.
    Ensures: iteration `it` finds its slot filled by the code before the loop or `distance`
    iterations earlier. Copies past the last iteration are clipped or never read; a loop of a known
    number of iterations that are all filled before it has no copies. Nothing is synchronized; the
    text's order is still the meaning.
    Why here: after `multi-buffer` made the slots, before `distribute` cuts the copies, so that
    there is one of each to move; `insert-barriers` derives the waits from the slots.
    Serves the pipelines whose threads copy themselves; a producer role runs ahead anyway.

    `distance` is the number of iterations, 1 or more. With copies=last they stand behind the
    products of the iteration: the loads of a product come first after a barrier, and the
    instructions of the copies go between its multiplications.
    """

    name = "pipeline-loop"
    at_least: ClassVar[Mapping[str, int]] = {"distance": 1}

    distance: int = 1
    copies: Literal["first", "last"] = "first"

    def facts(self) -> Facts:
        return Facts(requires=(RINGS,), forbids=(ROLES, AHEAD, BARRIERS), establishes=(AHEAD,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.distance < 1:
            raise GemmcError(self.name, "distance of at least 1", f"distance={self.distance}")
        loops = [o for o in walk_type(op, scf.ForOp) if _copies(o)]
        if not loops:
            needed = "a loop with copies into rings"
            raise refuse(op, needed, "none", "run promote and multi-buffer first")
        for loop in loops:
            self._skew(loop, _copies(loop))
            erase_dead(loop)

    def _skew(self, loop: scf.ForOp, copies: list[Fill]) -> None:
        step = constant_of(loop.step)
        if step is None:
            raise refuse(loop, "a loop of constant step", "another one")
        for copy in copies:
            self._check(loop, copy)
        trips = constant_trips(loop)
        for ahead in range(self.distance if trips is None else min(self.distance, trips)):
            build = Inserter.before(loop)
            stage = _Stage(build, loop, ahead)
            start = build.add(loop.lb, build.index(ahead * step)) if ahead else loop.lb
            stage.place[loop.body.block.args[0]] = start
            for copy in copies:
                stage.issue(copy)
        if trips is None or trips > self.distance:
            self._copy_ahead(loop, copies, step)
        for copy in copies:
            copy.detach()
            copy.erase()

    def _copy_ahead(self, loop: scf.ForOp, copies: list[Fill], step: int) -> None:
        """Copies in the loop, of iterations that come `distance` later."""
        last = [o for o in loop.body.block.ops if isinstance(o, Product)][-1]
        behind = Inserter.after(last)
        for copy in copies:
            build = Inserter.before(copy) if self.copies == "first" else behind
            stage = _Stage(build, loop, self.distance, inside=True)
            counter = loop.body.block.args[0]
            stage.place[counter] = build.add(counter, build.index(self.distance * step))
            stage.issue(copy)

    def _check(self, loop: scf.ForOp, copy: Fill) -> None:
        if any(isinstance(a, RoleOp) for a in ancestors(loop)):
            change = "run pipeline-loop without specialize-warps"
            raise refuse(copy, "copies by the threads that compute", "a role", change)
        slot = slot_of(copy.target)
        found = None if slot is None else carried_index(slot.iteration)
        if slot is None or found is None or found[0] is not loop or not adds_one(*found):
            needed = "a copy into the slot that the loop's own iteration counts"
            raise refuse(copy, needed, "another one", Run("multi-buffer"))
        if slot.steps:
            raise refuse(copy, "a copy for its own iteration", "one ahead", "run it once only")
        slots = cast(RingType, slot.ring.type).slots.data
        if slots <= self.distance:
            raise refuse(
                copy,
                f"a ring of at least {self.distance + 1} slots for distance={self.distance}",
                f"{slots}",
                "raise multi-buffer's stages",
            )
        readers = [o for o in loop.body.block.ops if _reads(o, slot.ring)]
        if not any(copy.is_before_in_block(reader) for reader in readers):
            raise refuse(copy, "a product after it that reads its slot", "none")


def _copies(loop: scf.ForOp) -> list[Fill]:
    """The copies into rings that the loop does itself."""
    found = [o for o in loop.body.block.ops if isinstance(o, Fill)]
    return [c for c in found if slot_of(c.target) is not None]


def _reads(op: Operation, ring: SSAValue) -> bool:
    read = op.read() if isinstance(op, MemoryAccess) else ()
    return any(slot.ring is ring for slot in map(slot_of, read) if slot is not None)


class _Stage:
    """The copies of one later iteration, made again at one place."""

    def __init__(self, build: Inserter, loop: scf.ForOp, ahead: int, inside: bool = False):
        self._build = build
        self._loop = loop
        self._ahead = ahead
        self._inside = inside
        self.place: dict[SSAValue, SSAValue] = {}

    def issue(self, copy: Fill) -> None:
        for operand in copy.operands:
            self._need(copy, operand)
        self._build.op(copy.clone(self.place))

    def _need(self, copy: Fill, value: SSAValue) -> None:
        """Make a value of the loop's body again, as it is in the later iteration."""
        owner = value.owner
        if value in self.place or not self._is_inside(value):
            return
        if isinstance(owner, SlotOp):
            self.place[value] = self._slot(owner)
            return
        if isinstance(owner, Block) or not is_pure(owner) or owner.regions:
            found = "a carried value" if isinstance(owner, Block) else owner.name
            needed = "copies whose places follow from the loop's counters"
            raise refuse(copy, needed, found)
        for operand in owner.operands:
            self._need(copy, operand)
        made = self._build.op(owner.clone(self.place))
        for old, new in zip(owner.results, made.results, strict=True):
            new.name_hint = old.name_hint
            self.place[old] = new

    def _slot(self, slot: SlotOp) -> SSAValue:
        start, ahead = slot.iteration, self._ahead
        if not self._inside:
            found = carried_index(slot.iteration)
            assert found is not None
            start = self._loop.iter_args[found[1]]
            first = constant_of(start)
            if first is not None:
                start, ahead = self._build.index(first + ahead), 0
        made = SlotOp(slot.ring, start, ahead)
        return self._build.value(made, slot.result.name_hint)

    def _is_inside(self, value: SSAValue) -> bool:
        owner = value.owner
        if isinstance(owner, Block):
            return owner is self._loop.body.block
        return owner.parent_block() is self._loop.body.block
