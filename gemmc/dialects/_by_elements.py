"""Ops of whole tensors as loops over their elements, when a text is read."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, AffineMapAttr, IndexType, TensorType
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_generic import GenericOp
from gemmc.dialects.memory_types import element_in


def of_elements(op: Operation) -> Operation:
    """An op of numbers as it is; in the place of one of tensors of one shape, the same op of their
    elements, which stands in a `linalg.generic`."""
    if not op.operands or not isa(op.operands[0].type, TensorType[Attribute]):
        return op
    kinds = [cast("TensorType[Attribute]", each.type) for each in op.results]
    empty = [_empty(op, each) for each in kinds]
    given = [element_in(each.type) for each in (*op.operands, *empty)]
    block = Block(arg_types=given)
    inner = type(op).create(
        operands=block.args[: len(op.operands)], result_types=[element_in(each) for each in kinds],
        properties=op.properties, attributes=op.attributes,
    )  # fmt: skip
    block.add_ops([inner, YieldOp(*inner.results)])
    rank = kinds[0].get_num_dims()
    maps = [AffineMapAttr(AffineMap.identity(rank))] * len(given)
    loops = [IteratorTypeAttr.parallel()] * rank
    made = GenericOp(list(op.operands), empty, Region(block), maps, loops, kinds)
    for each in made.walk():
        each.location = op.location
    put_ahead(op, made)
    for result, value in zip(op.results, made.results, strict=True):
        result.replace_all_uses_with(value)
        value.name_hint = result.name_hint
    op.detach()
    op.erase()
    return inner


def _empty(op: Operation, kind: TensorType[Attribute]) -> SSAValue:
    """A tensor of a type ahead of an op, with the open extents of its first operand."""
    extents: list[SSAValue] = []
    for axis, size in enumerate(kind.get_shape()):
        if size == DYNAMIC_INDEX:
            number = put_ahead(op, arith.ConstantOp.from_int_and_width(axis, IndexType()))
            extents += put_ahead(op, tensor.DimOp(op.operands[0], number.results[0])).results
    return put_ahead(op, tensor.EmptyOp(extents, kind)).results[0]
