"""What agents are to memories and barriers: actors with a clock, which may wait."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Hashable
from dataclasses import dataclass, field

from gemmc.interpret.hardware.clocks import Clock
from gemmc.interpret.hardware.errors import NOWHERE, Site


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
class Actor(ABC):
    """Who accesses memory and arrives at barriers, whatever else it is: a name, and a clock.

    The program that it runs keeps `site` (the op it executes) and `loops` (its enclosing loops'
    counters) up to date.
    """

    name: str
    actor: int
    clock: Clock = field(default_factory=Clock, kw_only=True)
    tick: int = field(default=1, kw_only=True)
    site: Site = field(default=NOWHERE, kw_only=True)
    loops: tuple[int, ...] = field(default=(), kw_only=True)
    met: int = field(default=0, kw_only=True)
    """How often its threads have met, if it has several that may be apart."""

    @abstractmethod
    def log_access(self, kind: str, region: object) -> None:
        """Tell the recorder of an access to shared memory, if there is one."""

    def describe(self) -> str:
        """Name and loop counters, for messages."""
        inside = f", iteration {', '.join(map(str, self.loops))}" if self.loops else ""
        return f"{self.name}{inside}"
