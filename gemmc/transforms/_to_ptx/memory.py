"""Buffers, windows, and the loads and stores of single threads."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx.memory import AddressOp, LdOp, StOp
from gemmc.dialects.tile import data as d
from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tile.kernel import ints
from gemmc.dialects.tile.types import FragmentType, RingType, bits
from gemmc.errors import refuse
from gemmc.transforms._ir import constant_of
from gemmc.transforms._to_ptx.builder import literal
from gemmc.transforms._to_ptx.output import store_matrix, swizzled_shift
from gemmc.transforms._to_ptx.scope import Scope
from gemmc.transforms._to_ptx.values import MAX_VECTOR, Fragment, View, shared_view
from gemmc.transforms.allocate_smem import slot_bytes


def shared_symbol(scope: Scope) -> str:
    """Name of the kernel's dynamic shared memory."""
    return f"{scope.kernel.sym_name.data}_smem"


def shared_address(scope: Scope, op: Operation, offset: int | None) -> SSAValue:
    """Address of the byte at `offset` in dynamic shared memory."""
    if offset is None:
        raise refuse(op, "an offset in shared memory", "none", "run allocate-smem first")
    build = scope.build
    if "smem" not in scope.cache:
        scope.cache["smem"] = build.value(AddressOp(shared_symbol(scope), "b32"))
    return build.add(scope.cache["smem"], build.imm(offset))


def alloc(scope: Scope, op: Operation) -> None:
    """A ring is its first slot's address; a buffer is a view, or an address if swizzled."""
    source = cast(d.AllocOp, op)
    offset = None if source.offset is None else source.offset.value.data
    address = shared_address(scope, op, offset)
    if isinstance(source.result.type, RingType):
        scope.define(source.result, address)
    else:
        scope.define(source.result, _buffer(address, source.result.type))


def _buffer(address: SSAValue, kind: MemRefType) -> SSAValue | View:
    return address if isinstance(kind.layout, SwizzleAttr) else shared_view(address, kind)


def slot_at(scope: Scope, op: Operation) -> None:
    source = cast(d.AtOp, op)
    kind = cast(RingType, source.ring.type).buffer
    build = scope.build
    size = build.imm(slot_bytes(kind))
    offset = build.mul(scope.reg(op, source.slot), size)
    address = build.add(scope.reg(op, source.ring), offset)
    scope.define(source.result, _buffer(address, kind))


def window(scope: Scope, op: Operation) -> None:
    """Address of the window's first element, and how far the matrix reaches from there."""
    source = cast(d.WindowOp, op)
    matrix = cast(MemRefType, source.matrix.type)
    build = scope.build
    size = bits(matrix.element_type) // 8
    pitch = matrix.get_shape()[1] * size
    row, column = (scope.reg(op, v) for v in source.offsets)
    left = [
        build.sub(scope.reg(op, extent), offset)
        for extent, offset in zip(source.extents, (row, column), strict=True)
    ]
    base = scope.reg(op, source.matrix)
    view = View("global", base, matrix.element_type, pitch, size)
    view.rows_left, view.columns_left = left
    _move(scope, view, row, column)
    if literal(scope.reg(op, source.extents[1])) == matrix.get_shape()[1]:
        view.aligned = _divisor(source.offsets[1], matrix.get_shape()[1])
    scope.define(source.result, view)


def _move(scope: Scope, view: View, row: SSAValue, column: SSAValue) -> None:
    """Move a view's origin by non-negative elements."""
    build = scope.build
    if view.space == "shared":
        for count, stride in ((row, view.row_stride), (column, view.column_stride)):
            view.address = build.add(view.address, build.mul(count, build.imm(stride)))
        return
    for count, stride in ((row, view.row_stride), (column, view.column_stride)):
        offset = build.value(a.MulWideOp("u32", build.register(count, "b32"), build.imm(stride)))
        view.address = build.value(a.AddOp("s64", view.address, offset))


def _divisor(offset: SSAValue, otherwise: int) -> int:
    """A small power of two that provably divides an index value and the row length."""
    number = MAX_VECTOR
    while number > 1 and (otherwise % number or not _is_multiple(offset, number)):
        number //= 2
    return number


def _is_multiple(value: SSAValue, number: int) -> bool:
    owner = value.owner
    constant = constant_of(value)
    if constant is not None:
        return constant % number == 0
    if isinstance(owner, arith.MuliOp):
        return any(_is_multiple(v, number) for v in owner.operands)
    if isinstance(owner, arith.AddiOp):
        return all(_is_multiple(v, number) for v in owner.operands)
    return False


def transpose(scope: Scope, op: Operation) -> None:
    source = cast(d.TransposeOp, op)
    whole = scope.view(op, source.source)
    turned = replace(
        whole, row_stride=whole.column_stride, column_stride=whole.row_stride, aligned=1
    )
    scope.define(source.result, turned)


