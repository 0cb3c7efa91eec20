"""Reductions in steps that choose: what a step yields is what it was given or what it has read, as
of the largest element and its place. Where the order of the brackets of the steps does not matter,
parts of them can be taken apart.

A body that only compares and selects sees nothing of its values but which of them are equal, and
which is the smaller. So few values show all that any show: NaN, the infinities, zeros of both
signs, the body's constants, and around each as many other numbers as two states and what a step
reads may have; of integers three, on both sides of the constants where they are compared. Integers
that are truncated show more, so that such a body does not count.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from typing import Any, cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import FloatAttr, IntegerAttr, IntegerType, i1
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.loops import LoopIndexOp, LoopsOp
from gemmc.ir import Inserter
from gemmc.transforms.problem._choice_ops import CASTS, LOGIC, Number, only_chooses, result_of

Tuple = tuple[Number, ...]

MOST, MOST_STATES = 64, 256
"""Combinations of values that a step may have read, and states that steps lead to, at most."""

_COMPARES = (arith.CmpiOp, arith.MaxSIOp, arith.MinSIOp)
"""What sees of integers more than that they are chosen."""


@dataclass(frozen=True)
class Choice:
    """A reduction in steps that chooses: `states` are what the body has of the steps before, the
    start in the first step, and `read` what a step may choose instead, one of each; `starts` are
    the values it begins with, `steps` the ops that depend on states, in order, which make `made` of
    both. Of a part that ends early, the body yields the states behind its end instead."""

    loops: LoopsOp
    first: SSAValue
    starts: tuple[arith.ConstantOp, ...]
    states: tuple[SSAValue, ...]
    read: tuple[SSAValue, ...]
    steps: tuple[Operation, ...]
    made: tuple[SSAValue, ...]

    def step(self, state: Tuple, read: Tuple) -> Tuple:
        """What a step yields of a state and of what it has read."""
        known: dict[SSAValue, Any] = dict(zip(self.states, state, strict=True))
        known |= dict(zip(self.read, read, strict=True))
        for op in self.steps:
            known[op.results[0]] = _result(op, known)
        return tuple(_value(each, known) for each in self.made)

    def kept(self, build: Inserter, number: int, kind: Attribute) -> SSAValue:
        """A state in the type that is carried."""
        state = self.states[number]
        if state.type == kind:
            return state
        wider = arith.ExtSIOp if isa(kind, IntegerType) else arith.ExtFOp
        if state.type == i1:
            wider = arith.ExtUIOp
        return build.value(wider(state, cast("Any", kind)))


def choice_of(loops: LoopsOp) -> Choice | None:
    """How a reduction in steps chooses; None where it does something else, or where parts of its
    steps are not what a step may choose."""
    found = chosen_in(loops)
    if found is None:
        return None
    written = _written(found)
    if written not in _TRIED:
        _TRIED[written] = _is_associative(found)
    return found if _TRIED[written] else None


_TRIED: dict[str, bool] = {}
"""Steps that have been tried, as they are written: a program of many steps has the same in each."""


def _written(choice: Choice) -> str:
    """A choice in words, the same of two that choose alike: values are numbered in order."""
    given = (*choice.states, *choice.read, *(op.results[0] for op in choice.steps))
    numbers = {value: number for number, value in enumerate(given)}

    def word(value: SSAValue) -> str:
        return f"{numbers.get(value, repr(_constant(value)))}: {value.type}"

    copied = [_original(each) for each in choice.read]
    words = [[word(each.result) for each in choice.starts], [*map(word, given)]]
    words += [[str(copied.index(each)) for each in copied], [*map(word, choice.made)]]
    words += [[op.name, f"{op.properties}", *map(word, op.operands)] for op in choice.steps]
    return str(words)


def chosen_in(loops: LoopsOp) -> Choice | None:
    """How a reduction in steps chooses, whether or not its steps may be taken apart."""
    block = loops.body.block
    carried = block.args[len(loops.inputs) :]
    found = [begun(each) for each in carried]
    known = [each for each in found if each is not None]
    if len(known) != len(found) or len({each.cond for each in known}) != 1:
        return None
    starts = [each.lhs.owner for each in known]
    states = tuple(each.result for each in known)
    constants = [each for each in starts if isinstance(each, arith.ConstantOp)]
    if len(constants) != len(starts) or not _is_first(known[0].cond, loops):
        return None
    depending = _depending(loops, states)
    made = _within(loops, states, {*depending})
    depending = [op for op in depending if op.results[0] not in loops.yielded or made is None]
    made = made or tuple(loops.yielded)
    read = _read(made, states, depending)
    if read is None or not all(map(only_chooses, depending)):
        return None
    steps = _with_tests(loops, depending, {*states, *read})
    if steps is None:
        return None
    return Choice(loops, known[0].cond, tuple(constants), states, read, steps, made)


def _within(
    loops: LoopsOp, states: Sequence[SSAValue], depending: set[Operation]
) -> tuple[SSAValue, ...] | None:
    """What a body yields where it is not behind the end of its part, there it yields the states;
    None of a body that knows no such end."""
    ends = [each.owner for each in loops.yielded]
    guards = [each for each in ends if isinstance(each, arith.SelectOp)]
    if len(guards) < len(ends) or len({each.cond for each in guards}) != 1:
        return None
    if guards[0].cond.owner in depending:
        return None
    kept = (uncast(each.rhs) is state for each, state in zip(guards, states, strict=True))
    made = [uncast(each.lhs) for each in guards]
    if not all(kept) or not all(each.owner in depending for each in made):
        return None
    return tuple(each.lhs for each in guards)


def begun(carried: SSAValue) -> arith.SelectOp | None:
    """What takes the start in the first step in place of a value that is carried."""
    users = [use.operation for use in carried.uses]
    if len(users) == 1 and isinstance(users[0], arith.TruncFOp | arith.TruncIOp):
        users = [use.operation for use in users[0].results[0].uses]
    if len(users) != 1 or not isinstance(users[0], arith.SelectOp):
        return None
    return users[0]


def _is_first(condition: SSAValue, loops: LoopsOp) -> bool:
    """Whether a condition holds in the first step alone: all counters are 0."""
    seen: set[int] = set()
    waiting = [condition]
    while waiting:
        op = waiting.pop().owner
        if isinstance(op, arith.AndIOp):
            waiting += op.operands
            continue
        if not isinstance(op, arith.CmpiOp) or op.predicate.value.data != 0:
            return False
        counters = [each.owner for each in op.operands if isinstance(each.owner, LoopIndexOp)]
        zeros = [each for each in op.operands if _constant(each) == 0]
        if len(counters) != 1 or len(zeros) != 1:
            return False
        seen.add(counters[0].loop.value.data)
    rank = loops.result.type.get_num_dims()
    return seen == {*range(rank, len(loops.extents))}


def _depending(loops: LoopsOp, states: Sequence[SSAValue]) -> tuple[Operation, ...]:
    """The ops that depend on states, in order."""
    known, found = {*states}, list[Operation]()
    for op in loops.body.block.ops:
        if not isinstance(op, YieldOp) and known.intersection(op.operands):
            known.update(op.results)
            found.append(op)
    return tuple(found)


def _read(
    made_of: Sequence[SSAValue], states: Sequence[SSAValue], steps: Sequence[Operation]
) -> tuple[SSAValue, ...] | None:
    """For each value that is carried the one that it may become, all that the steps read."""
    made: set[SSAValue] = {op.results[0] for op in steps}
    found: list[SSAValue] = []
    for value, state in zip(made_of, states, strict=True):
        leaves = {each for each in _leaves(value, made) if each not in states}
        leaves = {each for each in leaves if _constant(each) is None}
        if len(leaves) != 1:
            return None
        (leaf,) = leaves
        if leaf.type != state.type:
            return None
        found.append(leaf)
    return tuple(found)


def _with_tests(
    loops: LoopsOp, steps: Sequence[Operation], given: set[SSAValue]
) -> tuple[Operation, ...] | None:
    """The ops of a step with what they test of values that it is given alone; None where they use
    anything else."""
    wanted, order = {*steps}, list(loops.body.block.ops)
    waiting = [each for op in steps for each in op.operands]
    while waiting:
        value = waiting.pop()
        owner = value.owner
        if value in given or _constant(value) is not None or owner in wanted:
            continue
        if not isinstance(owner, Operation) or not only_chooses(owner):
            return None
        wanted.add(owner)
        waiting += owner.operands
    return tuple(op for op in order if op in wanted)


def _leaves(value: SSAValue, made: set[SSAValue]) -> Iterator[SSAValue]:
    """What a value is one of."""
    op = value.owner
    if value not in made or not isinstance(op, Operation) or isinstance(op, LOGIC):
        yield value
        return
    chosen = op.operands[1:] if isinstance(op, arith.SelectOp) else op.operands
    for each in chosen:
        yield from _leaves(each, made)


def _constant(value: SSAValue) -> Number | None:
    number = value.owner.value if isinstance(value.owner, arith.ConstantOp) else None
    if isinstance(number, IntegerAttr) and value.type == i1:
        return number.value.data & 1
    return number.value.data if isinstance(number, IntegerAttr | FloatAttr) else None


def _value(value: SSAValue, known: Mapping[SSAValue, Any]) -> Any:
    return known[value] if value in known else _constant(value)


def _result(op: Operation, known: Mapping[SSAValue, Any]) -> Any:
    return result_of(op, [_value(each, known) for each in op.operands])


def values_of(choice: Choice, kind: Attribute) -> list[Number]:
    """The values of a type that show all, and the body's constants of it."""
    if kind == i1:
        basic: list[Number] = [0, 1]
    elif isa(kind, IntegerType):
        basic = _integers(choice, kind)
    else:
        count = sum(each.type == kind for each in choice.states)
        finite = sorted({each for each in _constants(choice, kind) if math.isfinite(each)})
        others = _around(finite, 2 * count + 1) if finite else map(float, range(-count, count + 1))
        basic = [math.nan, -math.inf, math.inf, 0.0, -0.0, *others]
    found: dict[str, Number] = {repr(each): each for each in basic}
    found |= {repr(each): each for each in _constants(choice, kind)}
    return list(found.values())


