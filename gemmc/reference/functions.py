"""What functions, quotients, comparisons and choices do to the error that is allowed.

A function f of x with error e has one of at most e · sup |f′| over [x − e, x + e], and its own
(`gemmc/accuracy.py`). Magnitudes take up what is no multiple of the coefficient.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects import math as m
from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.ir import Operation

from gemmc.accuracy import LEAST, accuracy_of
from gemmc.dialects.arith_more import RemfOp
from gemmc.dialects.math_more import ErfcOp
from gemmc.reference.bounded import (
    EXACTLY,
    Array,
    Bounded,
    Rounding,
    Rule,
    error_of,
    sure,
    with_error,
)
from gemmc.reference.integers import as_unsigned, extended
from gemmc.reference.numbers import kind_of

_OF_TURNS = 2.0**-44
"""What is lost of a turn, as a share of the argument."""

Slope = Callable[[Array, Array], Array]
"""The largest |f′| within an error of x."""


def _function(name: str, f: Callable[[Array], Array], slope: Slope) -> Rule:
    def rule(operands: Sequence[Bounded], to: Rounding) -> Bounded:
        x = operands[0]
        error = error_of(x)
        with np.errstate(all="ignore"):
            passed = np.where(error > 0, slope(x.value, error) * error, 0.0)
            value = f(x.value)
        return with_error(value, *_own(name, passed, to), to, x.c)

    return rule


def _turn(
    name: str, f: Callable[[Array], Array], slope: Slope = lambda x, e: np.ones(x.shape)
) -> Rule:
    """A sine, a cosine or a tangent: beside its own error that of taking whole turns off the
    argument."""

    def rule(operands: Sequence[Bounded], to: Rounding) -> Bounded:
        x = operands[0]
        error = error_of(x) + np.abs(x.value) * _OF_TURNS
        passed, own = _own(name, slope(x.value, error) * error, to)
        return with_error(f(x.value), passed, own, to, x.c)

    return rule


def _of_arc(x: Array, error: Array) -> Array:
    return 1 / np.sqrt(np.maximum(1 - (np.abs(x) + error) ** 2, 0.0))


def _own(name: str, passed: Array, to: Rounding) -> tuple[Array, float]:
    """The error with what is made zero, and the op's own relative one."""
    if to.rough or to.bits == 16:
        passed = passed + LEAST
    return passed, accuracy_of(name, to.bits, rough=to.rough)


def _erf(x: Array) -> Array:
    return np.vectorize(math.erf, otypes=[np.float64])(x)


def _erfc(x: Array) -> Array:
    return np.vectorize(math.erfc, otypes=[np.float64])(x)


def _slope_of_erf(x: Array, error: Array) -> Array:
    """The largest one within the error."""
    return 2 / math.sqrt(math.pi) * np.exp(-(_nearest_zero(x, error) ** 2))


def _nearest_zero(x: Array, error: Array) -> Array:
    return np.maximum(np.abs(x) - error, 0.0)


