"""The rungs of one ladder on a GPU, against cuBLAS, in one interleaved run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from gemmc.bench.plan import SETTLED, Plan
from gemmc.bench.problem import Problem
from gemmc.bench.results import BASELINE, CaseResult
from gemmc.ladder.rungs import Rung

if TYPE_CHECKING:
    from gemmc.bench.results import Report

ROUNDS = 9


@dataclass(frozen=True)
class Timed:
    """A contender's time on a settled card; `share` is of cuBLAS's speed."""

    name: str
    milliseconds: float = 0.0
    tflops: float = 0.0
    share: float = 0.0
    correct: bool = False
    missing: str = ""


def measure(
    rungs: Sequence[Rung], problem: Problem, say: Callable[[str], None], rounds: int = ROUNDS
) -> tuple[Report, bool]:
    """Build and time all rungs and torch.mm; whether Ctrl-C cut it short after a whole round.

    GemmcError where there is no GPU or no torch; KeyboardInterrupt before there is a round.
    """
    from gemmc.bench.session import Request, run

    request = Request(
        problems=(problem,),
        pipelines=tuple(rung.source for rung in rungs),
        plan=Plan(rounds=rounds),
        skip_refused=True,
        cublaslt=False,
        limit=False,
    )
    kept: list[Report] = []
    try:
        return run(request, say, kept.append), False
    except KeyboardInterrupt:
        if not kept:
            raise
        return kept[-1], True


def timed(case: CaseResult, state: str = SETTLED) -> dict[str, Timed]:
    """What a case says of each contender, the baseline among them."""
    return {each.name: _timed(case, each.name, state) for each in case.contenders}


def _timed(case: CaseResult, name: str, state: str) -> Timed:
    found = case.named(name)
    if found.missing or state not in found.milliseconds:
        return Timed(name, missing=found.missing or f"no {state} times")
    share = case.ratio(name, state).median if name != BASELINE else 1.0
    milliseconds = median(found.milliseconds[state])
    return Timed(name, milliseconds, case.tflops(name, state), share, found.correct)
