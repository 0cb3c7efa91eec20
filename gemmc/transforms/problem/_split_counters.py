"""Loops of which one counter numbers the tiles of several dimensions, as coalescing leaves them:
one loop for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from xdsl.dialects import affine, arith, func, scf
from xdsl.dialects.builtin import AffineMapAttr, IndexType
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymExpr,
)

from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.problem._body import constant_index

_QUOTIENTS = (arith.DivUIOp, arith.DivSIOp, arith.FloorDivSIOp)
_REMAINDERS = (arith.RemUIOp, arith.RemSIOp)


def split_counters(function: func.FuncOp) -> None:
    """Make nests of loops from 0 whose number is only read in parts, in place:

        scf.for %i = 0 to 20 { … %i floordiv 5 … %i mod 5 … }
        →
        scf.for %p = 0 to 4 { scf.for %q = 0 to 5 { … %p … %q … } }
    """
    for loop in walk_type(function, scf.ForOp):
        outer: scf.ForOp | None = loop
        while outer is not None:
            outer = _split(outer)


class _Digit(NamedTuple):
    """`(i floordiv by) mod below` of a counter; without the remainder where that is None."""

    by: int
    below: int | None


@dataclass(frozen=True)
class _Counter:
    """A loop's number, by its place in a map, or as the result of no map."""

    expr: AffineExpr
    steps: int

    def digit(self, expr: AffineExpr) -> _Digit | None:
        """An expression as a part of the counter; None of another one."""
        if expr == self.expr:
            return _Digit(1, None)
        if not isinstance(expr, AffineBinaryOpExpr) or not isinstance(expr.rhs, AffineConstantExpr):
            return None
        inner, number = self.digit(expr.lhs), expr.rhs.value
        if inner is None or number < 1:
            return None
        by, below = inner
        if expr.kind is AffineBinaryOpKind.FloorDiv:
            if below is not None and below % number:
                return None
            return self._short(by * number, below and below // number)
        if expr.kind is AffineBinaryOpKind.Mod and (below is None or below % number == 0):
            return self._short(by, number)
        return None

    def _short(self, by: int, below: int | None) -> _Digit:
        """Without a remainder by what is larger anyway."""
        return _Digit(by, None if below is None or by * below >= self.steps else below)

    def digits(self, expr: AffineExpr) -> list[_Digit] | None:
        """All parts of the counter in an expression; None where the counter itself is in it."""
        found = self.digit(expr)
        if found is not None:
            return None if found == (1, None) else [found]
        if not isinstance(expr, AffineBinaryOpExpr):
            return []
        parts = [self.digits(expr.lhs), self.digits(expr.rhs)]
        return None if None in parts else [each for part in parts for each in part or ()]

    def replaced(self, expr: AffineExpr, inner: int, outer: AffineExpr, own: AffineExpr
                 ) -> AffineExpr:
        """An expression of the outer loop's number and of the inner one's, which is below
        `inner`."""  # fmt: skip
        found = self.digit(expr)
        if found is not None:
            if found.by < inner:
                return own
            value = outer if found.by == inner else outer // (found.by // inner)
            return value if found.below is None else value % found.below
        if not isinstance(expr, AffineBinaryOpExpr):
            return expr
        sides = (self.replaced(each, inner, outer, own) for each in (expr.lhs, expr.rhs))
        return AffineBinaryOpExpr(expr.kind, *sides)


def _split(loop: scf.ForOp) -> scf.ForOp | None:
    """The outer of two loops in the place of one; None where that stays."""
    counter, steps = loop.body.block.args[0], constant_index(loop.ub)
    if steps is None or constant_index(loop.lb) != 0 or constant_index(loop.step) != 1:
        return None
    if not isinstance(counter.type, IndexType):
        return None
    users = {use.operation: None for use in counter.uses}
    if not users or not all(_is_read_in_parts(each, counter) for each in users):
        return None
    _spell(counter)
    found: list[_Digit] = []
    for use in counter.uses:
        parts = _parts(use.operation, use.index, steps)
        if parts is None:
            return None
        found += parts
    inner = _inner(found, steps)
    return None if inner is None else _nest(loop, steps, inner)


def _is_read_in_parts(op: Operation, counter: SSAValue) -> bool:
    if isinstance(op, (*_QUOTIENTS, *_REMAINDERS)):
        number = constant_index(op.rhs)
        return op.lhs is counter and number is not None and number > 0
    if not isinstance(op, affine.ApplyOp | affine.MinOp):
        return False
    return sum(each is counter for each in op.operands) == 1


def _spell(counter: SSAValue) -> None:
    """Quotients and remainders of the counter as ops with maps, also those of such ops."""
    for use in list(counter.uses):
        op = use.operation
        if isinstance(op, (*_QUOTIENTS, *_REMAINDERS)):
            op = _with_map(op, AffineExpr.dimension(0), counter)
        values = [op] if isinstance(op, affine.ApplyOp) and len(op.operands) == 1 else []
        while values:
            made = values.pop()
            for again in [each.operation for each in made.result.uses]:
                if isinstance(again, (*_QUOTIENTS, *_REMAINDERS)) and _is_read_in_parts(
                    again, made.result
                ):
                    values.append(_with_map(again, _of_dimension(made), counter))


def _of_dimension(op: affine.ApplyOp) -> AffineExpr:
    """The expression of an op of one operand, as a dimension."""
    (expr,) = op.map.data.results
    dimension = AffineExpr.dimension(0)
    return expr.replace_dims_and_symbols([dimension] * op.map.data.num_dims,
                                         [dimension] * op.map.data.num_symbols)  # fmt: skip


def _with_map(op: Operation, of: AffineExpr, counter: SSAValue) -> affine.ApplyOp:
    number = constant_index(op.operands[1])
    assert number is not None, "it was asked for"
    expr = of // number if isinstance(op, _QUOTIENTS) else of % number
    build = Inserter.before(op)
    made = build.op(affine.ApplyOp([counter], AffineMapAttr(AffineMap(1, 0, (expr,)))))
    replace(op, [made.result])
    return made


def _parts(op: Operation, place: int, steps: int) -> list[_Digit] | None:
    if not isinstance(op, affine.ApplyOp | affine.MinOp):
        return None
    found: list[_Digit] = []
    for expr in op.map.data.results:
        parts = _counter(op, place, steps).digits(expr)
        if parts is None:
            return None
        found += parts
    return found


def _counter(op: affine.ApplyOp | affine.MinOp, place: int, steps: int) -> _Counter:
    """A loop's number as a map has it."""
    dims = op.map.data.num_dims
    return _Counter(AffineDimExpr(place) if place < dims else AffineSymExpr(place - dims), steps)


def _inner(digits: list[_Digit], steps: int) -> int | None:
    """How many steps the inner of two loops has: the least of what parts begin and end at, which
    divides the others; None where there is no such number."""
    ends = {each.by for each in digits} | {each.by * (each.below or 1) for each in digits}
    ends -= {1}
    inner = min(ends, default=None)
    if inner is None or steps % inner or any(each % inner for each in ends):
        return None
    split = all(each.by >= inner or each == (1, inner) for each in digits)
    return inner if split and 1 < inner < steps else None


def _nest(loop: scf.ForOp, steps: int, inner: int) -> scf.ForOp:
    body = loop.body.block
    kinds = [each.type for each in body.args]
    block = Block(arg_types=kinds)
    build = Inserter.before(loop)
    zero, one = build.index(0), build.index(1)
    count, width = build.index(steps // inner), build.index(inner)
    outer = build.op(scf.ForOp(zero, count, one, list(loop.iter_args), Region(block)))
    region = Region(Block(arg_types=kinds))
    own = Inserter.at_start(block, loop).op(
        scf.ForOp(zero, width, one, list(block.args[1:]), region)
    )
    for name, value in ((body.args[0].name_hint, block.args[0]), (None, region.block.args[0])):
        value.name_hint = name
    for old, new in zip(body.args[1:], region.block.args[1:], strict=True):
        old.replace_all_uses_with(new)
    for use in list(body.args[0].uses):
        _read(use.operation, use.index, steps, inner, (block.args[0], region.block.args[0]))
    for op in list(body.ops):
        op.detach()
        region.block.add_op(op)
    Inserter.at_end(block, loop).op(scf.YieldOp(*own.results))
    replace(loop, list(outer.results))
    return outer


def _read(
    op: Operation, place: int, steps: int, inner: int, counters: tuple[SSAValue, SSAValue]
) -> None:
    """Read the numbers of two loops in the place of one."""
    assert isinstance(op, affine.ApplyOp | affine.MinOp), "its parts were asked for"
    counter, said = _counter(op, place, steps), op.map.data
    count, more = len(op.operands), said.num_symbols
    dims = [AffineExpr.dimension(n) for n in range(count + 2)]
    exprs = tuple(
        counter.replaced(each, inner, AffineSymExpr(more), AffineSymExpr(more + 1))
        .replace_dims_and_symbols(dims[: said.num_dims], dims[said.num_dims :])
        for each in said.results
    )
    whole = AffineMap(count + 2, 0, exprs)
    used = [each for n, each in enumerate([*op.operands, *counters]) if n in whole.used_dims()]
    short = whole.drop_dims(whole.unused_dims_bit_vector())
    if isinstance(op, affine.ApplyOp) and short == AffineMap.identity(1):
        replace(op, used)
    else:
        replace(op, [Inserter.before(op).op(type(op)(used, AffineMapAttr(short))).result])
