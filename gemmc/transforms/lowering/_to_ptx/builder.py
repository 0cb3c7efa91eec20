"""Building ptx ops with constants folded on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from xdsl.dialects.builtin import LocationAttr, UnknownLoc
from xdsl.ir import Block, Operation, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx.structure import ImmediateOp
from gemmc.dialects.ptx.types import kind_of
from gemmc.register_kinds import REGISTER_KINDS, kind_holding

OpT = TypeVar("OpT", bound=Operation)

WORD = (1 << 32) - 1
"""The bits of a register."""


class PtxBuilder:
    """Appends ptx ops to a block; integers are 32-bit registers unless said otherwise.

    Immediates are values too; an operation on two of them is done here, and adding 0 or
    multiplying by 1 makes no instruction.
    """

    def __init__(self, block: Block):
        self.block = block
        self.location: LocationAttr = UnknownLoc()

    def op(self, op: OpT) -> OpT:
        """Append an op with the current location."""
        op.location = self.location
        self.block.add_op(op)
        return op

    def value(self, op: Operation) -> SSAValue:
        return self.op(op).results[0]

    def imm(self, number: float, kind: str = "b32") -> SSAValue:
        """A literal of a register kind: an integer, or a float in PTX's exact form."""
        return self.value(ImmediateOp(REGISTER_KINDS[kind].literal_of(number), kind))

    def add(self, lhs: SSAValue, rhs: SSAValue, kind: str = "s32") -> SSAValue:
        if literal(rhs) == 0:
            return lhs
        if literal(lhs) == 0:
            return rhs
        return self._fold(lhs, rhs, kind, lambda x, y: x + y, a.AddOp)

    def sub(self, lhs: SSAValue, rhs: SSAValue, kind: str = "s32") -> SSAValue:
        if literal(rhs) == 0:
            return lhs
        return self._fold(lhs, rhs, kind, lambda x, y: x - y, a.SubOp)

    def mul(self, lhs: SSAValue, rhs: SSAValue, kind: str = "s32") -> SSAValue:
        for one, other in ((lhs, rhs), (rhs, lhs)):
            if literal(one) == 1:
                return other
            if literal(one) == 0:
                return one
        return self._fold(lhs, rhs, kind, lambda x, y: x * y, a.MulOp)

    def div(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """Unsigned quotient; ptxas makes a loop of instructions of a div, whatever divides."""
        divisor = literal(rhs)
        if divisor == 1:
            return lhs
        if divisor is None or divisor < 1 or literal(lhs) is not None:
            return self._fold(lhs, rhs, "u32", lambda x, y: x // y, a.DivOp)
        twos = (divisor & -divisor).bit_length() - 1
        lhs = self._shr(lhs, twos)
        odd = divisor >> twos
        if odd == 1:
            return lhs
        found = reciprocal(odd, 32 - twos)
        if found is None:
            return self.value(a.DivOp("u32", lhs, self.imm(odd)))
        factor, shift = found
        return self._shr(self.value(a.MulHiOp("u32", lhs, self.imm(factor))), shift)

    def rem(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """Unsigned remainder."""
        divisor = literal(rhs)
        if divisor == 1:
            return self.imm(0)
        if divisor is None or divisor < 1 or literal(lhs) is not None:
            return self._fold(lhs, rhs, "u32", lambda x, y: x % y, a.RemOp)
        if divisor & (divisor - 1) == 0:
            return self.value(a.AndOp("b32", lhs, self.imm(divisor - 1)))
        return self.sub(lhs, self.mul(self.div(lhs, rhs), rhs))

    def _shr(self, value: SSAValue, amount: int) -> SSAValue:
        return self.value(a.ShrOp("u32", value, self.imm(amount))) if amount else value

    def min(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        return self._fold(lhs, rhs, "u32", min, a.MinOp)

    def shl(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        if literal(rhs) == 0:
            return lhs
        return self._fold(lhs, rhs, "b32", lambda x, y: x << min(y & WORD, 32), a.ShlOp)

    def xor(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        return self._fold(lhs, rhs, "b32", lambda x, y: x ^ y, a.XorOp)

    def both(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """Conjunction of predicates."""
        return self.value(a.AndOp("pred", lhs, rhs))

    def less(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """lhs < rhs, signed; literals stand on the right, as PTX wants them."""
        if literal(lhs) is not None:
            return self.value(a.SetpOp("gt", "s32", rhs, lhs))
        return self.value(a.SetpOp("lt", "s32", lhs, rhs))

    def register(self, value: SSAValue, kind: str) -> SSAValue:
        """The value in a register, where an instruction takes no literal."""
        if literal_text(value) is None:
            return value
        return self.value(a.MovOp(kind, value))

    def widen(self, value: SSAValue) -> SSAValue:
        """A non-negative 32-bit value as 64 bits."""
        number = literal(value)
        if number is not None:
            return self.imm(number, "b64")
        return self.value(a.CvtOp("u64.u32", value, "b64"))

    def _fold(
        self,
        lhs: SSAValue,
        rhs: SSAValue,
        kind: str,
        compute: Callable[[int, int], int],
        make: Callable[[str, SSAValue, SSAValue], Operation],
    ) -> SSAValue:
        x, y = literal(lhs), literal(rhs)
        if x is not None and y is not None:
            if kind == "u32":
                x, y = x & WORD, y & WORD
            return self.imm(_wrap(compute(x, y)), kind_holding(kind).name)
        return self.value(make(kind, lhs, rhs))


def reciprocal(divisor: int, bits: int) -> tuple[int, int] | None:
    """(f, s) with x // divisor = (x·f div 2³²) div 2ˢ for every x below 2 to the power `bits`.

    f is 2³²⁺ˢ / divisor rounded up, and the error x·(f·divisor − 2³²⁺ˢ) must stay below 2³²⁺ˢ
    (Granlund and Montgomery, "Division by Invariant Integers using Multiplication"). None if
    no f of 32 bits does it. `divisor` is odd and above 1.
    """
    for shift in range(divisor.bit_length()):
        scale = 1 << 32 + shift
        factor = -(-scale // divisor)
        error = factor * divisor - scale
        if factor <= WORD and error * ((1 << bits) - 1) < scale:
            return factor, shift
    return None


def _wrap(number: int) -> int:
    """The number as a signed 32-bit register holds it."""
    return (number + (1 << 31) & WORD) - (1 << 31)


def literal_text(value: SSAValue) -> str | None:
    """The text of an immediate, else None."""
    owner = value.owner
    return owner.literal.data if isinstance(owner, ImmediateOp) else None


def literal(value: SSAValue) -> int | None:
    """The number of an integer immediate, else None."""
    text = literal_text(value)
    if text is None or REGISTER_KINDS[kind_of(value)].is_float:
        return None
    return int(text, 0)
