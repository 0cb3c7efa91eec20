"""Streams of steps of K: how the sums of many blocks are cut into equal segments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple


class Piece(NamedTuple):
    """A part of a block's sum: steps `begin` … `end` − 1, part `part` of `parts`, whose slots of
    the block begin at `slot`."""

    begin: int
    end: int
    slot: int
    part: int
    parts: int


@dataclass(frozen=True)
class Stream:
    """The steps of `tiles` blocks, `steps` each, one block after the other, cut into `segments`
    that differ by one unit at most (Osama et al., "Stream-K", 2023).

    A unit is `least` steps of one block, the last of a block's more where they do not divide, so
    that no piece of a block is shorter. Segment s begins at unit ⌊s · all units / segments⌋.
    """

    segments: int
    tiles: int
    steps: int
    least: int = 1

    @property
    def unit(self) -> int:
        """Steps of a unit."""
        return min(self.least, self.steps)

    @property
    def units(self) -> int:
        """Of a block."""
        return self.steps // self.unit

    @property
    def total(self) -> int:
        """Units of all blocks."""
        return self.units * self.tiles

    @property
    def long(self) -> bool:
        """Whether a segment is as long as a block or longer, so that no block has three parts."""
        return self.tiles >= self.segments

    @property
    def slots(self) -> int:
        """For all parts of all blocks: where segments are long, one on each side of an edge, and
        one more, which the whole blocks of the last segment name without using it."""
        return 2 * self.segments - 1 if self.long else self.segments + self.tiles - 1

    def edge(self, segment: int) -> int:
        """The unit at which a segment begins."""
        return segment * self.total // self.segments

    def holder(self, unit: int) -> int:
        """The segment that holds a unit: the last that begins at it or before."""
        return ((unit + 1) * self.segments - 1) // self.total

    def pieces(self, tile: int) -> Iterator[Piece]:
        """The parts of a block, in the order of K; a block beyond the stream's is one part."""
        if tile >= self.tiles:
            yield Piece(0, self.steps, 0, 0, 1)
            return
        start = tile * self.units
        first, last = self.holder(start), self.holder(start + self.units - 1)
        slot = 2 * first if self.long else first + tile
        for segment in range(first, last + 1):
            begin = max(self.edge(segment) - start, 0)
            end = min(self.edge(segment + 1) - start, self.units)
            until = self.steps if end == self.units else end * self.unit
            parts = last - first + 1
            yield Piece(begin * self.unit, until, slot, segment - first, parts)
