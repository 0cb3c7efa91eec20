"""What each buffer in shared memory goes through: empty, filling, full, being read."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.interpret.frame import Launch
from gemmc.interpret.hardware.shared import Region
from gemmc.interpret.timeline.intervals import STAGE, Interval, Track, Use


@dataclass(frozen=True)
class Ring:
    """Where the buffers of an allocation are."""

    name: str
    low: int
    size: int
    slots: int

    @property
    def high(self) -> int:
        return self.low + self.size * self.slots


@dataclass(frozen=True)
class Touch:
    """An access, by how: "copied" and "stored" are the copy engine's in and out, "read" and
    "write" those of threads and of the tensor core."""

    how: str
    low: int
    begin: float
    end: float


class Stages:
    """Accesses to every buffer, and what they make of its time."""

    def __init__(self, launch: Launch):
        self._rings: list[Ring] = []
        for op, offset in launch.notes["offsets"].items():
            if isinstance(op, AllocOp):
                name = self._unused(op.results[0].name_hint or "buffer")
                self._rings.append(Ring(name, offset, op.slot_bytes, op.slots))
        self._touches: dict[tuple[int, Ring], list[Touch]] = {}

    def _unused(self, name: str) -> str:
        """A name that no other buffer has: the second `output` is `output 2`."""
        taken = {ring.name for ring in self._rings}
        numbered = (f"{name} {number}" for number in range(2, len(taken) + 3))
        return next(each for each in (name, *numbered) if each not in taken)

    def name(self, region: Region) -> str:
        """The buffer that a region lies in, by name."""
        ring = self._find(region)
        if ring is None:
            return "shared memory"
        return f"{ring.name}[{(region.low - ring.low) // ring.size}]"

    def touch(self, how: str, cta: int, region: Region, begin: float, end: float) -> None:
        """An access to a region from `begin` to `end`, in the order in which they begin."""
        ring = self._find(region)
        if ring is not None:
            found = self._touches.setdefault((cta, ring), [])
            found.append(Touch(how, region.low, begin, end))

    def _find(self, region: Region) -> Ring | None:
        return next((r for r in self._rings if r.low <= region.low < r.high), None)

    def intervals(self) -> Iterator[Interval]:
        """The phases of every stage. Rings that are filled by copies as often, slot by slot,
        are filled and read together and share their stages."""
        groups: dict[tuple[int, tuple[int, ...] | Ring], list[tuple[Ring, list[list[Use]]]]] = {}
        for (cta, ring), touches in self._touches.items():
            pieces = _pieces(ring, touches)
            copied = any(each.how == "copied" for each in touches)
            shape = tuple(map(len, pieces)) if copied else ring
            groups.setdefault((cta, shape), []).append((ring, pieces))
        for (cta, _), members in groups.items():
            names = "+".join(sorted({ring.name.removesuffix("_ring") for ring, _ in members}))
            for number, piece in enumerate(zip(*(p for _, p in members), strict=True)):
                track = Track(cta, STAGE, f"{names}[{number}]")
                where = ", ".join(_bytes(ring, number, len(p)) for ring, p in members)
                for uses in zip(*piece, strict=True):
                    yield from _phases(track, _union(uses), where)


def _bytes(ring: Ring, number: int, pieces: int) -> str:
    """The first and last byte of a piece of a ring, all of which are of one size."""
    size = (ring.high - ring.low) // pieces
    low = ring.low + number * size
    return f"{low}..{low + size - 1}"


def _pieces(ring: Ring, touches: list[Touch]) -> list[list[Use]]:
    """The uses of each piece of a ring: of each slot, or of what each bulk store reads."""
    stored = sorted({each.low for each in touches if each.how == "stored"})
    lows = stored or [ring.low + ring.size * slot for slot in range(ring.slots)]
    pieces: list[list[Use]] = [[] for _ in lows]
    for each in touches:
        uses = pieces[max(0, bisect_right(lows, each.low) - 1)]
        if each.how in ("copied", "write"):
            if uses and uses[-1].read is None:
                uses[-1].full = max(uses[-1].full, each.end)
            else:
                uses.append(Use(each.begin, each.end))
        elif uses:
            use = uses[-1]
            use.read = each.begin if use.read is None else min(use.read, each.begin)
            use.done = max(use.done, each.end)
    return pieces


def _union(uses: tuple[Use, ...]) -> Use:
    reads = [u.read for u in uses if u.read is not None]
    return Use(
        min(u.filling for u in uses), max(u.full for u in uses), min(reads, default=None),
        max(u.done for u in uses),
    )


def _phases(track: Track, use: Use, where: str) -> Iterator[Interval]:
    yield Interval(track, "filling", use.filling, use.full, where)
    if use.read is None:
        return
    read = max(use.read, use.full)
    if read > use.full:
        yield Interval(track, "full", use.full, read, where)
    yield Interval(track, "being read", read, max(read, use.done), where)
