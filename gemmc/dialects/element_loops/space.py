"""The dimensions of a statement: the counters of its loops as numbers from 0 on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from xdsl.dialects import memref, tensor
from xdsl.ir import SSAValue

from gemmc.dialects.element_loops.computed_bounds import is_size
from gemmc.dialects.element_loops.guards import Condition, at_least_zero, narrowed
from gemmc.dialects.element_loops.linear import Linear, interval
from gemmc.dialects.element_loops.loops import Loop, covers
from gemmc.dialects.element_loops.nest import (
    Conditions,
    Load,
    Nest,
    NotElements,
    Statement,
)
from gemmc.dialects.element_loops.order import Ranges, read_by

Extent = int | SSAValue


@dataclass(frozen=True)
class Dimension:
    """A counter is `first + step * n`, for n from 0 to below `extent`."""

    counter: SSAValue
    first: int
    step: int
    extent: Extent


@dataclass
class Space:
    """The dimensions of a statement, what is at least 0 in its steps, and what else holds there."""

    dimensions: list[Dimension]
    guards: list[Linear]
    conditions: Conditions = ()

    @property
    def is_empty(self) -> bool:
        return any(isinstance(each.extent, int) and each.extent < 1 for each in self.dimensions)


def space_of(nest: Nest, statement: Statement, ranges: Ranges) -> Space:
    """NotElements for loops whose steps are not known."""
    dimensions: list[Dimension] = []
    guards: list[Linear] = []
    tiles = _tiles(nest, statement)
    for loop in statement.loops:
        if loop in tiles.values():
            continue
        tile = tiles.get(loop)
        dimensions.append(_whole(tile, loop) if tile else dimension_of(loop, ranges, guards))
    counters = {value for each in statement.outputs for index in each.memory.at(each.indices)
                for value in index.terms}  # fmt: skip
    again = [each for each in dimensions if each.counter not in counters]
    tiled = {loop.counter for loop in tiles}
    if len(again) > 1 and any(each.counter in tiled for each in again):
        raise NotElements("sums in tiles of several dimensions")
    return _within(Space(dimensions, guards), statement.conditions)


def _within(space: Space, conditions: Conditions) -> Space:
    """A space of the steps in which conditions hold, where these are bounds of its counters; the
    others stay conditions."""
    left: list[Condition] = []
    for condition in conditions:
        sums = at_least_zero(condition)
        found = None if sums is None else _bounded(space.dimensions, sums)
        if found is None:
            left.append(condition)
        else:
            space = replace(space, dimensions=found)
    return replace(space, conditions=tuple(left))


def _bounded(dimensions: Sequence[Dimension], sums: Sequence[Linear]) -> list[Dimension] | None:
    """Dimensions of the steps in which sums of one counter are at least 0; None of other sums, and
    of dimensions whose extents are not known."""
    found = {each.counter: each for each in dimensions}
    for each in sums:
        (counter, factor), *others = each.terms.items() or [(None, 0)]
        said = found.get(counter) if counter is not None else None
        if said is None or others or not isinstance(said.extent, int):
            return None
        first, extent = narrowed(said.first, said.step, said.extent, factor, each.const)
        found[said.counter] = replace(said, first=first, extent=extent)
    return list(found.values())


def dimension_of(loop: Loop, ranges: Ranges, guards: list[Linear]) -> Dimension:
    """A loop as a dimension that has all its steps; `guards` gets what tells those of others."""
    counter = Linear(0, {loop.counter: 1})
    if all(not each.terms for each in (*loop.firsts, *loop.lasts)):
        first, last = (
            max(each.const for each in loop.firsts), min(each.const for each in loop.lasts)
        )  # fmt: skip
        return Dimension(loop.counter, first, loop.step, -((first - last) // loop.step))
    least = max(
        (found[0] for each in loop.firsts if (found := interval(each, ranges.of))), default=None
    )
    known = ranges.of(loop.counter)
    if known is None:
        return _open(loop)
    if least is None or loop.step != 1:
        raise NotElements("bounds that follow from other counters, in steps of more than 1")
    guards += [counter.plus(each, -1) for each in loop.firsts if each.terms]
    guards += [each.plus(counter, -1).plus(Linear(-1)) for each in loop.lasts if each.terms]
    return Dimension(loop.counter, known[0], 1, known[1] - known[0] + 1)


def _open(loop: Loop) -> Dimension:
    """From 0 to an extent that a tensor or an argument tells, or which memory is taken of."""
    zero = [Linear()] == loop.firsts
    (value, factor), *others = loop.lasts[0].terms.items() or [(loop.counter, 0)]
    plain = len(loop.lasts) == 1 and not others and factor == 1 and not loop.lasts[0].const
    told = plain and isinstance(value.owner, memref.DimOp | tensor.DimOp)
    if not told and is_size(loop.op.ub):
        value, told = loop.op.ub, True
    if not zero or loop.step != 1 or not told:
        raise NotElements("bounds that are neither numbers nor extents")
    return Dimension(loop.counter, 0, 1, value)


def _tiles(nest: Nest, statement: Statement) -> dict[Loop, Loop]:
    """Loops over the steps of another loop's step, and that other one, which does nothing else."""
    found: dict[Loop, Loop] = {}
    for inner in statement.loops:
        for outer in statement.loops:
            if covers(outer, inner) and not _is_used(nest, statement, outer, inner):
                found[inner] = outer
    return found


def _whole(outer: Loop, inner: Loop) -> Dimension:
    first, last = max(e.const for e in outer.firsts), min(e.const for e in outer.lasts)
    return Dimension(inner.counter, first, inner.step, -((first - last) // inner.step))


def _is_used(nest: Nest, statement: Statement, loop: Loop, inner: Loop) -> bool:
    """Whether a counter matters for anything but the bounds of a loop inside."""
    linears = [index for each in statement.outputs for index in each.memory.at(each.indices)]
    for load in read_by(nest, statement):
        linears += load.memory.at(load.indices or [])
    for other in statement.loops:
        if other is not inner:
            linears += [*other.firsts, *other.lasts]
    if any(loop.counter in each.terms for each in linears):
        return True
    values = [each.value for each in statement.outputs if not isinstance(each.value, Load)]
    values += [each for each, _ in statement.conditions]
    computed = [load.op for load in read_by(nest, statement) if load.indices is None and load.op]
    values += [place for op in computed for place in op.operands[1:]]
    return any(loop.counter is each for value in values for each in nest.reached(value))
