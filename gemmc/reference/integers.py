"""Integers in float64: exact, as the words of their width that they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects import math as m
from xdsl.dialects.builtin import IntegerType
from xdsl.ir import Attribute, Operation
from xdsl.utils.hints import isa

from gemmc.reference.bounded import Array, Bounded, Rounding, Rule, error_of, with_error


def as_unsigned(x: Bounded, kind: Attribute) -> Bounded:
    """What an integer's bits are as a number of 0 or more."""
    if not isa(kind, IntegerType) or kind.width.data == 1:
        return x
    value = np.where(x.value < 0, x.value + 2.0**kind.width.data, x.value)
    return Bounded(value, np.abs(value), x.c, x.floor)


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


STEPS: Mapping[type[Operation], Rule] = {
    arith.DivUIOp: _divided(np.floor_divide),
    arith.RemUIOp: _divided(np.mod),
    arith.FPToSIOp: _stepped(np.trunc),
    m.CeilOp: _stepped(np.ceil),
    m.FloorOp: _stepped(np.floor),
    m.RoundEvenOp: _stepped(np.rint),
    m.TruncOp: _stepped(np.trunc),
}
"""Beside those in `bounded` and `functions`."""
