"""Buffers in shared memory, and the loads and stores of single threads."""

from __future__ import annotations

from operator import add
from typing import cast

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx.memory import AddressOp, LdOp, RedAddOp, StOp
from gemmc.dialects.tile.attrs import THREAD, LayoutAttr, SwizzleAttr
from gemmc.dialects.tile.broadcast import in_input
from gemmc.dialects.tile.data import buffers, moves, nonzero
from gemmc.dialects.tile.data.buffers import slot_bytes
from gemmc.dialects.tile.kernel import ints
from gemmc.dialects.tile.types import (
    FragmentType,
    RingType,
    bits,
    is_half,
    memory_type,
    register_of,
)
from gemmc.element_types import ELEMENT_TYPES, either
from gemmc.errors import Run, refuse
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder
from gemmc.transforms.lowering._to_ptx.matrix import load_matrices
from gemmc.transforms.lowering._to_ptx.names import shared_name
from gemmc.transforms.lowering._to_ptx.output import store_matrix
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.lowering._to_ptx.values import Fragment, View, shared_view, vector_limit


def shared_symbol(scope: Scope) -> str:
    """Name of the kernel's dynamic shared memory."""
    return shared_name(scope.kernel)


def shared_address(scope: Scope, op: Operation, offset: int | None) -> SSAValue:
    """Address of the byte at `offset` in dynamic shared memory."""
    if offset is None:
        raise refuse(op, "an offset in shared memory", "none", Run("allocate-smem"))
    build = scope.build
    start = scope.cache.get("smem")
    if start is None:
        start = build.value(AddressOp(shared_symbol(scope), "b32"))
        if build.block is scope.entry:  # elsewhere it would not be known to later blocks
            scope.cache["smem"] = start
    return build.add(start, build.imm(offset))


def alloc(scope: Scope, op: Operation) -> None:
    """A ring is its first slot's address; a buffer is a view, or an address if swizzled."""
    source = cast(buffers.AllocOp, op)
    offset = None if source.offset is None else source.offset.value.data
    address = shared_address(scope, op, offset)
    if isinstance(source.result.type, RingType):
        scope.define(source.result, address)
    else:
        scope.define(source.result, _buffer(address, source.result.type))


def _buffer(address: SSAValue, kind: MemRefType) -> SSAValue | View:
    return address if isinstance(kind.layout, SwizzleAttr) else shared_view(address, kind)


def slot_at(scope: Scope, op: Operation) -> None:
    source = cast(buffers.AtOp, op)
    kind = cast(RingType, source.ring.type).buffer
    build = scope.build
    size = build.imm(slot_bytes(kind))
    offset = build.mul(scope.reg(op, source.slot), size)
    address = build.add(scope.reg(op, source.ring), offset)
    scope.define(source.result, _buffer(address, kind))


def _vector(kind: FragmentType, layout: LayoutAttr, view: View) -> int:
    """Consecutive values a thread can move in one access."""
    modes = layout.value_modes
    if not modes or modes[0].column != 1 or not view.contiguous:
        return 1
    width = min(vector_limit(kind.element_type), view.aligned)
    while modes[0].size % width or any(m.column % width for m in modes[1:]):
        width //= 2
    return width


def load(scope: Scope, op: Operation) -> None:
    source = cast(moves.LoadOp, op)
    if source.atom is not None and source.atom.instruction.data == "ldmatrix":
        load_matrices(scope, source)
        return
    if source.by is not None:
        _load_broadcast(scope, source, source.by.data)
        return
    view = scope.view(op, source.source)
    kind = source.result.type
    layout = kind.register_layout
    _need_register(op, kind)
    if layout.num_threads > 1 and source.atom is None:
        raise refuse(op, "a fragment that one thread holds", f"{kind}")
    first = (0, 0) if source.first is None else ints(source.first)
    build = scope.build
    result = Fragment(kind)
    width = _vector(kind, layout, view)
    result.single = is_half(kind.element_type) and width == 1
    count, register = _registers(result, width)
    for value in range(0, layout.num_values, width):
        row, column = map(add, layout.value_offset(value), first)
        guard = view.guard(build, row, column)
        otherwise: list[SSAValue] = []
        if guard is not None:
            otherwise = [_zero(build, register) for _ in range(count)]
        address, offset = view.place(build, row, column)
        form = f"{view.space}.{register}"
        access = LdOp(form, address, offset, [register] * count, guard, otherwise)
        result.parts += build.op(access).values
    scope.define(source.result, result)


