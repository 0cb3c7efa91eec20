"""docs/ladder: a page per rung, and what they quote is what the script would write."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from types import ModuleType

import pytest
import scripts

from gemmc.bench.results import to_json
from gemmc.cli import main
from gemmc.ladder import static
from gemmc.ladder.rungs import rungs
from ladder.fakes import report
from ladder.once import STATIC

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "ladder"
SECTIONS = ("place", "diff", "ir", "needs", "counters", "measured")


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """docs/ladder/update.py, loaded anew."""
    monkeypatch.setattr(static, "static", STATIC)
    return scripts.load(PAGES / "update.py")


def test_every_rung_has_a_page_and_every_page_a_rung() -> None:
    pages = {path.stem for path in PAGES.glob("*.md")} - {"README"}
    assert pages == {rung.name for rung in rungs()}


@pytest.mark.slow
def test_pages_are_up_to_date(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    code = script.main(["--check"])
    assert code == 0, f"{capsys.readouterr().out}run python3 docs/ladder/update.py"


@pytest.mark.parametrize("path", sorted(PAGES.glob("*.md")), ids=lambda path: path.stem)
def test_every_page_has_every_section(path: Path) -> None:
    kinds = re.findall(r"<!-- generated: (\S+)", path.read_text("utf-8"))
    needed = ("rungs", "speeds", "source") if path.stem == "README" else SECTIONS
    timed = ("timeline",) if path.stem.startswith("hopper") else ()
    assert set(kinds) == {*needed, *timed}


def test_the_command_of_a_timeline_draws_its_picture(tmp_path: Path) -> None:
    text = (PAGES / "hopper-pingpong.md").read_text("utf-8")
    (command,) = re.findall(r"^gemmc (timeline .*\\\n.*)$", text, re.M)
    drawn = tmp_path / "drawn.svg"
    words = shlex.split(command.replace("\\\n", ""))
    assert main([*words, "--svg", str(drawn)]) == 0
    (name, link) = re.findall(r"\[!\[The timeline.*\]\((.*)\)\]\((.*)\)", text)[0]
    assert name == link
    assert drawn.read_text() == (PAGES / name).read_text()


def test_registers_are_those_that_a_card_counted() -> None:
    counted: dict[str, int] = {}
    for path in (ROOT / "bench" / "results").glob("counters-*[f36]*.json"):
        for name, case in json.loads(path.read_text())["cases"].items():
            rung = re.sub(r"-(bf16|f32)-.*", "", name)
            if (PAGES / f"{rung}.md").exists():
                counted[rung] = int(case["summary"]["registers"])
    # Its copies changed after the counters were taken.
    del counted["ampere-mma"]
    assert len(counted) == 11
    for rung, registers in counted.items():
        assert f"| `{rung}` | {registers} | " in (PAGES / f"{rung}.md").read_text(), rung


def test_the_walk_names_every_rung_in_order() -> None:
    links = re.findall(r"^\d\. \[.*\]\((\S+)\.md\)", (PAGES / "README.md").read_text(), re.M)
    assert links == [rung.name for rung in rungs()]


def test_what_was_measured_is_shown(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = rungs()[:2]
    times = report(cublas=3.0, **{first.name: 60.0, second.name: 15.0})
    (tmp_path / "ladder-x.json").write_text(to_json(times))
    monkeypatch.setattr(script, "RESULTS", tmp_path)
    (*_, line) = script.measured_(second, "")
    assert line == (
        "| f32-nn-4096x4096x4096 | 15.000 ms | 9.2 | 20.0% | 4.00 | "
        "[ladder-x.json](../../bench/results/ladder-x.json) |"
    )
    assert "| 5.0% | | [ladder-x.json]" in script.measured_(first, "")[-1]
    assert script.measured_(rungs()[2], "") == [script.NOT_TIMED]
    assert "20.0% (f32-nn-4096x4096x4096)" in script.rungs_(None, "")[3]
    (base,) = script.speeds(None, "")
    assert "f32-nn-4096x4096x4096 on a made-up GPU, cuBLAS at 45.8 TFLOP/s" in base


def test_a_page_without_a_pipeline_is_left_alone(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    text = "# x\n\n<!-- generated: diff -->\nold\n<!-- /generated -->\n"
    (tmp_path / "not-a-rung.md").write_text(text)
    monkeypatch.setattr(script, "PAGES", tmp_path)
    assert script.main([]) == 0
    assert "not-a-rung.md: left alone" in capsys.readouterr().out
    assert (tmp_path / "not-a-rung.md").read_text() == text
    assert script.main(["--check"]) == 1


def test_stale_blocks_are_rewritten_once(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung = rungs()[1]
    page = tmp_path / f"{rung.name}.md"
    page.write_text("before\n<!-- generated: diff -->\nold\n<!-- /generated -->\nafter\n")
    monkeypatch.setattr(script, "PAGES", tmp_path)
    assert script.main(["--check"]) == 1
    assert "old" in page.read_text()
    assert script.main([]) == 0
    first = page.read_text()
    assert "old" not in first and first.startswith("before\n") and first.endswith("after\n")
    assert script.main([]) == 0
    assert page.read_text() == first


@pytest.mark.parametrize(
    ("block", "message"),
    [
        ("ir after=insert-barriers show=nowhere", "no line after insert-barriers has nowhere"),
        ("ir after=no-pass show=x", "no line after no-pass has x"),
    ],
)
def test_excerpts_of_nothing_are_refused(script: ModuleType, block: str, message: str) -> None:
    kind, _, arguments = block.partition(" ")
    with pytest.raises(SystemExit, match=message):
        script.KINDS[kind](rungs()[0], arguments)


def test_an_excerpt_marks_what_it_leaves_out(script: ModuleType) -> None:
    lines = ["  a", "  b1", "    b2", "  c", "  b3"]
    assert list(script.excerpt(lines, "b")) == ["b1", "  b2", "…", "b3"]
