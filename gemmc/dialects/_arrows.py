"""Types of results behind an arrow, as MLIR reads them."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Attribute
from xdsl.parser import Parser


def arrow_types(parser: Parser) -> Sequence[Attribute]:
    """`-> (f32, f32)` or `-> f32`, which may be missing."""
    if not parser.parse_optional_punctuation("->"):
        return ()
    several = parser.parse_optional_comma_separated_list(
        parser.Delimiter.PAREN, parser.parse_type)  # fmt: skip
    return (parser.parse_type(),) if several is None else several
