"""Of which elements slices, insertions, padding and concatenations are made."""

from __future__ import annotations

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, i1
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineExpr

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.linalg_forms import is_number
from gemmc.errors import refuse
from gemmc.transforms.problem._body import EQUAL, LESS, Body
from gemmc.transforms.problem._indices import Indices, kept_axes, with_dropped


def of_slice(body: Body, op: tensor.ExtractSliceOp, indices: Indices) -> SSAValue:
    """The element of a slice; GemmcError for one of dynamic size or step."""
    if op.sizes or op.strides:
        raise refuse(op, "a slice of static size and step", "a dynamic one")
    sizes, strides = (list(each.get_values()) for each in (op.static_sizes, op.static_strides))
    at = with_dropped(indices, sizes, shape_of(op.result))
    places = zip(at, _offsets(body, op), strides, strict=True)
    return body.element(op.source, [each * step + first for each, first, step in places])


def _offsets(body: Body, op: tensor.ExtractSliceOp | tensor.InsertSliceOp) -> list[AffineExpr]:
    """Where a slice begins in each dimension: constants, and what the program computes."""
    told = iter(op.offsets)
    static = op.static_offsets.get_values()
    return [
        body.place(next(told)) if first == DYNAMIC_INDEX else AffineExpr.constant(first)
        for first in static
    ]


def of_insertion(body: Body, op: tensor.InsertSliceOp, indices: Indices) -> SSAValue:
    """The element of a tensor with a slice put in; GemmcError for dynamic sizes and steps."""
    if op.sizes or op.strides:
        raise refuse(op, "a slice of static size and step", "a dynamic one")
    sizes, strides = (list(each.get_values()) for each in (op.static_sizes, op.static_strides))
    at = [each - first for each, first in zip(indices, _offsets(body, op), strict=True)]
    inside = body.all_inside(at, _spans(sizes, strides), shape_of(op.result))
    places: list[AffineExpr] = []
    for each, step, first in zip(at, strides, op.static_offsets.get_values(), strict=True):
        if step == 1:
            places.append(each)
            continue
        # Indices are divided without a sign: by whole steps more, none is negative.
        ahead = 0 if first == DYNAMIC_INDEX else -(-first // step)
        moved = each + ahead * step
        hit = body.compare(EQUAL, moved % step, 0)
        inside = hit if inside is None else body.add(arith.AndIOp(inside, hit, i1))
        places.append(moved // step - ahead)
    at = places
    kept = [
        each for each, axis in zip(at, range(len(sizes)), strict=True)
        if axis in kept_axes(sizes, shape_of(op.source))
    ]  # fmt: skip
    inserted = body.element(op.source, kept)
    if inside is None or isinstance(op.dest.owner, tensor.EmptyOp):
        return inserted  # what lies elsewhere, nobody has written
    return body.add(arith.SelectOp(inside, inserted, body.element(op.dest, indices)))


def _spans(sizes: list[int], strides: list[int]) -> list[int]:
    """How many elements a slice reaches over in each dimension."""
    return [(size - 1) * step + 1 for size, step in zip(sizes, strides, strict=True)]


def of_padding(body: Body, op: tensor.PadOp, indices: Indices) -> SSAValue:
    """The element of a padded tensor; GemmcError for one of dynamic size, or padded by
    what depends on the place."""
    end = op.region.block.last_op
    number = end.operands[0] if end is not None and end.operands else None
    inner = number is not None and number.owner in (op.region.block, *op.region.block.ops)
    if op.low or op.high or number is None or (inner and not _is_constant(number)):
        raise refuse(op, "static padding with one number", "another")
    low = list(op.static_low.get_values())
    at = [each - before for each, before in zip(indices, low, strict=True)]
    inside = body.all_inside(at, list(shape_of(op.source)), shape_of(op.result))
    element = body.element(op.source, at)
    if inside is None or (_is_zero(number) and body.reads(op.source, element)):
        return element  # what is read outside of a tensor is zero
    return body.add(arith.SelectOp(inside, element, body.scalar(number)))


def _is_zero(value: SSAValue) -> bool:
    return isinstance(value.owner, arith.ConstantOp) and is_number(value.owner, 0.0)


def _is_constant(value: SSAValue) -> bool:
    return isinstance(value.owner, arith.ConstantOp)


def of_concatenation(body: Body, op: tensor.ConcatOp, indices: Indices) -> SSAValue:
    """The element of tensors that lie one behind the other in a dimension."""
    axis = op.dim.value.data
    *most, last = op.inputs
    ends: list[int] = []
    for each in most:
        ends.append((ends[-1] if ends else 0) + shape_of(each)[axis])
    starts = [0, *ends]
    parts = [
        body.element(each, [i - (start if n == axis else 0) for n, i in enumerate(indices)])
        for each, start in zip((*most, last), starts, strict=True)
    ]
    found = parts[-1]
    for part, end in reversed(list(zip(parts, ends, strict=False))):
        first = body.compare(LESS, indices[axis], end)
        found = body.add(arith.SelectOp(first, part, found))
    return found
