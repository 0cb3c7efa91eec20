"""Sums in f16: which values of an accumulator's web they are, and what reads them."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, f16
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

from gemmc.analysis.accumulators import Web
from gemmc.dialects.interfaces import ElementWise, FragmentFlow, FragmentRegions, Store
from gemmc.errors import refuse
from gemmc.ir import Inserter, index_of, replace, retype


def sums_to_halve(web: Web) -> set[SSAValue]:
    """The values of a web that are sums, which are to be f16; bodies that read them are changed to.

    What such a body computes, it computes in f32 as before. GemmcError where parts of a sum are
    added: that is done in f32, in memory.
    """
    if web.of_units:
        change = "leave split-k and stream-k out, or accumulate=f16"
        raise refuse(web.of_units[0], "whole sums over K for accumulate=f16", "parts", change)
    sums = {value for value in web.values if _is_sum(value)}
    readers = dict.fromkeys(use.operation for value in sums for use in value.uses)
    for op in readers:
        if isinstance(op, ElementWise):
            read = [argument for value, argument in op.elements() if value in sums]
            for argument in read:
                _widen(op, cast(BlockArgument, argument))
        elif isinstance(op, Store):
            needed = "sums that a tile.map or tile.epilogue reads, for accumulate=f16"
            raise refuse(op, needed, op.name, "leave accumulate=f16 out")
    return sums


def _is_sum(value: SSAValue) -> bool:
    """Whether a value of a web is the accumulator, not what a body has computed of it."""
    owner = value.owner
    if isinstance(owner, Block):
        around = owner.parent_op()
        return not isinstance(around, FragmentRegions) or _is_sum(around.entering(value))
    if isinstance(owner, ElementWise):
        return False
    source = owner.source_of(index_of(value)) if isinstance(owner, FragmentFlow) else None
    return source is None or _is_sum(source)


def _widen(reader: Operation, argument: BlockArgument) -> None:
    """Let an argument of a body be f16. Its uses get it extended, which is exact; where a use only
    rounded it to f16, that is the argument itself."""
    wide = cast(AnyFloat, argument.type)
    uses = [(use.operation, use.index) for use in argument.uses]
    rounds = [op for op, _ in uses if isinstance(op, arith.TruncFOp) and op.result.type == f16]
    halved = retype(argument, f16)
    for op in rounds:
        replace(op, [halved])
    others = [(op, index) for op, index in uses if op not in rounds]
    if not others:
        return
    build = Inserter.at_start(cast(Block, halved.owner), reader)
    extended = build.value(arith.ExtFOp(halved, wide), "sum")
    for op, index in others:
        op.operands[index] = extended
