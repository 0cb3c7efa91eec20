"""How K is cut into parts of equally many steps, the last of which may lie beyond K."""

from __future__ import annotations

from gemmc.dialects.tile.kernel import WorkOp
from gemmc.errors import refuse
from gemmc.ir import constant_of


def steps_of(work: WorkOp) -> int:
    """Steps of K of all parts together, those beyond K left out."""
    depth = constant_of(work.depth)
    if depth is None:
        raise refuse(work, "a constant extent of K", "a computed one")
    return -(-depth // work.block_shape[2])


def part_steps(steps: int, parts: int) -> int:
    """Steps of K of each of some parts."""
    return -(-steps // parts)


def most_parts(steps: int, parts: int) -> int:
    """The most parts, of as many steps each as `parts` parts would have, that all begin in K."""
    return -(-steps // part_steps(steps, parts))
