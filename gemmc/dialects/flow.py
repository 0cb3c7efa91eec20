"""What IREE's compilation to dispatches puts around ops on tensors: a part of a function that is
one kernel there, in its place or as a function of a module of its own.

`gemmc.dialects.flow_written_out` puts the ops themselves there when a text is read, since what
is one kernel is decided anew.

Source: IREE, dialect "flow", `DispatchRegionOp`, `DispatchWorkgroupsOp`, `DispatchOp`,
`DispatchTieShapeOp`, `TensorTieShapeOp`, `ExecutableOp`, `ExecutableExportOp`, `ReturnOp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from xdsl.dialects.builtin import (
    DenseArrayBase,
    IndexType,
    StringAttr,
    SymbolNameConstraint,
    SymbolRefAttr,
    i64,
)
from xdsl.ir import Attribute, Dialect, Region, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.traits import SymbolOpInterface

from gemmc.dialects._integers import I64Array
from gemmc.dialects.flow_constants import CONSTANTS
from gemmc.dialects.flow_tensors import WRITTEN, TensorBitcastOp
from gemmc.dialects.sized_types import open_sizes, sized_type
from gemmc.dialects.tensor_ext import SameOp

_INDEX = IndexType()


@irdl_op_definition
class FlowReturnOp(IRDLOperation):
    """`flow.return %x : t`: the end of a dispatch."""

    name = "flow.return"

    values = var_operand_def()

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        names = parser.parse_optional_undelimited_comma_separated_list(
            parser.parse_optional_unresolved_operand, parser.parse_unresolved_operand
        )
        kinds: list[Attribute] = []
        if names:
            parser.parse_punctuation(":")
            kinds = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        return cls.build(operands=[parser.resolve_operands(names or [], kinds, start)])


class DispatchingOp(IRDLOperation):
    """Operands, and the open sizes of what a dispatch makes: each result is of a type, or is an
    operand that the dispatch changes, whose number `tied` has; -1 of others."""

    inputs = var_operand_def()
    extents = var_operand_def(IndexType)
    made = var_result_def()
    tied = prop_def(I64Array)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)

    @classmethod
    def of(
        cls,
        made: _Made,
        inputs: Sequence[SSAValue] = (),
        regions: Sequence[Region] = (),
        **properties: Attribute,
    ) -> Self:
        """The op that makes what was read."""  # fmt: skip
        tied = DenseArrayBase.from_list(i64, made.tied)
        return cls.build(
            operands=[inputs, made.extents], result_types=[made.kinds], regions=regions,
            properties={"tied": tied, **properties},
        )  # fmt: skip


@irdl_op_definition
class DispatchRegionOp(DispatchingOp):
    """`flow.dispatch.region -> (tensor<?x8xf32>{%n}) { … flow.return %y : tensor<?x8xf32> }`."""

    name = "flow.dispatch.region"

    body = region_def("single_block")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        _workload(parser)
        parser.parse_punctuation("->")
        made = _results(parser, [], [])
        parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region()
        _count(parser)
        return cls.of(made, regions=[body])


@irdl_op_definition
class DispatchWorkgroupsOp(DispatchingOp):
    """`flow.dispatch.workgroups(%x, %n) : (tensor<?x8xf32>{%n}, index) -> tensor<?x4xf32>{%n} =
    (%a: !iree_tensor_ext.dispatch.tensor<…>, …) { … flow.return }`."""

    name = "flow.dispatch.workgroups"

    body = region_def("single_block")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        inputs, made = _signature(parser)
        parser.parse_optional_attr_dict_with_keyword()
        parser.parse_punctuation("=")
        arguments = parser.parse_comma_separated_list(parser.Delimiter.PAREN, parser.parse_argument)
        body = parser.parse_region(arguments)
        _count(parser)
        return cls.of(made, inputs, [body])


@irdl_op_definition
class DispatchOp(DispatchingOp):
    """`flow.dispatch @executable::@function(%x) : (tensor<4x8xf32>) -> tensor<4x4xf32>`."""

    name = "flow.dispatch"

    callee = prop_def(SymbolRefAttr)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        callee = parser.parse_attribute()
        inputs, made = _signature(parser)
        return cls.of(made, inputs, callee=callee)


@irdl_op_definition
class ExecutableOp(IRDLOperation):
    """`flow.executable private @e { … builtin.module { func.func @f … } }`: functions that
    dispatches call."""

    name = "flow.executable"

    sym_name = prop_def(SymbolNameConstraint())
    body = region_def("single_block")

    traits = traits_def(SymbolOpInterface())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        symbol = _symbol(parser)
        parser.parse_optional_attr_dict_with_keyword()
        return cls.build(properties={"sym_name": symbol}, regions=[parser.parse_region()])


@irdl_op_definition
class ExecutableExportOp(IRDLOperation):
    """`flow.executable.export public @f workgroups(…) -> (…) { … }`: a function's name outside."""

    name = "flow.executable.export"

    sym_name = prop_def(SymbolNameConstraint())
    function = prop_def(StringAttr)

    traits = traits_def(SymbolOpInterface())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        inner = outer = _symbol(parser)
        if parser.parse_optional_keyword("as"):
            with parser.in_parens():
                outer = StringAttr(parser.parse_str_literal())
        _count(parser, "workgroups")
        parser.parse_optional_attr_dict_with_keyword()
        return cls.build(properties={"sym_name": outer, "function": inner})


