"""The extents of a function's tensors in the body of `tile.loops`: numbers, and symbols of what a
call tells."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from xdsl.dialects import func
from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import (
    AffineConstantExpr,
    AffineExpr,
    AffineMap,
    AffineSymExpr,
)

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.dynamic import Place
from gemmc.dialects.sizes import Shapes, Size, is_dynamic, naming
from gemmc.errors import refuse

Extent = AffineExpr
"""An extent of a tensor."""


def known(extent: AffineExpr) -> int | None:
    """The number that an extent is; None where a call tells it."""
    return extent.value if isinstance(extent, AffineConstantExpr) else None


@dataclass
class Extents:
    """A symbol for each size of a function that is no number, by how the arguments tell it. Symbols
    of odd numbers are indices that a body computes."""

    shapes: Shapes | None
    names: list[str] = field(default_factory=list[str])
    arguments: tuple[SSAValue, ...] = ()

    @staticmethod
    def of_function(function: func.FuncOp) -> Extents:
        """Of a function whose arguments tell all sizes. GemmcError where they do not."""
        shapes = naming(function).shapes if is_dynamic(function) else None
        return Extents(shapes, arguments=tuple(function.args))

    def of(self, value: SSAValue) -> tuple[Extent, ...]:
        """The extents of a tensor."""
        said = shape_of(value)
        if self.shapes is None or DYNAMIC_INDEX not in said:
            return tuple(map(AffineExpr.constant, said))
        return tuple(map(self.as_expression, self.shapes.of(value)))

    def know(self, made: SSAValue, source: SSAValue, axes: Iterable[int]) -> None:
        """Say that a tensor that the function was given since has the extents of another's axes."""
        if self.shapes is not None:
            shape = self.shapes.of(source)
            self.shapes.know(made, tuple(shape[axis] for axis in axes))

    def numbers(
        self, op: Operation, said: Sequence[int], told: Iterable[SSAValue]
    ) -> list[Extent]:
        """Numbers of an op, those of values among them. GemmcError for another than a size."""
        given = iter(told)
        return [
            self._of_value(op, next(given)) if each == DYNAMIC_INDEX else AffineExpr.constant(each)
            for each in said
        ]

    def size(self, value: SSAValue) -> Extent | None:
        """What an index of the function is; None for another than a size."""
        found = None if self.shapes is None else self.shapes.size(value)
        return None if found is None else self.as_expression(found)

    def argument_with(self, symbol: int) -> SSAValue | None:
        """An argument of the function of which a symbol is an extent."""
        wanted = AffineExpr.symbol(symbol)
        return next((each for each in self.arguments if wanted in self.of(each)), None)

    def can_be_told(self, extent: Extent) -> bool:
        """Whether arguments have what a size is made of, or it is a sum of what they have."""
        symbols = symbols_in(extent)
        return all(self.argument_with(each) or self.in_parts(each) is not None for each in symbols)

    def in_parts(self, symbol: int) -> AffineExpr | None:
        """A size that is a sum of others, a multiple or a quotient by a number, in their symbols;
        None of another."""
        return self._spelled(ast.parse(self.names[symbol // 2], mode="eval").body)

    def _spelled(self, found: ast.expr) -> AffineExpr | None:
        if isinstance(found, ast.Constant) and isinstance(found.value, int):
            return AffineExpr.constant(found.value)
        if isinstance(found, ast.Name | ast.Subscript):
            return self.as_expression(ast.unparse(found))
        if not isinstance(found, ast.BinOp):
            return None
        lhs, rhs = self._spelled(found.left), self._spelled(found.right)
        if lhs is None or rhs is None:
            return None
        if isinstance(found.op, ast.Add):
            return lhs + rhs
        if isinstance(found.op, ast.Sub):
            return lhs + rhs * -1
        numbers = known(lhs), known(rhs)
        if isinstance(found.op, ast.Mult) and numbers != (None, None):
            return multiplied(lhs, rhs)
        if isinstance(found.op, ast.FloorDiv) and (numbers[1] or 0) > 0:
            return lhs // rhs
        return None

    def _of_value(self, op: Operation, value: SSAValue) -> Extent:
        found = self.size(value)
        if found is None:
            raise refuse(op, "places and sizes that follow from the arguments' sizes", "others")
        return found

    def as_expression(self, size: Size) -> Extent:
        """A size as a number or a symbol."""
        if isinstance(size, int):
            return AffineExpr.constant(size)
        if size not in self.names:
            self.names.append(size)
        return AffineExpr.symbol(2 * self.names.index(size))


@dataclass(frozen=True)
class Told:
    """The sizes of a kernel that a call tells, of which each has a name and places; what a
    function's symbols are among them."""

    places: dict[str, list[Place]]
    symbols: dict[int, int]

    @staticmethod
    def of(
        extents: Extents, op: Operation, tensors: Sequence[SSAValue], used: Iterable[int]
    ) -> Told:
        """By the inputs and the result of a kernel. GemmcError for one of `used`, the function's
        symbols that the kernel needs, that is none of their extents."""
        places: dict[str, list[Place]] = {}
        symbols: dict[int, int] = {}
        for number, value in enumerate(tensors):
            for dimension, extent in enumerate(extents.of(value)):
                if isinstance(extent, AffineSymExpr):
                    symbols.setdefault(extent.position, len(symbols))
                    name = f"s{symbols[extent.position]}"
                    places.setdefault(name, []).append((number, dimension))
        for each in used:
            if each not in symbols:
                needed = "sizes that are extents of what a kernel reads or writes"
                raise refuse(op, needed, extents.names[each // 2], "pass a tensor of that size")
        return Told(places, symbols)

    def name(self, extent: AffineExpr) -> str:
        """The name of a size that is a symbol of the function."""
        assert isinstance(extent, AffineSymExpr)
        return f"s{self.symbols[extent.position]}"

    def renumbered(self, found: AffineMap) -> AffineMap:
        """A map in the kernel's symbols."""
        count = max(self.symbols, default=-1) + 1
        own = [AffineExpr.symbol(self.symbols.get(each, 0)) for each in range(count)]
        dims = [AffineExpr.dimension(each) for each in range(found.num_dims)]
        results = tuple(each.replace_dims_and_symbols(dims, own) for each in found.results)
        return AffineMap(found.num_dims, len(self.symbols), results)


def in_other_symbols(found: AffineExpr, others: Mapping[int, AffineExpr]) -> AffineExpr:
    """An expression with some symbols as expressions of others."""
    if not symbols_in(found) & set(others):
        return found
    count = max(symbols_in(found)) + 1
    dims = [AffineExpr.dimension(each) for each in range(max(found.used_dims(), default=-1) + 1)]
    own = [others.get(each, AffineExpr.symbol(each)) for each in range(count)]
    return found.replace_dims_and_symbols(dims, own)


def symbols_in(found: AffineExpr) -> set[int]:
    """The symbols of an expression."""
    return {each.position for each in found.post_order() if isinstance(each, AffineSymExpr)}


def multiplied(one: AffineExpr, other: AffineExpr) -> AffineExpr:
    """A product, its constant on the right."""
    if isinstance(one, AffineConstantExpr) and isinstance(other, AffineConstantExpr):
        return AffineExpr.constant(one.value * other.value)
    if isinstance(one, AffineConstantExpr):
        one, other = other, one
    return one if known(other) == 1 else one * other
