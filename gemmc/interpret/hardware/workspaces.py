"""Global memory that the CTAs of a launch work in together: who wrote and read it, and tickets.

Unlike matrices, which CTAs only read or only write, it hands data from one CTA to another, so
what orders its accesses matters: the clocks of those who meet at tickets.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gemmc.interpret.hardware.accesses import access
from gemmc.interpret.hardware.clocks import Clock
from gemmc.interpret.hardware.device_memory import Matrix, Writer
from gemmc.interpret.hardware.errors import LeftBehind
from gemmc.interpret.hardware.machine import Agent
from gemmc.interpret.hardware.ordering import Ordering

Index = NDArray[np.intp]


class Workspace(Matrix):
    """Words of a workspace: elements that CTAs hand each other, or counters that start as zeros."""

    def __init__(self, name: str, array: NDArray[Any], *, zero: bool):
        super().__init__(name, array, False)
        self._order = Ordering(self._name, array.size, filled=zero)
        self._clocks: dict[int, Clock] = {}
        self._resets = zero

    def _name(self, at: int) -> str:
        return f"element {at} of {self.name}"

    def read_by(self, agent: Agent, index: Index) -> NDArray[Any]:
        """Raises OutOfBounds, Race and Uninitialized."""
        agent.access_global()
        found = self.read(agent.site, index)
        self._order.read(agent, access(agent, "generic read", index))
        return found

    def write(
        self, agent: Agent, index: Index, values: NDArray[Any], writer: Writer | None = None,
        *, again: bool = False,
    ) -> None:  # fmt: skip
        """Raises OutOfBounds and Race."""
        agent.access_global()
        super().write(agent, index, values, writer, again=again)
        self._order.write(agent, access(agent, "generic write", index))

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
