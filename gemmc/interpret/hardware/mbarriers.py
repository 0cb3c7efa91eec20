"""mbarrier objects (PTX ISA, "Parallel Synchronization and Communication: mbarrier")."""

from __future__ import annotations

from gemmc.interpret.hardware.agents import Actor
from gemmc.interpret.hardware.clocks import Clock
from gemmc.interpret.hardware.errors import BarrierError, Race, Site, Uninitialized

LIMIT = (1 << 20) - 1
"""Largest arrival count and largest magnitude of the transaction count."""


class MBarrier:
    """One mbarrier: completes phase number `phase` when arrivals and bytes are all there.

    `clock` gathers what this phase's arrivals and copies know; `done[p]` is what a wait for the
    completed phase p learns.
    """

    def __init__(self, name: str):
        self.name = name
        self.count = 0
        self.pending = 0
        self.bytes = 0
        self.expected_bytes = 0
        self.received_bytes = 0
        self.phase = 0
        self.clock = Clock()
        self.done: dict[int, Clock] = {}
        self.arrivers: set[str] = set()
        self.made: tuple[int, int] | None = None
        self.announced: tuple[int, int] | None = None

    def initialize(self, agent: Actor, count: int) -> None:
        """mbarrier.init: raises BarrierError where it is initialized already."""
        if self.made is not None:
            raise BarrierError(f"{self.name} is initialized twice", agent.site)
        if not 0 < count <= LIMIT:
            raise BarrierError(f"{self.name}: needed a count in 1 to {LIMIT}; found {count}")
        self.count = self.pending = count
        self.made = agent.actor, agent.tick

    def announce(self, agent: Actor) -> None:
        """fence.mbarrier_init by the agent: the async proxy and the cluster may use it.

        The first fence after the initialization is the one that counts.
        """
        if self.announced is None and self.made is not None and self.made[0] == agent.actor:
            self.announced = agent.actor, agent.tick

    def usable(self, agent: Actor, async_proxy: bool = False) -> None:
        """Raise unless the initialization happens before what the agent does now."""
        if self.made is None:
            raise Uninitialized(
                f"{self.name} is used but nothing has initialized it", agent.site,
                [f"by {agent.describe()}"],
            )
        if async_proxy and self.announced is None:
            raise Race(
                f"{self.name} is used by the copy engine without fence.mbarrier_init after its "
                "initialization", agent.site, [f"by {agent.describe()}"],
            )
        since = self.announced if async_proxy and self.announced else self.made
        if since[0] != agent.actor and not agent.clock.knows(*since):
            raise Race(
                f"{self.name} is used before its initialization is known to be done", agent.site,
                [f"by {agent.describe()}"],
            )

    def arrive(self, site: Site, who: str, clock: Clock, count: int, expect: int = 0) -> None:
        """`count` arrivals and `expect` more bytes; raises BarrierError on overflow."""
        self.pending -= count
        self.expected_bytes += expect
        self.bytes += expect
        self.arrivers.add(who)
        if self.pending < 0:
            raise BarrierError(
                f"{self.name}: more arrivals than its count in phase {self.phase}", site,
                [self.describe(), f"by {who}"],
            )
        self._in_range(site)
        self.clock.join(clock)
        self._turn()

    def deliver(self, site: Site, actor: int, count: int, size: int) -> None:
        """The copy engine has written `size` bytes that it counts here."""
        self.bytes -= size
        self.received_bytes += size
        self._in_range(site)
        self.clock.learn(actor, count)
        self._turn()

    def passed(self, parity: int) -> bool:
        """test_wait.parity: whether the phase of that parity is complete."""
        return self.phase % 2 != parity % 2

    def learn(self, agent: Actor, phase: int) -> None:
        """The agent has waited for `phase`, a completed one or one before the first."""
        clock = self.done.get(phase)
        if clock is not None:
            agent.clock.join(clock)

    def describe(self) -> str:
        """State in one line: phase, arrivals and bytes expected and received."""
        return (
            f"{self.name}: phase {self.phase}, arrivals {self.count - self.pending} of "
            f"{self.count}, bytes {self.received_bytes} of {self.expected_bytes}"
        )

    def _in_range(self, site: Site) -> None:
        if abs(self.bytes) > LIMIT:
            raise BarrierError(
                f"{self.name}: transaction count {self.bytes} out of range", site, [self.describe()]
            )

    def _turn(self) -> None:
        if self.pending or self.bytes:
            return
        self.done[self.phase] = self.clock.copy()
        self.phase += 1
        self.pending = self.count
        self.expected_bytes = self.received_bytes = 0
