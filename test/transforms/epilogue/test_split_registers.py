"""A split epilogue's halves have registers that ptxas can keep in place, whatever stands around
them: none of these kernels is serialized, as each was while the halves shared one range.
"""

from __future__ import annotations

import pytest
from pipelines.problems import Product

from gemmc import api
from gemmc.select import Configuration

CASES = {
    "ragged groups": ("tile=256,200,64 snake=true", (7680, 8192, 8192), "nt"),
    "one group of rows": ("persistent=false cluster=none steps=2", (2048, 4096, 1024), "nn"),
    "a cluster in one round": (
        "tile=128,224,64 persistent=false cluster=1,2 overwrite=false", (6680, 6848, 2896), "tt",
    ),
    "a small tile": (
        "tile=128,128,64 snake=true overwrite=false group=2", (2200, 6120, 7824), "tt",
    ),
    "steps of 32": (
        "tile=128,256,32 group=4 cluster=none persistent=false overwrite=false",
        (2048, 8112, 8040), "nt",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_ptxas_keeps_the_halves_apart(case: str) -> None:
    parameters, size, layout = CASES[case]
    product = Product(size, "bf16", layout, "bf16")
    given = dict(each.split("=") for each in f"{parameters} epilogue=split".split())
    configuration = Configuration.of("hopper-coop", given)
    made = api.compile(product.mlir, pipeline=configuration.filled()).assembled
    assert made.resources.spill_stores == 0
