"""How K is cut into parts of equally many steps, the last of which may lie beyond K."""

from __future__ import annotations

from xdsl.ir import SSAValue

from gemmc.dialects.tile.kernel import WorkOp
from gemmc.errors import refuse
from gemmc.ir import Inserter, constant_of


def part_length(build: Inserter, work: WorkOp, parts: int) -> SSAValue:
    """How much of K each of some parts has, whole steps: a number where K is one, else computed of
    the K that a launch tells."""
    step = work.block_shape[2]
    if constant_of(work.depth) is not None:
        return build.index(part_steps(steps_of(work), parts) * step)
    steps = build.cdiv(build.cdiv(work.depth, build.index(step)), build.index(parts))
    return build.mul(steps, build.index(step))


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
