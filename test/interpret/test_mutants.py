"""Mutants of the compiler's own synchronization are caught, or proven harmless."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from interpret.levels import COOP, SIMT, SINGLE, WS, Case, after
from interpret.mutants import caught, mutants


def proven(pipeline: str, what: str) -> bool:
    """Whether a survivor is listed with its proof."""
    text = (Path(__file__).parent / "survivors.txt").read_text()
    for line in text.splitlines():
        if line and not line.startswith("#"):
            where, pattern, proof = (part.strip() for part in line.split(" | "))
            assert proof
            if where in ("*", pipeline) and re.fullmatch(pattern, what):
                return True
    return False


@pytest.mark.parametrize(
    ("case", "name"),
    [
        (WS, "insert-fences"),
        (WS, "lower-rings"),
        (SINGLE, "insert-fences"),
        (SINGLE, "lower-rings"),
        (SIMT, "insert-barriers"),
        pytest.param(COOP, "insert-fences", marks=pytest.mark.slow),
        pytest.param(COOP, "lower-rings", marks=pytest.mark.slow),
    ],
    ids=lambda value: getattr(value, "pipeline", value),
)
def test_mutants_are_caught_or_proven_harmless(case: Case, name: str) -> None:
    level = after(case, name)
    survivors = [m.what for m in mutants(level) if not caught(level, m, range(4))]
    assert [what for what in survivors if not proven(case.pipeline, what)] == []
