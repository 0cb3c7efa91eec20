"""Constants and index arithmetic."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import FloatAttr, IndexType, IntegerAttr, i1, i32
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.tile.assumed import AssumeOp
from gemmc.dialects.tile.types import float_register, in_float_registers
from gemmc.errors import refuse
from gemmc.transforms.lowering._to_ptx.builder import literal
from gemmc.transforms.lowering._to_ptx.integers import ROUNDED, bits_of
from gemmc.transforms.lowering._to_ptx.scope import Scope

COMPARISONS = {
    0: ("eq", "s32"),
    1: ("ne", "s32"),
    2: ("lt", "s32"),
    3: ("le", "s32"),
    4: ("gt", "s32"),
    5: ("ge", "s32"),
    6: ("lt", "u32"),
    7: ("le", "u32"),
    8: ("gt", "u32"),
    9: ("ge", "u32"),
}
"""arith.cmpi predicate number to (PTX test, type)."""


def is_word(kind: Attribute) -> bool:
    """Whether values of a type are 32-bit integer registers."""
    return isinstance(kind, IndexType) or kind == i32


def words(scope: Scope, op: Operation, values: Iterable[SSAValue]) -> list[SSAValue]:
    """The registers or literals of integer operands."""
    found = list(values)
    for value in found:
        if not is_word(value.type):
            raise refuse(op, "operands of type index or i32", f"{value.type}")
    return [scope.reg(op, v) for v in found]


def predicate(scope: Scope, op: Operation, value: SSAValue) -> SSAValue:
    """The predicate register of an i1; a constant is compared with zero first."""
    if value.type != i1:
        raise refuse(op, "a condition of type i1", f"{value.type}")
    found = scope.reg(op, value)
    if literal(found) is None:
        return found
    number = scope.build.register(found, "b32")
    return scope.build.value(a.SetpOp("ne", "b32", number, scope.build.imm(0)))


def constant(scope: Scope, op: Operation) -> None:
    value = cast(arith.ConstantOp, op).value
    register = float_register(value.type) if isinstance(value, FloatAttr) else None
    if isinstance(value, FloatAttr) and register is not None:
        scope.define(op.results[0], scope.build.imm(value.value.data, register))
        return
    if not isinstance(value, IntegerAttr):
        needed = f"a constant that is an integer or of type {in_float_registers()}"
        raise refuse(op, needed, f"{value}")
    number, bits = value.value.data, bits_of(value.type)
    if not -(1 << bits - 1) <= number < 1 << bits - 1:
        raise refuse(op, f"a constant of {bits} bits", f"{number}")
    scope.define(op.results[0], scope.build.imm(number, f"b{bits}"))


def binary(scope: Scope, op: Operation) -> None:
    lhs, rhs = words(scope, op, op.operands)
    build = scope.build
    methods: dict[type[Operation], Callable[[SSAValue, SSAValue], SSAValue]] = {
        arith.AddiOp: build.add,
        arith.SubiOp: build.sub,
        arith.MuliOp: build.mul,
        arith.DivUIOp: build.div,
        arith.RemUIOp: build.rem,
        arith.MinUIOp: build.min,
        arith.ShLIOp: build.shl,
        arith.XOrIOp: build.xor,
    }
    if isinstance(op, arith.DivUIOp | arith.RemUIOp) and literal(rhs) == 0:
        raise refuse(op, "a divisor that is not zero", "0")
    scope.define(op.results[0], methods[type(op)](lhs, rhs))


def ceil_div(scope: Scope, op: Operation) -> None:
    """(x + d − 1) / d for a literal d; sizes stay far below 2³²."""
    lhs, rhs = words(scope, op, op.operands)
    divisor = literal(rhs)
    if divisor is None or divisor < 1:
        found = "a value" if divisor is None else f"{divisor}"
        raise refuse(op, "a constant divisor of 1 or more", found, "block sizes are constants")
    build = scope.build
    scope.define(op.results[0], build.div(build.add(lhs, build.imm(divisor - 1)), rhs))


def signed_division(scope: Scope, op: Operation) -> None:
    lhs, rhs = words(scope, op, op.operands)
    if literal(rhs) == 0:
        raise refuse(op, "a divisor that is not zero", "0")
    scope.define(op.results[0], ROUNDED[type(op)](scope.build, 32, lhs, rhs))


def conjunction(scope: Scope, op: Operation) -> None:
    lhs, rhs = (predicate(scope, op, v) for v in op.operands)
    scope.define(op.results[0], scope.build.both(lhs, rhs))


def compare(scope: Scope, op: Operation) -> None:
    number = cast(arith.CmpiOp, op).predicate.value.data
    test, kind = COMPARISONS[number]
    lhs, rhs = words(scope, op, op.operands)
    lhs = scope.build.register(lhs, "b32")
    scope.define(op.results[0], scope.build.value(a.SetpOp(test, kind, lhs, rhs)))


def select(scope: Scope, op: Operation) -> None:
    source = cast(arith.SelectOp, op)
    lhs, rhs = words(scope, op, (source.lhs, source.rhs))
    condition = predicate(scope, op, source.cond)
    scope.define(op.results[0], scope.build.value(a.SelpOp("b32", lhs, rhs, condition)))


def disjunction(scope: Scope, op: Operation) -> None:
    lhs, rhs = (predicate(scope, op, v) for v in op.operands)
    scope.define(op.results[0], scope.build.value(a.OrOp("pred", lhs, rhs)))


def assumed(scope: Scope, op: Operation) -> None:
    scope.define(op.results[0], scope.reg(op, op.operands[0]))


HANDLERS = {
    AssumeOp: assumed,
    arith.ConstantOp: constant,
    **dict.fromkeys(
        (
            arith.AddiOp,
            arith.SubiOp,
            arith.MuliOp,
            arith.DivUIOp,
            arith.RemUIOp,
            arith.MinUIOp,
            arith.ShLIOp,
            arith.XOrIOp,
        ),
        binary,
    ),
    arith.CeilDivUIOp: ceil_div,
    **dict.fromkeys(ROUNDED, signed_division),
    arith.AndIOp: conjunction,
    arith.OrIOp: disjunction,
    arith.CmpiOp: compare,
    arith.SelectOp: select,
}
