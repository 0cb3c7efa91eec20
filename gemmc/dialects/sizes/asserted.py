"""Assertions on sizes: which of them say no more than that a call's sizes agree."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from xdsl.dialects import arith
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.sizes.arithmetic import EQUAL, Size, computed

_SizeOf = Callable[[SSAValue], Size | None]
_Tie = Callable[[Size, Size], None]


def is_said(condition: SSAValue, size: _SizeOf, tie: _Tie, *, alone: bool = True) -> bool:
    """Whether a condition may hold and compares sizes, or combines such; `alone` says that no
    other may hold in its place, so that `tie` is told of two equal sizes that they are the same.
    `size` says what a value is, None of one that is not known."""
    op, known = condition.owner, size(condition)
    if known is not None:
        return known == 1 or not alone
    if isinstance(op, arith.AndIOp | arith.OrIOp):
        alone = alone and isinstance(op, arith.AndIOp)
        return all([is_said(each, size, tie, alone=alone) for each in op.operands])
    if isinstance(op, arith.CmpfOp):
        return all(_is_of_sizes(each, size) for each in op.operands)
    if not isinstance(op, arith.CmpiOp):
        return False
    sides = [size(each) for each in op.operands]
    if None in sides:
        return _holds_of_all(op, size)
    if alone and op.predicate.value.data == EQUAL:
        tie(*cast("list[Size]", sides))
    return True


def _is_of_sizes(value: SSAValue, size: _SizeOf) -> bool:
    """Whether a number is computed of sizes and constants alone, as floats: torch's variances
    say that there are more elements than are taken off for the mean."""
    op = value.owner
    if size(value) is not None or isinstance(op, arith.ConstantOp):
        return True
    if not isinstance(op, Operation) or op.dialect_name() != arith.Arith.name:
        return False
    return all(_is_of_sizes(each, size) for each in op.operands)


def _holds_of_all(op: arith.CmpiOp, size: _SizeOf) -> bool:
    """Whether a comparison holds whichever sizes are chosen: torch counts the dimensions that a
    reshape leaves to be found out by a choice for each."""
    lhs, rhs = (_chosen_from(each, size) for each in op.operands)
    return bool(lhs and rhs) and all(computed(op, [a, b]) == 1 for a in lhs for b in rhs)


def _chosen_from(value: SSAValue, size: _SizeOf) -> list[Size]:
    """The sizes that a value may be; none of one that may be others."""
    known, op = size(value), value.owner
    if known is not None:
        return [known]
    if not isinstance(op, arith.SelectOp):
        return []
    lhs, rhs = _chosen_from(op.lhs, size), _chosen_from(op.rhs, size)
    return [*lhs, *rhs] if lhs and rhs else []
