"""Reductions in f32 whose results are rounded to 16 bits and read by nothing else, as torch takes
sums of f16 and bf16: one kernel stores what is rounded."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.linalg_forms import index_loops, is_pointwise, yielded
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.tile.types import is_half
from gemmc.transforms.problem._reductions import is_combination, is_reduction


def rounded_by(op: Operation) -> Operation | None:
    """The op that alone reads a reduction of one result, and rounds each element to 16 bits."""
    if len(op.results) != 1 or not is_reduction(op):
        return None
    users = [use.operation for use in op.results[0].uses]
    if len(users) != 1 or not _rounds(users[0]):
        return None
    return users[0] if is_combination(op, 0) else None


def summed_by(value: SSAValue) -> LinalgStructuredOperation | None:
    """The reduction that a value is the rounded result of."""
    op = value.owner
    if not isinstance(op, Operation) or not _rounds(op):
        return None
    source = op.operands[0].owner
    if not isinstance(source, LinalgStructuredOperation):
        return None
    return source if rounded_by(source) is op else None


def _rounds(op: Operation) -> bool:
    """Whether an op rounds each element of one tensor, at its place, to 16 bits."""
    if not isinstance(op, LinalgStructuredOperation) or len(op.inputs) != 1:
        return False
    if not is_half(element_in(op.results[0].type)) or not is_pointwise(op):
        return False
    value, loops = yielded(op), index_loops(op)
    if value is None or not isinstance(value.owner, arith.TruncFOp) or loops is None:
        return False
    return value.owner.input is op.body.block.args[0] and loops[0] == loops[1]
