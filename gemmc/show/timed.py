"""The picture that takes a run: shared memory over time."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile

from xdsl.dialects.builtin import ModuleOp

from gemmc import driver, frontend
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.errors import GemmcError
from gemmc.pipeline import load, run
from gemmc.show.picture import Picture
from gemmc.show.shared import shared_over_time
from gemmc.target import DEFAULT, Target
from gemmc.workbench import SPELLED_OUT_BY, chosen_kernel

PLACED_BY = "allocate-smem"


def over_time(
    module: ModuleOp, pipeline: driver.Source, *, kernel: str = "",
    sizes: Mapping[str, int] | None = None, target: Target = DEFAULT,
) -> Picture:
    """Who uses which bytes of shared memory when, in the first CTA, by the cost model; of a program
    of several kernels, in the one with the name `kernel`, for `sizes` that a launch tells.

    What runs is the kernel ahead of where waits become instructions, its buffers already at their
    places. GemmcError for what is refused and for another name, InterpretError for what is wrong
    with the program.
    """
    found = placed(module, pipeline, target, kernel)
    from gemmc.interpret.timeline import simulate

    copy = found.parent_op()
    assert isinstance(copy, ModuleOp)
    title = f"{pipeline}, {kernel}" if kernel else str(pipeline)
    return shared_over_time(simulate(copy, sizes=sizes), found, title)


def placed(
    module: ModuleOp, pipeline: driver.Source, target: Target = DEFAULT, kernel: str = ""
) -> KernelOp:
    """The kernel that runs, in a module of its own; errors as `over_time`."""
    copy, loaded = chosen_kernel(module, pipeline, kernel, target)
    ctx = frontend.context()
    passes = tuple(takewhile(lambda each: each.name not in SPELLED_OUT_BY, loaded.passes))
    run(copy, ctx, passes, places=loaded.places[: len(passes)])
    if not any(each.name == PLACED_BY for each in passes):
        run(copy, ctx, load(PLACED_BY).passes)
    made = next((op for op in copy.body.block.ops if isinstance(op, KernelOp)), None)
    if made is None:
        raise GemmcError("show", "a pipeline that makes a kernel", str(loaded.name))
    return made
