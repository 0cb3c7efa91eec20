"""Arithmetic on fragments, one register at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import Float32Type, FloatAttr
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx.structure import SetOp, UndefOp
from gemmc.dialects.ptx.types import RangeType, RegType
from gemmc.dialects.tile import compute as c
from gemmc.dialects.tile.attrs import LayoutAttr
from gemmc.dialects.tile.contract import YieldOp as TileYieldOp
from gemmc.dialects.tile.output import MoveOp
from gemmc.dialects.tile.types import (
    FragmentType,
    bits,
    float_register,
    in_float_registers,
    is_half,
)
from gemmc.element_types import either, halves
from gemmc.errors import refuse
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.lowering._to_ptx.values import Fragment


def zero(scope: Scope, op: Operation) -> None:
    kind = cast(FragmentType, op.results[0].type)
    register = float_register(kind.element_type)
    if register is None:
        raise refuse(op, f"an {in_float_registers()} accumulator", f"{kind.element_type}")
    count = kind.register_layout.num_values
    build = scope.build
    value = build.value(UndefOp(RangeType.of(register, count)))
    nothing = build.imm(0, register)
    for index in range(count):
        value = build.value(SetOp(value, index, nothing))
    scope.define(op.results[0], Fragment(kind, value))


def undef(scope: Scope, op: Operation) -> None:
    kind = cast(FragmentType, op.results[0].type)
    count = kind.register_layout.num_values
    if bits(kind.element_type) == 16:
        registers = RangeType.of("b32", count // 2)
    elif (register := float_register(kind.element_type)) is not None:
        registers = RangeType.of(register, count)
    else:
        raise refuse(op, f"{in_float_registers()} or 16-bit elements", f"{kind.element_type}")
    value = scope.build.value(UndefOp(registers))
    scope.define(op.results[0], Fragment(kind, value))


def move(scope: Scope, op: Operation) -> None:
    """A mov for each register, into a range; of one that nothing has written, if the contents
    do not matter: ptxas makes no instruction of it, but what the registers held before is dead."""
    source = cast(MoveOp, op)
    kind = source.result.type
    _need_f32(op, kind.element_type)
    fragment, build = scope.fragment(op, source.value), scope.build
    if fragment.whole is not None and isinstance(fragment.whole.owner, UndefOp):
        registers = [build.value(UndefOp(RegType.of("f32")))] * kind.register_layout.num_values
    else:
        registers = fragment.registers(build)
    value = build.value(UndefOp(RangeType.of("f32", len(registers))))
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


def elementwise(scope: Scope, op: Operation) -> None:
    """tile.map: its body, applied to all registers of the fragment one op at a time."""
    source = cast(c.MapOp, op)
    fragment = scope.fragment(op, source.value)
    body = source.body.block
    _need_f32(op, fragment.kind.element_type)
    lanes: dict[SSAValue, list[SSAValue]]
    lanes = {body.args[0]: fragment.registers(scope.build)}
    count = len(lanes[body.args[0]])
    for argument, value in zip(body.args[1:], source.inputs, strict=True):
        _need_f32(op, argument.type)
        shared = not isinstance(value.type, FragmentType)
        lanes[argument] = (
            [scope.reg(op, value)] * count
            if shared
            else scope.fragment(op, value).registers(scope.build)
        )
    for inner in body.ops:
        for value in inner.operands:
            if value not in lanes:  # a number from outside
                _need_f32(inner, value.type)
                lanes[value] = [scope.reg(inner, value)] * count
        if isinstance(inner, TileYieldOp):
            kind = source.result.type
            scope.define(source.result, Fragment(kind, None, lanes[inner.arguments[0]]))
        elif isinstance(inner, arith.ConstantOp) and isinstance(inner.value, FloatAttr):
            _need_f32(inner, inner.result.type)
            lanes[inner.result] = [scope.build.imm(inner.value.value.data, "f32")] * count
        elif isinstance(inner, arith.TruncFOp):
            _need_f32(inner, inner.input.type)
            lanes[inner.result] = _truncate(scope, inner, lanes[inner.input])
        elif type(inner) in _BINARY:
            _need_f32(inner, inner.results[0].type)
            make, suffix = _BINARY[type(inner)]
            pairs = zip(*(lanes[v] for v in inner.operands), strict=True)
            lanes[inner.results[0]] = [scope.build.value(make(suffix, x, y)) for x, y in pairs]
        else:
            needed = "truncf, addf, mulf, maximumf or a constant in an epilogue"
            raise refuse(inner, needed, inner.name)


def _need_f32(op: Operation, kind: Attribute) -> None:
    """16-bit values are packed in pairs, which only stores understand."""
    if not isinstance(kind, Float32Type):
        raise refuse(op, "f32 values, rounded by arith.truncf at the end", f"{kind}")


_BINARY: dict[type[Operation], tuple[Callable[[str, SSAValue, SSAValue], Operation], str]] = {
    arith.AddfOp: (a.AddOp, "rn.f32"),
    arith.MulfOp: (a.MulfOp, "f32"),
    arith.MaximumfOp: (a.MaxOp, "NaN.f32"),
}


def _truncate(scope: Scope, op: arith.TruncFOp, lanes: list[SSAValue]) -> list[SSAValue]:
    """Round pairs of f32 to nearest even and pack them."""
    if not is_half(op.result.type) or len(lanes) % 2:
        needed = f"an even number of values rounded to {either(halves())}"
        raise refuse(op, needed, f"{op.result.type}")
    form = f"rn.{op.result.type}x2.f32"
    pairs = zip(lanes[::2], lanes[1::2], strict=True)
    return [scope.build.value(a.CvtPackOp(form, high, low)) for low, high in pairs]


HANDLERS = {
    c.ZeroOp: zero,
    c.UndefOp: undef,
    c.FmaOp: fma,
    c.MapOp: elementwise,
    MoveOp: move,
}
