"""Integers in int64: exact, as the words of their width that they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects import math as m
from xdsl.dialects.builtin import IntegerType, i1, i64
from xdsl.ir import Attribute, Operation

from gemmc.accuracy import LEAST
from gemmc.dialects.isa import isa
from gemmc.element_types import numpy_dtype
from gemmc.reference.bounded import (
    EXACTLY,
    FLOATS,
    RULES,
    Array,
    Bounded,
    Rounding,
    Rule,
    error_of,
    error_of_steps,
    is_rounded,
    size_of,
    with_error,
)


def as_unsigned(x: Bounded, kind: Attribute) -> Bounded:
    """What an integer's bits are as a number of 0 or more, in uint64."""
    if not isa(kind, IntegerType) or kind.width.data == 1:
        return x
    value = x.value.astype(np.uint64) & np.uint64(2**kind.width.data - 1)
    error = error_of(x)
    return _whole(value, np.where((error > 0) & (size_of(x.value) <= error), np.inf, error))


def wrapped(x: Bounded, kind: Attribute) -> Bounded:
    """An integer as its type has it: the low bits, with their sign, of one bit 0 or 1; any where it
    wraps and has an error."""
    value = x.value.astype(np.int64)
    if isa(kind, IntegerType) and kind.width.data > 1:
        return _within(_low_bits(value, kind.width.data), size_of(x.value), error_of(x), kind)
    return replace(x, value=value & 1 if kind == i1 else value)


def _within(value: Array, size: Array, error: Array, kind: IntegerType) -> Bounded:
    """A value whose error is any where it has one and may be too large for its type."""
    too_large = (error > 0) & (size + error >= 2.0 ** (kind.width.data - 1))
    return _whole(value, np.where(too_large, np.inf, error))


def _whole(value: Array, error: Array) -> Bounded:
    return with_error(value, error, 0.0, EXACTLY, 0.0)


def _low_bits(value: Array, width: int) -> Array:
    """The low bits of int64, as a number of that width with its sign."""
    above = 64 - width
    return (value << above) >> above


def truncated(x: Bounded, kind: Attribute) -> Bounded:
    """An integer's low bits, as a signed number; of one bit, 0 or 1."""
    assert isa(kind, IntegerType), "arith.trunci yields integers"
    if kind != i1:
        return wrapped(x, kind)
    return _whole(x.value & 1, error_of(x) > 0)


def extended(x: Bounded, kind: Attribute) -> Bounded:
    """With its sign: a condition that holds is -1 (MLIR, `arith.extsi`)."""
    if kind != i1:
        return x
    return replace(x, value=-x.value)


def from_float(x: Bounded, kind: Attribute, *, signed: bool) -> Bounded:
    """A float towards zero; of what the integer's type does not have, any (MLIR,
    `arith.fptosi`: poison)."""
    assert isa(kind, IntegerType), "arith.fptosi and arith.fptoui yield integers"
    stepped = _stepped(np.trunc)([x], EXACTLY)
    bits = kind.width.data - signed
    low, high = (-(2.0**bits) if signed else 0.0), 2.0**bits
    error, before = error_of_steps(stepped), error_of_steps(x)
    with np.errstate(invalid="ignore"):
        inside = (np.trunc(x.value - before) >= low) & (np.trunc(x.value + before) < high)
    kept = np.where(inside, stepped.value, 0.0)
    value = np.where(kept >= 2.0**63, kept - 2.0**64, kept).astype(np.int64)
    return _whole(value, np.where(inside, error, np.inf))


def _stepped(step: Callable[[Array], Array]) -> Rule:
    """A function of steps: exact, but where an error may reach another step, as one below the
    normal range does not: of a zero it is none."""

    def rule(operands: Sequence[Bounded], to: Rounding) -> Bounded:
        (x,) = operands
        if x.whole:
            return x
        error = error_of(x)
        with np.errstate(invalid="ignore"):
            apart = np.where(error > LEAST, step(x.value + error) - step(x.value - error), 0.0)
        return replace(with_error(step(x.value), apart, 0.0, EXACTLY, x.c), whole=True)

    return rule


