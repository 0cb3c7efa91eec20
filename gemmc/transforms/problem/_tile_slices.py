"""Slices by numbers and values, as ops have them."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import memref, scf, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DenseArrayBase,
    IntegerAttr,
    IntegerType,
    TensorType,
    i64,
)
from xdsl.ir import Attribute, BlockArgument, SSAValue

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.isa import isa
from gemmc.dialects.sizes.made import destination_of, sizes_of
from gemmc.ir import Inserter
from gemmc.transforms.problem._tiles import Cut, Extent, StaysError, is_size_of, same_extent

Slice = tensor.ExtractSliceOp | tensor.InsertSliceOp | memref.SubviewOp


def mixed(numbers: DenseArrayBase[IntegerType], values: Sequence[SSAValue]) -> list[Extent]:
    """Numbers, with values in the place of the open ones."""
    rest = iter(values)
    return [next(rest) if each == DYNAMIC_INDEX else each for each in numbers.get_values()]


def as_numbers(sizes: Sequence[Extent]) -> list[int]:
    """Sizes as types have them, an open one for each value."""
    return [size if isinstance(size, int) else DYNAMIC_INDEX for size in sizes]


def told(sizes: Sequence[Extent]) -> list[SSAValue]:
    """The values among sizes."""
    return [each for each in sizes if not isinstance(each, int)]


def slice_properties(
    op: Slice, offsets: Sequence[Extent], sizes: Sequence[Extent]
) -> dict[str, Attribute]:
    """What a slice of other offsets and sizes, with the steps of `op`, says of them."""
    found = {"static_offsets": offsets, "static_sizes": sizes}
    made: dict[str, Attribute] = {
        name: DenseArrayBase.from_list(i64, as_numbers(each)) for name, each in found.items()
    }
    return {**made, "static_strides": op.static_strides}


def kept_axes(op: Slice, part: SSAValue) -> list[int]:
    """Which dimensions of a slice a tensor of fewer has: those dropped have one element."""
    sizes = as_numbers(mixed(op.static_sizes, op.sizes))
    wanted, kept = list(shape_of(part)), list[int]()
    for axis, size in enumerate(sizes):
        left = len(sizes) - axis
        if wanted and size == wanted[0] and (size != 1 or left >= len(wanted)):
            kept.append(axis)
            wanted.pop(0)
    if wanted:
        raise StaysError
    return kept


def is_all(
    value: SSAValue, shape: Sequence[int], offsets: Sequence[Extent], sizes: Sequence[Extent]
) -> bool:
    """Whether a slice of a shape has all elements of a tensor or memref, and its dimensions."""
    there = shape_of(value)
    if there != tuple(shape) or any(each != 0 for each in offsets):
        return False
    pairs = enumerate(zip(sizes, there, strict=True))
    return all(size == whole or _is_extent(size, value, axis) for axis, (size, whole) in pairs)


def _is_extent(size: Extent, value: SSAValue, axis: int) -> bool:
    """Whether a size is that of a dimension of an open size, as the ops that make it say."""
    if is_size_of(size, value, axis):
        return True
    op = value.owner
    if isinstance(op, tensor.EmptyOp):
        return same_extent(size, sizes_of(op)[axis])
    if isinstance(op, tensor.ExtractSliceOp):
        kept = kept_axes(op, op.result)
        return same_extent(size, mixed(op.static_sizes, op.sizes)[kept[axis]])
    whole = destination_of(value)
    return whole is not None and _is_extent(size, whole, axis)


def ends_with(loop: scf.ForOp) -> bool:
    """Whether a dimension that slices of a loop's steps cut surely ends with the loop."""
    counter = loop.body.block.args[0]
    for op in (each for each in loop.walk() if isinstance(each, Slice)):
        whole = _ahead_of_loops(op.dest if isinstance(op, tensor.InsertSliceOp) else op.source)
        for axis, first in enumerate(mixed(op.static_offsets, op.offsets)):
            if first is counter and _is_extent(loop.ub, whole, axis):
                return True
    return False


def _ahead_of_loops(value: SSAValue) -> SSAValue:
    """What a loop carries, as it enters it; a tensor that others were put into has its extents."""
    while True:
        inside = value.block.parent_op() if isinstance(value, BlockArgument) else None
        if isinstance(value.owner, tensor.InsertSliceOp):
            value = value.owner.dest
        elif isinstance(value, BlockArgument) and isinstance(inside, scf.ForOp):
            value = inside.iter_args[value.index - 1]
        else:
            return value


