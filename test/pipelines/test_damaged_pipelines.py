"""Damaged pipelines: whatever stands in one, the compiler takes or refuses it in one line."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path

import pytest

from gemmc import frontend, pipeline
from gemmc.cli import main
from gemmc.driver import compile_module, compile_text
from gemmc.errors import GemmcError
from gemmc.pipeline import PassError
from gemmc.pipeline.text import read_entries

INPUTS = Path(__file__).parent.parent / "inputs"
SMALL = {
    "f32": "resize{m=72 n=40 k=24}",
    "bf16": "resize{m=136 n=264 k=72}",
}
PROGRAMS = {
    "f32": (INPUTS / "matmul_f32.mlir").read_text(),
    "bf16": (INPUTS / "matmul_nt_bf16.mlir").read_text(),
}
VALUES = [
    "0", "-1", "1", "2", "3", "7", "8", "16", "24", "64", "96", "100", "1000", "2147483647",
    "2147483648", "99999999999999999999", "1" + "0" * 40, "1.5", "1e400", "true", "word", '""',
    '"a b"', "lhs", "out", "1,1", "0,0", "-8,8,8", "1,2,3,4", "64,64,64", "main,out", "warp",
]  # fmt: skip


def entries(name: str) -> list[str]:
    """The passes of a named pipeline, as text."""
    return [entry.text for entry in read_entries(pipeline.load(name).text, "f")]


def with_a_random_value(passes: list[str], rng: random.Random) -> list[str]:
    """One option of one pass with another value."""
    places = [(n, m) for n, text in enumerate(passes) for m in re.finditer(r"(?<==)[^ }]+", text)]
    number, found = rng.choice(places)
    text = passes[number]
    changed = text[: found.start()] + rng.choice(VALUES) + text[found.end() :]
    return [*passes[:number], changed, *passes[number + 1 :]]


def complaint(dtype: str, passes: list[str]) -> str:
    """What compiling a small program says: an error's one line, or nothing."""
    text = ",".join([SMALL[dtype], *passes])
    try:
        compile_text(PROGRAMS[dtype], "t.mlir", text)
    except GemmcError as error:
        assert not isinstance(error, PassError), f"{error} in {text}"
        assert re.match(r"(t\.mlir|<pipeline>):\d+:\d+: error: .", str(error)), str(error)
        assert "\n" not in str(error)
        return str(error)
    return ""


@pytest.mark.parametrize("name", pipeline.names())
def test_any_value_of_an_option_is_taken_or_refused_by_its_pass(name: str) -> None:
    rng = random.Random(name)
    passes = entries(name)
    dtype = "f32" if "f32" in pipeline.metadata_of(name)["dtypes"] else "bf16"
    said = [complaint(dtype, with_a_random_value(passes, rng)) for _ in range(8)]
    assert any(said)


def test_any_order_of_passes_is_taken_or_refused_in_one_line() -> None:
    """A pass may fail on what no pass before it leaves; that is said with its place."""
    rng = random.Random(0)
    names = pipeline.names()
    refused = 0
    for _ in range(40):
        passes = entries(rng.choice(names))
        for _ in range(rng.randint(1, 3)):
            passes.insert(rng.randrange(len(passes)), passes.pop(rng.randrange(len(passes))))
        if rng.random() < 0.5:
            passes.pop(rng.randrange(len(passes)))
        with pytest.MonkeyPatch.context() as patch:
            patch.delenv("GEMMC_TRACEBACK", raising=False)
            try:
                compile_text(PROGRAMS[rng.choice(list(PROGRAMS))], "t.mlir", ",".join(passes))
            except GemmcError as error:
                refused += 1
                assert re.match(r"(\S+:\d+:\d+: )?error: .", str(error)), str(error)
                assert "\n" not in str(error)
    assert refused > 20


def test_bytes_that_are_no_text_are_placed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bin.pipeline"
    path.write_bytes(b"cse\r\ncanon\x8dicalize\n")
    assert main([str(INPUTS / "matmul_f32.mlir"), "-p", str(path)]) == 1
    needed = "error: pipeline: needed UTF-8 text; found byte 0x8d\n"
    assert capsys.readouterr().err == f"{path}:2:6: {needed}"


def test_a_byte_order_mark_and_a_folder_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, folder = tmp_path / "marked.pipeline", tmp_path / "folder.pipeline"
    path.write_bytes(b"\xef\xbb\xbfcse\n")
    folder.mkdir()
    for given, said in [
        (path, ":1:1: error: pipeline: needed UTF-8 text without a byte order mark; found one; "),
        (folder, ": error: pipeline: needed a file; found a folder\n"),
    ]:
        assert main([str(INPUTS / "matmul_f32.mlir"), "-p", str(given)]) == 1
        assert capsys.readouterr().err.startswith(f"{given}{said}")


