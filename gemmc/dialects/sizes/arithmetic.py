"""Sizes as numbers or as expressions of names, and the arithmetic of `index` on them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import gcd, prod

from xdsl.dialects import arith
from xdsl.dialects.builtin import i1
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymExpr,
)

from gemmc.dialects.sizes.divisions import DIVISIONS, UNSIGNED

Size = int | str
"""An extent: a number, or an expression as a manifest has it."""


_NUMBERS: dict[type[Operation], Callable[[int, int], int]] = {
    arith.AddiOp: lambda a, b: a + b,
    arith.SubiOp: lambda a, b: a - b,
    arith.MuliOp: lambda a, b: a * b,
    **DIVISIONS,
    arith.MaxUIOp: max,
    arith.MaxSIOp: max,
    arith.MinUIOp: min,
    arith.MinSIOp: min,
}

_BITWISE: dict[type[Operation], Callable[[int, int], int]] = {
    arith.AndIOp: lambda a, b: a & b,
    arith.OrIOp: lambda a, b: a | b,
    arith.XOrIOp: lambda a, b: a ^ b,
}
"""Of conditions, and of numbers none of which is negative."""

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

_SIGNED, LESS, NOT_LESS = range(6), 2, 5
"""Predicates of numbers with a sign; those of x < y and x >= y."""

_TURNED = {2: 4, 4: 2, 3: 5, 5: 3, 6: 8, 8: 6, 7: 9, 9: 7}
"""The predicate that holds of two operands where another holds of them swapped."""

EQUAL = 0
"""The predicate that two sizes are the same."""

_SUM = re.compile(r"\((?P<base>.+) (?P<sign>[+-]) (?P<number>\d+)\)")
"""A size and a number that is added or subtracted."""

_LARGER = re.compile(r"max\((?P<base>.+), (?P<number>\d+)\)")
"""The larger of a size and a number."""

_CHOOSING = (arith.MaxSIOp, arith.MaxUIOp, arith.MinSIOp, arith.MinUIOp)
_DIVIDING = (arith.DivUIOp, arith.DivSIOp, arith.FloorDivSIOp)
_PARTS = (arith.RemUIOp, arith.RemSIOp, arith.CeilDivUIOp, arith.CeilDivSIOp)
"""Ops that choose one of two sizes, that divide them, and that say what is left of a division."""

_TOWARDS_ZERO = (arith.DivSIOp, arith.RemSIOp)

_KEPT = arith.IndexCastOp | arith.ExtSIOp | arith.ExtUIOp | arith.TruncIOp
"""Ops that change a size's type alone."""


def product(sizes: tuple[Size, ...]) -> Size:
    """All of some sizes multiplied."""
    number, named = 1, list[str]()
    for size in (factor for each in sizes for factor in factors(each)):
        if isinstance(size, int):
            number *= size
        else:
            named.append(size)
    if not named or number == 0:
        return number
    if number < 0:
        return f"(0 - {product((*named, -number))})"
    written = [*named, *([str(number)] if number != 1 else [])]
    return written[0] if len(written) == 1 else f"({' * '.join(written)})"


def added(one: Size, other: Size) -> Size:
    """The sum of two sizes; expressions of a launch have no numbers below 0."""
    if isinstance(one, int) and isinstance(other, int):
        return one + other
    if 0 in (one, other):
        return other if one == 0 else one
    for size, number in ((one, other), (other, one)):
        if isinstance(size, str) and isinstance(number, int) and (more := _offset(size)[1]):
            return added(_offset(size)[0], more + number)
    for size, less in ((one, _less(other)), (other, _less(one))):
        if less is not None:
            return f"({size} - {less})"
    for size, rest in ((one, other), (other, one)):
        if isinstance(rest, str) and rest.endswith(f" - {size})"):
            whole = rest[1:].removesuffix(f" - {size})")
            if _is_whole(whole):
                return int(whole) if whole.isdigit() else whole
    return f"({one} + {other})"


def difference(one: Size, other: Size) -> Size:
    """A size less another one."""
    return added(one, product((-1, other)))


def _less(size: Size) -> Size | None:
    """What a size is less than nothing by: it is a number below 0, or a multiple by one."""
    if isinstance(size, int):
        return -size if size < 0 else None
    rest = size.removeprefix("(0 - ")[:-1]
    return rest if len(rest) < len(size) - 1 and _is_whole(rest) else None


def _is_whole(text: str) -> bool:
    """Whether each parenthesis of a part of an expression has its other one there."""
    depths = accumulate((char == "(") - (char == ")") for char in text)
    return text.count("(") == text.count(")") and all(depth >= 0 for depth in depths)


def quotient(size: Size, by: Size) -> Size:
    """A size divided by one that divides it."""
    if isinstance(size, str):
        size, by = _cancelled(size, by)
    if isinstance(size, int) and isinstance(by, int):
        return size // by if by else 0
    return size if by == 1 else f"({size} // {by})"


