"""`tensor.empty` with attributes, and as it was called before, `linalg.init_tensor`; both are read
as xDSL's op.

Source: MLIR, "tensor" dialect, `EmptyOp`, whose text has a dictionary of attributes.
"""

from __future__ import annotations

from typing import Any

from xdsl.dialects.builtin import IndexType
from xdsl.dialects.tensor import EmptyOp as StockEmptyOp
from xdsl.parser import Parser, UnresolvedOperand


class EmptyOp(StockEmptyOp):
    """`tensor.empty(%n) {alignment = 64 : i64} : tensor<?x4xf32>`; the attributes are not kept."""

    @classmethod
    def create(cls, **given: Any) -> Any:
        return StockEmptyOp.create(**given)

    @classmethod
    def parse(cls, parser: Parser) -> Any:
        names = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, parser.parse_unresolved_operand
        )
        return _of_type(parser, names)


class InitTensorOp(EmptyOp):
    """`linalg.init_tensor [4, %n] : tensor<4x?xf32>`: a value for each open extent."""

    name = "linalg.init_tensor"

    @classmethod
    def parse(cls, parser: Parser) -> Any:
        listed = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, lambda: _extent(parser))
        return _of_type(parser, [each for each in listed if not isinstance(each, int)])


def _extent(parser: Parser) -> int | UnresolvedOperand:
    value = parser.parse_optional_unresolved_operand()
    return parser.parse_integer(allow_boolean=False) if value is None else value


def _of_type(parser: Parser, names: list[UnresolvedOperand]) -> StockEmptyOp:
    sizes = parser.resolve_operands(names, [IndexType()] * len(names), parser.pos)
    parser.parse_optional_attr_dict()
    parser.parse_punctuation(":")
    return StockEmptyOp(sizes, parser.parse_type())
