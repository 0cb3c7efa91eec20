"""Asynchronous instructions: bulk tensor copies, products, bulk and cp.async groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from gemmc.interpret.hardware.agents import Program, Wait
from gemmc.interpret.hardware.clocks import Clock
from gemmc.interpret.hardware.engines import Engine
from gemmc.interpret.hardware.machine import Agent, Cta
from gemmc.interpret.hardware.shared import Bytes, Region

Announce = Callable[[tuple[int, int]], None]
"""Told the actor and its count for which an access to global memory counts, as it is issued."""


def tensor_load(
    agent: Agent,
    data: Callable[[], Bytes],
    targets: Sequence[tuple[Cta, Region, int]],
    size: int,
    reads: Announce | None = None,
) -> None:
    """cp.async.bulk.tensor, global to shared, to one CTA or (multicast) to several.

    Each target is (CTA, where, address of the mbarrier in that CTA that counts `size` bytes);
    each arrives by itself, at any later time. `data()` gives the image, when it arrives; `reads`
    is told who has read it by then.
    """
    agent.access_global()
    machine, site = agent.cta.machine, agent.site
    for cta, region, address in targets:
        barrier = cta.mbarrier(address, agent.site)
        barrier.usable(agent, async_proxy=True)
        key = ("tma", cta.number, address)
        engine = machine.engine(key, "tma", f"copies counted on {barrier.name}", False)
        count = engine.reserve()
        if reads is not None:
            reads((engine.actor, count))
        cta.shared.async_write(agent, engine, count, region)
        machine.log(agent, "async write", engine, count, cta.number, region)

        def arrive(
            cta: Cta = cta, region: Region = region, engine: Engine = engine, count: int = count,
            address: int = address,
        ) -> None:
            cta.shared.deliver(region, data())
            cta.mbarriers[address].deliver(site, engine.actor, count, size)

        machine.issue(agent, engine, arrive, ((cta.number, address), size))


def tensor_cores(agent: Agent) -> Engine:
    """The tensor core as this agent drives it: products are done in order."""
    engine = agent.notes.get("wgmma")
    if engine is None:
        key = ("wgmma", agent.cta.number, agent.actor)
        engine = agent.cta.machine.engine(key, "wgmma", f"products of {agent.name}", True)
        agent.notes["wgmma"] = engine
    return engine


def product(
    agent: Agent, operands: Sequence[Region], compute: Callable[[], None],
    first: int | None = None,
) -> int:
    """wgmma.mma_async: `compute` runs when the tensor core gets to it; its count is returned.

    `operands` are the shared-memory bytes it reads, at any time until it is waited for; `first` is
    the number of the first row of the left one, where that is the first of them
    (`SharedMemory.async_read`).
    """
    engine = tensor_cores(agent)
    machine = agent.cta.machine
    count = engine.reserve()
    for number, region in enumerate(operands):
        row = None if number else first
        agent.cta.shared.async_read(agent, engine, count, region, row)
        machine.log(agent, "async read", engine, count, agent.cta.number, region)
    machine.issue(agent, engine, compute)
    return count


def bulk_engine(agent: Agent, lane: int = 0) -> Engine:
    """The bulk groups of one thread."""
    key = ("bulk", agent.cta.number, agent.actor, lane)
    name = f"bulk stores of thread {agent.first + lane} ({agent.cta.name})"
    return agent.cta.machine.engine(key, "bulk", name, True)


def bulk_store(
    agent: Agent, source: Region, store: Callable[[Bytes], None], lane: int = 0,
    writes: Announce | None = None,
) -> None:  # fmt: skip
    """cp.async.bulk(.tensor), shared to global: `store` gets the bytes when they are read;
    `writes` is told who has written them by then."""
    agent.access_global()
    engine, shared = bulk_engine(agent, lane), agent.cta.shared
    count = engine.reserve()
    if writes is not None:
        writes((agent.cta.machine.writes_of(engine), count))
    shared.async_read(agent, engine, count, source)
    agent.cta.machine.log(agent, "async read", engine, count, agent.cta.number, source)
    agent.cta.machine.issue(agent, engine, lambda: store(shared.bytes[source.index].copy()))


def copy_engine(agent: Agent) -> Engine:
    """The cp.async groups of the agent's threads."""
    engine = agent.notes.get("cp.async")
    if engine is None:
        key = ("cp.async", agent.cta.number, agent.actor)
        name = f"cp.async of {agent.name}"
        engine = agent.cta.machine.engine(key, "cp.async", name, True)
        agent.notes["cp.async"] = engine
    return engine


def async_copy(agent: Agent, target: Region, data: Callable[[], Bytes]) -> None:
    """cp.async: `target` gets `data()` at any time until its group is waited for."""
    agent.access_global()
    engine, shared = copy_engine(agent), agent.cta.shared
    count = engine.reserve()
    shared.async_write(agent, engine, count, target)
    agent.cta.machine.log(agent, "async write", engine, count, agent.cta.number, target)
    agent.cta.machine.issue(agent, engine, lambda: shared.deliver(target, data()))


def arrive_with_copies(agent: Agent, cta: Cta, address: int, arrivals: int) -> None:
    """cp.async.mbarrier.arrive.noinc: so many threads arrive when their copies so far are there."""
    barrier, engine = cta.mbarrier(address, agent.site), copy_engine(agent)
    barrier.usable(agent)
    done = Clock({engine.actor: engine.reserve()})
    arrive = partial(barrier.arrive, agent.site, agent.name, done, arrivals)
    agent.cta.machine.issue(agent, engine, arrive)


def commit_group(agent: Agent, engine: Engine) -> None:
    """Close the group of what was issued since the last one."""
    engine.commit()


def wait_group(agent: Agent, engine: Engine, pending: int, *, reads: bool = False) -> Program:
    """Wait until at most `pending` committed groups of the engine are in flight; with `reads`,
    until those have read what they copy, and their writes may be on the way."""
    count = engine.count_of_pending(pending)
    agent.cta.machine.log(agent, "drain", engine, count)
    yield None
    if engine.finished < count:
        yield Wait(
            engine,
            lambda: engine.finished >= count,
            lambda: f"waits for {engine.name}: {engine.finished} of {count} done",
        )
    agent.clock.learn(engine.actor, count)
    if engine.writes and not reads:
        agent.clock.learn(engine.writes, count)
