"""One kernel of a program of several, in a module of its own."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation

from gemmc.errors import GemmcError


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
