"""Loops of a nest, and those over the steps of another loop's step, as tiling leaves them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import memref, scf, tensor
from xdsl.ir import SSAValue

from gemmc.dialects.element_loops.linear import Linear

ELEMENTS = memref.LoadOp | memref.StoreOp | tensor.ExtractOp | tensor.InsertOp
"""Ops that load or store a single element."""


@dataclass(eq=False)
class Loop:
    """A loop of steps of a known width: from the largest of `firsts` to below the smallest of
    `lasts`."""

    op: scf.ForOp
    firsts: list[Linear]
    lasts: list[Linear]
    step: int

    @property
    def counter(self) -> SSAValue:
        return self.op.body.block.args[0]


def covers(outer: Loop, inner: Loop) -> bool:
    """Whether the steps of a loop, for all of another one, are those from its first to its last."""
    start = Linear(0, {outer.counter: 1})
    end = start.plus(Linear(outer.step))
    numbers = all(not each.terms for each in (*outer.firsts, *outer.lasts))
    if inner.firsts != [start] or end not in inner.lasts or not numbers or outer.step % inner.step:
        return False
    first, last = max(e.const for e in outer.firsts), min(e.const for e in outer.lasts)
    others = [each for each in inner.lasts if each != end]
    if not others:
        return (last - first) % outer.step == 0
    return others == [Linear(last)] and len(inner.lasts) == 2


def points_of(loop: Loop, loops: Sequence[Loop]) -> Loop | None:
    """The loop over the steps of a loop's step; None if there is none."""
    return next((each for each in loops if covers(loop, each)), None)


def without_tiles(loops: Sequence[Loop]) -> tuple[Loop, ...]:
    """Loops whose counters tell a step of all: each counter over a tile's steps tells the tile."""
    return tuple(each for each in loops if points_of(each, loops) is None)
