"""Places that a reduction in steps carries in 64 bits, as `argmax` of torch does, in 32."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerAttr, i32, i64
from xdsl.ir import Block, SSAValue, Use
from xdsl.rewriter import Rewriter

from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.loops import LoopIndexOp, LoopsOp
from gemmc.ir import Inserter

LARGEST = 1 << 31


def narrow_places(loops: LoopsOp) -> None:
    """Carry in 32 bits what is a loop's counter, a small constant, or chosen of such: counters are
    below 2^31. The result is extended at the end."""
    narrow = _small(loops)
    if narrow.isdisjoint(loops.body.block.args):
        return
    for value in narrow:
        _narrow(value)


def _small(loops: LoopsOp) -> set[SSAValue]:
    """The values of 64 bits that 32 bits have: as many as may be together."""
    block = loops.body.block
    carried = block.args[len(loops.inputs) :]
    handed: dict[SSAValue, SSAValue] = dict(zip(carried, loops.yielded, strict=True))
    values: list[SSAValue] = [*carried, *(each for op in block.ops for each in op.results)]
    narrow = {each for each in values if each.type == i64}
    while True:
        left = {
            each for each in narrow
            if not (_is_made(each, loops, narrow, handed) and _is_used(each, narrow, carried))
        }  # fmt: skip
        if not left:
            return narrow
        narrow -= left


def _is_made(
    value: SSAValue, loops: LoopsOp, narrow: set[SSAValue], handed: dict[SSAValue, SSAValue]
) -> bool:
    """Whether a value is small if the narrow ones are."""
    op = value.owner
    if isinstance(op, Block):
        return handed.get(value) in narrow
    if isinstance(op, arith.ConstantOp):
        return -LARGEST <= cast("IntegerAttr", op.value).value.data < LARGEST
    if isinstance(op, arith.IndexCastOp):
        counter = op.input.owner
        return isinstance(counter, LoopIndexOp) and (
            loops.extents[counter.loop.value.data] <= LARGEST
        )
    return isinstance(op, arith.SelectOp) and {op.lhs, op.rhs} <= narrow


def _is_used(value: SSAValue, narrow: set[SSAValue], carried: Sequence[SSAValue]) -> bool:
    """Whether nothing asks for more than a value's order and identity."""
    return all(_is_narrow(use, narrow, carried) for use in value.uses)


def _is_narrow(use: Use, narrow: set[SSAValue], carried: Sequence[SSAValue]) -> bool:
    op = use.operation
    if isinstance(op, YieldOp):
        return carried[use.index] in narrow
    if isinstance(op, arith.SelectOp):
        return op.result in narrow
    return isinstance(op, arith.CmpiOp) and {*op.operands} <= narrow


def _narrow(value: SSAValue) -> None:
    op = value.owner
    if isinstance(op, arith.ConstantOp):
        number = cast("IntegerAttr", op.value).value.data
        value.replace_all_uses_with(
            Inserter.before(op).value(arith.ConstantOp(IntegerAttr(number, i32)))
        )
        op.detach()
        op.erase()
        return
    Rewriter.replace_value_with_new_type(value, i32)
