"""Sizes of tiles that steps ask for, as what the tiles were taken or made by."""

from __future__ import annotations

from xdsl.dialects import func, scf, tensor
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.sizes.made import destination_of, sizes_of
from gemmc.ir import replace, walk_type
from gemmc.transforms.problem._body import constant_index
from gemmc.transforms.problem._tile_slices import kept_axes, mixed
from gemmc.transforms.problem._tiles import Extent, StaysError


def name_sizes(function: func.FuncOp) -> None:
    """Let `tensor.dim` of a slice or an empty tensor in a loop be the value that it was made by."""
    for op in walk_type(function, tensor.DimOp):
        axis = constant_index(op.index)
        if axis is not None and _is_in_loop(op):
            size = _size(op.source, axis)
            if isinstance(size, SSAValue):
                replace(op, [size])


def _is_in_loop(op: Operation) -> bool:
    around = op.parent_op()
    while around is not None and not isinstance(around, scf.ForOp):
        around = around.parent_op()
    return around is not None


def _size(value: SSAValue, axis: int) -> Extent | None:
    """A size that an op gives to a tensor which it makes."""
    while (other := destination_of(value)) is not None:
        value = other
    op = value.owner
    if isinstance(op, tensor.EmptyOp):
        return sizes_of(op)[axis]
    if isinstance(op, tensor.ExtractSliceOp):
        try:
            return mixed(op.static_sizes, op.sizes)[kept_axes(op, op.result)[axis]]
        except StaysError:
            return None
    return None
