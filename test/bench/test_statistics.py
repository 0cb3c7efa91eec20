"""Medians and intervals: known cases, and coverage on noise of other shapes than a bell."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import comb

import pytest

from gemmc.bench.statistics import Interval, median_interval, pair_ratios, ratio


def test_fifteen_rounds_go_from_the_fourth_to_the_fourth() -> None:
    assert median_interval([float(v) for v in range(15)]) == Interval(7, 3, 11)


@pytest.mark.parametrize("n", range(1, 6))
def test_too_few_have_their_extremes_and_say_so(n: int) -> None:
    values = [float(v) for v in range(n)]
    assert median_interval(values) == Interval((n - 1) / 2, 0, n - 1, certain=False)


@pytest.mark.parametrize("n", [6, 7, 9, 12, 15, 20, 31, 100])
def test_it_is_the_narrowest_that_covers(n: int) -> None:
    found = median_interval([float(v) for v in range(n)])
    rank = int(found.low) + 1
    outside = [2 * sum(comb(n, i) for i in range(j)) / 2**n for j in (rank, rank + 1)]
    assert found.certain and found.high == n - rank
    assert outside[0] <= 0.05 < outside[1]


@pytest.mark.parametrize(
    ("draw", "true"),
    [
        (lambda source: source.gauss(1.02, 0.01), 1.02),
        (lambda source: 1 + source.expovariate(100), 1 + 0.0069314718),
        (lambda source: 1 + source.choice((-1, 1)) * source.random() ** 4, 1.0),
    ],
    ids=["normal", "skewed", "spread"],
)
def test_it_covers_as_often_as_it_says(
    draw: Callable[[random.Random], float], true: float
) -> None:
    source = random.Random(5)
    runs = 2000
    covered = 0
    for _ in range(runs):
        found = median_interval([draw(source) for _ in range(15)])
        covered += found.low <= true <= found.high
    assert covered / runs >= 0.95


def test_ratios_are_of_the_same_round() -> None:
    assert pair_ratios([2.0, 3.0], [1.0, 6.0]) == [2.0, 0.5]
    with pytest.raises(ValueError, match="zip"):
        pair_ratios([1.0], [1.0, 2.0])


def test_drift_that_both_sides_share_does_not_widen_the_interval() -> None:
    source = random.Random(3)
    drift = [1 + 0.2 * source.random() for _ in range(15)]
    found = ratio([1.05 * d for d in drift], drift)
    assert found.low == pytest.approx(1.05) and found.high == pytest.approx(1.05)
