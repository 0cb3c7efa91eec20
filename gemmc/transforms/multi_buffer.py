"""Pass `multi-buffer`: how many stages a buffer has."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.tile.data import AllocOp, CopyOp, SlotOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.types import RingType
from gemmc.errors import GemmcError, refuse
from gemmc.transforms._ir import Inserter, ancestors, kernels, replace, walk_type
from gemmc.transforms._loops import add_counter


@dataclass(frozen=True)
class MultiBufferPass(ModulePass):
    """Make the buffers that a loop fills rings of `stages` slots.

    Before → after:

        %s = tile.alloc : memref<128x64xbf16, …>
        scf.for … { tile.copy … to %s; tile.mma … %s }
        →
        %r = tile.alloc : !tile.ring<4, memref<128x64xbf16, …>>
        scf.for … iter_args(%it = 0) { %s = tile.slot %r[%it]; copy; mma; yield %it + 1 }

    Requires: shared buffers each filled by copies in one loop and used in that loop only.
    Ensures: iteration `it` works in slot `it mod stages`; nothing else has changed, and nothing
    is synchronized. In a loop nest `it` counts on across the outer iterations.
    Why here: before `specialize-warps`, whose two clones of the loop must agree on `it`, and
    before `insert-barriers`, which orders slots.

    `stages` 1 is a ring of one slot: the same program, with an iteration number to wait for.
    """

    name = "multi-buffer"

    stages: int = 2

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.stages < 1:
            raise GemmcError(self.name, "stages of at least 1", f"stages={self.stages}")
        for kernel in kernels(op):
            self._apply(kernel)

    def _apply(self, kernel: KernelOp) -> None:
        by_loop: dict[scf.ForOp, list[AllocOp]] = {}
        for alloc in walk_type(kernel, AllocOp):
            if isinstance(alloc.result.type, MemRefType):
                by_loop.setdefault(_filling_loop(alloc), []).append(alloc)
        if not by_loop:
            raise refuse(
                kernel, "shared buffers filled in a loop", "none", "run promote first"
            )
        for loop, allocs in by_loop.items():
            _, number = add_counter(loop)
            for alloc in allocs:
                self._make_ring(alloc, number)

    def _make_ring(self, alloc: AllocOp, number: SSAValue) -> None:
        build = Inserter.before(alloc)
        hint = (alloc.result.name_hint or "buffer").removesuffix("_buffer")
        ring = build.value(AllocOp(RingType.of(self.stages, alloc.buffer_type)), f"{hint}_ring")
        body = number.owner
        assert not isinstance(body, Operation)
        slot = Inserter.at_start(body, alloc).value(SlotOp(ring, number), f"{hint}_slot")
        replace(alloc, [slot])


def _filling_loop(alloc: AllocOp) -> scf.ForOp:
    """The one loop whose copies fill the buffer and in which all its users stand."""
    users = [use.operation for use in alloc.result.uses]
    copies = [u for u in users if isinstance(u, CopyOp)]
    loops = {_innermost_loop(c) for c in copies}
    loop = loops.pop() if len(loops) == 1 else None
    if loop is None:
        raise refuse(alloc, "a buffer filled by copies in one loop", f"{len(copies)} copies")
    for user in users:
        if loop not in ancestors(user):
            raise refuse(user, "all uses of the buffer in the loop that fills it", "one outside")
    return loop


def _innermost_loop(op: Operation) -> scf.ForOp | None:
    return next((a for a in ancestors(op) if isinstance(a, scf.ForOp)), None)
