"""Integers inside of an element-wise body: words of 32 bits, signed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType, i1
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.utils.hints import isa

from gemmc.dialects.ptx import arithmetic as a
from gemmc.errors import refuse
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder

TESTS = {
    0: ("eq", "s32"), 1: ("ne", "s32"), 2: ("lt", "s32"), 3: ("le", "s32"), 4: ("gt", "s32"),
    5: ("ge", "s32"), 6: ("lt", "u32"), 7: ("le", "u32"), 8: ("gt", "u32"), 9: ("ge", "u32"),
}  # fmt: skip
"""arith.cmpi predicate number to (PTX test, type)."""

_BINARY: dict[type[Operation], Callable[[PtxBuilder, SSAValue, SSAValue], SSAValue]] = {
    arith.AddiOp: PtxBuilder.add,
    arith.SubiOp: PtxBuilder.sub,
    arith.MuliOp: PtxBuilder.mul,
    arith.DivUIOp: PtxBuilder.div,
    arith.RemUIOp: PtxBuilder.rem,
}

CONVERSIONS = (
    arith.IndexCastOp, arith.ExtSIOp, arith.ExtUIOp, arith.SIToFPOp, arith.UIToFPOp,
    arith.TruncIOp, arith.FPToSIOp,
)  # fmt: skip
"""Ops from an integer to another type, and from a float to an integer."""

WORD = 32
"""Bits of a word."""

WIDEST = 64
"""Bits of an integer in a body. Those of more than 32 come from indices, which are below 2^31."""


def is_integer(kind: Attribute) -> bool:
    """Whether values of a type are words."""
    if isa(kind, IntegerType):
        return 1 < kind.width.data <= WIDEST
    return isinstance(kind, IndexType)


def computes(op: Operation) -> bool:
    """Whether an op is arithmetic of integers, or compares them."""
    known = isinstance(op, arith.CmpiOp) or type(op) in _BINARY
    return known and is_integer(op.operands[0].type)


def computed(build: PtxBuilder, op: Operation, words: Sequence[SSAValue]) -> SSAValue:
    """The result of such an op for one element."""
    lhs, rhs = words
    if isinstance(op, arith.CmpiOp):
        test, kind = TESTS[op.predicate.value.data]
        return build.value(a.SetpOp(test, kind, build.register(lhs, "b32"), rhs))
    return _BINARY[type(op)](build, lhs, rhs)


def constant_of_body(build: PtxBuilder, op: arith.ConstantOp) -> SSAValue:
    """An integer as a literal, or a condition as a predicate. GemmcError beyond 32 bits."""
    assert isinstance(op.value, IntegerAttr)
    number = op.value.value.data
    if not -(1 << 31) <= number < 1 << 31:
        raise refuse(op, "a constant of 32 bits", f"{number}")
    found = build.imm(number)
    if op.result.type != i1:
        return found
    return build.value(a.SetpOp("ne", "b32", build.register(found, "b32"), build.imm(0)))


def converted(build: PtxBuilder, op: Operation, value: SSAValue) -> SSAValue:
    """An integer in another type; a float in f32."""
    kind = op.operands[0].type
    if isinstance(op, arith.FPToSIOp):
        return build.value(a.CvtOp("rzi.s32.f32", value, "b32"))
    if isinstance(op, arith.TruncIOp):
        return _truncated(build, op, value)
    if isinstance(op, arith.ExtUIOp | arith.UIToFPOp):
        value = _unsigned(build, op, kind, value)
    elif kind == i1:
        raise refuse(op, "a condition as 0 or 1", op.name, "use the op of unsigned integers")
    if not isinstance(op, arith.SIToFPOp | arith.UIToFPOp):
        return value
    return build.value(a.CvtOp("rn.f32.s32", build.register(value, "b32"), "f32"))


def _truncated(build: PtxBuilder, op: arith.TruncIOp, value: SSAValue) -> SSAValue:
    """The low bits as a signed number, which is what a word holds of a narrower integer."""
    width = op.result.type.width.data  # type: ignore[union-attr]
    word = build.register(value, "b32")
    if width == 1:
        low = build.value(a.AndOp("b32", word, build.imm(1)))
        return build.value(a.SetpOp("ne", "b32", low, build.imm(0)))
    if width >= WORD:
        return value
    up = build.value(a.ShlOp("b32", word, build.imm(WORD - width)))
    return build.value(a.ShrOp("s32", up, build.imm(WORD - width)))


def _unsigned(build: PtxBuilder, op: Operation, kind: Attribute, value: SSAValue) -> SSAValue:
    """What an integer's bits are as a number of 0 or more."""
    if kind == i1:
        return build.value(a.SelpOp("b32", build.imm(1), build.imm(0), value))
    if not isa(kind, IntegerType) or kind.width.data >= WORD:
        raise refuse(op, "an unsigned integer of less than 32 bits", f"{kind}")
    mask = build.imm((1 << kind.width.data) - 1)
    return build.value(a.AndOp("b32", build.register(value, "b32"), mask))
