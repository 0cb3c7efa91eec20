"""Bodies of named ops of linalg on complex elements, as MLIR has them.

xDSL's named ops have bodies of arithmetic on integers or floats, hidden in the text; of complex
elements an op's name says what its body is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from xdsl.builder import Builder
from xdsl.dialects import arith
from xdsl.dialects import complex as stock
from xdsl.dialects.builtin import AnyFloat, ArrayAttr, ComplexType, FloatAttr
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Attribute, BlockArgument, Operation, Region, SSAValue

Make = Callable[..., Operation]


def complex_constant(number: complex, kind: ComplexType[AnyFloat]) -> stock.ConstantOp:
    """A number of a complex type."""
    parts = (FloatAttr(each, kind.element_type) for each in (number.real, number.imag))
    return stock.ConstantOp(ArrayAttr(parts), kind)


def _square(x: SSAValue) -> Operation:
    return stock.MulOp(x, x)


def _reciprocal(x: SSAValue) -> Operation:
    return stock.DivOp(complex_constant(1.0, cast("ComplexType[AnyFloat]", x.type)), x)


def _abs(x: SSAValue) -> Operation:
    return stock.AbsOp(x)


UNARY: Mapping[str, Make] = {
    "abs": _abs,
    "exp": stock.ExpOp,
    "log": stock.LogOp,
    "negf": stock.NegOp,
    "reciprocal": _reciprocal,
    "rsqrt": stock.RsqrtOp,
    "sqrt": stock.SqrtOp,
    "square": _square,
    "tanh": stock.TanhOp,
}
"""Ops of one tensor; the result of `abs` is real."""

BINARY: Mapping[str, Make] = {
    "add": stock.AddOp,
    "div": stock.DivOp,
    "mul": stock.MulOp,
    "powf": stock.PowOp,
    "sub": stock.SubOp,
}
"""Ops of two tensors."""

KINDS: Mapping[str, Make] = {**UNARY, **BINARY, "select": arith.SelectOp}
"""By the names that `linalg.elementwise` has for them."""

_PRODUCTS = ("matmul", "matvec", "vecmat", "mmt4d", "conv_", "dot", "contract")
_SUMS = ("pooling", "sum")


def body_of(op: str, kinds: Sequence[Attribute]) -> Region | None:
    """The body of a named op, `linalg.add`, on elements of these types, the output's last; None for
    one that MLIR has none of."""
    name = op.partition(".")[2]
    found = _made(name)
    if found is None:
        return None
    make, given, reads_output = found
    same = len(set(kinds[:-1] if name == "abs" else kinds)) == 1
    if len(kinds) != given + 1 or not same:
        return None

    @Builder.implicit_region(cast("Sequence[AnyFloat]", kinds))
    def region(args: tuple[BlockArgument, ...]) -> None:
        YieldOp(make(*(args if reads_output else args[:-1])))

    return region


def _made(name: str) -> tuple[Make, int, bool] | None:
    """What makes the result of an op, of how many inputs, and whether of the output as well."""
    if name in UNARY:
        return UNARY[name], 1, False
    if name in BINARY:
        return BINARY[name], 2, False
    if any(word in name for word in _PRODUCTS):
        return _multiply_add, 2, True
    return (_add, 2, True) if all(word in name for word in _SUMS) else None


def multiply_accumulate(kinds: Sequence[Attribute]) -> Region:
    """The body of a product: `yield %c + %a * %b`. Elements of several types are refused where
    products are taken apart."""

    @Builder.implicit_region(cast("Sequence[AnyFloat]", kinds))
    def region(args: tuple[BlockArgument, ...]) -> None:
        YieldOp(_multiply_add(*args))

    return region


def _multiply_add(x: SSAValue, y: SSAValue, z: SSAValue) -> Operation:
    return stock.AddOp(z, stock.MulOp(x, y))


def _add(x: SSAValue, window: SSAValue, z: SSAValue) -> Operation:
    return stock.AddOp(z, x)
