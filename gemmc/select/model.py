"""How long a kernel takes, from first principles: which schedule suits a problem.

A kernel works in rounds: each SM has a tile (or several, one of each CTA that it holds) and goes
through the steps of K. A step takes as long as the slowest of what it needs:

- the tensor cores: a wgmma of 64 rows and C columns takes C/2 clocks (NVIDIA H100 architecture:
  1024 dense 16-bit FMA a clock and SM);
- the SM's port, which takes in all bytes of the tile, also those that a cluster shares;
- L2, which gives only one copy of what a cluster shares, has more trouble with the larger operand
  than with the other, reads a line more for each row of the box that begins inside of one, and
  answers rows outside of the matrix one after another;
- the latency of a load, hidden by the stages of the ring;
- the latency of wgmma itself where one warpgroup has the tile to itself.

Then the epilogue of each round, hidden or not; all of it beside the time that DRAM needs for the
operands and the result. The constants are the target's (`gemmc.target.Calibration`); where they
come from is said there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gemmc.plan import Problem
from gemmc.select.schedule import COLUMN_STEP, ROW_STEP, Schedule
from gemmc.target import DEFAULT, Target

LINE = 128
"""Bytes of a line of L2, and of the widest swizzle."""

SHARP, BLUNT = 8.0, 6.0
"""Exponents of the sums in which the largest wins: of a step's times, and of what goes on beside
DRAM."""


class Estimate(NamedTuple):
    """Microseconds of a launch, and what they come from: clocks of a step of K by what it needs,
    of an epilogue, the rounds, and the microseconds of multiplying and of DRAM."""

    us: float
    tensor: float
    port: float
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
        return {"tensor cores": self.tensor, "the SM's port": self.port, "L2": self.l2,
                "latency of loads": self.latency, "latency of wgmma": self.issue}  # fmt: skip


class Model:
    """Estimates for one problem on one target."""

    def __init__(self, problem: Problem, target: Target = DEFAULT) -> None:
        self.problem, self.target = problem, target
        size = problem.bits // 8
        m, n = problem.m, problem.n
        along_k = problem.layout[0] == "n", problem.layout[1] == "t"
        pitches = [row * size for row in problem.rows[:2]]
        extra = target.calibration.split_lines
        larger = (m - n) / (m + n) * target.calibration.cold
        shares = 1 + larger, 1 - larger
        self._cost = tuple(
            share * (1 + extra if pitch % LINE else 1.0)
            for share, pitch in zip(shares, pitches, strict=True)
        )
        self._along_k = along_k
        found = target.calibration
        ramp = found.dram_us * min(1.0, problem.bytes / found.dram_fill)
        self._dram = problem.bytes / found.dram_bytes_us + ramp

    def floors(self, each: Sequence[Schedule]) -> Iterator[tuple[int, float]]:
        """The numbers of the schedules that are worth while, and microseconds that each takes at
        least: its products alone, or DRAM.

        A tile is no larger than what there is to compute, a parted K has steps for every part, and
        CTAs walk over several tiles just where there are more of them than SMs.
        """
        problem, found, sms = self.problem, self.target.calibration, self.target.sms
        step = found.power / (found.clock_ghz * 1e3 * 2048)
        least = self._dram
        for number, it in enumerate(each):
            down, across = (problem.n, problem.m) if it.swap else (problem.m, problem.n)
            rows, columns, depth, parts = it.rows, it.columns, it.depth, it.parts
            if columns >= across + COLUMN_STEP and columns > COLUMN_STEP:
                continue
            if rows >= down + ROW_STEP and rows > ROW_STEP:
                continue
            whole = problem.sums * -(-problem.k // depth)
            if parts > 1 and (parts - 1) * -(-whole // parts) >= whole:
                continue
            high, broad = -(-down // (rows * it.down)), -(-across // (columns * it.across))
            tiles = problem.batch * high * broad * it.down * it.across * parts
            held = -(-tiles // sms)
            if parts > 1 and tiles > sms * parts:
                continue
            if it.residents == 1 and it.persistent != (held > 1):
                continue
            clocks = rows * columns * depth * step * -(-whole // parts)
            yield number, found.launch_us + max(held * clocks, least)

    def estimate(self, each: Schedule, stages: int = 0) -> Estimate:
        """How long a schedule takes; `stages` 0 for as many as fit."""
        problem, target, found = self.problem, self.target, self.target.calibration
        rows, columns, depth, tall, wide, swap, overlap, parts, residents, walks = each
        down, across = (problem.n, problem.m) if swap else (problem.m, problem.n)
        cluster = tall * wide
        high, broad = -(-down // (rows * tall)), -(-across // (columns * wide))
        tiles = problem.batch * high * broad * cluster
        slots = target.sms // cluster * cluster * residents
        rounds = -(-tiles * parts // slots)
        resident = min(tiles * parts, slots)
        held = -(-resident // target.sms)
        busy = min(1.0, resident / target.sms)
        whole = problem.sums * -(-problem.k // depth)
        steps = -(-whole // parts)

        alone = depth / 16 * (rows / 64) * columns / 2 * found.power
        issue = alone + found.wgmma_latency if rows == ROW_STEP else alone
        left, right = reversed(self._cost) if swap else self._cost
        narrow = self._narrow(columns, tall, swap)
        bytes_ = depth * problem.bits / 8 * held * narrow
        port = (rows + columns) * bytes_ / found.port_bytes
        shared = found.l2_floor + (1 - found.l2_floor) * busy
        l2 = (rows / wide * left + columns / tall * right) * bytes_ / found.l2_bytes * shared
        outside = (high * tall * rows - down) * broad + (broad * wide * columns - across) * high
        outside *= problem.batch
        l2 += outside * found.outside * depth / 64 * min(1.0, slots / tiles)
        ring = stages or each.stages(problem.bits, problem.result_bits, target)
        latency = (found.load_latency + (found.cluster_latency if cluster > 1 else 0)) / ring
        tensor = alone * held
        step = (
            tensor**SHARP + port**SHARP + l2**SHARP + latency**SHARP + issue**SHARP
        ) ** (1 / SHARP)

        stored = rows * columns * problem.result_bits / 8 * held
        epilogue = found.epilogue + stored / found.store_bytes
        hidden = found.overlapped if overlap else 1.0
        if parts > 1:
            epilogue += found.ticket + parts * rows * columns * 4 * held / found.partial_bytes
        clocks = rounds * steps * step + (1 + (rounds - 1) * hidden) * epilogue
        clocks += found.cluster_latency if cluster > 1 else 0
        clocks += found.walk if walks else (rounds - 1) * found.load_latency / residents
        busy_us = clocks / (found.clock_ghz * 1e3)
        us = found.launch_us + (busy_us**BLUNT + self._dram**BLUNT) ** (1 / BLUNT)
        return Estimate(
            us, tensor, port, l2, latency, issue, epilogue, rounds, steps, busy_us, self._dram
        )

    def _narrow(self, columns: int, tall: int, swap: bool) -> float:
        """How much dearer boxes are whose rows are narrower than the widest swizzle: those of an
        operand along N that is no multiple of it, and halves of one that a cluster cuts so."""
        span = LINE
        along_k = self._along_k[0 if swap else 1]
        row = columns * self.problem.bits // 8
        if not along_k and row % LINE:
            span = row & -row
        if tall == 2 and columns % 16:
            span = min(span, LINE // 2)
        return 1 + self.target.calibration.narrow_boxes * (LINE / span - 1)
