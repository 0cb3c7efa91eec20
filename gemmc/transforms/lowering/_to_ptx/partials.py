"""Partial sums in global or shared memory: registers out and in, four at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.ptx.arithmetic import AddOp, MulWideOp, SelpOp
from gemmc.dialects.ptx.cluster import MapaOp
from gemmc.dialects.ptx.memory import LdOp, StOp
from gemmc.dialects.ptx.structure import ElementOp, SetOp
from gemmc.dialects.ptx.sync import WarpSyncOp
from gemmc.dialects.tile import partials as p
from gemmc.dialects.tile import scatter as s
from gemmc.errors import refuse
from gemmc.ir import constant_of
from gemmc.transforms.lowering._to_ptx.scalars import predicate
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.lowering._to_ptx.values import Fragment

ELEMENT_BYTES = 4
"""Of an f32."""

NOTHING = -0.0
"""What any number is the same after adding: 0 would make 0 of −0."""


def store_registers(scope: Scope, op: Operation) -> None:
    source = cast(p.StoreRegistersOp, op)
    in_shared = isinstance(source.partials.type, MemRefType)
    place = _shared_address if in_shared else _address
    address = place(scope, op, source.partials, source.at)
    form = f"{'shared' if in_shared else 'global'}.f32"
    registers = scope.fragment(op, source.value).registers(scope.build)
    for number in range(0, len(registers), p.VECTOR):
        offset = number // p.VECTOR * source.apart.value.data * ELEMENT_BYTES
        vector = registers[number : number + p.VECTOR]
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
    count = source.result.type.register_layout.num_values
    onto = None if source.onto is None else _condition(scope, op, source.onto)
    group = p.VECTOR * source.group.value.data
    for first in range(0, count, group):
        if first:
            build.op(WarpSyncOp())
        vectors = range(first, min(first + group, count), p.VECTOR)
        loaded = [_load_parts(scope, source, address, number) for number in vectors]
        for number, parts in zip(vectors, loaded, strict=True):
            for index, registers in enumerate(zip(*parts, strict=True), start=number):
                if onto is not None:
                    before = build.value(ElementOp(held, index))
                    registers = _onto(scope, before, registers[0], onto), *registers[1:]
                held = build.value(SetOp(held, index, _added(scope, registers)))
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
    kinds, count = ["f32"] * p.VECTOR, source.result.type.register_layout.num_values
    result = Fragment(source.result.type)
    group = p.VECTOR * source.group.value.data
    for first in range(0, count, group):
        if first:
            build.op(WarpSyncOp())
        loaded = [
            [build.op(LdOp("shared::cluster.f32", peer, at, kinds)).values for peer in peers]
            for number in range(first, min(first + group, count), p.VECTOR)
            for at in [source.place(number) * ELEMENT_BYTES]
        ]
        for parts in loaded:
            result.parts += [_added(scope, registers) for registers in zip(*parts, strict=True)]
    scope.define(source.result, result)


def _shared_address(scope: Scope, op: Operation, sums: SSAValue, at: SSAValue) -> SSAValue:
    """Of an element of a buffer, in this CTA."""
    build, view = scope.build, scope.view(op, sums)
    offset = build.mul(scope.reg(op, at), build.imm(ELEMENT_BYTES))
    return build.register(build.add(view.address, offset), "b32")


def _load_parts(
    scope: Scope, op: p.SumRegistersOp, address: SSAValue, number: int
) -> list[list[SSAValue]]:
    """Registers `number` and its neighbours of all parts."""
    first = number // p.VECTOR * op.apart.value.data * ELEMENT_BYTES
    each, kinds = op.each.value.data * ELEMENT_BYTES, ["f32"] * p.VECTOR
    places = [first + part * each for part in range(op.parts.value.data)]
    return [list(scope.build.op(LdOp("global.f32", address, at, kinds)).values) for at in places]


def _added(scope: Scope, registers: Sequence[SSAValue]) -> SSAValue:
    """The parts of one register's sum, in order."""
    total = registers[0]
    for other in registers[1:]:
        total = scope.build.value(AddOp("rn.f32", total, other))
    return total


def _condition(scope: Scope, op: Operation, onto: SSAValue) -> SSAValue | Literal[True]:
    """A predicate register, or what is known to hold."""
    return True if constant_of(onto) else predicate(scope, op, onto)


def _onto(
    scope: Scope, held: SSAValue, other: SSAValue, onto: SSAValue | Literal[True]
) -> SSAValue:
    """What is held plus another number where a predicate holds, the other number elsewhere: which
    −0 plus it is, whatever it is. (ptxas spills where the sum is what is chosen.)"""
    build = scope.build
    if onto is True:
        return build.value(AddOp("rn.f32", held, other))
    before = build.value(SelpOp("f32", held, build.imm(NOTHING, "f32"), onto))
    return build.value(AddOp("rn.f32", before, other))


def _address(scope: Scope, op: Operation, partials: SSAValue, at: SSAValue) -> SSAValue:
    build = scope.build
    element = build.register(scope.reg(op, at), "b32")
    offset = build.value(MulWideOp("u32", element, build.imm(ELEMENT_BYTES)))
    return build.value(AddOp("s64", scope.reg(op, partials), offset))


HANDLERS = {
    p.StoreRegistersOp: store_registers,
    p.SumRegistersOp: sum_registers,
    s.SumPeersOp: sum_peers,
}
