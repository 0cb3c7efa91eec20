"""`gemmc report`: every figure against another source, and what is not known said so."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
import scripts
from parts import thorough_but
from rules.programs import dtypes_of
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import frontend
from gemmc.cli import main
from gemmc.dialects.dynamic import LARGEST
from gemmc.errors import GemmcError
from gemmc.report import Buffer, Report, collect, collect_each, text
from gemmc.report.sass import parse
from gemmc.target import H100_PCIE, H200

ROOT = Path(__file__).parents[2]
BF16 = gemmc.matmul(512, 768, 1024, layout="nt")
F32 = gemmc.matmul(512, 768, 64, dtype="f32")
F64 = frontend.parse((ROOT / "examples" / "matmul_f64.mlir").read_text(), "matmul_f64.mlir")

Captured = pytest.CaptureFixture[str]


def program(name: str) -> ModuleOp:
    return {"f32": F32, "f64": F64}.get(dtypes_of(name)[0], BF16)


@cache
def alone(name: str) -> Report:
    """What is known of a pipeline's kernel without a run."""
    return collect(program(name), name, run=False)


@cache
def ran(name: str) -> Report:
    """What is known of it with one."""
    return collect(program(name), name)


SOME = (
    "simt-naive", "simt-vectorized", "simt-warptile", "ampere-mma", "hopper-single", "hopper-ws",
    "hopper-coop",
)  # fmt: skip
"""Of each kind one that others are steps towards."""


@pytest.mark.slow
class TestOfEveryPipeline:
    @pytest.mark.parametrize("name", thorough_but(gemmc.pipeline_names(), SOME.__contains__))
    def test_it_agrees_with_ptxas_and_the_manifest(self, name: str) -> None:
        found = alone(name)
        kernel = gemmc.compile(program(name), pipeline=name)
        used, launch = kernel.assembled.resources, kernel.manifest["launch"]
        registers, held = found.registers, found.launch
        assert found.refused == "" and held is not None
        assert registers.launch == used.registers
        assert registers.spilled == used.spill_stores + used.spill_loads
        assert found.shared_bytes == launch["dynamic_shared_memory"]
        assert list(held.cluster) == launch["cluster"]
        assert [held.threads, 1, 1] == launch["block"]
        assert registers.live is not None
        limits = registers.setmaxnreg or (used.registers,)
        assert 0 < registers.live <= max(limits)
        assert set(registers.live_by_count) == set(registers.setmaxnreg)
        assert all(most <= count for count, most in registers.live_by_count.items())
        if not registers.live_by_count:
            return
        assert max(registers.live_by_count.values()) <= registers.live

    @pytest.mark.parametrize("name", gemmc.pipeline_names())
    def test_buffers_do_not_overlap_and_fill_what_is_taken(self, name: str) -> None:
        found = alone(name)
        assert all(a.end <= b.offset for a, b in pairwise(found.buffers))
        assert max((each.end for each in found.buffers), default=0) <= found.shared_bytes
        assert found.shared_bytes - sum(b.end - b.offset for b in found.buffers) < 1024

    @pytest.mark.parametrize("name", gemmc.pipeline_names())
    def test_an_sm_holds_what_its_registers_and_memory_allow(self, name: str) -> None:
        found = alone(name)
        launch, registers = found.launch, found.registers.launch
        assert launch is not None and launch.ctas_per_sm and registers is not None
        held = launch.ctas_per_sm
        assert held * launch.threads * registers <= H200.sm_registers
        assert held * (found.shared_bytes + H200.cta_reserved_bytes) <= H200.sm_shared_bytes
        assert held * launch.threads <= H200.sm_threads


