"""What tells the extents of a tensor that an op makes: numbers and values, or another tensor."""

from __future__ import annotations

from xdsl.dialects import tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import OpResult, SSAValue


def sizes_of(op: tensor.EmptyOp) -> list[int | SSAValue]:
    """The extents of an empty tensor."""
    rest = iter(op.dynamic_sizes)
    return [next(rest) if each == DYNAMIC_INDEX else each for each in op.tensor.type.get_shape()]


def destination_of(value: SSAValue) -> SSAValue | None:
    """The tensor whose extents a result has since it is written into it; None of another value."""
    op = value.owner
    if isinstance(op, tensor.InsertSliceOp):
        return op.dest
    if isinstance(op, LinalgStructuredOperation) and isinstance(value, OpResult):
        return op.outputs[value.index]
    return None
