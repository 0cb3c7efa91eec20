"""A whole run: build, measure the limit, measure the problems."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from gemmc.bench.plan import Plan
from gemmc.bench.problem import Problem
from gemmc.bench.results import Report

Say = Callable[[str], None]


@dataclass(frozen=True)
class Request:
    """What to measure: each pipeline (name, file or text) on each problem, against cuBLAS.

    `artifacts`: a folder of kernels that `build.save` wrote, instead of building.
    `seconds` lowers the plan's rounds until the estimate fits.
    """

    problems: tuple[Problem, ...]
    pipelines: tuple[str, ...] = ()
    plan: Plan = Plan()
    artifacts: Path | None = None
    skip_refused: bool = False
    cublaslt: bool = True
    limit: bool = True
    seconds: float | None = None
    workers: int | None = None


def run(request: Request, say: Say = print) -> Report:
    """Build the kernels in parallel, then measure. GemmcError for what cannot be measured."""
    raise NotImplementedError
