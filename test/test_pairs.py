"""A sample of what `make pairs` draws."""

from __future__ import annotations

import pytest
from pairs import first_legal


@pytest.mark.slow
@pytest.mark.parametrize(
    "seed, kind",
    [(1001, "stream="), (1004, "stream="), (1007, "=cluster"), (1012, "=cluster"),
     (1016, "preload="), (1025, "preload="), (1020, "add="), (1042, "add=")],
)
def test_a_drawn_configuration_is_right(seed: int, kind: str) -> None:
    pair, _ = first_legal(seed)
    assert kind in pair.pipeline