def part(scope: Scope, op: Operation) -> None:
    source = cast(d.PartOp, op)
    kind = source.source.type
    if isinstance(kind, MemRefType) and isinstance(kind.layout, SwizzleAttr):
        _swizzled_part(scope, source, kind.layout)
        return
    whole = scope.view(op, source.source)
    result = source.result.type
    counts = ints(source.counts)
    cyclic = source.cyclic is not None
    indices = [scope.reg(op, v) for v in source.indices]
    scale = [1, 1] if cyclic else list(result.get_shape())
    build = scope.build
    steps = [build.mul(i, build.imm(s)) for i, s in zip(indices, scale, strict=True)]
    stretch = counts if cyclic else (1, 1)
    view = _shifted(scope, whole, steps)
    view.row_stride *= stretch[0]
    view.column_stride *= stretch[1]
    view.row_step *= stretch[0]
    view.column_step *= stretch[1]
    while counts[1] > 1 and scale[1] % view.aligned:
        view.aligned //= 2
    scope.define(source.result, view)


def _shifted(scope: Scope, whole: View, steps: list[SSAValue]) -> View:
    """The view from element `steps` of `whole` on."""
    build = scope.build
    view = View(
        whole.space, whole.address, whole.element, whole.row_stride, whole.column_stride,
        whole.aligned, row_step=whole.row_step, column_step=whole.column_step,
    )
    _move(scope, view, *steps)
    if whole.rows_left is not None and whole.columns_left is not None:
        row, column = (
            build.mul(s, build.imm(step))
            for s, step in zip(steps, (whole.row_step, whole.column_step), strict=True)
        )
        view.rows_left = build.sub(whole.rows_left, row)
        view.columns_left = build.sub(whole.columns_left, column)
    return view


def _swizzled_part(scope: Scope, source: d.PartOp, layout: SwizzleAttr) -> None:
    """Whole 8-row atoms and whole panels further on, the pattern stays the same."""
    rows, columns = cast(MemRefType, source.result.type).get_shape()
    element = bits(cast(MemRefType, source.result.type).element_type)
    panels = max(1, columns * element // 8 // layout.span.data)
    row, column = (scope.reg(source, v) for v in source.indices)
    build = scope.build
    down = build.mul(row, build.imm(rows * layout.span.data))
    across = build.mul(column, build.imm(panels * layout.pitch.data))
    address = scope.reg(source, source.source)
    scope.define(source.result, build.add(build.add(address, down), across))


def shift(scope: Scope, op: Operation) -> None:
    source = cast(d.ShiftOp, op)
    kind = source.source.type
    if isinstance(kind, MemRefType) and isinstance(kind.layout, SwizzleAttr):
        swizzled_shift(scope, source, kind.layout)
        return
    steps = [scope.reg(op, v) for v in source.offsets]
    view = _shifted(scope, scope.view(op, source.source), steps)
    number = view.aligned
    while number > 1 and not _is_multiple(source.offsets[1], number):
        number //= 2
    view.aligned = number
    scope.define(source.result, view)


def _vector(kind: FragmentType, view: View) -> int:
    """Consecutive values a thread can move in one access."""
    modes = kind.register_layout.value_modes
    if not modes or modes[0].column != 1 or view.column_stride != bits(kind.element_type) // 8:
        return 1
    width = min(modes[0].size, MAX_VECTOR, view.aligned)
    while modes[0].size % width or any(m.column % width for m in modes[1:]):
        width //= 2
    return width


def load(scope: Scope, op: Operation) -> None:
    source = cast(d.LoadOp, op)
    view = scope.view(op, source.source)
    kind = source.result.type
    if bits(kind.element_type) != 32:
        raise refuse(op, "32-bit elements", f"{kind.element_type}")
    layout = kind.register_layout
    width = _vector(kind, view)
    build = scope.build
    parts: list[SSAValue] = []
    for value in range(0, layout.num_values, width):
        row, column = layout.value_offset(value)
        guard = view.guard(build, row, column)
        otherwise: list[SSAValue] = []
        if guard is not None:
            otherwise = [build.value(a.MovOp("f32", build.imm_f32(0.0))) for _ in range(width)]
        form, offset = f"{view.space}.f32", view.offset(row, column)
        access = LdOp(form, view.address, offset, ["f32"] * width, guard, otherwise)
        parts += build.op(access).values
    scope.define(source.result, Fragment(kind, None, parts))


def store(scope: Scope, op: Operation) -> None:
    source = cast(d.StoreOp, op)
    if source.atom is not None and source.atom.instruction.data == "stmatrix":
        store_matrix(scope, source)
        return
    view = scope.view(op, source.target)
    kind = cast(FragmentType, source.value.type)
    fragment = scope.fragment(op, source.value)
    width = _vector(kind, view)
    per_register = 2 if fragment.packed else 1
    if width % per_register:
        raise refuse(
            op,
            "pairs of 16-bit values that lie side by side (an even row length)",
            f"a target with alignment {view.aligned}",
            "pad the result's rows",
        )
    layout = kind.register_layout
    form = f"{view.space}.{'b32' if fragment.packed else 'f32'}"
    build = scope.build
    for value in range(0, layout.num_values, width):
        row, column = layout.value_offset(value)
        guard = view.guard(build, row, column)
        registers = [
            fragment.register(build, i)
            for i in range(value // per_register, (value + width) // per_register)
        ]
        build.op(StOp(form, view.address, view.offset(row, column), registers, guard))


HANDLERS = {
    d.AllocOp: alloc,
    d.AtOp: slot_at,
    d.WindowOp: window,
    d.PartOp: part,
    d.TransposeOp: transpose,
    d.ShiftOp: shift,
    d.LoadOp: load,
    d.StoreOp: store,
}

