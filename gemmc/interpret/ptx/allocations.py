"""Arrays in global memory: where they are, and who accessed which of their bytes."""

from __future__ import annotations

from typing import Any

import numpy as np

from gemmc.interpret.hardware.accesses import access, by_engine
from gemmc.interpret.hardware.errors import InputWritten, OutOfBounds, Site, UnwrittenOutput
from gemmc.interpret.hardware.machine import Agent
from gemmc.interpret.hardware.ordering import Ordering
from gemmc.interpret.ptx.flags import Flags
from gemmc.interpret.ptx.traffic import Traffic

_SHIFT = 36

WORD = 4
"""The most bytes that are ordered together; fewer where elements or accesses are smaller."""


class Allocation:
    """One array in global memory, as bytes; `row` and `item` say how to name a byte.

    With `order`, the accesses of a launch to it have to be ordered; without, it is only read.
    `filled` says that it holds something at the start.
    """

    def __init__(self, name: str, base: int, data: Any, shape: tuple[int, ...], output: bool):
        self.name = name
        self.base = base
        self.bytes = data
        self.shape = shape
        self.output = output
        self.item = max(data.size // max(int(np.prod(shape)), 1), 1)
        self.order: Ordering | None = None
        self._unit = 1
        if output:
            self.track(filled=True)

    def track(self, *, filled: bool) -> None:
        """Keep account of the accesses."""
        sizes = (WORD, 2) if self.output else (WORD,)
        known = self.item if self.output else WORD
        self._unit = next((each for each in sizes if known % each == 0), 1)
        size = -(-self.bytes.size // self._unit)
        self.order = Ordering(self._named, size, filled=filled, once=self.output)

    def place(self, at: int) -> str:
        """The element that byte `at` belongs to."""
        element = min(at // self.item, max(int(np.prod(self.shape)) - 1, 0))
        index: list[int] = []
        for extent in reversed(self.shape):
            index.insert(0, element % extent)
            element //= extent
        return f"{self.name}{index}"

    def _named(self, unit: int) -> str:
        at = unit * self._unit
        return f"byte {at} of {self.name}, in {self.place(at)}"

    def inside(self, site: Site, offsets: Any, who: str) -> None:
        """Raise OutOfBounds unless every byte offset is in the array."""
        if offsets.size and (int(offsets.min()) < 0 or int(offsets.max()) >= self.bytes.size):
            low, high = int(offsets.min()), int(offsets.max())
            what = f"bytes {low} to {high} of {self.name}, which has {self.bytes.size}"
            raise OutOfBounds(what, site, [f"by {who}"])

    def read(self, agent: Agent, offsets: Any, lanes: Any, scope: str = "") -> Any:
        """The bytes (lanes, size). Raises OutOfBounds, GlobalRace and Uninitialized."""
        self.inside(agent.site, offsets, agent.describe())
        if self.order is not None:
            units = self._units(offsets)
            kind = f"{'strong' if scope else 'generic'} read"
            self.order.read(agent, access(agent, kind, units, lanes, scope))
        return self.bytes[offsets]

    def write(
        self, agent: Agent, offsets: Any, data: Any, lanes: Any, scope: str = "", kind: str = ""
    ) -> None:
        """Write bytes (lanes, size). Raises OutOfBounds, GlobalRace, DoubleWrite for an output's
        byte that another warp wrote, and InputWritten."""
        self.inside(agent.site, offsets, agent.describe())
        order = self._written(agent)
        kind = kind or f"{'strong' if scope else 'generic'} write"
        order.write(agent, access(agent, kind, self._units(offsets), lanes, scope))
        self.bytes[offsets] = data

    def read_later(
        self, agent: Agent, offsets: Any, lane: int, kind: str, done: tuple[int, int]
    ) -> None:
        """A lane has an engine read bytes (elements, size). Raises GlobalRace."""
        if self.order is not None:
            units = self._units(offsets)
            lanes = np.full(len(units), lane)
            self.order.read(agent, by_engine(agent, kind, done, units, lanes))

    def write_later(
        self, agent: Agent, offsets: Any, lane: int, done: tuple[int, int], *, adds: bool = False
    ) -> None:
        """A lane has an engine write bytes (elements, size), or add to them. Raises as `write`."""
        units = self._units(offsets)
        kind, scope = ("bulk add", "gpu") if adds else ("bulk write", "")
        lanes = np.full(len(units), lane)
        order = self._written(agent)
        order.write(agent, by_engine(agent, kind, done, units, lanes, scope))

    def _written(self, agent: Agent) -> Ordering:
        if self.order is None:
            facts = [f"by {agent.describe()}"]
            raise InputWritten(f"{self.name} is an input, and no output", agent.site, facts)
        return self.order

    def _units(self, offsets: Any) -> Any:
        """The places (lanes, places) of bytes (lanes, size), which are aligned to their size."""
        if offsets.shape[-1] % self._unit:
            assert self.order is not None
            self.order.refine(self._unit)
            self._unit = 1
        return offsets[:, :: self._unit] // self._unit

    def check_written(self) -> None:
        """Raise UnwrittenOutput unless every byte of an output has been written."""
        if not self.output or self.order is None:
            return
        missing = ~self.order.written()
        if not missing.any():
            return
        count = int(missing.sum()) * self._unit // self.item
        size = self.bytes.size // self.item
        facts = [f"{count} of {size} elements were never written"]
        raise UnwrittenOutput(self.place(int(np.argmax(missing)) * self._unit), None, facts)


class GlobalMemory:
    """All arrays; each in a region of its own, so that an address says which one it is in."""

    def __init__(self) -> None:
        self.allocations: list[Allocation] = []
        self.module_base = 0
        self.version = 0
        self.actors = 0
        """The last actor of the machines that have run."""
        self.flags = Flags()
        self.traffic: Traffic | None = None

    def add(self, name: str, data: Any, shape: tuple[int, ...], output: bool) -> Allocation:
        """Place an array of bytes (which is used, not copied)."""
        base = (len(self.allocations) + 1) << _SHIFT
        self.allocations.append(Allocation(name, base, data, shape, output))
        return self.allocations[-1]

    def find(self, address: int, site: Site, who: str) -> Allocation:
        """The array an address lies in or beside. Raises OutOfBounds."""
        number = (address >> _SHIFT) - 1
        if not 0 <= number < len(self.allocations):
            facts = [f"by {who}"]
            raise OutOfBounds(f"global address 0x{address:x} is in no array", site, facts)
        return self.allocations[number]

    def parts(self, agent: Agent, addresses: Any, size: int, lanes: Any) -> Any:
        """(allocation, lanes as indices, byte offsets (lanes, size)) of an access."""
        chosen = np.flatnonzero(lanes)
        numbers = addresses[chosen] >> np.uint64(_SHIFT)
        for number in np.unique(numbers).tolist():
            here = chosen[numbers == number]
            first = int(addresses[here[0]])
            allocation = self.find(first, agent.site, agent.describe())
            starts = (addresses[here] - np.uint64(allocation.base)).astype(np.int64)
            yield allocation, here, starts[:, None] + np.arange(size)
