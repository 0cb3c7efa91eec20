"""Scatters of many updates into many elements: the updates are put in the order of their places
first, so that an element takes those that meet it alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    TensorType,
    i1,
    i32,
    i64,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.analysis.reshapes import shape_of
from gemmc.analysis.sizes import PLANNED
from gemmc.dialects._integers import ints
from gemmc.dialects.linalg_merge_sort import steps_of_sorting
from gemmc.dialects.linalg_scatter import ScatterOp
from gemmc.dialects.linalg_sort import TopkOp
from gemmc.dialects.linalg_sorted import write_one_out
from gemmc.ir import Inserter

FEW_STEPS = 1 << 26
"""Elements times updates below which one kernel that takes them all is as good as seven, by
estimate: some 20 microseconds."""

OF_SORTING = 2
"""How many times the steps of an update's sorting the elements have to be, so that it pays."""

_LESS, _MOST, _AT_LEAST = 2, 3, 5
"""arith.cmpi's predicates slt, sle and sge."""

_PLACES = 1 << 30
"""So many places are too many: a tensor has fewer than 2^31 elements, and two bounds of each."""


def sorts_updates(op: ScatterOp) -> bool:
    """Whether a scatter has so many steps that its updates are sorted first: a known number of them
    without windows, and places that 32 bits number: of known extents, or of one dimension."""
    shape, indices, original = (each.get_shape() for each in op.kinds)
    mapped = [original[d] for d in ints(op.dimension_map)]
    numbered = DYNAMIC_INDEX not in mapped and prod(mapped) < _PLACES
    if not numbered and mapped != [DYNAMIC_INDEX]:
        return False
    if op.windows or DYNAMIC_INDEX in (*shape[: op.batch], *indices):
        return False
    updates = prod(shape[: op.batch])
    elements = prod(PLANNED if each == DYNAMIC_INDEX else each for each in original)
    steps = OF_SORTING * steps_of_sorting(updates)
    return elements * updates >= FEW_STEPS and elements >= steps


def sorted_updates(op: ScatterOp) -> SSAValue:
    """The result of such a scatter:

        %keys = the number of each update's place, or one that no place has outside of the result
        %in_order, %order = the keys from the least on, and whose they are, equal ones in order
        %ordered = the updates in that order
        %bounds = for each place, how many keys are below its number, and below the next
        %result = the original, in steps of %ordered from the first bound to below the second

    The steps are those of all updates, of which all but these leave an element as it is.
    """
    return _Sorted(op).result()


