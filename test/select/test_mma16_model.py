"""The model of 16-bit products by mma.sync whose rows begin anywhere, and what it chooses."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from calibrated import fits_an_sm

from gemmc.dialects.tile.atoms import MMA_SYNC
from gemmc.plan import Problem
from gemmc.select import choose, rows
from gemmc.select.mma16_model import PAIR, Model
from gemmc.select.simt_model import ThreadSchedule

(ROW,) = (row for row in rows() if row.atom == "mma_sync_16")
BIG = Problem(4095, 4097, 4095, "bf16", "nt")
FEW = Problem(9, 777, 3001, "f16", "nn")
TILE = ThreadSchedule(64, 64, 64, 2, 2, 3, 3)


@pytest.mark.parametrize("problem", [BIG, FEW, replace(FEW, batches=(9, 9, 9), layout="tt")])
def test_what_it_offers_can_be_built(problem: Problem) -> None:
    """Each part has two steps of K, an SM holds the CTAs, a warp has whole instructions."""
    found = [each for axes in ROW.threads for each in Model(problem).schedules(axes)]
    assert len(found) > 10
    for each in found:
        tall, wide = fits_an_sm(Model, problem, each)
        assert not tall % MMA_SYNC[0] and not wide % (2 * MMA_SYNC[1])


@pytest.mark.parametrize("layout", ["nn", "nt", "tn", "tt"])
def test_rows_that_begin_anywhere_cost_more(layout: str) -> None:
    """Whole pieces of 16 bytes least, then of 4, then what goes through registers."""
    sizes = (4096, 4098, 4097)
    took = [Model(Problem(each, each, each, "bf16", layout)).estimate(TILE).us for each in sizes]
    assert took == sorted(took) and took[-1] > 1.2 * took[0]


def test_more_of_everything_takes_longer() -> None:
    base = Model(FEW).estimate(TILE).us
    for more in ({"m": 900}, {"n": 7771}, {"k": 30011}, {"batches": (300, 300, 300)}):
        assert Model(replace(FEW, **more)).estimate(TILE).us > base


def test_few_blocks_have_small_tiles_in_parts_and_many_have_neither() -> None:
    few, many = (choose(each).candidate.schedule for each in (FEW, BIG))
    assert isinstance(few, ThreadSchedule) and few.parts > 4 and few.rows == 16
    assert isinstance(many, ThreadSchedule) and many.parts == 1 and many.rows >= 64


def test_threads_copy_pairs_of_rows_that_begin_anywhere() -> None:
    """What a warp loads at once then lies together; of rows of whole pieces a thread has these."""
    for pitch, taken in ((1, PAIR), (2, 2), (4, 4), (8, 8)):
        problem = replace(FEW, pitches=(pitch, 1, 1), empty_k=True)
        vectors = re.findall(r"vector=(\d+)", str(choose(problem).pipeline))
        assert list(map(int, vectors)) == [taken, PAIR]
