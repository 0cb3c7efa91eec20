"""Whether the statements of a nest may be done one after the other, each for all its steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from xdsl.ir import SSAValue

from gemmc.dialects.element_loops.linear import Linear, interval
from gemmc.dialects.element_loops.loops import Loop, points_of, without_tiles
from gemmc.dialects.element_loops.nest import (
    Load,
    Memory,
    Nest,
    NotElements,
    Output,
    Statement,
)

Range = tuple[int, int]


class Ranges:
    """The least and the largest of the counters of a nest; None where one is not known."""

    def __init__(self) -> None:
        self._known: dict[SSAValue, Range | None] = {}

    def enter(self, loop: Loop) -> None:
        """Loops are entered from outside to inside."""
        firsts = [interval(each, self.of) for each in loop.firsts]
        lasts = [interval(each, self.of) for each in loop.lasts]
        if None in firsts or None in lasts:
            self._known[loop.counter] = None
            return
        least = max(each[0] for each in firsts if each)
        most = min(each[1] for each in lasts if each) - 1
        self._known[loop.counter] = least, max(most, least - 1)

    def of(self, value: SSAValue) -> Range | None:
        return self._known.get(value)


def ranges_of(nest: Nest) -> Ranges:
    found = Ranges()
    for statement in nest.statements:
        for loop in statement.loops:
            if found.of(loop.counter) is None:
                found.enter(loop)
    return found


def read_by(nest: Nest, statement: Statement) -> list[Load]:
    """The loads that a statement's values and conditions are computed from."""
    found: dict[Load, None] = {}
    values = [each.value for each in statement.outputs]
    for value in (*values, *(each for each, _ in statement.conditions)):
        if isinstance(value, Load):
            found.update(dict.fromkeys((value, *_places(nest, value))))
            continue
        for each in nest.reached(value):
            load = nest.loads.get(each)
            if load is not None:
                found[load] = None
                found.update(dict.fromkeys(_places(nest, load)))
    return sorted(found, key=lambda each: each.position)


def _places(nest: Nest, load: Load) -> Iterator[Load]:
    """The loads that tell a computed place."""
    if load.indices is not None or load.op is None:
        return
    for place in load.op.operands[1:]:
        for each in nest.reached(place):
            inner = nest.loads.get(each)
            if inner is not None:
                yield inner
                yield from _places(nest, inner)


def is_running(load: Load, statement: Statement) -> Output | None:
    """The output whose element, as it is before a step, a load is."""
    for output in statement.outputs:
        if load.memory is not output.memory or load.indices is None:
            continue
        same = load.memory.at(load.indices) == output.memory.at(output.indices)
        counters = {value for each in output.memory.at(output.indices) for value in each.terms}
        again = any(each.counter not in counters for each in statement.loops)
        if same and (load.loops == statement.loops or not again):
            return output
    return None


def keep_values(nest: Nest) -> None:
    """Let what is loaded, and stored anew before it is used, be kept in memory of its own."""
    for statement in list(nest.statements):
        for load in read_by(nest, statement):
            own = any(each.memory is load.memory for each in statement.outputs)
            if own and is_running(load, statement) is None or _is_late(nest, load, statement):
                _keep(nest, load, statement)
    nest.statements.sort(key=lambda each: each.position)


def _is_late(nest: Nest, load: Load, statement: Statement) -> bool:
    return any(
        each.memory is load.memory
        for other in nest.statements
        if load.position < other.position < statement.position
        for each in other.outputs
    )


def _keep(nest: Nest, load: Load, statement: Statement) -> None:
    if load.indices is None and any(True for _ in _places(nest, load)):
        raise NotElements("an element at a loaded place that is stored anew before it is used")
    memory = Memory(None, load.memory.element, (), without_tiles(load.loops))
    before = replace(load)
    output = Output(memory, [], before)
    at = load.op if load.op is not None else statement.at
    nest.statements.append(Statement(at, [output], load.loops, (), load.position))
    load.memory, load.indices = memory, []


def check(nest: Nest, ranges: Ranges) -> None:
    """NotElements where statements that are done one after the other leave other values."""
    touched = [(each, read_by(nest, each)) for each in nest.statements]
    for number, (first, reads) in enumerate(touched):
        for later, later_reads in touched[number + 1 :]:
            common = [each for each in first.loops if each in later.loops]
            writes = [(each.memory, each.indices) for each in first.outputs]
            later_writes = [(each.memory, each.indices) for each in later.outputs]
            read = [(each.memory, each.indices) for each in reads]
            later_read = [(each.memory, each.indices) for each in later_reads]
            pairs = [(one, two) for one in writes for two in (*later_writes, *later_read)]
            pairs += [(one, two) for one in read for two in later_writes]
            for (memory, one), (other, two) in pairs:
                if memory is other and not _in_order(memory, one, two, common, ranges):
                    raise NotElements("an element that a step takes from another step")


def _in_order(
    memory: Memory, one: list[Linear] | None, other: list[Linear] | None,
    common: list[Loop], ranges: Ranges,
) -> bool:  # fmt: skip
    """Whether a step that touches an element by the later of two statements is no earlier one than
    those that touch it by the first."""
    if not common:
        return True
    if one is None or other is None:
        return False
    pairs = list(zip(memory.at(one), memory.at(other), strict=True))
    for first, later in pairs:
        found = interval(first, ranges.of), interval(later, ranges.of)
        if found[0] and found[1] and (found[0][1] < found[1][0] or found[1][1] < found[0][0]):
            return True
    for loop in common:
        points = points_of(loop, common)
        distances = [_distance(*each, points or loop) for each in pairs]
        known = [each for each in distances if each is not None]
        if not known or known[0] < 0:
            return False
        if known[0] > 0 and points is None:
            return True  # a later point may be in the same tile
    return True


def _distance(first: Linear, later: Linear, loop: Loop) -> int | None:
    """By how much a counter is more where the later of two touches what the first touches."""
    factor = first.terms.get(loop.counter, 0)
    if not factor or dict(first.terms) != dict(later.terms):
        return None
    others = [each for each in first.terms if each is not loop.counter]
    if any(_is_counter(each) for each in others):
        return None
    return (first.const - later.const) * (1 if factor > 0 else -1)


def _is_counter(value: SSAValue) -> bool:
    owner = value.owner
    return not hasattr(owner, "operands") and getattr(owner.parent_op(), "name", "") == "scf.for"
