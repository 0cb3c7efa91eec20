"""Which indices of a scatter are the numbers of its updates: the first index of
`x[arange(n), classes] += u` is, as in a gradient of what was picked by class. An element of the
result meets one update then, that of its own place, where it had to look at all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, DenseIntOrFPElementsAttr, IntegerType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import IndexOp
from xdsl.ir import BlockArgument, Operation, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects._integers import ints
from gemmc.dialects.linalg_forms import all_parallel
from gemmc.dialects.linalg_scatter import ScatterOp
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.splats import splat_of
from gemmc.transforms.problem._indices import Indices, loops_of_result, reshaped, simplified

_BELOW, _AT_LEAST = 2, 5
"""arith.cmpi's predicates slt and sge."""

_WORD = 32
"""Integers of fewer bits may not hold each index."""

_SAME = arith.IndexCastOp | arith.ExtSIOp | arith.ExtUIOp | arith.TruncIOp | tensor.CastOp
_Known = Callable[[SSAValue], AffineExpr | None]


def counted_places(op: ScatterOp) -> dict[int, int]:
    """By dimension that numbers updates, the dimension of the result in which an update's index is
    its number there: of as many elements, so that each of them has one such update."""
    updates, original = op.kinds[0].get_shape(), op.kinds[2].get_shape()
    counters: list[AffineExpr] = [AffineExpr.dimension(axis) for axis in range(op.batch)]
    found: dict[int, int] = {}
    for number, dimension in enumerate(ints(op.dimension_map)):
        column = [AffineExpr.constant(number)] if op.has_column else []
        place = _element(op.indices, (*counters, *column))
        if not isinstance(place, AffineDimExpr) or dimension in op.windows:
            continue
        extent = updates[place.position]
        if extent == original[dimension] != DYNAMIC_INDEX:
            found.setdefault(place.position, dimension)
    return found


def _element(value: SSAValue, at: Indices) -> AffineExpr | None:
    """An integer of a tensor by the counters that its place is told in; None where it is no sum of
    their multiples, or is not known to be."""
    op = value.owner
    if not isinstance(op, Operation):
        return None
    if isinstance(op, LinalgStructuredOperation):
        return _of_body(op, value, at)
    if isinstance(op, arith.ConstantOp):
        return _of_constant(op, at)
    if isinstance(op, tensor.CollapseShapeOp | tensor.ExpandShapeOp):
        shapes = shape_of(value), shape_of(op.src)
        return None if _are_open(*shapes) else _element(op.src, reshaped(at, *shapes))
    if isinstance(op, tensor.InsertSliceOp):
        return _of_insertion(op, at)
    if isinstance(op, tensor.ConcatOp):
        return _of_concatenation(op, at)
    if op.dialect_name() == "arith" or isinstance(op, tensor.CastOp):
        return _computed(op, lambda each: _element(each, at))
    return None


def _are_open(shape: Sequence[int], other: Sequence[int]) -> bool:
    """Whether several dimensions are open: of one, products are those of the others."""
    return max(list(each).count(DYNAMIC_INDEX) for each in (shape, other)) > 1


def _of_body(op: LinalgStructuredOperation, value: SSAValue, at: Indices) -> AffineExpr | None:
    number, end = list(op.results).index(value), op.body.block.last_op  # type: ignore[arg-type]
    loops = loops_of_result(op, number, at) if all_parallel(op) else None
    if loops is None or end is None:
        return None
    maps = [each.data for each in op.get_indexing_maps()]

    def known(each: SSAValue) -> AffineExpr | None:
        if not isinstance(each, BlockArgument):
            inner = each.owner
            if isinstance(inner, IndexOp):
                return loops[inner.dim.value.data]
            return _computed(inner, known) if isinstance(inner, Operation) else None
        if each.owner is not op.body.block:
            return None
        where = maps[each.index].results
        places = [place.replace_dims_and_symbols(loops, ()) for place in where]
        return _element(op.operands[each.index], tuple(places))

    return known(end.operands[number])


