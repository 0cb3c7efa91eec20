"""Kernels that take turns: in each round every one that is left is timed once, in random order.

A loser is left out once it is sure to be one: from six rounds on by the 95 % interval of its
ratios to the leader, round by round (`gemmc.bench.statistics`); before, where it was slower in
every round by more than `CLEARLY`. The yardstick stays to the end.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from gemmc.bench.statistics import median_interval, pair_ratios, ratio
from gemmc.tune.device import Sampler
from gemmc.tuned.entry import Timing

LEAST = 3
"""Rounds that everyone has."""

CLEARLY = 0.03
"""By how much of its time a loser is slower in all of fewer than six rounds."""

@dataclass(frozen=True)
class Turns:
    """So many rounds, each kernel warm with itself for `warm_ms`, in an order of a seed."""

    rounds: int
    warm_ms: float = 0.0
    seed: int = 0


Heard = Callable[[int, int, float], None]
"""Is told who was timed, in which round, and the microseconds."""


def take_turns(
    samplers: Mapping[int, Sampler], turns: Turns, heard: Heard, yardstick: int = 0
) -> None:
    """Time everyone, until it is sure to be a loser; `heard` is told of each time. What a sampler
    raises ends it all."""
    order = random.Random(turns.seed)
    times: dict[int, list[float]] = {who: [] for who in samplers}
    left = list(samplers)
    for turn in range(turns.rounds):
        for who in order.sample(left, len(left)):
            us = samplers[who](turns.warm_ms)
            times[who].append(us)
            heard(who, turn, us)
        left = [who for who in left if who == yardstick or not is_loser(who, left, times)]


def is_loser(who: int, left: Sequence[int], times: Mapping[int, Sequence[float]]) -> bool:
    """Whether someone who is left is sure to be faster."""
    if len(times[who]) < LEAST:
        return False
    leader = min(left, key=lambda each: median(times[each]))
    against = ratio(times[leader], times[who])
    return against.high < (1.0 if against.certain else 1.0 - CLEARLY)


def timing(own: Sequence[float], yardstick: Sequence[float]) -> Timing:
    """Of the samples of one and of the yardstick, in the same rounds; the yardstick may have had
    more, or none: then the speed is 1."""
    us = median_interval(own)
    ratios = pair_ratios(yardstick[: len(own)], own) if yardstick else [1.0]
    speed = median_interval(ratios)
    return Timing(us.median, us.low, us.high, speed.median, speed.low, speed.high, tuple(own))
