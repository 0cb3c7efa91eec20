"""What lies in front of each element along an axis, combined, as reductions of linalg.

Short rows are reduced in front of each element. Long ones are blocked: runs of a few elements are
reduced, the results scanned, in blocks again while they are many, and each element combines that of
the runs ahead of its own with what is in front of it in its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    FloatAttr,
    IntegerAttr,
    TensorType,
    f32,
    i8,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import FillOp, GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.isa import isa
from gemmc.ir import Inserter
from gemmc.transforms.problem._elementwise import each_element, empty_like

Combine = Operation | Block
"""How two elements are combined: by an op, or by a body that yields what it makes of them."""

Neutral = FloatAttr[AnyFloat] | IntegerAttr[Any]
"""A number that an op leaves all as it is with."""

SINGLE = 32
"""Bits of f32, in which reductions of narrower floats are taken."""

DIRECT = 64
"""Elements of the longest row that is not blocked."""

LEAST_RUN, LONGEST_RUN = 8, 16
"""Elements of a run: a thread's neighbours along the row (at most 8) are of one run, and each
element takes a step for each of its run's."""


def run_of(length: int) -> int:
    """Elements of a run of a row of so many: a power of two, the smallest with which blocking gets
    down to `DIRECT` in as few levels as with the longest, since each level is two launches."""
    levels = _levels(length, LONGEST_RUN)
    run = LEAST_RUN
    while _levels(length, run) > levels:
        run *= 2
    return run


