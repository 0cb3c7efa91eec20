"""Affine expressions of indices as ops of `arith`.

Loops count from 0, so that most of what is divided has no sign and one instruction divides it. What
may be below 0, as a place in front of the first element is, is divided as `affine` says: quotients
are rounded down, and remainders are 0 or more.
"""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import arith
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineExpr,
)
from xdsl.ir.affine import AffineBinaryOpKind as Kind

Build = Callable[[Operation], SSAValue]
"""Adds an op; its result."""

_WITHOUT_SIGN: dict[Kind, Callable[[SSAValue, SSAValue], Operation]] = {
    Kind.Add: arith.AddiOp,
    Kind.Mul: arith.MuliOp,
    Kind.Mod: arith.RemUIOp,
    Kind.FloorDiv: arith.DivUIOp,
    Kind.CeilDiv: arith.CeilDivUIOp,
}


def of_indices(build: Build, found: AffineBinaryOpExpr, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
    """Computes an expression of counters and sizes, which are 0 or more."""
    return combined(build, found.kind, (lhs, rhs), may_be_negative(found.lhs))


def combined(
    build: Build, kind: Kind, operands: tuple[SSAValue, SSAValue], signed: bool
) -> SSAValue:
    """Computes one step of an expression; `signed` where what is divided may be below 0."""
    lhs, rhs = operands
    if kind in (Kind.Add, Kind.Mul) or not signed:
        return build(_WITHOUT_SIGN[kind](lhs, rhs))
    if kind is Kind.CeilDiv:
        return build(arith.CeilDivSIOp(lhs, rhs))
    whole = build(arith.FloorDivSIOp(lhs, rhs))
    if kind is Kind.FloorDiv:
        return whole
    return build(arith.SubiOp(lhs, build(arith.MuliOp(whole, rhs))))


def may_be_negative(found: AffineExpr) -> bool:
    """Whether an expression of counters and sizes has anything in it that could make it negative; a
    remainder is not."""
    if isinstance(found, AffineConstantExpr):
        return found.value < 0
    if not isinstance(found, AffineBinaryOpExpr) or found.kind is Kind.Mod:
        return False
    return may_be_negative(found.lhs) or may_be_negative(found.rhs)
