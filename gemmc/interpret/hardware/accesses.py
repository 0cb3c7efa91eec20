"""An access to global memory: who made it, how, and whether it comes before another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from gemmc.interpret.hardware.errors import Site
from gemmc.interpret.hardware.machine import Agent

SCOPES = ("cta", "cluster", "gpu")
"""Of strong accesses and fences, from narrow to wide (PTX ISA, "Memory Consistency Model:
Scope"); all of a launch is on one GPU, so that `sys` is `gpu`."""


@dataclass(frozen=True, slots=True)
class Who:
    """An agent by name, first thread, CTA and cluster; it keeps nothing of them alive."""

    name: str
    first: int
    cta: str
    number: int
    cluster: int


def who(agent: Agent) -> Who:
    """The agent, once for all of its accesses."""
    found = agent.notes.get("who")
    if found is None:
        cta = agent.cta
        name = agent.name.removesuffix(f" of {cta.name}")
        found = Who(name, agent.first, cta.name, cta.number, cta.cluster[0].number)
        agent.notes["who"] = found
    return found


@dataclass(frozen=True, eq=False, slots=True)
class Access:
    """One access by some threads, at a count of an actor, which is theirs or an engine's.

    `kind` says by what it is made and whether it reads or writes: "generic read", "tma read",
    "bulk write". A strong one, as of an atomic, has a `scope`. `lanes` (n,) are the threads of
    the agent and `units` (n, places) what each accesses; `met` is how often the agent's threads
    had met. Without lanes, the threads run in lockstep.
    """

    kind: str
    actor: int
    tick: int
    site: Site
    who: Who
    loops: tuple[int, ...]
    met: int
    scope: str
    units: Any
    lanes: Any

    @property
    def is_async(self) -> bool:
        """Whether it is of the async proxy (PTX ISA, "Proxies")."""
        return self.kind.startswith(("tma", "bulk"))

    @property
    def writes(self) -> bool:
        return not self.kind.endswith("read")

    def told(self, at: int) -> str:
        """Kind, instruction, and the thread that accesses a place."""
        inside = f", iteration {', '.join(map(str, self.loops))}" if self.loops else ""
        name, thread = self.who.name, self._thread(at)
        if thread is not None:
            name = f"thread {thread} ({name})"
        return f"{self.kind}: {self.site} by {name} of {self.who.cta}{inside}"

    def _thread(self, at: int) -> int | None:
        if self.lanes is None:
            return None
        touched = (self.units == at).reshape(len(self.lanes), -1).any(axis=1)
        rows = np.flatnonzero(touched)
        return self.who.first + int(self.lanes[int(rows[-1])]) if rows.size else None

    def may_mix(self, other: Access) -> bool:
        """Whether both are strong, each in the scope of the other: these may come in any order
        (PTX ISA, "Morally strong operations")."""
        near = {
            "gpu": True,
            "cluster": self.who.cluster == other.who.cluster,
            "cta": self.who.number == other.who.number,
        }
        return near.get(self.scope, False) and near.get(other.scope, False)


def access(agent: Agent, kind: str, units: Any, lanes: Any = None, scope: str = "") -> Access:
    """What an agent's threads do themselves now."""
    return Access(
        kind, agent.actor, agent.tick, agent.site, who(agent), agent.loops, agent.met, scope,
        units, lanes,
    )  # fmt: skip


def by_engine(
    agent: Agent, kind: str, done: tuple[int, int], units: Any, lanes: Any, scope: str = ""
) -> Access:
    """What an agent has an engine do: done for those who know the count of the actor in `done`."""
    actor, count = done
    return Access(
        kind, actor, count, agent.site, who(agent), agent.loops, agent.met, scope, units, lanes
    )


def needs_fence(old: Access, new: Access) -> bool:
    """Whether a proxy fence has to be between: the async proxy touches what the generic one
    wrote."""
    return new.is_async and old.writes and not old.is_async


def is_before(old: Access, new: Access, agent: Agent) -> bool:
    """Whether what the agent knows as it makes or issues `new` orders `old` before it.

    Threads of one agent are not told apart here.
    """
    fenced = needs_fence(old, new)
    if old.actor == agent.actor and not fenced:
        return True
    clock = agent.clock
    return (clock.in_global if fenced else clock.seen).get(old.actor, 0) >= old.tick
