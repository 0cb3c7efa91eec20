"""Arithmetic of 8-bit floats written out, when a text is read, as that of f32 whose result is
rounded: f32 has so many more bits that rounding twice is rounding once (Figueroa, "When is double
rounding innocuous?", SIGNUM Newsletter, 1995).
"""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import Float8E4M3FNType, Float8E5M2Type, ModuleOp, f32
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Operation
from xdsl.rewriter import Rewriter

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.memory_types import element_in, with_element

_ROUNDED = (arith.AddfOp, arith.SubfOp, arith.MulfOp, arith.DivfOp)

_WRITTEN = frozenset(("linalg.generic", "linalg.map", "linalg.reduce"))
"""The ops of `linalg` whose bodies a text has."""


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put arithmetic of f32 in the place of sums, differences, products and quotients of 8-bit
    floats; the bodies of named ops stay, which are hidden."""
    for op in [each for each in module.walk() if isinstance(each, _ROUNDED)]:
        kind = op.result.type
        if isinstance(element_in(kind), Float8E4M3FNType | Float8E5M2Type) and not _hidden(op):
            wide = with_element(kind, f32)
            left, right = (
                put_ahead(op, arith.ExtFOp(each, wide)).results[0] for each in (op.lhs, op.rhs)
            )
            made = put_ahead(op, type(op)(left, right, op.fastmath)).results[0]
            Rewriter.replace_op(op, [], [put_ahead(op, arith.TruncFOp(made, kind)).results[0]])


def _hidden(op: Operation) -> bool:
    parent = op.parent_op()
    return isinstance(parent, LinalgStructuredOperation) and parent.name not in _WRITTEN
