"""Rasters: every block of any grid once, and how far apart neighbours in time lie."""

from __future__ import annotations

from typing import Any

import pytest
from xdsl.dialects import arith
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, SSAValue

from gemmc.interpret.ops.scalars import INTEGER
from gemmc.ir import Inserter, constant_of
from gemmc.transforms.lowering._to_ptx.ranges import never_negative
from gemmc.transforms.schedule._raster import raster

GRIDS = [(1, 1), (3, 5), (4, 4), (8, 8), (8, 24), (5, 9), (13, 7), (16, 32), (2, 11)]


def evaluate(value: SSAValue, known: dict[SSAValue, Any]) -> Any:
    """A value of raster arithmetic as a Python number."""
    if value in known:
        return known[value]
    owner, constant = value.owner, constant_of(value)
    if constant is not None:
        result: Any = constant
    elif isinstance(owner, arith.SelectOp):
        chosen = owner.lhs if evaluate(owner.cond, known) else owner.rhs
        result = evaluate(chosen, known)
    elif isinstance(owner, arith.CmpiOp):
        assert owner.predicate.value.data == 0
        result = evaluate(owner.lhs, known) == evaluate(owner.rhs, known)
    else:
        operands = [evaluate(v, known) for v in owner.operands]
        result = INTEGER[type(owner)](*operands)
    known[value] = result
    return result


def walk(order: str, group: int, grid: tuple[int, int]) -> list[tuple[int, int]]:
    """The blocks of a grid in the order of their numbers."""
    block = Block()
    build = Inserter.at_end(block, ModuleOp([]))
    number, rows, columns = (build.index(n) for n in (-1, *grid))
    row, column = raster(build, order, group, number, (rows, columns))
    sizes = {rows: grid[0], columns: grid[1]}
    return [
        tuple(evaluate(v, known) for v in (row, column))
        for known in ({number: n, **sizes} for n in range(grid[0] * grid[1]))
    ]


@pytest.mark.parametrize("order", ["row", "column", "grouped", "serpentine", "hilbert"])
@pytest.mark.parametrize("group", [1, 2, 4, 8])
@pytest.mark.parametrize("grid", GRIDS)
def test_each_block_is_met_once(order: str, group: int, grid: tuple[int, int]) -> None:
    found = walk(order, group, grid)
    assert sorted(found) == [(r, c) for r in range(grid[0]) for c in range(grid[1])]


@pytest.mark.parametrize("group", [2, 4, 8, 16, 32])
def test_hilbert_never_jumps_within_a_band(group: int) -> None:
    """Squares begin where the one before ends, also in the second band, walked backwards."""
    found = walk("hilbert", group, (2 * group, 3 * group))
    distances = [abs(a - c) + abs(b - d) for (a, b), (c, d) in zip(found, found[1:], strict=False)]
    band = 3 * group * group
    assert set(distances[: band - 1] + distances[band:]) == {1}
    assert distances[band - 1] == group


def test_hilbert_keeps_what_runs_together_close() -> None:
    """64 neighbours in time touch fewer rows and columns than a column of eight does."""

    def touched(order: str) -> int:
        part = walk(order, 32, (32, 32))[128:192]
        return len({r for r, _ in part}) + len({c for _, c in part})

    assert touched("hilbert") == 16
    assert touched("grouped") == 34


def test_coordinates_are_plainly_not_negative() -> None:
    """What convert-to-ptx must see to give a coordinate to an unsigned comparison."""
    build = Inserter.at_end(Block(), ModuleOp([]))
    number, rows, columns = (build.index(n) for n in (0, 16, 16))
    for value in raster(build, "hilbert", 8, number, (rows, columns)):
        assert never_negative(value)