def _quotient(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    a, b = operands
    with np.errstate(all="ignore"):
        value = a.value / b.value
        below = _nearest_zero(b.value, error_of(b))
        passed = (error_of(a) + np.abs(value) * error_of(b)) / below
        passed = np.where(np.isnan(passed), 0.0, passed)
    return with_error(value, *_own("arith.divf", passed, to), to, max(a.c, b.c))


def _power(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    x, y = operands
    if y.value.size != 1 or not float(y.value.flat[0]).is_integer() or abs(y.value.flat[0]) > 8:
        return _any_power(x, y, to)
    exponent = float(y.value.flat[0])
    error = error_of(x)
    with np.errstate(all="ignore"):
        value = np.power(x.value, exponent)
        nearest = _nearest_zero(x.value, error) if exponent < 1 else np.abs(x.value) + error
        passed = abs(exponent) * np.power(nearest, exponent - 1) * error
        passed = np.where(error > 0, passed, 0.0)
    return with_error(value, passed, accuracy_of("math.fpowi", to.bits), to, x.c)


def _any_power(x: Bounded, y: Bounded, to: Rounding) -> Bounded:
    """x^y by a power of 2 and a logarithm, whose error grows with the exponent's size."""
    with np.errstate(all="ignore"):
        value = np.asarray(np.power(x.value, y.value))
        size = np.abs(y.value * np.log(np.abs(x.value)))
        own = accuracy_of("math.powf", to.bits) * (1 + np.where(np.isfinite(size), size, 0.0))
        least = _nearest_zero(x.value, error_of(x))
        passed = np.abs(y.value) / least * error_of(x) + np.abs(np.log(least)) * error_of(y)
        passed = np.where(error_of(x) + error_of(y) > 0, np.expm1(passed), 0.0)
        error = np.abs(value) * (passed + own)
    error = np.where(np.isnan(error), 0.0, error)
    return with_error(value, error + LEAST, 0.0, to, max(x.c, y.c))


def _angle(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    """atan2, which turns by a whole turn where its first operand changes its sign."""
    y, x = operands
    with np.errstate(all="ignore"):
        value = np.arctan2(y.value, x.value)
        error = error_of(x) + error_of(y)
        passed = error / _nearest_zero(np.hypot(x.value, y.value), error)
        crosses = (x.value - error_of(x) <= 0) & (np.abs(y.value) <= error_of(y)) & (error > 0)
    passed = np.where(error > 0, np.where(crosses | np.isnan(passed), 2 * math.pi, passed), 0.0)
    return with_error(value, *_own("math.atan2", passed, to), to, max(x.c, y.c))


def _with_sign(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    x, sign = operands
    value = np.copysign(x.value, sign.value)
    with np.errstate(invalid="ignore"):
        unsure = (np.abs(sign.value) <= error_of(sign)) & (error_of(sign) > 0)
    error = error_of(x) + np.where(unsure, 2 * np.abs(x.value), 0.0)
    return with_error(value, error, 0.0, EXACTLY, x.c)


def _rest(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    """fmod: exact; where an error may make one multiple more or less, any."""
    x, y = operands
    with np.errstate(all="ignore"):
        value = np.fmod(x.value, y.value)
        times = np.abs(x.value / y.value)
        error = error_of(x) + error_of(y) * (1 + np.where(np.isfinite(times), times, 0.0))
        close = np.minimum(np.abs(value), np.abs(y.value) - np.abs(value)) <= error
    error = np.where((error > 0) & close, 2 * np.abs(y.value), error)
    return with_error(value, error, 0.0, EXACTLY, max(x.c, y.c))


def _fused(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    a, b, c = operands
    value = a.value * b.value + c.value
    one, other = error_of(a), error_of(b)
    with np.errstate(invalid="ignore"):
        passed = np.abs(a.value) * other + np.abs(b.value) * one + one * other + error_of(c)
    passed = np.where(np.isnan(passed), np.inf, passed)  # of 0 times what may be anything
    return with_error(value, passed, 0.0, to, max(a.c, b.c, c.c))


def _root(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    """A square root: its slope at 0 has no bound, but what becomes of an error there does."""
    (x,) = operands
    error = error_of(x)
    with np.errstate(invalid="ignore"):
        value = np.sqrt(x.value)
        below = value - np.sqrt(np.maximum(x.value - error, 0.0))
        passed = np.maximum(below, np.sqrt(x.value + error) - value)
    passed = np.where(error > 0, passed, 0.0)
    return with_error(value, *_own("math.sqrt", passed, to), to, x.c)


def _absolute(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    (x,) = operands
    return Bounded(np.abs(x.value), x.magnitude, x.c, x.floor)


_TESTS: Mapping[int, Callable[[Array, Array], Array]] = {
    0: lambda x, y: np.zeros(np.broadcast(x, y).shape, np.bool_),
    1: np.equal, 2: np.greater, 3: np.greater_equal, 4: np.less, 5: np.less_equal,
    6: np.not_equal, 7: lambda x, y: ~(np.isnan(x) | np.isnan(y)), 8: np.equal, 9: np.greater,
    10: np.greater_equal, 11: np.less, 12: np.less_equal, 13: np.not_equal,
    14: lambda x, y: np.isnan(x) | np.isnan(y),
    15: lambda x, y: np.ones(np.broadcast(x, y).shape, np.bool_),
}  # fmt: skip


_UNORDERED = range(8, 15)
"""Predicates of arith.cmpf that hold of a NaN."""

_SETTLED = (0, 15)
"""Predicates that look at no number."""

_INTEGER_TESTS: Mapping[int, Callable[[Array, Array], Array]] = {
    0: np.equal, 1: np.not_equal, 2: np.less, 3: np.less_equal, 4: np.greater,
    5: np.greater_equal, 6: np.less, 7: np.less_equal, 8: np.greater, 9: np.greater_equal,
}  # fmt: skip
"""arith.cmpi's predicates."""

_FIRST_UNSIGNED = 6


def integer_comparison(op: arith.CmpiOp, operands: Sequence[Bounded]) -> Bounded:
    """1 where it holds; an error of 1 where one of an operand's may decide."""
    x, y = operands
    number, kind = op.predicate.value.data, kind_of(op.lhs)
    if number >= _FIRST_UNSIGNED:
        wide = IntegerType(64) if isinstance(kind, IndexType) else kind
        x, y = (as_unsigned(each, wide) for each in operands)
    else:
        x, y = (extended(each, kind) for each in operands)
    value = _INTEGER_TESTS[number](x.value, y.value)
    return _condition(value, _close(x, y))


def _close(x: Bounded, y: Bounded) -> Array:
    """Whether errors may decide how two compare."""
    error = error_of(x) + error_of(y)
    with np.errstate(invalid="ignore"):
        return (error > 0) & (_apart(x, y) <= error)


def _apart(x: Bounded, y: Bounded) -> Array:
    """How far from each other two values are, in float64."""
    return np.abs(np.asarray(x.value, np.float64) - np.asarray(y.value, np.float64))


def _condition(value: Array, unsure: Array) -> Bounded:
    """0 or 1, with an error of 1 where it is not sure."""
    return Bounded(value.astype(np.int64), unsure.astype(np.float64), 1.0)


def _logic(combine: Callable[[Array, Array], Array]) -> Rule:
    """Of conditions."""

    def rule(operands: Sequence[Bounded], to: Rounding) -> Bounded:
        x, y = operands
        return _condition(combine(x.value, y.value), error_of(x) + error_of(y) > 0)

    return rule


def comparison(op: arith.CmpfOp, operands: Sequence[Bounded]) -> Bounded:
    """1 where it holds, as `integer_comparison`."""
    number = op.predicate.value.data
    x, y = operands
    value = _TESTS[number](x.value, y.value)
    if number in _SETTLED:
        return sure(value.astype(np.int64))
    if number in _UNORDERED:
        value = value | np.isnan(x.value) | np.isnan(y.value)
    # One that is compared with itself is a NaN or none, whatever its error.
    unsure = ~(error_of(x) < np.inf) if x is y else _close(x, y)
    return _condition(value, unsure)


def _choice(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    condition, x, y = operands
    holds = condition.value != 0
    value = np.where(holds, x.value, y.value)
    one, other = error_of(x), error_of(y)
    error = np.where(holds, one, other)
    with np.errstate(invalid="ignore"):
        either = np.maximum(one, other) + _apart(x, y)
    error = np.where(error_of(condition) > 0, either, error)
    return with_error(value, error, 0.0, EXACTLY, max(x.c, y.c))


FUNCTIONS: Mapping[type[Operation], Rule] = {
    arith.DivfOp: _quotient,
    arith.SelectOp: _choice,
    arith.AndIOp: _logic(np.minimum),
    arith.OrIOp: _logic(np.maximum),
    arith.XOrIOp: _logic(lambda x, y: np.abs(x - y)),
    m.AbsFOp: _absolute,
    m.CosOp: _turn("math.cos", np.cos),
    m.ExpM1Op: _function("math.expm1", np.expm1, lambda x, e: np.exp(x + e)),
    m.Log1pOp: _function("math.log1p", np.log1p, lambda x, e: 1 / np.maximum(1 + x - e, 0.0)),
    m.Log2Op: _function("math.log2", np.log2, lambda x, e: 1 / (math.log(2) * _nearest_zero(x, e))),
    m.LogOp: _function("math.log", np.log, lambda x, e: 1 / _nearest_zero(x, e)),
    m.SinOp: _turn("math.sin", np.sin),
    m.ErfOp: _function("math.erf", _erf, lambda x, e: np.full(x.shape, 2 / math.sqrt(math.pi))),
    ErfcOp: _function("math.erfc", _erfc, _slope_of_erf),
    m.ExpOp: _function("math.exp", np.exp, lambda x, e: np.exp(x + e)),
    m.Exp2Op: _function("math.exp2", np.exp2, lambda x, e: math.log(2) * np.exp2(x + e)),
    m.FmaOp: _fused,
    m.FPowIOp: _power,
    m.PowFOp: _power,
    m.RsqrtOp: _function(
        "math.rsqrt", lambda x: 1 / np.sqrt(x), lambda x, e: 0.5 * _nearest_zero(x, e) ** -1.5
    ),
    m.SqrtOp: _root,
    RemfOp: _rest,
    m.AcosOp: _function("math.acos", np.arccos, _of_arc),
    m.AcoshOp: _function(
        "math.acosh", np.arccosh, lambda x, e: 1 / np.sqrt(np.maximum(x - e, 1.0) ** 2 - 1)
    ),
    m.AsinOp: _function("math.asin", np.arcsin, _of_arc),
    m.AsinhOp: _function("math.asinh", np.arcsinh, lambda x, e: np.ones(x.shape)),
    m.Atan2Op: _angle,
    m.AtanOp: _function("math.atan", np.arctan, lambda x, e: np.ones(x.shape)),
    m.AtanhOp: _function(
        "math.atanh", np.arctanh, lambda x, e: 1 / np.maximum(1 - (np.abs(x) + e) ** 2, 0.0)
    ),
    m.CbrtOp: _function("math.cbrt", np.cbrt, lambda x, e: _nearest_zero(x, e) ** (-2 / 3) / 3),
    m.CopySignOp: _with_sign,
    m.CoshOp: _function("math.cosh", np.cosh, lambda x, e: np.sinh(np.abs(x) + e)),
    m.Log10Op: _function(
        "math.log10", np.log10, lambda x, e: 1 / (math.log(10) * _nearest_zero(x, e))
    ),
    m.SinhOp: _function("math.sinh", np.sinh, lambda x, e: np.cosh(np.abs(x) + e)),
    m.TanOp: _turn(
        "math.tan",
        np.tan,
        lambda x, e: 1 + np.maximum(np.abs(np.tan(x - e)), np.abs(np.tan(x + e))) ** 2,
    ),
    m.TanhOp: _function("math.tanh", np.tanh, lambda x, e: np.ones(x.shape)),
}
"""Beside those in `bounded`."""
