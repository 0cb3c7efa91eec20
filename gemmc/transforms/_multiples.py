"""What provably divides an index value."""

from __future__ import annotations

from xdsl.dialects import arith, scf
from xdsl.ir import Block, SSAValue

from gemmc.transforms._ir import constant_of, index_of


def is_multiple(value: SSAValue, number: int) -> bool:
    """Whether an index value is a multiple of a number; not knowing is False."""
    owner = value.owner
    constant = constant_of(value)
    if constant is not None:
        return constant % number == 0
    if isinstance(owner, arith.MuliOp):
        return any(is_multiple(v, number) for v in owner.operands)
    if isinstance(owner, arith.AddiOp):
        return all(is_multiple(v, number) for v in owner.operands)
    loop = owner.parent_op() if isinstance(owner, Block) else None
    if isinstance(loop, scf.ForOp) and index_of(value) == 0:
        return is_multiple(loop.lb, number) and is_multiple(loop.step, number)
    return False


def power_that_divides(limit: int, offset: SSAValue, length: int) -> int:
    """The largest of `limit`, `limit`/2, … 1 that divides an index value and a length."""
    while limit > 1 and (length % limit or not is_multiple(offset, limit)):
        limit //= 2
    return limit
