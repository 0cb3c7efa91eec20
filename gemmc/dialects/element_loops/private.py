"""Memory that each step of some loops stores anew before it reads it, one element or all of them,
as fusion of loops leaves what one of them handed on to another."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import memref
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.element_loops.linear import Linear
from gemmc.dialects.element_loops.loops import Loop, without_tiles
from gemmc.dialects.element_loops.nest import Memory, Nest

Loops = tuple[Loop, ...]
Place = tuple[Loops, list[Linear] | None]
"""The loops around a load or a store, and its indices."""


def make_private(nest: Nest) -> None:
    """Let such memory, which nothing but the nest uses, be the nest's own, with its elements for
    each step of the loops around the store, or around those that store all of it."""
    for value, memory in nest.memories.items():
        if _is_alone(nest, value):
            _make_private(nest, memory)


def _is_alone(nest: Nest, value: SSAValue) -> bool:
    if not isinstance(value.owner, memref.AllocOp | memref.AllocaOp):
        return False
    return all(_is_in(nest, use.operation) for use in value.uses)


def _is_in(nest: Nest, op: Operation) -> bool:
    at: Operation | None = op
    while at is not None and at is not nest.root:
        at = at.parent_op()
    return at is not None or isinstance(op, memref.DeallocOp)


def _make_private(nest: Nest, memory: Memory) -> None:
    loads = [each for each in nest.loads.values() if each.memory is memory]
    stores = [
        (statement, output)
        for statement in nest.statements
        for output in statement.outputs
        if output.memory is memory
    ]
    if not stores:
        return
    first, stored = min(stores, key=lambda each: each[0].position)
    if first.conditions or any(each.position < first.position for each in loads):
        return
    places = [(each.loops, each.indices) for each in loads]
    places += [(statement.loops, output.indices) for statement, output in stores]
    if _is_one_element(first.loops, places):
        memory.value, memory.shape, memory.around = None, (), without_tiles(first.loops)
        for each in (*loads, *(output for _, output in stores)):
            each.indices = []
        return
    around = _loops_around(first.loops, stored.indices, memory.shape)
    if around and _are_behind(first.loops, stored.indices, len(around), places):
        memory.value, memory.around = None, without_tiles(around)


def _is_one_element(loops: Loops, places: Sequence[Place]) -> bool:
    """Whether all touch the same element in the steps of some loops."""
    _, indices = places[0]
    if indices is None or any(each.terms for each in indices):
        return False
    return all(each[: len(loops)] == loops and place == indices for each, place in places)


def _loops_around(loops: Loops, indices: Sequence[Linear], shape: Sequence[int]) -> Loops:
    """The loops in each step of which the loops inside of them store all of a memory; none where
    they do not."""
    inner: dict[Loop, None] = {}
    for each, extent in zip(indices, shape, strict=True):
        if each == Linear() and extent == 1:
            continue
        found = next((loop for loop in loops if each == Linear(0, {loop.counter: 1})), None)
        if found is None or found in inner or not _counts_to(found, extent):
            return ()
        inner[found] = None
    around = loops[: len(loops) - len(inner)]
    return () if any(each in inner for each in around) else around


def _counts_to(loop: Loop, extent: int) -> bool:
    return loop.step == 1 and loop.firsts == [Linear()] and loop.lasts == [Linear(extent)]


def _are_behind(
    loops: Loops, indices: list[Linear], around: int, places: Sequence[Place]
) -> bool:  # fmt: skip
    """Whether whatever else is touched in a step of the loops around is so when all is stored, or
    is the element that was stored last."""
    for each, place in places:
        if each[:around] != loops[:around]:
            return False
        inside = around == len(loops) or each[around : around + 1] == loops[around : around + 1]
        if inside and (each[: len(loops)] != loops or place != indices):
            return False
    return True
