"""Races in a piece of global memory: every place knows who wrote it last and who has read it since.

Whatever schedule ran, two accesses of a place, one of them a write, have to be ordered by what the
second one's agent knows (`clocks`), or both be strong. As each access is compared with the last
writes and with the reads since, the first race of a place is found; what is ordered behind an
ordered write is behind everything ahead of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gemmc.interpret.hardware.accesses import Access, is_before, needs_fence
from gemmc.interpret.hardware.errors import (
    DoubleWrite,
    GlobalRace,
    InterpretError,
    MissingProxyFence,
    Uninitialized,
)
from gemmc.interpret.hardware.machine import Agent

Units = NDArray[np.intp]

_SEVERAL = 127
"""In place of a lane: more than one of a warp has read a place since its lanes met."""


class _Table:
    """Of each place the accesses that count, as a number of a list of them (0 is none), and the
    lane of the latest."""

    def __init__(self, size: int) -> None:
        self.heads = np.zeros(size, np.int32)
        self.lane = np.zeros(size, np.int8)
        self._links: list[tuple[Access | None, int]] = [(None, 0)]

    def refine(self, factor: int) -> None:
        self.heads = np.repeat(self.heads, factor)
        self.lane = np.repeat(self.lane, factor)

    def each(self, head: int) -> Iterator[Access]:
        """The accesses of a list, the latest first."""
        while head:
            access, head = self._links[head]
            assert access is not None
            yield access

    def latest(self, head: int) -> Access | None:
        return self._links[head][0]

    def put(self, new: Access, units: Units, drops: Callable[[Access], bool]) -> None:
        """`new` ahead of the accesses of its places, less the latest ones that it stands for."""
        found = self.heads[units]
        for head in distinct(found):
            rest = head
            while (old := self.latest(rest)) is not None and drops(old):
                rest = self._links[rest][1]
            self._links.append((new, rest))
            here = units if found.size == 1 or (found == head).all() else units[found == head]
            self.heads[here] = len(self._links) - 1


def distinct(numbers: NDArray[Any]) -> list[int]:
    """The different ones; quick where there is one at most."""
    if numbers.size == 0:
        return []
    first = numbers.flat[0]
    if (numbers == first).all():
        return [int(first)]
    found: list[int] = np.unique(numbers).tolist()
    return found


class Ordering:
    """The accesses of each of `size` places; `place(at)` names one.

    `filled` says that the memory holds something from the start, `once` that no two agents may
    write one place even in order, which atomics may.
    """

    def __init__(
        self, place: Callable[[int], str], size: int, *, filled: bool, once: bool = False
    ) -> None:
        self.place = place
        self.once = once
        self._filled = filled
        self._writes = _Table(size)
        self._reads: _Table | None = None

    def refine(self, factor: int) -> None:
        """So many places for each one until now."""
        self._writes.refine(factor)
        if self._reads is not None:
            self._reads.refine(factor)

    def written(self) -> NDArray[np.bool_]:
        """The places that anybody has written."""
        return self._writes.heads != 0

    def read(self, agent: Agent, new: Access) -> None:
        """Raises GlobalRace, MissingProxyFence, or Uninitialized for what nobody has written."""
        units: Units = new.units
        if units.size == 0:
            return
        if not self._filled:
            self._need_written(agent, units)
        self._check(agent, new, self._writes)
        if self._reads is None:
            self._reads = _Table(self._writes.heads.size)
        table = self._reads
        if new.lanes is not None:
            self._note_lanes(table, new)

        def stands_for(old: Access) -> bool:
            if old.actor == new.actor:
                return new.scope in ("", old.scope)
            own = new.actor == agent.actor and new.scope in ("", old.scope)
            return own and is_before(old, new, agent)

        table.put(new, units, stands_for)

    def write(self, agent: Agent, new: Access) -> None:
        """Raises GlobalRace, MissingProxyFence and DoubleWrite."""
        units: Units = new.units
        if units.size == 0:
            return
        self._check(agent, new, self._writes)
        if self._reads is not None:
            self._check(agent, new, self._reads)
        if new.lanes is not None:
            self._writes.lane[units] = own = new.lanes[:, None]
            if not new.scope and (clash := self._writes.lane[units] != own).any():
                raise self._race(new, new, int(units[clash][0]))
        plain = not new.scope

        def stands_for(old: Access) -> bool:
            return plain or (old.scope == new.scope and old.actor == new.actor)

        self._writes.put(new, units, stands_for)
        if self._reads is not None and plain:
            self._reads.heads[units] = 0

    def _need_written(self, agent: Agent, units: Units) -> None:
        heads = self._writes.heads[units]
        if heads.all():
            return
        at = int(units.reshape(-1)[int(np.argmin(heads.reshape(-1)))])
        what = f"read of global memory that nothing has written: {self.place(at)}"
        raise Uninitialized(what, agent.site, [f"by {agent.describe()}"])

    def _check(self, agent: Agent, new: Access, table: _Table) -> None:
        """Every access of the table at the places comes before `new`, or may come in any order."""
        units: Units = new.units
        found = table.heads[units]
        if not found.any():
            return
        for head in distinct(found):
            for old in table.each(head):
                if self.once and new.writes and old.writes and self._is_double(old, new):
                    raise self._double(old, new, _first(units, found == head))
                if old.may_mix(new):
                    continue
                if not is_before(old, new, agent):
                    raise self._race(old, new, _first(units, found == head), agent)
                wrong = self._by_other_lanes(table, old, new, units, found == head)
                if wrong is not None:
                    raise self._race(old, new, wrong)

    def _is_double(self, old: Access, new: Access) -> bool:
        apart = (old.who.number, old.who.name) != (new.who.number, new.who.name)
        return apart and not new.scope

    def _by_other_lanes(
        self, table: _Table, old: Access, new: Access, units: Units, here: NDArray[np.bool_]
    ) -> int | None:
        """A place that another lane of the same warp accessed since its lanes met, if any."""
        if old.lanes is None or new.lanes is None or old.met != new.met:
            return None
        latest = table.latest(int(table.heads[_first(units, here)]))
        if old.actor != new.actor or old is not latest:
            return None
        lanes: Units = np.broadcast_to(new.lanes[:, None], units.shape)
        wrong = here & (table.lane[units] != lanes)
        return _first(units, wrong) if wrong.any() else None

    def _note_lanes(self, table: _Table, new: Access) -> None:
        """The lanes that read now, beside those of the same warp that have since it met."""
        units, own = new.units, np.broadcast_to(new.lanes[:, None], new.units.shape)
        heads = table.heads[units]
        table_lanes = own.astype(np.int8)
        for head in distinct(heads):
            old = table.latest(head)
            if old is not None and old.actor == new.actor and old.met == new.met:
                others = (heads == head) & (table.lane[units] != own)
                table_lanes[others] = _SEVERAL
        table.lane[units] = table_lanes
        if (table.lane[units] != table_lanes).any():
            table.lane[units[table.lane[units] != own]] = _SEVERAL

    def _race(
        self, old: Access, new: Access, at: int, agent: Agent | None = None
    ) -> InterpretError:
        facts = [f"second access {new.told(at)}", f"first access {old.told(at)}", self.place(at)]
        if old is new:
            facts[1] = f"first access by {self._other_lane(new, at)} in the same instruction"
        seen = agent is not None and agent.clock.seen.get(old.actor, 0) >= old.tick
        own = agent is not None and agent.actor == old.actor
        if agent is not None and needs_fence(old, new) and (seen or own):
            what = "no fence.proxy.async between the write and the async access"
            return MissingProxyFence(what, new.site, facts)
        what = f"{new.kind} and {old.kind} of the same bytes of global memory are not ordered"
        return GlobalRace(what, new.site, facts)

    def _other_lane(self, new: Access, at: int) -> str:
        rows = np.flatnonzero((new.units == at).reshape(len(new.lanes), -1).any(axis=1))
        return f"thread {new.who.first + int(new.lanes[int(rows[0])])}"

    def _double(self, old: Access, new: Access, at: int) -> DoubleWrite:
        facts = [f"first by {old.told(at)}", f"then by {new.told(at)}"]
        return DoubleWrite(self.place(at), new.site, facts)


def _first(units: Units, where: NDArray[np.bool_]) -> int:
    """The first place where something holds."""
    return int(units.reshape(-1)[int(np.argmax(where.reshape(-1)))])
