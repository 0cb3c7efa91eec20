"""Memory of one element that each step of some loops stores anew before it reads it, as fusion of
loops leaves what one of them handed on to another."""

from __future__ import annotations

from xdsl.dialects import memref
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.element_loops.loops import without_tiles
from gemmc.dialects.element_loops.nest import Memory, Nest


def make_private(nest: Nest) -> None:
    """Let such memory, which nothing but the nest uses, be the nest's own, an element for each step
    of the loops around the store."""
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
    first = min((statement for statement, _ in stores), key=lambda each: each.position)
    places = [each.indices for each in loads] + [output.indices for _, output in stores]
    if any(each is None or any(one.terms for one in each) for each in places):
        return
    if any(each != places[0] for each in places) or first.conditions:
        return
    if any(each.position < first.position for each in loads):
        return
    inner = [each.loops for each in loads] + [statement.loops for statement, _ in stores]
    if any(each[: len(first.loops)] != first.loops for each in inner):
        return
    memory.value, memory.shape, memory.around = None, (), without_tiles(first.loops)
    for each in loads:
        each.indices = []
    for _, output in stores:
        output.indices = []
