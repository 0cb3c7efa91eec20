"""Loops that count to a number of a call, ahead of what reads loops over single elements: as many
iterations as an extent says may be a dimension of ops on whole tensors."""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType, ModuleOp
from xdsl.ir import SSAValue

from gemmc.dialects.number_arguments import make_extents


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Let each number of a call that a loop counts to be an extent. What calls in the module give
    to a function stays a number there."""
    make_extents(module, _is_bound)


def _is_bound(value: SSAValue) -> bool:
    """Whether a loop of indices counts to a number as it is. What is computed of one, such as the
    smaller of it and a constant, is data: so many steps are taken of as many as there may be."""
    casts = [use.operation for use in value.uses if isinstance(use.operation, arith.IndexCastOp)]
    return any(
        isinstance(use.operation, scf.ForOp)
        and use.operation.ub is each
        and each.type == IndexType()
        for each in (value, *(cast.result for cast in casts))
        for use in each.uses
    )
