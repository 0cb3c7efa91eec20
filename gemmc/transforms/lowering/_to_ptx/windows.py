"""Windows of matrices, parts of memory, and views moved to where a thread's elements are."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, NoneAttr
from xdsl.ir import Operation, SSAValue

from gemmc.analysis.divisibility import is_multiple, power_that_divides
from gemmc.analysis.extents import is_told, reaches_end
from gemmc.analysis.told import divisors_in
from gemmc.analysis.views import is_strided_view
from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tile.data import views
from gemmc.dialects.tile.kernel import ints
from gemmc.dialects.tile.matrices import Matrices, matrices_in
from gemmc.dialects.tile.runs import SOLID, Run, cut_dimension
from gemmc.dialects.tile.types import bits, memref_type, starts_pattern
from gemmc.dialects.tma import DescriptorOp
from gemmc.errors import refuse
from gemmc.ir import constant_of
from gemmc.transforms.lowering._to_ptx.bounds import at_most
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder, literal
from gemmc.transforms.lowering._to_ptx.edges import Move, window_edge
from gemmc.transforms.lowering._to_ptx.output import swizzled_shift
from gemmc.transforms.lowering._to_ptx.ranges import never_negative
from gemmc.transforms.lowering._to_ptx.scalars import predicate
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.lowering._to_ptx.swizzles import SwizzledView, part_origin, swizzled_view
from gemmc.transforms.lowering._to_ptx.values import View, vector_limit


def window(scope: Scope, op: Operation) -> None:
    """Address of the window's first element, and how far the matrix reaches from there."""
    source = cast(views.WindowOp, op)
    kind = memref_type(source.matrix)
    matrices = _matrices(source, kind)
    build = scope.build
    size = bits(kind.element_type) // 8
    row, column = (scope.reg(op, v) for v in source.offsets)
    extents = [(extent, scope.reg(op, extent)) for extent in source.extents]
    offsets = list(zip(source.offsets, (row, column), strict=True))
    shape = source.result.type.get_shape()
    down, across = (
        window_edge(build, *dimension) for dimension in zip(extents, offsets, shape, strict=True)
    )
    base = _which(scope, source, matrices, size)
    steps = _steps(scope, source, matrices)
    down_by, across_by = (size if isinstance(each, SSAValue) else each * size for each in steps)
    pitches = [each if isinstance(each, SSAValue) else None for each in steps]
    view = View("global", base, kind.element_type, down_by, across_by)
    view.pitches = pitches[0], pitches[1]
    view.edges = down, across
    view.mask = None if source.mask is None else predicate(scope, op, source.mask)
    _move(scope, op, view, (row, column))
    if reaches_end(source, 1):
        most = vector_limit(kind.element_type)
        known = divisors_in(source.matrix).aligned(most)
        view.aligned = power_that_divides(most, source.offsets[1], known)
    scope.define(source.result, view)


def matrices(scope: Scope, op: Operation) -> None:
    """The same place: where elements are from there on is in the type and the op's operands. None
    is needed of what only tensor maps are of."""
    source = cast(views.MatricesOp, op)
    if any(not isinstance(use.operation, DescriptorOp) for use in source.result.uses):
        scope.define(source.result, scope.meaning(source.source))


def _which(scope: Scope, window: views.WindowOp, matrices: Matrices, size: int) -> SSAValue:
    """Address of the matrix that the window is of; elements have `size` bytes."""
    address, build = scope.reg(window, window.matrix), scope.build
    told = _told_steps(window)[:-2] or [None] * len(matrices.apart)
    for number, apart, step in zip(window.of, matrices.apart, told, strict=True):
        if step is not None:
            pitch, by = scope.reg(window, step), build.imm(size, "b64")
            address = _beyond(build, address, scope.reg(window, number), pitch, by)
            continue
        stride = size * apart
        if stride >= 1 << 32:
            raise refuse(window, "matrices of less than 4 GiB", f"{stride} bytes")
        count = build.register(scope.reg(window, number), "b32")
        offset = build.value(a.MulWideOp("u32", count, build.imm(stride)))
        address = build.value(a.AddOp("s64", address, offset))
    return address


def _told_steps(window: views.WindowOp) -> list[SSAValue | None]:
    """Of each dimension the value that is its stride, where a launch tells it."""
    owner = window.matrix.owner
    if not isinstance(owner, views.MatricesOp):
        return []
    return [each if isinstance(each, SSAValue) else None for each in owner.steps]


