"""Sums over a tensor of products, which front ends print in two ops, as one contraction."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, TensorType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from gemmc.dialects.linalg_forms import all_parallel, index_loops, is_pointwise, yielded
from gemmc.ir import Inserter


def join(op: Operation) -> Operation | None:
    """The contraction that stands for a sum and for the multiplication that it alone reads, put in
    the sum's place; None where op is no such sum.

    One factor at least lacks a dimension of the result: a sum of products of the same elements,
    such as a square norm, is no product of matrices.
    """
    if not isinstance(op, LinalgStructuredOperation) or not _is_sum(op):
        return None
    product = op.inputs[0].owner
    if not isinstance(product, LinalgStructuredOperation) or not _is_multiplication(product):
        return None
    summed, made = index_loops(op), index_loops(product)
    if summed is None or made is None or len(list(op.inputs[0].uses)) != 1:
        return None
    of_loop = dict(zip(made[-1], summed[0], strict=True))
    factors = [[of_loop[loop] for loop in dims] for dims in made[:2]]
    if all(set(summed[1]) <= set(dims) for dims in factors):
        return None
    return _contraction(op, product, [*factors, summed[1]])


def _is_sum(op: LinalgStructuredOperation) -> bool:
    """Whether elements of the only input are added to the output."""
    if len(op.inputs) != 1 or len(op.outputs) != 1 or all_parallel(op):
        return False
    value, args = yielded(op), op.body.block.args
    if value is None or not isinstance(value.owner, arith.AddfOp) or index_loops(op) is None:
        return False
    return set(value.owner.operands) == set(args)


def _is_multiplication(op: LinalgStructuredOperation) -> bool:
    """Whether each element is the product of one of each of two tensors, no constants."""
    value = yielded(op)
    if len(op.inputs) != 2 or not is_pointwise(op) or value is None:
        return False
    if not isinstance(value.owner, arith.MulfOp):
        return False
    if any(isinstance(each.owner, arith.ConstantOp) for each in op.inputs):
        return False
    tensors = all(isinstance(each.type, TensorType) for each in op.inputs)
    return tensors and set(value.owner.operands) == set(op.body.block.args[:2])


def _contraction(
    op: LinalgStructuredOperation, product: LinalgStructuredOperation, loops: list[list[int]]
) -> Operation:
    operands: list[SSAValue] = [*product.inputs, op.outputs[0]]
    types = [cast("TensorType[Attribute]", each.type).element_type for each in operands]
    body = Block(arg_types=types)
    build = Inserter.at_end(body, op)
    term = build.value(arith.MulfOp(body.args[0], body.args[1]))
    build.op(YieldOp(build.value(arith.AddfOp(body.args[2], term))))
    count = op.get_num_loops()
    maps = ArrayAttr(
        AffineMapAttr(AffineMap(count, 0, tuple(AffineDimExpr(loop) for loop in dims)))
        for dims in loops
    )
    kinds = op.get_iterator_types()
    made = GenericOp(
        operands[:2], operands[2:], Region(body), maps, kinds, [op.results[0].type]
    )
    Inserter.before(op).op(made)
    made.results[0].name_hint = op.results[0].name_hint
    op.results[0].replace_all_uses_with(made.results[0])
    written = product.outputs[0].owner
    for dead in (op, product):
        dead.detach()
        dead.erase()
    if isinstance(written, EmptyOp) and not written.tensor.uses:
        written.detach()
        written.erase()
    return made
