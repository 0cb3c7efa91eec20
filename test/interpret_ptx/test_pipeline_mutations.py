"""Bugs planted in the text of every pipeline are caught, or proven harmless.

A seeded sample of them runs by default. `GEMMC_MUTANTS=all pytest -s
test/interpret_ptx/test_pipeline_mutations.py` runs all, and prints how many were caught.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from interpret_ptx.mutations import Mutation
from interpret_ptx.pipeline_mutations import CASES, caught, mutations
from interpret_ptx.pipelines import PIPELINES, compiled
from survivors import counted, patterns

RATE = 0.95
SEEDS = range(4)
ALL = os.environ.get("GEMMC_MUTANTS") == "all"
SAMPLE = 5
"""Mutations of each pipeline that run by default."""

WITHOUT = {"simt-naive", "simt-coalesced"}
"""Pipelines whose threads share nothing: there is nothing to mutate."""

NOTHING = Mutation(1, ".version 8.6", "nothing")


SURVIVORS = Path(__file__).parent / "survivors.txt"
PAGE = PIPELINES.parent / "docs/ptx-machine.md"


def proven(pipeline: str, mutation: Mutation) -> bool:
    return any(w.fullmatch(pipeline) and p.fullmatch(mutation.what) for w, p in patterns(SURVIVORS))


def every(pipeline: str) -> list[Mutation]:
    return list(mutations(compiled(CASES[pipeline])[0]))


def test_every_pipeline_is_here() -> None:
    assert {path.stem for path in PIPELINES.glob("*.pipeline")} == set(CASES) | WITHOUT
    assert set(counted(PAGE)) == set(CASES)


@pytest.mark.slow
@pytest.mark.parametrize("pipeline", CASES)
def test_unchanged_it_is_right(pipeline: str) -> None:
    assert caught(CASES[pipeline], NOTHING, range(2)) == ""


@pytest.mark.slow
@pytest.mark.parametrize("pipeline", CASES)
def test_mutations_are_caught_or_proven_harmless(pipeline: str) -> None:
    found = every(pipeline)
    chosen = found if ALL else random.Random(0).sample(found, min(SAMPLE, len(found)))
    shown = {mutation: caught(CASES[pipeline], mutation, SEEDS) for mutation in chosen}
    survivors = [mutation for mutation, text in shown.items() if not text]
    silent = sum(text == "wrong values" for text in shown.values())
    number = len(chosen) - len(survivors)
    print(
        f"\n{pipeline:20} {number:4} of {len(chosen):4} caught: {number / len(chosen):.1%}, "
        f"{silent} of them by wrong values only"
    )
    for mutation in survivors:
        print(f"    line {mutation.line}: {mutation.what}")
    assert [m.what for m in survivors if not proven(pipeline, m)] == []
    if ALL:
        assert number >= RATE * len(chosen)
        assert counted(PAGE)[pipeline] == (number, len(chosen)), f"the table of {PAGE} is old"
