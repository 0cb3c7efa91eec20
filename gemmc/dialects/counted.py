"""A `scf.while` that only counts as the `scf.for` that it is.

  scf.while (%i = %a, %x = %s) { %c = arith.cmpi slt, %i, %n; scf.condition(%c) %i, %x }
    do { ^bb0(%i, %x): … %j = arith.addi %i, %step; scf.yield %j, %y }
→
  scf.for %i = %a to %n step %step iter_args(%x = %s) { … scf.yield %y }
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import arith, scf
from xdsl.ir import Block, BlockArgument, Region, SSAValue

from gemmc.dialects.constants import constant_of

_LESS = 2
"""arith.cmpi's predicate slt."""


def as_counted(loop: scf.WhileOp) -> Sequence[SSAValue]:
    """The results of a loop; of one that only counts those of a `scf.for` in its place. Results
    that the loop hands on as they were are what they were."""
    before, after = loop.before_region.block, loop.after_region.block
    end, last = cast(scf.ConditionOp, before.last_op), cast(scf.YieldOp, after.last_op)
    test = end.condition.owner
    if not isinstance(test, arith.CmpiOp) or [*before.ops] != [test, end]:
        return loop.res
    counter = test.lhs
    if test.predicate.value.data != _LESS or not _is_of(counter, before):
        return loop.res
    place = cast(BlockArgument, counter).index
    handed = list(end.args)
    places = [number for number, each in enumerate(handed) if each is counter]
    step = _step(last.operands[place], after, places)
    read = any(loop.res[number].uses for number in places)
    if step is None or read or _is_of(test.rhs, before):
        return loop.res
    return _written(loop, place, test.rhs, step)


def _is_of(value: SSAValue, block: Block) -> bool:
    return isinstance(value, BlockArgument) and value.owner is block


def _step(value: SSAValue, after: Block, places: Sequence[int]) -> SSAValue | None:
    """What is added to the counter, a constant of 1 or more; None of another next one."""
    add = value.owner
    if not isinstance(add, arith.AddiOp):
        return None
    for one, other in ((add.lhs, add.rhs), (add.rhs, add.lhs)):
        number = constant_of(other)
        counts = _is_of(one, after) and cast(BlockArgument, one).index in places
        if counts and number is not None and number > 0:
            return other
    return None


def _written(loop: scf.WhileOp, place: int, bound: SSAValue, step: SSAValue) -> Sequence[SSAValue]:
    before, after = loop.before_region.block, loop.after_region.block
    end, last = cast(scf.ConditionOp, before.last_op), cast(scf.YieldOp, after.last_op)
    starts = [each for n, each in enumerate(loop.arguments) if n != place]
    body = Block(arg_types=[loop.arguments[place].type, *(each.type for each in starts)])
    order = [place, *(n for n in range(len(loop.arguments)) if n != place)]
    of_step = {before.args[n]: each for n, each in zip(order, body.args, strict=True)}
    handed = list(end.args)
    for argument, value in zip(after.args, handed, strict=True):
        argument.replace_all_uses_with(of_step.get(cast(BlockArgument, value), value))
    yielded = [each for n, each in enumerate(last.operands) if n != place]
    add = cast(arith.AddiOp, last.operands[place].owner)
    for op in list(after.ops):
        op.detach()
        if op is last:
            op.drop_all_references()
        else:
            body.add_op(op)
    body.add_op(scf.YieldOp(*yielded))
    if not add.result.uses:
        add.detach()
        add.erase()
    made = scf.ForOp(loop.arguments[place], bound, step, starts, Region(body))
    made.location = loop.location
    block = loop.parent_block()
    assert block is not None, "a loop stands in a block"
    block.insert_op_before(made, loop)
    of_loop = {before.args[n]: each for n, each in zip(order[1:], made.results, strict=True)}
    found = [of_loop.get(cast(BlockArgument, each), each) for each in handed]
    for result, value, each in zip(loop.res, found, handed, strict=True):
        if each is not before.args[place]:
            result.replace_all_uses_with(value)
    loop.detach()
    loop.drop_all_references()
    return found
