"""What each buffer in shared memory goes through: empty, filling, full, being read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from gemmc.dialects.tile.data import AllocOp
from gemmc.interpret.frame import Launch
from gemmc.interpret.hardware.shared import Region
from gemmc.interpret.ops.data import slot_bytes
from gemmc.interpret.timeline.intervals import STAGE, Interval, Track, Use

Key = tuple[int, int, int]
"""CTA, number of the ring, slot."""


@dataclass(frozen=True)
class Ring:
    """Where the buffers of an allocation are."""

    name: str
    low: int
    size: int
    slots: int


class Stages:
    """Uses of every buffer, from the accesses that are told in the order in which they begin."""

    def __init__(self, launch: Launch):
        self._rings = [
            Ring(op.results[0].name_hint or "buffer", offset, slot_bytes(op), op.slots)
            for op, offset in launch.notes["offsets"].items()
            if isinstance(op, AllocOp)
        ]
        self._uses: dict[Key, list[Use]] = {}

    def name(self, cta: int, region: Region) -> str:
        """The buffer that a region lies in, by name."""
        found = self._find(region)
        return "shared memory" if found is None else f"{self._rings[found[0]].name}[{found[1]}]"

    def touch(self, kind: str, cta: int, region: Region, begin: float, end: float) -> None:
        """A "read" or "write" of a region from `begin` to `end`."""
        found = self._find(region)
        if found is None:
            return
        uses = self._uses.setdefault((cta, *found), [])
        if kind == "write":
            if uses and uses[-1].read is None:
                uses[-1].full = max(uses[-1].full, end)
            else:
                uses.append(Use(begin, end))
        elif uses:
            use = uses[-1]
            use.read = begin if use.read is None else min(use.read, begin)
            use.done = max(use.done, end)

    def _find(self, region: Region) -> tuple[int, int] | None:
        for number, ring in enumerate(self._rings):
            slot = (region.low - ring.low) // ring.size
            if 0 <= slot < ring.slots:
                return number, slot
        return None

    def intervals(self) -> Iterator[Interval]:
        """The phases of every stage. Rings that go through as many uses, slot by slot, are
        filled and read together and share their stages."""
        alike = sorted(self._uses, key=lambda key: (key[0], self._shape(key), key[1:]))
        for (cta, _), keys in groupby(alike, key=lambda key: (key[0], self._shape(key))):
            members = list(keys)
            names = "+".join(sorted({_short(self._rings[key[1]].name) for key in members}))
            for slot in sorted({key[2] for key in members}):
                together = [self._uses[key] for key in members if key[2] == slot]
                track = Track(cta, STAGE, f"{names}[{slot}]")
                for uses in zip(*together, strict=False):
                    yield from _phases(track, _union(uses))

    def _shape(self, key: Key) -> tuple[int, ...]:
        cta, number, _ = key
        slots = range(self._rings[number].slots)
        return tuple(len(self._uses.get((cta, number, slot), ())) for slot in slots)


def _short(name: str) -> str:
    return name.removesuffix("_ring")


def _union(uses: tuple[Use, ...]) -> Use:
    reads = [u.read for u in uses if u.read is not None]
    return Use(
        min(u.filling for u in uses), max(u.full for u in uses), min(reads, default=None),
        max(u.done for u in uses),
    )


def _phases(track: Track, use: Use) -> Iterator[Interval]:
    yield Interval(track, "filling", use.filling, use.full)
    if use.read is None:
        return
    read = max(use.read, use.full)
    if read > use.full:
        yield Interval(track, "full", use.full, read)
    yield Interval(track, "being read", read, max(read, use.done))
