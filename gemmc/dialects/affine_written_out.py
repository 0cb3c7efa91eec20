"""Ops of `affine` written out as those of `scf`, `memref` and `arith` when a text is read.

Source: MLIR, "affine" dialect; the same as `-lower-affine` makes of them, but maps stay
`affine.apply`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.context import Context
from xdsl.dialects import affine, arith, memref, scf
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    ModuleOp,
)
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.ir.affine import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymExpr,
)
from xdsl.ir.affine.affine_set import AffineConstraintKind

from gemmc.dialects.affine_more import (
    DelinearizeIndexOp,
    IfOp,
    LinearizeIndexOp,
    MaxOp,
    ParallelOp,
)
from gemmc.dialects.constants import constant_of
from gemmc.dialects.parallel_sums import REDUCTIONS, neutral
from gemmc.errors import refuse


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put loops of `scf`, choices and memory accesses in the place of those of `affine`, the outer
    ones first. GemmcError for a reduction that is not known."""
    handlers: dict[str, Callable[..., list[SSAValue]]] = {
        affine.ForOp.name: _for,
        ParallelOp.name: _parallel,
        IfOp.name: _if,
        affine.LoadOp.name: _load,
        affine.StoreOp.name: _store,
        MaxOp.name: _max,
        DelinearizeIndexOp.name: _delinearize,
        LinearizeIndexOp.name: _linearize,
    }
    for op in list(module.walk()):
        handler = handlers.get(op.name)
        if handler is None:
            continue
        found = handler(_Placed(op), op)
        for result, value in zip(op.results, found, strict=True):
            value.name_hint = value.name_hint or result.name_hint
            result.replace_all_uses_with(value)
        op.detach()
        op.erase()


class _Placed:
    """Ops in front of one, with its location."""

    def __init__(self, at: Operation) -> None:
        block = at.parent_block()
        assert block is not None, "an op of a text stands in a block"
        self.at, self.block = at, block

    def op(self, op: Operation) -> Operation:
        for each in op.walk():
            each.location = self.at.location
            if each is op:
                break
        self.block.insert_op_before(op, self.at)
        return op

    def value(self, op: Operation) -> SSAValue:
        return self.op(op).results[0]

    def index(self, number: int) -> SSAValue:
        return self.value(arith.ConstantOp(IntegerAttr(number, IndexType())))

    def applied(self, expr: AffineExpr, shape: AffineMap, values: Sequence[SSAValue]) -> SSAValue:
        """What an expression of a map's dimensions and symbols is."""
        if isinstance(expr, AffineConstantExpr):
            return self.index(expr.value)
        if isinstance(expr, AffineDimExpr):
            return values[expr.position]
        if isinstance(expr, AffineSymExpr):
            return values[shape.num_dims + expr.position]
        made = AffineMap(shape.num_dims, shape.num_symbols, (expr,))
        known = [each for each in map(constant_of, values) if each is not None]
        if len(known) == len(values):
            return self.index(*made.eval(known[: shape.num_dims], known[shape.num_dims :]))
        return self.value(affine.ApplyOp(list(values), AffineMapAttr(made)))

    def all(self, said: AffineMap, values: Sequence[SSAValue]) -> list[SSAValue]:
        return [self.applied(each, said, values) for each in said.results]

    def extreme(self, said: AffineMap, values: Sequence[SSAValue], largest: bool) -> SSAValue:
        """The largest or the smallest of a map's results."""
        found, *others = self.all(said, values)
        for each in others:
            kind = arith.MaxSIOp if largest else arith.MinSIOp
            found = self.value(kind(found, each))
        return found


def _yields(block: Block) -> None:
    """End a block as those of `scf` end."""
    last = block.last_op
    assert isinstance(last, affine.YieldOp), "the text ends in a yield, or in nothing"
    made = scf.YieldOp(*last.operands)
    made.location = last.location
    last.detach()
    last.erase()
    block.add_op(made)


def _for(build: _Placed, op: affine.ForOp) -> list[SSAValue]:
    first = build.extreme(op.lowerBoundMap.data, op.lowerBoundOperands, largest=True)
    last = build.extreme(op.upperBoundMap.data, op.upperBoundOperands, largest=False)
    body = op.body.detach_block(0)
    _yields(body)
    step = build.index(op.step.value.data)
    return list(build.op(scf.ForOp(first, last, step, list(op.inits), Region(body))).results)


