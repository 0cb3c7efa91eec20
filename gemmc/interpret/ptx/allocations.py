"""Arrays in global memory: where they are, and who accessed which of their bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gemmc.interpret.hardware.accesses import access, by_engine
from gemmc.interpret.hardware.errors import InputWritten, OutOfBounds, UnwrittenOutput
from gemmc.interpret.hardware.machine import Agent
from gemmc.interpret.hardware.ordering import Ordering, distinct
from gemmc.interpret.hardware.program_memory import overlapping
from gemmc.interpret.ptx.flags import Flags
from gemmc.interpret.ptx.traffic import Traffic

_SHIFT = 36
_ADDRESSES = (1 << 64) - 1
_BYTES = np.arange(16)

WORD = 4
"""The most bytes that are ordered together; fewer where elements or accesses are smaller."""


class Tracked:
    """Bytes whose accesses have to be ordered: those of an array, or of several in one memory.

    `members` are the arrays with their first byte here; `unit` bytes each are ordered together.
    """

    def __init__(
        self, members: Sequence[tuple[Allocation, int]], *, filled: bool, widest: int = WORD
    ) -> None:
        self.unit = widest
        while any(first % self.unit for _, first in members):
            self.unit //= 2
        self._members = members
        size = max(first + each.bytes.size for each, first in members)
        once = any(each.output for each, _ in members)
        self.order = Ordering(self._place, -(-size // self.unit), filled=filled, once=once)
        for each, first in members:
            each.tracked, each.first = self, first

    def refine(self) -> None:
        """An access is of less bytes than a unit: every byte is ordered by itself."""
        self.order.refine(self.unit)
        self.unit = 1

    def written(self, first: int, size: int) -> Any:
        """Of each unit of some bytes whether anybody wrote it."""
        return self.order.written()[first // self.unit : -(-(first + size) // self.unit)]

    def _place(self, unit: int) -> str:
        """A unit as byte and element of each array that it is in."""
        at = unit * self.unit
        inside = [(a, at - first) for a, first in self._members if 0 <= at - first < a.bytes.size]
        return ", ".join(f"byte {n} of {a.name}, in {a.place(n)}" for a, n in inside)


class Allocation:
    """One array in global memory, as bytes; `row` and `item` say how to name a byte.

    `tracked` keeps account of the accesses to it, from byte `first` there on; an input that no
    output shares memory with is only read, and has none.
    """

    tracked: Tracked | None = None
    first = 0

    def __init__(self, name: str, base: int, data: Any, shape: tuple[int, ...], output: bool):
        self.name = name
        self.base = base
        self.bytes = data
        self.shape = shape
        self.output = output
        self.item = max(data.size // max(int(np.prod(shape)), 1), 1)

    @property
    def widest(self) -> int:
        """The most bytes of an element that are ordered together."""
        return next((size for size in (WORD, 2) if self.item % size == 0), 1)

    def place(self, at: int) -> str:
        """The element that byte `at` belongs to."""
        element = min(at // self.item, max(int(np.prod(self.shape)) - 1, 0))
        index: list[int] = []
        for extent in reversed(self.shape):
            index.insert(0, element % extent)
            element //= extent
        return f"{self.name}{index}"

    def inside(self, agent: Agent, offsets: Any) -> None:
        """Raise OutOfBounds unless every byte offset is in the array."""
        if offsets.size and (int(offsets.min()) < 0 or int(offsets.max()) >= self.bytes.size):
            low, high = int(offsets.min()), int(offsets.max())
            what = f"bytes {low} to {high} of {self.name}, which has {self.bytes.size}"
            raise OutOfBounds(what, agent.site, [f"by {agent.describe()}"])

    def read(self, agent: Agent, offsets: Any, lanes: Any, scope: str = "") -> Any:
        """The bytes (lanes, size). Raises OutOfBounds, GlobalRace and Uninitialized."""
        self.inside(agent, offsets)
        if self.tracked is not None:
            units = self._units(self.tracked, offsets)
            kind = f"{'strong' if scope else 'generic'} read"
            self.tracked.order.read(agent, access(agent, kind, units, lanes, scope))
        return self.bytes[offsets]

    def write(
        self, agent: Agent, offsets: Any, data: Any, lanes: Any, scope: str = "", kind: str = ""
    ) -> None:
        """Write bytes (lanes, size). Raises OutOfBounds, GlobalRace, DoubleWrite for an output's
        byte that another warp wrote, and InputWritten."""
        self.inside(agent, offsets)
        tracked = self._written(agent)
        units = self._units(tracked, offsets)
        kind = kind or f"{'strong' if scope else 'generic'} write"
        tracked.order.write(agent, access(agent, kind, units, lanes, scope))
        self.bytes[offsets] = data

    def read_later(
        self, agent: Agent, offsets: Any, lane: int, kind: str, done: tuple[int, int]
    ) -> None:
        """A lane has an engine read bytes (elements, size). Raises GlobalRace."""
        if self.tracked is not None:
            units = self._units(self.tracked, offsets)
            lanes = np.full(len(units), lane)
            self.tracked.order.read(agent, by_engine(agent, kind, done, units, lanes))

    def write_later(
        self, agent: Agent, offsets: Any, lane: int, done: tuple[int, int], *, adds: bool = False
    ) -> None:
        """A lane has an engine write bytes (elements, size), or add to them. Raises as `write`."""
        tracked = self._written(agent)
        units = self._units(tracked, offsets)
        kind, scope = ("bulk add", "gpu") if adds else ("bulk write", "")
        lanes = np.full(len(units), lane)
        tracked.order.write(agent, by_engine(agent, kind, done, units, lanes, scope))

    def _written(self, agent: Agent) -> Tracked:
        if self.tracked is None:
            facts = [f"by {agent.describe()}"]
            raise InputWritten(f"{self.name} is an input, and no output", agent.site, facts)
        return self.tracked

    def _units(self, tracked: Tracked, offsets: Any) -> Any:
        """The units (lanes, units) of bytes (lanes, size), which are aligned to their size."""
        if offsets.shape[-1] % tracked.unit:
            tracked.refine()
        here = offsets[:, :: tracked.unit]
        return (here + self.first if self.first else here) // tracked.unit

    def check_written(self) -> None:
        """Raise UnwrittenOutput unless every byte of an output has been written."""
        if not self.output or self.tracked is None:
            return
        missing = ~self.tracked.written(self.first, self.bytes.size)
        if not missing.any():
            return
        unit = self.tracked.unit
        count, size = int(missing.sum()) * unit // self.item, self.bytes.size // self.item
        facts = [f"{count} of {size} elements were never written"]
        raise UnwrittenOutput(self.place(int(np.argmax(missing)) * unit), None, facts)


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

    def track_together(self) -> None:
        """Keep account of the accesses to outputs and to what is in the same memory."""
        starts = [a.bytes.__array_interface__["data"][0] for a in self.allocations]
        sizes = [a.bytes.size for a in self.allocations]
        spans = [(low, low + size) for low, size in zip(starts, sizes, strict=True)]
        for group in overlapping(spans):
            members = [self.allocations[n] for n in group]
            if not any(each.output for each in members):
                continue
            low = min(starts[n] for n in group)
            places = [(each, starts[n] - low) for each, n in zip(members, group, strict=True)]
            Tracked(places, filled=True, widest=min(each.widest for each in members))

    def find(self, agent: Agent, address: int) -> Allocation:
        """The array an address lies in or beside. Raises OutOfBounds."""
        number = (address >> _SHIFT) - 1
        if not 0 <= number < len(self.allocations):
            what = f"global address 0x{address & _ADDRESSES:x} is in no array"
            raise OutOfBounds(what, agent.site, [f"by {agent.describe()}"])
        return self.allocations[number]

    def parts(self, agent: Agent, addresses: Any, size: int, lanes: Any) -> Any:
        """(allocation, lanes as indices, byte offsets (lanes, size)) of an access."""
        chosen = np.flatnonzero(lanes)
        places = addresses[chosen].astype(np.int64)
        numbers = places >> _SHIFT
        several = distinct(numbers)
        for number in several:
            same = slice(None) if len(several) == 1 else numbers == number
            allocation = self.find(agent, int(places[same][0]))
            starts = places[same] - allocation.base
            yield allocation, chosen[same], starts[:, None] + _BYTES[:size]
