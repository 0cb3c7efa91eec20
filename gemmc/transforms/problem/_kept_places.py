"""Which elements a nest of loops is known to touch outside of its memory."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import scf
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.element_loops.linear import interval, of
from gemmc.errors import refuse
from gemmc.transforms.problem._kept_memory import Number

Range = tuple[int, int]
"""The least and the largest of a counter."""


def check_places(
    op: Operation, nest: scf.ForOp, indices: Sequence[SSAValue], sizes: Sequence[Number]
) -> None:
    """GemmcError of a load or store one of whose indices, sums of multiples of counters, leaves its
    dimension in a step that is taken for sure: no choice is around it, and all loops around it are
    of known steps."""
    counted = _counted(op, nest)
    for axis, (index, size) in enumerate(zip(indices, sizes, strict=True)):
        if counted is None or not isinstance(size, int):
            continue
        found = interval(of(index), counted.get)
        if found is None:
            continue
        outside = found[0] if found[0] < 0 else found[1]
        if not 0 <= outside < size:
            needed = f"an index inside of {size} in dimension {axis}"
            raise refuse(op, needed, f"{outside}", "take fewer steps, or guard it by scf.if")


def _counted(op: Operation, nest: scf.ForOp) -> dict[SSAValue, Range] | None:
    """The counters around an op; None where it is not known which steps are taken."""
    found: dict[SSAValue, Range] = {}
    at = op
    while at is not nest:
        around = at.parent_op()
        if not isinstance(around, scf.ForOp):
            return None
        at = around
        bounds = [of(each) for each in (at.lb, at.ub, at.step)]
        first, end, step = (each.const for each in bounds)
        if any(each.terms for each in bounds) or step < 1 or end <= first:
            return None
        found[at.body.block.args[0]] = first, first + (end - 1 - first) // step * step
    return found
