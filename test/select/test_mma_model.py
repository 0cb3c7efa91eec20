"""The model of f64 on tensor cores: what it must say, what measured it, what `auto` makes of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from calibrated import calibrate, fits_an_sm, larger_takes_longer

from gemmc.cli import main
from gemmc.dialects.tile.atoms import MMA_SYNC
from gemmc.plan import Problem
from gemmc.select import choose, rows
from gemmc.select.mma_model import MODELS, PAD, Model
from gemmc.select.simt_model import ThreadSchedule
from gemmc.target import DEFAULT, DoubleCores

ROOT = Path(__file__).parents[2]
(ROW,) = (row for row in rows() if row.atom == "mma_sync")
LONG = Problem(33, 112, 2552, "f64", "nn", 64)
BIG = Problem(4096, 4096, 4096, "f64", "nt", 64)
TILE = ThreadSchedule(64, 64, 16, 2, 2, 3, 3)


def test_it_chooses_among_measured_schedules_as_well_as_it_did() -> None:
    """A worse model is an error: these are the figures of today's constants, with little room."""
    script = calibrate()
    found = script.outcomes(script.read(script.TENSOR, "mma_sync"), DoubleCores())
    assert found["choice"] > 0.971
    assert found["worst"] > 0.82
    assert found["best of 4"] > 0.986
    assert found["error"] < 0.125


def test_a_worse_model_chooses_worse() -> None:
    script = calibrate()
    data = script.read(script.TENSOR, "mma_sync")
    wrong = replace(DoubleCores(), step=1.0, l2_bytes=1000.0)
    assert script.outcomes(data, wrong)["choice"] < 0.96


def test_tensor_cores_are_faster_than_cuda_cores_on_all_that_was_measured() -> None:
    """So that the row of f64 is theirs alone."""
    script = calibrate()
    tensor, cores = (script.read(script.TENSOR, by) for by in ("mma_sync", "fma"))
    assert len(tensor) == len(cores) > 70
    for one, other in zip(tensor, cores, strict=True):
        assert min(us for _, us in one["timed"]) < min(us for _, us in other["timed"])
    assert [row.name for row in rows() if "f64" in row.when["dtypes"]] == [ROW.name]


@pytest.mark.parametrize(
    "problem",
    [LONG, BIG, Problem(3001, 303, 300, "f64", "tt", 64), replace(LONG, batches=(9, 9, 9))],
)
def test_what_it_offers_can_be_built(problem: Problem) -> None:
    """Each part has two steps of K, an SM holds the CTAs, a warp has whole instructions."""
    found = [each for axes in ROW.threads for each in Model(problem).schedules(axes)]
    assert len(found) > 10
    for each in found:
        tall, wide = fits_an_sm(Model, problem, each)
        assert not tall % MMA_SYNC[0] and not wide % MMA_SYNC[1] and not each.depth % 4


def test_slots_have_padded_rows_as_operands_lie() -> None:
    """Rows of 16 of K, or of 64 of m and n, each with `PAD` elements behind it."""
    along, across = (Problem(4096, 4096, 4096, "f64", layout, 64) for layout in ("nt", "tn"))
    tile = TILE._replace(stages=8, residents=32)
    slots = 8 * 2 * 64 * (16 + PAD), 8 * 2 * 16 * (64 + PAD)
    assert [Model(each).held(tile) for each in (along, across)] == [
        DEFAULT.sm_shared_bytes // (8 * slot + 512 + DEFAULT.cta_reserved_bytes) for slot in slots
    ] == [1, 1]
    few = tile._replace(stages=3)
    assert [Model(each).held(few) for each in (along, across)] == [3, 4]


def test_more_of_everything_takes_longer() -> None:
    base = larger_takes_longer(Model, TILE, "f64", 64)
    several = Problem(1000, 1000, 1000, "f64", "nn", 64, batches=(4, 4, 4))
    assert Model(several).estimate(TILE).us > 3 * base


def test_few_blocks_have_parts_of_k_and_many_have_none() -> None:
    few, many = (choose(each).candidate.schedule for each in (LONG, BIG))
    assert isinstance(few, ThreadSchedule) and few.parts > 4
    assert isinstance(many, ThreadSchedule) and many.parts == 1
    whole = choose(replace(LONG, batches=(800, 800, 800))).candidate.schedule
    assert isinstance(whole, ThreadSchedule) and whole.parts == 1


def test_functions_are_computed_of_few_sums() -> None:
    """ptxas spills where a thread has 128 registers of them."""
    plain, long = BIG, replace(BIG, epilogue=("math.tanh",))
    sums = [
        each.rows * each.columns // each.threads
        for problem in (plain, long)
        if isinstance(each := choose(problem).candidate.schedule, ThreadSchedule)
    ]
    assert sums[1] <= 32 <= sums[0]


def test_explain_says_what_multiplies(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(ROOT / "examples/matmul_f64.mlir"), "--explain"]) == 0
    said = capsys.readouterr().out
    assert "a step of an SM's CTAs needs tensor cores for" in said and f"row '{ROW.name}'" in said


def test_each_atom_that_threads_and_warps_multiply_by_has_a_model() -> None:
    assert {row.atom for row in rows() if row.threads} == set(MODELS)
