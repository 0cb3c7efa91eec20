"""What is known of an index value without running the program."""

from __future__ import annotations

from xdsl.dialects import arith, scf
from xdsl.ir import Block, SSAValue

from gemmc.analysis.loops import made_anew
from gemmc.dialects.tile import kernel as k
from gemmc.dialects.tile.assumed import AssumeOp
from gemmc.ir import constant_of

COUNTS = (
    k.BlockIdOp,
    k.BlockCountOp,
    k.ClusterIdOp,
    k.ExtentOp,
    k.ThreadIdOp,
    AssumeOp,
    arith.DivUIOp,
    arith.RemUIOp,
)
"""Ops whose results count something, or are unsigned and small after a division."""

KEEPS_SIGN = (arith.AddiOp, arith.MuliOp, arith.XOrIOp, arith.CeilDivUIOp, k.UniformOp)
"""Ops whose results are not negative if no operand is."""


def never_negative(value: SSAValue) -> bool:
    """Whether a value is plainly 0 or more; not knowing is False."""
    owner = value.owner
    carried = made_anew(value)
    if carried is not None:
        return all(never_negative(v) for v in carried)
    if isinstance(owner, Block):
        loop = owner.parent_op()
        if not isinstance(loop, scf.ForOp) or value is not owner.args[0]:
            return False
        return never_negative(loop.lb)
    constant = constant_of(value)
    if constant is not None:
        return constant >= 0
    if isinstance(owner, KEEPS_SIGN):
        return all(never_negative(v) for v in owner.operands)
    if isinstance(owner, arith.MinUIOp):
        return any(never_negative(v) for v in owner.operands)
    if isinstance(owner, arith.SelectOp):
        return never_negative(owner.lhs) and never_negative(owner.rhs)
    return isinstance(owner, COUNTS)
