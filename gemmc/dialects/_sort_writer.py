"""What the two ways to write a sort out share: the op's tensors, the order that its body gives, and
`linalg.generic`s ahead of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from xdsl.builder import Builder
from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    TensorType,
    i32,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import FillOp, GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.rewriter import InsertPoint

from gemmc.dialects.linalg_sort import SortOp, TopkOp

Input = tuple[SSAValue, Sequence[AffineExpr]]
"""A tensor, and which of its elements a step reads, by the loops."""


class SortWriter:
    """Writes ops ahead of a sort, or of one that takes the first elements."""

    def __init__(self, op: SortOp | TopkOp) -> None:
        self.op, self.axis = op, op.axis
        self.kind = cast("TensorType[Attribute]", op.operands[0].type)
        self.rank = self.kind.get_num_dims()
        self.build = Builder(InsertPoint.before(op))
        keys = op.operands if isinstance(op, SortOp) else op.operands[:1]
        used = zip(keys, op.body.block.args[::2], op.body.block.args[1::2], strict=True)
        self.keys = [each for each, one, other in used if one.uses or other.uses]

    @property
    def key_types(self) -> list[Attribute]:
        """Of the elements that the body compares."""
        return [cast("TensorType[Attribute]", each.type).element_type for each in self.keys]

    def value(self, op: Operation) -> SSAValue:
        """Insert an op of one result."""
        for each in op.walk():
            each.location = self.op.location
        self.build.insert(op)
        return op.results[0]

    def number(self, number: int, kind: IndexType | IntegerType) -> SSAValue:
        """A constant."""
        return self.value(arith.ConstantOp(IntegerAttr(number, kind)))

    def is_ahead(
        self, block: Block, one: Sequence[SSAValue], other: Sequence[SSAValue]
    ) -> SSAValue:
        """Whether the body puts elements ahead of others, appended to a block."""
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

    def loops(self, axis: AffineExpr | None = None) -> list[AffineExpr]:
        """A tensor's own loops, with another place along the axis if one is given."""
        found: list[AffineExpr] = [AffineExpr.dimension(each) for each in range(self.rank)]
        if axis is not None:
            found[self.axis] = axis
        return found

    def shape(self, length: int) -> list[int]:
        """What is sorted has this shape, of so many elements along the axis."""
        found = [*self.kind.get_shape()]
        found[self.axis] = length
        return found

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
        return self.generic(block, [(source, self.loops())], self.empty(element, shape))

    def reduced(self, block: Block, inputs: Sequence[Input], shape: Sequence[int]) -> SSAValue:
        """A reduction in i32 over one more loop, from 0."""
        return self.stepped(block, inputs, shape, 1)[0]

    def stepped(
        self, block: Block, inputs: Sequence[Input], shape: Sequence[int], results: int
    ) -> list[SSAValue]:
        """The same of several results that depend on each other."""
        empty, zero = self.empty(i32, shape), self.number(0, i32)
        filled = self.value(FillOp([zero], [empty], [empty.type]))
        return self._generic(block, inputs, [filled] * results, reduces=True)

    def generic(self, block: Block, inputs: Sequence[Input], output: SSAValue) -> SSAValue:
        """A tensor of what a body makes for each element."""
        return self._generic(block, inputs, [output], reduces=False)[0]

    def _generic(
        self, block: Block, inputs: Sequence[Input], outputs: Sequence[SSAValue], *, reduces: bool
    ) -> list[SSAValue]:
        places = [*(each for _, each in inputs), *([self.loops()] * len(outputs))]
        count = self.rank + reduces
        maps = [AffineMapAttr(AffineMap(count, 0, tuple(each))) for each in places]
        kinds = [IteratorTypeAttr.parallel()] * self.rank
        kinds += [IteratorTypeAttr.reduction()] * reduces
        made = GenericOp(
            [each for each, _ in inputs], outputs, Region(block), ArrayAttr(maps), kinds,
            [each.type for each in outputs],
        )  # fmt: skip
        self.value(made)
        return list(made.results)

    def empty(self, element: Attribute, shape: Sequence[int]) -> SSAValue:
        """A tensor whose open sizes are those of what is sorted."""
        told = [
            self.value(tensor.DimOp(self.op.operands[0], self.number(axis, IndexType())))
            for axis, size in enumerate(shape)
            if size == DYNAMIC_INDEX
        ]
        return self.value(tensor.EmptyOp(told, TensorType(element, shape)))
