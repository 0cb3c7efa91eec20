"""Sums of products of complex numbers as real products, each of which a product's kernel takes.

    %c + (%a_re · %b_re − %a_im · %b_im)
  →
    %0 = linalg.generic … outs(%zero) { %c + %a_im · %b_im }
    %1 = linalg.generic … outs(%c)    { %c + %a_re · %b_re }
    %2 = %1 − %0

The errors are those of two products and a difference: each part is within the bound of a real
product of twice as many terms.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    ArrayAttr,
    FloatAttr,
    IntegerAttr,
    TensorType,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import FillOp, YieldOp
from xdsl.ir import Block, BlockArgument, Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.complex_parts.loops import Loops, plain_dims


@dataclass(frozen=True)
class _Term:
    """A product of two elements that is added to a sum, or taken off it."""

    lhs: BlockArgument
    rhs: BlockArgument
    adds: bool


def in_products(loops: Loops, op: Operation) -> SSAValue | None:
    """The result of loops with one output, by real products ahead of an op; None where they sum
    something else than several products, or no matrix products."""
    terms = _summed(loops)
    if terms is None or not all(_is_matrix_product(loops, each) for each in terms):
        return None
    total, taken_off = loops.outputs[0], [each for each in terms if not each.adds]
    off: SSAValue | None = None
    for each in taken_off:
        off = _product(loops, each, _zeros(total, op) if off is None else off, op)
    for each in (term for term in terms if term.adds):
        total = _product(loops, each, total, op)
    return total if off is None else _difference(total, off, op)


def _summed(loops: Loops) -> list[_Term] | None:
    """The products that are added to what there is so far; None where that is not all."""
    (value,), (so_far,) = loops.yielded, loops.sums
    found: list[_Term] = []
    waiting, starts = [(value, True)], 0
    while waiting:
        value, adds = waiting.pop()
        op = value.owner
        if value is so_far:
            starts += 1 if adds else 2
        elif isinstance(op, arith.AddfOp):
            waiting += [(op.lhs, adds), (op.rhs, adds)]
        elif isinstance(op, arith.SubfOp):
            waiting += [(op.lhs, adds), (op.rhs, not adds)]
        elif isinstance(op, arith.NegfOp):
            waiting.append((op.operand, not adds))
        elif isinstance(op, arith.MulfOp):
            lhs, minus = _unsigned(op.lhs, negative=False)
            rhs, minus = _unsigned(op.rhs, negative=minus)
            if not isinstance(lhs, BlockArgument) or not isinstance(rhs, BlockArgument):
                return None
            found.append(_Term(lhs, rhs, adds != minus))
        else:
            return None
    plain = len(found) == 1 and found[0].adds
    return found[::-1] if starts == 1 and found and not plain else None


def _unsigned(value: SSAValue, *, negative: bool) -> tuple[SSAValue, bool]:
    """A factor without its signs, and whether the product is negative with them."""
    while isinstance(value.owner, arith.NegfOp):
        value, negative = value.owner.operand, not negative
    return value, negative


def _is_matrix_product(loops: Loops, term: _Term) -> bool:
    """Whether neither factor has all of the loops, which one step of a matrix product has not."""
    every = len(loops.kinds.data)
    if term.lhs in loops.sums or term.rhs in loops.sums:
        return False
    maps = [loops.map_of(each) for each in (term.lhs, term.rhs)]
    plain = all(isinstance(each, AffineDimExpr) for at in maps for each in at.results)
    return plain and all(len(plain_dims(at)) < every for at in maps)


def _product(loops: Loops, term: _Term, total: SSAValue, op: Operation) -> SSAValue:
    """The real product of two tensors, added to a third."""
    factors = [term.lhs, term.rhs]
    body = Block(arg_types=[*(each.type for each in factors), loops.sums[0].type])
    product = arith.MulfOp(body.args[0], body.args[1])
    added = arith.AddfOp(body.args[2], product.result)
    body.add_ops([product, added, YieldOp(added.result)])
    for each in body.ops:
        each.location = op.location
    maps = [*(loops.map_of(each) for each in factors), loops.maps[-1]]
    inputs = [loops.inputs[each.index] for each in factors]
    return Loops(inputs, [total], maps, loops.kinds, Region(body)).put_ahead_of(op)[0]


def _difference(first: SSAValue, second: SSAValue, op: Operation) -> SSAValue:
    """One tensor less another."""
    kind = _kind(first)
    element, rank = kind.element_type, kind.get_num_dims()
    body = Block(arg_types=[element] * 3)
    less = arith.SubfOp(body.args[0], body.args[1])
    body.add_ops([less, YieldOp(less.result)])
    for each in body.ops:
        each.location = op.location
    parallel = ArrayAttr([IteratorTypeAttr.parallel()] * rank)
    maps = [AffineMap.identity(rank)] * 3
    made = Loops([first, second], [empty_like(first, op)], maps, parallel, Region(body))
    return made.put_ahead_of(op)[0]


def _zeros(like: SSAValue, op: Operation) -> SSAValue:
    """Zeros of a tensor's shape."""
    kind = _kind(like)
    zero = put_ahead(op, arith.ConstantOp(FloatAttr(0.0, kind.element_type))).results[0]
    empty = empty_like(like, op)
    return put_ahead(op, FillOp([zero], [empty], [kind])).results[0]


def _kind(value: SSAValue) -> TensorType[AnyFloat]:
    return cast("TensorType[AnyFloat]", value.type)


def empty_like(like: SSAValue, op: Operation, last: int | None = None) -> SSAValue:
    """An empty tensor of another's shape, ahead of an op; with `last` as one more extent."""
    kind = _kind(like)
    shape = [*kind.get_shape(), *([] if last is None else [last])]
    told: list[SSAValue] = []
    for axis, size in enumerate(shape):
        if size == DYNAMIC_INDEX:
            number = put_ahead(op, arith.ConstantOp(IntegerAttr.from_index_int_value(axis)))
            told.append(put_ahead(op, tensor.DimOp(like, number.results[0])).results[0])
    result = TensorType(kind.element_type, shape)
    return put_ahead(op, tensor.EmptyOp(told, result)).results[0]
