"""How long a product of f64 on tensor cores takes: which tile, warps, stages and parts suit it.

It counts as `simt_model` does, in rounds, steps of K and the slowest of an SM's units, with the
same constants but where the kernels differ. A warp's mma.sync of 16 x 8 x 16 keeps a quarter of an
SM's tensor cores busy for some clocks. Its operands come from shared memory element by element, in
whole rows of 128 bytes: `PAD` elements follow each row of a buffer, so that no two lanes meet in a
bank. Between two steps a CTA's warps meet, and load fragments before they multiply, which only
other CTAs hide. Operands lie in shared memory as they do in global memory, and of the asynchronous
copies into it measurement found no cost.

The constants are the target's (`gemmc.target.DoubleCores`).
"""

from __future__ import annotations

from gemmc.dialects.tile.atoms import MMA_SYNC
from gemmc.plan import Problem
from gemmc.select import mma16_model, simt_model
from gemmc.select.simt_model import ThreadSchedule
from gemmc.target import DEFAULT, Target

PAD = 4
"""Elements behind each row of a buffer (parameter `pad` of the rows)."""

DEPTH = 16
"""K of the instruction that `DoubleCores.instruction` is of; shallower ones take as much less."""

HALF = 16
"""Lanes whose elements of 64 bits are one wavefront."""


class Model(simt_model.Model):
    """Estimates for one problem on one target."""

    unit, sharp, stages_results = "tensor cores", 2.68, False

    def __init__(self, problem: Problem, target: Target = DEFAULT) -> None:
        super().__init__(problem, target)
        self._double = double = target.double_cores
        self._l2_bytes, self._launch_us = double.l2_bytes, double.launch_us

    def held(self, each: ThreadSchedule) -> int:
        """CTAs of a schedule that an SM has room for."""
        layout = self.problem.layout
        sides = (each.rows, layout[0] == "n"), (each.columns, layout[1] == "t")
        slot = sum(
            length * (each.depth + PAD) if along_k else each.depth * (length + PAD)
            for length, along_k in sides
        )
        return each.fitting(self.target, each.stages * slot * self._size)

    def _work(self, each: ThreadSchedule, ctas: int) -> tuple[float, float, float, float]:
        """Clocks of a step of so many CTAs of an SM: tensor cores, shared memory, L2, latency."""
        found, warps, partitions = self._double, each.down * each.across, self.target.partitions
        tall, wide = each.rows // each.down, each.columns // each.across
        rows, columns = MMA_SYNC
        instructions = tall / rows * wide / columns * each.depth / DEPTH
        products = instructions * found.instruction
        loads = warps * (tall + wide) * each.depth / HALF
        shared = loads * found.wavefront
        alone = -(-warps // partitions) * products * found.alone + found.step
        latency = max(alone, found.latency / (each.stages - 1))
        tensor = -(-ctas * warps // partitions) * products
        return tensor, ctas * shared, ctas * self._from_l2(each), latency


MODELS: dict[str, type[simt_model.Model]] = {
    "fma": simt_model.Model, "mma_sync": Model, "mma_sync_16": mma16_model.Model
}  # fmt: skip
"""By the atom that multiplies, and where it is of 16-bit types."""
