"""What the model counts of results whose rows are no whole 16 bytes: sectors of L2 that a warp's
stores write a part of, as the PTX machine sees them."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest
from numpy.typing import NDArray
from pipelines.problems import Product

from gemmc import api
from gemmc.interpret.ptx.simulate import run
from gemmc.interpret.ptx.trace import Tracer
from gemmc.select.simt_model import SECTORS

SECTOR = 32
TILE = "tile=64,64,8 warps=2,2 lhs_vector=auto rhs_vector=auto turned=8"


class Stores(Tracer):
    """Warps' stores to global memory, and the sectors that each of them writes a part of."""

    def __init__(self) -> None:
        super().__init__("0")
        self.count = self.parts = 0

    def access(
        self, w: Any, kind: str, space: str, addresses: Any, data: Any, lanes: Any
    ) -> None:
        """Counts a store."""
        if kind == "store" and space == "global":
            first = cast("NDArray[np.int64]", addresses[lanes].astype(np.int64))
            places: NDArray[np.int64] = first[:, None] + np.arange(data.shape[1], dtype=np.int64)
            written = np.unique(places // SECTOR, return_counts=True)[1]
            self.count += 1
            self.parts += int((written < SECTOR).sum())


def parts(n: int, staged: str) -> float:
    """Sectors that a store of a warp writes a part of, in the mean; the product is right."""
    product = Product((128, n, 3), "f32", "tt", "f32")
    made = api.compile(product.mlir, pipeline=f"simt-warptile{{{TILE} stage={staged}}}")
    rng, stores = np.random.default_rng(0), Stores()
    left, right = (rng.integers(-4, 4, size).astype(np.float32) for size in ((3, 128), (n, 3)))
    (found,) = run(made.ptx, made.manifest, [left, right], tracer=stores)
    assert (found == left.T @ right.T).all()
    return stores.parts / stores.count


@pytest.mark.parametrize("n", [62, 63])
def test_threads_that_store_themselves_write_parts_of_sectors(n: int) -> None:
    piece = 8 if n % 2 == 0 else 4
    assert abs(parts(n, "false") - SECTORS[piece][0]) < 1.5


def test_rows_of_whole_16_bytes_are_stored_in_some_parts() -> None:
    assert abs(parts(60, "false") - SECTORS[16][0]) <= 0.5


@pytest.mark.parametrize(("n", "piece"), [(60, 16), (62, 8), (63, 4)])
def test_neighbours_behind_shared_memory_write_whole_sectors(n: int, piece: int) -> None:
    """But for those at both ends of what a warp stores at a time."""
    assert abs(parts(n, "true") - SECTORS[piece][1]) <= 0.5


def test_rows_of_whole_sectors_are_stored_whole() -> None:
    assert parts(64, "false") == 0
