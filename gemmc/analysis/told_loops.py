"""What is known of the sizes that a launch tells to loops."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import func
from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineSymExpr

from gemmc.dialects._integers import ints
from gemmc.dialects.dynamic import LARGEST, Place, Range, function_guards
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
    """The name of a loop's extent, which a launch tells, or of that which it is a share of."""
    (symbol,) = [each for each in loops.sizes[loop].dfs() if isinstance(each, AffineSymExpr)]
    return list(loops.places)[symbol.position]


def reduces_open_rows(loops: LoopsOp) -> bool:
    """Whether loops reduce over one loop alone, whose extent a launch tells."""
    rank = loops.result.type.get_num_dims()
    alone = loops.reduced is not None and len(loops.extents) == rank + 1
    return alone and loops.extents[-1] == DYNAMIC_INDEX


def are_as_long(stages: Sequence[LoopsOp]) -> bool:
    """Whether the last loops of several run as far as each other: to the same number, or to extents
    that are plainly the same size, as that of a tensor that two of them read."""
    if len({each.extents[-1] for each in stages}) != 1:
        return False
    if len(stages) == 1:
        return True
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
    """What the function around promises of the last loop's extent, which a launch tells; of a share
    of it, nothing but that it is no larger than a share may be."""
    function, share = loops.parent_op(), 1
    if loops.shares is not None:
        share = ints(loops.shares)[-1]
    if share > 1 or not isinstance(function, func.FuncOp):
        return Range(0, -(-LARGEST // share))
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