def test_a_pipe_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    """As a shell's <(…) is one."""
    reading, writing = os.pipe()
    os.write(writing, b"normalize-contractions, form-kernel\n")
    os.close(writing)
    try:
        assert main([str(INPUTS / "matmul_f32.mlir"), "-p", f"/dev/fd/{reading}"]) == 0
    finally:
        os.close(reading)
    assert "tile.kernel @main" in capsys.readouterr().out


def test_random_bytes_are_no_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, rng = tmp_path / "bin.pipeline", random.Random(0)
    for length in (0, 1, 2, 5, 50, 500):
        for _ in range(10):
            path.write_bytes(bytes(rng.choices(range(256), k=length)))
            main([str(INPUTS / "matmul_f32.mlir"), "-p", str(path), "-o", str(tmp_path / "x")])
            err = capsys.readouterr().err
            assert "internal" not in err
            assert err.count("\n") <= 1


@pytest.mark.parametrize("value", ["99999999999999999999", "-2147483649", "2147483648"])
def test_numbers_of_more_than_32_bits_are_refused_in_the_pipeline(value: str) -> None:
    needed = "needed whole numbers from -2^31 to 2^31 - 1 for tile"
    with pytest.raises(GemmcError) as caught:
        pipeline.load(f"cse,form-kernel{{tile={value},64,64}}")
    assert str(caught.value) == f"<pipeline>:1:5: error: form-kernel: {needed}; found tile={value}"


@pytest.mark.parametrize("size", ["2147483648", "1" + "0" * 40])
@pytest.mark.parametrize("name", ["simt-naive", "auto"])
def test_sizes_of_more_than_31_bits_are_refused_where_they_stand(size: str, name: str) -> None:
    """At the product, or at the function where not even its elements can be counted."""
    text = PROGRAMS["f32"].replace("1024", size)
    said = r"(tile\.contract: .*below 2\^31|func\.func: needed a tensor of less than 2\^60)"
    with pytest.raises(GemmcError, match=rf"^t\.mlir:\d+:\d+: error: {said}"):
        compile_text(text, "t.mlir", name)


def test_what_a_pass_fails_on_has_the_pass_and_its_place() -> None:
    """IR of no pass: a warp's products without the registers that they need."""
    text = PROGRAMS["f32"]
    module = frontend.parse(text, "t.mlir")
    passes = pipeline.load("cse,resize{m=64}")
    broken = type(passes.passes[1])

    class Broken(broken):
        def apply(self, ctx: object, op: object) -> None:
            raise IndexError("tuple index out of range\nand more")

    loaded = pipeline.Pipeline("p", {}, (passes.passes[0], Broken()), passes.places)
    with pytest.raises(PassError) as caught:
        compile_module(module, loaded)
    assert str(caught.value) == (
        "<pipeline>:1:5: error: resize: needed IR that the pass knows; found IR that it fails on "
        "(IndexError: tuple index out of range and more); check the order of the passes; "
        "GEMMC_TRACEBACK=1 shows where it failed"
    )
    assert isinstance(caught.value.__cause__, IndexError)


def test_what_an_observer_raises_is_no_pass_s_failure() -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    module = frontend.parse(PROGRAMS["f32"], "t.mlir")
    with pytest.raises(OSError, match="No space"):
        compile_module(module, "cse,cse", callback=full)


DAMAGED_IR = {
    "a size of no argument": (
        "tile.kernel @main [\"a\"] outputs 1 sizes {m = array<i64: 65, 0>} {\n"
        "^bb0(%a: memref<64x64xf32, #tile.space<global>>):\n}\n",
        "t.mlir:1:1: error: tile.kernel: needed size m as [argument, dimension] of an argument",
    ),
    "a cluster of 2^63": (
        "tile.kernel @main [\"a\"] outputs 1 sizes {} cluster [9223372036854775808, 1] {\n"
        "^bb0(%a: memref<64x64xf32, #tile.space<global>>):\n}\n",
        "t.mlir:1:",
    ),
}


@pytest.mark.parametrize("case", DAMAGED_IR)
def test_numbers_in_the_ir_that_mean_nothing_are_refused(case: str) -> None:
    text, start = DAMAGED_IR[case]
    with pytest.raises(frontend.InputError) as caught:
        compile_text(text, "t.mlir", "schedule-work")
    assert str(caught.value).startswith(start)
    assert "malformed" not in str(caught.value)
