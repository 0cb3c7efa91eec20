"""A finished tile that leaves in pieces: what makes it, and what each piece consists of."""

from __future__ import annotations

from xdsl.dialects import scf
from xdsl.ir import Operation

from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tma import CommitGroupOp
from gemmc.errors import refuse
from gemmc.ir import constant_of


def pieces_of(result: MapOp) -> tuple[list[list[Operation]], list[Operation]]:
    """What stands behind the result, cut after each tma.commit_group; and what is left."""
    pieces: list[list[Operation]] = [[]]
    following = result.next_op
    while following is not None and not isinstance(following, scf.YieldOp):
        pieces[-1].append(following)
        if any(isinstance(inner, CommitGroupOp) for inner in following.walk()):
            pieces.append([])
        following = following.next_op
    rest = pieces.pop()
    if not pieces:
        needed, found = "a store in pieces that each end with a tma.commit_group", "none"
        change = "use stage-epilogue and assign-atoms{bulk_store=tma_store}"
        raise refuse(result, needed, found, change)
    return pieces, rest


def trip_count(loop: scf.ForOp) -> int:
    """How often a loop over K runs. Refuses one whose bounds are no constants."""
    bounds = [constant_of(value) for value in (loop.lb, loop.ub, loop.step)]
    if None in bounds:
        raise refuse(loop, "a loop over K of known length", "computed bounds")
    begin, end, step = (b or 0 for b in bounds)
    return max(1, -(-(end - begin) // step))
