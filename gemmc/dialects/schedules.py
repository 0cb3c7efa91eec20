"""Scripts of MLIR's `transform` dialect that stand beside a program: they say how another compiler
is to tile it, and are left out.

Source: MLIR, "transform" dialect, `NamedSequenceOp` and `SequenceOp`.
"""

from __future__ import annotations

from typing import Self

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Dialect
from xdsl.irdl import IRDLOperation, irdl_op_definition
from xdsl.parser import Parser
from xdsl.utils.mlir_lexer import MLIRTokenKind

_OPEN = (MLIRTokenKind.L_BRACE, MLIRTokenKind.L_PAREN)
_CLOSED = (MLIRTokenKind.R_BRACE, MLIRTokenKind.R_PAREN)


def _skip_group(parser: Parser) -> None:
    """Read on behind the bracket that closes the one that stands here."""
    depth, start = 0, parser.pos
    while True:
        token = parser._consume_token()  # pyright: ignore[reportPrivateUsage]
        if token.kind is MLIRTokenKind.EOF:
            parser.raise_error("needed a bracket that closes this one; found the end", start)
        depth += (token.kind in _OPEN) - (token.kind in _CLOSED)
        if not depth:
            return


class _Skipped(IRDLOperation):
    """An op up to the end of its region, of which nothing is kept."""

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        while (token := parser._current_token).kind is not MLIRTokenKind.L_BRACE:  # pyright: ignore
            if token.kind is MLIRTokenKind.L_PAREN:
                _skip_group(parser)
                continue
            if token.kind is MLIRTokenKind.EOF:
                parser.raise_error(f"{cls.name}: needed a region; found the end", parser.pos)
            parser._consume_token()  # pyright: ignore[reportPrivateUsage]
            if token.text == "attributes":
                _skip_group(parser)
        _skip_group(parser)
        return cls.create()


@irdl_op_definition
class NamedSequenceOp(_Skipped):
    """`transform.named_sequence @__transform_main(%root: !transform.any_op) { … }`."""

    name = "transform.named_sequence"


@irdl_op_definition
class SequenceOp(_Skipped):
    """`transform.sequence failures(propagate) { … }`."""

    name = "transform.sequence"


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Leave the scripts out."""
    for op in [each for each in module.walk() if isinstance(each, _Skipped)]:
        op.detach()
        op.erase()


Transform = Dialect("transform", [NamedSequenceOp, SequenceOp], [])
