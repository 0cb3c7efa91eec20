"""What ops of `arith` that divide are of two numbers."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import arith
from xdsl.ir import Operation


def _cdiv(a: int, b: int) -> int:
    return -(-a // b)


def _truncated(a: int, b: int) -> int:
    return a // b if (a < 0) == (b < 0) else _cdiv(a, b)


DIVISIONS: dict[type[Operation], Callable[[int, int], int]] = {
    arith.DivUIOp: lambda a, b: a // b,
    arith.DivSIOp: _truncated,
    arith.FloorDivSIOp: lambda a, b: a // b,
    arith.RemUIOp: lambda a, b: a % b,
    arith.RemSIOp: lambda a, b: a - _truncated(a, b) * b,
    arith.CeilDivUIOp: _cdiv,
    arith.CeilDivSIOp: _cdiv,
}
"""By numbers other than 0; those without a sign of numbers that are not below 0."""

UNSIGNED = (
    arith.DivUIOp, arith.RemUIOp, arith.CeilDivUIOp, arith.MaxUIOp, arith.MinUIOp,
)  # fmt: skip
"""Ops for which a number below 0 is a large one: how large depends on its bits."""
