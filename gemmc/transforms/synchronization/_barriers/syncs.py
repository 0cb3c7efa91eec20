"""Ordering conflicting shared-memory accesses of one role."""

from __future__ import annotations

from collections.abc import Collection

from xdsl.dialects import scf
from xdsl.ir import Block, Operation, SSAValue

from gemmc.analysis.accesses import Access, accesses, role_of
from gemmc.analysis.straight_line import line_of
from gemmc.dialects.barrier import (
    ClusterSyncOp,
    CommitCopiesOp,
    FenceProxyOp,
    SyncOp,
    WaitCopiesOp,
)
from gemmc.dialects.interfaces import (
    Collective,
    CollectiveRegions,
    FragmentRegions,
    UnitRegions,
)
from gemmc.dialects.tile.attrs import THREAD, WARP, WARPGROUP, ScopeAttr
from gemmc.dialects.tile.kernel import ElectOp, IdOp, KernelOp, RoleOp
from gemmc.dialects.tma import WaitGroupOp
from gemmc.errors import refuse
from gemmc.ir import Inserter, ancestors, replace
from gemmc.transforms.synchronization._barriers.partitions import Partitions
from gemmc.transforms.synchronization._barriers.pending import Flight, Pending
from gemmc.transforms.synchronization._barriers.slots import (
    Slots,
    entering,
    leaving,
    repeating,
    unseen_by,
)

WARPGROUP_THREADS = 128
NAMED_BARRIERS = 16
"""Barriers of a CTA (PTX ISA, "bar")."""


