"""Ops of integers written out as others when a text is read, so that no pass and no reference has
to know them: counts of bits, whole powers, products of twice as many bits, and indices of integers
without a sign.

Sources: MLIR, "math" dialect, `CtPopOp`, `CountLeadingZerosOp`, `CountTrailingZerosOp`, `IPowIOp`;
"arith" dialect, `AddUIExtendedOp`, `MulUIExtendedOp`, `MulSIExtendedOp`, `IndexCastUIOp`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, math
from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType, ModuleOp, i64
from xdsl.ir import Operation, SSAValue

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects._by_elements import of_elements
from gemmc.dialects.arith_more import IndexCastUIOp
from gemmc.dialects.isa import isa
from gemmc.errors import refuse

_WIDEST = 64
_EQUAL, _LESS = 0, 2
"""arith.cmpi's predicates eq and slt."""


class _Words:
    """Arithmetic ahead of an op, on integers of one type."""

    def __init__(self, op: Operation, kind: IntegerType) -> None:
        self.op, self.kind = op, kind

    def made(self, op: Operation) -> SSAValue:
        return put_ahead(self.op, op).results[0]

    def number(self, number: int) -> SSAValue:
        """A constant; of its low bits, with their sign."""
        width = self.kind.width.data
        low = number & (1 << width) - 1
        signed = low - (low >> width - 1 << width)
        return self.made(arith.ConstantOp(IntegerAttr(signed, self.kind)))

    def add(self, x: SSAValue, y: SSAValue) -> SSAValue:
        return self.made(arith.AddiOp(x, y))

    def both(self, x: SSAValue, y: SSAValue) -> SSAValue:
        return self.made(arith.AndIOp(x, y))

    def times(self, x: SSAValue, y: SSAValue) -> SSAValue:
        return self.made(arith.MuliOp(x, y))

    def right(self, x: SSAValue, by: int) -> SSAValue:
        """Shifted, with zeros above."""
        return self.made(arith.ShRUIOp(x, self.number(by)))

    def wide(self, x: SSAValue, *, signed: bool) -> SSAValue:
        return self.made((arith.ExtSIOp if signed else arith.ExtUIOp)(x, i64))

    def narrow(self, x: SSAValue) -> SSAValue:
        return self.made(arith.TruncIOp(x, self.kind))


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put other ops in the place of these, of tensors element by element. GemmcError for one of
    other types than of integers of 2 to 64 bits."""
    for found in list(module.walk()):
        rule = _RULES.get(found.name)
        if rule is None:
            continue
        op = of_elements(found)
        kind = op.operands[0].type if op.operands else None
        if isinstance(op, IndexCastUIOp) and isinstance(kind, IndexType):
            kind = op.results[0].type
        if not isa(kind, IntegerType) or not 1 < kind.width.data <= _WIDEST:
            raise refuse(op, "integers of 2 to 64 bits", f"{kind}")
        for result, value in zip(op.results, rule(_Words(op, kind), op), strict=True):
            result.replace_all_uses_with(value)
            value.name_hint = result.name_hint
        op.detach()
        op.erase()


def _ones(words: _Words, x: SSAValue) -> SSAValue:
    """How many bits are set: sums of neighbours of 1 bit, of 2 and so on."""
    width, apart = words.kind.width.data, 1
    while apart < width:
        pattern = sum((1 << apart) - 1 << at for at in range(0, width, 2 * apart))
        mask = words.number(pattern)
        x = words.add(words.both(x, mask), words.both(words.right(x, apart), mask))
        apart *= 2
    return x


def _set_bits(words: _Words, op: Operation) -> list[SSAValue]:
    return [_ones(words, op.operands[0])]


def _leading_zeros(words: _Words, op: Operation) -> list[SSAValue]:
    """All bits but those from the highest that is set on down."""
    x, apart = op.operands[0], 1
    while apart < words.kind.width.data:
        x = words.made(arith.OrIOp(x, words.right(x, apart)))
        apart *= 2
    others = words.made(arith.XOrIOp(x, words.number(-1)))
    return [_ones(words, others)]


def _trailing_zeros(words: _Words, op: Operation) -> list[SSAValue]:
    """The bits below the lowest that is set."""
    x = op.operands[0]
    less = words.add(x, words.number(-1))
    others = words.made(arith.XOrIOp(x, words.number(-1)))
    return [_ones(words, words.both(others, less))]


def _power(words: _Words, op: Operation) -> list[SSAValue]:
    """By squares; of exponents below 0 what the quotient 1 / x^n is towards zero."""
    x, exponent = op.operands
    zero, one = words.number(0), words.number(1)
    found, square = one, x
    for bit in range(words.kind.width.data - 1):
        odd = words.made(arith.CmpiOp(words.both(words.right(exponent, bit), one), one, _EQUAL))
        found = words.made(arith.SelectOp(odd, words.times(found, square), found))
        square = words.times(square, square)
    minus = words.number(-1)
    is_one, is_minus = (words.made(arith.CmpiOp(x, each, _EQUAL)) for each in (one, minus))
    even = words.made(arith.CmpiOp(words.both(exponent, one), zero, _EQUAL))
    signs = words.made(arith.SelectOp(even, one, minus))
    small = words.made(arith.SelectOp(is_minus, signs, zero))
    small = words.made(arith.SelectOp(is_one, one, small))
    below = words.made(arith.CmpiOp(exponent, zero, _LESS))
    return [words.made(arith.SelectOp(below, small, found))]


def _sum_and_carry(words: _Words, op: Operation) -> list[SSAValue]:
    total = words.add(*op.operands)
    unsigned_less = 6
    return [total, words.made(arith.CmpiOp(total, op.operands[0], unsigned_less))]


def _product(signed: bool) -> Callable[[_Words, Operation], list[SSAValue]]:
    """The low bits of a product, and those above them."""

    def halves(words: _Words, op: Operation) -> list[SSAValue]:
        width = words.kind.width.data
        if 2 * width > _WIDEST:
            raise refuse(op, "integers of at most 32 bits", f"{words.kind}")
        x, y = (words.wide(each, signed=signed) for each in op.operands)
        product = words.made(arith.MuliOp(x, y))
        by = words.made(arith.ConstantOp(IntegerAttr(width, i64)))
        high = words.made(arith.ShRUIOp(product, by))
        return [words.narrow(product), words.narrow(high)]

    return halves


def _index(words: _Words, op: Operation) -> list[SSAValue]:
    """An index of the bits as a number of 0 or more, and back."""
    (x,), result = op.operands, op.results[0].type
    narrow = words.kind != i64 and isinstance(result, IndexType)
    source = words.wide(x, signed=False) if narrow else x
    return [words.made(arith.IndexCastOp(source, cast("IndexType | IntegerType", result)))]


_RULES: dict[str, Callable[[_Words, Operation], list[SSAValue]]] = {
    math.CtPopOp.name: _set_bits,
    math.CountLeadingZerosOp.name: _leading_zeros,
    math.CountTrailingZerosOp.name: _trailing_zeros,
    math.IPowIOp.name: _power,
    arith.AddUIExtendedOp.name: _sum_and_carry,
    arith.MulUIExtendedOp.name: _product(signed=False),
    arith.MulSIExtendedOp.name: _product(signed=True),
    IndexCastUIOp.name: _index,
}

