"""Which cases of a test `make check` takes; `make test` takes all of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def some(cases: Iterable[Any], quick: Collection[Any]) -> list[Any]:
    """Parameters for `pytest.mark.parametrize`: those that are not in `quick` are slow."""
    return [pytest.param(each, marks=() if each in quick else pytest.mark.slow) for each in cases]
