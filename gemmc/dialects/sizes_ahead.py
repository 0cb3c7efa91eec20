"""Sizes of memory that a loop asks for in each step, ahead of the loop.

What torch expands along an open size, bufferized and lowered to loops, chooses by it in each step:

    scf.for %i = … {
      %n = memref.dim %x, %c0 : memref<?xf32>
      …
  →
    %n = memref.dim %x, %c0 : memref<?xf32>
    scf.for %i = … {
"""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects import memref, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put sizes ahead of the outermost loop in which neither the memory nor the number of its
    dimension is made."""
    for op in [each for each in module.walk() if isinstance(each, memref.DimOp)]:
        ahead: Operation = op
        while isinstance(loop := ahead.parent_op(), scf.ForOp) and not _is_made_in(op, loop):
            ahead = loop
        block = ahead.parent
        if ahead is not op and block is not None:
            op.detach()
            block.insert_op_before(op, ahead)


def _is_made_in(op: memref.DimOp, loop: scf.ForOp) -> bool:
    """Whether one of the operands is made by a loop's body, or is an argument of it."""
    return any(loop.is_ancestor(each.owner) for each in op.operands)
