"""Pass `overlap-epilogue`: when a finished tile is stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, cast

from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.loops import add_carried, constant_trips, known_trips, least_trips
from gemmc.analysis.straight_line import inline
from gemmc.dialects.interfaces import View
from gemmc.dialects.tile.compute import MapOp, UndefOp
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.epilogue import StagedEpilogueOp
from gemmc.dialects.tile.types import FragmentType, bits
from gemmc.errors import Run, refuse
from gemmc.facts import FENCES, HELD, KERNEL, PARTS, SLOTS, SPLIT, STAGED, WALK, Facts
from gemmc.ir import Inserter, block_of, constant_of, is_pure, replace, walk_type
from gemmc.transforms.epilogue._finished import staged_in, taken_out
from gemmc.transforms.epilogue._steps import product_loops, shares, step, waits_in
from gemmc.transforms.mapping._atom_rules.products import OTHER_REGISTERS, thread_registers


@dataclass(frozen=True)
class OverlapEpiloguePass(ModulePass):
    """Store a tile while the products of the next one run.

    Before → after, an epilogue of two pieces:

        scf.for %walked … { scf.for %k = %begin … { products; wait_group };
                            tile.staged_epilogue %total { tile.map } pieces { piece 0 } { 1 } }
        →
        scf.for %walked … iter_args(%held, %row, %column, %holds = %c0) {
          products; scf.if %holds != %c0 { piece 0 of %held }; wait_group
          products; scf.if %holds != %c0 { piece 1 of %held }; wait_group
          scf.for %k = %begin + 2 steps … { products; wait_group }
          %r = tile.map %total; yield %r, its row, its column, %c1 }
        scf.if %holds != %c0 { pieces 0 and 1 of %held }

    Requires: after `lower-rings`, a loop over tiles with one loop over K that plainly runs, whose
    products are behind each other, and a staged epilogue behind it, or in a branch there, where a
    stream of steps leaves a tile unfinished (`stream-k`): nothing is held then.
    Ensures: what is stored where, and in which order, does not change; a tile's pieces are done
    after the products of the first steps of the next tile are issued and before they are waited
    for, one piece in a step, or several where there are fewer steps than pieces. Those steps
    stand before the loop over K, which stays free of stores and their fences. The last tile of a
    CTA is stored after the loop. The tile that is held takes registers beside the accumulators,
    half as many where its elements have 16 bits; wider ones are not held, but stored as before,
    unless `hold` says so.
    Why here: after `lower-rings`, which follows iteration numbers through loops; before
    `lower-hierarchy`. Serves persistent kernels of few tiles or of short K, whose tensor cores
    would wait for stores.

    `hold=results` holds tiles of 16-bit elements only: results of an epilogue whose arithmetic is
    done for the whole tile (`stage-epilogue`'s compute=tile), which a bias or a residual, read by
    the pieces, is not. `hold=sums` holds the sums of the others, in as many registers as the
    accumulators: the arithmetic, and what it reads, is then beside the next tile's products, too.
    """

    name = "overlap-epilogue"

    hold: Literal["results", "sums"] = "results"

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL, WALK, STAGED, FENCES, SLOTS),
            forbids=(HELD, SPLIT, PARTS),
            establishes=(HELD,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        found = [walk for walk in walk_type(op, scf.ForOp) if product_loops(walk.body.block)]
        if not found:
            needed = "a loop over tiles with a loop over K and its products in it"
            then = "run overlap-epilogue after lower-rings"
            change = Run("schedule-work", persistent="true", then=then)
            raise refuse(op, needed, "none", change)
        for walk in found:
            staged, branch = staged_in(walk)
            width = bits(cast(FragmentType, staged.held.type).element_type)
            if width == 16 or self.hold == "sums":
                _Deferred(walk, staged, branch).run()


class _Deferred:
    """The store of one loop over tiles, and what it needs of the tile it stores."""

    def __init__(self, walk: scf.ForOp, staged: StagedEpilogueOp, branch: scf.IfOp | None):
        products = product_loops(walk.body.block)
        waits = sum(len(waits_in(loop)) for loop in products)
        if waits != 1:
            needed = "one loop over K, with one wgmma.wait_group"
            raise refuse(walk, needed, f"{len(products)} loops with {waits}")
        self._walk, self._products, self._staged = walk, products[0], staged
        self._tile = walk.body.block
        self._pieces = [piece.block for piece in staged.pieces]
        self._finished = None if branch is None else taken_out(staged, branch)
        _clear_behind(staged, products[0])
        _need_registers(products[0], staged)
        for piece in self._pieces:
            _take_views(piece, self._tile)
        (result,) = inline(staged.compute.block, [staged.value], staged)
        self._result = _apart(staged, result) if result in self._products.results else result
        self._needed = [self._result, *self._captured()]
        self._trips = constant_trips(self._products)
        self._steps = least_trips(self._products) or known_trips(self._products)

    def run(self) -> None:
        build = Inserter.before(self._walk, self._staged)
        inits = [build.value(UndefOp(cast(FragmentType, self._result.type)), "none")]
        inits += [build.index(0) for _ in self._needed]
        finished = self._finished
        walk = add_carried(
            self._walk, inits, lambda end, _: [*self._needed, finished or end.index(1)]
        )
        carried = walk.body.block.args[-len(inits) :]
        for inside, value in zip(carried[:-1], self._needed, strict=True):
            inside.name_hint = f"held_{value.name_hint}" if value.name_hint else "held"
        carried[-1].name_hint = "holds"
        self._begin(carried)
        after = Inserter.after(walk, self._staged)
        self._store(after, self._pieces, walk.results[-len(inits) :])
        self._staged.detach()
        self._staged.erase()

    def _captured(self) -> list[SSAValue]:
        """Values of a tile, its place for one, that its store reads and constants do not give."""
        found: dict[SSAValue, None] = {}
        outer = [op for piece in self._pieces for op in piece.ops]
        for op in (inner for each in outer for inner in each.walk()):
            found |= dict.fromkeys(value for value in op.operands if self._varies(value))
        return list(found)

    def _varies(self, value: SSAValue) -> bool:
        """Whether a value is another one in each iteration."""
        return block_of(value) is self._tile and constant_of(value) is None

    def _begin(self, carried: Sequence[SSAValue]) -> None:
        """The first steps stand before the loop over K and store a piece each, or several."""
        loop, count = self._products, min(self._steps, len(self._pieces))
        begin, width = constant_of(loop.lb) or 0, constant_of(loop.step) or 0
        values = list(loop.iter_args)
        for number, pieces in enumerate(shares(self._pieces, count)):
            at = Inserter.before(loop).index(begin + number * width)
            values = step(
                Inserter.before(loop), loop, [at, *values], self._stores(pieces, carried)
            )
        if count == self._trips:
            replace(loop, values)
            return
        first = Inserter.before(loop).index(begin + count * width)
        for index, value in enumerate([first, loop.ub, loop.step, *values]):
            loop.operands[index] = value

    def _stores(self, pieces: Sequence[Block], carried: Sequence[SSAValue]) -> Callable[[], None]:
        return lambda: self._store(
            Inserter.before(self._products, self._staged), pieces, carried
        )

    def _store(
        self, build: Inserter, pieces: Sequence[Block], carried: Sequence[SSAValue]
    ) -> None:
        """A branch that stores pieces of the tile that is held, if one is."""
        *held, holds = carried
        due = build.value(arith.CmpiOp(holds, build.index(0), "ne"), "due")
        branch = build.op(scf.IfOp(due, [], Region(Block())))
        inside = Inserter.at_end(branch.true_region.block, self._staged)
        known = dict(zip(self._needed, held, strict=True))
        known |= {piece.args[0]: held[0] for piece in pieces}
        for op in (op for piece in pieces for op in piece.ops):
            self._bring(inside, op, known)
            inside.op(op.clone(known)).location = op.location
        inside.op(scf.YieldOp())

    def _bring(self, build: Inserter, op: Operation, known: dict[SSAValue, SSAValue]) -> None:
        """Copies of the tile's pure ops, constants among them, that the op needs."""
        for value in [v for inner in op.walk() for v in inner.operands]:
            owner = value.owner
            if value in known or isinstance(owner, Block):
                continue
            if owner.parent is self._tile:
                self._bring(build, owner, known)
                build.op(owner.clone(known)).location = owner.location


def _apart(staged: StagedEpilogueOp, sums: SSAValue) -> SSAValue:
    """The accumulator's elements as they are, in registers that the next tile's products leave."""
    body = Block(arg_types=[cast(FragmentType, sums.type).element_type])
    body.add_op(YieldOp(body.args[0]))
    element = cast(FragmentType, sums.type).element_type
    return Inserter.before(staged).value(MapOp(sums, element, Region(body)), "sums")


def _take_views(piece: Block, tile: Block) -> None:
    """Views that the tile makes for a piece, of a ring's slot for one, are made in the piece: what
    a loop carries are numbers."""
    used = [v for op in piece.ops for inner in op.walk() for v in inner.operands]
    for value in dict.fromkeys(used):
        view = value.owner
        if not isinstance(view, View) or view.parent is not tile:
            continue
        inside = Inserter.at_start(piece, view).value(view.clone(), value.name_hint)
        value.replace_uses_with_if(inside, lambda use: _is_in(use.operation, piece))
        _take_views(piece, tile)  # what the view is of
        if value.first_use is None:
            view.detach()
            view.erase()


def _is_in(op: Operation, block: Block) -> bool:
    return block.find_ancestor_op_in_block(op) is not None


def _need_registers(products: scf.ForOp, staged: StagedEpilogueOp) -> None:
    """The held tile and the accumulators are live together."""
    limit, _ = thread_registers(products)
    summed = cast(FragmentType, staged.value.type)
    rows, columns = summed.get_shape()
    kept = cast(FragmentType, staged.held.type)
    held = rows * kept.get_shape()[1] * bits(kept.element_type) // (128 * 32)
    sums = rows * columns * bits(summed.element_type) // (128 * 32)
    needed = sums + held + OTHER_REGISTERS
    if needed > limit:
        raise refuse(
            products,
            f"registers for the accumulators, a held tile and {OTHER_REGISTERS} more, at most "
            f"{limit} a thread",
            f"{needed}, for {rows} x {columns} per warpgroup",
            "leave overlap-epilogue out, or change form-kernel's tile",
        )


def _clear_behind(staged: StagedEpilogueOp, products: scf.ForOp) -> None:
    """Arithmetic behind the epilogue moves before the products, where it can; nothing else may
    stand there, since the pieces will be done later."""
    following = staged.next_op
    while following is not None and not isinstance(following, scf.YieldOp):
        op, following = following, following.next_op
        if not is_pure(op):
            raise refuse(op, "nothing but arithmetic behind the epilogue", op.name)
        if not any(_made_after(value, products) for value in op.operands):
            op.detach()
            Inserter.before(products, op).op(op)


def _made_after(value: SSAValue, op: Operation) -> bool:
    """Whether a value of the op's block is its own or made behind it."""
    owner = value.owner
    if isinstance(owner, Block) or owner.parent is not op.parent:
        return False
    return not owner.is_before_in_block(op)
