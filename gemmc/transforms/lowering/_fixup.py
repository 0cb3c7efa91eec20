"""A fix-up of parts of K, spelled out for the threads of a warpgroup or of a CTA."""

from __future__ import annotations

from math import prod
from typing import cast

from xdsl.dialects import arith, scf
from xdsl.ir import Block, Region, SSAValue

from gemmc.analysis.accesses import role_of
from gemmc.analysis.straight_line import inline
from gemmc.dialects.barrier import SyncOp, TakeTicketOp, TicketsOp
from gemmc.dialects.tile.attrs import THREAD, LayoutAttr
from gemmc.dialects.tile.kernel import IdOp, enclosing_kernel
from gemmc.dialects.tile.partials import (
    VECTOR,
    FixupOp,
    StoreRegistersOp,
    SumRegistersOp,
    partials_type,
)
from gemmc.dialects.tile.types import FragmentType
from gemmc.errors import Run, refuse
from gemmc.ir import Inserter
from gemmc.transforms.lowering._thread_positions import thread_of

WARPGROUP_THREADS = 128

IN_FLIGHT = 16
"""Vectors that a thread of the last unit loads at a time: 64 registers beside the accumulator, and
32 KiB of a warpgroup's, about what L2 delivers to an SM in the time that a load takes."""


def spell_out_fixup(op: FixupOp) -> None:
    """Stores of a part's registers, a ticket and, in a branch, the sum and the body.

    A warpgroup shares a ticket, or all threads do where each has a tile of its own. Its slots of a
    tile follow each other: part by part, and in each its vectors, one of every thread at a time,
    so that neighbouring threads access neighbouring 16 bytes.
    """
    fixup = _Fixup(op)
    fixup.store()
    branch = fixup.ticket()
    inside = Inserter.at_end(branch.true_region.block, op)
    total = fixup.total(inside)
    end = inside.op(scf.YieldOp())
    inline(op.body.block, [total], end)
    op.detach()
    op.erase()


class _Fixup:
    """One fix-up, checked; the number of its unit's tile and of its thread."""

    def __init__(self, op: FixupOp):
        kind = cast(FragmentType, op.value.type)
        layout = kind.layout
        if not isinstance(layout, LayoutAttr) or layout.num_threads not in (1, WARPGROUP_THREADS):
            needed = "sums that one thread or the 128 threads of a warpgroup hold"
            change = "split K with mma=wgmma or mma=fma"
            raise refuse(op, needed, f"{kind}", change)
        if op.barrier is None:
            raise refuse(op, "a barrier at which its threads meet", "none", Run("insert-barriers"))
        self._op = op
        self._build = build = Inserter.before(op)
        self._barrier = op.barrier.value.data
        self._partials = partials_type(op.partials)
        self._tile, self._units = op.tile, 1
        held = prod(kind.get_shape())
        if layout.num_threads == 1:
            self._threads = self._of_threads(held)
            self._thread = build.value(IdOp("thread", self._threads))
        else:
            self._threads = WARPGROUP_THREADS
            self._thread = thread_of(build, op, layout, bounded=True)
            self._units = self._partials.elements // held
        if self._units > 1:
            unit = build.value(IdOp("warpgroup", self._warpgroups()))
            self._tile = build.add(build.mul(op.tile, build.index(self._units)), unit)
        own = build.mul(self._thread, build.index(VECTOR))
        self._elements = self._partials.elements // self._units
        length = self._partials.parts * self._elements
        self._first = build.add(build.mul(self._tile, build.index(length)), own)

    def _of_threads(self, held: int) -> int:
        """Threads of the role, or of the CTA: as many as share a tile, if each has so much."""
        role, threads = role_of(self._op), enclosing_kernel(self._op).thread_count
        found = (threads or 0) if role is None else 32 * role.warps.value.data
        shared = self._partials.elements // held
        if found != shared or self._op.scope != THREAD:
            needed = f"{shared} threads, as many as share a tile"
            raise refuse(self._op, needed, f"{found}, scope {self._op.scope.word}")
        return found

    def _warpgroups(self) -> int:
        """Of the role, or of the CTA: as many as share a tile."""
        role, threads = role_of(self._op), enclosing_kernel(self._op).thread_count
        found = (threads or 0) // WARPGROUP_THREADS if role is None else role.warpgroups.value.data
        if found != self._units:
            needed = f"{self._units} warpgroups, as many as share a tile"
            raise refuse(self._op, needed, f"{found}")
        return found

    def store(self) -> None:
        """This part's registers to its slot."""
        build, op = self._build, self._op
        at = build.add(self._first, build.mul(op.part, build.index(self._elements)))
        build.op(StoreRegistersOp(op.value, op.partials, at, VECTOR * self._threads))

    def ticket(self) -> scf.IfOp:
        """What only the last unit of a tile runs, empty."""
        build, op = self._build, self._op
        start = Inserter.at_start(enclosing_kernel(op).body.block, op)
        count = self._partials.tiles * self._units
        tickets = start.value(TicketsOp(count), "tickets")
        build.op(SyncOp(self._barrier, self._threads, op.unit))
        leader = build.value(arith.CmpiOp(self._thread, build.index(0), "eq"), "leader")
        place = self._barrier, op.unit
        ticket = TakeTicketOp(
            (tickets, self._tile), self._partials.parts, leader, place, self._threads
        )
        return build.op(scf.IfOp(build.value(ticket, "last"), [], Region(Block())))

    def total(self, build: Inserter) -> SSAValue:
        """All parts, added in their order."""
        parts = self._partials.parts, self._elements
        apart = VECTOR * self._threads
        op, group = self._op, max(1, IN_FLIGHT // self._partials.parts)
        place = op.partials, self._first
        total = SumRegistersOp(op.value, place, apart, parts, group)
        return build.value(total, "sum")