def _steps(
    scope: Scope, window: views.WindowOp, matrices: Matrices
) -> tuple[int | SSAValue, int | SSAValue]:
    """Elements from row to row and from column to column: numbers, or registers."""
    told = (None, None, *_told_steps(window))[-2:]
    down, across = (
        number if each is None else scope.build.register(scope.reg(window, each), "b32")
        for number, each in zip((matrices.down, matrices.across), told, strict=True)
    )
    return down, across


def _beyond(
    build: PtxBuilder, address: SSAValue, count: SSAValue, pitch: SSAValue, by: SSAValue
) -> SSAValue:
    """An address `count` times `pitch` elements of `by` bytes further on, which may be more than
    32 bits say."""
    if literal(count) == 0:
        return address
    number = a.MulWideOp("u32", build.register(count, "b32"), build.register(pitch, "b32"))
    offset = build.value(a.MulOp("s64", build.value(number), by))
    return build.value(a.AddOp("s64", address, offset))


def _matrices(window: views.WindowOp, kind: MemRefType) -> Matrices:
    """Where rows and columns are; no element lies before the matrix's first."""
    plain = isinstance(kind.layout, NoneAttr) or is_strided_view(window.matrix)
    shape = kind.get_shape()
    strided = is_strided_view(window.matrix)
    told = DYNAMIC_INDEX not in shape or is_told(window)
    known = strided or DYNAMIC_INDEX not in shape[1:]
    if not known or 0 in shape or not plain or not told:
        raise refuse(window, "a row-major matrix of known shape", f"{kind}")
    matrices = matrices_in(kind)
    for offset in (*window.of, *window.offsets):
        if not never_negative(offset):
            owner = offset.owner
            found = owner.name if isinstance(owner, Operation) else "a block argument"
            raise refuse(window, "offsets that are plainly not negative", f"one of {found}")
    for extent, size in zip(window.extents, (matrices.rows, matrices.columns), strict=True):
        if size != DYNAMIC_INDEX and (constant_of(extent) or 0) > size:
            raise refuse(window, f"an extent of at most {size}", f"{constant_of(extent)}")
    return matrices


def _move(scope: Scope, op: Operation, view: View, by: tuple[SSAValue, SSAValue]) -> None:
    """Move a view's origin by non-negative elements, (rows, columns)."""
    build = scope.build
    row, column = by
    if any((literal(count) or 0) < 0 for count in by):
        raise refuse(op, "a place that is not before the first element", "a negative one")
    if max(view.row_stride, view.column_stride) >= 1 << 32:
        needed = "less than 4 GiB between neighbouring elements"
        raise refuse(op, needed, f"{max(view.row_stride, view.column_stride)} bytes")
    if view.space == "shared":
        for count, stride in ((row, view.row_stride), (column, view.column_stride)):
            view.address = build.add(view.address, build.mul(count, build.imm(stride)))
        return
    strides = (view.row_stride, view.column_stride)
    for count, stride, pitch in zip(by, strides, view.pitches, strict=True):
        if pitch is not None:
            scale = build.imm(stride, "b64")
            view.address = _beyond(build, view.address, count, pitch, scale)
            continue
        offset = build.value(a.MulWideOp("u32", build.register(count, "b32"), build.imm(stride)))
        view.address = build.value(a.AddOp("s64", view.address, offset))


def transpose(scope: Scope, op: Operation) -> None:
    source = cast(views.TransposeOp, op)
    whole = scope.view(op, source.source)
    turned = replace(
        whole, row_stride=whole.column_stride, column_stride=whole.row_stride, aligned=1,
        pitches=whole.pitches[::-1], moved={},
    )  # fmt: skip
    scope.define(source.result, turned)


def crop(scope: Scope, op: Operation) -> None:
    """The same place: which elements are there is in the type."""
    source = cast(views.CropOp, op)
    scope.define(source.result, scope.meaning(source.source))


