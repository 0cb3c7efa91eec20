"""How a kernel is launched: grid, clusters and blocks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Triple = tuple[int, int, int]


@dataclass(frozen=True)
class Launch:
    """Grid and cluster in CTAs, block in threads, dynamic shared memory in bytes."""

    grid: Triple
    cluster: Triple
    block: Triple
    dynamic: int
    parameters: Any
    overlapped: bool = False

    @property
    def threads(self) -> int:
        return self.block[0] * self.block[1] * self.block[2]

    def place(self, number: int) -> Triple:
        """%ctaid of a linear CTA number, x fastest."""
        x, y, _ = self.grid
        return number % x, number // x % y, number // (x * y)

    def clusters(self) -> list[list[int]]:
        """Linear CTA numbers of every cluster, by rank in it."""
        found: dict[Triple, list[tuple[int, int]]] = {}
        for number in range(self.grid[0] * self.grid[1] * self.grid[2]):
            at = self.place(number)
            which = tuple(a // c for a, c in zip(at, self.cluster, strict=True))
            inside = [a % c for a, c in zip(at, self.cluster, strict=True)]
            rank = inside[0] + self.cluster[0] * (inside[1] + self.cluster[1] * inside[2])
            found.setdefault((which[0], which[1], which[2]), []).append((rank, number))
        return [[n for _, n in sorted(members)] for members in found.values()]
