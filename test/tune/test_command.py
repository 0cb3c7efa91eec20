"""`gemmc tune` as it is typed, without a GPU or on a fake one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tune.fake_device import NAME, AnyKernel

import gemmc
from gemmc.cli import main
from gemmc.cli.tune import tune_parser
from gemmc.tune import gpu
from gemmc.tuned.database import VARIABLE, reading

Captured = pytest.CaptureFixture[str]
ROOT = Path(gemmc.__file__).parents[1]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "folder" / "tuning.sqlite"
    monkeypatch.setenv(VARIABLE, str(path))
    return path


@pytest.fixture
def fake_gpu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "Gpu", AnyKernel(str(tmp_path / "log")))


def test_a_list_is_in_the_models_order(file: Path, capsys: Captured) -> None:
    assert main(["tune", "--sizes", "512x512x512", "--list", "--most", "30"]) == 0
    *lines, total = (each for each in capsys.readouterr().out.splitlines() if "needed" not in each)
    assert total.startswith("512x512x512:bf16:nt:bf16: 30 configurations, 0 have a result on")
    found = [re.match(r" +(\d+) +([\d.]+) us  (\w\S+)\{.*\}  \((.+)\)", line) for line in lines]
    rows = [(each[1], float(each[2]), each[4]) for each in found if each]
    assert [int(number) for number, _, _ in rows] == list(range(1, 31))
    times = [us for _, us, source in rows if not source.endswith("changed")]
    assert times[1:] == sorted(times[1:]) and len(times) > 5
    assert not file.exists()


def test_a_dry_run_counts_reasons(file: Path, capsys: Captured) -> None:
    sizes = "1001x1001x1001:bf16:tt,64x64x64:f32"
    assert main(["tune", "--sizes", sizes, "--dry-run", "--most", "400"]) == 0
    out = capsys.readouterr().out
    needed = r"^ +(\d+)  needed copies of threads for one CTA; such as \S+"
    count = re.search(needed, out, re.MULTILINE)
    assert count and int(count[1]) > 100
    assert f"; {count[1]} rejected" not in out  # shared memory and doubles are counted, too
    assert re.search(r"64x64x64:f32:nt:f32: \d+ configurations", out)


def test_tuning_and_what_follows(
    file: Path, fake_gpu: None, tmp_path: Path, capsys: Captured
) -> None:
    command = ["tune", "--sizes", "64x64x64", "--most", "3", "--workers", "1", "--gpus", "0"]
    assert main(command) == 0
    done = capsys.readouterr()
    assert f"measuring on {NAME}, driver 1.0, ptxas 13." in done.out
    assert re.search(r"best \d+\.00 us", done.out) and f"results: {file}" in done.out
    assert f"warning: needed NVIDIA H200, which the candidates are for; found {NAME}" in done.err
    with reading(file) as database:
        assert database is not None and len(database.entries()) == 3
    assert main(command) == 0
    assert "nothing new" in capsys.readouterr().out
    own = "hopper-coop{tile=64,64,64 cluster=none epilogue=plain persistent=false stages=2}"
    assert main([*command[:-4], "--workers", "1", "--configuration", own]) == 0
    with reading(file) as database:
        assert database is not None and len(database.entries()) == 4
        assert database.entries()[-1].result.trial.configuration == own
    assert main(["tune", "export", str(tmp_path / "out.json")]) == 0
    other = str(tmp_path / "other.sqlite")
    assert main(["tune", "import", str(tmp_path / "out.json"), "--database", other]) == 0
    assert "4 results, 4 of them new" in capsys.readouterr().out


def test_a_file_is_tuned_by_its_program(file: Path, fake_gpu: None) -> None:
    example = str(ROOT / "examples" / "matmul_nt_bf16_cast.mlir")
    common = ["--most", "1", "--workers", "1", "--gpus", "0"]
    assert main(["tune", example, "--sizes", "512x768x1024", *common]) == 0
    with reading(file) as database:
        assert database is not None and len(database.entries()) == 1


def test_ctrl_c_is_code_130(file: Path, fake_gpu: None, monkeypatch: pytest.MonkeyPatch) -> None:
    from gemmc.tune.tuner import Tuner

    def pressed(self: Tuner, task: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Tuner, "tune", pressed)
    assert main(["tune", "--sizes", "64x64x64", "--workers", "1", "--gpus", "0"]) == 130


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--sizes", "12x3"], "--sizes: needed sizes as MxNxK"),
        (["--sizes", "0x1x1", "--list"], "needed sizes from 1 to 2147483647; found '0x1x1'"),
        (["--sizes", "2147483648x9x9", "--list"], "needed sizes from 1 to 2147483647; found"),
        (["--sizes", "9x9x9", "--dask", "foo"], "needed a scheduler's address; found 'foo'"),
        (["no.mlir"], "no.mlir: error: input: needed an existing file; found none"),
        (["export", "x.json"], "tune export: needed a database with results; found none"),
        (["report", "x"], "tune report: needed a database with results; found none"),
        (["import", "no.json"], "needed a file of gemmc-tuning, version 1"),
        (["--sizes", "64x64x64", "--workers", "1", "--gpus", "0"], "needed a device to measure on"),
    ],
)
def test_what_cannot_be_done_is_one_line(
    file: Path, capsys: Captured, argv: list[str], said: str
) -> None:
    assert main(["tune", *argv]) == 1
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1
    assert not file.parent.exists()  # neither a database nor its lock


def test_a_file_that_is_no_text_is_refused_as_elsewhere(
    file: Path, tmp_path: Path, capsys: Captured
) -> None:
    (tmp_path / "bytes.mlir").write_bytes(b"func.func \xff")
    assert main(["tune", str(tmp_path / "bytes.mlir"), "--list"]) == 1
    assert "input: needed UTF-8 text; found byte 0xff at offset 10" in capsys.readouterr().err


def test_a_file_that_is_no_export_makes_no_database(file: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{")
    assert main(["tune", "import", str(tmp_path / "bad.json")]) == 1
    assert not file.parent.exists()


def test_nothing_to_tune(capsys: Captured) -> None:
    with pytest.raises(SystemExit):
        main(["tune"])
    assert "needed files or --sizes" in capsys.readouterr().err
    assert tune_parser().prog == "gemmc tune"
