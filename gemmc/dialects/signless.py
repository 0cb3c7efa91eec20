"""Integers with a sign in their type, `ui8` or `si32`, as integers without, when a text is read.

Ops of MLIR say themselves whether they take bits with a sign. StableHLO's lowering to linalg leaves
signs in the types of functions, with a cast to what their bodies compute with:

    func.func @main(%x: tensor<4xui8>) … { %0 = builtin.unrealized_conversion_cast %x :
      tensor<4xui8> to tensor<4xi8> … }
  →
    func.func @main(%x: tensor<4xi8>) …, where %0 is %x

A call gives and gets the same bits.
"""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import (
    FunctionType,
    IntegerType,
    ModuleOp,
    Signedness,
    UnrealizedConversionCastOp,
)
from xdsl.ir import Attribute, SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import element_in, with_element


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Leave no sign in a type of integers, and no cast between types that are one then."""
    for op in list(module.walk()):
        for region in op.regions:
            for block in region.blocks:
                for argument in block.args:
                    _retype(argument)
        for result in op.results:
            _retype(result)
        if isinstance(op, func.FuncOp):
            kind = op.function_type
            given, made = (
                [_signless(each) for each in side] for side in (kind.inputs, kind.outputs)
            )
            op.function_type = FunctionType.from_lists(given, made)
    for op in list(module.walk()):
        if isinstance(op, UnrealizedConversionCastOp) and _changes_nothing(op):
            Rewriter.replace_op(op, [], list(op.inputs))


def _changes_nothing(op: UnrealizedConversionCastOp) -> bool:
    return [each.type for each in op.inputs] == [each.type for each in op.outputs]


def _retype(value: SSAValue) -> None:
    kind = _signless(value.type)
    if kind != value.type:
        Rewriter.replace_value_with_new_type(value, kind)


def _signless(kind: Attribute) -> Attribute:
    """A type, or that of its elements, without a sign."""
    element = element_in(kind)
    if not isa(element, IntegerType) or element.signedness.data is Signedness.SIGNLESS:
        return kind
    return with_element(kind, IntegerType(element.width.data))
