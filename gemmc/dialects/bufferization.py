"""The `bufferization` dialect in the spellings of several years, for gemmc's own tools only.

xDSL's ops demand memrefs without a layout and one spelling each. What is read here: tensors that
stand for a memref's elements, and back.

Source: MLIR, "bufferization" dialect.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self, cast

from xdsl.context import Context
from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    IndexType,
    IntegerAttr,
    MemRefType,
    ModuleOp,
    TensorType,
    i1,
)
from xdsl.ir import Attribute, Dialect, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    base,
    irdl_op_definition,
    operand_def,
    opt_result_def,
    result_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.rewriter import Rewriter
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.isa import isa


class _Converting(IRDLOperation):
    """`name %x words? : type to type`, or `: type` of the memref alone."""

    WORDS: ClassVar[tuple[str, ...]] = ()
    """Promises of the program, which change nothing here."""

    source = operand_def(base(TensorType) | base(MemRefType))
    result = result_def(base(TensorType) | base(MemRefType))

    def __init__(self, source: SSAValue, result: Attribute):
        super().__init__(operands=[source], result_types=[result])

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_unresolved_operand()
        for word in cls.WORDS:
            parser.parse_optional_keyword(word)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        source = parser.parse_type()
        target = parser.parse_type() if parser.parse_optional_keyword("to") else None
        if target is None:
            source, target = cls.alone(source)
        made = cls(parser.resolve_operand(name, source), target)
        made.attributes |= attributes
        return made

    @classmethod
    def alone(cls, kind: Attribute) -> tuple[Attribute, Attribute]:
        """Both types of a text with one, that of the memref."""
        return kind, kind

    def verify_(self) -> None:
        _verify_same(self.source, self.result)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.source)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.source.type)
        printer.print_string(" to ")
        printer.print_attribute(self.result.type)


def _as_tensor(kind: Attribute) -> Attribute:
    if not isa(kind, MemRefType[Attribute]):
        raise VerifyException(f"needed a memref; found {kind}")
    return TensorType(kind.element_type, kind.get_shape())


def _verify_same(one: SSAValue, other: SSAValue) -> None:
    """VerifyException where two values have other elements or ranks."""
    kinds = [cast("TensorType[Attribute]", each.type) for each in (one, other)]
    ranks = [each.get_num_dims() for each in kinds]
    if kinds[0].element_type != kinds[1].element_type or ranks[0] != ranks[1]:
        raise VerifyException(f"needed equal elements and ranks; found {kinds[0]} and {kinds[1]}")


@irdl_op_definition
class ToTensorOp(_Converting):
    """The elements that a memref has here: `bufferization.to_tensor %m restrict : m to t`."""

    name = "bufferization.to_tensor"
    WORDS: ClassVar[tuple[str, ...]] = ("restrict", "writable")

    @classmethod
    def alone(cls, kind: Attribute) -> tuple[Attribute, Attribute]:
        return kind, _as_tensor(kind)


@irdl_op_definition
class ToBufferOp(_Converting):
    """Memory with a tensor's elements: `bufferization.to_buffer %t read_only : t to m`."""

    name = "bufferization.to_buffer"
    WORDS: ClassVar[tuple[str, ...]] = ("read_only",)

    @classmethod
    def alone(cls, kind: Attribute) -> tuple[Attribute, Attribute]:
        return _as_tensor(kind), kind


class ToMemrefOp(ToBufferOp):
    """`bufferization.to_buffer` as it was called before: `bufferization.to_memref %t : m`."""

    name = "bufferization.to_memref"


@irdl_op_definition
class CloneOp(_Converting):
    """Other memory with the same elements: `bufferization.clone %m : m to m`."""

    name = "bufferization.clone"


class AllocTensorOp(tensor.EmptyOp):
    """A tensor of elements that nobody has written: `bufferization.alloc_tensor(%size) : t`, which
    is read as `tensor.empty`. With the elements of another one,
    `bufferization.alloc_tensor() copy(%x) : t`, it is read as that."""

    name = "bufferization.alloc_tensor"

    @classmethod
    def create(cls, **given: Any) -> Any:
        return tensor.EmptyOp.create(**given)

    @classmethod
    def parse(cls, parser: Parser) -> Any:
        names = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, parser.parse_unresolved_operand
        )
        copied = None
        if parser.parse_optional_keyword("copy"):
            with parser.in_parens():
                copied = parser.parse_unresolved_operand()
        parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        if copied is not None:
            value = parser.resolve_operand(copied, kind)
            return tensor.CastOp(value, cast("TensorType[Attribute]", kind))
        return tensor.EmptyOp([parser.resolve_operand(each, IndexType()) for each in names], kind)