def part(scope: Scope, op: Operation) -> None:
    source = cast(views.PartOp, op)
    kind = source.source.type
    if isinstance(kind, MemRefType) and isinstance(kind.layout, SwizzleAttr):
        _swizzled_part(scope, source)
        return
    whole = scope.view(op, source.source)
    result = source.result.type
    counts, lengths = ints(source.counts), source.run_lengths or (None, None)
    cuts = [cut_dimension(*c) for c in zip(result.get_shape(), counts, lengths, strict=True)]
    build = scope.build
    _check_indices(source)
    steps = [
        build.mul(scope.reg(op, index), build.imm(cut.apart))
        if held.solid or count == 1
        else build.imm(_piece(source, index, held, size))
        for index, cut, held, count, size in zip(
            source.indices, cuts, whole.runs, counts, result.get_shape(), strict=True
        )
    ]
    view = _shifted(scope, op, whole, steps)
    view.row_stride *= cuts[0].stretch
    view.column_stride *= cuts[1].stretch
    down, across = (
        held if count == 1 else cut.run
        for held, count, cut in zip(whole.runs, counts, cuts, strict=True)
    )
    view.runs = down, across
    moves = [
        Move(
            step, held.place((count - 1) * cut.apart), cut.stretch,
            [run.place(i) for i in range(size)],
        )
        for step, count, cut, held, run, size in zip(
            steps, counts, cuts, whole.runs, view.runs, result.get_shape(), strict=True
        )
    ]
    _move_edges(build, whole, view, moves)
    while counts[1] > 1 and cuts[1].apart % view.aligned:
        view.aligned //= 2
    scope.define(source.result, view)


def _piece(source: views.PartOp, index: SSAValue, held: Run, size: int) -> int:
    """Where a piece of a run begins."""
    number = constant_of(index)
    if number is None:
        raise refuse(source, "a constant number of a part of a dimension in runs", "another value")
    return held.place(number * size)


def _check_indices(source: views.PartOp) -> None:
    for index, count in zip(source.indices, ints(source.counts), strict=True):
        number = constant_of(index)
        if number is not None and not 0 <= number < count:
            raise refuse(source, f"part numbers of 0 to {count - 1}", f"{number}")


def _shifted(scope: Scope, op: Operation, whole: View, steps: list[SSAValue]) -> View:
    """The view from element `steps` of `whole` on, not clipped."""
    view = replace(whole, edges=(None, None), guards={}, moved={})
    _move(scope, op, view, (steps[0], steps[1]))
    return view


def _move_edges(build: PtxBuilder, whole: View, view: View, moves: list[Move]) -> None:
    """Clip a view as the one that it is part of."""
    down, across = (
        None if edge is None else edge.moved(build, move)
        for edge, move in zip(whole.edges, moves, strict=True)
    )
    view.edges = down, across


def _swizzled_part(scope: Scope, source: views.PartOp) -> None:
    """An address where the pattern begins anew; elsewhere an address and an offset from it."""
    _check_indices(source)
    kind = memref_type(source.result)
    indices = [scope.reg(source, v) for v in source.indices]
    build = scope.build
    origin = part_origin(build, kind, indices)
    whole = scope.meaning(source.source)
    if isinstance(whole, SwizzledView):
        moved = build.add(whole.origin, origin)
        scope.define(source.result, swizzled_view(whole.address, kind, moved))
    elif starts_pattern(kind, ints(source.counts)):
        scope.define(source.result, build.add(scope.reg(source, source.source), origin))
    else:
        address = scope.reg(source, source.source)
        scope.define(source.result, swizzled_view(address, kind, origin))


def shift(scope: Scope, op: Operation) -> None:
    source = cast(views.ShiftOp, op)
    kind = source.source.type
    if isinstance(kind, MemRefType) and isinstance(kind.layout, SwizzleAttr):
        swizzled_shift(scope, source, kind.layout)
        return
    steps = [scope.reg(op, v) for v in source.offsets]
    whole = scope.view(op, source.source)
    if whole.runs != SOLID:
        raise refuse(op, "a window or buffer of evenly spaced elements", f"{kind}")
    view = _shifted(scope, op, whole, steps)
    moves = [
        Move(step, at_most(offset) if never_negative(offset) else None, 1, range(size))
        for step, offset, size in zip(
            steps, source.offsets, source.result.type.get_shape(), strict=True
        )
    ]
    _move_edges(scope.build, whole, view, moves)
    number = view.aligned
    while number > 1 and not is_multiple(source.offsets[1], number):
        number //= 2
    view.aligned = number
    scope.define(source.result, view)


HANDLERS = {
    views.WindowOp: window,
    views.MatricesOp: matrices,
    views.PartOp: part,
    views.ShiftOp: shift,
    views.TransposeOp: transpose,
    views.CropOp: crop,
}
