"""When an epilogue's inputs are added during the last products: by problem, by row and by rule."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from sweep import Problem as Drawn

import gemmc
from gemmc import frontend, products, select
from gemmc.elementwise import Element, tanh
from gemmc.errors import GemmcError
from gemmc.plan import Problem
from gemmc.select import Configuration
from gemmc.select.data import ADDED, ADDING, LEAST_BLOCK, LONG, fitting

RULE = "inputs that are only added to the sums, and three steps of K, to add"
COMPANY = "passes that go together"
REGISTERS = "registers for accumulators, epilogue and addresses"
BIAS = Problem(8192, 8192, 8192, "bf16", "nt", epilogue=("arith.addf",), inputs=(("n", 16),),
               added=(0,))  # fmt: skip
PLAIN = "tile=128,256,64 cluster=none"


def read(epilogue: object, dims: str = "mn", **inputs: str) -> Problem:
    given = inputs or {"x": dims}
    made = products.matmul(256, 256, 512, dtype="bf16", layout="nt", inputs=given,
                           epilogue=epilogue)  # type: ignore[arg-type]  # fmt: skip
    module = frontend.parse(str(made), "x.mlir")
    return select.problem_of(module, frontend.context())[0]


def refused(parameters: str, problem: Problem) -> list[str]:
    given = dict(each.split("=") for each in parameters.split())
    made = Configuration.of("hopper-coop", {"add": "true"} | given).resolved(problem)
    return [each.rule for each in select.refusals(made, problem)]


def test_a_problem_says_whether_inputs_are_only_added() -> None:
    def twice(s: Element, x: Element) -> Element:
        return (s + x) * x

    assert read(lambda s, x: s + x).added == (0,)
    assert read(lambda s, x: s - x, "n").added == (0,)
    assert read(lambda s, x: tanh(x + s)).added == (0,)
    assert read(lambda s, b, r: s + b + r, b="n", r="mn").added == (0, 1)
    assert read(lambda s, b, r: (s + b) * r, b="n", r="mn").added == (0,)
    assert read(lambda s, b, r: tanh(s + r) + b, b="n", r="mn").added == (1,)
    assert not read(lambda s, x: x - s).added
    assert not read(lambda s, x: s * 0.5 + x).added
    assert not read(twice).added


def test_a_problem_without_inputs_adds_none() -> None:
    plain = Drawn(256, 256, 512, "bf16", "bf16", "nt", (("add", 0.5),))
    problem, _ = select.problem_of(frontend.parse(plain.text, "x.mlir"), frontend.context())
    assert problem.epilogue and not problem.added


def test_turned_it_adds_the_same() -> None:
    assert BIAS.transposed.added and not replace(BIAS, added=()).transposed.added


@pytest.mark.parametrize(
    "problem",
    [replace(BIAS, k=ADDED - 1), replace(BIAS, added=()), replace(BIAS, told_k=True)],
    ids=["a short K", "read otherwise", "a K that a launch tells"],
)
def test_rows_add_nothing_then(problem: Problem) -> None:
    assert not any("add" in row.parameters for row in fitting(problem))


def test_rows_that_add_come_with_themselves_as_they_are() -> None:
    found = fitting(replace(BIAS, k=ADDED))
    adding = [each for each in found if "add" in each.parameters]
    plain = [each for each in found if "add" not in each.parameters]
    assert [each.name for each in adding] == [
        each.name for each in plain if each.adds and not each.ahead
    ]
    for row in adding:
        assert dict(row.parameters).items() >= ADDING.items()
        every = list(row.schedules())
        assert every and all(each.ahead for each in every)
        assert all(each.rows * each.columns >= LEAST_BLOCK for each in every)


def test_nothing_is_loaded_ahead_that_is_added_of_a_long_k() -> None:
    def ahead(problem: Problem) -> bool:
        return any("preload" in row.parameters for row in fitting(problem))

    assert ahead(replace(BIAS, k=LONG - 1)) and not ahead(replace(BIAS, k=LONG))
    assert ahead(replace(BIAS, added=()))


def test_auto_adds_what_a_long_product_adds() -> None:
    long = replace(BIAS, m=4096, n=14336, k=4096)
    chosen = select.choose(long).candidate.configuration
    assert dict(chosen.parameters)["add"] == "true"
    chosen = select.choose(replace(long, added=())).candidate.configuration
    assert "add" not in dict(chosen.parameters)


def test_there_are_three_steps_for_what_is_only_added() -> None:
    assert RULE not in refused(PLAIN, BIAS)
    assert RULE not in refused(PLAIN, replace(BIAS, k=129))
    assert RULE in refused(PLAIN, replace(BIAS, k=128))
    assert RULE in refused(PLAIN, replace(BIAS, added=()))
    assert RULE not in refused(f"{PLAIN} add=false", replace(BIAS, added=()))


@pytest.mark.parametrize(
    "other",
    [
        "split=2 epilogue=plain persistent=false", "stream=3 whole=0", "epilogue=split",
        "load=true", "defer=true",
    ],
)  # fmt: skip
def test_it_goes_with_whole_sums_of_each_step(other: str) -> None:
    assert COMPANY in refused(f"{PLAIN} {other}", BIAS)
    assert COMPANY not in refused(f"{PLAIN} {other} add=false", BIAS)


def test_it_goes_with_other_inputs_that_are_loaded_ahead() -> None:
    """A residual behind a function that a bias is added ahead of."""
    two = replace(BIAS, epilogue=("arith.addf", "math.tanh", "arith.addf"),
                  inputs=(("n", 16), ("mn", 16)))  # fmt: skip
    ahead = "inputs of the epilogue and two steps of K, to load ahead"
    given = f"{PLAIN} preload=true"
    assert not refused(given, two)
    assert REGISTERS in refused(f"{given} add=false", two)
    assert ahead in refused(given, BIAS)
    assert ahead not in refused(given, replace(two, k=64 * 11))
    assert ahead in refused(given, replace(two, k=64 * 10))
    rows = [each for each in fitting(two) if "add" in each.parameters]
    assert rows and all(each.parameters["preload"] == "true" for each in rows)


@pytest.mark.parametrize(
    "other", ["epilogue=plain", "snake=true", "throttle=true", "sink=true", "prefetch=true"]
)
def test_it_goes_with_other_walks(other: str) -> None:
    assert not refused(f"{PLAIN} {other}", BIAS)


def test_sums_in_f16_are_not_added_to() -> None:
    halves = replace(BIAS, dtype="f16")
    rule, asked = "whole sums of K in f16", "tile=128,192,64 cluster=none accumulate=f16"
    assert rule in refused(asked, halves)
    assert rule not in refused(f"{asked} add=false", halves)
    assert rule not in refused(asked.replace("f16", "f32"), halves)


def test_a_few_steps_load_more_at_once() -> None:
    """Half of a tile's inputs beside 128 accumulators, or 8 columns of them."""
    both = replace(BIAS, inputs=(("n", 32), ("mn", 16)))
    given = "tile=128,256,64 cluster=none epilogue=plain"
    assert REGISTERS not in refused(given, both)
    assert REGISTERS in refused(given, replace(both, k=192))
    assert REGISTERS not in refused(given, replace(both, k=64 * 34))