class _Sorted:
    """The ops of it while they are written, ahead of the scatter."""

    def __init__(self, op: ScatterOp) -> None:
        self._op = op
        self._build = Inserter.before(op)
        self._count = prod(op.kinds[0].get_shape()[: op.batch])
        self._mapped = ints(op.dimension_map)
        self._dimensions = sorted(self._mapped)
        shape = op.kinds[2].get_shape()
        self._extents = [shape[d] for d in self._dimensions]
        index = cast("IntegerType", op.kinds[1].element_type)
        is_long = op.depth == 1 and index.width.data > i32.width.data
        self._kind: IntegerType = i64 if is_long else i32

    def result(self) -> SSAValue:
        in_order, order = self._in_order(self._keys())
        return self._combined(self._ordered(order), self._bounds(in_order))

    def _keys(self) -> SSAValue:
        """The number of each update's place: a single index is it, others with all of their bits
        outside of the result are -1."""
        op, column = self._op, int(self._op.has_column)
        indices = self._flat(op.indices, op.batch)
        block = Block(arg_types=[op.kinds[1].element_type] * op.depth + [self._kind])
        inner = Inserter.at_end(block, op)
        if op.depth == 1:
            key = _extended(inner, block.args[0], self._kind)
        else:
            key = self._number(inner, dict(zip(self._mapped, block.args, strict=False)))
        inner.op(YieldOp(key))
        maps = [_map(1, [0], *[AffineExpr.constant(n)] * column) for n in range(op.depth)]
        kind = TensorType(self._kind, [self._count])
        return self._parallel(block, [indices] * op.depth, maps, kind, "keys")

    def _number(self, build: Inserter, indices: Mapping[int, SSAValue]) -> SSAValue:
        """What indices by dimension are as one number, or -1."""
        key, inside = _constant(build, 0, i32), _constant(build, 1, i1)
        for dimension, extent in zip(self._dimensions, self._extents, strict=True):
            place, is_one = _place(build, indices[dimension], extent)
            inside = build.value(arith.AndIOp(inside, is_one, i1))
            key = _times_plus(build, key, extent, place)
        return build.value(arith.SelectOp(inside, key, _constant(build, -1, i32)))

    def _flat(self, value: SSAValue, batch: int) -> SSAValue:
        """A tensor with one dimension in place of those that number the updates."""
        if batch == 1:
            return value
        shape, kind = shape_of(value), cast("TensorType[Attribute]", value.type)
        groups = [[*range(batch)], *([axis] for axis in range(batch, len(shape)))]
        flat = TensorType(kind.element_type, [self._count, *shape[batch:]])
        groups_ = ArrayAttr(ArrayAttr(IntegerAttr(n, i64) for n in each) for each in groups)
        made = tensor.CollapseShapeOp.build(
            operands=[value], result_types=[flat], properties={"reassociation": groups_}
        )
        return self._build.value(made)

    def _in_order(self, keys: SSAValue) -> tuple[SSAValue, SSAValue]:
        """The keys from the least on, and the numbers of their updates."""
        block = Block(arg_types=[self._kind] * 2)
        inner = Inserter.at_end(block, self._op)
        one, other = block.args
        inner.op(YieldOp(inner.value(arith.CmpiOp(one, other, _LESS))))
        kinds = [TensorType(each, [self._count]) for each in (self._kind, i32)]
        outputs = [self._build.value(tensor.EmptyOp([], kind)) for kind in kinds]
        sort = self._build.op(TopkOp.of((keys, *outputs), 0, Region(block), kinds))
        stand_ins = [
            self._build.value(tensor.CastOp(each, kind))
            for each, kind in zip(sort.results, kinds, strict=True)
        ]
        write_one_out(sort)
        found: list[SSAValue] = []
        for each in stand_ins:
            owner = each.owner
            assert isinstance(owner, Operation), "a cast"
            found.append(owner.operands[0])
            owner.detach()
            owner.erase()
        return found[0], found[1]

    def _ordered(self, order: SSAValue) -> SSAValue:
        """The updates in the order of their places."""
        op = self._op
        updates = self._flat(op.updates, op.batch)
        kind = cast("TensorType[Attribute]", updates.type)
        rank = kind.get_num_dims()
        block = Block(arg_types=[i32, kind.element_type])
        inner = Inserter.at_end(block, op)
        at = [inner.value(arith.IndexCastOp(block.args[0], IndexType()))]
        at += [inner.value(IndexOp(axis)) for axis in range(1, rank)]
        inner.op(YieldOp(inner.value(tensor.ExtractOp(updates, at, kind.element_type))))
        told = [
            self._build.value(tensor.DimOp(updates, self._build.index(axis)))
            for axis, size in enumerate(kind.get_shape()) if size == DYNAMIC_INDEX
        ]  # fmt: skip
        return self._parallel(block, [order], [_map(rank, [0])], kind, "ordered", told)

    def _bounds(self, in_order: SSAValue) -> SSAValue:
        """For each place, how many keys are below its number, and how many below the next."""
        op = self._op
        block = Block(arg_types=[i32])
        inner = Inserter.at_end(block, op)
        counters = [
            inner.value(arith.IndexCastOp(inner.value(IndexOp(loop)), i32))
            for loop in range(1 + len(self._extents))
        ]
        number = _constant(inner, 0, i32)
        for place, extent in zip(counters[1:], self._extents, strict=True):
            number = _times_plus(inner, number, extent, place)
        number = inner.value(arith.AddiOp(number, counters[0]))
        number = _extended(inner, number, self._kind)
        inner.op(YieldOp(_below(inner, in_order, number, self._count)))
        told = [
            self._build.value(tensor.DimOp(op.original, self._build.index(d)))
            for d, size in zip(self._dimensions, self._extents, strict=True)
            if size == DYNAMIC_INDEX
        ]
        return self._parallel(block, [], [], TensorType(i32, [2, *self._extents]), "bounds", told)

    def _combined(self, ordered: SSAValue, bounds: SSAValue) -> SSAValue:
        """The original in steps of the ordered updates, where they are those of its place."""
        op, kind = self._op, self._op.kinds[2]
        rank = kind.get_num_dims()
        block = Block(arg_types=[kind.element_type, i32, i32, kind.element_type])
        inner = Inserter.at_end(block, op)
        update, begin, end, so_far = block.args
        step = inner.value(arith.IndexCastOp(inner.value(IndexOp(rank)), i32))
        from_begin = inner.value(arith.CmpiOp(step, begin, _AT_LEAST))
        to_end = inner.value(arith.CmpiOp(step, end, _LESS))
        here = inner.value(arith.AndIOp(from_begin, to_end, i1))
        known: dict[SSAValue, SSAValue] = dict(
            zip(op.body.block.args, (update, so_far), strict=True)
        )
        for each in op.body.block.ops:
            if each is not op.body.block.last_op:
                inner.op(each.clone(known))
        combined = known.get(op.yielded, op.yielded)
        inner.op(YieldOp(inner.value(arith.SelectOp(here, combined, so_far))))
        behind = [AffineExpr.constant(0) if d in self._mapped else AffineExpr.dimension(d)
                  for d in op.slices]  # fmt: skip
        place = [AffineExpr.dimension(d) for d in self._dimensions]
        limits = [_map(rank + 1, [], AffineExpr.constant(n), *place) for n in range(2)]
        maps = [_map(rank + 1, [rank], *behind), *limits, _map(rank + 1, range(rank))]
        kinds = [IteratorTypeAttr.parallel()] * rank + [IteratorTypeAttr.reduction()]
        made = GenericOp(
            [ordered, bounds, bounds], [op.original], Region(block), ArrayAttr(maps), kinds, [kind]
        )
        return self._build.value(made, op.results[0].name_hint)

    def _parallel(
        self, block: Block, inputs: Sequence[SSAValue], maps: Sequence[AffineMapAttr],
        kind: TensorType[Attribute], hint: str, told: Sequence[SSAValue] = (),
    ) -> SSAValue:  # fmt: skip
        """A tensor of what a body makes for each element."""
        empty = self._build.value(tensor.EmptyOp(told, kind))
        rank = kind.get_num_dims()
        all_maps = ArrayAttr([*maps, _map(rank, range(rank))])
        kinds = [IteratorTypeAttr.parallel()] * rank
        made = GenericOp(inputs, [empty], Region(block), all_maps, kinds, [kind])
        return self._build.value(made, hint)


