"""What a kernel fetches is counted while it runs; the rest is ptxas's and the manifest's."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from parts import some

from gemmc.assemble import AssembleError
from gemmc.bench.problem import Problem
from gemmc.errors import GemmcError
from gemmc.interpret.ptx.traffic import Traffic
from gemmc.ladder.roofline import LOAD_PATH, attainable, bandwidth_tb
from gemmc.ladder.rungs import Rung, rungs
from gemmc.ladder.static import fetched, static
from ladder.once import STATIC

F32 = Problem("f32", "nn", 4096, 4096, 4096)
BF16 = Problem("bf16", "nt", 8192, 8192, 8192)

NAIVE = """normalize-contractions
form-kernel{tile=16,16,16}
schedule-work{order=row}
distribute{label=main to=thread shape=16,16 order=ORDER}
assign-atoms{mma=fma store=st}
convert-tile-to-simt
lower-hierarchy
allocate-smem
convert-to-ptx
assign-registers
linearize
"""

ENGINE = """normalize-contractions
form-kernel{tile=64,64,64}
CLUSTER
schedule-work{order=row}
promote{operand=lhs}
promote{operand=rhs}
multi-buffer{stages=2}
MULTICAST
specialize-warps{consumers=1 producer_registers=0 consumer_registers=0}
distribute{label=main to=warpgroup shape=1,1}
assign-atoms{copy=tma mma=wgmma store=st}
assign-layouts{swizzle=128}
insert-barriers
convert-tile-to-tma
convert-tile-to-wgmma
convert-tile-to-simt
insert-fences
lower-rings
lower-hierarchy
allocate-smem
convert-to-ptx
assign-registers
linearize
"""


def rung_of(folder: Path, text: str, **changes: str) -> Rung:
    """A rung whose pipeline is a file of this text."""
    for word, into in changes.items():
        text = text.replace(word, into)
    path = folder / "own.pipeline"
    path.write_text(text)
    return Rung(str(path), "x", 1, "idea", ("f32",), ())


class TestFetched:
    """Bytes per operation, by hand."""

    def test_threads_down_a_column_touch_a_sector_each(self, tmp_path: Path) -> None:
        rung = rung_of(tmp_path, NAIVE, ORDER="column")
        # Of a warp's 32 loads of A, 16 rows; of B, 2 neighbours; for 32 products.
        assert fetched(rung, F32) == (16 + 1) * 32 / 64

    def test_threads_along_a_row_share_sectors(self, tmp_path: Path) -> None:
        rung = rung_of(tmp_path, NAIVE, ORDER="row")
        assert fetched(rung, F32) == (2 + 2) * 32 / 64

    def test_the_engine_fetches_each_tile_once(self, tmp_path: Path) -> None:
        rung = rung_of(tmp_path, ENGINE, CLUSTER="", MULTICAST="")
        assert fetched(rung, BF16) == (64 + 64) * 2 / (2 * 64 * 64)

    def test_multicast_fetches_once_for_all(self, tmp_path: Path) -> None:
        cluster = "form-cluster{shape=2,1}"
        apart = rung_of(tmp_path, ENGINE, CLUSTER=cluster, MULTICAST="")
        assert fetched(apart, BF16) == 4 * 64 * 2 / (2 * 128 * 64)
        multicast = rung_of(tmp_path, ENGINE, CLUSTER=cluster, MULTICAST="multicast")
        assert fetched(multicast, BF16) == 3 * 64 * 2 / (2 * 128 * 64)

    def test_a_pipeline_without_a_tile_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(GemmcError, match="needed a pipeline with form-kernel"):
            fetched(rung_of(tmp_path, "normalize-contractions\n"), F32)


class TestTraffic:
    """Sectors of single accesses."""

    @pytest.mark.parametrize(
        ("addresses", "size", "sectors"),
        [
            (np.arange(32) * 4, 4, 4),
            (np.arange(32) * 4 + 16, 4, 5),
            (np.arange(32) * 16, 16, 16),
            (np.arange(32) * 4096, 4, 32),
            (np.zeros(32), 4, 1),
        ],
    )
    def test_an_access_of_a_warp(self, addresses: object, size: int, sectors: int) -> None:
        traffic = Traffic()
        traffic.warp(np.asarray(addresses, np.uint64), size, np.ones(32, bool))
        assert traffic.by_threads == traffic.total == 32 * sectors

    def test_idle_lanes_fetch_nothing(self) -> None:
        traffic = Traffic()
        traffic.warp(np.arange(32, dtype=np.uint64) * np.uint64(64), 4, np.arange(32) < 3)
        assert traffic.total == 96
        traffic.warp(np.zeros(32, np.uint64), 4, np.zeros(32, bool))
        assert traffic.total == 96


class TestStatic:
    @pytest.mark.parametrize("rung", some(rungs(), rungs()[::5]), ids=lambda rung: rung.name)
    def test_every_rung_has_a_kernel(self, rung: Rung) -> None:
        problem = F32 if "f32" in rung.dtypes else BF16
        found = STATIC(rung, problem)
        assert not found.refused and not found.spills
        assert found.registers and found.occupancy and found.occupancy.ctas >= 1
        assert found.threads % 32 == 0 and found.shared <= 227 << 10
        assert 0.01 < found.intensity < 512

    def test_coalescing_and_sharing_fetch_less(self) -> None:
        ladder = [STATIC(rung, F32).intensity for rung in rungs()[:3]]
        assert ladder == sorted(ladder) and ladder[1] > 4 * ladder[0] and ladder[2] > 8 * ladder[1]

    def test_without_ptxas_registers_are_unknown(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def none() -> str:
            raise AssembleError("ptxas: none")

        monkeypatch.setattr("gemmc.assemble.find_ptxas", none)
        found = static(rungs()[0], F32, counted=False)
        assert (found.registers, found.spills, found.occupancy) == (None, None, None)
        assert found.threads > 0 and found.intensity == 0.0

    def test_what_a_pass_refuses_is_said(self) -> None:
        found = static(rungs()[0], BF16)
        assert "needed f64 or f32 operands for fma; found bf16" in found.refused


def test_the_roofline() -> None:
    assert bandwidth_tb(LOAD_PATH) == pytest.approx(132 * 128 * 1.98e9 / 1e12)
    assert attainable(0.5, "f32") == pytest.approx(16.727, abs=1e-3)
    assert attainable(1e9, "f32") == 67.0
    assert attainable(float("inf"), "bf16") == 989.0
    assert attainable(16, "bf16", 64) == attainable(8, "bf16", 128)
