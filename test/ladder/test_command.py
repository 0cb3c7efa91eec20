"""`gemmc ladder`: without a GPU, with one that is made up, and with times from a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gemmc.bench import session
from gemmc.bench.results import Report, to_json
from gemmc.cli import main
from gemmc.errors import GemmcError
from gemmc.ladder import cpu, plot, static
from gemmc.ladder.rungs import rungs
from gemmc.ladder.static import Static
from ladder.fakes import case, report
from ladder.once import STATIC

Captured = pytest.CaptureFixture[str]
NAMES = [rung.name for rung in rungs() if "f32" in rung.dtypes]
F32 = ("ladder", "--dtype", "f32")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loops have a test of their own."""
    known = cpu.OnCpu("loops", "an idea", "2x2x2", 16, 0.5, True)
    monkeypatch.setattr(cpu, "run_all", lambda: (known,))
    monkeypatch.setattr(static, "static", uncompiled)


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each rung is compiled, once for all tests."""
    monkeypatch.setattr(static, "static", STATIC)


def uncompiled(rung: Any, problem: object, **_: object) -> Static:
    """What a rung needs is looked up elsewhere (`test_pages.py`): most tests compile none."""
    return Static(rung, refused="no")


def measured() -> Report:
    """Every fp32 rung twice as fast as the one before."""
    times = {name: 64.0 / 2**at for at, name in enumerate(NAMES)}
    return report(cublas=1.0, **times)


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A GPU that has measured; the requests made to it."""
    requests: list[Any] = []

    def run(request: Any, say: object, keep: object) -> Report:
        requests.append(request)
        return Report((case(request.problems[0], {
            c.name: c.milliseconds["settled"][0] for c in measured().cases[0].contenders
        }),))  # fmt: skip

    monkeypatch.setattr("gemmc.bench.gpu.torch_or_refuse", lambda who="": object())
    monkeypatch.setattr("gemmc.bench.session.run", run)
    return requests


def lines_of(capsys: Captured, *argv: str) -> list[str]:
    """What a command prints that succeeds."""
    assert main(argv) == 0
    return capsys.readouterr().out.splitlines()