def _extended(build: Inserter, value: SSAValue, kind: IntegerType) -> SSAValue:
    return value if value.type == kind else build.value(arith.ExtSIOp(value, kind))


def _place(build: Inserter, index: SSAValue, extent: int) -> tuple[SSAValue, SSAValue]:
    """An index in 32 bits, and whether it is one of a dimension of so many elements, compared with
    its sign and all bits."""
    wide = i64 if cast("IntegerType", index.type).width.data > i32.width.data else i32
    index = _extended(build, index, wide)
    above = build.value(arith.CmpiOp(index, _constant(build, 0, wide), _AT_LEAST))
    below = build.value(arith.CmpiOp(index, _constant(build, extent - 1, wide), _MOST))
    inside = build.value(arith.AndIOp(above, below, i1))
    return (build.value(arith.TruncIOp(index, i32)) if wide == i64 else index), inside


def _below(build: Inserter, in_order: SSAValue, number: SSAValue, count: int) -> SSAValue:
    """How many of so many ordered keys are below a number, by halves of what is left."""
    base, left = _constant(build, 0, i32), count
    while left > 1:
        half = left // 2
        probe = build.value(arith.AddiOp(base, _constant(build, half - 1, i32)))
        next_ = build.value(arith.AddiOp(base, _constant(build, half, i32)))
        base = build.value(arith.SelectOp(_is_below(build, in_order, probe, number), next_, base))
        left -= half
    more = build.value(arith.ExtUIOp(_is_below(build, in_order, base, number), i32))
    return build.value(arith.AddiOp(base, more))


def _is_below(
    build: Inserter, in_order: SSAValue, at: SSAValue, number: SSAValue
) -> SSAValue:
    place = build.value(arith.IndexCastOp(at, IndexType()))
    return build.value(
        arith.CmpiOp(
            build.value(tensor.ExtractOp(in_order, [place], number.type)), number, _LESS
        )
    )


def _times_plus(build: Inserter, key: SSAValue, extent: int, place: SSAValue) -> SSAValue:
    """A number with one more digit, of so many values; an open extent is the first digit's."""
    if extent == DYNAMIC_INDEX:
        return place
    scaled = build.value(arith.MuliOp(key, _constant(build, extent, i32)))
    return build.value(arith.AddiOp(scaled, place))


def _constant(build: Inserter, number: int, kind: IntegerType) -> SSAValue:
    return build.value(arith.ConstantOp(IntegerAttr(number, kind)))


def _map(loops: int, dims: range | list[int], *behind: AffineExpr) -> AffineMapAttr:
    return AffineMapAttr(AffineMap(loops, 0, (*map(AffineExpr.dimension, dims), *behind)))
