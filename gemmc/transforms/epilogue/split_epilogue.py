"""Pass `split-epilogue`: which part of a tile leaves before its last products have ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, cast

from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, i64
from xdsl.ir import Block, Operation, SSAValue, Use
from xdsl.passes import ModulePass

from gemmc.analysis.accesses import role_of
from gemmc.analysis.loops import adds_one, known_trips
from gemmc.analysis.straight_line import inline
from gemmc.dialects.barrier import ArriveOp, WaitOp
from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tile.data.buffers import SlotOp
from gemmc.dialects.tile.epilogue import StagedEpilogueOp
from gemmc.dialects.tile.output import ExtractOp, MoveOp
from gemmc.dialects.tile.types import FragmentType, RingType
from gemmc.dialects.wgmma import CommitGroupOp, FenceOp, MmaAsyncOp, WaitGroupOp
from gemmc.errors import GemmcError, Run, refuse
from gemmc.facts import (
    COPY_ENGINE,
    DEFERRED,
    FENCES,
    KERNEL,
    PARTS,
    SLOTS,
    SPLIT,
    STAGED,
    STREAM,
    TURNS,
    Facts,
)
from gemmc.ir import Inserter, constant_of, index_of, replace, retype, walk_type
from gemmc.transforms.epilogue._halves import Known, anew, columns_of, multiply, panel_of, part_of

RING_OPS = (SlotOp, WaitOp, ArriveOp)


@dataclass(frozen=True)
class SplitEpiloguePass(ModulePass):
    """Multiply the last steps of K half by half, and store the first half during the second.

    Before → after, steps=2 of 32, a tile of 256 columns stored in pieces of 64:

        %f = scf.for 32 steps { wait; fence; mma ×4; commit; wait_group 0; arrive }
        tile.staged_epilogue %f { tile.map } pieces { store columns 0 } { 64 } { 128 } { 192 }
        →
        %f = scf.for 30 steps { … };  wait ×2
        %left = tile.extract %f from 0;                mma ×8 on 128 columns; commit
        %right = tile.move (tile.extract %f from 128); mma ×8 on the others; commit
        wait_group 1 %left;  store columns 0 and 64 of tile.map %left
        wait_group 0 %right; arrive ×2; store columns 128 and 192 of tile.map %right

    Requires: after `insert-fences`, a loop over K of known length with one group of products, each
    as wide as the tile, and a staged epilogue of its result; in a role that takes no turns.
    Ensures: the same products in the same order for every element, and the same stores. The cut
    is between two pieces, as near to the middle as instructions and swizzle allow. The slots of
    the last `steps` steps are released together, after the last product: with as many steps as
    slots a ring is empty when the next tile begins.
    Why here: after `insert-fences`, which puts a wait behind each group, and before `lower-rings`,
    which follows iteration numbers. Serves kernels whose tiles have nothing behind them
    to hide their store, such as those of one round.
    """

    name = "split-epilogue"
    at_least: ClassVar[Mapping[str, int]] = {"steps": 1}

    steps: int = 1

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL, FENCES, STAGED, COPY_ENGINE),
            forbids=(SPLIT, DEFERRED, SLOTS, PARTS, STREAM, TURNS),
            establishes=(SPLIT,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.steps < 1:
            raise GemmcError(self.name, "at least one step", f"steps={self.steps}")
        found = [tail for loop in walk_type(op, scf.ForOp) if (tail := _tail(loop)) is not None]
        if not found:
            needed = "a loop over K with products and a result that is stored behind it"
            raise refuse(op, needed, "none", "run it after insert-fences")
        for tail in found:
            _check_turns(tail.loop)
            tail.split(self.steps)


def _check_turns(loop: scf.ForOp) -> None:
    """The last steps would be waited for behind the turn: the next warpgroup would take their data
    for its own."""
    role = role_of(loop)
    if role is not None and role.turns is not None:
        found, change = "warpgroups that take turns", "leave split-epilogue or pingpong out"
        raise refuse(loop, "one tile for all warpgroups of a role", found, change)


@dataclass
class _Tail:
    """A loop over K, its one group of products, and what makes elements of its result."""

    loop: scf.ForOp
    fence: FenceOp
    products: list[MmaAsyncOp]
    wait: WaitGroupOp
    epilogue: StagedEpilogueOp
    count: int

    def split(self, steps: int) -> None:
        """Take the last steps out of the loop and store between their halves."""
        pieces = [piece.block for piece in self.epilogue.pieces]
        cut = self._cut(pieces)
        steps = min(steps, self.count)
        self._check_slots(steps)
        counters = {i: list(self.loop.results[i].uses) for i in self._counters()}
        build = Inserter.before(self.epilogue)
        halves = self._halves(cut, begins=steps == self.count)
        known = self._prepare(build, steps)
        left, right = self._issue(build, cut, halves, known)
        for piece in pieces:
            if _first(piece) == cut:
                right = build.value(WaitGroupOp(right, 0), "right")
                self._release(build, known)
                self._count_on(build, counters, steps)
            half, start = (left, 0) if _first(piece) < cut else (right, cut)
            self._take_from(piece, half, start)
            inline(piece, [self.epilogue.value], self.epilogue)
        self.epilogue.detach()
        self.epilogue.erase()
        if steps == self.count:
            replace(self.loop, list(self.loop.iter_args))

    def _check_slots(self, steps: int) -> None:
        """The steps' slots are all in use until the last product has ended."""
        for op in self.loop.body.block.ops:
            if not isinstance(op, SlotOp) or not isinstance(op.ring.type, RingType):
                continue
            slots = op.ring.type.slots.data
            if steps > slots:
                needed = f"at most {slots} steps, the slots of their ring"
                raise refuse(op, needed, f"steps={steps}", "take fewer, or more stages")

    def _cut(self, pieces: Sequence[Block]) -> int:
        """The first column of a piece where the products can be cut, near the middle."""
        columns, panel = columns_of(self.fence.accumulator), panel_of(self.products[0])
        found = [
            at
            for at in map(_first, pieces)
            if at % 8 == 0 and at % panel == 0 and 0 < at <= 256 and columns - at <= 256
        ]
        if not found:
            needed = f"pieces of which one begins at a multiple of {max(8, panel)} columns"
            instead = f"{len(pieces)} of {columns} columns in all"
            raise refuse(self.epilogue, needed, instead, "change stage-epilogue's columns")
        return min(found, key=lambda at: (abs(2 * at - columns), at))

    def _counters(self) -> list[int]:
        """Positions of what the loop carries besides the accumulator: numbers of iterations."""
        own = index_of(self.fence.accumulator) - 1
        found = [i for i in range(len(self.loop.results)) if i != own]
        for position in found:
            argument = self.loop.body.block.args[position + 1]
            users = [use.operation for use in argument.uses]
            if not adds_one(self.loop, position) or not all(
                isinstance(user, (*RING_OPS, arith.AddiOp)) for user in users
            ):
                needed = "a loop that carries its accumulator and numbers of iterations only"
                raise refuse(self.loop, needed, "another value", "run it before lower-rings")
        return found

    def _prepare(self, build: Inserter, steps: int) -> list[Known]:
        """Let the loop end earlier; behind it, what its last steps do before their products."""
        begin, width = (constant_of(v) or 0 for v in (self.loop.lb, self.loop.step))
        end = begin + (self.count - steps) * width
        self.loop.operands[1] = Inserter.before(self.loop).index(end)
        return [self._step(build, step, end + step * width) for step in range(steps)]

    def _step(self, build: Inserter, step: int, at: int) -> Known:
        """Copies of a step's ops before its products; what its values are."""
        block = self.loop.body.block
        known: dict[SSAValue, SSAValue] = {block.args[0]: build.index(at)}
        known |= dict(zip(block.args[1:], self.loop.results, strict=True))
        for op in block.ops:
            if op is self.wait:
                break
            if not isinstance(op, FenceOp | MmaAsyncOp | CommitGroupOp):
                build.op(_ahead(op.clone(known), step)).location = op.location
        return known

    def _halves(self, cut: int, *, begins: bool) -> tuple[SSAValue, SSAValue]:
        """The sums that both halves begin with, the second's in registers of their own: where
        halves share a range, ptxas finds no way to keep both in place in four of ten kernels
        (C7511), and waits for every product. The moves are no instructions in the end.
        """
        build = Inserter.before(self.epilogue)
        position, columns = index_of(self.fence.accumulator) - 1, columns_of(self.wait.result)
        left, right = (
            part_of(build, self.loop, position, part, begins=begins)
            for part in (slice(0, cut), slice(cut, columns))
        )
        if begins:
            return anew(build, left), anew(build, right)
        operand = position + len(self.loop.operands) - len(self.loop.iter_args)
        self.loop.operands[operand] = anew(Inserter.before(self.loop), self.loop.operands[operand])
        return left, build.value(MoveOp(right))

    def _issue(
        self,
        build: Inserter,
        cut: int,
        halves: tuple[SSAValue, SSAValue],
        known: Sequence[Known],
    ) -> tuple[SSAValue, SSAValue]:
        """The products of both halves, a group each; the first is waited for."""
        left, right = (build.value(FenceOp(half)) for half in halves)
        left = multiply(build, left, 0, self.products, known)
        right = multiply(build, right, cut, self.products, known)
        return build.value(WaitGroupOp(left, 1), "left"), right

    def _release(self, build: Inserter, known: Sequence[Known]) -> None:
        """What the steps do after their products: releases of slots."""
        for step, values in enumerate(known):
            following = self.wait.next_op
            while following is not None and not isinstance(following, scf.YieldOp):
                if following.dialect_name() != arith.Arith.name:
                    build.op(_ahead(following.clone(dict(values)), step))
                following = following.next_op

    def _count_on(
        self, build: Inserter, counters: Mapping[int, Sequence[Use]], steps: int
    ) -> None:
        """What counts iterations behind the loop has counted these, too."""
        for position, uses in counters.items():
            after = build.add(self.loop.results[position], build.index(steps))
            for use in uses:
                use.operation.operands[use.index] = after

    def _take_from(self, piece: Block, half: SSAValue, start: int) -> None:
        """Let a piece read the half that has its columns, and do the arithmetic on them."""
        for op in [o for o in piece.ops if isinstance(o, ExtractOp)]:
            if op.value is not piece.args[0]:
                continue
            source, kind = cast(FragmentType, half.type), op.result.type
            build = Inserter.before(op)
            taken = build.value(ExtractOp(half, op.first.value.data - start, kind.get_shape()[1]))
            taken = retype(taken, FragmentType(kind.shape, source.element_type, kind.layout))
            replace(op, [self._computed(build, taken, kind)])

    def _computed(self, build: Inserter, taken: SSAValue, kind: FragmentType) -> SSAValue:
        """What the epilogue computes of a whole tile, of some columns of it."""
        made = self.epilogue.held.owner
        if not isinstance(made, MapOp):
            return taken
        copied = made.clone({made.value: taken})
        build.op(copied).location = made.location
        return retype(copied.result, kind)


