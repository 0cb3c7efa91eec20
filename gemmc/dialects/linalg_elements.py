"""Which elements named ops of `linalg` take: numbers, and where none is computed with, indices as
well.

xDSL makes a named op's body when it reads the op, and stops at an index, which MLIR's `fill`,
`copy` and `broadcast` take. Indices are elements of i64 once a text is read
(`gemmc.dialects.index_tensors`), so that no pass meets them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, cast

from xdsl.context import Context
from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    IndexType,
    IntegerType,
    ModuleOp,
    i1,
)
from xdsl.dialects.linalg import ops as stock
from xdsl.dialects.linalg.abstract_ops import NamedOperation
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.parser import Parser
from xdsl.rewriter import Rewriter
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_bodies import Scalar, adder, converted, multiplier
from gemmc.dialects.memory_types import element_in

_NUMBERS = AnyFloat | IntegerType | ComplexType


class OfNumbers(NamedOperation):
    """What a named op inherits ahead of xDSL's class to say what is wrong with its elements."""

    @staticmethod
    def body_arg_types(operands: Sequence[SSAValue]) -> Sequence[AnyFloat | IntegerType]:
        """The operands' elements; `VerifyException` where they are no numbers."""
        for value in operands:
            if not isinstance(element_in(value.type), _NUMBERS):
                needed = "needed elements to compute with that are numbers"
                raise VerifyException(f"{needed}; found {value.type}; linalg.generic takes indices")
        return moved_elements(operands)

    @classmethod
    def get_hidden_region(cls, inputs: Sequence[SSAValue], outputs: Sequence[SSAValue]) -> Region:
        """xDSL's, but for conditions, which are added by `or` and multiplied by `and`."""
        kinds = cls.body_arg_types((*inputs, *outputs))
        make = {stock.AddOp.name: adder, stock.MulOp.name: multiplier}.get(cls.name)
        if make is None or any(each != i1 for each in kinds):
            return cast("Any", super()).get_hidden_region(inputs, outputs)
        body = Block(arg_types=kinds)
        body.add_op(made := make(i1)(body.args[0], body.args[1]))
        body.add_op(stock.YieldOp(made))
        return Region(body)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        try:
            return super().parse(parser)
        except VerifyException as error:
            parser.raise_error(f"{cls.name}: {error}", start, start)


def moved_elements(operands: Sequence[SSAValue]) -> Sequence[AnyFloat | IntegerType]:
    """The operands' elements, which may be indices as well; `VerifyException` where they are none
    of these."""
    for value in operands:
        if not isinstance(element_in(value.type), _NUMBERS | IndexType):
            raise VerifyException(f"needed numbers or indices; found {value.type}")
    # A body that computes nothing does not ask which of them an element is.
    return [cast(IntegerType, element_in(value.type)) for value in operands]


class FillOp(stock.FillOp):
    """A tensor or memref full of one number. An xDSL `linalg.fill` to every pass."""

    name = "linalg.fill"

    @staticmethod
    def body_arg_types(operands: Sequence[SSAValue]) -> Sequence[AnyFloat | IntegerType]:
        """`moved_elements`."""
        return moved_elements(operands)

    def verify_(self) -> None:
        super().verify_()
        for value in self.inputs:
            if not isinstance(value.type, _NUMBERS | IndexType):
                raise VerifyException(f"needed a number to fill with; found {value.type}")


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Convert the number of a fill of elements of another type ahead of it, as MLIR's op does, so
    that no pass meets two types."""
    for op in [each for each in module.walk() if isinstance(each, stock.FillOp)]:
        value, kind = op.inputs[0], element_in(op.outputs[0].type)
        if value.type == kind or not _is_converted(value.type, kind):
            continue
        number = converted(value, cast(Scalar, kind), unsigned=False)
        assert isinstance(number, Operation), "the types differ"
        put_ahead(op, number)
        kinds = [each.type for each in op.results]
        made = FillOp(number.results, op.outputs, kinds, dict(op.attributes))
        made.location = op.location
        Rewriter.replace_op(op, made)


def _is_converted(given: Attribute, kind: Attribute) -> bool:
    """Whether MLIR has a conversion: not of complex numbers, nor of bf16 to f16."""
    if not isa(given, AnyFloat | IntegerType) or not isa(kind, AnyFloat | IntegerType):
        return False
    return IntegerType in (type(given), type(kind)) or given.bitwidth != kind.bitwidth


def _of_numbers(op: type[NamedOperation]) -> type[NamedOperation]:
    made: Any = type(op.__name__, (OfNumbers, op), {"name": op.name, "__doc__": op.__doc__})
    return made


_COMPUTING = (stock.AddOp, stock.SubOp, stock.MulOp, stock.MaxOp, stock.MinOp)

OF_ELEMENTS: tuple[type[NamedOperation], ...] = (FillOp, *map(_of_numbers, _COMPUTING))
"""The ops that are xDSL's but for what they say of their elements; each is xDSL's to every pass."""
