"""Numbers that constants define."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IndexType, IntegerAttr, IntegerType
from xdsl.ir import Attribute, SSAValue

from gemmc.dialects.isa import isa


def constant_of(value: SSAValue) -> int | None:
    """The number an arith.constant defines, or None."""
    op = value.owner
    if isinstance(op, arith.ConstantOp) and isinstance(op.value, IntegerAttr):
        return op.value.value.data
    return None


def zero_of(kind: Attribute) -> arith.ConstantOp | None:
    """The zero of a type of numbers; None of another type."""
    if isa(kind, AnyFloat):
        return arith.ConstantOp(FloatAttr(0.0, kind))
    if isa(kind, IntegerType | IndexType):
        return arith.ConstantOp(IntegerAttr(0, kind))
    return None
