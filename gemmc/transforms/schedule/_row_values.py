"""What the body of loops over rows computes of a row's reductions alone: the same for the whole
row."""

from __future__ import annotations

from collections.abc import Container

from xdsl.dialects import arith
from xdsl.ir import SSAValue

from gemmc.dialects.tile.loops import LoopIndexOp, LoopsOp
from gemmc.dialects.tile.types import is_half, register_of


def row_values(loops: LoopsOp, made: Container[SSAValue]) -> list[SSAValue]:
    """The values of a body that are computed of inputs in `made` and constants alone and that
    others, which are not, are computed of; in the order of the body, of types that a register of
    its own holds. Inputs themselves are none."""
    inputs = zip(loops.inputs, loops.body.block.args, strict=False)
    of_row = set[SSAValue](argument for value, argument in inputs if value in made)
    constants = set[SSAValue]()
    for op in loops.body.block.ops:
        if isinstance(op, LoopIndexOp) or len(op.results) != 1:
            continue
        known = all(_is_constant(each) or each in of_row or each in constants
                    for each in op.operands)  # fmt: skip
        if known and any(each in of_row for each in op.operands):
            of_row.add(op.results[0])
        elif known:
            constants.add(op.results[0])
    return [
        op.results[0] for op in loops.body.block.ops
        if op.results and op.results[0] in of_row and is_held(op.results[0])
        and any(not of_row.issuperset(use.operation.results) or not use.operation.results
                for use in op.results[0].uses)
    ]  # fmt: skip


def _is_constant(value: SSAValue) -> bool:
    return isinstance(value.owner, arith.ConstantOp)


def is_held(value: SSAValue) -> bool:
    """Whether a fragment's elements may be of the type: floats of 32 or 64 bits."""
    kind = register_of(value.type)
    return kind is not None and kind.is_float and not is_half(value.type)
