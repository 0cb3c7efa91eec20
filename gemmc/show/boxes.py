"""The boxes that a tensor map cuts a matrix into, and who of a cluster gets which."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute

from gemmc.dialects.tile.kernel import KernelOp, cluster_shape
from gemmc.dialects.tile.types import bits
from gemmc.dialects.tma import DescriptorOp, LoadOp
from gemmc.show.numbers_of import number_of
from gemmc.show.picture import COLOURS, Cell, Grid, Picture, drawn

ROWS, COLUMNS = 12, 12
"""Boxes that are drawn at most."""


def box_picture(op: DescriptorOp, name: str) -> Picture | None:
    """A matrix in boxes, each with its corner; None of several matrices or of unknown sizes."""
    kind = cast("MemRefType[Attribute]", op.matrix.type)
    described = op.result.type
    sizes, box = kind.get_shape(), described.get_box()
    if len(sizes) != 2 or len(box) != 2 or min(sizes) < 1:
        return None
    counts = [-(-size // by) for size, by in zip(sizes, box, strict=True)]
    down, across = min(counts[0], ROWS), min(counts[1], COLUMNS)
    shape = "x".join(map(str, (*sizes, kind.element_type)))
    boxes = f"{box[0]}x{box[1]}, {described.box_bytes} bytes"
    swizzle = described.swizzle.data
    lies = f"rows of {swizzle} bytes, swizzled" if swizzle else "no swizzle"
    notes = (
        "A cell is a box, at [row, column]; a pale one reaches past the edge, where zeros arrive.",
        f"Drawn: {down} of {counts[0]} rows of boxes, {across} of {counts[1]} columns.",
    )
    grid = Grid(
        _boxes(kind, box, down, across), ("",) * down, ("",) * across, notes, width=84, height=30
    )
    return drawn(f"box-{name}", f"{name}: {shape} in boxes of {boxes}, {lies}", grid)


def _boxes(
    kind: MemRefType[Attribute], box: tuple[int, ...], down: int, across: int
) -> Iterator[Cell]:
    rows, columns = kind.get_shape()
    size = bits(kind.element_type) // 8
    for y in range(down):
        for x in range(across):
            row, column = y * box[0], x * box[1]
            inside = min(box[0], rows - row) * min(box[1], columns - column)
            whole = inside == box[0] * box[1]
            byte = (row * columns + column) * size
            data = {"row": row, "column": column, "byte": byte, "inside": inside}
            about = f"from byte {byte} of the matrix on, {inside} elements inside"
            colour = COLOURS[0] if whole else COLOURS[7]
            yield Cell(y, x, f"[{row}, {column}]", colour, data, about)


def cluster_picture(kernel: KernelOp) -> Picture | None:
    """Which CTA of a cluster fetches for which: a row for each that asks, a column for each that
    gets, and in a cell how many of its boxes. None without a cluster."""
    shape = cluster_shape(kernel)
    count = shape[0] * shape[1]
    if count == 1:
        return None
    sent = deliveries(kernel)
    if not sent:
        return None
    loads = sorted({load for load, _, _ in sent})
    cells = [
        Cell(
            at * count + source, to, f"to CTA {to}", COLOURS[source % len(COLOURS)],
            {"load": load, "source": source, "target": to}, f"CTA {source} fetches for CTA {to}",
        )
        for at, load in enumerate(loads)
        for number, source, to in sent if number == load
    ]  # fmt: skip
    operations = _loads(kernel)
    rows = tuple(
        f"{_matrix(operations[load])}: {source}" for load in loads for source in range(count)
    )
    columns = tuple(f"CTA {to}" for to in range(count))
    notes = ("A row is a load by one CTA, a cell a CTA in whose shared memory its box arrives.",)
    title = f"cluster of {shape[0]}x{shape[1]} CTAs: who fetches for whom"
    return drawn("cluster", title, Grid(cells, rows, columns, notes, width=84))


def deliveries(kernel: KernelOp) -> list[tuple[int, int, int]]:
    """(number of the load, rank that asks, rank that gets) of all loads whose masks are known."""
    shape = cluster_shape(kernel)
    found: list[tuple[int, int, int]] = []
    for number, load in enumerate(_loads(kernel)):
        for rank in range(shape[0] * shape[1]):
            place = divmod(rank, shape[1])
            mask = 1 << rank if load.mask is None else number_of(load.mask, place)
            if mask is not None:
                found += [(number, rank, to) for to in range(mask.bit_length()) if mask >> to & 1]
    return found


def _loads(kernel: KernelOp) -> list[LoadOp]:
    return [op for op in kernel.walk() if isinstance(op, LoadOp)]


def _matrix(load: LoadOp) -> str:
    made = load.map.owner
    hint = made.matrix.name_hint if isinstance(made, DescriptorOp) else None
    return hint or "matrix"
