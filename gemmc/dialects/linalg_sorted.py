"""Sorts as reductions: an element's place is the number of those that come ahead of it, and at a
place stands the element whose place it is. Each of a row's elements reads the whole row, twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from xdsl.builder import Builder
from xdsl.context import Context
from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    ModuleOp,
    TensorType,
    i32,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import FillOp, GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.rewriter import InsertPoint
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.linalg_sort import SortOp, TopkOp
from gemmc.errors import refuse

_EQUAL, _LESS = 0, 2
"""arith.cmpi's predicates eq and slt."""


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put reductions in the place of sorts, and of the first elements of one. GemmcError for one
    that is not valid."""
    for op in [each for each in module.walk() if isinstance(each, SortOp | TopkOp)]:
        write_one_out(op)


def write_one_out(op: SortOp | TopkOp) -> None:
    """Put reductions in the place of one. GemmcError where it is not valid."""
    try:
        op.verify()
    except VerifyException as error:
        needed, _, found = str(error).removeprefix("needed ").partition("; found ")
        raise refuse(op, needed, found) from error
    written = _Written(op)
    if isinstance(op, SortOp):
        places = written.places(written.kind.get_shape())
        found = [written.moved(each, places) for each in op.operands]
    else:
        first, *more = op.inputs
        values, numbers = cast("Sequence[SSAValue[TensorType[Attribute]]]", op.results)
        places = written.places(values.type.get_shape())
        element = numbers.type.element_type
        found = [written.moved(first, places)]
        found += [written.moved(each, places) for each in more] or [written.cast(places, element)]
    for result, value in zip(op.results, found, strict=True):
        value.name_hint = result.name_hint
        result.replace_all_uses_with(value)
    op.detach()
    op.erase()


class _Written:
    """The reductions that a sort is, ahead of it."""

    def __init__(self, op: SortOp | TopkOp) -> None:
        self.op, self.axis = op, op.axis
        self.kind = cast("TensorType[Attribute]", op.operands[0].type)
        self.rank = self.kind.get_num_dims()
        self.build = Builder(InsertPoint.before(op))
        keys = op.operands if isinstance(op, SortOp) else op.operands[:1]
        used = zip(keys, op.body.block.args[::2], op.body.block.args[1::2], strict=True)
        self.keys = [each for each, one, other in used if one.uses or other.uses]
        self.ranks = self._ranks()

    def _value(self, op: Operation) -> SSAValue:
        for each in op.walk():
            each.location = self.op.location
        self.build.insert(op)
        return op.results[0]

    def _number(self, number: int, kind: IndexType | IntegerType) -> SSAValue:
        return self._value(arith.ConstantOp(IntegerAttr(number, kind)))

    def _ranks(self) -> SSAValue:
        """How many elements come ahead of each: those that the body puts there and not behind, and
        of those that it does not tell apart the ones in front."""
        rank, block = self.rank, Block()
        mine, other = list(range(rank)), self._with_axis(rank)
        kinds = [cast("TensorType[Attribute]", each.type).element_type for each in self.keys]
        for kind in (*kinds, *kinds, i32):
            block.insert_arg(kind, len(block.args))
        here, there = block.args[: len(kinds)], block.args[len(kinds) : -1]
        ahead, behind = self._body(block, there, here), self._body(block, here, there)
        at = [IndexOp(each) for each in (rank, self.axis)]
        clear, first = arith.XOrIOp(ahead, behind), arith.CmpiOp(at[0], at[1], _LESS)
        comes = arith.SelectOp(clear.result, ahead, first.result)
        one = arith.ExtUIOp(comes.result, i32)
        total = arith.AddiOp(block.args[-1], one.result)
        block.add_ops([*at, clear, first, comes, one, total, YieldOp(total.result)])
        inputs = [(each, mine) for each in self.keys] + [(each, other) for each in self.keys]
        return self._reduced(block, inputs, self.kind.get_shape())

    def _body(
        self, block: Block, one: Sequence[SSAValue], other: Sequence[SSAValue]
    ) -> SSAValue:
        """Whether elements come ahead of others, appended to a block."""
        source, known = self.op.body.block, dict[SSAValue, SSAValue]()
        arguments = iter(zip(source.args[::2], source.args[1::2], strict=True))
        used = [pair for pair in arguments if pair[0].uses or pair[1].uses]
        for pair, sides in zip(used, zip(one, other, strict=True), strict=True):
            known.update(zip(pair, sides, strict=True))
        *ops, end = source.ops
        for each in ops:
            block.add_op(made := each.clone(known))
            known.update(zip(each.results, made.results, strict=True))
        return known.get(end.operands[0], end.operands[0])

    def places(self, shape: Sequence[int]) -> SSAValue:
        """Which element stands at each place of a tensor of this shape: one of the row's, too,
        where the body puts elements in no order."""
        block = Block(arg_types=[i32, i32])
        at = [IndexOp(each) for each in (self.axis, self.rank)]
        place, number = (arith.IndexCastOp(each.result, i32) for each in at)
        zero = arith.ConstantOp(IntegerAttr(0, i32))
        stands = arith.CmpiOp(block.args[0], place.result, _EQUAL)
        taken = arith.SelectOp(stands.result, number.result, zero.result)
        found = arith.MaxUIOp(block.args[1], taken.result)
        block.add_ops([*at, place, number, zero, stands, taken, found, YieldOp(found.result)])
        return self._reduced(block, [(self.ranks, self._with_axis(self.rank))], shape)

    def _with_axis(self, number: int) -> list[int]:
        """The loops of an element of the same row whose place is another loop."""
        return [number if each == self.axis else each for each in range(self.rank)]

    def moved(self, value: SSAValue, places: SSAValue) -> SSAValue:
        """A tensor's elements in their places."""
        kind = cast("TensorType[Attribute]", value.type)

        def read(block: Block) -> SSAValue:
            at: list[Operation] = [IndexOp(each) for each in range(self.rank)]
            at[self.axis] = arith.IndexCastOp(block.args[0], IndexType())
            found = tensor.ExtractOp(value, [each.results[0] for each in at], kind.element_type)
            block.add_ops([*at, found])
            return found.result

        return self._each(places, kind.element_type, read)

    def cast(self, places: SSAValue, element: Attribute) -> SSAValue:
        """Numbers of elements in a type of integers."""
        wide = cast("IntegerType", element).width.data
        if wide == i32.width.data:
            return places
        make = arith.ExtUIOp if wide > i32.width.data else arith.TruncIOp

        def read(block: Block) -> SSAValue:
            block.add_op(made := make(block.args[0], cast("IntegerType", element)))
            return made.result

        return self._each(places, element, read)

    def _each(
        self, source: SSAValue, element: Attribute, read: Callable[[Block], SSAValue]
    ) -> SSAValue:
        shape = cast("TensorType[Attribute]", source.type).get_shape()
        block = Block(arg_types=[i32, element])
        block.add_op(YieldOp(read(block)))
        empty = self._empty(TensorType(element, shape))
        whole = list(range(self.rank))
        return self._generic(block, [(source, whole)], empty, reduces=False)

    def _reduced(
        self, block: Block, inputs: Sequence[tuple[SSAValue, list[int]]], shape: Sequence[int]
    ) -> SSAValue:
        """A reduction in i32 over one more loop, from 0."""
        kind = TensorType(i32, shape)
        empty, zero = self._empty(kind), self._number(0, i32)
        filled = self._value(FillOp([zero], [empty], [kind]))
        return self._generic(block, inputs, filled, reduces=True)

    def _generic(
        self, block: Block, inputs: Sequence[tuple[SSAValue, list[int]]], output: SSAValue,
        *, reduces: bool,
    ) -> SSAValue:  # fmt: skip
        loops = self.rank + reduces
        places = [*(each for _, each in inputs), list(range(self.rank))]
        maps = [
            AffineMapAttr(AffineMap(loops, 0, tuple(map(AffineExpr.dimension, each))))
            for each in places
        ]
        kinds = [IteratorTypeAttr.parallel()] * self.rank
        kinds += [IteratorTypeAttr.reduction()] * reduces
        return self._value(
            GenericOp(
                [each for each, _ in inputs], [output], Region(block), ArrayAttr(maps), kinds,
                [output.type],
            )
        )  # fmt: skip

    def _empty(self, kind: TensorType[Attribute]) -> SSAValue:
        """A tensor whose open sizes are those of what is sorted."""
        told = [
            self._value(tensor.DimOp(self.op.operands[0], self._number(axis, IndexType())))
            for axis, size in enumerate(kind.get_shape())
            if size == DYNAMIC_INDEX
        ]
        return self._value(tensor.EmptyOp(told, kind))
