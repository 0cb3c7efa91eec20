"""Where work runs: processes of this machine, a Dask cluster, anything that submits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import distributed
import pytest
from tune.fake_device import FakeDevice, build, measured, measured_by
from tune.world import CASE, PLACE, QUICK, task, trial

from gemmc.errors import GemmcError
from gemmc.tune.build import assembler
from gemmc.tune.build import build as compile_
from gemmc.tune.executors import Workers, dask, local
from gemmc.tune.measure import end_all
from gemmc.tune.programs import of_size
from gemmc.tune.progress import Progress
from gemmc.tune.tuner import Tuner
from gemmc.tuned.database import writing
from gemmc.tuned.entry import MEASURED, Trial

TRIALS = [trial("auto", 10.0), *(trial(f"t{n}", 9.0 + 1.5 * n) for n in range(7))]


def tuned_with(
    workers: Workers, folder: Path, trials: Sequence[Trial] = TRIALS, seconds: float = 0.0
) -> dict[str, str]:
    """The status of each configuration."""
    factory = FakeDevice(str(folder / "log"), seconds)
    with writing(folder / "db") as database:
        Tuner(
            database, PLACE, "h200", factory, workers, QUICK, Progress(lambda line: None), build
        ).tune(task(trials))
        found = database.entries(PLACE, CASE)
        return {each.result.trial.configuration: each.result.status for each in found}


def test_processes_of_this_machine(tmp_path: Path) -> None:
    with local(1, [0]) as workers:
        assert set(tuned_with(workers, tmp_path).values()) == {MEASURED}


def test_two_dask_workers_share(tmp_path: Path) -> None:
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True
        ) as cluster,
        dask(cluster.scheduler_address) as workers,
    ):
        assert workers.devices == 2
        trials = [*TRIALS, *(trial(f"more{n}", 12.0 + n) for n in range(16))]
        assert set(tuned_with(workers, tmp_path, trials, 0.01).values()) == {MEASURED}
        pids = {each.pid for each in cluster.workers.values()}
    assert set(measured(tmp_path / "log")) == {each.pipeline for each in trials}
    assert {by for by, _ in measured_by(tmp_path / "log")} == pids and len(pids) == 2


def test_an_address_without_a_scheduler() -> None:
    with pytest.raises(GemmcError, match="--dask: needed a scheduler's address; found 'tcp://"):
        with dask("tcp://127.0.0.1:9", timeout_s=0.3):
            pass


class Now:
    """Does work when it is submitted, and has no other method."""

    class Done:
        """What it gives."""

        def __init__(self, value: Any) -> None:
            self._value = value

        def add_done_callback(self, function: Callable[[Any], object]) -> None:
            function(self)

        def result(self) -> Any:
            return self._value

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Now.Done:
        return Now.Done(function(*arguments))


def test_anything_that_submits(tmp_path: Path) -> None:
    workers = Workers(Now(), Now(), 1, 1)
    assert set(tuned_with(workers, tmp_path).values()) == {MEASURED}
    end_all()


def test_a_configuration_is_compiled_as_it_is_for_users() -> None:
    subject = of_size("64x64x64:f32")
    pipeline = "normalize-contractions,form-kernel,schedule-work"
    assert "found" in compile_(subject.program, pipeline, "h200").error
    made = compile_(subject.program, "simt-naive", "h200")
    assert made.code.startswith(b"\x7fELF") and '"entry"' in made.manifest
    assert made.registers > 0 and assembler().startswith("13.")