def _parallel(build: _Placed, op: ParallelOp) -> list[SSAValue]:
    told = op.lower.data[0].data.num_symbols if op.lower.data else 0
    parts = op.values[:told], op.values[told:]
    firsts = [build.extreme(each.data, parts[0], largest=True) for each in op.lower.data]
    lasts = [build.extreme(each.data, parts[1], largest=False) for each in op.upper.data]
    steps = [build.index(each) for each in op.steps.get_values()]
    source = op.body.detach_block(0)
    end = source.last_op
    if not isinstance(end, affine.YieldOp) or len(end.operands) != len(op.reductions.data):
        raise refuse(op, "a value yielded for each reduction", "others")
    values = list(end.operands)
    end.detach()
    end.erase()
    carried: list[SSAValue] = [
        build.value(neutral(op, name.data, each.type))
        for name, each in zip(op.reductions.data, op.results, strict=True)
    ]
    loops: list[scf.ForOp] = []
    for place, bounds in enumerate(zip(firsts, lasts, steps, strict=True)):
        block = Block(arg_types=[IndexType(), *(each.type for each in carried)])
        loop = scf.ForOp(*bounds, carried, Region(block))
        loop.location = op.location
        if loops:
            loops[-1].body.block.add_ops([loop, scf.YieldOp(*loop.results)])
        else:
            build.op(loop)
        loops.append(loop)
        source.args[place].replace_all_uses_with(block.args[0])
        carried = list(block.args[1:])
    _end(op, source, loops[-1].body.block, list(zip(values, carried, strict=True)))
    return list(loops[0].results)


def _end(
    op: ParallelOp, source: Block, into: Block, pairs: Sequence[tuple[SSAValue, SSAValue]]
) -> None:
    """The ops of a step, and how its values are combined with those so far."""
    for each in list(source.ops):
        each.detach()
        into.add_op(each)
    made: list[SSAValue] = []
    for name, (value, so_far) in zip(op.reductions.data, pairs, strict=True):
        combined = REDUCTIONS[name.data](so_far, value)
        combined.location = op.location
        into.add_op(combined)
        made.append(combined.results[0])
    into.add_op(scf.YieldOp(*made))


def _if(build: _Placed, op: IfOp) -> list[SSAValue]:
    said, holds = op.condition.data, None
    shape = AffineMap(said.num_dims, said.num_symbols, ())
    for each in said.constraints:
        value = build.applied(each.lhs - each.rhs, shape, op.args)
        kind = {"ge": "sge", "le": "sle"}.get(each.kind.name, "eq")
        assert each.kind in AffineConstraintKind, "there are three kinds"
        made = build.value(arith.CmpiOp(value, build.index(0), kind))
        holds = made if holds is None else build.value(arith.AndIOp(holds, made))
    if holds is None:
        holds = build.value(arith.ConstantOp(IntegerAttr(1, IntegerType(1))))
    regions: list[Region] = []
    for region in (op.then_region, op.else_region):
        blocks = [region.detach_block(0)] if region.blocks else []
        for block in blocks:
            _yields(block)
        regions.append(Region(blocks))
    kinds = [each.type for each in op.results]
    return list(build.op(scf.IfOp(holds, kinds, regions[0], regions[1])).results)


def _load(build: _Placed, op: affine.LoadOp) -> list[SSAValue]:
    places = build.all(op.map.data, op.indices)
    return [build.value(memref.LoadOp.get(op.memref, places))]


def _store(build: _Placed, op: affine.StoreOp) -> list[SSAValue]:
    places = build.all(op.map.data, op.indices)
    build.op(memref.StoreOp.get(op.value, op.memref, places))
    return []


def _max(build: _Placed, op: MaxOp) -> list[SSAValue]:
    return [build.extreme(op.map.data, op.arguments, largest=True)]


def _extents(op: DelinearizeIndexOp | LinearizeIndexOp, count: int) -> list[int]:
    """The static extents of all dimensions but the first, which matters nowhere."""
    found = list(op.basis.get_values())[-(count - 1) :] if count > 1 else []
    if DYNAMIC_INDEX in found or len(found) != count - 1:
        raise refuse(op, f"constant extents of the {count - 1} inner dimensions", "others")
    return found


def _delinearize(build: _Placed, op: DelinearizeIndexOp) -> list[SSAValue]:
    dim, stride = AffineExpr.dimension(0), 1
    found: list[AffineExpr] = []
    for extent in reversed(_extents(op, len(op.results))):
        found.append(dim // stride % extent)
        stride *= extent
    found.append(dim // stride)
    shape = AffineMap(1, 0, ())
    return [build.applied(each, shape, [op.linear]) for each in reversed(found)]


def _linearize(build: _Placed, op: LinearizeIndexOp) -> list[SSAValue]:
    values, stride = op.indices, 1
    found = AffineExpr.constant(0)
    extents = [*_extents(op, len(values)), 1]
    for place in reversed(range(len(values))):
        stride *= extents[place]
        found = found + AffineExpr.dimension(place) * stride
    return [build.applied(found, AffineMap(len(values), 0, ()), values)]
