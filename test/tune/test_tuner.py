"""A whole tuner on a fake device: what it measures, keeps, gives up and finds."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest
from tune.fake_device import measured
from tune.world import CASE, PLACE, PROBLEM, QUICK, task, trial, tune

from gemmc.errors import GemmcError
from gemmc.tune.device import Program
from gemmc.tune.tuner import Effort
from gemmc.tuned.best import ranking
from gemmc.tuned.database import Database, reading, writing
from gemmc.tuned.entry import FAILED, FAULT, HANG, MEASURED, WRONG, Trial

TRIALS = [trial("auto", 10.0), *(trial(f"t{n}", 9.0 + 1.5 * n) for n in range(9))]


def statuses(database: Database) -> dict[str, str]:
    found = database.entries(PLACE, CASE)
    return {each.result.trial.configuration: each.result.status for each in found}


def test_everything_is_measured_and_the_best_is_found(tmp_path: Path) -> None:
    said: list[str] = []
    with writing(tmp_path / "db") as database:
        tune(database, tmp_path / "log", task(TRIALS), say=said.append)
        ranked = ranking(database.entries(PLACE, CASE), database.finals(PLACE, CASE))
        assert [each.entry.result.trial.configuration for each in ranked][:2] == ["t0", "auto"]
        assert len(ranked) == len(TRIALS)
        best = ranked[0]
        assert best.us == pytest.approx(9.0, rel=0.01)
        assert best.timing.speed == pytest.approx(10 / 9, rel=0.01)
        assert best.timing.speed_low <= best.timing.speed <= best.timing.speed_high
        assert database.default(PLACE, CASE) == TRIALS[0].pipeline
    assert said[0] == "test: auto is auto"
    assert "best 9.0" in said[-1] and "t0" in said[-1]


def test_losers_have_fewer_rounds(tmp_path: Path) -> None:
    with writing(tmp_path / "db") as database:
        tune(database, tmp_path / "log", task(TRIALS[:4]))
        found = {
            each.result.trial.configuration: len(each.result.timing.samples)
            for each in database.entries(PLACE, CASE)
            if each.result.timing
        }
    assert found == {"auto": QUICK.rounds, "t0": QUICK.rounds, "t1": 3, "t2": 3}


def test_what_has_a_result_is_not_measured_again(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with writing(tmp_path / "db") as database:
        tune(database, log, task(TRIALS))
        before = len(measured(log))
        tune(database, log, task(TRIALS))
        assert len(measured(log)) == before


def test_adding_one_configuration_measures_one(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with writing(tmp_path / "db") as database:
        tune(database, log, task(TRIALS))
        before, new = len(measured(log)), trial("new", 30.0)
        tune(database, log, task([*TRIALS, new]))
        assert measured(log)[before:] == [TRIALS[0].pipeline, new.pipeline]
        assert len(database.entries(PLACE, CASE)) == len(TRIALS) + 1


@pytest.mark.parametrize(
    ("bad", "status", "reason"),
    [
        (trial("bad", wrong=True), WRONG, "3 of 4 elements off"),
        (trial("bad", refused=True), FAILED, "too much shared memory"),
        (trial("bad", fault=True), FAULT, "RuntimeError: an illegal memory access"),
        (trial("bad", die=True), FAULT, "the process ended by signal 9"),
        (trial("bad", hang=True), HANG, "nothing for 0.5 s"),
        (Trial("bad", "bad", "test"), FAILED, "bad does not compile"),
    ],
)
def test_a_bad_one_costs_only_itself(
    tmp_path: Path, bad: Trial, status: str, reason: str
) -> None:
    effort = Effort(size=4, rounds=6, limit_s=0.5)
    log = tmp_path / "log"
    with writing(tmp_path / "db") as database:
        tune(database, log, task([*TRIALS[:2], bad, *TRIALS[2:4]]), effort)
        found = statuses(database)
        assert found.pop("bad") == status
        assert set(found.values()) == {MEASURED} and len(found) == 4
        entry = next(
            each for each in database.entries(PLACE, CASE) if each.result.status == status
        )
        assert entry.result.reason == reason
        before = len(measured(log))
        tune(database, log, task([*TRIALS[:2], bad, *TRIALS[2:4]]), effort)
        assert len(measured(log)) == before


@pytest.mark.parametrize("bad", [trial("auto", fault=True), Trial("auto", "auto", "test")])
def test_without_a_yardstick_times_are_compared(tmp_path: Path, bad: Trial) -> None:
    with writing(tmp_path / "db") as database:
        tune(database, tmp_path / "log", task([bad, *TRIALS[1:7]]))
        ranked = ranking(database.entries(PLACE, CASE))
        assert ranked[0].entry.result.trial.configuration == "t0"
        assert all(not each.entry.result.yardstick for each in ranked)
        tune(database, tmp_path / "log", task([bad, *TRIALS[1:]]))
        assert len(database.entries(PLACE, CASE)) == len(TRIALS)
    assert Counter(measured(tmp_path / "log"))[bad.pipeline] <= 1


def test_finalists_are_timed_again_once(tmp_path: Path) -> None:
    log = tmp_path / "log"
    near = [trial("auto", 10.0), trial("a", 9.0), trial("b", 9.004), trial("c", 20.0)]
    with writing(tmp_path / "db") as database:
        tune(database, log, task(near), noise=0.01)
        finals = database.finals(PLACE, CASE)
        assert set(finals) == {each.pipeline for each in near[:3]}
        assert len(finals[near[0].pipeline].samples) == QUICK.final_rounds
        before = len(measured(log))
        tune(database, log, task(near), noise=0.01)
        assert len(measured(log)) == before


def test_most_and_seconds_end_it(tmp_path: Path) -> None:
    with writing(tmp_path / "db") as database:
        tune(database, tmp_path / "log", task(TRIALS), Effort(size=4, rounds=3, most=5))
        assert len(database.entries(PLACE, CASE)) == 5
    with writing(tmp_path / "other") as database:
        effort = Effort(size=1, rounds=3, seconds=0.6)
        many = [trial("auto", 10.0), *(trial(f"m{n}", 10.0 + n) for n in range(200))]
        tune(database, tmp_path / "log2", task(many), effort, seconds=0.02)
        assert 0 < len(database.entries(PLACE, CASE)) < 100


def test_several_devices_share_a_program(tmp_path: Path) -> None:
    with writing(tmp_path / "db") as database:
        tune(database, tmp_path / "log", task(TRIALS), devices=2)
        assert len(database.entries(PLACE, CASE)) == len(TRIALS)


def test_a_program_that_cannot_be_opened_is_an_error(tmp_path: Path) -> None:
    program = Program("test", "no such program", PROBLEM)
    with writing(tmp_path / "db") as database, pytest.raises(GemmcError, match="no inputs for it"):
        tune(database, tmp_path / "log", task(TRIALS, program=program))


def test_a_second_writer_is_told_who_writes(tmp_path: Path) -> None:
    with writing(tmp_path / "db") as database:
        tune(database, tmp_path / "log", task(TRIALS[:3]))
        with pytest.raises(GemmcError, match=f"process {os.getpid()}, which writes"):
            with writing(tmp_path / "db"):
                pass
        with reading(tmp_path / "db") as reader:
            assert reader is not None and len(reader.entries()) == 3
    with writing(tmp_path / "db") as database:
        assert len(database.entries()) == 3
