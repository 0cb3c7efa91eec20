"""The bits of a complex number of f32, as those of an integer of twice as many."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.dialects import complex as stock
from xdsl.dialects.builtin import ComplexType, IntegerAttr, f32, i32, i64
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.complex_parts.values import Pair, Parts, is_complex
from gemmc.errors import refuse

_WIDTH = 32


def bitcast(parts: Parts, op: stock.BitcastOp) -> Pair | SSAValue:
    """The parts of an integer, the real one in its low bits, or the integer of parts. GemmcError
    for other types than complex<f32> and i64."""

    def made(op_made: Operation) -> SSAValue:
        return put_ahead(op, op_made).results[0]

    kinds: tuple[Attribute, Attribute] = op.operand.type, op.result.type
    if kinds[0] == kinds[1]:
        return parts.of(op, op.operand) if is_complex(kinds[0]) else op.operand
    if set(kinds) != {ComplexType(f32), i64}:
        raise refuse(op, "bits of complex<f32> and of i64", f"{kinds[0]} to {kinds[1]}")
    by = made(arith.ConstantOp(IntegerAttr(_WIDTH, i64)))
    if is_complex(kinds[0]):
        low, high = (
            made(arith.ExtUIOp(made(arith.BitcastOp(each, i32)), i64))
            for each in parts.of(op, op.operand)
        )
        return made(arith.OrIOp(low, made(arith.ShLIOp(high, by))))
    words = op.operand, made(arith.ShRUIOp(op.operand, by))
    real, imaginary = (
        made(arith.BitcastOp(made(arith.TruncIOp(each, i32)), f32)) for each in words
    )
    return real, imaginary
