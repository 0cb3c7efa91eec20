"""Blocks that branch to each other (`cf.br`, `cf.cond_br`, `cf.switch`) as choices and loops of
`scf`, as `-convert-scf-to-cf` and front ends that aim at LLVM leave them.

Blocks are joined until one is left: one that follows another; two sides of a choice that meet
again, which are a `scf.if`; a loop with one entry and one exit, which is a `scf.while`, or a
`scf.for` where a number counts its steps. Loops with several entries or exits, and choices that
lead on to several blocks, are first given one by a flag.
"""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects import cf, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, Region, SSAValue

from gemmc.dialects.blocks import (
    become,
    end_with,
    erase_block,
    goals,
    sides,
    ways_to,
    without_end,
    write_switch,
)
from gemmc.dialects.branched_loops import make_loop
from gemmc.dialects.flagged_choices import enter_once, meet_once
from gemmc.dialects.flagged_exits import leave_once
from gemmc.errors import GemmcError, refuse


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Leave one block in each region, the inner ones first. GemmcError for loops without an end,
    and for values of branches to several blocks that no slot holds, such as memory."""
    for op in reversed(list(module.walk())):
        for region in op.regions:
            join_blocks(region)


def join_blocks(region: Region) -> None:
    """Leave one block in a region. GemmcError as `write_out`."""
    if len(region.blocks) < 2:
        return
    for block in list(region.blocks):
        _check_values(block)
        if isinstance(block.last_op, cf.SwitchOp):
            write_switch(block, block.last_op)
    _erase_unreached(region)
    _exit_once(region)
    steps = _STEPS * len(region.blocks)
    while steps and (_joined(region) or _straightened(region)):
        steps -= 1
    if len(region.blocks) > 1:
        raise _refused(region)


_STEPS = 100
"""For each block, at most: more are taken by branches that have no end."""


def _straightened(region: Region) -> bool:
    """Let one loop be entered and left at one place, or one choice meet at one block; whether there
    was one that did not."""
    return enter_once(region) or leave_once(region) or meet_once(region)


def _joined(region: Region) -> bool:
    """Join all blocks that can be as they are; whether there were any."""
    return any([_join(block) for block in list(region.blocks) if block.parent is region])


def _check_values(block: Block) -> None:
    """GemmcError for values of other types than the block takes that a branch leads to."""
    end = block.last_op
    for to, values in () if end is None else goals(end):
        taken, given = (", ".join(str(each.type) for each in list_) for list_ in (to.args, values))
        if taken != given:
            assert end is not None, "it leads somewhere"
            raise refuse(end, f"values of types ({taken}) for its block", f"({given})")


def _join(block: Block) -> bool:
    """Join a block with those behind it, as often as that goes; whether it went."""
    if block.parent is None:
        return False  # it was joined with one ahead of it
    went = False
    while _follow(block) or _choose(block) or make_loop(block):
        went = True
    return went


def _follow(block: Block) -> bool:
    """Put the ops of the block that follows behind those of one that alone leads to it."""
    end = block.last_op
    if not isinstance(end, cf.BranchOp) or end.successor is block or ways_to(end.successor) != 1:
        return False
    then = end.successor
    become(then.args, list(end.arguments))
    end.detach()
    end.erase()
    for op in list(then.ops):
        op.detach()
        block.add_op(op)
    erase_block(then)
    return True


def _choose(block: Block) -> bool:
    """Make a choice of two sides that lead to one block, each by a block of its own or by none."""
    ways = sides(block)
    if ways is None:
        return False
    arms = [_arm(block, *each) for each in ways]
    (one, yes), (other, no) = ((_goal(each), _values(each)) for each in arms)
    if one is not other:
        return False
    end = block.last_op
    assert isinstance(end, cf.ConditionalBranchOp), "it has two sides"
    differ = [n for n, pair in enumerate(zip(yes, no, strict=True)) if pair[0] is not pair[1]]
    kinds = [yes[n].type for n in differ]
    holds, fails = (_region(arm, [values[n] for n in differ], end)
                    for arm, values in zip(arms, (yes, no), strict=True))  # fmt: skip
    needed = differ or arms[1][0] is not None
    chosen = scf.IfOp(end.cond, kinds, holds, fails if needed else None)
    for number, result in zip(differ, chosen.results, strict=True):
        yes[number] = result
    end_with(block, chosen, cf.BranchOp(one, *yes))
    return True


Arm = tuple[Block | None, Block, list[SSAValue]]
"""A side of a choice: its block, if it has one; where it leads to; with which values."""


def _arm(block: Block, to: Block, values: list[SSAValue]) -> Arm:
    end = to.last_op
    if to is block or not isinstance(end, cf.BranchOp) or ways_to(to) != 1:
        return None, to, values
    become(to.args, values)
    return to, end.successor, list(end.arguments)


def _goal(arm: Arm) -> Block:
    return arm[1]


def _values(arm: Arm) -> list[SSAValue]:
    return arm[2]


def _region(arm: Arm, values: list[SSAValue], end: Operation) -> Region:
    """A side's ops, which yield values."""
    own = arm[0]
    made = Block() if own is None else without_end(own)
    made.add_op(last := scf.YieldOp(*values))
    last.location = end.location
    if own is not None:
        erase_block(own)
    return Region(made)


def _exit_once(region: Region) -> None:
    """Let blocks that end the region branch to one that does."""
    ends = [each.last_op for each in region.blocks if each.last_op and not each.last_op.successors]
    if len(ends) < 2:
        return
    first = ends[0]
    made = first.clone()
    region.add_block(last := Block([made], arg_types=[each.type for each in first.operands]))
    made.operands = last.args
    made.location = first.location
    for end in ends:
        block, values = end.parent, list(end.operands)
        assert block is not None, "it ends a block"
        if [each.type for each in values] != [each.type for each in last.args]:
            raise refuse(end, f"blocks that all end in one way, by {first.name}", end.name)
        end_with(block, cf.BranchOp(last, *values))


def _erase_unreached(region: Region) -> None:
    """Erase the blocks that nothing leads to."""
    reached, waiting = {region.blocks[0]}, [region.blocks[0]]
    while waiting:
        last = waiting.pop().last_op
        new = set(last.successors if last is not None else ()) - reached
        reached |= new
        waiting += new
    gone = [each for each in region.blocks if each not in reached]
    for block in gone:
        region.detach_block(block)
        block.drop_all_references()
    for block in gone:
        block.erase(safe_erase=False)


def _refused(region: Region) -> GemmcError:
    """What is said of blocks that no choice or loop is made of."""
    endless = next(filter(None, map(_endless, region.blocks)), None)
    branches = [block for block in region.blocks if sides(block) is not None]
    at = endless or (branches or list(region.blocks))[0].last_op
    found = "branches that leave a loop, or a choice, at several places, with values of memory"
    if endless is not None:
        found = "a loop that nothing ends"
    assert at is not None, "a block that is verified ends in a branch"
    needed = "branches to blocks that are choices, or loops that end"
    return refuse(at, needed, found, "use scf.if, scf.while or arith.select")


def _endless(block: Block) -> Operation | None:
    """The end of a block from which no branches lead out of the region."""
    seen, waiting = {block}, [block]
    while waiting:
        end = waiting.pop().last_op
        if end is None or not end.successors:
            return None
        waiting += [each for each in end.successors if each not in seen]
        seen |= {*end.successors}
    return block.last_op
