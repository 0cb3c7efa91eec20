"""`gemmc run` on IR that was dumped after a pass: every level runs, and says what a check needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from gemmc import pipeline
from gemmc.cli import main

SOURCE = Path(__file__).parent.parent / "inputs" / "matmul_f32.mlir"
PASSES = "resize{m=40 n=24 k=16}," + pipeline.load("simt-smem").text
NOTHING = "#: title = no pass\n"


@pytest.fixture(scope="module")
def dumped(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("dump")
    assert main([str(SOURCE), "-p", PASSES, "--dump-dir", str(folder)]) == 0
    return sorted(folder.glob("*.mlir"))


def run(path: Path, *options: str) -> int:
    none = path.parent / "none.pipeline"
    none.write_text(NOTHING)
    return main(["run", str(path), "-p", str(none), "--on", "cpu", *options])


def test_every_level_runs_without_the_program(
    dumped: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(dumped) > 15
    for path in dumped:
        assert run(path, "--ints") == 0
        assert capsys.readouterr().out.endswith("on the CPU; the result was not checked\n")


def test_the_last_level_runs_as_text(dumped: list[Path]) -> None:
    assert run(dumped[-1], "--level", "ptx") == 0


@pytest.mark.parametrize("after", ["form-kernel", "linearize"])
def test_a_check_needs_the_program(
    dumped: list[Path], capsys: pytest.CaptureFixture[str], after: str
) -> None:
    (path,) = [each for each in dumped if each.stem.endswith(after)]
    assert run(path, "--check") == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}:")
    needed = "needed the program itself, a function on tensors, to check against; found a kernel"
    assert err.endswith(f".kernel: {needed}; run it without the check\n")
