"""Small tools for blocks: copies of their ops, and branches to each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from xdsl.dialects import arith, cf, func, scf
from xdsl.dialects.builtin import IndexType, IntegerAttr
from xdsl.ir import Block, Operation, SSAValue

from gemmc.errors import refuse

Known = dict[SSAValue, SSAValue]
"""Values of what is copied, and what stands for them in the copy."""

Fold = Callable[[Operation, Known], Operation | None]
"""A shorter op for one on known values; None where there is none."""


def copy_ahead(
    at: Operation, block: Block, known: Known, fold: Fold | None = None
) -> list[SSAValue]:
    """Copy a block's ops in front of `at`, on the values that `known` says; what the block's end
    returns or yields there. GemmcError for another end."""
    into = at.parent_block()
    assert into is not None, "an op in a function stands in a block"
    return _copy(lambda op: into.insert_op_before(op, at), block, known, fold)


def copy_to_end(into: Block, block: Block, known: Known) -> list[SSAValue]:
    """The same at the end of a block."""
    return _copy(into.add_op, block, known, None)


def _copy(
    put: Callable[[Operation], object], block: Block, known: Known, fold: Fold | None
) -> list[SSAValue]:
    for op in block.ops:
        if isinstance(op, func.ReturnOp | scf.YieldOp | scf.ConditionOp):
            return [known.get(each, each) for each in op.operands]
        folded = fold(op, known) if fold is not None else None
        if folded is not None:
            folded.location = op.location
            known.update(zip(op.results, folded.results, strict=True))
        put(folded or op.clone(known))
    at = block.parent_op()
    assert at is not None, "a block of an op"
    raise refuse(at, "a body that returns or yields", "another end")


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


def write_switch(block: Block, op: cf.SwitchOp) -> None:
    """A branch of two ways for each case, those that follow in blocks of their own."""
    region, flag, location = block.parent, op.flag, op.location
    assert region is not None, "a branch stands in a region"
    numbers = () if op.case_values is None else op.case_values.get_values()
    cases = zip(numbers, op.case_blocks, map(list, op.case_operand), strict=True)
    otherwise, values = op.default_block, list(op.default_operands)
    ends = list[Operation]()
    for number, to, given in reversed(list(cases)):
        if ends:
            region.add_block(otherwise := Block(ends))
            values = list[SSAValue]()
        same = arith.ConstantOp(IntegerAttr(int(number), cast("IndexType", flag.type)))
        held = arith.CmpiOp(flag, same.result, "eq")
        ends = [same, held, cf.ConditionalBranchOp(held, to, given, otherwise, values)]
        for op_ in ends:
            op_.location = location
    end_with(block, *(ends or [cf.BranchOp(otherwise, *values)]))
