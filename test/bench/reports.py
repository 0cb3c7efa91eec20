"""A report as a run would give it, with times that are easy to check."""

from __future__ import annotations

from gemmc.bench.plan import Plan
from gemmc.bench.problem import Problem
from gemmc.bench.results import CaseResult, Measured, Report

PROBLEM = Problem("bf16", "nt", 1000, 500, 1000)
TIMES = [1.0, 1.02, 0.98, 1.01, 0.99, 1.0, 1.03]


def measured(name: str, factor: float, states: tuple[str, ...] = ("settled", "burst")) -> Measured:
    """Times `factor` of the baseline's, in every round."""
    times = {state: [factor * t for t in TIMES] for state in states}
    seen = {state: {"clocks.sm": 1500.0, "power.draw": 690.0} for state in states}
    return Measured(name, "", "", times, seen, 20, 0.03, 21, 21)


def report() -> Report:
    """Two problems; a kernel that is 25 % faster, one that is missing, a limit of 4 PFLOP/s."""
    first = (
        measured("torch.mm", 1.0),
        Measured("cuBLASLt best", missing="not available: no libcublasLt"),
        measured("ours", 0.8),
    )
    second = (measured("torch.mm", 1.0), measured("ours", 1.25, ("settled",)))
    other = Problem("bf16", "nn", 64, 64, 64)
    yard = Problem("bf16", "nt", 256, 256, 64, "f32")
    limit = CaseResult(yard, 4 * 10**9, 2, (measured("wgmma alone", 1.0),))
    cases = (
        CaseResult(PROBLEM, PROBLEM.flop, 3, first),
        CaseResult(other, other.flop, 9, second),
    )
    return Report(cases, {"bf16": limit}, {"torch": "2"}, Plan(rounds=7))
