"""The text that `linalg.map` and `linalg.reduce` share: operands, and a body that may be one op.

MLIR prints a body of one op as `{ arith.addf }`, in front of the operands, and any other as
arguments and a region behind them (MLIR, "linalg" dialect, `MapOp`, `ReduceOp`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import MemRefType, TensorType
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.irdl import IRDLOperation
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.isa import isa


@dataclass(frozen=True)
class Payload:
    """The one op of a body, by its class, with the attributes that the text gives it."""

    kind: type[Operation]
    attributes: Mapping[str, Attribute]
    start: int

    def region(self, parser: Parser, types: Sequence[Attribute], start_first: bool) -> Region:
        """A body with arguments of `types`, the last of which is the output's element: the op of
        the others, behind the last where `start_first`. ParseError for an op that takes other
        operands."""
        block = Block(arg_types=types)
        *given, last = block.args
        operands = [last, *given] if start_first else given
        try:
            op = self._made(operands, types[-1])
            op.verify()
        except (VerifyException, ValueError, IndexError) as error:
            found = f"{len(operands)} of {', '.join(str(each.type) for each in operands)}"
            needed = f"an op that takes the elements, {found}"
            parser.raise_error(f"needed {needed}; found {self.kind.name}: {error}", self.start)
        block.add_ops([op, YieldOp(op)])
        return Region(block)

    def _made(self, operands: Sequence[SSAValue], result: Attribute) -> Operation:
        if not issubclass(self.kind, IRDLOperation):
            raise ValueError("no arithmetic")
        properties = self.kind.get_irdl_definition().properties
        mine = {name: each for name, each in self.attributes.items() if name in properties}
        rest = {name: each for name, each in self.attributes.items() if name not in properties}
        for name, known in properties.items():
            default = getattr(known, "default_value", None)
            if default is not None:
                mine.setdefault(name, default)
        return self.kind.create(
            operands=operands, result_types=[result], properties=mine, attributes=rest
        )


def parse_payload(parser: Parser) -> Payload | None:
    """`{ op attributes? }`, or None where no brace stands next."""
    if parser.parse_optional_punctuation("{") is None:
        return None
    start = parser.pos
    name = parser.parse_identifier()
    kind = parser.ctx.get_optional_op(name)
    if kind is None:
        parser.raise_error(f"needed an op of a dialect that gemmc reads; found {name}", start)
    attributes = parser.parse_optional_attr_dict()
    parser.parse_punctuation("}")
    return Payload(kind, attributes, start)


def parse_operands(parser: Parser, keyword: str) -> Sequence[SSAValue]:
    """`keyword(%a, %b : type, type)`, or nothing."""
    if not parser.parse_optional_characters(keyword):
        return ()
    with parser.in_parens():
        return parse_listed(parser)


def parse_listed(parser: Parser) -> Sequence[SSAValue]:
    """`%a, %b : type, type`."""
    start, none = parser.pos, parser.Delimiter.NONE
    names = parser.parse_comma_separated_list(none, parser.parse_unresolved_operand)
    parser.parse_punctuation(":")
    types = parser.parse_comma_separated_list(none, parser.parse_type)
    return parser.resolve_operands(names, types, start)


def parse_dimension(parser: Parser) -> int:
    """`dimension(1)`."""
    parser.parse_characters("dimension")
    with parser.in_parens():
        return parser.parse_integer()


def parse_body(parser: Parser) -> Region:
    """`(%a: type, …) { … }`."""
    arguments = parser.parse_comma_separated_list(parser.Delimiter.PAREN, parser.parse_argument)
    return parser.parse_region(arguments)


def print_operands(printer: Printer, keyword: str, values: Sequence[SSAValue]) -> None:
    """What `parse_operands` reads."""
    if not values:
        return
    printer.print_string(f" {keyword}")
    with printer.in_parens():
        printer.print_list(values, printer.print_ssa_value)
        printer.print_string(" : ")
        printer.print_list([each.type for each in values], printer.print_attribute)


def print_body(printer: Printer, body: Region, arguments: int) -> None:
    """What `parse_body` reads, of the first `arguments` of the body's."""
    printer.print_string(" ")
    with printer.in_parens():
        printer.print_list(body.block.args[:arguments], printer.print_block_argument)
    printer.print_string(" ")
    printer.print_region(body, print_entry_block_args=False)


def element_types(values: Sequence[SSAValue]) -> list[Attribute]:
    """Of tensors and memrefs; VerifyException for others."""
    return [_shaped(each).element_type for each in values]


def read_types(
    parser: Parser, name: str, start: int, values: Sequence[SSAValue]
) -> list[Attribute]:
    """`element_types` of the operands of an op that starts at `start`; ParseError for others."""
    try:
        return element_types(values)
    except VerifyException as error:
        parser.raise_error(f"{name}: {error}", start)


def shape_of(value: SSAValue) -> tuple[int, ...]:
    """Of a tensor or memref; VerifyException for another value."""
    return _shaped(value).get_shape()


def tensor_types(values: Sequence[SSAValue]) -> list[Attribute]:
    """Of the results behind these outputs: a memref is written, a tensor comes out anew."""
    return [kind for each in values if isinstance(kind := _shaped(each), TensorType)]


def _shaped(value: SSAValue) -> TensorType[Attribute] | MemRefType[Attribute]:
    kind = value.type
    if isa(kind, TensorType[Attribute]) or isa(kind, MemRefType[Attribute]):
        return kind
    raise VerifyException(f"needed tensors or memrefs; found {kind}")
