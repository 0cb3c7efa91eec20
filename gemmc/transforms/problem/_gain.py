"""What passes weigh that trade one kernel for another: times on an H200, and the option `gain`."""

from __future__ import annotations

from xdsl.ir import Operation

from gemmc.errors import refuse

FLOP_US = 6.5e8
"""Operations of a large product of 16-bit types in a microsecond."""

F32_FLOP_US = 4.0e7
"""Operations of a product on CUDA cores in a microsecond."""

F64_FLOP_US = 4.5e7
"""The same of f64 on tensor cores."""

LOOPS_FLOP_US = 1.0e6
"""Operations of a sum of products in loops in a microsecond; of those that were measured the
slowest have half as many, the fastest five times as many (bench/convolutions.py)."""

INTEGERS_FLOP_US = 5.0e6
"""The same of integers of up to 32 bits."""

COPIED_BYTES_US = 2.0e6
"""Bytes of an operand that are written in a microsecond; the product reads them again."""

COPY_BYTES_US = 3.0e6
"""Bytes that a copy reads and writes in a microsecond."""

DRAM_BYTES_US = 4.0e6
"""Bytes that kernels read or write in a microsecond where memory decides."""

MOST_COPIED = (1 << 32) - (1 << 13)
"""Bytes of an operand that a product has a workspace for, at most: of 16-bit types as many elements
as an array may have. Loops take ten times as long as a large product of a copy, and longer."""

LAUNCH_US = 2.5
"""Microseconds of one kernel more."""


def check_gain(op: Operation, gain: float) -> None:
    """GemmcError for a negative gain: how many times what is lost has to be saved."""
    if gain < 0:
        raise refuse(op, "a gain of 0 or more", f"gain={gain:g}")


def flop_us(bits: int) -> float:
    """Operations of a large product in a microsecond, by the bits of its operands' elements."""
    return {64: F64_FLOP_US, 32: F32_FLOP_US}.get(bits, FLOP_US)
