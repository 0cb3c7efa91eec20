"""The picture that takes a run: shared memory over time."""

from __future__ import annotations

from itertools import takewhile

from xdsl.dialects.builtin import ModuleOp

from gemmc import driver, frontend
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.errors import GemmcError
from gemmc.pipeline import load, run
from gemmc.show.picture import Picture
from gemmc.show.shared import shared_over_time
from gemmc.target import DEFAULT, Target
from gemmc.workbench import SPELLED_OUT_BY

PLACED_BY = "allocate-smem"


def over_time(
    module: ModuleOp, pipeline: driver.Source, *, target: Target = DEFAULT
) -> Picture:
    """Who uses which bytes of shared memory when, in the first CTA, by the cost model.

    What runs is the kernel ahead of where waits become instructions, its buffers already at their
    places. GemmcError for a program of several kernels and for what is refused, InterpretError for
    what is wrong with the program.
    """
    kernel = placed(module, pipeline, target)
    from gemmc.interpret.timeline import simulate

    copy = kernel.parent_op()
    assert isinstance(copy, ModuleOp)
    return shared_over_time(simulate(copy), kernel, str(pipeline))


def placed(module: ModuleOp, pipeline: driver.Source, target: Target = DEFAULT) -> KernelOp:
    """The kernel that runs, in a module of its own; errors as `over_time`."""
    ctx, copy = frontend.context(), frontend.copy(module)
    frontend.verify(copy)
    loaded = driver.resolve(pipeline, copy, ctx, target)
    if loaded.kernels:
        names = ", ".join(name for name, _ in loaded.kernels)
        raise GemmcError("show", "a program of one kernel", f"several ({names})")
    passes = tuple(takewhile(lambda each: each.name not in SPELLED_OUT_BY, loaded.passes))
    run(copy, ctx, passes, places=loaded.places[: len(passes)])
    if not any(each.name == PLACED_BY for each in passes):
        run(copy, ctx, load(PLACED_BY).passes)
    kernel = next((op for op in copy.body.block.ops if isinstance(op, KernelOp)), None)
    if kernel is None:
        raise GemmcError("show", "a pipeline that makes a kernel", str(loaded.name))
    return kernel
