"""The same elements in the same order, in tensors of other shapes."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, TensorType, i64
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from gemmc.analysis.reshapes import root_of
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_forms import all_parallel, yielded
from gemmc.ir import Inserter


def in_shape(build: Inserter, value: SSAValue, shape: Sequence[int]) -> SSAValue:
    """The same elements in another shape."""
    kind = cast("TensorType[Attribute]", value.type)
    if kind.get_shape() == tuple(shape):
        return value
    sizes = DenseIntOrFPElementsAttr.from_list(TensorType(i64, [len(shape)]), list(shape))
    told = build.value(arith.ConstantOp(sizes))
    made = tensor.ReshapeOp.build(
        operands=[value, told], result_types=[TensorType(kind.element_type, shape)]
    )
    return build.value(made)


def in_order(value: SSAValue) -> SSAValue:
    """The tensor whose elements a value has in the same order: what it is a reshape of, or a copy
    with further extents of 1, through any number of them."""
    while True:
        value = root_of(value)
        source = _copied(value.owner)
        if source is None:
            return value
        value = source


def _copied(op: Operation | Block) -> SSAValue | None:
    """The input of an op that copies it so; None of another op."""
    if not isinstance(op, LinalgStructuredOperation) or not all_parallel(op):
        return None
    argument, maps = yielded(op), [each.data for each in op.get_indexing_maps()]
    if len(op.results) != 1 or len(op.inputs) != 1 or argument is not op.body.block.args[0]:
        return None
    source, identity = op.inputs[0], AffineMap.identity(op.get_num_loops())
    kinds = source.type, op.results[0].type
    if not all(isa(each, TensorType[Attribute]) for each in kinds):
        return None
    dims = [each.position for each in maps[0].results if isinstance(each, AffineDimExpr)]
    ordered = len(dims) == len(maps[0].results) and all(
        one < other for one, other in zip(dims, dims[1:], strict=False)
    )
    before, after = (cast("TensorType[Attribute]", each) for each in kinds)
    same = prod(before.get_shape()) == prod(after.get_shape())
    same = same and before.element_type == after.element_type
    return source if ordered and same and maps[-1] == identity else None
