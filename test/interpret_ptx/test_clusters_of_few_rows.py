"""Clusters that few rows have: a CTA without a tile that helps to load, and cuts along K."""

from __future__ import annotations

import re

import numpy as np
import pytest
from interpret_ptx.grids import UNORDERED, Grid, orders

from gemmc.interpret.hardware.errors import BarrierError, BytesLeft, Deadlock, UseBeforeFull
from gemmc.interpret.hardware.scheduler import adversary, in_turn
from gemmc.interpret.ptx.simulate import run

ROWS = "swap=true epilogue=plain persistent=false stages=2"


def grid(m: int, n: int, k: int, tile: str, cluster: str, swap: bool = True) -> Grid:
    options = f"tile={tile} cluster={cluster} {ROWS if swap else ROWS.replace('true', 'false', 1)}"
    pipeline = f"resize{{m={m} n={n} k={k}}}, hopper-coop{{{options}}}"
    return Grid("matmul_nt_bf16_cast.mlir", pipeline, "bf16", ((m, k), (n, k)))


def along_n(m: int, n: int, k: int, tile: str, cluster: str) -> Grid:
    """A·B in f16."""
    pipeline = grid(m, n, k, tile, cluster).pipeline
    return Grid("matmul_f16.mlir", pipeline, "f16", ((m, k), (k, n)))


GRIDS = {
    "help": grid(3, 120, 328, "64,8,128", "1,2"),
    "help with long rows": grid(8, 72, 520, "64,8,256", "1,2"),
    "along K": grid(4, 256, 328, "64,8,128", "4,1"),
    "along K, a cluster that is not full": grid(8, 320, 264, "64,8,128", "4,1"),
    "along K, three times eight columns": grid(24, 256, 136, "64,24,128", "4,1"),
    "help for few columns": grid(120, 5, 328, "64,8,128", "1,2", swap=False),
    "help for rows along N": along_n(3, 128, 264, "64,8,128", "1,2"),
    "along K for rows along N": along_n(4, 200, 328, "64,8,128", "4,1"),
}


@pytest.mark.parametrize("name", GRIDS)
def test_every_order_gives_the_product(name: str) -> None:
    x, w = given = GRIDS[name].inputs()
    right = w.astype(np.float32)
    wanted = x.astype(np.float32) @ (right if x.shape[1] == len(right) else right.T)
    order = orders(8)["reversed"]
    for schedule in (adversary(0), adversary(1), in_turn(adversary(0), order)):
        made = GRIDS[name].compiled
        (found,) = run(made.ptx, made.manifest, given, scheduler=schedule)
        np.testing.assert_array_equal(found.astype(np.float32), wanted.astype(found.dtype))


def test_each_cta_loads_its_share() -> None:
    """Half of 64 rows of weights; a fourth of each line of two times 64 elements of K."""
    boxes = {
        name: {tuple(each["box"]) for each in GRIDS[name].compiled.manifest["parameters"]
               if "box" in each}
        for name in ("help", "along K")
    }  # fmt: skip
    assert (64, 32) in boxes["help"] and (32, 8) in boxes["along K"]


UNTIL_SENT = r"[^;]*multicast::cluster[^;]*;"
UNFILLED = *UNORDERED, BarrierError, BytesLeft, Deadlock, UseBeforeFull


@pytest.mark.parametrize("name", ["help", "along K"])
def test_what_the_others_are_not_sent_is_missed(name: str) -> None:
    """Each copy to one CTA of the cluster alone."""
    made, given = GRIDS[name].compiled, GRIDS[name].inputs()
    text, count = re.subn(rf"(cvt\.u16\.u32 (%h\d+), )%r\d+;({UNTIL_SENT})", r"\1%one;\3", made.ptx)
    assert count
    text = text.replace(".reg .b16", ".reg .b32 %one;\n    .reg .b16", 1)
    text = re.sub(r"(cvt\.u16\.u32 %h\d+, %one;)", r"mov.b32 %one, 1;\n    \1", text)
    with pytest.raises(UNFILLED):
        run(text, made.manifest, given, scheduler=adversary(0))
