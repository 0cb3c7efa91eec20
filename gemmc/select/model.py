"""How long a kernel takes, from first principles: which schedule suits a problem.

A kernel works in rounds: each SM has a tile (or several, one of each CTA that it holds) and goes
through the steps of K. A step takes as long as the slowest of what it needs:

- the tensor cores: a wgmma of 64 rows and C columns takes C/2 clocks (NVIDIA H100 architecture:
  1024 dense 16-bit FMA a clock and SM) and some for itself, which is what narrow tiles lose;
- a warpgroup's share of the products and the latency of wgmma itself, unless they run on while the
  next step's are issued;
- L2, which all SMs ask: once for what a cluster shares, and in part once for whole lines that CTAs
  without a cluster ask for at the same time. Rows that begin inside of a line are asked for in more
  pieces, and rows outside of the matrix are answered one after another, if they are asked for;
- the SM's port, where all of a tile's bytes arrive, shared or not;
- the threads of its producer, where rows of an operand are no whole 16 bytes and they copy it;
- the latency of a load, hidden by the stages of the ring.

Products, memory and latency wait for each other where none is far ahead (`estimate.py`). Then the
epilogue of each round, hidden or not, with its arithmetic and its other inputs. All of it is beside
the time that DRAM needs for the operands and the result, longer where some SMs have nothing to ask
for (`UNEVEN`) and where a step's boxes are behind the end of K; but the last epilogue
begins when the last operand is there, and comes on top.

Where a launch begins while the one before it ends, its CTAs take the SMs that happen to be free.
If they fit beside those of the launch before, they all wait there and begin at once. If that one
fills the GPU, none can, which costs a share of what is between two launches (`without_room`). If
SMs are left over, the ones that began early take DRAM's bytes from the others, and the last ends
late; such launches had better wait. Where several CTAs share an SM it costs less. The constants are
the target's (`gemmc.target.Calibration`); where they come from is said there.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log2, sqrt

from gemmc.analysis.swizzles import whole_patterns
from gemmc.analysis.whole_rows import are_whole
from gemmc.plan import Problem
from gemmc.select.clusters import Clusters, Sharing, suiting
from gemmc.select.epilogue import EpilogueCost
from gemmc.select.estimate import (
    Estimate,
    beside,
    doublings,
    in_turns,
    in_two_groups,
    on_their_way,
    waits,
    without_room,
)
from gemmc.select.schedule import (
    COLUMN_STEP,
    ROW_STEP,
    Axes,
    Schedule,
    consumers_of,
    defers,
    stages_of,
)
from gemmc.select.tiles import Grid, Tile
from gemmc.select.traffic import LINE, TOGETHER, Traffic, bytes_of, common, copies_of, in_step
from gemmc.target import DEFAULT, Target

WIDEST = 256
"""Columns of a wgmma; wider tiles take two."""

SPAN = 64
"""Elements of 16 bits of such a line: what an operand that lies along N is loaded in."""

UNEVEN = 0.12
"""Exponent of what DRAM's time grows by where rounds have more places than there are CTAs, or,
where several have place on an SM, where there are more SMs than CTAs."""

SPREAD, SPREAD_OVER = 0.03, 0.55
"""The same of clusters of four and eight that need half of the SMs or hardly more: the GPU spreads
them over its parts more evenly than as many CTAs alone, of which some share a path to memory."""

IN_SECTORS = 0.12
"""How much more of DRAM's time CTAs that share an SM take whose rows begin inside of sectors: the
copy engine asks 2.8 times for each line of such rows (bench/log.md)."""

PARTED_ROWS = 4
"""Columns of a tile, at least, for each row that a CTA alone loads of those that there are, where
rows begin inside of sectors: all CTAs ask for the same rows, and tiles of fewer columns take up to
a fifth longer than expected (bench/log.md)."""

LONG = 10**12
"""Multiplications of a product from which on its CTAs wait for each other in each round, since they
would drift apart; one of fewer gains nothing by it."""


class Model:
    """Estimates for one problem on one target."""

    def __init__(self, problem: Problem, target: Target = DEFAULT) -> None:
        self.problem, self.target = problem, target
        self.batch, self._bits = problem.batch, problem.bits
        size = problem.bits // 8
        self._cost = tuple(bytes_of(row * size, target.calibration) for row in problem.rows[:2])
        sides = problem.batches[0] * problem.m, problem.batches[1] * problem.n
        self._shares = tuple(each * problem.k * size / max(1, problem.bytes) for each in sides)
        self.stored = bytes_of(problem.rows[2] * problem.result_bits // 8, target.calibration).asked
        self.stored *= problem.columns / problem.n
        self.along_k = problem.layout[0] == "n", problem.layout[1] == "t"
        port = size / target.calibration.port_bytes
        arrived = [each.arrived * port for each in self._cost]
        self.arrived = tuple(arrived), tuple(arrived[::-1])
        self._dram = problem.bytes / target.calibration.dram_bytes_us
        self._by_engine = are_whole(problem.rows[:2], problem.bits)
        left, right, _ = problem.rows
        sides_of = (left, right), (right, left)
        self.copies = tuple(copies_of(rows, problem.bits) for rows in sides_of)
        self._there = self._rows_there(problem)
        self._beside = PARTED_ROWS * self._there if self._cost[0].parted else 0
        self._drifts = problem.volume >= LONG and self._by_engine and problem.told == "none"
        self.work = EpilogueCost(problem, target)
        self._tiles: dict[tuple[int, int, int, bool, int], Tile] = {}
        self._rooms: dict[int, int] = {}
        self._boxes: dict[tuple[int, bool], tuple[float, float]] = {}
        self._slots: dict[int, int] = {}
        self._reads: dict[tuple[int, int, bool, bool], float] = {}

    @staticmethod
    def _rows_there(problem: Problem) -> int:
        """Rows of the left operand, in patterns of a swizzle, if only those can be loaded
        (`clip-copies`), or more than any tile has."""
        if problem.layout[0] == "t" or not are_whole(problem.rows[:1], problem.bits):
            return 1 << 31
        return whole_patterns(problem.most_rows)

    def loaded(self, rows: int, swap: bool) -> int:
        """Rows of the left operand that a CTA alone loads for a tile of so many."""
        return rows if swap or rows < self._there else self._there

    def sides(self, swap: bool) -> tuple[int, int]:
        """Rows and columns of the product, as it is computed."""
        return (self.problem.n, self.problem.m) if swap else (self.problem.m, self.problem.n)

    def clusters(self, shapes: Clusters, first: Schedule) -> Clusters:
        """Those shapes of clusters that suit a tile (`clusters.suiting`)."""
        left, right = self.along_k
        along_k = (right, left) if first.swap else (left, right)
        return suiting(shapes, first, self.sides(first.swap), along_k, self.sharing(first))

    def sharing(self, first: Schedule) -> Sharing:
        """What else clusters may do for a tile (`clusters.Sharing`)."""
        down, across = self.sides(first.swap)
        ctas = self.batch * -(-down // first.rows) * -(-across // first.columns) * first.parts
        slots = self.cluster_slots(2), self.cluster_slots(4)
        return Sharing.of(first, across, ctas, slots)

    def variants(
        self, axes: Axes, first: Schedule, clusters: Clusters | None = None
    ) -> Iterator[Schedule]:
        """Those with a schedule's tile, in all clusters that suit it or in some of them."""
        found = self.target.calibration
        late = self._dram * found.late > found.launch_us
        may_end = not axes.persistent or False in axes.persistent
        ends = first.persistent and may_end and self.waits_for_dram(self._products_of(first))
        clusters = self.clusters(axes.clusters, first) if clusters is None else clusters
        for each in map(self._settled, axes.variants(first, clusters)):
            yield each
            if late and each.residents == 1 and 0.5 < self._filled(each) < 1:
                yield each._replace(dependent=False)
            if ends and not (each.overlap or each.turns):
                yield each._replace(persistent=False, throttled=False)

    def _settled(self, each: Schedule) -> Schedule:
        """A schedule with what follows from its numbers and the problem."""
        throttled = self._drifts and each.persistent
        deferred = False
        if self._by_engine and not (each.overlap or each.ahead):
            rows, columns, depth = each[:3]
            ring = self.ring(rows, columns, depth, each.residents, each.turns)
            deferred = defers(rows, depth, ring, each.turns)
        clipped = self._there < each.rows < self._there + ROW_STEP and not (each.swap or each.turns)
        clipped = clipped and each.down == each.across == 1 and each.columns >= self._beside
        if throttled or deferred or clipped:
            return each._replace(throttled=throttled, deferred=deferred, clipped=clipped)
        return each

    def _products_of(self, first: Schedule) -> float:
        """Clocks of the tensor cores for all tiles of a schedule."""
        tile = self.tile(*first[:3], first.swap, first.parts)
        return self._clusters(first)[2] * tile.steps * tile.alone

    def waits_for_dram(self, clocks: float) -> bool:
        """Whether DRAM takes twice as long as products of so many clocks of an SM."""
        clock = self.target.calibration.clock_ghz * 1e3
        return self._dram > 2 * clocks / (clock * self.target.sms)

    def read(self, rows: int, depth: int, swap: bool, parts: int) -> float:
        """Microseconds that DRAM needs: longer for short pieces of rows, as a step reads them of
        the operand that has most of a tile's rows, for boxes of the last step that are behind the
        end of K, and where K is in parts."""
        key = rows, depth, swap, parts > 1
        if key not in self._reads:
            along_k, k = self.along_k[1 if swap else 0], self.problem.k
            piece = (depth if along_k else rows) * self._bits // 8
            found = self.target.calibration
            more = found.short_rows * sqrt(LINE / piece)
            more += max(0, -(-k // depth) * depth - -(-k // SPAN) * SPAN) / max(1, k)
            self._reads[key] = self._dram * (1 + more) * (1 + found.short_rows * (parts > 1))
        return self._reads[key]

    def asked_for(self, high: int, broad: int, swap: bool) -> float:
        """How much longer DRAM's bytes take because clusters ask for them that do not share them:
        each of so many below each other for the columns' operand, of so many beside each other for
        the rows'."""
        left, right = reversed(self._shares) if swap else self._shares
        more = left * (1 - 1 / max(1, broad)) + right * (1 - 1 / max(1, high))
        return 1 + self.target.calibration.asked_again * more

    def traffic(
        self, columns: int, high: int, broad: int, tall: int, wide: int, swap: bool
    ) -> Traffic:
        """What L2 and the port take for a CTA's tile, of so many clusters below and beside each
        other. What a cluster shares is asked for once, but arrives at each SM."""
        left, right = self._cost[::-1] if swap else self._cost
        found, size = self.target.calibration, self._bits / 8
        share, more = columns / tall, self.more_boxes(columns, swap)[tall == 2]
        more *= share if self.along_k[0 if swap else 1] else columns
        asked, port = size / found.l2_bytes, size / found.port_bytes
        alone, across = tall == wide == 1, (share + more) * asked
        return Traffic(
            left.asked / wide * asked, right.asked * across,
            left.arrived * port, (columns + more) * right.arrived * port,
            common(left, broad, found) * asked if alone else 0.0,
            common(right, high, found) * across if alone else 0.0,
        )  # fmt: skip

    def least_asked(
        self, swap: bool, clusters: Clusters
    ) -> list[tuple[float, float, float, float]]:
        """Clocks of L2 for a row, and for a column, of a tile and an element of K at least, if all
        SMs ask, in each of some clusters; and what CTAs alone that walk in step ask less for at
        most."""
        (left, right), (down, across) = self._cost[::-1] if swap else self._cost, self.sides(swap)
        found, scale = self.target.calibration, self._bits / 8 / self.target.calibration.l2_bytes
        row, column = left.asked * scale, right.asked * scale
        less_row = common(left, -(-across // COLUMN_STEP), found) * scale
        less = common(right, -(-down // ROW_STEP), found) * scale
        return [
            (row / wide, column / tall, less_row if alone else 0.0, less if alone else 0.0)
            for tall, wide in clusters for alone in (tall == wide == 1,)
        ]  # fmt: skip

    def hidden(self, axes: Axes) -> float:
        """The least share of the time to store a tile that is not behind the next one's products,
        of schedules in which none takes turns."""
        held_back = True in axes.overlap and (True in axes.ahead or not self.problem.inputs)
        return self.target.calibration.overlapped if held_back else 1.0

    def products(self, rows: int, columns: int) -> float:
        """Clocks that the tensor cores need of a tile for each element of K."""
        found, pieces = self.target.calibration, -(-columns // WIDEST)
        return rows * (columns / 2 + pieces * found.instruction) / (64 * 16)

    def tile(self, rows: int, columns: int, depth: int, swap: bool, parts: int) -> Tile:
        """What the schedules of a tile have in common."""
        key = rows, columns, depth, swap, parts
        if key not in self._tiles:
            problem = self.problem
            whole = problem.sums * -(-problem.k // depth)
            self._tiles[key] = Tile(
                *self.sides(swap), depth * self.products(rows, columns), -(-whole // parts),
                rows * columns * problem.result_bits / 8, parts * rows * columns * 4,
                self.work.clocks(rows, columns, swap), self.work.clocks(rows, columns, swap, True),
            )  # fmt: skip
        return self._tiles[key]

    def ring(self, rows: int, columns: int, depth: int, residents: int, turns: bool) -> int:
        """Slots of a schedule's rings (`Schedule.stages`)."""
        if residents not in self._rooms:
            self._rooms[residents] = self.target.shared_bytes(residents)
        room, result_bits = self._rooms[residents], self.problem.result_bits
        return stages_of(rows, columns, depth, room, 1 + turns, self._bits, result_bits)

    def _clusters(self, each: Schedule) -> tuple[int, int, int]:
        """Clusters of a schedule down and across, and its tiles."""
        down, across = self.sides(each.swap)
        high = -(-down // (each.rows * each.down))
        broad = -(-across // (each.columns * each.across))
        return high, broad, self.batch * high * broad * each.down * each.across

    def cluster_slots(self, ctas: int) -> int:
        """`Target.cluster_slots`."""
        if ctas not in self._slots:
            self._slots[ctas] = self.target.cluster_slots(ctas)
        return self._slots[ctas]

    def _filled(self, each: Schedule) -> float:
        """The share of the SMs that have a CTA of a grid of one round."""
        slots = self.cluster_slots(each.down * each.across) * each.residents
        return self._clusters(each)[2] * each.parts / slots

    def estimate(self, each: Schedule, stages: int = 0) -> Estimate:
        """How long a schedule takes; `stages` 0 for as many as fit."""
        found, grid = self.target.calibration, self._grid(each)
        tile = self.tile(*each[:3], each.swap, each.parts)
        issue = tile.alone if each.turns else tile.alone / consumers_of(each.rows, each.turns)
        if not (each.turns or each.deferred):
            issue += found.wgmma_latency
        l2 = self._l2(each, tile, grid)
        ring = stages or self.ring(*each[:3], each.residents, each.turns)
        together = found.cluster_latency * doublings(each.down, each.across)
        latency = (found.load_latency + together) / on_their_way(ring, each.residents)
        tensor = tile.alone * grid.held
        copies = self.copies[each.swap].of(*each[:3]) * grid.held
        step = waits(max(tensor, issue, copies), l2, latency)

        epilogue = tile.result_bytes * grid.held * self.stored / found.store_bytes
        work = (tile.ahead if each.ahead else tile.arithmetic) * grid.held
        if each.parts > 1:
            epilogue += found.ticket + tile.sums_bytes * grid.held / found.store_bytes
        clocks = self._clocks(each, (grid.rounds, tile.steps), step, epilogue, work)
        clock = found.clock_ghz * 1e3
        busy_us, us = clocks / clock, found.launch_us + (epilogue + work + together) / clock
        dram_us = self._dram_us(each, grid, tile.steps * latency / clock)
        if not each.dependent:
            us += found.launch_us
        else:
            filled = grid.ctas / grid.slots
            us += found.launch_us * without_room(each.persistent, filled)
            if not each.persistent:
                dram_us *= 1 + found.late * in_two_groups(filled, each.residents > 1)
        us += beside(busy_us, dram_us)
        return Estimate(
            us, step, tensor, l2, latency, issue, copies, epilogue + work, grid.rounds, tile.steps,
            busy_us, dram_us,
        )  # fmt: skip

    def _grid(self, each: Schedule) -> Grid:
        high, broad, tiles = self._clusters(each)
        slots = self.cluster_slots(each.down * each.across) * each.residents
        ctas = tiles * each.parts
        resident = min(ctas, slots)
        held = -(-resident // self.target.sms)
        return Grid(high, broad, tiles, ctas, slots, -(-ctas // slots), resident, held)

    def _l2(self, each: Schedule, tile: Tile, grid: Grid) -> float:
        """Clocks of a step that L2 and the port take, and the rows outside of the matrix."""
        found, high, broad = self.target.calibration, grid.high, grid.broad
        rows, columns, depth, tall, wide = each[:5]
        rows = self._there if each.clipped else rows
        sent = self.traffic(columns, high, broad, tall, wide, each.swap)
        met = in_step(grid.rounds * tile.steps * depth)
        asked = rows * (sent.asked_row - met * sent.common_row) + sent.asked - met * sent.common
        asked *= grid.resident / self.target.sms
        arrived = (rows * sent.arrived_row + sent.arrived) * grid.held
        outside = (high * tall * rows - tile.down) * broad
        outside += ((broad * wide if tile.across > columns else 1) * columns - tile.across) * high
        outside *= self.batch
        l2 = depth * beside(asked, arrived, TOGETHER)
        return l2 + outside * found.outside * depth / 64 * min(1.0, grid.slots / grid.tiles)

    def _clocks(
        self, each: Schedule, times: tuple[int, int], step: float, epilogue: float, work: float
    ) -> float:
        """Clocks of so many rounds of so many steps, but for the last one's epilogue."""
        found, (rounds, steps) = self.target.calibration, times
        if each.turns:
            clocks = in_turns(rounds, steps * step, epilogue + work)
        else:
            held_back = each.overlap and (each.ahead or not self.problem.inputs)
            hidden = found.overlapped if held_back else 1.0
            clocks = rounds * steps * step + (rounds - 1) * (work + hidden * epilogue)
        if not each.persistent:
            clocks += (rounds - 1) * found.load_latency / each.residents
        return clocks

    def _dram_us(self, each: Schedule, grid: Grid, waiting: float) -> float:
        """Microseconds that DRAM takes; `waiting` are those of a tile's loads, one by one."""
        rounds, ctas, several = grid.rounds, grid.ctas, each.residents > 1
        places = max(self.target.sms, ctas) if several else rounds * grid.slots
        few = ctas <= SPREAD_OVER * self.target.sms
        uneven = SPREAD if few and each.down * each.across >= 4 else UNEVEN
        found = self.read(each.rows, each.depth, each.swap, each.parts) * (places / ctas) ** uneven
        if grid.held > 1 and self.along_k[each.swap] and self._cost[each.swap].parted:
            found *= 1 + IN_SECTORS
        if several and rounds > 1:  # The last ones have DRAM for themselves, not its rate.
            last = (ctas - (rounds - 1) * grid.slots) / ctas
            found += max(0.0, waiting - last * found)
        return found * self.asked_for(grid.high, grid.broad, each.swap)

    def more_boxes(self, columns: int, swap: bool) -> tuple[float, float]:
        """What it costs more, as a share of what is sent, that rows of boxes are narrower than the
        widest swizzle: in any cluster, and in one that is two CTAs high."""
        key = columns, swap
        if key not in self._boxes:
            row = columns // (1 + self.problem.paired) * self._bits // 8
            span = LINE if self.along_k[0 if swap else 1] or row % LINE == 0 else row & -row
            halved = min(span, LINE // 2) if columns % 16 else span
            found = self.target.calibration.narrow_boxes
            self._boxes[key] = found * log2(LINE / span), found * log2(LINE / halved)
        return self._boxes[key]