@irdl_op_definition
class MaterializeInDestinationOp(IRDLOperation):
    """A tensor's elements into a memref, or into another tensor's place:
    `bufferization.materialize_in_destination %t in restrict writable %m : (t, m) -> ()`."""

    name = "bufferization.materialize_in_destination"

    source = operand_def(TensorType)
    dest = operand_def(base(TensorType) | base(MemRefType))
    result = opt_result_def(TensorType)

    def __init__(self, source: SSAValue, dest: SSAValue, result: Sequence[Attribute] = ()):
        super().__init__(operands=[source, dest], result_types=[list(result)])

    def verify_(self) -> None:
        _verify_same(self.source, self.dest)
        if isa(self.dest.type, MemRefType[Attribute]) != (self.result is None):
            raise VerifyException("needed a result of a tensor's place, and none of a memref")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        names = [parser.parse_unresolved_operand()]
        parser.parse_keyword("in")
        for word in ("restrict", "writable"):
            parser.parse_optional_keyword(word)
        names.append(parser.parse_unresolved_operand())
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kind = parser.parse_function_type()
        values = parser.resolve_operands(names, list(kind.inputs), parser.pos)
        made = cls(values[0], values[1], list(kind.outputs))
        made.attributes |= attributes
        return made

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.source)
        printer.print_string(" in " if self.result is not None else " in restrict writable ")
        printer.print_ssa_value(self.dest)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_operation_type(self)


@irdl_op_definition
class DeallocOp(IRDLOperation):
    """Memory is given back where it is owned, and which of what is kept is owned behind it:
    `%o = bufferization.dealloc (%m : m) if (%owned) retain (%k : m)`. Left out when a text is read
    (`write_out`): memory is the program's."""

    name = "bufferization.dealloc"

    values = var_operand_def()
    owned = var_result_def(i1)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        values = _typed_operands(parser)
        if parser.parse_optional_keyword("if"):
            values += parser.parse_comma_separated_list(
                parser.Delimiter.PAREN, lambda: parser.parse_operand(i1)
            )
        kept = _typed_operands(parser) if parser.parse_optional_keyword("retain") else []
        attributes = parser.parse_optional_attr_dict()
        return cls.create(
            operands=[*values, *kept], result_types=[i1] * len(kept), attributes=attributes
        )


def _typed_operands(parser: Parser) -> list[SSAValue]:
    """`(%a, %b : t, u)`, which may be missing."""
    if not parser.parse_optional_punctuation("("):
        return []
    start = parser.pos
    names = parser.parse_comma_separated_list(
        parser.Delimiter.NONE, parser.parse_unresolved_operand
    )
    parser.parse_punctuation(":")
    kinds = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
    parser.parse_punctuation(")")
    return list(parser.resolve_operands(names, kinds, start))


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Leave out what gives memory back; what is kept is owned by nobody. A tensor in another one's
    place is the tensor: which memory it has is nothing that a program on tensors sees."""
    for op in [each for each in module.walk() if isinstance(each, MaterializeInDestinationOp)]:
        if op.result is not None:
            op.verify()
            kind = op.result.type
            same = op.source.type == kind
            source = op.source if same else put_ahead(op, tensor.CastOp(op.source, kind)).results[0]
            Rewriter.replace_op(op, [], [source])
    for op in [each for each in module.walk() if isinstance(each, DeallocOp)]:
        for result in op.owned:
            made = put_ahead(op, arith.ConstantOp(IntegerAttr(0, i1)))
            result.replace_all_uses_with(made.results[0])
        op.detach()
        op.erase()


Bufferization = Dialect(
    "bufferization",
    [ToTensorOp, ToBufferOp, ToMemrefOp, CloneOp, AllocTensorOp, MaterializeInDestinationOp,
     DeallocOp],  # fmt: skip
    [],
)