def test_without_a_gpu_it_says_so_in_a_line(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(who: str = "") -> None:
        raise GemmcError(who, "a GPU", "nothing")

    monkeypatch.setattr("gemmc.bench.gpu.torch_or_refuse", none)
    lines = lines_of(capsys, *F32)
    assert sum("nothing is timed (needed a GPU; found nothing)" in line for line in lines) == 1
    table = [line for line in lines if line.startswith(tuple(NAMES))]
    assert [line.split()[0] for line in table] == NAMES
    assert all(line.split()[1:5] == ["-"] * 4 for line in table)


def test_all_ladders_unless_a_type_is_asked_for(capsys: Captured) -> None:
    heads = [line for line in lines_of(capsys, "ladder", "--static") if "C = A B" in line]
    assert heads == [
        "fp32: C = A B, f32-nn-4096x4096x4096",
        "tensor: C = A B, bf16-nt-8192x8192x8192",
        "work: C = A B, bf16-nt-2048x2112x7168",
    ]
    sized = lines_of(capsys, "ladder", "--static", "--dtype", "f16", "--size", "512")
    assert "tensor: C = A B, f16-nt-512x512x512" in sized
    assert not [line for line in sized if line.startswith("fp32")]


@pytest.mark.slow
def test_one_interleaved_run(
    capsys: Captured, gpu: list[Any], compiled: None, tmp_path: Path
) -> None:
    out, file = tmp_path / "pictures", tmp_path / "found.json"
    lines = lines_of(capsys, *F32, "--rounds", "7", "--out", str(out), "--json", str(file))
    (request,) = gpu
    assert list(request.pipelines) == NAMES and request.plan.rounds == 7
    assert [each.name for each in request.problems] == ["f32-nn-4096x4096x4096"]
    first = next(line for line in lines if line.startswith(NAMES[0])).split()
    assert first[1:5] == ["64.000", "ms", "2.1", "1.6%"]
    assert any(line.startswith("cuBLAS (torch.mm)") for line in lines)
    assert len(list(out.iterdir())) == 4
    data = json.loads(file.read_text())
    assert [each["name"] for each in data["ladders"][0]["rungs"]] == NAMES
    again = lines_of(capsys, *F32, "--from", str(file))
    assert [line for line in again if line.startswith("simt")] == [
        line for line in lines if line.startswith("simt")
    ]


def test_what_is_measured_is_kept_when_a_ladder_is_interrupted(
    capsys: Captured, gpu: list[Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The whole rounds of the ladder at hand; and those before it, if it has none."""
    file = tmp_path / "found.json"
    whole = session.run

    def run(request: Any, say: Any, keep: Any) -> Report:
        if request.problems[0].dtype == "f32":
            keep(whole(request, say, keep))
        raise KeyboardInterrupt

    monkeypatch.setattr("gemmc.bench.session.run", run)
    for more, kept in ((("--dtype", "f32"), 1), (("--dtype", "bf16"), 0)):
        file.unlink(missing_ok=True)
        assert main(["ladder", *more, "--json", str(file)]) == 130
        assert f"interrupted: {kept} ladders kept" in capsys.readouterr().out
        assert file.exists() == bool(kept)
    assert main(["ladder", "--json", str(file)]) == 130
    (ladder,) = json.loads(file.read_text())["ladders"]
    assert [each["name"] for each in ladder["rungs"]] == NAMES


@pytest.mark.thorough
def test_times_of_a_benchmark(
    capsys: Captured, compiled: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bench.json"
    file.write_text(to_json(measured()))
    lines = lines_of(capsys, *F32, "--from", str(file))
    assert next(line for line in lines if line.startswith(NAMES[1])).split()[1] == "32.000"
    monkeypatch.setattr(static, "static", uncompiled)
    other = lines_of(capsys, *F32, "--from", str(file), "--size", "64")
    assert next(line for line in other if line.startswith(NAMES[1])).split()[1] == "-"


def test_a_wrong_result_is_a_failure(capsys: Captured, compiled: None, tmp_path: Path) -> None:
    data = json.loads(to_json(measured()))
    data["cases"][0]["contenders"][1]["bound_used"] = 2.0
    file = tmp_path / "bench.json"
    file.write_text(json.dumps(data))
    assert main([*F32, "--from", str(file)]) == 1
    assert "WRONG" in capsys.readouterr().out


def test_wrong_loops_are_a_failure(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = cpu.OnCpu("loops", "an idea", "2x2x2", 16, 0.5, False)
    monkeypatch.setattr(cpu, "run_all", lambda: (wrong,))
    assert main([*F32, "--static"]) == 1
    assert "WRONG" in capsys.readouterr().out


def test_pictures_without_matplotlib_are_a_line(
    capsys: Captured, compiled: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def absent(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(plot, "import_module", absent)
    lines = lines_of(capsys, *F32, "--static", "--out", str(tmp_path))
    assert lines[-1].startswith("error: ladder: needed matplotlib") and not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("argv", "code", "message"),
    [
        (("--size", "0"), 2, "argument --size: needed a number from 1 on; found '0'"),
        (("--rounds", "-1"), 2, "argument --rounds: needed a number from 1 on; found '-1'"),
        (("--dtype", "i4"), 1, "needed a type among bf16, f16, f32; found 'i4'"),
        (("--from", "none.json"), 1, "none.json: error: needed a file or a folder that exists"),
    ],
)
def test_wrong_command_lines(
    capsys: Captured, argv: tuple[str, ...], code: int, message: str
) -> None:
    try:
        found = main(["ladder", *argv])
    except SystemExit as stop:
        found = stop.code
    err = capsys.readouterr().err
    assert found == code and message in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("no json", "needed a JSON object with schema and version"),
        ("[1]", "needed a JSON object with schema and version"),
        ('{"schema": "x", "version": 1}', "needed results of schema gemmc-ladder or gemmc-bench"),
    ],
)
def test_files_that_hold_another_thing(
    capsys: Captured, tmp_path: Path, text: str, message: str
) -> None:
    (tmp_path / "x.json").write_text(text)
    assert main(["ladder", "--from", str(tmp_path / "x.json")]) == 1
    assert message in capsys.readouterr().err
