"""Pass `split-k`: how many CTAs share the sum of a block."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import ClassVar, Literal

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import IndexType, ModuleOp
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.tile.kernel import KernelOp, WorkOp, int_attr
from gemmc.errors import GemmcError, refuse
from gemmc.facts import CLUSTER, FIXUP_DUE, PARTS, STREAM, WORK, ZEROS_DUE, Facts
from gemmc.ir import Inserter, constant_of, kernels
from gemmc.transforms.schedule._added_parts import add_parts, check_added
from gemmc.transforms.schedule._k_range import most_parts, part_length, part_steps, steps_of
from gemmc.transforms.schedule._slices import check_slices, form_parts, reduce_scatter
from gemmc.transforms.schedule._sums import (
    blocks_of,
    finish_of,
    fix_up,
    only_work,
    slots_before,
    sum_of,
    tile_used,
    walk_from,
)

BEYOND = 4096
"""How far behind the longest K a part may end: an array has fewer than 2^31 elements by as many, so
that indices stay below 2^31."""


@dataclass(frozen=True)
class SplitKPass(ModulePass):
    """Cut the sum of each block into parts of K, which different CTAs multiply.

    Before → after, with parts=4 and K = 1000 in steps of 64:

        tile.work of %m by %n by %k in blocks [128, 256, 64] {
        ^bb0(%row, %column, %k0, %k1, %first, %last):
          %total = scf.for %k = %k0 to %k1 step 64 { windows at %k; mma }
          scf.if %last { tile.epilogue %total } }
        →
        %partials = tile.partials : !tile.partials<12x4x128x256xf32>
        tile.work of %m by %n by %k in blocks [128, 256, 64] parts 4 {
        ^bb0(%row, %column, %k0, %k1, %first, %last, %part):
          %total = scf.for %step = 0 to 256 step 64 { windows at %k0 + %step; mma }
          tile.fixup %total in %partials[%row · 3 + %column, %part] {
          ^bb0(%sum): tile.epilogue %sum } }

    Requires: one tile.work, whose sum is a loop over its range of K and whose finished tile is used
    in one branch on `last`; a constant K, of which each part gets a step, or one that a launch
    tells.
    Ensures: each part multiplies equally many steps, a number that is known when the kernel is
    compiled, or computed of the K that a launch tells, of which the last parts may lie beyond it;
    what is read beyond K is zero. A part's sum goes to a slot in global memory. Who is last of a
    block adds all of them in the order of K and runs the epilogue, so that results are the same
    bits in every run; nobody waits for another CTA.
    Why here: after `form-cluster`, since the CTAs of a cluster share a range of K; before
    `schedule-work`, which says who multiplies which part when. Serves problems with fewer
    blocks than the chip has SMs.

    With through=cluster, the parts of a block are the CTAs of a cluster, which add what they find
    in each other's shared memory: each the columns of one of `parts` slices, whose epilogue it
    runs.

        tile.kernel … cluster [1, 1, 4] { tile.work … parts 4 {
          %total = …
          tile.reduce_scatter %total of [128, 256] as %part among 4 {
          ^bb0(%sum: 128×64, %slice): tile.epilogue %sum, to columns from %column + 64 · %slice on

    There are no slots then and no order of arrival: all CTAs of a cluster run at the same time and
    meet. Parts may then begin beyond K; they are sums of zeros.

    With `through=reduction`, every part runs the epilogue, whose store adds to the result, and
    there are no slots:

          tile.epilogue %total adds to %window

    It takes results in f32 that are the sums, times constants at most, and zeros in them when the
    kernel starts (`zero-results`). Parts are added in any order: two runs may differ in the last
    bits.
    """

    name = "split-k"
    at_least: ClassVar[Mapping[str, int]] = {"parts": 2}

    parts: int = 2
    through: Literal["slots", "reduction", "cluster"] = "slots"

    def facts(self) -> Facts:
        shared = (CLUSTER,) if self.through == "cluster" else ()
        return Facts(
            requires=(WORK,),
            forbids=(PARTS, STREAM, *shared),
            establishes=(PARTS,),
            owes=(ZEROS_DUE if self.through == "reduction" else FIXUP_DUE,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.parts < 2:
            needed = "parts of at least 2"
            raise GemmcError(self.name, needed, f"parts={self.parts}", "leave out split-k")
        for kernel in kernels(op):
            self._split(kernel, only_work(kernel, self.name))

    def _split(self, kernel: KernelOp, work: WorkOp) -> None:
        self._check_steps(work)
        loop, finish = sum_of(work), finish_of(work)
        if self.through == "reduction":
            check_added(finish)
        elif self.through == "cluster":
            check_slices(kernel, work, tile_used(finish), self.parts)
        walk_from(loop, work.body.block.args[2])
        loop.operands[1] = part_length(Inserter.before(loop), work, self.parts)
        work.parts = int_attr(self.parts)
        body = work.body.block
        part = body.insert_arg(IndexType(), len(body.args))
        part.name_hint = "part"
        if self.through == "reduction":
            add_parts(finish)
        elif self.through == "cluster":
            form_parts(kernel, self.parts)
            reduce_scatter(finish, tile_used(finish), part, self.parts)
        else:
            self._through_slots(kernel, work, finish, part)

    def _through_slots(
        self, kernel: KernelOp, work: WorkOp, finish: scf.IfOp, part: SSAValue
    ) -> None:
        total = tile_used(finish)
        counts = blocks_of(kernel, work, most=True)
        partials = slots_before(work, total, prod(counts), self.parts, "use fewer parts")
        tile = _number(Inserter.before(finish), work, counts)
        fix_up(finish, total, partials, (tile, part))

    def _check_steps(self, work: WorkOp) -> None:
        """A part that is worth its way through global memory has a step of K. Where a launch tells
        K, parts may begin beyond it, but no farther than indices are counted."""
        if constant_of(work.depth) is None:
            self._check_beyond(work)
            return
        if self.through == "cluster":
            return
        steps = steps_of(work)
        fitting = most_parts(steps, self.parts)
        if fitting != self.parts:
            each = part_steps(steps, self.parts)
            needed = f"a step of K for each of {self.parts} parts"
            found = f"{steps} steps, of which {fitting} parts of {each} are all"
            raise refuse(work, needed, found, f"use parts={fitting}")

    def _check_beyond(self, work: WorkOp) -> None:
        step = work.block_shape[2]
        if self.parts * step > BEYOND:
            needed = f"at most {BEYOND} elements of a K that a launch tells in a step of all parts"
            found = f"{self.parts} parts with steps of {step}"
            raise refuse(work, needed, found, f"use parts={BEYOND // step}")


def _number(build: Inserter, work: WorkOp, counts: Sequence[int]) -> SSAValue:
    """The number of a block among all: by the dimensions besides m, n and k, by row and column."""
    row, column, _, _, _, _, *others, _ = work.body.block.args
    number, *following = *others, row, column
    for at, count in zip(following, counts[1:], strict=True):
        number = build.add(build.mul(number, build.index(count)), at)
    number.name_hint = "tile"
    return number
