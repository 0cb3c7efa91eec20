"""Reductions some of whose steps leave what there is, as a scatter's, as combinations of all steps.

    select(condition, acc OP x, acc)  →  acc OP select(condition, x, what changes nothing)

Both leave the same, but for the order in which OP combines, and then lanes of warps and parts share
the steps of one element. A sum of floats that may begin from -0.0 would become 0.0 where no step
combines: it begins from 0.0 instead, a second reduction says where the condition ever holds, and
there the start is added. That also says where a constant is to stand: select(condition, c, acc).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from xdsl.dialects import arith, func
from xdsl.dialects.linalg.ops import GenericOp, IndexOp
from xdsl.ir import BlockArgument, Operation, SSAValue

from gemmc.dialects.linalg_forms import all_parallel
from gemmc.ir import Inserter, walk_type
from gemmc.transforms.problem._elements import needed_for
from gemmc.transforms.problem._met_elements import (
    Guards,
    add_where,
    chosen_by,
    may_say_where,
    put_where,
)
from gemmc.transforms.problem._reductions import (
    combines,
    leaves_no_number,
    nothing_of,
    number_of_type,
    splat_number,
)
from gemmc.transforms.schedule._taken_steps import conjuncts


def open_guards(function: func.FuncOp) -> None:
    """Let reductions combine in all steps that combine in some. Not where a step is one of those
    between two bounds that are read for an element, which `form-loops` finds (`_taken_steps`)."""
    for op in walk_type(function, GenericOp):
        if not all_parallel(op):
            for number in range(len(op.results)):
                _open(op, number)
            if not any(each.first_use for each in op.results):
                op.detach()
                op.erase()


def _open(op: GenericOp, number: int) -> None:
    end = op.body.block.last_op
    assert end is not None, "a body ends in linalg.yield"
    results = op.body.block.args[len(op.inputs) :]
    so_far, guards = results[number], list[tuple[SSAValue, bool]]()
    value = _guarded(end.operands[number], so_far, guards)
    conditions = [each for each, _ in guards]
    if not guards or any(_is_bound(op, each) for each in conditions):
        return
    constant = _constant(op, value)
    if constant is not None:
        if may_say_where(op, number) and not _reads(conditions, results):
            put_where(op, number, guards, constant)
        return
    combining = value.owner
    if not isinstance(combining, Operation) or not combines(combining):
        return
    others = [each for each in combining.operands if each is not so_far]
    if len(others) != 1 or _reads([*others, *conditions], results):
        return
    if not _leaves_the_start(op, number, combining):
        alone = len(list(so_far.uses)) == len(guards) + 1  # no other result reads it
        if isinstance(combining, arith.AddfOp) and alone and may_say_where(op, number):
            add_where(op, number, guards, combining)
            _combine(op, number, guards, combining, others[0])
        return
    _combine(op, number, guards, combining, others[0])


def _constant(op: GenericOp, value: SSAValue) -> arith.ConstantOp | None:
    """The constant that a value of a body is, or that all elements of an input are."""
    if isinstance(value, BlockArgument) and value.owner is op.body.block:
        number = splat_number(op.operands[value.index])
        if number is None or value.index >= len(op.inputs):
            return None
        return arith.ConstantOp(number_of_type(number, value.type))
    return value.owner.clone() if isinstance(value.owner, arith.ConstantOp) else None


def _combine(
    op: GenericOp, number: int, guards: Guards, combining: Operation, other: SSAValue
) -> None:
    """Combine in every step, where the guards do not hold with what changes nothing."""
    end = op.body.block.last_op
    assert end is not None, "a body ends in linalg.yield"
    build, so_far = Inserter.before(end), op.body.block.args[len(op.inputs) + number]
    nothing = build.value(arith.ConstantOp(nothing_of(combining, other.type)))
    other = chosen_by(build, guards, other, nothing)
    end.operands[number] = build.value(type(combining)(so_far, other))  # type: ignore[call-arg]


def _guarded(
    value: SSAValue, so_far: SSAValue, guards: list[tuple[SSAValue, bool]]
) -> SSAValue:
    """What stands behind the guards that leave what there is so far, the innermost last."""
    owner = value.owner
    while isinstance(owner, arith.SelectOp) and so_far in (owner.lhs, owner.rhs):
        taken = owner.rhs is so_far
        guards.append((owner.cond, taken))
        value = owner.lhs if taken else owner.rhs
        owner = value.owner
    return value


def _reads(values: Sequence[SSAValue], results: Sequence[SSAValue]) -> bool:
    """Whether any of these values depends on a result so far."""
    return not needed_for(values).isdisjoint(results)


def _is_bound(op: GenericOp, condition: SSAValue) -> bool:
    """Whether a condition compares the counter of a loop that is reduced over with an element."""
    kinds = [str(each.data) for each in op.get_iterator_types()]
    for test in conjuncts(condition):
        if not isinstance(test.owner, arith.CmpiOp) or test.owner.predicate.value.data == 0:
            continue
        sides = [_bare(each) for each in test.owner.operands]
        counters = [each.owner for each in sides if isinstance(each.owner, IndexOp)]
        steps = any("reduction" in kinds[each.dim.value.data] for each in counters)
        if steps and any(isinstance(each, BlockArgument) for each in sides):
            return True
    return False


def _bare(value: SSAValue) -> SSAValue:
    return value.owner.operands[0] if isinstance(value.owner, arith.IndexCastOp) else value


def _leaves_the_start(op: GenericOp, number: int, combining: Operation) -> bool:
    """Whether an element of which no step combines stays what it starts from, to its bits."""
    start = splat_number(op.outputs[number])
    if leaves_no_number(combining):
        return start is not None and not math.isnan(start)
    if isinstance(combining, arith.AddfOp):
        return start is not None and not (start == 0 and math.copysign(1.0, start) < 0)
    return True
