"""The elements of a memref or a tensor that a statement touches, as a slice and an indexing map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import arith, memref, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseArrayBase,
    IntegerAttr,
    MemRefType,
    StridedLayoutAttr,
    TensorType,
    i64,
)
from xdsl.dialects.utils.dynamic_index_list import split_dynamic_index_list
from xdsl.ir import Attribute, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.dialects.element_loops.linear import Linear
from gemmc.dialects.element_loops.nest import NotElements
from gemmc.dialects.element_loops.placer import Placer
from gemmc.dialects.element_loops.space import Extent, Space
from gemmc.dialects.isa import isa


@dataclass
class Window:
    """Offsets, sizes and strides of a slice, which of its dimensions stay, and what indexes them;
    `whole` where it is all that there is."""

    offsets: list[SSAValue | int]
    sizes: list[Extent]
    strides: list[int]
    kept: list[int]
    map: AffineMap
    whole: bool


def is_known_inside(
    memory: SSAValue | None, shape: Sequence[Extent], indices: Sequence[Linear], space: Space
) -> bool:
    """Whether indices of static extents, whose ends `window_of` looks at, or of a memory's own
    extent are all that there is. Others may be outside of the memory."""
    extents = {each.counter: each for each in space.dimensions}
    for axis, (size, index) in enumerate(zip(shape, indices, strict=True)):
        if any(value not in extents for value in index.terms):
            return False
        static = all(isinstance(extents[value].extent, int) for value in index.terms)
        if static and isinstance(size, int) and size != DYNAMIC_INDEX:
            continue
        (value, factor), *others = index.terms.items() or [(None, 0)]
        plain = not others and factor == 1 and not index.const
        if value is None or not plain or not _is_extent(extents[value].extent, memory, axis):
            return False
    return True


def _is_extent(extent: Extent, memory: SSAValue | None, axis: int) -> bool:
    owner = extent.owner if isinstance(extent, SSAValue) else None
    if not isinstance(owner, memref.DimOp | tensor.DimOp) or owner.operands[0] is not memory:
        return False
    at = owner.operands[1].owner
    number = at.value if isinstance(at, arith.ConstantOp) else None
    return isinstance(number, IntegerAttr) and number.value.data == axis


def window_of(
    build: Placer,
    memory: SSAValue,
    shape: Sequence[Extent],
    indices: Sequence[Linear],
    space: Space,
) -> Window:
    """The slice of a memory that indices touch. NotElements where they reach outside, or where a
    value from ahead of the nest is a part of an index of several counters."""
    places = {each.counter: number for number, each in enumerate(space.dimensions)}
    offsets: list[SSAValue | int] = []
    sizes: list[Extent] = []
    strides, kept = list[int](), list[int]()
    exprs, whole = list[AffineExpr](), True
    for axis, (size, index) in enumerate(zip(shape, indices, strict=True)):
        inner = {places[v]: f for v, f in index.terms.items() if v in places}
        const, symbols = index.const, {v: f for v, f in index.terms.items() if v not in places}
        for number, factor in inner.items():
            const += factor * space.dimensions[number].first
        scaled = {n: f * space.dimensions[n].step for n, f in inner.items()}
        _check_inside(size, const, scaled, space, bool(symbols))
        offset = Linear(const, symbols)
        if not inner:
            offsets.append(build.linear(offset))
            sizes.append(1)
            strides.append(1)
            whole = False
            continue
        kept.append(axis)
        (number, factor), *others = scaled.items()
        extent = space.dimensions[number].extent
        if not others and factor > 0:
            offsets.append(build.linear(offset))
            fits = extent == size or (isinstance(extent, SSAValue) and not isinstance(size, int))
            whole = whole and offset == Linear() and factor == 1 and fits
            sizes.append(extent)
            strides.append(factor)
            exprs.append(AffineExpr.dimension(number))
            continue
        if symbols or not isinstance(size, int):
            raise NotElements("an index of several counters and a value from outside")
        offsets.append(0)
        sizes.append(size if size != DYNAMIC_INDEX else build.extent(memory, axis))
        strides.append(1)
        expr = AffineExpr.constant(const)
        for number, factor in scaled.items():
            expr = expr + AffineExpr.dimension(number) * factor
        exprs.append(expr)
    said = AffineMap(len(space.dimensions), 0, tuple(exprs))
    return Window(offsets, sizes, strides, kept, said, whole)


def _check_inside(
    size: Extent, const: int, scaled: dict[int, int], space: Space, open_: bool
) -> None:
    least = most = const
    for number, factor in scaled.items():
        extent = space.dimensions[number].extent
        if not isinstance(extent, int):
            return
        end = factor * (extent - 1)
        least, most = least + min(end, 0), most + max(end, 0)
    if open_:
        return
    if size == DYNAMIC_INDEX and all(isinstance(each.extent, int) for each in space.dimensions):
        size = most + 1  # steps that are surely done touch it
    if least < 0 or (isinstance(size, int) and most >= size):
        raise NotElements(f"indices from {least} to {most} of {size} elements")


def _lists(window: Window) -> tuple[list[SSAValue], list[SSAValue], list[list[int]]]:
    offsets, told = split_dynamic_index_list(window.offsets, DYNAMIC_INDEX)
    sizes, told_sizes = split_dynamic_index_list(window.sizes, DYNAMIC_INDEX)
    return list(told), list(told_sizes), [list(offsets), list(sizes), window.strides]


def _kept(window: Window) -> list[int]:
    sizes = (window.sizes[axis] for axis in window.kept)
    return [each if isinstance(each, int) else DYNAMIC_INDEX for each in sizes]


def shown(build: Placer, whole: SSAValue, window: Window) -> SSAValue:
    """A slice of a memref, which is the same memory, or of a tensor."""
    if window.whole:
        return whole
    offsets, sizes, static = _lists(window)
    kind = whole.type
    if isa(kind, MemRefType[Attribute]):
        layout = StridedLayoutAttr([None] * len(window.kept), None)
        made = MemRefType(kind.element_type, _kept(window), layout, kind.memory_space)
        first, extents, steps = static
        return build.value(
            memref.SubviewOp(whole, offsets, sizes, [], first, extents, steps, made)
        )
    assert isa(kind, TensorType[Attribute]), "elements are in memrefs and tensors"
    result = TensorType(kind.element_type, _kept(window))
    op = tensor.ExtractSliceOp.build(
        operands=[whole, offsets, sizes, []], result_types=[result], properties=_properties(static)
    )
    return build.value(op)


def put_into(build: Placer, part: SSAValue, whole: SSAValue, window: Window) -> SSAValue:
    """A tensor with a slice of it replaced."""
    if window.whole:
        return part
    offsets, sizes, static = _lists(window)
    op = tensor.InsertSliceOp.build(
        operands=[part, whole, offsets, sizes, []], result_types=[whole.type],
        properties=_properties(static),
    )  # fmt: skip
    return build.value(op)


def _properties(static: Sequence[Sequence[int]]) -> dict[str, Attribute]:
    names = ("static_offsets", "static_sizes", "static_strides")
    return {
        name: DenseArrayBase.from_list(i64, list(each))
        for name, each in zip(names, static, strict=True)
    }
