"""Indices as sums of multiples of values: `2 * %i + %k - 1`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from xdsl.dialects import affine, arith
from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymExpr,
)


@dataclass(frozen=True)
class Linear:
    """A number and multiples of values; none of a factor of 0."""

    const: int = 0
    terms: Mapping[SSAValue, int] = field(default_factory=dict[SSAValue, int])

    def plus(self, other: Linear, times: int = 1) -> Linear:
        terms = dict(self.terms)
        for value, factor in other.terms.items():
            terms[value] = terms.get(value, 0) + times * factor
        kept = {value: factor for value, factor in terms.items() if factor}
        return Linear(self.const + times * other.const, kept)

    def times(self, number: int) -> Linear:
        return Linear().plus(self, number)


def of(value: SSAValue) -> Linear:
    """What a value is; of one that is computed otherwise, itself."""
    op = value.owner
    if isinstance(op, arith.ConstantOp) and isinstance(op.value, IntegerAttr):
        return Linear(op.value.value.data)
    if isinstance(op, arith.AddiOp | arith.SubiOp):
        return of(op.lhs).plus(of(op.rhs), 1 if isinstance(op, arith.AddiOp) else -1)
    if isinstance(op, arith.MuliOp):
        one, other = of(op.lhs), of(op.rhs)
        one, other = (one, other) if not other.terms else (other, one)
        if not other.terms:
            return one.times(other.const)
    if isinstance(op, arith.IndexCastOp):
        return of(op.input)
    if isinstance(op, affine.ApplyOp):
        found = in_map(op.map.data, op.map.data.results[0], op.mapOperands)
        if found is not None:
            return found
    return Linear(0, {value: 1})


def in_map(said: AffineMap, expr: AffineExpr, values: Sequence[SSAValue]) -> Linear | None:
    """What an expression of a map is of the values that the map is given; None of one that is no
    sum of multiples."""
    if isinstance(expr, AffineConstantExpr):
        return Linear(expr.value)
    if isinstance(expr, AffineDimExpr):
        return of(values[expr.position])
    if isinstance(expr, AffineSymExpr):
        return of(values[said.num_dims + expr.position])
    assert isinstance(expr, AffineBinaryOpExpr), "there are no others"
    one, other = (in_map(said, each, values) for each in (expr.lhs, expr.rhs))
    if one is None or other is None:
        return None
    if expr.kind is AffineBinaryOpKind.Add:
        return one.plus(other)
    if expr.kind is AffineBinaryOpKind.Mul and not other.terms:
        return one.times(other.const)
    if expr.kind is AffineBinaryOpKind.Mul and not one.terms:
        return other.times(one.const)
    return None


def bounds(value: SSAValue, largest: bool) -> list[Linear]:
    """The numbers of which a bound is the largest, or the smallest."""
    op = value.owner
    kind = arith.MaxSIOp if largest else arith.MinSIOp
    if isinstance(op, kind):
        return [*bounds(op.lhs, largest), *bounds(op.rhs, largest)]
    if isinstance(op, affine.MinOp) and not largest:
        said = op.map.data
        found = [in_map(said, each, op.arguments) for each in said.results]
        if None not in found:
            return [each for each in found if each is not None]
    return [of(value)]


def interval(
    x: Linear, ranges: Callable[[SSAValue], tuple[int, int] | None]
) -> tuple[int, int] | None:
    """The least and the largest that a sum is, of the least and the largest of its values; None
    where one of these is not known."""
    least = most = x.const
    for value, factor in x.terms.items():
        found = ranges(value)
        if found is None:
            return None
        ends = (factor * found[0], factor * found[1])
        least, most = least + min(ends), most + max(ends)
    return least, most


def is_inside(op: Operation, value: SSAValue) -> bool:
    """Whether a value is made, or an argument, in an op's regions."""
    owner = value.owner
    at = owner if isinstance(owner, Operation) else owner.parent_op()
    if isinstance(owner, Operation):
        at = owner.parent_op()
    while at is not None:
        if at is op:
            return True
        at = at.parent_op()
    return False
