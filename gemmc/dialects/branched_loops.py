"""Loops of blocks that branch to each other: `scf.for` where a number counts their steps, else
`scf.while`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from xdsl.dialects import arith, cf, scf
from xdsl.dialects.builtin import IntegerAttr, i1
from xdsl.ir import Block, BlockArgument, Operation, Region, SSAValue

from gemmc.dialects.blocks import become, end_with, erase_block, sides, ways_to, without_end

LESS, MORE = 2, 4
"""Predicates of `arith.cmpi`: with signs."""


class _Loop(NamedTuple):
    """A block that a loop enters, and leaves on one side of its branch; on the other one is its
    body, or none where that leads to the block itself."""

    head: Block
    body: Block | None
    into: list[SSAValue]
    exit: Block
    out: list[SSAValue]
    holds: bool
    """Whether the loop goes on where the branch's condition holds."""

    @property
    def back(self) -> list[SSAValue]:
        """What the head's arguments are in the next step."""
        end = None if self.body is None else self.body.last_op
        return list(end.arguments) if isinstance(end, cf.BranchOp) else self.into


def make_loop(head: Block) -> bool:
    """Make a loop of `scf` of a block, its body and the branches between them; whether there is
    such a loop."""
    loop = _loop_at(head)
    if loop is None:
        return False
    counted = _counted(loop)
    if counted is None:
        _make_while(loop)
    else:
        _make_for(loop, counted)
    return True


def _loop_at(head: Block) -> _Loop | None:
    ways = sides(head)
    if ways is None or ways[0][0] is ways[1][0]:
        return None
    for holds, ((to, into), (exit_, out)) in zip((True, False), (ways, ways[::-1]), strict=True):
        if to is head:
            return _Loop(head, None, into, exit_, out, holds)
        end = to.last_op
        if isinstance(end, cf.BranchOp) and end.successor is head and ways_to(to) == 1:
            return _Loop(head, to, into, exit_, out, holds)
    return None


class _Counted(NamedTuple):
    """Which of a head's arguments counts the steps, below what, and by how much more each time."""

    counter: int
    below: SSAValue
    step: IntegerAttr


def _counted(loop: _Loop) -> _Counted | None:
    """How a loop's steps are counted: its head does nothing but compare a number, to which its body
    adds a constant; None of another loop."""
    test, *others = loop.head.ops
    if loop.body is None or len(others) != 1 or not isinstance(test, arith.CmpiOp):
        return None
    predicate = test.predicate.value.data
    if predicate not in (LESS, MORE) or not loop.holds or len(list(test.result.uses)) != 1:
        return None
    counter, below = (test.lhs, test.rhs) if predicate == LESS else (test.rhs, test.lhs)
    if counter not in loop.head.args or below.owner is loop.head:
        return None
    assert isinstance(counter, BlockArgument), "one of a block's arguments"
    step = _step(counter, loop.back[counter.index])
    used_behind = counter in loop.out or any(
        _block_in(use.operation, loop.head) not in (loop.head, loop.body) for use in counter.uses
    )
    return None if step is None or used_behind else _Counted(counter.index, below, step)


def _block_in(op: Operation, beside: Block) -> Block | None:
    """The block of a block's region that an op stands in."""
    block = op.parent
    while block is not None and block.parent is not beside.parent:
        around = block.parent_op()
        block = None if around is None else around.parent
    return block


def _step(counter: SSAValue, following: SSAValue) -> IntegerAttr | None:
    """By which constant of 1 or more a counter is more in the step that follows."""
    add = following.owner
    if not isinstance(add, arith.AddiOp) or counter not in add.operands:
        return None
    other = add.rhs if add.lhs is counter else add.lhs
    held = other.owner.value if isinstance(other.owner, arith.ConstantOp) else None
    return held if isinstance(held, IntegerAttr) and held.value.data > 0 else None