def _load_broadcast(scope: Scope, op: moves.LoadOp, by: str) -> None:
    """Each element that the thread's values need, once, and neighbours together."""
    view, kind = scope.view(op, op.source), op.result.type
    layout, shape = kind.register_layout, memory_type(op.source).get_shape()
    _need_register(op, kind)
    places = [in_input(by, shape, layout.value_offset(i), 0) for i in range(layout.num_values)]
    width = _neighbours(kind, places, view)
    result = Fragment(kind, single=is_half(kind.element_type) and width == 1)
    count, register = _registers(result, width)
    build = scope.build
    loaded: dict[tuple[int, int], list[SSAValue]] = {}
    for row, column in dict.fromkeys(places[::width]):
        guard = view.guard(build, row, column)
        otherwise = [] if guard is None else [_zero(build, register) for _ in range(count)]
        address, offset = view.place(build, row, column)
        form = f"{view.space}.{register}"
        access = LdOp(form, address, offset, [register] * count, guard, otherwise)
        loaded[row, column] = list(build.op(access).values)
    result.parts = [each for place in places[::width] for each in loaded[place]]
    scope.define(op.result, result)


def _neighbours(kind: FragmentType, places: list[tuple[int, int]], view: View) -> int:
    """How many consecutive values are loaded together: those of a vector access, where they lie
    side by side everywhere, else half as many, down to 1."""
    plain = bits(kind.element_type) in (16, 32, 64) and view.contiguous
    width = min(vector_limit(kind.element_type), view.aligned) if plain else 1
    while width > 1 and not _side_by_side(places, width):
        width //= 2
    return width


def _side_by_side(places: list[tuple[int, int]], width: int) -> bool:
    """Whether each so many places are neighbours in a row, from a multiple of the number on."""
    groups = [places[i : i + width] for i in range(0, len(places), width)]
    return all(
        group[0][1] % width == 0
        and group == [(group[0][0], group[0][1] + n) for n in range(width)]
        for group in groups
    )


def _need_register(op: Operation, kind: FragmentType) -> None:
    if register_of(kind.element_type) is None:
        names = [name for name, each in ELEMENT_TYPES.items() if each.register]
        raise refuse(op, f"{either(names)} elements", f"{kind.element_type}")


def _registers(fragment: Fragment, width: int) -> tuple[int, str]:
    """How many registers hold `width` values side by side, and their kind."""
    kind = register_of(fragment.kind.element_type)
    assert kind is not None
    return (width // 2, "b32") if fragment.packed else (width, kind.name)


def _zero(build: PtxBuilder, register: str) -> SSAValue:
    return build.value(a.MovOp(register, build.imm(0, register)))


def is_nonzero(scope: Scope, op: Operation) -> None:
    """A load of the number, widened, and a comparison, in which a NaN is not zero."""
    source = cast(nonzero.IsNonzeroOp, op)
    view, build = scope.view(op, source.number), scope.build
    element = memory_type(source.number).element_type
    held = register_of(element)
    assert held is not None, "the verifier asks for one"
    address, offset = view.place(build, 0, 0)
    kind, form = held.name, f"{view.space}.{held.name}"
    number = build.op(LdOp(form, address, offset, [kind])).values[0]
    if is_half(element):
        kind, number = "f32", build.value(a.CvtOp(f"f32.{element}", number, "f32"))
    scope.define(source.result, build.value(a.SetpOp("neu", kind, number, build.imm(0.0, kind))))


def store(scope: Scope, op: Operation) -> None:
    source = cast(moves.StoreOp, op)
    kind = cast(FragmentType, source.value.type)
    if source.scope != THREAD:
        found = f"scope {source.scope.word}"
        raise refuse(op, "a store of scope thread", found, Run("convert-tile-to-simt"))
    if source.atom is not None and source.atom.instruction.data == "stmatrix":
        store_matrix(scope, source)
        return
    _need_register(op, kind)
    view = scope.view(op, source.target)
    layout = kind.register_layout
    if source.transposed is not None:
        layout = layout.transposed
    width = _vector(kind, layout, view)
    fragment = scope.fragment(op, source.value).paired(scope.build, width)
    count, register = _registers(fragment, width)
    build, policy = scope.build, scope.policy(source.cache)
    for value in range(0, layout.num_values, width):
        row, column = layout.value_offset(value)
        guard = view.guard(build, row, column)
        first = value // width * count
        registers = [fragment.register(build, i) for i in range(first, first + count)]
        address, offset = view.place(build, row, column)
        if source.adds is not None:
            build.op(RedAddOp(address, offset, registers, guard, policy))
            continue
        build.op(StOp(f"{view.space}.{register}", address, offset, registers, guard, policy))


HANDLERS = {
    buffers.AllocOp: alloc,
    buffers.AtOp: slot_at,
    moves.LoadOp: load,
    moves.StoreOp: store,
    nonzero.IsNonzeroOp: is_nonzero,
}

