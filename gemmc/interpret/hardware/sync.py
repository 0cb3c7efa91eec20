"""Synchronization instructions, as agents execute them.

Functions that can block are generators: `yield from wait_parity(agent, …)`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from gemmc.interpret.hardware.agents import Program, Wait
from gemmc.interpret.hardware.errors import BarrierError
from gemmc.interpret.hardware.machine import Agent, Cta
from gemmc.interpret.hardware.mbarriers import MBarrier
from gemmc.interpret.hardware.rendezvous import Rendezvous

CLOCKS_A_READING = 10_000
"""How far an SM's clock goes on from one reading to the next: nothing here is timed, and who reads
clocks waits."""


def mbarrier_init(agent: Agent, cta: Cta, address: int, count: int) -> None:
    """mbarrier.init at a shared-memory address."""
    cta.mbarrier(address, agent.site).initialize(agent, count)
    agent.cta.machine.log(agent, "init", (cta.number, address), count)


def fence_mbarrier_init(agent: Agent) -> None:
    """fence.mbarrier_init.release.cluster, for what this agent initialized."""
    for cta in agent.cta.cluster:
        for barrier in cta.mbarriers.values():
            barrier.announce(agent)
    agent.tick += 1


def fence_proxy_async(agent: Agent, *, shared: bool = True, in_global: bool = False) -> None:
    """fence.proxy.async, of shared memory, of global memory or of both."""
    if shared:
        agent.fence_proxy()
    if in_global:
        agent.fence_proxy_in_global()


def wait_parity(agent: Agent, cta: Cta, address: int, parity: int) -> Program:
    """mbarrier.try_wait.parity until it holds."""
    barrier = cta.mbarrier(address, agent.site)
    barrier.usable(agent)
    agent.cta.machine.log(agent, "wait", (cta.number, address), parity & 1, None)
    yield None
    if not barrier.passed(parity):
        yield _mbarrier_wait(barrier, lambda: barrier.passed(parity), f"parity {parity & 1}")
    barrier.learn(agent, barrier.phase - 1)


def wait_phase(agent: Agent, cta: Cta, address: int, phase: int) -> Program:
    """Wait until phase number `phase` (from 0) is complete; a negative one is."""
    barrier = cta.mbarrier(address, agent.site)
    barrier.usable(agent)
    agent.cta.machine.log(agent, "wait", (cta.number, address), None, phase)
    yield None
    if barrier.phase <= phase:
        yield _mbarrier_wait(barrier, lambda: barrier.phase > phase, f"phase {phase}")
    if phase >= 0:
        barrier.learn(agent, phase)


def _mbarrier_wait(barrier: MBarrier, ready: Callable[[], bool], what: str) -> Wait:
    return Wait(
        barrier,
        ready,
        lambda: f"waits for {what} of {barrier.describe()}",
        lambda: frozenset(barrier.arrivers),
    )


def arrive(
    agent: Agent, cta: Cta, address: int, count: int = 1, expect: int = 0, release: bool = True
) -> None:
    """`count` arrivals, expecting `expect` bytes (mbarrier.arrive, mbarrier.arrive.expect_tx).

    At another CTA of the cluster, `release` says whether the form orders generic accesses
    (.release.cluster); the plain form orders only asynchronous reads already waited for.
    """
    barrier = cta.mbarrier(address, agent.site)
    barrier.usable(agent)
    agent.cta.machine.log(agent, "arrive", (cta.number, address), count, expect)
    if cta is not agent.cta:
        # An actor of its own, so that learning of the arrival is not learning of accesses.
        messenger = _messenger(agent)
        agent.clock.seen[messenger] = agent.tick
        cta.remote.append((messenger, agent.tick, agent.site, agent.describe()))
        agent.tick += 1
        clock = agent.release(generic=release)
        clock.learn(messenger, agent.clock.seen[messenger])
    else:
        clock = agent.release()
    barrier.arrive(agent.site, agent.name, clock, count, expect)


def _messenger(agent: Agent) -> int:
    """An actor that stands for the agent's remote arrivals alone, not for its accesses."""
    if "messenger" not in agent.notes:
        agent.notes["messenger"] = agent.cta.machine.new_actor()
    return int(agent.notes["messenger"])


