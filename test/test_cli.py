"""The command: what goes in, what comes out, and every error as one line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from commands import Captured, run

from gemmc import pipeline, registry
from gemmc.cli import COMMANDS, main

INPUTS = Path(__file__).parent / "inputs"
MATMUL = str(INPUTS / "matmul_f32.mlir")
PASSES = "canonicalize,cse"


def refused(capsys: Captured, *argv: str) -> str:
    """The one line that a failing command prints."""
    code, out, err = run(capsys, *argv)
    assert (code, out, err.count("\n")) == (1, "", 1), err
    return err


class TestInput:
    @pytest.mark.parametrize("path", sorted(INPUTS.glob("*.mlir")), ids=lambda path: path.stem)
    def test_without_a_pipeline_it_parses_verifies_and_prints(
        self, capsys: Captured, path: Path, tmp_path: Path
    ) -> None:
        code, first, _ = run(capsys, str(path))
        assert code == 0
        (tmp_path / "again.mlir").write_text(first)
        assert run(capsys, str(tmp_path / "again.mlir")) == (0, first, "")

    def test_stdin(self) -> None:
        command = [sys.executable, "-m", "gemmc", "-", "-p", PASSES]
        text = Path(MATMUL).read_text()
        done = subprocess.run(command, input=text, capture_output=True, text=True)
        assert done.returncode == 0
        assert "linalg.matmul" in done.stdout

    def test_a_missing_file(self, capsys: Captured) -> None:
        needed = "none.mlir: error: input: needed an existing file; found none"
        assert refused(capsys, "none.mlir") == f"{needed}\n"
        meant = refused(capsys, str(INPUTS / "matmul_f23.mlir"))
        assert meant.endswith(f"found none; did you mean '{MATMUL}'?\n")

    def test_a_folder(self, capsys: Captured, tmp_path: Path) -> None:
        needed = "error: input: needed a file; found a folder"
        assert refused(capsys, str(tmp_path)) == f"{tmp_path}: {needed}\n"

    def test_text_that_does_not_parse(self, capsys: Captured, tmp_path: Path) -> None:
        path = tmp_path / "bad.mlir"
        path.write_text("func.func @f() {\n  %0 = \n}\n")
        assert refused(capsys, str(path)).startswith(f"{path}:3:1: error: ")

    def test_bytes_that_are_not_text(self, capsys: Captured, tmp_path: Path) -> None:
        path = tmp_path / "bytes.mlir"
        path.write_bytes(b"ok\xff")
        assert refused(capsys, str(path)).endswith("found byte 0xff at offset 2\n")

    def test_a_program_that_does_not_verify(self, capsys: Captured, tmp_path: Path) -> None:
        path = tmp_path / "wrong.mlir"
        path.write_text("func.func @f(%a: f32) -> f16 {\n  func.return %a : f32\n}\n")
        message = refused(capsys, str(path))
        assert message.startswith(f"{path}:")
        assert "error: func" in message


class TestCommandLine:
    def test_no_input(self, capsys: Captured) -> None:
        code, _, err = run(capsys)
        assert (code, err.count("\n")) == (2, 1)
        assert "needed an input file" in err

    @pytest.mark.parametrize("argv", [["--no-such"], ["x", "--emit", "elf"], ["run", "x.mlir"]])
    def test_a_wrong_command_line_is_one_line_and_code_2(
        self, capsys: Captured, argv: list[str]
    ) -> None:
        code, out, err = run(capsys, *argv)
        assert (code, out, err.count("\n")) == (2, "", 1)

    def test_a_misspelled_command(self, capsys: Captured) -> None:
        known = ", ".join(COMMANDS)
        found = f"needed a file or a command ({known}); found 'runn'; did you mean 'run'?"
        for argv in (["runn"], ["runn", MATMUL, "-p", PASSES]):
            code, out, err = run(capsys, *argv)
            assert (code, out) == (2, "")
            assert err == f"gemmc: error: {found} (--help lists the options)\n"

    def test_every_command_is_in_the_help(self, capsys: Captured) -> None:
        code, out, _ = run(capsys, "--help")
        assert code == 0
        assert all(f"{each} (" in " ".join(out.split()) for each in COMMANDS)
        for each in COMMANDS:
            assert run(capsys, each, "--help")[0] == 0

    @pytest.mark.parametrize(
        "argv",
        [
            ["run", MATMUL, "-p", PASSES, "--seed", "-1"],
            ["run", MATMUL, "-p", PASSES, "--device", "first"],
            ["timeline", MATMUL, "-p", PASSES, "--ctas", "1,x"],
            ["sim", "k.ptx", "--manifest", "k.json", "--ctas", "all"],
            ["bench", "--rounds", "0"],
            ["bench", "--seconds", "-1"],
            ["ladder", "--size", "big"],
        ],
        ids=lambda argv: " ".join(argv[-2:]),
    )
    def test_a_wrong_number_is_one_line_and_code_2(self, capsys: Captured, argv: list[str]) -> None:
        code, out, err = run(capsys, *argv)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert f"argument {argv[-2]}: needed " in err
        assert f"found '{argv[-1]}'" in err

    def test_version(self, capsys: Captured) -> None:
        assert run(capsys, "--version")[:2] == (0, "gemmc 0.1.0\n")

    def test_passes_are_listed_with_what_they_do(self, capsys: Captured) -> None:
        code, out, _ = run(capsys, "--list-passes")
        assert code == 0
        listed = [line.split(maxsplit=1) for line in out.splitlines()]
        assert tuple(name for name, _ in listed) == registry.PASS_NAMES

    def test_pipelines_are_listed_with_their_title(self, capsys: Captured) -> None:
        code, out, _ = run(capsys, "--list-pipelines")
        assert code == 0
        listed = dict(line.split(maxsplit=1) for line in out.splitlines())
        assert listed == {name: pipeline.load(name).metadata["title"] for name in pipeline.names()}

    def test_an_unknown_pass(self, capsys: Captured) -> None:
        message = refused(capsys, MATMUL, "-p", "cse,canonicalise")
        assert "did you mean 'canonicalize'" in message

    @pytest.mark.parametrize("option", ["--stop-after", "--print-ir-after"])
    def test_a_pass_that_the_pipeline_does_not_have(self, capsys: Captured, option: str) -> None:
        message = refused(capsys, MATMUL, "-p", PASSES, option, "promote")
        needed = "needed a pass of the pipeline (canonicalize, cse); found 'promote'"
        assert message == f"error: {option}: {needed}\n"

    def test_a_pass_that_is_misspelled_or_was_renamed(self, capsys: Captured) -> None:
        message = refused(capsys, MATMUL, "-p", PASSES, "--stop-after", "canonicalise")
        assert message.endswith("; did you mean 'canonicalize'?\n")
        message = refused(capsys, MATMUL, "-p", PASSES, "--stop-after", "stage-output")
        assert message.endswith("; it is called 'stage-epilogue' now\n")

    def test_a_pass_is_left_out(self, capsys: Captured) -> None:
        for change in (["--set", "-cse"], ["--set=-cse"]):
            code, _, err = run(capsys, MATMUL, "-p", PASSES, *change, "--print-ir-after-all")
            assert (code, "after canonicalize" in err, "after cse" in err) == (0, True, False)
        code, _, err = run(capsys, MATMUL, "-p", PASSES, "--set", "--timing")
        assert (code, "expected one argument" in err) == (2, True)

    def test_a_file_s_parameters(self, capsys: Captured, tmp_path: Path) -> None:
        path = tmp_path / "mine.pipeline"
        path.write_text("#: param rows = 64\n#: param early = false | true\n"
                        "cse if early\nresize{m=$rows}\n")  # fmt: skip
        code, out, err = run(capsys, MATMUL, "-p", f"{path}{{rows=128 early}}", "--timing")
        assert (code, "tensor<128x" in out, " cse" in err) == (0, True, True)
        message = refused(capsys, MATMUL, "-p", f"{path}{{row=128}}")
        assert message.endswith("found 'row'; did you mean 'rows'?\n")
        message = refused(capsys, MATMUL, "-p", f"{tmp_path}/none.pipeline{{rows=128}}")
        needed = f"needed an existing file; found none; did you mean '{path}'?"
        assert message == f"{tmp_path}/none.pipeline: error: pipeline: {needed}\n"

    def test_no_pipeline(self, capsys: Captured, tmp_path: Path) -> None:
        message = refused(capsys, MATMUL, "-o", str(tmp_path / "a.ptx"))
        needed = "needed a pipeline that makes PTX of 'func.func'; found none; give one: --pipeline"
        assert message.startswith(f"error: emit: {needed} auto")

    def test_a_wrong_change_stands_on_the_command_line(self, capsys: Captured) -> None:
        message = refused(capsys, MATMUL, "-p", "hopper-ws", "--set", "form-kernel.m=256")
        needed = "form-kernel: needed one of the options tile; found 'm'"
        assert message == f"--set form-kernel.m=256: error: {needed}\n"
        message = refused(capsys, MATMUL, "-p", "auto", "--set", "form-kernel.tile=64,64,16")
        assert message.startswith("--set form-kernel.tile=64,64,16: error: pipeline: needed")
        assert "print what it chooses with --show-pipeline into FILE.pipeline" in message

    def test_a_function_without_results(self, capsys: Captured, tmp_path: Path) -> None:
        path = tmp_path / "nothing.mlir"
        path.write_text("func.func @main() { return }")
        message = refused(capsys, str(path), "-p", "auto")
        assert message.endswith(
            "error: func.func: needed a function that returns a tensor; found no results\n"
        )

    def test_an_unforeseen_error_is_one_line_too(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(*_: object) -> None:
            raise KeyError("a bug")

        monkeypatch.setattr("gemmc.frontend.verify", fail)
        assert refused(capsys, MATMUL).startswith("error: internal: KeyError: 'a bug'")
        monkeypatch.setenv("GEMMC_TRACEBACK", "1")
        with pytest.raises(KeyError):
            main([MATMUL])

    def test_a_reader_that_leaves_early(self) -> None:
        command = f"{sys.executable} -m gemmc {MATMUL} | head -c 0"
        done = subprocess.run(command, shell=True, capture_output=True, text=True)
        assert done.stderr == ""


class TestLooking:
    def test_print_after_all_goes_to_stderr_and_parses_again(
        self, capsys: Captured, tmp_path: Path
    ) -> None:
        code, out, err = run(capsys, MATMUL, "-p", PASSES, "--print-ir-after-all")
        assert code == 0
        parts = err.split("// -----// IR after ")
        assert [part.split(" ")[0] for part in parts[1:]] == ["canonicalize", "cse"]
        path = tmp_path / "last.mlir"
        path.write_text("// -----// IR after " + parts[2])
        assert run(capsys, str(path)) == (0, out, "")

    def test_print_after_one(self, capsys: Captured) -> None:
        _, _, err = run(capsys, MATMUL, "-p", PASSES, "--print-ir-after", "cse")
        assert err.startswith("// -----// IR after cse //----- //\nbuiltin.module")
        assert err.count("IR after") == 1

    def test_stop_after_and_the_rest_give_the_whole(self, capsys: Captured, tmp_path: Path) -> None:
        whole = "resize{m=64},canonicalize,resize{n=128},cse"
        _, expected, _ = run(capsys, MATMUL, "-p", whole)
        path = tmp_path / "middle.mlir"
        run(capsys, MATMUL, "-p", whole, "--stop-after", "canonicalize", "-o", str(path))
        assert run(capsys, str(path), "-p", "resize{n=128},cse") == (0, expected, "")

    def test_the_dump_has_the_input_and_every_pass(self, capsys: Captured, tmp_path: Path) -> None:
        folder = tmp_path / "deep" / "dump"
        folder.mkdir(parents=True)
        for name in ("07-old.mlir", "notes.mlir"):
            (folder / name).write_text("")
        code, out, err = run(capsys, MATMUL, "-p", PASSES, "--dump-dir", str(folder))
        assert (code, out, err) == (0, "", "")
        names = ["00-input.mlir", "01-canonicalize.mlir", "02-cse.mlir", "notes.mlir"]
        assert sorted(path.name for path in folder.iterdir()) == names
        assert (folder / names[0]).read_text() == run(capsys, MATMUL)[1]

    def test_timing_names_every_pass(self, capsys: Captured) -> None:
        _, _, err = run(capsys, MATMUL, "-p", PASSES, "--timing")
        steps = [line.split(" ms  ")[1] for line in err.splitlines()]
        assert steps == ["load pipeline", "parse", "verify input", "canonicalize", "cse", "total"]

    def test_verify_each_names_the_pass_that_broke_the_program(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from xdsl.dialects.builtin import i1
        from xdsl.transforms.canonicalize import CanonicalizePass

        def spoil(self: object, ctx: object, module: object) -> None:
            function = next(iter(module.body.ops))  # pyright: ignore
            function.body.block.insert_arg(i1, 0)

        monkeypatch.setattr(CanonicalizePass, "apply", spoil)
        message = refused(capsys, MATMUL, "-p", PASSES, "--verify-each-ir")
        assert "error: func.func" in message
        assert message.endswith("(after the pass canonicalize)\n")


class TestOutputs:
    def test_a_file_gets_what_stdout_would(self, capsys: Captured, tmp_path: Path) -> None:
        path = tmp_path / "out.mlir"
        _, expected, _ = run(capsys, MATMUL, "-p", PASSES)
        assert run(capsys, MATMUL, "-p", PASSES, "-o", str(path)) == (0, "", "")
        assert path.read_text() == expected
        assert [each.name for each in tmp_path.iterdir()] == ["out.mlir"]

    def test_an_unknown_suffix(self, capsys: Captured, tmp_path: Path) -> None:
        assert "needed a suffix among .mlir" in refused(
            capsys, MATMUL, "-o", str(tmp_path / "x.elf")
        )

    def test_emit_overrules_the_suffix(self, capsys: Captured, tmp_path: Path) -> None:
        path = tmp_path / "x.txt"
        assert run(capsys, MATMUL, "--emit", "mlir", "-o", str(path))[0] == 0
        assert path.read_text().startswith("builtin.module")

    @pytest.mark.parametrize("kind", ["ptx", "cubin", "manifest"])
    def test_a_program_that_is_not_ptx_yet(self, capsys: Captured, kind: str) -> None:
        message = refused(capsys, MATMUL, "-p", PASSES, "--emit", kind)
        assert "needed a module of ptx operations to emit; found 'func.func' in it" in message

    def test_an_error_leaves_every_file_as_it_was(self, capsys: Captured, tmp_path: Path) -> None:
        first, second = tmp_path / "a.mlir", tmp_path / "b.ptx"
        first.write_text("before")
        refused(capsys, MATMUL, "-p", PASSES, "-o", str(first), "-o", str(second))
        assert first.read_text() == "before"
        assert [path.name for path in tmp_path.iterdir()] == ["a.mlir"]

    def test_a_folder_that_is_not_there(self, capsys: Captured, tmp_path: Path) -> None:
        path = tmp_path / "none" / "x.mlir"
        needed = f"needed an existing folder; found no '{path.parent}'; make it"
        (broken := tmp_path / "broken.mlir").write_text("no program")
        for source in (MATMUL, str(broken)):  # it is said ahead of reading the program
            assert refused(capsys, source, "-o", str(path)) == f"{path}: error: output: {needed}\n"

    @pytest.mark.parametrize("bad", ["none/x.json", "folder.json"])
    def test_an_output_that_cannot_be_leaves_no_other(
        self, capsys: Captured, tmp_path: Path, bad: str
    ) -> None:
        (tmp_path / "folder.json").mkdir()
        files = ("-o", str(tmp_path / "x.ptx"), "-o", str(tmp_path / bad))
        message = refused(capsys, MATMUL, "-p", "simt-naive", *files)
        assert message.startswith(f"{tmp_path / bad}: error: output: needed a")
        assert [path.name for path in tmp_path.iterdir()] == ["folder.json"]

    def test_a_device_without_room(self, capsys: Captured, tmp_path: Path) -> None:
        files = ("-o", str(tmp_path / "x.mlir"), "-o", "/dev/full")
        message = refused(capsys, MATMUL, "--emit", "mlir", *files)
        needed = "needed a place to write to; found No space left on device"
        assert message == f"/dev/full: error: output: {needed}; make room, or name another file\n"
        assert list(tmp_path.iterdir()) == []

    def test_a_machine_without_ptxas(
        self, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("GEMMC_PTXAS", str(tmp_path / "none"))
        files = ("-o", str(tmp_path / "x.ptx"), "-o", str(tmp_path / "x.cubin"))
        message = refused(capsys, MATMUL, "-p", "simt-naive", *files)
        needed = "needed an executable in $GEMMC_PTXAS"
        assert message == f"error: ptxas: {needed}; found {tmp_path}/none\n"
        assert list(tmp_path.iterdir()) == []

    def test_a_device_can_be_written_to(self, capsys: Captured) -> None:
        assert run(capsys, MATMUL, "--emit", "mlir", "-o", "/dev/null") == (0, "", "")
        assert not Path("/dev/null").is_file()
