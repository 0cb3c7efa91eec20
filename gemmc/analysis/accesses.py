"""Which op reads and writes which shared-memory buffer, with which atom."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.tile.atoms import ATOMS, Atom
from gemmc.dialects.tile.compute import MmaOp
from gemmc.dialects.tile.data import (
    AllocOp,
    CopyOp,
    CropOp,
    PartOp,
    SlotOp,
    StoreOp,
    TransposeOp,
)
from gemmc.dialects.tile.epilogue import EpilogueOp
from gemmc.dialects.tile.kernel import RoleOp
from gemmc.dialects.tile.output import BulkStoreOp
from gemmc.dialects.tile.types import RingType
from gemmc.errors import refuse
from gemmc.ir import ancestors

AccessingOp = CopyOp | MmaOp | StoreOp | EpilogueOp | BulkStoreOp

Place = tuple[SSAValue | None, int]
"""A number of iteration: a value, or None for a constant, and what is added to it."""


@dataclass(frozen=True)
class Access:
    """One op's reading or writing of `value`, which lies in the allocation `buffer`.

    `at` is its place in a ring where that is followed (see `_slots`).
    """

    op: Operation
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


def accesses(op: Operation) -> list[Access]:
    """Accesses of tile ops to shared memory inside `op` (or of `op` itself)."""
    found: list[Access] = []
    for inner in op.walk():
        if isinstance(inner, CopyOp):
            found.append(_access(inner, inner.target, True))
        elif isinstance(inner, MmaOp):
            operands = [v for v in (inner.lhs, inner.rhs) if isinstance(v.type, MemRefType)]
            found += [_access(inner, v, False) for v in operands]
        elif isinstance(inner, StoreOp) and isinstance(inner.target.type, MemRefType):
            found.append(_access(inner, inner.target, True))
        elif isinstance(inner, EpilogueOp):
            read = [v for v in inner.inputs if isinstance(v.type, MemRefType)]
            found += [_access(inner, v, False) for v in read]
            if isinstance(inner.target.type, MemRefType):
                found.append(_access(inner, inner.target, True))
        elif isinstance(inner, BulkStoreOp):
            found.append(_access(inner, inner.source, False))
    return found


def _access(op: AccessingOp, value: SSAValue, writes: bool) -> Access:
    if op.atom is None:
        raise refuse(op, "an atom, which says how the op completes", "none", "run assign-atoms")
    return Access(op, value, _base(op, value), writes, ATOMS[op.atom.instruction.data])


def slot_of(value: SSAValue) -> SlotOp | None:
    """The tile.slot a value is (part of), if it comes from a ring."""
    owner = value.owner
    if isinstance(owner, PartOp | TransposeOp | CropOp):
        return slot_of(owner.source)
    return owner if isinstance(owner, SlotOp) else None


def _base(op: Operation, value: SSAValue) -> SSAValue:
    owner = value.owner
    if isinstance(owner, PartOp | TransposeOp | CropOp):
        return _base(op, owner.source)
    if isinstance(owner, SlotOp):
        return owner.ring
    if not isinstance(owner, AllocOp):
        raise refuse(op, "a buffer from tile.alloc", f"{value.type}")
    return value


def role_of(op: Operation) -> RoleOp | None:
    """The role an op belongs to, or None outside of roles."""
    return next((a for a in ancestors(op) if isinstance(a, RoleOp)), None)
