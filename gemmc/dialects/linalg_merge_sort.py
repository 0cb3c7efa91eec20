"""Long sorts by merging: runs of a row are put in order, and neighbours merged until one is left.

Each place of two merged runs finds, bit by bit, how many of the elements ahead of it are the first
run's ("merge path": Odeh, Green, Mwassi, Shmueli and Birk, "Merge Path - Parallel Merging Made
Simple", 2012), so that no place waits for another. Of runs of which no more than some elements are
needed, no more are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    IndexType,
    IntegerAttr,
    TensorType,
    i1,
    i8,
    i32,
)
from xdsl.dialects.linalg.ops import IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr

from gemmc.dialects._sort_writer import SortWriter
from gemmc.dialects.linalg_sort import SortOp, TopkOp
from gemmc.dialects.splats import number_as

RUN = 64
"""Elements of the runs that are put in order by comparing all pairs of each."""

SHORT = 128
"""Elements of the longest row whose pairs are all compared."""

FEW_PAIRS = 1 << 26
"""Pairs of elements of all rows that are compared sooner than some ten kernels are launched, by
estimate: some 50 microseconds."""

_READS = 4
"""At places that are computed, in a step of merging."""

_EQUAL, _LESS, _MOST, _AT_LEAST = 0, 2, 3, 5
"""arith.cmpi's predicates eq, slt, sle and sge."""

_STRICT, _ORDERED = (2, 4, 6, 8), (2, 4)
"""The predicates less and more, of arith.cmpi with and without a sign, and of arith.cmpf where both
are numbers."""


def is_merged(op: SortOp | TopkOp) -> bool:
    """Whether a sort's rows are so long, and known to be, that they are merged."""
    shape = cast("TensorType[Attribute]", op.operands[0].type).get_shape()
    others = (size for axis, size in enumerate(shape) if axis != op.axis)
    rows = prod(1 if size == DYNAMIC_INDEX else size for size in others)
    return _is_long(shape[op.axis], rows)


def _is_long(length: int, rows: int = 1) -> bool:
    return length > SHORT and rows * length**2 >= FEW_PAIRS