def same_sizes(one: Sequence[Extent], other: Sequence[Extent]) -> bool:
    """Whether two lists of sizes are surely the same."""
    return len(one) == len(other) and all(map(same_extent, one, other))


def same_places(one: Slice, other: Slice) -> bool:
    """Whether two slices are of the same elements, for values that are the same."""
    said = ("static_offsets", "static_sizes", "static_strides")
    if any(one.properties[name] != other.properties[name] for name in said):
        return False
    places = [[*each.offsets, *each.sizes, *each.strides] for each in (one, other)]
    return places[0] == places[1]


def reshaped_tiles(
    build: Inserter, op: tensor.ExpandShapeOp | tensor.CollapseShapeOp, whole: SSAValue, axis: int
) -> tuple[SSAValue, int]:
    """A reshape of each tile as one of all, which a dimension of its own has, `axis`; and which one
    that is then. StaysError of open sizes, and where a group has to be cut for it."""
    groups = [[int(n.value.data) for n in each] for each in op.reassociation]
    expands = isinstance(op, tensor.ExpandShapeOp)
    shape, tiles = list(shape_of(op.result)), shape_of(whole)[axis]
    if DYNAMIC_INDEX in (*shape, *shape_of(whole)):
        raise StaysError
    starts = [each[0] for each in groups]
    ends = [*starts, sum(map(len, groups))]
    fine = axis if not expands else ends[axis] if axis < len(ends) else None
    if fine is None or fine not in ends:
        raise StaysError
    group = ends.index(fine)
    made = [[n + (n >= fine) for n in each] for each in groups]
    made.insert(group, [fine])
    place = fine if expands else group
    kind = like(op.result, [*shape[:place], tiles, *shape[place:]])
    said = ArrayAttr(ArrayAttr(IntegerAttr(n, i64) for n in each) for each in made)
    if not expands:
        collapsed = tensor.CollapseShapeOp.create(
            operands=[whole], result_types=[kind], properties={"reassociation": said}
        )
        return build.value(collapsed), place
    sizes = DenseArrayBase.from_list(i64, kind.get_shape())
    return build.value(tensor.ExpandShapeOp(whole, [], said, sizes, kind)), place


def with_tiles_apart(build: Inserter, value: SSAValue, axis: int, cut: Cut) -> SSAValue:
    """A tensor whose dimension of tiles is two, the tiles and the elements of one; StaysError where
    the last tile is, or may be, smaller than the others."""
    shape = list(shape_of(value))
    if not isinstance(cut.extent, int) or cut.extent % cut.width or DYNAMIC_INDEX in shape:
        raise StaysError
    made = [*shape[:axis], cut.extent // cut.width, cut.width, *shape[axis + 1 :]]
    kind, sizes = like(value, made), DenseArrayBase.from_list(i64, made)
    return build.value(tensor.ExpandShapeOp(value, [], _pair(len(made), axis), sizes, kind))


def with_tiles_joined(build: Inserter, value: SSAValue, axis: int) -> SSAValue:
    """A tensor whose dimensions of tiles, and of the elements of one behind it, are one."""
    shape = list(shape_of(value))
    if DYNAMIC_INDEX in shape:
        raise StaysError
    made = [*shape[:axis], shape[axis] * shape[axis + 1], *shape[axis + 2 :]]
    joined = tensor.CollapseShapeOp.create(
        operands=[value], result_types=[like(value, made)],
        properties={"reassociation": _pair(len(shape), axis)},
    )  # fmt: skip
    return build.value(joined)


def like(value: SSAValue, shape: Sequence[int]) -> TensorType[Attribute]:
    """The type of a tensor with the elements of another one."""
    assert isa(value.type, TensorType[Attribute]), "tiles are of tensors"
    return TensorType(value.type.element_type, shape)


def _pair(rank: int, axis: int) -> ArrayAttr[ArrayAttr[IntegerAttr]]:
    """Of `rank` dimensions two, from `axis` on, taken together."""
    groups = [[n] for n in range(axis)] + [[axis, axis + 1]]
    groups += [[n] for n in range(axis + 2, rank)]
    return ArrayAttr(ArrayAttr(IntegerAttr(n, i64) for n in each) for each in groups)
