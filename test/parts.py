"""Which cases of a test `make check` and `make test` take."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

import pytest


def some(cases: Iterable[Any], quick: Collection[Any]) -> list[Any]:
    """Parameters for `pytest.mark.parametrize`: those that are not in `quick` are slow."""
    return [pytest.param(each, marks=() if each in quick else pytest.mark.slow) for each in cases]


def thorough_but(cases: Iterable[Any], kept: Callable[[Any], bool]) -> list[Any]:
    """Parameters for `pytest.mark.parametrize`: those that are not `kept` are for `make thorough`;
    another case, or another test, finds what they find."""
    mark = pytest.mark.thorough
    return [pytest.param(each, marks=() if kept(each) else mark) for each in cases]