def _tail(loop: scf.ForOp) -> _Tail | None:
    """The loop with its products, if its result is stored behind it."""
    ops = list(loop.body.block.ops)
    waits = [op for op in ops if isinstance(op, WaitGroupOp)]
    fences = [op for op in ops if isinstance(op, FenceOp)]
    products = [op for op in ops if isinstance(op, MmaAsyncOp)]
    if not waits:
        return None
    flying = waits[0].pending.value.data
    if len(waits) != 1 or len(fences) != 1 or flying:
        needed = "one group of products in a step, and none in flight after it"
        found = f"{len(waits)}, and {flying} in flight"
        raise refuse(loop, needed, found, "leave defer-release out")
    for product in products:
        width, columns = product.shape.get_values()[1], columns_of(product.accumulator)
        if width != columns:
            change = "take a tile of at most 256 columns a warpgroup"
            found = f"{width} of {columns} columns"
            raise refuse(product, "products as wide as the tile", found, change)
    total = loop.results[index_of(fences[0].accumulator) - 1]
    results = [use.operation for use in total.uses]
    if len(results) != 1 or not isinstance(results[0], StagedEpilogueOp):
        found = ", ".join(op.name for op in results) or "nothing"
        needed = "a result that a tile.staged_epilogue alone reads"
        staged = any(isinstance(op, StagedEpilogueOp) for op in results)
        raise refuse(loop, needed, found, "" if staged else Run("stage-epilogue"))
    _need_own_columns(results[0])
    return _Tail(loop, fences[0], products, waits[0], results[0], known_trips(loop))


def _need_own_columns(epilogue: StagedEpilogueOp) -> None:
    """What is stored of a half is made of that half."""
    for region in (epilogue.compute, *epilogue.pieces):
        found = {op.first for op in region.block.ops if isinstance(op, ExtractOp)}
        if len(found) > 1:
            needed = "an epilogue whose columns are each made of one"
            raise refuse(epilogue, needed, f"one made of {len(found)}", "leave pair-products out")


def _first(piece: Block) -> int:
    """The first column of a piece."""
    return next(op.first.value.data for op in piece.ops if isinstance(op, ExtractOp))


def _ahead(op: Operation, steps: int) -> Operation:
    """The op for an iteration so many further on."""
    if isinstance(op, RING_OPS) and steps:
        before = 0 if op.offset is None else op.offset.value.data
        op.offset = IntegerAttr(before + steps, i64)
    return op
