"""Pass `multicast`: which copies are multicast to a cluster."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import DenseArrayBase, ModuleOp, i64
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.cluster_variation import Variation
from gemmc.analysis.swizzles import PATTERN_ROWS, SPANS
from gemmc.analysis.views import slot_of
from gemmc.analysis.whole_rows import has_whole_rows
from gemmc.dialects.interfaces import Multicasting
from gemmc.dialects.tile.data.views import PartOp, WindowOp
from gemmc.dialects.tile.kernel import ClusterIdOp, KernelOp, cluster_shape
from gemmc.dialects.tile.types import WindowType, bits
from gemmc.errors import Run, refuse
from gemmc.facts import ASSIGNED, CLIPPED, CLUSTER, GRID, MULTICAST, RINGS, Facts
from gemmc.ir import Inserter, kernels, walk_type
from gemmc.transforms.memory._undecided import need_undecided


@dataclass(frozen=True)
class MulticastPass(ModulePass):
    """Load what several CTAs of a cluster need once, each CTA a slice, for all of them.

    Before → after, in a cluster of [2, 1] CTAs:

        %w = tile.window %b[%column, %k]; tile.copy "rhs" %w to %s                  (256×64)
        →
        %i = tile.cluster_id 0
        %w = tile.window %b[%column + 128 %i, %k]                                   (128×64)
        tile.copy "rhs" multicast [0] %w to tile.part %s[%i, 0] of [2, 1]

    Requires: a kernel with a cluster of several CTAs; copies into slots of rings.
    Ensures: a copy that does not vary along a cluster dimension (its window, and whether and how
    often it is run) is sliced by the CTA's place in that dimension, and arrives in every CTA along
    it; the slices make up the tile. Slices are of rows, in multiples of 8, or else of columns, in
    multiples of 32 bytes: then they are parts of swizzle patterns. Other copies stay as they are,
    and so do those of a matrix with rows that the copy engine cannot read.
    Why here: after `multi-buffer` made the buffers the slices go to; before
    `specialize-warps` clones the copies. Serves the pipelines that form clusters.
    """

    name = "multicast"

    def facts(self) -> Facts:
        return Facts(
            requires=(CLUSTER, GRID, RINGS),
            forbids=(MULTICAST, CLIPPED, ASSIGNED.of("copy")),
            establishes=(MULTICAST,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for kernel in kernels(op):
            shape = cluster_shape(kernel)
            copies = [c for c in walk_type(kernel, Multicasting) if c.multicast is None]
            alike = [
                (copy, dimension)
                for copy in copies
                for dimension in (0, 1)
                if shape[dimension] > 1 and not Variation(shape, dimension).of_op(copy)
            ]
            if not alike:
                raise refuse(
                    kernel,
                    "a copy that does not vary along a dimension of a cluster",
                    f"a cluster of {shape[0]} x {shape[1]} and {len(copies)} copies",
                    "run form-cluster before schedule-work",
                )
            for copy, dimension in alike:
                if _is_copied(copy):
                    _multicast(kernel, copy, dimension, shape[dimension])


def _is_copied(copy: Multicasting) -> bool:
    """Whether the copy engine, which alone multicasts, can read the matrix."""
    window = copy.source.owner
    return not isinstance(window, WindowOp) or has_whole_rows(window)


def _multicast(kernel: KernelOp, copy: Multicasting, dimension: int, count: int) -> None:
    window = _window(copy)
    kind = cast(WindowType, copy.source.type)
    along = _sliced(copy, kind, count)
    build = Inserter.before(copy)
    place = build.value(ClusterIdOp(dimension), "in_cluster")
    offsets, shape = list(window.offsets), list(kind.get_shape())
    shape[along] //= count
    offsets[along] = build.add(offsets[along], build.mul(place, build.index(shape[along])))
    rows, columns = shape
    slice_ = window.at(offsets, (rows, columns))
    source, target = copy.source, copy.target
    _exchange(copy, source, build.value(slice_, f"{window.matrix.name_hint}_slice"))
    indices, counts = [build.index(0)] * 2, [1, 1]
    indices[along], counts[along] = place, count
    _exchange(copy, target, build.value(PartOp(target, indices, counts), "part"))
    copy.multicast = DenseArrayBase.from_list(i64, [dimension])
    if window.result.first_use is None:
        window.detach()
        window.erase()


def _exchange(copy: Multicasting, old: SSAValue, new: SSAValue) -> None:
    copy.operands[list(copy.operands).index(old)] = new


def _sliced(copy: Multicasting, kind: WindowType, count: int) -> int:
    """The dimension of the tile that `count` CTAs share evenly."""
    rows, columns = kind.get_shape()
    if rows % (PATTERN_ROWS * count) == 0:
        return 0
    if columns * bits(kind.element_type) // 8 % (SPANS[-1] * count) == 0:
        return 1
    if rows % count == 0:
        return 0
    raise refuse(
        copy,
        f"rows, or multiples of {SPANS[-1]} bytes of them, that {count} CTAs share evenly",
        f"a tile of {rows}x{columns}",
        "change form-cluster's shape or form-kernel's tile",
    )


def _window(copy: Multicasting) -> WindowOp:
    """The window that is to be sliced, of a copy that is to become several."""
    window = copy.source.owner
    if copy.multicast is not None:
        found = "one that varies along neither"
        raise refuse(copy, "a copy that varies along one dimension of the cluster", found)
    if not isinstance(window, WindowOp):
        needed = "a tile.window as the source of a multicast copy"
        raise refuse(copy, needed, f"{copy.source.type}", "run multicast before distribute")
    change = "run multicast before distribute and assign-atoms"
    need_undecided(copy, "a multicast copy of scope role without an atom", change)
    if slot_of(copy.target) is None:
        needed = "the slot of a ring as the target of a multicast copy"
        raise refuse(copy, needed, "a single buffer", Run("multi-buffer"))
    return window
