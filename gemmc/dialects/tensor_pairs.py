"""Complex numbers as pairs of floats, these as complex numbers, and words as the narrower integers
that are packed into them, in ops of `linalg`: what IREE's bitcasts between them are.
`gemmc.dialects.complex_parts` leaves only the parts of complex numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import arith, complex, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    ComplexType,
    IndexType,
    IntegerAttr,
    IntegerType,
    TensorType,
    i64,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.sizes.shapes import shape_of
from gemmc.errors import refuse

_INDEX, _EQUAL = IndexType(), "eq"


def pairs_of(op: Operation, value: SSAValue, kind: TensorType[Attribute]) -> SSAValue:
    """The real and the imaginary part of each number of a tensor, in a last dimension of 2, ahead
    of `op`. GemmcError for a type of another shape."""
    shape, number = shape_of(value), cast("AnyFloat", kind.element_type)
    if kind.get_shape() != (*shape, 2):
        raise _refused(op, value, kind)
    rank, block = len(shape), Block(arg_types=[ComplexType(number), number])
    place, zero = IndexOp(rank), arith.ConstantOp.from_int_and_width(0, _INDEX)
    first = arith.CmpiOp(place.result, zero.result, _EQUAL)
    real, imaginary = complex.ReOp(block.args[0]), complex.ImOp(block.args[0])
    chosen = arith.SelectOp(first.result, real.result, imaginary.result)
    block.add_ops([place, zero, first, real, imaginary, chosen, YieldOp(chosen)])
    every = [AffineExpr.dimension(each) for each in range(rank + 1)]
    return _generic(op, [value], kind, [every[:rank], every], block)


def numbers_of(op: Operation, value: SSAValue, kind: TensorType[Attribute]) -> SSAValue:
    """The complex numbers whose parts are the pairs in a tensor's last dimension, ahead of `op`.
    GemmcError for a tensor of another shape."""
    if shape_of(value) != (*kind.get_shape(), 2):
        raise _refused(op, value, kind)
    number = cast("ComplexType[AnyFloat]", kind.element_type)
    block = Block(arg_types=[number.element_type, number.element_type, number])
    made = complex.CreateOp(block.args[0], block.args[1], number)
    block.add_ops([made, YieldOp(made)])
    every = [AffineExpr.dimension(each) for each in range(kind.get_num_dims())]
    parts = [[*every, AffineExpr.constant(each)] for each in (0, 1)]
    return _generic(op, [value, value], kind, [*parts, every], block)


def fields_of(
    op: Operation, value: SSAValue, kind: TensorType[Attribute]
) -> SSAValue | None:
    """The integers that lie in the bits of a tensor's last dimension, the first in the lowest,
    ahead of `op`; None of a type that is no such one: `tensor<4x16xi8>` as `tensor<4x32xi4>`."""
    shape, word, field = shape_of(value), element_in(value.type), kind.element_type
    if not isa(word, IntegerType) or not isa(field, IntegerType) or not shape:
        return None
    each, width = field.width.data, word.width.data
    if width % each or kind.get_shape() != (*shape[:-1], shape[-1] * (width // each)):
        return None
    if DYNAMIC_INDEX in (shape[-1], width // each):
        return None
    rank, block = len(shape), Block(arg_types=[word, field])
    place, step = IndexOp(rank), arith.ConstantOp.from_int_and_width(each, word)
    number = arith.IndexCastOp(place.result, word)
    low = arith.MuliOp(number.result, step.result)
    shifted = arith.ShRUIOp(block.args[0], low.result)
    made = arith.TruncIOp(shifted.result, field)
    block.add_ops([place, step, number, low, shifted, made, YieldOp(made)])
    every = [AffineExpr.dimension(n) for n in range(rank + 1)]
    apart = TensorType(field, [*shape, width // each])
    fields = _generic(op, [value], apart, [every[:rank], every], block)
    groups = [[n] for n in range(rank - 1)] + [[rank - 1, rank]]
    together = ArrayAttr(ArrayAttr(IntegerAttr(n, i64) for n in each) for each in groups)
    joined = tensor.CollapseShapeOp.create(
        operands=[fields], result_types=[kind], properties={"reassociation": together}
    )
    return put_ahead(op, joined).results[0]


def _refused(op: Operation, value: SSAValue, kind: TensorType[Attribute]) -> Exception:
    needed = "pairs in a last dimension of 2 behind those of the complex numbers"
    return refuse(op, needed, f"{value.type} as {kind}")


def _generic(
    op: Operation,
    inputs: Sequence[SSAValue],
    kind: TensorType[Attribute],
    places: Sequence[Sequence[AffineExpr]],
    block: Block,
) -> SSAValue:
    """A loop over elements that reads inputs at places, and writes a tensor of a type."""
    extents: list[SSAValue] = []
    for axis, size in enumerate(kind.get_shape()):
        if size == DYNAMIC_INDEX:
            number = put_ahead(op, arith.ConstantOp.from_int_and_width(axis, _INDEX))
            extents += put_ahead(op, tensor.DimOp(inputs[0], number.results[0])).results
    output = put_ahead(op, tensor.EmptyOp(extents, kind)).results[0]
    rank = kind.get_num_dims()
    maps = [AffineMapAttr(AffineMap(rank, 0, tuple(each))) for each in places]
    loops = [IteratorTypeAttr.parallel()] * rank
    made = GenericOp(inputs, [output], Region(block), ArrayAttr(maps), loops, [kind])
    for each in made.walk():
        each.location = op.location
    return put_ahead(op, made).results[0]
