"""Running a pipeline on a program: passes on the module, then each kernel's on that kernel alone.

Passes are about one kernel. Of a program of several, each stands in a module of its own while its
passes run, and what has become of it then takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation
from xdsl.passes import PassPipelineCallbackType

from gemmc.errors import GemmcError
from gemmc.pipeline.resolved import Pipeline
from gemmc.pipeline.running import run

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


@contextmanager
def alone(module: ModuleOp, name: str) -> Generator[ModuleOp]:
    """A module with one kernel of another, which gets back what has become of it."""
    kernel = next((op for op in module.body.block.ops if _is_kernel(op, name)), None)
    if kernel is None:
        raise GemmcError("pipeline", f"a kernel @{name} in the program", "none")
    place = kernel.next_op
    kernel.detach()
    inner = ModuleOp([kernel])
    inner.location = kernel.location
    yield inner
    block = module.body.block
    for op in list(inner.body.block.ops):
        op.detach()
        if place is None:
            block.add_op(op)
        else:
            block.insert_op_before(op, place)


def _is_kernel(op: Operation, name: str) -> bool:
    found = op.properties.get("sym_name")
    if not isinstance(found, StringAttr) or found.data != name:
        return False
    return isinstance(op, func.FuncOp) or op.name.endswith(".kernel")
