"""Buffers of a plain function: allocated, loaded and stored an element at a time."""

from __future__ import annotations

import numpy as np
from xdsl.dialects import memref
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
