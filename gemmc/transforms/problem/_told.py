"""Extents of loops that a launch tells."""

from __future__ import annotations

from xdsl.dialects import tensor
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineDimExpr

from gemmc.ir import Inserter

TOLD = 32
"""Counted of an extent that a launch tells."""


def told_extent(op: LinalgStructuredOperation, loop: int) -> SSAValue:
    """The extent of a loop that is some operand's index by itself, ahead of the op."""
    build = Inserter.before(op)
    for value, given in zip(op.operands, op.get_indexing_maps(), strict=True):
        for axis, each in enumerate(given.data.results):
            if isinstance(each, AffineDimExpr) and each.position == loop:
                return build.value(tensor.DimOp(value, build.index(axis)))
    raise AssertionError("each loop is some operand's index")
