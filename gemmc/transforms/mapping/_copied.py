"""Neighbouring elements that a thread copies of an operand."""

from __future__ import annotations

from math import gcd

from gemmc.analysis.whole_rows import is_whole
from gemmc.plan import Plan
from gemmc.transforms.mapping._atom_rules.runs import CHUNK
from gemmc.transforms.mapping.assign_atoms import AssignAtomsPass
from gemmc.transforms.problem.swap_ab import SwapAbPass

LEAST_COPY = 4
"""Bytes of a thread's smallest asynchronous copy (PTX ISA, "cp.async")."""


def vector_of(plan: Plan, label: str) -> int:
    """Neighbouring elements that a thread copies of an operand, 0 where the copy engine does.

    As many as the matrix's rows align, so that a warp's threads copy neighbouring bytes. Where they
    align one element of less than `LEAST_COPY` only, it goes through registers: in a piece of 16
    bytes beside the copy engine, of a producer whose few threads would need bounds of many rows;
    else in one of `LEAST_COPY`, so that what a warp loads at once lies together. Of a k that may be
    0 threads copy both. Of what is no operand, as many as the result's rows align.
    """
    names = [name for each in plan.written(AssignAtomsPass) for name in each.copy or ()]
    problem = plan.problem.transposed if plan.written(SwapAbPass) else plan.problem
    length = problem.rows[0 if label == "lhs" else 1]
    size, piece = problem.bits // 8, CHUNK // (problem.bits // 8)
    engine, threads = "tma" in names, {"cp_async", "ldst"} & {*names}
    if label not in ("lhs", "rhs"):
        return gcd(problem.rows[2], CHUNK // (problem.result_bits // 8))
    if not threads or (engine and is_whole(length, problem.bits) and not problem.empty_k):
        return 0
    vector = gcd(length, piece)
    if vector * size >= LEAST_COPY:
        return vector
    return piece if engine else LEAST_COPY // size
