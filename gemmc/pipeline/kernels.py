"""Running a pipeline on a program: passes on the module, then each kernel's on that kernel alone.

Passes are about one kernel. Of a program of several, each stands in a module of its own while its
passes run, and what has become of it then takes its place.
"""

from __future__ import annotations

from collections.abc import Callable

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import PassPipelineCallbackType

from gemmc.pipeline.alone import alone
from gemmc.pipeline.resolved import Pipeline
from gemmc.pipeline.running import run

__all__ = ["ForKernel", "alone", "apply"]

ForKernel = Callable[[str], PassPipelineCallbackType]
"""The callback for the passes of the kernel of a name."""


def apply(
    module: ModuleOp,
    ctx: Context,
    pipeline: Pipeline,
    callback: PassPipelineCallbackType | None = None,
    for_kernel: ForKernel | None = None,
) -> None:
    """Rewrites `module` in place, as `run` does; `for_kernel` gives the callback for a kernel's
    passes. GemmcError as `run`, and for a pipeline of a kernel that the module has not."""
    run(module, ctx, pipeline.passes, callback, pipeline.places)
    for name, each in pipeline.kernels:
        with alone(module, name) as inner:
            seen = callback if for_kernel is None else for_kernel(name)
            run(inner, ctx, each.passes, seen, each.places)
