"""Floats that a text gives as their bits.

In MLIR a hexadecimal integer among the elements of a dense constant of floats is the bits of one
(Builtin Dialect, "DenseIntOrFPElementsAttr"): `dense<0xFF800000> : tensor<f32>` is minus infinity.
xDSL 0.74 takes it for the number 4286578688.
"""

from __future__ import annotations

from typing import Any

from xdsl.dialects.builtin import AnyFloat
from xdsl.parser import Parser

from gemmc.dialects.isa import isa

_Element: Any = getattr(Parser, "_TensorLiteralElement")  # noqa: B009  # private to xDSL


class BitPattern(_Element):
    """A hexadecimal element of a dense constant; what it is, its type says."""

    def to_type(self, parser: Any, type: Any) -> Any:
        """The element's value; a ParseError for bits that the type has not."""
        if not isa(type, AnyFloat):
            number: Any = super()
            return number.to_type(parser, type)
        bits = abs(self.value)
        if self.is_negative or bits >> type.bitwidth:
            needed = f"needed the {type.bitwidth} bits of {type} in a hexadecimal element"
            parser.raise_error(f"{needed}; found {self.span.text}", at_position=self.span)
        return type.unpack(bits.to_bytes(type.bitwidth // 8, "little"), 1)[0]


def with_bits(element: Any) -> Any:
    """An element that was parsed, as the bits that it is where it is spelled in hexadecimal."""
    spelled = element.span.text.lstrip("-").strip().lower()
    if type(element.value) is not int or not spelled.startswith("0x"):
        return element
    return BitPattern(element.is_negative, element.value, element.span)
