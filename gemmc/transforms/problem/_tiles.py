"""How the steps of a loop cut an extent into tiles: step `i` has the elements from `width · i` on,
`width` of them, or in the last step those that are left."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from xdsl.dialects import affine, arith, memref, scf, tensor
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineBinaryOpExpr, AffineBinaryOpKind, AffineConstantExpr

from gemmc.dialects.element_loops.linear import Linear, bounds, in_map, of
from gemmc.transforms.problem._body import constant_index

Extent = int | SSAValue
"""Of a dimension: a number, or a value of `index`."""


class StaysError(Exception):
    """A loop's steps are not known to be tiles of whole ops."""


@dataclass(frozen=True)
class Cut:
    """The elements of each tile but the last, and those of all tiles together."""

    width: int
    extent: Extent

    def same(self, other: Cut) -> bool:
        """Whether the tiles are those of another cut."""
        ends = (key_of(self.extent), key_of(other.extent))
        return self.width == other.width and ends[0] == ends[1]


def cut_of(loop: scf.ForOp, offset: SSAValue, size: Extent) -> Cut | None:
    """The tiles that slices of `size` from `offset` on are in the steps of a loop from 0; None
    where they are no tiles, or do not meet each other, or are not sure to be all of an extent."""
    counter, step = loop.body.block.args[0], constant_index(loop.step)
    if step is None or step < 1 or constant_index(loop.lb) != 0:
        return None
    begins = of(offset)
    factor = begins.terms.get(counter, 0)
    if factor < 1 or begins != Linear(0, {counter: factor}):
        steps, width = _steps(loop), _counted(offset, counter, step)
        if width is None or steps is None or size != width:
            return None
        return Cut(width, width * steps)
    width = factor * step
    said = [Linear(size)] if isinstance(size, int) else bounds(size, largest=False)
    left = [each for each in said if each.terms]
    if {each.const for each in said if not each.terms} - {width} or len(left) > 1:
        return None
    if not left:
        found = _whole_tiles(loop, width)
    elif len(left) == len(said):
        return None  # nothing says that a tile has at most so many
    else:
        found = _up_to(loop, left[0].plus(Linear(0, {counter: factor})), factor, width)
    return None if found is None else Cut(width, found)


def _counted(offset: SSAValue, counter: SSAValue, step: int) -> int | None:
    """How far a quotient of a loop's number moves in a step, where that is a whole number."""
    op = offset.owner
    if not isinstance(op, affine.ApplyOp):
        return None
    expr = op.map.data.results[0]
    if not isinstance(expr, AffineBinaryOpExpr) or not isinstance(expr.rhs, AffineConstantExpr):
        return None
    by = expr.rhs.value
    if expr.kind not in (AffineBinaryOpKind.CeilDiv, AffineBinaryOpKind.FloorDiv) or by < 1:
        return None
    found = in_map(op.map.data, expr.lhs, op.mapOperands)
    if found is None or set(found.terms) != {counter} or found.const % by:
        return None
    moved = found.terms[counter] * step
    return moved // by if found.const == 0 and moved > 0 and moved % by == 0 else None


def _steps(loop: scf.ForOp) -> int | None:
    last, step = constant_index(loop.ub), constant_index(loop.step)
    return None if last is None or not step else -(-last // step)


def _whole_tiles(loop: scf.ForOp, width: int) -> Extent | None:
    """What tiles without a smaller one have together: where it is open, the loop's last number,
    rounded up to a multiple of its step, which is so many times as often as a step's counts."""
    steps = _steps(loop)
    return loop.ub if steps is None else steps * width


def _up_to(loop: scf.ForOp, end: Linear, factor: int, width: int) -> Extent | None:
    """Where all tiles end, of which the last has what is left until there."""
    counter, steps = loop.body.block.args[0], _steps(loop)
    if not end.terms:
        return end.const if steps == -(-end.const // width) else None
    value = next(iter(end.terms))
    if value is counter or end != Linear(0, {value: 1}):
        return None
    if factor == 1 and _keys(of(loop.ub)) == _keys(end):
        return value
    whole = constant_index(loop.step) == 1 and is_quotient(loop.ub, end, width)
    return value if whole else None


def is_quotient(value: SSAValue, end: Linear, width: int) -> bool:
    """Whether a value is an extent by the width of its tiles, rounded up."""
    op, more = value.owner, end.plus(Linear(width - 1))
    if isinstance(op, arith.CeilDivSIOp | arith.CeilDivUIOp):
        return _keys(of(op.lhs)) == _keys(end) and constant_index(op.rhs) == width
    if isinstance(op, arith.DivUIOp | arith.DivSIOp | arith.FloorDivSIOp):
        return _keys(of(op.lhs)) == _keys(more) and constant_index(op.rhs) == width
    if not isinstance(op, affine.ApplyOp):
        return False
    said = op.map.data
    expr = said.results[0]
    if not isinstance(expr, AffineBinaryOpExpr) or not isinstance(expr.rhs, AffineConstantExpr):
        return False
    wanted = {AffineBinaryOpKind.CeilDiv: end, AffineBinaryOpKind.FloorDiv: more}.get(expr.kind)
    found = in_map(said, expr.lhs, op.mapOperands)
    if wanted is None or found is None or expr.rhs.value != width:
        return False
    return _keys(found) == _keys(wanted)


def _keys(x: Linear) -> tuple[int, dict[Hashable, int]]:
    return x.const, {key_of(value): factor for value, factor in x.terms.items()}


def key_of(value: Extent) -> Hashable:
    """The same of all values that are the size of one dimension."""
    if isinstance(value, int):
        return value
    op = value.owner
    if isinstance(op, tensor.DimOp | memref.DimOp):
        axis = constant_index(op.index)
        return value if axis is None else (op.source, axis)
    return value


def same_extent(one: Extent, other: Extent) -> bool:
    """Whether two extents are surely the same."""
    return key_of(one) == key_of(other)


def is_size_of(extent: Extent, value: SSAValue, axis: int) -> bool:
    """Whether an extent is that of a tensor's dimension, of an open size."""
    return not isinstance(extent, int) and key_of(extent) == (value, axis)
