"""Raster orders: which block a number names."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.ir import SSAValue

from gemmc.ir import Inserter, constant_of


def raster(
    build: Inserter, order: str, group: int, number: SSAValue, grid: tuple[SSAValue, SSAValue]
) -> tuple[SSAValue, SSAValue]:
    """(row, column) of block `number` in a grid of (rows, columns).

    `row` and `column` go along rows and columns; `grouped` goes down the columns of `group`
    rows at a time; `serpentine` too, every other group from its last column to its first;
    `hilbert` likewise, but walks each square of `group` columns of a group along Hilbert's curve.
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
    group_rows = _clipped(build, rows, first_row, height)
    if order == "hilbert":
        row, column = _squares(build, group, within, (group_rows, columns))
        return build.add(first_row, row), _turned(build, which, column, columns)
    row = build.add(first_row, build.rem(within, group_rows))
    column = build.div(within, group_rows)
    if order == "grouped":
        return row, column
    return row, _turned(build, which, column, columns)


def _clipped(build: Inserter, count: SSAValue, first: SSAValue, part: SSAValue) -> SSAValue:
    """How many of `part` blocks from number `first` on there are, of `count`.

    Where parts are never ragged it is `part`, so that later divisions are by a constant.
    """
    known, most = _known(count), constant_of(part)
    if known is not None and most is not None and known % most == 0:
        return part
    return build.value(arith.MinUIOp(build.sub(count, first), part))


def _known(count: SSAValue) -> int | None:
    """A number of blocks, if the size it comes from is a constant."""
    owner = count.owner
    if not isinstance(owner, arith.CeilDivUIOp):
        return constant_of(count)
    size, block = constant_of(owner.lhs), constant_of(owner.rhs)
    return None if size is None or block is None else -(-size // block)


def _turned(build: Inserter, group: SSAValue, column: SSAValue, columns: SSAValue) -> SSAValue:
    """The column counted from the other end in groups of odd number."""
    last = build.sub(columns, build.index(1))
    odd = build.rem(group, build.index(2))
    is_odd = build.value(arith.CmpiOp(odd, build.index(1), "eq"))
    # The remainder changes nothing; it shows that the number is one of a column.
    from_end = build.rem(build.sub(last, column), columns)
    return build.value(arith.SelectOp(is_odd, from_end, column))


def _squares(
    build: Inserter, side: int, number: SSAValue, band: tuple[SSAValue, SSAValue]
) -> tuple[SSAValue, SSAValue]:
    """(row, column) in a band of at most `side` rows, square by square of `side` columns.

    A whole square is walked along the curve, which ends beside the next one's beginning; what
    is left of one at the grid's edges goes down its columns.
    """
    rows, columns = band
    width = build.index(side)
    square_size = build.mul(rows, width)
    first_column = build.mul(build.div(number, square_size), width)
    inside = build.rem(number, square_size)
    square_columns = _clipped(build, columns, first_column, width)
    high = build.value(arith.CmpiOp(rows, width, "eq"))
    wide = build.value(arith.CmpiOp(square_columns, width, "eq"))
    whole = build.value(arith.AndIOp(high, wide), "whole")
    row, column = _hilbert(build, side, inside)
    row = build.value(arith.SelectOp(whole, row, build.rem(inside, rows)))
    column = build.value(arith.SelectOp(whole, column, build.div(inside, rows)))
    return row, build.add(first_column, column)


def _hilbert(build: Inserter, side: int, number: SSAValue) -> tuple[SSAValue, SSAValue]:
    """(row, column) of a number below `side`² on Hilbert's curve, from (0, 0) to (0, side − 1).

    Two bits of the number at a time, the lowest first, say in which quarter of a square twice
    as large the square walked so far lies: 0 above left, mirrored along the diagonal; 1 below
    left; 2 below right; 3 above right, mirrored along the other diagonal. `side` is a power of 2.
    """
    if side == 1:
        return build.index(0), build.index(0)
    two, four = build.index(2), build.index(4)
    quarter = build.rem(number, four)
    row = build.rem(build.div(build.add(quarter, build.index(1)), two), two)
    column, half = build.div(quarter, two), 2
    while half < side:
        size = build.index(half)
        number = build.div(number, four)
        quarter = build.rem(number, four)
        is_first = build.value(arith.CmpiOp(quarter, build.index(0), "eq"))
        is_last = build.value(arith.CmpiOp(quarter, build.index(3), "eq"))
        right = build.mul(build.div(quarter, build.index(2)), size)
        # The remainders change nothing; they show that the numbers are within a square.
        last = build.index(half - 1)
        up, back = (build.rem(build.sub(last, at), size) for at in (column, row))
        straight = build.add(row, size), build.add(column, right)
        turned = up, build.add(back, size)
        mirrored = column, row
        row, column = (
            build.value(arith.SelectOp(is_first, m, build.value(arith.SelectOp(is_last, t, s))))
            for m, t, s in zip(mirrored, turned, straight, strict=True)
        )
        half *= 2
    return row, column
