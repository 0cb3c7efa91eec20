"""Estimates, budgets, and what is in a problem."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend
from gemmc.bench.build import Built, Case, build, build_all, save, saved
from gemmc.bench.plan import LEAST_ROUNDS, Plan, state_name
from gemmc.bench.problem import Problem
from gemmc.errors import GemmcError
from gemmc.reference import evaluate, make_inputs


def test_two_problems_of_four_take_about_four_minutes() -> None:
    assert 220 < Plan().seconds(2, 4, limits=1, search=True) < 260
    assert 160 < Plan(rounds=6).seconds(2, 4, limits=1, search=True) < 190


def test_seconds_add_up() -> None:
    plan = Plan(rounds=10)
    assert plan.phase_seconds(4) == pytest.approx(5 + 10 * (4 * 4 + 2) * 0.5 + 11 * 4 * 0.33)
    assert Plan(phases=("burst",), rounds=10).phase_seconds(4) == pytest.approx(11 * 4 * 0.33)
    both = Plan(rounds=10, l2=("cold", "warm"))
    assert both.phase_seconds(4) == pytest.approx(2 * plan.phase_seconds(4))


@pytest.mark.parametrize("seconds", [1, 60, 80, 100, 1000])
def test_a_budget_takes_as_many_rounds_as_fit(seconds: float) -> None:
    plan = Plan(rounds=20).within(seconds, 2, 4, limits=1, search=True)
    assert LEAST_ROUNDS <= plan.rounds <= 20
    taken = plan.seconds(2, 4, limits=1, search=True)
    assert taken <= seconds or plan.rounds == LEAST_ROUNDS
    if plan.rounds < 20:
        more = Plan(rounds=plan.rounds + 1).seconds(2, 4, limits=1, search=True)
        assert more > seconds


def test_fewer_rounds_than_have_an_interval_are_taken_if_asked_for() -> None:
    assert Plan(rounds=2).within(1000, 1, 1).rounds == 2


def test_burst_comes_first_while_the_card_is_cool() -> None:
    assert Plan().states() == (("burst", "cold"), ("settled", "cold"))
    assert state_name("burst", "cold") == "burst"
    assert state_name("settled", "warm") == "settled warm"


@pytest.mark.parametrize("result", ["", "f32"])
@pytest.mark.parametrize("dtype", ["f16", "bf16", "f32"])
@pytest.mark.parametrize("layout", ["nn", "nt"])
def test_a_problem_is_a_product(dtype: str, layout: str, result: str) -> None:
    module = frontend.parse(Problem(dtype, layout, 24, 40, 16, result).text)
    frontend.verify(module)
    a, b = make_inputs(module, seed=0, integers=True)
    (found,) = evaluate(module, [a, b], rounded=True)
    right = b.astype(np.float64) if layout == "nn" else b.astype(np.float64).T
    np.testing.assert_array_equal(found.value, a.astype(np.float64) @ right)


def test_a_problems_figures() -> None:
    problem = Problem.of_shape("128x64x32", "f16", "nn")
    assert (problem.shape, problem.name) == ("128x64x32", "f16-nn-128x64x32")
    assert problem.flop == 2 * 128 * 64 * 32
    assert problem.bytes == 2 * (128 * 32 + 32 * 64 + 128 * 64)
    assert problem.rhs_shape == (32, 64)


@pytest.mark.parametrize("shape", ["", "1x2", "0x1x1", "1x2x3x4", "axbxc", "-1x2x3"])
def test_shapes_that_are_none(shape: str) -> None:
    with pytest.raises(GemmcError, match="needed extents as MxNxK"):
        Problem.of_shape(shape, "f16", "nn")


PROBLEM = Problem("f32", "nn", 64, 64, 64)


def test_cases_have_names_that_say_what_they_are(tmp_path: object) -> None:
    case = Case("some/folder/a-b.pipeline", PROBLEM)
    assert case.name == "a-b-f32-nn-64x64x64"
    assert Case.of_name(case.name) == Case("a-b", PROBLEM)
    assert Case("x{y=1},z", PROBLEM).label == "text"


def test_what_cannot_be_built_says_why() -> None:
    (built,) = build_all([Case("no-such", PROBLEM)], 1)
    assert "needed the name of a pass" in built.error
    assert list(build_all([])) == []


def test_what_is_built_is_found_again(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("kernels") / "new"
    built = build(Case("simt-naive", PROBLEM))
    assert not built.error and built.code.startswith(b"\x7fELF")
    other = Built(Case("b", PROBLEM), b".version", "{}")
    save(built, folder)
    save(other, folder)
    assert {each.case.name: each for each in saved(folder)} == {
        each.case.name: each for each in (built, other)
    }
