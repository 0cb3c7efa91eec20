"""Running a module: which level it is at, its CTAs and agents, its outputs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xdsl.dialects.builtin import ModuleOp

from gemmc.dialects.entries import entries
from gemmc.dialects.launch import Callee, ProgramOp
from gemmc.dialects.ptx.structure import KernelOp as PtxKernelOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.element_types import parts_of
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.hardware.scheduler import Scheduler, adversary
from gemmc.interpret.kept import Kept
from gemmc.interpret.launches import SM_COUNT, Outputs
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
    kept: Kept | None = None,
) -> Result:
    """Run the module's only program. See `gemmc.interpret.run`. Of several kernels, those whose
    results are `kept` do not run."""
    schedule = scheduler or adversary(seed)
    inputs = [parts_of(each) for each in inputs]

    def run_kernel(
        kernel: Callee, given: Sequence[Any], outputs: Outputs = ()
    ) -> Result:
        return _run_kernel(kernel, given, schedule, ctas, sm_count, progress, outputs)

    ops = list(module.body.block.ops)
    for op in ops:
        if isinstance(op, ProgramOp):
            from gemmc.interpret.programs import run_program

            if ctas is not None:
                raise Unsupported("some CTAs of a program of several kernels")

            def outputs_of(kernel: Callee, given: Sequence[Any], outputs: Outputs) -> list[Any]:
                return run_kernel(kernel, given, outputs).outputs

            run = outputs_of if kept is None else kept.around(outputs_of)
            return Result(run_program(op, inputs, run), [])
    for op in ops:
        if isinstance(op, KernelOp | PtxKernelOp):
            return run_kernel(op, inputs)
    functions = entries(module)
    if not functions:
        raise Unsupported("a module without a function or a kernel")
    return run_kernel(functions[0], inputs)


def _run_kernel(
    kernel: Callee,
    inputs: Sequence[Any],
    schedule: Scheduler,
    ctas: Sequence[int] | None,
    sm_count: int,
    progress: Progress | None,
    outputs: Outputs,
) -> Result:
    """A kernel, or a function on tensors, at its level."""
    if isinstance(kernel, KernelOp):
        from gemmc.interpret.kernels import run_kernel

        return run_kernel(kernel, inputs, schedule, ctas, sm_count, progress, outputs)
    if isinstance(kernel, PtxKernelOp):
        from gemmc.interpret.ptx_ops.launch import run_ptx

        return run_ptx(kernel, inputs, schedule, ctas, sm_count, progress, outputs)
    from gemmc.interpret.functions import run_function

    return Result(run_function(kernel, inputs, outputs), [])
