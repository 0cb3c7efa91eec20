"""A fix-up of parts of K, spelled out for the threads of a warpgroup or of a CTA."""

from __future__ import annotations

from math import prod
from typing import cast

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, Region, SSAValue

from gemmc.analysis.accesses import role_of
from gemmc.analysis.straight_line import inline
from gemmc.dialects.barrier import SyncOp, TakeTicketOp, TicketsOp
from gemmc.dialects.tile.assumed import AssumeOp
from gemmc.dialects.tile.attrs import THREAD, WARP, WARPGROUP, LayoutAttr
from gemmc.dialects.tile.kernel import IdOp, enclosing_kernel
from gemmc.dialects.tile.partials import (
    FixupOp,
    StoreRegistersOp,
    SumRegistersOp,
    partials_type,
    vector_of,
)
from gemmc.dialects.tile.types import FragmentType
from gemmc.errors import Run, refuse
from gemmc.ir import Inserter
from gemmc.transforms.lowering._thread_positions import thread_of

WARPGROUP_THREADS = 128

_HOLDERS = {1: THREAD, 32: WARP, WARPGROUP_THREADS: WARPGROUP}
"""Scope of a fix-up by the threads that hold a fragment."""

IN_FLIGHT = 16
"""Vectors that a thread of the last unit loads at a time: 64 registers beside the accumulator, and
32 KiB of a warpgroup's, about what L2 delivers to an SM in the time that a load takes."""


STRAIGHT = 32
"""Vectors of all parts that a thread may add in straight code where each thread has a tile of its
own, and stores it element by element within bounds: ptxas moves the additions into the branches
that it makes of these stores, so that what was loaded of every part stays in registers."""

LOOPED = 8
"""As many in a loop over parts, which keeps addresses and its count beside: with 16 a tile of 128
registers a thread spills 296 bytes in a persistent kernel."""


def spell_out_fixup(op: FixupOp) -> None:
    """Stores of a part's registers, a ticket and, in a branch, the sum and the body.

    A warpgroup shares a ticket, or all threads do where each, or each warp, has a tile of its own.
    Its slots of a
    tile follow each other: part by part, and in each its vectors, one of every thread at a time,
    so that neighbouring threads access neighbouring 16 bytes.

    Where tiles have numbers of parts of their own, the sum is a loop over them in front of the
    branch, which runs for whoever is last of several.
    """
    fixup = _Fixup(op) if op.count is None else _CountedFixup(op, op.count)
    fixup.store(fixup.build)
    branch, total = fixup.finish()
    end = Inserter.at_end(branch.true_region.block, op).op(scf.YieldOp())
    inline(op.body.block, [total], end)
    op.detach()
    op.erase()