def _levels(length: int, run: int) -> int:
    found = 0
    while length > DIRECT:
        length, found = -(-length // run), found + 1
    return found


@dataclass(frozen=True)
class Prefixes:
    """Combines elements of tensors along an axis, from what leaves all as it is (in the
    tensors' type), ahead of the op that `build` stands at."""

    build: Inserter
    at: Operation
    combine: Combine
    neutral: Neutral
    axis: int

    def of(self, x: SSAValue, *, inclusive: bool) -> SSAValue:
        """What is in front of each element, or at its place as well. Sums and products of f16 and
        bf16 are taken in f32 and rounded once."""
        length = shape_of(x)[self.axis]
        if length <= DIRECT:  # or a length that a call tells
            return self._direct(x, inclusive)
        found = self._blocked(x, self._wide(), inclusive)
        kind = _element(x)
        if _element(found) == kind:
            return found
        narrow = cast(AnyFloat, kind)
        return each_element(
            self.build, self.at, found, narrow, lambda each: arith.TruncFOp(each, narrow)
        )

    def _wide(self) -> Attribute:
        """The type of results that are combined again."""
        kind = self.neutral.type
        halves = isa(kind, AnyFloat) and kind.bitwidth < SINGLE
        return f32 if halves and isinstance(self.combine, arith.AddfOp | arith.MulfOp) else kind

    def _blocked(self, x: SSAValue, kind: Attribute, inclusive: bool) -> SSAValue:
        run = run_of(shape_of(x)[self.axis])
        whole = self._padded(x, run)
        sums = self._sums(whole, run, kind)
        many = shape_of(sums)[self.axis] > DIRECT
        ahead = self._blocked(sums, kind, False) if many else self._direct(sums, False)
        return self._behind(x, whole, ahead, run, inclusive)

    def _padded(self, x: SSAValue, run: int) -> SSAValue:
        """The elements of whole runs."""
        shape = list(shape_of(x))
        more = -shape[self.axis] % run
        if more == 0:
            return x
        shape[self.axis] += more
        value = self._neutral(_element(x))
        index = [self.build.index(0).type] * len(shape)
        body = Block([tensor.YieldOp(value)], arg_types=index)
        high = [more if axis == self.axis else 0 for axis in range(len(shape))]
        kind = TensorType(_element(x), shape)
        made = tensor.PadOp(x, [], [], Region(body), [0] * len(shape), high, kind)
        return self.build.value(made)

    def _sums(self, whole: SSAValue, run: int, kind: Attribute) -> SSAValue:
        """Of each run."""
        shape, rank = list(shape_of(whole)), len(shape_of(whole))
        shape[self.axis] //= run
        block = Block(arg_types=[_element(whole), i8, kind])
        inner = Inserter.at_end(block, self.at)
        mine = _widened(inner, block.args[0], kind)
        inner.op(YieldOp(self._combined(inner, block.args[2], mine)))
        places = _dims(rank)
        places[self.axis] = places[self.axis] * run + AffineExpr.dimension(rank)
        out = self._filled(whole, shape, kind)
        return self._reduced([whole, self._frame(run)], [places, [_dim(rank)]], out, block)

    def _behind(
        self, x: SSAValue, whole: SSAValue, ahead: SSAValue, run: int, inclusive: bool
    ) -> SSAValue:
        """What the runs ahead of each element's own have combined to, and what is in front of it
        there."""
        rank, kind = len(shape_of(x)), _element(ahead)
        block = Block(arg_types=[_element(whole), kind, i8, kind])
        inner = Inserter.at_end(block, self.at)
        place = inner.rem(inner.value(IndexOp(self.axis)), inner.index(run))
        other = inner.value(IndexOp(rank))
        mine = _widened(inner, block.args[0], kind)
        taken = self._taken(inner, other, place, mine, inclusive)
        first = inner.value(arith.CmpiOp(other, inner.index(0), "eq"))
        begun = self._combined(inner, block.args[1], taken)
        term = inner.value(arith.SelectOp(first, begun, taken))
        inner.op(YieldOp(self._combined(inner, block.args[3], term)))
        at, runs = _dims(rank), _dims(rank)
        runs[self.axis] = runs[self.axis] // run
        at[self.axis] = runs[self.axis] * run + _dim(rank)
        out = self._filled(x, shape_of(x), kind)
        inputs = [whole, ahead, self._frame(run)]
        return self._reduced(inputs, [at, runs, [_dim(rank)]], out, block)

    def _direct(self, x: SSAValue, inclusive: bool) -> SSAValue:
        """What is in front of each element, read for each of them."""
        rank, kind = len(shape_of(x)), _element(x)
        block = Block(arg_types=[kind] * 2)
        inner = Inserter.at_end(block, self.at)
        mine, other = inner.value(IndexOp(self.axis)), inner.value(IndexOp(rank))
        taken = self._taken(inner, other, mine, block.args[0], inclusive)
        inner.op(YieldOp(self._combined(inner, block.args[1], taken)))
        places = _dims(rank)
        places[self.axis] = _dim(rank)
        return self._reduced([x], [places], self._filled(x, shape_of(x), kind), block)

    def _taken(
        self, inner: Inserter, other: SSAValue, mine: SSAValue, value: SSAValue, inclusive: bool
    ) -> SSAValue:
        """A value if its place is in front of one's own, or that if `inclusive`."""
        seen = inner.value(arith.CmpiOp(other, mine, "ule" if inclusive else "ult"))
        return inner.value(arith.SelectOp(seen, value, self._neutral(value.type)))

    def _combined(self, build: Inserter, one: SSAValue, other: SSAValue) -> SSAValue:
        return combined(build, self.combine, one, other)

    def _reduced(
        self,
        inputs: Sequence[SSAValue],
        maps: Sequence[Sequence[AffineExpr]],
        out: SSAValue,
        block: Block,
    ) -> SSAValue:
        """A reduction over one loop, behind those of the result."""
        rank = len(shape_of(out))
        spelled = [AffineMap(rank + 1, 0, tuple(each)) for each in (*maps, _dims(rank))]
        kinds = [IteratorTypeAttr.parallel()] * rank + [IteratorTypeAttr.reduction()]
        made = GenericOp(
            inputs, [out], Region(block), ArrayAttr(map(AffineMapAttr, spelled)), kinds, [out.type]
        )  # fmt: skip
        return self.build.op(made).results[0]

    def _frame(self, run: int) -> SSAValue:
        """A tensor that nothing reads: it says how far the loop of a reduction runs."""
        return self.build.value(tensor.EmptyOp([], TensorType(i8, [run])))

    def _neutral(self, kind: Attribute) -> SSAValue:
        number = self.neutral
        if isinstance(number, FloatAttr) and number.type != kind:
            number = FloatAttr(number.value.data, cast(AnyFloat, kind))
        return self.build.value(arith.ConstantOp(number))

    def _filled(self, like: SSAValue, shape: Sequence[int], kind: Attribute) -> SSAValue:
        """What reductions start from: a tensor of a shape, with open sizes as of another one."""
        value = self._neutral(kind)
        empty = empty_like(self.build, TensorType(kind, shape), like)
        return self.build.op(FillOp([value], [empty], [empty.type])).results[0]


def combined(build: Inserter, combine: Combine, one: SSAValue, other: SSAValue) -> SSAValue:
    """Two elements by an op of a body, in their type, or by all of a body's ops."""
    if isinstance(combine, Block):
        known: dict[SSAValue, SSAValue] = dict(zip(combine.args, (one, other), strict=True))
        *ops, end = combine.ops
        for op in ops:
            build.op(op.clone(known))
        return known.get(end.operands[0], end.operands[0])
    made = type(combine).create(
        operands=[one, other], result_types=[one.type],
        properties=combine.properties, attributes=combine.attributes,
    )  # fmt: skip
    return build.value(made)


def _element(value: SSAValue) -> Attribute:
    return cast("TensorType[Attribute]", value.type).element_type


def _widened(build: Inserter, value: SSAValue, kind: Attribute) -> SSAValue:
    return value if value.type == kind else build.value(arith.ExtFOp(value, cast(AnyFloat, kind)))


def _dim(loop: int) -> AffineExpr:
    return AffineExpr.dimension(loop)


def _dims(rank: int) -> list[AffineExpr]:
    return [_dim(loop) for loop in range(rank)]
