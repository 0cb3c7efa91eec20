"""Campaigns of the fuzzer: on a device that faults or hangs, ended early, counted in a file."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from fuzz import __main__ as command
from fuzz import chunk, device, stand_ins
from fuzz.campaign import Campaign
from fuzz.check import BROKEN, RIGHT, SLOW, WRONG, How, Outcome, Runner
from fuzz.chunk import Plan
from fuzz.covered import Covered
from fuzz.draw import Program
from fuzz.tally import ALIKE, Tally
from hypothesis.strategies import integers

ROOT = Path(__file__).resolve().parents[2]


def sum_of_rows(rows: int) -> Program:
    """A program without a product."""
    kind = f"tensor<{rows}x8xf32>"
    text = (
        f"func.func @main(%a: {kind}) -> {kind} {{\n  %b = arith.addf %a, %a : {kind}\n"
        f"  return %b : {kind}\n}}\n"
    )
    return Program(text, "auto", True, {"pipeline": "auto", "m": str(rows)})


@pytest.mark.parametrize(
    "runner, kind, reason",
    [
        (stand_ins.faults, BROKEN, "CudaError at "),
        (stand_ins.hangs, SLOW, "hang"),
        (stand_ins.dies, BROKEN, "its process ended with 3"),
        (stand_ins.is_wrong, WRONG, "values on the GPU"),
    ],
)
def test_a_program_that_fails_on_a_device_spoils_no_other(
    runner: Runner, kind: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = integers(1, 99).map(sum_of_rows)
    monkeypatch.setattr(chunk, "programs", lambda pipeline, wanted: small)
    each = 1.5 if kind == SLOW else 20.0
    campaign = Campaign(
        3, 3, runner=runner, shrink=0.0, each=each, start="fork", tally=Tally(tmp_path)
    )
    campaign.run()
    kinds = campaign.tally.kinds
    assert sum(kinds.values()) == 3 and set(kinds) <= {RIGHT, kind}
    found = campaign.tally.failures[0][1]
    assert found.kind == kind and found.reason.startswith(reason)
    assert len(list(tmp_path.glob("*.mlir"))) == kinds[kind]
    if kind == WRONG:
        assert kinds[WRONG] == 1, "no process was made anew"


def test_a_device_may_need_processes_that_are_not_forked(tmp_path: Path) -> None:
    campaign = Campaign(1, 3, runner=stand_ins.right, shrink=0.0, tally=Tally(tmp_path))
    campaign.run()
    assert campaign.tally.kinds == {RIGHT: 1}


def test_failures_on_a_device_are_not_made_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = Outcome(WRONG, "values on the GPU")
    monkeypatch.setattr(chunk, "outcome", lambda program, how: wrong)
    said: list[str] = []
    plan = Plan(seed=1, count=5, how=How(runner=device.on_gpu), shrink_seconds=0.0)
    assert chunk.run(plan, lambda what, each: said.append(what))
    assert said == ["begin", "done"] * 5


def test_a_campaign_ends_in_time_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "counts.json"
    begin = time.monotonic()
    campaign = Campaign(100_000, 3, seconds=2.0, json=file, ptx=0.0, tally=Tally(tmp_path))
    campaign.run()
    assert time.monotonic() - begin < 10.0
    assert campaign.ended == "ended after 2 s" and campaign.tally.count > 0
    assert any("ended after 2 s" in line for line in campaign.report())
    made = json.loads(file.read_text())
    assert made["count"] == campaign.tally.count == sum(made["programs"].values())
    assert made["runs"][0]["seed"] == 3 and made["runs"][0]["ended"] == campaign.ended


def test_a_campaign_that_is_ended_prints_its_report(tmp_path: Path) -> None:
    file = tmp_path / "counts.json"
    words = ["--count", "100000", "--ptx", "0", "--json", str(file), "--out", str(tmp_path)]
    running = subprocess.Popen(
        [sys.executable, "test/fuzz", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    until = time.monotonic() + 60
    while not (file.exists() and json.loads(file.read_text())["count"]):
        assert time.monotonic() < until and running.poll() is None
        time.sleep(0.2)
    running.send_signal(signal.SIGTERM)
    said, _ = running.communicate(timeout=20)
    assert running.returncode == 0
    assert "pairs of features: " in said and "ended by SIGTERM" in said
    assert json.loads(file.read_text())["runs"][0]["ended"] == "ended by SIGTERM"


def test_counts_are_added_to_those_of_earlier_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = integers(1, 99).map(sum_of_rows)
    monkeypatch.setattr(chunk, "programs", lambda pipeline, wanted: small)
    file = tmp_path / "counts.json"
    counts: list[Any] = []
    for seed in (3, 4):
        campaign = Campaign(3, seed, json=file, ptx=0.0, tally=Tally(tmp_path))
        campaign.run()
        counts.append(json.loads(file.read_text()))
    first, both = counts
    assert first["count"] == 3 and both["count"] == 6
    assert [each["seed"] for each in both["runs"]] == [3, 4]
    assert sum(both["programs"].values()) == 6 and both["pairs"]["drawn"] >= first["pairs"]["drawn"]
    covered = Covered.read(both["pairs"])
    assert covered.as_json() == both["pairs"]
    assert sum(covered.drawn.values()) > sum(Covered.read(first["pairs"]).drawn.values())


def test_failures_are_kept_at_once_and_alike_ones_only_counted(tmp_path: Path) -> None:
    tally = Tally(tmp_path)
    program = Program("func.func @main() {\n}\n", "auto", True, {"pipeline": "auto"})
    found = Outcome(WRONG, "values", "1 of 2 off")
    tally.add(program, found)
    first = tally.keep(program, found)
    assert first is not None and first.exists()
    small = Program("func.func @f() {\n}\n", "auto", True, {"pipeline": "auto"})
    second = tally.keep(small, found, instead=first)
    assert second is not None and second.exists() and not first.exists()
    assert tally.failures == [(small, found)]
    for number in range(ALIKE + 2):
        program = Program(f"// {number}\n", "auto", True, {"pipeline": "auto"})
        tally.keep(program, Outcome(BROKEN, "KeyError"))
    assert len(tally.failures) == 1 + ALIKE and tally.reasons["traceback: KeyError"] == ALIKE + 2
    tally.write(tmp_path / "counts.json", {"seed": 1})
    made = json.loads((tmp_path / "counts.json").read_text())
    assert [each["kind"] for each in made["kept"]] == [WRONG] + [BROKEN] * ALIKE
    assert made["kept"][0]["text"] == second.read_text()


def test_what_the_options_ask_for() -> None:
    on_gpu = command.campaign_of(command.parser().parse_args(["--on", "gpu"]))
    assert on_gpu.runner is device.on_gpu and on_gpu.shrink == 0.0 and on_gpu.each == 40.0
    on_cpu = command.campaign_of(command.parser().parse_args(["--each", "5", "--shrink", "7"]))
    assert on_cpu.runner is None and on_cpu.shrink == 7.0 and on_cpu.each == 5.0