class _Fixup:
    """One fix-up, checked; the number of its unit's tile and of its thread."""

    def __init__(self, op: FixupOp):
        kind = cast(FragmentType, op.value.type)
        layout = kind.layout
        if not isinstance(layout, LayoutAttr) or layout.num_threads not in _HOLDERS:
            needed = "sums that one thread, a warp or the 128 threads of a warpgroup hold"
            raise refuse(op, needed, f"{kind}", Run("assign-atoms"))
        if op.barrier is None:
            raise refuse(op, "a barrier at which its threads meet", "none", Run("insert-barriers"))
        self._op = op
        self.build = build = Inserter.before(op)
        self._barrier = op.barrier.value.data
        self._partials = partials_type(op.partials)
        self._tile, self._units = op.tile, 1
        held = prod(kind.get_shape())
        self._vector = vector_of(kind.element_type)
        self._vectors = kind.register_layout.num_values // self._vector
        self._own = layout.num_threads != WARPGROUP_THREADS
        if self._own:
            self._threads = self._of_threads(held, layout.num_threads)
            self._thread = build.value(IdOp("thread", self._threads))
        else:
            self._threads = WARPGROUP_THREADS
            self._thread = thread_of(build, op, layout, bounded=True)
            self._units = self._partials.elements // held
        if self._units > 1:
            unit = build.value(IdOp("warpgroup", self._warpgroups()))
            self._tile = build.add(build.mul(op.tile, build.index(self._units)), unit)
        own = build.mul(self._thread, build.index(self._vector))
        self._elements = self._partials.elements // self._units
        length = self._partials.parts * self._elements
        self._first = build.add(build.mul(self._tile, build.index(length)), own)

    def _of_threads(self, held: int, holders: int) -> int:
        """Threads of the role, or of the CTA: as many as share a tile, if so many hold so much."""
        role, threads = role_of(self._op), enclosing_kernel(self._op).thread_count
        found = (threads or 0) if role is None else 32 * role.warps.value.data
        shared = self._partials.elements // held * holders
        if found != shared or self._op.scope != _HOLDERS[holders]:
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

    def store(self, build: Inserter) -> None:
        """This part's registers to its slot."""
        op = self._op
        at = build.add(self._first, build.mul(op.part, build.index(self._elements)))
        build.op(StoreRegistersOp(op.value, op.partials, at, self._vector * self._threads))

    def _ticket(self, leader: SSAValue, of: int | SSAValue) -> SSAValue:
        """Whether this is the last unit of a tile."""
        build, op = self.build, self._op
        start = Inserter.at_start(enclosing_kernel(op).body.block, op)
        count = self._partials.tiles * self._units
        tickets = start.value(TicketsOp(count), "tickets")
        place = self._barrier, op.unit
        ticket = TakeTicketOp((tickets, self._tile), of, leader, place, self._threads)
        return build.value(ticket, "last")

    def _leader(self) -> SSAValue:
        """The first thread, behind a barrier that orders the others' stores."""
        build = self.build
        build.op(SyncOp(self._barrier, self._threads, self._op.unit))
        return build.value(arith.CmpiOp(self._thread, build.index(0), "eq"), "leader")

    def finish(self) -> tuple[scf.IfOp, SSAValue]:
        """What only the last unit of a tile runs, with nothing but the sum in it; the sum of all
        parts, added in their order."""
        last, parts = self._ticket(self._leader(), self._partials.parts), self._partials.parts
        branch = self.build.op(scf.IfOp(last, [], Region(Block())))
        inside = Inserter.at_end(branch.true_region.block, self._op)
        if self._own and self._vectors * parts > STRAIGHT:
            return branch, self._sum_in_loop(inside, last)
        group = max(1, IN_FLIGHT // parts)
        total = self._added(self._op.value, self._first, parts, group)
        return branch, inside.value(total, "sum")

    def _sum_in_loop(self, build: Inserter, last: SSAValue) -> SSAValue:
        """As many parts at a time as may be in flight. ptxas moves no addition out of a loop, whose
        end depends on `last`: of constant bounds, `unroll` would make straight code."""
        op, parts, vectors = self._op, self._partials.parts, self._vectors
        step = max(1, IN_FLIGHT // vectors) if vectors <= LOOPED else 1
        group, first = min(vectors, LOOPED), (parts - 1) % step + 1
        start = build.value(self._added(op.value, self._first, first, group), "first")
        body = Block(arg_types=[IndexType(), op.value.type])
        number, held = body.args
        number.name_hint, held.name_hint = "number", "held"
        inside = Inserter.at_end(body, op)
        at = inside.add(self._first, inside.mul(number, inside.index(self._elements)))
        onto = inside.value(arith.ConstantOp.from_int_and_width(1, 1), "onto")
        added = self._added(held, at, step, group, onto)
        inside.op(scf.YieldOp(inside.value(added, "added")))
        begin, by = build.index(first), build.index(step)
        end = build.value(arith.SelectOp(last, build.index(parts), begin), "summed")
        return build.value(scf.ForOp(begin, end, by, [start], body), "sum")

    def _added(
        self, held: SSAValue, at: SSAValue, parts: int, group: int, onto: SSAValue | None = None
    ) -> SumRegistersOp:
        """Of so many parts from a place on, so many vectors of each at a time."""
        place, apart = (self._op.partials, at), self._vector * self._threads
        return SumRegistersOp(held, place, apart, (parts, self._elements), group, onto)


class _CountedFixup(_Fixup):
    """One of tiles that have numbers of parts of their own: what is one part alone is whole."""

    def __init__(self, op: FixupOp, count: SSAValue):
        super().__init__(op)
        self._count = count
        self._elements = self._partials.elements  # slots of all units are between two parts'
        self._alone, self._several = (
            self.build.value(arith.CmpiOp(count, self.build.index(1), test), name)
            for test, name in (("eq", "alone"), ("ne", "several"))
        )

    def store(self, build: Inserter) -> None:
        """In a branch: what is whole goes to no slot."""
        branch = build.op(scf.IfOp(self._several, [], Region(Block())))
        inside = Inserter.at_end(branch.true_region.block, self._op)
        super().store(inside)
        inside.op(scf.YieldOp())

    def finish(self) -> tuple[scf.IfOp, SSAValue]:
        """The loop runs for whoever is last of several, the branch also for what is whole. Nobody
        takes a ticket for that; the threads meet all the same, since nothing tells them apart."""
        build = self.build
        leader = build.value(arith.AndIOp(self._leader(), self._several), "leads")
        last = self._ticket(leader, self._count)
        count = build.value(arith.SelectOp(last, self._count, build.index(0)), "summed")
        total = self._sum(count)
        done = build.value(arith.OrIOp(last, self._alone), "done")
        return build.op(scf.IfOp(done, [], Region(Block()))), total

    def _sum(self, count: SSAValue) -> SSAValue:
        """So many parts, added in their order; the tile itself where there are none. Of two parts
        whoever is last has one: its sum with the other is the same number in either order."""
        build, op = self.build, self._op
        body = Block(arg_types=[IndexType(), op.value.type])
        number, held = body.args
        number.name_hint, held.name_hint = "number", "held"
        inside = Inserter.at_end(body, op)
        begin, part, group = 0, number, LOOPED
        if at_most_two(self._count):
            begin, part, group = 1, inside.sub(inside.index(1), op.part), IN_FLIGHT
        at = inside.add(self._first, inside.mul(part, inside.index(self._elements)))
        onto = inside.value(arith.CmpiOp(number, inside.index(0), "ne"), "onto")
        place, apart, one = (op.partials, at), self._vector * self._threads, (1, self._elements)
        added = SumRegistersOp(held, place, apart, one, group, onto)
        inside.op(scf.YieldOp(inside.value(added, "added")))
        loop = scf.ForOp(build.index(begin), count, build.index(1), [op.value], body)
        return build.value(loop, "sum")


def at_most_two(count: SSAValue) -> bool:
    """Whether it is known that a tile has no more than two parts."""
    return isinstance(count.owner, AssumeOp) and count.owner.most.value.data <= 2
