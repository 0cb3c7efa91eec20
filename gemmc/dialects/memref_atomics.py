"""Atomic updates of memory as what they are where one step follows the other, ranks as numbers, and
prefetches as nothing, when a text is read:

    %r = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<8xf32>) -> f32
  →
    %r = memref.load %m[%i]
    %s = arith.addf %r, %x
    memref.store %s, %m[%i]

Steps of parallel loops may come in any order; theirs is one of these. No kernel has atomics: what
only adds up is a sum, of updates at places that are computed a scatter.

Source: MLIR, "memref" dialect, `AtomicRMWOp`, `GenericAtomicRMWOp`, `PrefetchOp`; "arith" dialect,
`AtomicRMWKindAttr`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self, cast

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects import memref as stock
from xdsl.dialects.builtin import IndexType, IntegerAttr, MemRefType, ModuleOp, i64
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.rewriter import Rewriter
from xdsl.traits import IsTerminator

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.memory_types import element_in
from gemmc.errors import refuse

_KINDS: dict[str, type[Operation] | None] = {
    "addf": arith.AddfOp, "addi": arith.AddiOp, "assign": None,
    "maximumf": arith.MaximumfOp, "maxs": arith.MaxSIOp, "maxu": arith.MaxUIOp,
    "minimumf": arith.MinimumfOp, "mins": arith.MinSIOp, "minu": arith.MinUIOp,
    "mulf": arith.MulfOp, "muli": arith.MuliOp, "ori": arith.OrIOp, "andi": arith.AndIOp,
    "maxnumf": arith.MaxnumfOp, "minnumf": arith.MinnumfOp, "xori": arith.XOrIOp,
}  # fmt: skip
"""Words of `atomic_rmw` in the order of their numbers, and the op that each is of."""


def _place(parser: Parser) -> list[UnresolvedOperand]:
    """`%m[%i, %j]`: the memory and its indices, not resolved."""
    name = parser.parse_unresolved_operand()
    indices = parser.parse_comma_separated_list(
        parser.Delimiter.SQUARE, parser.parse_unresolved_operand
    )
    return [name, *indices]


def _kinds(memory: Attribute, place: Sequence[UnresolvedOperand]) -> list[Attribute]:
    return [memory, *[IndexType()] * (len(place) - 1)]


class AtomicRMWOp(stock.AtomicRMWOp):
    """`%old = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<8xf32>) -> f32`."""

    name = "memref.atomic_rmw"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        word = parser.parse_optional_str_literal() or parser.parse_identifier()
        if word not in _KINDS:
            needed = f"{cls.name}: needed one of {', '.join(_KINDS)}; found {word}"
            parser.raise_error(needed, start, start)
        value = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        place = _place(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        with parser.in_parens():
            kinds = [parser.parse_type()]
            parser.parse_punctuation(",")
            kinds.append(parser.parse_type())
        parser.parse_punctuation("->")
        result = parser.parse_type()
        all_kinds = [kinds[0], *_kinds(kinds[1], place)]
        operands = parser.resolve_operands([value, *place], all_kinds, start)
        number = IntegerAttr(list(_KINDS).index(word), i64)
        return cls.create(
            operands=operands, result_types=[result], properties={"kind": number},
            attributes=attributes,
        )  # fmt: skip


@irdl_op_definition
class GenericAtomicRMWOp(IRDLOperation):
    """`%new = memref.generic_atomic_rmw %m[%i] : memref<8xf32> { ^bb0(%old: f32): … }`."""

    name = "memref.generic_atomic_rmw"

    memref = operand_def(MemRefType)
    indices = var_operand_def(IndexType())
    body = region_def("single_block")
    result = result_def()

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start, place = parser.pos, _place(parser)
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        body = parser.parse_region()
        attributes = parser.parse_optional_attr_dict()
        operands = parser.resolve_operands(place, _kinds(kind, place), start)
        element = element_in(kind)
        return cls.create(
            operands=operands, result_types=[element], regions=[body], attributes=attributes
        )


@irdl_op_definition
class AtomicYieldOp(IRDLOperation):
    """What memory holds behind an atomic update: `memref.atomic_yield %x : f32`."""

    name = "memref.atomic_yield"

    value = operand_def()

    traits = traits_def(IsTerminator())

    assembly_format = "$value attr-dict `:` type($value)"


@irdl_op_definition
class PrefetchOp(IRDLOperation):
    """`memref.prefetch %m[%i], read, locality<3>, data : memref<8xf32>`."""

    name = "memref.prefetch"

    memref = operand_def(MemRefType)
    indices = var_operand_def(IndexType())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start, place = parser.pos, _place(parser)
        parser.parse_punctuation(",")
        parser.parse_identifier()
        parser.parse_punctuation(",")
        parser.parse_keyword("locality")
        with parser.in_angle_brackets():
            parser.parse_integer()
        parser.parse_punctuation(",")
        parser.parse_identifier()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        operands = parser.resolve_operands(place, _kinds(kind, place), start)
        return cls.create(operands=operands, attributes=attributes)


@irdl_op_definition
class RankOp(IRDLOperation):
    """How many dimensions memory has: `%n = memref.rank %m : memref<8x8xf32>`."""

    name = "memref.rank"

    source = operand_def(MemRefType)
    rank = result_def(IndexType())

    assembly_format = "$source attr-dict `:` type($source)"


ATOMICS = (AtomicRMWOp, GenericAtomicRMWOp, AtomicYieldOp, PrefetchOp, RankOp)


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put loads and stores in the place of atomic updates, numbers in that of ranks, and leave
    prefetches out. GemmcError for an update of a kind that MLIR does not have, or whose body is not
    one of numbers."""
    for op in list(module.walk()):
        if isinstance(op, PrefetchOp):
            Rewriter.erase_op(op)
        elif isinstance(op, RankOp):
            kind = cast("MemRefType[Attribute]", op.source.type)
            number = arith.ConstantOp.from_int_and_width(kind.get_num_dims(), IndexType())
            number.location = op.location
            Rewriter.replace_op(op, number)
        elif isinstance(op, stock.AtomicRMWOp):
            _update(op)
        elif isinstance(op, GenericAtomicRMWOp):
            _update_by_body(op)


