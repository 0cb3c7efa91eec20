"""Clusters of a choice by their sizes: what bounds of schedules' times look at together."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import chain
from math import gcd, inf, lcm
from typing import NamedTuple

from gemmc.analysis.swizzles import PATTERN_ROWS
from gemmc.select.clusters import Clusters
from gemmc.select.model import Model
from gemmc.select.schedule import ROW_STEP, Schedule
from gemmc.select.traffic import TOGETHER, Traffic, in_step

LARGE = 4
"""CTAs of a cluster of which fewer than SMs run at once (`Target.cluster_slots`)."""


class Group(NamedTuple):
    """Some clusters; of them the widest of each height and a CTA alone, the height of the tallest
    and the width of the widest, and the least and the most CTAs that run at once."""

    clusters: Clusters
    best: Clusters
    tall: int
    wide: int
    least: int
    most: int


Asking = tuple[float, float, float, float]
"""Clocks for an element of K: of L2, for each CTA that asks, at all and for a column of a tile; of
an SM's port, at all and for a column."""


class Sent(dict[int, tuple[Traffic, ...]]):
    """The least that L2 and an SM's port take for a CTA in each of some clusters, by the columns of
    its tile."""

    def __init__(self, model: Model, swap: bool, clusters: Clusters) -> None:
        super().__init__()
        self._model, self._swap, self._clusters = model, swap, clusters
        down, self._across = model.sides(swap)
        self._high = -(-down // ROW_STEP)
        self.lines = model.least_asked(swap, clusters)
        self._arrived = model.arrived[swap]

    def line(self, of: tuple[int, int, int, int], walked: int, ctas: int, sms: int) -> Asking:
        """A line below what tiles of some rows take, `of` these, of columns from and to, of CTAs
        that walk over so many elements of K at least: near for a tile of the last of `of` where so
        many CTAs are on so many SMs.

        What L2 is asked for in the best cluster is concave in columns, so that it lies above the
        line between the narrowest tile and the widest; the sum with what the port takes lies above
        any of its tangents.
        """
        rows, narrow, wide, columns = of
        met, least, most = in_step(walked), inf, inf
        for row, column, less_row, less in self.lines:
            row, column = rows * (row - met * less_row), column - met * less
            now = row + narrow * column
            least = now if now < least else least
            now = row + wide * column
            most = now if now < most else most
        each, (row, port) = (most - least) / (wide - narrow or 1), self._arrived
        least, row = least - each * narrow, rows * row
        asked, arrived = ctas / sms * (least + each * columns), row + columns * port
        both = (asked**TOGETHER + arrived**TOGETHER) ** (1 / TOGETHER)
        of_l2, of_port = (asked / both) ** (TOGETHER - 1), (arrived / both) ** (TOGETHER - 1)
        return of_l2 * least / sms, of_l2 * each / sms, of_port * row, of_port * port

    def __missing__(self, columns: int) -> tuple[Traffic, ...]:
        model, swap, broad = self._model, self._swap, -(-self._across // columns)
        found = self[columns] = tuple([
            model.traffic(columns, self._high, broad, tall, wide, swap)
            for tall, wide in self._clusters
        ])  # fmt: skip
        return found


class Groups:
    """Of a model's clusters."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._sent: dict[tuple[bool, Clusters], Sent] = {}
        self._by_size: dict[Clusters, tuple[Group, ...]] = {}
        self._suiting: dict[
            Clusters, tuple[int, int, int, dict[Hashable, tuple[Group, ...]]]
        ] = {}

    def suiting(self, shapes: Clusters, first: Schedule) -> tuple[Group, ...]:
        """`by_size`, of those clusters that suit a tile (`Model.clusters`)."""
        if shapes not in self._suiting:
            tall, wide = (max(each) for each in zip(*shapes, strict=True))
            whole = PATTERN_ROWS * lcm(*chain.from_iterable(shapes))
            self._suiting[shapes] = tall, wide, whole, {}
        tall, wide, whole, known = self._suiting[shapes]
        rows, columns, swap = first.rows, first.columns, first.swap
        down, across = self._model.sides(swap)
        # All that `Model.clusters` looks at.
        key = (
            swap, min(tall, -(-down // rows)), min(wide, -(-across // columns)),
            gcd(rows, whole), gcd(columns, whole),
            self._model.sharing(first),
        )  # fmt: skip
        if key not in known:
            known[key] = self.by_size(self._model.clusters(shapes, first))
        return known[key]

    def by_size(self, clusters: Clusters) -> tuple[Group, ...]:
        """Small clusters and large: these do not fill the chip, and ask less of L2."""
        if clusters not in self._by_size:
            small = tuple([each for each in clusters if each[0] * each[1] < LARGE])
            large = tuple([each for each in clusters if each[0] * each[1] >= LARGE])
            self._by_size[clusters] = tuple([self._of(each) for each in (small, large) if each])
        return self._by_size[clusters]

    def sent(self, swap: bool, clusters: Clusters) -> Sent:
        """What L2 sends to a CTA in each of some clusters."""
        key = swap, clusters
        if key not in self._sent:
            self._sent[key] = Sent(self._model, swap, clusters)
        return self._sent[key]

    def _of(self, clusters: Clusters) -> Group:
        slots = [self._model.cluster_slots(tall * wide) for tall, wide in clusters]
        best = {tall: wide for tall, wide in sorted(clusters)}
        wide = max(best.values())
        alone = ((1, 1),) if (1, 1) in clusters and best[1] > 1 else ()
        return Group(
            clusters, (*best.items(), *alone), max(best), wide, min(slots), max(slots)
        )
