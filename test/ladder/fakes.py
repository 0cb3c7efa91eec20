"""A measured run without a GPU: reports whose times are made up."""

from __future__ import annotations

from collections.abc import Mapping

from gemmc.bench.plan import Plan
from gemmc.bench.problem import Problem
from gemmc.bench.results import BASELINE, CaseResult, Measured, Report

F32 = Problem("f32", "nn", 4096, 4096, 4096)


def case(problem: Problem, milliseconds: Mapping[str, float], missing: str = "") -> CaseResult:
    """Each contender at its time in every round; cuBLAS is `torch.mm`. `missing` names one more
    that could not be built."""
    timed = [
        Measured(name, milliseconds={"settled": [each] * 7, "burst": [each / 2] * 7})
        for name, each in milliseconds.items()
    ]
    absent = [Measured(missing, missing="refused")] if missing else []
    return CaseResult(problem, problem.flop, 2, (*timed, *absent))


def report(problem: Problem = F32, missing: str = "", **milliseconds: float) -> Report:
    """A report of one case; underscores in names stand for hyphens, `cublas` for the baseline."""
    times = {BASELINE: milliseconds.pop("cublas")}
    times |= {name.replace("_", "-"): each for name, each in milliseconds.items()}
    versions = {"name": "a made-up GPU"}
    return Report((case(problem, times, missing),), versions=versions, plan=Plan(rounds=7))
