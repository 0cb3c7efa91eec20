"""Each rule refuses something by its name, and nothing of what `auto` takes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pipelines.examples import example_of, reads

from gemmc import select
from gemmc.plan import Problem
from gemmc.select.rules import RULES

COPY_ENGINE = "rows of a multiple of 16 bytes for the copy engine"
REGISTERS = "registers for accumulators, epilogue and addresses"
NT = Problem(8192, 8192, 8192, "bf16", "nt")
NN = Problem(8192, 8192, 8192, "bf16", "nn")
F32 = Problem(8192, 8192, 8192, "bf16", "nt", 32)
PAIR = Problem(8192, 8192, 8192, "bf16", "nt", paired=True)
REFUSED = {
    "two products side by side on the right": ("swap=true", PAIR),
    "as many whole columns of two products side by side": ("tile=128,200,64", PAIR),
    "a tile whose runs a warpgroup can combine": (
        "tile=128,200,64", Problem(8192, 8192, 8192, "bf16", "nt", combined="n"),
    ),
    "16-bit operands for the tensor core": ("", Problem(64, 64, 64, "f32", "nt", 32)),
    COPY_ENGINE: ("", Problem(64, 64, 64, "bf16", "nt", told="any", empty_k=True)),
    "a tile of whole instructions": ("tile=96,64,64", NT),
    "rows of shared memory that a swizzle divides": ("tile=128,200,64", NN),
    "a tile that the CTAs of a cluster share": ("tile=128,216,48", NT),
    "few rows, and some in every 64 of a tile, to copy those alone": (
        "tile=128,64,64 cluster=none clip=true", replace(NT, m=40)
    ),
    "copies of threads for one CTA": ("cluster=1,2", Problem(4096, 4096, 4094, "bf16", "nn")),
    "parts of K that a cluster can add": (
        "tile=128,200,64 epilogue=plain split=4 through=cluster cluster=none persistent=false", NT
    ),
    "copies of threads in the order of the walk": (
        "cluster=none snake=true", Problem(4096, 4096, 4094, "bf16", "nn")
    ),
    "registers for what copies of threads hold": (
        "cluster=none tile=192,128,64", Problem(4096, 4098, 4094, "bf16", "nn")
    ),
    "copies that threads share evenly": (
        "cluster=none tile=128,192,64", Problem(4096, 4097, 4096, "bf16", "nn")
    ),
    "what threads store behind the next products, but for a long K": (
        "tile=256,200,64 epilogue=plain", Problem(8192, 50257, 1600, "bf16", "nt")
    ),
    "shared memory for rings, output buffers and barriers": ("stages=5", NT),
    "sums of parts of K for which a launch may have a workspace": (
        "epilogue=plain split=4", Problem(4096, 4096, 4096, "bf16", "nt")
    ),
    "a workspace that a launch may have": (
        "epilogue=plain split=4", Problem(1030, 1968, 4096, "bf16", "nt")
    ),
    "a result to which parts of K can be added": ("epilogue=plain split=4 through=reduction", NT),
    "sizes that are known where blocks are cut or steps are counted": (
        "epilogue=plain split=4", Problem(512, 4096, 4096, "bf16", "nt", told="any")
    ),
    "a persistent grid for what goes on from block to block": ("persistent=false snake=true", NT),
    "passes that go together": ("contiguous=true snake=true", NT),
    "tiles with rows of whole 16 bytes among the epilogue's inputs, to load": ("load=true", NT),
    "a step of K for each of its parts": (
        "split=4 epilogue=plain", Problem(4096, 4096, 128, "bf16", "nt")
    ),
    "whole sums of K in f16": (
        "split=2 epilogue=plain accumulate=f16", Problem(4096, 4096, 1024, "f16", "nt")
    ),
    "inputs of the epilogue and two steps of K, to load ahead": ("preload=true", NT),
    "inputs that are only added to the sums, and three steps of K, to add": ("add=true", NT),
    "steps of K for what is multiplied half by half": (
        "epilogue=split tile=128,64,64 columns=64", NT
    ),
    "products that ptxas does not serialize": (
        "epilogue=split", Problem(4096, 4096, 128, "bf16", "nt")
    ),
    "registers for accumulators, epilogue and addresses": ("tile=256,224,64", NT),
}


def refused(parameters: str, problem: Problem) -> list[str]:
    given = dict(each.split("=") for each in parameters.split())
    made = select.Configuration.of("hopper-coop", given).resolved(problem)
    return [each.rule for each in select.refusals(made, problem)]


@pytest.mark.parametrize("rule", RULES)
def test_it_refuses_by_its_name(rule: str) -> None:
    assert rule in refused(*REFUSED[rule])


def test_what_combines_runs_is_neither_turned_nor_cut() -> None:
    rule = "a tile whose runs a warpgroup can combine"
    rows = Problem(8192, 8192, 8192, "bf16", "nt", combined="m")
    assert rule not in refused("tile=128,256,64", rows)
    for change in ("swap=true", "epilogue=split", "tile=128,216,64"):
        assert rule in refused(change, rows)
        assert rule not in refused(change, NT)


def test_a_split_epilogue_has_a_cut_and_slots_for_its_steps() -> None:
    """Along panels of the right operand, and no more steps than its ring has slots."""
    rule = "steps of K for what is multiplied half by half"
    assert rule in refused("epilogue=split tile=256,64,64", Problem(4096, 4096, 4096, "f16", "tn"))
    assert rule not in refused("epilogue=split tile=256,64,64", NT)
    deep = "epilogue=split tile=256,192,128 overwrite=false steps="
    assert rule in refused(f"{deep}2", NT)
    assert rule not in refused(f"{deep}1", NT)


def test_the_copy_engine_reads_no_matrix_of_nothing() -> None:
    problem = Problem(64, 64, 64, "bf16", "nt", told="any", told_k=True)
    assert COPY_ENGINE not in refused("", problem)
    assert COPY_ENGINE in refused("", replace(problem, empty_k=True))


def test_sink_has_a_loop_to_sink_in() -> None:
    """Where a split epilogue takes the only step of K, there is none but the one over blocks."""
    rule, one = "passes that go together", Problem(200, 1024, 64, "bf16", "tt")
    sinking = "epilogue=split tile=64,112,64 sink=true persistent="
    assert rule in refused(f"{sinking}false", one)
    assert rule not in refused(f"{sinking}true", one)
    assert rule not in refused(f"{sinking}false", Problem(200, 1024, 192, "bf16", "tt"))
    assert rule not in refused(f"{sinking}false".replace("sink=true", "sink=false"), one)


def test_sums_in_f16_are_of_f16_and_rounded_to_16_bits() -> None:
    rule, halves = "whole sums of K in f16", Problem(4096, 4096, 1024, "f16", "nt")
    assert rule not in refused("accumulate=f16", halves)
    assert rule in refused("accumulate=f16", replace(halves, dtype="bf16"))
    assert rule in refused("accumulate=f16", replace(halves, result_bits=32))
    assert rule not in refused(
        "accumulate=f16", replace(halves, result_bits=32, epilogue=("arith.mulf",))
    )


def test_what_stays_is_released_at_once() -> None:
    assert "passes that go together" in refused("stationary=rhs defer=true", NT)
    assert "passes that go together" not in refused("stationary=rhs", NT)


def test_sums_that_are_held_are_rounded_before_they_are_stored() -> None:
    rule, held = "passes that go together", "tile=128,128,64 hold=sums defer=true"
    assert rule not in refused(held, NT)
    assert rule in refused(held, replace(NT, result_bits=32))
    assert rule in refused(held, Problem(200, 200, 100, "bf16", "nt"))
    assert rule not in refused("tile=128,128,64 defer=true", replace(NT, result_bits=32))


def test_sums_in_f16_are_held_where_pieces_read_inputs() -> None:
    rule, halves = "passes that go together", "tile=128,48,64 defer=true accumulate=f16"
    plain = replace(NT, dtype="f16")
    added = replace(plain, epilogue=("arith.addf",), inputs=(("mn", 16),))
    assert rule in refused(halves, added)
    assert rule not in refused(halves, plain)
    assert rule not in refused(halves.replace("f16", "f32"), added)
    assert rule not in refused(f"{halves} epilogue=plain", added)


@pytest.mark.parametrize("layout", ["nt", "nn"])
@pytest.mark.parametrize("size", [(1, 16, 8), (16, 14336, 4096), (200, 520, 72), (4096, 8192, 512)])
def test_pairs_have_a_schedule(size: tuple[int, int, int], layout: str) -> None:
    m, n, k = size
    pitches = (k, k if layout == "nt" else n, n)
    problem = Problem(m, 2 * n, k, "bf16", layout, pitches=pitches, paired=True)
    assert not select.choose(problem).candidate.schedule.swap


def test_what_each_row_is_for_is_not_refused() -> None:
    for row in select.rows():
        for dtype in row.when["dtypes"]:
            for layout in row.when.get("layouts", ("nt", "nn")):
                problem = example_of(row, dtype, layout)
                choice = select.choose(problem)
                assert choice.row == row, problem
                # Rows of no whole 16 bytes are what the last row of 16 bits is for, and a residual
                # that is loaded ahead has room for two elements in a register only unturned.
                allowed = {COPY_ENGINE, REGISTERS} if reads(row) else {COPY_ENGINE}
                assert {found.rule for _, found in choice.refused} <= allowed, problem


def test_threads_take_what_the_copy_engine_does_not() -> None:
    """Results and operands of any rows."""
    assert COPY_ENGINE not in refused("", Problem(1024, 1001, 1024, "bf16", "nt"))
    assert COPY_ENGINE not in refused("", Problem(1024, 1001, 1024, "bf16", "nn"))
    assert COPY_ENGINE not in refused("", Problem(1024, 1024, 1002, "bf16", "nt"))
    assert COPY_ENGINE not in refused("", Problem(1024, 1024, 1001, "bf16", "nt"))
    engine = select.Configuration.of("hopper-pingpong", {}).resolved(NT)
    odd = Problem(1024, 1001, 1024, "bf16", "nt")
    assert COPY_ENGINE in [each.rule for each in select.refusals(engine, odd)]


@pytest.mark.parametrize(
    ("rule", "parameters"),
    [
        ("copies of threads for one CTA", "cluster=2,1"),
        ("copies of threads in the order of the walk", "cluster=none snake=true"),
        ("copies that threads share evenly", "cluster=none tile=128,192,64"),
    ],
)
def test_copies_of_threads_are_for_one_cta_in_the_walks_order_and_even(
    rule: str, parameters: str
) -> None:
    problem = Problem(4096, 4098, 4096, "bf16", "nn")
    assert rule in refused(parameters, problem)
    assert rule not in refused("cluster=none", problem)
    assert rule not in refused(parameters, NN)


def test_long_steps_of_odd_rows_take_registers_of_a_producer() -> None:
    rule, odd = "registers for what copies of threads hold", Problem(1000, 1001, 1001, "bf16", "nn")
    long = "cluster=none tile=128,128,128 epilogue=plain persistent=false split=2"
    assert rule in refused(long, odd)
    assert rule not in refused(long.replace("128,128,128", "128,128,64"), odd)
    assert rule not in refused(long.replace("128,128,128", "64,128,128"), odd)
    assert rule not in refused(long, replace(odd, n=1002, k=1002))


@pytest.mark.parametrize(
    ("tile", "parts", "spilled"),
    [("128,128,64", 8, False), ("128,128,64", 20, True), ("128,192,64", 4, True),
     ("64,256,64", 4, False)],
)  # fmt: skip
def test_threads_store_few_sums_of_parts(tile: str, parts: int, spilled: bool) -> None:
    """Where rows of the result are no whole 16 bytes, and a CTA has one block."""
    problem = Problem(497, 324, 18736, "bf16", "nt")
    given = f"cluster=none tile={tile} epilogue=plain persistent=false split={parts}"
    assert (REGISTERS in refused(given, problem)) == spilled
    assert REGISTERS not in refused(given, replace(problem, n=328))
