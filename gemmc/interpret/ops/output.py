"""Storing 8×8 matrices by warps (PTX ISA, "stmatrix")."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gemmc.dialects.tile.attrs import LayoutAttr
from gemmc.interpret.hardware.agents import Agent
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.memory import Buffer


def store_matrices(
    agent: Agent, target: Buffer, values: NDArray[Any], layout: LayoutAttr
) -> None:
    """Four matrices at a time: lane 8i + r of a warp has the address of row r of matrix i, and
    lane 4r + c holds its elements 2c and 2c + 1; where each four go, the fragment's layout says.

    `values` is (threads, values), in the order of an accumulator's registers.
    """
    threads, count = (int(size) for size in values.shape)
    if threads % 32 or count % 8:
        raise Unsupported(f"stmatrix of {count} values in {threads} threads", agent.site)
    lanes = np.arange(threads, dtype=np.intp)
    columns = np.arange(8).reshape(1, 1, 8)
    for block in range(count // 8):
        pairs = values[:, 8 * block : 8 * block + 8].reshape(threads // 32, 32, 4, 2)
        # (warp, 8 rows, 4 lanes, matrix, 2) to (warp, matrix, row, 8 columns)
        rows = pairs.reshape(-1, 8, 4, 4, 2).transpose(0, 3, 1, 2, 4).reshape(threads, 1, 8)
        down, across = layout.value_offset(8 * block)
        target.write(agent, lanes, np.full((1, 1, 1), down), columns + across, rows)
