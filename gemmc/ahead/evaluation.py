"""The numbers that a manifest's expressions are. `folder` writes these lines into the loader, which
imports nothing of gemmc, in place of their import."""

from __future__ import annotations

import ast
import operator
from functools import cache
from typing import Any

_BINARY: dict[Any, Any] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul,
    ast.FloorDiv: int.__floordiv__, ast.Mod: operator.mod,
}  # fmt: skip


def cdiv(a: int, b: int) -> int:
    """The quotient, rounded up."""
    return -(-a // b)


_CALLS: dict[str, Any] = {"cdiv": cdiv, "min": min, "max": max}


def value_of(expression: Any, scope: dict[str, Any]) -> int:
    """An expression of the manifest (docs/manifest.md of gemmc). ValueError where it divides by
    0."""
    if isinstance(expression, int):
        return expression
    try:
        return _walked(_parsed(expression), scope)
    except ZeroDivisionError:
        raise ValueError(f"needed sizes of which none divides by 0 in {expression}") from None


@cache
def _parsed(text: str) -> Any:
    return ast.parse(text, mode="eval").body


def _walked(node: Any, scope: dict[str, Any]) -> int:
    kind: str = node.__class__.__name__
    if kind == "Constant":
        return int(node.value)
    if kind == "Name":
        return scope[node.id]
    if kind == "UnaryOp":
        return -_walked(node.operand, scope)
    if kind == "BinOp":
        left, right = _walked(node.left, scope), _walked(node.right, scope)
        return _BINARY[type(node.op)](left, right)
    if kind == "Call":
        return _CALLS[node.func.id](*(_walked(each, scope) for each in node.args))
    return scope[node.value.value.id][node.value.attr][node.slice.value]
