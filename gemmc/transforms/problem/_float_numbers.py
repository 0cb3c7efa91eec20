"""Floats that follow from constants, as every machine has them: each result rounded to its type,
and no NaN or infinity; a quotient only by a power of two, which is exact."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Sequence

from xdsl.dialects import arith
from xdsl.dialects.builtin import Float16Type, Float32Type, Float64Type, i1
from xdsl.ir import Attribute, Operation

_OF_TWO: dict[type[Operation], Callable[[float, float], float]] = {
    arith.AddfOp: lambda x, y: x + y,
    arith.SubfOp: lambda x, y: x - y,
    arith.MulfOp: lambda x, y: x * y,
    arith.MaximumfOp: max,
    arith.MinimumfOp: min,
}

_OF_ONE: dict[type[Operation], Callable[[float], float]] = {
    arith.NegfOp: lambda x: -x,
    arith.ExtFOp: lambda x: x,
    arith.TruncFOp: lambda x: x,
    arith.SIToFPOp: float,
}

_COMPARED: dict[int, Callable[[float, float], bool]] = {
    1: lambda x, y: x == y,
    2: lambda x, y: x > y,
    3: lambda x, y: x >= y,
    4: lambda x, y: x < y,
    5: lambda x, y: x <= y,
    6: lambda x, y: x != y,
}
"""By the number of `arith.cmpf`'s predicate; those that hold for a NaN are seven more."""

_UNORDERED = 7
_FORMATS: dict[type[Attribute], str] = {Float16Type: "e", Float32Type: "f", Float64Type: "d"}


def float_of(op: Operation, values: Sequence[float]) -> float | None:
    """What an op makes of numbers, before it is rounded; a condition is 0 or 1."""
    if isinstance(op, arith.CmpfOp):
        predicate = op.predicate.value.data
        compared = _COMPARED.get(predicate - _UNORDERED if predicate > _UNORDERED else predicate)
        return None if compared is None else int(compared(values[0], values[1]))
    if isinstance(op, arith.DivfOp):
        exact = values[1] and math.frexp(values[1])[0] in (0.5, -0.5)
        return values[0] / values[1] if exact else None
    if isinstance(op, arith.SIToFPOp) and op.operands[0].type == i1:
        return -float(values[0])
    if type(op) in _OF_ONE:
        return _OF_ONE[type(op)](values[0])
    return _OF_TWO[type(op)](values[0], values[1]) if type(op) in _OF_TWO else None


def rounded(number: float, kind: Attribute) -> float | None:
    """A number as a type has it; None of other types than f16, f32 and f64, and of none."""
    form = _FORMATS.get(type(kind))
    if form is None:
        return None
    try:
        found: float = struct.unpack(form, struct.pack(form, number))[0]
    except OverflowError:
        return None
    return found if math.isfinite(found) else None
