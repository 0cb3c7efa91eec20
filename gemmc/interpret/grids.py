"""The expressions that say how large a grid is."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping

from gemmc.interpret.hardware.errors import Unsupported


def evaluate(text: str, symbols: Mapping[str, int]) -> int:
    """A grid expression: + - * // %, a sign, cdiv, min, max, numbers and size symbols."""
    try:
        return _value(ast.parse(text, mode="eval").body, symbols)
    except ZeroDivisionError:
        raise Unsupported(f"{text} divides by 0; give sizes that make it something else") from None


def _cdiv(a: int, b: int) -> int:
    return -(-a // b)


_CALLS: dict[str, Callable[..., int]] = {"min": min, "max": max, "cdiv": _cdiv}
_BINARY: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.FloorDiv: lambda a, b: a // b,
    ast.Mod: lambda a, b: a % b,
}


def _value(node: ast.expr, symbols: Mapping[str, int]) -> int:
    match node:
        case ast.Constant(value=int() as number):
            return number
        case ast.Name(id=name) if name in symbols:
            return symbols[name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_value(operand, symbols)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            return _BINARY[type(op)](_value(left, symbols), _value(right, symbols))
        case ast.Call(func=ast.Name(id=name), args=args) if name in _CALLS:
            return _CALLS[name](*(_value(a, symbols) for a in args))
        case _:
            raise Unsupported(f"the launch expression {ast.unparse(node)}")
