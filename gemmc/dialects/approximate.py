"""Which functions may be computed with less than f32's precision: those that a rounding to 16 bits
follows.

The mark is MLIR's own, `fastmath<afn>` (arith dialect, "FastMathFlags": approximate functions), on
an op of f32. `gemmc/accuracy.py` says how far off such an op may be.
"""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith, math
from xdsl.dialects.arith import FastMathFlagsAttr
from xdsl.dialects.builtin import TensorType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute, Operation, SSAValue, Use

from gemmc.accuracy import ACCURACIES
from gemmc.dialects.math_more import ErfcOp
from gemmc.dialects.tile.types import is_half

MARKED = (arith.DivfOp, math.ErfOp, ErfcOp, math.ExpOp, math.TanhOp)
"""Ops that have a form of fewer instructions."""

FINE = 2.0**-14
"""A relative error far below a rounding to 16 bits, which a reciprocal may pass on."""

_LINEAR = (
    arith.AddfOp, arith.SubfOp, arith.MulfOp, arith.NegfOp, arith.MaximumfOp, arith.MinimumfOp,
    arith.MaxnumfOp, arith.MinnumfOp, math.FmaOp, math.AbsFOp,
)  # fmt: skip
"""What passes an error on at most as large as it passes on the value."""


def is_approximate(op: Operation) -> bool:
    """Whether an op is marked."""
    flags = op.properties.get("fastmath")
    return isinstance(flags, FastMathFlagsAttr) and FastMathFlag.APPROX_FUNC in flags.data


def mark(op: Operation) -> None:
    """Let an op be approximate."""
    old = op.properties.get("fastmath")
    flags = set(old.data) if isinstance(old, FastMathFlagsAttr) else set[FastMathFlag]()
    op.properties["fastmath"] = FastMathFlagsAttr([*flags, FastMathFlag.APPROX_FUNC])


def may_be_approximate(op: Operation) -> bool:
    """Whether an op is marked, or its result reaches nothing but roundings to 16 bits.

    On the way are sums, products, choices between numbers and what moves whole elements; for one
    with an error below FINE also quotients. Comparisons and functions could make any error large.
    """
    if not isinstance(op, MARKED):
        return False
    if is_approximate(op):
        return True
    fine = ACCURACIES[op.name].rough <= FINE
    return not is_half(_element(op.results[0].type)) and _is_rounded(op.results[0], fine)


def _element(kind: Attribute) -> Attribute:
    if not isinstance(kind, TensorType):
        return kind
    return cast("TensorType[Attribute]", kind).element_type


def _is_rounded(value: SSAValue, fine: bool) -> bool:
    """Whether all that a value reaches are roundings; each value on the way is looked at once."""
    seen, waiting = {value}, [value]
    while waiting:
        uses = list(waiting.pop().uses)
        if not uses:
            return False
        for use in uses:
            if not (reached := _reached(use, fine)):
                return False
            if isinstance(reached, SSAValue) and reached not in seen:
                seen.add(reached)
                waiting.append(reached)
    return True


def _reached(use: Use, fine: bool) -> SSAValue | bool:
    """What a use passes an error on to; else whether it does no harm there."""
    op = use.operation
    if isinstance(op, arith.TruncFOp):
        return is_half(_element(op.result.type))
    if isinstance(op, _LINEAR):
        return op.results[0]
    if isinstance(op, arith.DivfOp):
        return (fine or use.index == 0) and op.result
    if isinstance(op, arith.SelectOp):
        return use.index > 0 and op.result
    parent = op.parent_op()
    if isinstance(op, YieldOp) and isinstance(parent, LinalgStructuredOperation):
        return parent.results[use.index]
    if isinstance(op, LinalgStructuredOperation):
        argument = op.body.block.args[use.index]
        return argument if argument.uses else True
    moves = op.dialect_name() == "tensor" and len(op.results) == 1 and use.index == 0
    return moves and op.results[0]
