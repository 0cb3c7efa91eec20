"""Arrays whose last dimension has the parts of complex numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DenseArrayBase,
    IntegerAttr,
    TensorType,
    i64,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.bufferization import ToTensorOp
from gemmc.dialects.complex_parts.loops import Loops
from gemmc.dialects.complex_parts.terms import empty_like
from gemmc.dialects.complex_parts.values import Pair
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import is_memref, tensor_of


class _Start:
    """Ops at the start of a function, with its location."""

    def __init__(self, function: func.FuncOp) -> None:
        first = function.body.blocks[0].first_op
        assert first is not None, "a function ends in a return"
        self._first, self._function = first, function

    def value(self, op: Operation) -> SSAValue:
        made = put_ahead(self._first, op)
        made.location = self._function.location
        return made.results[0]

    def index(self, number: int) -> SSAValue:
        return self.value(arith.ConstantOp(IntegerAttr.from_index_int_value(number)))


def parts_in(function: func.FuncOp, kind: Attribute, array: SSAValue) -> Pair:
    """The parts of an array that a call gives, at the start of a function; `kind` is the type of
    the complex argument that it stands for."""
    start = _Start(function)
    if is_memref(array):
        array = start.value(ToTensorOp(array, tensor_of(array.type)))
    whole = cast("TensorType[Attribute]", array.type)
    if not isa(kind, TensorType[Attribute]) and whole.get_num_dims() == 1:
        real, imaginary = (
            start.value(tensor.ExtractOp(array, [start.index(part)], whole.element_type))
            for part in (0, 1)
        )
        return real, imaginary
    sizes = [
        start.value(tensor.DimOp(array, start.index(axis)))
        for axis, size in enumerate(whole.get_shape())
        if size == DYNAMIC_INDEX
    ]
    real, imaginary = (start.value(_slice(array, whole, sizes, part)) for part in (0, 1))
    return real, imaginary


def _slice(
    array: SSAValue, whole: TensorType[Attribute], sizes: Sequence[SSAValue], part: int
) -> Operation:
    """One part of each number of an array."""
    shape = whole.get_shape()[:-1]
    rank = len(shape)
    places = {
        "static_offsets": DenseArrayBase.from_list(i64, [0] * rank + [part]),
        "static_sizes": DenseArrayBase.from_list(i64, [*shape, 1]),
        "static_strides": DenseArrayBase.from_list(i64, [1] * (rank + 1)),
    }
    return tensor.ExtractSliceOp.build(
        operands=[array, [], sizes, []], result_types=[TensorType(whole.element_type, shape)],
        properties=places,
    )  # fmt: skip


def joined(op: Operation, whole: TensorType[Attribute], pair: Pair) -> SSAValue:
    """An array of a type with two parts side by side, ahead of an op."""
    if is_memref(pair[0]):
        real, imaginary = (
            put_ahead(op, ToTensorOp(each, tensor_of(each.type))).results[0] for each in pair
        )
        pair = real, imaginary
    if not isa(pair[0].type, TensorType[Attribute]):
        made = tensor.FromElementsOp.build(operands=[list(pair)], result_types=[whole])
        return put_ahead(op, made).results[0]
    rank = whole.get_num_dims() - 1
    body = Block(arg_types=[whole.element_type] * 3)
    place = IndexOp(rank)
    zero = arith.ConstantOp(IntegerAttr.from_index_int_value(0))
    is_real = arith.CmpiOp(place.results[0], zero.result, "eq")
    chosen = arith.SelectOp(is_real.result, body.args[0], body.args[1])
    body.add_ops([place, zero, is_real, chosen, YieldOp(chosen.result)])
    for each in body.ops:
        each.location = op.location
    every = AffineMap.identity(rank + 1)
    number = AffineMap(rank + 1, 0, every.results[:rank])
    parallel = ArrayAttr([IteratorTypeAttr.parallel()] * (rank + 1))
    array = empty_like(pair[0], op, last=2)
    loops = Loops(list(pair), [array], [number, number, every], parallel, Region(body))
    return loops.put_ahead_of(op)[0]
