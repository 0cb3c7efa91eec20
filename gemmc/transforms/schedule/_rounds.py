"""How many blocks a problem has and how many run at once, for options that are settled by it."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from gemmc.plan import Plan
from gemmc.transforms.lowering.assign_registers import ctas_per_sm
from gemmc.transforms.problem.swap_ab import SwapAbPass
from gemmc.transforms.schedule._tile import tile_of
from gemmc.transforms.schedule.form_cluster import FormClusterPass


class Blocks(NamedTuple):
    """How many blocks there are, or clusters of them, and steps of the sum of each."""

    blocks: int
    steps: int


def _cluster(plan: Plan) -> tuple[int, int]:
    found = plan.first(FormClusterPass)
    return (1, 1) if found is None else (found.shape[0], found.shape[1])


def blocks_in(plan: Plan) -> Blocks:
    """Of the problem, as the kernel computes it."""
    problem = plan.problem.transposed if plan.written(SwapAbPass) else plan.problem
    rows, columns, step = tile_of(plan)
    down, across = _cluster(plan)
    count = -(-problem.m // (rows * down)) * -(-problem.n // (columns * across))
    return Blocks(count * problem.batch, -(-problem.k // step) * problem.sums)


def slots_in(plan: Plan) -> int:
    """CTAs, or clusters, that run at once on the target."""
    size = prod(_cluster(plan))
    return max(1, plan.target.cluster_slots(size) // size * max(1, ctas_per_sm(plan)))
