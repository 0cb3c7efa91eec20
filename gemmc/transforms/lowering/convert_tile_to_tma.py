"""Pass `convert-tile-to-tma`: copies spelled as tensor-map loads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.traits import Pure

from gemmc.analysis.peers import multicast_dimensions
from gemmc.dialects.tile.attrs import ROLE, THREAD, WARPGROUP
from gemmc.dialects.tile.data.moves import CopyOp
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.dialects.tile.kernel import ClusterIdOp, ElectOp, KernelOp, cluster_shape
from gemmc.dialects.tile.output import BulkStoreOp
from gemmc.dialects.tma import PROMOTIONS, CommitGroupOp, LoadOp, StoreOp
from gemmc.errors import GemmcError, refuse
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

    Requires: copies of scope role whose source is a tile.window and which signal a barrier;
    bulk stores to contiguous parts of windows; windows of kernel arguments, clipped where those
    end.
    Ensures: no tile.copy or tile.bulk_store with a tma atom. A box is at most one swizzle span wide
    and 256 rows high, so a ragged panel is clipped on its own; neighbouring issues share one
    tile.elect.
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
            for inner in walk_type(kernel, CopyOp):
                if inner.atom is not None and inner.atom.instruction.data == "tma":
                    found = True
                    _convert_copy(kernel, inner, maps)
            for inner in walk_type(kernel, BulkStoreOp):
                if inner.atom is not None and inner.atom.instruction.data == "tma_store":
                    found = True
                    _convert_bulk_store(inner, maps)
            erase_dead(kernel)
            if self.prefetch and found:
                maps.prefetch(kernel)
        if not found:
            raise refuse(
                op,
                "a tile.copy with atom tma, or a tile.bulk_store with atom tma_store",
                "none",
                "run assign-atoms{copy=tma}",
            )


def _convert_copy(kernel: KernelOp, copy: CopyOp, maps: TensorMaps) -> None:
    window = copy.source.owner
    if not isinstance(window, WindowOp):
        raise refuse(copy, "a tile.window as the source", f"{copy.source.type}")
    if copy.signal is None:
        raise refuse(copy, "a barrier to signal", "none", "run insert-barriers first")
    if copy.scope != ROLE:
        raise refuse(copy, "a copy of scope role for tma", f"scope {copy.scope.word}")
    map = maps.of(copy, window, cast(MemRefType, copy.target.type))
    elect = _elect_before(copy)
    mask = _mask(Inserter.before(elect), kernel, copy)
    build = Inserter.at_end(elect.body.block, copy)
    for part, at in each_box(build, copy, copy.target, list(window.offsets)):
        build.op(LoadOp(map, at, part, copy.signal, copy.iteration, mask, copy.cache))
    copy.detach()
    copy.erase()


def _convert_bulk_store(store: BulkStoreOp, maps: TensorMaps) -> None:
    """One bulk group per store, issued by one thread of the scope."""
    build = Inserter.before(store)
    window, origin = window_origin(build, store, store.target)
    if store.scope == THREAD:
        raise refuse(store, "a bulk store of scope role or warpgroup", "scope thread")
    map = maps.of(store, window, cast(MemRefType, store.source.type))
    elect = build.op(ElectOp(WARPGROUP if store.scope == WARPGROUP else None))
    inside = Inserter.at_end(elect.body.block, store)
    for part, at in each_box(inside, store, store.source, origin):
        inside.op(StoreOp(part, map, at, store.cache))
    inside.op(CommitGroupOp())
    store.detach()
    store.erase()


def _mask(build: Inserter, kernel: KernelOp, copy: CopyOp) -> SSAValue | None:
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


def _elect_before(copy: CopyOp) -> ElectOp:
    """A tile.elect of the role right before the copy; one with only pure ops after it moves."""
    previous: Operation | None = copy.prev_op
    while previous is not None and previous.has_trait(Pure()):
        previous = previous.prev_op
    if isinstance(previous, ElectOp) and previous.scope is None:
        previous.detach()
        location = previous.location
        Inserter.before(copy).op(previous).location = location
        return previous
    return Inserter.before(copy).op(ElectOp())