def _make_for(loop: _Loop, counted: _Counted) -> None:
    head, body = loop.head, loop.body
    assert body is not None, "a counter is counted in a body"
    back = loop.back
    become(body.args, loop.into)
    inner = without_end(body)
    arguments = list(head.args)
    counter = arguments.pop(counted.counter)
    carried = [value for n, value in enumerate(back) if n != counted.counter]
    starts: list[SSAValue] = [*arguments]
    made = [inner.insert_arg(each.type, n) for n, each in enumerate((counter, *arguments))]
    step = arith.ConstantOp(counted.step)
    for_op = scf.ForOp(counter, counted.below, step.result, starts, Region(inner))
    _replace_inside((counter, *arguments), made, inner)
    inner.add_op(end := scf.YieldOp(*(_now(each, (counter, *arguments), made) for each in carried)))
    _replace_behind(arguments, for_op.results, head, for_op)
    out = [_now(each, arguments, for_op.results) for each in loop.out]
    test = head.first_op
    last = head.last_op
    assert test is not None and last is not None, "the head compares and branches"
    end.location = last.location
    end_with(head, step, for_op, cf.BranchOp(loop.exit, *out))
    test.detach()
    test.erase()
    erase_block(body)
    _erase_unused(back[counted.counter])


def _erase_unused(value: SSAValue) -> None:
    """Erase what told a counter of the step that follows, where nothing else asks for it."""
    op = value.owner
    if isinstance(op, Operation) and not value.uses:
        op.detach()
        op.erase()


def _make_while(loop: _Loop) -> None:
    head, body, back, out = loop.head, loop.body, loop.back, loop.out
    end = head.last_op
    assert isinstance(end, cf.ConditionalBranchOp), "the head has two sides"
    condition, location = end.cond, end.location
    end_with(head, cf.BranchOp(loop.exit))
    before = without_end(head)
    arguments = list(head.args)
    for number, argument in enumerate(arguments):
        before.insert_arg(argument.type, number)
    if body is not None:
        become(body.args, loop.into)
    after = Block() if body is None else without_end(body)
    back, out, (condition,) = (
        [_now(each, arguments, before.args) for each in values]
        for values in (back, out, [condition])
    )
    become(arguments, before.args)
    own = [*before.args, *(each for op in before.ops for each in op.results)]
    passed = [each for each in own if each in back or each in out or _is_used_behind(each, before)]
    kinds = [each.type for each in passed]
    for number, value in enumerate(passed):
        after.insert_arg(value.type, number).name_hint = value.name_hint
    if not loop.holds:
        true = arith.ConstantOp(IntegerAttr(1, i1))
        other = arith.XOrIOp(condition, true.result)
        before.add_ops([true, other])
        condition = other.result
    before.add_op(ending := scf.ConditionOp(condition, *passed))
    made = scf.WhileOp(arguments, kinds, Region(before), Region(after))
    _replace_inside(passed, after.args, after)
    _replace_behind(passed, made.results, before, made)
    after.add_op(yielded := scf.YieldOp(*(_now(each, passed, after.args) for each in back)))
    for each in (ending, yielded):
        each.location = location
    results = [_now(each, passed, made.results) for each in out]
    end_with(head, made, cf.BranchOp(loop.exit, *results))
    if body is not None:
        erase_block(body)


def _now(value: SSAValue, old: Sequence[SSAValue], new: Sequence[SSAValue]) -> SSAValue:
    """What a value is called where others have new names."""
    return next((b for a, b in zip(old, new, strict=True) if a is value), value)


def _stands_in(op: Operation, block: Block) -> bool:
    at: Block | None = op.parent
    while at is not None and at is not block:
        around = at.parent_op()
        at = None if around is None else around.parent
    return at is block


def _is_used_behind(value: SSAValue, block: Block) -> bool:
    return any(not _stands_in(use.operation, block) for use in value.uses)


def _replace_inside(old: Sequence[SSAValue], new: Sequence[SSAValue], block: Block) -> None:
    """Let new values stand where others are used in a block."""
    for value, made in zip(old, new, strict=True):
        made.name_hint = made.name_hint or value.name_hint
        value.replace_uses_with_if(made, lambda use: _stands_in(use.operation, block))


def _replace_behind(
    old: Sequence[SSAValue], new: Sequence[SSAValue], block: Block, loop: Operation
) -> None:
    """Let a loop's results stand where values are used outside of a block, but for the loop's own
    operands."""
    for value, made in zip(old, new, strict=True):
        made.name_hint = made.name_hint or value.name_hint
        value.replace_uses_with_if(
            made,
            lambda use: use.operation is not loop and not _stands_in(use.operation, block),
        )
