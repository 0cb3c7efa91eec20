"""Which clusters suit a tile."""

from __future__ import annotations

from typing import NamedTuple

from gemmc.analysis.swizzles import PATTERN_ROWS
from gemmc.select.schedule import Schedule

Clusters = tuple[tuple[int, int], ...]
"""Shapes: CTAs down and across."""

PIECE = 32
"""Elements of K at least that each CTA of a cluster of four loads of what all of them need."""

HELPED = 0.95
"""Of the SMs at least, where half of them help the others to load: of fewer, those that share a
path to memory do not have all of it to themselves, and clusters of four CTAs are faster."""

HELPED_COLUMNS = 16
"""The most of them. The second CTA asks for the columns' operand, too, all of it outside: of 8 and
16 columns that costs nothing that was measured (`Model._l2` counts none), of 24 a fifth."""


class Sharing(NamedTuple):
    """What clusters may do for a tile beside what all may: `helped`, have a second CTA without a
    tile, which loads half of the first one's rows; `cut_k`, cut the columns' operand along K among
    four CTAs below each other."""

    helped: bool
    cut_k: bool

    @staticmethod
    def of(first: Schedule, across: int, ctas: int, slots: tuple[int, int]) -> Sharing:
        """Of a schedule without a cluster, the columns of the product, the CTAs of the grid, and
        how many run at once in clusters of two and of four.

        Help pays where whole tiles are in one column and need half of the SMs or hardly less; cuts
        along K where all tiles are in one round: of several, such clusters take longer
        (bench/log.md, "Clusters for few rows").
        """
        whole = first.parts == first.residents == 1
        alone = whole and across <= first.columns <= HELPED_COLUMNS
        helped = alone and HELPED * slots[0] <= 2 * ctas <= slots[0]
        return Sharing(helped, first.depth >= 4 * PIECE and ctas <= slots[1])


def suiting(
    shapes: Clusters, first: Schedule, sides: tuple[int, int], along_k: tuple[bool, bool],
    sharing: Sharing,
) -> Clusters:  # fmt: skip
    """Those shapes that have work for every CTA of a product of such sides, and cut what they share
    into whole patterns of a swizzle, each of whose operands' rows is along K or not; or that do
    what `sharing` allows."""
    rows, columns, (down, across) = first.rows, first.columns, sides
    return tuple([
        each
        for each in shapes
        for tall, wide in (each,)
        if (tall - 1) * rows < down
        and ((wide - 1) * columns < across or sharing.helped and each == (1, 2))
        and not (wide > 2 and along_k[0] and rows % (PATTERN_ROWS * wide))
        and not (tall > 2 and along_k[1] and columns % (PATTERN_ROWS * tall)
                 and not (sharing.cut_k and each == (4, 1)))
    ])  # fmt: skip
