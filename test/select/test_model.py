"""The model of a kernel's time: what it must say whatever its constants, and what measured it."""

from __future__ import annotations

import importlib.util
import re
import sys
import time
from dataclasses import fields, replace
from itertools import islice
from pathlib import Path
from statistics import geometric_mean
from types import ModuleType
from typing import Any

import pytest

from gemmc.cli import main
from gemmc.plan import Problem
from gemmc.select import choose, ranked, rows
from gemmc.select.bounds import Bounds
from gemmc.select.model import Model
from gemmc.select.schedule import Axes, Schedule, defers, parted
from gemmc.target import DEFAULT, H100_SXM

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "matmul_nt_bf16_cast.mlir"
BIG = Problem(4096, 4096, 4096, "bf16", "nt")
TILE = Schedule(128, 256, 64, 2, 1)


def calibrate() -> ModuleType:
    """The script beside the measurements."""
    spec = importlib.util.spec_from_file_location("calibrate", ROOT / "bench" / "calibrate.py")
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = found
    spec.loader.exec_module(found)
    return found


def test_at_most_20_constants_are_fitted() -> None:
    script = calibrate()
    assert len([f for f in fields(DEFAULT.calibration) if f.name not in script.KEPT]) <= 20


def test_it_chooses_among_measured_schedules_as_well_as_it_did() -> None:
    """A worse model is an error: these are the figures of today's constants, with little room."""
    script = calibrate()
    data = [each for path in script.DATA for each in script.read(path)]
    assert sum(len(each.schedules) for each in data) > 20000
    first, eight = script.regrets(data, DEFAULT), script.regrets(data, DEFAULT, 8)
    assert geometric_mean(first) > 0.981
    assert min(first) > 0.72
    assert geometric_mean(eight) > 0.9985


def test_a_cluster_in_both_directions_waits_longer() -> None:
    """Than one of as many CTAs in a line: for CTAs of both directions."""
    model = Model(Problem(512, 512, 8192, "bf16", "nt"))
    shapes = ((2, 2), (1, 4), (4, 1), (1, 2))
    square, wide, tall, pair = (model.estimate(Schedule(64, 64, 64, *each)) for each in shapes)
    assert square.latency > wide.latency == tall.latency > pair.latency


def test_no_estimate_is_below_its_bound() -> None:
    few = Problem(8, 4096, 4096, "bf16", "nn"), Problem(16, 18432, 7168, "bf16", "nt")
    wide = Problem(24, 3776, 17472, "bf16", "tn", 32)
    batches = Problem(5, 520, 4000, "f16", "nt", batches=(3, 3, 3))
    for problem in (BIG, *few, wide, batches, Problem(333, 1000, 64, "f16", "tn")):
        model = Model(problem)
        bounds = Bounds(model)
        for axes in (axes for row in rows() for axes in row.axes):
            for bound, first in islice(bounds.floors.tiles(axes), 0, None, 7):
                for each in model.variants(axes, first):
                    assert bound <= model.estimate(each).us * (1 + 1e-9)
                groups = bounds.groups(axes.clusters, first)
                for nearer, group in bounds.nearer(axes, first, groups):
                    for each in model.variants(axes, first, group.clusters):
                        assert nearer <= model.estimate(each).us * (1 + 1e-9)


def test_every_part_of_k_has_steps() -> None:
    assert parted(7, (1, 2, 3, 4, 5, 6, 8)) == {1: 7, 2: 4, 3: 3, 4: 2, 7: 1}
    assert parted(7, (4,)) == {4: 2} and parted(7, (6,)) == {}


def test_candidates_come_by_time() -> None:
    times = [each.us for each in islice(ranked(BIG), 300)]
    assert times == sorted(times) and len(times) == 300


def test_more_work_takes_longer() -> None:
    def us(m: int, n: int, k: int) -> float:
        return Model(Problem(m, n, k, "bf16", "nt")).estimate(TILE).us

    assert us(4096, 4096, 4096) < us(4096, 4096, 8192) < us(8192, 4096, 8192)


SPLIT = Problem(4096, 4096, 4104, "bf16", "nt")
"""Its rows begin inside of lines."""


