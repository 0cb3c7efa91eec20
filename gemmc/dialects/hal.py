"""What IREE's calling convention puts around a program: arguments and results are views of buffers
instead of tensors, and fences say when they may be read and are written.

`gemmc.dialects.hal_written_out` makes it a function on tensors when a text is read.

Source: IREE, dialect "hal", `TensorImportOp`, `TensorExportOp`, `TensorBarrierOp`,
`BufferViewDimOp`, `DevicesGetOp`, `FenceCreateOp`, `FenceAwaitOp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType, TensorType, i32
from xdsl.ir import Attribute, Dialect, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import (
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    prop_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser, UnresolvedOperand

from gemmc.dialects.isa import isa


@irdl_attr_definition
class BufferViewType(ParametrizedAttribute, TypeAttribute):
    """`!hal.buffer_view`: an array of a caller."""

    name = "hal.buffer_view"


@irdl_attr_definition
class FenceType(ParametrizedAttribute, TypeAttribute):
    """`!hal.fence`: something that is done at some time."""

    name = "hal.fence"


@irdl_attr_definition
class DeviceType(ParametrizedAttribute, TypeAttribute):
    """`!hal.device`."""

    name = "hal.device"


class _OfViews(IRDLOperation):
    """What all ops of the convention have."""

    values = var_operand_def()
    made = var_result_def()

    @classmethod
    def of(cls, parser: Parser, names: Sequence[UnresolvedOperand], kinds: Sequence[Attribute],
           made: Sequence[Attribute], **properties: Attribute) -> Self:
        """The op of operands that were read, by name and type."""  # fmt: skip
        values = parser.resolve_operands(names, kinds, parser.pos)
        return cls.create(operands=values, result_types=made, properties=properties)


@irdl_op_definition
class TensorImportOp(_OfViews):
    """`hal.tensor.import wait(%fence) => %view "x" : !hal.buffer_view -> tensor<?x8xf32>{%n}`: the
    tensor that an argument is. A type ahead of `as` is what the caller knows it by."""

    name = "hal.tensor.import"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        if parser.parse_optional_keyword("wait"):
            _one_in_parentheses(parser)
            _arrow(parser)
        view = parser.parse_unresolved_operand()
        parser.parse_optional_str_literal()
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        parser.parse_punctuation("->")
        return cls.of(parser, [view], [kind], [_known_as(parser)])


@irdl_op_definition
class TensorExportOp(_OfViews):
    """`hal.tensor.export %x "y" : tensor<?x8xf32>{%n} -> !hal.buffer_view`: a result."""

    name = "hal.tensor.export"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        value = parser.parse_unresolved_operand()
        parser.parse_optional_str_literal()
        parser.parse_punctuation(":")
        kind = _known_as(parser)
        parser.parse_punctuation("->")
        return cls.of(parser, [value], [kind], [parser.parse_type()])


@irdl_op_definition
class TensorBarrierOp(_OfViews):
    """`%0:2 = hal.tensor.barrier join(%x, %y : t, u) => %fence : !hal.fence`: each result is an
    operand, at a time that the fence tells."""

    name = "hal.tensor.barrier"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        parser.parse_keyword("join")
        parser.parse_punctuation("(")
        none = parser.Delimiter.NONE
        names = parser.parse_comma_separated_list(none, parser.parse_unresolved_operand)
        parser.parse_punctuation(":")
        kinds = parser.parse_comma_separated_list(none, parser.parse_type)
        parser.parse_punctuation(")")
        _arrow(parser)
        parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        parser.parse_type()
        return cls.of(parser, names, kinds, kinds)


@irdl_op_definition
class BufferViewDimOp(_OfViews):
    """`hal.buffer_view.dim<%view : !hal.buffer_view>[0] : index`: a size of an argument."""

    name = "hal.buffer_view.dim"

    index = prop_def(IntegerAttr)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        parser.parse_punctuation("<")
        view = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        parser.parse_punctuation(">")
        parser.parse_punctuation("[")
        index = IntegerAttr(parser.parse_integer(), IndexType())
        parser.parse_punctuation("]")
        parser.parse_punctuation(":")
        return cls.of(parser, [view], [kind], [parser.parse_type()], index=index)


@irdl_op_definition
class DevicesGetOp(_OfViews):
    """`hal.devices.get %c0 : !hal.device`."""

    name = "hal.devices.get"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        index = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        return cls.of(parser, [index], [IndexType()], [parser.parse_type()])


@irdl_op_definition
class FenceCreateOp(_OfViews):
    """`hal.fence.create device(%device : !hal.device) flags("None") : !hal.fence`."""

    name = "hal.fence.create"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        parser.parse_keyword("device")
        parser.parse_punctuation("(")
        device = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        parser.parse_punctuation(")")
        _flags(parser)
        parser.parse_punctuation(":")
        return cls.of(parser, [device], [kind], [parser.parse_type()])


@irdl_op_definition
class FenceAwaitOp(_OfViews):
    """`hal.fence.await until([%fence]) timeout_millis(%never) flags("None") : i32`: a status."""

    name = "hal.fence.await"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        parser.parse_keyword("until")
        parser.parse_punctuation("(")
        fences = parser.parse_comma_separated_list(
            parser.Delimiter.SQUARE, parser.parse_unresolved_operand
        )
        parser.parse_punctuation(")")
        parser.parse_keyword("timeout_millis")
        timeout = _one_in_parentheses(parser)
        _flags(parser)
        parser.parse_punctuation(":")
        kinds: list[Attribute] = [*([FenceType()] * len(fences)), i32]
        return cls.of(parser, [*fences, timeout], kinds, [parser.parse_type()])


@irdl_op_definition
class FenceSignalOp(_OfViews):
    """`hal.fence.signal<%fence : !hal.fence>`: nothing is computed that a fence waits for."""

    name = "hal.fence.signal"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        with parser.in_angle_brackets():
            fence = parser.parse_unresolved_operand()
            parser.parse_punctuation(":")
            kind = parser.parse_type()
        return cls.of(parser, [fence], [kind], [])


def _arrow(parser: Parser) -> None:
    """`=>`, which are two tokens."""
    parser.parse_punctuation("=")
    parser.parse_punctuation(">")


def _one_in_parentheses(parser: Parser) -> UnresolvedOperand:
    with parser.in_parens():
        return parser.parse_unresolved_operand()


def _known_as(parser: Parser) -> Attribute:
    """The program's type of `tensor<?x8xui8>{%n} as tensor<?x8xi8>{%n}`, or of one type alone.
    ParseError where the caller's differs in more than its elements' sign."""
    start = parser.pos
    found = parser.parse_type()
    _sizes(parser)
    if not parser.parse_optional_keyword("as"):
        return found
    kind = parser.parse_type()
    _sizes(parser)
    if _signless(found) != kind:
        needed = f"the caller's type to be {kind}, with or without signs"
        change = "convert it in the program"
        parser.raise_error(f"hal: needed {needed}; found {found}; {change}", start, start + 1)
    return kind


def _signless(kind: Attribute) -> Attribute:
    """A tensor's type with integers that say nothing of their sign."""
    if not isa(kind, TensorType[Attribute]) or not isa(kind.element_type, IntegerType):
        return kind
    element: Attribute = IntegerType(kind.element_type.width.data)
    return TensorType(element, kind.get_shape(), kind.encoding)


def _sizes(parser: Parser) -> None:
    """The open sizes of a type: they are those of the tensor."""
    parser.parse_optional_comma_separated_list(
        parser.Delimiter.BRACES, parser.parse_unresolved_operand
    )


def _flags(parser: Parser) -> None:
    if parser.parse_optional_keyword("flags"):
        with parser.in_parens():
            parser.parse_str_literal()


Hal = Dialect(
    "hal",
    [
        TensorImportOp,
        TensorExportOp,
        TensorBarrierOp,
        BufferViewDimOp,
        DevicesGetOp,
        FenceCreateOp,
        FenceAwaitOp,
        FenceSignalOp,
    ],
    [BufferViewType, FenceType, DeviceType],
)
