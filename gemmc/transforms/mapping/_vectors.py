"""How many neighbours of a row a thread copies at a time."""

from __future__ import annotations

from math import prod

from gemmc.dialects.tile.kernel import UNIT_THREADS
from gemmc.plan import Plan, settled
from gemmc.transforms.mapping._copied import vector_of
from gemmc.transforms.mapping._parts import grid_of
from gemmc.transforms.mapping.distribute import DistributePass
from gemmc.transforms.mapping.specialize_warps import SpecializeWarpsPass
from gemmc.transforms.problem.swap_ab import SwapAbPass
from gemmc.transforms.schedule._tile import tile_of


def shared_vector(plan: Plan, label: str) -> int:
    """`vector_of`, or of an operand that all threads of a CTA without roles copy the widest part of
    it in which they share the tile, where there is one."""
    vector, roles = vector_of(plan, label), plan.written(SpecializeWarpsPass)
    units = None if roles else plan.first(DistributePass)
    if not vector or units is None or label not in ("lhs", "rhs"):
        return vector
    threads = prod(settled(units, units.shape)) * UNIT_THREADS[units.to]
    rows, columns, depth = tile_of(plan)
    problem = plan.problem.transposed if plan.written(SwapAbPass) else plan.problem
    left, right = problem.layout
    side, along_k = (rows, left == "n") if label == "lhs" else (columns, right == "t")
    shape = (side, depth) if along_k else (depth, side)
    narrower = (vector >> halvings for halvings in range(vector.bit_length()))
    return next((each for each in narrower if grid_of(*shape, each, threads)), vector)
