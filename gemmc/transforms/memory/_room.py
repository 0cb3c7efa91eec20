"""How much shared memory a kernel claims, by its passes' options: what stages and buffers fit.

The least comes first: one output buffer with rows of 64 bytes. Then the rings get all slots that
fit, then the output buffers what is left.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from gemmc.analysis.whole_rows import is_whole
from gemmc.plan import AUTO, Auto, Plan, Problem, settled
from gemmc.transforms.epilogue.load_inputs import LoadInputsPass
from gemmc.transforms.epilogue.stage_epilogue import SWIZZLE_ROW, StageEpiloguePass, spread_row
from gemmc.transforms.lowering.assign_registers import ctas_per_sm
from gemmc.transforms.mapping.assign_atoms import AssignAtomsPass
from gemmc.transforms.mapping.pingpong import PingpongPass
from gemmc.transforms.mapping.specialize_warps import SpecializeWarpsPass
from gemmc.transforms.memory.assign_layouts import SPANS, AssignLayoutsPass
from gemmc.transforms.memory.multi_buffer import MultiBufferPass
from gemmc.transforms.memory.promote import PromotePass
from gemmc.transforms.memory.stationary_operand import StationaryOperandPass
from gemmc.transforms.problem.swap_ab import SwapAbPass
from gemmc.transforms.schedule._tile import tile_of
from gemmc.transforms.schedule.split_k import SplitKPass

MOST_STAGES = 12
"""More slots than that hide no more latency: twelve of 64 rows and 8 columns are 108 KiB."""

BARRIER_BYTES = 16
"""A slot of a ring has two mbarriers: one says full, one empty."""

SPARE_BYTES = 256
"""For barriers that belong to no ring, such as those between rounds."""

LEAST_ROW = 64
"""Bytes of a row of the least output buffer: half of the widest swizzle."""

UNIT = 128
"""Bytes that every buffer's offset is a multiple of (`allocate-smem`)."""

Operand = Literal["lhs", "rhs"]


