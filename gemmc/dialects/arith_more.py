"""The `arith` dialect with what MLIR has and xDSL does not, for gemmc's own tools: other ops, and
comparisons, choices and conversions of whole tensors.

An op of tensors is a class behind xDSL's, whose definition allows tensors; whoever asks for xDSL's
class finds both. What is read or made of numbers is of xDSL's class itself.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar, Self, cast

from xdsl.dialects import arith as stock
from xdsl.dialects.builtin import AnyFloat, TensorType, i1
from xdsl.ir import Attribute, Block, Dialect, Operation, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    OpDef,
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.type import get_element_type_or_self

from gemmc.dialects.isa import isa


@irdl_op_definition
class RemfOp(stock.FloatingPointLikeBinaryOperation):
    """What is left of the first operand by whole multiples of the second, with the first's sign."""

    name = "arith.remf"

    traits = traits_def(Pure())


class _ToAnotherType(IRDLOperation, ABC):
    """A value, or a tensor, as one of another type."""

    input = operand_def()
    result = result_def()
    traits = traits_def(Pure())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        return cls.create(**_converted(parser))

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.input)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list([self.input.type, self.result.type], printer.print_attribute, " to ")


@irdl_op_definition
class IndexCastUIOp(_ToAnotherType):
    """An integer's bits as an index of 0 or more, or back: `arith.index_castui %a : i32 to index`.
    Written out when a text is read (`gemmc.dialects.words_written_out`)."""

    name = "arith.index_castui"


@irdl_op_definition
class ConvertFOp(_ToAnotherType):
    """A float as one of another type of as many bits, rounded to the nearest:
    `arith.convertf %a : bf16 to f16`, or of tensors of such. Written out when a text is read
    (`gemmc.dialects.floats_written_out`)."""

    name = "arith.convertf"


_PROMISES = ("overflowFlags", "nonNeg", "isExact", "fastmath")
"""What the program does in any case, by MLIR's names of properties."""


def _kept(numbers: type[IRDLOperation], given: dict[str, Any]) -> dict[str, Any]:
    """What an op of the generic form is made with, without the promises that xDSL's class has no
    property for."""
    known = numbers.get_irdl_definition().properties
    said = cast("dict[str, Attribute]", given.get("properties") or {})
    kept = {name: said[name] for name in said if name in known or name not in _PROMISES}
    return {**given, "properties": kept}


class OfTensors:
    """An op on each element of tensors of one shape. `NUMBERS` is xDSL's op of numbers, whose
    fields it has: a base of the class."""

    NUMBERS: ClassVar[type[IRDLOperation]]

    @classmethod
    def create(cls, *, operands: Sequence[SSAValue] = (), **given: Any) -> Any:
        """An op of tensors, or of xDSL's class where the first operand is a number; a clone is
        given its operands last."""
        numbers = operands and not isinstance(operands[0].type, TensorType)
        made = cast(Any, cls.NUMBERS if numbers else super())
        return made.create(operands=operands, **_kept(cls.NUMBERS, given))

    @classmethod
    def read(cls, parser: Parser) -> IRDLOperation:
        """The op as if it were of numbers, of whatever types stand there."""
        return cls.NUMBERS.parse(parser)

    @classmethod
    def parse(cls, parser: Parser) -> Any:
        read = cls.read(parser)
        kind, result = read.operands[0].type, read.results[0].type
        if not isa(kind, TensorType[Attribute]):
            return read
        made = cls.create(
            operands=list(read.operands),
            result_types=[TensorType(i1, kind.get_shape()) if result == i1 else result],
            properties=read.properties, attributes=read.attributes,
        )  # fmt: skip
        read.erase()  # it counts as a user of its operands
        return made

    def verify_(self) -> None:
        op = cast(Operation, self)
        kinds = [each.type for each in (*op.operands, *op.results)]
        tensors = [each for each in kinds if isa(each, TensorType[Attribute])]
        if len(tensors) != len(kinds) or len({each.get_shape() for each in tensors}) != 1:
            found = ", ".join(map(str, kinds))
            raise VerifyException(f"needed tensors of one shape; found {found}")
        *given, result = [each.element_type for each in tensors]
        numbers = self.NUMBERS.create(
            operands=Block(arg_types=given).args, result_types=[result],
            properties=op.properties, attributes=op.attributes,
        )  # fmt: skip
        numbers.verify()


def numbers_of(kind: type[Operation]) -> type[Operation]:
    """The class of an op of numbers that does to numbers what `kind` does to elements."""
    return kind.NUMBERS if issubclass(kind, OfTensors) else kind


class _Choice(OfTensors):
    """`arith.select %c, %a, %b : tensor<4xi1>, tensor<4xf32>`, or with one condition of i1 for all
    elements `arith.select %c, %a, %b : tensor<4xf32>`."""

    @classmethod
    def read(cls, parser: Parser) -> IRDLOperation:
        start, names = parser.pos, [parser.parse_unresolved_operand()]
        for _ in range(2):
            parser.parse_punctuation(",")
            names.append(parser.parse_unresolved_operand())
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        condition: Attribute = i1
        if parser.parse_optional_punctuation(","):
            condition, kind = kind, parser.parse_type()
        operands = parser.resolve_operands(names, [condition, kind, kind], start)
        return cls.NUMBERS.create(operands=operands, result_types=[kind], attributes=attributes)

    def print(self, printer: Printer) -> None:
        op = cast(stock.SelectOp, self)
        printer.print_string(" ")
        printer.print_list(op.operands, printer.print_operand)
        printer.print_op_attributes(op.attributes)
        printer.print_string(" : ")
        printer.print_list([op.cond.type, op.result.type], printer.print_attribute)


