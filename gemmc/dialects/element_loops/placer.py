"""Where ops are put that are computed ahead of a nest."""

from __future__ import annotations

from xdsl.dialects import arith, memref, tensor
from xdsl.dialects.builtin import IndexType, IntegerAttr, MemRefType
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.element_loops.linear import Linear
from gemmc.dialects.isa import isa


class Placer:
    """Inserts ops in front of a nest, with the location of the op that they stem from."""

    def __init__(self, before: Operation) -> None:
        block = before.parent_block()
        assert block is not None, "a loop stands in a block"
        self._before, self._block = before, block
        self.source: Operation = before

    def op(self, op: Operation) -> Operation:
        op.location = self.source.location
        self._block.insert_op_before(op, self._before)
        return op

    def value(self, op: Operation) -> SSAValue:
        return self.op(op).results[0]

    def linear(self, x: Linear) -> SSAValue | int:
        """A sum of values that are known here."""
        if not x.terms:
            return x.const
        total = self.index(x.const) if x.const else None
        for value, factor in x.terms.items():
            each = value  # through casts: what was cast is an integer
            if not isinstance(value.type, IndexType):
                each = self.value(arith.IndexCastOp(value, IndexType()))
            each = each if factor == 1 else self.value(arith.MuliOp(each, self.index(factor)))
            total = each if total is None else self.value(arith.AddiOp(total, each))
        assert total is not None, "there is a term"
        return total

    def extent(self, memory: SSAValue, axis: int) -> SSAValue:
        """A size that a memref's or a tensor's type leaves open."""
        held = isa(memory.type, MemRefType[Attribute])
        make = memref.DimOp if held else tensor.DimOp
        return self.value(make(memory, self.index(axis)))

    def index(self, number: int) -> SSAValue:
        return self.value(arith.ConstantOp(IntegerAttr(number, IndexType())))
