"""The `memref` dialect as other compilers print it, for gemmc's own tools only.

xDSL's casts, copies and globals have no text of their own, and it has no `memref.transpose`. All
other ops are xDSL's; as with `gemmc.dialects.linalg`, no universe has this dialect.

Source: MLIR, "memref" dialect.
"""

from __future__ import annotations

from math import prod
from typing import Any, Self, cast

from xdsl.dialects import memref as stock
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AnyDenseElement,
    DenseResourceAttr,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    StringAttr,
    TensorType,
    UnitAttr,
    i64,
)
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, prop_def, result_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.isa import isa
from gemmc.dialects.memref_agrees import SubviewOp, check_cast, check_transposed
from gemmc.dialects.memref_atomics import ATOMICS

WORD = "to"

_PUBLIC = "public"
"""The visibility that MLIR does not print."""


def _types(parser: Parser) -> tuple[Attribute, Attribute]:
    """`: type to type`."""
    parser.parse_punctuation(":")
    first = parser.parse_type()
    parser.parse_keyword(WORD)
    return first, parser.parse_type()


def _print(op: Operation, printer: Printer, between: str = "") -> None:
    first, second = (*op.operands, *op.results)
    printer.print_string(" ")
    printer.print_ssa_value(op.operands[0])
    printer.print_string(between)
    printer.print_op_attributes(op.attributes)
    printer.print_string(" : ")
    printer.print_attribute(first.type)
    printer.print_string(f" {WORD} ")
    printer.print_attribute(second.type)


class CastOp(stock.CastOp):
    """The same memory with more or less of its type known: `memref.cast %m : type to type`."""

    name = "memref.cast"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name, attributes = parser.parse_unresolved_operand(), parser.parse_optional_attr_dict()
        source, target = _types(parser)
        value = parser.resolve_operand(name, source)
        return cls.create(operands=[value], result_types=[target], attributes=attributes)

    def verify_(self) -> None:
        super().verify_()
        if self.name == CastOp.name:  # another space is another type
            check_cast(self.source.type, self.dest.type)

    def print(self, printer: Printer) -> None:
        _print(self, printer)


class MemorySpaceCastOp(CastOp, stock.MemorySpaceCastOp):
    """The same memory in another space: `memref.memory_space_cast %m : type to type`."""

    name = "memref.memory_space_cast"


class CopyOp(stock.CopyOp):
    """All elements of one memref to another: `memref.copy %a, %b : type to type`."""

    name = "memref.copy"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        source = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        target, attributes = parser.parse_unresolved_operand(), parser.parse_optional_attr_dict()
        names = zip((source, target), _types(parser), strict=True)
        values = [parser.resolve_operand(*each) for each in names]
        return cls.create(operands=values, attributes=attributes)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.source)
        printer.print_string(",")
        printer.print_string(" ")
        printer.print_ssa_value(self.destination)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.source.type)
        printer.print_string(f" {WORD} ")
        printer.print_attribute(self.destination.type)


class GlobalOp(stock.GlobalOp):
    """Memory of the module's: `memref.global "private" constant @w : type = dense<…>`."""

    name = "memref.global"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        visibility = parser.parse_optional_str_literal() or _PUBLIC
        properties: dict[str, Attribute] = {"sym_visibility": StringAttr(visibility)}
        if parser.parse_optional_keyword("constant"):
            properties["constant"] = UnitAttr()
        properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        properties |= {"type": kind, "initial_value": UnitAttr()}
        if parser.parse_optional_punctuation("=") and not parser.parse_optional_keyword(
            "uninitialized"
        ):
            if not isa(kind, MemRefType[AnyDenseElement]):
                parser.raise_error(f"needed a memref; found {kind}")
            properties["initial_value"] = _elements(parser, kind)
        if parser.parse_optional_keyword("alignment"):
            parser.parse_punctuation("=")
            properties["alignment"] = IntegerAttr(parser.parse_integer(), i64)
        attributes = parser.parse_optional_attr_dict()
        if "alignment" in attributes:
            properties["alignment"] = attributes.pop("alignment")
        return cls.create(properties=properties, attributes=attributes)

    def print(self, printer: Printer) -> None:
        if self.sym_visibility.data != _PUBLIC:
            printer.print_string(" ")
            printer.print_attribute(self.sym_visibility)
        printer.print_string(" constant " if self.constant is not None else " ")
        printer.print_symbol_name(self.sym_name.data)
        printer.print_string(" : ")
        printer.print_attribute(self.type)
        if isinstance(self.initial_value, UnitAttr):
            printer.print_string(" = uninitialized")
        else:
            text = str(self.initial_value)
            printer.print_string(f" = {text[: text.rindex(' : ')]}")
        attributes = dict(self.attributes)
        if self.alignment is not None:
            attributes["alignment"] = self.alignment
        printer.print_op_attributes(attributes)


