"""Storing 8×8 matrices by warps (PTX ISA, "stmatrix")."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gemmc.dialects.tile.attrs import LayoutAttr
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.hardware.machine import Agent
from gemmc.interpret.memory import Buffer


def store_matrices(
    agent: Agent, target: Buffer, values: NDArray[Any], layout: LayoutAttr, transposed: bool
) -> None:
    """Four matrices at a time, or the two that are left: lane 8i + r of a warp has the address of
    row r of matrix i, and lane 4r + c holds its elements 2c and 2c + 1; where each four go, the
    fragment's layout says.

    `values` is (threads, values), in the order of an accumulator's registers. With `transposed`
    the rows stored are the matrices' columns.
    """
    threads, count = (int(size) for size in values.shape)
    if threads % 32 or count % 4:
        raise Unsupported(f"stmatrix of {count} values in {threads} threads", agent.site)
    columns = np.arange(8).reshape(1, 1, 8)
    first = 0
    while first < count:
        down, across = layout.value_offset(first)
        matrices = _matrices_from(layout, first, count)
        pairs = values[:, first : first + 2 * matrices].reshape(-1, 8, 4, matrices, 2)
        # (warp, 8 rows, 4 lanes, matrix, 2) to (warp, matrix, row, 8 columns)
        tiles = pairs.transpose(0, 3, 1, 2, 4).reshape(-1, matrices, 8, 8)
        if transposed:
            tiles, down, across = tiles.transpose(0, 1, 3, 2), across, down
        rows = tiles.reshape(-1, 1, 8)
        lanes = np.arange(threads, dtype=np.intp).reshape(-1, 32)[:, : 8 * matrices].reshape(-1)
        target.write(agent, lanes, np.full((1, 1, 1), down), columns + across, rows)
        first += 2 * matrices


def _matrices_from(layout: LayoutAttr, first: int, count: int) -> int:
    """4, or 2 where the fragment has but 8 columns left in these rows."""
    row, column = layout.value_offset(first)
    solid = first + 8 <= count and layout.value_offset(first + 4) == (row, column + 8)
    return 4 if solid else 2