INPUTS = (("mn", "bf16"),), (("n", "f32"), ("mn", "bf16")), (("m", "f32"), ("mn", "f32"))


def drawn(count: int) -> list[tuple[str, str, Drawn]]:
    """Plans that add in few steps, near what a thread has room for: tiles and programs."""
    draw, found = random.Random(1), list[tuple[str, str, Drawn]]()
    for _ in range(count):
        tile = f"{draw.choice((128, 256))},{draw.choice((128, 160, 192, 200, 256))},64"
        columns, k = draw.choice((2603, 2604, 2608)), draw.choice((136, 192, 256, 328, 456))
        program = Drawn(1024, columns, k, "bf16", "bf16", "nt", (), draw.choice(INPUTS))
        found.append((tile, draw.choice(("true", "false")), program))
    return found


@pytest.mark.parametrize(("tile", "swap", "program"), drawn(16))
def test_what_is_added_has_room_by_the_pass_where_it_has_by_the_rule(
    tile: str, swap: str, program: Drawn
) -> None:
    given = {"tile": tile, "swap": swap, "add": "true", "epilogue": "plain", "cluster": "none"}
    made = Configuration.of("hopper-coop", given)
    problem, _ = select.problem_of(frontend.parse(program.text, "x.mlir"), frontend.context())
    assert problem.added
    accepted = not list(select.refusals(made.resolved(problem), problem))
    try:
        assert gemmc.compile(program.text, pipeline=str(made)).ptx
    except GemmcError:
        assert not accepted
