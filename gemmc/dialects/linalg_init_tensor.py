"""`linalg.init_tensor`, the name that `tensor.empty` had before, is read as that op.

Source: MLIR, "linalg" dialect, `InitTensorOp`, in the versions until October 2022.
"""

from __future__ import annotations

from typing import Any

from xdsl.dialects import tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, TensorType
from xdsl.dialects.utils.dynamic_index_list import parse_dynamic_index_list_without_types
from xdsl.ir import Attribute
from xdsl.parser import Parser

from gemmc.dialects.isa import isa


class InitTensorOp(tensor.EmptyOp):
    """`linalg.init_tensor [4, %n] : tensor<4x?xf32>`; what is read is a `tensor.empty`."""

    name = "linalg.init_tensor"

    @classmethod
    def parse(cls, parser: Parser) -> Any:
        """The `tensor.empty` of the type. ParseError where the list and the type disagree."""
        names, sizes = parse_dynamic_index_list_without_types(parser, DYNAMIC_INDEX)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        start = parser.pos
        kind = parser.parse_type()
        if not isa(kind, TensorType[Attribute]) or list(kind.get_shape()) != list(sizes):
            parser.raise_error("needed a tensor of the sizes in the list", start, parser.pos)
        extents = [parser.resolve_operand(name, IndexType()) for name in names]
        made = tensor.EmptyOp(extents, kind)
        made.attributes |= attributes
        return made
