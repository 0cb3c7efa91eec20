"""Of which elements slices, insertions, padding and concatenations are made."""

from __future__ import annotations

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, i1
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineExpr

from gemmc.dialects.linalg_forms import is_number
from gemmc.errors import refuse
from gemmc.transforms.problem._body import EQUAL, LESS, Body
from gemmc.transforms.problem._extents import Extent, known, multiplied
from gemmc.transforms.problem._indices import Indices, kept_axes, with_dropped
from gemmc.transforms.problem._shapes_agree import check_steps


def of_slice(body: Body, op: tensor.ExtractSliceOp, indices: Indices) -> SSAValue:
    """The element of a slice; GemmcError for a size that is no size of the program, and for a step
    that is no number."""
    sizes, strides = _sizes_and_strides(body, op)
    if None in map(known, strides):
        raise refuse(op, "a slice whose steps are numbers", "one whose step is an open size")
    at = with_dropped(indices, sizes, body.extents.of(op.result))
    places = zip(at, _offsets(body, op), strides, strict=True)
    return body.element_or_zero(
        op.source, [multiplied(each, step) + first for each, first, step in places]
    )


def _sizes_and_strides(
    body: Body, op: tensor.ExtractSliceOp | tensor.InsertSliceOp
) -> tuple[list[Extent], list[Extent]]:
    said = (op.static_sizes, op.sizes), (op.static_strides, op.strides)
    sizes, strides = (body.extents.numbers(op, each.get_values(), told) for each, told in said)
    check_steps(op, [known(each) for each in strides])
    return sizes, strides


def _offsets(body: Body, op: tensor.ExtractSliceOp | tensor.InsertSliceOp) -> list[AffineExpr]:
    """Where a slice begins in each dimension: constants, sizes, and what the program computes."""
    told = iter(op.offsets)
    return [
        _place(body, next(told)) if first == DYNAMIC_INDEX else AffineExpr.constant(first)
        for first in op.static_offsets.get_values()
    ]


def _place(body: Body, value: SSAValue) -> AffineExpr:
    found = body.extents.size(value)
    if found is None or not body.extents.can_be_told(found):
        return body.place(value)
    return found


def of_insertion(body: Body, op: tensor.InsertSliceOp, indices: Indices) -> SSAValue:
    """The element of a tensor with a slice put in; GemmcError for a size that is no size of the
    program, and for steps that are no numbers."""
    sizes, steps = _sizes_and_strides(body, op)
    strides = [known(each) for each in steps]
    if None in strides:
        raise refuse(op, "a slice whose steps are numbers", "one whose step is an open size")
    numbers = [each for each in strides if each is not None]
    at = [_less(each, first) for each, first in zip(indices, _offsets(body, op), strict=True)]
    spans = _spans(sizes, numbers)
    empty = isinstance(op.dest.owner, tensor.EmptyOp)
    if not empty and _are_outside(at, spans):
        return body.element(op.dest, indices)
    shape = body.extents.of(op.result)
    inside = None if _are_inside(at, spans) else body.all_inside(at, spans, shape)
    places: list[AffineExpr] = []
    for each, step, first in zip(at, numbers, op.static_offsets.get_values(), strict=True):
        if step == 1:
            places.append(each)
            continue
        # Indices are divided without a sign: by whole steps more, none is negative.
        ahead = 0 if first == DYNAMIC_INDEX else -(-first // step)
        moved = each + ahead * step
        hit = body.compare(EQUAL, moved % step, AffineExpr.constant(0))
        inside = hit if inside is None else body.add(arith.AndIOp(inside, hit, i1))
        places.append(moved // step - ahead)
    at = places
    kept = [
        each for each, axis in zip(at, range(len(sizes)), strict=True)
        if axis in kept_axes(sizes, body.extents.of(op.source))
    ]  # fmt: skip
    inserted = body.element(op.source, kept)
    if inside is None or empty:
        return inserted  # what lies elsewhere, nobody has written
    return body.add(arith.SelectOp(inside, inserted, body.element(op.dest, indices)))


def _are_inside(at: list[AffineExpr], spans: list[Extent]) -> bool:
    """Whether places are numbers, and those of a part of so many elements."""
    pairs = [(known(each), known(span)) for each, span in zip(at, spans, strict=True)]
    return all(each is not None and span is not None and 0 <= each < span for each, span in pairs)


def _are_outside(at: list[AffineExpr], spans: list[Extent]) -> bool:
    """Whether one of places is a number, and none of a part of so many elements."""
    pairs = [(known(each), known(span)) for each, span in zip(at, spans, strict=True)]
    return any(each is not None and (each < 0 or span is not None and each >= span)
               for each, span in pairs)  # fmt: skip


def _spans(sizes: list[Extent], strides: list[int]) -> list[Extent]:
    """How many elements a slice reaches over in each dimension; of an open size, with those behind
    its last step, which are none of its places either."""
    return [_span(size, step) for size, step in zip(sizes, strides, strict=True)]


def _span(size: Extent, step: int) -> Extent:
    number = known(size)
    if step == 1:
        return size
    if number is None:
        return size * step
    return AffineExpr.constant((number - 1) * step + 1)


def of_padding(body: Body, op: tensor.PadOp, indices: Indices) -> SSAValue:
    """The element of a padded tensor; GemmcError for one padded by what depends on the place, or by
    a number that is no size of the program."""
    end = op.region.block.last_op
    number = end.operands[0] if end is not None and end.operands else None
    inner = number is not None and number.owner in (op.region.block, *op.region.block.ops)
    if number is None or (inner and not _is_constant(number)):
        raise refuse(op, "padding with one number", "another")
    low = body.extents.numbers(op, op.static_low.get_values(), op.low)
    at = [_less(each, before) for each, before in zip(indices, low, strict=True)]
    inside = body.all_inside(at, body.extents.of(op.source), body.extents.of(op.result))
    element = body.element(op.source, at)
    if inside is None or (_is_zero(number) and body.reads(op.source, element)):
        return element  # what is read outside of a tensor is zero
    return body.add(arith.SelectOp(inside, element, body.scalar(number)))


def _more(one: Extent, other: Extent) -> Extent:
    numbers = known(one), known(other)
    if None in numbers:
        return one + other
    return AffineExpr.constant(sum(each for each in numbers if each is not None))


def _less(index: AffineExpr, by: Extent) -> AffineExpr:
    """An index less a size."""
    number = known(by)
    return index - number if number is not None else index + by * -1


def _is_zero(value: SSAValue) -> bool:
    return isinstance(value.owner, arith.ConstantOp) and is_number(value.owner, 0.0)


def _is_constant(value: SSAValue) -> bool:
    return isinstance(value.owner, arith.ConstantOp)


def of_concatenation(body: Body, op: tensor.ConcatOp, indices: Indices) -> SSAValue:
    """The element of tensors that lie one behind the other in a dimension."""
    axis = op.dim.value.data
    *most, last = op.inputs
    ends: list[Extent] = []
    for each in most:
        extent = body.extents.of(each)[axis]
        ends.append(_more(ends[-1], extent) if ends else extent)
    starts = [AffineExpr.constant(0), *ends]
    parts = [
        body.element(each, [_less(i, start) if n == axis else i for n, i in enumerate(indices)])
        for each, start in zip((*most, last), starts, strict=True)
    ]
    found = parts[-1]
    for part, end in reversed(list(zip(parts, ends, strict=False))):
        first = body.compare(LESS, indices[axis], end)
        found = body.add(arith.SelectOp(first, part, found))
    return found