def _of_constant(op: arith.ConstantOp, at: Indices) -> AffineExpr | None:
    """One number, or along one dimension the numbers from 0 on."""
    if (number := splat_of(op.value)) is not None:
        return _number(number)
    shape = shape_of(op.result)
    long = [axis for axis, extent in enumerate(shape) if extent != 1]
    if not isinstance(op.value, DenseIntOrFPElementsAttr) or len(long) != 1:
        return None
    counts = list(op.value.get_values()) == list(range(shape[long[0]]))
    return at[long[0]] if counts else None


def _number(value: object) -> AffineExpr | None:
    told = getattr(getattr(value, "value", None), "data", None)
    return AffineExpr.constant(told) if isinstance(told, int) else None


def _of_insertion(op: tensor.InsertSliceOp, at: Indices) -> AffineExpr | None:
    """Of a slice that is put in along one dimension and is whole in the others."""
    offsets, sizes = op.static_offsets.get_values(), op.static_sizes.get_values()
    shape = shape_of(op.result)
    if set(op.static_strides.get_values()) != {1} or DYNAMIC_INDEX in (*offsets, *sizes, *shape):
        return None
    if len(shape_of(op.source)) != len(shape):
        return None
    places = list(at)
    for axis, (first, size) in enumerate(zip(offsets, sizes, strict=True)):
        if size == shape[axis]:
            continue
        place = at[axis]
        if not isinstance(place, AffineConstantExpr):
            return None
        if not first <= place.value < first + size:
            return _element(op.dest, at)
        places[axis] = AffineExpr.constant(place.value - first)
    return _element(op.source, tuple(places))


def _of_concatenation(op: tensor.ConcatOp, at: Indices) -> AffineExpr | None:
    axis, first = op.dim.value.data, 0
    place = at[axis]
    if not isinstance(place, AffineConstantExpr):
        return None
    for part in op.inputs:
        extent = shape_of(part)[axis]
        if extent == DYNAMIC_INDEX:
            return None
        if place.value < first + extent:
            moved = AffineExpr.constant(place.value - first)
            return _element(part, (*at[:axis], moved, *at[axis + 1 :]))
        first += extent
    return None


def _computed(op: Operation, known: _Known) -> AffineExpr | None:
    """What an op makes of integers; conversions to words of 32 bits or more keep an index."""
    if isinstance(op, arith.ConstantOp):
        return _number(op.value)
    if isinstance(op, _SAME):
        return known(op.operands[0]) if _holds_indices(op.results[0]) else None
    if isinstance(op, arith.SelectOp):
        chosen = _holds(op.cond.owner, known)
        return None if chosen is None else known(op.lhs if chosen else op.rhs)
    if not isinstance(op, arith.AddiOp | arith.SubiOp | arith.MuliOp):
        return None
    lhs, rhs = (known(each) for each in op.operands)
    if lhs is None or rhs is None:
        return None
    if isinstance(op, arith.AddiOp):
        return simplified(lhs + rhs)
    if isinstance(op, arith.SubiOp):
        return simplified(lhs + rhs * -1)
    constant = isinstance(lhs, AffineConstantExpr) or isinstance(rhs, AffineConstantExpr)
    return simplified(lhs * rhs) if constant else None


def _holds_indices(value: SSAValue) -> bool:
    kind = element_in(value.type)
    return not isinstance(kind, IntegerType) or kind.bitwidth >= _WORD


def _holds(op: Operation | object, known: _Known) -> bool | None:
    """Whether a counter is below 0, or is not: what front ends ask of an index that may count from
    the end."""
    if not isinstance(op, arith.CmpiOp):
        return None
    lhs, rhs = (known(each) for each in op.operands)
    asked = op.predicate.value.data
    if not isinstance(lhs, AffineDimExpr) or asked not in (_BELOW, _AT_LEAST):
        return None
    is_zero = isinstance(rhs, AffineConstantExpr) and rhs.value == 0
    return asked == _AT_LEAST if is_zero else None
