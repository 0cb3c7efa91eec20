"""Where the elements of a buffer lie in shared memory, and in which banks."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute

from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.dialects.tile.types import bits, strides_of
from gemmc.show.picture import COLOURS, Cell, Grid, Picture, drawn

BANKS, BANK_BYTES = 32, 4
"""CUDA C++ Programming Guide, "Shared Memory" of 5.x, to which 9.0 refers."""

CHUNK = 16
"""Bytes that a swizzle moves as one, and that a thread reads at most."""

ROWS, COLUMNS = 16, 16
"""What is drawn at most; every swizzle repeats after 8 rows."""


def byte_of(kind: MemRefType[Attribute], start: int, row: int, column: int) -> int:
    """The byte in shared memory at which an element begins, of a buffer that begins at `start`.
    PTX ISA, "Swizzling modes": the 16-byte chunk's number is XORed with the address from bit 7 on.
    """
    size = bits(kind.element_type) // 8
    layout = kind.layout
    if not isinstance(layout, SwizzleAttr):
        down, across = strides_of(kind)
        return start + (row * down + column * across) * size
    span, along = layout.span.data, column * size
    place = start + along // span * layout.pitch.data + row * span + along % span
    return place ^ ((place >> 7 & (span // CHUNK - 1)) << 4)


def buffer_picture(op: AllocOp, name: str) -> Picture:
    """A buffer, or the first slot of a ring: cells of 16 bytes where these lie together, of one
    element otherwise, coloured by their banks."""
    kind = op.buffer_type
    start = 0 if op.offset is None else op.offset.value.data
    rows, columns = kind.get_shape()
    step = cell_elements(kind)
    down, across = min(rows, ROWS), min(columns // step, COLUMNS)
    layout = kind.layout
    swizzle = f"swizzle {layout.span.data} B" if isinstance(layout, SwizzleAttr) else "no swizzle"
    shape = "x".join(map(str, (rows, columns, kind.element_type)))
    slots = f", slot 0 of {op.slots}" if op.slots > 1 else ""
    notes = (
        f"A cell is {step} element{'s' * (step > 1)}; number and colour are its first bank.",
        f"Cells of one column in one colour are read one after the other. Drawn: {down} of {rows} "
        f"rows, {across * step} of {columns} columns.",
    )
    grid = Grid(
        _cells(kind, start, step, down, across),
        tuple(f"row {at}" for at in range(down)),
        tuple(str(at * step) for at in range(across)), notes,
    )  # fmt: skip
    return drawn(f"buffer-{name}", f"{name}: {shape}, {swizzle}, from byte {start}{slots}", grid)


def cell_elements(kind: MemRefType[Attribute]) -> int:
    """Elements of a row that a cell stands for: those of 16 bytes, if they lie together."""
    per_chunk = CHUNK * 8 // bits(kind.element_type)
    if kind.get_shape()[1] % per_chunk:
        return 1
    if isinstance(kind.layout, SwizzleAttr):
        return per_chunk
    down, across = strides_of(kind)
    return per_chunk if across == 1 and down % per_chunk == 0 else 1


def _cells(
    kind: MemRefType[Attribute], start: int, step: int, down: int, across: int
) -> Iterator[Cell]:
    for row in range(down):
        for at in range(across):
            byte = byte_of(kind, start, row, at * step)
            bank = byte // BANK_BYTES % BANKS
            last = "" if step == 1 else f" to {at * step + step - 1}"
            about = f"[{row}, {at * step}{last}]: byte {byte}, bank {bank}"
            data = {"row": row, "column": at * step, "byte": byte, "bank": bank}
            yield Cell(row, at, str(bank), COLOURS[bank // 4 % len(COLOURS)], data, about)
