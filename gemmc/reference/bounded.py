"""Values with the error that is allowed of them, and what each scalar operation does to it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from xdsl.dialects import arith
from xdsl.ir import Operation

from gemmc.accuracy import LEAST
from gemmc.element_types import ELEMENT_TYPES
from gemmc.reference import extremes

Array = np.ndarray[Any, Any]

FLOATS = frozenset(name for name, kind in ELEMENT_TYPES.items() if kind.is_float)
"""The types that round; integers are exact."""


def overflows_from(element: str) -> float:
    """The least number that rounds to the type's infinity: half a last place above the largest
    finite one (IEEE 754, "roundTiesToEven")."""
    kind = ELEMENT_TYPES.get(element)
    if kind is None or kind.largest == math.inf:
        return math.inf
    return kind.largest + kind.unit_roundoff * 2.0 ** math.floor(math.log2(kind.largest))


REFERENCE_BITS = 64
"""Of the floats in which the reference computes."""

LEAST_C = 2.0**-24
"""A coefficient to express an error with where the operands have none: f32's."""

ROUNDED_UP = 1 + 2.0**-50
"""What errors are multiplied by that are divided by a coefficient, so that they are no less when
they are multiplied by it again: of whole numbers, a whole one."""


_OF_BYTES = {
    "f8E4M3FN": (2.0**-4, 2.0**-10), "f8E5M2": (2.0**-3, 2.0**-17),
    "f8E8M0FNU": (2.0**-1, 2.0**-127), "f4E2M1FN": (2.0**-2, 2.0**-2),
}  # fmt: skip
"""Of floats of 8 and 4 bits, which are no types of a manifest: unit roundoffs, and half the least
numbers."""


HALF_U = 2.0**-11
"""Roundoffs from f16's on, which are more than what sums in f32 are off by."""


class Rounding(NamedTuple):
    """The error of rounding to a type: relative, and absolute below its normal range; whether the
    op that is rounded may be approximate. Of f64 it is twice a rounding's: the reference rounds
    where the kernel does."""

    u: float
    least: float
    rough: bool = False

    @staticmethod
    def to(element: str) -> Rounding:
        kind = ELEMENT_TYPES.get(element)
        if kind is None:
            return Rounding(*_OF_BYTES.get(element, (0.0, 0.0)))
        twice = 2 if kind.bits == REFERENCE_BITS else 1
        return Rounding(twice * kind.unit_roundoff, kind.half_subnormal)

    @property
    def bits(self) -> int:
        """Of the type; of integers, 32."""
        if 0 < self.u < LEAST_C:
            return REFERENCE_BITS
        return 16 if self.u > LEAST_C else 32


EXACTLY = Rounding(0.0, 0.0)
"""The error of what is exact."""


def of_sums(to: Rounding) -> Rounding:
    """Of the type in which a kernel takes a sum that ends in a type: f64's in f64, all others in
    f32, those of f16 and bf16 too, which are rounded once behind it."""
    return to if to.bits == REFERENCE_BITS or to == EXACTLY else Rounding.to("f32")


@dataclass(frozen=True)
class Bounded:
    """A value, its magnitude (same shape), c and floor: the error allowed is
    c * magnitude + floor. Values of floats are float64; those of integers, indices and conditions
    (0 or 1) are int64 (uint64 where an op asks for their bits), and their magnitudes are their
    errors, with c = 1: they do not round. An infinity without an error has the magnitude 0.
    `whole`: floats that a function of steps has made whole numbers."""

    value: Array
    magnitude: Array
    c: float
    floor: float = 0.0
    whole: bool = False

    @property
    def largest(self) -> float:
        """No element, with its error, is larger."""
        return float(self.magnitude.max(initial=0.0)) * (1 + self.c)


def sure(value: Array) -> Bounded:
    """A value without an error."""
    magnitude = finite_size(value) if is_rounded(value) else np.zeros(value.shape)
    return Bounded(value, magnitude, 0.0)


def is_rounded(value: Array) -> bool:
    """Whether values are floats, and no integers."""
    return value.dtype.kind == "f"


def size_of(value: Array) -> Array:
    """Absolute values in float64, where the least integer has one as well."""
    return np.abs(np.asarray(value, np.float64))


def finite_size(value: Array) -> Array:
    """Absolute values, and 0 for what is infinite: an infinity is not rounded."""
    size = size_of(value)
    return np.where(np.isinf(size), 0.0, size)


def together(*errors: float) -> float:
    """The coefficient of errors made one after the other."""
    found = 0.0
    for error in errors:
        found += error + found * error
    return found


def error_of(x: Bounded) -> Array:
    """The error allowed of each element: none of what is exact, however large it is, and any where
    nothing is known of it (0 times an infinite error)."""
    if x.c == 0.0:
        return np.full(x.magnitude.shape, x.floor)
    with np.errstate(invalid="ignore"):
        error = x.c * x.magnitude + x.floor
    return np.where(np.isnan(error), np.inf, error)


def error_of_steps(x: Bounded) -> Array:
    """The error allowed of what a function of steps reads: of whole numbers, a whole number."""
    error = error_of(x)
    return np.floor(error) if x.whole else error


def may_be_another(index: Bounded) -> Array:
    """Where an index may be another by an error that is known. Of the place of the largest element,
    or of one that is sorted, none is: it is taken for sure, since ties within an error are rare."""
    error = error_of(index)
    return (error > 0) & (error < np.inf)


