"""Slices that the steps of a loop take and put, as slices of whole tensors and memory."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple, cast

from xdsl.dialects import memref, scf, tensor
from xdsl.dialects.builtin import MemRefType, StridedLayoutAttr, TensorType
from xdsl.ir import Attribute, Operation, OpResult, SSAValue

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.element_loops.linear import is_inside, of
from gemmc.ir import Inserter
from gemmc.transforms.problem._body import constant_index
from gemmc.transforms.problem._tile_groups import Counts
from gemmc.transforms.problem._tile_slices import (
    Slice,
    as_numbers,
    ends_with,
    is_all,
    kept_axes,
    mixed,
    same_places,
    slice_properties,
    told,
    with_tiles_apart,
    with_tiles_joined,
)
from gemmc.transforms.problem._tiles import Cut, Extent, StaysError, cut_of
from gemmc.transforms.problem._views import transposed


class Part(NamedTuple):
    """What a value is a step's tile of: a tensor, or memory, that has `axis` for the tiles;
    `single`, where a tile is one element there and has no such dimension. Of memory, the memref and
    its dimension that it is a view of."""

    whole: SSAValue
    axis: int
    single: bool
    cut: Cut
    view: tuple[SSAValue, int] | None = None


class Carried(NamedTuple):
    """What a carried tensor is behind all steps, so far; which one it is; the dimension whose tiles
    steps touch, None before any does; of a slice that is the same one in each step, its op; what it
    is padded by, until it is cut again."""

    whole: SSAValue
    number: int
    tiled: tuple[int, Cut] | None = None
    window: tensor.ExtractSliceOp | None = None
    pad: tensor.PadOp | None = None


class TileParts:
    """What the slices of a loop's steps are together, made ahead of the loop."""

    def __init__(self, loop: scf.ForOp) -> None:
        self._loop, self._build = loop, Inserter.before(loop)
        arguments = loop.body.block.args
        self._counts = Counts(self._build, loop.ub)
        self._known: dict[SSAValue, SSAValue] = {}
        self._parts: dict[SSAValue, Part] = {}
        self._sizes: dict[SSAValue, Extent] = {}
        self._carried: dict[SSAValue, Carried] = {
            argument: Carried(value, number)
            for number, (argument, value) in enumerate(
                zip(arguments[1:], loop.iter_args, strict=True)
            )
        }

    def _is_known(self, value: SSAValue) -> bool:
        return value in self._known or not is_inside(self._loop, value)

    def _outside(self, value: SSAValue) -> SSAValue:
        if not self._is_known(value):
            raise StaysError
        return self._known.get(value, value)

    def _extent(self, cut: Cut) -> Extent:
        return cut.extent if isinstance(cut.extent, int) else self._outside(cut.extent)

    def _axis(self, op: Slice) -> int | None:
        """The dimension whose slices begin where the step's number says; none where all do not."""
        counter = self._loop.body.block.args[0]
        moved = [
            axis for axis, first in enumerate(mixed(op.static_offsets, op.offsets))
            if not isinstance(first, int)
            and (counter in of(first).terms or not self._is_known(first))
        ]  # fmt: skip
        if len(moved) > 1:
            raise StaysError
        return moved[0] if moved else None

    def _cut(self, op: Slice, axis: int) -> Cut:
        first = mixed(op.static_offsets, op.offsets)[axis]
        size = mixed(op.static_sizes, op.sizes)[axis]
        step = mixed(op.static_strides, op.strides)[axis]
        cut = None if isinstance(first, int) or step != 1 else cut_of(self._loop, first, size)
        if cut is None:
            raise StaysError
        if cut.extent is self._loop.ub and size == cut.width:
            step = constant_index(self._loop.step) or 1
            cut = Cut(cut.width, self._counts.times(self._counted, cut.width // step))
        return Cut(cut.width, self._extent(cut))

    @cached_property
    def _counted(self) -> SSAValue:
        """The elements of tiles that all have as many as the loop's step is long. Its last number,
        where a dimension that they cut ends there: it is a multiple of the step in any run of which
        no slice is out of bounds. Else that number, rounded up to one."""
        loop, step = self._loop, constant_index(self._loop.step)
        assert step is not None, "it is a cut"
        if step == 1 or ends_with(loop):
            return loop.ub
        return self._build.mul(self._build.cdiv(loop.ub, loop.step), loop.step)

    def _whole(self, value: SSAValue, axis: int, cut: Cut) -> SSAValue:
        """What slices are of, or put into: of a carried tensor, each step its own tile."""
        carried = self._carried.get(value)
        if carried is None:
            if value in self._parts:
                raise StaysError
            return self._outside(value)
        if carried.tiled is not None and not _same((axis, cut), carried.tiled):
            raise StaysError
        for each, other in self._carried.items():
            if other.number == carried.number:
                self._carried[each] = other._replace(tiled=(axis, cut))
        return carried.whole

    def _places(self, op: Slice, axis: int, cut: Cut) -> tuple[list[Extent], list[Extent]]:
        """Where the slice of all tiles begins, and its sizes."""
        offsets = mixed(op.static_offsets, op.offsets)
        sizes = mixed(op.static_sizes, op.sizes)
        offsets[axis], sizes[axis] = 0, cut.extent
        outside = (
            [each if isinstance(each, int) else self._outside(each) for each in numbers]
            for numbers in (offsets, sizes)
        )
        return cast("tuple[list[Extent], list[Extent]]", tuple(outside))

    def _slice(self, op: tensor.ExtractSliceOp | memref.SubviewOp) -> None:
        axis = self._axis(op)
        assert axis is not None, "it begins where the step's number says"
        cut = self._cut(op, axis)
        source = self._whole(op.source, axis, cut)
        kept = kept_axes(op, op.result)
        offsets, sizes = self._places(op, axis, cut)
        shown = [size for n, size in enumerate(sizes) if n == axis or n in kept]
        view = (source, axis) if isinstance(op, memref.SubviewOp) else None
        if not is_all(source, as_numbers(shown), offsets, sizes):
            kind = self._kind(op, as_numbers(shown))
            steps = [self._outside(each) for each in op.strides]
            made = type(op).build(
                operands=[source, told(offsets), told(sizes), steps],
                result_types=[kind], properties=slice_properties(op, offsets, sizes),
            )  # fmt: skip
            source = self._build.value(cast("Operation", made), op.result.name_hint)
        place = sum(each < axis for each in kept)
        self._parts[op.result] = Part(source, place, axis not in kept, cut, view)
        self._sizes[op.result] = mixed(op.static_sizes, op.sizes)[axis]

    def _kind(
        self, op: tensor.ExtractSliceOp | memref.SubviewOp, shape: Sequence[int]
    ) -> Attribute:
        """The type of a slice: of memory, of any strides."""
        if isinstance(op, tensor.ExtractSliceOp):
            return TensorType(op.result.type.get_element_type(), shape)
        kind = op.result.type
        layout = StridedLayoutAttr([None] * len(shape), None)
        return MemRefType(kind.element_type, shape, layout, kind.memory_space)

    def _window(self, op: tensor.ExtractSliceOp | tensor.InsertSliceOp) -> None:
        """A slice that is the same one in each step, which they sum into, and put back."""
        carried = self._carried[op.operands[0]]
        if isinstance(op, tensor.ExtractSliceOp):
            if isinstance(op.source, OpResult) or len(list(op.source.uses)) != 2:
                raise StaysError
            whole = carried.whole
            if not _shows_all(op, whole):
                whole = self._build.value(op.clone({**self._known, op.source: whole}))
            found = Carried(whole, carried.number, None, op)
        else:
            dest, taken = self._carried.get(op.dest), carried.window
            if dest is None or taken is None or taken.source is not op.dest:
                raise StaysError
            if not same_places(taken, op):
                raise StaysError
            whole = carried.whole
            if not _shows_all(op, dest.whole):
                made = op.clone({**self._known, op.source: whole, op.dest: dest.whole})
                whole = self._build.value(made)
            found = Carried(whole, carried.number)
        self._carried[op.result] = found

    def _insertion(self, op: tensor.InsertSliceOp) -> None:
        axis, part = self._axis(op), self._parts.get(op.source)
        assert axis is not None, "it begins where the step's number says"
        carried = self._carried.get(op.dest)
        if part is None or carried is None:
            raise StaysError
        cut, kept = self._cut(op, axis), kept_axes(op, op.source)
        place = sum(each < axis for each in kept)
        if part.single and axis in kept:
            part = self._joined(part, cut)
        elif not part.single and axis not in kept:
            part = self._apart(part)
        if part.single and part.view is None and part.axis != place:
            whole = _moved(self._build, part.whole, part.axis, place)
            part = part._replace(whole=whole, axis=place)
        if (part.axis, part.single) != (place, axis not in kept) or not cut.same(part.cut):
            raise StaysError
        dest = self._whole(op.dest, axis, cut)
        offsets, sizes = self._places(op, axis, cut)
        found = part.whole
        if dest.type != found.type or not is_all(dest, shape_of(found), offsets, sizes):
            made = tensor.InsertSliceOp.build(
                operands=[
                    *(found, dest, told(offsets), told(sizes)),
                    [*map(self._outside, op.strides)],
                ],
                result_types=[dest.type], properties=slice_properties(op, offsets, sizes),
            )  # fmt: skip
            found = self._build.value(made, op.result.name_hint)
        self._carried[op.result] = Carried(found, carried.number, (axis, cut))

    def _apart(self, part: Part) -> Part:
        """A part whose tiles are of one element each, of a dimension of their own."""
        if part.single:
            return part
        if part.view is not None:
            raise StaysError
        found = with_tiles_apart(self._build, part.whole, part.axis, part.cut)
        assert isinstance(part.cut.extent, int), "there are as many tiles as a number says"
        return Part(found, part.axis, True, Cut(1, part.cut.extent // part.cut.width))

    def _joined(self, part: Part, cut: Cut) -> Part:
        """The opposite of `_apart`, of which `cut` was the cut."""
        found = with_tiles_joined(self._build, part.whole, part.axis)
        steps = part.cut.extent
        whole = isinstance(steps, int) and cut.extent == steps * cut.width
        if not whole or shape_of(part.whole)[part.axis + 1] != cut.width:
            raise StaysError
        return Part(found, part.axis, False, cut)


def _moved(build: Inserter, value: SSAValue, axis: int, place: int) -> SSAValue:
    """A tensor whose dimension `axis` is the one at `place`."""
    order = [n for n in range(len(shape_of(value))) if n != axis]
    order.insert(place, axis)
    return transposed(build, value, order)


def _shows_all(op: tensor.ExtractSliceOp | tensor.InsertSliceOp, value: SSAValue) -> bool:
    """Whether a slice has all elements of a tensor, and its dimensions."""
    offsets, sizes = mixed(op.static_offsets, op.offsets), mixed(op.static_sizes, op.sizes)
    small = op.result if isinstance(op, tensor.ExtractSliceOp) else op.source
    steps = mixed(op.static_strides, op.strides)
    return all(each == 1 for each in steps) and is_all(value, shape_of(small), offsets, sizes)


def _same(one: tuple[int, Cut], other: tuple[int, Cut]) -> bool:
    return one[0] == other[0] and one[1].same(other[1])
