"""One warp: 32 lanes that run a program together, and apart where a branch divides them.

Lanes that stand at the same place and run together are a group. A branch that some lanes
take and others do not makes two groups, which meet again at the branch's join point; until
all lanes of the branch are there (or have exited), those that arrived wait. Each group runs
on its own while others wait for a barrier, as lanes do since Volta.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from gemmc.interpret.hardware.agents import Wait
from gemmc.interpret.hardware.errors import (
    AccumulatorInFlight,
    InterpretError,
    Uninitialized,
    Unsupported,
)
from gemmc.interpret.hardware.machine import Agent
from gemmc.interpret.ptx.addresses import shared_base
from gemmc.interpret.ptx.cta import CtaState
from gemmc.interpret.ptx.flags import Fences
from gemmc.interpret.ptx.numbers import where
from gemmc.interpret.ptx.operations import BRANCH, EXIT, PLAIN, WAITING, Op

LANES = 32


class Observer(Protocol):
    """Is told what warps do, as `--trace` is."""

    def before(self, w: Warp, op: Op, active: Any) -> None:
        """An instruction is about to run in lanes `active` (None: all)."""
        ...

    def after(self, w: Warp, op: Op, active: Any) -> None:
        """An instruction has run."""
        ...

    def access(self, w: Warp, kind: str, space: str, addresses: Any, data: Any, lanes: Any) -> None:
        """Lanes load or store bytes."""
        ...


@dataclass(eq=False, slots=True)
class Frame:
    """A divergent branch: its lanes, and those that have reached its join or exited."""

    join: int
    parent: Frame | None
    mask: Any
    arrived: Any
    exited: Any


@dataclass(eq=False, slots=True)
class Group:
    """Lanes at one place; `steps` is the rest of an instruction that waits."""

    pc: int
    mask: Any
    frame: Frame | None
    steps: Iterator[Wait | None] | None = None
    wait: Wait | None = None
    loops: list[tuple[int, int, int]] = field(default_factory=list[tuple[int, int, int]])
    """Enclosing loops as (first, last position, iterations so far)."""


@dataclass(eq=False, slots=True)
class Flight:
    """Accumulators of the products a warp has issued: slot to the value they will have."""

    values: dict[int, Any] = field(default_factory=dict[int, Any])
    count: dict[int, int] = field(default_factory=dict[int, int])


class Warp:
    """Registers and lanes of one warp of a CTA.

    `regs[slot]` is None until it is written, and while a product in flight will write it.
    """

    def __init__(self, cta: CtaState, index: int, ops: list[Op], special: dict[str, Any]) -> None:
        self.cta = cta
        self.index = index
        self.ops = ops
        self.special = special
        self.regs: list[Any] = [None] * len(cta.program.slots)
        self.agent: Agent = None  # pyright: ignore[reportAttributeAccessIssue]
        self.mask = np.arange(LANES) < cta.threads - index * LANES
        self.groups = [Group(0, self.mask, None)]
        self.local = np.zeros((LANES, cta.program.local), np.uint8)
        self.flight = Flight()
        self.fenced: list[Any] = []
        self.registers = cta.hardware.pool.initial
        self.cluster_generation: int | None = None
        self.polls: dict[tuple[int, int, int], int] = {}
        self.fence_clock: Any = None
        self.fences = Fences()
        self.products = 0
        self.tracer: Observer | None = None

    def set(self, index: int, value: Any, mask: Any) -> None:
        """Write a register in the lanes of the mask."""
        if mask is None:
            self.regs[index] = value
            return
        old = self.regs[index]
        if old is None:
            if index in self.flight.values:
                raise self.unreadable(index)
            old = np.zeros_like(value)
        self.regs[index] = where(mask, value, old)

    def unreadable(self, index: int) -> InterpretError:
        """Why a register without a value has none."""
        name = self.cta.program.slots[index].name
        who = f"by {self.agent.describe()}"
        if index in self.flight.values:
            what = f"{name} is touched while a wgmma in flight may still write it"
            return AccumulatorInFlight(what, self.agent.site, [who])
        return Uninitialized(f"{name} is read but nothing has written it", self.agent.site, [who])

    def base_of(self, space: str) -> int:
        """The address at which a variable's state space begins for this warp."""
        if space == "shared":
            return shared_base(self.cta.hardware.rank)
        if space == "global":
            return self.cta.memory.module_base
        return 0

    def clock(self) -> int:
        """A time that grows. Who looks at it may stop waiting: no load waits for a change now."""
        self.polls.clear()
        return self.cta.tick()

    def program(self, agent: Agent) -> Generator[Wait | None, None, None]:
        """Run all lanes to their exit."""
        self.agent = agent
        while self.groups:
            group = next((g for g in self.groups if g.wait is None or g.wait.ready()), None)
            if group is None:
                yield self._any_of([g.wait for g in self.groups if g.wait is not None])
                continue
            group.wait = None
            yield from self._run(group)

    def _any_of(self, waits: list[Wait]) -> Wait:
        if len(waits) == 1:
            return waits[0]
        return Wait(
            waits[0].resource,
            lambda: any(w.ready() for w in waits),
            lambda: "; ".join(w.describe() for w in waits),
            lambda: frozenset[str]().union(*(w.helpers() for w in waits)),
        )

    def _run(self, group: Group) -> Generator[Wait | None, None, None]:
        """Run a group until it ends, divides, joins, or waits while others may run."""
        ops, agent = self.ops, self.agent
        full, join, pc = self._take_up(group)
        while True:
            if pc == join:
                self._arrive(group)
                return
            op = ops[pc]
            agent.site = op.site
            active = None if full else group.mask
            if op.guard >= 0:
                active = self._guarded(op, group.mask, full)
                if active is not None and not np.count_nonzero(active):
                    pc = self._skip(group, op, pc)
                    continue
            if self.tracer is not None:
                self.tracer.before(self, op, active)
            kind = op.kind
            if kind == PLAIN:
                op.run(self, active)
                pc += 1
            elif kind == BRANCH:
                pc = self._branch(group, op, active, pc)
                if pc < 0:
                    return
            elif kind == WAITING:
                group.pc = pc
                yield from self._wait(group, op, active)
                if group.wait is not None:
                    return
                pc += 1
            elif kind == EXIT:
                if self._exit(group, active, pc):
                    return
                pc += 1
                full = False
            else:
                self._indexed(group, op, active, pc)
                return
            if self.tracer is not None:
                self.tracer.after(self, op, active)

    def _take_up(self, group: Group) -> tuple[bool, int, int]:
        """Whether the group is the whole warp, where it joins others, and where it goes on."""
        self.mask = group.mask
        if group.loops:
            self.agent.loops = tuple(n for _, _, n in group.loops)
        join = group.frame.join if group.frame is not None else -1
        return bool(group.mask.all()), join, group.pc

    def _skip(self, group: Group, op: Op, pc: int) -> int:
        """The position after an instruction whose guard holds in no lane."""
        if op.kind == BRANCH and op.target <= pc:
            self._leave_loop(group, op.target)
        return pc + 1

    def _guarded(self, op: Op, mask: Any, full: bool) -> Any:
        """The lanes of the group where an instruction's guard holds; None for all of a warp."""
        test = self.regs[op.guard]
        if test is None:
            raise self.unreadable(op.guard)
        if not op.sense:
            test = ~test
        if full:
            return None if np.count_nonzero(test) == LANES else test
        return test & mask

    def _wait(self, group: Group, op: Op, active: Any) -> Generator[Wait | None, None, None]:
        """Go through an instruction that waits, or leave the rest to `group.steps` and
        `group.wait` where another group of the warp may go on meanwhile."""
        steps = group.steps = group.steps or op.run(self, active)
        for wait in steps:
            if wait is not None and len(self.groups) > 1:
                group.wait = wait
                return
            yield wait
            self.mask = group.mask
            self.agent.site = op.site
        group.steps = None

    def _branch(self, group: Group, op: Op, active: Any, pc: int) -> int:
        """The next position, or -1 where the group divided."""
        if active is None or active is group.mask or bool((active == group.mask).all()):
            if op.target <= pc:
                self._count_loop(group, op.target, pc)
            return op.target
        self._divide(group, op.join, [(op.target, active), (pc + 1, group.mask & ~active)])
        return -1

    def _count_loop(self, group: Group, first: int, last: int) -> None:
        """A backward branch starts another iteration."""
        loops = group.loops
        while loops and loops[-1][0] != first and not (
            loops[-1][0] < first and last <= loops[-1][1]
        ):
            loops.pop()
        if loops and loops[-1][0] == first:
            loops[-1] = (first, max(last, loops[-1][1]), loops[-1][2] + 1)
        else:
            loops.append((first, last, 1))
        self.agent.loops = tuple(n for _, _, n in loops)

    def _leave_loop(self, group: Group, first: int) -> None:
        while group.loops and group.loops[-1][0] >= first:
            group.loops.pop()
        self.agent.loops = tuple(n for _, _, n in group.loops)

    def _divide(self, group: Group, join: int, ways: list[tuple[int, Any]]) -> None:
        frame = group.frame
        if frame is None or frame.join != join:
            nobody = np.zeros(LANES, bool)
            frame = Frame(join, frame, group.mask, nobody, nobody)
        self.groups.remove(group)
        # The way with the lower position first: the body of a loop before what follows it.
        for target, mask in sorted(ways, key=lambda way: way[0]):
            if mask.any():
                self.groups.append(Group(target, mask, frame, loops=list(group.loops)))

    def _indexed(self, group: Group, op: Op, active: Any, pc: int) -> None:
        """brx.idx: every lane to its own target."""
        mask = group.mask if active is None else active
        choice = op.index(self)
        ways = [(t, mask & (choice == i)) for i, t in enumerate(op.targets)]
        ways.append((pc + 1, group.mask & ~mask))
        missing = mask & (choice >= len(op.targets))
        if missing.any():
            raise Unsupported("brx.idx beyond its targets", self.agent.site)
        self._divide(group, op.join, ways)

    def _arrive(self, group: Group) -> None:
        frame = group.frame
        assert frame is not None
        self.groups.remove(group)
        frame.arrived = frame.arrived | group.mask
        self._complete(frame, group.loops)

    def _complete(self, frame: Frame, loops: list[tuple[int, int, int]]) -> None:
        """Go on behind the join once every lane of the branch is there or gone."""
        if not ((frame.arrived | frame.exited) == frame.mask).all() or not frame.arrived.any():
            return
        mask, frame.arrived = frame.arrived, np.zeros(LANES, bool)
        self.groups.insert(0, Group(frame.join, mask, frame.parent, loops=loops))

    def _exit(self, group: Group, active: Any, pc: int) -> bool:
        """Lanes leave; whether the whole group did."""
        gone = group.mask if active is None else active
        frame = group.frame
        rest = group.mask & ~gone
        if rest.any():
            group.mask = self.mask = rest
        else:
            self.groups.remove(group)
        while frame is not None:
            frame.exited = frame.exited | gone
            self._complete(frame, group.loops)
            frame = frame.parent
        return not rest.any()
