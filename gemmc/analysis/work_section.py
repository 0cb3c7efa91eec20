"""A kernel's work section: where it begins, and what it may hold for two roles to share it."""

from __future__ import annotations

from xdsl.dialects import arith, scf
from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import Pure

from gemmc.dialects.tile.compute import MapOp, MmaOp
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.data import AllocOp, CopyOp, PartOp, ShiftOp, StoreOp, WindowOp
from gemmc.dialects.tile.epilogue import EpilogueOp, StagedEpilogueOp
from gemmc.dialects.tile.kernel import IdOp
from gemmc.dialects.tile.output import BulkStoreOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.errors import refuse

EPILOGUE = StoreOp | EpilogueOp | StagedEpilogueOp | BulkStoreOp | MapOp
WORK = CopyOp | MmaOp | EPILOGUE | scf.ForOp | scf.IfOp


def work_section(block: Block) -> list[Operation]:
    """The kernel's ops from the first that is more than index arithmetic or an allocation."""
    ops = list(block.ops)
    for position, op in enumerate(ops):
        plain = _is_arithmetic(op) or isinstance(op, AllocOp)
        if not plain or makes_fragment(op):
            return ops[position:]
    return []


def check_section(section: list[Operation]) -> None:
    """Both roles get all of it but copies, products and stores, so the rest must bear that."""
    for op in (inner for top in section for inner in top.walk()):
        known = isinstance(op, WORK)
        ends = isinstance(op, scf.YieldOp | YieldOp)
        plain = _is_arithmetic(op) and not isinstance(op, IdOp)
        if not (known or ends or plain or isinstance(op.parent_op(), MapOp | EpilogueOp)):
            raise refuse(
                op,
                "work of copies, products, stores, loops and pure ops, which two roles can share",
                op.name,
            )


def _is_arithmetic(op: Operation) -> bool:
    return op.dialect_name() == arith.Arith.name or op.has_trait(Pure())


def makes_fragment(op: Operation) -> bool:
    return any(isinstance(r.type, FragmentType) for r in op.results)


def matrix_of(value: SSAValue) -> SSAValue:
    """The matrix a window, or a part of one, is cut from."""
    owner = value.owner
    if isinstance(owner, PartOp | ShiftOp):
        return matrix_of(owner.source)
    return owner.matrix if isinstance(owner, WindowOp) else value