class TestFigures:
    def test_bytes(self) -> None:
        """12 blocks of 128x256, 16 steps of K of 64, in 2 bytes; each matrix once at least."""
        found = ran("hopper-ws")
        loads, stores = 12 * 16 * (128 + 256) * 64 * 2, 512 * 768 * 2
        assert found.traffic is not None
        assert found.traffic.shared == loads
        assert found.traffic.l2 == loads + stores
        assert found.traffic.dram == (512 * 1024 + 768 * 1024) * 2 + stores

    def test_bytes_that_a_cluster_shares(self) -> None:
        """Each of two CTAs fetches half of the right operand, and both get all of it."""
        found = ran("hopper-coop")
        assert found.traffic is not None and found.traffic.l2 is not None
        assert found.traffic.shared == 12 * 16 * (128 + 256) * 64 * 2
        assert found.traffic.l2 - 512 * 768 * 2 == 12 * 16 * (128 + 128) * 64 * 2

    def test_bytes_of_loaded_inputs(self) -> None:
        """12 blocks, 4 steps of K, and behind them a block's residual."""
        path = "examples/epilogues/residual.mlir"
        module = frontend.parse((ROOT / path).read_text(), path, frontend.context())
        found = collect(module, "hopper-coop{load=true}")
        assert found.traffic is not None
        assert found.traffic.shared == 12 * (4 * (128 + 256) * 64 + 128 * 256) * 2
        loads = [each for each in found.buffers if each.name == "input_ring"]
        assert sum(each.bytes for each in loads) == 128 * 256 * 2

    @pytest.mark.slow
    def test_blocks_waves_and_tail(self) -> None:
        module = gemmc.matmul(2048, 2560, 256, layout="nt")
        launch = collect(module, "hopper-ws", run=False).launch
        assert launch is not None
        assert (launch.blocks, launch.ctas, launch.ctas_per_sm) == (160, 160, 1)
        assert launch.waves == pytest.approx(160 / 132)
        assert launch.tail == pytest.approx(28 / 132)
        walking = collect(module, "hopper-coop", run=False).launch
        assert walking is not None
        assert (walking.blocks, walking.ctas) == (160, 132)
        assert walking.waves == pytest.approx(160 / 132)
        smaller = collect(module, "hopper-ws", target=H100_PCIE, run=False).launch
        assert smaller is not None and smaller.waves == pytest.approx(160 / 114)

    def test_the_roofline(self) -> None:
        deep = collect(gemmc.matmul(4096, 4096, 4096, layout="nt"), "hopper-ws", run=False).bound
        assert deep is not None and deep.limit == "arithmetic"
        assert deep.us == pytest.approx(2 * 4096**3 / 989e12 * 1e6)
        flat = collect(gemmc.matmul(4096, 4096, 64, layout="nt"), "hopper-ws", run=False).bound
        assert flat is not None and flat.limit == "memory"
        assert flat.us == pytest.approx((2 * 4096 * 64 + 4096**2) * 2 / 4.8e12 * 1e6)

    def test_the_timeline_is_that_of_the_function(self) -> None:
        found = ran("hopper-ws").modelled
        alone = gemmc.timeline(gemmc.matmul(128, 256, 1024, layout="nt"), "hopper-ws")
        assert found is not None and found.steps == 16
        assert found.clocks == round(alone.total)

    def test_swizzles_and_shapes(self) -> None:
        buffers = alone("hopper-ws").buffers
        assert buffers[0] == Buffer("rhs_ring", 0, 4, 32768, "256x64xbf16", 128)
        assert [each.name for each in buffers] == ["rhs_ring", "lhs_ring", "full", "empty"]

    def test_the_program_stays_as_it_is(self) -> None:
        before = str(BF16)
        collect(BF16, "auto")
        assert str(BF16) == before