@dataclass(frozen=True)
class Room:
    """A kernel's tile, operands and result, as far as they take shared memory."""

    plan: Plan

    @cached_property
    def problem(self) -> Problem:
        """As the kernel computes it: the transposed one behind `swap-ab`."""
        problem = self.plan.problem
        return problem.transposed if self.plan.written(SwapAbPass) else problem

    @cached_property
    def tile(self) -> tuple[int, int, int]:
        """Rows, columns and K of a block. GemmcError without `form-kernel`."""
        return tile_of(self.plan)

    @cached_property
    def stored_columns(self) -> int:
        """Columns of what is stored of a tile: half of them of two products side by side, a slice
        of them where the CTAs of a cluster add parts of K."""
        return self.tile[1] // (1 + self.problem.paired) // self._slices

    @cached_property
    def sums(self) -> int:
        """Bytes in which a CTA's cluster finds its part of a sum."""
        m, n, _ = self.tile
        return 4 * m * n if self._slices > 1 else 0

    @cached_property
    def _slices(self) -> int:
        split = self.plan.first(SplitKPass)
        return split.parts if split is not None and split.through == "cluster" else 1

    def slot(self, operand: PromotePass) -> int:
        """Bytes of one buffer of an operand, aligned as `allocate-smem` does."""
        m, n, k = self.tile
        left = operand.operand == "lhs"
        rows = m if left else n
        along_k = self.problem.layout[0] == "n" if left else self.problem.layout[1] == "t"
        if operand.contiguous is not None:
            along_k = operand.contiguous == "k"
        elif operand.transpose:
            along_k = not along_k
        down, across = (rows, k) if along_k else (k, rows)
        multiple = max(1, operand.multiple)  # promote itself refuses less
        across = -(-across // multiple) * multiple
        return self._bytes(down, across + operand.pad, self.problem.bits)

    def rings(self, stages: int | None = None) -> int:
        """Bytes of all operands' slots, or of the sums that lie over them, and of their barriers;
        `stages` for those that are `auto`."""
        rings = self.plan.written(MultiBufferPass)
        counts = [(each.label, self._own(each, stages)) for each in rings]
        found = 0
        for operand, slot in self._slots:
            own = [count for label, count in counts if label is None or label == operand]
            found += slot * (own[0] if own else 1)
        barriers = sum([count for _, count in counts]) * BARRIER_BYTES
        return max(found, self.sums, self._over_rings) + barriers + SPARE_BYTES

    @cached_property
    def _over_rings(self) -> int:
        """Bytes of output buffers that lie where the rings are."""
        staged = self.plan.written(StageEpiloguePass)
        if not staged or not staged[0].over:
            return 0
        columns, buffers = (
            settled(staged[0], each) for each in (staged[0].columns, staged[0].buffers)
        )
        return self.outputs(columns * self.problem.result_bits // 8 or SWIZZLE_ROW, buffers)

    @cached_property
    def _slots(self) -> list[tuple[Operand, int]]:
        """Bytes of a slot of each operand: stages are sought with the same ones."""
        return [(each.operand, self.slot(each)) for each in self.plan.written(PromotePass)]

    @cached_property
    def _spans(self) -> list[int]:
        """Of swizzles that buffers may have."""
        layouts = self.plan.written(AssignLayoutsPass)
        return [span for span in SPANS if span <= layouts[0].swizzle] if layouts else []

    @cached_property
    def _spreads(self) -> bool:
        return spreads(self.plan)

    def outputs(self, row_bytes: int, buffers: int) -> int:
        """Bytes of so many output buffers with rows of so many bytes, and of the narrower rest."""
        m, _, _ = self.tile
        n, bits = self.stored_columns, self.problem.result_bits
        width = min(row_bytes * 8 // bits, n)
        whole, rest = divmod(n, width)
        sharers = takers(self.plan)
        found = min(buffers, whole) * self._output(m * sharers, width, bits)
        return found + (self._output(m * sharers, rest, bits) if rest else 0)

    def inputs(self) -> int:
        """Bytes of the tiles of the epilogue's inputs that `load-inputs` has loaded, and of their
        barriers; every one that may be loaded counts."""
        loads = self.plan.written(LoadInputsPass)
        if not loads:
            return 0
        m, _, _ = self.tile
        tiles = [bits for by, bits in self.problem.inputs if len(by) == 2]
        held = sum(self._bytes(m, self.stored_columns, bits) for bits in tiles)
        return sum(input_slots(self.plan, each) * (held + BARRIER_BYTES) for each in loads)

    def _output(self, rows: int, columns: int, bits: int) -> int:
        """Bytes of an output buffer for so many of a tile's rows and columns."""
        if not self._spreads:
            return self._bytes(rows, columns, bits)
        down, across = (columns, rows) if self.plan.written(SwapAbPass) else (rows, columns)
        size = down * spread_row(across, bits) * bits // 8
        return -(-size // UNIT) * UNIT

    def _own(self, ring: MultiBufferPass, otherwise: int | None) -> int:
        if ring.stages != AUTO:
            return ring.stages
        if is_stationary(self.plan, ring):
            return steps_of_k(self.plan)
        return otherwise or 1

    def _bytes(self, rows: int, columns: int, bits: int) -> int:
        row = columns * bits // 8
        unit = next((8 * span for span in self._spans if row % span == 0), UNIT)
        return -(-rows * row // unit) * unit


def takers(plan: Plan) -> int:
    """Warpgroups that take turns, each with buffers of its own; else one."""
    if not plan.written(PingpongPass):
        return 1
    roles = plan.first(SpecializeWarpsPass)
    return 1 if roles is None or roles.consumers == AUTO else roles.consumers


def input_slots(plan: Plan, loads: LoadInputsPass) -> int:
    """Tiles whose inputs `load-inputs` holds: one, or of auto one for each that takes turns."""
    return takers(plan) if loads.slots == AUTO else loads.slots


def is_stationary(plan: Plan, ring: MultiBufferPass) -> bool:
    """Whether the ring's operand stays in shared memory, which takes a slot for each step of K."""
    held = plan.written(StationaryOperandPass)
    return ring.label is not None and ring.label in {each.label for each in held}


def spreads(plan: Plan) -> bool:
    """Whether the rows of output buffers are spread: where the pass says so, or, of auto, where
    the copy engine is not to store or cannot, since the result's rows are no whole 16 bytes."""
    staged = plan.written(StageEpiloguePass)
    if not staged or staged[0].spread != AUTO:
        return bool(staged) and bool(staged[0].spread)
    engines = [name for each in plan.written(AssignAtomsPass) for name in each.bulk_store or ()]
    if "thread_store" not in engines:
        return False
    whole = is_whole(plan.problem.rows[2], plan.problem.result_bits)
    return engines[0] == "thread_store" or not whole


def steps_of_k(plan: Plan) -> int:
    """Iterations of the loop over K."""
    return plan.problem.sums * -(-plan.problem.k // tile_of(plan)[2])


def shared_limit(plan: Plan) -> int:
    """Bytes of shared memory that a CTA may have beside those that it shares an SM with."""
    return plan.target.shared_bytes(ctas_per_sm(plan))


def stages_that_fit(plan: Plan, ring: MultiBufferPass) -> int:
    """As many slots as there is room for beside the least output buffer, at most MOST_STAGES."""
    if is_stationary(plan, ring):
        return steps_of_k(plan)
    room, limit = plan.once(Room), shared_limit(plan)
    staged = plan.written(StageEpiloguePass)
    least = _least_outputs(room, staged[0]) if staged and not staged[0].over else 0
    left = limit - least - room.inputs()
    return 1 + bisect_right(range(2, MOST_STAGES + 1), left, key=room.rings)


def output_row(plan: Plan) -> int:
    """Bytes of an output buffer's row: the widest swizzle of which one buffer fits; where threads
    store, which takes longer than the copy engine, the least, so that a step hides a piece."""
    if spreads(plan):
        return LEAST_ROW
    left = _left(plan)
    room = plan.once(Room)
    return next((s for s in SPANS if room.outputs(s, 1) <= left), LEAST_ROW)


def buffers_that_fit(plan: Plan, columns: int) -> int:
    """As many output buffers as are left room for, at least one and at most a tile's pieces."""
    room, left = plan.once(Room), _left(plan)
    bits = room.problem.result_bits
    row = columns * bits // 8 or SWIZZLE_ROW
    most = max(1, -(-room.stored_columns * bits // 8 // row))
    return next((b for b in range(most, 1, -1) if room.outputs(row, b) <= left), 1)


def _left(plan: Plan) -> int:
    """Bytes that the rings leave; they are settled first."""
    plan.all(MultiBufferPass)
    room = plan.once(Room)
    return shared_limit(plan) - room.rings() - room.inputs()


def _least_outputs(room: Room, staged: StageEpiloguePass) -> int:
    bits = room.problem.result_bits
    columns: int | Auto = staged.columns
    row = LEAST_ROW if columns == AUTO else (columns * bits // 8 or SWIZZLE_ROW)
    return room.outputs(row, 1 if staged.buffers == AUTO else staged.buffers)
