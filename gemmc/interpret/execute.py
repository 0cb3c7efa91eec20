"""Running a module: which level it is at, its CTAs and agents, its outputs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp

from gemmc.dialects.ptx.structure import KernelOp as PtxKernelOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.hardware.scheduler import Scheduler, adversary
from gemmc.interpret.launches import SM_COUNT
from gemmc.interpret.running import Progress, Result


def execute(
    module: ModuleOp,
    inputs: Sequence[Any],
    *,
    seed: int = 0,
    ctas: Sequence[int] | None = None,
    scheduler: Scheduler | None = None,
    sm_count: int = SM_COUNT,
    progress: Progress | None = None,
) -> Result:
    """Run the module's only program. See `gemmc.interpret.run`."""
    schedule = scheduler or adversary(seed)
    for op in module.body.block.ops:
        if isinstance(op, KernelOp):
            from gemmc.interpret.kernels import run_kernel

            return run_kernel(op, inputs, schedule, ctas, sm_count, progress)
        if isinstance(op, PtxKernelOp):
            from gemmc.interpret.ptx_ops.launch import run_ptx

            return run_ptx(op, inputs, schedule, ctas, sm_count, progress)
        if isinstance(op, func.FuncOp) and not op.is_declaration:
            from gemmc.interpret.functions import run_function

            return Result(run_function(module, inputs), [])
    raise Unsupported("a module without a function or a kernel")
