"""Tiles of CUDA cores that leave through shared memory, over the rings, at every level."""

from __future__ import annotations

import pytest
from parts import at_levels

from interpret.test_split_k import Split, check_levels

TILE = "stage=true tile=16,64,16 warps=1,2 ctas_per_sm=8 lhs_vector=auto rhs_vector=auto turned=8"
F32 = "simt-warptile", "examples/matmul_f32.mlir"
CASES = {
    "ragged": Split("m=7 n=67 k=40", TILE, *F32),
    "parts": Split("m=20 n=35 k=88", f"{TILE} split=3", *F32),
    "added": Split("m=20 n=35 k=40", f"{TILE} split=2 through=reduction", *F32),
    "bias": Split("m=20 n=35 k=24", TILE, "simt-warptile", "examples/epilogues/bias_f32.mlir"),
}


@pytest.mark.parametrize("name, every", at_levels(CASES, (), CASES))
def test_every_level_computes_the_product(name: str, every: bool) -> None:
    check_levels(CASES[name], every)
