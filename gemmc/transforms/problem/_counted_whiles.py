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

from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType, MemRefType, i1
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.traits import MemoryWriteEffect, is_side_effect_free

from gemmc.dialects.blocks import Known, copy_ahead, copy_to_end
from gemmc.dialects.constants import zero_of
from gemmc.dialects.in_memory import VIEWS, Destinations, destinations
from gemmc.errors import refuse
from gemmc.ir import Inserter, only_reads, replace
from gemmc.transforms.problem._guarded_writes import take_out_writes
from gemmc.transforms.problem._numbers import constant_in, read_by, told_ahead, value_of

MOST_COUNTED = 4096
"""Steps that are counted, at most."""

Numbers = dict[SSAValue, float | None]
Chosen = Callable[[Inserter, SSAValue, SSAValue, SSAValue], SSAValue]


def most_steps(loop: scf.WhileOp) -> int | None:
    """How many steps a loop has at most, by numbers that follow from constants alone; None where
    they do not end it."""
    return _steps(loop)[0]


def guard_writes(loop: scf.WhileOp) -> scf.WhileOp:
    """Let steps write memory only where the loop has not ended ahead of them, since they are taken
    all; a loop that constants alone end, or that writes none, stays. GemmcError for one whose
    condition writes memory.

        %v = scf.while (%s, %alive = true) { %c, … ; %on = %c and %alive; scf.condition(%on) %v, %on
        } do { (%v, %on) scf.if %on { what writes } ; scf.yield …, %on }
    """
    before, after = loop.before_region.block, loop.after_region.block
    if _steps(loop)[1]:
        return loop
    if (found := next(filter(_writes, before.ops), None)) is not None:
        needed = "a condition that writes no memory where values end a loop"
        raise refuse(found, needed, found.name, "write it in the loop's body")
    writing = [each for each in after.ops if _writes(each) and not _writes_own(each)]
    if not writing:
        return loop
    build = Inserter.before(loop)
    start = build.value(arith.ConstantOp(IntegerAttr(1, i1)))
    end, last = cast("scf.ConditionOp", before.last_op), cast(Operation, after.last_op)
    alive = before.insert_arg(i1, len(before.args))
    both = Inserter.before(end).value(arith.AndIOp(end.operands[0], alive))
    end.operands = [both, *end.operands[1:], both]
    on = after.insert_arg(i1, len(after.args))
    last.operands = [*last.operands, on]
    for op in writing:
        _only_where(op, on)
    regions = [loop.detach_region(each) for each in list(loop.regions)]
    kinds = [*(each.type for each in loop.results), i1]
    made = build.op(scf.WhileOp([*loop.arguments, start], kinds, regions[0], regions[1]))
    replace(loop, list(made.results[:-1]))
    take_out_writes(made)
    return made


def _writes(op: Operation) -> bool:
    """Whether an op, or one inside, changes memory."""
    return any(
        any(isinstance(value.type, MemRefType) for value in each.operands)
        and not (is_side_effect_free(each) or _only_reads(each) or isinstance(each, scf.YieldOp))
        for each in op.walk()
    )


def _writes_own(op: Operation) -> bool:
    """Whether an op writes memory that its step alone has."""
    if isinstance(op, Destinations):
        values = list(destinations(op))
    else:
        values = [op.operands[1]] if isinstance(op, memref.CopyOp) else list(op.operands)
    owners: list[object] = []
    for value in values:
        while isinstance(value.owner, VIEWS):
            value = value.owner.operands[0]
        owners.append(value.owner)
    return bool(owners) and all(
        isinstance(each, memref.AllocOp | memref.AllocaOp) and each.parent is op.parent
        for each in owners
    )


def _only_reads(op: Operation) -> bool:
    return only_reads(op) and not op.has_trait(MemoryWriteEffect())


def _only_where(op: Operation, condition: SSAValue) -> None:
    """Put an op into a choice; its results are any numbers where the condition does not hold."""
    build = Inserter.before(op)
    others = [zero_of(each.type) for each in op.results]
    if any(each is None for each in others):
        raise refuse(op, "numbers beside what is written in a loop that values end", op.name)
    kinds, results = [each.type for each in op.results], list(op.results)
    yes, no = Block(), Block()
    made = scf.IfOp(condition, kinds, Region(yes), Region(no))
    build.op(made)
    for result, each in zip(results, made.results, strict=True):
        result.replace_all_uses_with(each)
    op.detach()
    yes.add_op(op)
    Inserter.at_end(yes, op).op(scf.YieldOp(*results))
    inner = Inserter.at_end(no, op)
    inner.op(scf.YieldOp(*[inner.value(each) for each in others if each is not None]))


def _steps(loop: scf.WhileOp) -> tuple[int | None, bool]:
    """How many steps a loop has at most, and whether it has so many whatever values are."""
    decided = True
    before, after = loop.before_region.block, loop.after_region.block
    told, ahead = _telling(loop), Numbers()
    numbers, last = [constant_in(each) for each in loop.arguments], list[float | None]()
    for steps in range(MOST_COUNTED + 1):
        condition, *passed = _through(before, numbers, told, ahead)
        if condition == 0:
            return steps, decided
        decided = decided and condition is not None
        if set(passed) <= {None} or numbers == last:
            return None, False
        last, numbers = numbers, _through(after, passed, told, ahead)
    return None, False


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
    block: Block, given: Sequence[float | None], told: set[Operation], ahead: Numbers
) -> list[float | None]:
    """The numbers that a block ends with, of those that it begins with and that are `ahead`."""
    numbers: Numbers = dict(zip(block.args, given, strict=True))
    end = cast(Operation, block.last_op)

    def known(value: SSAValue) -> float | None:
        return numbers[value] if value in numbers else told_ahead(value, ahead)

    for op in block.ops:
        if isinstance(op, arith.ConstantOp):
            numbers[op.result] = constant_in(op.result)
        elif op in told and len(op.results) == 1:
            numbers[op.results[0]] = value_of(op, {each: known(each) for each in read_by(op)})
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
