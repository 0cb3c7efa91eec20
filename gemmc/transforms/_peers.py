"""Which CTAs of a cluster write into each other's buffers, and so must release slots to whom."""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.ir import SSAValue

from gemmc.dialects.tile.data import CopyOp
from gemmc.dialects.tile.kernel import ClusterIdOp, KernelOp, cluster_shape, ints
from gemmc.transforms._ir import Inserter


def multicast_dimensions(copy: CopyOp) -> tuple[int, ...]:
    """Cluster dimensions along which a copy arrives; none for an ordinary one."""
    return () if copy.multicast is None else ints(copy.multicast)


class Peers:
    """The other CTAs that fill this CTA's buffers: along each dimension of a multicast copy."""

    def __init__(self, kernel: KernelOp, copies: Iterable[CopyOp]):
        self._shape = cluster_shape(kernel)
        self._dimensions = sorted({d for copy in copies for d in multicast_dimensions(copy)})

    @property
    def count(self) -> int:
        return sum(self._shape[d] - 1 for d in self._dimensions)

    def ranks(self, build: Inserter) -> list[SSAValue]:
        """Their ranks in the cluster, as index arithmetic on this CTA's place."""
        if not self._dimensions:
            return []
        place = [build.value(ClusterIdOp(d), "in_cluster") for d in (0, 1)]
        found: list[SSAValue] = []
        for dimension in self._dimensions:
            size = build.index(self._shape[dimension])
            for distance in range(1, self._shape[dimension]):
                moved = build.rem(build.add(place[dimension], build.index(distance)), size)
                row, column = (moved if d == dimension else place[d] for d in (0, 1))
                rank = build.add(build.mul(row, build.index(self._shape[1])), column)
                rank.name_hint = "peer"
                found.append(rank)
        return found
