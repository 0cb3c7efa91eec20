"""The op of TOSA that its lowering to `linalg` leaves in bodies: a product of integers, scaled down
by a power of two. It is written out as other ops when a text is read.

Source: TOSA specification 1.0, "apply_scale_32"; MLIR, "tosa" dialect, `ApplyScaleOp`.
"""

from __future__ import annotations

from typing import Self

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    IntegerAttr,
    IntegerType,
    ModuleOp,
    StringAttr,
    i8,
    i32,
    i64,
)
from xdsl.ir import Attribute, Data, Dialect, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import AttrParser, Parser
from xdsl.printer import Printer
from xdsl.rewriter import Rewriter
from xdsl.traits import Pure

from gemmc.dialects._ahead import put_ahead
from gemmc.errors import refuse

_DOUBLE = {"DOUBLE_ROUND": True, "SINGLE_ROUND": False, "INEXACT_ROUND": False}
_SIGNED_LESS, _SIGNED_MORE = 2, 4
"""arith.cmpi's predicates slt and sgt."""


@irdl_attr_definition
class RoundingModeAttr(Data[str]):
    """How often a scaled integer is rounded: `#tosa.rounding_mode<DOUBLE_ROUND>`."""

    name = "tosa.rounding_mode"

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> str:
        with parser.in_angle_brackets():
            return parser.parse_identifier()

    def print_parameter(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(self.data)


@irdl_op_definition
class ApplyScaleOp(IRDLOperation):
    """`tosa.apply_scale %x, %multiplier, %shift {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8)
    -> i32`: x · multiplier / 2^shift, rounded to the nearest integer, half of one up; rounded
    twice, x · multiplier moves away from 0 by 2^30 first, where shift is above 31. Texts of before
    2025 say `double_round = true`."""

    name = "tosa.apply_scale"

    value = operand_def()
    multiplier = operand_def()
    shift = operand_def()
    output = result_def()
    rounding_mode = opt_prop_def(Attribute)
    double_round = opt_prop_def(Attribute)
    traits = traits_def(Pure())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        names = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, parser.parse_unresolved_operand
        )
        said: dict[str, Attribute] = {}
        if parser.parse_optional_punctuation("{"):
            while not parser.parse_optional_punctuation("}"):
                name = parser.parse_identifier()
                parser.parse_punctuation("=")
                word = parser.parse_optional_identifier()
                said[name] = StringAttr(word) if word is not None else parser.parse_attribute()
                parser.parse_optional_punctuation(",")
        parser.parse_punctuation(":")
        kinds = parser.parse_function_type()
        values = parser.resolve_operands(names, kinds.inputs.data, start)
        return cls.create(operands=values, result_types=list(kinds.outputs), properties=said)

    def rounds_twice(self) -> bool:
        """GemmcError where the op does not say it in a word that is known."""
        mode, flag = self.rounding_mode, self.double_round
        if isinstance(flag, IntegerAttr):
            return bool(flag.value.data)
        word = mode.data if isinstance(mode, StringAttr | RoundingModeAttr) else ""
        if isinstance(flag, StringAttr) and flag.data in ("true", "false"):
            return flag.data == "true"
        if word not in _DOUBLE:
            raise refuse(self, f"a rounding_mode of {', '.join(_DOUBLE)}", word or "none")
        return _DOUBLE[word]


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put arithmetic on i64 in the place of each such op. GemmcError for one of other types."""
    for op in [each for each in module.walk() if isinstance(each, ApplyScaleOp)]:
        kinds = [each.type for each in (*op.operands, *op.results)]
        if kinds != [i32, i32, i8, i32]:
            found = ", ".join(map(str, kinds))
            raise refuse(op, "numbers of i32, i32 and i8, and a result of i32", found)
        Rewriter.replace_op(op, [], [_scaled(op)])


def _scaled(op: ApplyScaleOp) -> SSAValue:
    def made(new: Operation) -> SSAValue:
        return put_ahead(op, new).results[0]

    def number(value: int, kind: IntegerType = i64) -> SSAValue:
        return made(arith.ConstantOp(IntegerAttr(value, kind)))

    value, multiplier = (made(arith.ExtSIOp(each, i64)) for each in (op.value, op.multiplier))
    shift = made(arith.ExtUIOp(op.shift, i64))
    half = made(arith.ShLIOp(number(1), made(arith.SubiOp(shift, number(1)))))
    if op.rounds_twice():
        negative = made(arith.CmpiOp(op.value, number(0, i32), _SIGNED_LESS))
        away = made(arith.SelectOp(negative, number(-(1 << 30)), number(1 << 30)))
        above = made(arith.CmpiOp(shift, number(31), _SIGNED_MORE))
        half = made(arith.AddiOp(half, made(arith.SelectOp(above, away, number(0)))))
    product = made(arith.AddiOp(made(arith.MuliOp(value, multiplier)), half))
    return made(arith.TruncIOp(made(arith.ShRSIOp(product, shift)), i32))


Tosa = Dialect("tosa", [ApplyScaleOp], [RoundingModeAttr])
