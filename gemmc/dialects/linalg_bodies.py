"""Hidden bodies of named linalg ops: a product, of inputs extended to the output's type, added."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.builder import Builder
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, ComplexType, IntegerType, i1
from xdsl.dialects.linalg import ops as stock
from xdsl.ir import Attribute, BlockArgument, Operation, Region, SSAValue

Scalar = AnyFloat | IntegerType


def converted(value: SSAValue, target: Scalar, unsigned: bool) -> SSAValue | Operation:
    """`value` as `target`, converted as upstream's named ops do it."""
    source = cast(Scalar, value.type)
    if source == target:
        return value
    if isinstance(target, IntegerType):
        if not isinstance(source, IntegerType):
            return (arith.FPToUIOp if unsigned else arith.FPToSIOp)(value, target)
        if source.width.data > target.width.data:
            return arith.TruncIOp(value, target)
        return (arith.ExtUIOp if unsigned else arith.ExtSIOp)(value, target)
    if isinstance(source, IntegerType):
        return (arith.UIToFPOp if unsigned else arith.SIToFPOp)(value, target)
    if source.bitwidth > target.bitwidth:
        return arith.TruncFOp(value, target)
    return arith.ExtFOp(value, target)


def adder(kind: Attribute) -> type[arith.AddiOp | arith.AddfOp | arith.OrIOp]:
    """What MLIR's named ops add elements of a type with: conditions with `or`."""
    if kind == i1:
        return arith.OrIOp
    return arith.AddiOp if isinstance(kind, IntegerType) else arith.AddfOp


def multiplier(kind: Attribute) -> type[arith.MuliOp | arith.MulfOp | arith.AndIOp]:
    """What MLIR's named ops multiply elements of a type with: conditions with `and`."""
    if kind == i1:
        return arith.AndIOp
    return arith.MuliOp if isinstance(kind, IntegerType) else arith.MulfOp


def multiply_accumulate(types: Sequence[Scalar], unsigned: bool) -> Region:
    """`yield %c + convert(%a) * convert(%b)`, for element types (a, b, c)."""
    if len(types) != 3:
        raise ValueError("a named contraction has two inputs and one output")
    accumulator = types[2]
    if any(isinstance(each, ComplexType) for each in types):
        from gemmc.dialects.complex_bodies import multiply_accumulate as of_complex

        return of_complex(types)

    @Builder.implicit_region(types)
    def region(args: tuple[BlockArgument, ...]) -> None:
        lhs = converted(args[0], accumulator, unsigned)
        rhs = converted(args[1], accumulator, unsigned)
        product = multiplier(accumulator)(lhs, rhs)
        stock.YieldOp(adder(accumulator)(args[2], product))

    return region


