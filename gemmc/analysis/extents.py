"""Where a window's matrix ends: whether the window is clipped just there, and where at most."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.ir import BlockArgument, SSAValue

from gemmc.dialects.tile.data.views import MatricesOp, WindowOp
from gemmc.dialects.tile.kernel import ExtentOp, KernelOp
from gemmc.dialects.tile.types import memref_type
from gemmc.ir import constant_of


def reaches_end(window: WindowOp, dimension: int) -> bool:
    """Whether the window's extent along its rows (0) or columns (1) is the matrix's own."""
    extent, shape = window.extents[dimension], (1, 1, *memref_type(window.matrix).get_shape())
    size = shape[-2:][dimension]
    if size != DYNAMIC_INDEX:
        return constant_of(extent) == size
    matrix = window.matrix
    if isinstance(matrix.owner, MatricesOp):
        return _same(matrix.owner.extents[dimension - 2], extent)
    if not isinstance(extent.owner, ExtentOp) or not isinstance(matrix, BlockArgument):
        return False
    kernel = matrix.block.parent_op()
    if not isinstance(kernel, KernelOp):
        return False
    own = memref_type(matrix).get_num_dims() - 2 + dimension
    return kernel.dynamic_size(matrix.index, own) == extent.owner.symbol.data


def _same(one: SSAValue | int, other: SSAValue) -> bool:
    """Whether two extents are one value, or the same size that a launch tells."""
    if one is other:
        return True
    owners = getattr(one, "owner", None), other.owner
    return all(isinstance(each, ExtentOp) for each in owners) and (
        cast(ExtentOp, owners[0]).symbol == cast(ExtentOp, owners[1]).symbol
    )


def most_rows(window: WindowOp) -> int | None:
    """How many rows the matrix of a window has at most: its extent, or the largest that the
    kernel's guard allows. None for what is computed."""
    extent = window.extents[0]
    if isinstance(extent.owner, ExtentOp):
        return extent.owner.range.largest
    return constant_of(extent)


def is_told(window: WindowOp) -> bool:
    """Whether a launch tells the first extent of the matrix, which has a name in the kernel."""
    matrix = window.matrix
    if isinstance(matrix.owner, MatricesOp):
        return True
    if not isinstance(matrix, BlockArgument):
        return False
    kernel = matrix.block.parent_op()
    return isinstance(kernel, KernelOp) and kernel.dynamic_size(matrix.index, 0) is not None


def shown_extent(window: WindowOp, dimension: int) -> str:
    """An extent that is not the matrix's own, for a message."""
    known = constant_of(window.extents[dimension])
    shape = (1, 1, *memref_type(window.matrix).get_shape())
    size = shape[-2:][dimension]
    of = "?" if size == DYNAMIC_INDEX else f"{size}"
    return "a computed extent" if known is None else f"{known} of {of}"