class _Conversion(OfTensors):
    """`arith.extsi %a : tensor<4xi8> to tensor<4xi32>`."""

    @classmethod
    def read(cls, parser: Parser) -> IRDLOperation:
        return cls.NUMBERS.create(**_converted(parser))


def _converted(parser: Parser) -> dict[str, Any]:
    """What `%a nneg overflow<nsw> {…} : t to u` says. The words promise what the program does in
    any case, or name the rounding that it is, and are not kept."""
    start, name = parser.pos, parser.parse_unresolved_operand()
    for word in ("nneg", "to_nearest_even"):
        parser.parse_optional_keyword(word)
    for word in ("overflow", "fastmath"):
        if parser.parse_optional_keyword(word):
            with parser.in_angle_brackets():
                parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_identifier)
    attributes = parser.parse_optional_attr_dict()
    parser.parse_punctuation(":")
    operands = parser.resolve_operands([name], [parser.parse_type()], start)
    parser.parse_keyword("to")
    return {
        "operands": operands, "result_types": [parser.parse_type()], "attributes": attributes
    }  # fmt: skip


def _of_floats(numbers: type[IRDLOperation]) -> type[IRDLOperation]:
    """The reader of a conversion of floats, which narrows none that is to be extended and widens
    none that is to be truncated; the op is of xDSL's class, which does not check that."""
    extends = numbers is stock.ExtFOp

    def parse(cls: Any, parser: Parser) -> IRDLOperation:
        start = parser.pos
        read = _converted(parser)
        kinds = [each.type for each in read["operands"]] + read["result_types"]
        elements = [get_element_type_or_self(each) for each in kinds]
        widths = [each.bitwidth for each in elements if isa(each, AnyFloat)]
        given, made = widths if len(widths) == len(elements) else (0, 0)
        if given > made if extends else given < made:
            message = f"a {'wider' if extends else 'narrower'} type than {elements[0]}"
            message = f"{numbers.name}: needed {message}; found {elements[1]}"
            parser.raise_error(message, start, start)
        return numbers.create(**read)

    return _reader(numbers, parse)


def _reader(
    numbers: type[IRDLOperation], parse: Callable[[Any, Parser], IRDLOperation]
) -> type[IRDLOperation]:
    """A class by which a text's op of xDSL's class is read."""

    def create(cls: Any, **given: Any) -> IRDLOperation:
        """In the generic form, too, the op is of xDSL's class."""
        return numbers.create(**_kept(numbers, given))

    made: dict[str, Any] = {
        "__doc__": f"`{numbers.name}`, with words that xDSL does not read.",
        "parse": classmethod(parse),
        "create": classmethod(create),
        "get_irdl_definition": classmethod(lambda cls: numbers.get_irdl_definition()),
    }
    return type(f"Read{numbers.__name__}", (numbers,), made)


def _called_before(name: str, now: type[IRDLOperation]) -> type[IRDLOperation]:
    """The reader of an op by the name that MLIR had for it before."""

    def parse(cls: Any, parser: Parser) -> IRDLOperation:
        return now.parse(parser)

    made = _reader(now, parse)
    made.name = name
    return made


def _exact(numbers: type[IRDLOperation]) -> type[IRDLOperation]:
    """The reader of a division or a shift that may say `exact`: nothing is left of it. That is not
    kept; the op is of xDSL's class."""

    def parse(cls: Any, parser: Parser) -> IRDLOperation:
        start = parser.pos
        names = [parser.parse_unresolved_operand()]
        parser.parse_punctuation(",")
        names.append(parser.parse_unresolved_operand())
        parser.parse_optional_keyword("exact")
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        operands = parser.resolve_operands(names, [kind, kind], start)
        return numbers.create(operands=operands, result_types=[kind], attributes=attributes)

    return _reader(numbers, parse)


def _of_tensors(
    numbers: type[IRDLOperation], base: type[OfTensors] = OfTensors
) -> type[IRDLOperation]:
    """The class of an op of tensors behind xDSL's of numbers, with a reader of its own."""

    @cache
    def definition() -> OpDef:
        known = numbers.get_irdl_definition()
        return replace(
            known,
            operands=[(name, operand_def(AnyAttr())) for name, _ in known.operands],
            results=[(name, result_def(AnyAttr())) for name, _ in known.results],
        )

    made: dict[str, Any] = {
        "NUMBERS": numbers,
        "__doc__": f"`{numbers.name}` of tensors, element by element.",
        "get_irdl_definition": classmethod(lambda cls: definition()),
    }
    return type(f"Tensor{numbers.__name__}", (base, numbers), made)


_CONVERSIONS = (
    stock.ExtSIOp, stock.ExtUIOp, stock.TruncIOp, stock.SIToFPOp, stock.UIToFPOp, stock.FPToSIOp,
    stock.FPToUIOp, stock.IndexCastOp,
)  # fmt: skip
_OWN = (
    RemfOp,
    IndexCastUIOp,
    ConvertFOp,
    _of_tensors(stock.CmpfOp),
    _of_tensors(stock.CmpiOp),
    _of_tensors(stock.SelectOp, _Choice),
    *(_of_tensors(each, _Conversion) for each in _CONVERSIONS),
    *map(_exact, (stock.DivUIOp, stock.DivSIOp, stock.ShRUIOp, stock.ShRSIOp)),
    *map(_of_floats, (stock.ExtFOp, stock.TruncFOp)),
    _called_before("arith.maxf", stock.MaximumfOp),
    _called_before("arith.minf", stock.MinimumfOp),
)
_OWN_NAMES = {op.name for op in _OWN}

Arith = Dialect(
    "arith",
    [*(op for op in stock.Arith.operations if op.name not in _OWN_NAMES), *_OWN],
    [*stock.Arith.attributes],
)
