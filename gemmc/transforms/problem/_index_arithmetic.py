"""Affine expressions of indices as ops of `arith`.

Loops count from 0, so that most of what is divided has no sign and one instruction divides it. What
may be below 0, as a place in front of the first element is, is divided as `affine` says: quotients
are rounded down, and remainders are 0 or more.
"""

from __future__ import annotations

import ast
from collections.abc import Callable

from xdsl.dialects import arith
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineExpr,
)
from xdsl.ir.affine import AffineBinaryOpKind as Kind

from gemmc.dialects.sizes import Size

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


_OF_SIZES: dict[type[ast.operator], type[Operation]] = {
    ast.Add: arith.AddiOp, ast.Sub: arith.SubiOp, ast.Mult: arith.MuliOp,
    ast.FloorDiv: arith.DivUIOp, ast.Mod: arith.RemUIOp,
}  # fmt: skip
_CALLED = {"cdiv": arith.CeilDivUIOp, "min": arith.MinSIOp, "max": arith.MaxSIOp}


def size_of(expression: str, build: Build, of_name: Callable[[Size], SSAValue]) -> SSAValue:
    """Computes a size as a manifest has it: an expression of names, of which `of_name` has each
    one's value, and numbers."""

    def computed(found: ast.expr) -> SSAValue:
        if isinstance(found, ast.Constant) and isinstance(found.value, int):
            return of_name(found.value)
        if isinstance(found, ast.BinOp):
            op, operands = _OF_SIZES[type(found.op)], [found.left, found.right]
        elif isinstance(found, ast.Call):
            op, operands = _CALLED[ast.unparse(found.func)], found.args
        else:
            return of_name(ast.unparse(found))
        return build(op(*map(computed, operands)))  # type: ignore[call-arg]

    return computed(ast.parse(expression, mode="eval").body)
