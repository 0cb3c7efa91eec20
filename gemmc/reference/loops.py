"""Loops of a `linalg` op over arrays: operands where its maps say, what is known over all loops as
a result, and how results are combined."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import i1
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from gemmc.dialects.arith_more import numbers_of
from gemmc.errors import GemmcError, refuse
from gemmc.reference.bounded import (
    RULES,
    Array,
    Bounded,
    Rounding,
    Rule,
    converted,
    of_sums,
)
from gemmc.reference.functions import FUNCTIONS
from gemmc.reference.inputs import static_type
from gemmc.reference.integers import STEPS, as_read
from gemmc.reference.numbers import kind_of
from gemmc.reference.reduced import COMBINING


def counters_of(op: LinalgStructuredOperation) -> list[Array]:
    """The loops' counters, each along an axis of its own."""
    extents: dict[int, int] = {}
    values = zip((*op.inputs, *op.outputs), op.get_indexing_maps(), strict=True)
    for value, indexing in values:
        shape = static_type(value)[0]
        for axis, each in enumerate(indexing.data.results):
            if isinstance(each, AffineDimExpr):
                extents[each.position] = shape[axis]
    count = op.get_num_loops()
    if sorted(extents) != list(range(count)):
        raise refuse(op, "loops that are indices of tensors", "others")
    ranges = (np.arange(extents[loop]) for loop in range(count))
    return list(np.meshgrid(*ranges, indexing="ij", sparse=True))


def indexed(x: Bounded, indexing: AffineMap, counters: Sequence[Array]) -> Bounded:
    """An operand's elements where a map says, over all loops; of extent 1 along those that do not
    matter. GemmcError where a place is outside, as of sizes that do not fit together."""

    def indexed(array: Array) -> Array:
        places = [np.asarray(each.eval(cast("Any", counters), ())) for each in indexing.results]
        try:
            found = array[tuple(places)] if places else array
        except IndexError as error:
            needed = f"an operand that has the elements {indexing} says"
            raise GemmcError("reference", needed, f"sizes {array.shape}") from error
        return found.reshape((1,) * (len(counters) - found.ndim) + found.shape)

    return replace(x, value=indexed(x.value), magnitude=indexed(x.magnitude))


def over(x: Bounded, extents: Sequence[int]) -> Bounded:
    value, magnitude = (np.broadcast_to(each, extents) for each in (x.value, x.magnitude))
    return replace(x, value=value, magnitude=magnitude)


def over_all(x: Bounded, axes: Sequence[int]) -> Bounded:
    """With the axes that are gone as ones of extent 1."""
    value, magnitude = (np.expand_dims(each, tuple(axes)) for each in (x.value, x.magnitude))
    return replace(x, value=value, magnitude=magnitude)


def as_result(
    op: Operation,
    x: Bounded,
    target: AffineMap,
    shape: tuple[int, ...],
    reduced_over: Sequence[int],
) -> Bounded:
    """A tensor of what is known over all loops, by its map."""
    loops = [each.position for each in target.results if isinstance(each, AffineDimExpr)]
    others = [axis for axis in range(x.value.ndim) if axis not in loops]
    if len(set(loops)) != len(loops) or any(axis not in reduced_over for axis in others):
        raise refuse(op, "results that are indexed by loops", f"{target}")

    def arranged(array: Array) -> Array:
        return array.transpose([*loops, *others]).reshape(shape)

    return replace(x, value=arranged(x.value), magnitude=arranged(x.magnitude))


def parallel(kind: IteratorTypeAttr) -> bool:
    return kind == IteratorTypeAttr.parallel()


def combined(op: Operation, wanted: SSAValue, so_far: SSAValue) -> tuple[Operation, SSAValue]:
    """The op by which a reduction combines, and what it combines with what it has so far."""
    owner = wanted.owner
    if not isinstance(owner, COMBINING) or so_far not in owner.operands:
        names = ", ".join(each.name for each in COMBINING)
        raise refuse(op, f"elements that are combined by one of {names}", "another body")
    return owner, next(each for each in owner.operands if each is not so_far)


def rule_of(op: Operation) -> Rule | None:
    """What is known of a scalar op; of conditions `andi`, `ori` and `xori` are logic."""
    conditions = kind_of(op.results[0]) == i1
    rules = (RULES, FUNCTIONS, STEPS) if conditions else (RULES, STEPS, FUNCTIONS)
    kind = numbers_of(type(op))
    return next((each[kind] for each in rules if kind in each), None)


def begun(op: Operation, made: Bounded, start: Bounded, to: Rounding) -> Bounded:
    """What a reduction makes of its elements, combined with what it starts from and then rounded
    once to the type that it ends in."""
    own = of_sums(to)
    if not _leaves(op, start):
        rule = rule_of(op)
        assert rule is not None, "each op of COMBINING has a rule"
        made = rule([made, as_read(op, start, kind_of(op.results[0]))], own)
    rounds = own != to and isinstance(op, arith.AddfOp | arith.MulfOp)
    return converted(made, to) if rounds else made


def _leaves(op: Operation, start: Bounded) -> bool:
    """Whether combining with a start changes nothing."""
    all_ones = 1.0 if kind_of(op.results[0]) == i1 else -1.0
    neutral = {arith.AddfOp: 0.0, arith.MulfOp: 1.0, arith.AndIOp: all_ones, arith.OrIOp: 0.0}
    least = {arith.MaximumfOp: -np.inf, arith.MinimumfOp: np.inf}
    known: dict[type[Operation], float] = {**neutral, **least}
    number = known.get(type(op))
    return number is not None and bool((start.value == number).all())
