"""Words on the command line, and files, that are wrong: one line, no traceback, no file."""

from __future__ import annotations

import os
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
        "{}/folder.pipeline: error: pipeline: needed an existing file; found none",
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
    err = capsys.readouterr().err
    assert err.startswith("error: --from: needed a cycle of the run, which ends at ")
    assert err.endswith("; found 99999999\n")
    assert not (folder / "p.svg").exists()


def test_two_outputs_may_both_be_a_device(capsys: Captured) -> None:
    assert main([EXAMPLE, *P, "-o", "/dev/null", "-o", "/dev/null"]) == 0
    assert capsys.readouterr().err == ""
