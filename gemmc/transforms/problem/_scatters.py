"""Scatters as reductions in steps: every element of the result looks at all updates, in order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    TensorType,
    i1,
    i8,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.dialects._integers import ints
from gemmc.dialects.linalg_forms import is_zero
from gemmc.dialects.linalg_scatter import ScatterOp
from gemmc.errors import refuse
from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.problem._counted_places import counted_places
from gemmc.transforms.problem._last_updates import keeps_last, last_updates, met
from gemmc.transforms.problem._scatter_batches import with_batches_apart
from gemmc.transforms.problem._sorted_updates import sorted_updates, sorts_updates


def spell_scatters(function: func.FuncOp) -> None:
    """Make each scatter a `linalg.generic` that takes the updates as steps: an element is what the
    body makes of it where the update's index is its own place, and stays as it is where not. Of
    long slices of which the last one stays, each place finds its update first (`_last_updates`);
    where an index is its update's number, an element looks at one (`_counted_places`), also where
    the updates of several dimensions are numbered by one (`_scatter_batches`).
    Where there are many steps, the updates are sorted by their places first (`_sorted_updates`).

    No two threads write to one place, so duplicates are combined in order and every run has the
    same bits; an update outside of the result meets no element. It costs the result's elements
    times the updates, all of which each element's thread reads, unless they are sorted. GemmcError
    for bodies of other ops than arithmetic."""
    for op in walk_type(function, ScatterOp):
        _check(op)
        if op.kinds[2].element_type == i1:
            op = _in_bytes(op)
        op = with_batches_apart(op)
        counted = counted_places(op)
        if not counted and keeps_last(op):
            replace(op, [last_updates(op)])
            continue
        if not counted and sorts_updates(op):
            replace(op, [sorted_updates(op)])
            continue
        found = _Steps(op, counted).result
        if not is_zero(op.original):
            found = _or_original(op, found)
        replace(op, [found])


def _check(op: ScatterOp) -> None:
    for inner in op.body.block.ops:
        if inner is op.body.block.last_op:
            continue
        if inner.dialect_name() not in ("arith", "math") or inner.regions:
            raise refuse(inner, "arithmetic of two elements in a scatter's body", inner.name)


def _in_bytes(op: ScatterOp) -> ScatterOp:
    """A scatter of conditions as one of bytes that are 0 or 1, put in its place."""
    build = Inserter.before(op)
    kinds = [TensorType(i8, op.kinds[number].get_shape()) for number in (0, 2)]
    bytes_ = [
        build.value(arith.ExtUIOp(each, cast("Any", kind)))
        for each, kind in zip((op.updates, op.original), kinds, strict=True)
    ]
    block, old = Block(arg_types=[i8, i8]), op.body.block
    inner = Inserter.at_end(block, op)
    known: dict[SSAValue, SSAValue] = {
        argument: inner.value(arith.TruncIOp(each, i1))
        for argument, each in zip(old.args, block.args, strict=True)
    }
    end = old.last_op
    assert end is not None, "a body that is verified yields"
    for each in old.ops:
        if each is not end:
            inner.op(each.clone(known))
    combined = inner.value(arith.ExtUIOp(known.get(op.yielded, op.yielded), i8))
    inner.op(type(end).create(operands=[combined]))
    made = build.op(type(op).create(
        operands=[bytes_[0], op.indices, bytes_[1]], result_types=[kinds[1]],
        properties=op.properties, regions=[Region(block)],
    ))  # fmt: skip
    replace(op, [build.value(arith.TruncIOp(made.results[0], cast("Any", op.kinds[2])))])
    return made


def _or_original(op: ScatterOp, found: SSAValue) -> SSAValue:
    """What steps make of the original, or where a call tells that there are none the original:
    steps that are not taken leave zeros."""
    build = Inserter.before(op)
    updates, indices, kind = op.kinds
    shape, batch = updates.get_shape(), op.batch
    first = len(shape) - len(op.slices)
    windows = [first + list(op.slices).index(d) for d in op.windows]
    none: SSAValue | None = None
    for axis in [*range(batch), *windows]:
        told = indices.get_shape()[axis] if axis < batch else DYNAMIC_INDEX
        if DYNAMIC_INDEX == shape[axis] == told:
            size = build.value(tensor.DimOp(op.updates, build.index(axis)))
            test = build.value(arith.CmpiOp(size, build.index(0), "eq"))
            none = test if none is None else build.value(arith.OrIOp(none, test, i1))
    if none is None:
        return found
    rank = kind.get_num_dims()
    block = Block(arg_types=[kind.element_type] * 2)
    inner = Inserter.at_end(block, op)
    inner.op(YieldOp(inner.value(arith.SelectOp(none, *block.args))))
    maps = ArrayAttr([AffineMapAttr(AffineMap.identity(rank))] * 2)
    kinds = [IteratorTypeAttr.parallel()] * rank
    return build.value(GenericOp([op.original], [found], Region(block), maps, kinds, [kind]))


class _Steps:
    """The `linalg.generic` while it is written. Its loops are the result's dimensions, those that
    number the updates, and those of the windows, in which updates hold several places. A dimension
    that numbers updates has no loop of its own where it is `counted` by one of the result."""

    def __init__(self, op: ScatterOp, counted: Mapping[int, int]) -> None:
        self._op = op
        self._rank, self._windows = op.kinds[2].get_num_dims(), list(op.windows)
        steps = [axis for axis in range(op.batch) if axis not in counted]
        own = {axis: self._rank + number for number, axis in enumerate(steps)}
        self._counters = [counted[n] if n in counted else own[n] for n in range(op.batch)]
        self._first = self._rank + len(steps)
        self._loops = self._first + len(self._windows)
        self._met = set(counted.values())
        _, index, kind = (each.element_type for each in op.kinds)
        block = Block(arg_types=[kind, *[index] * op.depth, kind])
        self._body = Inserter.at_end(block, op)
        self._body.op(YieldOp(self._step(*block.args)))
        maps = [self._updates(), *map(self._column, range(op.depth)), self._map(range(self._rank))]
        kinds = [IteratorTypeAttr.parallel()] * self._rank
        kinds += [IteratorTypeAttr.reduction()] * (self._loops - self._rank)
        made = GenericOp(
            [op.updates, *[op.indices] * op.depth], [op.original], Region(block),
            ArrayAttr(maps), kinds, [op.kinds[2]],
        )  # fmt: skip
        self.result = Inserter.before(op).value(made, op.results[0].name_hint)

    def _step(self, update: SSAValue, *others: SSAValue) -> SSAValue:
        """What an element is behind an update; its indices and the element so far follow."""
        *indices, so_far = others
        here: SSAValue | None = None
        for dimension, index in zip(ints(self._op.dimension_map), indices, strict=True):
            if dimension in self._met:
                continue
            window = None
            if dimension in self._windows:
                window = self._first + self._windows.index(dimension)
            meets = met(self._body, index, dimension, window)
            here = meets if here is None else self._add(arith.AndIOp(here, meets, i1))
        old = self._op.body.block
        known: dict[SSAValue, SSAValue] = dict(zip(old.args, (update, so_far), strict=True))
        for inner in old.ops:
            if inner is not old.last_op:
                self._body.op(inner.clone(known))
        combined = known.get(self._op.yielded, self._op.yielded)
        return combined if here is None else self._add(arith.SelectOp(here, combined, so_far))

    def _updates(self) -> AffineMapAttr:
        """Where the element of an update is that is combined."""
        windows = {d: self._first + n for n, d in enumerate(self._windows)}
        mapped = ints(self._op.dimension_map)
        behind = [
            AffineExpr.constant(0) if d in mapped and d not in windows
            else AffineExpr.dimension(windows.get(d, d)) for d in self._op.slices
        ]  # fmt: skip
        return self._map(self._counters, *behind)

    def _column(self, number: int) -> AffineMapAttr:
        """Where the index of an update for one dimension is."""
        column = [AffineExpr.constant(number)] if self._op.has_column else []
        return self._map(self._counters, *column)

    def _map(self, loops: Iterable[int], *behind: AffineExpr) -> AffineMapAttr:
        return AffineMapAttr(
            AffineMap(self._loops, 0, (*map(AffineExpr.dimension, loops), *behind))
        )

    def _add(self, op: Operation) -> SSAValue:
        return self._body.value(op)
