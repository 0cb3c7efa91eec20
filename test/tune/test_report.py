"""The report: its numbers, and that page and pictures are there."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from tune.test_lookup import HERE, timing
from tune.world import CASE

from gemmc.cli import main
from gemmc.errors import GemmcError
from gemmc.tune.report import analysis
from gemmc.tune.report.page import write
from gemmc.tuned.database import writing
from gemmc.tuned.entry import HANG, MEASURED, Rejection, Result, Trial

COLUMNS = (64, 96, 128)


def results() -> list[Result]:
    """Wider is faster, and so is a cluster; the model has it the other way around."""
    found: list[Result] = []
    for cluster, factor in (("none", 1.1), ("2,1", 1.0)):
        for columns in COLUMNS:
            name = f"some{{tile=128,{columns} cluster={cluster}}}"
            us = 10.0 * 128 / columns * factor
            trial = Trial(f"p{columns}{cluster}", name, "row", columns / 8)
            found.append(Result(trial, MEASURED, "", timing(us, 10.0 / us), ""))
    return [*found, Result(Trial("h", "some{tile=8,8}", "row"), HANG, "nothing for 20 s")]


@pytest.fixture
def study(tmp_path: Path) -> analysis.Study:
    with writing(tmp_path / "db") as database:
        database.record(HERE, CASE, results())
        database.set_default(HERE, CASE, "p64none")
        database.set_rejections(HERE, CASE, [Rejection("registers", 7, "x")])
        (found,) = analysis.studies(database)
        return found


def test_regret(study: analysis.Study) -> None:
    assert study.auto_us == pytest.approx(22.0)
    assert study.regret == pytest.approx(1.2)
    assert study.top_regret == 0.0
    assert replace(study, default="not measured").regret is None


def test_only_the_first_of_the_models_order_count(
    study: analysis.Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "TOP", 2)
    assert study.top_regret == pytest.approx(1.0)


def test_what_mattered(study: analysis.Study) -> None:
    first, second = analysis.mattered(study.ranked)
    assert first == ("tile.1", pytest.approx(1.0), "128")
    assert second == ("cluster", pytest.approx(0.1), "2,1")


def test_a_heat_map_has_the_best_of_each_pair(study: analysis.Study) -> None:
    found = analysis.heat_map(study.ranked)
    assert found is not None and (found.down, found.across) == ("cluster", "tile.1")
    assert (found.rows, found.columns) == (("2,1", "none"), ("64", "96", "128"))
    assert found.us[0][2] == pytest.approx(10.0) and found.us[1][0] == pytest.approx(22.0)
    assert analysis.heat_map(study.ranked[:1]) is None


def test_reasons_are_counted(study: analysis.Study) -> None:
    assert analysis.reasons([study, study]) == [("needed registers", 14), ("measured: hang", 2)]


def test_the_page_needs_nothing_else(tmp_path: Path) -> None:
    with writing(tmp_path / "db") as database:
        database.record(HERE, CASE, results())
        database.set_default(HERE, CASE, "p64none")
        database.set_rejections(HERE, CASE, [Rejection("registers", 7, "x")])
    assert main(["tune", "report", str(tmp_path / "out"), "--database", str(tmp_path / "db")]) == 0
    page = (tmp_path / "out" / "report.html").read_text()
    assert not re.search(r"(?:src|href)=['\"](?!data:)", page) and "http" not in page
    assert page.count("data:image/png;base64,") == 5
    assert "120.0 %" in page and "some{tile=128,128 cluster=2,1}" in page
    pictures = sorted(each.name for each in (tmp_path / "out").glob("*.png"))
    assert len(pictures) == 5
    assert all((tmp_path / "out" / each).read_bytes()[:4] == b"\x89PNG" for each in pictures)


def test_a_report_of_nothing_is_refused(tmp_path: Path) -> None:
    with writing(tmp_path / "db") as database, pytest.raises(GemmcError, match="that was right"):
        write(database, tmp_path / "out")
