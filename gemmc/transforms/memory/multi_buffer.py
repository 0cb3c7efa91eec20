"""Pass `multi-buffer`: how many stages a buffer has."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import dropwhile
from typing import ClassVar, cast

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.ir import Block, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.loops import add_counter
from gemmc.analysis.views import make_a_whole
from gemmc.dialects.interfaces import Fill, MemoryAccess, ThreadRegion, View
from gemmc.dialects.tile.data.buffers import AllocOp, SlotOp
from gemmc.dialects.tile.data.views import PartOp
from gemmc.dialects.tile.kernel import KernelOp, WorkOp
from gemmc.dialects.tile.types import RingType
from gemmc.errors import GemmcError, Run, refuse
from gemmc.facts import BARRIERS, COPIES, GRID, OFFSETS, RINGS, SLOTS_DUE, STAGED, Facts
from gemmc.ir import Inserter, ancestors, kernels, replace, walk_type
from gemmc.plan import Auto, Plan, settled


@dataclass(frozen=True)
class MultiBufferPass(ModulePass):
    """Make the buffers that a loop fills rings of `stages` slots.

    Before → after:

        %s = tile.alloc : memref<128x64xbf16, …>
        scf.for … { tile.copy … to %s; tile.mma … %s }
        →
        %r = tile.alloc : !tile.ring<4, memref<128x64xbf16, …>>
        scf.for … iter_args(%it = 0) { %s = tile.slot %r[%it]; copy; mma; yield %it + 1 }

    Requires: shared buffers each filled by copies in one loop and used in that loop only; each
    iteration fills a buffer, unconditionally, before it reads it.
    Ensures: iteration `it` works in slot `it mod stages`; nothing else has changed, and nothing
    is synchronized. In a loop nest `it` counts on across the outer iterations.
    Why here: before `specialize-warps`, whose two clones of the loop must agree on `it`, and
    before `insert-barriers`, which orders slots.

    `stages` 1 is a ring of one slot: the same program, with an iteration number to wait for; auto
    is as many as fit into shared memory, twelve at most, or for an operand that is stationary one
    for each step of K.
    With a `label`, only the buffers that copies with this label fill become rings, which count
    their iterations for themselves; others may then get rings of other lengths.
    """

    name = "multi-buffer"
    at_least: ClassVar[Mapping[str, int]] = {"stages": 1}

    stages: int | Auto = 2
    label: str | None = None

    def settle(self, plan: Plan) -> MultiBufferPass:
        """The slots that shared memory has room for."""
        from gemmc.transforms.memory._room import stages_that_fit

        return dataclasses.replace(self, stages=stages_that_fit(plan, self))

    @property
    def _slots(self) -> int:
        return settled(self, self.stages)

    def facts(self) -> Facts:
        own = RINGS.of("everywhere" if self.label is None else f"for {self.label}")
        staged = (STAGED,) if self.label is None else ()
        return Facts(
            requires=(COPIES, GRID),
            forbids=(own, RINGS.of("everywhere"), BARRIERS, OFFSETS, *staged),
            establishes=(RINGS, own),
            owes=(SLOTS_DUE,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self._slots < 1:
            raise GemmcError(self.name, "stages of at least 1", f"stages={self.stages}")
        for kernel in kernels(op):
            self._apply(kernel)

    def _apply(self, kernel: KernelOp) -> None:
        by_body: dict[Block, list[AllocOp]] = {}
        for alloc in walk_type(kernel, AllocOp):
            if isinstance(alloc.result.type, MemRefType) and self._wanted(alloc):
                by_body.setdefault(_filling_loop(alloc).body.block, []).append(alloc)
        if not by_body:
            which = "" if self.label is None else f" by copies labelled {self.label}"
            needed = f"shared buffers filled in a loop{which}"
            raise refuse(kernel, needed, "none", Run("promote"))
        for body, allocs in by_body.items():
            # Counting one loop of a nest rebuilds the loops around it; their bodies stay.
            _, number = add_counter(cast(scf.ForOp, body.parent_op()))
            for alloc in allocs:
                self._make_ring(alloc, number)

    def _wanted(self, alloc: AllocOp) -> bool:
        labels = {copy.label.data for copy in _fills(alloc.result)}
        return self.label is None or self.label in labels

    def _make_ring(self, alloc: AllocOp, number: SSAValue) -> None:
        build = Inserter.before(alloc)
        hint = (alloc.result.name_hint or "buffer").removesuffix("_buffer")
        ring = build.value(AllocOp(RingType.of(self._slots, alloc.buffer_type)), f"{hint}_ring")
        body = cast(Block, number.owner)
        slot = Inserter.at_start(body, alloc).value(SlotOp(ring, number), f"{hint}_slot")
        replace(alloc, [slot])


def _filling_loop(alloc: AllocOp) -> scf.ForOp:
    """The one loop whose copies fill the buffer and in which all its users stand."""
    copies = _fills(alloc.result)
    loops = {next((a for a in ancestors(c) if isinstance(a, scf.ForOp)), None) for c in copies}
    loop = loops.pop() if len(loops) == 1 else None
    if loop is None:
        raise refuse(alloc, "a buffer filled by copies in one loop", f"{len(copies)} copies")
    if alloc.offset is not None or loop in ancestors(alloc):
        found = "one inside" if alloc.offset is None else "one with an offset"
        raise refuse(alloc, "a buffer without an offset, allocated outside of its loop", found)
    _check_counts_on(loop)
    _check_uses(alloc.result, loop, copies)
    return loop


def _fills(buffer: SSAValue) -> list[Fill]:
    """The copies into a buffer or a view of all of it, or into each of its parts."""
    found: list[Fill] = []
    users = [use.operation for use in buffer.uses]
    parts = [user.result for user in users if isinstance(user, PartOp)]
    into = [fill for part in parts for fill in _fills(part)]
    if make_a_whole(fill.target for fill in into):
        found += into
    for user in users:
        if isinstance(user, Fill):
            found.append(user)
        elif isinstance(user, View) and user.is_whole:
            found += _fills(user.results[0])
    return found


def _check_counts_on(loop: scf.ForOp) -> None:
    """The number of an iteration must not start again in what runs the loop repeatedly."""
    around = list(dropwhile(lambda a: isinstance(a, scf.ForOp), ancestors(loop)))
    if not all(isinstance(op, scf.IfOp | ThreadRegion | ModuleOp) for op in around):
        raise refuse(
            loop,
            "loops nested without another op between them",
            f"{around[0].name} around it",
            Run("schedule-work") if isinstance(around[0], WorkOp) else "",
        )


def _check_uses(buffer: SSAValue, loop: scf.ForOp, copies: list[Fill]) -> None:
    """Every iteration must fill the buffer before it reads it: slots do not hand data on."""
    body = loop.body.block
    fills = [c for c in copies if c.parent_block() is body]
    for use in buffer.uses:
        user = use.operation
        if loop not in ancestors(user):
            raise refuse(user, "all uses of the buffer in the loop that fills it", "one outside")
        if isinstance(user, View):
            _check_uses(user.results[0], loop, copies)
            continue
        if not isinstance(user, MemoryAccess):
            raise refuse(user, "a buffer that copies, products, loads and stores use", user.name)
        anchor = body.find_ancestor_op_in_block(user)
        ahead = fills and anchor and all(c.is_before_in_block(anchor) for c in fills)
        if user not in fills and not ahead:
            raise refuse(user, "a copy that fills the buffer earlier in each iteration", "none")
