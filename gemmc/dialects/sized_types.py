"""Types of tensors with their open sizes behind them, as IREE prints them."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType
from xdsl.ir import Attribute, SSAValue
from xdsl.parser import Parser

_INDEX = IndexType()


def sized_type(parser: Parser) -> tuple[Attribute, list[SSAValue]]:
    """`tensor<?x8xf32>{%n}`: a type, and the sizes that are open in it."""
    kind = parser.parse_type()
    return kind, open_sizes(parser)


def open_sizes(parser: Parser) -> list[SSAValue]:
    """`{%n}` behind a type or a value; none where it is not there."""
    names = parser.parse_optional_comma_separated_list(
        parser.Delimiter.BRACES, parser.parse_unresolved_operand
    )
    return list(parser.resolve_operands(names or [], [_INDEX] * len(names or []), parser.pos))
