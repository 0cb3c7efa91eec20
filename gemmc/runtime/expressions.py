"""The integer expressions of a manifest: grids, tensor-map extents, sizes.

An expression is Python-like text over integers: `cdiv(m, 128) * 2`, `arg0.shape[1]`,
`arg0.strides[0]` (bytes). It is parsed once with `ast` and walked by hand; nothing is
ever handed to `eval`.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

MOST_SHOWN = 200
"""Characters of what a manifest says that an error repeats."""


def shown(text: str) -> str:
    """A text, or its beginning."""
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 3]}..."


class ExpressionError(ValueError):
    """An expression that cannot be parsed or evaluated; names the expression."""

    def __init__(self, text: str, problem: str) -> None:
        super().__init__(f"expression `{shown(text)}`: {problem}")


class Extents(Protocol):
    """What `argN.` gives access to: extents in elements, strides in bytes."""

    @property
    def shape(self) -> tuple[int, ...]: ...

    @property
    def strides(self) -> tuple[int, ...]: ...


@dataclass(frozen=True)
class Environment:
    """Values of the names in an expression: size symbols and arguments."""

    symbols: Mapping[str, int]
    arguments: Mapping[str, Extents]


def _cdiv(a: int, b: int) -> int:
    return -(-a // b)


_OPERATORS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.FloorDiv: lambda a, b: a // b,
    ast.Mod: lambda a, b: a % b,
}
_FUNCTIONS: dict[str, Callable[..., int]] = {"cdiv": _cdiv, "min": min, "max": max}


@dataclass(frozen=True)
class Expression:
    """A parsed expression; `text` is what the manifest said."""

    text: str
    tree: ast.expr

    def evaluate(self, environment: Environment) -> int:
        """Its value. Raises ExpressionError for an unknown name, index or a division by 0."""
        try:
            return self._value(self.tree, environment)
        except ZeroDivisionError:
            raise ExpressionError(self.text, "divides by zero") from None

    def names(self) -> frozenset[str]:
        """Size symbols and arguments that the expression reads."""
        called = {id(n.func) for n in ast.walk(self.tree) if isinstance(n, ast.Call)}
        found = (n for n in ast.walk(self.tree) if isinstance(n, ast.Name))
        return frozenset(n.id for n in found if id(n) not in called)

    def divisors(self) -> list[Expression]:
        """What it divides by that is no number."""
        found: list[ast.expr] = []
        for node in ast.walk(self.tree):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv | ast.Mod):
                found.append(node.right)
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "cdiv":
                found.append(node.args[1])
        return [Expression(ast.unparse(n), n) for n in found if not isinstance(n, ast.Constant)]

    def _value(self, node: ast.expr, env: Environment) -> int:
        match node:
            case ast.Constant(value=int(value)):
                return value
            case ast.Name(id=name):
                return self._symbol(name, env)
            case ast.UnaryOp(operand=operand):
                return -self._value(operand, env)
            case ast.BinOp(left=left, op=op, right=right):
                return _OPERATORS[type(op)](self._value(left, env), self._value(right, env))
            case ast.Call(func=ast.Name(id=name), args=args):
                return _FUNCTIONS[name](*(self._value(arg, env) for arg in args))
            case ast.Subscript(
                value=ast.Attribute(value=ast.Name(id=name), attr=field),
                slice=ast.Constant(value=int(index)),
            ):
                return self._extent(name, field, index, env)
            case _:
                raise ExpressionError(self.text, "has a form that is not allowed")

    def _symbol(self, name: str, env: Environment) -> int:
        if name not in env.symbols:
            known = ", ".join(sorted(env.symbols)) or "none"
            found = f"`{shown(name)}`, not in {known}"
            raise ExpressionError(self.text, f"needed a known size; found {found}")
        return env.symbols[name]

    def _extent(self, name: str, field: str, index: int, env: Environment) -> int:
        if name not in env.arguments:
            known = ", ".join(sorted(env.arguments)) or "none"
            raise ExpressionError(self.text, f"needed an argument; found `{name}`, not in {known}")
        extents = env.arguments[name]
        values = extents.shape if field == "shape" else extents.strides
        if index >= len(values):
            raise ExpressionError(
                self.text, f"needed a dimension below {len(values)}; found {index} of `{name}`"
            )
        return values[index]


def parse_expression(text: str | int) -> Expression:
    """Parse `text` (an int stands for itself). Raises ExpressionError for any other form."""
    text = str(text)
    try:
        tree = ast.parse(text, mode="eval").body
    except (SyntaxError, ValueError, RecursionError):
        raise ExpressionError(text, "is not an expression") from None
    _check_form(text, tree)
    return Expression(text, tree)


def _check_form(text: str, node: ast.expr) -> None:
    """Refuse every form that `Expression._value` does not evaluate."""
    match node:
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            return
        case ast.Name():
            return
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return _check_form(text, operand)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
            _check_form(text, left)
            return _check_form(text, right)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in _FUNCTIONS:
            if len(args) != 2 and (name == "cdiv" or len(args) < 2):
                raise ExpressionError(text, f"`{name}` needed two operands; found {len(args)}")
            for arg in args:
                _check_form(text, arg)
            return
        case ast.Subscript(
            value=ast.Attribute(value=ast.Name(), attr="shape" | "strides"),
            slice=ast.Constant(value=int()),
        ):
            return
        case _:
            found = shown(ast.unparse(node))
            raise ExpressionError(
                text,
                "needed integers, sizes, argN.shape[i], argN.strides[i], + - * // %, "
                f"cdiv, min, max; found `{found}`",
            )