def test_a_cluster_asks_less_of_l2() -> None:
    alone, shared = (Model(SPLIT).estimate(TILE._replace(down=d)) for d in (1, 2))
    assert shared.l2 < alone.l2 and shared.tensor == alone.tensor


def test_common_requests_for_whole_lines_become_one() -> None:
    """Of CTAs in no cluster, until they have drifted apart: along K, and over several tiles."""

    def ratio(problem: Problem) -> float:
        alone, shared = (Model(problem).estimate(TILE._replace(down=d)).l2 for d in (1, 2))
        return alone / shared

    whole, split, long, several = (
        Problem(side, side, k, "bf16", "nt")
        for side, k in ((2048, 1024), (2048, 1032), (2048, 16384), (8192, 4096))
    )
    assert ratio(whole) < 0.9 < 1 < ratio(split)
    assert max(ratio(whole), 0.9) < min(ratio(long), ratio(several))


def test_nobody_shares_weights_with_the_only_cta_that_needs_them() -> None:
    """Of 16 rows each CTA has weights of its own, so that no requests for them become one; of 128
    eight CTAs need them."""
    weights = Schedule(64, 16, 64, swap=True, persistent=False)
    problems = (Problem(m, n, 4096, "bf16", "nt") for m, n in ((16, 8192), (128, 1024)))
    few, more = (Model(each).estimate(weights).l2 for each in problems)
    assert few > 1.2 * more


def test_all_of_a_tile_arrives_whatever_is_shared() -> None:
    """Few SMs ask little of L2, but each one's port takes all of its tile."""
    model = Model(Problem(512, 1024, 4096, "bf16", "nt"))
    tile = Schedule(128, 256, 64, persistent=False)
    some = [model.estimate(tile._replace(down=d, across=a)).l2 for d, a in ((2, 2), (4, 2))]
    arrived = 64 * 2 * (128 + 256) / DEFAULT.calibration.port_bytes
    assert all(arrived < l2 < 1.3 * arrived for l2 in some)


def test_narrow_tiles_multiply_slower() -> None:
    """A wgmma takes some clocks besides those of its columns, and two where they are many."""
    model = Model(BIG)
    of = {c: model.estimate(TILE._replace(columns=c)).tensor / c for c in (64, 128, 256, 264)}
    assert of[64] > 1.03 * of[128] and of[128] > 1.02 * of[256] and of[264] > of[256]


def test_launches_wait_whose_ctas_would_begin_in_two_groups() -> None:
    """100 CTAs of 132 places: 32 of the next launch begin early and take DRAM's bytes. Of 66 all
    begin early, of 132 none; and short launches lose less so than by waiting."""
    few = Schedule(64, 8, 128, swap=True, persistent=False)

    def waits(n: int, k: int = 16384) -> bool:
        model = Model(Problem(8, n, k, "bf16", "nt"))
        one, *other = model.variants(Axes((64,), (8,), (128,), swap=(True,)), few)
        if not other:
            return False
        assert other == [one._replace(dependent=False)]
        return model.estimate(other[0]).us < model.estimate(one).us

    assert waits(100 * 64)
    assert not waits(66 * 64) and not waits(132 * 64) and not waits(100 * 64, 1024)


def test_rows_that_split_lines_cost_more_and_sectors_still_more() -> None:
    problems = (Problem(4096, 4096, k, "bf16", "nt") for k in (4096, 4064, 4072))
    whole, lines, sectors = (Model(each).estimate(TILE).l2 for each in problems)
    assert sectors > 1.2 * whole and sectors > 1.1 * lines > 1.1 * whole


SHARED = Schedule(64, 16, 256, swap=True, residents=2, persistent=False)
"""Two CTAs on each of 132 SMs: 264 places."""


def test_a_step_with_boxes_behind_k_takes_longer() -> None:
    """2064 is eight steps of 256 and sixteen elements, which a ninth step loads."""
    whole, cut = (Model(Problem(16, 16896, k, "bf16", "nt")) for k in (2048, 2064))
    assert cut.estimate(SHARED).dram_us > 1.08 * whole.estimate(SHARED).dram_us
    single = SHARED._replace(depth=64)
    assert cut.estimate(single).dram_us < 1.02 * whole.estimate(single).dram_us


