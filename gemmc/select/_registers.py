"""The rule on registers: what ptxas would spill."""

from __future__ import annotations

from collections.abc import Mapping

from gemmc.analysis.whole_rows import is_whole
from gemmc.plan import Plan, settled
from gemmc.select._schedule import added_steps, added_together
from gemmc.select._shapes import computed, parts, uses
from gemmc.select.epilogue import REGISTER, turned
from gemmc.transforms.epilogue.accumulate_inputs import AccumulateInputsPass
from gemmc.transforms.epilogue.overlap_epilogue import OverlapEpiloguePass
from gemmc.transforms.epilogue.preload_inputs import PreloadInputsPass
from gemmc.transforms.epilogue.stage_epilogue import StageEpiloguePass, is_long
from gemmc.transforms.lowering.assign_registers import ctas_per_sm
from gemmc.transforms.mapping._atom_rules.products import OTHER_REGISTERS
from gemmc.transforms.mapping._budgets import holds_sums
from gemmc.transforms.mapping.distribute import DistributePass
from gemmc.transforms.mapping.specialize_warps import SpecializeWarpsPass
from gemmc.transforms.schedule.form_kernel import FormKernelPass
from gemmc.transforms.schedule.schedule_work import ScheduleWorkPass
from gemmc.transforms.schedule.split_k import SplitKPass
from gemmc.transforms.schedule.throttle_waves import ThrottleWavesPass

FIX_UP = 16
"""What adds the sums of parts of K: addresses and a few vectors at a time."""

STORED = 64, 16
"""Registers of sums of parts of K that threads store, and of how many parts so many may be: ptxas
has more parts in registers then, and spills 24 to 436 bytes of 96 and 128 sums of any number of
parts, 4 to 68 of 64 sums of 21 and more."""

STEPS = 8
"""Of a function of many instructions, for the elements that ptxas computes at once."""

MORE_STEPS: Mapping[str, tuple[int, int]] = {
    **dict.fromkeys(("math.acos", "math.asin", "math.atan", "math.atan2"), (144, 144)),
    **dict.fromkeys(("math.acosh", "math.asinh", "math.cbrt"), (48, 48)),
    "math.sinh": (24, 24),
    **dict.fromkeys(("math.erf", "math.tanh", "math.exp", "math.cosh"), (STEPS, 16)),
    **dict.fromkeys(
        ("math.atanh", "math.erfc", "math.expm1", "math.log", "math.log10", "math.log1p",
         "math.log2", "math.powf"),
        (16, 16),
    ),
}  # fmt: skip
"""Of functions that need more than `STEPS`, by the bits of the result: 16, 32. Found by compiling
tiles of all widths: with fewer ptxas spills more than 64 bytes of some (`make sweep`)."""

WHOLE = 64
"""Of `MORE_STEPS`, from which on a function needs them wherever it is computed. Results that are
held leave registers of sums to what is computed after them."""

PAIRED = 16
"""Of two products side by side: ptxas spills 16 bytes of a gated tile of 192 columns without."""

WARP, COMPUTED = 32, 64
"""Threads; registers of sums in f64 of which a function of many instructions is computed. ptxas
spills 176 bytes of 128 (math.tanh)."""

MANY_INPUTS = 3, 80
"""Inputs of a warp's epilogue, and registers for what so many have besides: with odd rows ptxas
spills 72 bytes of 64 sums where three CTAs share an SM, 164 of 128."""

STRAIGHT = 3
"""Steps of K, at most, that ptxas has as straight code with the epilogue behind them: what a warp's
epilogue reads is loaded ahead of the products then. It spills 16 to 264 bytes of tiles of 64 x 64
to 128 x 256 that read as many elements as they have, next to none without these or in a loop."""

CURVES, CURVE = ("serpentine", "hilbert"), 8
"""Rasters that turn round, and what a walk along them has besides."""

ROUND = 8
"""Of long walks in rounds whose epilogue reads something: ptxas spills 72 bytes of 256 x 200."""


