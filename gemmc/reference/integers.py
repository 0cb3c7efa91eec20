"""Integers in float64: exact, as the words of their width that they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects import math as m
from xdsl.dialects.builtin import IntegerType
from xdsl.ir import Attribute, Operation
from xdsl.utils.hints import isa

from gemmc.reference.bounded import RULES, Array, Bounded, Rounding, Rule, error_of, with_error

_EXACT = 52
"""Bits of the widest integers that float64 has all of."""


def as_unsigned(x: Bounded, kind: Attribute) -> Bounded:
    """What an integer's bits are as a number of 0 or more."""
    if not isa(kind, IntegerType) or kind.width.data == 1:
        return x
    value = np.where(x.value < 0, x.value + 2.0**kind.width.data, x.value)
    return Bounded(value, np.abs(value), x.c, x.floor)


def wrapped(x: Bounded, kind: Attribute) -> Bounded:
    """An integer as its type has it: the low bits, with their sign."""
    if not isa(kind, IntegerType) or kind.width.data == 1 or kind.width.data > _EXACT:
        return x
    half = 2.0 ** (kind.width.data - 1)
    with np.errstate(invalid="ignore"):
        if not np.any((x.value >= half) | (x.value < -half)):
            return x
        value = np.mod(x.value + half, 2 * half) - half
    return Bounded(value, x.magnitude, x.c, x.floor)


def truncated(x: Bounded, kind: Attribute) -> Bounded:
    """An integer's low bits, as a signed number; of one bit, 0 or 1."""
    assert isa(kind, IntegerType), "arith.trunci yields integers"
    width = kind.width.data
    low = np.mod(x.value, 2.0**width)
    value = low if width == 1 else np.where(low >= 2.0 ** (width - 1), low - 2.0**width, low)
    return Bounded(value, np.abs(value), 0.0)


def _divided(combine: Callable[[Array, Array], Array]) -> Rule:
    """Of integers that are 0 or more."""

    def rule(operands: Sequence[Bounded], to: Rounding) -> Bounded:
        value = combine(operands[0].value, operands[1].value)
        return Bounded(value, np.abs(value), 0.0)

    return rule


def _stepped(step: Callable[[Array], Array]) -> Rule:
    """A function of steps: exact, but where an error may reach another step."""

    def rule(operands: Sequence[Bounded], to: Rounding) -> Bounded:
        (x,) = operands
        error = error_of(x)
        with np.errstate(invalid="ignore"):
            apart = np.where(error > 0, step(x.value + error) - step(x.value - error), 0.0)
        return with_error(step(x.value), apart, 0.0, Rounding(0.0, 0.0), x.c)

    return rule


def _of_words(combine: Callable[[Array, Array], Array]) -> Rule:
    """Of integers as words; where an error may change a bit, any."""

    def rule(operands: Sequence[Bounded], to: Rounding) -> Bounded:
        x, y = operands
        with np.errstate(all="ignore"):
            sides = (np.nan_to_num(each.value).astype(np.int64) for each in operands)
            value = np.asarray(combine(*sides)).astype(np.float64)
        unsure = error_of(x) + error_of(y) > 0
        error = np.where(unsure, np.inf, 0.0) if np.any(unsure) else np.zeros(value.shape)
        return with_error(value, error, 0.0, Rounding(0.0, 0.0), max(x.c, y.c))

    return rule


def unsigned_order(choose: Callable[[Array, Array], Array]) -> Callable[[Array, Array], Array]:
    """The choice by the bits without a sign, of integers of one width with theirs."""

    def chosen(x: Array, y: Array) -> Array:
        return np.asarray(choose(x.astype(np.uint64), y.astype(np.uint64))).astype(np.int64)

    return chosen


def _quotient(x: Array, y: Array) -> Array:
    """Towards zero; 0 where nothing divides."""
    safe = np.where(y == 0, 1, y)
    size = np.abs(x) // np.abs(safe)
    return np.where(y == 0, 0, np.where((x < 0) == (safe < 0), size, -size))


def _floored(x: Array, y: Array) -> Array:
    return np.where(y == 0, 0, x // np.where(y == 0, 1, y))


def _absolute(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    (x,) = operands
    return Bounded(np.abs(x.value), x.magnitude, x.c, x.floor)


def _same_bits(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    """A bitcast between f32 and i32, of what is exact; of other numbers anything."""
    (x,) = operands
    kinds = np.float32, np.int32
    held, into = kinds if to.u == 0.0 else kinds[::-1]
    with np.errstate(all="ignore"):
        value = np.asarray(x.value.astype(held)).view(into).astype(np.float64)
        unsure = (error_of(x) > 0) | (x.value.astype(held) != x.value)
    error = np.where(unsure & ~np.isnan(x.value), np.inf, 0.0)
    return with_error(value, error, 0.0, Rounding(0.0, 0.0), x.c)


BITS = (arith.DivUIOp, arith.RemUIOp, arith.ShRUIOp)
"""Ops that see an integer's bits as a number of 0 or more."""

STEPS: Mapping[type[Operation], Rule] = {
    arith.DivUIOp: _divided(np.floor_divide),
    arith.RemUIOp: _divided(np.mod),
    arith.FPToSIOp: _stepped(np.trunc),
    arith.FPToUIOp: _stepped(np.trunc),
    arith.DivSIOp: _of_words(_quotient),
    arith.RemSIOp: _of_words(lambda x, y: x - _quotient(x, y) * y),
    arith.FloorDivSIOp: _of_words(_floored),
    arith.CeilDivSIOp: _of_words(lambda x, y: -_floored(-x, y)),
    arith.MaxSIOp: RULES[arith.MaximumfOp],
    arith.MinSIOp: RULES[arith.MinimumfOp],
    arith.MaxUIOp: _of_words(unsigned_order(np.maximum)),
    arith.MinUIOp: _of_words(unsigned_order(np.minimum)),
    arith.AndIOp: _of_words(np.bitwise_and),
    arith.OrIOp: _of_words(np.bitwise_or),
    arith.XOrIOp: _of_words(np.bitwise_xor),
    arith.ShLIOp: _of_words(lambda x, y: x << np.minimum(y, 63)),
    arith.ShRSIOp: _of_words(lambda x, y: x >> np.minimum(y, 63)),
    arith.ShRUIOp: _of_words(lambda x, y: x >> np.minimum(y, 63)),
    arith.BitcastOp: _same_bits,
    m.AbsIOp: _absolute,
    m.RoundOp: _stepped(lambda x: np.trunc(x + np.copysign(0.5, x))),
    m.CeilOp: _stepped(np.ceil),
    m.FloorOp: _stepped(np.floor),
    m.RoundEvenOp: _stepped(np.rint),
    m.TruncOp: _stepped(np.trunc),
}
"""Beside those in `bounded` and `functions`."""
