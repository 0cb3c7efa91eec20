"""Integers inside of an element-wise body: words of 32 bits, or of 64, signed.

A word holds a narrower integer with its sign in all bits above.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import (
    Float32Type,
    Float64Type,
    IndexType,
    IntegerAttr,
    IntegerType,
    i1,
    i16,
)
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx import functions as f
from gemmc.dialects.tile.types import is_half
from gemmc.errors import refuse
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder

WORD, WIDEST = 32, 64
"""Bits of a word, and of the widest. An index is a word of 32."""

Binary = Callable[[PtxBuilder, int, SSAValue, SSAValue], SSAValue]
"""Of words of so many bits."""

_TESTS = "eq ne lt le gt ge lt le gt ge".split()
"""PTX's names of arith.cmpi's predicates, by number; from 6 on without a sign."""

_FIRST_UNSIGNED = 6


def bits_of(kind: Attribute) -> int:
    """Of the word that holds an integer."""
    wide = isa(kind, IntegerType) and kind.width.data > WORD
    return WIDEST if wide else WORD


def register_name(kind: Attribute) -> str:
    """The kind of register of an integer."""
    return f"b{bits_of(kind)}"


def is_integer(kind: Attribute) -> bool:
    """Whether values of a type are words."""
    if isa(kind, IntegerType):
        return 1 < kind.width.data <= WIDEST
    return isinstance(kind, IndexType)


def _made(make: Callable[[str, SSAValue, SSAValue], Operation], sign: str) -> Binary:
    return lambda build, bits, x, y: build.value(make(f"{sign}{bits}", x, y))


def _folded(
    narrow: Callable[[PtxBuilder, SSAValue, SSAValue], SSAValue],
    make: Callable[[str, SSAValue, SSAValue], Operation],
    sign: str,
) -> Binary:
    """With constants folded in words of 32 bits."""

    def apply(build: PtxBuilder, bits: int, x: SSAValue, y: SSAValue) -> SSAValue:
        if bits == WORD:
            return narrow(build, x, y)
        return build.value(make(f"{sign}{bits}", build.register(x, f"b{bits}"), y))

    return apply


def _shift(make: Callable[[str, SSAValue, SSAValue], Operation], sign: str) -> Binary:
    """By a word of 32 bits."""

    def apply(build: PtxBuilder, bits: int, x: SSAValue, y: SSAValue) -> SSAValue:
        by = y if bits == WORD else build.value(a.CvtOp("u32.u64", build.register(y, "b64"), "b32"))
        return build.value(make(f"{sign}{bits}", build.register(x, f"b{bits}"), by))

    return apply


def _rounded_division(up: bool) -> Binary:
    """The quotient towards zero, one less where that is above the exact one, or one more where it
    is below."""

    def apply(build: PtxBuilder, bits: int, x: SSAValue, y: SSAValue) -> SSAValue:
        kind, own = f"s{bits}", f"b{bits}"
        x = build.register(x, own)
        quotient = build.value(a.DivOp(kind, x, y))
        rest = build.value(a.RemOp(kind, x, y))
        apart = build.value(a.XorOp(own, rest, y))  # negative where their signs differ
        test = build.value(a.SetpOp("ge" if up else "lt", kind, apart, build.imm(0, own)))
        some = build.value(a.SetpOp("ne", kind, rest, build.imm(0, own)))
        moved = build.value(a.AddOp(kind, quotient, build.imm(1 if up else -1, own)))
        return build.value(a.SelpOp(own, moved, quotient, build.both(test, some)))

    return apply


def _quotient_up(build: PtxBuilder, bits: int, x: SSAValue, y: SSAValue) -> SSAValue:
    """The quotient of numbers without a sign, one more where something is left."""
    kind, own = f"u{bits}", f"b{bits}"
    x = build.register(x, own)
    rest = build.value(a.RemOp(kind, x, y))
    some = build.value(a.SetpOp("ne", kind, rest, build.imm(0, own)))
    quotient = build.value(a.DivOp(kind, x, y))
    moved = build.value(a.AddOp(f"s{bits}", quotient, build.imm(1, own)))
    return build.value(a.SelpOp(own, moved, quotient, some))


ROUNDED: dict[type[Operation], Binary] = {
    arith.FloorDivSIOp: _rounded_division(False),
    arith.CeilDivSIOp: _rounded_division(True),
}
"""Divisions of numbers with a sign that are not rounded towards zero."""

_BINARY: dict[type[Operation], Binary] = {
    arith.AddiOp: _folded(PtxBuilder.add, a.AddOp, "s"),
    arith.SubiOp: _folded(PtxBuilder.sub, a.SubOp, "s"),
    arith.MuliOp: _folded(PtxBuilder.mul, a.MulOp, "s"),
    arith.DivUIOp: _folded(PtxBuilder.div, a.DivOp, "u"),
    arith.RemUIOp: _folded(PtxBuilder.rem, a.RemOp, "u"),
    arith.DivSIOp: _made(a.DivOp, "s"),
    arith.RemSIOp: _made(a.RemOp, "s"),
    arith.CeilDivUIOp: _quotient_up,
    **ROUNDED,
    arith.MaxSIOp: _made(a.MaxOp, "s"),
    arith.MinSIOp: _made(a.MinOp, "s"),
    arith.MaxUIOp: _made(a.MaxOp, "u"),
    arith.MinUIOp: _made(a.MinOp, "u"),
    arith.AndIOp: _made(a.AndOp, "b"),
    arith.OrIOp: _made(a.OrOp, "b"),
    arith.XOrIOp: _made(a.XorOp, "b"),
    arith.ShLIOp: _shift(a.ShlOp, "b"),
    arith.ShRSIOp: _shift(a.ShrOp, "s"),
    arith.ShRUIOp: _shift(a.ShrOp, "u"),
}

_OF_BITS = (arith.DivUIOp, arith.CeilDivUIOp, arith.RemUIOp, arith.ShRUIOp)
"""Ops that see a narrow integer's bits as a number of 0 or more."""

