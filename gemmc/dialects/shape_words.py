"""The `shape` dialect where a shape is a tensor of indices, as StableHLO's lowering to linalg has
it for programs of open sizes:

    %s = shape.shape_of %x : tensor<?x4xf32> -> tensor<2xindex>
  →
    %n = tensor.dim %x, %c0
    %s = tensor.from_elements %n, %c4 : tensor<2xindex>

Source: MLIR, "shape" dialect.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, cast

from xdsl.context import Context
from xdsl.dialects import arith, memref, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerAttr,
    ModuleOp,
    TensorType,
)
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.rewriter import Rewriter
from xdsl.traits import Pure

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.constants import constant_of
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import is_memref
from gemmc.dialects.sizes.shapes import shape_of
from gemmc.errors import refuse

_INDEX = IndexType()


class _Word(IRDLOperation):
    """An op on a shape: `shape.op %s, … : types -> type`."""

    values = var_operand_def()
    result = result_def()
    traits = traits_def(Pure())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        position = parser.pos
        names = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, parser.parse_unresolved_operand)  # fmt: skip
        parser.parse_punctuation(":")
        kinds = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        parser.parse_punctuation("->")
        values = parser.resolve_operands(names, kinds, position)
        return cls.create(operands=values, result_types=[parser.parse_type()])

    def written_out(self) -> SSAValue:
        """The same by ops of `tensor` and `arith`, put ahead of this one. GemmcError where types
        are others."""
        raise NotImplementedError


@irdl_op_definition
class ShapeOfOp(_Word):
    """The extents of a tensor or of memory."""

    name = "shape.shape_of"

    def written_out(self) -> SSAValue:
        (value,) = self.values
        extents = [_extent(self, value, axis) for axis in range(len(shape_of(value)))]
        return _from_elements(self, extents)


@irdl_op_definition
class ConstShapeOp(_Word):
    """`shape.const_shape [2, 3] : tensor<2xindex>`."""

    name = "shape.const_shape"

    shape = opt_prop_def(DenseIntOrFPElementsAttr)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        numbers = parser.parse_comma_separated_list(
            parser.Delimiter.SQUARE, parser.parse_integer)  # fmt: skip
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        told = DenseIntOrFPElementsAttr.from_list(TensorType(_INDEX, [len(numbers)]), numbers)
        return cls.create(result_types=[kind], properties={"shape": told})

    def written_out(self) -> SSAValue:
        if self.shape is None:
            raise refuse(self, "numbers", "none")
        numbers = cast("Sequence[int]", self.shape.get_values())
        return _from_elements(self, [_index(self, each) for each in numbers])


@irdl_op_definition
class GetExtentOp(_Word):
    """One extent of a shape."""

    name = "shape.get_extent"

    def written_out(self) -> SSAValue:
        taken = tensor.ExtractOp(self.values[0], [self.values[1]], _INDEX)
        return put_ahead(self, taken).results[0]


@irdl_op_definition
class ToExtentTensorOp(_Word):
    """A shape as a tensor of extents, which it is already; its rank may become known."""

    name = "shape.to_extent_tensor"

    def written_out(self) -> SSAValue:
        (value,) = self.values
        kind = cast("TensorType[Attribute]", self.results[0].type)
        if value.type == kind:
            return value
        if shape_of(value) not in ((DYNAMIC_INDEX,), tuple(kind.get_shape())):
            raise refuse(self, f"a shape of {kind}", f"{value.type}")
        return put_ahead(self, tensor.CastOp(value, kind)).results[0]


@irdl_op_definition
class DimOp(_Word):
    """One extent of a tensor."""

    name = "shape.dim"

    def written_out(self) -> SSAValue:
        value, axis = self.values
        number = constant_of(axis)
        if number is None or not 0 <= number < len(shape_of(value)):
            raise refuse(self, "a constant below the rank for the dimension", "another")
        return _extent(self, value, number)


@irdl_op_definition
class NumElementsOp(_Word):
    """The product of a shape's extents."""

    name = "shape.num_elements"

    def written_out(self) -> SSAValue:
        (value,) = self.values
        product = _index(self, 1)
        for axis in range(_rank(self, value)):
            extent = tensor.ExtractOp(value, [_index(self, axis)], _INDEX)
            factor = put_ahead(self, extent).results[0]
            product = put_ahead(self, arith.MuliOp(product, factor)).results[0]
        return product


def _rank(op: Operation, value: SSAValue) -> int:
    """How many extents a shape has. GemmcError where that is open."""
    shape = shape_of(value)
    if len(shape) != 1 or shape[0] == DYNAMIC_INDEX:
        raise refuse(op, "a shape of a known rank", f"{value.type}")
    return shape[0]


def _index(op: Operation, number: int) -> SSAValue:
    return put_ahead(op, arith.ConstantOp(IntegerAttr(number, _INDEX))).results[0]


def _extent(op: Operation, value: SSAValue, axis: int) -> SSAValue:
    """A number where the type has one, else what the tensor has."""
    size = shape_of(value)[axis]
    if size != DYNAMIC_INDEX:
        return _index(op, size)
    form = memref.DimOp if is_memref(value) else tensor.DimOp
    return put_ahead(op, form(value, _index(op, axis))).results[0]


def _from_elements(op: _Word, extents: Sequence[SSAValue]) -> SSAValue:
    kind = op.result.type
    if not isa(kind, TensorType[Attribute]) or kind.get_element_type() != _INDEX:
        raise refuse(op, "a tensor of indices for the shape", f"{kind}")
    told = TensorType(_INDEX, [len(extents)])
    made = tensor.FromElementsOp.create(operands=[*extents], result_types=[told])
    found = put_ahead(op, made).results[0]
    if kind == told:
        return found
    return put_ahead(op, tensor.CastOp(found, kind)).results[0]


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put ops of `tensor` and `arith` in their place. GemmcError for a shape that is no tensor of
    indices, or of an open rank."""
    for op in [each for each in module.walk() if isinstance(each, _Word)]:
        made = op.written_out()
        made.name_hint = op.result.name_hint
        Rewriter.replace_op(op, [], [made])


Shape = Dialect(
    "shape",
    [ShapeOfOp, ConstShapeOp, GetExtentOp, ToExtentTensorOp, DimOp, NumElementsOp],
    [],
)
