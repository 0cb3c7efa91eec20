"""Tensors whose elements are other tensors' elements: reshapes, slices, padding, concatenation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np
from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import FloatAttr, IntegerAttr
from xdsl.dialects.linalg.ops import BroadcastOp
from xdsl.ir import Operation

from gemmc.errors import refuse
from gemmc.reference.bounded import Array, Bounded
from gemmc.reference.inputs import static_type

Move = Callable[[Sequence[Array]], Array]
"""From the operands' values, or magnitudes, to the result's."""


def moved(op: Operation, operands: Sequence[Bounded]) -> Bounded | None:
    """The result of an op that computes nothing; None of any other. GemmcError for one that is not
    of static place and size."""
    shape = static_type(op.results[0])[0]
    if isinstance(op, tensor.CollapseShapeOp | tensor.ExpandShapeOp | tensor.ReshapeOp):
        return _each(operands[:1], lambda x: x[0].reshape(shape))
    if isinstance(op, tensor.ExtractSliceOp):
        window = _window(op)
        return _each(operands[:1], lambda x: x[0][window].reshape(shape))
    if isinstance(op, tensor.InsertSliceOp):
        window = _window(op)
        return _each(operands, lambda x: _inserted(x[0], x[1], window))
    if isinstance(op, tensor.ConcatOp):
        return _each(operands, lambda x: np.concatenate(x, op.dim.value.data))
    if isinstance(op, tensor.PadOp):
        return _padded(op, operands)
    if isinstance(op, tensor.SplatOp | tensor.FromElementsOp):
        return _each(operands, lambda x: np.broadcast_to(x[0], shape))
    if isinstance(op, BroadcastOp):
        added = tuple(cast("Any", op.dimensions).get_values())
        return _each(operands[:1], lambda x: np.broadcast_to(np.expand_dims(x[0], added), shape))
    return None


def _each(operands: Sequence[Bounded], move: Move) -> Bounded:
    """The same for values and magnitudes."""
    value = move([each.value for each in operands])
    magnitude = move([each.magnitude for each in operands])
    c, floor = max(each.c for each in operands), max(each.floor for each in operands)
    return Bounded(value, magnitude, c, floor)


def _window(op: tensor.ExtractSliceOp | tensor.InsertSliceOp) -> tuple[slice, ...]:
    if op.offsets or op.sizes or op.strides:
        raise refuse(op, "a slice of static place and size", "a dynamic one")
    parts = (op.static_offsets, op.static_sizes, op.static_strides)
    return tuple(
        slice(offset, offset + (size - 1) * stride + 1, stride)
        for offset, size, stride in zip(*(each.get_values() for each in parts), strict=True)
    )


def _inserted(value: Array, into: Array, window: tuple[slice, ...]) -> Array:
    found = into.copy()
    found[window] = value.reshape(found[window].shape)
    return found


def _padded(op: tensor.PadOp, operands: Sequence[Bounded]) -> Bounded:
    """The second operand, if there is one, is the number that pads."""
    source, *others = operands
    end = op.region.block.last_op
    owner = end.operands[0].owner if end is not None else None
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, FloatAttr | IntegerAttr):
        number = np.full((), float(cast("Any", owner.value).value.data))
        others = [Bounded(number, np.abs(number), 0.0)]
    if op.low or op.high or len(others) != 1:
        raise refuse(op, "static padding with one number", "another")
    wide = list(zip(op.static_low.get_values(), op.static_high.get_values(), strict=True))
    value = np.pad(source.value, wide, constant_values=float(others[0].value))
    magnitude = np.pad(source.magnitude, wide, constant_values=float(others[0].magnitude))
    return Bounded(
        value, magnitude, max(source.c, others[0].c), max(source.floor, others[0].floor)
    )
