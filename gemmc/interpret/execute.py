"""Running a module: which level it is at, its CTAs and agents, its outputs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp

from gemmc.dialects.ptx.structure import KernelOp as PtxKernelOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.interpret.hardware.device_memory import Matrix
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.hardware.scheduler import Scheduler, adversary
from gemmc.interpret.launches import SM_COUNT


@dataclass(frozen=True)
class Result:
    """Outputs, and the matrices behind them, which know who wrote each element."""

    outputs: list[Any]
    matrices: list[Matrix]


Progress = Callable[[int, int], None]
"""Told how many CTAs are done and how many there are."""


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
