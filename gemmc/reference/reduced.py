"""Reductions of `linalg`, with the error that is allowed of them.

A kernel takes a sum in f32, in any order, and rounds it once; a program that sums in f16 or bf16 is
held to that as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, nan, prod
from typing import Any

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import i1
from xdsl.ir import Operation

from gemmc.reference.bounded import (
    Array,
    Bounded,
    Rounding,
    error_of,
    of_sums,
    size_of,
    together,
)
from gemmc.reference.integers import as_read
from gemmc.reference.numbers import without_lost_sums

_CHOICES: dict[type[Operation], Callable[..., Array]] = {
    arith.MaximumfOp: np.max,
    arith.MaxnumfOp: np.fmax.reduce,
    arith.MinimumfOp: np.min,
    arith.MinnumfOp: np.fmin.reduce,
    arith.MaxSIOp: np.max,
    arith.MinSIOp: np.min,
}

_NOTHING: dict[type[Operation], float | int] = {
    arith.MaximumfOp: -inf,
    arith.MaxnumfOp: nan,
    arith.MinimumfOp: inf,
    arith.MinnumfOp: nan,
    arith.MaxSIOp: -(2**63),
    arith.MinSIOp: 2**63 - 1,
}
"""What no elements are, combined."""

_WORDS: dict[type[Operation], Any] = {
    arith.AndIOp: np.bitwise_and,
    arith.OrIOp: np.bitwise_or,
    arith.XOrIOp: np.bitwise_xor,
    arith.MaxUIOp: np.maximum,
    arith.MinUIOp: np.minimum,
    arith.AddiOp: np.add,
    arith.MuliOp: np.multiply,
}
"""Of integers, exact."""

COMBINING = (arith.AddfOp, arith.MulfOp, *_CHOICES, *_WORDS)
"""Ops by which a reduction is known to combine."""


def reduced(op: Operation, x: Bounded, axes: Sequence[int], to: Rounding) -> Bounded:
    """The elements along some axes combined by an op of `COMBINING`, not yet rounded to f16 or
    bf16: sums are taken in f32, those of f64 in f64."""
    places, x = tuple(axes), as_read(op, x, op.results[0].type)
    count = prod(x.value.shape[axis] for axis in places)
    own = of_sums(to)
    with np.errstate(all="ignore"):
        if type(op) in _WORDS:
            return _of_words(op, x, places)
        if type(op) in _CHOICES:
            if not count:
                none = x.value.sum(axis=places)
                return Bounded(none + _NOTHING[type(op)], size_of(none), x.c, x.floor)
            value = _CHOICES[type(op)](x.value, axis=places)
            magnitude = np.where(_may_be(op, x, places), x.magnitude, 0.0)
            return Bounded(value, np.max(magnitude, axis=places), x.c, x.floor)
        combine = np.add if isinstance(op, arith.AddfOp) else np.multiply
        value = combine.reduce(x.value, axis=places)
        magnitude = combine.reduce(x.magnitude, axis=places)
        if isinstance(op, arith.AddfOp):
            c = together(x.c, count * own.u, own.u)
            found = Bounded(value, magnitude, c, count * x.floor * (1 + c) + own.least)
            return without_lost_sums(found, own)
        c = together(*[x.c] * count, *[own.u] * (count + 1))
        largest = float(np.max(x.magnitude, initial=1.0))
        return Bounded(value, magnitude, c, count * x.floor * largest ** (count - 1) + own.least)


def _of_words(op: Operation, x: Bounded, places: tuple[int, ...]) -> Bounded:
    """Integers, or conditions as 0 and 1; where an error may decide, any, but of sums."""
    whole, nothing = x.value, dict[str, int]()
    if isinstance(op, arith.MaxUIOp | arith.MinUIOp):  # the order of the bits
        whole = whole.astype(np.uint64)
        nothing["initial"] = 0 if isinstance(op, arith.MaxUIOp) else 2**64 - 1
    value = _WORDS[type(op)].reduce(whole, axis=places, **nothing).astype(np.int64)
    error = error_of(x).sum(axis=places)
    any_other = 1.0 if op.results[0].type == i1 else inf
    if op.results[0].type == i1:
        value &= 1  # a sum of conditions wraps
    if not isinstance(op, arith.AddiOp) or any_other == 1.0:
        error = np.where(error > 0, any_other, 0.0)
    return Bounded(value, error, 1.0)


def _may_be(op: Operation, x: Bounded, places: tuple[int, ...]) -> Array:
    """Which elements may be the largest, or the smallest, by their errors: no other's error is
    the result's."""
    sign = 1.0 if isinstance(op, arith.MaximumfOp | arith.MaxnumfOp | arith.MaxSIOp) else -1.0
    value, error = sign * x.value, error_of(x)
    least = np.fmax.reduce(value - error, axis=places, keepdims=True)
    return ~(value + error < least) & ~np.isinf(x.value)
