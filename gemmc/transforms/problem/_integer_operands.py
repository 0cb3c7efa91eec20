"""Products of integers with floats, as products of floats."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, IntegerType, TensorType, f32
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects.isa import isa
from gemmc.element_types import whole_bits
from gemmc.ir import Inserter
from gemmc.transforms.problem._elementwise import each_element


def convert_integers(op: LinalgStructuredOperation) -> None:
    """Convert the integers that a contraction's body makes floats of as a tensor.

    They get the type of the other operand where that has them all, else f32, else what the body
    makes of them; what none of them has stays as it is, and so does what would be wider than that.
    """
    if not isa(op.body.block.args[-1].type, AnyFloat):
        return
    for number in (0, 1):
        converted = _conversion(op, number)
        kind = None if converted is None else _kind_for(op, number, converted)
        if converted is not None and kind is not None:
            _convert(op, number, converted, kind)


def converted_types(op: LinalgStructuredOperation) -> list[Attribute]:
    """The element types of a contraction's operands when their integers are converted."""
    found: list[Attribute] = []
    for number in (0, 1):
        converted = _conversion(op, number)
        kind = None if converted is None else _kind_for(op, number, converted)
        found.append(_element(op, number) if kind is None else kind)
    return found


def _element(op: LinalgStructuredOperation, number: int) -> Attribute:
    return cast("TensorType[Attribute]", op.inputs[number].type).element_type


def _conversion(
    op: LinalgStructuredOperation, number: int
) -> arith.SIToFPOp | arith.UIToFPOp | None:
    """What makes a float of an operand's elements, if it is all that uses them."""
    if not isinstance(_element(op, number), IntegerType):
        return None
    users = [use.operation for use in op.body.block.args[number].uses]
    only = users[0] if len(users) == 1 else None
    return only if isinstance(only, arith.SIToFPOp | arith.UIToFPOp) else None


def _kind_for(
    op: LinalgStructuredOperation, number: int, converted: arith.SIToFPOp | arith.UIToFPOp
) -> AnyFloat | None:
    """A type that has the integers, and that the one which the body makes of them has."""
    width = cast(IntegerType, _element(op, number)).width.data
    other, wanted = _element(op, 1 - number), converted.result.type
    kinds = [each for each in (other, f32, wanted) if isa(each, AnyFloat)]
    fitting = (each for each in kinds if each == wanted or each.bitwidth < wanted.bitwidth)
    return next((each for each in fitting if width <= whole_bits(str(each))), None)


def _convert(
    op: LinalgStructuredOperation,
    number: int,
    converted: arith.SIToFPOp | arith.UIToFPOp,
    kind: AnyFloat,
) -> None:
    convert = type(converted)
    build = Inserter.before(op)
    op.operands[number] = each_element(
        build, op, op.inputs[number], kind, lambda value: convert(value, kind)
    )
    argument = Rewriter.replace_value_with_new_type(op.body.block.args[number], kind)
    wanted = converted.result.type
    made: SSAValue = argument
    if wanted != kind:
        wider: Operation = arith.ExtFOp(argument, wanted)
        wider.location = converted.location
        op.body.block.insert_op_before(wider, converted)
        made = wider.results[0]
    converted.result.replace_all_uses_with(made)
    converted.detach()
    converted.erase()
