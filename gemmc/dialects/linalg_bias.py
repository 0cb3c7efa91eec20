"""A bias of the wrong length: said in a user's words, where an op adds one to a product."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.dialects.builtin import DenseArrayBase
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.tensor import CollapseShapeOp, ExpandShapeOp
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr

from gemmc.dialects.linalg_contraction import is_contraction
from gemmc.dialects.linalg_dimensions import shape_of

_WIDENED = arith.ExtFOp | arith.TruncFOp


def wrong_bias(op: LinalgStructuredOperation) -> str:
    """What is wrong of a bias that an op adds to the elements of a product; empty if nothing is."""
    if not isinstance(op.properties.get("operandSegmentSizes"), DenseArrayBase):
        return ""
    if len(op.outputs) != 1 or not any(map(_is_of_product, op.inputs)):
        return ""
    maps = [each.data for each in op.get_indexing_maps()]
    extents = dict(zip(maps[-1].results, shape_of(op.outputs[0]), strict=False))
    for number, value in enumerate(op.inputs):
        own = maps[number].results
        if not 0 < len(own) < len(extents) or not _is_added(op, number):
            continue
        for place, size in zip(own, shape_of(value), strict=False):
            wanted = extents.get(place, size) if isinstance(place, AffineDimExpr) else size
            if wanted != size and min(wanted, size) >= 0:
                needed = f"a bias of {wanted} elements, as the product has in that dimension"
                return f"needed {needed}; found {size}; give one of {wanted} elements"
    return ""


def _is_of_product(value: SSAValue) -> bool:
    """Whether a value is a product, or what other ops made of one."""
    owner = value.owner
    if not isinstance(owner, Operation):
        return False
    if is_contraction(owner):
        return True
    if isinstance(owner, LinalgStructuredOperation):
        return any(map(_is_of_product, owner.inputs))
    reshaped = isinstance(owner, ExpandShapeOp | CollapseShapeOp)
    return reshaped and _is_of_product(owner.operands[0])


def _is_added(op: LinalgStructuredOperation, number: int) -> bool:
    """Whether the body adds an element of an input to something."""
    block = op.regions[0].block
    if number >= len(block.args):
        return False
    added = (each for each in block.ops if isinstance(each, arith.AddfOp))
    return any(_element(value) is block.args[number] for each in added for value in each.operands)


def _element(value: SSAValue) -> SSAValue:
    """What a value was before it was widened or rounded."""
    while isinstance(value.owner, _WIDENED):
        value = value.owner.operands[0]
    return value