def _never(x: Array, y: Array) -> Array:
    return np.zeros(np.broadcast_shapes(x.shape, y.shape), np.bool_)


def _sum(sign: int) -> Rule:
    """Of words, with their errors."""

    def rule(operands: Sequence[Bounded], to: Rounding) -> Bounded:
        x, y = operands
        error = error_of(x) + error_of(y)
        size = np.abs(x.value.astype(np.float64) + sign * y.value.astype(np.float64))
        return _within(x.value + sign * y.value, size, error, i64)

    return rule


def _product(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    x, y = operands
    size = size_of(x.value) * size_of(y.value)
    return _within(x.value * y.value, size, _error_of_product(x, y, np.multiply), i64)


def _error_of_product(
    x: Bounded, y: Bounded, multiply: Callable[[Array, Array], Array]
) -> Array:
    """Of integers, or of matrices of them."""
    one, other = error_of(x), error_of(y)
    if not one.any() and not other.any():
        return np.zeros(multiply(one, other).shape)
    with np.errstate(invalid="ignore"):
        error = multiply(size_of(x.value), other) + multiply(one, size_of(y.value) + other)
    return np.where(np.isnan(error), np.inf, error)


def product_of_integers(a: Bounded, b: Bounded) -> Bounded:
    """a @ b, modulo 2^64."""
    # In float64 where that has all the sums on the way, which is much faster.
    largest = size_of(a.value).max(initial=0.0) * size_of(b.value).max(initial=0.0)
    kind = np.int64 if largest * a.value.shape[-1] >= 2.0**53 else np.float64
    value = (a.value.astype(kind) @ b.value.astype(kind)).astype(np.int64)
    return _whole(value, _error_of_product(a, b, np.matmul))


def _to_float(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    (x,) = operands
    return with_error(x.value.astype(np.float64), error_of(x), 0.0, to, 0.0)


def as_element(x: Bounded, element: str, to: Rounding) -> Bounded:
    """What a product multiplies: integers as floats where it sums floats."""
    if is_rounded(x.value) or element not in FLOATS:
        return x
    return _to_float([x], to)


def _by_zero(x: Array, y: Array) -> Array:
    return (y == 0) | _never(x, y)


def _of_words(
    combine: Callable[[Array, Array], Array], undefined: Callable[[Array, Array], Array] = _never
) -> Rule:
    """Of integers as words; any where an error may change a bit, or it is undefined."""

    def rule(operands: Sequence[Bounded], to: Rounding) -> Bounded:
        x, y = operands
        with np.errstate(all="ignore"):
            value = np.asarray(combine(x.value, y.value))
        unsure = (error_of(x) + error_of(y) > 0) | undefined(x.value, y.value)
        return _whole(value, np.where(unsure, np.inf, 0.0))

    return rule


def unsigned_order(choose: Callable[[Array, Array], Array]) -> Callable[[Array, Array], Array]:
    """The choice by the bits without a sign, of integers of one width with theirs."""

    def chosen(x: Array, y: Array) -> Array:
        return np.asarray(choose(x.astype(np.uint64), y.astype(np.uint64))).astype(np.int64)

    return chosen


def _quotient(x: Array, y: Array) -> Array:
    """Towards zero; 0 where nothing divides."""
    down = _floored(x, y)
    return down + ((down * y != x) & ((x < 0) != (y < 0)) & (y != 0))


def _floored(x: Array, y: Array) -> Array:
    return np.where(y == 0, 0, x // np.where(y == 0, 1, y))


def _ceiled(x: Array, y: Array) -> Array:
    down = _floored(x, y)  # not of -x, which the least integer has not
    return down + ((down * y != x) & (y != 0))


def _absolute(operands: Sequence[Bounded], to: Rounding) -> Bounded:
    (x,) = operands
    return Bounded(np.abs(x.value), x.magnitude, x.c, x.floor)


def same_bits(x: Bounded, kind: Attribute, to: Attribute) -> Bounded:
    """A bitcast between floats and integers of a width, of what is exact; of other numbers
    anything."""
    held, into = numpy_dtype(str(kind)), numpy_dtype(str(to))
    with np.errstate(all="ignore"):
        value = np.asarray(x.value.astype(held)).view(into)
        value = value.astype(np.int64 if isa(to, IntegerType) else np.float64)
        unsure = (error_of(x) > 0) | (x.value.astype(held) != x.value)
    error = np.where(unsure & ~np.isnan(x.value), np.inf, 0.0)
    return with_error(value, error, 0.0, EXACTLY, x.c)


_BITS = (
    arith.DivUIOp, arith.CeilDivUIOp, arith.RemUIOp, arith.ShRUIOp, arith.ExtUIOp, arith.UIToFPOp,
)  # fmt: skip
"""Ops that see an integer's bits as a number of 0 or more."""


_WITH_SIGN = (
    arith.ExtSIOp, arith.SIToFPOp, arith.MaxSIOp, arith.MinSIOp, arith.DivSIOp, arith.RemSIOp,
    arith.FloorDivSIOp, arith.CeilDivSIOp,
)  # fmt: skip
"""Ops for which a condition that holds is -1."""


def as_read(op: Operation, x: Bounded, kind: Attribute) -> Bounded:
    """An operand as an op sees it."""
    if isinstance(op, _BITS):
        return as_unsigned(x, kind)
    return extended(x, kind) if isinstance(op, _WITH_SIGN) else x


TO_INTEGERS = (arith.TruncIOp, arith.FPToSIOp, arith.FPToUIOp)


def to_integer(op: Operation, x: Bounded, kind: Attribute) -> Bounded:
    """What one of `TO_INTEGERS` makes of its operand."""
    if isinstance(op, arith.TruncIOp):
        return truncated(x, kind)
    return from_float(x, kind, signed=isinstance(op, arith.FPToSIOp))


STEPS: Mapping[type[Operation], Rule] = {
    arith.AddiOp: _sum(1),
    arith.SubiOp: _sum(-1),
    arith.MuliOp: _product,
    arith.SIToFPOp: _to_float,
    arith.UIToFPOp: _to_float,
    arith.DivUIOp: _of_words(np.floor_divide, _by_zero),
    arith.CeilDivUIOp: _of_words(lambda x, y: x // y + (x % y != 0), _by_zero),
    arith.RemUIOp: _of_words(np.mod, _by_zero),
    arith.DivSIOp: _of_words(_quotient, _by_zero),
    arith.RemSIOp: _of_words(lambda x, y: x - _quotient(x, y) * y, _by_zero),
    arith.FloorDivSIOp: _of_words(_floored, _by_zero),
    arith.CeilDivSIOp: _of_words(_ceiled, _by_zero),
    arith.MaxSIOp: RULES[arith.MaximumfOp],
    arith.MinSIOp: RULES[arith.MinimumfOp],
    arith.MaxUIOp: _of_words(unsigned_order(np.maximum)),
    arith.MinUIOp: _of_words(unsigned_order(np.minimum)),
    arith.AndIOp: _of_words(np.bitwise_and),
    arith.OrIOp: _of_words(np.bitwise_or),
    arith.XOrIOp: _of_words(np.bitwise_xor),
    arith.ShLIOp: _of_words(lambda x, y: x << np.minimum(y, 63)),
    arith.ShRSIOp: _of_words(lambda x, y: x >> np.minimum(y, 63)),
    arith.ShRUIOp: _of_words(lambda x, y: x >> np.minimum(y, 63)),
    m.AbsIOp: _absolute,
    m.RoundOp: _stepped(lambda x: np.trunc(x + np.copysign(0.5, x))),
    m.CeilOp: _stepped(np.ceil),
    m.FloorOp: _stepped(np.floor),
    m.RoundEvenOp: _stepped(np.rint),
    m.TruncOp: _stepped(np.trunc),
}
"""Beside those in `bounded` and `functions`."""
