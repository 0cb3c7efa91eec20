"""What the model counts of an epilogue, and that consumers take turns where that hides it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gemmc import select
from gemmc.accuracy import ACCURACIES
from gemmc.analysis.instructions import FUNCTIONS
from gemmc.plan import Problem
from gemmc.select.epilogue import EpilogueCost, turned
from gemmc.select.model import Model
from gemmc.select.schedule import Schedule
from gemmc.target import DEFAULT

PLAIN = Problem(4096, 14336, 4096, "bf16", "nt")
RESIDUAL = replace(PLAIN, epilogue=("arith.addf",), inputs=(("mn", 16),))
NOTHING = replace(PLAIN, epilogue=("arith.constant",))
"""An epilogue that takes no time."""

SIDE_BY_SIDE = Schedule(128, 256, 64, 2, 1)
TURNS = Schedule(128, 184, 64, 2, 1, turns=True)


def clocks(problem: Problem, *, swap: bool = False) -> float:
    return EpilogueCost(problem, DEFAULT).clocks(128, 256, swap)


def test_nothing_is_counted_where_nothing_is_computed() -> None:
    assert clocks(PLAIN) == 0
    assert clocks(replace(PLAIN, epilogue=("arith.constant",))) == 0


def test_arithmetic_counts_instructions_or_special_functions() -> None:
    sums = replace(PLAIN, epilogue=("arith.addf",) * 8)
    assert clocks(sums) == 128 * 256 * 8 / 128
    once = replace(PLAIN, epilogue=("math.tanh",))
    assert clocks(once) == 128 * 256 / 16
    assert clocks(replace(once, epilogue=("math.tanh", *sums.epilogue))) == 128 * 256 * 9 / 128
    assert clocks(replace(once, result_bits=32)) > clocks(once)


def test_inputs_count_their_bytes() -> None:
    bias, column = (replace(PLAIN, inputs=((dims, 16),)) for dims in "nm")
    residual = replace(PLAIN, inputs=(("mn", 16),))
    assert clocks(bias) - clocks(column) == pytest.approx((256 - 128) * 2 / 7)
    assert clocks(residual) > 8 * clocks(bias)
    assert clocks(replace(PLAIN, inputs=(("mn", 32),))) > clocks(residual)
    number = replace(PLAIN, inputs=(("", 32),))
    assert clocks(number) < clocks(bias)


def test_neighbours_that_are_apart_are_loaded_one_by_one() -> None:
    assert turned("nm") and not turned("mn")
    residual = replace(PLAIN, inputs=(("mn", 16),))
    found = [EpilogueCost(residual, DEFAULT).clocks(128, 128, swap) for swap in (False, True)]
    assert found[1] - found[0] == pytest.approx(128 * 128 * 2 / 7)


def test_what_has_an_accuracy_has_a_cost() -> None:
    assert set(FUNCTIONS) == set(ACCURACIES)


def test_turns_hide_what_products_take_longer_than() -> None:
    """One epilogue is left of as many as there are rounds; side by side none is hidden."""
    plain, heavy = Model(NOTHING), Model(RESIDUAL)
    added = [
        heavy.estimate(each).us - plain.estimate(each).us for each in (SIDE_BY_SIDE, TURNS)
    ]
    assert added[0] > 10 * added[1] > 0


def test_turns_hide_no_more_than_the_other_multiplies() -> None:
    short = replace(RESIDUAL, k=128)
    product = replace(NOTHING, k=128)
    assert Model(short).estimate(TURNS).us > 2 * Model(product).estimate(TURNS).us


AHEAD = Schedule(128, 256, 64, 2, 1, overlap=True, ahead=True)


def chosen(problem: Problem) -> Schedule:
    found = select.choose(problem).candidate.schedule
    assert isinstance(found, Schedule)
    return found


def test_much_arithmetic_chooses_turns_and_none_does_not() -> None:
    assert not chosen(PLAIN).turns
    gelu = ("math.tanh",) + ("arith.mulf",) * 6 + ("arith.addf",) * 3
    assert chosen(replace(PLAIN, epilogue=gelu)).turns


def test_what_is_little_to_compute_is_loaded_ahead() -> None:
    found = chosen(RESIDUAL)
    assert found.ahead and not found.turns
    assert not chosen(replace(RESIDUAL, result_bits=32)).ahead
    assert not chosen(replace(PLAIN, epilogue=("math.tanh",))).ahead


def test_what_is_loaded_ahead_leaves_arithmetic_between_tiles() -> None:
    """No loads, and results are stored behind the next tile's products, as a plain product's."""
    loaded = AHEAD._replace(ahead=False)
    residual, nothing = Model(RESIDUAL), Model(NOTHING)
    added = residual.estimate(AHEAD).us - nothing.estimate(AHEAD).us
    assert 0 < 4 * added < residual.estimate(loaded).us - nothing.estimate(loaded).us
    cost = EpilogueCost(RESIDUAL, DEFAULT)
    assert 0 < cost.clocks(128, 256, False, True) < cost.clocks(128, 256, False) / 4


@pytest.mark.parametrize("layout", ["nn", "nt", "tn", "tt"])
def test_a_turned_input_takes_a_register_for_each_element(layout: str) -> None:
    """Of what no rule refuses, a schedule that is computed transposed has the smaller tile."""
    problem = replace(RESIDUAL, layout=layout)
    rule = "registers for accumulators, epilogue and addresses"
    fitting = {False: 0, True: 0}
    for columns in range(128, 200, 8):
        for swap in (False, True):
            given = {"tile": f"128,{columns},64", "swap": str(swap).lower(), "stages": "auto"}
            made = select.Configuration.of("hopper-pingpong", given).resolved(problem)
            found = [each.rule for each in select.refusals(made, problem)]
            fitting[swap] += rule not in found
    assert 0 < fitting[True] < fitting[False]
