"""The `math` dialect with what MLIR has and xDSL does not."""

from __future__ import annotations

from abc import ABC
from typing import Self

from xdsl.dialects import math as stock
from xdsl.dialects.arith import FastMathFlagsAttr
from xdsl.dialects.builtin import i1
from xdsl.ir import Attribute, Dialect, SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, result_def, traits_def
from xdsl.parser import Parser
from xdsl.traits import Pure, SameOperandsAndResultType

from gemmc.dialects.memory_types import with_element


@irdl_op_definition
class ErfcOp(stock.FloatingPointLikeUnaryMathOperation):
    """1 − erf x, with all digits also where that is small: `math.erfc %x : f32`."""

    name = "math.erfc"

    traits = traits_def(Pure(), SameOperandsAndResultType())


def _operand(parser: Parser) -> tuple[SSAValue, dict[str, Attribute]]:
    """The one operand of an op, with what is said of it in front of its type."""
    name = parser.parse_unresolved_operand()
    if parser.parse_optional_keyword("fastmath"):
        FastMathFlagsAttr.parse_parameter(parser)
    attributes = parser.parse_optional_attr_dict()
    parser.parse_punctuation(":")
    return parser.resolve_operand(name, parser.parse_type()), attributes


class ClassTest(IRDLOperation, ABC):
    """Whether a float is of a class, written out when a text is read
    (`gemmc.dialects.floats_written_out`): `math.isnan %x : f32`, of whole tensors element by
    element."""

    operand = operand_def()
    result = result_def()
    traits = traits_def(Pure())

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[with_element(operand.type, i1)])

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operand, attributes = _operand(parser)
        made = cls(operand)
        made.attributes |= attributes
        return made


@irdl_op_definition
class IsNaNOp(ClassTest):
    """Whether a float is no number: `math.isnan %x : f32`."""

    name = "math.isnan"


@irdl_op_definition
class IsInfOp(ClassTest):
    """Whether a float is infinite: `math.isinf %x : f32`."""

    name = "math.isinf"


@irdl_op_definition
class IsFiniteOp(ClassTest):
    """Whether a float is a number that is not infinite: `math.isfinite %x : f32`."""

    name = "math.isfinite"


@irdl_op_definition
class IsNormalOp(ClassTest):
    """Whether a float is finite, and neither 0 nor subnormal: `math.isnormal %x : f32`."""

    name = "math.isnormal"


@irdl_op_definition
class SincosOp(IRDLOperation):
    """Sine and cosine: `%s, %c = math.sincos %x : f32`, written out as `math.sin` and `math.cos`.
    """

    name = "math.sincos"

    operand = operand_def()
    sin = result_def()
    cos = result_def()
    traits = traits_def(Pure())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operand, attributes = _operand(parser)
        kinds = [operand.type, operand.type]
        return cls.create(operands=[operand], result_types=kinds, attributes=attributes)


@irdl_op_definition
class ClampFOp(IRDLOperation):
    """A float, or the nearest of two bounds: `math.clampf %x to [%least, %most] : f32`, written out
    as `arith.maximumf` and `arith.minimumf`."""

    name = "math.clampf"

    value = operand_def()
    least = operand_def()
    most = operand_def()
    result = result_def()
    traits = traits_def(Pure(), SameOperandsAndResultType())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start, names = parser.pos, [parser.parse_unresolved_operand()]
        parser.parse_keyword("to")
        names += parser.parse_comma_separated_list(
            parser.Delimiter.SQUARE, parser.parse_unresolved_operand
        )
        if parser.parse_optional_keyword("fastmath"):
            FastMathFlagsAttr.parse_parameter(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        operands = parser.resolve_operands(names, [kind] * 3, start)
        return cls.create(operands=operands, result_types=[kind], attributes=attributes)


CLASS_TESTS = (IsNaNOp, IsInfOp, IsFiniteOp, IsNormalOp)

Math = Dialect(
    "math",
    [*stock.Math.operations, ErfcOp, SincosOp, ClampFOp, *CLASS_TESTS],
    [*stock.Math.attributes],
)
