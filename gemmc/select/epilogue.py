"""What an epilogue takes of an SM beside its stores: arithmetic, and reading its other inputs."""

from __future__ import annotations

from gemmc.analysis.instructions import FREE, cost_of
from gemmc.plan import Problem
from gemmc.target import Target

LANES, SPECIAL_LANES = 128, 16
"""Instructions and special functions of a thread that an SM issues in a clock (CUDA C Programming
Guide, "Arithmetic Instructions": compute capability 9.0)."""

LATENT = 1.5
"""Times as long as they take to issue, functions of a whole tile at once: its warps wait for their
own results. bias, gelu and a residual at 4096x4096x4096, 1.061 of plain, are 1.057 so and 1.035
without (bench/log.md)."""

REGISTER = 32
"""Bits of what a thread loads at a time."""


def turned(dims: str) -> bool:
    """Whether neighbours in a tile's row are none in an input's, as where a product is computed
    transposed: threads load such elements one by one."""
    return dims == "nm"


class EpilogueCost:
    """Clocks of an epilogue that stand beside its stores."""

    def __init__(self, problem: Problem, target: Target) -> None:
        half = problem.result_bits == 16
        costs = [cost_of(name, half) for name in problem.epilogue if name not in FREE]
        issued = sum(each.slots for each in costs) / LANES
        special = sum(each.special for each in costs) / SPECIAL_LANES
        self._element = max(issued, special)
        self._read = {False: _bytes(problem), True: _bytes(problem.transposed)}
        self._found = target.calibration
        self._share = problem.columns / problem.n
        self._nothing = not (self._element or problem.inputs)
        self._taken_out = sum(len(dims) == 2 for dims, _ in problem.inputs) / LANES

    def clocks(self, rows: int, columns: float, swap: bool, ahead: bool = False) -> float:
        """Of a tile, as it is computed; `ahead` where what it reads is in registers, of which
        elements are taken out."""
        if self._nothing:
            return 0.0
        columns *= self._share
        if ahead:
            return rows * columns * (LATENT * self._element + self._taken_out)
        both, down, across, once = self._read[swap]
        found, read = self._found, both * rows * columns + down * rows + across * columns + once
        side = found.load_latency / 2 + read / found.side_bytes if read else 0.0
        return rows * columns * self._element + side

    def line(self, rows: int, swap: bool, ahead: bool) -> tuple[float, float]:
        """`clocks` of tiles of some rows: what all of them take, and what a column adds."""
        one, two = (self.clocks(rows, columns, swap, ahead) for columns in (1, 2))
        return 2 * one - two, two - one


def _bytes(problem: Problem) -> tuple[float, float, float, float]:
    """Of the other inputs: for an element of a tile, for a row, for a column, and once."""
    found = {"mn": 0.0, "m": 0.0, "n": 0.0, "": 0.0}
    for dims, bits in problem.inputs:
        found["".join(sorted(dims))] += (REGISTER if turned(dims) else bits) / 8
    return found["mn"], found["m"], found["n"], found[""]
