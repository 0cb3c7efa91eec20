"""How a kernel cuts and walks its product, in numbers: what the model counts, without any pass."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

from gemmc.plan import Problem
from gemmc.target import Target

LEAST_OUTPUT_ROW = 64
"""Bytes of a row of the one output buffer that is always there (`stage-epilogue`)."""

BARRIERS = 512
"""Bytes of shared memory set aside for barriers."""

ROW_STEP, COLUMN_STEP = 64, 8
"""Of a wgmma (PTX ISA, "wgmma.mma_async": shapes m64nNk16)."""


class Schedule(NamedTuple):
    """Rows, columns and K of a CTA's tile; CTAs of its cluster down and across; whether the product
    is computed transposed; whether a tile is stored behind the next one's products; into how many
    parts K is cut; how many CTAs share an SM."""

    rows: int
    columns: int
    depth: int
    down: int = 1
    across: int = 1
    swap: bool = False
    overlap: bool = False
    parts: int = 1
    residents: int = 1

    def stages(self, bits: int, result_bits: int, target: Target, most: int) -> int:
        """Slots of the rings that shared memory has room for, `most` at most."""
        share = target.sm_shared_bytes // self.residents - target.cta_reserved_bytes
        least = self.rows * min(LEAST_OUTPUT_ROW, self.columns * result_bits // 8)
        slot = (self.rows + self.columns) * self.depth * bits // 8
        return max(1, min(most, (share - least - BARRIERS) // slot))

    @property
    def spelled(self) -> dict[str, str]:
        """Each number as a pipeline's parameter takes it."""
        size = self.down * self.across
        return {
            "rows": str(self.rows),
            "columns": str(self.columns),
            "depth": str(self.depth),
            "cluster": f"{self.down},{self.across}" if size > 1 else "none",
            "swap": str(self.swap).lower(),
            "epilogue": "overlap" if self.overlap else "plain",
            "parts": str(self.parts) if self.parts > 1 else "none",
            "residents": str(self.residents),
        }


def schedules(axes: Mapping[str, Any]) -> Iterator[Schedule]:
    """All combinations: `rows`, `depth`, `parts`, `residents` are lists, `columns` a list or
    {min, max, step}; `clusters` lists pairs; `swap` and `overlap` list truth values."""
    columns = axes["columns"]
    if isinstance(columns, dict):
        columns = range(columns["min"], columns["max"] + 1, columns.get("step", COLUMN_STEP))
    for rows, wide, depth, (down, across), swap, overlap, parts, residents in product(
        axes["rows"],
        columns,
        axes.get("depth", [64]),
        axes.get("clusters", [[1, 1]]),
        axes.get("swap", [False]),
        axes.get("overlap", [False]),
        axes.get("parts", [1]),
        axes.get("residents", [1]),
    ):
        yield Schedule(rows, wide, depth, down, across, swap, overlap, parts, residents)


def worth_while(problem: Problem, each: Schedule) -> bool:
    """Whether the tile and the cluster are no larger than what there is to compute, and a parted K
    has steps for every part."""
    down, across = (problem.n, problem.m) if each.swap else (problem.m, problem.n)
    return (
        (each.columns == COLUMN_STEP or each.columns < across + COLUMN_STEP)
        and (each.rows == ROW_STEP or each.rows < down + ROW_STEP)
        and (each.parts == 1 or each.parts * each.depth < problem.k)
    )
