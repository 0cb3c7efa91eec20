"""Numbers that a body puts into a tensor or into memory of its own and takes out again, as numbers.

StableHLO's lowering to linalg wraps each argument of a reduction so, and bufferization makes
memory of that:

    %t = tensor.from_elements %x : tensor<f32>      memref.store %x, %cell[] : memref<f32>
    %y = tensor.extract %t[] : tensor<f32>          %y = memref.load %cell[] : memref<f32>
  →
    %y is %x
"""

from __future__ import annotations

from math import prod

from xdsl.context import Context
from xdsl.dialects import func, memref, tensor
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects.constants import constant_of

_Use = memref.LoadOp | memref.StoreOp | memref.DeallocOp


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put numbers in the place of elements that are taken out of `tensor.from_elements`, and of
    what is loaded from memory of one element that a body takes for itself."""
    ops = list(module.walk())
    for op in ops:
        if isinstance(op, tensor.ExtractOp):
            _take_out(op)
    for op in ops:
        if isinstance(op, memref.AllocOp | memref.AllocaOp) and _is_cell(op):
            _follow(op)


def _take_out(op: tensor.ExtractOp) -> None:
    made = op.tensor.owner
    if not isinstance(made, tensor.FromElementsOp):
        return
    place = _place(op, made)
    if place is not None:
        Rewriter.replace_op(op, [], [made.elements[place]])
        if not made.result.uses:
            Rewriter.erase_op(made)


def _place(op: tensor.ExtractOp, made: tensor.FromElementsOp) -> int | None:
    """Which of the elements is taken, by rows; None where that is computed, or outside."""
    if len(made.elements) == 1:
        return 0
    found, shape = 0, made.result.type.get_shape()
    for each, size in zip(op.indices, shape, strict=False):
        index = constant_of(each)
        if index is None or not 0 <= index < size:
            return None
        found = found * size + index
    return found if len(op.indices) == len(shape) else None


def _is_cell(op: memref.AllocOp | memref.AllocaOp) -> bool:
    """Whether memory of one number is stored to and loaded from where it is taken, in a body; the
    first of it a store."""
    block, kind = op.parent_block(), op.memref.type
    if block is None or isinstance(block.parent_op(), func.FuncOp):
        return False
    if not kind.has_static_shape() or prod(kind.get_shape()) != 1:
        return False
    users = [use.operation for use in op.memref.uses]
    if not all(isinstance(each, _Use) and each.parent_block() is block for each in users):
        return False
    if any(isinstance(each, memref.StoreOp) and each.value is op.memref for each in users):
        return False
    first = next((each for each in block.ops if each in users), None)
    return first is None or isinstance(first, memref.StoreOp)


def _follow(op: memref.AllocOp | memref.AllocaOp) -> None:
    block, cell = op.parent_block(), op.memref
    assert block is not None, "it was checked"
    value: SSAValue | None = None
    for user in list(block.ops):
        if cell not in user.operands:
            continue
        if isinstance(user, memref.StoreOp):
            value = user.value
        elif isinstance(user, memref.LoadOp):
            assert value is not None, "the first is a store"
            user.res.replace_all_uses_with(value)
        Rewriter.erase_op(user)
    Rewriter.erase_op(op)
