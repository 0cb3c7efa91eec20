"""Branches between blocks as `scf.if` and `scf.while`, when a text is read: what `scf` becomes by
MLIR's `-convert-scf-to-cf`, or others write by hand.

    ^head(%i: index, %x: t):                        %r:2 = scf.while (%i = %zero, %x = %a) … {
      %c = arith.cmpi slt, %i, %n                     %c = arith.cmpi slt, %i, %n
      cf.cond_br %c, ^body, ^exit              →      scf.condition(%c) %i, %x
    ^body:                                          } do { … scf.yield %j, %y }
      … cf.br ^head(%j, %y)

A choice ends where its ways meet: at the nearest block that all of them come to. A loop has one
block that is entered from outside and one that it is left from; what others read of its blocks up
to that one, its condition hands on.

Sources: MLIR, "cf" dialect; Hecht and Ullman, "Characterizations of Reducible Flow Graphs", 1974
(natural loops); Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm", 2001.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, cf, func, memref, scf
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, i1
from xdsl.ir import Block, Operation, Region, SSAValue

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.block_order import Flow
from gemmc.dialects.counted import as_counted
from gemmc.errors import refuse

_Values = Sequence[SSAValue]


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Leave functions and scopes of one block. GemmcError for blocks that are entered by several
    ways which meet nowhere else, and for loops that are entered, or left, at several places."""
    for op in list(module.walk()):
        if isinstance(op, func.FuncOp | scf.ExecuteRegionOp | memref.AllocaScopeOp):
            for region in op.regions:
                if len(region.blocks) > 1:
                    _Lifted(region).write()


