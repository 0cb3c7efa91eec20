"""Running a prepared launch: a machine per cluster, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from gemmc.interpret.frame import Launch
from gemmc.interpret.hardware.device_memory import Matrix
from gemmc.interpret.hardware.machine import Machine
from gemmc.interpret.hardware.scheduler import Scheduler
from gemmc.interpret.hardware.scheduler import run as run_machine
from gemmc.interpret.launches import clusters


@dataclass(frozen=True)
class Result:
    """Outputs, and the matrices behind them, which know who wrote each element."""

    outputs: list[Any]
    matrices: list[Matrix]


Progress = Callable[[int, int], None]
"""Told how many CTAs are done and how many there are."""


def run_clusters(
    launch: Launch,
    build: Callable[[Launch, Sequence[int]], Machine],
    scheduler: Scheduler,
    ctas: Sequence[int] | None,
    progress: Progress | None,
) -> Result:
    """The CTAs named, or all; `build` makes the machine of one cluster's members.

    Where all run, an output element that nobody wrote is an error.
    """
    todo = list(clusters(launch.grid, prod(launch.cluster), ctas))
    for done, members in enumerate(todo):
        run_machine(build(launch, members), scheduler)
        if progress is not None:
            progress(done + 1, len(todo))
    outputs = [m for m in launch.matrices if m.output]
    if ctas is None:
        for matrix in outputs:
            matrix.check_written()
    return Result([m.array for m in outputs], launch.matrices)