def without_common_factor(one: Size, other: Size) -> tuple[Size, Size]:
    """Two sizes that are equal where two others are: those of which they are the same multiple."""
    ours, theirs = factors(one), factors(other)
    shared = gcd(*(prod(n for n in each if isinstance(n, int)) for each in (ours, theirs)))
    return (_shortened(ours, shared), _shortened(theirs, shared)) if shared > 1 else (one, other)


def least(size: Size) -> int | None:
    """What a size is at least; None of one of which that is not known."""
    if isinstance(size, int):
        return size
    base, more = _offset(size)
    if " - " in base:
        return None
    larger = _LARGER.fullmatch(base)
    return more + (int(larger["number"]) if larger and _is_whole(larger["base"]) else 0)


def _offset(size: str) -> tuple[str, int]:
    """A size as another one and a number that is added."""
    found = _SUM.fullmatch(size)
    if found is None or not _is_whole(found["base"]):
        return size, 0
    number = int(found["number"])
    return found["base"], number if found["sign"] == "+" else -number


def _nearer(kind: type[Operation], lhs: Size, rhs: Size) -> Size | None:
    """The larger or the smaller of two sizes, where it is known which that is."""
    larger = kind in (arith.MaxSIOp, arith.MaxUIOp)
    for one, other in ((lhs, rhs), (rhs, lhs)):
        low = least(one)
        if isinstance(other, int) and low is not None and low >= other:
            return one if larger else other
    if isinstance(lhs, str) and isinstance(rhs, str):
        (base, more), (same, other) = _offset(lhs), _offset(rhs)
        if base == same:
            return lhs if (more > other) == larger else rhs
    return None


def _cancelled(lhs: str, rhs: Size) -> tuple[Size, Size]:
    """A product and what it is divided by, without the factors that both have."""
    ours, theirs = factors(lhs), factors(rhs)
    for each in list(theirs):
        if isinstance(each, str) and each in ours:
            ours.remove(each)
            theirs.remove(each)
    shared = gcd(*(prod(n for n in each if isinstance(n, int)) for each in (ours, theirs)))
    return _shortened(ours, shared), _shortened(theirs, shared)


