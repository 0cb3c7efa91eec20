"""Rules on the order of blocks and steps, and on what stands together in a pipeline."""

from __future__ import annotations

from xdsl.passes import ModulePass

from gemmc.plan import Plan
from gemmc.select._shapes import WIDEST_INSTRUCTION, computed
from gemmc.transforms.epilogue.overlap_epilogue import OverlapEpiloguePass
from gemmc.transforms.epilogue.split_epilogue import SplitEpiloguePass
from gemmc.transforms.epilogue.stage_epilogue import StageEpiloguePass
from gemmc.transforms.lowering.overwrite_first import OverwriteFirstPass
from gemmc.transforms.mapping._atom_rules.products import ISSUE_REGISTERS
from gemmc.transforms.mapping.specialize_warps import SpecializeWarpsPass
from gemmc.transforms.memory.stationary_operand import StationaryOperandPass
from gemmc.transforms.schedule.form_cluster import FormClusterPass
from gemmc.transforms.schedule.form_kernel import FormKernelPass
from gemmc.transforms.schedule.schedule_work import ScheduleWorkPass
from gemmc.transforms.schedule.snake_k import SnakeKPass
from gemmc.transforms.schedule.throttle_waves import ThrottleWavesPass

EXCLUSIVE: tuple[tuple[type[ModulePass], type[ModulePass]], ...] = (
    (SplitEpiloguePass, OverlapEpiloguePass),
    (StationaryOperandPass, SnakeKPass),
    (StationaryOperandPass, SplitEpiloguePass),
)
"""The second does not leave the steps of K as the first needs them."""

SPLIT_STEP = 64
"""Elements of K in a step that a split epilogue has been assembled with."""

FROM_BLOCK_TO_BLOCK = (
    SnakeKPass, ThrottleWavesPass, StationaryOperandPass, OverlapEpiloguePass,
)  # fmt: skip


def persistence(plan: Plan) -> str:
    """A CTA has a next block only where it walks over several."""
    work = plan.first(ScheduleWorkPass)
    if work is None or work.persistent:
        return ""
    found = [each.name for kind in FROM_BLOCK_TO_BLOCK for each in plan.written(kind)]
    found += ["contiguous"] if work.contiguous else []
    return f"{found[0]} without schedule-work{{persistent=true}}" if found else ""


def company(plan: Plan) -> str:
    """What a pass says of the others; contiguous walks have no rounds."""
    work = plan.first(ScheduleWorkPass)
    if work is None:
        return ""
    rounds = [each.name for kind in (SnakeKPass, ThrottleWavesPass) for each in plan.written(kind)]
    if work.contiguous and rounds:
        return f"contiguous=true with {rounds[0]}"
    if work.order == "hilbert" and work.group & (work.group - 1):
        return f"order=hilbert in groups of {work.group}"
    for one, other in EXCLUSIVE:
        if plan.written(one) and plan.written(other):
            return f"{one.name} with {other.name}"
    return ""


def halves(plan: Plan) -> str:
    """The pieces of a split epilogue, and the steps that are multiplied half by half."""
    split, staged = plan.first(SplitEpiloguePass), plan.first(StageEpiloguePass)
    kernel, roles = plan.first(FormKernelPass), plan.first(SpecializeWarpsPass)
    if split is None or staged is None or kernel is None or roles is None:
        return ""
    _, columns, k = kernel.tile
    width = int(staged.columns) or 1024 // plan.problem.result_bits
    if columns < 2 * width:
        return f"{columns} columns in pieces of {width}"
    launch = plan.target.sm_registers // (128 * (1 + int(roles.consumers))) // 8 * 8
    widest = min(WIDEST_INSTRUCTION, 2 * (min(255, launch) - ISSUE_REGISTERS))
    if columns > widest:
        return f"{columns} columns, more than one instruction's {widest}"
    if plan.problem.result_bits == 32 and not plan.problem.epilogue:
        return "a result that is the sum itself, which nothing converts"
    steps = -(-plan.problem.k // k)
    return f"{split.steps} steps of {steps}" if split.steps > steps else ""


def serialization(plan: Plan) -> str:
    """With a split epilogue ptxas serializes the products unless blocks come in whole groups, and
    in kernels of one round where the first product replaces the sum, in clusters, and where one
    group has all rows.
    Steps of K that are not one span of 64 elements were serialized as well."""
    work, kernel = plan.first(ScheduleWorkPass), plan.first(FormKernelPass)
    if work is None or kernel is None or not plan.written(SplitEpiloguePass):
        return ""
    cluster = plan.first(FormClusterPass)
    down = 1 if cluster is None else cluster.shape[0]
    rows = -(-computed(plan).m // (kernel.tile[0] * down))
    if kernel.tile[2] != SPLIT_STEP:
        return f"split-epilogue in steps of {kernel.tile[2]}"
    if work.order != "grouped" or work.contiguous:
        return f"split-epilogue where blocks are walked in order={work.order}"
    if not work.persistent:
        if plan.written(OverwriteFirstPass):
            return "split-epilogue with overwrite-first in a kernel of one round"
        if cluster is not None:
            return "split-epilogue in clusters in a kernel of one round"
        return f"{rows} rows of blocks in one group" if rows <= work.group else ""
    return f"groups of {work.group} of {rows} rows of blocks" if rows % work.group else ""
