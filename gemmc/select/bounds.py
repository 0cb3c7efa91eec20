"""How long the schedules of a tile take at least: which tiles a choice has to look at more closely.

A tile has a bound that needs few of the model's numbers (`Floors`), for which what tiles have in
common is computed once, and a nearer one for its small and for its large clusters. Neither is above
the estimate of a schedule that it is for.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from itertools import chain, product
from math import gcd, inf, lcm
from typing import NamedTuple

from gemmc.analysis.swizzles import PATTERN_ROWS
from gemmc.select.estimate import beside, in_turns, waits, without_room
from gemmc.select.model import ALONE, SPAN, Clusters, Model, Tile
from gemmc.select.schedule import COLUMN_STEP, ROW_STEP, Axes, Schedule, consumers_of

LARGE = 4
"""CTAs of a cluster of which fewer than SMs run at once (`Target.cluster_slots`)."""


class Group(NamedTuple):
    """Some clusters; of them the widest of each height, the height of the tallest and the width of
    the widest, and the least and the most CTAs that run at once."""

    clusters: Clusters
    best: Clusters
    tall: int
    wide: int
    least: int
    most: int


class Groups:
    """Of a model's clusters."""

    def __init__(self, model: Model) -> None:
        self._model = model
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

    def _of(self, clusters: Clusters) -> Group:
        slots = [self._model.cluster_slots(tall * wide) for tall, wide in clusters]
        best = {tall: wide for tall, wide in sorted(clusters)}
        wide = max(best.values())
        return Group(clusters, tuple(best.items()), max(best), wide, min(slots), max(slots))


LESS = 1 - 1e-9
"""What rounding may take off a bound."""

Width = tuple[int, int, float, float]
"""Columns of tiles, how many lie beside each other, clocks of the tensor cores for a row and an
element of K, and what DRAM's bytes are dearer by for what clusters do not share."""


Cut = tuple[int, int, int, float]
"""Depth of a step, parts of K with work for each, the steps of each, and DRAM's time."""


Strip = tuple[float, float, float, float, float, float, float]
"""Of tiles of some rows: of a step's clocks what a consumer takes of them, and what is added;
clocks to store a column, to compute what is read at all and for a column, what is left of storing
it between rounds, and what DRAM's bytes are dearer by."""


