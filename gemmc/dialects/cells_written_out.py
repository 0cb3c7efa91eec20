"""Numbers that a body puts into a tensor or into memory of its own and takes out again, as numbers.

StableHLO's lowering to linalg wraps each argument of a reduction so, and bufferization makes
memory of that:

    %t = tensor.from_elements %x : tensor<f32>      memref.store %x, %cell[] : memref<f32>
    %y = tensor.extract %t[] : tensor<f32>          %y = memref.load %cell[] : memref<f32>
  →
    %y is %x

It also makes memory of a shape that is computed, whose numbers later loops ask for:

    memref.store %n, %shape[%c0] : memref<2xi64>
    %y = memref.load %shape[%c0] : memref<2xi64>
  →
    %y is %n
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.context import Context
from xdsl.dialects import arith, func, memref, tensor
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects.constants import constant_of
from gemmc.dialects.memref import ReshapeOp

MOST = 64
"""Numbers of memory that is followed number by number."""

_Use = memref.LoadOp | memref.StoreOp | memref.DeallocOp


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put numbers in the place of elements that are taken out of `tensor.from_elements`, and of
    what is loaded from memory of one element that a body takes for itself, or of a few of which
    each is stored once."""
    ops = list(module.walk())
    for op in ops:
        if isinstance(op, tensor.ExtractOp):
            _take_out(op)
    for op in ops:
        if isinstance(op, memref.AllocOp | memref.AllocaOp) and _is_cell(op):
            _follow(op)
        elif isinstance(op, memref.AllocOp | memref.AllocaOp):
            _follow_each(op)


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


def _follow_each(op: memref.AllocOp | memref.AllocaOp) -> None:
    """Put numbers in the place of what is loaded of a few, behind the one store of each."""
    block, kind = op.parent_block(), op.memref.type
    if block is None or not kind.has_static_shape() or prod(kind.get_shape()) > MOST:
        return
    users = [use.operation for use in op.memref.uses]
    if not all(isinstance(each, _Use) or _is_shape(each, op.memref) for each in users):
        return
    stores = [each for each in users if isinstance(each, memref.StoreOp)]
    stored = {_constants(each.indices): each for each in stores}
    if len(stored) < len(stores) or None in stored:
        return
    if any(each.value is op.memref or each.parent_block() is not block for each in stores):
        return
    for load in [each for each in users if isinstance(each, memref.LoadOp)]:
        store, around = stored.get(_constants(load.indices)), block.find_ancestor_op_in_block(load)
        if store is not None and around is not None and store.is_before_in_block(around):
            Rewriter.replace_op(load, [], [store.value])
            _merge_casts(store.value)


def _is_shape(op: Operation, memory: SSAValue) -> bool:
    """Whether memory is only read, as what a reshape is to be of; not what is reshaped, which the
    result is another name of."""
    return isinstance(op, ReshapeOp) and op.operands[0] is not memory


def _merge_casts(value: SSAValue) -> None:
    """Keep the first of the casts to `index` that the same block has of a number, so that a size
    and the bound of a loop are one value."""
    first: dict[Block | None, arith.IndexCastOp] = {}
    casts = [use.operation for use in value.uses if isinstance(use.operation, arith.IndexCastOp)]
    for each in casts:
        other = first.setdefault(each.parent, each)
        if each.is_before_in_block(other):
            first[each.parent] = each
    for each in casts:
        kept = first[each.parent]
        if each is not kept and each.result.type == kept.result.type:
            Rewriter.replace_op(each, [], [kept.result])


def _constants(indices: Sequence[SSAValue]) -> tuple[int, ...] | None:
    """Indices as numbers; None where one is computed."""
    found = [constant_of(each) for each in indices]
    return None if None in found else tuple(each for each in found if each is not None)
