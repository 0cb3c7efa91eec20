"""The walk of one CTA over its segment of a stream of steps, and over whole blocks behind it."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.ir import SSAValue

from gemmc.dialects.tile.assumed import AssumeOp
from gemmc.dialects.tile.kernel import WorkOp, ints
from gemmc.dialects.tile.streams import Stream
from gemmc.errors import refuse
from gemmc.ir import Inserter
from gemmc.transforms.schedule._k_range import steps_of

Part = tuple[SSAValue, SSAValue, SSAValue]
"""(slot, part, parts), as `tile.work` hands them to its body."""


class StreamWalk:
    """The arithmetic of `Stream` on the number of a CTA (cluster), which is its segment's.

    `begin` computes what holds for the whole walk, `at` what holds for one of its items.
    """

    def __init__(self, work: WorkOp, blocks: int):
        assert work.streamed is not None
        segments, tiles, least = ints(work.streamed)
        self.stream = Stream(segments, tiles, steps_of(work), least)
        self._step = work.block_shape[2]
        self._blocks = blocks
        self._whole, rest = divmod(blocks - tiles, segments)
        if rest or blocks < tiles:
            needed = f"{tiles} blocks in the stream and whole ones that {segments} share evenly"
            raise refuse(work, needed, f"{blocks} blocks", "run form-cluster before stream-k")

    def begin(self, build: Inserter, segment: SSAValue) -> None:
        """Where the segment begins and ends, and how many pieces of blocks it has."""
        stream = self.stream
        self._segment = segment
        following = build.add(segment, build.index(1))
        self._begin, self._end = (self._edge(build, at) for at in (segment, following))
        self._begin.name_hint, self._end.name_hint = "begin", "end"
        units = build.index(stream.units)
        self._first = build.div(self._begin, units)
        self._first.name_hint = "first_tile"
        last = build.div(build.sub(self._end, build.index(1)), units)
        pieces = build.add(build.sub(last, self._first), build.index(1))
        most = -(-stream.total // stream.segments) // stream.units + 2
        self._pieces = build.value(AssumeOp(pieces, 1, min(most, stream.tiles)), "pieces")
        self.count = self._pieces
        if self._whole:
            self.count = build.add(self._pieces, build.index(self._whole))

    def _edge(self, build: Inserter, segment: SSAValue) -> SSAValue:
        """The unit at which a segment begins."""
        units = build.mul(segment, build.index(self.stream.total))
        return build.div(units, build.index(self.stream.segments))

    def at(
        self, build: Inserter, walked: SSAValue
    ) -> tuple[SSAValue, tuple[SSAValue, SSAValue], Part]:
        """Block, range of K and part of item number `walked`."""
        stream = self.stream
        tile = build.add(self._first, walked)
        start = build.mul(tile, build.index(stream.units))
        start.name_hint = "start"
        is_first = build.value(arith.CmpiOp(walked, build.index(0), "eq"))
        inside = build.rem(self._begin, build.index(stream.units))
        begin = build.value(arith.SelectOp(is_first, inside, build.index(0)))
        left = build.sub(self._end, start)
        end = build.value(arith.MinUIOp(left, build.index(stream.units)))
        first = self._holder(build, start)
        last = self._holder(build, build.add(start, build.index(stream.units - 1)))
        first.name_hint, last.name_hint = "first_segment", "last_segment"
        parts = build.add(build.sub(last, first), build.index(1))
        part = build.sub(self._segment, first)
        slot = build.mul(first, build.index(2)) if stream.long else build.add(first, tile)
        if self._whole:
            pick = _Pick(build, walked, self._pieces)
            tile = pick(tile, self._own(build, walked))
            begin, end = pick(begin, 0), pick(end, stream.units)
            slot, part, parts = pick(slot, 0), pick(part, 0), pick(parts, 1)
        tile = build.value(AssumeOp(tile, 0, self._blocks - 1), "tile")
        slot = build.value(AssumeOp(slot, 0, stream.slots - 1), "slot")
        part = build.value(AssumeOp(part, 0, stream.segments - 1), "part")
        most = 2 if stream.long else stream.segments
        parts = build.value(AssumeOp(parts, 1, most), "parts")
        return tile, self._of_k(build, begin, end), (slot, part, parts)

    def _holder(self, build: Inserter, unit: SSAValue) -> SSAValue:
        """The segment that holds a unit."""
        stream = self.stream
        following = build.add(unit, build.index(1))
        behind = build.sub(build.mul(following, build.index(stream.segments)), build.index(1))
        return build.div(behind, build.index(stream.total))

    def _own(self, build: Inserter, walked: SSAValue) -> SSAValue:
        """The block of its own that a CTA has at an item behind the pieces of its segment."""
        stream = self.stream
        number = build.sub(walked, self._pieces)
        block = build.add(build.mul(number, build.index(stream.segments)), self._segment)
        return build.add(block, build.index(stream.tiles))

    def _of_k(
        self, build: Inserter, begin: SSAValue, end: SSAValue
    ) -> tuple[SSAValue, SSAValue]:
        """Units as K; the last unit of a block ends where its last step does."""
        stream, unit = self.stream, build.index(self.stream.unit * self._step)
        k0, k1 = build.mul(begin, unit), build.mul(end, unit)
        if stream.steps % stream.unit:
            ends = build.value(arith.CmpiOp(end, build.index(stream.units), "eq"))
            k1 = build.value(arith.SelectOp(ends, build.index(stream.steps * self._step), k1))
        k0.name_hint, k1.name_hint = "k0", "k1"
        return k0, k1


class _Pick:
    """A value in the pieces of the segment, and another in the blocks behind them."""

    def __init__(self, build: Inserter, walked: SSAValue, pieces: SSAValue):
        self._build = build
        self._streamed = build.value(arith.CmpiOp(walked, pieces, "ult"), "streamed")

    def __call__(self, streamed: SSAValue, own: SSAValue | int) -> SSAValue:
        own = self._build.index(own) if isinstance(own, int) else own
        return self._build.value(arith.SelectOp(self._streamed, streamed, own))
