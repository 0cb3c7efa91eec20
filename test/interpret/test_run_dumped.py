"""`gemmc run` on IR that was dumped after a pass: every level runs, is checked against the program
that it came from, and what is wrong with it is reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from gemmc import pipeline
from gemmc.cli import main
from interpret.levels import ENDS

INPUTS = Path(__file__).parent.parent / "inputs"
PASSES = {
    "simt-smem": ("simt-smem", "matmul_f32", "resize{m=40 n=24 k=16},"),
    "hopper-ws": ("hopper-ws", "matmul_nt_bf16", "resize{m=72 n=40 k=72},"),
    "deep": ("hopper-ws", "matmul_nt_bf16", "resize{m=64 n=64 k=392},"),
}
"""Pipelines with sizes; the deep one has more steps of K than its ring has slots."""


@pytest.fixture(scope="module")
def dumps(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Path]]:
    """The files of each pipeline, in order."""
    found: dict[str, list[Path]] = {}
    for name, (named, source, resized) in PASSES.items():
        folder = tmp_path_factory.mktemp(name)
        passes = resized + pipeline.load(named).text
        options = ["-p", passes, "--dump-dir", str(folder)]
        assert main([str(INPUTS / f"{source}.mlir"), *options]) == 0
        found[name] = sorted(folder.glob("*.mlir"))
    return found


def file_after(dump: list[Path], name: str) -> Path:
    (path,) = [each for each in dump if each.stem.endswith(name)]
    return path


def is_end(path: Path) -> bool:
    """The program, and the last level of each kind."""
    return path.stem.partition("-")[2] in ("input", "resize", *ENDS)


def run(path: Path, *options: str) -> int:
    return main(["run", str(path), "--on", "cpu", *options])


def test_every_level_runs_as_it_is(
    dumps: dict[str, list[Path]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(dumps["simt-smem"]) > 15
    for path in dumps["simt-smem"][::5]:  # all of them run below, where they are checked
        assert run(path, "--ints") == 0
        said = f"{path}: ran as it is on the CPU; the result was not checked\n"
        assert capsys.readouterr().out.endswith(said)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "every"), [
    ("simt-smem", False),
    *(pytest.param(each, True, marks=pytest.mark.thorough) for each in ("simt-smem", "hopper-ws")),
])  # fmt: skip
def test_every_level_is_checked_against_the_program(
    dumps: dict[str, list[Path]], capsys: pytest.CaptureFixture[str], name: str, every: bool
) -> None:
    source = dumps[name][1]
    assert source.name == "01-resize.mlir"
    for path in dumps[name] if every else [each for each in dumps[name] if is_end(each)]:
        assert run(path, "--ints", "--check") == 0
        said = capsys.readouterr().out.splitlines()[-1]
        from_there = said.endswith(f"PASS (what is right: {source})")
        assert from_there == (path not in dumps[name][:2]), said


def test_a_wrong_one_fails_the_check(
    dumps: dict[str, list[Path]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = file_after(dumps["hopper-ws"], "form-kernel").read_text()
    path = tmp_path / "wrong.mlir"
    path.write_text(text.replace("tile.window %arg0[%row, %k_1]", "tile.window %arg0[%row, %c64]"))
    assert path.read_text() != text
    against = ("--against", str(dumps["hopper-ws"][1]))
    assert run(path, "--ints", "--check", *against) == 1
    said = capsys.readouterr().out
    assert ", expected " in said and f"(what is right: {against[1]})" in said


@pytest.mark.parametrize(
    ("after", "wait"), [("insert-barriers", "barrier.wait %"), ("lower-rings", "wait_parity %")]
)
@pytest.mark.parametrize("which", [0, 1])
def test_a_wait_that_is_deleted_is_reported_as_in_python(
    dumps: dict[str, list[Path]], capsys: pytest.CaptureFixture[str], after: str, wait: str,
    which: int,
) -> None:  # fmt: skip
    """The wait for a copy, or for an empty slot: both runs say which byte, by whom and where."""
    whole = file_after(dumps["deep"], after)
    lines = whole.read_text().splitlines(keepends=True)
    del lines[[at for at, line in enumerate(lines) if wait in line][which]]
    broken = whole.with_name(f"{whole.name[:3]}broken.mlir")
    broken.write_text("".join(lines))
    try:
        codes = [run(broken, "--check", "--seed", str(seed)) for seed in range(4)]
        report = capsys.readouterr().out
    finally:
        broken.unlink()
    assert 1 in codes
    assert "needed" not in report
    assert f"at tma.load ({broken}:" in report or f"({broken}:" in report
    assert "_ring[0] (shared byte " in report and "iteration " in report


def test_the_last_level_runs_as_text(
    dumps: dict[str, list[Path]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(dumps["simt-smem"][-1], "--level", "ptx", "--check") == 0
    assert "PASS" in capsys.readouterr().out


@pytest.mark.parametrize("after", ["form-kernel", "linearize"])
def test_a_check_needs_the_program(
    dumps: dict[str, list[Path]], tmp_path: Path, capsys: pytest.CaptureFixture[str], after: str
) -> None:
    path = tmp_path / "alone.mlir"
    path.write_text(file_after(dumps["simt-smem"], after).read_text())
    assert run(path, "--check") == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}:")
    needed = "needed the program itself, a function on tensors, to check against; found a kernel"
    assert err.endswith(f".kernel: {needed}; name it with --against, or run without --check\n")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ((), "needed --pipeline P, or --on cpu, which runs a program as it is"),
        (("--on", "cpu", "--against", "x.mlir"), "--against needs --check"),
    ],
)
def test_a_wrong_command_line(
    dumps: dict[str, list[Path]], capsys: pytest.CaptureFixture[str],
    options: tuple[str, ...], message: str,
) -> None:  # fmt: skip
    with pytest.raises(SystemExit) as stop:
        main(["run", str(dumps["simt-smem"][-1]), *options])
    assert stop.value.code == 2
    assert message in capsys.readouterr().err


def test_the_kernels_of_a_program_are_checked_each_against_its_own_product(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (INPUTS / "two_layer_mlp_f16.mlir").read_text()
    for size, small in (("256", "64"), ("512", "64"), ("2048", "128")):
        text = text.replace(f"<{size}x", f"<{small}x").replace(f"x{size}x", f"x{small}x")
    program = tmp_path / "mlp.mlir"
    program.write_text(text)
    assert main([str(program), "-p", "hopper-ws", "--dump-dir", str(tmp_path / "dump")]) == 0
    kernels = [each for each in (tmp_path / "dump").iterdir() if each.is_dir()]
    assert len(kernels) == 2
    for kernel in kernels:
        for name in ("input", "insert-barriers", "linearize"):
            path = file_after(sorted(kernel.glob("*.mlir")), name)
            assert run(path, "--ints", "--check") == 0
            assert "0 of " in capsys.readouterr().out
