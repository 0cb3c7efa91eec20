"""Loading 8×8 matrices by warps (PTX ISA, "ldmatrix")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gemmc.dialects.tile.types import FragmentType
from gemmc.interpret.fragments import Fragment, from_threads
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.hardware.machine import Agent
from gemmc.interpret.memory import Buffer, Steps

WARP = 32


def load_matrices(
    agent: Agent, source: Buffer, kind: FragmentType, first: Sequence[int]
) -> Steps[Fragment]:
    """Four matrices at a time, or two: lane 8i + r of a warp has the address of row r of matrix
    i, and lane 4r + c gets its elements 2c and 2c + 1, or those of the transposed matrix where
    the fragment's pairs lie down a column; where each four are, the fragment's layout says."""
    layout = kind.register_layout
    if agent.threads % WARP or layout.num_values % 4:
        found = f"ldmatrix of {layout.num_values} values in {agent.threads} threads"
        raise Unsupported(found, agent.site)
    trans = layout.value_modes[0].row == 1
    lanes = np.arange(agent.threads, dtype=np.intp).reshape(-1, WARP)
    columns = np.arange(8).reshape(1, 1, 8)
    registers: list[Any] = []
    for value in range(0, layout.num_values, 8):
        count = min(4, (layout.num_values - value) // 2)
        down, across = layout.value_offset(value)
        units = lanes[:, : 8 * count].reshape(-1)
        place = np.full((1, 1, 1), down + first[0]), columns + across + first[1]
        yield from source.ready(agent, units, *place)
        rows = source.read(agent, units, *place)
        matrices = rows.reshape(-1, count, 8, 8)
        if trans:
            matrices = matrices.swapaxes(2, 3)
        # (warp, matrix, 8 rows, 4 lanes, 2) to (warp, lane, matrix, 2)
        pairs = matrices.reshape(-1, count, 8, 4, 2).transpose(0, 2, 3, 1, 4)
        registers.append(pairs.reshape(agent.threads, 2 * count))
    return from_threads(kind, agent, np.concatenate(registers, axis=1))
