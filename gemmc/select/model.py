"""How long a kernel takes, from first principles: which schedule suits a problem.

A kernel works in rounds: each SM has a tile (or several, one of each CTA that it holds) and goes
through the steps of K. A step takes as long as the slowest of what it needs:

- the tensor cores: a wgmma of 64 rows and C columns takes C/2 clocks (NVIDIA H100 architecture:
  1024 dense 16-bit FMA a clock and SM) and some for itself, which is what narrow tiles lose;
- the latency of wgmma itself beside a warpgroup's share of the products;
- L2, which gives only one copy of what a cluster shares, reads a line more for each row of the box
  that begins inside of one, and answers rows outside of the matrix one after another;
- the latency of a load, hidden by the stages of the ring.

Products, memory and latency wait for each other where none is far ahead (`SHARP`). Then the
epilogue of each round, hidden or not, with its arithmetic and its other inputs; all of it beside
the time that DRAM needs for the operands and the result.

Where a launch begins while the one before it ends, its CTAs take the SMs that happen to be free.
If they fit beside those of the launch before, they all wait there and begin at once. If they do
not and SMs are left over, the ones that began early take DRAM's bytes from the others, the more
the fewer CTAs there are, and the last ends late; such launches had better wait. The constants are
the target's (`gemmc.target.Calibration`); where they come from is said there.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from gemmc.analysis.swizzles import PATTERN_ROWS
from gemmc.plan import Problem
from gemmc.select.epilogue import EpilogueCost
from gemmc.select.schedule import COLUMN_STEP, ROW_STEP, Axes, Schedule
from gemmc.target import DEFAULT, Target

LINE = 128
"""Bytes of a line of L2, and of the widest swizzle."""

WIDEST = 256
"""Columns of a wgmma; wider tiles take two."""

SPAN = 64
"""Elements of 16 bits of such a line: what an operand that lies along N is loaded in."""

SECTOR = 32
"""Bytes that L2 and DRAM move at least."""

BLUNT = 2.5
"""Exponent of the sum of a kernel's time and DRAM's: they go on beside each other, not quite."""

SHARP = 5.0
"""Exponent of the sum of what a step of K waits for."""


def beside(one: float, other: float, exponent: float = BLUNT) -> float:
    """The time of two things that go on beside each other, not quite."""
    less, more = (one, other) if one < other else (other, one)
    return more * (1 + (less / more) ** exponent) ** (1 / exponent)


def _in_turns(rounds: int, products: float, epilogue: float) -> float:
    """Of two consumers that take turns: one multiplies while the other is in its epilogue."""
    return rounds * max(products, (products + epilogue) / 2) + epilogue


def _waits(products: float, memory: float, latency: float) -> float:
    """The time of three things each of which waits for the others now and then."""
    most = max(products, memory, latency)
    parts = (products / most) ** SHARP + (memory / most) ** SHARP + (latency / most) ** SHARP
    return most * parts ** (1 / SHARP)


class Estimate(NamedTuple):
    """Microseconds of a launch, and what they come from: clocks of a step of K, alone and by what
    it needs, of an epilogue, the rounds, and the microseconds of multiplying and of DRAM."""

    us: float
    clocks: float
    tensor: float
    l2: float
    latency: float
    issue: float
    epilogue: float
    rounds: int
    steps: int
    busy_us: float
    dram_us: float

    @property
    def limit(self) -> str:
        """What a kernel waits for most."""
        if self.dram_us > self.busy_us:
            return "DRAM"
        return max(self.step, key=self.step.__getitem__)

    @property
    def step(self) -> dict[str, float]:
        """Clocks of a step of K by what it needs."""
        return {"tensor cores": self.tensor, "L2": self.l2, "latency of loads": self.latency,
                "latency of wgmma": self.issue}  # fmt: skip


class Model:
    """Estimates for one problem on one target."""

    def __init__(self, problem: Problem, target: Target = DEFAULT) -> None:
        self.problem, self.target = problem, target
        size = problem.bits // 8
        self._cost = tuple(self._split(row * size) for row in problem.rows[:2])
        self._stored = self._split(problem.rows[2] * problem.result_bits // 8)
        self._stored *= problem.columns / problem.n
        self._along_k = problem.layout[0] == "n", problem.layout[1] == "t"
        self._dram = problem.bytes / target.calibration.dram_bytes_us
        self._work = EpilogueCost(problem, target)

    def _split(self, pitch: int) -> float:
        """How much more bytes of rows cost that begin inside of a line, or of a sector, of L2."""
        found, step = self.target.calibration, min(LINE, pitch & -pitch)
        return 1 + found.split_lines * (1 - step / LINE) + found.split_sectors * (step < SECTOR)

    def _sides(self, swap: bool) -> tuple[int, int]:
        """Rows and columns of the product, as it is computed."""
        return (self.problem.n, self.problem.m) if swap else (self.problem.m, self.problem.n)

    def floors(self, axes: Axes) -> Iterator[tuple[float, Schedule]]:
        """Microseconds that schedules of a tile take at least, and the first of them, where they
        are worth while: products and an epilogue alone, beside DRAM.

        A tile is no larger than what there is to compute, a wide one of an operand along N has
        whole boxes of it, a parted K has steps for every part, and CTAs walk over several tiles
        just where there are more of them than SMs.
        """
        problem, found, sms = self.problem, self.target.calibration, self.target.sms
        clock, most = found.clock_ghz * 1e3, max(axes.residents)
        stored = problem.result_bits / 8 * self._stored / found.store_bytes
        for swap, rows in product(axes.swap, axes.rows):
            down, across = self._sides(swap)
            if rows >= down + ROW_STEP and rows > ROW_STEP:
                continue
            high = -(-down // rows)
            in_spans = not self._along_k[0 if swap else 1]
            for columns in axes.columns:
                if in_spans and columns > SPAN and columns % SPAN:
                    continue
                if columns >= across + COLUMN_STEP and columns > COLUMN_STEP:
                    break
                tiles = problem.batch * high * -(-across // columns)
                area = rows * columns
                slice_ = self._products(rows, columns)
                for depth, parts in product(axes.depths, axes.parts):
                    whole = problem.sums * -(-problem.k // depth)
                    steps = -(-whole // parts)
                    if parts > 1 and ((parts - 1) * steps >= whole or tiles > sms):
                        continue
                    held = -(-tiles * parts // sms)
                    walks = held > 1 and axes.residents == (1,) and parts == 1
                    if axes.persistent and walks not in axes.persistent:
                        continue
                    clocks = held * steps * depth * slice_ + area * stored
                    if parts > 1:
                        clocks += found.ticket + parts * area * 4 / found.partial_bytes
                    us = found.launch_us + beside(clocks / clock, self._dram)
                    if not walks and 2 * tiles * parts <= sms * most:
                        us -= found.early_us
                    first = Schedule(
                        rows, columns, depth, swap=swap, parts=parts, persistent=walks
                    )
                    yield us, first

    def variants(self, axes: Axes, first: Schedule) -> Iterator[Schedule]:
        """Those with a schedule's tile whose clusters have work for every CTA, and cut what they
        share into whole patterns of a swizzle."""
        swap = first.swap
        down, across = self._sides(swap)
        late = self._dram * self.target.calibration.late > self.target.calibration.serial_us
        along_k = self._along_k[::-1] if swap else self._along_k
        for each in axes.variants(first):
            if (each.down - 1) * each.rows >= down or (each.across - 1) * each.columns >= across:
                continue
            sharers = each.across if along_k[0] else 1, each.down if along_k[1] else 1
            if sharers[0] > 2 and each.rows % (PATTERN_ROWS * sharers[0]):
                continue
            if sharers[1] > 2 and each.columns % (PATTERN_ROWS * sharers[1]):
                continue
            yield each
            if late and 0.5 < self._filled(each) < 1:
                yield each._replace(dependent=False)

    def _products(self, rows: int, columns: int) -> float:
        """Clocks that the tensor cores need of a tile for each element of K."""
        found, pieces = self.target.calibration, -(-columns // WIDEST)
        return rows * (columns / 2 * found.power + pieces * found.instruction) / (64 * 16)

    def _tiles(self, each: Schedule) -> tuple[int, int, int]:
        """Clusters of a schedule down and across, and its tiles."""
        down, across = self._sides(each.swap)
        high = -(-down // (each.rows * each.down))
        broad = -(-across // (each.columns * each.across))
        return high, broad, self.problem.batch * high * broad * each.down * each.across

    def _filled(self, each: Schedule) -> float:
        """The share of the SMs that have a CTA of a grid of one round."""
        slots = self.target.cluster_slots(each.down * each.across) * each.residents
        return self._tiles(each)[2] * each.parts / slots

    def estimate(self, each: Schedule, stages: int = 0) -> Estimate:
        """How long a schedule takes; `stages` 0 for as many as fit."""
        problem, target, found = self.problem, self.target, self.target.calibration
        rows, columns, depth, tall, wide, swap, overlap, parts, residents, walks = each[:10]
        down, across = self._sides(swap)
        cluster = tall * wide
        high, broad, tiles = self._tiles(each)
        slots = target.cluster_slots(cluster) * residents
        rounds = -(-tiles * parts // slots)
        resident = min(tiles * parts, slots)
        held = -(-resident // target.sms)
        whole = problem.sums * -(-problem.k // depth)
        steps = -(-whole // parts)

        alone = depth * self._products(rows, columns)
        issue = alone if each.turns else alone / each.consumers + found.wgmma_latency
        left, right = reversed(self._cost) if swap else self._cost
        narrow = self._narrow(columns, tall, swap)
        bytes_ = depth * problem.bits / 8 * held * narrow
        shared = found.l2_floor + (1 - found.l2_floor) * resident / target.sms
        l2 = (rows / wide * left + columns / tall * right) * bytes_ / held / found.l2_bytes * shared
        outside = (high * tall * rows - down) * broad + (broad * wide * columns - across) * high
        outside *= problem.batch
        l2 += outside * found.outside * depth / 64 * min(1.0, slots / tiles)
        ring = stages or each.stages(problem.bits, problem.result_bits, target)
        together = found.cluster_latency * (cluster.bit_length() - 1)
        latency = (found.load_latency + together) / max(1, ring - 1)
        tensor = alone * held
        step = _waits(max(tensor, issue), l2, latency)

        stored = rows * columns * problem.result_bits / 8 * held * self._stored
        epilogue = stored / found.store_bytes
        work = self._work.clocks(rows, columns, swap) * held
        if parts > 1:
            epilogue += found.ticket + parts * rows * columns * 4 * held / found.partial_bytes
        if each.turns:
            clocks = _in_turns(rounds, steps * step, epilogue + work)
        else:
            hidden = found.overlapped if overlap and not problem.inputs else 1.0
            clocks = rounds * (steps * step + work) + (1 + (rounds - 1) * hidden) * epilogue
        clocks += together
        if not walks:
            clocks += (rounds - 1) * found.load_latency / residents
        busy_us, dram_us, us = clocks / (found.clock_ghz * 1e3), self._dram, found.launch_us
        filled = tiles * parts / slots
        if not each.dependent:
            us += found.serial_us
        elif not walks and filled <= 0.5:
            us -= found.early_us
        elif not walks and filled < 1:
            dram_us *= 1 + found.late * 2 * (1 - filled)
        us += beside(busy_us, dram_us)
        return Estimate(
            us, step, tensor, l2, latency, issue, epilogue + work, rounds, steps, busy_us, dram_us
        )

    def _narrow(self, columns: int, tall: int, swap: bool) -> float:
        """How much dearer boxes are whose rows are narrower than the widest swizzle: those of an
        operand along N that is no multiple of it, and halves of one that a cluster cuts so."""
        span = LINE
        along_k = self._along_k[0 if swap else 1]
        row = columns // (1 + self.problem.paired) * self.problem.bits // 8
        if not along_k and row % LINE:
            span = row & -row
        if tall == 2 and columns % 16:
            span = min(span, LINE // 2)
        return 1 + self.target.calibration.narrow_boxes * (LINE / span - 1)
