"""Running a prepared launch: a machine per cluster, one after the other, or one for all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from gemmc.interpret.frame import Launch
from gemmc.interpret.hardware.device_memory import Matrix
from gemmc.interpret.hardware.machine import Cta, Machine
from gemmc.interpret.hardware.scheduler import Scheduler
from gemmc.interpret.hardware.scheduler import run as run_machine
from gemmc.interpret.launches import clusters


@dataclass(frozen=True)
class Result:
    """Outputs, and the matrices behind them, which know who wrote each element."""

    outputs: list[Any]
    matrices: list[Matrix]


def add_clusters(
    launch: Launch, machine: Machine, members: Sequence[int], shared_bytes: int, threads: int
) -> list[Cta]:
    """The CTAs of whole clusters, by their numbers in the grid."""
    size = prod(launch.cluster)
    found: list[Cta] = []
    for first in range(0, len(members), size):
        made = [
            machine.add_cta(shared_bytes, threads, number=number, rank=rank)
            for rank, number in enumerate(members[first : first + size])
        ]
        machine.form_cluster(made)
        found += made
    return found


Progress = Callable[[int, int], None]
"""Told how many CTAs are done and how many there are."""


def run_clusters(
    launch: Launch,
    build: Callable[[Launch, Sequence[int]], Machine],
    scheduler: Scheduler,
    ctas: Sequence[int] | None,
    progress: Progress | None,
) -> Result:
    """The CTAs named, or all; `build` makes the machine of the members of one cluster or more.

    Where all run, an output element that nobody wrote is an error, and so is a workspace that is
    not left as the next launch needs it.
    """
    todo = list(clusters(launch.grid, prod(launch.cluster), ctas))
    if launch.together:
        todo = [[number for members in todo for number in members]]
    for done, members in enumerate(todo):
        machine = build(launch, members)
        run_machine(machine, scheduler)
        launch.actors = machine.actors
        if progress is not None:
            progress(done + 1, len(todo))
    outputs = [m for m in launch.matrices if m.output]
    if ctas is None:
        for matrix in outputs:
            matrix.check_written()
        for workspace in launch.workspaces:
            workspace.check_reset()
    return Result([m.array for m in outputs], launch.matrices)