def _integers(choice: Choice, kind: IntegerType) -> list[Number]:
    """Three on both sides of 0 and of each constant, where integers are compared, in whatever type
    they are: one may be another extended."""
    types = {each.type for op in choice.steps if isinstance(op, _COMPARES) for each in op.operands}
    if not types - {i1}:
        return [1, 2, 3]
    used = {each.type for op in choice.steps for each in op.operands} - {i1}
    found = {0}
    for each in used:
        if isa(each, IntegerType):
            found |= {int(number) for number in _constants(choice, each)}
    least, largest = -(1 << (kind.width.data - 1)), (1 << (kind.width.data - 1)) - 1
    near = {number + step for number in found for step in range(-3, 4)}
    return [each for each in sorted(near) if least <= each <= largest and each]


def _constants(choice: Choice, kind: Attribute) -> list[Number]:
    """The constants of a type in a body's steps, and among what it starts from."""
    used = {each for op in choice.steps for each in op.operands}
    used |= {each.result for each in choice.starts}
    constants = [_constant(each) for each in used if each.type == kind]
    return [each for each in constants if each is not None]


def _around(constants: Sequence[Number], count: int) -> Iterator[Number]:
    """So many numbers below the least, between each two, and above the largest."""
    least, largest = constants[0], constants[-1]
    for number in range(1, count + 1):
        yield least - number * max(1.0, abs(least))
        yield largest + number * max(1.0, abs(largest))
        for one, other in pairwise(constants):
            yield one + (other - one) * number / (count + 1)


