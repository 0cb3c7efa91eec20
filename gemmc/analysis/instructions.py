"""How many instructions the ops of a body are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.ir import Block, Operation

from gemmc.dialects.isa import isa
from gemmc.dialects.tile.contract import YieldOp
from gemmc.ir import constant_of


class Cost(NamedTuple):
    """Instructions for an element, and how many of them are the special function unit's."""

    slots: int
    special: int


FREE = frozenset({"arith.constant"})
PLAIN = Cost(1, 0)

FUNCTIONS: Mapping[str, tuple[Cost, Cost]] = {
    "arith.divf": (Cost(10, 1), Cost(2, 1)),
    "math.acos": (Cost(52, 3), Cost(52, 3)),
    "math.acosh": (Cost(48, 4), Cost(48, 4)),
    "math.asin": (Cost(52, 3), Cost(52, 3)),
    "math.asinh": (Cost(52, 4), Cost(52, 4)),
    "math.atan": (Cost(46, 2), Cost(46, 2)),
    "math.atan2": (Cost(46, 2), Cost(46, 2)),
    "math.atanh": (Cost(30, 2), Cost(30, 2)),
    "math.cbrt": (Cost(24, 3), Cost(24, 3)),
    "math.cosh": (Cost(30, 3), Cost(30, 3)),
    "math.cos": (Cost(24, 1), Cost(24, 1)),
    "math.erf": (Cost(24, 1), Cost(5, 1)),
    "math.erfc": (Cost(34, 3), Cost(13, 2)),
    "math.exp": (Cost(9, 1), Cost(2, 1)),
    "math.exp2": (Cost(4, 1), Cost(4, 1)),
    "math.expm1": (Cost(24, 2), Cost(24, 2)),
    "math.fpowi": (Cost(4, 0), Cost(4, 0)),
    "math.log": (Cost(10, 1), Cost(10, 1)),
    "math.log10": (Cost(12, 1), Cost(12, 1)),
    "math.log1p": (Cost(16, 1), Cost(16, 1)),
    "math.log2": (Cost(8, 1), Cost(8, 1)),
    "math.powf": (Cost(4, 0), Cost(4, 0)),
    "math.rsqrt": (Cost(4, 1), Cost(4, 1)),
    "math.sin": (Cost(24, 1), Cost(24, 1)),
    "math.sinh": (Cost(60, 6), Cost(60, 6)),
    "math.sqrt": (Cost(8, 1), Cost(8, 1)),
    "math.tan": (Cost(58, 3), Cost(58, 3)),
    "math.tanh": (Cost(22, 2), Cost(1, 1)),
}
"""Of ops that are several instructions: in f32, and where 16 bits are left of it (about what
ptxas makes of `transforms/lowering/_to_ptx/functions.py`)."""


_CONVERSIONS = (arith.TruncFOp, arith.ExtFOp, arith.TruncIOp, arith.ExtSIOp, arith.ExtUIOp,
                arith.IndexCastOp, arith.BitcastOp)  # fmt: skip
"""What is one instruction at most, and often a part of a load."""

_DIVISIONS = (
    arith.DivSIOp, arith.DivUIOp, arith.RemSIOp, arith.RemUIOp, arith.CeilDivSIOp,
    arith.CeilDivUIOp, arith.FloorDivSIOp,
)  # fmt: skip

_WORD, _WIDE = 32, 64

BY_CONSTANT, BY_WORD, BY_WIDE = 5, 20, 90
"""Instructions of a division of integers: of up to 32 bits by a constant, of up to 32 bits, and of
64, which takes as many by a constant (240 ns of an iteration of four on an H100)."""

DOUBLE = 4
"""How many times an op on f64 is one on f32."""


def cost_of(name: str, half: bool = False) -> Cost:
    """Of an op by its name, in f32, or where 16 bits are left of it."""
    return FUNCTIONS[name][half] if name in FUNCTIONS else PLAIN


def instructions_of(block: Block) -> int:
    """Instructions for an element of what a body computes, about."""
    return sum(map(instructions_in, block.ops))


def is_division(op: Operation) -> bool:
    """Whether an op divides integers, for the quotient or for the rest."""
    return isinstance(op, _DIVISIONS)


def instructions_in(op: Operation) -> int:
    """Instructions of one op for an element."""
    if isinstance(op, (YieldOp, *_CONVERSIONS)) or op.name in FREE or not op.results:
        return 0
    kind = op.results[0].type
    if is_division(op):
        return _of_division(op)
    wide = 1 if isa(kind, IntegerType) or isinstance(kind, IndexType) else _times(op)
    return wide * cost_of(op.name).slots


def _of_division(op: Operation) -> int:
    kind = op.results[0].type
    if isa(kind, IntegerType) and kind.width.data > _WORD:
        return BY_WIDE
    return BY_WORD if constant_of(op.operands[1]) is None else BY_CONSTANT


def _times(op: Operation) -> int:
    return DOUBLE if getattr(op.results[0].type, "bitwidth", _WORD) == _WIDE else 1