def steps_of_sorting(length: int) -> int:
    """How many elements each one of a row is compared with, or read at a computed place for."""
    if not _is_long(length):
        return 2 * length
    levels = (-(-length // RUN)).bit_length()
    return 2 * RUN + levels * _READS * length.bit_length()


@dataclass(frozen=True)
class _Level:
    """Runs along a row: how many of its elements each was made of, and how many of these it has,
    the first ones; the last run may be of fewer."""

    length: int
    width: int
    stored: int

    @property
    def extent(self) -> int:
        """Elements of all runs."""
        whole = -(-self.length // self.width) - 1
        return whole * self.stored + min(self.stored, self.length - whole * self.width)

    def merged(self, kept: int) -> _Level:
        """Of two runs each, of which so many elements are needed."""
        return _Level(self.length, 2 * self.width, min(2 * self.stored, kept))


class MergeSort(SortWriter):
    """The reductions and merges that a sort is, ahead of it."""

    def places(self, shape: Sequence[int]) -> SSAValue:
        """Which element stands at each place of a tensor of this shape."""
        length, kept = self.kind.get_shape()[self.axis], shape[self.axis]
        level = _Level(length, RUN, min(RUN, kept))
        order = self._runs(level)
        while level.width < length:
            merged = level.merged(kept)
            order, level = self._merge(order, level, merged), merged
        return order

    def _runs(self, level: _Level) -> SSAValue:
        """Which element of the row stands at each place of the runs."""
        ranks = self._padded(self._ranks(level), level, -1)
        block = Block(arg_types=[i32, i8, i32])
        body = _Body(block, self)
        place = body.at(self.axis)
        run, other = body.over(place, level.stored), body.at(self.rank)
        stands = body.compared(block.args[0], _EQUAL, body.rest(place, level.stored))
        number = body.plus(body.times(run, level.width), other)
        taken = body.chosen(stands, number, body.constant(0))
        body.end(body.value(arith.MaxUIOp(block.args[2], taken)))
        axis, step = AffineExpr.dimension(self.axis), AffineExpr.dimension(self.rank)
        ours = self.loops(axis // level.stored * level.width + step)
        inputs = [(ranks, ours), (self._frame(level.width), [step])]
        return self.reduced(block, inputs, self.shape(level.extent))

    def _ranks(self, level: _Level) -> SSAValue:
        """How many elements of its run come ahead of each."""
        keys = [self._padded(each, level, 0) for each in self.keys]
        block, kinds = Block(), self.key_types
        for kind in (*kinds, *kinds, i8, i32):
            block.insert_arg(kind, len(block.args))
        here, there = block.args[: len(kinds)], block.args[len(kinds) : -2]
        body = _Body(block, self)
        ahead, behind = self.is_ahead(block, there, here), self.is_ahead(block, here, there)
        mine, step = body.at(self.axis), body.at(self.rank)
        first = body.compared(step, _LESS, body.rest(mine, level.width))
        comes = body.chosen(body.value(arith.XOrIOp(ahead, behind)), ahead, first)
        if level.length % level.width:
            begin = body.times(body.over(mine, level.width), level.width)
            is_one = body.compared(body.plus(begin, step), _LESS, body.constant(level.length))
            comes = body.both(comes, is_one)
        body.end(body.plus(block.args[-1], body.value(arith.ExtUIOp(comes, i32))))
        axis, other = AffineExpr.dimension(self.axis), AffineExpr.dimension(self.rank)
        theirs = self.loops(axis // level.width * level.width + other)
        inputs = [(each, self.loops()) for each in self.keys] + [(each, theirs) for each in keys]
        inputs.append((self._frame(level.width), [other]))
        return self.reduced(block, inputs, self.shape(level.length))

    def _padded(self, value: SSAValue, level: _Level, number: int) -> SSAValue:
        """Whole runs, with a number behind the row."""
        more = -level.length % level.width
        if not more:
            return value
        element = cast("TensorType[Attribute]", value.type).element_type
        filler = self.value(arith.ConstantOp(number_as(number, element)))
        body = Block([tensor.YieldOp(filler)], arg_types=[IndexType()] * self.rank)
        high = [more if axis == self.axis else 0 for axis in range(self.rank)]
        kind = TensorType(element, self.shape(level.length + more))
        pad = tensor.PadOp(value, [], [], Region(body), [0] * self.rank, high, kind)
        return self.value(pad)

    def _frame(self, steps: int) -> SSAValue:
        """A tensor that nothing reads: it says how far the loop of a reduction runs."""
        return self.value(tensor.EmptyOp([], TensorType(i8, [steps])))

    def _merge(self, order: SSAValue, runs: _Level, merged: _Level) -> SSAValue:
        """The order of two runs each, of that of each: in steps, how many of the first run are
        ahead of a place, and with these known which element is there."""
        steps = runs.stored.bit_length() + 1
        block = Block(arg_types=[i8, i32, i32])
        body, so_far = _Body(block, self), block.args[1]
        step = body.at(self.rank)
        is_last = body.compared(step, _EQUAL, body.constant(steps - 1))
        bit = body.value(arith.ShRUIOp(body.constant(1 << (steps - 2)), step))
        more = body.plus(so_far, body.chosen(is_last, body.constant(1), bit))
        pair = _Pair.of(body, order, runs, merged)
        behind = body.plus(pair.ahead, body.value(arith.ExtUIOp(is_last, i32)))
        has, numbers = pair.has_ahead(more, behind)
        body.end(body.chosen(has, more, so_far), body.chosen(has, *numbers))
        frame = self._frame(steps), [AffineExpr.dimension(self.rank)]
        return self.stepped(block, [frame], self.shape(merged.extent), 2)[1]


class _Body:
    """The body of a generic while it is written, in i32."""

    def __init__(self, block: Block, writer: SortWriter) -> None:
        self.block, self.writer = block, writer

    def value(self, op: Operation) -> SSAValue:
        self.block.add_op(op)
        return op.results[0]

    def end(self, *values: SSAValue) -> None:
        self.block.add_op(YieldOp(*values))

    def constant(self, number: int) -> SSAValue:
        return self.value(arith.ConstantOp(IntegerAttr(number, i32)))

    def at(self, loop: int) -> SSAValue:
        return self.value(arith.IndexCastOp(self.value(IndexOp(loop)), i32))

    def plus(self, one: SSAValue, other: SSAValue) -> SSAValue:
        return self.value(arith.AddiOp(one, other))

    def minus(self, one: SSAValue, other: SSAValue) -> SSAValue:
        return self.value(arith.SubiOp(one, other))

    def times(self, one: SSAValue, by: int) -> SSAValue:
        return self.value(arith.MuliOp(one, self.constant(by)))

    def over(self, one: SSAValue, by: int) -> SSAValue:
        return self.value(arith.DivUIOp(one, self.constant(by)))

    def rest(self, one: SSAValue, by: int) -> SSAValue:
        return self.value(arith.RemUIOp(one, self.constant(by)))

    def least(self, one: SSAValue, other: SSAValue) -> SSAValue:
        return self.value(arith.MinSIOp(one, other))

    def most(self, one: SSAValue, other: SSAValue) -> SSAValue:
        return self.value(arith.MaxSIOp(one, other))

    def compared(self, one: SSAValue, how: int, other: SSAValue) -> SSAValue:
        return self.value(arith.CmpiOp(one, other, how))

    def chosen(self, test: SSAValue, one: SSAValue, other: SSAValue) -> SSAValue:
        return self.value(arith.SelectOp(test, one, other))

    def both(self, one: SSAValue, other: SSAValue) -> SSAValue:
        return self.value(arith.AndIOp(one, other, i1))

    def either(self, one: SSAValue, other: SSAValue) -> SSAValue:
        return self.value(arith.OrIOp(one, other, i1))

    def not_(self, one: SSAValue) -> SSAValue:
        true = self.value(arith.ConstantOp(IntegerAttr(1, i1)))
        return self.value(arith.XOrIOp(one, true))

    def read(self, value: SSAValue, place: SSAValue) -> SSAValue:
        """An element of the same row."""
        at = [self.value(IndexOp(each)) for each in range(self.writer.rank)]
        at[self.writer.axis] = self.value(arith.IndexCastOp(place, IndexType()))
        kind = cast("TensorType[Attribute]", value.type)
        return self.value(tensor.ExtractOp(value, at, kind.element_type))


@dataclass(frozen=True)
class _Pair:
    """Two runs that are merged, as a place of the result sees them: where they begin and how many
    elements they have, and how many places are ahead of it."""

    body: _Body
    order: SSAValue
    last: SSAValue
    begins: tuple[SSAValue, SSAValue]
    counts: tuple[SSAValue, SSAValue]
    ahead: SSAValue

    @staticmethod
    def of(body: _Body, order: SSAValue, runs: _Level, merged: _Level) -> _Pair:
        place = body.at(body.writer.axis)
        number = body.over(place, merged.stored)
        ahead = body.rest(place, merged.stored)
        begin = body.times(number, 2 * runs.stored)
        stored, zero = body.constant(runs.stored), body.constant(0)
        left = body.minus(body.constant(runs.length), body.times(number, merged.width))
        rest = body.most(body.minus(left, body.constant(runs.width)), zero)
        counts = body.least(left, stored), body.least(rest, stored)
        begins = begin, body.plus(begin, stored)
        return _Pair(body, order, body.constant(runs.extent - 1), begins, counts, ahead)

    def has_ahead(
        self, many: SSAValue, behind: SSAValue
    ) -> tuple[SSAValue, tuple[SSAValue, SSAValue]]:
        """Whether so many of the first run are ahead of a place with as many as `behind` ahead: the
        last of them is, unless the second run's one that would be there in its place comes ahead of
        it. Which elements these two are, too.

        Of one more of the first run than are ahead of a place, and of the place behind that, it
        says whether the first run's one is at it, or the second run's.
        """
        body, (one, other) = self.body, self.counts
        rest = body.minus(behind, many)
        fits = body.compared(many, _MOST, body.least(behind, one))
        needed = body.compared(rest, _AT_LEAST, other)
        numbers = self._number(0, body.minus(many, body.constant(1))), self._number(1, rest)
        comes = self._comes(*numbers)
        return body.both(fits, body.either(needed, body.not_(comes))), numbers

    def _comes(self, first: SSAValue, second: SSAValue) -> SSAValue:
        """Whether an element of the second run comes ahead of one of the first."""
        body, writer = self.body, self.body.writer
        here, there = ([body.read(key, each) for key in writer.keys] for each in (first, second))
        found = writer.is_ahead(body.block, there, here)
        if is_strict(writer.op):
            return found
        return body.both(found, body.not_(writer.is_ahead(body.block, here, there)))

    def _number(self, run: int, place: SSAValue) -> SSAValue:
        """Which of the row an element of a run is; of a place that the run has not, another."""
        body = self.body
        at = body.most(body.plus(self.begins[run], place), body.constant(0))
        return body.read(self.order, body.least(at, self.last))


def is_strict(op: SortOp | TopkOp) -> bool:
    """Whether a body surely puts no element ahead of one that it puts ahead of that: it says
    whether a number that it makes of one is less than the same of the other, or more."""
    end = op.body.block.last_op
    assert end is not None, "a body yields"
    test = end.operands[0].owner
    if isinstance(test, arith.CmpiOp):
        return test.predicate.value.data in _STRICT
    return isinstance(test, arith.CmpfOp) and test.predicate.value.data in _ORDERED
