"""How tensor-map boxes tile a shared-memory buffer, and the tensor maps a kernel uses."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import cast

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tile.data import PartOp, WindowOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.types import WindowType, bits
from gemmc.dialects.tma import DescriptorOp, MapType
from gemmc.errors import refuse
from gemmc.transforms._ir import Inserter, constant_of

MAX_BOX = 256
"""Largest box dimension of a tensor map (CUDA driver API, cuTensorMapEncodeTiled)."""


class TensorMaps:
    """The tensor maps of a kernel: one per matrix, box and swizzle, made at its start."""

    def __init__(self, kernel: KernelOp):
        self._kernel = kernel
        self._maps: dict[tuple[SSAValue, MapType], SSAValue] = {}

    def of(self, source: Operation, matrix: SSAValue, buffer: MemRefType) -> SSAValue:
        """The map for moving boxes of `matrix` to or from a buffer of this type."""
        box, _ = boxes(buffer)
        span = buffer.layout.span.data if isinstance(buffer.layout, SwizzleAttr) else 0
        kind = MapType.of(box, buffer.element_type, span)
        key = (matrix, kind)
        if key not in self._maps:
            start = Inserter.at_start(self._kernel.body.block, source)
            self._maps[key] = start.value(DescriptorOp(matrix, kind), f"{matrix.name_hint}_map")
        return self._maps[key]


def boxes(buffer: MemRefType) -> tuple[tuple[int, int], tuple[int, int]]:
    """Box (rows, columns) and how many of them the buffer holds, down and across."""
    rows, columns = buffer.get_shape()
    width = columns
    if isinstance(buffer.layout, SwizzleAttr):
        width = buffer.layout.span.data * 8 // bits(buffer.element_type)
    down = ceil(rows / MAX_BOX)
    while rows % down:
        down += 1
    return (rows // down, width), (down, columns // width)


def each_box(
    build: Inserter, buffer: SSAValue, origin: list[SSAValue]
) -> Iterator[tuple[SSAValue, list[SSAValue]]]:
    """(part of the buffer, matrix coordinates) of each box of a tile that starts at `origin`."""
    box, counts = boxes(cast(MemRefType, buffer.type))
    for row in range(counts[0]):
        for column in range(counts[1]):
            part = buffer
            if counts != (1, 1):
                part = build.value(
                    PartOp(buffer, [build.index(row), build.index(column)], counts), "box"
                )
            yield part, [
                offset if i == 0 else build.add(offset, build.index(i * size))
                for offset, i, size in zip(origin, (row, column), box, strict=True)
            ]


def window_origin(
    build: Inserter, op: Operation, value: SSAValue
) -> tuple[WindowOp, list[SSAValue]]:
    """The tile.window a value is (a blocked part of), and the matrix coordinates of its start."""
    owner = value.owner
    if isinstance(owner, WindowOp):
        return owner, list(owner.offsets)
    if not isinstance(owner, PartOp) or owner.cyclic is not None:
        raise refuse(op, "a tile.window or a contiguous part of one", f"{value.type}")
    window, origin = window_origin(build, op, owner.source)
    shape = cast(WindowType, value.type).get_shape()
    moved = [
        build.add(at, build.mul(index, build.index(size)))
        for at, index, size in zip(origin, owner.indices, shape, strict=True)
    ]
    return window, moved


def check_clipping(op: Operation, window: WindowOp) -> None:
    """TMA clips at the matrix's own bounds, so the window must not be clipped earlier."""
    matrix = cast(MemRefType, window.matrix.type)
    for extent, size in zip(window.extents, matrix.get_shape(), strict=True):
        if constant_of(extent) not in (None, size):
            raise refuse(
                op,
                "a window clipped at the matrix's bounds",
                f"{constant_of(extent)} of {size}",
            )
