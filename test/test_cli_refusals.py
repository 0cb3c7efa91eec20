"""Words on the command line, and files, that are wrong: one line, no traceback, no file."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from gemmc.cli import main

EXAMPLE = "test/inputs/matmul_f32.mlir"
P = ("-p", "simt-naive")
Captured = pytest.CaptureFixture[str]

CALLS = {
    "two outputs that are one file": (
        [EXAMPLE, *P, "-o", "{}/k.ptx", "-o", "{}/./k.ptx"], 1,
        "error: -o: needed another file for each output; found '{}/./k.ptx', which is named before",
    ),
    "an output that is the input": (
        ["{}/bytes.mlir", *P, "-o", "{}/bytes.mlir"], 1,
        "error: -o: needed another file for each output; found '{}/bytes.mlir', the input",
    ),
    "an input without an end": (
        ["/dev/zero", *P], 1,
        "/dev/zero: error: input: needed a text of less than 2^30 bytes; found more",
    ),
    "an input that can't be read": (
        ["/proc/self/mem", *P], 1,
        "/proc/self/mem: error: input: needed a file that can be read; found Input/output error",
    ),
    "a link to itself": (
        ["{}/loop.mlir", *P], 1,
        "{}/loop.mlir: error: input: needed an existing file; found none",
    ),
    "a folder as a pipeline": (
        [EXAMPLE, "-p", "{}/folder.pipeline"], 1,
        "{}/folder.pipeline: error: pipeline: needed a file; found a folder",
    ),
    "two pipelines of one kernel": (
        [EXAMPLE, *P, "-p", "simt-smem"], 2,
        "gemmc: error: argument --pipeline/--passes/-p: needed one pipeline; "
        "found 'simt-naive' and 'simt-smem' (--help lists the options)",
    ),
    "a dump into a file": (
        [EXAMPLE, *P, "--dump-dir", "{}/bytes.mlir"], 1,
        "{}/bytes.mlir: error: needed a folder; found a file",
    ),
    "bytes to build": (
        ["build", "{}/bytes.mlir", "-o", "{}/out"], 1,
        "{}/bytes.mlir:1:7: error: input: needed UTF-8 text; found byte 0xff at offset 6",
    ),
    "a name that is a word of C": (
        ["build", EXAMPLE, *P, "-o", "{}/out", "--name", "int"], 1,
        "error: build: needed a C identifier as the name; found 'int'; give --name",
    ),
    "an empty name": (
        ["build", EXAMPLE, *P, "-o", "{}/out", "--name", ""], 1,
        "error: build: needed a C identifier as the name; found ''; give --name",
    ),
    "a port that there is not": (
        ["explore", EXAMPLE, "--port", "65536"], 2,
        "gemmc explore: error: argument --port: needed a number from 0 to 65535; found '65536' "
        "(--help lists the options)",
    ),
    "a trace into a picture": (
        ["timeline", EXAMPLE, *P, "-o", "{}/t.svg"], 2,
        "gemmc timeline: error: argument -o: needed a file for a trace in JSON; found an SVG's; "
        "give --svg (--help lists the options)",
    ),
    "an option without its pass": (
        [EXAMPLE, "-p", "hopper-ws", "--set", "stages=3"], 1,
        "error: pipeline: needed a change like pass.option=value, -pass or pass@other; "
        "found 'stages=3'; give multi-buffer.stages=3",
    ),
    "sizes of pictures without a run": (
        ["show", EXAMPLE, *P, "--size", "m=4"], 2,
        "gemmc show: error: --size needs --time: the other pictures show no run "
        "(--help lists the options)",
    ),
    "a picture of no cycles": (
        ["timeline", EXAMPLE, *P, "--span", "0"], 2,
        "gemmc timeline: error: argument --span: needed a number from 1 on; found '0' "
        "(--help lists the options)",
    ),
    "a dump into a folder of no name": (
        [EXAMPLE, *P, "--dump-dir", ""], 2,
        "gemmc: error: argument --dump-dir: needed a folder's name; found an empty one "
        "(--help lists the options)",
    ),
    "a check after each pass that is to write": (
        [EXAMPLE, *P, "--verify-each", "-o", "{}/k.ptx"], 2,
        "gemmc: error: --verify-each writes no file: needed it without -o "
        "(--help lists the options)",
    ),
    "an explanation that is to be dumped": (
        [EXAMPLE, "-p", "auto", "--explain", "--dump-dir", "{}/d"], 2,
        "gemmc: error: --explain writes no file: needed it without --dump-dir "
        "(--help lists the options)",
    ),
    "a check after each pass of none": (
        [EXAMPLE, "--verify-each"], 2,
        "gemmc: error: --verify-each needs --pipeline P, or --tuned: it runs what each pass leaves "
        "(--help lists the options)",
    ),
    "a size of digits that are none": (
        ["run", EXAMPLE, *P, "--size", "m=\u00b2"], 2,
        "gemmc run: error: argument --size: needed NAME=N, such as m=37; found 'm=\u00b2' "
        "(--help lists the options)",
    ),
    "a seed of more digits than Python reads": (
        ["run", EXAMPLE, *P, "--seed", "9" * 5000], 2,
        f"gemmc run: error: argument --seed: needed a number from 0 on; found '{'9' * 5000}' "
        "(--help lists the options)",
    ),
    "a size of several lines": (
        ["run", EXAMPLE, *P, "--size", "m\n=\n"], 2,
        "gemmc run: error: argument --size: needed NAME=N, such as m=37; found 'm = ' "
        "(--help lists the options)",
    ),
    "a timeline and its picture in one file": (
        ["timeline", EXAMPLE, *P, "-o", "{}/t", "--svg", "{}/t"], 1,
        "error: -o: needed another file for each output; found '{}/t', which is named before",
    ),
    "a report in the place of its program": (
        ["report", "{}/bytes.mlir", *P, "--json", "{}/bytes.mlir"], 1,
        "error: --json: needed another file for each output; found '{}/bytes.mlir', the input",
    ),
    "a page in the place of its program": (
        ["explore", "{}/bytes.mlir", "--html", "{}/bytes.mlir"], 1,
        "error: --html: needed another file for each output; found '{}/bytes.mlir', the input",
    ),
    "results in the place of their database": (
        ["tune", "export", "{}/bytes.mlir", "--database", "{}/bytes.mlir"], 1,
        "error: tune export: needed another file for each output; "
        "found '{}/bytes.mlir', the input",
    ),
    "programs to build": (
        ["bench", "--programs", EXAMPLE, "--build", "{}/out"], 2,
        "gemmc bench: error: --programs builds where it measures: needed it without --build, "
        "--artifacts (--help lists the options)",
    ),
    "bars that are numbers": (
        ["bench", "--from", "{}/none.json", "--bars", "{}/numbers.json"], 1,
        "{}/numbers.json: error: --bars: needed a JSON list of objects with shape, settled, burst "
        "and aim; found others",
    ),
    "times of a ladder that are not there": (
        ["ladder", "--from", "{}/none.json"], 1,
        "{}/none.json: error: needed a file or a folder that exists; found none",
    ),
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "bytes.mlir").write_bytes(b"module\xff\xfe")
    (tmp_path / "loop.mlir").symlink_to("loop.mlir")
    (tmp_path / "folder.pipeline").mkdir()
    (tmp_path / "numbers.json").write_text("[1, 2]")
    return tmp_path


@pytest.mark.parametrize("name", CALLS)
def test_it_is_one_line_and_leaves_no_file(name: str, folder: Path, capsys: Captured) -> None:
    words, code, said = CALLS[name]
    before = sorted(os.listdir(folder))
    try:
        found = main([word.replace("{}", str(folder)) for word in words])
    except SystemExit as end:
        found = end.code
    out, err = capsys.readouterr()
    assert (found, out, err) == (code, "", said.replace("{}", str(folder)) + "\n")
    assert sorted(os.listdir(folder)) == before
    assert (folder / "bytes.mlir").read_bytes() == b"module\xff\xfe"


def test_a_picture_behind_the_end_of_the_run(folder: Path, capsys: Captured) -> None:
    small = f"resize{{m=16 n=16 k=16}},{P[1]}"
    words = ["timeline", EXAMPLE, "-p", small, "--from", "99999999", "--svg", f"{folder}/p.svg"]
    assert main(words) == 1
    assert main([*words, "-o", f"{folder}/trace.json"]) == 1
    err = capsys.readouterr().err.splitlines(keepends=True)[-1]
    assert err.startswith("error: --from: needed a cycle of the run, which ends at ")
    assert err.endswith("; found 99999999\n")
    assert not (folder / "p.svg").exists() and not (folder / "trace.json").exists()


def test_two_outputs_may_both_be_a_device(capsys: Captured) -> None:
    assert main([EXAMPLE, *P, "-o", "/dev/null", "-o", "/dev/null"]) == 0
    assert capsys.readouterr().err == ""


DEEP = "[" * 100_000


@pytest.mark.parametrize("command", [
    ["sim", "{}/k.ptx", "--manifest", "{}/deep.json"],
    ["bench", "--from", "{}/deep.json"],
    ["bench", "--from", "{}/deep.json", "--bars", "{}/deep.json"],
    ["ladder", "--from", "{}/deep.json"],
    ["tune", "import", "{}/deep.json", "--database", "{}/db"],
])  # fmt: skip
def test_json_that_is_nested_too_deep(
    command: list[str], tmp_path: Path, capsys: Captured
) -> None:
    (tmp_path / "deep.json").write_text(DEEP)
    (tmp_path / "k.ptx").write_text("")
    assert main([word.replace("{}", str(tmp_path)) for word in command]) == 1
    err = capsys.readouterr().err
    assert err.startswith(f"{tmp_path}/deep.json: error: ") and err.count("\n") == 1
    assert "needed" in err and "internal" not in err


@pytest.mark.parametrize(("variable", "value", "said"), [
    ("GEMMC_CACHE", "perhaps", "error: cache: needed on or off in $GEMMC_CACHE; found 'perhaps'\n"),
    ("GEMMC_CACHE_DIR", "{}/file",
     "{}/file: error: cache: needed a folder; found a file; change $GEMMC_CACHE_DIR\n"),
])  # fmt: skip
def test_variables_of_the_cache_that_say_nothing(
    variable: str, value: str, said: str, tmp_path: Path, capsys: Captured,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    (tmp_path / "file").touch()
    monkeypatch.delenv("GEMMC_CACHE", raising=False)
    monkeypatch.setenv(variable, value.replace("{}", str(tmp_path)))
    assert main(["cache", "info"]) == 1
    assert capsys.readouterr().err == said.replace("{}", str(tmp_path))


@pytest.mark.parametrize(("closed", "words", "said"), [
    ("stdout", [EXAMPLE, *P], "error: output: needed a standard output that is open; "
     "found a closed one; name a file\n"),
    ("stdin", ["-", *P], "error: input: needed a standard input that is open; "
     "found a closed one; name a file\n"),
])  # fmt: skip
def test_a_process_without_a_stream(
    closed: str, words: list[str], said: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, closed, None)
    assert main(words) == 1
    assert capsys.readouterr().err == said


def with_room(most: int, *words: str) -> subprocess.CompletedProcess[str]:
    """A process whose files end at so many bytes, as where there is no more room."""
    return subprocess.run(
        [sys.executable, "-m", "gemmc", *words, EXAMPLE, "-p", "simt-smem"],
        capture_output=True, text=True, check=False, env={**os.environ, "GEMMC_CACHE": "off"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
    )  # fmt: skip


@pytest.mark.parametrize(("most", "words"), [(2600, ["--dump-dir"]), (12000, ["build", "-o"])])
def test_files_that_do_not_fit_are_named_and_not_left_in_part(
    most: int, words: list[str], tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    done = with_room(most, *words, str(folder))
    assert done.returncode == 1 and done.stdout == ""
    found = "needed a place to write to; found File too large; make room, or name another file\n"
    assert done.stderr.startswith(f"{folder}/") and done.stderr.endswith(found)
    left = sorted(each.name for each in folder.iterdir())
    assert not any(each.startswith(".") for each in left)
    assert done.stderr.split(":")[0] not in {str(folder / each) for each in left}
    assert left == [] or words == ["--dump-dir"]


def test_ptx_that_has_no_room_to_be_assembled(tmp_path: Path) -> None:
    done = with_room(1000, "-o", f"{tmp_path}/k.cubin")
    assert done.returncode == 1 and done.stderr.startswith("error: ptxas: needed room for the PTX ")
    assert done.stderr.endswith("File too large; make some, or name another folder in $TMPDIR\n")
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_taken(capsys: Captured) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["explore", "--port", str(port)]) == 1
    found = f"error: explore: needed a port that is free; found {port}: Address already in use; "
    assert capsys.readouterr().err == f"{found}give another --port, or 0 for any\n"