def _loaded(op: Operation, memory: SSAValue, indices: list[SSAValue]) -> SSAValue:
    return put_ahead(op, stock.LoadOp.get(memory, indices)).results[0]


def _update(op: stock.AtomicRMWOp) -> None:
    number, kinds = op.kind.value.data, list(_KINDS.values())
    if not 0 <= number < len(kinds):
        raise refuse(op, f"a kind from 0 to {len(kinds) - 1}", f"{number}")
    indices = list(op.indices)
    before, combine, new = _loaded(op, op.memref, indices), kinds[number], op.value
    if combine is not None:
        make = cast("Callable[[SSAValue, SSAValue], Operation]", combine)
        new = put_ahead(op, make(before, op.value)).results[0]
    put_ahead(op, stock.StoreOp.get(new, op.memref, indices))
    Rewriter.replace_op(op, [], [before])


def _update_by_body(op: GenericAtomicRMWOp) -> None:
    block, end = op.body.block, op.body.block.last_op
    kind = op.result.type
    if not isinstance(end, AtomicYieldOp) or [*block.arg_types, end.value.type] != [kind, kind]:
        raise refuse(op, f"a body of one {kind} that yields another", "another body")
    indices = list(op.indices)
    block.args[0].replace_all_uses_with(_loaded(op, op.memref, indices))
    new = end.value
    Rewriter.erase_op(end)
    for inner in list(block.ops):
        inner.detach()
        put_ahead(op, inner)
    put_ahead(op, stock.StoreOp.get(new, op.memref, indices))
    Rewriter.replace_op(op, [], [new])
