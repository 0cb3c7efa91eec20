"""cp.async groups on the machine by itself: waited for, or read too early."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc.interpret.hardware import errors as e
from gemmc.interpret.hardware import sync, transfers
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.errors import Site
from gemmc.interpret.hardware.machine import Agent, Machine
from gemmc.interpret.hardware.shared import Region
from interpret.test_hardware import DATA, machine, ones, run


def copied(waited: int | None, *, others: bool = True) -> Machine:
    """Warp 0 copies two slots by cp.async, a group each, waits for all groups but `waited` (not
    at all for None), and both warps read slot 0 behind a barrier (warp 0 alone without it)."""
    slots = Region.span(0, 32), Region.span(32, 32)

    def read(agent: Agent) -> None:
        agent.site = Site("ld.shared")
        assert (agent.cta.shared.read(agent, slots[0]) == 1).all()

    def copier(agent: Agent) -> Program:
        for slot in slots:
            agent.site = Site("cp.async")
            transfers.async_copy(agent, slot, lambda: np.ones(32, np.uint8))
            transfers.commit_group(agent, transfers.copy_engine(agent))
            yield None
        if waited is not None:
            yield from transfers.wait_group(agent, transfers.copy_engine(agent), waited)
        if others:
            yield from sync.sync(agent, 1, 64, 32)
        read(agent)
        yield from transfers.wait_group(agent, transfers.copy_engine(agent), 0)

    def reader(agent: Agent) -> Program:
        yield from sync.sync(agent, 1, 64, 32)
        read(agent)

    return machine(copier, *([reader] if others else []))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("waited", [0, 1])
def test_cp_async_groups_complete_in_order(seed: int, waited: int) -> None:
    """The older of two groups is there once at most one is pending."""
    run(copied(waited), seed)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("others", [True, False])
@pytest.mark.parametrize("waited", [None, 2])
def test_cp_async_read_without_a_wait(waited: int | None, others: bool, seed: int) -> None:
    """Whether the copy happens to be done or not."""
    with pytest.raises(e.Race, match="cp.async") as caught:
        run(copied(waited, others=others), seed)
    assert "ld.shared" in str(caught.value)


@pytest.mark.parametrize("seed", range(8))
def test_cp_async_waits_are_for_the_own_groups(seed: int) -> None:
    """Another warp's wait says nothing about a copy that this one issued."""

    def copier(agent: Agent) -> Program:
        agent.site = Site("cp.async")
        transfers.async_copy(agent, DATA, ones)
        transfers.commit_group(agent, transfers.copy_engine(agent))
        yield from sync.sync(agent, 1, 64, 32)
        yield from transfers.wait_group(agent, transfers.copy_engine(agent), 0)

    def waiter(agent: Agent) -> Program:
        yield from transfers.wait_group(agent, transfers.copy_engine(agent), 0)
        yield from sync.sync(agent, 1, 64, 32)
        agent.site = Site("ld.shared")
        agent.cta.shared.read(agent, DATA)

    with pytest.raises(e.Race, match="cp.async"):
        run(machine(copier, waiter), seed)