class _TieOp(SameOp):
    """An op that says the open sizes of its operand: `name %x : t{%n}`."""

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        kind, _ = sized_type(parser)
        return cls.build(operands=[parser.resolve_operand(name, kind)], result_types=[kind])


@irdl_op_definition
class TieShapeOp(_TieOp):
    """`flow.dispatch.tie_shape`, of what a dispatch reads or writes."""

    name = "flow.dispatch.tie_shape"


@irdl_op_definition
class TensorTieShapeOp(_TieOp):
    """`flow.tensor.tie_shape`, of a tensor."""

    name = "flow.tensor.tie_shape"


@dataclass
class _Made:
    """What a dispatch makes: types, which operand each changes (-1: none), open sizes."""

    kinds: list[Attribute] = field(default_factory=list[Attribute])
    tied: list[int] = field(default_factory=list[int])
    extents: list[SSAValue] = field(default_factory=list[SSAValue])


def _symbol(parser: Parser) -> StringAttr:
    """A name, perhaps behind who may see it."""
    for word in ("public", "private", "nested"):
        parser.parse_optional_keyword(word)
    return parser.parse_symbol_name()


def _workload(parser: Parser) -> None:
    """What says how many workgroups there are, which is decided anew."""
    parser.parse_optional_comma_separated_list(
        parser.Delimiter.SQUARE, parser.parse_unresolved_operand
    )


def _count(parser: Parser, word: str = "count") -> None:
    """`count(%n: index) -> (index, index, index) { … }`, read over."""
    if not parser.parse_optional_keyword(word):
        return
    paren = parser.Delimiter.PAREN
    arguments = parser.parse_comma_separated_list(paren, parser.parse_argument)
    parser.parse_punctuation("->")
    parser.parse_comma_separated_list(paren, parser.parse_type)
    parser.parse_region(arguments)


def _signature(parser: Parser) -> tuple[Sequence[SSAValue], _Made]:
    """`[%n](%x, %n) : (tensor<?x8xf32>{%n}, index) -> …`."""
    _workload(parser)
    paren, start = parser.Delimiter.PAREN, parser.pos
    names = parser.parse_comma_separated_list(paren, parser.parse_unresolved_operand)
    parser.parse_punctuation(":")
    kinds = parser.parse_comma_separated_list(paren, lambda: sized_type(parser)[0])
    parser.parse_punctuation("->")
    return parser.resolve_operands(names, kinds, start), _results(parser, names, kinds)


def _results(
    parser: Parser, names: Sequence[UnresolvedOperand], kinds: Sequence[Attribute]
) -> _Made:
    """`(tensor<?x4xf32>{%n}, %x{%n}, %y as tensor<4xf32>)`, or one of these alone."""
    made = _Made()
    spelled = [(each.operand_name, each.index) for each in names]

    def one() -> None:
        name = parser.parse_optional_unresolved_operand()
        tied = -1 if name is None else spelled.index((name.operand_name, name.index))
        kind, extents = kinds[tied] if name else None, list[SSAValue]()
        if name is None or parser.parse_optional_keyword("as"):
            kind, extents = sized_type(parser)
        else:
            open_sizes(parser)
        assert kind is not None, "an operand has a type"
        made.kinds.append(kind)
        made.tied.append(tied)
        made.extents += extents if name is None else []

    if parser.parse_optional_comma_separated_list(parser.Delimiter.PAREN, one) is None:
        one()
    return made


Flow = Dialect(
    "flow",
    [
        DispatchOp,
        DispatchRegionOp,
        DispatchWorkgroupsOp,
        ExecutableExportOp,
        ExecutableOp,
        FlowReturnOp,
        TensorTieShapeOp,
        TieShapeOp,
        *(each for each in WRITTEN if each is not TensorBitcastOp),
        *CONSTANTS,
    ],
    [],
)
