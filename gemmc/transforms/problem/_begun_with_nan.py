"""Reductions in steps that keep what there is where a comparison holds, so that any element is
taken behind a NaN: what their parts need to be combined."""

from __future__ import annotations

import math
from typing import Any, cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IntegerAttr, i1, i32

from gemmc.dialects.isa import isa
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.ir import Inserter
from gemmc.transforms.problem._choices import Choice, begun, chosen_in, values_of
from gemmc.transforms.problem._earlier_places import is_counter

ORDERED = ("oeq", "ogt", "oge", "olt", "ole")
"""Comparisons that hold of no NaN."""


def begin_with_nothing(loops: LoopsOp) -> bool:
    """Let a reduction in steps, as StableHLO's `argmax` by `cmpf oge`, begin with a NaN in place of
    what any first element is as good as, and carry whether it has read a NaN. Whether it does.

        keep = oge(so far, x)  →  keep = x is no NaN that was read, and (oge(so far, x) or x is NaN)

    Steps choose as before: x is a NaN that was read where it is one. A part in place of x is none
    where it is empty, which begins with a NaN; then what there is stays. One that has read a NaN is
    taken, whatever was ahead of it."""
    choice = chosen_in(loops)
    number = None if choice is None else _compared(choice)
    if choice is None or number is None or not _takes_the_first(choice, number):
        return False
    tests = [op for op in choice.steps if isinstance(op, arith.CmpfOp)]
    read, block = choice.read[number], loops.body.block
    build = Inserter.before(tests[0])
    is_read = build.value(arith.CmpfOp(read, read, "uno"))
    is_nan = build.value(arith.CmpfOp(read, read, "une"))
    other = build.value(arith.XOrIOp(is_read, build.value(_truth(True))))
    for test in tests:
        behind = Inserter.after(test)
        either = arith.OrIOp(test.result, is_nan, i1)
        test.result.replace_uses_with_if(
            behind.value(either), lambda use, op=either: use.operation is not op
        )
        both = arith.AndIOp(either.result, other, i1)
        either.result.replace_uses_with_if(
            behind.value(both), lambda use, op=both: use.operation is not op
        )
    _begin(loops, number)
    argument, ahead = block.insert_arg(i32, len(block.args)), Inserter.before(tests[0])
    given = ahead.value(arith.TruncIOp(argument, i1))
    state = ahead.value(arith.SelectOp(choice.first, ahead.value(_truth(False)), given))
    end = block.last_op
    assert end is not None, "a body yields"
    behind = Inserter.before(end)
    kept = behind.value(arith.SelectOp(is_read, is_read, state))
    end.operands = [*end.operands, behind.value(arith.ExtUIOp(kept, i32))]
    return True


def _compared(choice: Choice) -> int | None:
    """The number of the float that all tests compare with what is read for it, by comparisons that
    hold of no NaN; the other values are places of a loop, which begin with 0."""
    rank = choice.loops.result.type.get_num_dims()
    floats = [n for n, each in enumerate(choice.states) if isa(each.type, AnyFloat)]
    if len(floats) != 1 or len(choice.loops.extents) != rank + 1:
        return None
    number, names = floats[0], arith.CMPF_COMPARISON_OPERATIONS
    pair = {choice.states[number], choice.read[number]}
    tests = [op for op in choice.steps if isinstance(op, arith.CmpfOp)]
    plain = all({*op.operands} == pair and names[op.predicate.value.data] in ORDERED
                for op in tests)  # fmt: skip
    places = (is_counter(each, rank) for n, each in enumerate(choice.read) if n != number)
    return number if tests and plain and all(places) else None


def _takes_the_first(choice: Choice, number: int) -> bool:
    """Whether the first step leaves what it reads, whatever that is."""
    start = tuple(cast("Any", each.value).value.data for each in choice.starts)
    for each in values_of(choice, choice.states[number].type):
        read = tuple(each if n == number else 0 for n in range(len(start)))
        if repr(choice.step(start, read)) != repr(read):
            return False
    return True


def _begin(loops: LoopsOp, number: int) -> None:
    select = begun(loops.body.block.args[len(loops.inputs) + number])
    assert select is not None, "it chooses"
    kind = cast("AnyFloat", select.result.type)
    nan = Inserter.before(select).value(arith.ConstantOp(FloatAttr(math.nan, kind)))
    select.operands[1] = nan


def _truth(value: bool) -> arith.ConstantOp:
    return arith.ConstantOp(IntegerAttr(-int(value), i1))
