"""Buffers of a plain function: allocated, loaded and stored an element at a time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from xdsl.dialects import memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, DenseArrayBase, IntegerType
from xdsl.ir import SSAValue

from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware.errors import OutOfBounds
from gemmc.interpret.op_table import handles
from gemmc.interpret.types import dtype_of, shape_of


@handles(memref.AllocOp)
def alloc(frame: Frame, op: memref.AllocOp) -> None:
    """Every byte is 0xFF, so that a float that was never stored is a NaN."""
    kind = op.memref.type
    made = np.empty(shape_of(kind), dtype_of(kind.element_type))
    made.reshape(-1).view(np.uint8)[...] = 0xFF
    frame.set(op, made)


@handles(memref.SubviewOp)
def subview(frame: Frame, op: memref.SubviewOp) -> None:
    """The same memory; dimensions of one element may be left out. Raises OutOfBounds."""
    numbers = (
        (op.static_offsets, op.offsets),
        (op.static_sizes, op.sizes),
        (op.static_strides, op.strides),
    )
    offsets, sizes, steps = (_told(frame, *each) for each in numbers)
    shape = shape_of(op.source.type)
    for at, size, step, extent in zip(offsets, sizes, steps, shape, strict=True):
        if size and not 0 <= at <= at + (size - 1) * step < extent:
            message = f"a view at {offsets} of a buffer of {list(shape)}"
            raise OutOfBounds(message, frame.agent.site)
    places = zip(offsets, sizes, steps, strict=True)
    part = frame.get(op.source)[tuple(slice(o, o + n * s, s) for o, n, s in places)]
    frame.set(op, part.reshape(shape_of(op.result.type)))


def _told(
    frame: Frame, static: DenseArrayBase[IntegerType], told: Sequence[SSAValue]
) -> list[int]:
    """Numbers of the text, and values where it has none."""
    others = (int(frame.get(each)) for each in told)
    return [next(others) if each == DYNAMIC_INDEX else each for each in static.get_values()]


@handles(memref.LoadOp)
def load(frame: Frame, op: memref.LoadOp) -> None:
    frame.set(op, frame.get(op.memref)[_place(frame, op.memref, op.indices)])


@handles(memref.StoreOp)
def store(frame: Frame, op: memref.StoreOp) -> None:
    """In place: whoever holds the buffer sees it."""
    frame.get(op.memref)[_place(frame, op.memref, op.indices)] = frame.get(op.value)


def _place(frame: Frame, buffer: SSAValue, indices: tuple[SSAValue, ...]) -> tuple[int, ...]:
    """An element's indices. Raises OutOfBounds; NumPy would count negative ones from the end."""
    place = tuple(int(frame.get(index)) for index in indices)
    shape = shape_of(buffer.type)
    if any(not 0 <= at < extent for at, extent in zip(place, shape, strict=True)):
        message = f"element {list(place)} of a buffer of {list(shape)}"
        raise OutOfBounds(message, frame.agent.site)
    return place
