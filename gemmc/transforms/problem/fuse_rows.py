"""Pass `fuse-rows`: which reductions of rows are one kernel with what reads them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.dialects.launch import ProgramOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.errors import refuse
from gemmc.facts import Facts
from gemmc.transforms.problem._in_place_rows import keeps_to_rows
from gemmc.transforms.problem._launched_loops import (
    CTA,
    Launched,
    are_related,
    launched_in,
    takes_long,
    together,
)
from gemmc.transforms.schedule._loops_plan import plan_of
from gemmc.transforms.schedule._row_places import follows, rows_and_behind
from gemmc.transforms.schedule._rows_plan import MOST_HELD, rows_of

MOST = 8
"""Launches that become one, at most."""


@dataclass(frozen=True)
class FuseRowsPass(ModulePass):
    """Let one kernel reduce rows and do what follows with them.

    Before → after, of a softmax of 64 rows of 128:

        launch.run @main_0 reads %x writes %max          // tile.loops %x … over [128] by "max"
        launch.run @main_1 reads %x, %max writes %sum
        launch.run @main_2 reads %x, %max, %sum writes %result0
        →
        func.func @main_2(%x) {
          %max = tile.loops %x … over [128] by "max" … -> tensor<64xf32>
          %sum = tile.loops %x, %max … over [128] by "add" … -> tensor<64xf32>
          %r = tile.loops %x, %max, %sum … -> tensor<64x128xf32>; return %r }
        launch.run @main_2 reads %x writes %result0

    Requires: launch programs (`form-program`); without one there is nothing to do.
    Ensures: launches that follow each other, at most 8, of reductions of the same rows and of
    kernels that are element-wise over them, are one, if each has to do with others, each row reads
    what is its own, and a warp, or up to 16 that share a row, have room for it in their registers;
    with them what follows element by element on what rows are reduced to, as a logarithm of sums.
    What others read is stored, all else no memory. The same is added, in parts of a row as short as
    rows allow. Of rows of open length only the last is element-wise. A launch may
    tell how many rows there are, and how long they are, if that is plainly the same for all of the
    loops; of such rows, registers hold the beginning. Rows of more than 16384 elements that are too
    few to occupy the device stay apart.
    Why here: before `split-reductions`, which takes in parts what is left; and before `form-loops`,
    for which loops in one function are one kernel. Serves programs with a softmax or a norm, which
    read their rows once.

    `held` is how many registers of each thread a row may take, at most 192; 64 where 16 warps
    share it.
    """

    name = "fuse-rows"

    held: int = 128

    def facts(self) -> Facts:
        return Facts()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if not 1 <= self.held <= MOST_HELD:
            raise refuse(op, f"1 to {MOST_HELD} registers for held", f"held={self.held}")
        for program, known in launched_in(op):
            first = 0
            while first < len(known):
                first += _fuse_longest(program, known[first:], self.held)


def _fuse_longest(program: ProgramOp, known: Sequence[Launched | None], held: int) -> int:
    """Make one launch of as many of the first as can be; how many there were."""
    members: list[Launched] = []
    for each in known[:MOST]:
        if each is None or (members and not _goes_on(members, each)):
            break
        members.append(each)
    for count in range(len(members), 1, -1):
        if _fuse(program, members[:count], held):
            return count
    return 1


def _goes_on(members: Sequence[Launched], launch: Launched) -> bool:
    """Whether a launch may be of the same rows as those ahead, or of what they are reduced to, at a
    glance."""
    ahead = [each.loops for each in members if each.loops.reduced is not None]
    if follows(launch.loops, {each.result.type.get_shape() for each in ahead}):
        return True
    return members[0].loops.extents[-1:] == launch.loops.extents[-1:]


def _belong_together(members: Sequence[Launched]) -> bool:
    """Whether each has to do with others, by which it has to do with all."""
    reached, left = [members[0]], list(members[1:])
    while left:
        near = [each for each in left if any(_are_near(each, other) for other in reached)]
        if not near:
            return False
        reached += near
        left = [each for each in left if each not in near]
    return True


def _are_near(launch: Launched, other: Launched) -> bool:
    return are_related([launch], other) or are_related([other], launch)


def _fuse(program: ProgramOp, members: Sequence[Launched], held: int) -> bool:
    """One launch in place of several, if that is a kernel."""
    if all(each.loops.reduced is None for each in members):
        return False  # as `rows_of` would say of the function of all, which is long to make
    found = together(members) if _belong_together(members) else None
    rows, behind = rows_and_behind(() if found is None else found.stages)
    if found is None or len(rows) < 2 or any(map(takes_long, behind)):
        return False  # what follows on one reduction alone is its sibling (`fuse-siblings`)
    plan = rows_of(found.stages, CTA, held)
    if plan is None or plan.leaves_idle or not all(map(_is_along_rows, found.stages)):
        return False
    if not keeps_to_rows(program, found):
        return False
    found.put(members)
    return True


def _is_along_rows(loops: LoopsOp) -> bool:
    """Whether what loops read lies along the rows, so that lanes read neighbours."""
    return loops.reduced is not None or plan_of(loops, CTA).turned is None
