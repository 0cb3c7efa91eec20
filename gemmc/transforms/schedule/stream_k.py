"""Pass `stream-k`: which steps of K a CTA multiplies where blocks do not fill their last round."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import ClassVar

from xdsl.context import Context
from xdsl.dialects.builtin import DenseArrayBase, IndexType, ModuleOp, i64
from xdsl.ir import Block, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.tile.assumed import AssumeOp
from gemmc.dialects.tile.kernel import KernelOp, WorkOp, cluster_shape
from gemmc.dialects.tile.streams import Stream
from gemmc.errors import GemmcError, refuse
from gemmc.facts import FIXUP_DUE, PARTS, STREAM, WORK, Facts
from gemmc.ir import Inserter, kernels
from gemmc.plan import AUTO, Auto, Plan, settled
from gemmc.transforms.schedule._k_range import steps_of
from gemmc.transforms.schedule._sums import (
    MOST_BYTES,
    blocks_of,
    finish_of,
    fix_up,
    only_work,
    slots_before,
    sum_of,
    tile_used,
    walk_from,
)


@dataclass(frozen=True)
class StreamKPass(ModulePass):
    """Cut the steps of K of many blocks, one after the other, into as many equal segments as CTAs.

    Before → after, 12 blocks of 16 steps of 64, with segments=8, whole=0 and least=4:

        tile.work of %m by %n by %k in blocks [128, 256, 64] {
        ^bb0(%row, %column, %k0, %k1, %first, %last):
          %total = scf.for %k = %k0 to %k1 step 64 { windows at %k; mma }
          scf.if %last { tile.epilogue %total } }
        →
        %partials = tile.partials : !tile.partials<15x1x128x256xf32>
        tile.work of %m by %n by %k in blocks [128, 256, 64] streamed [8, 12, 4] {
        ^bb0(%row, %column, %k0, %k1, %first, %last, %slot, %part, %parts):
          %length = tile.assume %k1 − %k0 from 256 to 1024 by 64
          %total = scf.for %step = 0 to %length step 64 { windows at %k0 + %step; mma }
          tile.fixup %total in %partials[%slot, %part of %parts] {
          ^bb0(%sum): tile.epilogue %sum } }

    Requires: one tile.work, whose sum is a loop over its range of K and whose finished tile is used
    in one branch on `last`; constant extents; no fewer units of `least` steps than segments.
    Ensures: every CTA (cluster) has `whole` blocks of its own and a segment of the stream that
    the others make, one that differs from the others' by `least` steps or so. A segment may begin
    and end inside of a block. Parts of a block go to slots in global memory; who is last of a
    block adds them in the order of K and runs the epilogue. Nobody waits for another CTA, and the
    edges are those of the problem and of these options, so that results are the same bits in
    every run on any number of SMs. Where all blocks are whole, nothing changes.
    Why here: after `form-cluster`, since the CTAs of a cluster share a range of K; before
    `schedule-work`, which says who multiplies which steps when. Serves problems whose blocks fill
    their last round badly (Osama et al., "Stream-K", 2023).

    `segments` is the number of CTAs (clusters) of the grid; auto is as many as run at once on the
    target. `whole` blocks of each are not streamed; auto leaves one whole round of blocks to the
    stream, so that segments are longer than a block, and all where there is one round.
    """

    name = "stream-k"
    at_least: ClassVar[Mapping[str, int]] = {"segments": 1, "whole": 0, "least": 1}

    segments: int | Auto = 2
    whole: int | Auto = 0
    least: int = 4

    def settle(self, plan: Plan) -> StreamKPass:
        """As many segments as CTAs (clusters) run at once, and whole rounds but the last."""
        from gemmc.transforms.schedule._rounds import blocks_in, slots_in

        segments, found = self.segments, blocks_in(plan)
        if segments == AUTO:
            units = max(1, found.steps // max(1, self.least))
            segments = min(slots_in(plan), found.blocks * units)
        whole = self.whole
        if whole == AUTO:
            rounds, left = divmod(found.blocks, max(1, segments))
            whole = rounds if not left else max(0, rounds - 1)
        return dataclasses.replace(self, segments=segments, whole=whole)

    def facts(self) -> Facts:
        return Facts(
            requires=(WORK,),
            forbids=(PARTS, STREAM),
            establishes=(STREAM,),
            owes=(FIXUP_DUE,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        segments, whole = settled(self, self.segments), settled(self, self.whole)
        if min(segments, self.least) < 1 or whole < 0:
            needed = "segments and least of at least 1, and whole from 0 on"
            found = f"segments={segments} whole={whole} least={self.least}"
            raise GemmcError(self.name, needed, found)
        for kernel in kernels(op):
            self._stream(kernel, only_work(kernel, self.name), segments, whole)

    def _stream(self, kernel: KernelOp, work: WorkOp, segments: int, whole: int) -> None:
        counts, cluster = blocks_of(kernel, work), prod(cluster_shape(kernel))
        blocks = prod(counts) // cluster
        tiles = blocks - whole * segments
        if tiles < 0:
            needed = f"{whole * segments} blocks that are whole, {whole} a segment"
            raise refuse(work, needed, f"{blocks}", f"use whole={blocks // segments}")
        if tiles == 0:
            return
        stream = Stream(segments, tiles, steps_of(work), self.least)
        if stream.total < segments:
            needed = f"{stream.unit} steps of K for each of {segments} segments"
            found = f"{stream.total} times as many in {tiles} blocks"
            raise refuse(work, needed, found, f"use segments={stream.total}")
        if (stream.total + 1) * segments >= MOST_BYTES:
            needed = "steps times segments that 32 bits count"
            raise refuse(work, needed, f"{stream.total} x {segments}", "use fewer segments")
        _cut(work, stream, cluster)


def _cut(work: WorkOp, stream: Stream, cluster: int) -> None:
    """Let the loop walk a piece of a block, behind which a fix-up has the place of the branch."""
    loop, finish = sum_of(work), finish_of(work)
    total = tile_used(finish)
    slots = stream.slots * cluster
    partials = slots_before(work, total, slots, 1, "use fewer segments or smaller blocks")
    begin, end = work.body.block.args[2:4]
    length = _length(Inserter.before(loop), stream, work.block_shape[2], (begin, end))
    walk_from(loop, begin)
    loop.operands[1] = length
    work.streamed = DenseArrayBase.from_list(i64, (stream.segments, stream.tiles, stream.unit))
    body = work.body.block
    slot, part, parts = (_argument(body, name) for name in ("slot", "part", "parts"))
    fix_up(finish, total, partials, (slot, part), parts)


def _length(
    build: Inserter, stream: Stream, step: int, of_k: tuple[SSAValue, SSAValue]
) -> SSAValue:
    """How much of K a piece has: a unit at least, a block's at most, whole steps."""
    begin, end = of_k
    least, most = stream.unit * step, stream.steps * step
    return build.value(AssumeOp(build.sub(end, begin), least, most, step), "length")


def _argument(body: Block, name: str) -> SSAValue:
    argument = body.insert_arg(IndexType(), len(body.args))
    argument.name_hint = name
    return argument
