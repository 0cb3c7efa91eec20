"""Single numbers of a program: their types, what constants are, how results are rounded, and the
product of two matrices of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any, cast

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, FloatAttr, IntegerAttr, TensorType
from xdsl.ir import Attribute, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.splats import splat_of
from gemmc.element_types import ELEMENT_TYPES, numpy_dtype
from gemmc.errors import refuse
from gemmc.reference.bounded import (
    EXACTLY,
    FLOATS,
    REFERENCE_BITS,
    Array,
    Bounded,
    Rounding,
    error_of,
    overflows_from,
    sure,
)
from gemmc.reference.inputs import F8, f8_dtype, static_type

TINY = 2.0**-1022
"""So little that c counts only where a magnitude is infinite."""

FLOAT64_LIMIT = 2**33
"""Products of m, n and k above this are taken in float32, whose error is added to c."""


def element_of(value: SSAValue) -> str:
    return static_type(value)[1]


def kind_of(value: SSAValue) -> Attribute:
    """A number's type, or that of a tensor's elements."""
    return _element(value.type)


@cache
def _element(kind: Attribute) -> Attribute:
    return kind.element_type if isa(kind, TensorType[Attribute]) else kind


def overflowed(result: Bounded, limit: float) -> Array:
    """The value, infinite where all that its error allows rounds to infinity."""
    value = result.value
    with np.errstate(invalid="ignore"):
        sure = np.abs(value) - result.c * result.magnitude - result.floor >= limit
    return np.where(sure, np.copysign(np.inf, value), value) if sure.any() else value


def may_overflow(result: Bounded, limit: float) -> Array:
    """Which finite elements, with their errors, may round to infinity."""
    with np.errstate(invalid="ignore"):
        most = np.abs(result.value) + result.c * result.magnitude + result.floor
        return np.isfinite(result.value) & (most >= limit) & (limit < np.inf)


def without_bound(result: Bounded, where: Array) -> Bounded:
    """A result of whose elements some may be anything: nothing is said of their errors."""
    if not where.any():
        return result
    magnitude = np.where(where, np.inf, result.magnitude)
    return replace(result, magnitude=magnitude, c=result.c or TINY)


def exact_if_it_fits(found: Bounded, operands: Sequence[Bounded], element: str) -> Bounded:
    """What is rounded once, of operands without errors: without one where the type has it, as half
    of a counter."""
    if any(error_of(each).any() for each in operands) or not np.isfinite(found.value).all():
        return found
    fits = np.array_equal(round_to(found.value, element), found.value)
    return sure(found.value) if fits else found


def is_whole(x: Bounded) -> bool:
    """Whether values are whole numbers, whatever their errors."""
    return x.whole or not error_of(x).any() and np.array_equal(np.rint(x.value), x.value)


def without_lost_sums(sums: Bounded, own: Rounding) -> Bounded:
    """Sums in a kernel's type, those without a bound that may be past its largest number on the way
    to a smaller one, or on both sides, whose infinities make a NaN. Every order of the terms stays
    between the sums of those above and those below 0."""
    if own == EXACTLY:
        return sums
    limit = overflows_from("f64" if own.bits == REFERENCE_BITS else "f32")
    with np.errstate(invalid="ignore"):
        size, most = np.abs(sums.value), sums.magnitude * (1 + sums.c)
        far, back = (most + size) / 2, (most - size) / 2
        lost = (back >= limit) | ((far >= limit) & (size < limit))
        lost |= np.isinf(size) & (most >= limit)  # beside an infinity that is summed
    return without_bound(sums, lost)


def round_to(value: Array, dtype: str) -> Array:
    with np.errstate(over="ignore", invalid="ignore"):
        kind = f8_dtype(dtype) if dtype in F8 else numpy_dtype(dtype)
        return value.astype(kind).astype(np.float64)


def constant(op: arith.ConstantOp) -> Bounded:
    match op.value:
        case IntegerAttr() | FloatAttr():
            numbers = [cast("Any", op.value).value.data]
        case DenseIntOrFPElementsAttr():
            number = splat_of(op.value)
            numbers = list(op.value.get_values()) if number is None else [number.value.data]
        case _:
            raise refuse(op, "numbers", str(op.value))
    shape, element = static_type(op.results[0])
    value = of_type(np.array(numbers), element)
    if element in FLOATS:
        value = round_to(value, element)
    return sure(np.full(shape, value[0]) if value.size == 1 else value.reshape(shape))


def of_type(numbers: Array, element: str) -> Array:
    """Numbers of an element type as the reference holds them."""
    if element in FLOATS or element in F8:
        return numbers.astype(np.float64)
    # Python's integers, where some are above the largest of int64; true is -1 in one bit.
    whole = numbers.astype(np.uint64) if numbers.dtype == np.object_ else numbers
    return (whole != 0).astype(np.int64) if element == "i1" else whole.astype(np.int64)


def zeros(shape: Sequence[int], element: str) -> Bounded:
    """Zeros of an element type."""
    return sure(of_type(np.zeros(shape), element))


def product(a: Array, b: Array) -> tuple[Array, float]:
    """a @ b in float64, or in float32 with its unit roundoff when that takes too long."""
    with np.errstate(invalid="ignore"):  # of what is infinite
        if a.size * b.shape[-1] <= FLOAT64_LIMIT:
            return a @ b, 0.0
        narrow = a.astype(np.float32) @ b.astype(np.float32)
    return narrow.astype(np.float64), ELEMENT_TYPES["f32"].unit_roundoff
