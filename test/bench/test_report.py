"""What is made of a report: JSON, table, bars, differences, the data of the plot."""

from __future__ import annotations

import importlib.util
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from bench.fake_torch import FakeTorch
from bench.reports import PROBLEM, TIMES, measured, report
from runtime.fake_cuda import FakeCuda

from gemmc import runtime
from gemmc.bench import bars, compare, cublaslt, gpu, plot, table
from gemmc.bench.results import CUBLASLT, CaseResult, Report, of_json, read_report, to_json
from gemmc.errors import GemmcError
from gemmc.runtime import cuda

ROOT = Path(__file__).resolve().parents[2]

NUMBERS = {"type": "array", "items": {"type": "number", "exclusiveMinimum": 0}, "minItems": 1}
INTERVAL = {
    "type": "object",
    "required": ["median", "low", "high", "certain"],
    "properties": {"certain": {"type": "boolean"}},
}
FIELDS = ["name", "note", "missing", "milliseconds", "gpu", "launches", "bound_used", "repeats",
          "identical", "summary"]
CONTENDER = {
    "type": "object",
    "required": FIELDS,
    "properties": {
        **{name: {} for name in FIELDS},
        "milliseconds": {"type": "object", "additionalProperties": NUMBERS},
        "summary": {
            "type": "object",
            "additionalProperties": {
                "type": "object",
                "required": ["tflops", "ratio"],
                "properties": {"ratio": INTERVAL, "share_of_limit": {"type": "number"}},
            },
        },
    },
    "additionalProperties": False,
}
CASE = {
    "type": "object",
    "required": ["problem", "flop", "buffer_sets", "contenders"],
    "properties": {"contenders": {"type": "array", "items": CONTENDER}},
}
SCHEMA = {
    "type": "object",
    "required": ["schema", "version", "cases", "limits", "versions", "plan"],
    "properties": {
        "schema": {"const": "gemmc-bench"},
        "version": {"const": 1},
        "cases": {"type": "array", "items": CASE},
        "plan": {"type": "object", "required": ["rounds", "phases", "l2", "seed"]},
        "limits": {"type": "object"},
        "versions": {"type": "object"},
    },
    "additionalProperties": False,
}


class TestJson:
    def test_it_has_the_fields_that_are_documented(self) -> None:
        jsonschema.validate(json.loads(to_json(report())), SCHEMA)
        text = (ROOT / "docs" / "bench.md").read_text("utf-8")
        assert all(f"| `{name}` |" in text for name in ("versions", "plan", "limits", "cases"))

    def test_it_comes_back_as_it_was(self, tmp_path: Path) -> None:
        path = tmp_path / "r.json"
        path.write_text(to_json(report()), encoding="utf-8")
        assert read_report(path) == report()
        assert of_json(json.loads(to_json(report()))) == report()

    def test_an_older_report_says_what_was_usual_then(self) -> None:
        data = json.loads(to_json(report()))
        del data["plan"]["turns"], data["plan"]["graph_s"], data["cases"][0]["places"]
        data["plan"]["burst_launches"] = 20
        found = of_json(data)
        assert (found.plan.turns, found.plan.graph_s, found.cases[0].places) == (1, 0.002, 1)

    def test_places_are_shown(self) -> None:
        case = replace(report().cases[0], places=28)
        assert "buffer sets at each of 28 places" in "\n".join(table.lines(Report((case,))))

    def test_a_summary_is_that_of_the_times(self) -> None:
        data = json.loads(to_json(report()))
        found = data["cases"][0]["contenders"][2]["summary"]["settled"]
        assert found["tflops"] == pytest.approx(PROBLEM.flop / 0.8 / 1e9)
        assert found["ratio"]["median"] == pytest.approx(1.25)
        assert found["share_of_limit"] == pytest.approx(PROBLEM.flop / 0.8 / (4 * 10**9))

    def test_without_a_baseline_there_are_no_ratios(self) -> None:
        alone = replace(report().cases[0], contenders=report().cases[0].contenders[2:])
        data = json.loads(to_json(Report((alone,))))
        assert set(data["cases"][0]["contenders"][0]["summary"]["burst"]) == {"tflops"}


