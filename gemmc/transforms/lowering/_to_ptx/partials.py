"""Partial sums in global or shared memory: registers out and in, 16 bytes at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, cast

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.ptx.arithmetic import AddOp, MulWideOp, SelpOp
from gemmc.dialects.ptx.cluster import MapaOp
from gemmc.dialects.ptx.memory import LdOp, StOp
from gemmc.dialects.ptx.structure import ElementOp, SetOp
from gemmc.dialects.ptx.sync import WarpSyncOp
from gemmc.dialects.tile import partials as p
from gemmc.dialects.tile import scatter as s
from gemmc.dialects.tile.types import FragmentType, bits, float_register, memory_type
from gemmc.errors import refuse
from gemmc.ir import constant_of
from gemmc.transforms.lowering._to_ptx.scalars import predicate
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.lowering._to_ptx.values import Fragment

NOTHING = -0.0
"""What any number is the same after adding: 0 would make 0 of −0."""


class Kept(NamedTuple):
    """The registers of a sum: their kind, the bytes of one, and how many a vector has."""

    name: str
    bytes: int
    vector: int

    @staticmethod
    def of(kind: FragmentType) -> Kept:
        """Those that hold a fragment's elements."""
        register = float_register(kind.element_type)
        assert register is not None, "sums are in f32 or f64"
        return Kept(register, bits(kind.element_type) // 8, p.vector_of(kind.element_type))


def store_registers(scope: Scope, op: Operation) -> None:
    source = cast(p.StoreRegistersOp, op)
    in_shared = isinstance(source.partials.type, MemRefType)
    place = _shared_address if in_shared else _address
    address = place(scope, op, source.partials, source.at)
    kind = Kept.of(cast(FragmentType, source.value.type))
    form = f"{'shared' if in_shared else 'global'}.{kind.name}"
    registers = scope.fragment(op, source.value).registers(scope.build)
    for number in range(0, len(registers), kind.vector):
        offset = number // kind.vector * source.apart.value.data * kind.bytes
        vector = registers[number : number + kind.vector]
        scope.build.op(StOp(form, address, offset, vector))


def sum_registers(scope: Scope, op: Operation) -> None:
    """Group by group of vectors, into the accumulator. Its registers stay taken, since ptxas sees
    the next tile's first products add to them; and without something between the groups it loads
    ahead until it has to spill."""
    source = cast(p.SumRegistersOp, op)
    build, held = scope.build, scope.fragment(op, source.value).whole
    if held is None:
        raise refuse(op, "the sum of a product", "other registers")
    address = _address(scope, op, source.partials, source.at)
    kind = Kept.of(source.result.type)
    count = source.result.type.register_layout.num_values
    onto = None if source.onto is None else _condition(scope, op, source.onto)
    group = kind.vector * source.group.value.data
    for first in range(0, count, group):
        if first:
            build.op(WarpSyncOp())
        vectors = range(first, min(first + group, count), kind.vector)
        loaded = [_load_parts(scope, source, address, number) for number in vectors]
        for number, parts in zip(vectors, loaded, strict=True):
            for index, registers in enumerate(zip(*parts, strict=True), start=number):
                if onto is not None:
                    before = build.value(ElementOp(held, index))
                    registers = _onto(scope, kind, before, registers[0], onto), *registers[1:]
                held = build.value(SetOp(held, index, _added(scope, kind, registers)))
    scope.define(source.result, Fragment(source.result.type, held))


def sum_peers(scope: Scope, op: Operation) -> None:
    """Group by group of vectors, into registers of their own, of every CTA from its place."""
    source = cast(s.SumPeersOp, op)
    build = scope.build
    address = _shared_address(scope, op, source.sums, source.at)
    peers = [
        build.value(MapaOp(address, build.register(build.imm(rank), "b32")))
        for rank in range(source.parts.value.data)
    ]
    kind, count = Kept.of(source.result.type), source.result.type.register_layout.num_values
    result = Fragment(source.result.type)
    group = kind.vector * source.group.value.data
    for first in range(0, count, group):
        if first:
            build.op(WarpSyncOp())
        loaded = [
            [_load(scope, f"shared::cluster.{kind.name}", peer, at, kind) for peer in peers]
            for number in range(first, min(first + group, count), kind.vector)
            for at in [source.place(number) * kind.bytes]
        ]
        for parts in loaded:
            result.parts += [_added(scope, kind, each) for each in zip(*parts, strict=True)]
    scope.define(source.result, result)


def _shared_address(scope: Scope, op: Operation, sums: SSAValue, at: SSAValue) -> SSAValue:
    """Of an element of a buffer, in this CTA."""
    build, view = scope.build, scope.view(op, sums)
    size = bits(memory_type(sums).element_type) // 8
    offset = build.mul(scope.reg(op, at), build.imm(size))
    return build.register(build.add(view.address, offset), "b32")


def _load_parts(
    scope: Scope, op: p.SumRegistersOp, address: SSAValue, number: int
) -> list[list[SSAValue]]:
    """Registers `number` and its neighbours of all parts."""
    kind = Kept.of(op.result.type)
    first = number // kind.vector * op.apart.value.data * kind.bytes
    each = op.each.value.data * kind.bytes
    places = [first + part * each for part in range(op.parts.value.data)]
    return [_load(scope, f"global.{kind.name}", address, at, kind) for at in places]


def _load(scope: Scope, form: str, address: SSAValue, at: int, kind: Kept) -> list[SSAValue]:
    """A vector of registers."""
    return list(scope.build.op(LdOp(form, address, at, [kind.name] * kind.vector)).values)


def _added(scope: Scope, kind: Kept, registers: Sequence[SSAValue]) -> SSAValue:
    """The parts of one register's sum, in order."""
    total = registers[0]
    for other in registers[1:]:
        total = scope.build.value(AddOp(f"rn.{kind.name}", total, other))
    return total


def _condition(scope: Scope, op: Operation, onto: SSAValue) -> SSAValue | Literal[True]:
    """A predicate register, or what is known to hold."""
    return True if constant_of(onto) else predicate(scope, op, onto)


def _onto(
    scope: Scope, kind: Kept, held: SSAValue, other: SSAValue, onto: SSAValue | Literal[True]
) -> SSAValue:
    """What is held plus another number where a predicate holds, the other number elsewhere: which
    −0 plus it is, whatever it is. (ptxas spills where the sum is what is chosen.)"""
    build = scope.build
    if onto is True:
        return build.value(AddOp(f"rn.{kind.name}", held, other))
    before = build.value(SelpOp(kind.name, held, build.imm(NOTHING, kind.name), onto))
    return build.value(AddOp(f"rn.{kind.name}", before, other))


def _address(scope: Scope, op: Operation, partials: SSAValue, at: SSAValue) -> SSAValue:
    build = scope.build
    element = build.register(scope.reg(op, at), "b32")
    size = build.imm(bits(p.partials_type(partials).element_type) // 8)
    offset = build.value(MulWideOp("u32", element, size))
    return build.value(AddOp("s64", scope.reg(op, partials), offset))


HANDLERS = {
    p.StoreRegistersOp: store_registers,
    p.SumRegistersOp: sum_registers,
    s.SumPeersOp: sum_peers,
}
