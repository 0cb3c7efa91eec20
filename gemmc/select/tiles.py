"""What the model counts of a tile and of a grid before it asks how long they take."""

from __future__ import annotations

from typing import NamedTuple


class Tile(NamedTuple):
    """What the schedules of a tile have in common: rows and columns of the product as it is
    computed; clocks of the tensor cores for a step; steps of a part; bytes of a tile's result and
    of the sums of its parts; clocks of its arithmetic with what it reads, and where that is in
    registers."""

    down: int
    across: int
    alone: float
    steps: int
    result_bytes: float
    sums_bytes: int
    arithmetic: float
    ahead: float


class Grid(NamedTuple):
    """How a schedule's CTAs are spread: clusters below and beside each other; tiles, and CTAs, one
    for each part of one; how many CTAs the GPU holds at once; rounds; CTAs in the first of these,
    of all SMs and of one."""

    high: int
    broad: int
    tiles: int
    ctas: int
    slots: int
    rounds: int
    resident: int
    held: int
