"""The machine: CTAs with their memory and barriers, agents, engines, and running them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

from gemmc.interpret.hardware.agents import Actor, Program, Wait
from gemmc.interpret.hardware.clocks import Clock
from gemmc.interpret.hardware.engines import Engine, Job
from gemmc.interpret.hardware.errors import (
    AccessOfExited,
    ArriveAtExited,
    BytesLeft,
    EarlyAccess,
    InFlightAtExit,
    OutOfBounds,
    Site,
)
from gemmc.interpret.hardware.mbarriers import MBarrier
from gemmc.interpret.hardware.rendezvous import RegisterPool, Rendezvous
from gemmc.interpret.hardware.shared import SharedMemory


class Recorder(Protocol):
    """Takes note of every synchronization step and access, for `explore`."""

    def event(self, agent: Agent, event: tuple[object, ...]) -> None: ...


@dataclass(eq=False)
class Agent(Actor):
    """Some threads of a CTA that run one program in lockstep: a warp, or several.

    `first` is the number of its first thread in the CTA, `threads` how many it has.
    """

    cta: Cta
    first: int
    threads: int
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

    def fence_proxy_in_global(self) -> None:
        """fence.proxy.async of global memory: all generic writes that this agent knows, its own
        or others', become visible to the async proxy."""
        self.clock.in_global.update(self.clock.seen)
        self.clock.in_global[self.actor] = self.tick
        self.tick += 1

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

    def log_access(self, kind: str, region: object) -> None:
        self.cta.machine.log(self, kind, self.cta.number, region)


class Cta:
    """One CTA: shared memory, mbarriers by address, named barriers, the register pool."""

    def __init__(
        self,
        machine: Machine,
        number: int,
        rank: int,
        shared_bytes: int,
        threads: int,
        registers: int | None = None,
    ):
        self.machine = machine
        self.number = number
        self.rank = rank
        self.name = f"CTA {number}"
        self.threads = threads
        self.shared = SharedMemory(shared_bytes, self.name)
        self.mbarriers: dict[int, MBarrier] = {}
        self.barrier_names: dict[int, str] = {}
        self.named: dict[int, Rendezvous] = {}
        self.pool = RegisterPool(threads, registers)
        self.cluster: list[Cta] = [self]
        self.cluster_barrier = Rendezvous(f"cluster barrier of {self.name}")
        self.agents: list[Agent] = []
        self.remote: list[tuple[int, int, Site, str]] = []
        """Arrivals from other CTAs: actor, its count, op, agent."""
        self.visits: dict[int, tuple[int, Site, str]] = {}
        """The last access to this CTA's memory of each actor of another: its count, op, agent."""

    def mbarrier(self, address: int, site: Site | None = None) -> MBarrier:
        """The mbarrier at an address, which need not be initialized yet."""
        found = self.mbarriers.get(address)
        if found is not None:
            return found
        if address % 8 or not 0 <= address <= self.shared.size - 8:
            raise OutOfBounds(f"mbarrier at shared byte {address} of {self.shared.size}", site)
        name = self.barrier_names.get(address, f"mbarrier at shared byte {address}")
        found = MBarrier(f"{name} ({self.name})")
        self.mbarriers[address] = found
        return found

    def peer(self, rank: int, site: Site | None = None) -> Cta:
        """The CTA of a rank in the same cluster. Raises OutOfBounds if there is none."""
        if not 0 <= rank < len(self.cluster):
            what = f"CTA {rank} of a cluster of {len(self.cluster)} is addressed"
            raise OutOfBounds(what, site)
        return self.cluster[rank]

    def visited_by(self, agent: Agent) -> None:
        """An agent accesses this CTA's memory, which has to be there then."""
        if agent.cta is not self:
            self.visits[agent.actor] = agent.tick, agent.site, agent.describe()

    def barrier(self, number: int) -> Rendezvous:
        """Named barrier `number` (bar.sync)."""
        if number not in self.named:
            self.named[number] = Rendezvous(f"barrier {number} ({self.name})")
        return self.named[number]


