"""Ordering conflicting shared-memory accesses of one role with CTA barriers."""

from __future__ import annotations

from xdsl.dialects import scf
from xdsl.ir import Block, Operation, SSAValue

from gemmc.dialects.barrier import SyncOp
from gemmc.dialects.tile.kernel import KernelOp, RoleOp
from gemmc.transforms._accesses import accesses, role_of
from gemmc.transforms._ir import Inserter


class Syncs:
    """Orders conflicting accesses inside a role with CTA barriers.

    Keeps what has been read and written since the last barrier while it walks the program;
    loop bodies are walked twice, so that accesses of one iteration meet those of the next.
    """

    def __init__(self, kernel: KernelOp):
        self._kernel = kernel
        self._read: set[SSAValue] = set()
        self._written: set[SSAValue] = set()

    def scan(self, block: Block) -> None:
        for op in list(block.ops):
            if isinstance(op, RoleOp):
                Syncs(self._kernel).scan(op.body.block)
            elif isinstance(op, scf.ForOp):
                self.scan(op.body.block)
                self.scan(op.body.block)
            elif isinstance(op, scf.IfOp):
                self.scan(op.true_region.block)
            elif isinstance(op, SyncOp):
                self._clear()
            else:
                self._visit(op)

    def _clear(self) -> None:
        self._read.clear()
        self._written.clear()

    def _visit(self, op: Operation) -> None:
        for access in accesses(op):
            waits_by_itself = access.atom.completion == "mbarrier"
            after_write = access.buffer in self._written
            after_read = access.writes and access.buffer in self._read
            if after_write or after_read:
                self._insert(op)
            if not access.writes:
                self._read.add(access.buffer)
            elif not waits_by_itself:
                self._written.add(access.buffer)

    def _insert(self, op: Operation) -> None:
        role = role_of(op)
        barrier = SyncOp(0)
        if role is not None:
            roles = [r for r in self._kernel.body.block.ops if isinstance(r, RoleOp)]
            barrier = SyncOp(1 + roles.index(role), 32 * role.warps.value.data)
        Inserter.before(op).op(barrier)
        self._clear()