def _shortened(parts: list[Size], by: int) -> Size:
    """A product, divided by a number that divides that of its factors."""
    number = prod(each for each in parts if isinstance(each, int))
    named = [each for each in parts if isinstance(each, str)]
    return product((*named, number // by if by else number))


def factors(size: Size) -> list[Size]:
    """What a size is the product of; itself where it is another expression."""
    inner = size[1:-1] if isinstance(size, str) and size.startswith("(") else ""
    if not inner or set(inner) & set("()+-/%,"):
        return [size]
    return [int(each) if each.isdigit() else each for each in inner.split(" * ")]


def larger_than(op: arith.SelectOp, sizes: Callable[[SSAValue], Size | None]) -> Size | None:
    """`x < n ? n - 1 : x`, which is the larger of x and n - 1; `x < 0 ? y : x`, where y is known of
    no x, which is x: torch has it for a size that is to be found out, and there is none below 0."""
    test = op.cond.owner
    if not isinstance(test, arith.CmpiOp) or test.predicate.value.data != LESS:
        return None
    x, bound, chosen = (sizes(each) for each in (*test.operands, op.lhs))
    if x is None or x != sizes(op.rhs) or not isinstance(bound, int):
        return None
    if bound == 0 and chosen is None:
        return x
    if not isinstance(chosen, int) or chosen != bound - 1:
        return None
    return combined(arith.MaxSIOp, x, chosen)


def computed(op: Operation, operands: list[Size]) -> Size | None:
    """What an op of `arith` makes of sizes; None where that is not known."""
    if isinstance(op, _KEPT):
        return operands[0]
    if isinstance(op, arith.SelectOp):
        chosen = operands[0]
        return operands[1 if chosen else 2] if isinstance(chosen, int) else None
    if isinstance(op, arith.CmpiOp):
        return _compared(op.predicate.value.data, operands)
    if type(op) in _BITWISE:
        numbers = [each for each in operands if isinstance(each, int)]
        return _BITWISE[type(op)](*numbers) if len(numbers) == len(operands) else None
    if type(op) not in _NUMBERS or op.results[0].type == i1:
        return None
    return combined(type(op), *operands)


def combined(kind: type[Operation], lhs: Size, rhs: Size) -> Size | None:
    """What an op of `arith` on two numbers makes of two sizes; None of a quotient by 0, and of a
    number below 0 that the op takes as one without a sign."""
    if rhs == 0 and kind in (*_DIVIDING, *_PARTS):
        return None
    if isinstance(lhs, int) and isinstance(rhs, int):
        told = kind not in UNSIGNED or min(lhs, rhs) >= 0
        return _NUMBERS[kind](lhs, rhs) if told else None
    if kind is arith.MuliOp:
        return product((lhs, rhs))
    if kind is arith.AddiOp:
        return added(lhs, rhs)
    if kind is arith.SubiOp and isinstance(rhs, int):
        return added(lhs, -rhs)
    if kind is arith.SubiOp and lhs == rhs:
        return 0
    if rhs == 1 and kind in (*_DIVIDING, *_PARTS):
        return 0 if kind in (arith.RemUIOp, arith.RemSIOp) else lhs
    if kind in _CHOOSING and (nearer := _nearer(kind, lhs, rhs)) is not None:
        return nearer
    if kind in _DIVIDING and isinstance(lhs, str):
        ours, theirs = _cancelled(lhs, rhs)
        if (ours, theirs) != (lhs, rhs):
            return ours if theirs == 1 else combined(kind, ours, theirs)
    if kind in _TOWARDS_ZERO:
        return _towards_zero(kind, lhs, rhs)
    return _SPELLED[kind].format(lhs, rhs)


def _towards_zero(kind: type[Operation], lhs: Size, rhs: Size) -> Size | None:
    """A quotient, or its remainder, of sizes: an expression's own are those of the next number
    below, so of what may be below 0 two are written, of which one is 0. A divisor that is no
    number is taken to be above 0: it divides by extents."""
    if isinstance(rhs, int) and rhs < 0:
        found = combined(kind, lhs, -rhs)
        return found if found is None or kind is arith.RemSIOp else product((found, -1))
    low, spelled = least(lhs), _SPELLED[kind]
    if low is not None and low >= 0:
        return spelled.format(lhs, rhs)
    above, below = (f"max({each}, 0)" for each in (lhs, difference(0, lhs)))
    return f"({spelled.format(above, rhs)} - {spelled.format(below, rhs)})"


_AFFINE: dict[AffineBinaryOpKind, type[Operation]] = {
    AffineBinaryOpKind.Add: arith.AddiOp,
    AffineBinaryOpKind.Mul: arith.MuliOp,
    AffineBinaryOpKind.Mod: arith.RemUIOp,
    AffineBinaryOpKind.FloorDiv: arith.FloorDivSIOp,
    AffineBinaryOpKind.CeilDiv: arith.CeilDivSIOp,
}


def applied(expression: AffineExpr, dims: list[Size], symbols: list[Size]) -> Size | None:
    """What an affine expression is of sizes; None where that is not known."""
    if isinstance(expression, AffineConstantExpr):
        return expression.value
    if isinstance(expression, AffineDimExpr):
        return dims[expression.position]
    if isinstance(expression, AffineSymExpr):
        return symbols[expression.position]
    assert isinstance(expression, AffineBinaryOpExpr), "there is no other expression"
    kind, other, rhs = _AFFINE[expression.kind], expression.rhs, None
    if kind is arith.AddiOp and (less := _negated(other)) is not None:
        kind, other = arith.SubiOp, less
    lhs, rhs = (applied(each, dims, symbols) for each in (expression.lhs, other))
    if kind is arith.RemUIOp and isinstance(lhs, int) and isinstance(rhs, int):
        return lhs % rhs if rhs > 0 else None  # a map's remainder is never below 0
    return None if lhs is None or rhs is None else combined(kind, lhs, rhs)


def least_of(map_: AffineMap, sizes: Sequence[Size]) -> Size | None:
    """The least of a map's results, of its dimensions and symbols; None where one is not known, and
    of a map without results."""
    dims, symbols = [*sizes[: map_.num_dims]], [*sizes[map_.num_dims :]]
    results = [applied(each, dims, symbols) for each in map_.results]
    known = [each for each in results if each is not None]
    if not known or len(known) < len(results):
        return None
    found: Size | None = known[0]
    for each in known[1:]:
        found = None if found is None else combined(arith.MinSIOp, found, each)
    return found


def _negated(expression: AffineExpr) -> AffineExpr | None:
    """What a term is less than nothing by: it is a negative number, or a negative multiple."""
    if isinstance(expression, AffineConstantExpr) and expression.value < 0:
        return AffineExpr.constant(-expression.value)
    if isinstance(expression, AffineBinaryOpExpr) and expression.kind is AffineBinaryOpKind.Mul:
        for number, other in (
            (expression.rhs, expression.lhs),
            (expression.lhs, expression.rhs),
        ):
            if isinstance(number, AffineConstantExpr) and number.value < 0:
                return other * -number.value
    return None


def _compared(predicate: int, operands: list[Size]) -> Size | None:
    lhs, rhs = operands
    if isinstance(lhs, int) and isinstance(rhs, int):
        told = predicate in _SIGNED or min(lhs, rhs) >= 0
        return int(_COMPARED[predicate](lhs, rhs)) if told else None
    if lhs == rhs:
        return int(_COMPARED[predicate](0, 0))
    if isinstance(lhs, int):
        return _compared(_TURNED.get(predicate, predicate), [rhs, lhs])
    return _compared_with_least(predicate, lhs, rhs)


def _compared_with_least(predicate: int, size: str, other: Size) -> Size | None:
    """A size that is at least so much, against that number or one below it."""
    low = least(size)
    if low is None or not isinstance(other, int) or other > low or predicate not in _SIGNED:
        return None
    surely = other < low or predicate in (LESS, NOT_LESS)
    return int(_COMPARED[predicate](low, other)) if surely else None
