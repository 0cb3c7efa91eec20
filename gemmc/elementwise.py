"""Arithmetic on one element, for the epilogue of `gemmc.matmul`: Python expressions become ops.

    gemmc.matmul(512, 768, 256, inputs={"bias": "n"}, epilogue=lambda s, bias: relu(s + bias))

An `Element` is a value in f32, of products of f64 in f64. `+ - * /`, unary `-`, `abs` and
comparisons make further ops, beside Python numbers too; the functions below are those of
docs/support.md, "Arithmetic in an epilogue", with the errors that it states.
"""

from __future__ import annotations

from typing import Any, cast

from xdsl.builder import Builder
from xdsl.dialects import arith, math
from xdsl.dialects.builtin import AnyFloat, FloatAttr, i1
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import InsertPoint

from gemmc.dialects.math_more import ErfcOp
from gemmc.errors import GemmcError, described


class Writer(Builder):
    """What inserts an epilogue's ops, all of whose numbers are of one type."""

    def __init__(self, at: InsertPoint, kind: AnyFloat) -> None:
        super().__init__(at)
        self.kind = kind


class Element:
    """A value of the epilogue in the sum's type; made by `gemmc.matmul`, not by hand."""

    def __init__(self, builder: Writer, value: SSAValue):
        self.builder = builder
        self.value = value

    def __add__(self, other: Element | float) -> Element:
        return _two(arith.AddfOp, self, other)

    def __radd__(self, other: Element | float) -> Element:
        return _two(arith.AddfOp, other, self)

    def __sub__(self, other: Element | float) -> Element:
        return _two(arith.SubfOp, self, other)

    def __rsub__(self, other: Element | float) -> Element:
        return _two(arith.SubfOp, other, self)

    def __mul__(self, other: Element | float) -> Element:
        return _two(arith.MulfOp, self, other)

    def __rmul__(self, other: Element | float) -> Element:
        return _two(arith.MulfOp, other, self)

    def __truediv__(self, other: Element | float) -> Element:
        return _two(arith.DivfOp, self, other)

    def __rtruediv__(self, other: Element | float) -> Element:
        return _two(arith.DivfOp, other, self)

    def __neg__(self) -> Element:
        return _one(arith.NegfOp, self)

    def __abs__(self) -> Element:
        return _one(math.AbsFOp, self)

    def __gt__(self, other: Element | float) -> Condition:
        return _compared("ogt", self, other)

    def __ge__(self, other: Element | float) -> Condition:
        return _compared("oge", self, other)

    def __lt__(self, other: Element | float) -> Condition:
        return _compared("olt", self, other)

    def __le__(self, other: Element | float) -> Condition:
        return _compared("ole", self, other)

    def __bool__(self) -> bool:
        raise _undecided("an element")

    def __float__(self) -> float:
        raise _foreign("a function of math, or float()")

    def __array_ufunc__(self, ufunc: object, *_: object, **__: object) -> object:
        raise _foreign(f"numpy.{getattr(ufunc, '__name__', ufunc)}")


class Condition:
    """What a comparison of elements gives: `where` chooses by it."""

    def __init__(self, builder: Writer, value: SSAValue):
        self.builder = builder
        self.value = value

    def __bool__(self) -> bool:
        raise _undecided("a comparison of elements")


def relu(x: Element) -> Element:
    """max(x, 0)."""
    return maximum(x, 0.0)


def gelu(x: Element) -> Element:
    """x times the share of a normal distribution below it: x/2 · (1 + erf(x/√2))."""
    return (x * 0.5) * (erf(x * 0.70710678118654752) + 1.0)


def gelu_tanh(x: Element) -> Element:
    """`gelu` as its approximation by tanh."""
    inner = (x + x * x * x * 0.044715) * 0.79788456080286536
    return (x * 0.5) * (tanh(inner) + 1.0)


def sigmoid(x: Element) -> Element:
    """1 / (1 + exp(-x))."""
    return 1.0 / (exp(-x) + 1.0)


def silu(x: Element) -> Element:
    """x / (1 + exp(-x))."""
    return x / (exp(-x) + 1.0)


def maximum(x: Element | float, y: Element | float) -> Element:
    """The larger one; NaN where one is NaN (`arith.maximumf`)."""
    return _two(arith.MaximumfOp, x, y)


def minimum(x: Element | float, y: Element | float) -> Element:
    """The smaller one; NaN where one is NaN (`arith.minimumf`)."""
    return _two(arith.MinimumfOp, x, y)


def where(condition: Condition, x: Element | float, y: Element | float) -> Element:
    """`x` where the condition holds, else `y`."""
    if not isinstance(condition, Condition):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise GemmcError("where", "a comparison of elements", described(condition))
    build = condition.builder
    return _made(build, arith.SelectOp(condition.value, _value(build, x), _value(build, y)))


def exp(x: Element) -> Element:
    """e to the x."""
    return _one(math.ExpOp, x)


def exp2(x: Element) -> Element:
    """2 to the x."""
    return _one(math.Exp2Op, x)


def log(x: Element) -> Element:
    """The natural logarithm."""
    return _one(math.LogOp, x)


def tanh(x: Element) -> Element:
    """The hyperbolic tangent."""
    return _one(math.TanhOp, x)


def erf(x: Element) -> Element:
    """The error function."""
    return _one(math.ErfOp, x)


def erfc(x: Element) -> Element:
    """1 - erf(x), with all digits also where that is small."""
    return _one(ErfcOp, x)


def sqrt(x: Element) -> Element:
    """The square root."""
    return _one(math.SqrtOp, x)


def rsqrt(x: Element) -> Element:
    """1 / sqrt(x)."""
    return _one(math.RsqrtOp, x)


def _undecided(what: str) -> GemmcError:
    needed = "an epilogue without Python's if, and, or, min and max"
    change = "use gemmc.elementwise.where, maximum or minimum"
    return GemmcError("epilogue", needed, f"{what} as a condition", change)


def _foreign(what: str) -> GemmcError:
    needed = "an epilogue of Python's operators and the functions of gemmc.elementwise"
    return GemmcError("epilogue", needed, what, "take exp, log, tanh and others from there")


def _made(builder: Writer, op: Operation) -> Element:
    return Element(builder, builder.insert(op).results[0])


def _value(builder: Writer, x: Element | float) -> SSAValue:
    if isinstance(x, Element):
        return x.value
    if isinstance(x, bool) or not isinstance(x, int | float):  # pyright: ignore
        raise GemmcError("epilogue", "elements and numbers", described(x))
    try:
        number = FloatAttr(float(x), builder.kind)
    except OverflowError:
        needed = f"numbers that an {builder.kind} holds"
        raise GemmcError("epilogue", needed, described(x)) from None
    return builder.insert(arith.ConstantOp(number)).results[0]


def _one(kind: Any, x: Element) -> Element:
    if not isinstance(x, Element):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise GemmcError("epilogue", "an element", described(x))
    return _made(x.builder, cast(Operation, kind(x.value)))


def _two(kind: Any, x: Element | float, y: Element | float) -> Element:
    builder = _builder_of(x, y)
    return _made(builder, cast(Operation, kind(_value(builder, x), _value(builder, y))))


def _compared(predicate: str, x: Element, y: Element | float) -> Condition:
    op = arith.CmpfOp(x.value, _value(x.builder, y), predicate)
    assert op.result.type == i1
    return Condition(x.builder, x.builder.insert(op).result)


def _builder_of(*operands: Element | float) -> Writer:
    for each in operands:
        if isinstance(each, Element):
            return each.builder
    raise GemmcError("epilogue", "an element among the operands", "numbers only")
