"""How tensor-map boxes tile a shared-memory buffer, and the tensor maps a kernel uses."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import MemRefType, NoneAttr
from xdsl.ir import Operation, SSAValue

from gemmc.analysis.extents import reaches_end, shown_extent
from gemmc.analysis.swizzles import need_whole_patterns
from gemmc.analysis.views import base_of, is_strided_view
from gemmc.dialects.interfaces import ByCopyEngine, Fill, Hint
from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tile.data.views import CropOp, PartOp, WindowOp
from gemmc.dialects.tile.kernel import ElectOp, KernelOp
from gemmc.dialects.tile.matrices import matrices_in
from gemmc.dialects.tile.types import WindowType, bits, memref_type, shared_buffer, strides_of
from gemmc.dialects.tma import DescriptorOp, MapType, PrefetchOp
from gemmc.errors import Run, refuse
from gemmc.ir import Inserter

MAX_RANK = 5
"""Most dimensions of a tensor map (CUDA driver API, cuTensorMapEncodeTiled)."""

MAX_BOX = 256
"""Largest box dimension of a tensor map (CUDA driver API, cuTensorMapEncodeTiled)."""

ALIGNMENT = 128
"""Bytes that a box's place in shared memory is aligned to (PTX ISA, "cp.async.bulk.tensor")."""


class TensorMaps:
    """The tensor maps of a kernel: one per matrix, box and swizzle, made at its start."""

    def __init__(self, kernel: KernelOp, promotion: int | None = None):
        self._kernel = kernel
        self._promotion = promotion
        self._maps: dict[tuple[SSAValue, MapType], SSAValue] = {}

    def of(self, source: ByCopyEngine, window: WindowOp) -> SSAValue:
        """The map for the boxes of the window's matrix that the op moves."""
        matrix, buffer = window.matrix, buffer_type(source)
        self._check_matrix(source, window)
        box, _ = boxes(source, buffer)
        span = buffer.layout.span.data if isinstance(buffer.layout, SwizzleAttr) else 0
        one = [1] * len(window.of)
        kind = MapType.of((*one, *box), buffer.element_type, span)
        key = (matrix, kind)
        if key not in self._maps:
            start = Inserter.at_start(self._kernel.body.block, source)
            if isinstance(matrix.owner, Operation):
                start = Inserter.after(matrix.owner, source)
            descriptor = DescriptorOp(matrix, kind, self._promotion)
            self._maps[key] = start.value(descriptor, f"{matrix.name_hint}_map")
        return self._maps[key]

    def prefetch(self, source: Operation) -> None:
        """One thread brings all of them into the descriptor cache when the kernel starts."""
        maps = [op for op in self._kernel.body.block.ops if isinstance(op, DescriptorOp)]
        elect = Inserter.after(maps[-1], source).op(ElectOp())
        inside = Inserter.at_end(elect.body.block, source)
        for map in maps:
            inside.op(PrefetchOp(map.result))

    def _check_matrix(self, op: Operation, window: WindowOp) -> None:
        """A map is of an argument's matrices, and TMA clips at a matrix's own bounds."""
        kind = memref_type(window.matrix)
        args = self._kernel.body.block.args
        plain = isinstance(kind.layout, NoneAttr) or is_strided_view(window.matrix)
        if base_of(window.matrix) not in args or not plain or matrices_in(kind).across != 1:
            raise refuse(op, "a row-major matrix that the kernel is passed", f"{kind}")
        if not 2 <= kind.get_num_dims() <= MAX_RANK:
            raise refuse(op, f"a tensor of 2 to {MAX_RANK} dimensions for tma", f"{kind}")
        for dimension in (0, 1):
            if not reaches_end(window, dimension):
                found = shown_extent(window, dimension)
                raise refuse(op, "a window clipped at the matrix's bounds", found)


