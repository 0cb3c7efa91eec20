"""Index arithmetic, element arithmetic and control flow.

A value is a Python number where it is the same for all threads, else an array over the
agent's threads; inside of `tile.map` it is an array over the elements of a fragment.
"""

from __future__ import annotations

from collections.abc import Callable
from math import erf, erfc
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from xdsl.dialects import arith, math
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    i1,
)
from xdsl.ir import Operation

from gemmc.dialects.arith_more import RemfOp
from gemmc.dialects.isa import isa
from gemmc.dialects.math_more import ErfcOp
from gemmc.dialects.splats import splat_of
from gemmc.dialects.tile.assumed import AssumeOp
from gemmc.errors import location_of, shortened
from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware.errors import Site, Unsupported
from gemmc.interpret.op_table import Ready, handles, prepares
from gemmc.interpret.ops import words
from gemmc.interpret.types import dtype_of
from gemmc.reference import extremes

_UNSIGNED = 1 << 64


def _unsigned(x: Any) -> Any:
    """An index as the unsigned 64-bit number it stands for."""
    if isinstance(x, np.ndarray):
        return cast(Any, x).astype(np.uint64)
    return int(x) % _UNSIGNED


def _signed(x: Any) -> Any:
    if isinstance(x, np.ndarray):
        return cast(Any, x).astype(np.int64)
    return int(x)


