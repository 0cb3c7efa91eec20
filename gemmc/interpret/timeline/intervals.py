"""What a simulated run leaves: intervals on tracks, in cycles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True, order=True)
class Track:
    """A row of the timeline. Rows of a CTA are in the order of `group`, then `name`."""

    cta: int
    group: int
    name: str


AGENT, TENSOR_CORE, TMA, STAGE = range(4)


@dataclass(frozen=True)
class Interval:
    """What a track does from `begin` to `end`; `what` is a kind, `detail` says more."""

    track: Track
    what: str
    begin: float
    end: float
    detail: str = ""

    @property
    def clk(self) -> float:
        return self.end - self.begin


@dataclass(frozen=True)
class Arrow:
    """Who ended a wait: `source` did something at `left` (a copy's end, an arrival), which counted
    at the barrier `name` from `counted` on, and `target` went on at `end`."""

    name: str
    source: Track
    left: float
    target: Track
    end: float
    counted: float


@dataclass
class Use:
    """One filling of a buffer and the reads that follow it."""

    filling: float
    full: float
    read: float | None = None
    done: float = 0.0


@dataclass
class Timeline:
    """Intervals in the order in which they began; `total` is when the last thing is done; `arrows`
    are in the order in which the waits ended."""

    intervals: list[Interval] = field(default_factory=list[Interval])
    total: float = 0.0
    ctas: list[int] = field(default_factory=list[int])
    arrows: list[Arrow] = field(default_factory=list[Arrow])
    untimed: bool = False
    """Whether there are products that take no time here: those of warps, by `mma.sync`."""

    def tracks(self) -> list[Track]:
        return sorted({each.track for each in self.intervals})

    def on(self, group: int, cta: int | None = None) -> Iterator[Interval]:
        """Intervals of a group of tracks, of one CTA or of all."""
        for each in self.intervals:
            if each.track.group == group and cta in (None, each.track.cta):
                yield each

    def busy(self, group: int) -> float:
        """Share of the time that a unit is busy, averaged over the CTAs."""
        if not self.total:
            return 0.0
        return sum(i.clk for i in self.on(group)) / (self.total * len(self.ctas))


def merged(intervals: list[Interval]) -> list[Interval]:
    """Intervals of a track that follow each other without a gap and do the same, as one."""
    found: list[Interval] = []
    last: dict[Track, int] = {}
    for each in intervals:
        at = last.get(each.track)
        before = None if at is None else found[at]
        if at is not None and before is not None and before.what == each.what:
            if each.begin - before.end < 1e-6:
                found[at] = Interval(
                    each.track, each.what, before.begin, each.end, before.detail
                )
                continue
        last[each.track] = len(found)
        found.append(each)
    return found
