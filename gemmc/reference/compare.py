"""Comparing a result with its reference, element by element."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gemmc.reference.bounded import Array, is_rounded
from gemmc.reference.evaluate import Reference
from gemmc.reference.inputs import F8, f8_dtype


@dataclass(frozen=True)
class Verdict:
    """Whether a result passed, its largest error, and both in one line of text; how many elements
    are off, and the place of the first."""

    passed: bool
    error: float
    text: str
    count: int = 0
    first: tuple[int, ...] = ()


def compare(result: Array, reference: Reference, *, exact: bool) -> Verdict:
    """Bit-equal when `exact`, else within the bound.

    Where the reference is NaN any NaN is right, and no number; elsewhere a NaN fails. An infinity
    is within the bound where something is that rounds to it. What has no bound, such as a sum that
    may be an infinity minus another, is not judged; the text says how many of these there are.
    """
    if reference.element in F8:
        result = result.view(f8_dtype(reference.element)).astype(np.float32)
    whole = not is_rounded(reference.value)
    same = (result.astype(np.int64) if whole else result.astype(np.float64)) == reference.value
    out = result.astype(np.float64)
    lost = np.isnan(out) & np.isnan(reference.value)
    same |= lost
    if not exact:
        same |= np.isinf(out) & _may_overflow(out, reference)
    with np.errstate(invalid="ignore"):
        error = np.where(same, 0.0, np.abs(out - reference.value))
    if whole:  # large ones are further apart than float64 tells
        error = np.where(same, 0.0, np.maximum(error, 1.0))
    error = np.where(np.isnan(error), np.inf, error)
    within = np.isfinite(error) & (error <= reference.bound)
    wrong = ~same if exact else ~(lost | within | _without_bound(reference))
    largest = float(error.max(initial=0.0))
    needed = "equality" if exact else _bound_text(error, reference)
    count = int(wrong.sum())
    verdict = "PASS" if count == 0 else f"FAIL: {_first_wrong(out, reference.value, wrong)}"
    if count == 0 and not exact:
        verdict += _unjudged(reference)
    text = f"largest error {largest:.3g}; needed {needed}; {count} of {out.size} off: {verdict}"
    return Verdict(count == 0, largest, text, count, _place(wrong) if count else ())


def _unjudged(reference: Reference) -> str:
    """How many elements pass whatever they are, because the reference has no bound for them."""
    free = int(_without_bound(reference).sum())
    return f", but {free} have no bound and were not judged" if free else ""


def _without_bound(reference: Reference) -> Array:
    """Where a number is expected of which nothing is known."""
    return np.isposinf(reference.bound) & ~np.isnan(reference.value)


def _may_overflow(out: Array, reference: Reference) -> Array:
    """Where the largest value allowed on the side of `out` has no finite neighbour."""
    with np.errstate(invalid="ignore"):
        return np.copysign(1.0, out) * reference.value + reference.bound >= reference.overflow


def _bound_text(error: Array, reference: Reference) -> str:
    """The bound, and how much of it the worst element uses."""
    with np.errstate(divide="ignore", invalid="ignore"):
        used = np.where(error == 0, 0.0, error / reference.bound)
    share = 100 * float(used.max(initial=0.0))
    floor = f" + {reference.floor:.3g}" if reference.floor else ""
    bound = f"|out - ref| <= c * (|A||B|){floor} with c = {reference.c:.3g}"
    return f"{bound} ({share:.3g} % of it used)"


def _place(wrong: Array) -> tuple[int, ...]:
    return tuple(int(i) for i in np.argwhere(wrong)[0])


def _first_wrong(out: Array, reference: Array, wrong: Array) -> str:
    at = _place(wrong)
    return f"first at {list(at)}, found {out[at]:.6g}, expected {reference[at]:.6g}"
