"""Sizes as numbers or as expressions of names, and the arithmetic of `index` on them."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import arith
from xdsl.ir import Operation

Size = int | str
"""An extent: a number, or an expression as a manifest has it."""


def _cdiv(a: int, b: int) -> int:
    return -(-a // b)


_NUMBERS: dict[type[Operation], Callable[[int, int], int]] = {
    arith.AddiOp: lambda a, b: a + b,
    arith.SubiOp: lambda a, b: a - b,
    arith.MuliOp: lambda a, b: a * b,
    arith.DivUIOp: lambda a, b: a // b,
    arith.DivSIOp: lambda a, b: a // b,
    arith.FloorDivSIOp: lambda a, b: a // b,
    arith.RemUIOp: lambda a, b: a % b,
    arith.RemSIOp: lambda a, b: a % b,
    arith.CeilDivUIOp: _cdiv,
    arith.CeilDivSIOp: _cdiv,
    arith.MaxUIOp: max,
    arith.MaxSIOp: max,
    arith.MinUIOp: min,
    arith.MinSIOp: min,
}
"""Of sizes, none of which is negative, and divisors above 0."""

_SPELLED: dict[type[Operation], str] = {
    arith.AddiOp: "({} + {})",
    arith.SubiOp: "({} - {})",
    arith.MuliOp: "({} * {})",
    arith.DivUIOp: "({} // {})",
    arith.DivSIOp: "({} // {})",
    arith.FloorDivSIOp: "({} // {})",
    arith.RemUIOp: "({} % {})",
    arith.RemSIOp: "({} % {})",
    arith.CeilDivUIOp: "cdiv({}, {})",
    arith.CeilDivSIOp: "cdiv({}, {})",
    arith.MaxUIOp: "max({}, {})",
    arith.MaxSIOp: "max({}, {})",
    arith.MinUIOp: "min({}, {})",
    arith.MinSIOp: "min({}, {})",
}

_COMPARED: dict[int, Callable[[int, int], bool]] = {
    0: lambda a, b: a == b,
    1: lambda a, b: a != b,
    **dict.fromkeys((2, 6), lambda a, b: a < b),
    **dict.fromkeys((3, 7), lambda a, b: a <= b),
    **dict.fromkeys((4, 8), lambda a, b: a > b),
    **dict.fromkeys((5, 9), lambda a, b: a >= b),
}
"""By the number of `arith.cmpi`'s predicate."""

EQUAL = 0
"""The predicate that two sizes are the same."""

_KEPT = arith.IndexCastOp | arith.ExtSIOp | arith.ExtUIOp | arith.TruncIOp
"""Ops that change a size's type alone."""


def product(sizes: tuple[Size, ...]) -> Size:
    """All of some sizes multiplied."""
    number, named = 1, list[str]()
    for size in sizes:
        if isinstance(size, int):
            number *= size
        else:
            named.append(size)
    if not named or number == 0:
        return number
    factors = [*named, *([str(number)] if number != 1 else [])]
    return factors[0] if len(factors) == 1 else f"({' * '.join(factors)})"


def added(one: Size, other: Size) -> Size:
    """The sum of two sizes."""
    if isinstance(one, int) and isinstance(other, int):
        return one + other
    if 0 in (one, other):
        return other if one == 0 else one
    return f"({one} + {other})"


def quotient(size: Size, by: Size) -> Size:
    """A size divided by one that divides it."""
    if isinstance(size, int) and isinstance(by, int):
        return size // by if by else 0
    return size if by == 1 else f"({size} // {by})"


def computed(op: Operation, operands: list[Size]) -> Size | None:
    """What an op of `arith` makes of sizes; None where that is not known."""
    if isinstance(op, _KEPT):
        return operands[0]
    if isinstance(op, arith.SelectOp):
        chosen = operands[0]
        return operands[1 if chosen else 2] if isinstance(chosen, int) else None
    if isinstance(op, arith.CmpiOp):
        return _compared(op.predicate.value.data, operands)
    rule = _NUMBERS.get(type(op))
    if rule is None:
        return None
    lhs, rhs = operands
    if isinstance(lhs, int) and isinstance(rhs, int):
        if rhs == 0 and type(op) not in (arith.AddiOp, arith.SubiOp, arith.MuliOp):
            return None
        return rule(lhs, rhs)
    if isinstance(op, arith.MuliOp):
        return product((lhs, rhs))
    return _SPELLED[type(op)].format(lhs, rhs)


def _compared(predicate: int, operands: list[Size]) -> Size | None:
    lhs, rhs = operands
    if isinstance(lhs, int) and isinstance(rhs, int):
        return int(_COMPARED[predicate](lhs, rhs))
    return int(_COMPARED[predicate](0, 0)) if lhs == rhs else None
