"""How long a product on CUDA cores takes: which tile, warps, stages and parts of K suit a problem.

A kernel works in rounds: each SM holds as many CTAs as fit, or as there are, and each of them goes
through the steps of its part of K. All CTAs of an SM together take what the slowest of its units
takes: FMA issue (four warp instructions a clock), the wavefronts of shared memory, the bytes from
L2. A CTA alone waits for its copies, which `stages` - 1 steps hide, and for its own warps'
latencies, which other CTAs of the SM hide, as they hide a round's first loads behind the last
steps of the one before. Of a last round that is not full, some goes on beside the one before it,
whose CTAs do not end together. Then the epilogue and, where K is in parts, the ticket and the sums
of the others; all of it beside memory: DRAM, and what L2 takes for sectors that stores write a part
of. Where rows of the result are no whole 16 bytes, threads that have that many neighbours store
them in smaller pieces, apart from each other, or else the tile goes through shared memory.

The constants are the target's (`gemmc.target.CudaCores`); where they come from is said there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import gcd
from operator import mul
from typing import Any, NamedTuple

from gemmc.plan import Problem
from gemmc.select.estimate import beside
from gemmc.select.schedule import parted
from gemmc.target import DEFAULT, Target

LANES_DOWN, LANES_ACROSS = 8, 4
"""Threads of a warp, over the rows and the columns of its tile."""

VECTOR_BYTES = 16
"""That a load of shared memory brings to a thread, and that are behind each row of a buffer."""

WARP = 32

IN_FLIGHT = 16
"""Vectors of all parts that a thread loads at a time, about (`convert-tile-to-simt`, which has half
as many in flight of tiles of 64 registers in three and more parts, and was measured before)."""

TICKET_TRIPS = 2
"""Round trips to L2 of a fix-up before its sums: the stores' fence, and the ticket."""

WAVES = 2
"""Rounds of CTAs up to which more parts of K pay, since the last round is fuller then: 34 products
that chose otherwise for 1 round were 1.084 times as fast (bench/results/simt-rounds.json)."""

ALONE = 1.25
"""CTAs for each SM up to which more slots pay, since hardly any two share one."""

LEAST_STEPS = 2
"""Of a part: where there is one, it is no loop, and its products are straight code."""

MOST_PARTIALS = 32 << 20
"""Bytes of sums that gemmc's launcher gives a launch unless told otherwise."""

MANY = 64
"""Sums of f32 of a thread, of which each takes longer where few warps share a scheduler, the more
the more copies a thread has in a step: their addresses leave ptxas few registers to load ahead."""

STAGED = 3
"""Clocks of shared memory for a warp's elements that go through it: there, back, and to L2."""

MEETING = 100.0
"""Clocks that the threads of a CTA wait for each other where a tile goes through shared memory: of
products of 2 to 4 us both ways were timed (bench/log.md)."""

HELD = 0.05
"""How much longer an FMA takes of a thread with `MANY` sums that go through shared memory (ibid.).
"""

PARTLY = 2.4
"""Clocks of an SM for a sector of L2 that a warp's store writes a part of, beside DRAM's time: 2.0
to 3.5 by products of a K of 2 and 3 (bench/results/short-f32-stores.json)."""

SECTORS = {16: (8.0, 2.0), 8: (20.0, 1.5), 4: (20.0, 1.75)}
"""Such sectors of a warp's store by the bytes of a lane's piece, where rows are no whole sectors:
of threads that store themselves, four lanes a row, and of neighbours behind shared memory."""

SHORT = 32
"""Elements of K up to which rows of whole 16 bytes, but no whole sectors, may be staged (ibid.)."""

SECTOR = 32

SPARE_BYTES = 512
"""Of shared memory, beside the rings."""

LONG = 1024
"""Elements of K from which on threads with `MANY` sums lose more by a staged end, 4 to 7 % where an
SM has several CTAs, than odd rows lose by stores of single elements (bench/log.md)."""

SPREAD = 0.5
"""How much of a last round goes on beside CTAs of the ones before it, which do not end together."""

BLUNT = 4.0
"""Exponent of the sum in which the larger wins, of what goes on beside DRAM."""


