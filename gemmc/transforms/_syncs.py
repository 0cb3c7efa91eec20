"""Ordering conflicting shared-memory accesses of one role."""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.dialects import scf
from xdsl.ir import Block, Operation, SSAValue

from gemmc.dialects.barrier import FenceProxyOp, SyncOp
from gemmc.dialects.tile.attrs import WARPGROUP, ScopeAttr
from gemmc.dialects.tile.data import PartOp
from gemmc.dialects.tile.kernel import ElectOp, IdOp, KernelOp, RoleOp
from gemmc.dialects.tma import WaitGroupOp
from gemmc.transforms._accesses import Access, accesses, role_of
from gemmc.transforms._ir import Inserter

WARPGROUP_THREADS = 128


@dataclass
class Syncs:
    """Orders each access after the earlier ones of its role that it conflicts with.

    Keeps the accesses since the last barrier, and the drains whose buffers may still be read,
    while it walks the program; loop bodies are walked twice, so that accesses of one iteration
    meet those of the next. A conflict gets, right before the later access:

    - where the earlier one is a drain: its issuing thread waits for the drain's group;
    - where an async access follows a generic one: a proxy fence by every thread;
    - a barrier: of the warpgroup where both touch only the warpgroup's own part, else of the
      whole role.
    """

    kernel: KernelOp
    _recent: list[Access] = field(default_factory=list[Access])
    _draining: list[Access] = field(default_factory=list[Access])

    def scan(self, block: Block) -> None:
        """Order the accesses of a role's (or the kernel's) block, and end its drains."""
        self._walk(block)
        if not self._draining:
            return
        last = self._draining[-1]
        elect = Inserter.at_end(block, last.op).op(ElectOp(_elect_scope(last)))
        Inserter.at_end(elect.body.block, last.op).op(WaitGroupOp(0))

    def _walk(self, block: Block) -> None:
        for op in list(block.ops):
            if isinstance(op, RoleOp):
                Syncs(self.kernel).scan(op.body.block)
            elif isinstance(op, scf.ForOp):
                self._walk(op.body.block)
                self._walk(op.body.block)
            elif isinstance(op, scf.IfOp):
                self._walk(op.true_region.block)
            elif isinstance(op, SyncOp):
                self._forget(op.unit is not None)
            elif isinstance(op, ElectOp):
                self._note_waits(op)
            else:
                for access in accesses(op):
                    self._visit(access)

    def _note_waits(self, elect: ElectOp) -> None:
        for op in elect.body.block.ops:
            if isinstance(op, WaitGroupOp):
                self._finish(op.pending.value.data)

    def _finish(self, pending: int) -> None:
        self._draining = self._draining[len(self._draining) - pending :] if pending else []

    def _forget(self, private_only: bool) -> None:
        """After a barrier, everything before it is ordered; a warpgroup's orders its own."""
        self._recent = [a for a in self._recent if private_only and not is_private(a)]

    def _visit(self, access: Access) -> None:
        conflicts = [a for a in self._recent if _conflict(a, access)]
        drains = [a for a in self._draining if _conflict(a, access)]
        if conflicts or drains:
            self._order(access, conflicts, drains)
        if access.atom.completion == "bulk-group":
            self._draining.append(access)
        elif not (access.writes and access.atom.completion == "mbarrier"):
            self._recent.append(access)

    def _order(self, access: Access, conflicts: list[Access], drains: list[Access]) -> None:
        build = Inserter.before(access.op)
        private = all(is_private(a) for a in (access, *conflicts, *drains))
        if drains:
            pending = len(self._draining) - 1 - self._draining.index(drains[-1])
            elect = build.op(ElectOp(_elect_scope(drains[-1])))
            Inserter.at_end(elect.body.block, access.op).op(WaitGroupOp(pending))
            self._finish(pending)
        generic = any(a.writes and a.atom.proxy == "generic" for a in conflicts)
        if generic and access.atom.proxy == "async":
            build.op(FenceProxyOp())
        self._barrier(build, access.op, private)

    def _barrier(self, build: Inserter, op: Operation, private: bool) -> None:
        role = role_of(op)
        roles = [r for r in self.kernel.body.block.ops if isinstance(r, RoleOp)]
        if private:
            first = 1 + len(roles) + _warpgroups(roles[: roles.index(role)] if role else [])
            units = _units(self.kernel, role)
            block = self.kernel.body.block if role is None else role.body.block
            unit = Inserter.at_start(block, op).value(IdOp("warpgroup", units), "warpgroup")
            build.op(SyncOp(first, WARPGROUP_THREADS, unit))
        elif role is None:
            build.op(SyncOp(0))
        else:
            build.op(SyncOp(1 + roles.index(role), 32 * role.warps.value.data))
        self._forget(private)


def _conflict(earlier: Access, later: Access) -> bool:
    return earlier.buffer is later.buffer and (earlier.writes or later.writes)


def is_private(access: Access) -> bool:
    """True if each warpgroup accesses a part of the buffer that is its own."""
    part = access.value.owner
    if access.op.properties.get("scope") != WARPGROUP or not isinstance(part, PartOp):
        return False
    return any(_is_warpgroup(index) for index in part.indices)


def _is_warpgroup(value: SSAValue) -> bool:
    return isinstance(value.owner, IdOp) and value.owner.unit.data == "warpgroup"


def _elect_scope(drain: Access) -> ScopeAttr | None:
    return WARPGROUP if drain.op.properties.get("scope") == WARPGROUP else None


def _warpgroups(roles: list[RoleOp]) -> int:
    return sum(r.warpgroups.value.data for r in roles)


def _units(kernel: KernelOp, role: RoleOp | None) -> int:
    if role is not None:
        return role.warpgroups.value.data
    return (kernel.thread_count or 0) // WARPGROUP_THREADS
