"""Who let whom go on: from what completed a phase of an mbarrier to the wait that it ended."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from gemmc.interpret.hardware.machine import Agent
from gemmc.interpret.timeline.intervals import AGENT, Arrow, Track

Key = tuple[int, int]
"""A CTA's number and the byte of a barrier in its shared memory."""

SOON = 1e-6
"""Clocks within which two times are one."""


class Signals:
    """What arrives at each barrier, and the waits there. Times never run backwards for an agent;
    copies are told of when they are issued, with the time at which they will be done."""

    def __init__(self) -> None:
        self._arrived: dict[Key, list[tuple[float, float, Track]]] = {}
        self._waited: list[tuple[Key, str, Track, float, float]] = []

    def arrive(self, key: Key, track: Track, left: float, counted: float) -> None:
        """Something that a track did at the time `left` counts at a barrier from `counted` on."""
        self._arrived.setdefault(key, []).append((counted, left, track))

    def waited(self, key: Key, name: str, track: Track, begin: float, end: float) -> None:
        """A track waited at the barrier that has that name."""
        self._waited.append((key, name, track, begin, end))

    def arrows(self) -> Iterator[Arrow]:
        """An arrow to the end of each wait that was not over at once: the last arrival before it
        is the one that completed the phase, since the next phase's come after this wait."""
        every = {key: sorted(each) for key, each in self._arrived.items()}
        for key, name, track, begin, end in self._waited:
            arrived = every.get(key, [])
            last = bisect_right(arrived, end + SOON, key=lambda each: each[0]) - 1
            if last >= 0 and arrived[last][0] > begin + SOON:
                counted, left, source = arrived[last]
                yield Arrow(name, source, left, track, end, counted)


def track_of(agent: Agent) -> Track:
    """The row of an agent."""
    name = agent.name.split(" of CTA")[0]
    return Track(agent.cta.number, AGENT, f"{agent.first // 128} {_role(name)}")


def _role(name: str) -> str:
    """The role in an agent's name, or what it is without roles."""
    role = name.rpartition("warp ")[0].strip()
    return role or "warpgroup"
