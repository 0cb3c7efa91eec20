"""Reshapes of tiles along the dimension in which they lie, as packing has them: tiles of 32 rows
as 4 times 8 are tiles of 4 in a whole tensor of eights, and the other way around."""

from __future__ import annotations

from collections.abc import Hashable
from math import prod

from xdsl.dialects import tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, DenseArrayBase, i64
from xdsl.ir import SSAValue

from gemmc.analysis.reshapes import RESHAPES, shape_of
from gemmc.dialects.element_loops.linear import of
from gemmc.ir import Inserter
from gemmc.transforms.problem._tile_slices import as_numbers, like, told
from gemmc.transforms.problem._tiles import Cut, Extent, StaysError, is_quotient, key_of


class Counts:
    """Extents that others are so many times as large as, each computed once; `steps` is the number
    of a loop's steps, if its steps are of 1."""

    def __init__(self, build: Inserter, steps: SSAValue) -> None:
        self._build, self._steps = build, steps
        self._larger: dict[tuple[Hashable, int], SSAValue] = {}
        self._smaller: dict[tuple[Hashable, int], SSAValue] = {}

    def times(self, extent: Extent, by: int) -> Extent:
        if isinstance(extent, int) or by == 1:
            return extent * by if isinstance(extent, int) else extent
        found = self._larger.get((key_of(extent), by))
        return found or self._note(extent, by, self._build.mul(extent, self._build.index(by)))

    def divided(self, extent: Extent, by: int) -> Extent:
        """A whole number of times of `by`, by that."""
        if isinstance(extent, int) or by == 1:
            if isinstance(extent, int) and extent % by:
                raise StaysError
            return extent // by if isinstance(extent, int) else extent
        found = self._smaller.get((key_of(extent), by))
        if found is None:
            found = self._build.div(extent, self._build.index(by))
            self._note(found, by, extent)
        return found

    def rounded(self, extent: Extent, by: int) -> Extent:
        """An extent up to a whole number of times of `by`."""
        if isinstance(extent, int):
            return -(-extent // by) * by
        if is_quotient(self._steps, of(extent), by):
            return self.times(self._steps, by)
        return self.times(self._build.cdiv(extent, self._build.index(by)), by)

    def _note(self, smaller: SSAValue, by: int, larger: SSAValue) -> SSAValue:
        self._larger[key_of(smaller), by] = larger
        self._smaller[key_of(larger), by] = smaller
        return larger


def regrouped(
    build: Inserter, counts: Counts, op: RESHAPES, whole: SSAValue, axis: int, cut: Cut
) -> tuple[SSAValue, int, Cut]:
    """A reshape that takes tiles' dimension `axis` apart, or puts it together with those behind it,
    of all tiles; which dimension they lie along then, and how they cut it. StaysError where a tile
    is no whole number of such parts."""
    groups = [[int(n.value.data) for n in each] for each in op.reassociation]
    expands = isinstance(op, tensor.ExpandShapeOp)
    group = groups[axis] if expands else next(each for each in groups if axis in each)
    fine = shape_of(op.result if expands else op.src)
    place = group[0] if expands else groups.index(group)
    parts, shape = [fine[n] for n in group[1:]], list(shape_of(op.result))
    by = prod(parts)
    others = [size for n, size in enumerate(shape) if n != place]
    if DYNAMIC_INDEX in (*parts, *others) or by < 1 or (not expands and axis != group[0]):
        raise StaysError
    if expands and cut.width % by:
        raise StaysError
    made = counts.divided(cut.extent, by) if expands else counts.times(cut.extent, by)
    found = Cut(cut.width // by if expands else cut.width * by, made)
    (shape[place],) = as_numbers([made])
    kind = like(op.result, shape)
    if not expands:
        collapsed = tensor.CollapseShapeOp.create(
            operands=[whole], result_types=[kind], properties={"reassociation": op.reassociation}
        )
        return build.value(collapsed), place, found
    sizes = DenseArrayBase.from_list(i64, shape)
    expanded = tensor.ExpandShapeOp(whole, told([made]), op.reassociation, sizes, kind)
    return build.value(expanded), place, found
