"""Who owns which element of a register tile."""

from __future__ import annotations

from collections.abc import Iterator

from gemmc.dialects.tile.attrs import LayoutAttr
from gemmc.dialects.tile.types import FragmentType
from gemmc.show.picture import COLOURS, Cell, Grid, Picture, drawn

ROWS, COLUMNS = 16, 16
"""What is drawn at most."""


def owners(layout: LayoutAttr, rows: int, columns: int) -> dict[tuple[int, int], tuple[int, int]]:
    """[row, column] to (thread, value) of the elements in the first rows and columns."""
    found: dict[tuple[int, int], tuple[int, int]] = {}
    offsets = [layout.value_offset(value) for value in range(layout.num_values)]
    for thread in range(layout.num_threads):
        down, across = layout.thread_base(thread)
        for value, (row, column) in enumerate(offsets):
            if down + row < rows and across + column < columns:
                found.setdefault((down + row, across + column), (thread, value))
    return found


def fragment_picture(kind: FragmentType, name: str) -> Picture:
    """A fragment with a layout: each element with its thread and the number of its register."""
    layout = kind.register_layout
    rows, columns = kind.get_shape()
    down, across = min(rows, ROWS), min(columns, COLUMNS)
    shape = "x".join(map(str, (rows, columns, kind.element_type)))
    title = f"{name}: {shape}, {layout.num_values} values in each of {layout.num_threads} threads"
    notes = (
        "t is the thread, v the number of its value: one of 32 bits is a register, one of 16 half.",
        f"Drawn: {down} of {rows} rows, {across} of {columns} columns.",
    )
    grid = Grid(
        _cells(owners(layout, down, across)),
        tuple(f"row {at}" for at in range(down)),
        tuple(map(str, range(across))), notes,
    )  # fmt: skip
    return drawn(f"fragment-{shape}-{layout.num_threads}", title, grid)


def _cells(found: dict[tuple[int, int], tuple[int, int]]) -> Iterator[Cell]:
    for (row, column), (thread, value) in sorted(found.items()):
        data = {"row": row, "column": column, "thread": thread, "value": value}
        about = f"[{row}, {column}]: thread {thread}, value {value}"
        colour = COLOURS[thread // 4 % len(COLOURS)]
        yield Cell(row, column, f"t{thread} v{value}", colour, data, about)
