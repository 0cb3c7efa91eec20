"""What the ops of a reduction in steps that chooses make of numbers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerType, i1
from xdsl.ir import Operation

from gemmc.dialects.isa import isa

Number = float | int

CASTS = (arith.ExtFOp, arith.TruncFOp, arith.ExtSIOp, arith.ExtUIOp, arith.TruncIOp)
"""Between the type of a value and the wider one in which it is carried."""


_ORDERED: dict[str, Callable[[Number, Number], bool]] = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
}  # fmt: skip


def _compared(name: str, one: Number, other: Number) -> bool:
    """cmpf: an o or u says what it is where one is a NaN."""
    if name in ("true", "false"):
        return name == "true"
    unordered = math.isnan(one) or math.isnan(other)
    if name in ("ord", "uno"):
        return unordered == (name == "uno")
    if unordered:
        return name[0] == "u"
    return one != other if name[1:] == "ne" else _ORDERED[name[1:]](one, other)


def _largest(sign: int, number: bool) -> Callable[[Number, Number], Number]:
    """maximumf and minimumf, which keep a NaN; of maxnumf and minnumf the number is kept."""

    def combine(one: Number, other: Number) -> Number:
        if math.isnan(one) or math.isnan(other):
            kept = (one, other) if number else (other, one)
            return kept[1] if math.isnan(kept[0]) == number else kept[0]
        return one if sign * one >= sign * other else other

    return combine


_BINARY: dict[type[Operation], Callable[[Any, Any], Any]] = {
    arith.MaximumfOp: _largest(1, False), arith.MinimumfOp: _largest(-1, False),
    arith.MaxnumfOp: _largest(1, True), arith.MinnumfOp: _largest(-1, True),
    arith.MaxSIOp: max, arith.MinSIOp: min,
    arith.AndIOp: lambda a, b: a and b, arith.OrIOp: lambda a, b: a or b,
    arith.XOrIOp: lambda a, b: a != b,
}  # fmt: skip

LOGIC = (arith.AndIOp, arith.OrIOp, arith.XOrIOp)

_SIGNED = ("eq", "ne", "lt", "le", "gt", "ge")
"""arith.cmpi's predicates by number, those of numbers with a sign."""


def only_chooses(op: Operation) -> bool:
    """Whether an op only compares or selects."""
    if isinstance(op, arith.CmpiOp):
        return op.predicate.value.data < len(_SIGNED)
    if isinstance(op, LOGIC):
        return isa(op.results[0].type, IntegerType) and op.results[0].type.width.data == 1
    if isinstance(op, arith.ExtUIOp):
        return op.input.type == i1
    if isinstance(op, arith.TruncIOp):
        return _is_taken_back(op)
    return isinstance(op, (arith.CmpfOp, arith.SelectOp, *CASTS)) or type(op) in _BINARY


def _is_taken_back(op: arith.TruncIOp) -> bool:
    """Whether an integer was extended from the type that it is truncated to: nothing is lost."""
    wide = op.input.owner
    extended = isinstance(wide, arith.ExtSIOp | arith.ExtUIOp)
    return extended and wide.operands[0].type == op.result.type


def result_of(op: Operation, given: Sequence[Any]) -> Any:
    """What an op that only chooses makes of numbers."""
    if isinstance(op, arith.CmpfOp):
        names = arith.CMPF_COMPARISON_OPERATIONS
        return _compared(names[op.predicate.value.data], given[0], given[1])
    if isinstance(op, arith.CmpiOp):
        return _ORDERED[_SIGNED[op.predicate.value.data]](given[0], given[1])
    if isinstance(op, arith.SelectOp):
        return given[1] if given[0] else given[2]
    return given[0] if isinstance(op, CASTS) else _BINARY[type(op)](*given)
