"""Memory that CTAs hand on to each other: what orders its accesses, and what is found unordered."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from gemmc.interpret.hardware import errors as e
from gemmc.interpret.hardware import scheduler, sync
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.errors import Site
from gemmc.interpret.hardware.machine import Agent, Machine
from gemmc.interpret.hardware.workspaces import Workspace

Body = Callable[[Agent], Program]
HERE = np.arange(4)


def words(zero: bool = False) -> Workspace:
    return Workspace("words", np.zeros(8, np.uint32), zero=zero)


def run(*bodies: Body, order: list[int] | None = None) -> None:
    """A CTA of one warp for each program."""
    made = Machine()
    for number, body in enumerate(bodies):
        made.spawn(made.add_cta(64, 32, number=number), "warp 0", 0, 32, body)
    schedule = scheduler.adversary(0)
    scheduler.run(made, scheduler.in_turn(schedule, order or list(range(len(bodies)))))


def writes(space: Workspace, index: np.ndarray[tuple[int], np.dtype[np.intp]] = HERE) -> Body:
    def program(agent: Agent) -> Program:
        agent.site = Site("write")
        space.write(agent, index, np.ones(index.size, np.uint32))
        yield None

    return program


def reads(space: Workspace) -> Body:
    def program(agent: Agent) -> Program:
        agent.site = Site("read")
        space.read_by(agent, HERE)
        yield None

    return program


def in_order(*bodies: Body, through: Workspace) -> list[Body]:
    """Each program between two tickets, which hand on what came before."""

    def between(body: Body) -> Body:
        def program(agent: Agent) -> Program:
            through.take(agent, 0, 99)
            yield from body(agent)
            through.take(agent, 0, 99)

        return program

    return [between(body) for body in bodies]


@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_what_no_ticket_orders_is_a_race(order: list[int]) -> None:
    filled = words(zero=True)
    for pair in ((writes, reads), (reads, writes), (writes, writes)):
        with pytest.raises(e.Race, match="are not ordered"):
            run(*(make(filled) for make in pair), order=order)


def test_reads_race_with_nobody_who_reads() -> None:
    filled = words(zero=True)
    run(reads(filled), reads(filled))


def test_other_elements_are_no_race() -> None:
    space = words()
    run(writes(space), writes(space, HERE + 4))


def test_tickets_order_what_comes_before_and_after() -> None:
    space, tickets = words(), words(zero=True)
    run(*in_order(writes(space), reads(space), writes(space), through=tickets))
    assert tickets.flat[0] == 6


def test_nobody_wrote_what_is_read() -> None:
    with pytest.raises(e.Uninitialized, match="element 0 of words"):
        run(reads(words()))


def test_a_ticket_wraps_around() -> None:
    tickets, taken = words(zero=True), list[int]()

    def takes(agent: Agent) -> Program:
        taken.append(tickets.take(agent, 3, 2))
        yield None

    run(takes, takes, takes, takes)
    assert taken == [0, 1, 2, 0]
    with pytest.raises(e.LeftBehind, match="word 3 of words is 1 at the end"):
        tickets.check_reset()


def test_the_grid_before_has_to_end_first() -> None:
    space = words()

    def early(agent: Agent) -> Program:
        agent.after_grid = False
        yield from writes(space)(agent)

    with pytest.raises(e.EarlyAccess):
        run(early)


@pytest.mark.parametrize("who", [(), (0,), (1,), (0, 1)])
def test_all_who_vote_learn_of_one(who: tuple[int, ...]) -> None:
    """Two warps meet three times; the votes of the second time are those of `who`."""
    found: list[bool] = []

    def voter(number: int) -> Body:
        def program(agent: Agent) -> Program:
            for turn in range(3):
                mine = turn == 1 and number in who
                found.append((yield from sync.vote(agent, 1, 64, 32, mine)))

        return program

    made = Machine()
    cta = made.add_cta(64, 64)
    for number in range(2):
        made.spawn(cta, f"warp {number}", 32 * number, 32, voter(number))
    scheduler.run(made, scheduler.adversary(0))
    assert sorted(found) == sorted([False] * 4 + [bool(who)] * 2)
