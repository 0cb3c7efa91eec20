"""Mutants of the compiler's own synchronization are caught, or proven harmless.

A seeded sample of them runs by default. `GEMMC_MUTANTS=all pytest -s
test/interpret/test_mutants.py` runs all, pipeline by pipeline, and prints how many were caught.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from survivors import counted, patterns

from interpret.levels import (
    COOP_MANY,
    CUDA_CORES,
    DOUBLES,
    MMA,
    NARROW,
    ONE_CONSUMER,
    PINGPONG,
    ROOT,
    SIMT,
    SINGLE,
    WS,
    Case,
    Level,
    after,
)
from interpret.mutants import Mutant, caught, mutants

TENSOR_CORES = ("insert-fences", "lower-rings")
CASES: dict[str, tuple[Case, tuple[str, ...]]] = {
    **{
        case.pipeline: (case, TENSOR_CORES)
        for case in (WS, ONE_CONSUMER, SINGLE, NARROW, COOP_MANY, PINGPONG)
    },
    **{
        case.pipeline: (case, ("insert-barriers",))
        for name, case in CUDA_CORES.items()
        if name not in ("naive", "coalesced")
    },
    SIMT.pipeline: (SIMT, ("insert-barriers",)),
    MMA.pipeline: (MMA, ("insert-barriers", "lower-rings")),
    DOUBLES.pipeline: (DOUBLES, ("insert-barriers", "lower-rings")),
}
"""Pipelines with synchronization, and after which passes it is mutated."""

SHORT = {
    PINGPONG.pipeline: Case(
        PINGPONG.source, PINGPONG.pipeline, "m=136 n=520 k=40", PINGPONG.changes
    )
}
"""Problems of fewer steps than their rings have slots, for what only these need."""

WITHOUT = {CUDA_CORES[name].pipeline: CUDA_CORES[name] for name in ("naive", "coalesced")}
"""Those whose threads share nothing."""

RATE = 0.95
SEEDS = range(24)
ALL = os.environ.get("GEMMC_MUTANTS") == "all"
SAMPLE = 4
"""Mutants of each pipeline that run by default."""


SURVIVORS = Path(__file__).parent / "survivors.txt"
PAGE = ROOT / "docs/interpreter.md"


def proven(pipeline: str, level: Level, mutant: Mutant) -> bool:
    """Whether a survivor is listed with its proof."""
    what = f"{level.name}: {mutant.what}"
    return any(
        where.fullmatch(pipeline) and pattern.fullmatch(what)
        for where, pattern in patterns(SURVIVORS)
    )


def all_mutants(pipeline: str) -> list[tuple[Level, Mutant]]:
    case, names = CASES[pipeline]
    levels = [after(case, name) for name in names]
    return [(level, mutant) for level in levels for mutant in mutants(level)]


def found_out(pipeline: str, level: Level, mutant: Mutant) -> bool:
    """Whether a run fails, on the pipeline's problem or a short one."""
    if caught(level, mutant, SEEDS):
        return True
    if pipeline not in SHORT:
        return False
    short = after(SHORT[pipeline], level.name)
    same = next(other for other in mutants(short) if other.what == mutant.what)
    return caught(short, same, SEEDS)


def test_every_pipeline_is_here() -> None:
    known = {path.stem for path in (ROOT / "pipelines").glob("*.pipeline")}
    assert known == set(CASES) | set(WITHOUT)
    assert set(counted(PAGE)) == set(CASES)


@pytest.mark.parametrize("case", WITHOUT.values(), ids=WITHOUT)
def test_kernels_whose_threads_share_nothing_have_nothing_to_mutate(case: Case) -> None:
    assert list(mutants(after(case, "convert-tile-to-simt"))) == []


@pytest.mark.thorough
@pytest.mark.parametrize("pipeline", CASES)
def test_unchanged_it_is_right(pipeline: str) -> None:
    """Also where an agent is less than a warp; by each of the four kinds of schedules."""
    case, names = CASES[pipeline]
    for level in (after(case, name) for name in names):
        assert not caught(level, Mutant("nothing", level.module.clone), SEEDS[:4])


@pytest.mark.slow
@pytest.mark.parametrize("pipeline", CASES)
def test_mutants_are_caught_or_proven_harmless(pipeline: str) -> None:
    found = all_mutants(pipeline)
    chosen = found if ALL else random.Random(0).sample(found, min(SAMPLE, len(found)))
    survivors = [(level, m) for level, m in chosen if not found_out(pipeline, level, m)]
    number, unproven = len(chosen) - len(survivors), list[str]()
    print(f"\n{pipeline:20} {number:4} of {len(chosen):4} caught: {number / len(chosen):.1%}")
    for level, mutant in survivors:
        if not proven(pipeline, level, mutant):
            unproven.append(f"{level.name}: {mutant.what}")
        print(f"    {level.name}: {mutant.what}")
    assert unproven == []
    if ALL:
        assert number >= RATE * len(chosen)
        assert counted(PAGE)[pipeline] == (number, len(chosen)), f"the table of {PAGE} is old"
