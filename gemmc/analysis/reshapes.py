"""Reshapes and slices of tensors: what shows the elements of another tensor, all or some."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import tensor
from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute, SSAValue

from gemmc.dialects.parts import kept_of

RESHAPES = tensor.CollapseShapeOp | tensor.ExpandShapeOp
"""Ops whose result has the elements of their source in the same row-major order."""


def shape_of(value: SSAValue) -> tuple[int, ...]:
    """A tensor's extents."""
    return tuple(cast("TensorType[Attribute]", value.type).get_shape())


def root_of(value: SSAValue) -> SSAValue:
    """The tensor that a value is a reshape of, through any number of them."""
    while isinstance(value.owner, RESHAPES):
        value = value.owner.src
    return value


def seen_in(value: SSAValue) -> SSAValue:
    """The tensor whose elements a value shows, all or some, through reshapes and slices."""
    while isinstance(value.owner, RESHAPES | tensor.ExtractSliceOp):
        value = value.owner.operands[0]
    return value


def groups_of(op: tensor.CollapseShapeOp | tensor.ExpandShapeOp) -> list[list[int]]:
    """Of each dimension of the collapsed tensor, the numbers of the expanded one's."""
    return [[number.value.data for number in group] for group in op.reassociation]


def kept_by(op: tensor.ExtractSliceOp) -> list[int]:
    """The source's dimensions that the result of a slice has; it may leave out those of size 1."""
    return kept_of(cast("Sequence[int]", op.static_sizes.get_values()), shape_of(op.result))
