"""What is known of the sizes that a launch tells to loops."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import func
from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineSymExpr

from gemmc.dialects.dynamic import Place, Range, function_guards
from gemmc.dialects.tile.loops import LoopsOp

Extent = tuple[SSAValue, int]
"""A tensor and one of its dimensions."""


def extents_named(loops: LoopsOp) -> dict[str, set[Extent]]:
    """The extents that each size of the loops is, by its name in them."""
    values = (*loops.inputs, loops.result, *loops.tables)
    return {
        name: {(values[number], dimension) for number, dimension in places}
        for name, places in loops.places.items()
    }


def name_of(loops: LoopsOp, loop: int) -> str:
    """The name of a loop's extent, which a launch tells."""
    size = loops.sizes[loop]
    assert isinstance(size, AffineSymExpr), "the extent is open"
    return list(loops.places)[size.position]


def are_as_long(stages: Sequence[LoopsOp]) -> bool:
    """Whether the last loops of several run as far as each other: to the same number, or to extents
    that are plainly the same size, as that of a tensor that two of them read."""
    if len({each.extents[-1] for each in stages}) != 1:
        return False
    if stages[0].extents[-1] != DYNAMIC_INDEX:
        return True
    left = [extents_named(each)[name_of(each, len(each.extents) - 1)] for each in stages]
    known = left.pop()
    while left:
        same = next((each for each in left if each & known), None)
        if same is None:
            return False
        left.remove(same)
        known |= same
    return True


def range_of_last(loops: LoopsOp) -> Range:
    """What the function around promises of the last loop's extent, which a launch tells."""
    function = loops.parent_op()
    if not isinstance(function, func.FuncOp):
        return Range()
    end, found = function.get_return_op(), Range()
    values: list[SSAValue] = [*function.args, *([] if end is None else end.operands)]
    own = extents_named(loops)[name_of(loops, len(loops.extents) - 1)]
    for (number, dimension), allowed in function_guards(function):
        if (values[number], dimension) in own:
            found = found.both(allowed)
    return found


def guards_named(function: func.FuncOp, places: dict[str, list[Place]]) -> dict[str, Range]:
    """What a function promises of sizes that stand at these places, by their names."""
    found = {name: Range() for name in places}
    for place, allowed in function_guards(function):
        for name, known in places.items():
            if place in known:
                found[name] = found[name].both(allowed)
    return found
