"""Places of steps before a step, which are no larger than its own: what that decides is left out.

    minsi(place so far, counter)  →  place so far;  maxsi(place so far, counter)  →  counter

where the place so far is the counter of a step before, or a number that is not above 0. So does
StableHLO's `argmax` say that of equal elements the first is chosen.
"""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.ir import SSAValue

from gemmc.dialects.constants import constant_of
from gemmc.dialects.tile.loops import LoopIndexOp, LoopsOp
from gemmc.ir import replace
from gemmc.transforms.problem._choices import begun


def leave_out_comparisons(loops: LoopsOp) -> None:
    """Take the place so far for the smaller, and the counter for the larger one, of a reduction in
    steps over one loop."""
    rank = loops.result.type.get_num_dims()
    if len(loops.extents) != rank + 1:
        return
    carried = loops.body.block.args[len(loops.inputs) :]
    for given, made in zip(carried, loops.yielded, strict=True):
        begin = begun(given)
        if begin is None or not _is_a_place(made, begin.result, rank):
            continue
        start = constant_of(begin.lhs)
        if start is None or start > 0:
            continue
        for use in list(begin.result.uses):
            op = use.operation
            if isinstance(op, arith.MinSIOp | arith.MaxSIOp):
                other = op.operands[1 - use.index]
                if is_counter(other, rank):
                    replace(op, [begin.result if isinstance(op, arith.MinSIOp) else other])


def _is_a_place(value: SSAValue, so_far: SSAValue, loop: int) -> bool:
    """Whether a value is chosen of the one so far, the counter, and numbers up to 0."""
    waiting, seen = [value], set[SSAValue]()
    while waiting:
        each = waiting.pop()
        if each in seen or each is so_far or is_counter(each, loop):
            continue
        seen.add(each)
        number, owner = constant_of(each), each.owner
        if number is not None and number <= 0:
            continue
        if isinstance(owner, arith.SelectOp):
            waiting += [owner.lhs, owner.rhs]
        elif isinstance(owner, arith.MinSIOp | arith.MaxSIOp):
            waiting += owner.operands
        else:
            return False
    return True


def is_counter(value: SSAValue, loop: int) -> bool:
    """Whether a value is the counter of a loop."""
    owner = value.owner
    if isinstance(owner, arith.IndexCastOp):
        owner = owner.input.owner
    return isinstance(owner, LoopIndexOp) and owner.loop.value.data == loop
