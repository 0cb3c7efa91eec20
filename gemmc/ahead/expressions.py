"""The integer expressions of a manifest, in C."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod

from gemmc.element_types import ELEMENT_TYPES
from gemmc.errors import GemmcError
from gemmc.runtime import Manifest
from gemmc.runtime.expressions import Expression
from gemmc.runtime.manifest import Argument

_OPERATORS: Mapping[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
_FUNCTIONS: Mapping[type[ast.operator], str] = {
    ast.FloorDiv: "gemmc_floor_div",
    ast.Mod: "gemmc_floor_mod",
}


@dataclass(frozen=True)
class Extent:
    """An array's shape in elements and strides in bytes, each a number or C."""

    shape: tuple[str, ...]
    strides: tuple[str, ...]


class Scope:
    """What the names in expressions are in C: sizes, and arrays' extents."""

    def __init__(self, symbols: Mapping[str, str], extents: Mapping[str, Extent]) -> None:
        self.symbols, self.extents = symbols, extents

    def c(self, expression: Expression) -> str:
        """An expression of type int64_t."""
        return self._c(expression.tree)

    def _c(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=int(value)):
                return _number(value)
            case ast.Name(id=name):
                return self.symbols[name]
            case ast.UnaryOp(operand=operand):
                return f"(-{self._c(operand)})"
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
                return f"({self._c(left)} {_OPERATORS[type(op)]} {self._c(right)})"
            case ast.BinOp(left=left, op=op, right=right):
                return f"{_FUNCTIONS[type(op)]}({self._c(left)}, {self._c(right)})"
            case ast.Call(func=ast.Name(id=name), args=args):
                made = self._c(args[0])
                for each in args[1:]:
                    made = f"gemmc_{name}({made}, {self._c(each)})"
                return made
            case ast.Subscript(
                value=ast.Attribute(value=ast.Name(id=name), attr=field),
                slice=ast.Constant(value=int(index)),
            ):
                extent = self.extents[name]
                return (extent.shape if field == "shape" else extent.strides)[index]
            case _:
                raise AssertionError("a manifest has no other form")


class Names(Scope):
    """Of a kernel's expressions; `symbols` are further ones."""

    def __init__(self, manifest: Manifest, symbols: Mapping[str, str]) -> None:
        """GemmcError for extents that neither the program nor a size says."""
        shapes = {each.name: each.shape for each in manifest.arguments}
        known = {name: shapes[argument][dim] for name, (argument, dim) in manifest.sizes.items()}
        self.open = [name for name, extent in known.items() if not isinstance(extent, int)]
        """Sizes that a launch is told, since no array's type has them."""
        fixed = {name: _number(e) for name, e in known.items() if isinstance(e, int)}
        super().__init__(
            fixed | {name: name for name in self.open} | dict(symbols),
            {each.name: extent_of(each) for each in manifest.arguments},
        )


def extent_of(argument: Argument) -> Extent:
    """Of a contiguous array. GemmcError where an extent is open."""
    shape: list[str] = []
    for extent in argument.shape:
        if extent is None:
            needed = f"extents of {argument.name} that the program or a size says"
            raise GemmcError("build", needed, "one that is open")
        shape.append(extent if isinstance(extent, str) else _number(extent))
    item = ELEMENT_TYPES[argument.dtype].bytes
    strides = [_bytes(argument.shape[dim + 1 :], item) for dim in range(len(shape))]
    return Extent(tuple(shape), tuple(strides))


def _bytes(extents: Sequence[int | str | None], item: int) -> str:
    """Of so many elements."""
    known = item * prod(each for each in extents if isinstance(each, int))
    return " * ".join([_number(known), *(each for each in extents if isinstance(each, str))])


def _number(value: int) -> str:
    return f"INT64_C({value})"