def _floor(operation: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    def apply(x: Any, y: Any) -> Any:
        if y == 0 if isinstance(y, int) else np.any(np.equal(y, 0)):
            raise Unsupported("a division by zero")
        if isinstance(x, np.ndarray) or isinstance(y, np.ndarray):
            return _signed(operation(_unsigned(x), np.asarray(_unsigned(y), np.uint64)))
        return operation(_unsigned(x), _unsigned(y))

    return apply


def _either(pick: Callable[[Any, Any], Any], numpy_pick: Any) -> Callable[[Any, Any], Any]:
    def apply(x: Any, y: Any) -> Any:
        if isinstance(x, np.ndarray) or isinstance(y, np.ndarray):
            return numpy_pick(x, y)
        return pick(x, y)

    return apply


INTEGER: dict[type[Operation], Callable[[Any, Any], Any]] = {
    arith.AddiOp: lambda x, y: x + y,
    arith.SubiOp: lambda x, y: x - y,
    arith.MuliOp: lambda x, y: x * y,
    arith.DivUIOp: _floor(lambda x, y: x // y),
    arith.RemUIOp: _floor(lambda x, y: x % y),
    arith.CeilDivUIOp: _floor(lambda x, y: x // y + (x % y != 0)),
    arith.MinUIOp: _either(min, np.minimum),
    arith.MaxUIOp: _either(max, np.maximum),
    arith.MinSIOp: _either(min, np.minimum),
    arith.MaxSIOp: _either(max, np.maximum),
    arith.AndIOp: lambda x, y: x & y,
    arith.OrIOp: lambda x, y: x | y,
    arith.XOrIOp: lambda x, y: x ^ y,
    arith.ShLIOp: lambda x, y: x << y,
    arith.ShRUIOp: lambda x, y: x >> y,
}

FLOAT: dict[type[Operation], Callable[[Any, Any], Any]] = {
    arith.AddfOp: np.add,
    arith.SubfOp: np.subtract,
    arith.MulfOp: np.multiply,
    arith.DivfOp: np.divide,
    arith.MaximumfOp: extremes.maximum,
    arith.MinimumfOp: extremes.minimum,
    arith.MaxnumfOp: extremes.maxnum,
    arith.MinnumfOp: extremes.minnum,
    RemfOp: np.fmod,
    math.Atan2Op: np.arctan2,
    math.CopySignOp: np.copysign,
}

def _erf(x: Any) -> Any:
    return np.vectorize(erf, otypes=[np.float64])(x)


def _erfc(x: Any) -> Any:
    return np.vectorize(erfc, otypes=[np.float64])(x)


UNARY: dict[type[Operation], Callable[[Any], Any]] = {
    math.CeilOp: np.ceil,
    math.CosOp: np.cos,
    math.ErfOp: _erf,
    ErfcOp: _erfc,
    math.ExpM1Op: np.expm1,
    math.FloorOp: np.floor,
    math.Log1pOp: np.log1p,
    math.Log2Op: np.log2,
    math.LogOp: np.log,
    math.RoundEvenOp: np.rint,
    math.SinOp: np.sin,
    math.TruncOp: np.trunc,
    math.ExpOp: np.exp,
    math.Exp2Op: np.exp2,
    math.RsqrtOp: lambda x: 1 / np.sqrt(x),
    math.TanhOp: np.tanh,
    math.SqrtOp: np.sqrt,
    math.AbsFOp: np.abs,
    arith.NegfOp: np.negative,
    math.AcosOp: np.arccos,
    math.AcoshOp: np.arccosh,
    math.AsinOp: np.arcsin,
    math.AsinhOp: np.arcsinh,
    math.AtanOp: np.arctan,
    math.AtanhOp: np.arctanh,
    math.CbrtOp: np.cbrt,
    math.CoshOp: np.cosh,
    math.Log10Op: np.log10,
    math.RoundOp: lambda x: np.trunc(x + np.copysign(0.5, x)),
    math.SinhOp: np.sinh,
    math.TanOp: np.tan,
}


@prepares(arith.ConstantOp)
def constant(op: arith.ConstantOp) -> Ready:
    kind = dtype_of(op.result.type) if not hasattr(op.result.type, "get_shape") else None
    match op.value:
        case IntegerAttr():
            number = op.value.value.data
            value: Any = bool(number) if kind == np.bool_ else number
        case FloatAttr():
            value = cast(Any, kind).type(op.value.value.data)
        case DenseIntOrFPElementsAttr() if (number := splat_of(op.value)) is not None:
            tensor = cast(Any, op.result.type)
            splat = number.value.data
            return lambda frame: frame.set(
                op, np.full(tensor.get_shape(), splat, dtype_of(tensor.element_type))
            )
        case _:
            raise Unsupported(shortened(f"a constant {op.value}"), Site(op.name, location_of(op)))
    return lambda frame: frame.set(op, value)


_OF_BITS = (
    arith.DivUIOp, arith.CeilDivUIOp, arith.RemUIOp, arith.MinUIOp, arith.MaxUIOp, arith.ShRUIOp,
)  # fmt: skip
"""Ops that see an integer's bits as a number of 0 or more."""


@prepares(*INTEGER)
def integer(op: Operation) -> Ready:
    compute, (x, y), result = INTEGER[type(op)], op.operands, op.results[0]
    kind = result.type
    if isa(kind, IntegerType) and kind.width.data > 1:

        def run_words(frame: Frame) -> None:
            sides = (frame.values[x], frame.values[y])
            if isinstance(op, _OF_BITS):
                sides = tuple(words.unsigned(each, kind) for each in sides)
            with np.errstate(over="ignore"):
                frame.values[result] = words.wrapped(compute(*sides), kind)

        return run_words

    def run(frame: Frame) -> None:
        frame.values[result] = compute(frame.values[x], frame.values[y])

    return run


@handles(*FLOAT)
def floating(frame: Frame, op: Operation) -> None:
    x, y = (frame.get(v) for v in op.operands)
    with np.errstate(all="ignore"):
        result = FLOAT[type(op)](x, y)
    frame.set(op, np.asarray(result).astype(dtype_of(op.results[0].type))[()])


@handles(*UNARY)
def unary(frame: Frame, op: Operation) -> None:
    with np.errstate(all="ignore"):
        result = UNARY[type(op)](np.asarray(frame.get(op.operands[0])).astype(np.float64))
        frame.set(op, np.asarray(result).astype(dtype_of(op.results[0].type))[()])


@handles(math.FPowIOp, math.PowFOp)
def power(frame: Frame, op: Operation) -> None:
    x, y = (np.asarray(frame.get(v)).astype(np.float64) for v in op.operands)
    with np.errstate(all="ignore"):
        frame.set(op, np.asarray(np.power(x, y)).astype(dtype_of(op.results[0].type))[()])


@handles(math.FmaOp)
def fma(frame: Frame, op: Operation) -> None:
    """One rounding of a product and a sum."""
    x, y, z = (np.asarray(frame.get(v)).astype(np.float64) for v in op.operands)
    frame.set(op, (x * y + z).astype(dtype_of(op.results[0].type))[()])


@handles(arith.ExtUIOp, arith.UIToFPOp)
def convert_unsigned(frame: Frame, op: Operation) -> None:
    """An integer's bits as a number of 0 or more."""
    value: NDArray[Any] = np.asarray(frame.get(op.operands[0]))
    kind = op.operands[0].type
    if isa(kind, IntegerType) and value.dtype.kind == "i":
        value = value.astype(np.int64).view(np.uint64) & np.uint64((1 << kind.width.data) - 1)
    frame.set(op, value.astype(dtype_of(op.results[0].type))[()])


@handles(arith.TruncIOp)
def truncate(frame: Frame, op: arith.TruncIOp) -> None:
    """The low bits, as a signed number; of one bit, whether it is set."""
    value = np.asarray(frame.get(op.input)).astype(np.int64)
    width = cast("Any", op.result.type).width.data
    if width == 1:
        frame.set(op, (value & 1 != 0)[()])
        return
    kept = value & ((1 << width) - 1)
    negative = kept >> (width - 1) != 0
    signed = cast("NDArray[Any]", kept - (negative.astype(np.int64) << width))
    frame.set(op, signed.astype(dtype_of(op.result.type))[()])


@handles(arith.FPToSIOp)
def to_integer(frame: Frame, op: arith.FPToSIOp) -> None:
    """Towards zero, as the conversion does it: the nearest number there is of what is too large."""
    value = np.nan_to_num(np.asarray(frame.get(op.input)).astype(np.float64))
    if words.width_of(op.result.type) == words.WIDEST:
        inside = np.clip(np.trunc(value), -(2.0**63), np.nextafter(2.0**63, 0.0))
        frame.set(op, inside.astype(np.int64)[()])
        return
    clipped = np.clip(np.trunc(value), -float(1 << 31), float((1 << 31) - 1)).astype(np.int32)
    frame.set(op, (clipped & 1 != 0 if op.result.type == i1 else clipped)[()])


@handles(arith.TruncFOp, arith.ExtFOp, arith.ExtSIOp, arith.SIToFPOp)
def convert(frame: Frame, op: Operation) -> None:
    """To another element type, rounded to nearest even."""
    with np.errstate(over="ignore"):
        value = np.asarray(words.extended(frame.get(op.operands[0]), op.operands[0].type))
        frame.set(op, value.astype(dtype_of(op.results[0].type))[()])


_COMPARE: tuple[Callable[[Any, Any], Any], ...] = (
    lambda x, y: x == y,
    lambda x, y: x != y,
    lambda x, y: x < y,
    lambda x, y: x <= y,
    lambda x, y: x > y,
    lambda x, y: x >= y,
)


@handles(arith.CmpiOp)
def compare(frame: Frame, op: arith.CmpiOp) -> None:
    number = op.predicate.value.data
    x, y = (frame.get(v) for v in op.operands)
    kind = op.lhs.type
    if number >= 6 and isa(kind, IntegerType):  # ult, ule, ugt, uge
        x, y, number = words.unsigned(x, kind), words.unsigned(y, kind), number - 4
    elif number >= 6:
        x, y, number = _unsigned(x), _unsigned(y), number - 4
    frame.set(op, _COMPARE[number](x, y))


@handles(arith.CmpfOp)
def compare_floats(frame: Frame, op: arith.CmpfOp) -> None:
    """Ordered comparisons, false for a NaN, and unordered ones, true for it."""
    tests = {1: 0, 2: 4, 3: 5, 4: 2, 5: 3, 6: 1, 8: 0, 9: 4, 10: 5, 11: 2, 12: 3, 13: 1}
    number = op.predicate.value.data
    x, y = (np.asarray(frame.get(v)) for v in op.operands)
    lost = np.isnan(x) | np.isnan(y)
    if number not in tests:
        known: Any = {0: lost & ~lost, 7: ~lost, 14: lost, 15: lost | ~lost}
        frame.set(op, known[number][()])
        return
    found = _COMPARE[tests[number]](x, y)
    frame.set(op, ((found | lost) if number > 7 else (found & ~lost))[()])


@handles(arith.SelectOp)
def select(frame: Frame, op: arith.SelectOp) -> None:
    condition, x, y = (frame.get(v) for v in op.operands)
    if isinstance(condition, np.ndarray):
        frame.set(op, np.where(cast(Any, condition), x, y))
    else:
        frame.set(op, x if condition else y)


@handles(arith.IndexCastOp)
def index_cast(frame: Frame, op: Operation) -> None:
    frame.set(op, frame.get(op.operands[0]))


@handles(AssumeOp)
def assume(frame: Frame, op: AssumeOp) -> None:
    value = frame.get(op.value)
    least, most, by = (each.value.data for each in (op.least, op.most, op.by))
    inside = (np.greater_equal(value, least)) & np.less_equal(value, most)
    if not np.all(inside & np.equal(np.mod(value, by), 0)):
        site = Site(op.name, location_of(op))
        raise Unsupported(f"a number that was to be {least} to {most} by {by}; found {value}", site)
    frame.set(op, value)
