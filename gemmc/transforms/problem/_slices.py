"""Of which elements slices, insertions, padding and concatenations are made."""

from __future__ import annotations

from xdsl.dialects import arith, tensor
from xdsl.ir import SSAValue

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.linalg_forms import is_number
from gemmc.errors import refuse
from gemmc.transforms.problem._body import LESS, Body
from gemmc.transforms.problem._indices import Indices, kept_axes, with_dropped


def of_slice(body: Body, op: tensor.ExtractSliceOp, indices: Indices) -> SSAValue:
    """The element of a slice; GemmcError for one of dynamic place or size."""
    if op.offsets or op.sizes or op.strides:
        raise refuse(op, "a slice of static place and size", "a dynamic one")
    parts = (op.static_sizes, op.static_offsets, op.static_strides)
    sizes, offsets, strides = (list(each.get_values()) for each in parts)
    at = with_dropped(indices, sizes, shape_of(op.result))
    places = zip(at, offsets, strides, strict=True)
    return body.element(op.source, [each * step + first for each, first, step in places])


def of_insertion(body: Body, op: tensor.InsertSliceOp, indices: Indices) -> SSAValue:
    """The element of a tensor with a slice put in; GemmcError for steps and dynamic places."""
    if op.offsets or op.sizes or op.strides or set(op.static_strides.get_values()) - {1}:
        raise refuse(op, "a slice of static place and size, and strides of 1", "another")
    offsets, sizes = (list(each.get_values()) for each in (op.static_offsets, op.static_sizes))
    at = [each - offset for each, offset in zip(indices, offsets, strict=True)]
    inside = body.all_inside(at, sizes, shape_of(op.result))
    kept = [
        each for each, axis in zip(at, range(len(sizes)), strict=True)
        if axis in kept_axes(sizes, shape_of(op.source))
    ]  # fmt: skip
    inserted = body.element(op.source, kept)
    if inside is None or isinstance(op.dest.owner, tensor.EmptyOp):
        return inserted  # what lies elsewhere, nobody has written
    return body.add(arith.SelectOp(inside, inserted, body.element(op.dest, indices)))


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
