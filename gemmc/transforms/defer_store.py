"""Pass `defer-store`: when a finished tile is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.traits import Pure

from gemmc.dialects.tile.compute import MapOp, UndefOp
from gemmc.dialects.tile.types import bits
from gemmc.dialects.tma import CommitGroupOp
from gemmc.dialects.wgmma import WaitGroupOp
from gemmc.errors import refuse
from gemmc.transforms._ir import Inserter, constant_of, walk_type
from gemmc.transforms._loops import add_carried


@dataclass(frozen=True)
class DeferStorePass(ModulePass):
    """Store a tile while the products of the next one run.

    Before → after, a tile that is stored in two pieces:

        scf.for %walked … { scf.for %k … { products; wait_group }; %r = tile.map %total;
                            store %r, piece 0; store %r, piece 1 }
        →
        scf.for %walked … iter_args(%held, %row, %column, %from = %end) {
          scf.for %k … { products; scf.if %k == %from { store %held, piece 0 }
                         scf.if %k == %from + 64 { store %held, piece 1 }; wait_group }
          %r = tile.map %total; yield %r, its row, its column, %begin }
        scf.if %from != %end { store %held, pieces 0 and 1 }

    Requires: after `insert-fences`, a loop over tiles with one loop over K of known length, whose
    products are behind each other, and a result of 16-bit elements that is stored in pieces which
    each end with a tma.commit_group.
    Ensures: what is stored where, and in which order, does not change; a tile's first pieces are
    stored after the products of the first steps of the next tile are issued and before they
    are waited for, one piece in a step, or several where there are fewer steps than pieces.
    The last tile of a CTA is stored after the loop. The tile that is held takes registers beside
    the accumulators.
    Why here: after `insert-fences` and `defer-release`, which look for nothing but products in the
    loop over K; before `lower-rings`. Serves persistent kernels of few tiles or of short K, whose
    tensor cores would wait for stores.
    """

    name = "defer-store"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        found = [walk for walk in walk_type(op, scf.ForOp) if _product_loops(walk)]
        if not found:
            needed = "a loop over tiles with a loop over K and its products in it"
            raise refuse(
                op, needed, "none", "use schedule-work{persistent=true}, after insert-fences"
            )
        for walk in found:
            _Deferred(walk).run()


def _waits(loop: scf.ForOp) -> list[WaitGroupOp]:
    return [o for o in loop.body.block.ops if isinstance(o, WaitGroupOp)]


def _product_loops(walk: scf.ForOp) -> list[scf.ForOp]:
    """The loops over K that stand right in a loop over tiles."""
    return [o for o in walk.body.block.ops if isinstance(o, scf.ForOp) and _waits(o)]


class _Deferred:
    """The store of one loop over tiles, and what it needs of the tile it stores."""

    def __init__(self, walk: scf.ForOp):
        products = _product_loops(walk)
        waits = sum(len(_waits(loop)) for loop in products)
        if waits != 1:
            needed = "one loop over K, with one wgmma.wait_group"
            raise refuse(walk, needed, f"{len(products)} loops with {waits}")
        self._walk, self._products = walk, products[0]
        self._result = _result(walk, self._products)
        self._pieces = _pieces(self._result)
        self._needed = [self._result.result, *self._captured()]
        self._steps = _trip_count(self._products)

    def run(self) -> None:
        walk, products = self._walk, self._products
        stored = [op for piece in self._pieces for op in piece]
        inits = self._inits()
        needed = [*self._needed, products.lb]
        walk = add_carried(walk, inits, lambda build, args: needed)
        count = len(inits)
        carried = walk.body.block.args[-count:]
        for inside, value in zip(carried[:-1], self._needed, strict=True):
            inside.name_hint = f"held_{value.name_hint}" if value.name_hint else "held"
        carried[-1].name_hint = "from"
        self._store_behind_products(carried)
        self._store_last(walk, walk.results[-count:])
        for op in reversed(stored):
            op.detach()
            op.erase()

    def _captured(self) -> list[SSAValue]:
        """Values of a tile, its place for one, that its store reads and constants do not give."""
        found: dict[SSAValue, None] = {}
        stored = {op for piece in self._pieces for op in piece}
        for piece in self._pieces:
            for op in (inner for outer in piece for inner in outer.walk()):
                for value in op.operands:
                    if self._varies(value) and not _within(value, stored):
                        found[value] = None
        found.pop(self._result.result, None)
        return list(found)

    def _varies(self, value: SSAValue) -> bool:
        """Whether a value is another one in each iteration."""
        home = value.owner if isinstance(value.owner, Block) else value.owner.parent
        return home is self._walk.body.block and constant_of(value) is None

    def _inits(self) -> list[SSAValue]:
        build = Inserter.before(self._walk, self._result)
        inits = [build.value(UndefOp(self._result.result.type), "none")]
        inits += [build.index(0) for _ in self._needed[1:]]
        self._end = build.index(constant_of(self._products.ub) or 0)
        return [*inits, self._end]

    def _store_behind_products(self, carried: Sequence[SSAValue]) -> None:
        """A branch for each step that stores pieces, before the step's products are waited for."""
        *held, start = carried
        products, count = self._products, min(self._steps, len(self._pieces))
        build = Inserter.before(_waits(products)[0], self._result)
        counter = products.body.block.args[0]
        by_step: list[list[list[Operation]]] = [[] for _ in range(count)]
        for number, piece in enumerate(self._pieces):
            by_step[number * count // len(self._pieces)].append(piece)
        for step, pieces in enumerate(by_step):
            at = build.add(start, build.mul(products.step, build.index(step))) if step else start
            due = build.value(arith.CmpiOp(counter, at, "eq"), "due")
            self._branch(build, due, pieces, held)

    def _store_last(self, walk: scf.ForOp, results: Sequence[SSAValue]) -> None:
        *held, start = results
        build = Inserter.after(walk, self._result)
        due = build.value(arith.CmpiOp(start, self._end, "ne"), "due")
        self._branch(build, due, self._pieces, held)

    def _branch(
        self, build: Inserter, due: SSAValue, pieces: list[list[Operation]], held: list[SSAValue]
    ) -> None:
        branch = build.op(scf.IfOp(due, [], Region(Block())))
        inside = Inserter.at_end(branch.true_region.block, self._result)
        known = dict(zip(self._needed, held, strict=True))
        for piece in pieces:
            for op in piece:
                self._constants(inside, op, known)
                inside.op(op.clone(known)).location = op.location
        inside.op(scf.YieldOp())

    def _constants(self, build: Inserter, op: Operation, known: dict[SSAValue, SSAValue]) -> None:
        for value in (v for inner in op.walk() for v in inner.operands):
            home = value.owner if isinstance(value.owner, Block) else value.owner.parent
            if value not in known and home is self._walk.body.block:
                number = constant_of(value)
                assert number is not None
                known[value] = build.index(number)


def _within(value: SSAValue, ops: set[Operation]) -> bool:
    return isinstance(value.owner, Operation) and value.owner in ops


def _result(walk: scf.ForOp, products: scf.ForOp) -> MapOp:
    """What becomes of the accumulator: elements of 16 bits."""
    after = products.next_op
    while after is not None and not isinstance(after, MapOp):
        after = after.next_op
    if after is None or bits(after.result.type.element_type) != 16:
        found = "none" if after is None else f"{after.result.type}"
        raise refuse(walk, "a tile.map of the accumulator to 16-bit elements", found)
    return after


def _pieces(result: MapOp) -> list[list[Operation]]:
    """What stands behind the result, cut after each tma.commit_group."""
    pieces: list[list[Operation]] = [[]]
    following = result.next_op
    while following is not None and following.next_op is not None:
        pieces[-1].append(following)
        if any(isinstance(inner, CommitGroupOp) for inner in following.walk()):
            pieces.append([])
        following = following.next_op
    rest = pieces.pop()
    if not pieces:
        needed, found = "a store in pieces that each end with a tma.commit_group", "none"
        raise refuse(result, needed, found, "use stage-output and assign-atoms{drain=tma_store}")
    effect = next((op for op in rest if not op.has_trait(Pure())), None)
    if effect is not None:
        raise refuse(effect, "nothing behind the last tma.commit_group", effect.name)
    pieces[-1] += rest
    return pieces


def _trip_count(loop: scf.ForOp) -> int:
    bounds = [constant_of(value) for value in (loop.lb, loop.ub, loop.step)]
    if None in bounds:
        raise refuse(loop, "a loop over K of known length", "computed bounds")
    begin, end, step = (b or 0 for b in bounds)
    return max(1, -(-(end - begin) // step))
