"""Statements that go together: one stores what another one compares with, as the place of a largest
element beside the element."""

from __future__ import annotations

from gemmc.dialects.element_loops.nest import Nest, Output, Statement
from gemmc.dialects.element_loops.order import is_running, read_by


def join_statements(nest: Nest) -> None:
    """Let two statements of the same loops be one, where one reads what an output of the other was
    before the step."""
    kept: list[Statement] = []
    for later in sorted(nest.statements, key=lambda each: each.position):
        first = kept[-1] if kept else None
        if first is not None and _go_together(nest, first, later):
            first.outputs += later.outputs
            first.carried |= later.carried
            first.position = later.position
        else:
            kept.append(later)
    nest.statements[:] = kept


def _go_together(nest: Nest, first: Statement, later: Statement) -> bool:
    if first.loops != later.loops or first.conditions != later.conditions:
        return False
    counters = {_counters(each) for each in (*first.outputs, *later.outputs)}
    if len(counters) != 1 or all(each.counter in next(iter(counters)) for each in first.loops):
        return False
    stored = [each.memory for each in first.outputs]
    if any(each.memory in stored for each in later.outputs):
        return False
    if any(
        first.position < load.position < later.position and load.memory in stored
        for load in nest.loads.values()
    ):
        return False
    return _reads(nest, later, first) or _reads(nest, first, later)


def _reads(nest: Nest, one: Statement, other: Statement) -> bool:
    """Whether a statement reads what another one stores, as it was before the step."""
    stored = [each.memory for each in other.outputs]
    before = [each for each in read_by(nest, one) if each.memory in stored]
    return bool(before) and all(is_running(each, other) is not None for each in before)


def _counters(output: Output) -> frozenset[object]:
    places = output.memory.at(output.indices)
    return frozenset(value for each in places for value in each.terms)
