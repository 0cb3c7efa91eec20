"""Arithmetic on fragments, one register at a time."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import Float32Type, f16
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx.structure import SetOp, UndefOp
from gemmc.dialects.ptx.types import RangeType, RegType
from gemmc.dialects.tile import compute as c
from gemmc.dialects.tile.attrs import LayoutAttr
from gemmc.dialects.tile.output import MoveOp
from gemmc.dialects.tile.types import (
    FragmentType,
    float_register,
    in_float_registers,
    is_half,
)
from gemmc.errors import refuse
from gemmc.transforms.lowering._to_ptx.pointwise import elementwise
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.lowering._to_ptx.values import Fragment


def zero(scope: Scope, op: Operation) -> None:
    kind = cast(FragmentType, op.results[0].type)
    if float_register(kind.element_type) is None and kind.element_type != f16:
        raise refuse(op, f"an f16, {in_float_registers()} accumulator", f"{kind.element_type}")
    build, registers = scope.build, _range(op, kind)
    value = build.value(UndefOp(registers))
    nothing = build.imm(0, registers.kind.data)
    for index in range(registers.count.data):
        value = build.value(SetOp(value, index, nothing))
    scope.define(op.results[0], Fragment(kind, value))


def undef(scope: Scope, op: Operation) -> None:
    kind = cast(FragmentType, op.results[0].type)
    value = scope.build.value(UndefOp(_range(op, kind)))
    scope.define(op.results[0], Fragment(kind, value))


def _range(op: Operation, kind: FragmentType) -> RangeType:
    """The registers of a fragment that is one range: 16-bit elements lie in pairs."""
    count = kind.register_layout.num_values
    if is_half(kind.element_type):
        return RangeType.of("b32", count // 2)
    register = float_register(kind.element_type)
    if register is None:
        raise refuse(op, f"{in_float_registers()} or 16-bit elements", f"{kind.element_type}")
    return RangeType.of(register, count)


def move(scope: Scope, op: Operation) -> None:
    """A mov for each register, into a range; of one that nothing has written, if the contents
    do not matter: ptxas makes no instruction of it, but what the registers held before is dead."""
    source = cast(MoveOp, op)
    kind = source.result.type
    _need_sums(op, kind.element_type)
    fragment, build, held = scope.fragment(op, source.value), scope.build, _range(op, kind)
    if fragment.whole is not None and isinstance(fragment.whole.owner, UndefOp):
        registers = [build.value(UndefOp(RegType.of(held.kind.data)))] * held.count.data
    else:
        registers = fragment.registers(build)
    value = build.value(UndefOp(held))
    for index, register in enumerate(registers):
        value = build.value(SetOp(value, index, register))
    scope.define(source.result, Fragment(kind, value))


def fma(scope: Scope, op: Operation) -> None:
    """One instruction per element; its register is where the accumulator's layout says.

    Neighbours in the text share an operand, which then need not be read from the register file
    again: it cannot deliver three operands a clock.
    """
    source = cast(c.FmaOp, op)
    build = scope.build
    accumulator = scope.fragment(op, source.accumulator)
    if accumulator.whole is None:
        raise refuse(op, "an accumulator from tile.zero", "loaded registers")
    column, row = (_vector(scope, op, v) for v in (source.column, source.row))
    layout = accumulator.kind.register_layout
    value = accumulator.whole
    for index in _snake(layout):
        i, j = layout.value_offset(index)
        value = build.value(a.FmaElementOp(value, index, column[i], row[j]))
    scope.define(source.result, Fragment(accumulator.kind, value))


def _row_major(layout: LayoutAttr) -> list[int]:
    """The numbers of a thread's values, row by row."""
    return sorted(range(layout.num_values), key=layout.value_offset)


def _snake(layout: LayoutAttr) -> list[int]:
    """The numbers of a thread's values column by column, down the one and up the next."""

    def order(index: int) -> tuple[int, int]:
        row, column = layout.value_offset(index)
        return column, -row if column % 2 else row

    return sorted(range(layout.num_values), key=order)


def _vector(scope: Scope, op: Operation, value: SSAValue) -> list[SSAValue]:
    """The registers of a thread's row or column in the order of their elements."""
    fragment = scope.fragment(op, value)
    if float_register(fragment.kind.element_type) is None:
        raise refuse(op, f"{in_float_registers()} elements", f"{fragment.kind.element_type}")
    registers = fragment.registers(scope.build)
    return [registers[i] for i in _row_major(fragment.kind.register_layout)]


def _need_sums(op: Operation, kind: Attribute) -> None:
    """Refuses what no accumulator of a tensor core has."""
    if not isinstance(kind, Float32Type) and kind != f16:
        raise refuse(op, "f32 values, rounded by arith.truncf at the end", f"{kind}")


HANDLERS = {
    c.ZeroOp: zero,
    c.UndefOp: undef,
    c.FmaOp: fma,
    c.MapOp: elementwise,
    MoveOp: move,
}
