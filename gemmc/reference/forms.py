"""Ops of `tensor` and `affine` on what their operands are: affine indices, extents, elements put
in, and slices at indices of a tensor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import numpy as np
from xdsl.dialects import affine, tensor
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.tensor_more import GatherOp
from gemmc.reference.bounded import Array, Bounded, may_be_another, sure
from gemmc.reference.inputs import static_type
from gemmc.reference.numbers import without_bound
from gemmc.reference.rearranged import at_places, rearranged


def formed(op: Operation, known: Mapping[SSAValue, Bounded]) -> Bounded | None:
    """The result of one of these; None of another op."""
    if isinstance(op, affine.ApplyOp | affine.MinOp):
        return _applied(op, known)
    if isinstance(op, tensor.DimOp):
        return sure(np.full((), known[op.source].value.shape[int(known[op.index].value)]))
    if isinstance(op, tensor.InsertOp):
        return _inserted(op, known)
    return _gathered(op, known) if isinstance(op, GatherOp) else None


def _applied(op: affine.ApplyOp | affine.MinOp, known: Mapping[SSAValue, Bounded]) -> Bounded:
    """An affine expression of integers (MLIR, "Affine Expressions": divisions round down or up, and
    what is left has the divisor's sign)."""
    found = cast("list[Any]", [known[each].value.astype(np.int64) for each in op.operands])
    count = op.map.data.num_dims
    values = op.map.data.eval(found[:count], found[count:])
    return sure(np.minimum.reduce(values))


def _inserted(op: tensor.InsertOp, known: Mapping[SSAValue, Bounded]) -> Bounded:
    """One element replaced; none at indices outside of the tensor."""
    at = tuple(int(known[each].value) for each in op.indices)
    into, number = known[op.dest], known[op.scalar]
    if not all(0 <= n < extent for n, extent in zip(at, into.value.shape, strict=True)):
        return into
    value, magnitude = (np.array(each) for each in (into.value, into.magnitude))
    value[at], magnitude[at] = number.value, number.magnitude
    return Bounded(value, magnitude, max(into.c, number.c), max(into.floor, number.floor))


def _gathered(op: GatherOp, known: Mapping[SSAValue, Bounded]) -> Bounded:
    """Slices of a tensor; zero at indices outside of it."""
    indices, source = known[op.indices], known[op.source]
    at = indices.value
    shape = static_type(op.result)[0]
    rows = at.ndim - 1
    counters = np.meshgrid(*map(np.arange, shape), indexing="ij")
    places: list[Array] = [np.zeros(shape, np.int64)] * source.value.ndim
    for axis, counter in zip(op.kept, counters[rows:], strict=True):
        places[axis] = counter
    for number, axis in enumerate(op.dims):
        index = at[..., number].astype(np.int64)
        whole = index.reshape(index.shape + (1,) * (len(shape) - rows))
        places[axis] = np.broadcast_to(whole, shape)
    found = rearranged(source, lambda x: at_places(x, places))
    doubtful = np.full(shape, may_be_another(indices).any())
    return without_bound(found, doubtful)