class Syncs:
    """Orders each access after the earlier ones of its role that it conflicts with.

    Walks the program with what may have happened before. Loop bodies are walked twice, so that
    accesses of one iteration meet those of the next, and may not run at all; with rings that
    threads fill, as often as each slot needs to meet the others. A conflict gets, right before
    the later access:

    - where the earlier one is a copy in flight: every thread waits for its own copies' group;
    - where the earlier one is a bulk store: its issuing thread waits for its group;
    - where an async access follows a generic write: a proxy fence by every thread;
    - a barrier: of the warpgroup where both touch only the warpgroup's own part, else of the
      whole role. Not all threads may take a branch, so none is put inside.

    Buffers that are `joined`, filled by threads of one role for another, are left to mbarriers.

    Before a copy, what the rest of its block reads is waited for as well: so one barrier tells
    that the data of an iteration is there and that the slot to be filled is free.
    """

    def __init__(
        self, kernel: KernelOp, branch_of: Syncs | None = None, joined: Collection[SSAValue] = ()
    ):
        self._kernel = kernel
        self._joined = joined if branch_of is None else branch_of._joined
        self._in_branch = branch_of is not None
        self._state: Pending = Pending() if branch_of is None else branch_of._state.copy()
        self._parts: Partitions = Partitions(kernel) if branch_of is None else branch_of._parts
        self._slots: Slots = Slots(kernel) if branch_of is None else branch_of._slots

    def scan(self, block: Block) -> None:
        """Order the accesses of a role's (or the kernel's) block; end its bulk stores and copies.

        A CTA's shared memory must not be written after its end.
        """
        self._walk(block)
        if self._state.flying:
            Inserter.at_end(block, self._state.flying[-1].write.op).op(WaitCopiesOp(0))
        if not self._state.bulk_stores:
            return
        last = self._state.bulk_stores[-1]
        elect = Inserter.at_end(block, last.op).op(ElectOp(_elect_scope(last)))
        Inserter.at_end(elect.body.block, last.op).op(WaitGroupOp(0))

    def _walk(self, block: Block) -> None:
        for op in list(block.ops):
            match op:
                case RoleOp():
                    Syncs(self._kernel, joined=self._joined).scan(op.body.block)
                case scf.ForOp():
                    self._walk_loop(op)
                case scf.IfOp():
                    self._walk_branches(op)
                case UnitRegions():
                    self._walk_units(op)
                case CollectiveRegions():
                    self._walk_together(op)
                case FragmentRegions():
                    for region in op.regions:
                        self._walk(region.block)
                case ClusterSyncOp():
                    self._state.recent.clear()
                case SyncOp():
                    self._note_barrier(op)
                case FenceProxyOp():
                    self._state.unfenced.clear()
                case CommitCopiesOp():
                    self._state.commit()
                case WaitCopiesOp():
                    self._state.arrive(op.pending.value.data)
                case _:
                    self._visit_all(op)

    def _walk_loop(self, loop: scf.ForOp) -> None:
        self._state.moved(lambda a: entering(loop, a))
        before = self._state.copy()
        for _ in range(self._slots.walks):
            self._walk(loop.body.block)
            self._state.moved(lambda a: repeating(loop, a))
        self._state.join(before)
        self._state.moved(lambda a: leaving(loop, a))

    def _walk_branches(self, op: scf.IfOp) -> None:
        for access in accesses(op):
            if not self._is_joined(access):
                self._settle(access, op)
        blocks = [region.block for region in op.regions if region.blocks]
        branches = [Syncs(self._kernel, self) for _ in blocks]
        for branch, block in zip(branches, blocks, strict=True):
            branch._walk(block)
        for branch in branches:
            branch._state.join(self._state)
            self._state = branch._state

    def _walk_together(self, op: CollectiveRegions) -> None:
        """Regions that all threads of a role run, behind a barrier of theirs."""
        self._forget(private_only=False)
        for region in op.regions:
            self._walk(region.block)
        if op.barrier is None:
            replace(op, list(Inserter.before(op).op(op.meeting(self._of_role(op), None)).results))

    def _walk_units(self, op: UnitRegions) -> None:
        """Regions that some units skip, each as a whole: those meet at the barrier of a unit."""
        before = self._state.copy()
        for region in op.regions:
            self._walk(region.block)
        self._state.join(before)
        if op.barrier is None:
            replace(op, list(Inserter.before(op).op(op.meeting(*self._meeting_of(op))).results))

    def _note_barrier(self, sync: SyncOp) -> None:
        role = role_of(sync)
        everyone = self._kernel.thread_count if role is None else 32 * role.warps.value.data
        if sync.unit is not None:
            self._forget(private_only=True)
        elif sync.threads is None or sync.threads.value.data == everyone:
            self._forget(private_only=False)

    def _forget(self, private_only: bool) -> None:
        """After a barrier, everything before it is ordered; a warpgroup's orders its own."""
        kept = [a for a in self._state.recent if private_only and not self._parts.is_private(a)]
        self._state.recent = kept

    def _visit_all(self, op: Operation) -> None:
        found = [a for a in accesses(op) if not self._is_joined(a)]
        if found and op.regions and not isinstance(op, Collective):
            needed = "accesses to shared memory in loops, branches and roles only"
            raise refuse(op, needed, op.name, "run schedule-work, or take them out of it")
        if isinstance(op, ElectOp):
            for wait in op.body.block.ops:
                if isinstance(wait, WaitGroupOp):
                    self._state.finish(wait.pending.value.data, line_of(op))
        for access in map(self._slots.placed, found):
            self._settle(access, op)
            self._note(access)

    def _is_joined(self, access: Access) -> bool:
        """Whether threads fill the buffer for another role, which mbarriers order."""
        return access.buffer in self._joined

    def _settle(self, access: Access, at: Operation) -> None:
        """Order an access in op `at` after what it conflicts with."""
        state, slots = self._state, self._slots
        ahead = slots.reads_after(access, at)
        conflicts = [a for a in state.recent if slots.meet(a, access, at, ahead)]
        stores = [a for a in state.bulk_stores if slots.conflict(a, access)]
        flights = [f for f in state.flying if slots.meet(f.write, access, at, ahead)]
        unseen = [a for a in state.unfenced if unseen_by(a, [access])]
        unseen += [f.write for f in flights if unseen_by(f.write, [access, *ahead])]
        if conflicts or stores or flights or unseen:
            private = not flights and all(
                self._parts.is_private(a) for a in (access, *conflicts, *unseen, *stores)
            )
            self._wait_for_copies(at, flights)
            self._order(at, private, stores, bool(unseen))

    def _wait_for_copies(self, at: Operation, flights: list[Flight]) -> None:
        if not flights or self._in_branch:
            return
        open_ones = [f for f in flights if f.groups is None]
        if open_ones:
            needed = "one copy into a slot before it is read"
            raise refuse(open_ones[0].write.op, needed, "another one into the same")
        pending = min(f.groups or 0 for f in flights)
        Inserter.before(at).op(WaitCopiesOp(pending))
        self._state.arrive(pending)

    def _note(self, access: Access) -> None:
        state = self._state
        if access.atom.completion == "bulk-group":
            if state.bulk_stores and _elect_scope(state.bulk_stores[-1]) != _elect_scope(access):
                raise refuse(access.op, "bulk stores of one scope in a role", "two")
            state.bulk_stores.append(access)
        elif access.atom.completion == "cp-async-group":
            state.flying.append(Flight(access))
            return
        elif not (access.writes and access.atom.completion == "mbarrier"):
            state.recent.append(access)
        if access.writes and access.atom.proxy != "async":
            state.unfenced.append(access)

    def _order(self, at: Operation, private: bool, stores: list[Access], fence: bool) -> None:
        if self._in_branch:
            needed = "a place for a barrier that all threads reach, before a conflicting access"
            raise refuse(at, needed, "a branch of scf.if", "move it out of the branch")
        build, state, line = Inserter.before(at), self._state, line_of(at)
        if stores:
            last = len(state.bulk_stores) - 1 - state.bulk_stores[::-1].index(stores[-1])
            since = [s for s in state.bulk_stores[last + 1 :] if line_of(s.op) is line]
            pending = len(since) if line_of(stores[-1].op) is line else 0
            elect = build.op(ElectOp(_elect_scope(stores[-1])))
            Inserter.at_end(elect.body.block, at).op(WaitGroupOp(pending))
            state.finish(pending, line)
        if fence:
            build.op(FenceProxyOp())
            state.unfenced.clear()
        self._barrier(build, at, private)

    def _barrier(self, build: Inserter, op: Operation, private: bool) -> None:
        role = role_of(op)
        if private:
            number, unit = self._barrier_of_unit(op)
            build.op(SyncOp(number, WARPGROUP_THREADS, unit))
        elif role is None:
            build.op(SyncOp(0))
        elif role.turns is not None:
            raise refuse(
                op,
                "buffers of its own for each warpgroup that takes turns",
                "one they share",
                "run stage-epilogue before pingpong",
            )
        elif _units(self._kernel, role) > 1 and _is_skipped_by_some(op):
            needed = "buffers of its own for each warpgroup, as not all may finish a tile"
            raise refuse(op, needed, "one they share", "distribute the epilogue's label, too")
        else:
            build.op(SyncOp(self._of_role(op), 32 * role.warps.value.data))
        self._forget(private)

    @property
    def _roles(self) -> list[RoleOp]:
        return [r for r in self._kernel.body.block.ops if isinstance(r, RoleOp)]

    def _barrier_of_unit(self, op: Operation) -> tuple[int, SSAValue]:
        """The named barrier of the warpgroup that runs an op: the first one's, and its number."""
        role, roles = role_of(op), self._roles
        before = roles[: roles.index(role)] if role else []
        first = 1 + len(roles) + sum(r.warpgroups.value.data for r in before)
        units = _units(self._kernel, role)
        if first + units > NAMED_BARRIERS:
            needed = f"barriers 1 to {NAMED_BARRIERS - 1} for all roles and warpgroups"
            raise refuse(op, needed, f"{first + units - 1}")
        block = self._kernel.body.block if role is None else role.body.block
        unit = Inserter.at_start(block, op).value(IdOp("warpgroup", units), "warpgroup")
        return first, unit

    def _meeting_of(self, op: UnitRegions) -> tuple[int, SSAValue | None]:
        """Where the threads of a unit meet: all of the role, where it is one warpgroup or where
        each thread or warp has sums of its own."""
        role = role_of(op)
        if op.scope not in (THREAD, WARP) and _units(self._kernel, role) != 1:
            if op.scope != WARPGROUP:
                found = f"scope {op.scope.word}"
                raise refuse(op, "a warpgroup to a tile", found, "distribute its product")
            return self._barrier_of_unit(op)
        return self._of_role(op), None

    def _of_role(self, op: Operation) -> int:
        """The named barrier of all threads of an op's role, or of the CTA."""
        role = role_of(op)
        return 0 if role is None else 1 + self._roles.index(role)


def _is_skipped_by_some(op: Operation) -> bool:
    """Whether some units of a role run an op while others do not."""
    return any(isinstance(around, UnitRegions) for around in ancestors(op))


def _elect_scope(store: Access) -> ScopeAttr | None:
    return WARPGROUP if store.op.scope == WARPGROUP else None


def _units(kernel: KernelOp, role: RoleOp | None) -> int:
    if role is not None:
        return role.warpgroups.value.data
    return (kernel.thread_count or 0) // WARPGROUP_THREADS
