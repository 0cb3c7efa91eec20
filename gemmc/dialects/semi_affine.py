"""Maps whose sizes are multiplied and divided by each other: `affine_map<()[s0, s1] -> (s0 * s1)>`,
as IREE prints the size of a tensor of which two open dimensions are one.

Source: MLIR, "affine" dialect, "Semi-affine maps".
"""

from __future__ import annotations

from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineExpr,
    AffineSymExpr,
)
from xdsl.parser.affine_parser import AffineParser
from xdsl.utils.mlir_lexer import MLIRToken

_KINDS = {kind.get_token(): kind for kind in AffineBinaryOpKind}


class SemiAffineParser(AffineParser):
    """xDSL's parser of maps, which takes constants alone as factors and divisors, with expressions
    of symbols as well."""

    def _create_binop_expr(self, lhs: AffineExpr, rhs: AffineExpr, binop: MLIRToken) -> AffineExpr:
        kind = _KINDS.get(binop.text)
        if kind is AffineBinaryOpKind.Mul and _of_symbols(lhs) and not _of_symbols(rhs):
            lhs, rhs = rhs, lhs
        constant = isinstance(lhs, AffineConstantExpr) and kind is AffineBinaryOpKind.Mul
        plain = kind in (None, AffineBinaryOpKind.Add) or isinstance(rhs, AffineConstantExpr)
        if kind is None or plain or constant or not _of_symbols(rhs):
            return super()._create_binop_expr(lhs, rhs, binop)
        return AffineBinaryOpExpr(kind, lhs, rhs)


def _of_symbols(expression: AffineExpr) -> bool:
    """Whether an expression has symbols and constants alone."""
    leaves = (each for each in expression.dfs() if not isinstance(each, AffineBinaryOpExpr))
    return all(isinstance(each, AffineSymExpr | AffineConstantExpr) for each in leaves)
