"""A tuner on a fake device: threads instead of processes that compile."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tune.fake_device import DRIVER, NAME, FakeDevice, build

from gemmc.plan import Problem
from gemmc.tune.device import Program
from gemmc.tune.executors import Workers, threads
from gemmc.tune.measure import end_all
from gemmc.tune.progress import Progress
from gemmc.tune.tuner import Effort, Task, Tuner
from gemmc.tuned.database import Database
from gemmc.tuned.entry import Case, Place, Trial

PLACE = Place(NAME, DRIVER, "13.0", "0.1.0")
PROBLEM = Problem(256, 512, 1024, "bf16", "nt")
CASE = Case("program", PROBLEM)
PROGRAM = Program("test", "text", PROBLEM)
QUICK = Effort(size=4, rounds=6, limit_s=5.0, final_rounds=7)


def trial(name: str, us: float = 0.0, **code: Any) -> Trial:
    """A trial whose kernel takes so long, or whatever its code says."""
    text = json.dumps({"us": us} | code, separators=(",", ":"))
    return Trial(f"{name}:{text}", name, "test", us or None)


def task(trials: Sequence[Trial], case: Case = CASE, program: Program = PROGRAM) -> Task:
    """Of trials, the first of which is `auto`'s choice."""
    return Task(program, case, trials, trials[0])


@contextmanager
def workers(devices: int = 1):
    """Threads that compile, and one for each device."""
    building, measuring = ThreadPoolExecutor(2), threads(range(devices))
    try:
        yield Workers(building, measuring, 2, devices)
    finally:
        end_all()
        building.shutdown()
        measuring.shutdown()


def tune(
    database: Database, log: Path, what: Task, effort: Effort = QUICK, devices: int = 1,
    say: Callable[[str], None] = lambda line: None, **device: Any,
) -> None:
    """One task, to its end."""
    with workers(devices) as those:
        factory = FakeDevice(str(log), **device)
        Tuner(
            database, PLACE, "h200", factory, those, effort, Progress(say), builder=build
        ).tune(what)
