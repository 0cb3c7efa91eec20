"""Extents of loops that a launch tells."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from xdsl.dialects import tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineDimExpr

from gemmc.ir import Inserter

TOLD = 512, 64, 32
"""Counted of an extent that a launch tells, where it is the only one, of two, and of more: a length
is longer than the sides of an image in a batch."""


def counted(extents: Iterable[int], open_: int) -> int:
    """The product of some extents, of which a launch tells some: so many of all of an op's."""
    told = TOLD[min(open_, len(TOLD)) - 1]
    return prod(told if each == DYNAMIC_INDEX else each for each in extents)


def told_extent(op: LinalgStructuredOperation, loop: int) -> SSAValue:
    """The extent of a loop that is some operand's index by itself, ahead of the op."""
    build = Inserter.before(op)
    for value, given in zip(op.operands, op.get_indexing_maps(), strict=True):
        for axis, each in enumerate(given.data.results):
            if isinstance(each, AffineDimExpr) and each.position == loop:
                return build.value(tensor.DimOp(value, build.index(axis)))
    raise AssertionError("each loop is some operand's index")
