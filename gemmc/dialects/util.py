"""Functions as IREE has them at its input level, read as those of `func`; constants that are not
to be folded, as constants; and barriers against optimization, assumptions and hints, in whose place
is put what goes into them when a text is read.

Source: IREE, dialect "util", `FuncOp`, `CallOp`, `ReturnOp`, `OptimizationBarrierOp`,
`UnfoldableConstantOp`, `NumericOptionalNarrowOp`, `AssumeIntOp`, `NullOp`, `InlineNeverAttr`,
`InlineAlwaysAttr`.
"""

from __future__ import annotations

from typing import Any, Self

from xdsl.context import Context
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Dialect, Operation, ParametrizedAttribute
from xdsl.irdl import (
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    result_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser, UnresolvedOperand

from gemmc.dialects.globals import (
    UtilGlobalLoadOp,
    UtilGlobalOp,
    UtilGlobalStoreOp,
    UtilInitializerOp,
)
from gemmc.dialects.tensor_ext import ComputeBarrierOp
from gemmc.errors import refuse


@irdl_op_definition
class OptimizationBarrierOp(IRDLOperation):
    """`%a, %b = util.optimization_barrier %x, %y : t, u`: each result is an operand."""

    name = "util.optimization_barrier"

    values = var_operand_def()
    same = var_result_def()

    @classmethod
    def parse(cls, parser: Parser) -> Any:
        start = parser.pos
        names = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, parser.parse_unresolved_operand
        )
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kinds = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        values = parser.resolve_operands(names, kinds, start)
        return cls.create(operands=values, result_types=kinds, attributes=attributes)


@irdl_op_definition
class OptionalNarrowOp(IRDLOperation):
    """`%a = util.numeric.optional_narrow %x : t as ui7 {max_value = 127 : ui7}`: the result is the
    operand, whose numbers a narrower type has, too."""

    name = "util.numeric.optional_narrow"

    values = var_operand_def()
    same = var_result_def()

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        parser.parse_keyword("as")
        parser.parse_type()
        parser.parse_optional_attr_dict()
        return cls.create(operands=[parser.resolve_operand(name, kind)], result_types=[kind])


@irdl_op_definition
class AssumeIntOp(IRDLOperation):
    """`%a, %b = util.assume.int %x<umin = 1, udiv = 8>, %y[<umax = 4>, <>] : index, index`: each
    result is an operand, of which something is known."""

    name = "util.assume.int"

    values = var_operand_def()
    same = var_result_def()

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start, none = parser.pos, parser.Delimiter.NONE
        names = parser.parse_comma_separated_list(none, lambda: _assumed(parser))
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kinds = parser.parse_comma_separated_list(none, parser.parse_type)
        values = parser.resolve_operands(names, kinds, start)
        return cls.create(operands=values, result_types=kinds, attributes=attributes)


def _assumed(parser: Parser) -> UnresolvedOperand:
    """An operand, and what is known of it, once or for each call."""
    name = parser.parse_unresolved_operand()
    several = parser.parse_optional_comma_separated_list(
        parser.Delimiter.SQUARE, lambda: _bounds(parser)
    )
    if several is None:
        _bounds(parser)
    return name


def _bounds(parser: Parser) -> None:
    """`<umin = 1, umax = 64, udiv = 8>`."""
    parser.parse_optional_comma_separated_list(parser.Delimiter.ANGLE, lambda: _bound(parser))


def _bound(parser: Parser) -> None:
    parser.parse_identifier()
    parser.parse_punctuation("=")
    parser.parse_integer()


@irdl_op_definition
class NullOp(IRDLOperation):
    """`util.null : t`: what stands for no value of a type."""

    name = "util.null"

    none = result_def()

    assembly_format = "attr-dict `:` type($none)"


def _policy(name: str) -> type[ParametrizedAttribute]:
    """`#util.inline.never` and the like: whether calls are replaced by what is called. All are."""
    made: dict[str, Any] = {"name": f"util.inline.{name}", "__doc__": f"`#util.inline.{name}`."}
    return irdl_attr_definition(type(f"Inline{name.title()}", (ParametrizedAttribute,), made))


_SAME = (OptimizationBarrierOp, AssumeIntOp, OptionalNarrowOp, ComputeBarrierOp)


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put what goes into barriers and assumptions in the place of what comes out."""
    for op in [each for each in module.walk() if isinstance(each, _SAME)]:
        if len(op.results) != len(op.operands):
            found = f"{len(op.results)} of {len(op.operands)}"
            raise refuse(op, "a result of each operand", found)
        for result, value in zip(op.results, op.operands, strict=True):
            result.replace_all_uses_with(value)
        op.detach()
        op.erase()


def _as(name: str, kept: type[IRDLOperation]) -> type[Operation]:
    """The reader of an op that has the text of another one, which it becomes."""

    def parse(cls: type[Operation], parser: Parser) -> Operation:
        return kept.parse(parser)

    made: dict[str, Any] = {
        "name": name, "__doc__": f"`{kept.name}`.", "parse": classmethod(parse)
    }  # fmt: skip
    return irdl_op_definition(type(f"Util{kept.__name__}", (IRDLOperation,), made))


Util = Dialect(
    "util",
    [
        AssumeIntOp,
        OptimizationBarrierOp,
        _as("util.func", func.FuncOp),
        _as("util.call", func.CallOp),
        _as("util.return", func.ReturnOp),
        _as("util.unfoldable_constant", arith.ConstantOp),
        NullOp,
        OptionalNarrowOp,
        UtilGlobalOp,
        UtilGlobalLoadOp,
        UtilGlobalStoreOp,
        UtilInitializerOp,
    ],
    [_policy("never"), _policy("always")],
)
