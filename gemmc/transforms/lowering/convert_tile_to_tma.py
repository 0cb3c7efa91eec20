"""Pass `convert-tile-to-tma`: copies spelled as tensor-map loads."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.traits import Pure

from gemmc.analysis.peers import multicast_dimensions
from gemmc.dialects.interfaces import ByCopyEngine, HasAtom, Hint, Multicasting, Signalling
from gemmc.dialects.tile.attrs import ROLE, WARPGROUP
from gemmc.dialects.tile.kernel import ClusterIdOp, ElectOp, KernelOp, cluster_shape
from gemmc.dialects.tma import PROMOTIONS
from gemmc.element_types import either
from gemmc.errors import GemmcError, Run, refuse
from gemmc.facts import ASSIGNED, ATOMS_DUE, BARRIERS, COPY_ENGINE, NUMBERS, SLOTS, Facts
from gemmc.ir import Inserter, erase_dead, kernels, walk_type
from gemmc.transforms.lowering._tma_boxes import TensorMaps, each_box, window_origin


@dataclass(frozen=True)
class ConvertTileToTmaPass(ModulePass):
    """Spell copies and bulk stores with tma atoms as loads and stores of boxes, by one thread.

    Before → after:

        tile.copy "rhs" <role> atom <tma> %w to %s signals %full[%it]     (64×256, 128 B swizzle)
        →
        %map = tma.descriptor %b : … to !tma.map<64x64xbf16, swizzle 128>    (start of the kernel)
        tile.elect { tma.load %map[%k, %n + 64 p] to %s[panel p] signals %full[%it], p = 0 … 3 }

        tile.bulk_store "out" <warpgroup> atom <tma_store> %s to %w
        → tile.elect each <warpgroup> { tma.store %s to %map[%m, %n]; tma.commit_group }

    Requires: copies of scope role which signal a barrier; contiguous parts of windows; windows of
    kernel arguments that are matrices, clipped where those end.
    Ensures: no work is left that is the copy engine's (`ByCopyEngine`). A box is at most one
    swizzle span wide and 256 rows high, so a ragged panel is clipped on its own; neighbouring
    issues share one tile.elect.
    Why here: after `insert-barriers` chose what to signal. Tensor maps become kernel parameters
    in `convert-to-ptx`. Serves the pipelines whose copies are tensor-map loads.

    `promotion` is the bytes that a miss of a map's accesses brings into L2; with `prefetch`, one
    thread brings the maps into their cache when the kernel starts.
    """

    name = "convert-tile-to-tma"

    promotion: int | None = None
    prefetch: bool = False

    def facts(self) -> Facts:
        atoms = tuple(ATOMS_DUE.of(each) for each in ("tma", "tma_store"))
        return Facts(
            requires=(ASSIGNED.of("copy"), BARRIERS),
            forbids=(SLOTS, NUMBERS),
            establishes=(COPY_ENGINE,),
            settles=atoms,
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.promotion is not None and self.promotion not in PROMOTIONS:
            raise GemmcError(
                self.name, "promotion of 0, 64, 128 or 256 bytes", f"promotion={self.promotion}"
            )
        found = False
        for kernel in kernels(op):
            maps = TensorMaps(kernel, self.promotion)
            for inner in walk_type(kernel, ByCopyEngine):
                if inner.is_asked_for:
                    found = True
                    _convert(kernel, inner, maps)
            erase_dead(kernel)
            if self.prefetch and found:
                maps.prefetch(kernel)
        if not found and not any(_is_by_threads(each) for each in walk_type(op, HasAtom)):
            raise refuse(
                op,
                "a tile.copy with atom tma, or a tile.bulk_store with atom tma_store",
                "none",
                Run("assign-atoms", copy="tma"),
            )


def _is_by_threads(op: HasAtom) -> bool:
    """Whether threads do what the copy engine might have done."""
    atom = op.done_by()
    moves = op.takes in ("copy", "bulk_store") and op.scope != ROLE
    return moves and atom is not None and atom.scope != "one"


def _convert(kernel: KernelOp, op: ByCopyEngine, maps: TensorMaps) -> None:
    """One thread of the scope issues it, box by box."""
    build = Inserter.before(op)
    window, origin = window_origin(build, op, op.outside)
    if isinstance(op, Signalling) and op.signal is None:
        raise refuse(op, "a barrier to signal", "none", Run("insert-barriers"))
    if op.scope.word not in op.scopes:
        needed = f"work of scope {either(op.scopes)} for the copy engine"
        raise refuse(op, needed, f"scope {op.scope.word}")
    map, end = maps.of(op, window), op.close()
    elect = _elect_before(op) if end is None else _elect(build, op)
    mask = _mask(Inserter.before(elect), kernel, op) if isinstance(op, Multicasting) else None
    inside = Inserter.at_end(elect.body.block, op)
    if isinstance(op, Hint) and window.mask is not None:
        inside = _where(inside, op, window.mask)
    for part, at in each_box(inside, op, origin):
        inside.op(op.ask(map, [*window.of, *at], part, mask))
    if end is not None:
        inside.op(end)
    op.detach()
    op.erase()


def _where(build: Inserter, op: Operation, mask: SSAValue) -> Inserter:
    """What is only done where a window's mask holds."""
    branch = build.op(scf.IfOp(mask, [], Region(Block())))
    body = branch.true_region.block
    last = Inserter.at_end(body, op).op(scf.YieldOp())
    return Inserter.before(last)


def _mask(build: Inserter, kernel: KernelOp, copy: Multicasting) -> SSAValue | None:
    """The CTA ranks a multicast copy reaches, as bits: those that share the other coordinate."""
    dimensions = multicast_dimensions(copy)
    if not dimensions:
        return None
    if len(dimensions) > 1:
        raise refuse(copy, "a copy multicast along one dimension of the cluster", "two")
    rows, columns = cluster_shape(kernel)
    if dimensions == (0,):
        ranks = build.index(sum(1 << (row * columns) for row in range(rows)))
        first = build.value(ClusterIdOp(1), "in_cluster")
    else:
        ranks = build.index((1 << columns) - 1)
        place = build.value(ClusterIdOp(0), "in_cluster")
        first = build.mul(place, build.index(columns))
    return build.value(arith.ShLIOp(ranks, first), "mask")


def _elect(build: Inserter, op: ByCopyEngine) -> ElectOp:
    """A tile.elect of one thread of the op's scope."""
    return build.op(ElectOp(WARPGROUP if op.scope == WARPGROUP else None))


def _elect_before(op: ByCopyEngine) -> ElectOp:
    """A tile.elect of the role right before the op; one with only pure ops after it moves."""
    previous: Operation | None = op.prev_op
    while previous is not None and previous.has_trait(Pure()):
        previous = previous.prev_op
    if op.scope == ROLE and isinstance(previous, ElectOp) and previous.scope is None:
        previous.detach()
        location = previous.location
        Inserter.before(op).op(previous).location = location
        return previous
    return _elect(Inserter.before(op), op)
