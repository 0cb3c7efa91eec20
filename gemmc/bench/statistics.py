"""Medians, and how sure they are.

An interval is that of order statistics: for n independent values the number that lie below
their distribution's median is binomial(n, 1/2), whatever the distribution is. So the interval
between the j-th smallest and the j-th largest value covers the median with a probability that
depends on n and j alone; nothing is assumed about the noise, and nothing is random.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from statistics import median

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Interval:
    """A median, and the ends of the interval that covers the true one with `CONFIDENCE`.

    `certain` is false when there are too few values for that (fewer than 6): the ends are
    then the extremes.
    """

    median: float
    low: float
    high: float
    certain: bool = True


def median_interval(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """The median of at least one value with its interval."""
    ordered = sorted(values)
    n = len(ordered)
    rank = _rank(n, confidence)
    at = max(rank, 1) - 1
    return Interval(median(ordered), ordered[at], ordered[n - 1 - at], rank > 0)


def _rank(n: int, confidence: float) -> int:
    """The largest j whose j-th smallest and j-th largest of n still cover; 0 if none does."""
    outside, rank = 0, 0
    for j in range(1, n // 2 + 1):
        outside += comb(n, j - 1)
        if 2 * outside > (1 - confidence) * 2**n:
            break
        rank = j
    return rank


def pair_ratios(base: Sequence[float], own: Sequence[float]) -> list[float]:
    """Per round, how many times faster `own` was than `base` (times, of the same rounds)."""
    return [b / o for b, o in zip(base, own, strict=True)]


def ratio(base: Sequence[float], own: Sequence[float]) -> Interval:
    """The median of the pair ratios with its interval: above 1 is faster than `base`."""
    return median_interval(pair_ratios(base, own))
