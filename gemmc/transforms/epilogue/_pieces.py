"""How long loops over K are."""

from __future__ import annotations

from xdsl.dialects import scf

from gemmc.errors import refuse
from gemmc.ir import constant_of


def trip_count(loop: scf.ForOp) -> int:
    """How often a loop over K runs. Refuses one whose bounds are no constants."""
    bounds = [constant_of(value) for value in (loop.lb, loop.ub, loop.step)]
    if None in bounds:
        raise refuse(loop, "a loop over K of known length", "computed bounds")
    begin, end, step = (b or 0 for b in bounds)
    return max(1, -(-(end - begin) // step))
