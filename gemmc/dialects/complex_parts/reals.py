"""Arithmetic of real parts, put ahead of the op of complex numbers that it stands for."""

from __future__ import annotations

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import AnyFloat, FloatAttr, f64
from xdsl.ir import Operation, SSAValue

from gemmc.dialects._ahead import put_ahead


class Reals:
    """Ops on numbers of one real type, ahead of an op."""

    def __init__(self, op: Operation, kind: AnyFloat) -> None:
        self.op, self.kind = op, kind
        self.is_double = kind == f64

    def made(self, op: Operation) -> SSAValue:
        return put_ahead(self.op, op).results[0]

    def number(self, number: float) -> SSAValue:
        return self.made(arith.ConstantOp(FloatAttr(number, self.kind)))

    def add(self, x: SSAValue, y: SSAValue) -> SSAValue:
        return self.made(arith.AddfOp(x, y))

    def sub(self, x: SSAValue, y: SSAValue) -> SSAValue:
        return self.made(arith.SubfOp(x, y))

    def mul(self, x: SSAValue, y: SSAValue) -> SSAValue:
        return self.made(arith.MulfOp(x, y))

    def div(self, x: SSAValue, y: SSAValue) -> SSAValue:
        return self.made(arith.DivfOp(x, y))

    def neg(self, x: SSAValue) -> SSAValue:
        return self.made(arith.NegfOp(x))

    def abs(self, x: SSAValue) -> SSAValue:
        return self.made(math.AbsFOp(x))

    def larger(self, x: SSAValue, y: SSAValue) -> SSAValue:
        return self.made(arith.MaximumfOp(x, y))

    def smaller(self, x: SSAValue, y: SSAValue) -> SSAValue:
        return self.made(arith.MinimumfOp(x, y))

    def scaled(self, x: SSAValue, factor: float) -> SSAValue:
        return self.mul(x, self.number(factor))

    def compare(self, x: SSAValue, predicate: str, y: SSAValue | float) -> SSAValue:
        other = self.number(y) if isinstance(y, int | float) else y
        return self.made(arith.CmpfOp(x, other, predicate))

    def choose(self, condition: SSAValue, x: SSAValue, y: SSAValue) -> SSAValue:
        return self.made(arith.SelectOp(condition, x, y))

    def both(self, x: SSAValue, y: SSAValue) -> SSAValue:
        return self.made(arith.AndIOp(x, y))

    def either(self, x: SSAValue, y: SSAValue) -> SSAValue:
        return self.made(arith.OrIOp(x, y))

    def function(self, kind: type[Operation], *operands: SSAValue) -> SSAValue:
        """An op of `math` on numbers."""
        return self.made(kind(*operands))  # type: ignore[call-arg]
