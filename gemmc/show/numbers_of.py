"""What an index is in one CTA of a cluster, where its ranks and constants alone decide it."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import arith
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.tile.kernel import ClusterIdOp
from gemmc.ir import constant_of

_BINARY: dict[type[Operation], Callable[[int, int], int]] = {
    arith.AddiOp: lambda a, b: a + b,
    arith.SubiOp: lambda a, b: a - b,
    arith.MuliOp: lambda a, b: a * b,
    arith.ShLIOp: lambda a, b: a << b,
    arith.ShRUIOp: lambda a, b: a >> b,
    arith.OrIOp: lambda a, b: a | b,
    arith.AndIOp: lambda a, b: a & b,
    arith.DivUIOp: lambda a, b: a // b,
    arith.RemUIOp: lambda a, b: a % b,
}


def number_of(value: SSAValue, rank: tuple[int, ...]) -> int | None:
    """The number that a value is in the CTA at the place `rank`; None where more decides it."""
    known = constant_of(value)
    if known is not None:
        return known
    op = value.owner
    if isinstance(op, ClusterIdOp):
        return rank[op.dimension.value.data]
    if not isinstance(op, Operation) or type(op) not in _BINARY:
        return None
    parts = [number_of(each, rank) for each in op.operands]
    if None in parts:
        return None
    return _BINARY[type(op)](*(each for each in parts if each is not None))
