"""How a kernel cuts and walks its product, in numbers: what the model counts, without any pass."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

from gemmc.target import Target
from gemmc.transforms.memory._room import LEAST_ROW, MOST_STAGES

BARRIERS = 512
"""Bytes of shared memory set aside for barriers."""

ROW_STEP, COLUMN_STEP = 64, 8
"""Of a wgmma (PTX ISA, "wgmma.mma_async": shapes m64nNk16)."""


class Schedule(NamedTuple):
    """Rows, columns and K of a CTA's tile; CTAs of its cluster down and across; whether the product
    is computed transposed; whether a tile is stored behind the next one's products; into how many
    parts K is cut; how many CTAs share an SM; whether a CTA walks over several tiles."""

    rows: int
    columns: int
    depth: int
    down: int = 1
    across: int = 1
    swap: bool = False
    overlap: bool = False
    parts: int = 1
    residents: int = 1
    persistent: bool = True

    def stages(self, bits: int, result_bits: int, target: Target) -> int:
        """Slots of the rings that shared memory has room for."""
        room = target.shared_bytes(self.residents) - BARRIERS
        room -= self.rows * min(LEAST_ROW, self.columns * result_bits // 8)
        slot = (self.rows + self.columns) * self.depth * bits // 8
        return max(1, min(MOST_STAGES, room // slot))

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
            "ctas_per_sm": str(self.residents) if self.residents > 1 else "0",
            "persistent": str(self.persistent).lower(),
        }


def schedules(axes: Mapping[str, Any]) -> Iterator[Schedule]:
    """All combinations: `rows`, `depth`, `parts`, `residents` are lists, `columns` a list or
    {min, max} in steps of an instruction; `clusters` lists pairs; `swap`, `overlap` and
    `persistent` list truth values."""
    columns: Any = axes["columns"]
    if "min" in columns:
        columns = range(columns["min"], columns["max"] + 1, COLUMN_STEP)
    for rows, wide, depth, (down, across), swap, overlap, parts, residents, walks in product(
        axes["rows"],
        columns,
        axes.get("depth", [64]),
        axes.get("clusters", [[1, 1]]),
        axes.get("swap", [False]),
        axes.get("overlap", [False]),
        axes.get("parts", [1]),
        axes.get("residents", [1]),
        axes.get("persistent", [True]),
    ):
        yield Schedule(rows, wide, depth, down, across, swap, overlap, parts, residents, walks)
