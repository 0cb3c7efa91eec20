"""Sums that the warps of a CTA share, each a part of the iterations of a loop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import MemRefType, f32, f64
from xdsl.ir import Block, Region, SSAValue
from xdsl.ir.affine import AffineConstantExpr

from gemmc.analysis.told_loops import range_of_last, reduces_open_rows
from gemmc.dialects.barrier import SyncOp
from gemmc.dialects.tile.attrs import SHARED, THREAD
from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.dialects.tile.data.moves import LoadOp, StoreOp
from gemmc.dialects.tile.data.views import PartOp
from gemmc.dialects.tile.elements import run_of
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.ir import Inserter
from gemmc.transforms.schedule._body_copies import COMBINED

PART = "part"
"""The label of what a warp hands to the first one."""

LONG = 64
"""Iterations from which on warps share sums of as many elements as a launch tells: eight have few
each, and meet once."""

LONGER, MOST_THREADS, FEW = 1024, 1024, 2
"""Of sums of more iterations, of as many elements as a launch tells, all warps that a CTA may have
share each, where there are few beside each other: loads of eight warps of a few CTAs are too few in
flight to keep DRAM busy."""

EACH = range(4, 34)
"""Iterations that each warp has of sums of few elements: of more, parts are other CTAs'."""


@dataclass(frozen=True)
class Shared:
    """So many `warps` of a CTA have the same units, each every so manieth iteration of `loop`."""

    loop: int
    warps: int


def shared_of(loops: LoopsOp, warps: int, few: bool) -> Shared | None:
    """How the warps of a CTA share the sums of a thread for each element, of as many elements as a
    launch tells, or of `few`, which occupy the device only so, over one loop; None of short ones,
    and of steps, which are taken in order."""
    rank = loops.result.type.get_num_dims()
    made, reduced = loops.sizes[:rank], loops.sizes[rank:]
    if loops.by is None or warps < 2:
        return None
    known = [each.value if isinstance(each, AffineConstantExpr) else None for each in reduced]
    if all(isinstance(each, AffineConstantExpr) for each in made):
        return Shared(rank, warps) if few and are_shared(loops, known, warps) else None
    longest = max(range(len(known)), key=lambda n: (known[n] is None, known[n] or 0))
    count = known[longest]
    return Shared(rank + longest, warps) if count is None or count >= LONG else None


def are_shared(loops: LoopsOp, reduced: Sequence[int | None], warps: int) -> bool:
    """Whether warps share sums of few elements over so many iterations of each loop."""
    count, *others = reduced
    floats = loops.by is not None and loops.summed_in in (f32, f64)
    return floats and not others and count is not None and count // warps in EACH


def threads_for(sums: Sequence[LoopsOp], shared: Shared, threads: int) -> int:
    """The threads of a CTA whose warps share such sums: as many as there may be for long ones."""
    return MOST_THREADS if len(sums) <= FEW and _may_be_longer(sums[0], shared.loop) else threads


def _may_be_longer(loops: LoopsOp, loop: int) -> bool:
    """Whether a loop that is summed over may have more than `LONGER` iterations, as far as it is
    known; of several such loops, an open one may be short."""
    extent = loops.sizes[loop]
    if isinstance(extent, AffineConstantExpr):
        return extent.value > LONGER
    return reduces_open_rows(loops) and range_of_last(loops).most > LONGER


def handed_on(
    build: Inserter, loops: LoopsOp, value: SSAValue, place: tuple[SSAValue, SSAValue],
    shape: tuple[int, int],
) -> SSAValue:
    """Shared memory with what each warp has of its lanes' sums, behind a barrier: `place` is the
    thread's warp and lane, of as many as `shape` says. Each element is written once."""
    warps, lanes = shape
    memory = MemRefType(loops.summed_in, (warps, lanes * _count(value)), memory_space=SHARED)
    parts = build.value(AllocOp(memory), "parts")
    own = build.value(PartOp(parts, place, shape), "own")
    build.op(StoreOp(PART, value, own, THREAD))
    build.op(SyncOp())
    return parts


def combined(
    build: Inserter, loops: LoopsOp, value: SSAValue, parts: SSAValue, lane: SSAValue,
    shape: tuple[int, int],
) -> SSAValue:
    """What all warps have handed on of a lane's sums, combined in their order."""
    assert loops.by is not None, "a reduction that combines"
    by, kind, run = loops.by.data, loops.summed_in, run_of(loops.summed_in, _count(value))
    found: list[SSAValue] = []
    for warp in range(shape[0]):
        other = build.value(PartOp(parts, [build.index(warp), lane], shape), "other")
        found.append(build.value(LoadOp(other, run), "found"))
    combine = COMBINED[by][0]
    body = Block(arg_types=[kind] * len(found))
    inner, total = Inserter.at_end(body, loops), body.args[0]
    for each in body.args[1:]:
        total = inner.value(combine(total, each))  # type: ignore[call-arg]
    inner.op(YieldOp(total))
    return build.value(MapOp(found[0], kind, Region(body), found[1:]), "total")


def _count(run: SSAValue) -> int:
    """Elements of a run."""
    assert isinstance(run.type, FragmentType)
    return run.type.get_shape()[1]
