"""Partial sums in global memory: registers out and in, four at a time."""

from __future__ import annotations

from typing import cast

from xdsl.ir import Operation, SSAValue

from gemmc.dialects.ptx.arithmetic import AddOp, MulWideOp
from gemmc.dialects.ptx.memory import LdOp, StOp
from gemmc.dialects.tile import partials as p
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.lowering._to_ptx.values import Fragment

ELEMENT_BYTES = 4
"""Of an f32."""


def store_registers(scope: Scope, op: Operation) -> None:
    source = cast(p.StoreRegistersOp, op)
    address = _address(scope, op, source.partials, source.at)
    registers = scope.fragment(op, source.value).registers(scope.build)
    for number in range(0, len(registers), p.VECTOR):
        offset = number // p.VECTOR * source.apart.value.data * ELEMENT_BYTES
        vector = registers[number : number + p.VECTOR]
        scope.build.op(StOp("global.f32", address, offset, vector))


def load_registers(scope: Scope, op: Operation) -> None:
    source = cast(p.LoadRegistersOp, op)
    address = _address(scope, op, source.partials, source.at)
    found: list[SSAValue] = []
    for number in range(0, source.result.type.register_layout.num_values, p.VECTOR):
        offset = number // p.VECTOR * source.apart.value.data * ELEMENT_BYTES
        found += scope.build.op(LdOp("global.f32", address, offset, ["f32"] * p.VECTOR)).values
    scope.define(source.result, Fragment(source.result.type, None, found))


def _address(scope: Scope, op: Operation, partials: SSAValue, at: SSAValue) -> SSAValue:
    build = scope.build
    element = build.register(scope.reg(op, at), "b32")
    offset = build.value(MulWideOp("u32", element, build.imm(ELEMENT_BYTES)))
    return build.value(AddOp("s64", scope.reg(op, partials), offset))


HANDLERS = {
    p.StoreRegistersOp: store_registers,
    p.LoadRegistersOp: load_registers,
}