def spills(plan: Plan) -> str:
    """Accumulators, what an overlapped epilogue has computed (two 16-bit values a register),
    and addresses, against the budget of a thread. What an epilogue computes stays in the
    accumulators' registers (`assign-registers`). Pieces that read inputs compute behind the next
    tile's products, but ptxas moves what they load and compute ahead of them and keeps the
    result. What is loaded ahead (`preload-inputs`) or added (`accumulate-inputs`) is read before
    the tile is held."""
    if uses(plan, "mma_sync"):
        return _of_warps(plan)
    if not uses(plan, "wgmma") or plan.first(FormKernelPass) is None:
        return ""
    rows, columns = parts(plan)
    accumulators = rows * columns // 128
    read, held = _inputs(plan, rows, columns), _held(plan, accumulators)
    early = plan.written(PreloadInputsPass) or plan.written(AccumulateInputsPass)
    live = max(read, held) if early else read + held
    added = _added(plan, rows, columns)
    steps = _steps(plan, bool(held)) if is_long(plan.problem.epilogue) else 0
    live = max(live + steps, read + added, min(2, added_steps(plan) - 1) * added)
    live += PAIRED if plan.problem.paired else 0
    split = plan.first(SplitKPass)
    if split is not None and split.through == "slots":
        if stored := _stored_by_threads(plan, accumulators, split.parts):
            return stored
        live += FIX_UP + (accumulators if _walks(plan) else 0)
    work = plan.first(ScheduleWorkPass)
    if work is not None and work.order in CURVES:
        live += CURVE
    live += ROUND if plan.written(ThrottleWavesPass) and plan.problem.inputs else 0
    needed, limit = accumulators + live + OTHER_REGISTERS, _limit(plan)
    return f"{needed} of {limit}" if needed > limit else ""


def _stored_by_threads(plan: Plan, accumulators: int, parts: int) -> str:
    """Sums of parts that threads of several consumers store, whose registers are few."""
    roles, problem = plan.first(SpecializeWarpsPass), plan.problem
    if roles is None or int(roles.consumers) < 2 or _walks(plan):
        return ""
    if is_whole(problem.rows[2], problem.result_bits):
        return ""
    most, of_parts = STORED
    refused = accumulators > most or (accumulators == most and parts > of_parts)
    return f"{accumulators} sums of {parts} parts, which threads store" if refused else ""


def _of_warps(plan: Plan) -> str:
    """A warp's sums and what its mainloop has besides; functions are computed of all sums of a
    thread at once, and many inputs are of as many addresses and bounds."""
    kernel, shared = plan.first(FormKernelPass), plan.all(DistributePass)
    if kernel is None or not shared:
        return ""
    down, across = settled(shared[0], shared[0].shape)
    rows, columns, _ = kernel.tile
    sums = rows * columns // (down * across * WARP) * max(1, plan.problem.bits // REGISTER)
    many = MANY_INPUTS[1] if len(plan.problem.inputs) >= MANY_INPUTS[0] else 0
    heavy = many or is_long(plan.problem.epilogue)
    if sums > COMPUTED and plan.problem.bits > REGISTER and heavy:
        return f"{sums} registers of sums in a long epilogue, of {COMPUTED}"
    launch = plan.target.launch_registers(WARP * down * across * ctas_per_sm(plan))
    live = max(many, _read_by_warps(plan, sums, WARP * down * across))
    needed, limit = sums + OTHER_REGISTERS + live, min(plan.target.thread_registers, launch)
    return f"{needed} of {limit}" if needed > limit else ""


