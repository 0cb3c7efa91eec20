"""Elements at strides in memory, as steps from all of it to them.

Where strides nest, the memory is an array whose dimensions the strides tell, and its elements are a
slice of that, with dimensions in another order. Steps along the memory's own dimensions are a slice
with steps. Other strides, of elements that are met several
times (windows that overlap, rows that are one), are read at their places and not written.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, IntegerAttr, TensorType, i64
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.strides import nested, span
from gemmc.errors import refuse
from gemmc.ir import Inserter
from gemmc.transforms.problem._views import (
    Number,
    Order,
    Reshape,
    Slice,
    Step,
    put_through,
)


@dataclass(frozen=True)
class Places:
    """Elements of a memory of one dimension, each at the sum of its indices times the strides. They
    may meet; then they are read only."""

    first: int
    strides: tuple[int, ...]
    kind: TensorType[Attribute]

    def down(self, build: Inserter, whole: SSAValue) -> SSAValue:
        """The elements that are shown of a tensor."""
        rank = len(self.strides)
        place = AffineExpr.constant(self.first)
        for axis, step in enumerate(self.strides):
            place = place + AffineExpr.dimension(axis) * step
        maps = AffineMap(rank, 0, (place,)), AffineMap.identity(rank)
        body = Block(arg_types=[self.kind.element_type] * 2)
        Inserter.at_end(body, build.source).op(YieldOp(body.args[0]))
        made = GenericOp(
            [whole],
            [build.value(EmptyOp([], self.kind))],
            Region(body),
            ArrayAttr(map(AffineMapAttr, maps)),
            [IteratorTypeAttr.parallel()] * rank,
            [self.kind],
        )
        return build.value(made)

    def up(self, build: Inserter, part: SSAValue, whole: SSAValue) -> SSAValue:
        """A tensor in which these elements are others, those of the last row apart: memory may end
        behind it. GemmcError where some are met several times."""
        sizes, order = self.kind.get_shape(), nested(self.kind.get_shape(), self.strides)
        if not order:
            needed = "strides to write at that are multiples of each other, each over all inside"
            change = "write to a memref.alloc and copy it"
            raise refuse(build.source, needed, f"strides {list(self.strides)}", change)
        rows, axis, rank = sizes[order[0]], order[0], len(sizes)
        for begin, count in ((0, rows - 1), (rows - 1, 1)):
            kept = [count if each == axis else size for each, size in enumerate(sizes)]
            kind = TensorType(self.kind.element_type, kept)
            at = tuple(begin * (each == axis) for each in range(rank))
            some = Slice(at, tuple(kept), (1,) * rank, kind).down(build, part)
            first = self.first + begin * self.strides[axis]
            steps = _seen(shape_of(whole), first, self.strides, kind)
            whole = put_through(build, steps, some, whole)
        return whole


def strided_steps(
    op: Operation,
    shape: Sequence[int],
    first: Number,
    strides: Sequence[int],
    kind: TensorType[Attribute],
) -> tuple[Step, ...]:
    """How elements of that type, the first and the others at strides behind it, are seen in a
    row-major tensor of that shape. GemmcError for elements outside of it, and open sizes."""
    sizes = kind.get_shape()
    if any(each < 0 for each in (*shape, *sizes)):
        change = "write the sizes into the types"
        raise refuse(op, "static sizes of what is seen at strides", f"{kind}", change)
    if min(strides, default=0) < 0:
        raise refuse(op, "strides of 0 and more", f"{list(strides)}")
    element, extent = kind.element_type, span(sizes, strides)
    if not isinstance(first, int):
        if extent > prod(shape):
            needed = f"elements inside of memory of {prod(shape)}"
            raise refuse(op, needed, f"{extent} from a place that a call tells")
        cut = Slice((first,), (extent,), (1,), TensorType(element, [extent]))
        return (*_flat(shape, element), cut, *_seen((extent,), 0, strides, kind))
    if not 0 <= first <= first + extent <= prod(shape):
        needed = f"elements inside of memory of {prod(shape)}"
        raise refuse(op, needed, f"elements {first} to {first + extent - 1}")
    return _seen(tuple(shape), first, strides, kind)


def _seen(
    shape: tuple[int, ...], first: int, strides: Sequence[int], kind: TensorType[Attribute]
) -> tuple[Step, ...]:
    """The steps from a tensor of a shape: through the array that the strides tell, where they nest
    and no row goes over the end of that one's."""
    element, sizes = kind.element_type, kind.get_shape()
    flat, order = _flat(shape, element), nested(sizes, strides)
    own = _own_slice(shape, first, strides, kind)
    if own is not None and (order is None or set(own.strides) <= {1}):
        return () if sizes == shape else (own,)
    if order is None:
        return (*flat, Places(first, tuple(strides), kind))
    steps = [strides[axis] for axis in order] or [1]
    steps += [1] * (steps[-1] != 1)
    wanted = [sizes[axis] for axis in order] + [1] * (len(steps) - len(order))
    array = [prod(shape) // steps[0], *(a // b for a, b in zip(steps, steps[1:], strict=False))]
    begins, rest = list[int](), first
    for step in steps:
        begins.append(rest // step)
        rest %= step
    if any(at + each > most for at, each, most in zip(begins, wanted, array, strict=True)):
        rows = wanted[0] * steps[0]
        if not first or first + rows > prod(shape):
            return (*flat, Places(first, tuple(strides), kind))
        cut = Slice((first,), (rows,), (1,), TensorType(element, [rows]))
        return (*flat, cut, *_seen((rows,), 0, strides, kind))
    found: list[Step] = []
    if array != list(shape):
        found += [*flat, *_cut(element, prod(shape), array)]
    if wanted != array or len(order) != len(array):
        part = TensorType(element, [sizes[axis] for axis in order])
        found.append(Slice(tuple(begins), tuple(wanted), (1,) * len(steps), part))
    return (*found, *_in_order(element, sizes, order))


def _own_slice(
    shape: tuple[int, ...], first: int, strides: Sequence[int], kind: TensorType[Attribute]
) -> Slice | None:
    """The slice along a tensor's own dimensions, in steps of one or several, that elements at
    strides are; None of others."""
    sizes = kind.get_shape()
    if len(sizes) != len(shape):
        return None
    begins, steps, rest = list[int](), list[int](), first
    for axis, (size, stride) in enumerate(zip(sizes, strides, strict=True)):
        own = prod(shape[axis + 1 :])
        step = 1 if size == 1 else stride // own
        begin, rest = rest // own, rest % own
        if (size != 1 and stride % own) or not step or begin + (size - 1) * step >= shape[axis]:
            return None
        begins.append(begin)
        steps.append(step)
    return Slice(tuple(begins), tuple(sizes), tuple(steps), kind)


def _cut(element: Attribute, size: int, array: Sequence[int]) -> list[Step]:
    """From one dimension to an array of the first of its elements."""
    found: list[Step] = []
    if prod(array) != size:
        found.append(Slice((0,), (prod(array),), (1,), TensorType(element, [prod(array)])))
    if len(array) != 1:
        found.append(Reshape(_one_group(len(array)), TensorType(element, array), collapses=False))
    return found


def _in_order(element: Attribute, sizes: Sequence[int], order: Sequence[int]) -> list[Step]:
    """From dimensions outermost first to all of them in their own order."""
    kept = sorted(order)
    found: list[Step] = []
    if list(order) != kept:
        found.append(Order(tuple(order.index(axis) for axis in kept)))
    if len(kept) == len(sizes):
        return found
    whole = TensorType(element, sizes)
    if not kept:
        groups: list[list[int]] = []
    else:
        ends = [*kept[1:], len(sizes)]
        starts = [0, *kept[1:]]
        groups = [list(range(a, b)) for a, b in zip(starts, ends, strict=True)]
    found.append(Reshape(_groups(groups), whole, collapses=False))
    return found


def _flat(shape: Sequence[int], element: Attribute) -> tuple[Step, ...]:
    """All elements of a tensor as one dimension."""
    if len(shape) == 1:
        return ()
    kind = TensorType(element, [prod(shape)])
    if not shape:
        return (Reshape(_groups([]), kind, collapses=False),)
    return (Reshape(_one_group(len(shape)), kind, collapses=True),)


def reshaped_steps(shape: Sequence[int], kind: TensorType[Attribute]) -> tuple[Step, ...]:
    """From a tensor of a shape to one of as many elements, both of known sizes."""
    if tuple(shape) == tuple(kind.get_shape()):
        return ()
    flat, rank = _flat(shape, kind.element_type), len(kind.get_shape())
    if rank == 1:
        return flat
    if not rank:
        return (*flat, Reshape(_groups([]), kind, collapses=True))
    return (*flat, Reshape(_one_group(rank), kind, collapses=False))


def _one_group(rank: int) -> ArrayAttr[ArrayAttr[IntegerAttr]]:
    return _groups([list(range(rank))])


def _groups(groups: Sequence[Sequence[int]]) -> ArrayAttr[ArrayAttr[IntegerAttr]]:
    return cast(
        "ArrayAttr[ArrayAttr[IntegerAttr]]",
        ArrayAttr([ArrayAttr([IntegerAttr(n, i64) for n in group]) for group in groups]),
    )
