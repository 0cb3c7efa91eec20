"""Which CTAs of a cluster write into each other's buffers, and so must release slots to whom."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from xdsl.ir import Operation, SSAValue

from gemmc.dialects.interfaces import Multicasting
from gemmc.dialects.tile.kernel import ClusterIdOp, KernelOp, cluster_shape, ints
from gemmc.ir import Inserter

Offset = tuple[int, int]
"""How many rows and columns further on in the cluster, around its edge, a CTA is."""


def multicast_dimensions(copy: Operation) -> tuple[int, ...]:
    """Cluster dimensions along which a copy arrives; none for an ordinary one."""
    if not isinstance(copy, Multicasting) or copy.multicast is None:
        return ()
    return tuple(sorted(set(ints(copy.multicast))))


class Peers:
    """The other CTAs that fill this CTA's buffers: all that a multicast copy of them reaches."""

    def __init__(self, kernel: KernelOp, copies: Iterable[Operation]):
        self._shape = cluster_shape(kernel)
        reached: list[Offset] = []
        for dimensions in sorted({multicast_dimensions(copy) for copy in copies}):
            rows, columns = (n if d in dimensions else 1 for d, n in enumerate(self._shape))
            reached += product(range(rows), range(columns))
        self._offsets = [offset for offset in dict.fromkeys(reached) if offset != (0, 0)]

    @property
    def count(self) -> int:
        return len(self._offsets)

    def ranks(self, build: Inserter) -> list[SSAValue]:
        """Their ranks in the cluster, as index arithmetic on this CTA's place."""
        if not self._offsets:
            return []
        place = [build.value(ClusterIdOp(d), "in_cluster") for d in (0, 1)]
        return [self._rank(build, place, offset) for offset in self._offsets]

    def _rank(self, build: Inserter, place: list[SSAValue], offset: Offset) -> SSAValue:
        """The rank of the CTA at an offset from `place`, modulo the cluster's shape."""
        row, column = (
            at if not distance else build.rem(build.add(at, build.index(distance)), build.index(n))
            for at, distance, n in zip(place, offset, self._shape, strict=True)
        )
        rank = build.add(build.mul(row, build.index(self._shape[1])), column)
        rank.name_hint = "peer"
        return rank
