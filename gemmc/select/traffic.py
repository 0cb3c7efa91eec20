"""What an SM asks L2 for and what arrives at it, as the model counts both, and what its threads
copy themselves.

Bytes are dearer where rows begin inside of a line or a sector. CTAs in no cluster share requests:
L2's request coalescer makes one of those for the same line at the same time (Nsight Compute
documentation, "L2 Request Coalescer"), of whole lines, and while the CTAs are in step.
"""

from __future__ import annotations

from typing import NamedTuple

from gemmc.analysis.whole_rows import is_whole
from gemmc.target import Calibration
from gemmc.transforms.mapping._copied import LEAST_COPY

LINE = 128
"""Bytes of a line of L2, and of the widest swizzle."""

SECTOR = 32
"""Bytes that L2 and DRAM move at least."""

APART = 3
"""CTAs, of those that need the same of an operand, that are in parts of the chip of their own:
their requests meet nowhere before L2."""

IN_STEP = 4000
"""Elements of K that CTAs walk until half of their common requests no longer meet."""

COPIED = 22.0
"""Bytes that an SM's threads copy in a clock by asynchronous copies of 4 or 8 bytes: a warp's takes
some 5.5 clocks (`CudaCores.copy`)."""

THROUGH_REGISTERS = 8.5
"""The same of rows of an odd number of elements, which are loaded one by one."""

LOADED = 410.0
"""Clocks of a step that threads wait for what they load into registers of an operand."""

TOGETHER = 3.0
"""Exponent of the sum of what L2 takes for an SM's requests and what its port takes: they go on
beside each other, not quite."""


class Bytes(NamedTuple):
    """How much dearer the bytes of an operand are than those of rows that are whole lines: where L2
    is asked for them, where they arrive; whether its rows are whole lines, and whether some begin
    inside of a sector."""

    asked: float
    arrived: float
    whole: bool
    parted: bool


class Traffic(NamedTuple):
    """Clocks for a row and for all columns of a tile and an element of K: of L2, if all SMs ask,
    and of an SM's port; and what CTAs that walk in step (`in_step`) ask L2 less for."""

    asked_row: float
    asked: float
    arrived_row: float
    arrived: float
    common_row: float
    common: float


class Copies(NamedTuple):
    """Clocks of an SM's threads for an element of K of each row and of each column of a tile that
    they copy, and for a step."""

    row: float
    column: float
    step: float

    def of(self, rows: int, columns: int, depth: int) -> float:
        """Clocks of a step of a tile."""
        return depth * (rows * self.row + columns * self.column) + self.step


def copies_of(pitches: tuple[int, int], bits: int) -> Copies:
    """What threads take for the operands of the rows and of the columns, whose rows in memory begin
    at multiples of `pitches` elements of `bits` bits: nothing where the copy engine loads them
    (PTX ISA, "cp.async": pieces of 4 bytes at least)."""
    odd = [pitch * bits // 8 % LEAST_COPY != 0 for pitch in pitches]
    row, column = (
        0.0 if is_whole(pitch, bits) else bits / 8 / (THROUGH_REGISTERS if each else COPIED)
        for pitch, each in zip(pitches, odd, strict=True)
    )
    return Copies(row, column, LOADED * sum(odd))


def bytes_of(pitch: int, found: Calibration) -> Bytes:
    """What bytes of rows cost that begin inside of a line, or of a sector, of L2."""
    step = min(LINE, pitch & -pitch)
    whole, parted = step == LINE, step < SECTOR
    split = 1 - step / LINE + parted
    return Bytes(1 + found.split_rows * split, 1 + found.split_port * split, whole, parted)


def common(operand: Bytes, ctas: int, found: Calibration) -> float:
    """What each of so many CTAs that are in no cluster, and need the same of an operand, asks L2
    less for: of whole lines, requests of the same time become one on their way."""
    if not operand.whole or ctas <= APART:
        return 0.0
    return (1 - found.coalesced) * (1 - APART / ctas)


def in_step(walked: int) -> float:
    """The share of common requests that meet while CTAs walk over so many elements of K."""
    return IN_STEP / (IN_STEP + walked)