def _all_read(choice: Choice) -> list[Tuple]:
    """What a step may have read: of each value any, of one that is another's copy the same."""
    own = [_original(each) for each in choice.read]
    distinct = list(dict.fromkeys(own))
    found = product(*(values_of(choice, each.type) for each in distinct))
    return [tuple(each[distinct.index(value)] for value in own) for each in found]


def _original(value: SSAValue) -> SSAValue:
    """What a value is a copy of."""
    owner = value.owner
    if isinstance(owner, arith.MaximumfOp) and owner.lhs is owner.rhs:
        return owner.lhs
    return value


def _is_associative(choice: Choice) -> bool:
    """Whether steps from a start may be taken apart: what they make, chosen as if it were read, is
    what they would have made of the state ahead of them. Holds for no step, and for one more where
    it holds for those before."""
    read = _all_read(choice)
    if len(read) > MOST:
        return False
    tuples: list[Tuple] = []
    numbers: dict[str, int] = {}
    table: dict[tuple[int, int], int] = {}

    def number(found: Tuple) -> int:
        key = repr(found)
        if key not in numbers:
            numbers[key] = len(tuples)
            tuples.append(found)
        return numbers[key]

    def step(state: int, other: int) -> int:
        if (state, other) not in table:
            table[state, other] = number(choice.step(tuples[state], tuples[other]))
        return table[state, other]

    start = number(cast("Tuple", tuple(_constant(each.result) for each in choice.starts)))
    given = [number(each) for each in read]
    reached = [start]
    for state in reached:
        made = dict.fromkeys(step(state, each) for each in given)
        reached += [each for each in made if each not in reached]
        if len(reached) > MOST_STATES:
            return False
    return all(step(state, start) == state for state in reached) and all(
        step(one, step(other, each)) == step(step(one, other), each)
        for one, other, each in product(reached, reached, given)
    )


def uncast(value: SSAValue) -> SSAValue:
    owner = value.owner
    return owner.operands[0] if isinstance(owner, CASTS) else value
