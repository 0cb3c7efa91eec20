"""Arithmetic of integers of a width, as elements of bodies: they wrap, and their bits may be seen
as a number of 0 or more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from xdsl.dialects import arith, math
from xdsl.dialects.builtin import IntegerType, i1
from xdsl.ir import Attribute, Operation

from gemmc.dialects.isa import isa
from gemmc.interpret.frame import Frame
from gemmc.interpret.op_table import handles
from gemmc.interpret.types import dtype_of

Words = NDArray[Any]
WIDEST = 64


def width_of(kind: Attribute) -> int:
    """Bits of an integer; an index has the widest."""
    return kind.width.data if isa(kind, IntegerType) else WIDEST


def unsigned(value: Any, kind: Attribute) -> Words:
    """An integer's bits as a number of 0 or more."""
    width = width_of(kind)
    found = np.asarray(value).astype(np.int64).view(np.uint64)
    return found if width == WIDEST else found & np.uint64((1 << width) - 1)


def extended(value: Any, kind: Attribute) -> Any:
    """An integer with its sign: a condition that holds is -1 (MLIR, `arith.extsi`)."""
    return -np.asarray(value).astype(np.int8) if kind == i1 else value


def wrapped(value: Words, kind: Attribute) -> Any:
    """The low bits of an integer, with their sign."""
    width = width_of(kind)
    away = np.int64(WIDEST - width)
    found = np.asarray(value).astype(np.int64)
    return ((found << away) >> away).astype(dtype_of(kind))[()]


def _quotient(x: Words, y: Words) -> Words:
    """Towards zero; 0 where nothing divides."""
    safe = np.where(y == 0, 1, y)
    size = np.abs(x) // np.abs(safe)
    return np.where(y == 0, 0, np.where((x < 0) == (safe < 0), size, -size))


def _remainder(x: Words, y: Words) -> Words:
    return x - _quotient(x, y) * y


def _floored(x: Words, y: Words) -> Words:
    return np.where(y == 0, 0, x // np.where(y == 0, 1, y))


SIGNED: dict[type[Operation], Callable[[Words, Words], Words]] = {
    arith.DivSIOp: _quotient,
    arith.RemSIOp: _remainder,
    arith.FloorDivSIOp: _floored,
    arith.CeilDivSIOp: lambda x, y: -_floored(-x, y),
    arith.ShRSIOp: lambda x, y: x >> np.minimum(y, WIDEST - 1),
}


@handles(*SIGNED)
def signed(frame: Frame, op: Operation) -> None:
    """Of numbers with a sign, in 64 bits."""
    x, y = (np.asarray(frame.get(v)).astype(np.int64) for v in op.operands)
    frame.set(op, wrapped(SIGNED[type(op)](x, y), op.results[0].type))


@handles(math.AbsIOp)
def absolute(frame: Frame, op: math.AbsIOp) -> None:
    value = np.asarray(frame.get(op.operand)).astype(np.int64)
    frame.set(op, wrapped(np.abs(value), op.result.type))


@handles(arith.BitcastOp)
def bitcast(frame: Frame, op: arith.BitcastOp) -> None:
    """The same bits."""
    value = np.asarray(frame.get(op.input)).astype(dtype_of(op.input.type))
    frame.set(op, cast("Any", value).view(dtype_of(op.result.type))[()])


@handles(arith.FPToUIOp)
def to_unsigned(frame: Frame, op: arith.FPToUIOp) -> None:
    """Towards zero, 0 of what is below and the last word of what is above; of a narrower type the
    word's low bits (PTX ISA, "cvt")."""
    value = np.trunc(np.nan_to_num(np.asarray(frame.get(op.input)).astype(np.float64)))
    end = 2.0 ** (32 if width_of(op.result.type) <= 32 else 64)
    inside = np.where((value > 0) & (value < end), value, 0.0).astype(np.uint64)
    found = np.where(value >= end, np.uint64(int(end) - 1), inside).astype(np.uint64)
    frame.set(op, wrapped(found.view(np.int64), op.result.type))
