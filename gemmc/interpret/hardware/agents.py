"""Agents: what runs instructions, one generator each, and what they wait for."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gemmc.interpret.hardware.clocks import Clock
from gemmc.interpret.hardware.errors import NOWHERE, EarlyAccess, Site

if TYPE_CHECKING:
    from gemmc.interpret.hardware.machine import Cta


@dataclass(frozen=True)
class Wait:
    """Why an agent cannot go on: yielded by its generator, which resumes once `ready()`.

    `resource` is what it waits at; `describe()` is a line with phase, arrivals and bytes
    expected and received; `helpers()` names the agents that have arrived there before, who may
    do it again.
    """

    resource: Hashable
    ready: Callable[[], bool]
    describe: Callable[[], str]
    helpers: Callable[[], frozenset[str]] = frozenset


Program = Generator[Wait | None, None, None]
"""What an agent runs: yields None where another agent may come first, a Wait where it must."""


@dataclass(eq=False)
class Agent:
    """Some threads of a CTA that run one program in lockstep: a warp, or several.

    `first` is the number of its first thread in the CTA, `threads` how many it has. The program
    keeps `site` (the op it executes) and `loops` (its enclosing loops' counters) up to date.
    """

    name: str
    actor: int
    cta: Cta
    first: int
    threads: int
    clock: Clock = field(default_factory=Clock)
    tick: int = 1
    site: Site = NOWHERE
    loops: tuple[int, ...] = ()
    program: Program | None = None
    waiting: Wait | None = None
    done: bool = False
    after_grid: bool = True
    """Whether the grid launched before has ended for it: it waited, or nothing overlaps."""
    notes: dict[str, Any] = field(default_factory=dict[str, Any])

    @property
    def warps(self) -> int:
        """Warps it has, a partial one counted."""
        return (self.threads + 31) // 32

    def release(self, generic: bool = True) -> Clock:
        """What those who synchronize with this point learn; later accesses are not in it.

        Without `generic`, only what asynchronous engines did that this agent has waited for: a
        plain remote arrive orders no generic access.
        """
        if not generic:
            engines = self.cta.machine.engine_actors
            return Clock({a: n for a, n in self.clock.seen.items() if a in engines})
        clock = self.clock.copy()
        clock.seen[self.actor] = self.tick
        self.tick += 1
        return clock

    def access_global(self) -> None:
        """Raises EarlyAccess where the grid before may still use global memory."""
        if not self.after_grid:
            what = "another grid may still read or write global memory"
            raise EarlyAccess(what, self.site, [f"by {self.describe()}"])

    def fence_proxy(self) -> None:
        """fence.proxy.async: this agent's own earlier writes become visible to the async proxy,
        and so do all copies by cp.async that it knows to have arrived, its own or others'.

        Every thread fences what it stored itself, before the barrier: a fence after the barrier,
        by the thread that hands the buffer on, is not taken to cover the others' writes.
        """
        self.clock.fenced[self.actor] = self.tick
        self.tick += 1
        for actor in self.cta.machine.copy_actors & self.clock.seen.keys():
            self.clock.fenced[actor] = self.clock.seen[actor]

    def describe(self) -> str:
        """Name and loop counters, for messages."""
        inside = f", iteration {', '.join(map(str, self.loops))}" if self.loops else ""
        return f"{self.name}{inside}"
