"""What may have happened to shared memory when an op is reached, and is not ordered yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from xdsl.ir import Block

from gemmc.analysis.accesses import Access
from gemmc.analysis.straight_line import line_of


@dataclass(frozen=True)
class Flight:
    """An asynchronous write that nobody has waited for.

    `groups` is the least number of groups committed after its own; None while its own is open.
    """

    write: Access
    groups: int | None = None


@dataclass
class Pending:
    """What may have happened: accesses since the last barrier, bulk stores whose buffers may still
    be read, in order, generic writes since the last proxy fence, and copies in flight."""

    recent: list[Access] = field(default_factory=list[Access])
    bulk_stores: list[Access] = field(default_factory=list[Access])
    unfenced: list[Access] = field(default_factory=list[Access])
    flying: list[Flight] = field(default_factory=list[Flight])

    def copy(self) -> Pending:
        return Pending(
            list(self.recent), list(self.bulk_stores), list(self.unfenced), list(self.flying)
        )

    def join(self, earlier: Pending) -> None:
        """Let what `earlier` knows of be possible too, as older than the rest."""
        self.recent[:0] = [a for a in earlier.recent if a not in self.recent]
        self.bulk_stores[:0] = [a for a in earlier.bulk_stores if a not in self.bulk_stores]
        self.unfenced[:0] = [a for a in earlier.unfenced if a not in self.unfenced]
        self.flying = _soonest(earlier.flying + self.flying)

    def moved(self, place: Callable[[Access], Access]) -> None:
        """See the accesses from elsewhere: `place` gives each its new place in its ring."""
        self.recent = list(dict.fromkeys(place(a) for a in self.recent))
        self.unfenced = list(dict.fromkeys(place(a) for a in self.unfenced))
        self.flying = _soonest([Flight(place(f.write), f.groups) for f in self.flying])

    def commit(self) -> None:
        """Close the open group of copies."""
        self.flying = [
            Flight(f.write, 0 if f.groups is None else f.groups + 1) for f in self.flying
        ]

    def arrive(self, pending: int) -> None:
        """After a wait for all but the last `pending` groups."""
        for flight in self.flying:
            if flight.groups is not None and flight.groups >= pending:
                self.recent.append(flight.write)
                self.unfenced.append(flight.write)
        self.flying = [f for f in self.flying if f.groups is None or f.groups < pending]

    def finish(self, pending: int, line: Block | None) -> None:
        """After a wait in a line of ops, only its last `pending` bulk stores are left."""
        kept: list[Access] = []
        for store in reversed(self.bulk_stores):
            if pending == 0:
                break
            kept.append(store)
            pending -= line_of(store.op) is line
        self.bulk_stores = kept[::-1]


def _soonest(flights: list[Flight]) -> list[Flight]:
    """One flight per write, with the least groups after it that may be."""
    found: dict[Access, Flight] = {}
    for flight in flights:
        other = found.get(flight.write)
        if other is None or (other.groups or 0) > (flight.groups or 0):
            found[flight.write] = flight
    return list(found.values())