_LEAVES_WORD = (arith.AddiOp, arith.SubiOp, arith.MuliOp, arith.ShLIOp, *_OF_BITS)
"""Ops whose results may not fit a narrow integer."""

CONVERSIONS = (
    arith.IndexCastOp, arith.ExtSIOp, arith.ExtUIOp, arith.SIToFPOp, arith.UIToFPOp,
    arith.TruncIOp, arith.FPToSIOp, arith.FPToUIOp, arith.BitcastOp, math.AbsIOp,
)  # fmt: skip
"""Ops of one operand, from an integer or to one."""

NAMES = tuple(each.name for each in (*_BINARY, *CONVERSIONS, arith.CmpiOp))


def computes(op: Operation) -> bool:
    """Whether an op is arithmetic of integers, or compares them."""
    known = isinstance(op, arith.CmpiOp) or type(op) in _BINARY
    return known and is_integer(op.operands[0].type)


def computed(build: PtxBuilder, op: Operation, words: Sequence[SSAValue]) -> SSAValue:
    """The result of such an op for one element."""
    kind = op.operands[0].type
    lhs, rhs = words
    bits = bits_of(kind)
    if isinstance(op, arith.CmpiOp):
        number = op.predicate.value.data
        sign = "s" if number < _FIRST_UNSIGNED else "u"
        lhs = build.register(lhs, f"b{bits}")
        return build.value(a.SetpOp(_TESTS[number], f"{sign}{bits}", lhs, rhs))
    return of_two(build, type(op), kind, lhs, rhs)


def of_two(
    build: PtxBuilder, form: type[Operation], kind: Attribute, lhs: SSAValue, rhs: SSAValue
) -> SSAValue:
    """What arith's op of that class, such as `arith.AddiOp`, makes of two words of a type."""
    bits = bits_of(kind)
    narrow = _width(kind) != bits
    if narrow and form in _OF_BITS:
        lhs, rhs = (_low_bits(build, kind, each) for each in (lhs, rhs))
    if form not in (arith.AddiOp, arith.SubiOp, arith.MuliOp, arith.DivUIOp, arith.RemUIOp):
        lhs = build.register(lhs, f"b{bits}")
    found = _BINARY[form](build, bits, lhs, rhs)
    return _signed(build, kind, found) if narrow and form in _LEAVES_WORD else found


def compared_conditions(
    build: PtxBuilder, op: arith.CmpiOp, sides: Sequence[SSAValue]
) -> SSAValue:
    """Whether two conditions are equal, or differ. GemmcError for another comparison."""
    number = op.predicate.value.data
    if number > 1:
        raise refuse(op, "conditions compared by eq or ne", "another predicate")
    differ = build.value(a.XorOp("pred", *sides))
    return differ if number == 1 else negated(build, differ)


def negated(build: PtxBuilder, condition: SSAValue) -> SSAValue:
    """The other condition."""
    return build.value(a.XorOp("pred", condition, _condition(build, 1)))


def _condition(build: PtxBuilder, number: int) -> SSAValue:
    word = build.register(build.imm(number), "b32")
    return build.value(a.SetpOp("ne", "b32", word, build.imm(0)))


def constant_of_body(build: PtxBuilder, op: arith.ConstantOp) -> SSAValue:
    """An integer as a literal, or a condition as a predicate. GemmcError for one that no word
    holds."""
    assert isinstance(op.value, IntegerAttr)
    number, kind = op.value.value.data, op.result.type
    if kind == i1:
        return _condition(build, int(number != 0))
    bits = bits_of(kind)
    if not -(1 << bits - 1) <= number < 1 << bits - 1:
        raise refuse(op, f"a constant of {bits} bits", f"{number}")
    return build.imm(number, f"b{bits}")


