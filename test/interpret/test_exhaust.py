"""All schedules of a compiled kernel: 2 stages, 2 consumers, 3 steps of K."""

from __future__ import annotations

import pytest

from gemmc.interpret.exhaust import exhaust
from interpret.levels import WS, Case, after

SMALL = Case(WS.source, WS.pipeline, "m=128 n=64 k=192", WS.changes)


@pytest.mark.parametrize("name", ["insert-barriers", "insert-fences", "lower-hierarchy"])
def test_every_schedule_is_fine(name: str) -> None:
    level = after(SMALL, name)
    found = exhaust(level.module, level.inputs)
    print(f"{name}: {found}")
    assert found.found is None
    assert found.states > 1000
