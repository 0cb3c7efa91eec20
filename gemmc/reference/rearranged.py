"""Tensors whose elements are other tensors' elements: reshapes, slices, padding, concatenation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import prod
from typing import Any, cast

import numpy as np
from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, FloatAttr, IntegerAttr, TensorType
from xdsl.dialects.linalg.ops import BroadcastOp
from xdsl.ir import Attribute, Operation

from gemmc.errors import refuse
from gemmc.reference.bounded import Array, Bounded, may_be_another
from gemmc.reference.inputs import static_type
from gemmc.reference.numbers import constant, without_bound

Move = Callable[[Sequence[Array]], Array]
"""From the operands' values, or magnitudes, to the result's."""


def rearranged(x: Bounded, seen: Callable[[Array], Array]) -> Bounded:
    """The same elements, or some of them, in other places."""
    return replace(x, value=seen(x.value), magnitude=seen(x.magnitude))


def part_of(x: Bounded, first: int, kind: Attribute) -> Bounded:
    """Neighbouring elements of a tensor, as a tensor of a type."""
    shape = cast("TensorType[Attribute]", kind).get_shape()
    return rearranged(x, lambda a: a.reshape(-1)[first : first + prod(shape)].reshape(shape))


def with_parts(x: Bounded, parts: Mapping[int, Bounded]) -> Bounded:
    """A tensor in which neighbouring elements, from each first one on, are those of another."""

    def put(arrays: Sequence[Array]) -> Array:
        whole = np.array(arrays[0])
        for first, new in zip(parts, arrays[1:], strict=True):
            whole.reshape(-1)[first : first + new.size] = new.reshape(-1)
        return whole

    return _each([x, *parts.values()], put)


def moved(op: Operation, operands: Sequence[Bounded]) -> Bounded | None:
    """The result of an op that computes nothing; None of any other. GemmcError for one that is not
    of static place and size."""
    shape = static_type(op.results[0])[0]
    if isinstance(op, tensor.CollapseShapeOp | tensor.ExpandShapeOp | tensor.ReshapeOp):
        return _each(operands[:1], lambda x: _reshaped(op, x[0], shape))
    if isinstance(op, tensor.InsertSliceOp):
        first = [each.value for each in operands[2 : 2 + len(op.offsets)]]
        return _each(operands[:2], lambda x: _inserted(x[0], x[1], op, first))
    if isinstance(op, tensor.ConcatOp):
        return _each(operands, lambda x: np.concatenate(x, op.dim.value.data))
    if isinstance(op, tensor.PadOp):
        return _padded(op, operands)
    if isinstance(op, tensor.SplatOp):
        return _each(operands, lambda x: np.broadcast_to(x[0], shape))
    if isinstance(op, tensor.FromElementsOp):
        if not operands:
            return Bounded(np.zeros(shape), np.zeros(shape), 0.0, 0.0)
        return _each(operands, lambda x: np.stack(x).reshape(shape))
    if isinstance(op, tensor.CastOp):
        return _each(operands, lambda x: _cast(op, x[0], shape))
    if isinstance(op, BroadcastOp):
        added = tuple(cast("Any", op.dimensions).get_values())
        return _each(operands[:1], lambda x: np.broadcast_to(np.expand_dims(x[0], added), shape))
    return None


def _reshaped(op: Operation, x: Array, shape: Sequence[int]) -> Array:
    if x.size != prod(shape):
        raise refuse(op, f"{x.size} elements, as many as its operand has", f"sizes {list(shape)}")
    return x.reshape(shape)


def _cast(op: Operation, x: Array, shape: Sequence[int]) -> Array:
    if x.shape != tuple(shape):
        raise refuse(op, f"sizes {list(shape)}, those of the type", f"{list(x.shape)}")
    return x


def _each(operands: Sequence[Bounded], move: Move) -> Bounded:
    """The same for values and magnitudes."""
    value = move([each.value for each in operands])
    magnitude = move([each.magnitude for each in operands])
    c, floor = max(each.c for each in operands), max(each.floor for each in operands)
    return Bounded(value, magnitude, c, floor)


def _places(
    op: tensor.ExtractSliceOp | tensor.InsertSliceOp, computed: Sequence[Array]
) -> list[Array]:
    """The indices of a slice, a range for each dimension; `computed` are the offsets that the
    program computes."""
    if op.sizes or op.strides:
        raise refuse(op, "a slice of static size and step", "a dynamic one")
    told = iter(computed)
    parts = (op.static_offsets, op.static_sizes, op.static_strides)
    ranges: list[Array] = [
        (int(next(told)) if offset == DYNAMIC_INDEX else offset) + np.arange(size) * stride
        for offset, size, stride in zip(*(each.get_values() for each in parts), strict=True)
    ]
    return list(np.meshgrid(*ranges, indexing="ij", sparse=True))


def sliced(value: Array, op: tensor.ExtractSliceOp, first: Sequence[Array]) -> Array:
    """A slice; zero outside of the tensor."""
    shape = static_type(op.result)[0]
    return np.broadcast_to(
        at_places(value, _places(op, first)), list(op.static_sizes.get_values())
    ).reshape(shape)


def at_places(value: Array, places: Sequence[Array]) -> Array:
    """Elements at indices; zero outside, as a kernel reads it."""
    inside = np.ones((), np.bool_)
    kept: list[Array] = []
    for at, extent in zip(places, value.shape, strict=True):
        inside = inside & (at >= 0) & (at < extent)
        kept.append(np.clip(at, 0, extent - 1).astype(np.int64))
    if value.size == 0:
        return np.zeros(np.broadcast_shapes(*(at.shape for at in kept)), value.dtype)
    found = value[tuple(kept)] if kept else value
    return np.where(inside, found, np.zeros((), value.dtype))


def gathered(whole: Bounded, indices: Sequence[Bounded]) -> Bounded:
    """Elements at indices, zero outside; nothing is said of one whose index may be another."""
    places = [each.value.astype(np.int64) for each in indices]
    found = rearranged(whole, lambda x: at_places(x, places))
    return doubted(found, indices)


def doubted(found: Bounded, indices: Sequence[Bounded]) -> Bounded:
    """What was read at indices, without a bound where one of them may be another."""
    doubtful = np.zeros((), np.bool_)
    for each in indices:
        doubtful = doubtful | may_be_another(each)
    return without_bound(found, np.broadcast_to(doubtful, found.value.shape))


def _inserted(value: Array, into: Array, op: tensor.InsertSliceOp, first: Sequence[Array]) -> Array:
    """What is put in outside of the tensor is dropped."""
    places = _places(op, first)
    sizes = list(op.static_sizes.get_values())
    if not sizes:  # a number: there is no place to choose
        return value.reshape(into.shape)
    inside = np.ones(sizes, np.bool_)
    for at, extent in zip(places, into.shape, strict=True):
        inside = inside & (at >= 0) & (at < extent)
    found = into.copy()
    whole = [np.broadcast_to(at, sizes)[inside] for at in places]
    found[tuple(whole)] = value.reshape(sizes)[inside]
    return found


def _padded(op: tensor.PadOp, operands: Sequence[Bounded]) -> Bounded:
    """The second operand, if there is one, is the number that pads."""
    source, *others = operands
    end = op.region.block.last_op
    owner = end.operands[0].owner if end is not None else None
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, FloatAttr | IntegerAttr):
        others = [constant(owner)]
    if op.low or op.high or len(others) != 1:
        raise refuse(op, "static padding with one number", "another")
    wide = list(zip(op.static_low.get_values(), op.static_high.get_values(), strict=True))
    value = _around(source.value, wide, others[0].value.item())
    magnitude = _around(source.magnitude, wide, others[0].magnitude.item())
    return Bounded(value, magnitude, max(source.c, others[0].c), max(source.floor, others[0].floor))


def _around(array: Array, wide: Sequence[tuple[int, int]], number: float) -> Array:
    """Elements put around an array; fewer than none of them are taken off it."""
    ends = zip(array.shape, wide, strict=True)
    kept = tuple(slice(max(-low, 0), size - max(-high, 0)) for size, (low, high) in ends)
    added = [(max(low, 0), max(high, 0)) for low, high in wide]
    return np.pad(array[kept], added, constant_values=number)
