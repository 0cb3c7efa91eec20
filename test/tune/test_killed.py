"""A tuner that is killed, interrupted or not alone loses nothing and measures nothing twice."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from tune import killed
from tune.fake_device import measured
from tune.world import CASE, PLACE, QUICK

import gemmc
from gemmc.tuned.database import reading

COUNT = 120
ROOT = Path(gemmc.__file__).parents[1]


def start(folder: Path, count: int = COUNT, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, killed.__file__, str(folder / "db"), str(folder / "log"),
               str(count), *more]  # fmt: skip
    paths = os.pathsep.join([str(ROOT), str(Path(__file__).parents[1])])
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": paths},
        # A shell has what it starts in the background ignore SIGINT, and so would the tuner.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip


def kept(folder: Path) -> set[str]:
    with reading(folder / "db") as database:
        if database is None:
            return set()
        assert database.check() == "ok"
        return database.known(PLACE, CASE)


def wait_until(count: int, log: Path, process: subprocess.Popen[str]) -> None:
    """Until so many kernels were prepared, whatever else this machine does."""
    while len(measured(log)) < count and process.poll() is None:
        time.sleep(0.002)


@pytest.mark.slow
@pytest.mark.parametrize("kills", [10, pytest.param(20, marks=pytest.mark.thorough)])
def test_killed_at_random_moments(tmp_path: Path, kills: int) -> None:
    rng, count = random.Random(20261122), 12 * kills
    log, before, ended, progress = tmp_path / "log", set[str](), 0, 0
    for _ in range(kills):
        done = len(measured(log))
        process = start(tmp_path, count)
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
        wait_until(done + rng.randint(0, 11), log, process)
        time.sleep(rng.uniform(0, 0.02))
        process.send_signal(signal.SIGKILL)
        ended += process.wait() == -signal.SIGKILL
        now = kept(tmp_path)
        assert before <= now, "a result was lost"
        again = set(measured(log)[done:]) - {killed.trials(1)[0].pipeline}
        assert not again & before, "what had a result was measured again"
        progress += now > before
        before = now
    assert ended == kills and kills / 5 < progress, (ended, progress)
    assert start(tmp_path, count).wait() == 0
    everything = [each.pipeline for each in killed.trials(count)]
    with reading(tmp_path / "db") as database:
        assert database is not None
        found = [each.result.trial.pipeline for each in database.entries(PLACE, CASE)]
    assert sorted(found) == sorted(everything)


def test_nothing_is_left_running(tmp_path: Path) -> None:
    """The process that measures ends with a tuner that is killed, whatever it is doing."""
    process = start(tmp_path, 40, "5")
    wait_until(1, tmp_path / "log", process)
    children = _children(process.pid)
    assert children
    process.kill()
    process.wait()
    deadline = time.monotonic() + 5
    while any(_runs(each) for each in children):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def _children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task")
    return [int(each) for one in tasks.iterdir() for each in (one / "children").read_text().split()]


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_ctrl_c_keeps_what_is_being_measured(tmp_path: Path) -> None:
    process = start(tmp_path, 60, "0.01")
    assert process.stdout is not None
    wait_until(1, tmp_path / "log", process)
    process.send_signal(signal.SIGINT)
    assert process.wait() == 130
    said = process.stdout.read()
    assert "interrupted: 1 sets are still measured and kept" in said
    found = kept(tmp_path)
    assert found == set(measured(tmp_path / "log")) and 0 < len(found) <= QUICK.size
    assert start(tmp_path, 8).wait() == 0
    assert Counter(measured(tmp_path / "log")).most_common(2)[1][1] <= 2


def test_a_second_ctrl_c_ends_at_once(tmp_path: Path) -> None:
    process = start(tmp_path, 60, "30")
    wait_until(1, tmp_path / "log", process)
    process.send_signal(signal.SIGINT)
    assert process.stdout is not None
    while "interrupted" not in process.stdout.readline():
        pass
    begun = time.monotonic()
    process.send_signal(signal.SIGINT)
    assert process.wait() == 130
    assert time.monotonic() - begun < 25  # of the 30 s that it measures, on a busy machine too
    assert kept(tmp_path) == set()


def test_a_second_tuner_is_refused(tmp_path: Path) -> None:
    first = start(tmp_path, 60, "0.01")
    assert first.stdout is not None and first.stdout.readline() == "ready\n"
    second = start(tmp_path)
    said, _ = second.communicate()
    assert second.returncode == 1
    assert f"found process {first.pid}, which writes" in said and "--wait" in said
    first.kill()
    first.wait()
    assert start(tmp_path, 4).wait() == 0
