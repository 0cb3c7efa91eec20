"""Tiles that steps pad to a width, compute with, and cut again, as whole tensors that are padded.

    %p = tensor.pad %tile low[0] high[32 - %size] : tensor<?xf32> to tensor<32xf32>
    %r = … %p …
    %s = tensor.extract_slice %r[0] [%size] [1]
  →
    the whole tensor is padded to a multiple of 32, and what the op makes of it is cut
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from xdsl.dialects import affine, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseArrayBase,
    TensorType,
    i64,
)
from xdsl.dialects.scf import ForOp
from xdsl.ir import Region, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineExpr,
)

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.element_loops.linear import Linear, of
from gemmc.dialects.tensor_pads import PadOp
from gemmc.transforms.problem._tile_parts import Part, TileParts
from gemmc.transforms.problem._tile_slices import (
    as_numbers,
    mixed,
    same_sizes,
    slice_properties,
    told,
)
from gemmc.transforms.problem._tiles import Cut, Extent, StaysError, same_extent


class _Padded(NamedTuple):
    """The size of a step's tile, the cut that it is of before it is padded and then, and of what
    its size is a whole number then."""

    size: Extent
    before: Cut
    after: Cut
    unit: int


class PaddedTiles(TileParts):
    """What padded tiles of a loop's steps are together."""

    def __init__(self, loop: ForOp) -> None:
        super().__init__(loop)
        self._padded: list[_Padded] = []

    def is_padding(self, op: tensor.PadOp | tensor.ExtractSliceOp) -> bool:
        """Whether an op pads tiles, or what steps sum into, or cuts such."""
        if isinstance(op, tensor.ExtractSliceOp):
            carried = self._carried.get(op.source)
            return op.source in self._parts or (carried is not None and carried.pad is not None)
        return op.source in self._parts or op.source in self._carried

    def pad(self, op: tensor.PadOp) -> None:
        """A tile, or what all steps sum into, with elements around it."""
        low, high = mixed(op.static_low, op.low), mixed(op.static_high, op.high)
        if op.source in self._carried:
            return self._pad_carried(op, low, high)
        part = self._parts[op.source]
        size = self._sizes.get(op.source)
        if part.single or part.view is not None or size is None:
            raise StaysError
        unit = _filled(high[part.axis], size, part.cut.width)
        if low[part.axis] != 0 or unit is None:
            raise StaysError
        cut = self._rounded(part.cut, size, unit)
        high[part.axis] = self._difference(cut.extent, part.cut.extent)
        found = self._padding(op, part.whole, low, high, {part.axis: cut.extent})
        self._parts[op.result] = Part(found, part.axis, False, cut)
        return None

    def _pad_carried(
        self, op: tensor.PadOp, low: Sequence[Extent], high: Sequence[Extent]
    ) -> None:
        carried = self._carried[op.source]
        if carried.pad is not None or carried.tiled is not None:
            raise StaysError
        found = self._padding(op, carried.whole, low, high, {})
        self._carried[op.result] = carried._replace(whole=found, pad=op)

    def cut_again(self, op: tensor.ExtractSliceOp) -> None:
        """What was computed of padded tiles, without what was put around them."""
        offsets, sizes = mixed(op.static_offsets, op.offsets), mixed(op.static_sizes, op.sizes)
        if len(sizes) != len(shape_of(op.result)) or any(
            each != 1 for each in mixed(op.static_strides, op.strides)
        ):
            raise StaysError
        if op.source in self._carried:
            return self._cut_carried(op, offsets, sizes)
        part = self._parts[op.source]
        found = next(
            (
                each for each in self._padded
                if each.after.same(part.cut) and same_extent(each.size, sizes[part.axis])
            ),
            None,
        )  # fmt: skip
        if part.single or part.view is not None or found is None or offsets[part.axis] != 0:
            raise StaysError
        sizes[part.axis] = found.before.extent
        made = self._cutting(op, part.whole, offsets, sizes)
        self._parts[op.result] = Part(made, part.axis, False, found.before)
        self._sizes[op.result] = found.size
        return None

    def _cut_carried(
        self, op: tensor.ExtractSliceOp, offsets: Sequence[Extent], sizes: Sequence[Extent]
    ) -> None:
        carried = self._carried[op.source]
        pad = carried.pad
        if pad is None or not same_sizes(offsets, mixed(pad.static_low, pad.low)):
            raise StaysError
        window = carried.window
        kept = shape_of(pad.source) if window is None else mixed(window.static_sizes, window.sizes)
        if not same_sizes(sizes, kept):
            raise StaysError
        found = self._cutting(op, carried.whole, offsets, sizes)
        self._carried[op.result] = carried._replace(whole=found, pad=None)

    def _rounded(self, cut: Cut, size: Extent, unit: int) -> Cut:
        """The tiles of a cut, the last of which is as wide as all, or a whole number of units."""
        for each in self._padded:
            if each.before.same(cut) and each.unit == unit:
                if not same_extent(each.size, size):
                    self._padded.append(each._replace(size=size))
                return each.after
        extent = cut.extent if isinstance(cut.extent, int) else self._outside(cut.extent)
        found = _Padded(size, cut, Cut(cut.width, self._counts.rounded(extent, unit)), unit)
        self._padded.append(found)
        return found.after

    def _difference(self, one: Extent, other: Extent) -> Extent:
        if isinstance(one, int) and isinstance(other, int):
            return one - other
        both = (self._build.index(e) if isinstance(e, int) else e for e in (one, other))
        return self._build.sub(*both)

    def _ahead(self, numbers: Sequence[Extent]) -> list[Extent]:
        return [each if isinstance(each, int) else self._outside(each) for each in numbers]

    def _padding(
        self,
        op: tensor.PadOp,
        source: SSAValue,
        low: Sequence[Extent],
        high: Sequence[Extent],
        made: dict[int, Extent],
    ) -> SSAValue:
        """`op` on another tensor, with other amounts; `made` are extents that are others."""
        own = op.region.block
        for value in (each for inner in own.walk() for each in inner.operands):
            if not any(value.owner is each for each in (own, *own.walk())):
                self._outside(value)
        low, high = self._ahead(low), self._ahead(high)
        shape = list(shape_of(op.result))
        for axis, extent in made.items():
            shape[axis] = extent if isinstance(extent, int) else DYNAMIC_INDEX
        body = Region()
        op.region.clone_into(body, value_mapper=dict(self._known))
        found = PadOp.build(
            operands=[source, told(low), told(high)],
            regions=[body],
            result_types=[TensorType(op.result.type.get_element_type(), shape)],
            properties={
                "static_low": DenseArrayBase.from_list(i64, as_numbers(low)),
                "static_high": DenseArrayBase.from_list(i64, as_numbers(high)),
            },
        )
        return self._build.value(found, op.result.name_hint)

    def _cutting(
        self,
        op: tensor.ExtractSliceOp,
        source: SSAValue,
        offsets: Sequence[Extent],
        sizes: Sequence[Extent],
    ) -> SSAValue:
        offsets, sizes = self._ahead(offsets), self._ahead(sizes)
        made = tensor.ExtractSliceOp.build(
            operands=[source, told(offsets), told(sizes), []],
            result_types=[TensorType(op.result.type.get_element_type(), as_numbers(sizes))],
            properties=slice_properties(op, offsets, sizes),
        )
        return self._build.value(made, op.result.name_hint)


def _filled(high: Extent, size: Extent, width: int) -> int | None:
    """The number that a tile is a whole number of with what is put behind it: as wide as all, or
    the next multiple of a share of that. None where it is neither."""
    if isinstance(size, int):
        return width if high == width - size else None
    if isinstance(high, int):
        return None
    if of(high) == Linear(width, {size: -1}):
        return width
    op = high.owner
    if not isinstance(op, affine.ApplyOp) or not same_extent(op.mapOperands[0], size):
        return None
    expr, d = op.map.data.results[0], AffineExpr.dimension(0)
    units = [
        each.rhs.value for each in expr.dfs()
        if isinstance(each, AffineBinaryOpExpr) and isinstance(each.rhs, AffineConstantExpr)
        and each.kind is AffineBinaryOpKind.CeilDiv
    ]  # fmt: skip
    fits = len(units) == 1 and width % units[0] == 0
    return units[0] if fits and expr == d.ceil_div(units[0]) * units[0] - d else None