class ThreadSchedule(NamedTuple):
    """Rows, columns and K of a CTA's tile; its warps down and across; CTAs that share an SM; slots
    of the rings; into how many parts K is cut; whether a finished tile goes through shared memory,
    where the rings are."""

    rows: int
    columns: int
    depth: int
    down: int
    across: int
    residents: int
    stages: int = 2
    parts: int = 1
    staged: bool = False

    @property
    def spelled(self) -> dict[str, str]:
        """Each number as a pipeline's parameter takes it."""
        numbers = {name: str(value) for name, value in self._asdict().items()}
        parts = str(self.parts) if self.parts > 1 else "none"
        staged = str(self.staged).lower()
        return {**numbers, "distance": str(self.stages - 1), "parts": parts, "staged": staged}

    @property
    def threads(self) -> int:
        """Of a CTA."""
        return 32 * self.down * self.across

    def slot_bytes(self, size: int) -> int:
        """Of both rings' slots for one step, of elements of so many bytes."""
        return self.depth * (size * (self.rows + self.columns) + 2 * VECTOR_BYTES)

    def held(self, target: Target, size: int) -> int:
        """CTAs that an SM has registers and shared memory for, with elements of so many bytes."""
        output = self.rows * (size * self.columns + VECTOR_BYTES) if self.staged else 0
        return self.fitting(target, max(self.stages * self.slot_bytes(size), output))

    def fitting(self, target: Target, claimed: int) -> int:
        """CTAs that an SM has registers for, and shared memory where each claims so many bytes."""
        claimed += SPARE_BYTES + target.cta_reserved_bytes
        return min(self.residents, target.sm_shared_bytes // claimed)


@dataclass(frozen=True)
class ThreadAxes:
    """Tiles (rows, columns, K, warps down and across, CTAs of an SM) and parts, of all of which
    schedules are combined; slots of the rings where several CTAs share an SM, and the most where
    one CTA has it to itself."""

    tiles: tuple[tuple[int, int, int, int, int, int], ...]
    stages: tuple[int, int]
    parts: tuple[int, ...]

    @staticmethod
    def of(read: Mapping[str, Any]) -> ThreadAxes:
        """As data have them."""
        tiles = tuple((m, n, k, high, wide, ctas) for m, n, k, high, wide, ctas in read["tiles"])
        shared, alone = read["stages"]
        return ThreadAxes(tiles, (shared, alone), tuple(read["parts"]))


class Estimate(NamedTuple):
    """Microseconds of a launch, and what they come from: clocks of a step of K by what it needs,
    with all CTAs of an SM, of a round's end, the rounds and the steps of each, and
    microseconds of memory; what multiplies."""

    us: float
    products: float
    shared: float
    l2: float
    latency: float
    epilogue: float
    rounds: int
    steps: int
    memory_us: float
    unit: str = "FMA"

    @property
    def step(self) -> dict[str, float]:
        """Clocks of a step of K by what it needs."""
        names = self.unit, "shared memory", "L2", "latency"
        return dict(zip(names, (self.products, self.shared, self.l2, self.latency), strict=True))

    @property
    def limit(self) -> str:
        """What a kernel waits for most."""
        return max(self.step, key=self.step.__getitem__)

    @property
    def spent(self) -> str:
        """Where the time goes."""
        return (
            f"waits for {self.limit}: {self.rounds} rounds of {self.steps} steps; a step of an "
            f"SM's CTAs needs {self.unit} for {self.products:.0f} clocks, shared memory "
            f"{self.shared:.0f}, L2 {self.l2:.0f}, latencies {self.latency:.0f}; "
            f"a round's end {self.epilogue:.0f}; "
            f"memory {self.memory_us:.1f} us in all"
        )


class Model:
    """Estimates for one problem on one target."""

    unit, sharp = "FMA", 1.9
    """What multiplies; the exponent of the sum in which the largest wins, of what an SM's units do
    at a time."""

    stages_results = True
    """Whether a finished tile may go through shared memory."""

    def __init__(self, problem: Problem, target: Target = DEFAULT) -> None:
        self.problem, self.target, self._found = problem, target, target.cuda_cores
        self._size = self._sum_bytes = problem.bits // 8
        self._vector = VECTOR_BYTES // self._size
        self._issue = self._found.issue if problem.bits < 64 else self._found.double_issue
        lines = problem.m if problem.layout[0] == "t" else 1, (
            problem.n if problem.layout[1] == "n" else 1
        )
        self._vectors = tuple(gcd(length, self._vector) for length in lines)
        found = self._found
        self._copies = [found.vector_copy if each > 1 else found.copy for each in self._vectors]
        self._dram = problem.bytes / target.calibration.dram_bytes_us
        self._l2_bytes, self._launch_us = found.l2_bytes, found.launch_us
        self._piece = gcd(problem.rows[2], self._vector) * self._size
        whole = problem.rows[2] * self._size % SECTOR == 0 or self._piece not in SECTORS
        self._apart = not whole and problem.result_bits == problem.bits
        stores = problem.batch * problem.m * problem.n * self._size / (WARP * self._piece)
        speed = target.sms * target.calibration.clock_ghz * 1e3
        sectors = SECTORS[self._piece] if self._apart else (0.0, 0.0)
        self._parts_us = tuple(stores * each * PARTLY / speed for each in sectors)

    def held(self, each: ThreadSchedule) -> int:
        """CTAs of a schedule that an SM has room for."""
        return each.held(self.target, self._size)

    def schedules(self, axes: ThreadAxes) -> Iterator[ThreadSchedule]:
        """Those worth while: no part with fewer than two steps of K, and no more parts than give
        every SM twice the CTAs that it holds."""
        problem, target = self.problem, self.target
        for rows, columns, depth, down, across, most in axes.tiles:
            tiles = problem.batch * -(-problem.m // rows) * -(-problem.n // columns)
            whole = problem.sums * -(-problem.k // depth)
            for parts, own in parted(whole, axes.parts).items():
                many = tiles * (parts - 1) >= WAVES * target.sms * most
                if parts > 1 and (own < LEAST_STEPS or many):
                    continue
                sums = tiles * parts * rows * columns * problem.grown
                if parts > 1 and sums * self._sum_bytes > MOST_PARTIALS:
                    continue
                shared, alone = axes.stages
                stages = shared if tiles * parts > ALONE * target.sms else min(own + 1, alone)
                stages = max(shared, stages)
                tile = rows, columns, depth, down, across
                each = ThreadSchedule(*tile, most, stages, parts)
                full = tiles * parts > target.sms and own * depth >= LONG
                for staged in self._ends(full and rows * columns >= MANY * each.threads):
                    some = each._replace(staged=staged)
                    while not self.held(some) and some.stages > 2:
                        some = some._replace(stages=some.stages - 1)
                    yield some._replace(residents=self.held(some))

    def _ends(self, slower: bool) -> tuple[bool, ...]:
        """Whether a finished tile goes through shared memory: where rows of the result are odd,
        unless a long K is `slower` so; of whole pairs where K is not long; or both ways, where rows
        are no whole sectors and K is short."""
        if not (self.stages_results and self._apart):
            return (False,)
        k = self.problem.sums * self.problem.k
        if self._piece < VECTOR_BYTES:
            return (k < LONG if self._piece > self._size else not slower,)
        return (False, True) if k <= SHORT else (False,)

    def estimate(self, each: ThreadSchedule) -> Estimate:
        """How long a schedule takes."""
        problem, found, sms = self.problem, self._found, self.target.sms
        tiles = problem.batch * -(-problem.m // each.rows) * -(-problem.n // each.columns)
        whole = problem.sums * -(-problem.k // each.depth)
        steps = -(-whole // each.parts)
        ctas = -(-tiles * each.parts // sms)
        most = min(ctas, max(1, self.held(each)))
        full, rest = divmod(ctas, most)
        work, end = self._work(each, most), self._end(each, most)
        whole_round = steps * self._together(work) + end
        clocks = full * whole_round
        if rest:
            alone = steps * self._together(self._work(each, rest)) + self._end(each, rest)
            clocks += (1 - SPREAD) * alone + SPREAD * whole_round * rest / most
        clocks += found.round_trip + self._fixup(each)
        busy = clocks / (self.target.calibration.clock_ghz * 1e3)
        memory = self._dram + self._parts_us[each.staged]
        us = self._launch_us + beside(busy, memory, BLUNT)
        return Estimate(us, *work, end, -(-ctas // most), steps, memory, self.unit)

    def _work(self, each: ThreadSchedule, ctas: int) -> tuple[float, float, float, float]:
        """Clocks of a step of so many CTAs of an SM: issue of FMAs and of loads, shared memory, L2,
        latency."""
        found, warps = self._found, each.down * each.across
        tall = each.rows // (each.down * LANES_DOWN)
        wide = each.columns // (each.across * LANES_ACROSS)
        vectors = -(-tall // self._vector) + -(-wide // self._vector)
        partitions = self.target.partitions
        copies = each.rows / self._vectors[0], each.columns / self._vectors[1]
        many = tall * wide >= MANY and self._size == 4
        own = sum(copies) * each.depth / each.threads if many else 0.0
        slower = found.tight * own / max(1, ctas * warps / partitions)
        slower += HELD if many and each.staged else 0.0
        products = tall * wide * each.depth * self._issue * (1 + slower)
        issue = products + vectors * each.depth * found.issue
        loads = warps * each.depth * vectors
        copied = sum(map(mul, copies, self._copies)) * each.depth / WARP
        shared = loads * found.load + copied
        l2 = self._from_l2(each)
        alone = -(-warps // partitions) * products * found.alone
        latency = max(alone, found.latency / (each.stages - 1))
        return -(-ctas * warps // partitions) * issue, ctas * shared, ctas * l2, latency

    def _from_l2(self, each: ThreadSchedule) -> float:
        """Clocks of a step's bytes from L2."""
        return (each.rows + each.columns) * each.depth * self._size / self._l2_bytes

    def _end(self, each: ThreadSchedule, ctas: int) -> float:
        """Clocks of a round's stores."""
        elements = ctas * each.rows * each.columns
        staged = MEETING + elements / WARP * STAGED if each.staged else 0.0
        return staged + elements * self._size / self._l2_bytes

    def _fixup(self, each: ThreadSchedule) -> float:
        """Clocks of the ticket and of the others' sums, some vectors of all parts at a time."""
        if each.parts == 1:
            return 0.0
        vectors = each.rows * each.columns * self._sum_bytes / (VECTOR_BYTES * each.threads)
        groups = -(-vectors // max(1, IN_FLIGHT // each.parts))
        moved = each.parts * each.rows * each.columns * self._sum_bytes / self._l2_bytes
        return (TICKET_TRIPS + groups) * self._found.round_trip + moved

    def _together(self, work: tuple[float, ...]) -> float:
        """Of units that work at a time, mostly the slowest."""
        return sum(each**self.sharp for each in work) ** (1 / self.sharp)
