"""`linalg.broadcast` as a structured op, with maps and a body that passes ask like any other's."""

from __future__ import annotations

from typing import Self

from xdsl.builder import Builder
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayBase,
    MemRefType,
    TensorType,
    i64,
)
from xdsl.dialects.linalg import ops as stock
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.ir import Attribute, BlockArgument, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.irdl import AttrSizedOperandSegments, prop_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_elements import moved_elements


@op_definition
class BroadcastOp(LinalgStructuredOperation):
    """The input along new `dimensions` of the output; the others are the input's, in order.

    xDSL's op of this name has neither maps nor a list of inputs. The text is the same:
    `linalg.broadcast ins(%a : type) outs(%b : type) dimensions = [0]`.
    """

    name = "linalg.broadcast"

    dimensions = prop_def(DenseArrayBase.constr(i64))

    irdl_options = (AttrSizedOperandSegments(as_property=True),)

    def __init__(self, source: SSAValue, target: SSAValue, dimensions: DenseArrayBase):
        @Builder.implicit_region(moved_elements((source, target)))
        def body(args: tuple[BlockArgument, ...]) -> None:
            stock.YieldOp(args[0])

        super().__init__(
            operands=[[source], [target]],
            result_types=[[target.type] if isa(target.type, TensorType[Attribute]) else []],
            properties={"dimensions": dimensions},
            regions=[body],
        )

    def verify_(self) -> None:
        source, target = _tensor(self.inputs[0]), _tensor(self.outputs[0])
        shape, added = target.get_shape(), self.dimensions.get_values()
        if any(not 0 <= each < len(shape) for each in added) or len({*added}) != len(added):
            raise VerifyException(f"needed dimensions of {target}, each once; found {list(added)}")
        kept = [size for number, size in enumerate(shape) if number not in added]
        if kept != list(source.get_shape()):
            raise VerifyException(f"needed an input of shape {kept}; found {source}")

    def get_indexing_maps(self) -> ArrayAttr[AffineMapAttr]:
        added, whole = self.dimensions.get_values(), AffineMap.identity(self.get_num_loops())
        kept = tuple(each for number, each in enumerate(whole.results) if number not in added)
        source = AffineMap(whole.num_dims, 0, kept)
        return ArrayAttr([AffineMapAttr(source), AffineMapAttr(whole)])

    def get_iterator_types(self) -> ArrayAttr[IteratorTypeAttr]:
        return ArrayAttr([IteratorTypeAttr.parallel()] * self.get_num_loops())

    def get_num_loops(self) -> int:
        return len(_tensor(self.outputs[0]).get_shape())

    def print(self, printer: Printer) -> None:
        for word, values in (("ins", self.inputs), ("outs", self.outputs)):
            printer.print_string(f" {word}")
            with printer.in_parens():
                printer.print_ssa_value(values[0])
                printer.print_string(":")
                printer.print_attribute(values[0].type)
        printer.print_string(" dimensions = ")
        with printer.in_square_brackets():
            printer.print_list(self.dimensions.get_values(), printer.print_int)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        values: list[SSAValue] = []
        for word in ("ins", "outs"):
            parser.parse_characters(word)
            with parser.in_parens():
                name = parser.parse_unresolved_operand()
                parser.parse_punctuation(":")
                values.append(parser.resolve_operand(name, parser.parse_type()))
        parser.parse_keyword("dimensions")
        parser.parse_punctuation("=")
        dimensions = parser.parse_comma_separated_list(
            parser.Delimiter.SQUARE, parser.parse_integer
        )
        return cls(values[0], values[1], DenseArrayBase.from_list(i64, dimensions))


def _tensor(value: SSAValue) -> TensorType[Attribute] | MemRefType[Attribute]:
    kind = value.type
    if not isa(kind, TensorType[Attribute]) and not isa(kind, MemRefType[Attribute]):
        raise VerifyException(f"needed tensors; found {kind}")
    return kind
