"""What schedules take at least, by a model: which of thousands need not be looked at.

A tile has a bound that needs few of the model's numbers, and a nearer one for some of its clusters.
Neither is above the estimate of a schedule that it is for.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from gemmc.select.estimate import beside, in_turns, waits, without_room
from gemmc.select.model import ALONE, SPAN, Clusters, Model
from gemmc.select.schedule import COLUMN_STEP, ROW_STEP, Axes, Schedule, consumers_of

LESS = 1 - 1e-9
"""What rounding may take off a bound."""


class _Group(NamedTuple):
    """Of some clusters the widest of each height, the height of the tallest and the width of the
    widest, and the least and the most CTAs that run at once."""

    best: Clusters
    tall: int
    wide: int
    least: int
    most: int


class Bounds:
    """Of a model's estimates."""

    def __init__(self, model: Model) -> None:
        self.model, self.problem, self.target = model, model.problem, model.target
        self._groups: dict[Clusters, _Group] = {}

    def floors(self, axes: Axes) -> Iterator[tuple[float, Schedule]]:
        """Microseconds that schedules of a tile take at least, and the first of them, where they
        are worth while: products or the latency of wgmma, and epilogues, beside DRAM.

        A tile is no larger than what there is to compute, a wide one of an operand along N has
        whole boxes of it, a parted K has steps for every part, and CTAs walk over several tiles
        just where there are more of them than SMs; where DRAM decides, also a CTA for each.
        """
        model, found, sms = self.model, self.target.calibration, self.target.sms
        most = max(axes.residents)
        clock, room = found.clock_ghz * 1e3, min(found.room_us, found.serial_us)
        alone, cuts = axes.residents == (1,), list(self._cuts(axes))
        by_itself = alone and axes.turns == (False,)
        ahead = True in axes.ahead
        held_back = True in axes.overlap and (ahead or not self.problem.inputs)
        hidden = found.overlapped if held_back else 1.0
        for swap, rows in product(axes.swap, axes.rows):
            waits = (1 / consumers_of(rows, False), found.wgmma_latency) if by_itself else (0, 0)
            read = [(*cut, model.read(rows, cut[0], swap, cut[1])) for cut in cuts]
            for columns, tiles, slice_, stored, arithmetic, asked in self._widths(axes, swap, rows):
                for depth, parts, steps, dram in read:
                    if parts > 1 and tiles > sms:
                        continue
                    held = -(-tiles * parts // sms)
                    walks = held > 1 and alone and parts == 1
                    step = depth * slice_
                    if axes.persistent and walks not in axes.persistent:
                        if not (walks and model.waits_for_dram(tiles * steps * step)):
                            continue
                        walks = False
                    step = max(step, step * waits[0] + waits[1])
                    clocks = held * steps * step + stored
                    if by_itself:
                        clocks += held * arithmetic + (held - 1) * hidden * stored
                    if parts > 1:
                        clocks += found.ticket + parts * rows * columns * 4 / found.store_bytes
                    us = found.launch_us + beside(clocks / clock, dram * asked)
                    us += room * without_room(walks, tiles * parts / (sms * most))
                    yield us, Schedule(
                        rows, columns, depth, 1, 1, swap, False, parts, 1, walks
                    )

    def _widths(
        self, axes: Axes, swap: bool, rows: int
    ) -> Iterator[tuple[int, int, float, float, float, float]]:
        """Columns of tiles of some rows, how many tiles they are, and a tile's clocks: of products
        for an element of K, of storing it, and of its arithmetic; and how much longer DRAM takes in
        the largest clusters because of what they do not share."""
        model = self.model
        down, across = model.sides(swap)
        if rows >= down + ROW_STEP and rows > ROW_STEP:
            return
        in_spans = not model.along_k[0 if swap else 1]
        high = model.batch * -(-down // rows)
        tallest, widest = (max(each) for each in zip(*axes.clusters, strict=True))
        clusters_high = -(-down // (rows * tallest))
        area = rows * self.problem.result_bits / 8 * model.stored
        area /= self.target.calibration.store_bytes
        for columns in axes.columns:
            if in_spans and columns > SPAN and columns % SPAN:
                continue
            if columns >= across + COLUMN_STEP and columns > COLUMN_STEP:
                break
            tiles, slice_ = high * -(-across // columns), model.products(rows, columns)
            asked = model.asked_for(clusters_high, -(-across // (columns * widest)), swap)
            work = model.work.clocks(rows, columns, swap, True in axes.ahead)
            yield columns, tiles, slice_, area * columns, work, asked

    def _cuts(self, axes: Axes) -> Iterator[tuple[int, int, int]]:
        """Depths of a step, parts of K with work for each, and the steps of each."""
        for depth, parts in product(axes.depths, axes.parts):
            whole = self.problem.sums * -(-self.problem.k // depth)
            steps = -(-whole // parts)
            if parts == 1 or (parts - 1) * steps < whole:
                yield depth, parts, steps

    def floor(self, axes: Axes, first: Schedule, clusters: Clusters) -> float:
        """Microseconds that variants of a schedule take at least in some clusters: `floors`,
        nearer. As `estimate`, with the best that any of the clusters has of each number."""
        model, found, sms = self.model, self.target.calibration, self.target.sms
        rows, columns, depth, _, _, swap, _, parts, _, walks = first[:10]
        tile = model.tile(rows, columns, depth, swap, parts)
        down, across, _, _, row_bytes, alone, steps = tile[:7]
        ctas = model.batch * -(-down // rows) * -(-across // columns) * parts
        group, tall, wide, least, most = self._group(clusters)
        l2 = min([model.delivered(rows, columns, t, w, tile) for t, w in group])
        l2 *= row_bytes / found.l2_bytes
        stored = tile.result_bytes * model.stored / found.store_bytes
        if parts > 1:
            stored += tile.sums_bytes / found.store_bytes
        ahead = True in axes.ahead
        overlaps = True in axes.overlap and (ahead or not self.problem.inputs)
        hidden = found.overlapped if overlaps else 1.0
        best, clock = float("inf"), found.clock_ghz * 1e3
        dram, room = model.read(rows, depth, swap, parts), min(found.room_us, found.serial_us)
        dram *= model.asked_for(-(-down // (rows * tall)), -(-across // (columns * wide)), swap)
        for residents, turns in product(axes.residents, axes.turns):
            slots = most * residents
            rounds, resident = -(-ctas // slots), min(ctas, least * residents)
            held = -(-resident // sms)
            consumers = consumers_of(rows, turns)
            issue = alone if turns else alone / consumers + found.wgmma_latency
            shared = ALONE + (1 - ALONE) * resident / sms
            ring = model.ring(rows, columns, depth, residents, turns)
            latency = found.load_latency / max(1, ring - 1)
            step = waits(max(alone * held, issue), l2 * shared, latency)
            epilogue = stored * held + (found.ticket if parts > 1 else 0)
            work = (tile.ahead if ahead else tile.arithmetic) * held
            if turns:
                clocks = in_turns(rounds, steps * step, epilogue + work)
            else:
                clocks = rounds * steps * step + (rounds - 1) * (work + hidden * epilogue)
            if not walks:
                clocks += (rounds - 1) * found.load_latency / residents
            us = found.launch_us + beside(clocks / clock, dram) + (epilogue + work) / clock
            best = min(best, us + room * without_room(walks, ctas / slots))
        return best * LESS

    def _group(self, clusters: Clusters) -> _Group:
        if clusters not in self._groups:
            slots = [self.model.cluster_slots(tall * wide) for tall, wide in clusters]
            best = {tall: wide for tall, wide in sorted(clusters)}
            wide = max(best.values())
            self._groups[clusters] = _Group(
                tuple(best.items()), max(best), wide, min(slots), max(slots)
            )
        return self._groups[clusters]
