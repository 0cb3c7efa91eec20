"""`tensor.empty` with attributes, and as it was called before, `linalg.init_tensor`; both are read
as xDSL's op.

Source: MLIR, "tensor" dialect, `EmptyOp`, whose text has a dictionary of attributes.
"""

from __future__ import annotations

from typing import Any

from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, TensorType
from xdsl.dialects.tensor import EmptyOp as StockEmptyOp
from xdsl.dialects.utils.dynamic_index_list import parse_dynamic_index_list_without_types
from xdsl.ir import Attribute
from xdsl.parser import Parser, UnresolvedOperand

from gemmc.dialects.isa import isa


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
        """The `tensor.empty`. ParseError where the list and the type disagree."""
        names, shape = parse_dynamic_index_list_without_types(parser, DYNAMIC_INDEX)
        return _of_type(parser, list(names), list(shape))


def _of_type(
    parser: Parser, names: list[UnresolvedOperand], shape: list[int] | None = None
) -> StockEmptyOp:
    """The rest of the text, whose type has a shape that was listed."""
    sizes = parser.resolve_operands(names, [IndexType()] * len(names), parser.pos)
    parser.parse_optional_attr_dict()
    parser.parse_punctuation(":")
    start = parser.pos
    kind = parser.parse_type()
    is_tensor = isa(kind, TensorType[Attribute])
    if shape is not None and not (is_tensor and list(kind.get_shape()) == shape):
        parser.raise_error("needed a tensor of the sizes in the list", start, parser.pos)
    return StockEmptyOp(sizes, kind)