class TestTable:
    def text(self, **changes: Any) -> str:
        return "\n".join(table.lines(replace(report(), **changes)))

    def test_it_says_everything(self) -> None:
        found = self.text()
        assert "limit bf16 (wgmma alone): settled 4, burst 4 TFLOP/s, 1500 MHz, 690 W" in found
        assert "1000x500x1000 bf16 nt, 3 buffer sets" in found
        assert "cuBLASLt best  not available: no libcublasLt" in found
        assert "1.250 [1.250, 1.250]" in found
        assert "1500  690  right (3.0 % of the bound)" in found
        assert found.count("burst ") >= 2

    def test_too_few_rounds_are_marked(self) -> None:
        short = [replace(c, milliseconds={"settled": [1.0, 2.0]}) for c in (
            measured("torch.mm", 1.0), measured("ours", 1.0))]  # fmt: skip
        found = self.text(cases=(CaseResult(PROBLEM, PROBLEM.flop, 2, tuple(short)),))
        assert "1.000 [1.000, 1.000]?" in found

    def test_what_is_wrong(self) -> None:
        wrong = replace(measured("ours", 1.0), bound_used=float("inf"))
        torn = replace(measured("torn", 1.0), identical=19)
        both = (measured("torch.mm", 1.0), wrong, torn)
        found = self.text(cases=(CaseResult(PROBLEM, PROBLEM.flop, 2, both),), limits={})
        assert "WRONG: inf times the bound" in found
        assert "WRONG: 2 of 21 launches give other bits" in found
        assert "–  1500" in found
        assert not replace(report(), cases=(CaseResult(PROBLEM, 1, 2, both),)).correct

    def test_others_may_add_in_an_order_of_their_own(self) -> None:
        torn = replace(measured(CUBLASLT, 1.0), identical=19)
        both = (measured("torch.mm", 1.0), torn)
        changed = replace(report(), cases=(CaseResult(PROBLEM, PROBLEM.flop, 2, both),))
        assert "right (3.0 % of the bound; 2 of 21 launches" in "\n".join(table.lines(changed))
        assert changed.correct

    def test_a_limit_that_is_missing(self) -> None:
        missing = replace(measured("wgmma alone", 1.0, ()), missing="why")
        limit = replace(report().limits["bf16"], contenders=(missing,))
        assert "limit bf16: why" in self.text(limits={"bf16": limit})


class TestBars:
    BAR = bars.Bar("1000x500x1000", 1.25, 1.26, 1.2)

    def test_the_lower_end_counts(self) -> None:
        noisy = [t * f for t, f in zip(TIMES, (0.8, 0.7, 0.9, 0.8, 0.81, 0.79, 0.8), strict=True)]
        ours = replace(measured("ours", 0.8), milliseconds={"settled": noisy, "burst": noisy})
        case = CaseResult(PROBLEM, 1, 2, (measured("torch.mm", 1.0), ours))
        settled = next(v for v in bars.judge(case, {PROBLEM.shape: self.BAR}) if "set" in v.state)
        assert case.ratio("ours", "settled").median == pytest.approx(1.25)
        assert not settled.met and not settled.aim_met
        assert "bar 1.25 missed by 0.13" in str(settled)

    def test_an_aim_holds_against_both_rivals(self) -> None:
        rival = measured(CUBLASLT, 0.9)
        exact = (measured("torch.mm", 1.0), rival, measured("ours", 0.79))
        found = bars.judge(CaseResult(PROBLEM, 1, 2, exact), {PROBLEM.shape: self.BAR})
        assert [v.contender for v in found] == ["ours", "ours"]
        assert all(v.met and not v.aim_met for v in found)
        assert found[0].aim_low == pytest.approx(0.9 / 0.79)

    def test_a_shape_without_a_bar_has_no_verdict(self) -> None:
        assert bars.judge(report().cases[1], {PROBLEM.shape: self.BAR}) == []

    def test_the_committed_ones_are_read(self) -> None:
        found = bars.read_bars(ROOT / "bench" / "bars.json")
        assert len(found) == 9
        assert found["8192x8192x512"] == bars.Bar("8192x8192x512", 1.15, 1.15, 1.22)
        assert all(each.aim >= max(each.settled, each.burst) for each in found.values())

    @pytest.mark.parametrize("text", ["{", '[{"shape": "1x1x1"}]', "3"])
    def test_a_file_that_holds_none(self, text: str, tmp_path: Path) -> None:
        path = tmp_path / "bars.json"
        path.write_text(text)
        with pytest.raises(GemmcError, match="needed a JSON list of objects with shape"):
            bars.read_bars(path)


