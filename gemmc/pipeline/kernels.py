"""Running a pipeline on a program: passes on the module, then each kernel's on that kernel alone.

Passes are about one kernel. Of a program of several, each stands in a module of its own while its
passes run, and what has become of it then takes its place.
"""

from __future__ import annotations

from collections.abc import Callable

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import PassPipelineCallbackType

from gemmc import order
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
    formed: ModuleOp | None = None,
) -> None:
    """Rewrites `module` in place, as `run` does; `for_kernel` gives the callback for a kernel's
    passes. What the pipeline's own passes make of the module is `formed`, if that is known: where
    there is no callback it takes the module's place. GemmcError as `run`, and for a pipeline of a
    kernel that the module has not."""
    if formed is None or callback is not None:
        run(module, ctx, pipeline.passes, callback, pipeline.places)
    else:
        order.check(module, pipeline.passes, pipeline.places)
        _become(module, formed)
    for name, each in pipeline.kernels:
        with alone(module, name) as inner:
            seen = callback if for_kernel is None else for_kernel(name)
            run(inner, ctx, each.passes, seen, each.places)


def _become(module: ModuleOp, other: ModuleOp) -> None:
    """Give a module the ops of another, which has none then."""
    for op in list(module.body.block.ops):
        op.detach()
        op.erase()
    for op in list(other.body.block.ops):
        op.detach()
        module.body.block.add_op(op)
