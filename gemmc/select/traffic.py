"""What an SM asks L2 for and what arrives at it, as the model counts both.

Bytes are dearer where rows begin inside of a line or a sector. CTAs in no cluster share requests:
L2's request coalescer makes one of those for the same line at the same time (Nsight Compute
documentation, "L2 Request Coalescer"), of whole lines, and while the CTAs are in step.
"""

from __future__ import annotations

from typing import NamedTuple

from gemmc.target import Calibration

LINE = 128
"""Bytes of a line of L2, and of the widest swizzle."""

SECTOR = 32
"""Bytes that L2 and DRAM move at least."""

APART = 3
"""CTAs, of those that need the same of an operand, that are in parts of the chip of their own:
their requests meet nowhere before L2."""

IN_STEP = 4000
"""Elements of K that CTAs walk until half of their common requests no longer meet."""

TOGETHER = 3.0
"""Exponent of the sum of what L2 takes for an SM's requests and what its port takes: they go on
beside each other, not quite."""


class Bytes(NamedTuple):
    """How much dearer the bytes of an operand are than those of rows that are whole lines: where L2
    is asked for them, where they arrive; whether its rows are whole lines."""

    asked: float
    arrived: float
    whole: bool


class Traffic(NamedTuple):
    """Clocks for a row and for all columns of a tile and an element of K: of L2, if all SMs ask,
    and of an SM's port; and what CTAs that walk in step (`in_step`) ask L2 less for."""

    asked_row: float
    asked: float
    arrived_row: float
    arrived: float
    common_row: float
    common: float


def bytes_of(pitch: int, found: Calibration) -> Bytes:
    """What bytes of rows cost that begin inside of a line, or of a sector, of L2."""
    step = min(LINE, pitch & -pitch)
    split = 1 - step / LINE + (step < SECTOR)
    return Bytes(1 + found.split_rows * split, 1 + found.split_port * split, step == LINE)


def common(operand: Bytes, ctas: int, found: Calibration) -> float:
    """What each of so many CTAs that are in no cluster, and need the same of an operand, asks L2
    less for: of whole lines, requests of the same time become one on their way."""
    if not operand.whole or ctas <= APART:
        return 0.0
    return (1 - found.coalesced) * (1 - APART / ctas)


def in_step(walked: int) -> float:
    """The share of common requests that meet while CTAs walk over so many elements of K."""
    return IN_STEP / (IN_STEP + walked)