class TestCompare:
    def test_the_largest_difference_comes_first(self) -> None:
        other = report()
        ours = replace(other.cases[0].contenders[2], milliseconds={
            "settled": [0.8 * t for t in TIMES], "burst": [0.82 * t for t in TIMES]})  # fmt: skip
        case = replace(other.cases[0], contenders=(other.cases[0].contenders[0], ours))
        found = compare.differences(report(), replace(other, cases=(case,)))
        assert [each.relative for each in found] == pytest.approx([0.8 / 0.82 - 1, 0.0])
        assert found[0].what == "bf16-nt-1000x500x1000, ours, burst"

    def test_runs_without_anything_in_common_do_not_agree(self) -> None:
        assert not compare.agree(report(), Report(()))
        (line,) = compare.lines(report(), Report(()))
        assert line == "the two runs have no ratio in common"


class TestPlot:
    def test_the_points(self) -> None:
        (settled,) = plot.series(report(), "settled")
        assert (settled.name, settled.x) == ("ours", (0, 1))
        assert settled.median == pytest.approx((1.25, 0.8))
        (burst,) = plot.series(report(), "burst")
        assert burst.x == (0,)

    @pytest.mark.parametrize("suffix", plot.SUFFIXES)
    def test_it_is_drawn(self, suffix: str, tmp_path: Path) -> None:
        path = tmp_path / f"r{suffix}"
        plot.plot(report(), path, {PROBLEM.shape: bars.Bar(PROBLEM.shape, 1.0, 1.1, 1.2)})
        assert path.stat().st_size > 2000

    def test_without_matplotlib(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(plot, "find_spec", lambda name: None)
        with pytest.raises(GemmcError, match=r"needed the package matplotlib.*gemmc\[plot\]"):
            plot.check(Path("x.svg"))

    def test_nothing_to_draw(self, tmp_path: Path) -> None:
        with pytest.raises(GemmcError, match="needed a report with measured problems"):
            plot.plot(Report(()), tmp_path / "x.svg")


class TestMachine:
    def test_without_a_gpu(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(runtime, "why_no_gpu", lambda: "no CUDA device")
        with pytest.raises(GemmcError, match="ladder: needed a machine.*found no CUDA device"):
            gpu.torch_or_refuse("ladder")

    def test_without_torch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(runtime, "why_no_gpu", lambda: None)
        monkeypatch.setattr(gpu, "find_spec", lambda name: None)
        with pytest.raises(GemmcError, match="found no package torch; install torch"):
            gpu.torch_or_refuse()

    def test_with_a_torch_that_sees_no_gpu(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Blind:
            __version__ = "2.0+cpu"
            cuda = type("cuda", (), {"is_available": staticmethod(lambda: False)})

        monkeypatch.setattr(runtime, "why_no_gpu", lambda: None)
        monkeypatch.setattr(gpu, "find_spec", importlib.util.find_spec)
        monkeypatch.setitem(sys.modules, "torch", Blind)
        Blind.__spec__ = object()  # type: ignore[attr-defined]
        with pytest.raises(GemmcError, match=r"found torch 2.0\+cpu, which sees no GPU"):
            gpu.torch_or_refuse()

    def test_what_it_was_measured_with(self, monkeypatch: pytest.MonkeyPatch) -> None:
        fake = FakeCuda()
        fake.cuDriverGetVersion = lambda: (0, 13000)  # type: ignore[attr-defined]
        monkeypatch.setattr(cuda, "bindings", lambda: fake)
        monkeypatch.setenv("PATH", "")
        cuda.initialize.cache_clear()
        found = gpu.versions(FakeTorch({}))
        assert gpu.sm_count() == 132
        cuda.initialize.cache_clear()
        assert (found["torch"], found["driver_api"]) == ("0.0+fake", 13000)
        assert found["date"] and found["gemmc"] and "name" not in found

    def test_no_library_of_cublaslt(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def absent(name: str) -> None:
            raise OSError(f"{name}: cannot open")

        monkeypatch.setattr(cublaslt.ctypes, "CDLL", absent)
        with pytest.raises(cublaslt.CublasLtError, match="no libcublasLt .*so.13: cannot open"):
            cublaslt.find_library(None)

    def test_the_library_beside_torch(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        library = tmp_path / "nvidia" / "cu13" / "lib" / "libcublasLt.so.13"
        library.parent.mkdir(parents=True)
        library.touch()
        opened: list[str] = []
        monkeypatch.setattr(cublaslt.ctypes, "CDLL", opened.append)
        torch = type("torch", (), {"__file__": str(tmp_path / "torch" / "__init__.py")})
        cublaslt.find_library(torch)
        assert opened == [str(library)]
