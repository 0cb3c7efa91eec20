"""What MLIR's verifier says of the types of elements, and xDSL's does not: an op that moves them
leaves them alone, and a result has the type of the tensor that it is written to."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.dialects import arith, math, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, TensorType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import IndexOp
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.analysis.reshapes import RESHAPES, shape_of
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import element_in
from gemmc.errors import refuse

_ON_ELEMENTS = {op.name for dialect in (arith.Arith, math.Math) for op in dialect.operations}
"""Ops that compute each element of a result of the same place's of their operands."""


def check_types(op: Operation) -> None:
    """GemmcError for a tensor whose elements get another type by being moved, padded or shown in
    another shape, for one of other elements than its op gives it, for tensors of several shapes
    that are computed element by element, and for a loop of `linalg` that there is not."""
    if isinstance(op, tensor.InsertSliceOp):
        _check_same(op, op.source, op.dest)
    elif isinstance(op, tensor.ExtractSliceOp | tensor.CastOp | RESHAPES):
        _check_same(op, op.operands[0], op.results[0])
    elif isinstance(op, tensor.PadOp):
        _check_padding(op)
    elif isinstance(op, tensor.FromElementsOp):
        _check_count(op)
    elif isinstance(op, LinalgStructuredOperation):
        _check_results(op)
        _check_loops(op)
    elif op.name in _ON_ELEMENTS:
        _check_one_shape(op)


def _check_same(op: Operation, one: SSAValue, other: SSAValue) -> None:
    """An op that only moves elements does not convert them."""
    needed, found = element_in(one.type), element_in(other.type)
    if needed != found:
        raise refuse(op, f"elements of {needed}", f"{found}", "convert them with an op of arith")


def _check_padding(op: tensor.PadOp) -> None:
    _check_same(op, op.source, op.result)
    end, element = op.region.block.last_op, element_in(op.source.type)
    found = [each.type for each in end.operands] if end is not None else []
    if found != [element]:
        said = ", ".join(map(str, found)) or "nothing"
        raise refuse(op, f"a body that yields {element}", said)


def _check_count(op: tensor.FromElementsOp) -> None:
    shape = shape_of(op.result)
    if DYNAMIC_INDEX in shape or prod(shape) != len(op.elements):
        needed = f"as many elements as {op.result.type} has"
        raise refuse(op, needed, f"{len(op.elements)}")


def _check_results(op: LinalgStructuredOperation) -> None:
    """Each result is the tensor that it is written to, with other elements."""
    needed = [each.type for each in op.outputs if isa(each.type, TensorType[Attribute])]
    found = [each.type for each in op.results]
    if [_unencoded(each) for each in found] != [_unencoded(each) for each in needed]:
        raise refuse(op, f"results of the outputs' types, {_listed(needed)}", _listed(found))


def _unencoded(kind: Attribute) -> Attribute:
    """A tensor's type without what another compiler says of its layout."""
    known = isa(kind, TensorType[Attribute])
    return TensorType(kind.element_type, kind.get_shape()) if known else kind


def _listed(kinds: Sequence[Attribute]) -> str:
    return ", ".join(map(str, kinds)) or "none"


def _check_loops(op: LinalgStructuredOperation) -> None:
    """`linalg.index` names a loop of the op around it."""
    count = len(op.get_iterator_types())
    for each in op.body.walk():
        if isinstance(each, IndexOp) and not 0 <= each.dim.value.data < count:
            needed = f"a loop from 0 to {count - 1} of the {op.name} around it"
            raise refuse(each, needed, f"{each.dim.value.data}")


def _check_one_shape(op: Operation) -> None:
    kinds = [each.type for each in (*op.operands, *op.results)]
    shapes = {each.get_shape() for each in kinds if isa(each, TensorType[Attribute])}
    if len(shapes) > 1:
        raise refuse(op, "tensors of one shape", _listed(kinds))
