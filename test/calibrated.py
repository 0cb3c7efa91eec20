"""What is asked of each model of schedules: of CUDA cores, and of tensor cores that warps use."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from gemmc.plan import Problem
from gemmc.select.simt_model import ThreadSchedule
from gemmc.target import DEFAULT

ROOT = Path(__file__).parents[1]


def calibrate() -> ModuleType:
    """The script beside the measurements."""
    path = ROOT / "bench" / "calibrate_simt.py"
    spec = importlib.util.spec_from_file_location("calibrate_simt", path)
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = found
    spec.loader.exec_module(found)
    return found


def has_whole_parts(problem: Problem, schedule: ThreadSchedule) -> None:
    """Assert that each part of K has two steps or more, the last one too has some."""
    steps = -(-problem.k // schedule.depth)
    own = -(-steps // schedule.parts)
    assert schedule.parts == 1 or own > 1 and (schedule.parts - 1) * own < steps


def larger_takes_longer(
    model: Callable[[Problem], Any], tile: ThreadSchedule, dtype: str, bits: int
) -> float:
    """Assert that twice as much of any size takes longer than 1000 of each, whose time it is."""

    def us(*size: int) -> float:
        return model(Problem(*size, dtype, "nn", bits)).estimate(tile).us  # type: ignore[misc]

    base = us(1000, 1000, 1000)
    for size in ((2000, 1000, 1000), (1000, 2000, 1000), (1000, 1000, 2000)):
        assert us(*size) > base
    return base


def fits_an_sm(model: Any, problem: Problem, each: ThreadSchedule) -> tuple[int, int]:
    """A schedule that a model offers has whole parts and as many CTAs as an SM holds; rows and
    columns of a warp."""
    has_whole_parts(problem, each)
    assert each.residents == model(problem).held(each) >= 1
    assert each.residents * each.threads <= DEFAULT.sm_threads and not each.staged
    return each.rows // each.down, each.columns // each.across