class _Lifted:
    """A region while its blocks become one."""

    def __init__(self, region: Region) -> None:
        self.region = region
        _drop_unreached(region)
        _join_ends(region)
        self.flow = Flow(region)
        self.begun: set[Block] = set()

    def write(self) -> None:
        """Put the ops of all blocks into the first."""
        first, *others = list(self.region.blocks)
        whole = Block()
        self._run(first, (), None, whole)
        for each in others:
            self.region.detach_block(each)
        for op in list(whole.ops):
            op.detach()
            first.add_op(op)

    def _run(
        self, block: Block, values: _Values, stop: Block | None, into: Block
    ) -> Sequence[SSAValue]:
        """Move what is done from a block on, given its arguments, up to another one; what that
        one's arguments are."""
        while block is not stop:
            if block in self.flow.loops and block not in self.begun:
                block, values = self._loop(block, values, into)
                continue
            for argument, value in zip(block.args, values, strict=bool(values)):
                argument.replace_all_uses_with(value)
            *ops, end = block.ops
            for op in ops:
                op.detach()
                into.add_op(op)
            if isinstance(end, cf.BranchOp):
                block, values = end.successor, list(end.arguments)
            elif isinstance(end, cf.ConditionalBranchOp):
                block, values = self._choice(end, into)
            elif end.successors:
                raise refuse(end, "cf.br or cf.cond_br between blocks", "another branch")
            else:
                end.detach()
                into.add_op(end)
                return ()
            end.detach()
            end.drop_all_references()
        return values

    def _choice(self, end: cf.ConditionalBranchOp, into: Block) -> tuple[Block, _Values]:
        """Both ways of a branch up to where they meet, as `scf.if`."""
        at = end.parent_block()
        meet = self.flow.meeting(cast(Block, at))
        if meet is None:
            raise refuse(end, "ways that meet at a block, or both return", "one that does not end")
        cond = end.cond
        ways = (
            (end.then_block, list(end.then_arguments)), (end.else_block, list(end.else_arguments))
        )  # fmt: skip
        regions: list[Region] = []
        for block, values in ways:
            if block is not meet and len(self.flow.entries(block)) > 1:
                needed = "a block that is entered by one way, or where ways meet"
                raise refuse(end, needed, "one of several, and not all", "write scf.if")
            side = Block()
            side.add_op(scf.YieldOp(*self._run(block, values, meet, side)))
            regions.append(Region(side))
        made = scf.IfOp(cond, [each.type for each in meet.args], regions[0], regions[1])
        made.location = end.location
        into.add_op(made)
        return meet, made.results

    def _loop(self, head: Block, values: _Values, into: Block) -> tuple[Block, _Values]:
        """A loop as `scf.while`, or `scf.for` where it only counts; where it goes on, and with
        which arguments."""
        inside = self.flow.loops[head]
        leaves = self._left_from(head, inside)
        end = cast(cf.ConditionalBranchOp, leaves.last_op)
        first = self.flow.ahead(leaves, head, inside)
        again, out = end.then_block, end.else_block
        next_, last = list(end.then_arguments), list(end.else_arguments)
        negated = again not in inside
        if negated:
            again, out, next_, last = out, again, last, next_
        if again is not head and again in first:
            raise _several_places(end)
        before, after = Block(arg_types=head.arg_types), Block()
        for argument, value in zip(head.args, before.args, strict=True):
            argument.replace_all_uses_with(value)
            value.name_hint = argument.name_hint
        read = self._read_behind(first, before)
        handed = [*next_, *last, *read]
        for each in handed:
            after.insert_arg(each.type, len(after.args))
        for each, argument in zip(read, list(after.args)[len(next_) + len(last) :], strict=True):
            each.replace_uses_with_if(
                argument, lambda use: self.flow.block_of(use.operation) in inside - first
            )
        condition = _negation(end) if negated else end.cond
        kinds = [each.type for each in handed]
        put_ahead(end, stop := scf.ConditionOp(condition, *handed))
        end.detach()
        end.drop_all_references()
        made = scf.WhileOp(values, kinds, Region(before), Region(after))
        made.location = stop.location
        for each, result in zip(read, list(made.res)[len(next_) + len(last) :], strict=True):
            each.replace_uses_with_if(
                result, lambda use: self.flow.block_of(use.operation) not in (*inside, None)
            )
        self.begun.add(head)
        self._run(head, (), None, before)
        given = list(after.args)[: len(next_)]
        after.add_op(scf.YieldOp(*self._run(again, given, head, after)))
        into.add_op(made)
        results = as_counted(made)
        return out, results[len(next_) : len(next_) + len(last)]

    def _left_from(self, head: Block, inside: set[Block]) -> Block:
        """The only block that a loop is left from, by a branch that may be taken or not."""
        blocks = [each for each in self.flow.order if each in inside]
        found = [each for each in blocks if self.flow.leaves(each, inside)]
        if len(found) != 1 or not isinstance(found[0].last_op, cf.ConditionalBranchOp):
            raise _several_places(head.last_op if head.last_op is not None else head)
        return found[0]

    def _read_behind(self, first: set[Block], before: Block) -> list[SSAValue]:
        """What blocks make that others read."""
        made = [*before.args]
        for block in self.flow.order:
            if block in first:
                made += [result for op in block.ops for result in op.results]
        return [
            each for each in made
            if any(self.flow.block_of(use.operation) not in (*first, None) for use in each.uses)
        ]  # fmt: skip


def _several_places(at: Operation | Block) -> Exception:
    op = at if isinstance(at, Operation) else cast(Operation, at.parent_op())
    needed = "a loop that is left from one block, by cf.cond_br"
    return refuse(op, needed, "another", "write scf.while")


def _negation(end: cf.ConditionalBranchOp) -> SSAValue:
    true = put_ahead(end, arith.ConstantOp(IntegerAttr(1, i1))).results[0]
    return put_ahead(end, arith.XOrIOp(end.cond, true)).results[0]


def _drop_unreached(region: Region) -> None:
    first = region.blocks[0]
    reached, waiting = {first}, [first]
    while waiting:
        end = waiting.pop().last_op
        for each in end.successors if end is not None else ():
            if each not in reached:
                reached.add(each)
                waiting.append(each)
    unreached = [each for each in region.blocks if each not in reached]
    for each in unreached:
        for op in each.ops:
            op.drop_all_references()
    for each in unreached:
        region.detach_block(each)


def _join_ends(region: Region) -> None:
    """Let several blocks that end a region go to one that does."""
    ends = [each.last_op for each in region.blocks if each.last_op is not None]
    ends = [each for each in ends if not each.successors]
    if len(ends) < 2:
        return
    last = Block(arg_types=[each.type for each in ends[0].operands])
    region.add_block(last)
    made = type(ends[0]).create(operands=list(last.args))
    made.location = ends[0].location
    last.add_op(made)
    for each in ends:
        put_ahead(each, cf.BranchOp(last, *each.operands))
        each.detach()
        each.drop_all_references()
