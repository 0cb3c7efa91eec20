"""What flags and tickets in global memory hand on (PTX ISA, "Memory Consistency Model").

A release at an address is learned by who acquires there, if each is in the other's scope. What is
relaxed acts with the fences around it: it hands on what the fence before it knew, and what it finds
is known from the next fence on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gemmc.interpret.hardware.accesses import SCOPES, Who, who
from gemmc.interpret.hardware.clocks import Clock
from gemmc.interpret.hardware.machine import Agent


@dataclass(frozen=True)
class Strength:
    """What an instruction says of its memory semantics: its scope, and what it orders."""

    scope: str
    acquires: bool
    releases: bool


def strength(parts: Sequence[str]) -> Strength | None:
    """Of an instruction, by its modifiers; None for a weak one. Atomics are relaxed at gpu scope
    where they do not say (PTX ISA, "atom")."""
    said = set(parts)
    atomic = parts[0] in ("atom", "red")
    if not atomic and said.isdisjoint(("acquire", "release", "relaxed", "volatile", "acq_rel")):
        return None
    return Strength(
        scope_in(parts), not said.isdisjoint(("acquire", "acq_rel")),
        not said.isdisjoint(("release", "acq_rel")),
    )  # fmt: skip


def scope_in(parts: Sequence[str]) -> str:
    """The scope that an instruction names, which is the GPU where it names a wider one or none."""
    return next((p for p in parts[1:] if p in SCOPES), "gpu")


class _Flag:
    """What was handed on at one address: to all, to the poster's cluster, to its CTA."""

    def __init__(self) -> None:
        self._posted: dict[tuple[str, int], Clock] = {}

    def post(self, by: Who, scope: str, clock: Clock) -> None:
        for key in _places(by)[: SCOPES.index(scope) + 1]:
            self._posted.setdefault(key, Clock()).join(clock)

    def fetch(self, by: Who, scope: str) -> Clock:
        found = Clock()
        for key in _places(by)[: SCOPES.index(scope) + 1]:
            if key in self._posted:
                found.join(self._posted[key])
        return found


def _places(by: Who) -> list[tuple[str, int]]:
    return [("cta", by.number), ("cluster", by.cluster), ("gpu", 0)]


class Flags:
    """What was handed on at each address of global memory."""

    def __init__(self) -> None:
        self._flags: dict[int, _Flag] = {}

    def release(self, agent: Agent, fences: Fences, address: int, how: Strength) -> None:
        """An agent writes at an address."""
        flag = self._flags.setdefault(address, _Flag())
        if how.releases:
            flag.post(who(agent), how.scope, agent.release())
        fences.release(who(agent), flag, how.scope)

    def acquire(self, agent: Agent, fences: Fences, address: int, how: Strength) -> None:
        """An agent reads at an address."""
        flag = self._flags.get(address)
        if flag is None:
            return
        if how.acquires:
            agent.clock.join(flag.fetch(who(agent), how.scope))
            agent.met += 1
        fences.acquire(who(agent), flag, how.scope)


class Fences:
    """The fences of one warp: what each scope's last one knew, and what waits for the next."""

    def __init__(self) -> None:
        self._known: dict[str, Clock] = {}
        self._found: dict[str, Clock] = {}

    def fence(self, agent: Agent, scope: str) -> Clock:
        """A fence that acquires and releases; what it hands on."""
        for each in SCOPES[: SCOPES.index(scope) + 1]:
            agent.clock.join(self._found.pop(each, Clock()))
        agent.met += 1
        clock = agent.release()
        for each in SCOPES[: SCOPES.index(scope) + 1]:
            self._known[each] = clock
        return clock

    def release(self, by: Who, flag: _Flag, scope: str) -> None:
        """A write hands on what the fences before it knew, as far as both reach."""
        for each in SCOPES[: SCOPES.index(scope) + 1]:
            if each in self._known:
                flag.post(by, each, self._known[each])

    def acquire(self, by: Who, flag: _Flag, scope: str) -> None:
        """What a read finds is known from the next fence on, as far as both reach."""
        for each in SCOPES[: SCOPES.index(scope) + 1]:
            self._found.setdefault(each, Clock()).join(flag.fetch(by, each))
