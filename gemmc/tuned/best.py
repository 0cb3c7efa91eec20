"""Which of the measured configurations of a program is the fastest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gemmc.tuned.entry import MEASURED, Entry, Timing


class Ranked(NamedTuple):
    """A measured entry and the microseconds that it is ranked by."""

    us: float
    entry: Entry
    timing: Timing


def ranking(entries: Sequence[Entry], finals: Mapping[str, Timing] | None = None) -> list[Ranked]:
    """The measured entries of one place and case, the fastest first.

    Times of different rounds are compared through the yardstick that was timed in all of them: its
    own time over the speed that an entry had beside it. A finalist counts with its final.
    """
    measured = [(each, each.result.timing) for each in entries if each.result.status == MEASURED]
    timed = [(each, timing) for each, timing in measured if timing is not None]
    own = {each.result.trial.pipeline: timing.us for each, timing in timed}
    found: list[Ranked] = []
    for each, timing in timed:
        counted = (finals or {}).get(each.result.trial.pipeline, timing)
        yardstick = own.get(each.result.yardstick)
        us = counted.us if yardstick is None else yardstick / counted.speed
        found.append(Ranked(us, each, counted))
    return sorted(found, key=lambda ranked: ranked.us)


def contenders(ranked: Sequence[Ranked], most: int) -> list[Ranked]:
    """Those whose interval of speeds reaches into the best's: what was measured does not tell them
    apart. `most` of them, the best first; none where there is only one."""
    if not ranked:
        return []
    floor = ranked[0].timing.speed_low
    found = [each for each in ranked if each.timing.speed_high >= floor][:most]
    return found if len(found) > 1 else []