class Machine:
    """Everything that runs together, with one set of clocks; its actors count from `actors` on."""

    def __init__(self, recorder: Recorder | None = None, *, actors: int = 0):
        self.ctas: list[Cta] = []
        self.agents: list[Agent] = []
        self.engine_actors: set[int] = set()
        self.copy_actors: set[int] = set()
        """Of cp.async, which writes by the generic proxy."""
        self.recorder = recorder
        self._engines: dict[Hashable, Engine] = {}
        self._busy: dict[Engine, None] = {}
        self._actors = actors

    def add_cta(
        self, shared_bytes: int, threads: int, *, number: int | None = None, rank: int = 0,
        registers: int | None = None,
    ) -> Cta:
        """A CTA with `number` in the grid and `rank` in its cluster."""
        number = len(self.ctas) if number is None else number
        cta = Cta(self, number, rank, shared_bytes, threads, registers)
        self.ctas.append(cta)
        return cta

    def form_cluster(self, ctas: Sequence[Cta]) -> None:
        """Make CTAs one cluster: they see each other's memory and share a cluster barrier."""
        for cta in ctas:
            cta.cluster = list(ctas)
            cta.cluster_barrier = ctas[0].cluster_barrier

    def spawn(
        self, cta: Cta, name: str, first: int, threads: int, program: Callable[[Agent], Program]
    ) -> Agent:
        """An agent of threads `first` … `first + threads − 1` that runs `program(agent)`."""
        full = f"{name} of {cta.name}" if len(self.ctas) > 1 else name
        agent = Agent(full, self.new_actor(), cta, first, threads)
        agent.program = program(agent)
        self.agents.append(agent)
        cta.agents.append(agent)
        return agent

    @property
    def actors(self) -> int:
        """The last number of an actor; machines of one launch do not share numbers."""
        return self._actors

    def new_actor(self) -> int:
        self._actors += 1
        return self._actors

    def engine(self, key: tuple[Hashable, ...], kind: str, name: str, in_order: bool) -> Engine:
        """The engine of a key (kind, number of its CTA, …), made at its first use."""
        engine = self._engines.get(key)
        if engine is None:
            engine = Engine(self.new_actor(), kind, name, in_order, cast(int, key[1]))
            self.engine_actors.add(engine.actor)
            if kind == "cp.async":
                self.copy_actors.add(engine.actor)
            self._engines[key] = engine
        return engine

    def writes_of(self, engine: Engine) -> int:
        """The actor for which an engine's writes to global memory count."""
        if not engine.writes:
            engine.writes = self.new_actor()
            self.engine_actors.add(engine.writes)
        return engine.writes

    def issue(
        self, agent: Agent, engine: Engine, run: Callable[[], None], signals: object = ()
    ) -> None:
        """Queue a job of the count last reserved at the engine; `signals` is for the recorder."""
        self._busy[engine] = None
        engine.issue(agent.site, agent.describe(), run)
        self.log(agent, "issue", engine, engine.issued, signals)

    def completable(self) -> list[Job]:
        """Jobs that may be done now."""
        return [job for engine in self._busy for job in engine.completable()]

    def complete(self, job: Job) -> None:
        job.engine.complete(job)
        if not job.engine.jobs:
            self._busy.pop(job.engine, None)

    def leave(self, agent: Agent) -> None:
        """An agent has exited: the barrier of its cluster does without it."""
        cluster = agent.cta.cluster
        if len(cluster) > 1:
            needed = sum(cta.threads for cta in cluster)
            self.log(agent, "leave", ("cluster", cluster[0].number), agent.threads, needed)
            agent.cta.cluster_barrier.leave(agent, agent.threads)

    def log(self, agent: Agent, *event: object) -> None:
        """Tell the recorder, if there is one."""
        if self.recorder is not None:
            self.recorder.event(agent, event)

    def check_exit(self, cta: Cta) -> None:
        """All agents of a CTA have finished: nothing may still use its memory.

        Raises InFlightAtExit for copies, products and stores that nobody has waited for, and
        BytesLeft.
        """
        for barrier in cta.mbarriers.values():
            if barrier.bytes or barrier.received_bytes != barrier.expected_bytes:
                raise BytesLeft(f"{barrier.name} has bytes left", None, [barrier.describe()])
        for engine in self._engines.values():
            if engine.cta != cta.number or engine.issued == 0:
                continue
            if not any(a.clock.knows(engine.actor, engine.issued) for a in cta.agents):
                raise InFlightAtExit(
                    f"{cta.name} exits without having waited for all of {engine.name}",
                    engine.jobs[-1].site if engine.jobs else None,
                    [f"issued {engine.issued}"],
                )

    def check_arrivals(self) -> None:
        """Every remote arrival or access must happen before its target exits. Raises
        ArriveAtExited and AccessOfExited."""
        for cta in self.ctas:
            for actor, (count, site, who) in cta.visits.items():
                if not any(a.clock.knows(actor, count) for a in cta.agents):
                    what = f"nothing makes {cta.name} wait for an access to its shared memory"
                    raise AccessOfExited(f"{what} before it exits", site, [f"by {who}"])
            for actor, count, site, who in cta.remote:
                if any(a.clock.knows(actor, count) for a in cta.agents):
                    continue
                raise ArriveAtExited(
                    f"nothing makes {cta.name} wait for an arrival before it exits", site,
                    [f"by {who}"],
                )
