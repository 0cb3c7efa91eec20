"""Options of this test suite."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--update-goldens`: write the expected PTX anew, for `git diff` to show."""
    parser.addoption("--update-goldens", action="store_true", help="rewrite test/pipelines/golden")


@pytest.fixture
def update_goldens(request: pytest.FixtureRequest) -> bool:
    """Whether goldens are to be written rather than compared."""
    return bool(request.config.getoption("--update-goldens"))
