"""Loops that count the steps of another loop's step from 0 on, as `-scf-parallel-loop-tiling` and
tiled `affine` loops leave them, count from that other one's counter on instead.

    for %i = 0 to 64 step 8 { for %p = 0 to 8 { … %i + %p … } }
    →
    for %i = 0 to 64 step 8 { for %p = %i to %i + 8 { … %p … } }
"""

from __future__ import annotations

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType, IntegerAttr
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.element_loops.linear import Linear, bounds, of
from gemmc.dialects.element_loops.placer import Placer


def count_from_tiles(root: scf.ForOp) -> None:
    """Do so wherever a counter matters only in sums in which the other one comes as often."""
    for inner in [each for each in root.walk() if isinstance(each, scf.ForOp)]:
        outer: Operation | None = inner
        while outer is not root and outer is not None:
            outer = outer.parent_op()
            if isinstance(outer, scf.ForOp) and _count_from(outer, inner):
                break


def _count_from(outer: scf.ForOp, inner: scf.ForOp) -> bool:
    """Let a loop count from another one's counter on; whether it may."""
    tile, point = outer.body.block.args[0], inner.body.block.args[0]
    lasts = _lasts(outer, inner)
    sums = _sums(tile, point) if lasts else None
    if not lasts or not sums:
        return False
    for value, said in sums.items():
        assert isinstance(value.owner, Operation), "sums are computed"
        alone = said.plus(Linear(0, {tile: 1}), -said.terms.get(tile, 0))
        value.replace_all_uses_with(_placed(Placer(value.owner), alone))
    for value in sums:
        _erase_unused(value)
    build = Placer(inner)
    last, *others = [_placed(build, each) for each in lasts]
    for each in others:
        last = build.value(arith.MinSIOp(last, each))
    inner.operands[0], inner.operands[1] = tile, last
    return True


def _lasts(outer: scf.ForOp, inner: scf.ForOp) -> list[Linear] | None:
    """The bounds of a loop over the steps of another one's step once it counts from that one's
    counter on; None of other loops."""
    width, step = of(outer.step), of(inner.step)
    numbers = not width.terms and not step.terms and step.const > 0
    if not numbers or width.const % step.const or not isinstance(inner.lb.type, IndexType):
        return None
    lasts = bounds(inner.ub, False)
    if bounds(inner.lb, True) != [Linear()] or width not in lasts:
        return None
    return [each.plus(Linear(0, {outer.body.block.args[0]: 1})) for each in lasts]


def _sums(tile: SSAValue, point: SSAValue) -> dict[SSAValue, Linear] | None:
    """The sums that are computed of two counters and have both equally often; None where anything
    else is computed of the second."""
    found: dict[SSAValue, Linear] = {}
    waiting = [point]
    while waiting:
        for use in waiting.pop().uses:
            results = use.operation.results
            if len(results) != 1 or not isinstance(results[0].type, IndexType):
                return None
            said = of(results[0])
            if results[0] in said.terms:
                return None
            if said.terms.get(tile, 0) == said.terms.get(point, 0):
                found[results[0]] = said
            else:
                waiting.append(results[0])
    return found


def _placed(build: Placer, x: Linear) -> SSAValue:
    found = build.linear(x)
    if isinstance(found, int):
        return build.value(arith.ConstantOp(IntegerAttr(found, IndexType())))
    return found


def _erase_unused(value: SSAValue) -> None:
    """Erase an addition, and those that it alone used, unless something uses it."""
    op = value.owner
    if isinstance(op, arith.AddiOp) and op.parent is not None and not value.uses:
        operands = list(op.operands)
        op.detach()
        op.erase()
        for each in operands:
            _erase_unused(each)
