"""Loops that a condition or a number ends, as loops of the most steps that they may have: what they
count tells how many. A step whose condition does not hold leaves what is carried as it is.

    %v = scf.while (%s = %init) { %c, %v = before(%s); scf.condition(%c) %v } do { after(%v) }
  →
    %end = scf.for %i = 0 to most iter_args(%s = %init) {
      %c, %v = before(%s)
      scf.yield %c ? after(%v) : %s
    }
    %v = what before makes of %end
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType
from xdsl.ir import Block, Operation, Region, SSAValue

from gemmc.dialects.blocks import Known, copy_ahead, copy_to_end
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._numbers import number_in, number_of, read_by

MOST_COUNTED = 4096
"""Steps that are counted, at most."""

Numbers = dict[SSAValue, int | None]
Chosen = Callable[[Inserter, SSAValue, SSAValue, SSAValue], SSAValue]


def most_steps(loop: scf.WhileOp) -> int | None:
    """How many steps a loop has at most, by integers that follow from constants alone; None where
    they do not end it."""
    before, after = loop.before_region.block, loop.after_region.block
    told = _telling(loop)
    numbers = [number_in(each) for each in loop.arguments]
    for steps in range(MOST_COUNTED + 1):
        condition, *numbers = _through(before, numbers, told)
        if condition == 0:
            return steps
        if set(numbers) <= {None}:
            return None
        numbers = _through(after, numbers, told)
    return None


def _telling(loop: scf.WhileOp) -> set[Operation]:
    """The ops that the condition depends on, in this step or through those behind it."""
    before, after = loop.before_region.block, loop.after_region.block
    found, seen = set[Operation](), set[SSAValue]()
    ends = cast(Operation, before.last_op), cast(Operation, after.last_op)
    waiting = [ends[0].operands[0]]
    while waiting:
        value = waiting.pop()
        if value in seen:
            continue
        seen.add(value)
        if value in before.args:
            waiting.append(ends[1].operands[before.args.index(value)])
        elif value in after.args:
            waiting.append(ends[0].operands[1 + after.args.index(value)])
        elif isinstance(value.owner, Operation) and value.owner.parent_block() in (before, after):
            found.add(value.owner)
            waiting += read_by(value.owner)
    return found


def _through(
    block: Block, given: Sequence[int | None], told: set[Operation]
) -> list[int | None]:
    """The integers that a block ends with, of those that it begins with."""
    numbers: Numbers = dict(zip(block.args, given, strict=True))
    end = cast(Operation, block.last_op)

    def known(value: SSAValue) -> int | None:
        return numbers[value] if value in numbers else number_in(value)

    for op in block.ops:
        if op in told and len(op.results) == 1:
            numbers[op.results[0]] = number_of(op, {each: known(each) for each in read_by(op)})
        elif op is not end:
            numbers |= dict.fromkeys(op.results)
    return [known(each) for each in end.operands]


def as_counted(loop: scf.WhileOp, most: int, chosen: Chosen) -> scf.ForOp:
    """Put a loop of so many steps in the place of one that has no more."""
    build = Inserter.before(loop)
    carried = [each.type for each in loop.arguments]
    block = Block(arg_types=[build.index(0).type, *carried])
    inner = Inserter.at_end(block, loop)
    states = list(block.args[1:])
    before, after = loop.before_region.block, loop.after_region.block
    condition, *passed = copy_to_end(block, before, _known(before, states))
    made = copy_to_end(block, after, _known(after, passed))
    pairs = zip(made, states, strict=True)
    inner.op(scf.YieldOp(*[chosen(inner, condition, *pair) for pair in pairs]))
    bounds = build.index(0), build.index(most), build.index(1)
    counted = build.op(scf.ForOp(*bounds, list(loop.arguments), Region(block)))
    _, *found = copy_ahead(loop, before, _known(before, counted.results))
    replace(loop, found)
    return counted


def as_guarded(loop: scf.ForOp, most: int, chosen: Chosen) -> scf.ForOp:
    """Put a loop that ends at a constant in the place of one whose end is no larger."""
    build = Inserter.before(loop)
    block = Block(arg_types=[each.type for each in loop.body.block.args])
    inner = Inserter.at_end(block, loop)
    made = copy_to_end(block, loop.body.block, _known(loop.body.block, block.args))
    less = inner.value(arith.CmpiOp(block.args[0], loop.ub, "slt"))
    pairs = zip(made, block.args[1:], strict=True)
    inner.op(scf.YieldOp(*[chosen(inner, less, *pair) for pair in pairs]))
    kind = cast("IndexType | IntegerType", loop.ub.type)
    end = build.value(arith.ConstantOp(IntegerAttr(most, kind)))
    counted = build.op(scf.ForOp(loop.lb, end, loop.step, list(loop.iter_args), Region(block)))
    replace(loop, list(counted.results))
    return counted


def _known(block: Block, given: Sequence[SSAValue]) -> Known:
    """What stands for a block's arguments."""
    return dict(zip(block.args, given, strict=True))
