"""Which schedules load only the rows that there are, and what the model says of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gemmc import api, pipeline, select
from gemmc.dialects.dynamic import LARGEST
from gemmc.plan import Problem
from gemmc.select.choice import choose
from gemmc.select.model import Model
from gemmc.select.schedule import Axes, Schedule

FEW = Problem(8, 5120, 13824, "bf16", "nt")
TILE = Schedule(64, 40, 128, persistent=False)


def settled(problem: Problem, tile: Schedule = TILE) -> Schedule:
    """The schedule of a tile that the model makes, in a cluster of its own."""
    axes = Axes((tile.rows,), (tile.columns,), persistent=(False,))
    return next(iter(Model(problem).variants(axes, tile, ((tile.down, tile.across),))))


@pytest.mark.parametrize(
    ("change", "clipped"),
    [
        ({}, True),
        ({"m": 56}, True),
        ({"m": 57}, False),
        ({"layout": "tn"}, False),
        ({"layout": "nn"}, True),
        ({"k": 13820, "pitches": (13820, 13824, 5120)}, False),
        ({"told": "some", "most": 56}, True),
        ({"told": "some", "most": 64}, False),
        ({"told": "any", "most": LARGEST}, False),
        ({"told": "some"}, True),
    ],
    ids=str,
)
def test_rows_that_are_not_there_are_left_out(change: dict[str, object], clipped: bool) -> None:
    """Of rows along K that the copy engine loads; where a launch tells them, by how many it may."""
    problem = replace(FEW, **change)  # type: ignore[arg-type]
    assert settled(problem).clipped == clipped


def test_neither_in_clusters_nor_of_exchanged_operands() -> None:
    assert not settled(FEW, TILE._replace(across=2)).clipped
    assert not settled(FEW, TILE._replace(swap=True)).clipped


@pytest.mark.parametrize(("columns", "clipped"), [(88, False), (96, True)])
def test_rows_inside_of_sectors_are_a_fifth_of_a_tile(columns: int, clipped: bool) -> None:
    """24 rows that all CTAs ask for in more pieces than L2 merges."""
    parted = Problem(20, 12272, 8712, "bf16", "nt")
    assert settled(parted, TILE._replace(columns=columns)).clipped == clipped


def test_what_is_not_loaded_takes_no_time() -> None:
    model = Model(FEW)
    whole, clipped = model.estimate(TILE), model.estimate(TILE._replace(clipped=True))
    assert clipped.l2 < whole.l2 / 2 and clipped.us < whole.us


def test_a_choice_says_it_and_the_passes_do_it() -> None:
    chosen = choose(FEW).candidate
    assert dict(chosen.configuration.parameters)["clip"] == "true"
    text = """
func.func @main(%a: tensor<8x5120xbf16>, %b: tensor<5120x5120xbf16>, %z: tensor<8x5120xf32>)
    -> tensor<8x5120xf32> {
  %c = linalg.matmul_transpose_b ins(%a, %b : tensor<8x5120xbf16>, tensor<5120x5120xbf16>)
    outs(%z : tensor<8x5120xf32>) -> tensor<8x5120xf32>
  return %c : tensor<8x5120xf32>
}"""
    made = api.compile(text, pipeline=chosen.configuration.filled().text)
    assert (64, 8) in [tuple(p["box"]) for p in made.manifest["parameters"] if "box" in p]


def test_ranges_of_rows_are_clipped_by_their_largest() -> None:
    """Each kernel of a dynamic number of rows for what its guard allows."""
    text = """
func.func @main(%a: tensor<?x13824xbf16>, %b: tensor<5120x13824xbf16>, %z: tensor<?x5120xf32>)
    -> tensor<?x5120xf32> {
  %c = linalg.matmul_transpose_b ins(%a, %b : tensor<?x13824xbf16>, tensor<5120x13824xbf16>)
    outs(%z : tensor<?x5120xf32>) -> tensor<?x5120xf32>
  return %c : tensor<?x5120xf32>
}"""
    kernels = api.compile(text, pipeline="auto").manifest["kernels"]
    boxes = {
        kernel["guard"]["m"]["most"]: [tuple(p["box"]) for p in kernel["parameters"] if "box" in p]
        for kernel in kernels
        if "m" in kernel.get("guard", {})
    }
    few = [most for most in boxes if most <= 32]
    assert len(few) > 2 and all((64, most) in boxes[most] for most in few), boxes


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("tile=64,40,128", ""),
        ("tile=128,40,128", "8 rows for 128"),
        ("tile=64,40,128 swap=true", "5120 rows for 64"),
        ("tile=64,64,128 cluster=1,2", "copies that a cluster shares"),
    ],
)
def test_what_the_pass_would_refuse_a_rule_tells(given: str, found: str) -> None:
    """As the pass does, which is then not asked."""
    cluster = "" if "cluster" in given else " cluster=none"
    text = f"hopper-coop{{{given}{cluster} epilogue=plain persistent=false clip=true}}"
    made = pipeline.load_pipeline(text).resolved(FEW)
    rule = "few rows, and some in every 64 of a tile, to copy those alone"
    said = {each.rule: each.found for each in select.refusals(made, FEW)}
    assert said.get(rule, "") == found


@pytest.mark.parametrize("layout", ["tn", "nt"])
def test_rows_that_the_copy_engine_does_not_take_are_told(layout: str) -> None:
    odd = replace(FEW, layout=layout, k=13825 if layout == "nt" else 13824)
    text = "hopper-coop{tile=64,40,128 cluster=none clip=true}"
    made = pipeline.load_pipeline(text).resolved(odd)
    assert any("to copy those alone" in each.rule for each in select.refusals(made, odd))


@pytest.mark.parametrize("tile", ["128,64,64", "256,128,64", "64,40,128"])
def test_a_tile_that_is_fixed_is_taken(tile: str) -> None:
    """Also one of more rows than the schedules of so few rows have, which then copies all."""
    given = (("hopper-coop", "tile", tile),)
    chosen = dict(choose(replace(FEW, m=40), fixed=given).candidate.configuration.parameters)
    assert chosen["tile"] == tile and chosen["clip"] == str(tile == "64,40,128").lower()


def test_sizes_beyond_a_guard_are_estimated_as_they_are() -> None:
    """Ranges of rows are tried for more than a function's guard allows."""
    beyond = replace(FEW, m=512, told="some", most=20)
    assert not settled(beyond).clipped
    assert Model(beyond).estimate(TILE).us > 0
