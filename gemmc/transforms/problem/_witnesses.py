"""What a reduction in steps that chooses has to keep beside, so that its parts can be combined."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import SSAValue

from gemmc.dialects.tile.loops import LoopsOp
from gemmc.ir import Inserter
from gemmc.transforms.problem._begun_with_nan import begin_with_nothing
from gemmc.transforms.problem._choices import Choice, choice_of, chosen_in, uncast


def add_witnesses(loops: LoopsOp) -> bool:
    """Let a reduction in steps keep what its parts need to be combined, if that lets them be.
    Whether it has; what it is then is a reduction whose parts may be taken apart."""
    for add in (add_witness, begin_with_nothing):
        trial = loops.clone()
        if add(trial) and choice_of(trial) is not None:
            return add(loops)
    return False


def add_witness(loops: LoopsOp) -> bool:
    """Let a reduction that chooses one value where another one is larger keep for which one it did:
    whether it has. As of `maximumf` and the place where `cmpf` says that an element is larger: a
    part with a NaN has a place of what was largest before it, and nothing else says what that was.
    """
    choice = chosen_in(loops)
    if choice is None:
        return False
    for state, read, value in zip(choice.states, choice.read, loops.yielded, strict=True):
        select = uncast(value).owner
        if not isinstance(select, arith.SelectOp) or select.lhs is not read:
            continue
        test, others = select.cond.owner, {*choice.read} - {read}
        if not isinstance(test, arith.CmpfOp) or select.rhs is not state:
            continue
        seen = [each for each in test.operands if each in others]
        if len(seen) == 1:
            _witness(choice, test, select, choice.read.index(seen[0]))
            return True
    return False


def _witness(
    choice: Choice, test: arith.CmpfOp, select: arith.SelectOp, number: int
) -> None:
    """Carry for which value of that number something was chosen; the test reads a copy of what was
    read, so that a part's own can stand for it."""
    loops, block = choice.loops, choice.loops.body.block
    carried, read = block.args[len(loops.inputs) + number], choice.read[number]
    ahead = Inserter.before(test)
    own = ahead.value(arith.MaximumfOp(read, read))
    test.operands[list(test.operands).index(read)] = own
    argument = block.insert_arg(carried.type, len(block.args))
    given: SSAValue = argument
    if given.type != read.type:
        given = ahead.value(arith.TruncFOp(argument, cast("AnyFloat", read.type)))
    start = choice.starts[number].result
    state = ahead.value(arith.SelectOp(choice.first, start, given))
    end = block.last_op
    assert end is not None, "a body yields"
    behind = Inserter.before(end)
    kept = behind.value(arith.SelectOp(select.cond, own, state))
    if kept.type != carried.type:
        kept = behind.value(arith.ExtFOp(kept, cast("AnyFloat", carried.type)))
    end.operands = [*end.operands, kept]
