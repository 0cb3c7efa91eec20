"""Special registers of a warp (PTX ISA, "Special Registers")."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.target import DEFAULT

if TYPE_CHECKING:
    from gemmc.interpret.ptx.grid import Launch

SM_COUNT = DEFAULT.sms
_LANE = np.arange(32, dtype=np.int64)
_LANE_MASKS = {
    "%lanemask_eq": 1 << _LANE,
    "%lanemask_lt": (1 << _LANE) - 1,
    "%lanemask_le": (2 << _LANE) - 1,
    "%lanemask_ge": 0xFFFFFFFF & ~((1 << _LANE) - 1),
    "%lanemask_gt": 0xFFFFFFFF & ~((2 << _LANE) - 1),
}


class SpecialRegisters(dict[str, Any]):
    """Values of 32 lanes by name, each made when it is first read: a program reads few of them."""

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__()
        self._values = values

    def __missing__(self, name: str) -> Any:
        made = self[name] = np.full(32, self._values[name]).astype(np.uint64)
        return made


@lru_cache(maxsize=256)
def _threads(block: tuple[int, int, int], warp: int) -> tuple[Any, Any, Any]:
    """Where the threads of a warp are in their block."""
    thread = warp * 32 + _LANE
    x, y, _ = block
    return thread % x, thread // x % y, thread // (x * y)


def special_registers(
    launch: Launch, number: int, rank: int, warp: int, shared: int
) -> SpecialRegisters:
    """Those of a warp by name, clocks left out."""
    cluster = launch.cluster
    ctaid = launch.place(number)
    size = cluster[0] * cluster[1] * cluster[2]
    triples = {
        "%tid": _threads(launch.block, warp),
        "%ntid": launch.block,
        "%ctaid": ctaid,
        "%nctaid": launch.grid,
        "%clusterid": tuple(a // c for a, c in zip(ctaid, cluster, strict=True)),
        "%nclusterid": tuple(g // c for g, c in zip(launch.grid, cluster, strict=True)),
        "%cluster_ctaid": tuple(a % c for a, c in zip(ctaid, cluster, strict=True)),
        "%cluster_nctaid": cluster,
    }
    values: dict[str, Any] = {
        "%laneid": _LANE,
        "%warpid": warp,
        "%nwarpid": -(-launch.threads // 32),
        "%smid": number % SM_COUNT,
        "%nsmid": SM_COUNT,
        "%gridid": 1,
        "%is_explicit_cluster": size > 1,
        "%cluster_ctarank": rank,
        "%cluster_nctarank": size,
        **_LANE_MASKS,
        "%dynamic_smem_size": launch.dynamic,
        "%total_smem_size": shared,
        "%aggr_smem_size": shared,
    }
    for name, triple in triples.items():
        values.update({f"{name}.{a}": v for a, v in zip("xyz", triple, strict=True)})
    return SpecialRegisters(values)
