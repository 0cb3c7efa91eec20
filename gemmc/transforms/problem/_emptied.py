"""Tensors that have no elements: what is computed without them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import func, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, ArrayAttr, TensorType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import ReduceOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.traits import IsTerminator

from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import is_empty, touches_empty
from gemmc.dialects.tensor_pads import zero_constant
from gemmc.errors import refuse
from gemmc.ir import Inserter, replace, walk_type

_ON_TENSORS = (
    *(LinalgStructuredOperation, ReduceOp, tensor.EmptyOp, tensor.ExtractSliceOp, tensor.CastOp),
    *(tensor.ConcatOp, tensor.CollapseShapeOp, tensor.ExpandShapeOp),
)
"""Ops that compute tensors, and do nothing else."""


def drop_empty(function: func.FuncOp) -> None:
    """Compute nothing of tensors without elements in a function of one block: what sums over none
    start from stands for them, and nothing reads what is left. GemmcError for ops that do more."""
    for inner in list(function.body.block.ops):
        found = _instead(inner)
        if found is not None:
            replace(inner, found)
    _zero_elements(function)
    _check(function)


def _zero_elements(function: func.FuncOp) -> None:
    """A zero for each element of none that a body reads."""
    for read in walk_type(function, tensor.ExtractOp):
        if is_empty(read.tensor.type) and read.parent is not function.body.block:
            replace(read, [Inserter.before(read).value(zero_constant(read.result.type))])


def _check(function: func.FuncOp) -> None:
    """What is read nowhere goes; refuses what is left of tensors without elements."""
    for op in reversed(list(function.body.block.ops)):
        unused = op.results and all(each.first_use is None for each in op.results)
        if unused and isinstance(op, _ON_TENSORS):
            op.detach()
            op.erase()
            continue
        for inner in filter(touches_empty, op.walk()):
            values = (*inner.operands, *inner.results)
            kinds = (str(each.type) for each in values if is_empty(each.type))
            needed = "sums, element-wise ops, concatenations, insertions or padding of no elements"
            raise refuse(inner, needed, f"{inner.name} of {next(kinds)}", "leave it out")


def _instead(op: Operation) -> list[SSAValue] | None:
    """What stands for an op's results; None where that is the op."""
    if isinstance(op, tensor.EmptyOp) or op.has_trait(IsTerminator()) or not op.results:
        return None
    build = Inserter.before(op)
    if all(_has_no_elements(each) for each in op.results):
        return [build.value(tensor.EmptyOp([], _tensor(each))) for each in op.results]
    starts = _starts(op)
    if starts is not None:
        return starts
    if isinstance(op, tensor.ConcatOp):
        return _joined(build, op)
    if isinstance(op, tensor.InsertSliceOp) and is_empty(op.source.type):
        return [op.dest]
    if isinstance(op, tensor.PadOp) and is_empty(op.source.type):
        return _padding(build, op)
    if isinstance(op, tensor.ReshapeOp) and is_empty(op.shape.type):
        return [_single(build, op)]
    return None


def _has_no_elements(value: SSAValue) -> bool:
    kind = value.type
    return is_empty(kind) and DYNAMIC_INDEX not in _tensor(value).get_shape()


def _tensor(value: SSAValue) -> TensorType[Attribute]:
    assert isa(value.type, TensorType[Attribute])
    return value.type


def _starts(op: Operation) -> list[SSAValue] | None:
    """What sums over an extent of 0 start from; None for another op."""
    if isinstance(op, ReduceOp):
        return [op.init] if is_empty(op.input.type) else None
    if not isinstance(op, LinalgStructuredOperation) or len(op.results) != len(op.outputs):
        return None
    return list(op.outputs) if any(is_empty(each.type) for each in op.inputs) else None


def _joined(build: Inserter, op: tensor.ConcatOp) -> list[SSAValue] | None:
    parts = [each for each in op.inputs if not is_empty(each.type)]
    if len(parts) == len(op.inputs):
        return None
    if len(parts) == 1:
        return parts
    made = op.clone()
    made.operands = parts
    return [build.value(made)]


def _single(build: Inserter, op: tensor.ReshapeOp) -> SSAValue:
    """The one element of a tensor, which a shape without extents is that of."""
    value, element = op.source, _tensor(op.source).element_type
    ones = TensorType(element, [1] * _tensor(value).get_num_dims())
    if value.type != ones:  # of open sizes, which can be no others
        value = build.value(tensor.CastOp(value, ones))
    if value.type == op.result.type:
        return value
    none = {"reassociation": ArrayAttr[Attribute]([])}
    return build.value(
        tensor.CollapseShapeOp.create(
            operands=[value], result_types=[op.result.type], properties=none
        )
    )


def _padding(build: Inserter, op: tensor.PadOp) -> list[SSAValue] | None:
    """The number that pads, in every element, where it does not depend on the place."""
    end = op.region.block.last_op
    number = None if end is None else end.operands[0]
    shape: Sequence[int] = _tensor(op.result).get_shape()
    if number is None or number.owner is op.region.block or DYNAMIC_INDEX in shape:
        return None
    owner = cast("Operation | object", number.owner)
    if isinstance(owner, Operation) and owner.parent is op.region.block:
        number = build.value(owner.clone())
    return [build.value(tensor.SplatOp(number, [], _tensor(op.result)))]
