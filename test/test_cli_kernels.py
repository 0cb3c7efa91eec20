"""The command and kernels: those of every pipeline, and those of programs of several."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from commands import Captured, run
from parts import some

from gemmc import pipeline
from gemmc.cli import main

INPUTS = Path(__file__).parent / "inputs"
EXAMPLES = {
    "f32": "inputs/matmul_f32", "f16": "inputs/matmul_f16_f32", "bf16": "inputs/matmul_bf16_cast",
    "f64": "../examples/matmul_f64",
}  # fmt: skip


@pytest.mark.parametrize(
    "name", some(pipeline.names(), ("simt-smem", "ampere-mma", "hopper-coop"))
)
class TestNamedPipelines:
    """Every pipeline that comes with gemmc, on the input of its first element type."""

    @pytest.fixture
    def source(self, name: str) -> str:
        dtype = pipeline.metadata_of(name)["dtypes"].split(",")[0].strip()
        return str((INPUTS.parent / f"{EXAMPLES[dtype]}.mlir").resolve())

    def test_one_run_verifies_each_pass_and_leaves_every_file(
        self, capsys: Captured, tmp_path: Path, name: str, source: str
    ) -> None:
        """What --verify-each-ir, --dump-dir and -o are for, all at once."""
        dump, ptx, manifest = tmp_path / "dump", tmp_path / "x.ptx", tmp_path / "x.json"
        looking = ("--verify-each-ir", "--dump-dir", str(dump))
        files = ("-o", str(ptx), "-o", str(manifest))
        assert run(capsys, source, "-p", name, *looking, *files) == (0, "", "")
        passes = [each.name for each in pipeline.load(name).passes]
        numbered = [f"{at:02d}-{each}.mlir" for at, each in enumerate(["input", *passes])]
        written = {Path(source).with_suffix(suffix).name for suffix in (".ptx", ".json")}
        assert {path.name for path in dump.iterdir()} >= {*numbered, *written}
        assert ".target sm_90a" in ptx.read_text()
        assert ptx.read_text() == (dump / Path(source).with_suffix(".ptx").name).read_text()

    @pytest.mark.slow
    def test_the_cubin_is_made_by_ptxas(
        self, capsys: Captured, tmp_path: Path, name: str, source: str
    ) -> None:
        path = tmp_path / "x.cubin"
        assert run(capsys, source, "-p", name, "-o", str(path)) == (0, "", "")
        assert path.read_bytes().startswith(b"\x7fELF")


@pytest.mark.parametrize("name", ["hopper-single", "simt-smem"])
def test_ptx_is_the_default_and_suffixes_say_the_rest(
    capsys: Captured, tmp_path: Path, name: str
) -> None:
    source = str(INPUTS / ("matmul_f32.mlir" if "simt" in name else "matmul_f16_f32.mlir"))
    ptx, manifest, cubin = (tmp_path / f"x.{suffix}" for suffix in ("ptx", "json", "cubin"))
    code, out, err = run(capsys, source, "-p", name)
    assert (code, err) == (0, "")
    files = ("-o", str(ptx), "-o", str(manifest), "-o", str(cubin))
    assert run(capsys, source, "-p", name, *files) == (0, "", "")
    assert ptx.read_text() == out
    assert cubin.read_bytes().startswith(b"\x7fELF")
    assert run(capsys, source, "-p", name, "--emit", "manifest")[1] == manifest.read_text()


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--pipelines", "auto", "nope"], "needed the name of a pass or of a pipeline; found"),
        (["--pipelines", "hopper-coop{tile=1}"], "needed tile of 3 numbers of at least 1"),
        (["--programs", "/nope"], "/nope: error: bench: needed a file that can be read; found No"),
        (["--pipelines", "/nope.pipeline"], "/nope.pipeline: error: pipeline: needed an existing"),
    ],
)  # fmt: skip
def test_names_are_checked_before_a_gpu_is_asked_for(
    capsys: pytest.CaptureFixture[str], argv: list[str], said: str
) -> None:
    assert main(["bench", *argv]) == 1
    assert said in capsys.readouterr().err


def test_programs_are_read_before_a_gpu_is_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "wrong.mlir"
    for text, said in (
        ("\nnonsense", "2:1: error: nonsense: needed an operation that gemmc reads"),
        ("func.func @main() -> i32 {\n  return\n}", "2:3: error: func.return: "),
    ):
        file.write_text(text)
        assert main(["bench", "--programs", str(file)]) == 1
        assert capsys.readouterr().err.startswith(f"{file}:{said}")


@pytest.mark.parametrize(
    ("words", "option", "needed"),
    [
        (["FILE", "-p", "simt-smem", "-o", ""], "-o", "a file's name"),
        (["FILE", "-p", "simt-smem", "--emit", "ptx", "-o", ""], "-o", "a file's name"),
        (["build", "FILE", "-p", "simt-smem", "-o", ""], "-o", "a folder's name"),
        (["show", "FILE", "-p", "simt-smem", "-o", ""], "-o", "a folder's name"),
        (["timeline", "FILE", "-p", "simt-smem", "--svg", ""], "--svg", "a file's name"),
        (["report", "FILE", "-p", "simt-smem", "--json", ""], "--json", "a file's name"),
        (["run", "FILE", "-p", "simt-smem", "--against", ""], "--against", "a file's name"),
        (["explore", "FILE", "--html", ""], "--html", "a file's name"),
        (["bench", "--out", ""], "--out", "a folder's name"),
    ],
)
def test_an_empty_name_is_refused(
    words: list[str], option: str, needed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = str(Path(__file__).parent / "inputs" / "matmul_f32.mlir")
    with pytest.raises(SystemExit) as ended:
        main([source if each == "FILE" else each for each in words])
    said = f"error: argument {option}: needed {needed}; found an empty one"
    assert ended.value.code == 2 and said in capsys.readouterr().err


def test_two_products_are_two_kernels(tmp_path: Path) -> None:
    source = Path(__file__).parent / "inputs" / "two_layer_mlp_f16.mlir"
    dump = tmp_path / "dump"
    assert main([str(source), "-p", "hopper-ws", "--dump-dir", str(dump)]) == 0
    manifest = json.loads((dump / "two_layer_mlp_f16.json").read_text())
    assert manifest["version"] == 2
    assert [each["kernel"] for each in manifest["launches"]] == ["main_0", "main_1"]
    assert [path.name for path in sorted(dump.glob("*.mlir"))] == [
        *("00-input.mlir", "01-normalize-contractions.mlir", "02-form-program.mlir"),
        *("03-share-kernels.mlir", "04-allocate-workspaces.mlir"),
    ]
    for kernel in ("main_0", "main_1"):
        last = sorted((dump / kernel).glob("*.mlir"))[-1]
        assert last.name.endswith("-linearize.mlir")
        assert f"ptx.kernel @{kernel} " in last.read_text()
        begin = f"\n{kernel}: normalize-contractions,form-kernel"
        assert begin in manifest["provenance"]["pipeline"]


def test_stopping_within_the_kernels_of_a_program_leaves_its_launches(
    capsys: pytest.CaptureFixture[str],
) -> None:
    source = Path(__file__).parent / "inputs" / "two_layer_mlp_f16.mlir"
    assert main([str(source), "-p", "hopper-ws", "--stop-after", "form-kernel"]) == 0
    text = capsys.readouterr().out
    assert text.count("tile.kernel @main_") == text.count("launch.run @main_") == 2
    assert main([str(source), "-p", "hopper-ws", "--stop-after", "normalize-contractions"]) == 0
    text = capsys.readouterr().out
    assert "launch." not in text and text.count("= tile.contract") == 2


def test_the_kernels_of_a_program_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    source = Path(__file__).parent / "inputs" / "two_layer_mlp_f16.mlir"
    assert main([str(source), "--pipeline", "auto", "--explain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:15] for line in lines if line.startswith("main_")] == [
        "main_0: product",
        "main_1: product",
    ]
    assert any("takes in arith.maximumf (" in line and "mlir:" in line for line in lines)
    assert sum(line.startswith("  chosen: ") for line in lines) == 2