def _elements(parser: Parser, kind: MemRefType[AnyDenseElement]) -> Attribute:
    """What stands in a memref from the start: `dense<…>`, or `dense_resource<key>`, whose elements
    are at the end of the text. Both are of the tensor, whose type is not spelled."""
    shaped = TensorType(kind.element_type, kind.get_shape())
    if parser.parse_optional_keyword("dense_resource"):
        with parser.in_angle_brackets():
            key = parser.parse_identifier(" for resource handle")
        return DenseResourceAttr.from_params(key, shaped)
    parser.parse_keyword("dense")
    return parser.parse_dense_int_or_fp_elements_attr(shaped)


def _allocation(kept: type[stock.AllocOp | stock.AllocaOp]) -> type[Operation]:
    """The reader of `memref.alloc(%n)[%s] alignment = 64 {…} : type`, with the alignment where
    later versions print it, or in the braces. The op is of xDSL's class, without its alignment,
    which says nothing of what is computed."""

    def parse(cls: type[Operation], parser: Parser) -> Operation:
        start = parser.pos
        sizes, symbols = (
            parser.parse_optional_comma_separated_list(each, parser.parse_unresolved_operand) or []
            for each in (parser.Delimiter.PAREN, parser.Delimiter.SQUARE)
        )
        if parser.parse_optional_keyword("alignment"):
            parser.parse_punctuation("=")
            parser.parse_integer()
        attributes = parser.parse_optional_attr_dict()
        attributes.pop("alignment", None)
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        groups = [
            parser.resolve_operands(each, [IndexType()] * len(each), start)
            for each in (sizes, symbols)
        ]
        return kept.build(operands=groups, result_types=[kind], attributes=attributes)

    made: dict[str, Any] = {
        "__doc__": f"`{kept.name}`, with or without an alignment.",
        "parse": classmethod(parse),
        "get_irdl_definition": classmethod(lambda _: kept.get_irdl_definition()),
    }
    return cast("type[Operation]", type(f"Read{kept.__name__}", (kept,), made))


@irdl_op_definition
class TransposeOp(IRDLOperation):
    """The same memory with its dimensions in another order:
    `memref.transpose %m (d0, d1) -> (d1, d0) : type to type`."""

    name = "memref.transpose"

    source = operand_def(MemRefType)
    permutation = prop_def(AffineMapAttr)
    result = result_def(MemRefType)

    def __init__(self, source: SSAValue, permutation: AffineMap, result: Attribute):
        super().__init__(
            operands=[source],
            properties={"permutation": AffineMapAttr(permutation)},
            result_types=[result],
        )

    @property
    def order(self) -> list[int]:
        """The source's dimension that each of the result's is."""
        return [next(iter(each.used_dims())) for each in self.permutation.data.results]

    def verify_(self) -> None:
        indexing, rank = self.permutation.data, len(_memref(self.source).get_shape())
        whole = AffineMap.identity(rank).results
        if indexing.num_dims != rank or sorted(map(str, indexing.results)) != sorted(
            map(str, whole)
        ):
            raise VerifyException(f"needed a permutation of {rank} dimensions; found {indexing}")
        shape = _memref(self.source).get_shape()
        needed = [shape[number] for number in self.order]
        if list(_memref(self.result).get_shape()) != needed:
            raise VerifyException(f"needed a result of shape {needed}; found {self.result.type}")
        check_transposed(self.source.type, self.result.type, self.order)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_unresolved_operand()
        indexing = parser.parse_affine_map()
        attributes = parser.parse_optional_attr_dict()
        source, target = _types(parser)
        made = cls(parser.resolve_operand(name, source), indexing, target)
        made.attributes |= attributes
        return made

    def print(self, printer: Printer) -> None:
        _print(self, printer, f" {self.permutation.data}")


