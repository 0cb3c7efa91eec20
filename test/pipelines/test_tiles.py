"""The tiles that wgmma allows, over consumers, stages and clusters: built, some of them run."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from gpu.cases import Case, matmul_text
from parts import some
from pipelines.tiles import Tile

from gemmc import api
from gemmc.element_types import numpy_dtype
from gemmc.errors import GemmcError
from gemmc.interpret.ptx.simulate import run

WIDTHS = (8, 40, 64, 128, 192, 200, 208, 256, 320)
"""Columns, in steps of 8."""
ODD_WIDTHS = (16, 24, 48, 72, 96, 104, 160, 224, 240, 248, 264, 272, 384)
LARGEST = 232448
EVERY = 1 if os.environ.get("GEMMC_TILES") == "all" else 6
"""One tile in so many is built, but with GEMMC_TILES=all."""


def registers(tile: Tile) -> int:
    """Accumulators of a thread, and the others that the compiler wants free."""
    rows = tile.shape[0] if tile.pipeline == "hopper-pingpong" else tile.shape[0] // tile.consumers
    return rows * tile.shape[1] // 128 + 32


def shared(tile: Tile) -> int:
    """Bytes of the stages, the two output buffers (or each consumer's own) and the barriers."""
    m, n, k = tile.shape
    widths = (64, 64) if n >= 128 else (min(n, 64),)
    outputs = sum(widths) if tile.pipeline == "hopper-coop" else 0
    if tile.pipeline == "hopper-pingpong":
        outputs = min(n, 64) * tile.consumers
    rest = n % 64 if n > 64 else 0
    outputs += rest * (tile.consumers if tile.pipeline == "hopper-pingpong" else 1)
    if tile.pipeline == "hopper-ws":
        outputs = 0
    return tile.stages * (m + n) * k * 2 + outputs * m * 2 + 1024


def legal() -> list[Tile]:
    """Every tile that fits, by these figures, in registers and shared memory."""
    found: list[Tile] = []
    for pipeline, widths in (
        ("hopper-ws", WIDTHS + ODD_WIDTHS),
        ("hopper-coop", WIDTHS),
        ("hopper-pingpong", WIDTHS),
    ):
        for m in (64, 128, 192, 256):
            for n in widths:
                for k, stages in ((32, 4), (64, 2), (128, 1)):
                    for consumers in (1, 2, 3):
                        tile = Tile(pipeline, (m, n, k), consumers, stages)
                        if _fits(tile) and (k == 64 or n in (64, 128, 256)):
                            found.append(tile)
    return found


def _fits(tile: Tile) -> bool:
    m = tile.shape[0]
    if tile.pipeline == "hopper-pingpong":
        possible = tile.consumers > 1 and tile.stages > 1
    else:
        possible = m % (64 * tile.consumers) == 0
    limit = {1: 255, 2: 232, 3: 160}[tile.consumers]
    return possible and registers(tile) <= limit and shared(tile) <= LARGEST


def program(tile: Tile, layout: str, size: tuple[int, int, int]) -> str:
    return matmul_text(Case(tile.pipeline, "bf16", layout, *size))


TILES = legal()


@pytest.mark.parametrize("number", some(range(8), (0, 3)))
def test_every_legal_tile_is_built(number: int) -> None:
    """Parts of the set, each tile with one of the layouts, so that a failure names few."""
    for position, tile in list(enumerate(TILES))[number :: 8 * EVERY]:
        rows_fit = tile.shape[1] % 16 == 0
        layout = "nn" if rows_fit and position // 8 % 2 else "nt"
        kernel = api.compile(program(tile, layout, (1024, 1024, 512)), pipeline=tile.changed)
        wide = re.findall(r"wgmma\.mma_async\S*\.m64n(\d+)k16", kernel.ptx)
        assert wide and all(int(n) <= 256 for n in wide), tile.name


def test_the_set_is_large() -> None:
    assert len(TILES) > 250
    assert {t.shape[0] for t in TILES} == {64, 128, 192, 256}
    assert {t.shape[1] for t in TILES} >= {8, 200, 256, 264, 320, 384}


REFUSED = [
    (Tile("hopper-coop", (256, 256, 64), 2, 2), "registers for the accumulators and 32 more"),
    (Tile("hopper-coop", (192, 320, 64), 3, 2), "registers for the accumulators and 32 more"),
    (Tile("hopper-ws", (192, 128, 64), 2, 2), "rows in multiples of 64"),
    (Tile("hopper-coop", (128, 256, 128), 2, 3), "shared memory"),
    (Tile("hopper-ws", (128, 12, 64), 2, 2), "columns in steps of 8"),
    (Tile("hopper-ws", (128, 128, 24), 2, 2), "K step that is a multiple of 16"),
]


@pytest.mark.parametrize(("tile", "reason"), REFUSED, ids=lambda x: getattr(x, "name", None))
def test_others_are_refused_with_a_reason(tile: Tile, reason: str) -> None:
    with pytest.raises(GemmcError, match=reason):
        api.compile(program(tile, "nt", (1024, 1024, 512)), pipeline=tile.changed)


RUN = [
    (Tile("hopper-coop", (192, 256, 64), 3, 2), "nt", (200, 264, 136)),
    (Tile("hopper-coop", (192, 256, 64), 3, 2), "nn", (200, 264, 136)),
    (Tile("hopper-coop", (128, 320, 64), 2, 2), "nn", (136, 328, 136)),
    (Tile("hopper-coop", (128, 320, 64), 2, 2), "nt", (136, 328, 136)),
    (Tile("hopper-coop", (256, 176, 32), 2, 3), "nt", (264, 184, 104)),
    (Tile("hopper-coop", (64, 80, 128), 1, 2), "nt", (72, 168, 264)),
    (Tile("hopper-coop", (64, 72, 64), 1, 2), "nt", (72, 168, 136)),
    (Tile("hopper-coop", (256, 200, 64), 2, 2, (2, 1)), "nt", (264, 208, 136)),
    (Tile("hopper-coop", (256, 200, 64), 2, 2, (2, 1), 64), "nn", (520, 408, 136)),
    (Tile("hopper-coop", (256, 200, 64), 2, 2, (1, 2), 64), "nn", (264, 408, 200)),
    (Tile("hopper-coop", (256, 200, 64), 2, 2, (2, 1), 32), "nn", (264, 208, 136)),
    (Tile("hopper-pingpong", (64, 208, 64), 3, 2), "nt", (200, 424, 136)),
    (Tile("hopper-pingpong", (128, 48, 64), 2, 3), "nn", (264, 104, 136)),
    (Tile("hopper-ws", (256, 200, 64), 2, 2), "nt", (264, 208, 136)),
    (Tile("hopper-ws", (64, 264, 32), 1, 3), "nt", (72, 272, 104)),
    (Tile("hopper-coop", (128, 128, 64), 2, 2, (2, 2)), "nt", (520, 264, 136)),
    (Tile("hopper-coop", (128, 64, 64), 2, 2, (1, 2)), "nn", (264, 136, 136)),
    (Tile("hopper-coop", (64, 64, 64), 1, 3, (4, 1)), "nt", (264, 136, 136)),
    (Tile("hopper-coop", (64, 128, 64), 1, 2, (1, 4)), "nt", (136, 520, 136)),
    (Tile("hopper-pingpong", (64, 128, 64), 2, 2, (2, 2)), "nn", (264, 520, 136)),
    (Tile("hopper-pingpong", (64, 64, 64), 2, 3, (1, 2)), "nt", (136, 264, 136)),
]


QUICK = [RUN[number] for number in (0, 2, 4, 6, 8, 11, 12, 14, 15, 18)]
"""Each pipeline, each number of consumers, wide and narrow tiles, clusters both ways."""


def _named(run: tuple[Tile, str, tuple[int, int, int]]) -> str:
    tile, layout, size = run
    return "-".join((tile.name, layout, "x".join(map(str, size))))


def _marks(run: tuple[Tile, str, tuple[int, int, int]]) -> Sequence[pytest.MarkDecorator]:
    """`make check` takes every third of what `make test` does."""
    if run not in QUICK:
        return (pytest.mark.thorough,)
    return () if QUICK.index(run) % 3 == 0 else (pytest.mark.slow,)


@pytest.mark.parametrize(
    "run_of", [pytest.param(each, marks=_marks(each)) for each in RUN], ids=_named
)
def test_a_sample_is_right(run_of: tuple[Tile, str, tuple[int, int, int]]) -> None:
    """Ragged in all sizes, as PTX on the CPU, by one cluster that takes all blocks in turn."""
    tile, layout, size = run_of
    kernel = api.compile(program(tile, layout, size), pipeline=tile.changed)
    m, n, k = size
    rng = np.random.default_rng(0)
    shapes = ((m, k), (k, n) if layout == "nn" else (n, k))
    a, b = (rng.integers(-3, 4, s).astype(numpy_dtype("bf16")) for s in shapes)
    device = {"sm_count": 1, "max_active_clusters": 1}
    (found,) = run(kernel.ptx, kernel.manifest, [a, b], device=device)
    x, y = a.astype(np.float64), b.astype(np.float64)
    wanted = (x @ (y if layout == "nn" else y.T)).astype(np.float32).astype(numpy_dtype("bf16"))
    np.testing.assert_array_equal(found.astype("f4"), wanted.astype("f4"))


ASSEMBLED = RUN[:4] + RUN[8:10] + RUN[13:14] + RUN[17:18]


@pytest.mark.parametrize("run_of", some(ASSEMBLED, ASSEMBLED[:5:2]), ids=_named)
def test_a_sample_assembles_without_spills(run_of: tuple[Tile, str, Any]) -> None:
    """assemble() raises for spills and for every C75xx message."""
    tile, layout, _ = run_of
    kernel = api.compile(program(tile, layout, (4096, 4096, 4096)), pipeline=tile.changed)
    assert kernel.assembled.resources.spill_stores == 0
