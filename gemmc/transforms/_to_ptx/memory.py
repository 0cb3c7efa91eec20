"""Buffers in shared memory, and the loads and stores of single threads."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, MemRefType
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx.memory import AddressOp, LdOp, StOp
from gemmc.dialects.tile import data as d
from gemmc.dialects.tile.attrs import THREAD, SwizzleAttr
from gemmc.dialects.tile.types import FragmentType, RingType, bits
from gemmc.errors import refuse
from gemmc.transforms._to_ptx.matrix import load_matrices
from gemmc.transforms._to_ptx.output import store_matrix
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
    start = scope.cache.get("smem")
    if start is None:
        start = build.value(AddressOp(shared_symbol(scope), "b32"))
        if build.block is scope.entry:  # elsewhere it would not be known to later blocks
            scope.cache["smem"] = start
    return build.add(start, build.imm(offset))


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


def _vector(kind: FragmentType, view: View) -> int:
    """Consecutive values a thread can move in one access."""
    modes = kind.register_layout.value_modes
    if not modes or modes[0].column != 1 or view.column_stride != bits(kind.element_type) // 8:
        return 1
    width = min(MAX_VECTOR, view.aligned)
    while modes[0].size % width or any(m.column % width for m in modes[1:]):
        width //= 2
    return width


def load(scope: Scope, op: Operation) -> None:
    source = cast(d.LoadOp, op)
    if source.atom is not None:
        load_matrices(scope, source)
        return
    view = scope.view(op, source.source)
    kind = source.result.type
    if not isinstance(kind.element_type, Float32Type):
        raise refuse(op, "f32 elements", f"{kind.element_type}")
    layout = kind.register_layout
    if layout.num_threads > 1:
        raise refuse(op, "a fragment that one thread holds", f"{kind}")
    build = scope.build
    parts: list[SSAValue] = []
    width = _vector(kind, view)
    for value in range(0, layout.num_values, width):
        row, column = layout.value_offset(value)
        guard = view.guard(build, row, column)
        otherwise: list[SSAValue] = []
        if guard is not None:
            otherwise = [build.value(a.MovOp("f32", build.imm_f32(0.0))) for _ in range(width)]
        address, offset = view.place(build, row, column)
        access = LdOp(f"{view.space}.f32", address, offset, ["f32"] * width, guard, otherwise)
        parts += build.op(access).values
    scope.define(source.result, Fragment(kind, None, parts))


def store(scope: Scope, op: Operation) -> None:
    source = cast(d.StoreOp, op)
    kind = cast(FragmentType, source.value.type)
    if source.scope != THREAD:
        found = f"scope {source.scope.word}"
        raise refuse(op, "a store of scope thread", found, "run convert-tile-to-simt")
    if source.atom is not None and source.atom.instruction.data == "stmatrix":
        store_matrix(scope, source)
        return
    if not isinstance(kind.element_type, Float32Type | Float16Type | BFloat16Type):
        raise refuse(op, "f32, f16 or bf16 elements", f"{kind.element_type}")
    view = scope.view(op, source.target)
    fragment = scope.fragment(op, source.value)
    width, layout, build = _vector(kind, view), kind.register_layout, scope.build
    if fragment.packed and width == 1:
        fragment, form, per_register = _halves(scope, fragment), "b16", 1
    else:
        form, per_register = ("b32", 2) if fragment.packed else ("f32", 1)
    for value in range(0, layout.num_values, width):
        row, column = layout.value_offset(value)
        guard = view.guard(build, row, column)
        registers = [
            fragment.register(build, i)
            for i in range(value // per_register, (value + width) // per_register)
        ]
        address, offset = view.place(build, row, column)
        build.op(StOp(f"{view.space}.{form}", address, offset, registers, guard))


def _halves(scope: Scope, fragment: Fragment) -> Fragment:
    """The 16-bit values of packed registers one by one, where they do not lie side by side."""
    build = scope.build
    unpacked = [build.op(a.UnpackOp(register)) for register in fragment.registers(build)]
    return Fragment(fragment.kind, None, [half for pair in unpacked for half in pair.results])


HANDLERS = {
    d.AllocOp: alloc,
    d.AtOp: slot_at,
    d.LoadOp: load,
    d.StoreOp: store,
}

