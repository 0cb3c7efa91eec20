"""What a reduction takes, whole and in parts, by estimate."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isqrt, prod

from gemmc.analysis.instructions import instructions_of
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.transforms.problem._gain import LAUNCH_US
from gemmc.transforms.problem._launched_loops import CTA
from gemmc.transforms.problem._split_loops import Split
from gemmc.transforms.schedule._loops_plan import THREADS, VECTOR, WARP, WARPS, Plan, are_few
from gemmc.transforms.schedule._shared_lanes import warps_of_sums
from gemmc.transforms.schedule._shared_sums import are_shared

STEP_US, INSTRUCTION_US = 0.07, 0.002
"""Microseconds of an iteration of a thread, or of a warp, that waits for what it loads, and of an
instruction for one of the elements that it has in it. Measured on an H100 are iterations of 0.075
(four elements, one instruction) to 1.0 (eight elements of 79); `python bench/kernels.py` times
such."""

SHARING = CTA // WARP
"""Warps of a CTA, which share sums of few elements."""

LIGHT = 16
"""Instructions of a body below which loads are what takes time."""

RUNS = 8
"""Iterations that are left to lanes that choose, while there are as many: they hand on what they
have in each run, and load so many at once."""


def step_us(loops: LoopsOp, plan: Plan) -> float:
    """Of one iteration: of a run of elements, and what combines them."""
    return STEP_US + INSTRUCTION_US * plan.count * (1 + instructions_of(loops.body.block))


def iterations_of(loops: LoopsOp, plan: Plan, split: Split | None = None) -> int:
    """Iterations of a thread, or of a warp whose lanes share the innermost loop; of a part."""
    reduced = loops.extents[loops.result.type.get_num_dims() :]
    *outer, last = reduced if split is None else split.each
    if plan.by_warps:
        lanes = WARP * warps_of_sums([loops], SHARING, length=last)
        return prod(outer) * -(-last // (lanes * plan.count))
    units = (plan.units or 0) * (1 if split is None else split.count)
    return _by_threads(loops, units, (*outer, last))


def _by_threads(loops: LoopsOp, units: int, reduced: Sequence[int]) -> int:
    """Iterations of a thread of each unit, or of each of the warps that share one."""
    shared = are_few(units, SHARING) and are_shared(loops, reduced, SHARING)
    return -(-prod(reduced) // SHARING) if shared else prod(reduced)


def best_split(loops: LoopsOp, plan: Plan, gain: float) -> Split | None:
    """The split of a reduction of known sizes with which both launches together take least; None
    where what it saves is not so many times what the second launch takes."""
    step = step_us(loops, plan)
    tried = {each.count: each for each in _tried(loops, plan)}

    def saved(split: Split) -> float:
        return step * (iterations_of(loops, plan) - iterations_of(loops, plan, split))

    def behind(split: Split) -> float:
        return LAUNCH_US + _combined_us(loops, plan, split.count)

    if not tried:
        return None
    best = max(tried.values(), key=lambda each: saved(each) - behind(each))
    return best if saved(best) > gain * behind(best) else None


def _tried(loops: LoopsOp, plan: Plan) -> Iterator[Split]:
    """Splits into as many parts as occupy the device, and fewer."""
    assert plan.units is not None, "sizes are known"
    rank = loops.result.type.get_num_dims()
    most = WARPS if plan.by_warps else THREADS * _narrow(loops, plan)
    wanted = float(most // max(1, plan.units))
    if plan.by_warps and loops.keeps is not None:
        steps = iterations_of(loops, plan)
        wanted = min(wanted, float(max(isqrt(steps), steps // RUNS)))
    while wanted >= 2:
        unit = WARP * plan.count if plan.by_warps else 1
        split = Split.of(loops, int(wanted), unit, plan.by_warps and rank > 0)
        if split is not None:
            yield split
        wanted *= 0.5**0.5


def _narrow(loops: LoopsOp, plan: Plan) -> int:
    """How many times the threads are needed, where each loads fewer elements at a time than it
    could, and computes little: as many bytes are on their way then."""
    return max(1, VECTOR // plan.count) if instructions_of(loops.body.block) < LIGHT else 1


def _combined_us(loops: LoopsOp, plan: Plan, parts: int) -> float:
    """Of what combines parts: lanes do where parts lie side by side, of what was lanes' as well or
    of one element, else a thread does; or it is split again."""
    step = STEP_US
    if loops.keeps is not None:
        step += INSTRUCTION_US * VECTOR * instructions_of(loops.body.block)
    if plan.by_warps or not loops.result.type.get_shape():
        return step * -(-parts // (WARP * VECTOR))
    return min(step * parts, LAUNCH_US + 2 * step * isqrt(parts))
