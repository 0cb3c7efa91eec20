"""Options of this test suite."""

from __future__ import annotations

import gc
import os
from collections import defaultdict
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import pytest
from covered import COVERED
from parts import covering
from sampled import EVERY, SAMPLED

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Before NumPy is loaded: the products are small, and the workers share the cores already."""

collect_ignore = [f"with_{name}" for name in ("torch", "jax") if not find_spec(name)]
"""`make test-torch` and `make test-jax` have environments with these."""

HERE = Path(__file__).parent

RARELY = 200_000, 50, 100
"""Collector thresholds: compiled modules are cycles, but small beside what is kept anyway."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--update-goldens`: write the expected PTX anew, for `git diff` to show."""
    parser.addoption("--update-goldens", action="store_true", help="rewrite test/pipelines/golden")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Of what `sampled.py` and `covered.py` list, the cases not chosen are thorough."""
    functions = defaultdict[tuple[str, str], list[pytest.Function]](list)
    for item in items:
        if isinstance(item, pytest.Function) and not item.get_closest_marker("thorough"):
            file = item.path.relative_to(HERE).as_posix() if item.path.is_relative_to(HERE) else ""
            functions[file, item.originalname].append(item)
    for (file, name), cases in functions.items():
        if name in SAMPLED.get(file, ()):
            kept = set(range(0, len(cases), EVERY))
        elif name in COVERED.get(file, ()):
            kept = covering([each.callspec.params for each in cases])
        else:
            continue
        for number in set(range(len(cases))) - kept:
            cases[number].add_marker(pytest.mark.thorough)


def pytest_collection_finish() -> None:
    """What the modules hold stays to the end: the collector need not look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


@pytest.fixture
def update_goldens(request: pytest.FixtureRequest) -> bool:
    """Whether goldens are to be written rather than compared."""
    return bool(request.config.getoption("--update-goldens"))


@pytest.fixture
def few_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reductions and products of open sizes are split into a few parts: the hundreds that occupy an
    H200 compute nothing else, and take a hundred times as long on the CPU."""
    from gemmc.select import schedule, simt_model
    from gemmc.transforms.problem import split_reductions

    def parted(whole: int, listed: Sequence[int]) -> dict[int, int]:
        return schedule.parted(whole, [each for each in listed if each <= 4] or listed)

    for name, most in (("ROWS", 12), ("WARPS", 48), ("THREADS", 1536)):
        monkeypatch.setattr(split_reductions, name, most)
    monkeypatch.setattr(simt_model, "parted", parted)