def boxes(op: Operation, buffer: MemRefType) -> tuple[tuple[int, int], tuple[int, int]]:
    """Box (rows, columns) and how many of them the buffer, or what a fill keeps of its rows, holds,
    down and across."""
    rows, columns = buffer.get_shape()
    if isinstance(op, Fill) and op.kept_rows is not None:
        rows = op.kept_rows
    width, whole = columns, 8
    row_bytes = columns * bits(buffer.element_type) // 8
    if isinstance(buffer.layout, SwizzleAttr):
        span = buffer.layout.span.data
        width = span * 8 // bits(buffer.element_type)
        if row_bytes % span:
            needed = f"rows of a multiple of {span} bytes, the buffer's swizzle span"
            raise refuse(op, needed, f"{row_bytes} bytes", "change assign-layouts' swizzle")
    else:
        whole = ALIGNMENT // gcd(ALIGNMENT, row_bytes)
        packed = strides_of(buffer) == (columns, 1) and not row_bytes % 16 and not rows % whole
        if not packed or width > MAX_BOX:
            needed = f"a swizzled buffer, or {ALIGNMENT}-byte multiples of packed rows"
            raise refuse(op, needed, f"{buffer}", Run("assign-layouts"))
    height = rows if rows <= MAX_BOX else _height(rows, whole)
    if height is None:
        needed = f"rows that boxes of up to {MAX_BOX} rows, in multiples of {whole}, make up"
        raise refuse(op, needed, f"{rows} rows", "change form-kernel's tile")
    return (height, width), (rows // height, columns // width)


def _height(rows: int, whole: int) -> int | None:
    """The largest number of rows, a multiple of `whole`, that divides `rows` within the limit."""
    sizes = range(MAX_BOX // whole * whole, 0, -whole)
    return next((size for size in sizes if rows % size == 0), None)


def buffer_type(op: ByCopyEngine) -> MemRefType:
    """The buffer whose boxes the copy engine moves; without one, that of a packed tile."""
    if op.inside is not None:
        return cast(MemRefType, op.inside.type)
    tile = cast(WindowType, op.outside.type)
    return shared_buffer(tile.get_shape(), tile.element_type)


def each_box(
    build: Inserter, op: ByCopyEngine, origin: list[SSAValue]
) -> Iterator[tuple[SSAValue | None, list[SSAValue]]]:
    """(part of the buffer, row and column) of each box of a tile that starts at `origin`."""
    buffer = op.inside
    if buffer is not None:
        need_whole_patterns(op, buffer)
    box, counts = boxes(op, buffer_type(op))
    for row in range(counts[0]):
        for column in range(counts[1]):
            part = buffer
            if part is not None and counts != (1, 1):
                part = build.value(
                    PartOp(part, [build.index(row), build.index(column)], counts), "box"
                )
            if part is not None and memref_type(part).get_shape() != box:
                part = build.value(CropOp(part, box), "rows")
            yield part, [
                offset if i == 0 else build.add(offset, build.index(i * size))
                for offset, i, size in zip(origin, (row, column), box, strict=True)
            ]


def window_origin(
    build: Inserter, op: Operation, value: SSAValue
) -> tuple[WindowOp, list[SSAValue]]:
    """The tile.window a value is (a blocked part of), and the matrix coordinates of its start:
    behind the last row where the window's mask does not hold, of which a box reads nothing, unless
    the op is a hint, which is not given then."""
    owner = value.owner
    if isinstance(owner, WindowOp):
        row, column = owner.offsets
        if owner.mask is not None and not isinstance(op, Hint):
            row = build.value(arith.SelectOp(owner.mask, row, owner.extents[0]), "masked_row")
        return owner, [row, column]
    if not isinstance(owner, PartOp) or owner.runs is not None:
        raise refuse(op, "a tile.window or a contiguous part of one", f"{value.type}")
    window, origin = window_origin(build, op, owner.source)
    shape = cast(WindowType, value.type).get_shape()
    moved = [
        build.add(at, build.mul(index, build.index(size)))
        for at, index, size in zip(origin, owner.indices, shape, strict=True)
    ]
    return window, moved
