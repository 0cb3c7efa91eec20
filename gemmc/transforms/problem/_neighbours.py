"""Slices of a tensor that follow each other along one dimension, the slice that both are, and how
an operand of an op on such slices moves along a loop."""

from __future__ import annotations

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, TensorType
from xdsl.ir import Attribute, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.element_loops.linear import Linear, of
from gemmc.dialects.isa import isa
from gemmc.ir import Inserter
from gemmc.transforms.problem._tile_slices import is_all, mixed, slice_properties, told
from gemmc.transforms.problem._tiles import Extent

Part = tensor.ExtractSliceOp | tensor.InsertSliceOp


class ApartError(Exception):
    """Two values, or the ops that read them, are no neighbouring parts of one."""


def axis_of(said: AffineMap, loop: int) -> int | None:
    """Which dimension of an operand with a map a loop is, so that a part of the loop's steps reads
    or writes a slice along it; None where the operand is the same in all steps. ApartError where
    the loop is in several dimensions, or in a sum, as in a window's `i + j`."""
    along = [n for n, each in enumerate(said.results) if loop in each.used_dims()]
    if along and (len(along) > 1 or said.results[along[0]] != AffineDimExpr(loop)):
        raise ApartError
    return along[0] if along else None


def read_by_both(one: SSAValue, other: SSAValue) -> SSAValue:
    """A value that two ops read, or one of two equal constants; ApartError for others."""
    if one is other:
        return one
    first, second = one.owner, other.owner
    if isinstance(first, arith.ConstantOp) and isinstance(second, arith.ConstantOp):
        if first.properties == second.properties:
            return one
    raise ApartError


def axis_between(one: object, other: object) -> int | None:
    """The dimension along which one slice follows another, of the same places in all others; of
    which tensors they are is not asked."""
    if not isinstance(one, Part) or not isinstance(other, Part):
        return None
    if any({*mixed(each.static_strides, each.strides)} != {1} for each in (one, other)):
        return None
    offsets = list(zip(offsets_of(one), offsets_of(other), strict=False))
    sizes = list(zip(sizes_of(one), sizes_of(other), strict=False))
    if len(sizes) != _rank(one) or len(sizes) != _rank(other):
        return None
    found: list[int] = []
    for axis, (begins, (size, behind)) in enumerate(zip(offsets, sizes, strict=True)):
        moved = _moved(*begins)
        if moved == Linear() and size == behind:
            continue
        if not isinstance(size, int) or not isinstance(behind, int) or moved != Linear(size):
            return None
        found.append(axis)
    return found[0] if len(found) == 1 else None


def _rank(op: Part) -> int:
    """How many dimensions a slice has; one of fewer than its tensor follows none."""
    return len(shape_of(op.result if isinstance(op, tensor.ExtractSliceOp) else op.source))


def offsets_of(op: Part) -> list[Extent]:
    """Where a slice begins."""
    return mixed(op.static_offsets, op.offsets)


def sizes_of(op: Part) -> list[Extent]:
    """How many elements a slice has."""
    return mixed(op.static_sizes, op.sizes)


def _moved(one: Extent, other: Extent) -> Linear:
    """How far one offset is behind another."""
    begin, end = (Linear(each) if isinstance(each, int) else of(each) for each in (one, other))
    return end.plus(begin, -1)


def joined_sizes(one: Part, other: Part, axis: int) -> list[Extent]:
    """The sizes of a slice and of the one that follows it, together."""
    sizes, behind = sizes_of(one), sizes_of(other)[axis]
    size = sizes[axis]
    assert isinstance(size, int), "slices that follow each other have known sizes there"
    assert isinstance(behind, int), "slices that follow each other have known sizes there"
    sizes[axis] = size + behind
    return sizes


def taken(
    build: Inserter, source: SSAValue, one: Part, other: Part, axis: int, part: SSAValue
) -> SSAValue:
    """Both slices, of `source`, as one tensor, or all of it; `part` has the type of the first."""
    offsets, sizes, shape = offsets_of(one), joined_sizes(one, other, axis), list(shape_of(part))
    size = sizes[axis]
    shape[axis] = size if isinstance(size, int) else DYNAMIC_INDEX
    if is_all(source, shape, offsets, sizes):
        return source
    made = tensor.ExtractSliceOp.build(
        operands=[source, told(offsets), told(sizes), []],
        result_types=[like(part, shape)],
        properties=slice_properties(one, offsets, sizes),
    )
    return build.value(made)


def put(build: Inserter, value: SSAValue, into: SSAValue, one: Part, other: Part, axis: int
        ) -> SSAValue:
    """A tensor where two slices of another are."""  # fmt: skip
    offsets, sizes = offsets_of(one), joined_sizes(one, other, axis)
    if is_all(into, shape_of(value), offsets, sizes) and value.type == into.type:
        return value
    made = tensor.InsertSliceOp.build(
        operands=[value, into, told(offsets), told(sizes), []],
        result_types=[into.type],
        properties=slice_properties(one, offsets, sizes),
    )
    return build.value(made)


def like(value: SSAValue, shape: list[int]) -> TensorType[Attribute]:
    """A tensor's type with another shape."""
    kind = value.type
    assert isa(kind, TensorType[Attribute]), "slices are of tensors"
    return TensorType(kind.element_type, shape, kind.encoding)
