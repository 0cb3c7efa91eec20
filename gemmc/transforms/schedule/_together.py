"""Warps of a CTA that share sums, each lane of them a part."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import scf
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Block, Region, SSAValue

from gemmc.dialects.barrier import SyncOp
from gemmc.dialects.tile.attrs import SHARED, THREAD
from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.dialects.tile.data.moves import LoadOp, StoreOp
from gemmc.dialects.tile.data.views import PartOp
from gemmc.dialects.tile.elements import ReduceOp, run_of
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.ir import Inserter
from gemmc.transforms.schedule._loops_body import EQUAL, compared
from gemmc.transforms.schedule._loops_plan import WARP
from gemmc.transforms.schedule._shared_sums import PART

Place = tuple[SSAValue, SSAValue]
"""A row of shared memory, and which of a row's places it is."""


@dataclass(frozen=True)
class Together:
    """Warps that share elements: which of the CTA's a thread's `element` is, which of this one's
    its `warp` is, and whether it is the `first` of that; `shape` is how many elements a CTA has,
    and how many warps each."""

    element: SSAValue
    warp: SSAValue
    first: SSAValue
    shape: tuple[int, int]

    @staticmethod
    def of(
        build: Inserter, place: tuple[SSAValue, SSAValue], thread: SSAValue, shape: tuple[int, int]
    ) -> Together:
        """Of a thread: `place` is its element, and which it is of those that share it."""
        element, lane = place
        zero, size = build.index(0), build.index(WARP)
        first = compared(build, build.rem(thread, size), zero, EQUAL)
        return Together(element, build.div(lane, size), first, shape)

    def handed_on(
        self, build: Inserter, sums: Sequence[LoopsOp], values: Sequence[SSAValue]
    ) -> list[SSAValue]:
        """Shared memory with what each warp has of each sum, behind a barrier."""
        found: list[SSAValue] = []
        for loops, value in zip(sums, values, strict=True):
            assert loops.by is not None, "a reduction that combines"
            own = build.value(ReduceOp(loops.by.data, WARP, value), "own")
            memory = MemRefType(loops.summed_in, self.shape, memory_space=SHARED)
            found.append(build.value(AllocOp(memory), "parts"))
            at = self.element, self.warp
            write_once(build, loops, self.first, own, (found[-1], at, self.shape), PART)
        build.op(SyncOp())
        return found

    def combined(
        self, build: Inserter, sums: Sequence[LoopsOp], parts: Sequence[SSAValue]
    ) -> list[SSAValue]:
        """What all of an element's warps have handed on, combined in their order."""
        elements, warps = self.shape
        found: list[SSAValue] = []
        for loops, memory in zip(sums, parts, strict=True):
            assert loops.by is not None, "a reduction that combines"
            at = (self.element, build.index(0))
            row = build.value(PartOp(memory, at, (elements, 1)), "row")
            own = build.value(LoadOp(row, run_of(loops.summed_in, warps)), "found")
            found.append(build.value(ReduceOp(loops.by.data, 1, own), "total"))
        return found


def write_once(
    build: Inserter, loops: LoopsOp, first: SSAValue, own: SSAValue,
    to: tuple[SSAValue, Place, tuple[int, int]], label: str,
) -> None:  # fmt: skip
    """Let a warp's first thread write what the warp has of a reduction: `to` is shared memory, the
    warp's place there, and into how many rows and places the memory is cut."""
    branch = build.op(scf.IfOp(first, [], Region(Block())))
    inner = Inserter.at_end(branch.true_region.block, loops)
    memory, at, shape = to
    inner.op(StoreOp(label, own, inner.value(PartOp(memory, at, shape), "place"), THREAD))
    inner.op(scf.YieldOp())
