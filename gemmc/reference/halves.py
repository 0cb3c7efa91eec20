"""How far off a sum in f16 may be, as `assign-atoms{accumulate=f16}` has tensor cores take it.

The model: an instruction adds 16 products and the sum so far, and rounds once to f16. Nobody
promises how the hardware rounds, so twice the roundoff is allowed, as for sums in f32. Over K the
relative part is at most (1 + 2^-10)^(K/16) - 1 of |A||B|: 6 % for K = 1024, 28 % for 4096; the
absolute part is 2^-24 for each instruction. Sums of integers are exact while they are below 2048.

Past 65504 a sum is infinite and stays so, though later products may be of the other sign. Where
|A||B| is so large that this could happen, infinity is allowed, and any other number.
"""

from __future__ import annotations

import re

import numpy as np

from gemmc.element_types import ELEMENT_TYPES
from gemmc.reference.bounded import Array, overflows_from

DEPTH = 16
"""Products along K that are added before a sum is rounded (PTX ISA, wgmma's k16)."""

_HALF = ELEMENT_TYPES["f16"]


def accumulated_in(pipeline: str) -> str:
    """In which type products are summed by a pipeline's text, resolved: "f16" or "f32"."""
    return "f16" if re.search(r'\baccumulate="?f16\b', pipeline) else "f32"


def summed_in_halves(terms: int) -> tuple[float, float]:
    """The error of a sum of so many products: relative to the sum of their sizes, and absolute."""
    steps = -(-terms // DEPTH)
    relative = (1 + 2 * _HALF.unit_roundoff) ** steps - 1
    return relative, steps * 2 * _HALF.half_subnormal * (1 + relative)


def unless_too_large(magnitude: Array, relative: float) -> Array:
    """The magnitudes, but infinite where a sum on the way may be past f16's largest number."""
    return np.where(magnitude * (1 + relative) >= overflows_from("f16"), np.inf, magnitude)
