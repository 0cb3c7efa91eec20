"""Values with the error that is allowed of them, and what each scalar operation does to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from xdsl.dialects import arith
from xdsl.ir import Operation

Array = np.ndarray[Any, Any]

UNIT_ROUNDOFF = {"f64": 2.0**-53, "f32": 2.0**-24, "f16": 2.0**-11, "bf16": 2.0**-8}
"""Largest relative error of rounding to a type; integers are exact."""

HALF_SUBNORMAL = {"f16": 2.0**-25, "bf16": 2.0**-134, "f32": 2.0**-150}
"""Largest absolute error of rounding below a type's normal range."""


@dataclass(frozen=True)
class Bounded:
    """A value, its magnitude (same shape), and c: the error allowed is c * magnitude."""

    value: Array
    magnitude: Array
    c: float


def together(*errors: float) -> float:
    """The coefficient of errors made one after the other."""
    product = 1.0
    for error in errors:
        product *= 1.0 + error
    return product - 1.0


Rule = Callable[[Sequence[Bounded], float], Bounded]


def _sum(operands: Sequence[Bounded], u: float, sign: int = 1) -> Bounded:
    a, b = operands
    c = together(max(a.c, b.c), u)
    return Bounded(a.value + sign * b.value, a.magnitude + b.magnitude, c)


def _difference(operands: Sequence[Bounded], u: float) -> Bounded:
    return _sum(operands, u, -1)


def _times(operands: Sequence[Bounded], u: float) -> Bounded:
    a, b = operands
    return Bounded(a.value * b.value, a.magnitude * b.magnitude, together(a.c, b.c, u))


def _choice(choose: Callable[[Array, Array], Array]) -> Rule:
    def rule(operands: Sequence[Bounded], u: float) -> Bounded:
        a, b = operands
        magnitude = np.maximum(a.magnitude, b.magnitude)
        return Bounded(choose(a.value, b.value), magnitude, max(a.c, b.c))

    return rule


def _conversion(operands: Sequence[Bounded], u: float) -> Bounded:
    (a,) = operands
    return Bounded(a.value, a.magnitude, together(a.c, u))


def _exact(operands: Sequence[Bounded], u: float) -> Bounded:
    return operands[0]


def _negated(operands: Sequence[Bounded], u: float) -> Bounded:
    (a,) = operands
    return Bounded(-a.value, a.magnitude, a.c)


RULES: Mapping[type[Operation], Rule] = {
    arith.AddfOp: _sum,
    arith.AddiOp: _sum,
    arith.SubfOp: _difference,
    arith.MulfOp: _times,
    arith.MuliOp: _times,
    arith.MaximumfOp: _choice(np.maximum),
    arith.MaxnumfOp: _choice(np.maximum),
    arith.MinimumfOp: _choice(np.minimum),
    arith.MinnumfOp: _choice(np.minimum),
    arith.NegfOp: _negated,
    arith.ExtFOp: _exact,
    arith.ExtSIOp: _exact,
    arith.TruncFOp: _conversion,
    arith.SIToFPOp: _conversion,
}
"""How each scalar operation acts on value, magnitude and c; u is its type's roundoff."""
