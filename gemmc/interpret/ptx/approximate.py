"""What `.approx` results are off: an amount within the error that the PTX ISA allows them.

It depends on the result's bits alone, so that a run can be repeated, and has either sign, so that
a kernel which relies on the bits of an approximation, or on its sign, is found wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from gemmc.interpret.ptx.numbers import where

RELATIVE: Mapping[str, float] = {
    "rcp": 2.0**-23,
    "sqrt": 2.0**-23,
    "rsqrt": 2.0**-22.9,
    "ex2": 2.0**-22,
    "tanh": 2.0**-11,
}
"""The largest relative errors of f32 (PTX ISA, "Floating-Point Instructions": each one's table)."""

ROUNDING = 2.0**-24
"""Of the error that is allowed, what the rounding to f32 takes."""

_SPREAD = np.uint64(0x9E3779B97F4A7C15)


def perturbed(opcode: str, value: Any) -> Any:
    """f64 results moved by up to the error, ones, zeros, infinities and NaN left as they
    are: the tables give those exactly."""
    allowed = RELATIVE.get(opcode)
    if allowed is None:
        return value
    hashed = (value.view(np.uint64) * _SPREAD) >> np.uint64(40)
    share = hashed.astype(np.float64) / 2.0**23 - 1.0
    exact = ~np.isfinite(value) | (value == 0) | (np.abs(value) == 1)
    moved: Any = where(exact, value, value * (1.0 + (allowed - ROUNDING) * share))
    return moved
