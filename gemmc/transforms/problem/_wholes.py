"""Which tensors of a function are made whole, by a kernel or as a view, and which are not."""

from __future__ import annotations

from math import prod
from typing import cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, DenseIntOrFPElementsAttr, TensorType
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.analysis.reshapes import RESHAPES, root_of, shape_of
from gemmc.dialects.isa import isa
from gemmc.dialects.splats import splat_of
from gemmc.dialects.tile.contract import ContractOp
from gemmc.dialects.tile.types import bits

ALIGNMENT = 16
"""Bytes that a matrix of a kernel starts at a multiple of."""

def is_tensor(value: SSAValue) -> bool:
    """Whether a value is a tensor with a rank."""
    return isa(value.type, TensorType[Attribute])


def viewed(op: Operation) -> tuple[SSAValue, int] | None:
    """The tensor that an op's result is a run of neighbouring elements of, and its first one."""
    if isinstance(op, RESHAPES):
        return op.src, 0
    if isinstance(op, tensor.CastOp):
        return op.source, 0
    if isinstance(op, tensor.ExtractSliceOp):
        first = _first_of_run(op)
        element = cast("TensorType[Attribute]", op.source.type).element_type
        if first is not None and is_aligned(first, element):
            return op.source, first
    return None


def is_aligned(first: int, element: Attribute) -> bool:
    """Whether a matrix of a kernel may begin so many elements behind where one does."""
    return first * bits(element) % (8 * ALIGNMENT) == 0


def _first_of_run(op: tensor.ExtractSliceOp) -> int | None:
    """Where a slice begins whose elements lie next to each other; None of another."""
    offsets, sizes, strides = (
        each.get_values()
        for each in (op.static_offsets, op.static_sizes, op.static_strides)
    )
    shape = shape_of(op.source)
    if op.offsets or op.sizes or op.strides or any(each != 1 for each in strides):
        return None
    if DYNAMIC_INDEX in shape[1:]:
        return None
    cut = [axis for axis, size in enumerate(shape) if sizes[axis] != size]
    # In front of the last dimension that is cut, one index is taken; behind it all are.
    if any(sizes[axis] != 1 for axis in range(max(cut, default=0))):
        return None
    return sum(offset * prod(shape[axis + 1 :]) for axis, offset in enumerate(offsets))


def window_of(value: SSAValue) -> SSAValue:
    """The tensor that a product reads an operand in: what it is a slice of, where the slice has
    rows and a beginning at multiples of 16 bytes and the whole is there anyway; else itself."""
    op = value.owner
    if not isinstance(op, tensor.ExtractSliceOp) or viewed(op) is not None:
        return value
    if op.offsets or op.sizes or op.strides or set(op.static_strides.get_values()) != {1}:
        return value
    if DYNAMIC_INDEX in shape_of(op.source):
        return value
    root = root_of(op.source).owner
    there = not isinstance(root, Operation) or isinstance(root, tensor.PadOp | ContractOp)
    element = cast("TensorType[Attribute]", op.source.type).element_type
    places = shape_of(op.source)[-1], op.static_offsets.get_values()[-1]
    aligned = all(is_aligned(each, element) for each in places)
    return op.source if there and aligned else value


def is_data(op: Operation) -> bool:
    """Whether an op is a constant tensor of several numbers."""
    if not isinstance(op, arith.ConstantOp):
        return False
    return isinstance(op.value, DenseIntOrFPElementsAttr) and splat_of(op.value) is None
