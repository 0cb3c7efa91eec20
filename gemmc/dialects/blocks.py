"""Small tools for blocks that branch to each other."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import cf
from xdsl.ir import Block, Operation, SSAValue


def ways_to(block: Block) -> int:
    """How many branches of its region lead to a block; the region's start is one more."""
    blocks = block.parent.blocks if block.parent is not None else ()
    ends = [each.last_op for each in blocks]
    found = sum(each.successors.count(block) for each in ends if each is not None)
    return found + (bool(blocks) and blocks[0] is block)


def end_with(block: Block, *ops: Operation) -> None:
    """Put ops in the place of a block's last one, with its location."""
    last = block.last_op
    assert last is not None, "a block that is verified ends in a branch"
    location = last.location
    last.detach()
    last.erase()
    for op in ops:
        for each in op.walk():
            each.location = location
            if each is op:
                break
        block.add_op(op)


def without_end(block: Block) -> Block:
    """A block of a block's ops but the last, which gets none; the arguments stay behind."""
    made = Block()
    for op in list(block.ops)[:-1]:
        op.detach()
        made.add_op(op)
    return made


def become(arguments: Sequence[SSAValue], values: Sequence[SSAValue]) -> None:
    """Let values stand where arguments did."""
    for argument, value in zip(arguments, values, strict=True):
        value.name_hint = value.name_hint or argument.name_hint
        argument.replace_all_uses_with(value)


def erase_block(block: Block) -> None:
    """Erase a block that nothing leads to, or uses, any more."""
    assert block.parent is not None, "a block of a region"
    block.parent.detach_block(block)
    block.erase()


def goals(end: Operation) -> list[tuple[Block, Sequence[SSAValue]]]:
    """Where an op of `cf` leads to, and with which values."""
    if isinstance(end, cf.BranchOp):
        return [(end.successor, end.arguments)]
    if isinstance(end, cf.ConditionalBranchOp):
        return [(end.then_block, end.then_arguments), (end.else_block, end.else_arguments)]
    if isinstance(end, cf.SwitchOp):
        cases = zip(end.case_blocks, end.case_operand, strict=True)
        return [(end.default_block, end.default_operands), *cases]
    return []


def sides(block: Block) -> list[tuple[Block, list[SSAValue]]] | None:
    """Where a block's branch of two ways goes and with which values, first where its condition
    holds; None of another end."""
    end = block.last_op
    found = goals(end) if isinstance(end, cf.ConditionalBranchOp) else []
    return [(to, list(values)) for to, values in found] or None
