"""Arrays in global memory; outputs know the writer of every byte."""

from __future__ import annotations

from typing import Any

import numpy as np

from gemmc.interpret.hardware.clocks import Clock
from gemmc.interpret.hardware.device_memory import Writer
from gemmc.interpret.hardware.errors import DoubleWrite, OutOfBounds, Site, UnwrittenOutput
from gemmc.interpret.hardware.machine import Agent
from gemmc.interpret.hardware.workspaces import Ordering
from gemmc.interpret.ptx.traffic import Traffic

_SHIFT = 36

WORD = 4
"""Bytes that are ordered together."""


class Allocation:
    """One array in global memory, as bytes; `row` and `item` say how to name a byte.

    With an `order`, its plain accesses must be ordered by what CTAs tell each other; it is kept by
    words of 4 bytes.
    """

    order: Ordering | None = None

    def __init__(self, name: str, base: int, data: Any, shape: tuple[int, ...], output: bool):
        self.name = name
        self.base = base
        self.bytes = data
        self.shape = shape
        self.output = output
        self.item = max(data.size // max(int(np.prod(shape)), 1), 1)
        self._writer = np.zeros(data.size if output else 0, np.int32)
        self._writers: list[Writer] = []
        self._numbers: dict[tuple[str, str, Site], int] = {}
        self._groups: list[tuple[str, str]] = [("", "")]

    def place(self, at: int) -> str:
        """The element that byte `at` belongs to."""
        element = min(at // self.item, max(int(np.prod(self.shape)) - 1, 0))
        index: list[int] = []
        for extent in reversed(self.shape):
            index.insert(0, element % extent)
            element //= extent
        return f"{self.name}{index}"

    def inside(self, site: Site, offsets: Any, who: str) -> None:
        """Raise OutOfBounds unless every byte offset is in the array."""
        if offsets.size and (int(offsets.min()) < 0 or int(offsets.max()) >= self.bytes.size):
            low, high = int(offsets.min()), int(offsets.max())
            what = f"bytes {low} to {high} of {self.name}, which has {self.bytes.size}"
            raise OutOfBounds(what, site, [f"by {who}"])

    def read(self, agent: Agent, offsets: Any, atomic: bool) -> Any:
        """The bytes. Raises OutOfBounds, and Race where CTAs do not agree who comes first."""
        self.inside(agent.site, offsets, agent.describe())
        if self.order is not None and not atomic:
            self.order.read(agent, _words(offsets))
        return self.bytes[offsets]

    def write(self, agent: Agent, offsets: Any, data: Any, site: Site, atomic: bool) -> None:
        """Write bytes; an output byte that another warp wrote before is a DoubleWrite."""
        self.inside(site, offsets, agent.describe())
        if self.output:
            self._count(agent, offsets, site, atomic)
        if self.order is not None and not atomic:
            self.order.write(agent, _words(offsets))
        self.bytes[offsets] = data

    def _count(self, agent: Agent, offsets: Any, site: Site, atomic: bool) -> None:
        key = agent.cta.name, agent.name, site
        number = self._numbers.get(key)
        if number is None:
            self._writers.append(Writer(agent.cta.name, agent.name, site, agent.loops))
            number = self._numbers[key] = len(self._writers)
            self._groups.append((agent.cta.name, agent.name))
        before = self._writer[offsets]
        if not atomic and before.any():
            olds: list[int] = np.unique(before[before > 0]).tolist()
            for old in olds:
                if self._groups[old] == self._groups[number]:
                    continue
                at = int(offsets.reshape(-1)[int(np.argmax(before.reshape(-1) == old))])
                first, second = self._writers[old - 1], self._writers[number - 1]
                raise DoubleWrite(self.place(at), site, [f"first by {first}", f"then by {second}"])
        self._writer[offsets] = number

    def check_written(self) -> None:
        """Raise UnwrittenOutput unless every byte of an output has been written."""
        missing = self._writer == 0
        if not self.output or not missing.any():
            return
        count = int(missing.sum()) // self.item
        facts = [f"{count} of {missing.size // self.item} elements were never written"]
        raise UnwrittenOutput(self.place(int(np.argmax(missing))), None, facts)


def _words(offsets: Any) -> Any:
    """The words that bytes are in."""
    return np.unique(offsets // WORD)


class GlobalMemory:
    """All arrays; each in a region of its own, so that an address says which one it is in."""

    def __init__(self) -> None:
        self.allocations: list[Allocation] = []
        self.module_base = 0
        self.version = 0
        self.clocks: dict[int, Clock] = {}
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