def _read_by_warps(plan: Plan, sums: int, threads: int) -> int:
    """Registers of what a warp's epilogue reads for each of its sums, two of 16 bits side by side
    where rows let them be; in straight code each has a place besides, beside what a thread copies
    for the steps behind the first, two elements a register."""
    kernel, split, problem = plan.first(FormKernelPass), plan.first(SplitKPass), plan.problem
    inputs = [bits for dims, bits in problem.inputs if {"m", "n"} <= {*dims}]
    if kernel is None or not inputs or problem.bits > REGISTER:
        return 0
    rows, columns, depth = kernel.tile
    parts = 1 if split is None else split.parts
    steps = -(-problem.k // (depth * parts))
    if steps <= STRAIGHT and not problem.told_k:
        copied = (rows + columns) * depth * problem.bits // (REGISTER * threads)
        return 2 * sums * len(inputs) + copied * (steps - 1)
    fix_up = FIX_UP if parts > 1 else 0
    odd = problem.columns % 2
    return fix_up + sum(sums * (REGISTER if odd else bits) // REGISTER for bits in inputs)


def _steps(plan: Plan, held: bool) -> int:
    """Registers for what is computed at once of the function that needs most."""
    wide = plan.problem.result_bits > 16
    needed = [MORE_STEPS.get(name, (STEPS, STEPS))[wide] for name in plan.problem.epilogue]
    most = max(needed)
    return STEPS if held and most < WHOLE else most


def _held(plan: Plan, accumulators: int) -> int:
    """Registers for a finished tile that is stored during the next one's products."""
    if not plan.written(OverlapEpiloguePass):
        return 0
    wide = bool(plan.problem.inputs) and plan.problem.result_bits == 32
    if wide and plan.written(PreloadInputsPass) and not holds_sums(plan):
        return 0
    held = accumulators // (1 + plan.problem.paired)
    return held if wide or holds_sums(plan) else held // 2


def _inputs(plan: Plan, rows: int, columns: int) -> int:
    """Registers for the elements of an epilogue's inputs, those of a piece where it has pieces and
    reads them there.
    A thread has two elements side by side and as many 8 rows below (PTX ISA, "wgmma.mma_async":
    accumulator fragments), which are loaded one by one where rows have an odd number of them, and
    those of a vector also where they are loaded ahead (`preload-inputs`)."""
    staged, ahead = plan.first(StageEpiloguePass), bool(plan.written(PreloadInputsPass))
    columns //= 1 + plan.problem.paired
    if staged is not None and not ahead:
        columns = min(columns, int(staged.columns) or columns)
    added = plan.problem.added if plan.written(AccumulateInputsPass) else ()
    inputs = [each for number, each in enumerate(computed(plan).inputs) if number not in added]
    return sum(_registers(plan, each, rows, columns, alone=ahead) for each in inputs)


def _added(plan: Plan, rows: int, columns: int) -> int:
    """Registers for what is loaded in a step and added to the sums in the next
    (`accumulate-inputs`)."""
    if not plan.written(AccumulateInputsPass):
        return 0
    columns, inputs = min(columns, added_together(plan)), computed(plan).inputs
    return sum(
        _registers(plan, inputs[number], rows, columns, alone=True) for number in plan.problem.added
    )


def _registers(
    plan: Plan, read: tuple[str, int], rows: int, columns: int, *, alone: bool
) -> int:
    """Of a thread, for what is read of an input; elements of a vector may stand `alone`."""
    dims, bits = read
    elements = rows * columns // 128
    of = {"": 1, "m": rows // 32, "n": elements * 32 // rows}
    one = plan.problem.columns % 2 or turned(dims) or (alone and dims != "mn")
    return of.get(dims, elements) * (REGISTER if one else bits) // REGISTER


def _walks(plan: Plan) -> bool:
    """Whether a CTA has several blocks. Beside a walk ptxas keeps the sums of parts apart from
    the accumulators."""
    work = plan.first(ScheduleWorkPass)
    return work is not None and work.persistent


def _limit(plan: Plan) -> int:
    """Registers of a consumer's thread."""
    target, roles = plan.target, plan.first(SpecializeWarpsPass)
    if roles is None:
        return target.thread_registers
    threads = 128 * (1 + int(roles.consumers)) * ctas_per_sm(plan)
    launch = target.launch_registers(threads)
    return min(target.thread_registers, int(roles.consumer_registers) or launch)