def with_error(value: Array, error: Array, own: float, to: Rounding, c: float) -> Bounded:
    """A value with an error of its operands' and relative errors of its own, as multiples of a
    coefficient that is at least c; of an integer the error alone."""
    if not is_rounded(value):
        return Bounded(value, np.asarray(error, np.float64), 1.0)
    # A smaller coefficient is that of f64: a larger one would allow an error of f32.
    least = c
    if c == 0.0 and np.any(error > 0):
        least = to.u if to.bits == REFERENCE_BITS else LEAST_C
    magnitude = finite_size(value) + (error * ROUNDED_UP / least if least else 0.0)
    # Products of errors are below the second rounding's.
    # Where its results have fewer bits an approximation is as far off as at its normal range's end.
    below = own * LEAST if to.bits == 32 else 0.0
    return Bounded(value, magnitude, together(least, own, to.u), to.least + below)


Rule = Callable[[Sequence[Bounded], Rounding], Bounded]


def floor_of_product(a: Bounded, b: Bounded) -> float:
    """The absolute part of the error of a product of two elements, before it is rounded."""
    # Not written as one product: what is infinite in one may have no floor in the other.
    left = a.floor * b.largest if a.floor else 0.0
    right = b.floor * a.largest if b.floor else 0.0
    return left + right + a.floor * b.floor


def _sum(operands: Sequence[Bounded], to: Rounding, sign: int = 1) -> Bounded:
    a, b = operands
    c = together(max(a.c, b.c), to.u)
    # Sums below the normal range are exact (Sterbenz; Hauser 1996).
    floor = (a.floor + b.floor) * (1 + to.u)
    return Bounded(a.value + sign * b.value, a.magnitude + b.magnitude, c, floor)


def _difference(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    return _sum(operands, to, -1)


def _times(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    a, b = operands
    floor = floor_of_product(a, b) * (1 + to.u) + to.least
    if not math.isfinite(floor):  # by an element that a choice may not take
        return _times_by_element(a, b, to)
    c = together(a.c, b.c, to.u)
    return Bounded(a.value * b.value, a.magnitude * b.magnitude, c, floor)


def _times_by_element(a: Bounded, b: Bounded, to: Rounding) -> Bounded:
    one, other = error_of(a), error_of(b)
    with np.errstate(invalid="ignore"):
        passed = size_of(a.value) * other + size_of(b.value) * one + one * other
    passed = np.where(np.isnan(passed), np.inf, passed)
    return with_error(a.value * b.value, passed, 0.0, to, max(a.c, b.c))


def _finite(x: Bounded) -> Array:
    """The magnitude, 0 of what is infinite, which has no error."""
    return np.where(np.isinf(x.value), 0.0, x.magnitude)


def _choice(choose: Callable[[Array, Array], Array], sign: float) -> Rule:
    """The larger of two for a sign of 1, the smaller for -1: no error is that of what it surely is
    not."""

    def rule(operands: Sequence[Bounded], to: Rounding) -> Bounded:
        a, b = operands
        with np.errstate(invalid="ignore"):
            ends = [(sign * x.value, error_of(x)) for x in (a, b)]
            least = np.fmax(*(value - error for value, error in ends))
            out = [value + error < least for value, error in ends]
        sizes = (np.where(no, 0.0, _finite(x)) for x, no in zip((a, b), out, strict=True))
        magnitude = np.maximum(*sizes)
        floor = max(a.floor, b.floor)
        with np.errstate(invalid="ignore", over="ignore"):
            value = choose(a.value, b.value)
        return Bounded(value, magnitude, max(a.c, b.c), floor)

    return rule


def converted(a: Bounded, to: Rounding) -> Bounded:
    """A value rounded once to a type: by a share of itself and its error, not of its magnitude,
    which may be far larger."""
    floor, c = a.floor * (1 + to.u) + to.least, together(a.c, to.u)
    if to.u < HALF_U or not is_rounded(a.value):
        return Bounded(a.value, a.magnitude, c, floor)
    # The mean of magnitude and size, of the weights that they have in the error.
    size, before = finite_size(a.value), a.c * (1 + to.u) / c
    mean = before * a.magnitude + to.u / c * np.fmin(size, a.magnitude)
    return Bounded(a.value, mean, c, floor)


def _conversion(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    return converted(operands[0], to)


def _exact(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    return operands[0]


def _negated(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    (a,) = operands
    return Bounded(-a.value, a.magnitude, a.c, a.floor)


RULES: Mapping[type[Operation], Rule] = {
    arith.AddfOp: _sum,
    arith.SubfOp: _difference,
    arith.MulfOp: _times,
    arith.MaximumfOp: _choice(extremes.maximum, 1.0),
    arith.MaxnumfOp: _choice(extremes.maxnum, 1.0),
    arith.MinimumfOp: _choice(extremes.minimum, -1.0),
    arith.MinnumfOp: _choice(extremes.minnum, -1.0),
    arith.NegfOp: _negated,
    arith.ExtFOp: _exact,
    arith.ExtSIOp: _exact,
    arith.TruncFOp: _conversion,
    arith.ExtUIOp: _exact,
    arith.IndexCastOp: _exact,
}
"""How each scalar operation acts on value, magnitude, c and floor."""
