"""Which elements of a result a check does not judge: any number would pass, or nearly any."""

from __future__ import annotations

import numpy as np

from gemmc.reference.bounded import Array, Rounding, is_rounded, size_of
from gemmc.reference.evaluate import Reference

MOST_C = 0.1
"""A coefficient from which on a bound judges nothing, beside the roundoff of the result's type."""


def without_bound(reference: Reference) -> Array:
    """Where a number is expected of which nothing is known."""
    return np.isposinf(reference.bound) & ~np.isnan(reference.value)


def too_wide(reference: Reference) -> Array:
    """Where there is a bound that tells nothing: a tenth of what is summed or more, or a bound of
    which each element is within its own of zero, so that a result of zeros would pass."""
    value, bound = reference.value, reference.bound
    kept = np.isfinite(value) & np.isfinite(bound)
    loose = kept & (bound > 0)
    if is_rounded(value) and reference.c >= MOST_C + Rounding.to(reference.element).u:
        return loose
    zeros_pass = not np.any(kept & (size_of(value) > bound))
    return loose if zeros_pass and np.any(kept & (value != 0)) else np.zeros(value.shape, np.bool_)


def not_judged(reference: Reference) -> Array:
    """Elements without a bound, or with one that is too wide."""
    return without_bound(reference) | too_wide(reference)
