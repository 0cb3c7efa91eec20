"""Conditions that bound counters: `if %i < 31` is a loop that ends at 31."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import SSAValue

from gemmc.dialects.element_loops.linear import Linear, of

Condition = tuple[SSAValue, bool]
"""A condition of one bit, and whether it or its opposite holds."""

_EQ, _SLT, _SLE, _SGT, _SGE, _ULT = 0, 2, 3, 4, 5, 6
_OPPOSITE = {_SLT: _SGE, _SGE: _SLT, _SLE: _SGT, _SGT: _SLE}


def at_least_zero(condition: Condition) -> list[Linear] | None:
    """The sums that are at least 0 where, and only where, a condition holds; None where it says
    something else."""
    value, wanted = condition
    op = value.owner
    both = arith.AndIOp if wanted else arith.OrIOp
    if isinstance(op, both):
        return _all_of([(op.lhs, wanted), (op.rhs, wanted)])
    if isinstance(op, arith.XOrIOp) and _is_true(op.rhs):
        return at_least_zero((op.lhs, not wanted))
    if isinstance(op, arith.CmpiOp):
        return _compared(op, wanted)
    return None


def _all_of(conditions: Sequence[Condition]) -> list[Linear] | None:
    found: list[Linear] = []
    for each in conditions:
        part = at_least_zero(each)
        if part is None:
            return None
        found += part
    return found


def _compared(op: arith.CmpiOp, wanted: bool) -> list[Linear] | None:
    kind, less = op.predicate.value.data, of(op.rhs).plus(of(op.lhs), -1)
    more = less.times(-1)
    if kind == _ULT and wanted and not of(op.rhs).terms and of(op.rhs).const >= 0:
        return [less.plus(Linear(-1)), of(op.lhs)]
    if kind == _EQ and wanted:
        return [less, more]
    if not wanted:
        kind = _OPPOSITE.get(kind, kind if kind not in (_EQ, _ULT) else -1)
    one = Linear(-1)
    said = {_SLT: less.plus(one), _SLE: less, _SGT: more.plus(one), _SGE: more}
    return [said[kind]] if kind in said else None


def _is_true(value: SSAValue) -> bool:
    op = value.owner
    if not isinstance(op, arith.ConstantOp) or not isinstance(op.value, IntegerAttr):
        return False
    return op.value.value.data in (1, -1)


def narrowed(first: int, step: int, extent: int, factor: int, const: int) -> tuple[int, int]:
    """The first counter, and how many there are, of `first + step * n` for n below `extent`, of
    which `const + factor * counter` is at least 0."""
    kept = [n for n in (0, extent - 1) if const + factor * (first + step * n) >= 0]
    if len(kept) == 2 or extent < 1:
        return first, extent
    if not kept:
        return first, 0
    at_zero, slope = const + factor * first, factor * step
    if slope < 0:
        return first, at_zero // -slope + 1
    skipped = -(at_zero // slope)
    return first + step * skipped, extent - skipped
