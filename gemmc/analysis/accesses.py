"""Which op reads and writes what: shared-memory buffers, with which atom, and global memory."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue
from xdsl.traits import Pure

from gemmc.analysis.views import base_of, slot_of
from gemmc.dialects.interfaces import Collective, InGlobalMemory, MemoryAccess
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.atoms import Atom
from gemmc.dialects.tile.attrs import GLOBAL
from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.dialects.tile.kernel import RoleOp
from gemmc.dialects.tile.types import RingType
from gemmc.errors import Run, refuse
from gemmc.ir import ancestors, walk_type

Place = tuple[SSAValue | None, int]
"""A number of iteration: a value, or None for a constant, and what is added to it."""


@dataclass(frozen=True)
class Access:
    """One op's reading or writing of `value`, which lies in the allocation `buffer`.

    `at` is its place in a ring where that is followed (see `_slots`).
    """

    op: Collective
    value: SSAValue
    buffer: SSAValue
    writes: bool
    atom: Atom
    at: Place | None = None

    @property
    def slots(self) -> int | None:
        """Slots of the ring, or None for a single buffer."""
        kind = self.buffer.type
        return kind.slots.data if isinstance(kind, RingType) else None

    @property
    def lies_over(self) -> bool:
        """Whether the buffer may lie over rings."""
        alloc = self.buffer.owner
        return isinstance(alloc, AllocOp) and alloc.over is not None


def accesses(op: Operation) -> list[Access]:
    """Accesses of collective ops to shared memory inside `op` (or of `op` itself)."""
    return [
        _access(inner, inner.operands[each.operand], each.writes)
        for inner in walk_type(op, Collective)
        for each in inner.touched()
        if isinstance(inner.operands[each.operand].type, MemRefType)
    ]


def _access(op: Collective, value: SSAValue, writes: bool) -> Access:
    atom = op.done_by()
    if atom is None:
        raise refuse(op, "an atom, which says how the op completes", "none", Run("assign-atoms"))
    return Access(op, value, _buffer(op, value), writes, atom)


def _buffer(op: Operation, value: SSAValue) -> SSAValue:
    base = base_of(value)
    in_ring = isinstance(base.type, RingType) and slot_of(value) is not None
    if not in_ring and not isinstance(base.owner, AllocOp):
        raise refuse(op, "a buffer from tile.alloc", f"{value.type}")
    return base


def touches_global(op: Operation) -> bool:
    """Whether an op touches data in global memory: elements of a matrix, or a grid's counter."""
    if isinstance(op, MemoryAccess):
        return any(_has_global(value) for value in (*op.read(), *op.written()))
    return not op.has_trait(Pure()) and any(_is_global(value) for value in op.operands)


def reads_global(op: Operation) -> bool:
    """Whether an op may read data in global memory: it says so, or does not say what it does."""
    if isinstance(op, MemoryAccess):
        return any(_has_global(value) for value in op.read())
    return touches_global(op)


def copies_global(op: Operation) -> bool:
    """Whether an op moves data from global memory to other memory, not into registers."""
    return isinstance(op, MemoryAccess) and bool(op.written()) and reads_global(op)


def _has_global(value: SSAValue) -> bool:
    """Whether what an op accesses is in global memory: a matrix, or what stands for a part."""
    kind = value.type
    return _is_global(value) or isa(kind, MemRefType) and kind.memory_space == GLOBAL


def _is_global(value: SSAValue) -> bool:
    return isinstance(value.type, InGlobalMemory)


def role_of(op: Operation) -> RoleOp | None:
    """The role an op belongs to, or None outside of roles."""
    return next((a for a in ancestors(op) if isinstance(a, RoleOp)), None)
