"""The table and the pictures of a run whose times are made up."""

from __future__ import annotations

from pathlib import Path

import pytest

from gemmc.bench.results import BASELINE
from gemmc.errors import GemmcError
from gemmc.ladder import plot, table
from gemmc.ladder.measured import Timed, timed
from gemmc.ladder.occupancy import occupancy
from gemmc.ladder.roofline import attainable
from gemmc.ladder.rungs import Rung
from gemmc.ladder.static import Static
from ladder.fakes import F32, report

A = Rung("a", "x", 1, "first", ("f32",), ("p",))
B = Rung("b", "x", 2, "second", ("f32",), ("p", "q"), A)
C = Rung("c", "x", 3, "third", ("f32",), ("p", "q", "r"), B)
STATICS = (
    Static(A, 256, 0, 30, 0, occupancy(256, 30, 0), 8.0),
    Static(B, 256, 8192, 168, 12, occupancy(256, 168, 8192), 1 / 16),
    Static(C, refused="needed something"),
)
TIMES = timed(report(missing="c", cublas=3.0, a=60.0, b=4.0).cases[0])


def rows(times: dict[str, Timed]) -> list[dict[str, str]]:
    """The table as dictionaries by column."""
    cells = table.rows(STATICS, F32, times)
    return [dict(zip(table.HEADER, each, strict=True)) for each in cells]


class TestTable:
    def test_times_and_shares(self) -> None:
        a, b, c, base = rows(TIMES)
        assert (a["time"], a["TFLOP/s"], a["of cuBLAS"]) == ("60.000 ms", "2.3", "5.0%")
        assert (b["time"], b["TFLOP/s"], b["of cuBLAS"]) == ("4.000 ms", "34.4", "75.0%")
        assert a["roof"] == f"{attainable(1 / 8, 'f32'):.1f}" == "4.2"
        assert (a["of roof"], b["of roof"]) == ("55%", "51%")
        assert c["changed"] == "refused: needed something" and c["time"] == "-"
        assert base["rung"] == f"cuBLAS ({BASELINE})"
        assert (base["of cuBLAS"], base["of roof"], base["registers"]) == ("100.0%", "68%", "-")

    def test_what_needs_no_gpu(self) -> None:
        a, b, _ = rows({})
        assert (a["time"], a["TFLOP/s"], a["of cuBLAS"], a["of roof"]) == ("-",) * 4
        assert (a["registers"], a["shared"], a["FLOP/B"]) == ("30", "0 B", "0.125")
        assert (a["on an SM"], a["changed"]) == ("8 CTAs, 64 warps (100%)", "the first")
        assert (b["registers"], b["shared"]) == ("168 (12 B spilled)", "8192 B")
        assert (b["on an SM"], b["changed"]) == ("1 CTA, 8 warps (12%)", "+q")

    def test_a_wrong_result_is_marked(self) -> None:
        wrong = {**TIMES, "a": Timed("a", 60.0, 2.3, 0.05, correct=False)}
        assert rows(wrong)[0]["TFLOP/s"] == "2.3 WRONG"

    def test_unknown_needs(self) -> None:
        (cells,) = table.rows((Static(A, 256, 0),), F32, {})
        found = dict(zip(table.HEADER, cells, strict=True))
        assert {found[each] for each in ("registers", "on an SM", "FLOP/B", "roof")} == {"-"}

    def test_columns_are_aligned(self) -> None:
        lines = table.text(("x", "long", "last"), [("aaa", "b", "c"), ("d", "e", "")]).split("\n")
        assert lines == ["x    long  last", "aaa  b     c", "d    e"]


class TestPlot:
    def test_the_staircase(self) -> None:
        steps = plot.staircase(STATICS, TIMES)
        assert [step.name for step in steps] == ["a", "b", BASELINE]
        assert [round(step.share, 3) for step in steps] == [0.05, 0.75, 1.0]
        assert plot.staircase(STATICS, {}) == []

    def test_the_roofline_with_times(self) -> None:
        first, second = plot.roofline(STATICS, F32, TIMES)
        assert (first.name, first.number, first.intensity) == ("a", 1, 0.125)
        assert first.tflops == pytest.approx(F32.flop / 60 / 1e9)
        assert first.tflops < first.attainable == attainable(0.125, "f32")
        assert second.attainable == 67.0

    def test_the_roofline_without_times(self) -> None:
        assert [p.tflops == p.attainable for p in plot.roofline(STATICS, F32, {})] == [True, True]

    def test_points_at_one_place_share_a_mark(self) -> None:
        points = [plot.Point("a", 1, 16.0, 60.0, 67.0), plot.Point("b", 2, 16.1, 60.4, 67.0)]
        assert list(plot.together(points).values()) == [[1, 2]]

    def test_pictures_are_written(self, tmp_path: Path) -> None:
        written = plot.save(tmp_path, STATICS, F32, TIMES)
        assert [path.name for path in written] == [
            f"ladder-f32-nn-4096x4096x4096-{name}.{suffix}"
            for name in ("staircase", "roofline")
            for suffix in ("png", "svg")
        ]
        assert written[0].read_bytes().startswith(b"\x89PNG")
        assert "<svg" in written[1].read_text()
        untimed = plot.save(tmp_path, STATICS, F32, {})
        assert ["roofline" in path.stem for path in untimed] == [True, True]

    def test_without_matplotlib(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def absent(name: str) -> None:
            raise ImportError(name)

        monkeypatch.setattr(plot, "import_module", absent)
        with pytest.raises(GemmcError, match=r"needed matplotlib.*install gemmc\[plot\]"):
            plot.save(tmp_path, STATICS, F32, TIMES)
