"""Values as kernels hand them on, in tensors whose elements have a width: numbers as tensors of
rank 0, indices as i64, conditions as i8."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import IndexType, IntegerType, TensorType, i1, i8, i64
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import element_in, with_element
from gemmc.ir import Inserter
from gemmc.transforms.problem._elementwise import each_element


def memory_type(kind: Attribute) -> TensorType[Attribute]:
    """The type that a value of a type has there."""
    held = with_element(kind, _held(element_in(kind)))
    return held if isa(held, TensorType[Attribute]) else TensorType(held, [])


def to_memory(build: Inserter, value: SSAValue) -> SSAValue:
    """A value as that."""
    element = element_in(value.type)
    if (held := _held(element)) != element:
        value = _converted(build, value, held)
    if isa(value.type, TensorType[Attribute]):
        return value
    return build.value(tensor.FromElementsOp(value, result_type=memory_type(value.type)))


def from_memory(build: Inserter, value: SSAValue, kind: Attribute) -> SSAValue:
    """The value of a type that is held so."""
    if not isa(kind, TensorType[Attribute]):
        held = cast("TensorType[Attribute]", value.type).element_type
        value = build.value(tensor.ExtractOp(value, [], held))
    element = element_in(kind)
    return value if element_in(value.type) == element else _converted(build, value, element)


def _held(element: Attribute) -> Attribute:
    if isinstance(element, IndexType):
        return i64
    return i8 if element == i1 else element


def _converted(build: Inserter, value: SSAValue, element: Attribute) -> SSAValue:
    """Indices, conditions and what holds them as each other."""

    def number(each: SSAValue) -> Operation:
        if isinstance(each.type, IndexType) or isinstance(element, IndexType):
            return arith.IndexCastOp(each, cast("IndexType | IntegerType", element))
        if each.type == i1:
            return arith.ExtUIOp(each, cast("IntegerType", element))
        return arith.TruncIOp(each, cast("IntegerType", element))

    if isa(value.type, TensorType[Attribute]):
        return each_element(build, build.source, value, element, number)
    return build.value(number(value))
