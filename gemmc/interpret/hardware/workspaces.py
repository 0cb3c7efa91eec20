"""Global memory that the CTAs of a launch work in together: who wrote and read it, and tickets.

Unlike matrices, which CTAs only read or only write, it hands data from one CTA to another, so
what orders its accesses matters: the clocks of those who meet at tickets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gemmc.interpret.hardware.clocks import Clock
from gemmc.interpret.hardware.device_memory import Matrix, Writer
from gemmc.interpret.hardware.errors import LeftBehind, Race, Site, Uninitialized
from gemmc.interpret.hardware.machine import Agent

Index = NDArray[np.intp]


@dataclass(frozen=True)
class _Made:
    """An access: by whom, at which count of theirs, of which elements."""

    actor: int
    tick: int
    index: Index
    low: int
    high: int
    site: Site
    who: str

    def __str__(self) -> str:
        return f"{self.site} by {self.who}"


class Ordering:
    """The accesses of each element of a piece of memory, and whether clocks order them.

    `filled` says that it holds something from the start.
    """

    def __init__(self, name: str, size: int, *, filled: bool):
        self._name = name
        self._filled = filled
        self._writer = np.zeros(size, np.int32)
        self._writes: list[_Made] = []
        self._reads: list[_Made] = []

    def read(self, agent: Agent, index: Index) -> None:
        """Raises Race, or Uninitialized where nobody has written what is read."""
        if index.size == 0:
            return
        self._need_written(agent, index)
        self._reads.append(self._note(agent, index))

    def write(self, agent: Agent, index: Index) -> None:
        """Raises Race."""
        if index.size == 0:
            return
        made = self._note(agent, index)
        self._check_writers(agent, index, "write")
        for read in self._reads:
            if read.high < made.low or made.high < read.low or self._knows(agent, read):
                continue
            if both := np.intersect1d(read.index, made.index).tolist():
                raise self._race(agent, read, "write", "read", both[0])
        self._writes.append(made)
        self._writer[index] = len(self._writes)

    def _need_written(self, agent: Agent, index: Index) -> None:
        numbers = self._writer[index]
        if not self._filled and not numbers.all():
            at = int(index.reshape(-1)[int(np.argmin(numbers.reshape(-1)))])
            what = f"read of global memory that nothing has written: element {at} of {self._name}"
            raise Uninitialized(what, agent.site, [f"by {agent.describe()}"])
        self._check_writers(agent, index, "read")

    def _check_writers(self, agent: Agent, index: Index, kind: str) -> None:
        numbers = self._writer[index]
        writers: list[int] = np.unique(numbers[numbers > 0]).tolist()
        for number in writers:
            write = self._writes[number - 1]
            if not self._knows(agent, write):
                at = int(index.reshape(-1)[int(np.argmax(numbers.reshape(-1) == number))])
                raise self._race(agent, write, kind, "write", at)

    def _knows(self, agent: Agent, made: _Made) -> bool:
        return made.actor == agent.actor or agent.clock.knows(made.actor, made.tick)

    def _note(self, agent: Agent, index: Index) -> _Made:
        low, high = int(index.min()), int(index.max())
        return _Made(agent.actor, agent.tick, index, low, high, agent.site, agent.describe())

    def _race(self, agent: Agent, old: _Made, new: str, kind: str, at: int) -> Race:
        facts = [
            f"second access {agent.site} by {agent.describe()}",
            f"first access {old}",
            f"element {at} of {self._name}",
        ]
        what = f"{new} and {kind} of the same element of global memory are not ordered"
        return Race(what, agent.site, facts)


class Workspace(Matrix):
    """Words of a workspace: elements that CTAs hand each other, or counters that start as zeros."""

    def __init__(self, name: str, array: NDArray[Any], *, zero: bool):
        super().__init__(name, array, False)
        self._order = Ordering(name, array.size, filled=zero)
        self._clocks: dict[int, Clock] = {}
        self._resets = zero

    def read_by(self, agent: Agent, index: Index) -> NDArray[Any]:
        """Raises OutOfBounds, Race and Uninitialized."""
        agent.access_global()
        found = self.read(agent.site, index)
        self._order.read(agent, index)
        return found

    def write(
        self, agent: Agent, index: Index, values: NDArray[Any], writer: Writer | None = None
    ) -> None:
        """Raises OutOfBounds and Race."""
        agent.access_global()
        super().write(agent, index, values, writer)
        self._order.write(agent, index)

    def take(self, agent: Agent, at: int, largest: int) -> int:
        """atom.acq_rel.gpu.inc: the counter before it became 0, or one more."""
        agent.access_global()
        before = int(self.read(agent.site, np.array([at]))[0])
        clock = self._clocks.setdefault(at, Clock())
        agent.clock.join(clock)
        clock.join(agent.release())
        self.flat[at] = 0 if before >= largest else before + 1
        return before

    def check_reset(self) -> None:
        """Raises LeftBehind unless zeros are zeros again, as the next launch needs them."""
        if self._resets and self.flat.any():
            at = int(np.flatnonzero(self.flat)[0])
            raise LeftBehind(f"word {at} of {self.name} is {self.flat[at]} at the end", None)