def expect(agent: Agent, cta: Cta, address: int, size: int) -> None:
    """mbarrier.expect_tx: more bytes, no arrival."""
    arrive(agent, cta, address, 0, size)


def sync(agent: Agent, number: int, needed: int | None, threads: int) -> Program:
    """bar.sync: `threads` of this agent wait for `needed` (None for all of the CTA)."""
    yield from _meet(agent, agent.cta.barrier(number), ("named", agent.cta.number, number),
                     agent.cta.threads if needed is None else needed, threads)


def vote(
    agent: Agent, number: int, needed: int, threads: int, value: bool
) -> Generator[Wait | None, None, bool]:
    """bar.red.or: as `sync`; whether any of those who met there had `value`."""
    barrier = agent.cta.barrier(number)
    key = "named", agent.cta.number, number
    agent.cta.machine.log(agent, "meet", key, threads, needed)
    yield None
    barrier.vote(value)
    generation = barrier.arrive(agent, agent.release(), threads, needed)
    yield from _pass(agent, barrier, generation, key)
    return barrier.votes[generation]


def bar_arrive(agent: Agent, number: int, needed: int, threads: int) -> None:
    """bar.arrive: count `threads` without waiting."""
    key = "named", agent.cta.number, number
    agent.cta.machine.log(agent, "meet", key, threads, needed)
    agent.cta.barrier(number).arrive(agent, agent.release(), threads, needed)


def cluster_arrive(agent: Agent, threads: int) -> int:
    """barrier.cluster.arrive; returns what `cluster_wait` takes."""
    key = "cluster", agent.cta.cluster[0].number
    needed = sum(c.threads for c in agent.cta.cluster)
    agent.cta.machine.log(agent, "meet", key, threads, needed)
    return agent.cta.cluster_barrier.arrive(agent, agent.release(), threads, needed)


def cluster_wait(agent: Agent, generation: int | None) -> Program:
    """barrier.cluster.wait for the generation that this agent arrived in, None where in none."""
    if generation is None:
        raise BarrierError("barrier.cluster.wait without an arrive before", agent.site)
    yield from _pass(agent, agent.cta.cluster_barrier, generation,
                     ("cluster", agent.cta.cluster[0].number))


def _meet(
    agent: Agent, barrier: Rendezvous, key: tuple[object, ...], needed: int, threads: int
) -> Program:
    if threads <= 0 or needed < threads:
        raise BarrierError(
            f"{barrier.name}: {threads} threads at a barrier of {needed}", agent.site
        )
    agent.cta.machine.log(agent, "meet", key, threads, needed)
    yield None
    generation = barrier.arrive(agent, agent.release(), threads, needed)
    yield from _pass(agent, barrier, generation, key)


def _pass(
    agent: Agent, barrier: Rendezvous, generation: int, key: tuple[object, ...]
) -> Program:
    agent.cta.machine.log(agent, "met", key)
    if barrier.generation <= generation:
        yield Wait(
            barrier,
            lambda: barrier.generation > generation,
            lambda: f"waits at {barrier.describe()}",
            lambda: frozenset(barrier.arrivers),
        )
    # A later generation cannot have completed: this agent is part of the next one.
    agent.clock.join(barrier.done[max(barrier.done)])


def set_registers(agent: Agent, action: str, count: int, current: int) -> Program:
    """setmaxnreg by all of the agent's threads, from `current` registers a thread to `count`."""
    pool, change = agent.cta.pool, (count - current) * agent.threads
    agent.cta.machine.log(agent, "pool", agent.cta.number, change)
    yield None
    if (action == "inc") != (change >= 0) and change:
        raise BarrierError(
            f"setmaxnreg.{action} from {current} to {count} registers", agent.site,
            [f"by {agent.describe()}"],
        )
    if change > pool.free:
        yield Wait(pool, lambda: change <= pool.free, lambda: f"waits at {pool.describe(change)}")
    pool.free -= change