class TestWhatIsNotKnown:
    def test_without_ptxas(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setenv("GEMMC_PTXAS", str(tmp_path / "none"))
        found = collect(BF16, "hopper-ws", run=False)
        assert found.launch is not None
        assert found.registers.launch is found.registers.live is found.registers.spilled is None
        assert found.launch.ctas_per_sm is found.launch.waves is found.launch.tail is None
        assert found.registers.setmaxnreg == (40, 232)
        lines = dict(line.split("  ", 1) for line in text([found]).splitlines() if "  " in line)
        for row in ("registers at launch (ptxas)", "spilled (ptxas)", "CTAs on an SM", "waves"):
            assert lines[row].strip() == "not known"

    def test_without_nvdisasm(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setenv("GEMMC_NVDISASM", str(tmp_path / "none"))
        found = collect(BF16, "hopper-ws", run=False)
        assert found.registers.launch is not None and found.registers.live is None
        assert "registers alive (nvdisasm)   not known" in text([found])

    def test_what_is_refused(self) -> None:
        found = collect(F32, "hopper-ws")
        assert "needed f16 or bf16 operands for wgmma" in found.refused
        assert "hopper-ws: refused: " in text([found, collect(F32, "simt-smem", run=False)])

    @pytest.mark.slow
    def test_of_several_kernels(self) -> None:
        module = gemmc.parse(ROOT / "test" / "inputs" / "two_layer_mlp_f16.mlir")
        assert "a program of several kernels (" in collect(module, "auto").refused
        found = collect_each(module, "auto", run=False)
        manifest = gemmc.compile(module, pipeline="auto").manifest
        assert [each.kernel for each in found] == [each["entry"] for each in manifest["kernels"]]
        for each, made in zip(found, manifest["kernels"], strict=True):
            assert each.launch is not None and not each.refused
            assert each.shared_bytes == made["launch"]["dynamic_shared_memory"]
            assert list(each.launch.cluster) == made["launch"]["cluster"]
        assert collect(BF16, "hopper-coop{stages=3}", run=False).chosen == ""
        assert collect_each(module, "auto", run=False, kernel="main_1") == found[1:]
        with pytest.raises(GemmcError, match="kernels main_0, main_1; found 'main_2'; did you me"):
            collect_each(module, "auto", run=False, kernel="main_2")
        assert text(found).splitlines()[1].split() == [
            "auto,", found[0].kernel, "auto,", found[1].kernel,
        ]  # fmt: skip


LISTING = """
        /*0000*/                   LDC R1, c[0x0][0x28] ;          // |   5   ^   // | 9 |
        /*0010*/              @!P0 BRA `(.L_x_1) ;                 // |   7 : :   // | 9 |
        /*0020*/                   USETMAXREG.DEALLOC.CTAPOOL 0x28 ; // |   6 :
        /*0030*/                   FADD R2, R3, R4 ;               // |  31 :
        /*0040*/                   EXIT ;                          // |
.L_x_1:
.L_x_2:
        /*0050*/                   USETMAXREG.TRY_ALLOC.CTAPOOL UP0, 0xe8 ; // |   8
        /*0060*/              @!UP0 BRA `(.L_x_2) ;                // |   8
        /*0070*/                   FADD R2, R3, R4 ;               // | 200 :
        /*0080*/                   EXIT ;                          // |
"""


def test_live_registers_by_what_runs_behind_each_count() -> None:
    found = parse(LISTING)
    assert found is not None
    assert (found.peak, found.by_count) == (200, {40: 31, 232: 200})
    assert parse("nothing") is None


class TestOfOpenSizes:
    DYNAMIC = ROOT / "test" / "programs" / "dynamic"

    def test_what_depends_on_them_is_not_known(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setenv("GEMMC_PTXAS", str(tmp_path / "none"))
        module = gemmc.parse(self.DYNAMIC / "mlp_dynamic_rows.mlir")
        found = collect_each(module, "hopper-single")
        for each in found:
            launch = each.launch
            assert launch is not None and not each.refused and each.shared_bytes > 0
            assert launch.ctas is launch.blocks is launch.waves is each.bound is None
            assert (launch.grid, launch.sizes) == ("cdiv(m, 128) * cdiv(n, 128)", "m any")
        lines = text(found).splitlines()
        assert [each for each in lines if each.startswith("problem")][0].split("  ")[-1] == (
            "sizes that a launch tells, planned for 4096x16x48, f16, nn"
        )
        assert any(each.startswith("CTAs ") and " of 128 threads" in each for each in lines)

    def test_what_is_no_product(self, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("GEMMC_PTXAS", "none")
        path = self.DYNAMIC / "softmax_dynamic_length.mlir"
        assert main(["report", str(path), "-p", "auto", "--static"]) == 0
        assert "cdiv(s0, 8) of 256 threads" in capsys.readouterr().out

    @pytest.mark.thorough
    @pytest.mark.parametrize("path", sorted(DYNAMIC.glob("*.mlir")), ids=lambda path: path.stem)
    def test_every_program_of_them(self, path: Path) -> None:
        """Each kernel, and of those with variants which sizes it is for."""
        module = gemmc.parse(path)
        manifest = gemmc.compile(module, pipeline="auto").manifest
        found = collect_each(module, "auto")
        kernels = manifest.get("kernels", [manifest])
        assert {each.kernel for each in found} in ({""}, {each["entry"] for each in kernels})
        assert [each.refused for each in found] == [""] * len(found)
        guards = {each["entry"]: each.get("guard", {}) for each in kernels}
        for each in found:
            assert each.launch is not None
            for name, guard in guards.get(each.kernel, {}).items():
                assert f"{name} " in each.launch.sizes
                assert guard["most"] == LARGEST or f"up to {guard['most']}" in each.launch.sizes


class TestCommand:
    SOURCE = str(ROOT / "examples" / "matmul_nt_bf16_cast.mlir")

    @pytest.mark.slow
    def test_side_by_side(self, capsys: Captured) -> None:
        two = ("-p", "hopper-ws", "-p", "hopper-coop{stages=3}")
        assert main(["report", self.SOURCE, *two, "--static"]) == 0
        out = capsys.readouterr().out
        assert out.startswith("512x768x1024, bf16, nt on h200\n")
        assert out.splitlines()[1].split() == ["hopper-ws", "hopper-coop{stages=3}"]
        assert "shared memory of hopper-coop{stages=3}:\n" in out
        lines = {line[:28].strip(): line[28:].split("  ")[0].strip() for line in out.splitlines()}
        assert lines["registers at launch (ptxas)"] == "168"  # a share, and no role's number
        assert lines["registers by setmaxnreg"] == "40, 232"
        assert re.fullmatch(r"\d+ \(\d+ of 40, \d+ of 232\)", lines["registers alive (nvdisasm)"])
        assert lines["shared memory"] == "196672 B" and lines["tile"] == "128x256x64"
        assert lines["CTAs on an SM"].startswith("1 (by registers")
        assert "rhs_ring      3 slots of 256x64xbf16, swizzle 128 B\n" in out

    def test_a_change_is_of_the_pipeline_before_it(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        two = ["-p", "simt-smem", "-p", "simt-smem", "--set", "form-kernel.tile=64,64,16"]
        assert main(["report", str(ROOT / "examples/matmul_f32.mlir"), *two, "--static"]) == 0
        lines = capsys.readouterr().out.splitlines()
        (tiles,) = (line.split()[1:] for line in lines if line.startswith("tile "))
        assert tiles[1] == "64x64x16" != tiles[0]
        assert "simt-smem form-kernel.tile=64,64,16" in lines[1]
        with pytest.raises(SystemExit):
            main(["report", self.SOURCE, "--set", "promote.multiple=64", "-p", "simt-smem"])
        assert "--set: needed a --pipeline before it; found none" in capsys.readouterr().err

    def test_json(self, capsys: Captured, tmp_path: Path) -> None:
        command = ["report", self.SOURCE, "-p", "hopper-ws", "-p", "simt-smem", "--static"]
        assert main([*command, "--json", "-"]) == 1
        whole = json.loads(capsys.readouterr().out)
        found, refused = whole["reports"]
        assert whole["schema"] == "gemmc-report"
        assert found["registers"]["setmaxnreg"] == [40, 232] and found["traffic"] is None
        assert "needed f64 or f32 operands for fma" in refused["refused"]
        assert main([*command, "--json", str(tmp_path / "r.json")]) == 1
        assert json.loads((tmp_path / "r.json").read_text()) == whole

    def test_auto_says_what_it_is(self, capsys: Captured) -> None:
        assert main(["report", self.SOURCE, "-p", "auto", "--static"]) == 0
        line = next(x for x in capsys.readouterr().out.splitlines() if x.startswith("pipeline"))
        assert line.split()[1] == gemmc.resolve("auto", gemmc.parse(Path(self.SOURCE))).name


def test_the_check_on_a_gpu_tells_a_difference(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    script = scripts.load(ROOT / "test" / "gpu" / "resources.py")
    ctas = [1, 2]

    def driven(program: ModuleOp, name: str) -> dict[str, int]:
        return {"registers": 168, "shared": 196672, "ctas": ctas.pop(0)}

    monkeypatch.setattr(script, "driven", driven)
    assert script.main(["hopper-ws"]) == 0
    assert script.main(["hopper-ws"]) == 1
    assert "'ctas': 2}; the report has {'registers': 168" in capsys.readouterr().out
