"""`tensor.expand_shape` with the forms that xDSL refuses, for gemmc's own tools."""

from __future__ import annotations

from typing import Self, cast

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DenseArrayBase,
    IndexType,
    IntegerAttr,
    TensorType,
    i64,
)
from xdsl.dialects.tensor import ExpandShapeOp as StockExpandShapeOp
from xdsl.ir import Attribute
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException


class ExpandShapeOp(StockExpandShapeOp):
    """A tensor's elements in more dimensions; of one element without dimensions, in any that have
    extent 1: `tensor.expand_shape %x [] output_shape [1, 1]` (MLIR, "tensor" dialect).

    Behind `normalize-contractions` an extent that a call tells has no operand: it is what the
    tensor's own leaves, and `output_shape` shows `?`."""

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        given = parser.parse_unresolved_operand()
        groups = cast("ArrayAttr[ArrayAttr[IntegerAttr]]", parser.parse_attribute())
        listed = _parse_shape(parser)
        if listed is None:
            return cls._parse_without_shape(parser, given, groups)
        told = [each for each in listed if not isinstance(each, int)]
        sizes = parser.resolve_operands(told, [IndexType()] * len(told), parser.pos)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        source = parser.resolve_operand(given, parser.parse_type())
        parser.parse_characters("into")
        kind = cast("TensorType[Attribute]", parser.parse_type())
        shape = [each if isinstance(each, int) else DYNAMIC_INDEX for each in listed]
        static = DenseArrayBase.from_list(i64, shape)
        return cls(source, sizes, groups, static, kind, attributes)

    @classmethod
    def _parse_without_shape(
        cls, parser: Parser, given: UnresolvedOperand, groups: ArrayAttr[ArrayAttr[IntegerAttr]]
    ) -> Self:
        """The rest of a text without `output_shape`, as MLIR printed it until 2024: the type says
        the extents, all but one open one of each group, which is what the others leave."""
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        source = parser.resolve_operand(given, parser.parse_type())
        parser.parse_characters("into")
        kind = cast("TensorType[Attribute]", parser.parse_type())
        shape = DenseArrayBase.from_list(i64, kind.get_shape())
        return cls(source, [], groups, shape, kind, attributes)

    def print(self, printer: Printer) -> None:
        shape = self.static_output_shape.get_values()
        if len(self.dynamic_output_shape) == shape.count(DYNAMIC_INDEX):
            super().print(printer)
            return
        printer.print_string(" ")
        printer.print_ssa_value(self.src)
        printer.print_string(" ")
        printer.print_attribute(self.reassociation)
        extents = ("?" if each == DYNAMIC_INDEX else f"{each}" for each in shape)
        printer.print_string(f" output_shape [{', '.join(extents)}]")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.src.type)
        printer.print_string(" into ")
        printer.print_attribute(self.result.type)

    def verify_(self) -> None:
        if self.reassociation.data or self.src.type.get_shape():  # pyright: ignore
            super().verify_()
            self._check_told()
            return
        shapes = {self.static_output_shape.get_values(), self.result.type.get_shape()}
        if any(set(each) - {1} for each in shapes) or len(shapes) > 1:
            needed = "a result of extents of 1 of a tensor without dimensions"
            raise VerifyException(f"needed {needed}; found {self.result.type}")

    def _check_told(self) -> None:
        """VerifyException where `output_shape` has another number than the result's type."""
        told, shape = self.static_output_shape.get_values(), self.result.type.get_shape()
        pairs = zip(told, shape, strict=False)
        differ = any(one != other and DYNAMIC_INDEX not in (one, other) for one, other in pairs)
        if len(told) != len(shape) or differ:
            found = ", ".join("?" if each == DYNAMIC_INDEX else f"{each}" for each in told)
            raise VerifyException(f"needed the extents of {self.result.type}; found [{found}]")


def _parse_shape(parser: Parser) -> list[int | UnresolvedOperand] | None:
    """`output_shape [4, %n]`, or nothing."""
    if parser.parse_optional_characters("output_shape") is None:
        return None
    square = parser.Delimiter.SQUARE
    return parser.parse_comma_separated_list(square, lambda: _parse_extent(parser))


def _parse_extent(parser: Parser) -> int | UnresolvedOperand:
    """A number, a value, or `?`, which is DYNAMIC_INDEX."""
    if parser.parse_optional_punctuation("?") is not None:
        return DYNAMIC_INDEX
    value = parser.parse_optional_unresolved_operand()
    return parser.parse_integer(allow_boolean=False) if value is None else value
