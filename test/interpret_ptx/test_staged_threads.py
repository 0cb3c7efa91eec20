"""Tiles of CUDA cores that go through shared memory, over the rings: bits, and what is named."""

from __future__ import annotations

import numpy as np
import pytest
from interpret_ptx.grids import Grid

from gemmc.interpret.hardware.errors import Race
from gemmc.interpret.hardware.scheduler import adversary
from gemmc.interpret.ptx.simulate import run

TILE = "tile=16,64,16 warps=1,2 ctas_per_sm=8 lhs_vector=auto rhs_vector=auto turned=8"
GRIDS = {
    name: Grid(
        "matmul_f32.mlir",
        f"resize{{m={m} n={n} k={k}}}, simt-warptile{{stage=true {TILE} {more}}}",
        "f32",
        ((m, k), (k, n)),
    )
    for name, (m, n, k), more in (
        ("an odd row", (7, 67, 40), ""),
        ("rows of two", (7, 66, 40), ""),
        ("whole rows", (20, 64, 24), "stages=3 distance=2"),
        ("parts of K", (20, 35, 88), "split=3"),
        ("one column", (7, 1, 33), ""),
    )
}


@pytest.mark.parametrize("name", GRIDS)
def test_results_are_those_of_threads_that_store_themselves(name: str) -> None:
    grid = GRIDS[name]
    given = grid.inputs(integers=False)
    plain = Grid(grid.example, grid.pipeline.replace("stage=true ", ""), "f32", grid.shapes)
    wanted = run(plain.compiled.ptx, plain.compiled.manifest, given)[0]
    for seed in (0, 1):
        found = run(grid.compiled.ptx, grid.compiled.manifest, given, scheduler=adversary(seed))[0]
        np.testing.assert_array_equal(found.view(np.uint32), wanted.view(np.uint32))


def test_neighbours_are_stored_by_neighbours() -> None:
    """One element of each lane, side by side; of threads that store themselves each fourth."""
    text = GRIDS["an odd row"].compiled.ptx
    assert text.count("st.global.f32") == text.count("ld.shared.f32") == 16 * 64 // 64
    assert "st.global.v2.f32" in GRIDS["rows of two"].compiled.ptx
    assert "st.global.v4.f32" in GRIDS["whole rows"].compiled.ptx


def test_it_takes_no_more_memory_than_the_rings() -> None:
    grid = GRIDS["an odd row"]
    plain = Grid(grid.example, grid.pipeline.replace("stage=true ", ""), "f32", grid.shapes)
    sizes = [
        each.compiled.manifest["launch"]["dynamic_shared_memory"] for each in (grid, plain)
    ]
    assert sizes[0] == sizes[1] > 0


TALL = Grid(
    "matmul_f32.mlir",
    "resize{m=33 n=31 k=40}, simt-warptile{stage=true tile=32,32,16 warps=2,1 ctas_per_sm=8}",
    "f32",
    ((33, 40), (40, 31)),
)
"""Both warps read all columns of the ring in whose place the first one stores."""


@pytest.mark.parametrize(
    "grid, number",
    [
        pytest.param(GRIDS["rows of two"], -1, id="before it is read"),
        pytest.param(TALL, -2, id="before it is written"),
    ],
)
def test_without_its_barriers_it_races(grid: Grid, number: int) -> None:
    lines = grid.compiled.ptx.splitlines()
    barriers = [n for n, line in enumerate(lines) if "bar.sync" in line]
    del lines[barriers[number]]
    with pytest.raises(Race):
        for seed in range(4):
            run("\n".join(lines), grid.compiled.manifest, grid.inputs(), scheduler=adversary(seed))