def test_ctas_that_share_an_sm_take_longer_where_their_rows_begin_inside_of_sectors() -> None:
    """Rows of 7184 elements begin at sectors of 32 bytes, of 7176 every other one inside; of 132
    CTAs none shares its SM, and those of A·B read rows along N."""

    def longer(schedule: Schedule = SHARED, n: int = 64 * 264, layout: str = "nt") -> float:
        inside, at = (Model(Problem(16, n, k, "bf16", layout)) for k in (7176, 7184))
        return inside.estimate(schedule).dram_us / at.estimate(schedule).dram_us

    assert longer() > 1.1
    assert longer(SHARED._replace(residents=1)) < 1.01
    assert longer(n=64 * 132) < 1.01 and longer(layout="nn") < 1.01


def test_a_few_ctas_behind_a_full_round_have_no_more_than_their_own_rate() -> None:
    full, more = (Model(Problem(16, 64 * ctas, 7168, "bf16", "nt")) for ctas in (264, 288))
    needed = full.estimate(SHARED).dram_us * 288 / 264
    assert more.estimate(SHARED).dram_us > 1.1 * needed
    alone = SHARED._replace(residents=1)
    assert more.estimate(alone).dram_us < 1.1 * needed


@pytest.mark.parametrize(
    ("size", "layout", "throttle"),
    [
        ((12288, 12288, 12288), "tn", "true"),
        ((8192, 8192, 8192), "tn", "false"),  # of fewer multiplications
        ((12288, 12288, 12286), "nt", "false"),  # rows that the copy engine does not take
        ((2048, 2048, 262144), "nt", "false"),  # no CTA has a second block
    ],
)
def test_ctas_of_long_walks_wait_for_their_round(
    size: tuple[int, int, int], layout: str, throttle: str
) -> None:
    chosen = choose(Problem(*size, "bf16", layout, 16)).candidate
    assert dict(chosen.configuration.parameters)["throttle"] == throttle


@pytest.mark.parametrize(
    ("size", "defer"),
    [
        ((100, 72, 200), "true"),
        ((64, 4096, 4096), "true"),
        ((76, 4042, 4172), "false"),  # threads copy the operands' rows
        ((8192, 8192, 8192), "false"),  # another consumer's products fill the time
    ],
)
def test_products_of_narrow_tiles_run_on(size: tuple[int, int, int], defer: str) -> None:
    chosen = choose(Problem(*size, "bf16", "nt", 16)).candidate
    assert dict(chosen.configuration.parameters)["defer"] == defer


@pytest.mark.parametrize(
    ("rows", "depth", "ring", "turns", "found"),
    [
        (64, 64, 4, False, True),
        (64, 64, 3, False, False),
        (64, 128, 4, False, False),
        (64, 128, 5, False, True),
        (128, 64, 7, False, False),
        (128, 64, 8, False, True),
        (128, 128, 12, False, False),
        (192, 64, 12, False, False),
        (128, 64, 12, True, False),
    ],
)
def test_products_run_on_where_a_ring_can_spare_a_slot(
    rows: int, depth: int, ring: int, turns: bool, found: bool
) -> None:
    assert defers(rows, depth, ring, turns) == found


def test_products_that_run_on_do_not_wait_for_their_end() -> None:
    model, alone = Model(Problem(512, 832, 5312, "bf16", "nt")), Schedule(64, 208, 64, 1, 2)
    waiting, running = (model.estimate(alone._replace(deferred=d)) for d in (False, True))
    assert waiting.issue - running.issue == pytest.approx(DEFAULT.calibration.wgmma_latency)
    assert running.us < waiting.us


def test_what_a_cluster_shares_is_cut_into_whole_patterns() -> None:
    """120 columns are no four slices of eight rows of shared memory, and so no cluster of four."""
    axes = Axes((64,), (120, 128), clusters=((1, 1), (4, 1)))
    model = Model(Problem(4096, 4096, 4096, "bf16", "nt"))
    found = {(e.columns, e.down) for _, first in Bounds(model).floors.tiles(axes)
             for e in model.variants(axes, first)}  # fmt: skip
    assert found == {(120, 1), (128, 1), (128, 4)}


def test_fewer_ctas_run_at_once_in_large_clusters() -> None:
    assert [DEFAULT.cluster_slots(ctas) for ctas in (1, 2, 4, 8)] == [132, 132, 120, 120]


