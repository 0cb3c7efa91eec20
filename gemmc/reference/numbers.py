"""Single numbers of a program: their types, what constants are, how results are rounded, and the
product of two matrices of them."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, FloatAttr, IntegerAttr, TensorType
from xdsl.ir import Attribute, SSAValue
from xdsl.utils.hints import isa

from gemmc.element_types import ELEMENT_TYPES, numpy_dtype
from gemmc.errors import refuse
from gemmc.reference.bounded import FLOATS, Array, Bounded
from gemmc.reference.inputs import static_type

FLOAT64_LIMIT = 2**33
"""Products of m, n and k above this are taken in float32, whose error is added to c."""


def element_of(value: SSAValue) -> str:
    return static_type(value)[1]


def kind_of(value: SSAValue) -> Attribute:
    """A number's type, or that of a tensor's elements."""
    kind = value.type
    return kind.element_type if isa(kind, TensorType[Attribute]) else kind


def overflowed(result: Bounded, limit: float) -> Array:
    """The value, infinite where all that its error allows rounds to infinity."""
    value = result.value
    with np.errstate(invalid="ignore"):
        sure = np.abs(value) - result.c * result.magnitude - result.floor >= limit
    return np.where(sure, np.copysign(np.inf, value), value) if sure.any() else value


def round_to(value: Array, dtype: str) -> Array:
    with np.errstate(over="ignore"):
        return value.astype(numpy_dtype(dtype)).astype(np.float64)


def constant(op: arith.ConstantOp) -> Bounded:
    match op.value:
        case IntegerAttr() | FloatAttr():
            number = float(cast("Any", op.value).value.data)
        case DenseIntOrFPElementsAttr() if op.value.is_splat():
            number = float(cast("Any", op.value.get_values()[0]))
        case DenseIntOrFPElementsAttr():
            shape = static_type(op.results[0])[0]
            value = np.array(op.value.get_values(), np.float64).reshape(shape)
            return Bounded(value, np.abs(value), 0.0)
        case _:
            raise refuse(op, "numbers", str(op.value))
    shape, element = static_type(op.results[0])
    if element == "i1":
        number = float(number != 0)  # true is -1 in one bit
    value = np.full(shape, number)
    if element in FLOATS:
        value = round_to(value, element)
    return Bounded(value, np.abs(value), 0.0)


def product(a: Array, b: Array) -> tuple[Array, float]:
    """a @ b in float64, or in float32 with its unit roundoff when that takes too long."""
    if a.size * b.shape[-1] <= FLOAT64_LIMIT:
        return a @ b, 0.0
    narrow = a.astype(np.float32) @ b.astype(np.float32)
    return narrow.astype(np.float64), ELEMENT_TYPES["f32"].unit_roundoff