@irdl_op_definition
class ReshapeOp(IRDLOperation):
    """As many elements in the shape that a memref of numbers holds:
    `memref.reshape %m(%shape) : (type, type) -> type`."""

    name = "memref.reshape"

    source = operand_def(MemRefType)
    shape = operand_def(MemRefType)
    result = result_def(MemRefType)

    def verify_(self) -> None:
        numbers, rank = _memref(self.shape), len(_memref(self.result).get_shape())
        if list(numbers.get_shape()) not in ([rank], [DYNAMIC_INDEX]):
            raise VerifyException(f"needed a shape of {rank} numbers; found {numbers}")
        if not isinstance(numbers.element_type, IndexType | IntegerType):
            raise VerifyException(f"needed a shape of integers; found {numbers}")
        sizes = [prod(_memref(each).get_shape()) for each in (self.source, self.result)]
        known = all(_memref(each).has_static_shape() for each in (self.source, self.result))
        if known and sizes[0] != sizes[1]:
            raise VerifyException(f"needed {sizes[0]} elements; found {sizes[1]}")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        names = [parser.parse_unresolved_operand()]
        with parser.in_parens():
            names.append(parser.parse_unresolved_operand())
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kind = parser.parse_function_type()
        operands = parser.resolve_operands(names, list(kind.inputs), parser.pos)
        return cls.create(operands=operands, result_types=list(kind.outputs), attributes=attributes)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.source)
        with printer.in_parens():
            printer.print_ssa_value(self.shape)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        kinds = [each.type for each in self.operands]
        printer.print_attribute(FunctionType.from_lists(kinds, [self.result.type]))


class ReinterpretCastOp(stock.ReinterpretCastOp):
    """Elements at strides in all of a memory, whatever the operand shows of it:
    `memref.reinterpret_cast %m to offset: [0], sizes: [8, 4], strides: [4, 1] : type to type`."""

    name = "memref.reinterpret_cast"

    def verify_(self) -> None:
        super().verify_()
        lists = (self.static_offsets, self.static_sizes, self.static_strides)
        counts, rank = [len(each) for each in lists], len(_memref(self.result).get_shape())
        if counts != [1, rank, rank]:
            needed = f"an offset, {rank} sizes and {rank} strides"
            raise VerifyException(f"needed {needed}; found {', '.join(map(str, counts))}")
        source, result = (_memref(each).element_type for each in (self.source, self.result))
        if source != result:
            raise VerifyException(f"needed elements of {source}; found {result}")


class AllocaScopeOp(stock.AllocaScopeOp):
    """Ops that take memory for themselves, with the values that `memref.alloca_scope.return` gives:
    `memref.alloca_scope -> (types) { … }`. Written out when a text is read."""

    name = "memref.alloca_scope"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        kinds: list[Attribute] = []
        if parser.parse_optional_punctuation("->"):
            kinds = parser.parse_comma_separated_list(parser.Delimiter.PAREN, parser.parse_type)
        region = parser.parse_region()
        attributes = parser.parse_optional_attr_dict()
        return cls.create(result_types=kinds, regions=[region], attributes=attributes)


class AllocaScopeReturnOp(stock.AllocaScopeReturnOp):
    """The end of a scope: `memref.alloca_scope.return %x, %y : types`."""

    name = "memref.alloca_scope.return"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        names = parser.parse_optional_undelimited_comma_separated_list(
            parser.parse_optional_unresolved_operand, parser.parse_unresolved_operand
        )
        if not names:
            return cls.create()
        parser.parse_punctuation(":")
        kinds = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        return cls.create(operands=parser.resolve_operands(names, kinds, start))


def _memref(value: SSAValue) -> MemRefType[Attribute]:
    return cast("MemRefType[Attribute]", value.type)


_OWN = (
    *(CastOp, MemorySpaceCastOp, CopyOp, GlobalOp, TransposeOp, ReshapeOp),
    *(ReinterpretCastOp, SubviewOp, AllocaScopeOp, AllocaScopeReturnOp),
    *map(_allocation, (stock.AllocOp, stock.AllocaOp)),
    *ATOMICS,
)
_NAMES = {op.name for op in _OWN}

MemRef = Dialect(
    "memref",
    [*(op for op in stock.MemRef.operations if op.name not in _NAMES), *_OWN],
    list(stock.MemRef.attributes),
)
