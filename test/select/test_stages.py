"""Slots of rings, told three times: by the model, by the rule of `multi-buffer`, by the kernel."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from pipelines.problems import Product

from gemmc import frontend, pipeline, select
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.ir import walk_type
from gemmc.plan import Plan, Problem
from gemmc.select.schedule import Schedule
from gemmc.target import DEFAULT
from gemmc.transforms.epilogue.stage_epilogue import StageEpiloguePass
from gemmc.transforms.memory._room import (
    BARRIER_BYTES,
    LEAST_ROW,
    MOST_STAGES,
    SPARE_BYTES,
    Room,
    shared_limit,
)
from gemmc.transforms.memory.multi_buffer import MultiBufferPass
from gemmc.transforms.memory.promote import PromotePass

Drawn = tuple[Schedule, Problem, pipeline.Pipeline]


def drawn(count: int, seed: int) -> Iterator[Drawn]:
    """Schedules of each row that leaves the slots open, with kernels that no rule refuses."""
    rng = random.Random(seed)
    for row in select.rows():
        every = list(row.schedules())
        if not every or "stationary" in row.parameters or row.template != "hopper-coop":
            continue
        for schedule in rng.sample(every, min(count, len(every))):
            layout = rng.choice(row.when.get("layouts", ("nt", "nn")))
            bits = rng.choice((16, 32))
            problem = Problem(*row.example, row.when["dtypes"][0], layout, bits)
            made = row.configuration(schedule).resolved(problem)
            if next(select.refusals(made, problem), None) is None:
                yield schedule, problem, made


def slots(made: pipeline.Pipeline, problem: Problem) -> int:
    (ring,) = Plan(list(made.passes), problem).all(MultiBufferPass)
    return int(ring.stages)


def test_the_model_counts_the_slots_that_the_rule_gives() -> None:
    """One too many at most, where a tile's columns leave a narrower rest with a buffer of its own,
    which the model takes no account of."""
    found = 0
    for schedule, problem, made in drawn(100, 0):
        counted = schedule.stages(problem.bits, problem.result_bits, DEFAULT)
        rest = schedule.columns % (LEAST_ROW * 8 // problem.result_bits)
        assert counted - slots(made, problem) in ((0, 1) if rest else (0,)), (schedule, problem)
        found += 1
    assert found > 180


@pytest.mark.parametrize("seed", range(3))
def test_the_kernel_has_room_for_so_many_and_for_no_more(seed: int) -> None:
    """By what `allocate-smem` gives out."""
    every = list(drawn(6, seed))
    for schedule, problem, made in random.Random(seed).sample(every, 6):
        result = "f32" if problem.result_bits == 32 else problem.dtype
        size = problem.m, problem.n, problem.k
        source = Product(size, problem.dtype, problem.layout, result).mlir
        ctx = frontend.context()
        module = frontend.parse(source, "x.mlir", ctx)
        names = [each.name for each in made.passes]
        pipeline.run(module, ctx, made.passes[: names.index("allocate-smem") + 1])
        (kernel,) = walk_type(module, KernelOp)
        assert kernel.shared_bytes is not None
        used, plan = kernel.shared_bytes.value.data, Plan(list(made.passes), problem)
        room, limit = Room(plan), shared_limit(plan)
        staged = plan.first(StageEpiloguePass)
        assert used <= limit and staged is not None, (schedule, problem)
        row = int(staged.columns) * problem.result_bits // 8
        over = room.rings() + room.outputs(row, int(staged.buffers)) - used
        spare = SPARE_BYTES + slots(made, problem) * BARRIER_BYTES
        assert 0 <= over <= spare, (schedule, problem)
        more = sum(room.slot(each) for each in plan.written(PromotePass))
        # Output buffers take what is left once the rings have theirs: at least one stays.
        least = room.rings(slots(made, problem)) + room.outputs(LEAST_ROW, 1)
        assert slots(made, problem) == MOST_STAGES or least + more > limit, (schedule, problem)
