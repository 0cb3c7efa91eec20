"""Bodies of named ops of linalg on complex elements, as MLIR has them.

xDSL's named ops have bodies of arithmetic on integers or floats, hidden in the text; of complex
elements an op's name says what its body is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.builder import Builder
from xdsl.dialects import complex as stock
from xdsl.dialects.builtin import AnyFloat, ArrayAttr, ComplexType, FloatAttr
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Attribute, BlockArgument, Operation, Region, SSAValue

from gemmc.errors import refuse

Make = Callable[..., Operation]


def _square(x: SSAValue) -> Operation:
    return stock.MulOp(x, x)


def _reciprocal(x: SSAValue) -> Operation:
    kind = x.type
    assert isinstance(kind, ComplexType)
    element: AnyFloat = kind.element_type
    one = ArrayAttr([FloatAttr(1.0, element), FloatAttr(0.0, element)])
    return stock.DivOp(stock.ConstantOp(one, kind), x)


_UNARY: dict[str, Make] = {
    "abs": stock.AbsOp,
    "exp": stock.ExpOp,
    "log": stock.LogOp,
    "negf": stock.NegOp,
    "reciprocal": _reciprocal,
    "rsqrt": stock.RsqrtOp,
    "sqrt": stock.SqrtOp,
    "square": _square,
    "tanh": stock.TanhOp,
}
_BINARY: dict[str, Make] = {
    "add": stock.AddOp,
    "div": stock.DivOp,
    "mul": stock.MulOp,
    "powf": stock.PowOp,
    "sub": stock.SubOp,
}
_PRODUCTS = ("matmul", "matvec", "vecmat", "mmt4d", "conv_", "dot", "contract")
_SUMS = ("pooling", "sum")


def body_of(op: Operation, kinds: Sequence[Attribute]) -> Region:
    """The body of a named op on elements of these types. GemmcError for one that MLIR has none
    of."""
    name = op.name.partition(".")[2]
    make, count = _UNARY.get(name), 2
    if make is None:
        make, count = _BINARY.get(name), 3
    if make is None and any(word in name for word in _PRODUCTS):
        make, count = _multiply_add, 3
    if make is None and all(word in name for word in _SUMS):
        make, count = _add, 3
    if make is None or len(kinds) != count or len(set(kinds)) != 1 and name != "abs":
        found = f"{op.name} of {', '.join(map(str, kinds))}"
        raise refuse(op, "a named op of complex elements, all of one type", found)
    chosen, takes_last = make, make in (_multiply_add, _add)

    @Builder.implicit_region(kinds)
    def region(args: tuple[BlockArgument, ...]) -> None:
        YieldOp(chosen(*(args if takes_last else args[:-1])))

    return region


def _multiply_add(x: SSAValue, y: SSAValue, z: SSAValue) -> Operation:
    return stock.AddOp(z, stock.MulOp(x, y))


def _add(x: SSAValue, window: SSAValue, z: SSAValue) -> Operation:
    return stock.AddOp(z, x)
