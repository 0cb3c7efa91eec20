"""A CTA's shared memory: bytes, which of them are initialized, and who accessed them when."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gemmc.interpret.hardware.agents import Actor
from gemmc.interpret.hardware.engines import Engine
from gemmc.interpret.hardware.errors import OutOfBounds, Site, Uninitialized
from gemmc.interpret.hardware.races import Access, Conflict, race

Bytes = NDArray[np.uint8]
Index = NDArray[np.intp]

CORE_ROWS = 8
"""Rows of a core matrix of an operand (PTX ISA, "wgmma", "Strides")."""

PAGE = 10
"""log2 of the bytes per entry of the coarse tables that make most checks cheap."""


@dataclass(frozen=True, eq=False)
class Region:
    """Bytes of shared memory: a slice or an array of offsets, and their bounds [low, high)."""

    index: Any
    low: int
    high: int

    @staticmethod
    def span(low: int, size: int) -> Region:
        """`size` bytes from `low` on."""
        return Region(slice(low, low + size), low, low + size)

    @staticmethod
    def of(offsets: Index) -> Region:
        """Any bytes; the shape of `offsets` is the shape of what is read or written."""
        if offsets.size == 0:
            return Region(offsets, 0, 0)
        return Region(offsets, int(offsets.min()), int(offsets.max()) + 1)

    def moved(self, offset: int) -> Region:
        """The same bytes, `offset` further on."""
        if isinstance(self.index, slice):
            return Region.span(self.low + offset, self.high - self.low)
        return Region(self.index + offset, self.low + offset, self.high + offset)


@dataclass(eq=False)
class _Table:
    """The counts at which one actor last accessed each byte, and each page."""

    byte: NDArray[np.int32]
    page: list[int]
    last: int = 0
    log: deque[tuple[int, int, int, Access]] = field(
        default_factory=lambda: deque[tuple[int, int, int, Access]](maxlen=4096)
    )

    def record(self, region: Region, count: int, access: Access) -> None:
        self.byte[region.index] = count
        first, end = region.low >> PAGE, ((region.high - 1) >> PAGE) + 1
        self.page[first:end] = [count] * (end - first)
        self.last = max(self.last, count)
        self.log.append((count, region.low, region.high, access))

    def find(self, at: int, count: int) -> Access:
        """The latest access of `count` that may have touched byte `at`."""
        for logged, low, high, access in reversed(self.log):
            if logged == count and low <= at < high:
                return access
        return self.log[-1][3]


class SharedMemory:
    """`size` bytes. Accesses raise Race, Uninitialized or OutOfBounds.

    A generic access is done when the call returns. An asynchronous one is announced with
    `async_read`/`async_write` when it is issued, under the engine's count for it, and touches
    `bytes` (with `deliver` for writes) whenever the engine completes.

    What nothing has written is NaN, of every floating-point type.
    """

    def __init__(self, size: int, name: str):
        self.name = name
        self.size = size
        self.bytes: Bytes = np.full(size, 0xFF, np.uint8)
        self.initialized = np.zeros(size, np.bool_)
        self.names: list[tuple[int, int, str]] = []
        self._reads: dict[int, _Table] = {}
        self._writes: dict[int, _Table] = {}
        self._async: set[int] = set()
        self._written = 0
        self._knows: dict[int, int] = {}

    def name_region(self, low: int, size: int, name: str) -> None:
        """Call bytes [low, low + size) `name` in messages."""
        self.names.append((low, low + size, name))

    def place(self, at: int) -> str:
        """What byte `at` is, for messages."""
        for low, high, name in self.names:
            if low <= at < high:
                return f"byte {at - low} of {name} (shared byte {at}, {self.name})"
        return f"shared byte {at}, {self.name}"

    def read(self, agent: Actor, region: Region) -> Bytes:
        """The bytes, by ld.shared or another generic read."""
        access = self._access(agent, "generic read")
        self._inside(agent.site, region)
        self._ordered(agent, access, self._writes, region, generic=True)
        self._has_value(agent, region)
        self._table(self._reads, agent.actor).record(region, agent.tick, access)
        agent.log_access("read", region)
        return self.bytes[region.index]

    def write(self, agent: Actor, region: Region, data: Bytes) -> None:
        """Write by st.shared or another generic write."""
        access = self._access(agent, "generic write")
        self._inside(agent.site, region)
        self._ordered(agent, access, self._writes, region, generic=True)
        self._ordered(agent, access, self._reads, region, generic=True)
        self._written += 1
        self._table(self._writes, agent.actor).record(region, agent.tick, access)
        agent.log_access("write", region)
        self.deliver(region, data)

    def async_read(
        self, agent: Actor, engine: Engine, count: int, region: Region, first: int | None = None
    ) -> None:
        """`agent` makes `engine` read the bytes, at any time until its count is waited for.

        `first` is the number of the region's first row where it is rows of a product's left
        operand: each makes a row of the result, so that only the first core matrix must have
        been written (`clip-copies`), and other rows as a whole or not at all.
        """
        access = self._access(agent, f"{engine.kind} read")
        self._inside(agent.site, region)
        self._ordered(agent, access, self._writes, region, generic=False)
        if first is None:
            self._has_value(agent, region)
        else:
            self._has_rows(agent, region, first)
        self._async.add(engine.actor)
        self._table(self._reads, engine.actor).record(region, count, access)

    def async_write(self, agent: Actor, engine: Engine, count: int, region: Region) -> None:
        """`agent` makes `engine` write the bytes, at any time until its count is waited for.

        Bulk copies write by the async proxy, cp.async by the generic one (PTX ISA, "Memory
        Consistency Model: Proxies").
        """
        access = self._access(agent, f"{engine.kind} write")
        self._inside(agent.site, region)
        generic = engine.kind == "cp.async"
        self._ordered(agent, access, self._writes, region, generic)
        self._ordered(agent, access, self._reads, region, generic=True)
        if not generic:
            self._async.add(engine.actor)
        self._written += 1
        self._table(self._writes, engine.actor).record(region, count, access)

    def deliver(self, region: Region, data: Bytes) -> None:
        """The bytes arrive."""
        self.bytes[region.index] = data
        self.initialized[region.index] = True

    def _access(self, agent: Actor, kind: str) -> Access:
        return Access(kind, agent.site, agent.name, agent.loops)

    def _inside(self, site: Site, region: Region) -> None:
        if region.low < 0 or region.high > self.size:
            raise OutOfBounds(
                f"shared bytes {region.low} to {region.high - 1} of {self.size}", site, [self.name]
            )

    def _has_value(self, agent: Actor, region: Region) -> None:
        self._need(agent, region, self.initialized[region.index])

    def _has_rows(self, agent: Actor, region: Region, first: int) -> None:
        defined: NDArray[np.bool_] = self.initialized[region.index]
        absent = [not row.any() and first + n >= CORE_ROWS for n, row in enumerate(defined)]
        needed = np.array(defined)
        needed[absent] = True
        self._need(agent, region, needed)

    def _need(self, agent: Actor, region: Region, defined: NDArray[np.bool_]) -> None:
        """Raise Uninitialized unless all bytes of the region are."""
        if np.count_nonzero(defined) == defined.size:
            return
        at = _pick(region, ~defined)
        raise Uninitialized(
            "read of shared memory that nothing has written",
            agent.site,
            [self.place(at), f"by {agent.describe()}"],
        )

    def _table(self, tables: dict[int, _Table], actor: int) -> _Table:
        table = tables.get(actor)
        if table is None:
            table = _Table(np.zeros(self.size, np.int32), [0] * ((self.size >> PAGE) + 1))
            tables[actor] = table
        return table

    def _ordered(
        self,
        agent: Actor,
        access: Access,
        tables: dict[int, _Table],
        region: Region,
        generic: bool,
    ) -> None:
        """Raise Race unless every access in `tables` to the region happens before this one.

        For an access of the async proxy, generic writes count only past a proxy fence. What an
        actor knows only grows: one that knew all writes needs no look until there is another.
        """
        of_writes = generic and tables is self._writes
        if region.low == region.high or (
            of_writes and self._knows.get(agent.actor) == self._written
        ):
            return
        seen, fenced = agent.clock.seen, agent.clock.fenced
        pages = slice(region.low >> PAGE, ((region.high - 1) >> PAGE) + 1)
        knows_all = of_writes
        for actor, table in tables.items():
            by_clock = generic or actor in self._async
            if by_clock and actor == agent.actor:
                continue
            known = (seen if by_clock else fenced).get(actor, 0)
            if table.last <= known:
                continue
            knows_all = False
            if max(table.page[pages]) <= known:
                continue
            counts = table.byte[region.index]
            if int(counts.max()) <= known:
                continue
            at = _pick(region, counts > known)
            count = int(table.byte[at])
            ordered = actor == agent.actor or seen.get(actor, 0) >= count
            raise race(Conflict(access, table.find(at, count), self.place(at), ordered))
        if knows_all:
            self._knows[agent.actor] = self._written


def _pick(region: Region, wrong: NDArray[np.bool_]) -> int:
    """The first byte of the region where `wrong` holds."""
    first = int(np.argmax(wrong.reshape(-1)))
    if isinstance(region.index, slice):
        return region.low + first
    return int(region.index.reshape(-1)[first])
