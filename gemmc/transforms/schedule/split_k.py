"""Pass `split-k`: how many CTAs share the sum of a block."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import IndexType, ModuleOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.tile.kernel import ExtentOp, KernelOp, WorkOp, cluster_shape, int_attr
from gemmc.dialects.tile.partials import FixupOp, PartialsOp, PartialsType
from gemmc.dialects.tile.types import FragmentType
from gemmc.errors import GemmcError, refuse
from gemmc.facts import FIXUP_DUE, PARTS, WORK, Facts
from gemmc.ir import Inserter, constant_of, kernels, walk_type
from gemmc.transforms.schedule._k_range import most_parts, part_steps, steps_of

FIXED_UP = "fixup"
"""The label of the fix-up of a kernel."""

MOST_BYTES = 1 << 31
"""Kernels count in 32 bits with a sign."""


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
    in one branch on `last`; a constant K, of which each part gets a step.
    Ensures: each part multiplies equally many steps, a number that is known when the kernel is
    compiled; what the last part reads beyond K is zero. A part's sum goes to a slot in global
    memory. Who is last of a block adds all of them in the order of K and runs the epilogue, so
    that results are the same bits in every run; nobody waits for another CTA.
    Why here: after `form-cluster`, since the CTAs of a cluster share a range of K; before
    `schedule-work`, which says who multiplies which part when. Serves problems with fewer
    blocks than the chip has SMs.
    """

    name = "split-k"

    parts: int = 2

    def facts(self) -> Facts:
        return Facts(
            requires=(WORK,), forbids=(PARTS,), establishes=(PARTS,), owes=(FIXUP_DUE,)
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.parts < 2:
            needed = "parts of at least 2"
            raise GemmcError(self.name, needed, f"parts={self.parts}", "leave out split-k")
        for kernel in kernels(op):
            works = walk_type(kernel, WorkOp)
            if len(works) != 1:
                change = "run split-k after form-kernel and before schedule-work"
                raise refuse(kernel, "one tile.work in the kernel", f"{len(works)}", change)
            self._split(kernel, works[0])

    def _split(self, kernel: KernelOp, work: WorkOp) -> None:
        if work.parts is not None:
            found = f"{work.segments} parts"
            raise refuse(work, "work that is not cut into parts yet", found, "split K only once")
        steps = steps_of(work)
        fitting = most_parts(steps, self.parts)
        if fitting != self.parts:
            each = part_steps(steps, self.parts)
            needed = f"a step of K for each of {self.parts} parts"
            found = f"{steps} steps, of which {fitting} parts of {each} are all"
            raise refuse(work, needed, found, f"use parts={fitting}")
        loop, finish = _sum_of(work), _finish_of(work)
        _walk_part(loop, work, part_steps(steps, self.parts))
        work.parts = int_attr(self.parts)
        body = work.body.block
        body.insert_arg(IndexType(), len(body.args)).name_hint = "part"
        _fix_up(kernel, work, finish)


def _sum_of(work: WorkOp) -> scf.ForOp:
    """The loop over the segment's range of K."""
    begin, end = work.body.block.args[2:4]
    loops = [op for op in work.body.block.ops if isinstance(op, scf.ForOp)]
    found = [loop for loop in loops if loop.lb is begin and loop.ub is end]
    used = {use.operation for bound in (begin, end) for use in bound.uses}
    if len(found) != 1 or used != set(found):
        needed = "a range of K that one loop right in the work, and nothing else, walks"
        raise refuse(work, needed, f"{len(found)} such loops and {len(used)} uses")
    if constant_of(found[0].step) != work.block_shape[2]:
        raise refuse(found[0], f"steps of {work.block_shape[2]}, as of the work", "others")
    return found[0]


def _finish_of(work: WorkOp) -> scf.IfOp:
    """The branch in which the finished tile is used."""
    last = work.body.block.args[5]
    users = [use.operation for use in last.uses]
    found = users[0] if len(users) == 1 else None
    if not isinstance(found, scf.IfOp) or found.results or found.parent is not work.body.block:
        shown = ", ".join(op.name for op in users) or "no use"
        raise refuse(work, "one scf.if on `last`, without results, in the work", shown)
    if found.false_region.blocks:
        raise refuse(found, "nothing to do where a segment is not the last", "an else")
    return found


def _walk_part(loop: scf.ForOp, work: WorkOp, steps: int) -> None:
    """Let the loop count from 0, so often for every part, and K begin where the part does."""
    counter = loop.body.block.args[0]
    uses = list(counter.uses)
    build = Inserter.at_start(loop.body.block, loop)
    at = build.add(work.body.block.args[2], counter)
    at.name_hint, counter.name_hint = counter.name_hint, "step"
    for use in uses:
        use.operation.operands[use.index] = at
    outside = Inserter.before(loop)
    loop.operands[0] = outside.index(0)
    loop.operands[1] = outside.index(steps * work.block_shape[2])


def _fix_up(kernel: KernelOp, work: WorkOp, finish: scf.IfOp) -> None:
    """In place of the branch, a fix-up whose body is what stood in it."""
    total = _tile_used(finish)
    kind = total.type
    assert isinstance(kind, FragmentType)
    rows, columns = (
        -(-_extent(work, extent) // (block * size)) * size
        for extent, block, size in zip(
            (work.rows, work.columns), work.block_shape, cluster_shape(kernel), strict=False
        )
    )
    others = [_extent(work, extent) for extent in work.each]
    tiles = prod((*others, rows, columns))
    slots = PartialsType.of(tiles, work.segments, kind.get_shape(), kind.element_type)
    if prod(slots.sizes) * 4 >= MOST_BYTES:
        found = f"{prod(slots.sizes) * 4} bytes"
        raise refuse(work, "less than 2 GiB of partial sums", found, "use fewer parts")
    partials = Inserter.before(work).value(PartialsOp(slots), "partials")
    build = Inserter.before(finish)
    tile = _number(build, work, (*others, rows, columns))
    body = Block(arg_types=[kind])
    body.args[0].name_hint = "sum"
    for op in list(finish.true_region.block.ops):
        op.detach()
        if not isinstance(op, scf.YieldOp):
            body.add_op(op)
    fixup = FixupOp(FIXED_UP, total, partials, (tile, work.body.block.args[-1]), Region(body))
    total.replace_uses_with_if(body.args[0], lambda use: _is_inside(use.operation, body))
    build.op(fixup)
    finish.detach()
    finish.erase()


def _number(build: Inserter, work: WorkOp, counts: Sequence[int]) -> SSAValue:
    """The number of a block among all: by the dimensions besides m, n and k, by row and column."""
    row, column, _, _, _, _, *others, _ = work.body.block.args
    number, *following = *others, row, column
    for at, count in zip(following, counts[1:], strict=True):
        number = build.add(build.mul(number, build.index(count)), at)
    number.name_hint = "tile"
    return number


def _tile_used(finish: scf.IfOp) -> SSAValue:
    """The one register tile from outside that the branch uses."""
    inside = {result for op in finish.walk() for result in op.results}
    used = {v for op in finish.walk() for v in op.operands if isinstance(v.type, FragmentType)}
    found = [value for value in used - inside if not _is_argument_in(value, finish)]
    if len(found) != 1:
        raise refuse(finish, "one register tile, which the branch uses", f"{len(found)}")
    return found[0]


def _is_argument_in(value: SSAValue, op: Operation) -> bool:
    owner = value.owner
    parent = owner.parent_op() if isinstance(owner, Block) else None
    return parent is not None and (parent is op or op.is_ancestor(parent))


def _is_inside(op: Operation, block: Block) -> bool:
    return block.find_ancestor_op_in_block(op) is not None


def _extent(work: WorkOp, extent: SSAValue) -> int:
    """An extent, or the most that it may be: there is room for that many blocks."""
    found = constant_of(extent)
    if found is None and isinstance(extent.owner, ExtentOp):
        found = extent.owner.range.most
    if found is None:
        raise refuse(work, "constant extents of the work", "a computed one")
    return found
