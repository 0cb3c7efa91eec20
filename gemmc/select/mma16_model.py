"""How long 16-bit products by mma.sync take: which tile, warps, stages and parts suit a problem.

It counts as `simt_model` does, in rounds, steps of K and the slowest of an SM's units, with
constants that others found; of these kernels a warp's store alone was measured (`STORED`). What is
its own follows from how operands come. Where rows are whole pieces of 4 bytes or more, cp.async
copies them while the steps before are multiplied. Where rows begin anywhere, a warp copies `PAIR`
neighbours a thread through registers, element by element: each load of a warp takes a clock of L1
for each line that it touches (`Architecture.l1_bytes_per_clock`), and all of them wait for L2 in
each step, in as many turns as a thread's registers need. Only other CTAs of the SM hide that.
"""

from __future__ import annotations

from gemmc.dialects.tile.atoms import MMA_SYNC
from gemmc.plan import Problem
from gemmc.select import simt_model
from gemmc.select.simt_model import VECTOR_BYTES, WARP, ThreadSchedule
from gemmc.select.traffic import LINE, bytes_of
from gemmc.target import DEFAULT, Target

DEPTH = 16
"""K of an instruction."""

INSTRUCTION = 9.3
"""Clocks of a quarter of an SM for one: 397 TFLOP/s at 8192³ (docs/performance.md), in 16 rounds of
128 steps of 256 of them."""

PAIR = 2
"""Neighbours that a thread copies of rows that begin anywhere."""

SUM_BYTES = 4
"""Of an element's sum."""

STORED = 28.0
"""Clocks of an SM for a warp's store of a fragment's 8 rows, two neighbours a lane, or one where
rows of the result are odd: products of a short K take as long (bench/results/odd-random.json)."""

MATRIX_BYTES = 128
"""Of one of the matrices of 8 rows of 16 bytes that ldmatrix loads, a wavefront each."""

OTHERS = 40
"""Registers of a thread for addresses, bounds and fragments."""

ELEMENT_ISSUES, COPY_ISSUES = 6, 3
"""Instructions of a warp for each load of an element a thread, with its share of bounds, addresses,
packing and stores; for each asynchronous copy. Counted in what ptxas 13.0 makes of 64 x 64 x 64."""


class Model(simt_model.Model):
    """Estimates for one problem on one target."""

    unit, sharp, stages_results = "tensor cores", 2.68, False

    def __init__(self, problem: Problem, target: Target = DEFAULT) -> None:
        super().__init__(problem, target)
        calibration, doubles = target.calibration, target.double_cores
        self._launch_us, self._l2_bytes = doubles.launch_us, calibration.l2_bytes
        self._step, self._alone = doubles.step, doubles.alone
        self._sum_bytes, self._parts_us = SUM_BYTES, (0.0, 0.0)
        piece = VECTOR_BYTES // self._size
        wholes = [row & -row for row in problem.rows[:2]]
        self._pieces = [min(piece, each) if each > 1 else 1 for each in wholes]
        self._split = [bytes_of(row * self._size, calibration).asked for row in problem.rows[:2]]
        self._whole_lines = [row * self._size % LINE == 0 for row in problem.rows[:2]]
        self._along_k = problem.layout[0] == "n", problem.layout[1] == "t"

    def held(self, each: ThreadSchedule) -> int:
        """CTAs of a schedule that an SM has room for."""
        slot = (each.rows + each.columns) * each.depth * self._size
        return each.fitting(self.target, each.stages * slot)

    def _work(self, each: ThreadSchedule, ctas: int) -> tuple[float, float, float, float]:
        """Clocks of a step of so many CTAs of an SM: tensor cores and issue, L1 with shared memory,
        L2, latency."""
        found, warps = self._found, each.down * each.across
        tall, wide = each.rows // each.down, each.columns // each.across
        rows, columns = MMA_SYNC
        count = tall / rows * wide / columns * each.depth / DEPTH
        products = count * INSTRUCTION
        matrices = warps * (tall + wide) * each.depth * self._size / MATRIX_BYTES
        copies = [self._copied(each, side) for side in (0, 1)]
        issued = warps * count + matrices / 4 + sum(issues for issues, _ in copies)
        partitions = self.target.partitions
        tensor = -(-ctas * warps // partitions) * products
        issue = ctas * issued * found.issue / partitions
        own = -(-warps // partitions) * products * self._alone + self._step
        latency = own + self._waited(each)
        shared = matrices + sum(clocks for _, clocks in copies)
        return max(tensor, issue), ctas * shared, ctas * self._from_l2(each), latency

    def _copied(self, each: ThreadSchedule, side: int) -> tuple[float, float]:
        """A warp's instructions, and clocks of L1 and shared memory, for an operand of a step."""
        down, across = (each.columns if side else each.rows), each.depth
        if not self._along_k[side]:
            down, across = across, down
        piece = self._pieces[side]
        taken = piece if piece > 1 else PAIR
        row = min(across, WARP * taken)
        of_warp = WARP * taken // row
        touched = row * self._size / LINE
        lines = of_warp * (max(1.0, touched) if self._whole_lines[side] else 1 + touched)
        stored = WARP * taken * self._size / LINE
        loads = down * across / (WARP * taken)
        if piece > 1:
            return loads * COPY_ISSUES, loads * (lines + stored)
        return loads * PAIR * ELEMENT_ISSUES, loads * (PAIR * lines + max(1.0, stored))

    def _waited(self, each: ThreadSchedule) -> float:
        """Clocks that a step's copies through registers wait for L2: a trip for as many elements as
        a thread has registers for. Of asynchronous copies, what the stages do not hide."""
        sides = each.rows, each.columns
        through = [each.depth * sides[n] for n in (0, 1) if self._pieces[n] == 1]
        if not through:
            return 0.0
        sums = each.rows * each.columns // each.threads
        limit = self.target.launch_registers(each.threads * each.residents)
        free = max(16, min(self.target.thread_registers, limit) - sums - OTHERS)
        return self._found.round_trip * -(-sum(through) // (each.threads * free))

    def _from_l2(self, each: ThreadSchedule) -> float:
        """Clocks of a step's bytes from L2, more of rows that begin inside of a line."""
        left, right = self._split
        asked = (each.rows * left + each.columns * right) * each.depth * self._size
        return asked / self._l2_bytes

    def _end(self, each: ThreadSchedule, ctas: int) -> float:
        """Clocks of a round's stores."""
        elements = ctas * each.rows * each.columns
        of_lane = 1 if self.problem.rows[2] % 2 else 2
        return elements / (WARP * of_lane) * STORED
