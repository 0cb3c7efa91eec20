"""Floating-point results by exact arithmetic: one rounding of a fraction, special values apart."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np


@dataclass(frozen=True)
class Format:
    """A binary format: bits of precision, the least and greatest exponent of normal numbers."""

    kind: Any
    precision: int
    lowest: int
    highest: int

    @property
    def bits(self) -> Any:
        return np.dtype(f"u{np.dtype(self.kind).itemsize}")

    @property
    def greatest(self) -> Fraction:
        return (2 - Fraction(1, 2 ** (self.precision - 1))) * Fraction(2) ** self.highest


F32 = Format(np.float32, 24, -126, 127)
F16 = Format(np.float16, 11, -14, 15)
BF16 = Format(ml_dtypes.bfloat16, 8, -126, 127)
FORMATS = {"f32": F32, "f16": F16, "bf16": BF16}


def rounded(value: Fraction, to: Format, mode: str) -> float:
    """`value` in a format: "rn" to nearest, ties to even; "rz" towards zero."""
    if value == 0:
        return 0.0
    exponent = abs(value.numerator).bit_length() - value.denominator.bit_length()
    if abs(value) < Fraction(2) ** exponent:
        exponent -= 1
    unit = Fraction(2) ** (max(exponent, to.lowest) - to.precision + 1)
    steps = round(value / unit) if mode == "rn" else math.trunc(value / unit)
    if abs(steps) * unit > to.greatest:
        magnitude = math.inf if mode == "rn" else float(to.greatest)
        return math.copysign(magnitude, value)
    return math.copysign(float(abs(steps) * unit), value)


def elementwise(
    operation: Callable[..., Any], inputs: list[Any], to: Format, mode: str = "rn"
) -> Any:
    """The bits of `operation` (of fractions, or floats where one is special) on every element.

    A NaN is PTX's: all bits but the sign are ones.
    """
    nan = (1 << np.dtype(to.kind).itemsize * 8 - 1) - 1
    found = np.empty(inputs[0].shape, to.bits)
    for at in np.ndindex(found.shape):
        floats = [float(x[at]) for x in inputs]
        value = _one(operation, floats, to, mode)
        found[at] = nan if math.isnan(value) else np.array(value).astype(to.kind).view(to.bits)
    return found


def _one(operation: Callable[..., Any], floats: list[float], to: Format, mode: str) -> float:
    with np.errstate(all="ignore"):
        plain = float(operation(*(np.float64(f) for f in floats)))
    if not all(math.isfinite(f) for f in (*floats, plain)):
        return plain
    exact = operation(*(Fraction(f) for f in floats))
    if exact == 0:
        return math.copysign(0.0, plain)
    return rounded(exact, to, mode)
