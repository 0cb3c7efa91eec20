"""Memory of one number in loops as a number that they carry: a loop that counts in memory counts in
integers then, and the number of its steps follows from constants."""

from __future__ import annotations

from math import prod
from typing import cast

from xdsl.dialects import arith, func, memref, scf
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IndexType, IntegerAttr, MemRefType
from xdsl.ir import Attribute, Block, Operation, SSAValue

from gemmc.dialects.isa import isa
from gemmc.ir import Inserter

_Loop = scf.ForOp | scf.WhileOp
_Use = memref.LoadOp | memref.StoreOp | memref.DeallocOp


def carry_cells(function: func.FuncOp) -> None:
    """Let loops carry what is in memory of one number that a function takes for itself, where only
    loads and stores touch it and a `scf.while` does so."""
    if function.is_declaration:
        return
    for op in list(function.walk()):
        if isinstance(op, memref.AllocOp | memref.AllocaOp) and _is_cell(op):
            block = op.parent_block()
            assert block is not None, "an op in a function stands in a block"
            _follow(block, op.memref, _zero(op))
            op.detach()
            op.erase()


def _is_cell(op: memref.AllocOp | memref.AllocaOp) -> bool:
    kind = op.memref.type
    users = [use.operation for use in op.memref.uses]
    if not kind.has_static_shape() or prod(kind.get_shape()) != 1:
        return False
    if not all(isinstance(each, _Use) and op.memref is not _stored(each) for each in users):
        return False
    around = [_loops(each, op) for each in users]
    if any(each is None for each in around):
        return False
    return any(isinstance(loop, scf.WhileOp) for each in around for loop in each or ())


def _stored(op: Operation) -> SSAValue | None:
    return op.value if isinstance(op, memref.StoreOp) else None


def _loops(op: Operation, cell: Operation) -> list[_Loop] | None:
    """The loops around an op in the block of a cell; None where there is anything else."""
    found: list[_Loop] = []
    at = op.parent_block()
    while at is not None and at is not cell.parent_block():
        parent = at.parent_op()
        if not isinstance(parent, _Loop):
            return None
        found.append(parent)
        at = parent.parent_block()
    return found


def _zero(op: Operation) -> SSAValue:
    """What nobody has written, which may be any number."""
    kind = cast("MemRefType[Attribute]", op.results[0].type).element_type
    if isa(kind, AnyFloat):
        return Inserter.before(op).value(arith.ConstantOp(FloatAttr(0.0, kind)))
    integer = cast("IndexType", kind)
    return Inserter.before(op).value(arith.ConstantOp(IntegerAttr(0, integer)))


def _follow(block: Block, cell: SSAValue, value: SSAValue) -> SSAValue:
    """Leave no use of a cell in a block; what is in it at the end."""
    for op in list(block.ops):
        if isinstance(op, _Use) and cell in op.operands:
            if isinstance(op, memref.StoreOp):
                value = op.value
            elif isinstance(op, memref.LoadOp):
                op.res.replace_all_uses_with(value)
            op.detach()
            op.erase()
        elif isinstance(op, _Loop) and any(cell in each.operands for each in op.walk()):
            value = _through(op, cell, value)
    return value


def _through(op: _Loop, cell: SSAValue, value: SSAValue) -> SSAValue:
    """A loop that carries a number more; what that is behind it."""
    for region in op.regions:
        block = region.block
        argument = block.insert_arg(value.type, len(block.args))
        end = _follow(block, cell, argument)
        last = block.last_op
        assert last is not None, "a loop's block has an end"
        last.operands = [*last.operands, end]
    made = type(op).create(
        operands=[*op.operands, value],
        result_types=[*(each.type for each in op.results), value.type],
        regions=[op.detach_region(each) for each in list(op.regions)],
        attributes=dict(op.attributes),
        properties=dict(op.properties),
    )
    Inserter.before(op).op(made)
    for one, other in zip(op.results, made.results, strict=False):
        one.replace_all_uses_with(other)
    op.detach()
    op.erase()
    return made.results[-1]
