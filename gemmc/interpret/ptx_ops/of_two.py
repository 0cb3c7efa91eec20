"""What instructions of two numbers compute, lane by lane."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from xdsl.ir import Operation

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx import functions as f
from gemmc.interpret.ptx_ops.registers import Lanes
from gemmc.reference import extremes


def _truncated(divide: bool) -> Callable[[Lanes, Lanes], Lanes]:
    """Quotient or remainder towards zero."""

    def apply(x: Lanes, y: Lanes) -> Lanes:
        wide_x, wide_y = x.astype(object), y.astype(object)
        result: list[int] = []
        for p, q in zip(wide_x, wide_y, strict=True):
            quotient = 0 if q == 0 else abs(p) // abs(q) * (1 if (p < 0) == (q < 0) else -1)
            result.append(quotient if divide else p - quotient * q)
        return np.array(result, np.int64).astype(x.dtype)

    return apply


def _divide(x: Lanes, y: Lanes) -> Lanes:
    if x.dtype.kind == "f":
        return np.divide(x, y)
    if x.dtype.kind == "u":
        return x // np.maximum(y, 1)
    return _truncated(True)(x, y)


def _remainder(x: Lanes, y: Lanes) -> Lanes:
    if x.dtype.kind == "u":
        return x % np.maximum(y, 1)
    return _truncated(False)(x, y)


def _high(x: Lanes, y: Lanes) -> Lanes:
    """High half of the product of 32-bit numbers."""
    wide = np.int64 if x.dtype.kind == "i" else np.uint64
    return (x.astype(wide) * y.astype(wide) >> wide(32)).astype(x.dtype)


def _shift(left: bool) -> Callable[[Lanes, Lanes], Lanes]:
    def apply(x: Lanes, y: Lanes) -> Lanes:
        width = x.dtype.itemsize * 8
        if y.max() < width:
            return x << y.astype(x.dtype) if left else x >> y.astype(x.dtype)
        amount = np.minimum(y.astype(np.uint64), width - 1).astype(x.dtype)
        moved = x << amount if left else x >> amount
        gone = y.astype(np.uint64) >= width
        sign = x >> (width - 1) if not left and x.dtype.kind == "i" else np.zeros_like(x)
        return np.where(gone, sign, moved).astype(x.dtype)

    return apply


BINARY: dict[type[Operation], Callable[[Lanes, Lanes], Lanes]] = {
    a.AddOp: np.add,
    a.SubOp: np.subtract,
    a.MulOp: np.multiply,
    a.MulHiOp: _high,
    a.MulfOp: np.multiply,
    a.DivOp: _divide,
    a.RemOp: _remainder,
    a.MinOp: np.minimum,
    a.MaxOp: np.maximum,
    f.CopysignOp: lambda x, y: np.copysign(y, x),
    a.AndOp: np.bitwise_and,
    a.OrOp: np.bitwise_or,
    a.XorOp: np.bitwise_xor,
    a.ShlOp: _shift(True),
    a.ShrOp: _shift(False),
}


EXTREMES: dict[tuple[type[Operation], bool], Callable[[Lanes, Lanes], Lanes]] = {
    (a.MinOp, True): extremes.minimum,
    (a.MaxOp, True): extremes.maximum,
    (a.MinOp, False): extremes.minnum,
    (a.MaxOp, False): extremes.maxnum,
}
"""Of floats, by whether a NaN is kept."""
