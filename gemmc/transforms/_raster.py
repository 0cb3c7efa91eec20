"""Raster orders: which block a number names."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.ir import SSAValue

from gemmc.transforms._ir import Inserter


def raster(
    build: Inserter, order: str, group: int, number: SSAValue, grid: tuple[SSAValue, SSAValue]
) -> tuple[SSAValue, SSAValue]:
    """(row, column) of block `number` in a grid of (rows, columns).

    `row` and `column` go along rows and columns; `grouped` goes down the columns of `group`
    rows at a time; `serpentine` too, every other group from its last column to its first.
    """
    rows, columns = grid
    if order == "row":
        return build.div(number, columns), build.rem(number, columns)
    if order == "column":
        return build.rem(number, rows), build.div(number, rows)
    height = build.index(group)
    group_size = build.mul(height, columns)
    which = build.div(number, group_size)
    first_row = build.mul(which, height)
    within = build.rem(number, group_size)
    rows_left = build.sub(rows, first_row)
    group_rows = build.value(arith.MinUIOp(rows_left, height))
    row = build.add(first_row, build.rem(within, group_rows))
    column = build.div(within, group_rows)
    if order == "grouped":
        return row, column
    return row, _turned(build, which, column, columns)


def _turned(build: Inserter, group: SSAValue, column: SSAValue, columns: SSAValue) -> SSAValue:
    """The column counted from the other end in groups of odd number."""
    last = build.sub(columns, build.index(1))
    odd = build.rem(group, build.index(2))
    is_odd = build.value(arith.CmpiOp(odd, build.index(1), "eq"))
    # The remainder changes nothing; it shows that the number is one of a column.
    from_end = build.rem(build.sub(last, column), columns)
    return build.value(arith.SelectOp(is_odd, from_end, column))
