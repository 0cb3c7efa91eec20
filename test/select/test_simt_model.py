"""The model of products on CUDA cores: what it must say, what measured it, how quick it is."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from calibrated import calibrate, has_whole_parts, larger_takes_longer

from gemmc.cli import main
from gemmc.plan import Problem
from gemmc.select import choose, ranked, rows
from gemmc.select.simt_model import ALONE, Model, ThreadSchedule
from gemmc.target import DEFAULT, CudaCores

ROOT = Path(__file__).parents[2]
LONG = Problem(33, 112, 2552, "f32", "nn", 32)
BIG = Problem(4096, 4096, 4096, "f32", "nn", 32)
AXES = {row.name: axes for row in rows() for axes in row.threads}
TILE = ThreadSchedule(64, 64, 32, 2, 2, 4)


def test_it_chooses_among_measured_schedules_as_well_as_it_did() -> None:
    """A worse model is an error: these are the figures of today's constants, with little room."""
    script = calibrate()
    found = script.outcomes(script.read(script.DATA), CudaCores())
    assert found["choice"] > 0.974
    assert found["worst"] > 0.76
    assert found["best of 4"] > 0.9965
    assert found["error"] < 0.081


def test_it_chooses_among_measured_schedules_of_f64() -> None:
    """Nothing was fitted to them: the units are half as many, the elements twice as long."""
    script = calibrate()
    found = script.outcomes(script.read(script.DOUBLES), CudaCores())
    assert found["choice"] > 0.955
    assert found["worst"] > 0.85
    assert found["best of 4"] > 0.982
    assert found["error"] < 0.11
    fewer = replace(CudaCores(), double_issue=0.5)
    assert script.outcomes(script.read(script.DOUBLES), fewer)["error"] > 0.15


def test_a_worse_model_chooses_worse() -> None:
    script = calibrate()
    data = script.read(script.DATA)
    wrong = replace(CudaCores(), round_trip=1e5)
    assert script.outcomes(data, wrong)["choice"] < 0.93


def test_candidates_come_by_time() -> None:
    times = [each.us for each in islice(ranked(LONG), 300)]
    assert times == sorted(times) and len(times) > 100


def test_few_blocks_and_a_long_k_are_cut_into_parts() -> None:
    found = choose(LONG).candidate.schedule
    assert isinstance(found, ThreadSchedule) and found.parts > 4
    whole = choose(BIG).candidate.schedule
    assert isinstance(whole, ThreadSchedule) and whole.parts == 1


@pytest.mark.parametrize("problem", [LONG, BIG, Problem(300, 300, 300, "f32", "tt", 32)])
def test_what_it_offers_can_be_built(problem: Problem) -> None:
    """Each part has two steps of K, an SM holds the CTAs, and slots are many where it has one."""
    size = problem.bits // 8
    for each in Model(problem).schedules(AXES[f"fp{problem.bits}"]):
        has_whole_parts(problem, each)
        rings = each.stages * each.slot_bytes(size)
        claimed = each.residents * (rings + DEFAULT.cta_reserved_bytes)
        assert each.residents * each.threads <= DEFAULT.sm_threads
        assert claimed <= DEFAULT.sm_shared_bytes
        ctas = -(-problem.m // each.rows) * -(-problem.n // each.columns) * each.parts
        assert each.stages == 2 or ctas <= ALONE * DEFAULT.sms


def test_more_of_everything_takes_longer() -> None:
    base = larger_takes_longer(Model, TILE, "f32", 32)
    assert Model(Problem(1000, 999, 1000, "f32", "nn", 32)).estimate(TILE).us > base


STORED = [
    (1955, 162, True), (1953, 2000, True), (1954, 162, True), (1954, 16, True), (1954, 3, True),
    (1954, 64, True), (1954, 2000, False), (1956, 162, False), (1956, 3, True), (1960, 3, False),
]  # fmt: skip


@pytest.mark.parametrize(("n", "k", "staged"), STORED)
def test_odd_rows_of_results_are_staged_and_pairs_of_a_short_k(
    n: int, k: int, staged: bool
) -> None:
    """A buffer over the rings takes no more room than they do, mostly. What threads store in pairs
    is hidden behind the products of a long K only; in whole 16 bytes, behind those of any but a
    very short one."""
    found = choose(Problem(2076, n, k, "f32", "nt", 32))
    assert isinstance(found.candidate.schedule, ThreadSchedule)
    assert found.candidate.schedule.staged is staged
    assert ("stage-epilogue" in {each.name for each in found.pipeline.passes}) is staged


def test_what_is_not_staged() -> None:
    """A thread's 16-bit values go to global memory alone; tensor cores have no such end, but their
    odd rows of f64 take as long to store."""
    found = choose(Problem(2076, 1955, 162, "f32", "nt", 16)).candidate.schedule
    assert isinstance(found, ThreadSchedule) and not found.staged
    doubles = [Problem(4000, n, 4, "f64", "nt", 64) for n in (3999, 4000)]
    odd, whole = (choose(each).candidate for each in doubles)
    assert isinstance(odd.schedule, ThreadSchedule) and not odd.schedule.staged
    assert odd.us > 1.5 * whole.us


def test_buffers_of_results_take_room() -> None:
    short = TILE._replace(depth=8, stages=1, residents=32)
    assert short.held(DEFAULT, 4) == 32 and short._replace(staged=True).held(DEFAULT, 4) == 12


def test_pieces_of_sectors_take_longer_than_whole_ones() -> None:
    """50.8 MB in pairs took 54.0 us, and 18.1 through shared memory."""
    whole, pairs = (Model(Problem(2930, n, 3, "f32", "tt", 32)) for n in (4336, 4334))
    tile = TILE._replace(depth=8)
    assert pairs.estimate(tile).us == pytest.approx(54.0, rel=0.1)
    assert pairs.estimate(tile._replace(staged=True)).us == pytest.approx(18.1, rel=0.25)
    assert whole.estimate(tile).us < 20


def test_a_choice_takes_milliseconds() -> None:
    """On an idle machine at most 6 ms with the passes; a loaded one may be slower."""
    choose(LONG)
    times: list[float] = []
    for k in range(2500, 2510):
        begun = time.process_time()
        choose(Problem(33, 112, k, "f32", "nn", 32))
        times.append(time.process_time() - begun)
    assert min(times) < 0.02


def test_explain_says_where_the_time_goes(capsys: pytest.CaptureFixture[str]) -> None:
    example = str(ROOT / "examples" / "matmul_f32.mlir")
    assert main([example, "--pipeline", "auto", "--explain"]) == 0
    said = capsys.readouterr().out
    assert "chosen: simt-warptile{" in said
    assert "a step of an SM's CTAs needs FMA for" in said
    assert said.count("next: simt-warptile{") == 5 and "loses on" in said
