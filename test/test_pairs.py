"""A sample of what `make pairs` draws."""

from __future__ import annotations

import pytest
from pairs import first_legal


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1006, 1007])
def test_a_drawn_configuration_is_right(seed: int) -> None:
    pair, _ = first_legal(seed)
    assert "stream=" in pair.pipeline
