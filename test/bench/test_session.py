"""The whole command against a fake GPU: what is printed, written and returned."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from bench.world import World, fake_build

from gemmc.bench import compare, session
from gemmc.bench.results import read_report
from gemmc.cli import main


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    made = World(monkeypatch)
    monkeypatch.setattr(session, "build_all", lambda cases, workers: map(fake_build, cases))
    return made


Captured = pytest.CaptureFixture[str]
SHAPE = "64x32x16"
FAST = "fast.pipeline"


def bench(*more: str, shapes: tuple[str, ...] = (SHAPE,), pipelines: tuple[str, ...] = (FAST,),
          ) -> int:
    return main(["bench", "--shapes", *shapes, "--pipelines", *pipelines, *more])


def test_turns_are_as_long_as_asked_for(world: World, tmp_path: Path) -> None:
    target = tmp_path / "report.json"
    asked = ("--turn", "0.2", "0.1", "--phases", "settled", "--rounds", "2", "--no-limit")
    assert bench("--json", str(target), *asked) == 0
    plan = read_report(target).plan
    assert (plan.own_s, plan.timed_s, plan.turns) == (0.2, 0.1, 4)
    with pytest.raises(SystemExit):
        bench("--turn", "0", "0.1")


def test_a_report_of_before_has_rounds_of_one_turn(world: World, tmp_path: Path) -> None:
    target = tmp_path / "report.json"
    assert bench("--json", str(target), "--phases", "burst", "--rounds", "2", "--no-limit") == 0
    data = json.loads(target.read_text())
    del data["plan"]["turns"]
    target.write_text(json.dumps(data))
    assert read_report(target).plan.turns == 1


def test_a_run(world: World, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "new" / "report.json"
    bars = tmp_path / "bars.json"
    bars.write_text('[{"shape": "64x32x16", "settled": 1.2, "burst": 1.3, "aim": 1.05}]')
    two = (FAST, "slow.pipeline")
    code = bench("--json", str(target), "--bars", str(bars), pipelines=two)
    out = capsys.readouterr().out
    assert code == 0, out
    report = read_report(target)
    (case,) = report.cases
    assert [c.name for c in case.contenders] == ["torch.mm", "cuBLASLt best", "fast", "slow"]
    for state in ("settled", "burst"):
        assert case.ratio("fast", state).median == pytest.approx(1.25, rel=0.03)
        assert case.ratio("slow", state).median == pytest.approx(0.5, rel=0.03)
        assert len(case.named("slow").milliseconds[state]) == 9
    assert case.named("cuBLASLt best").note.startswith("candidate 2 of 3: algorithm 20, tile 21")
    assert report.limits["bf16"].flop == 2 * 256 * 256 * 64 * 8192
    assert all(c.correct and c.repeats == 21 for c in case.contenders)
    assert "fast, settled: lower end" in out and "bar 1.20 met, aim 1.05 met" in out
    assert "bar 1.30 missed by" in out
    assert "right (" in out and f"written: {target}" in out
    assert "contenders: 4 each, rounds: 9; this takes about" in out


def test_the_streams_and_layouts_of_cublaslt(world: World) -> None:
    for layout in ("nt", "nn"):
        assert bench("--layout", layout, "--rounds", "1", "--no-limit") == 0
    assert world.cublaslt.streams == {7}


def test_every_state_is_timed(world: World, tmp_path: Path) -> None:
    target = tmp_path / "r.json"
    assert bench("--l2", "cold", "warm", "--rounds", "2", "--json", str(target), "--no-limit") == 0
    (case,) = read_report(target).cases
    assert case.states == ("burst", "burst warm", "settled", "settled warm")


def test_f32_has_no_limit(world: World, tmp_path: Path) -> None:
    target = tmp_path / "r.json"
    assert bench("--dtype", "f32", "--rounds", "1", "--json", str(target)) == 0
    report = read_report(target)
    assert not report.limits
    assert report.cases[0].contenders[0].note == "without tensor cores"


@pytest.mark.parametrize(
    ("value", "said"),
    [(1000, r"WRONG: [1-9]\S* times the bound"), (float("nan"), "WRONG: inf times the bound")],
)
def test_a_wrong_result(
    world: World, value: float, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    world.spoil["fast"] = lambda out: out.__setitem__((3, 5), value)
    assert bench("--rounds", "1", "--no-limit") == 1
    assert re.search(said, capsys.readouterr().out)


def test_a_result_that_changes(world: World, capsys: pytest.CaptureFixture[str]) -> None:
    count = iter(range(10**9))

    def sometimes(out: Any) -> None:
        if next(count) % 7 == 0:
            out[1, 1] *= 1.01

    world.spoil["fast"] = sometimes
    assert bench("--rounds", "1", "--no-limit", "--repeat-check", "70") == 1
    assert "of 71 launches give other bits" in capsys.readouterr().out


def test_a_limit_that_computes_less_is_wrong(world: World) -> None:
    world.factors["limit"] -= 1
    assert bench("--rounds", "1") == 1


def test_an_output_that_is_not_written(world: World) -> None:
    world.torch.costs["idle"] = 1e-3
    world.spoil["idle"] = lambda out: out.view("uint8").__setitem__(..., 0xFF)
    assert bench("--rounds", "1", "--no-limit", pipelines=("idle.pipeline",)) == 1


def test_refusals(world: World, capsys: pytest.CaptureFixture[str]) -> None:
    refused = ("refused.pipeline",)
    assert bench(pipelines=refused) == 1
    assert "leave it out with --skip-refused" in capsys.readouterr().err
    assert bench("--rounds", "1", "--skip-refused", "--no-limit", pipelines=refused) == 0
    assert "left out: refused-bf16-nt-64x32x16: GemmcError: no" in capsys.readouterr().out
    assert bench(pipelines=("other/fast.pipeline", FAST)) == 1
    assert "found fast-bf16-nt-64x32x16 twice" in capsys.readouterr().err


def test_the_library_is_missed_aloud(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    world.cublaslt.cublasLtCreate = lambda out: 1
    assert bench("--rounds", "1", "--no-limit") == 0
    wanted = "cuBLASLt best  not available: cublasLtCreate answered status 1"
    assert wanted in capsys.readouterr().out


def test_an_algorithm_that_does_not_run_is_passed_over(world: World, tmp_path: Path) -> None:
    world.cublaslt.broken = "lt2"
    target = tmp_path / "r.json"
    assert bench("--rounds", "1", "--no-limit", "--json", str(target)) == 0
    (case,) = read_report(target).cases
    assert case.named("cuBLASLt best").note.startswith("candidate 1 of 3")


def test_what_was_measured_is_kept_when_a_later_problem_fails(
    world: World, tmp_path: Path
) -> None:
    target = tmp_path / "r.json"

    def fail_later(out: Any) -> None:
        if out.shape == (32, 32):
            raise RuntimeError("the machine is gone")

    world.spoil["fast"] = fail_later
    shapes = ("64x32x16", "32x32x16")
    assert bench("--rounds", "1", "--no-limit", "--json", str(target), shapes=shapes) == 1
    assert len(read_report(target).cases) == 1


def test_twice(world: World, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    world.torch.noise = 0.001
    target = tmp_path / "r.json"
    assert bench("--twice", "--rounds", "7", "--no-limit", "--json", str(target)) == 0
    out = capsys.readouterr().out
    assert "4 ratios agree within 1 %" in out
    other = tmp_path / "r-2.json"
    assert main(["bench", "--compare", str(target), str(other)]) == 0
    changed = json.loads(other.read_text())
    times = changed["cases"][0]["contenders"][2]["milliseconds"]
    times["settled"] = [1.02 * t for t in times["settled"]]
    other.write_text(json.dumps(changed))
    assert main(["bench", "--compare", str(target), str(other)]) == 1
    assert "4 ratios do not agree within 1 %: at most 1.9" in capsys.readouterr().out
    assert compare.differences(read_report(target), read_report(target))[0].relative == 0


def test_kernels_from_a_folder(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(session, "USUAL_SMS", 2)
    assert bench("--build", str(tmp_path)) == 0
    names = {path.name for path in tmp_path.iterdir()}
    assert "fast-bf16-nt-64x32x16.json" in names and "limit-bf16-nt-256x256x64.ptx" in names
    monkeypatch.setattr(session, "build_all", lambda *_: pytest.fail("built again"))
    assert bench("--artifacts", str(tmp_path), "--rounds", "1") == 0
    assert bench("--artifacts", str(tmp_path), pipelines=("other.pipeline",)) == 1
    said = capsys.readouterr().err
    assert said.startswith("other-bf16-nt-64x32x16: error: bench: needed kernels that build; found")
    assert "no kernel in the folder" in said
    assert main(["bench", "--artifacts", str(tmp_path), "--rounds", "1", "--shapes", SHAPE]) == 0
    assert "fast " in capsys.readouterr().out


def test_a_report_again(
    world: World, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "r.json"
    assert bench("--rounds", "2", "--json", str(target)) == 0
    first = capsys.readouterr().out
    assert main(["bench", "--from", str(target)]) == 0
    again = capsys.readouterr().out
    assert again in first
    assert main(["bench", "--from", str(target), str(target)]) == 0
    assert capsys.readouterr().out.count("torch.mm") == 2 * again.count("torch.mm")
    picture = tmp_path / "r.svg"
    assert main(["bench", "--plot-from", str(target), "--plot", str(picture)]) == 0
    drawn = picture.read_text()
    assert drawn.startswith("<?xml") and len(drawn) > 2000


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--shapes", "64x32"], 1, "needed extents as MxNxK, each at least 1; found '64x32'"),
        (["--rounds", "0"], 2, "argument --rounds: needed a number from 1 on"),
        (["--plot-from", "x.json"], 2, "--plot-from needs --plot"),
        (["--plot", "x.gif"], 1, "needed a suffix among .svg, .png, .pdf; found 'x.gif'"),
    ],
)
def test_wrong_commands(
    arguments: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        found = main(["bench", *arguments])
    except SystemExit as error:
        found = error.code
    assert found == code
    assert said in capsys.readouterr().err


def test_files_that_are_no_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("{", "[]", "3", '{"schema": "other", "version": 1}'):
        path = tmp_path / "x.json"
        path.write_text(text)
        assert main(["bench", "--from", str(path)]) == 1
        assert f"{path}: error: bench: needed a" in capsys.readouterr().err
        assert main(["bench", "--bars", str(path)]) == 1 or text == "[]"


def stop_after(monkeypatch: pytest.MonkeyPatch, turns: int) -> None:
    """Ctrl-C in the so-manieth turn that counts."""
    from gemmc.bench import measure

    turn, left = measure._turn, [turns]

    def counted(*given: Any) -> float:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return turn(*given)

    monkeypatch.setattr(measure, "_turn", counted)


SETTLED = ("--phases", "settled", "--rounds", "5", "--no-limit", "--no-cublaslt")


def test_whole_rounds_are_kept_when_a_run_is_interrupted(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    target = tmp_path / "report.json"
    stop_after(monkeypatch, 2 * 2 * 4 + 3)  # two contenders, four turns a round
    assert bench("--json", str(target), *SETTLED, shapes=(SHAPE, "32x32x16")) == 130
    (case,) = read_report(target).cases
    for contender in case.contenders:
        assert len(contender.milliseconds["settled"]) == 2 and contender.correct
    assert case.ratio("fast", "settled").median == pytest.approx(1.25, rel=0.05)
    out = capsys.readouterr().out
    assert "settled: round 2 of 5" in out and "round 3 of 5" not in out
    assert f"interrupted: written so far: {target}" in out


def test_nothing_is_kept_before_a_whole_round(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    target = tmp_path / "report.json"
    stop_after(monkeypatch, 3)
    assert bench("--json", str(target), *SETTLED) == 130
    assert not target.exists()
    assert "interrupted: nothing was measured" in capsys.readouterr().out


def test_the_estimate_of_slow_kernels_holds(world: World, capsys: Captured) -> None:
    """A turn is at least one graph, which is several seconds here: known once it was timed."""
    world.torch.costs["slow"] = 2.0
    began = world.torch.clock.monotonic()
    assert bench(*SETTLED, pipelines=("slow.pipeline",)) == 0
    took = world.torch.clock.monotonic() - began
    lines = capsys.readouterr().out.splitlines()
    said = next(line for line in lines if line.startswith("  this takes about"))
    seconds = float(said.split()[3])
    assert seconds == pytest.approx(took, rel=0.25) and seconds > 500
