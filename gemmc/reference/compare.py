"""Comparing a result with its reference, element by element."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gemmc.element_types import parts_of
from gemmc.reference.bounded import Array, is_rounded
from gemmc.reference.evaluate import Reference
from gemmc.reference.inputs import F8, numbers_of
from gemmc.reference.judged import too_wide, without_bound


@dataclass(frozen=True)
class Verdict:
    """Whether a result passed, its largest error, and both in one line of text; how many elements
    it has, of how many of them nothing was judged, how many are off, and the place of the
    first."""

    passed: bool
    error: float
    text: str
    size: int = 0
    unjudged: int = 0
    count: int = 0
    first: tuple[int, ...] = ()

    @property
    def right(self) -> bool:
        """Whether it passed, and each element was judged."""
        return self.passed and not self.unjudged


def compare(result: Array, reference: Reference, *, exact: bool) -> Verdict:
    """Bit-equal when `exact`, else within the bound.

    Where the reference is NaN any NaN is right, and no number; elsewhere a NaN fails. An infinity
    is within the bound where something is that rounds to it. What has no bound, such as a sum that
    may be an infinity minus another or a division by zero of integers, or too wide a one
    (`gemmc.reference.judged`), is not judged; the text says how many of these there are.
    """
    result = parts_of(result)
    if reference.element in F8:
        result = numbers_of(result, reference.value.shape, reference.element)
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
    within = same if exact else lost | (np.isfinite(error) & (error <= reference.bound))
    free = without_bound(reference)
    wrong = ~within & ~free
    count, largest = int(wrong.sum()), float(error.max(initial=0.0))
    needed = "equality" if exact else _bound_text(error, reference)
    found = f"largest error {largest:.3g}; needed {needed}; {count} of {out.size} off"
    if count:
        what = _first_wrong(out, reference.value, wrong)
        text, place = f"{found}: FAIL: {what}", _place(wrong)
        return Verdict(False, largest, text, out.size, 0, count, place)
    unjudged = int(free.sum()), 0 if exact else int(too_wide(reference).sum())
    said = _passed(out.size, *unjudged)
    return Verdict(True, largest, f"{found}: {said}", out.size, sum(unjudged))


def _passed(size: int, free: int, wide: int) -> str:
    """What is said of a result in which nothing is wrong."""
    counts = {"no bound": free, "too wide a bound": wide}
    said = " and ".join(f"{count} have {what}" for what, count in counts.items() if count)
    if free + wide == size and said:
        return f"NOT JUDGED: {said}"
    return f"PASS, but {said} and were not judged" if said else "PASS"


def _may_overflow(out: Array, reference: Reference) -> Array:
    """Where the largest value allowed on the side of `out` has no finite neighbour."""
    with np.errstate(invalid="ignore"):
        return np.copysign(1.0, out) * reference.value + reference.bound >= reference.overflow


def _bound_text(error: Array, reference: Reference) -> str:
    """The bound, and how much of it the worst element uses."""
    if not is_rounded(reference.value):
        most = float(reference.bound[np.isfinite(reference.bound)].max(initial=0.0))
        return f"|out - ref| <= {most:.3g}" if most else "equality"
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
