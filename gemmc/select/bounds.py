"""How long the schedules of a tile take at least: which tiles a choice has to look at more closely.

Strips of tiles have a bound, and each tile one that needs few of the model's numbers (`Floors`),
then a nearer one for its small and for its large clusters. None is above the estimate of a schedule
that it is for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from math import inf

from gemmc.select.clusters import Clusters
from gemmc.select.estimate import beside, in_turns, on_their_way, waits, without_room
from gemmc.select.floors import LESS, Floors
from gemmc.select.groups import Group, Groups
from gemmc.select.model import Model
from gemmc.select.schedule import Axes, Schedule, consumers_of, defers
from gemmc.select.tiles import Tile
from gemmc.select.traffic import TOGETHER, in_step


class Bounds:
    """Of a model's estimates."""

    def __init__(self, model: Model) -> None:
        self.model, self.target = model, model.target
        self._groups = Groups(model)
        self.floors = Floors(model, self._groups)

    def groups(self, shapes: Clusters, first: Schedule) -> tuple[Group, ...]:
        """Those clusters that suit a tile, by size."""
        return self._groups.suiting(shapes, first)

    def nearer(
        self, axes: Axes, first: Schedule, groups: Iterable[Group]
    ) -> Iterator[tuple[float, Group]]:
        """Microseconds that variants of a schedule take at least in the clusters of each group:
        `Floors.tile`, nearer. As `Model.estimate`, with the best that any of the clusters has of
        each number."""
        model, found, sms = self.model, self.target.calibration, self.target.sms
        rows, columns, depth, _, _, swap, _, parts, _, walks = first[:10]
        tile, clock = model.tile(rows, columns, depth, swap, parts), found.clock_ghz * 1e3
        ctas = model.batch * -(-tile.down // rows) * -(-tile.across // columns) * parts
        stored = tile.result_bytes * model.stored / found.store_bytes
        ticket, hidden = found.ticket if parts > 1 else 0.0, self.model.hidden(axes)
        if parts > 1:
            stored += tile.sums_bytes / found.store_bytes
        work = tile.ahead if True in axes.ahead else tile.arithmetic
        copied = model.copies[swap].of(rows, columns, depth)
        ways, dram = self._ways(axes, first, tile), model.read(rows, depth, swap, parts)
        loaded = model.loaded(rows, swap)
        for group in groups:
            sent, least = self._groups.sent(swap, group.best), inf
            high = -(-tile.down // (rows * group.tall))
            broad = -(-tile.across // (columns * group.wide))
            asked = model.asked_for(high, broad, swap)
            for residents, turns, issue, latency in ways:
                slots, resident = group.most * residents, group.least * residents
                resident = resident if resident < ctas else ctas
                rounds, held = -(-ctas // slots), -(-resident // sms)
                share, met = resident / sms, in_step(rounds * tile.steps * depth)
                l2 = depth * min([
                    ((loaded * (row - met * less_row) + rest - met * less) * share) ** TOGETHER
                    + ((loaded * arrived_row + arrived) * held) ** TOGETHER
                    for row, rest, arrived_row, arrived, less_row, less in sent[columns]
                ]) ** (1 / TOGETHER)
                alone = max(tile.alone, copied) * held
                step = tile.steps * waits(alone if alone > issue else issue, l2, latency)
                epilogue, computed = stored * held + ticket, work * held
                if turns:
                    clocks = in_turns(rounds, step, epilogue + computed)
                else:
                    clocks = rounds * step + (rounds - 1) * (computed + hidden * epilogue)
                if not walks:
                    clocks += (rounds - 1) * found.load_latency / residents
                us = beside(clocks / clock, dram * asked) + (epilogue + computed) / clock
                us += found.launch_us * without_room(walks, ctas / slots)
                least = us if us < least else least
            yield (found.launch_us + least) * LESS, group

    def _ways(
        self, axes: Axes, first: Schedule, tile: Tile
    ) -> list[tuple[int, bool, float, float]]:
        """CTAs of an SM and whether consumers take turns, with the clocks that a step takes at
        least of wgmma and of a load."""
        found, (rows, columns, depth) = self.target.calibration, first[:3]
        ways: list[tuple[int, bool, float, float]] = []
        for residents, turns in product(axes.residents, axes.turns):
            alone = tile.alone if turns else tile.alone / consumers_of(rows, turns)
            ring = self.model.ring(rows, columns, depth, residents, turns)
            latency = found.load_latency / on_their_way(ring, residents)
            waits = not turns and (axes.overlap == (True,) or not defers(rows, depth, ring, turns))
            ways.append((residents, turns, alone + found.wgmma_latency * waits, latency))
        return ways