class Floors:
    """Of a model's estimates."""

    def __init__(self, model: Model) -> None:
        self.model, self.problem, self.target = model, model.problem, model.target
        self._known: dict[tuple[int, bool, int], Width] = {}
        found = self.target.calibration
        self._room = min(found.room_us, found.serial_us)

    def of(self, axes: Axes) -> Iterator[tuple[float, Schedule]]:
        """Microseconds that schedules of a tile take at least, and the first of them, where they
        are worth while: products or the latency of wgmma, and epilogues, beside DRAM.

        A tile is no larger than what there is to compute, a wide one of an operand along N has
        whole boxes of it, a parted K has steps for every part, and CTAs walk over several tiles
        just where there are more of them than SMs; where DRAM decides, also a CTA for each.
        """
        cuts = list(self._cuts(axes))
        several = 1 in axes.parts and not self._fills_once(axes)
        for swap in axes.swap:
            (down, across), batch = self.model.sides(swap), self.model.batch
            least = batch * -(-down // max(axes.rows)) * -(-across // axes.columns[-1])
            if least > self.target.sms and not several:
                continue
            widths = self._widths(axes, swap)
            for rows in reversed(axes.rows):
                if rows < down + ROW_STEP or rows <= ROW_STEP:
                    read = [(*cut, self.model.read(rows, cut[0], swap, cut[1])) for cut in cuts]
                    whole = [cut for cut in read if cut[1] == 1] if several else []
                    yield from self._of_rows(axes, rows, swap, widths, (read, whole))

    def _fills_once(self, axes: Axes) -> bool:
        """Whether tiles of which there are more than SMs are not worth while, whatever they are."""
        problem = self.problem
        least = problem.batch * problem.sums * problem.m * problem.n * problem.k / (2 * 64 * 16)
        walks = axes.persistent != (False,) or axes.residents != (1,)
        return not (walks or self.model.waits_for_dram(least))

    def _tiles(
        self, axes: Axes, rows: int, swap: bool, widths: list[Width],
        cuts: tuple[list[Cut], list[Cut]],
    ) -> Iterator[tuple[Schedule, int, int, float, float, float]]:
        """Those of some rows, with their CTAs, the steps of each and what a step takes of the
        tensor cores, DRAM's time, and how much dearer its bytes are; `cuts` where there is a tile
        for an SM, and where there are more."""
        sms, alone = self.target.sms, axes.residents == (1,)
        high = self.model.batch * -(-self.model.sides(swap)[0] // rows)
        for columns, wide, clocks_of_row, asked in reversed(widths):
            tiles, of_row = high * wide, rows * clocks_of_row
            for depth, parts, steps, dram in cuts[tiles > sms]:
                ctas, step = tiles * parts, depth * of_row
                walks = ctas > sms and alone and parts == 1
                if axes.persistent and walks not in axes.persistent:
                    if not (walks and self.model.waits_for_dram(tiles * steps * step)):
                        continue
                    walks = False
                tile = Schedule(rows, columns, depth, 1, 1, swap, False, parts, 1, walks)
                yield tile, ctas, steps, step, dram, asked

    def _of_rows(
        self, axes: Axes, rows: int, swap: bool, widths: list[Width],
        cuts: tuple[list[Cut], list[Cut]],
    ) -> Iterator[tuple[float, Schedule]]:
        """`of` tiles of some rows."""
        found, sms = self.target.calibration, self.target.sms
        share, added, area, once, each, hidden, dearer = self._strip(axes, rows, swap)
        clock, launch, most = found.clock_ghz * 1e3, found.launch_us, sms * max(axes.residents)
        turns, others = axes.turns == (True,), (1 - ALONE) / sms
        one = axes.clusters if axes.residents == (1,) and len(axes.clusters) == 1 else ()
        slots = self.model.cluster_slots(one[0][0] * one[0][1]) if one else sms
        for tile, ctas, steps, step, dram, asked in self._tiles(axes, rows, swap, widths, cuts):
            issue, rounds = step * share + added, -(-ctas // slots)
            step = step if step > issue else issue
            columns, depth, parts, walks = tile[1], tile[2], tile[7], tile[9]
            if one:  # Of one shape of clusters it is known what L2 has to send.
                l2 = depth * self.model.of_l2(rows, columns, swap, one)
                step = waits(step, l2 * (ALONE + others * (ctas if ctas < slots else slots)), 0.0)
            stored, work = area * columns, once + each * columns
            last, clocks = stored + work, steps * step
            if parts > 1:
                last += found.ticket + parts * rows * columns * 4 / found.store_bytes
            if turns:
                clocks = rounds * (clocks if clocks > last else (clocks + last) / 2)
            else:
                clocks = rounds * clocks + (rounds - 1) * (work + hidden * stored)
            us = launch + beside(clocks / clock, dram * (dearer + asked)) + last / clock
            yield (us + self._room * without_room(walks, ctas / most)) * LESS, tile

    def _strip(self, axes: Axes, rows: int, swap: bool) -> Strip:
        model, found = self.model, self.target.calibration
        down, _ = model.sides(swap)
        by_itself = axes.residents == (1,) and axes.turns == (False,)
        tallest = max([tall for tall, _ in axes.clusters])
        area = rows * self.problem.result_bits / 8 * model.stored / found.store_bytes
        alone = axes.residents == (1,) and len(axes.turns) == 1
        once, each = model.work.line(rows, swap, True in axes.ahead) if alone else (0.0, 0.0)
        hidden = model.hidden(axes) if by_itself else 0.0
        share = 1 / consumers_of(rows, False) if by_itself else 0.0
        latency = found.wgmma_latency if by_itself else 0.0
        asked = model.asked_for(-(-down // (rows * tallest)), 1, swap)
        return share, latency, area, once, each, hidden, asked

    def _widths(self, axes: Axes, swap: bool) -> list[Width]:
        """Those that there is something to compute for, and whose boxes are whole."""
        model, known = self.model, self._known
        _, across = model.sides(swap)
        in_spans = not model.along_k[0 if swap else 1]
        widest = max([wide for _, wide in axes.clusters])
        dear, found = model.asked_for(1, 1 << 62, swap) - 1, list[Width]()
        for columns in axes.columns:
            if columns >= across + COLUMN_STEP and columns > COLUMN_STEP:
                break
            if in_spans and columns > SPAN and columns % SPAN:
                continue
            key = columns, swap, widest
            if key not in known:
                broad = -(-across // (columns * widest)) or 1
                clocks = model.products(1, columns)
                known[key] = columns, -(-across // columns), clocks, dear * (1 - 1 / broad)
            found.append(known[key])
        return found

    def _cuts(self, axes: Axes) -> Iterator[tuple[int, int, int]]:
        """Depths of a step, parts of K with work for each, and the steps of each."""
        for depth, parts in product(axes.depths, axes.parts):
            whole = self.problem.sums * -(-self.problem.k // depth)
            steps = -(-whole // parts)
            if parts == 1 or (parts - 1) * steps < whole:
                yield depth, parts, steps


class Bounds:
    """Of a model's estimates."""

    def __init__(self, model: Model) -> None:
        self.model, self.target = model, model.target
        self._groups = Groups(model)
        self._floors = Floors(model)
        found = self.target.calibration
        self._room = min(found.room_us, found.serial_us)

    def floors(self, axes: Axes) -> Iterator[tuple[float, Schedule]]:
        """Microseconds that schedules of a tile take at least, and the first of them: of all tiles
        that are worth while."""
        return self._floors.of(axes)

    def groups(self, shapes: Clusters, first: Schedule) -> tuple[Group, ...]:
        """Those clusters that suit a tile, by size."""
        return self._groups.suiting(shapes, first)

    def nearer(
        self, axes: Axes, first: Schedule, groups: Iterable[Group]
    ) -> Iterator[tuple[float, Group]]:
        """Microseconds that variants of a schedule take at least in the clusters of each group:
        `floors`, nearer. As `Model.estimate`, with the best that any of the clusters has of each
        number."""
        model, found, sms = self.model, self.target.calibration, self.target.sms
        rows, columns, depth, _, _, swap, _, parts, _, walks = first[:10]
        tile, clock = model.tile(rows, columns, depth, swap, parts), found.clock_ghz * 1e3
        ctas = model.batch * -(-tile.down // rows) * -(-tile.across // columns) * parts
        stored = tile.result_bytes * model.stored / found.store_bytes
        ticket, hidden = found.ticket if parts > 1 else 0.0, self.model.hidden(axes)
        if parts > 1:
            stored += tile.sums_bytes / found.store_bytes
        work = tile.ahead if True in axes.ahead else tile.arithmetic
        ways, dram = self._ways(axes, first, tile), model.read(rows, depth, swap, parts)
        for group in groups:
            least, delivered = inf, depth * model.of_l2(rows, columns, swap, group.best)
            high = -(-tile.down // (rows * group.tall))
            broad = -(-tile.across // (columns * group.wide))
            asked = model.asked_for(high, broad, swap)
            for residents, turns, issue, latency in ways:
                slots, resident = group.most * residents, group.least * residents
                resident = resident if resident < ctas else ctas
                rounds, held = -(-ctas // slots), -(-resident // sms)
                l2 = delivered * (ALONE + (1 - ALONE) * resident / sms)
                alone = tile.alone * held
                step = tile.steps * waits(alone if alone > issue else issue, l2, latency)
                epilogue, computed = stored * held + ticket, work * held
                if turns:
                    clocks = in_turns(rounds, step, epilogue + computed)
                else:
                    clocks = rounds * step + (rounds - 1) * (computed + hidden * epilogue)
                if not walks:
                    clocks += (rounds - 1) * found.load_latency / residents
                us = beside(clocks / clock, dram * asked) + (epilogue + computed) / clock
                us += self._room * without_room(walks, ctas / slots)
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
            latency = found.load_latency / max(1, ring - 1)
            ways.append((residents, turns, alone + (0 if turns else found.wgmma_latency), latency))
        return ways
