"""Global memory: matrices, which output elements have been written and by whom, and flags."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gemmc.interpret.hardware.accesses import access
from gemmc.interpret.hardware.agents import Program, Wait
from gemmc.interpret.hardware.clocks import Clock
from gemmc.interpret.hardware.errors import DoubleWrite, OutOfBounds, Site, UnwrittenOutput
from gemmc.interpret.hardware.machine import Agent
from gemmc.interpret.hardware.ordering import Ordering
from gemmc.interpret.hardware.program_memory import overlapping

Index = NDArray[np.intp]


@dataclass(frozen=True)
class Writer:
    """Who wrote an element: CTA, agent, op and loop counters."""

    cta: str
    agent: str
    site: Site
    loops: tuple[int, ...]

    def __str__(self) -> str:
        inside = f", iteration {', '.join(map(str, self.loops))}" if self.loops else ""
        return f"{self.site} by {self.agent} in {self.cta}{inside}"


def writing(agent: Agent) -> Writer:
    """What the agent writes now, it writes as this."""
    return Writer(agent.cta.name, agent.name, agent.site, agent.loops)


class Matrix:
    """A dense array in global memory. Outputs remember the writer of every element; what shares
    memory with an output, also who read it."""

    shared: SharedPlaces | None = None

    def __init__(self, name: str, array: NDArray[Any], output: bool):
        self.name = name
        self.array = array
        self.flat = array.reshape(-1)
        self.output = output
        self._writer = np.zeros(array.size if output else 0, np.int32)
        self._writers: list[Writer] = []
        self._numbers: dict[Writer, int] = {}
        self._adders: set[int] = set()

    def read(self, site: Site, index: Index) -> NDArray[Any]:
        """Elements by flat index. Raises OutOfBounds."""
        self._inside(site, index)
        return self.flat[index]

    def read_by(self, agent: Agent, index: Index) -> NDArray[Any]:
        """Elements by flat index, read by an agent now. Raises OutOfBounds and GlobalRace."""
        found = self.read(agent.site, index)
        self.note_read(agent, index)
        return found

    def note_read(self, agent: Agent, index: Index) -> None:
        """An agent reads elements. Raises GlobalRace."""
        if self.shared is not None and index.size:
            self.shared.order.read(agent, access(agent, "generic read", self.shared.units(index)))

    def write(
        self, agent: Agent, index: Index, values: NDArray[Any], writer: Writer | None = None,
        *, again: bool = False,
    ) -> None:  # fmt: skip
        """Write elements by flat index. Raises OutOfBounds, DoubleWrite and GlobalRace.

        `writer` names an asynchronous store, which may be done long after its op. `again`: also
        elements that the same agent wrote before.
        """
        if index.size == 0:
            return
        writer = writer or writing(agent)
        self._inside(writer.site, index)
        if self.output:
            self._count(writer, index, again=again)
        if self.shared is not None:
            made = access(agent, "generic write", self.shared.units(index))
            self.shared.order.write(agent, made)
        self.flat[index] = values

    def add(
        self, agent: Agent, index: Index, values: NDArray[Any], writer: Writer | None = None
    ) -> None:
        """Add to elements by flat index, one after the other; any number of writers may.

        Raises OutOfBounds, and DoubleWrite for what somebody has written.
        """
        if index.size == 0:
            return
        writer = writer or writing(agent)
        self._inside(writer.site, index)
        if self.output:
            self._count(writer, index, adds=True)
        np.add.at(self.flat, index, values)

    def _count(
        self, writer: Writer, index: Index, *, adds: bool = False, again: bool = False
    ) -> None:
        before = self._writer[index]
        if adds:
            before = np.where(np.isin(before, list(self._adders)), 0, before)
        elif again and before.any():
            before = np.where([self._is_own(int(n), writer) for n in before.flat], 0, before.flat)
        if before.any():
            at = int(index.reshape(-1)[int(np.argmax(before.reshape(-1) > 0))])
            raise DoubleWrite(
                f"{self.name}{self.place(at)}", writer.site,
                [f"first by {self.writer(at)}", f"then by {writer}"],
            )
        number = self._numbers.get(writer)
        if number is None:
            self._writers.append(writer)
            number = self._numbers[writer] = len(self._writers)
        if adds:
            self._adders.add(number)
        self._writer[index] = number

    def _is_own(self, number: int, writer: Writer) -> bool:
        """Whether a writer is the agent that a number is of."""
        one = self._writers[number - 1] if number else writer
        return (one.cta, one.agent) == (writer.cta, writer.agent)

    def writer(self, at: int) -> Writer | None:
        """Who wrote element number `at`, if anybody did."""
        number = int(self._writer[at]) if self.output else 0
        return self._writers[number - 1] if number else None

    def place(self, at: int) -> list[int]:
        """Row, column and so on of element number `at`."""
        return [int(i) for i in np.unravel_index(at, self.array.shape)]

    def check_written(self) -> None:
        """Raises UnwrittenOutput unless every element has been written."""
        missing = self._writer == 0
        if not self.output or not missing.any():
            return
        at = int(np.argmax(missing))
        raise UnwrittenOutput(
            f"{self.name}{self.place(at)}", None,
            [f"{int(missing.sum())} of {missing.size} elements were never written"],
        )

    def _inside(self, site: Site, index: Index) -> None:
        if index.size and (int(index.min()) < 0 or int(index.max()) >= self.flat.size):
            raise OutOfBounds(
                f"elements {int(index.min())} to {int(index.max())} of {self.name}, which has "
                f"{self.flat.size}", site,
            )


@dataclass(frozen=True)
class SharedPlaces:
    """Where a matrix is in memory that it shares with others: from which unit on, and how many of
    them an element has."""

    order: Ordering
    first: int
    each: int

    def units(self, index: Index) -> Index:
        """The units of elements."""
        if self.each == 1:
            return index + self.first
        return index[..., None] * self.each + np.arange(self.each) + self.first


def order_shared(matrices: Sequence[Matrix]) -> None:
    """Let matrices that share memory with an output know who accesses it."""
    starts = [m.array.__array_interface__["data"][0] for m in matrices]
    spans = [(low, low + m.array.nbytes) for low, m in zip(starts, matrices, strict=True)]
    for group in overlapping(spans):
        members = [matrices[n] for n in group]
        if len(group) == 1 or not any(m.output for m in members):
            continue
        low, high = min(starts[n] for n in group), max(spans[n][1] for n in group)
        unit = gcd(*(m.array.itemsize for m in members), *(starts[n] - low for n in group))
        names = " and ".join(m.name for m in members)

        def place(at: int, names: str = names, unit: int = unit) -> str:
            return f"byte {at * unit} of the memory of {names}"

        order = Ordering(place, (high - low) // unit, filled=True)
        for n, member in zip(group, members, strict=True):
            each = member.array.itemsize // unit
            member.shared = SharedPlaces(order, (starts[n] - low) // unit, each)


class Flag:
    """A counter in global memory that CTAs signal each other with (release / acquire)."""

    def __init__(self, name: str):
        self.name = name
        self.value = 0
        self.clock = Clock()

    def add(self, agent: Agent, amount: int = 1) -> int:
        """red.release.gpu.add or atom; returns the value before."""
        before, self.value = self.value, self.value + amount
        self.clock.join(agent.release())
        return before

    def wait(self, agent: Agent, least: int) -> Program:
        """Spin with ld.acquire.gpu until the value is at least `least`."""
        yield None
        if self.value < least:
            yield Wait(
                self,
                lambda: self.value >= least,
                lambda: f"waits for {self.name} to be {least}: it is {self.value}",
            )
        agent.clock.join(self.clock)
