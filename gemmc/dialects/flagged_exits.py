"""Loops that are left at several places, made ones that their head alone leaves: a step that ends
one leads back to the head with a number, which tells the head to leave, and where to.

    ^head(%i):
      cond_br %less, ^body, ^end
    ^body:
      cond_br %found, ^out(%x), ^next
    ^next:
      br ^head(%more)
  →
    ^head(%i, %flag, %slot):
      cond_br (%less and %flag == 0), ^body, ^leave
    ^body:
      cond_br %found, ^head(%more, 1, %x), ^next
    ^next:
      br ^head(%more, 0, %slot)
    ^leave:
      switch %flag: 1: ^out(%slot); else ^end

Where the head does more than to ask a condition, a block ahead of it asks for the flag.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from xdsl.dialects import arith, cf
from xdsl.dialects.builtin import AnyFloat, IndexType, IntegerType, TensorType, i32
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.irdl.dominance import DominanceInfo
from xdsl.traits import is_side_effect_free

from gemmc.dialects.blocks import end_with, goals, sides
from gemmc.dialects.flagged import (
    Edge,
    Slots,
    any_values,
    edges_of,
    number,
    turn,
    values_ahead,
)
from gemmc.dialects.isa import isa
from gemmc.dialects.loops_of_blocks import loops_of


def leave_once(region: Region) -> bool:
    """Let a loop that is left at several places be left at one; whether there is such a loop."""
    for head, own in loops_of(region).items():
        out = [edge for block in own for edge in edges_of(block) if edge.goal[0] not in own]
        if len(out) > 1:
            order = {block: place for place, block in enumerate(region.blocks)}
            out.sort(key=lambda edge: (order[edge.block], edge.number))
            loop = _Loop(region, head, own, out)
            if loop.can_be_left_once():
                loop.leave_once()
                return True
    return False


class _Passed(NamedTuple):
    """A value of a loop that is used behind it, and the slot that it is passed in."""

    value: SSAValue
    slot: int


class _Loop:
    """A loop's head, its blocks and the edges that leave it."""

    def __init__(self, region: Region, head: Block, own: set[Block], out: list[Edge]) -> None:
        self._region, self._head, self._own = region, head, own
        self._known = DominanceInfo(region)
        asks = all(map(is_side_effect_free, list(head.ops)[:-1])) and sides(head) is not None
        self._last = next((each for each in out if asks and each.block is head), None)
        self._breaks = [each for each in out if each is not self._last]
        self._slots = Slots([each.goal[0] for each in self._breaks])
        self._kinds = list(self._slots.kinds)
        self._passed = [_Passed(value, self._slot(value.type)) for value in self._used_behind()]
        self._into = [
            edge for block in region.blocks for edge in edges_of(block) if edge.goal[0] is head
        ]

    def _slot(self, kind: Attribute) -> int:
        self._kinds.append(kind)
        return len(self._kinds) - 1

    def _used_behind(self) -> list[SSAValue]:
        """The loop's values that are used behind it, where a step that ends it made them."""
        blocks = [each for each in self._region.blocks if each in self._own]
        return [
            value for block in blocks
            for value in (*block.args, *(each for op in block.ops for each in op.results))
            if any(self._block_of(use.operation) not in self._own for use in value.uses)
        ]  # fmt: skip

    def _block_of(self, op: Operation) -> Block | None:
        """The block of the region that an op stands in."""
        block = op.parent
        while block is not None and block.parent is not self._region:
            around = block.parent_op()
            block = None if around is None else around.parent
        return block

    def can_be_left_once(self) -> bool:
        """Whether there is a value of each slot's type to enter the loop with, and what is passed
        may be chosen."""
        entering = [each for each in self._into if each.block not in self._own]
        known = [[*each.goal[1], *values_ahead(each.block)] for each in entering]
        filled = all(any_values(self._kinds, each) is not None for each in known)
        chosen = all(_is_number(each.value.type) for each in self._passed)
        return filled and (chosen or self._last is None)

    def leave_once(self) -> None:
        """Change the loop."""
        head = self._head
        if self._last is None:
            self._put_ahead()
            head = self._head
        count = len(head.args)
        next_ = self._next_arguments(count)
        flag = head.insert_arg(i32, count)
        slots = [head.insert_arg(kind, count + 1 + n) for n, kind in enumerate(self._kinds)]
        leave = Block()
        self._region.add_block(leave)
        stay = self._ask(flag, leave)
        self._pass_values(leave, stay, slots)
        for edge in self._into:
            self._enter(edge, slots)
        for edge in self._breaks:
            self._break(edge, next_, slots)
        last = () if self._last is None else (self._last,)
        self._slots.go_on(leave, flag, slots, *last)
        if self._last is not None:
            turn(self._last, leave, [])

    def _put_ahead(self) -> None:
        """Enter the loop by a block of its own, which leads to the head."""
        first = Block(arg_types=[each.type for each in self._head.args])
        for made, each in zip(first.args, self._head.args, strict=True):
            made.name_hint = each.name_hint
        end = cf.BranchOp(self._head, *first.args)
        end.location = self._end.location
        first.add_op(end)
        self._region.insert_block_before(first, self._head)
        for edge in self._into:
            turn(edge, first, edge.goal[1])
        self._own.add(first)
        self._head = first

    @property
    def _end(self) -> Operation:
        end = self._head.last_op
        assert end is not None, "a head ends in a branch"
        return end

    def _ask(self, flag: SSAValue, leave: Block) -> SSAValue:
        """Let the head go on only where the flag is 0; whether it is."""
        end, zero = self._end, number(0)
        stay = arith.CmpiOp(flag, zero.result, "eq")
        if isinstance(end, cf.BranchOp):
            into = end.successor, list(end.arguments)
            end_with(self._head, zero, stay, cf.ConditionalBranchOp(stay, *into, leave, []))
            return stay.result
        assert isinstance(end, cf.ConditionalBranchOp) and self._last is not None
        one, other = goals(end)
        ops: list[Operation] = [zero, stay]
        if self._last.number == 1:
            ops.append(both := arith.AndIOp(end.cond, stay.result))
        else:
            ops.append(off := arith.CmpiOp(flag, zero.result, "ne"))
            ops.append(both := arith.OrIOp(end.cond, off.result))
        end_with(self._head, *ops, cf.ConditionalBranchOp(both, *one, *other))
        return stay.result

    def _next_arguments(self, count: int) -> list[SSAValue]:
        """What a step that ends the loop leads back to the head with, where nobody looks at it: a
        counter's next number, as all other steps, so that it is seen to count; else the argument
        itself."""
        back = [each.goal[1] for each in self._into if each.block in self._own]
        found = list[SSAValue](self._head.args[:count])
        for place in range(count):
            values = {each[place] for each in back}
            if len(values) == 1 and self._last is not None:
                (value,) = values
                found[place] = self._counted_ahead(value) or found[place]
        return found

    def _counted_ahead(self, value: SSAValue) -> SSAValue | None:
        """A sum of an argument of the head and a constant, computed in the head; None of others."""
        op = value.owner
        if not isinstance(op, arith.AddiOp | arith.SubiOp) or op.parent not in self._own:
            return None
        if op.parent is self._head:
            return value
        if any(each.value is value for each in self._passed):
            return None
        if not any(each in self._head.args for each in op.operands):
            return None
        made: list[Operation] = []
        operands: list[SSAValue] = []
        for each in op.operands:
            owner = each.owner
            if isinstance(owner, arith.ConstantOp):
                made.append(owner.clone())
                made[-1].location = owner.location
                each = made[-1].results[0]
            elif each not in self._head.args:
                return None
            operands.append(each)
        made.append(moved := op.create(
            operands=operands, result_types=[value.type], properties=op.properties,
        ))  # fmt: skip
        moved.location = op.location
        moved.results[0].name_hint = value.name_hint
        for each in made:
            self._head.insert_op_before(each, self._end)
        value.replace_all_uses_with(moved.results[0])
        op.detach()
        op.erase()
        return moved.results[0]

    def _pass_values(self, leave: Block, stay: SSAValue, slots: Sequence[SSAValue]) -> None:
        """Let what is used behind the loop be what the last step passed, or what the head has where
        it ends the loop itself."""
        for value, slot in self._passed:
            found = slots[slot]
            block = value.owner if isinstance(value.owner, Block) else value.owner.parent
            if self._last is not None and block is self._head:
                choice = arith.SelectOp(stay, value, slots[slot])
                choice.location = self._end.location
                leave.add_op(choice)
                found = choice.result
            found.name_hint = found.name_hint or value.name_hint
            value.replace_uses_with_if(
                found,
                lambda use: self._block_of(use.operation) not in (*self._own, leave),
            )

    def _enter(self, edge: Edge, slots: Sequence[SSAValue]) -> None:
        """Lead to the head with a flag of 0: another step with what the slots hold, and the first
        with any values in them."""
        _, values = edge.goal
        flag, ops, others = number(0), list[Operation](), list[SSAValue](slots)
        if edge.block not in self._own:
            found = any_values(self._kinds, [*values, *values_ahead(edge.block)])
            assert found is not None, "asked before"
            others, ops = found
        turn(edge, self._head, [*values, flag.result, *others], flag, *ops)

    def _break(self, edge: Edge, next_: list[SSAValue], slots: Sequence[SSAValue]) -> None:
        """Lead back to the head instead of out of the loop."""
        to, values = edge.goal
        flag = self._slots.flag(to)
        others = list[SSAValue](slots)
        for value, slot in self._passed:
            block = value.owner if isinstance(value.owner, Block) else value.owner.parent
            if isinstance(block, Block) and self._known.dominates(block, edge.block):
                others[slot] = value
        filled = self._slots.filled(to, values, others[: len(self._slots.kinds)])
        filled += others[len(self._slots.kinds) :]
        turn(edge, self._head, [*next_, flag.result, *filled], flag)


def _is_number(kind: Attribute) -> bool:
    """Whether a type's values can be chosen by `arith.select`."""
    numbers = isa(kind, IntegerType | IndexType) or isa(kind, AnyFloat)
    return numbers or isa(kind, TensorType[Attribute])