def test_what_lies_along_n_is_loaded_in_whole_boxes() -> None:
    axes = Axes((128,), (64, 72, 128, 200))
    along_n, along_k = (Model(Problem(4096, 4096, 4096, "bf16", la)) for la in ("nn", "nt"))
    assert sorted(e.columns for _, e in Bounds(along_n).floors.tiles(axes)) == [64, 128]
    assert sorted(e.columns for _, e in Bounds(along_k).floors.tiles(axes)) == [64, 72, 128, 200]


def test_a_board_with_slower_memory_is_slower() -> None:
    few = Problem(8, 8192, 8192, "bf16", "nt")
    assert choose(few, H100_SXM).candidate.us > 1.2 * choose(few).candidate.us


def test_the_choice_is_the_same_each_time() -> None:
    assert str(choose(BIG).candidate.configuration) == str(choose(BIG).candidate.configuration)


def test_it_looks_at_more_than_a_thousand_and_is_quick() -> None:
    problem = Problem(3000, 5000, 7000, "bf16", "nt")
    fitting = [row for row in rows() if row.fits(problem)]
    assert sum(len(axes) for row in fitting for axes in row.axes) > 1000
    begun = time.process_time()
    next(ranked(problem))
    assert time.process_time() - begun < 0.1


def test_it_explains_its_choice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(EXAMPLE), "--pipeline", "auto", "--explain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"main: product \(.*mlir:15:5\) of 512x768 elements", lines[0])
    assert re.match(r"  takes in arith.truncf \(.*mlir:19:7\)", lines[1])
    assert lines[2] == "512x768x1024, bf16, nt on h200"
    assert lines[3].startswith("roofline: ") and lines[4].startswith("chosen: hopper-coop{tile=")
    assert sum(line.startswith("next: ") for line in lines) == 5


def test_of_candidates_refused_alike_the_first_is_shown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["--set", "hopper-coop.tile=64,60,64", "--explain"]
    assert main([str(EXAMPLE), "--pipeline", "auto", *words]) == 0
    lines = [each for each in capsys.readouterr().out.splitlines() if each.startswith("refused: ")]
    assert len(lines) == 1 and "(and " in lines[0]
    assert lines[0].endswith("of whole instructions; found 64 x 60 x 64 for 1 warpgroups")


def test_auto_is_what_is_explained_unless_another_is_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([str(EXAMPLE), "--pipeline", "auto", "--explain"]) == 0
    named = capsys.readouterr().out
    assert main([str(EXAMPLE), "--explain"]) == 0
    assert capsys.readouterr().out == named
    assert main([str(EXAMPLE), "--pipeline", "hopper-ws", "--explain"]) == 1
    assert "--explain: needed --pipeline auto" in capsys.readouterr().err


def _suiting(problem: Problem, *tile: int, **changes: Any) -> set[tuple[int, int]]:
    shapes = ((1, 1), (1, 2), (2, 1), (4, 1))
    return set(Model(problem).clusters(shapes, Schedule(*tile, swap=True, **changes)))


def test_a_cta_without_a_tile_helps_where_half_of_the_sms_have_none() -> None:
    few = Problem(4, 4096, 14336, "bf16", "nt")
    assert (1, 2) in _suiting(few, 64, 8, 128)
    assert (1, 2) not in _suiting(few, 64, 8, 128, parts=2)
    assert (1, 2) not in _suiting(few, 64, 8, 128, residents=2)
    assert (1, 2) not in _suiting(few, 64, 24, 128)
    for n in (3584, 4608):
        assert (1, 2) not in _suiting(replace(few, n=n), 64, 8, 128)
    assert (1, 2) in _suiting(replace(few, m=9, n=3584), 64, 8, 128)


def test_four_ctas_cut_narrow_columns_along_k_in_one_round() -> None:
    few = Problem(4, 4096, 14336, "bf16", "nt")
    assert (4, 1) in _suiting(few, 64, 8, 128) and (4, 1) in _suiting(few, 64, 24, 256)
    assert (4, 1) not in _suiting(few, 64, 8, 64)
    assert (4, 1) not in _suiting(replace(few, n=18944), 64, 8, 128)
    assert (4, 1) in _suiting(replace(few, n=18944), 64, 32, 128)
