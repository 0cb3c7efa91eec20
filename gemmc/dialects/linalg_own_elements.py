"""Reductions in memory that name the memory that they write among their inputs, too: what a step
reads of it is the element that it writes, which `linalg` hands to the body as the output's.

Source: MLIR, "linalg" dialect, "Property 2": the loops that an op stands for read all operands of a
step, and then write.
"""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.dialects.linalg.ops import GenericOp
from xdsl.ir import SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects.linalg_forms import all_parallel


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Leave out inputs of reductions in memory that are outputs, at the same elements."""
    for op in [each for each in module.walk() if isinstance(each, GenericOp)]:
        if not all_parallel(op) and any(isinstance(each.type, MemRefType) for each in op.outputs):
            _leave_out(op)


def _leave_out(op: GenericOp) -> None:
    maps, arguments = list(op.indexing_maps), op.body.block.args
    count = len(op.inputs)
    outputs = {
        (value, maps[count + n]): arguments[count + n] for n, value in enumerate(op.outputs)
    }
    own = [(value, maps[n]) in outputs for n, value in enumerate(op.inputs)]
    if not any(own):
        return
    kept = list[SSAValue]()
    for n, value in reversed(list(enumerate(op.inputs))):
        if own[n]:
            arguments[n].replace_all_uses_with(outputs[value, maps.pop(n)])
            op.body.block.erase_arg(arguments[n])
        else:
            kept.insert(0, value)
    made = GenericOp(
        kept, op.outputs, op.detach_region(op.body), maps, list(op.iterator_types), []
    )
    made.attributes, made.location = dict(op.attributes), op.location
    Rewriter.replace_op(op, made)