def converted(build: PtxBuilder, op: Operation, value: SSAValue) -> SSAValue:
    """An integer in another type; a float as an integer."""
    kind, target = op.operands[0].type, op.results[0].type
    if isinstance(op, arith.FPToSIOp | arith.FPToUIOp):
        return _whole(build, op, value, target)
    if isinstance(op, arith.BitcastOp):
        return _bits(build, op, value)
    if isinstance(op, math.AbsIOp):
        # Not the larger of x and -x: ptxas 13.0 forgets the sign of max(max(x, -x), y).
        size = build.value(f.AbsOp(f"s{bits_of(kind)}", value))
        return _signed(build, kind, size)
    if isinstance(op, arith.TruncIOp):
        return _truncated(build, op, value)
    unsigned = isinstance(op, arith.ExtUIOp | arith.UIToFPOp)
    if unsigned:
        value = _low_bits(build, kind, value)
    elif kind == i1:
        raise refuse(op, "a condition as 0 or 1", op.name, "use the op of unsigned integers")
    sign = "u" if unsigned and kind != i1 and _width(kind) >= WORD else "s"
    if isinstance(op, arith.SIToFPOp | arith.UIToFPOp):
        word = build.register(value, register_name(kind))
        into = "f64" if isinstance(target, Float64Type) else "f32"
        return build.value(a.CvtOp(f"rn.{into}.{sign}{bits_of(kind)}", word, into))
    return _resized(build, value, kind, target, sign)


def _resized(
    build: PtxBuilder, value: SSAValue, kind: Attribute, target: Attribute, sign: str
) -> SSAValue:
    """A word of another width."""
    if bits_of(kind) == bits_of(target):
        return value
    word = build.register(value, register_name(kind))
    if bits_of(target) == WORD:
        return build.value(a.CvtOp("u32.u64", word, "b32"))
    return build.value(a.CvtOp(f"{sign}64.{sign}32", word, "b64"))


def _whole(build: PtxBuilder, op: Operation, value: SSAValue, target: Attribute) -> SSAValue:
    """Towards zero; a condition, 0 or 1 and with a sign 0 or -1, holds of odd numbers."""
    sign = "s" if isinstance(op, arith.FPToSIOp) else "u"
    held = "f64" if isinstance(op.operands[0].type, Float64Type) else "f32"
    found = build.value(
        a.CvtOp(f"rzi.{sign}{bits_of(target)}.{held}", value, register_name(target))
    )
    if target == i1:
        return _is_odd(build, found)
    return _signed(build, target, found) if sign == "u" else found


def _bits(build: PtxBuilder, op: arith.BitcastOp, value: SSAValue) -> SSAValue:
    """The same 16, 32 or 64 bits. GemmcError for other types."""
    kinds = {str(op.input.type), str(op.result.type)}
    if is_half(op.input.type) and op.result.type == i16:
        half = build.value(a.CvtOp(f"rn.{op.input.type}.f32", value, "b16"))
        return build.value(a.CvtOp("s32.s16", half, "b32"))
    if is_half(op.result.type) and op.input.type == i16:
        half = build.value(a.CvtOp("u16.u32", build.register(value, "b32"), "b16"))
        return build.value(a.CvtOp(f"f32.{op.result.type}", half, "f32"))
    if kinds not in ({"f32", "i32"}, {"f64", "i64"}):
        needed = "a bitcast between floats and integers of 16, 32 or 64 bits"
        raise refuse(op, needed, " and ".join(sorted(kinds)))
    wide = "64" if "i64" in kinds else "32"
    floats = isinstance(op.result.type, Float32Type | Float64Type)
    into = f"{'f' if floats else 'b'}{wide}"
    source = register_name(op.input.type) if floats else f"f{wide}"
    held = build.register(value, source) if wide == "64" or floats else value
    return build.value(a.MovOp(f"b{wide}", held, a.RegType.of(into)))


def _width(kind: Attribute) -> int:
    return kind.width.data if isa(kind, IntegerType) else WORD


def _truncated(build: PtxBuilder, op: arith.TruncIOp, value: SSAValue) -> SSAValue:
    """The low bits as a signed number; of one bit, whether it is set."""
    kind, target = op.input.type, op.result.type
    word = _resized(build, build.register(value, register_name(kind)), kind, target, "u")
    return _is_odd(build, word) if target == i1 else _signed(build, target, word)


def _is_odd(build: PtxBuilder, word: SSAValue) -> SSAValue:
    """Whether the lowest bit of a word of 32 is set."""
    low = build.value(a.AndOp("b32", word, build.imm(1)))
    return build.value(a.SetpOp("ne", "b32", low, build.imm(0)))


def _signed(build: PtxBuilder, kind: Attribute, word: SSAValue) -> SSAValue:
    """What a word holds of a narrower integer."""
    bits = bits_of(kind)
    away = bits - _width(kind)
    if not away:
        return word
    own = f"b{bits}"
    up = build.value(a.ShlOp(own, build.register(word, own), build.imm(away)))
    return build.value(a.ShrOp(f"s{bits}", up, build.imm(away)))


def _low_bits(build: PtxBuilder, kind: Attribute, value: SSAValue) -> SSAValue:
    """What an integer's bits are as a number of 0 or more."""
    if kind == i1:
        return build.value(a.SelpOp("b32", build.imm(1), build.imm(0), value))
    if _width(kind) == bits_of(kind):
        return value
    own = register_name(kind)
    mask = build.imm((1 << _width(kind)) - 1, own)
    return build.value(a.AndOp(own, build.register(value, own), mask))
