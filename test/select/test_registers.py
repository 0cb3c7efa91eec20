"""The rule on registers counts at least what passes count, and what ptxas was seen to spill."""

from __future__ import annotations

import random

import pytest
from sweep import Problem as Drawn

import gemmc
from gemmc import select
from gemmc.plan import Plan, Problem
from gemmc.select import Configuration
from gemmc.target import DEFAULT
from gemmc.transforms.mapping._budgets import COPYING, COPYING_AT_ONCE
from gemmc.transforms.mapping.specialize_warps import SpecializeWarpsPass

RULE = "registers for accumulators, epilogue and addresses"
INPUTS = (("mn", "bf16"),), (("n", "f32"), ("mn", "bf16")), (("m", "f32"), ("mn", "bf16"))
BOTH = (("n", 32), ("mn", 16)), (("n", 32), ("m", 32), ("mn", 16))


def drawn(count: int) -> list[tuple[str, str, Drawn]]:
    """Plans that load ahead near what a thread has room for: tiles and programs."""
    draw, found = random.Random(1), list[tuple[str, str, Drawn]]()
    for _ in range(count):
        tile = f"{draw.choice((128, 256))},{draw.choice((128, 160, 192, 208))},64"
        columns = draw.choice((2603, 2604, 2608))
        inputs = draw.choice(INPUTS)
        program = Drawn(1024, columns, 1472, "bf16", "bf16", "nt", (), inputs)
        found.append((tile, draw.choice(("true", "false")), program))
    return found


@pytest.mark.parametrize(("tile", "swap", "program"), drawn(16))
def test_what_loads_ahead_has_room_by_the_pass_where_it_has_by_the_rule(
    tile: str, swap: str, program: Drawn
) -> None:
    given = {
        "tile": tile, "swap": swap, "preload": "true", "epilogue": "plain", "cluster": "none",
    }  # fmt: skip
    made = Configuration.of("hopper-coop", given)
    bits = {"f32": 32, "bf16": 16}
    inputs = tuple((dims, bits[element]) for dims, element in program.inputs)
    problem = Problem(
        program.m, program.n, program.k, "bf16", "nt", inputs=inputs, epilogue=("arith.addf",)
    )
    if not list(select.refusals(made.resolved(problem), problem)):
        assert gemmc.compile(program.text, pipeline=str(made)).ptx


def test_a_bias_of_the_transposed_rows_is_loaded_once_for_all_pieces() -> None:
    """Six pieces of 32 columns read the same two elements of a thread."""
    program = Drawn(1024, 2603, 1472, "bf16", "bf16", "nt", (), (("n", "f32"), ("mn", "bf16")))
    text = (
        "hopper-coop{tile=128,192,64 swap=true preload=true epilogue=plain cluster=none columns=32}"
    )
    ptx = gemmc.compile(program.text, pipeline=text).ptx
    loads = [line for line in ptx.splitlines() if "ld.global" in line and ".f32" in line]
    assert len(loads) == 2


def by_warps(tile: str, warps: str, residents: int, problem: Problem) -> bool:
    given = {
        "tile": tile, "warps": warps, "ctas_per_sm": str(residents), "stages": "3",
        "distance": "2", "lhs_vector": "auto", "rhs_vector": "auto",
    }  # fmt: skip
    made = Configuration.of("ampere-mma", given).resolved(problem)
    return RULE in [each.rule for each in select.refusals(made, problem)]


@pytest.mark.parametrize("inputs", BOTH)
def test_warps_hold_what_they_read_for_each_sum_ahead_of_a_few_steps(
    inputs: tuple[tuple[str, int], ...],
) -> None:
    """As ptxas spills: of 64 x 128 in two steps of K, not in a loop; nothing without a residual."""
    short = Problem(483, 1571, 95, "bf16", "tn", inputs=inputs)
    long = Problem(483, 1571, 1475, "bf16", "tn", inputs=inputs[-1:])
    plain = Problem(483, 1571, 95, "bf16", "tn")
    assert by_warps("64,128,64", "2,4", 2, short)
    assert not by_warps("64,128,64", "2,4", 2, long)
    assert not by_warps("64,128,64", "2,4", 2, plain)
    assert by_warps("128,128,64", "2,4", 2, long)
    assert not by_warps("32,64,64", "2,2", 3, Problem(483, 1571, 95, "bf16", "tn", inputs=BOTH[0]))


@pytest.mark.parametrize("layout", ["nn", "nt"])
def test_the_best_block_of_plain_products_of_odd_rows_is_kept(layout: str) -> None:
    for k in (95, 4095):
        assert not by_warps("128,128,64", "2,4", 2, Problem(4095, 4095, k, "bf16", layout))


@pytest.mark.parametrize(
    ("n", "k", "budget"), [(1039, 41, COPYING_AT_ONCE), (1039, 129, COPYING), (1040, 41, COPYING)]
)
def test_a_producer_has_registers_for_copies_of_straight_code(
    n: int, k: int, budget: tuple[int, int]
) -> None:
    """Where K is one or two steps and threads copy both operands."""
    problem = Problem(1333, n, k, "bf16", "tn", pitches=(1333, n, 1040))
    given = {"tile": "128,128,64", "epilogue": "plain", "cluster": "none"}
    passes = Configuration.of("hopper-coop", given).resolved(problem).passes
    roles = Plan([*passes], problem, DEFAULT).first(SpecializeWarpsPass)
    assert roles is not None
    assert (roles.producer_registers, roles.consumer_registers) == budget
