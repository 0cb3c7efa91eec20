"""`--pipeline tuned`: the best of the program, the nearest problem's, or auto's; said."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

import pytest
from tune.world import CASE

import gemmc
from gemmc import driver, frontend
from gemmc.cli import main
from gemmc.errors import GemmcError
from gemmc.pipeline import load_pipeline
from gemmc.plan import Problem
from gemmc.target import DEFAULT
from gemmc.tune.programs import Subject, of_program, of_size, of_text
from gemmc.tuned import database
from gemmc.tuned.best import contenders, ranking
from gemmc.tuned.database import VARIABLE, reading, writing
from gemmc.tuned.entry import MEASURED, WRONG, Entry, Place, Result, Timing, Trial
from gemmc.tuned.lookup import SAID

ROOT = Path(gemmc.__file__).parents[1]
EXAMPLE = ROOT / "examples" / "matmul_nt_bf16_cast.mlir"
HERE = Place(DEFAULT.title, "580.1", "13.0.88", gemmc.__version__)
TWO_LAYERS = ROOT / "test" / "inputs" / "two_layer_mlp_f16.mlir"
FAST = "hopper-coop{tile=64,64,64 cluster=none epilogue=plain}"
SLOW = "hopper-coop{tile=128,64,64 cluster=none epilogue=plain}"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "tuning.sqlite"
    monkeypatch.setenv(VARIABLE, str(path))
    return path


def products_of(path: Path) -> list[Subject]:
    return of_program(path.read_text(), str(path), DEFAULT, print)


def timing(us: float, speed: float, wide: float = 0.001) -> Timing:
    return Timing(us, us, us, speed, speed - wide, speed + wide, (us,))


def result(subject: Subject, configuration: str, us: float, status: str = MEASURED) -> Result:
    text = load_pipeline(configuration).resolved(subject.case.problem).text
    found = Trial(text, configuration, "test", us)
    return Result(found, status, timing=timing(us, 10 / us) if status == MEASURED else None)


def fill(file: Path, subject: Subject, *results: Result, place: Place = HERE) -> None:
    with writing(file) as database:
        database.record(place, subject.case, results)


def provenance(text: str) -> dict[str, str]:
    return gemmc.compile(text, pipeline="tuned").manifest["provenance"]


def test_the_best_entry_is_taken_and_said(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (subject,) = products_of(EXAMPLE)
    wrong = result(subject, "hopper-coop{tile=128,128,64}", 1.0, WRONG)
    fill(file, subject, result(subject, SLOW, 9.0), result(subject, FAST, 7.0), wrong)
    found = provenance(EXAMPLE.read_text())
    assert f"best of 2 measured on {DEFAULT.title}" in found["tuned"] and FAST in found["tuned"]
    assert "form-kernel{tile=64,64,64}" in found["pipeline"]
    assert capsys.readouterr().err == f"gemmc: tuned: {found['tuned']}\n"


def test_the_same_program_in_other_words_has_the_entry(file: Path) -> None:
    subject = of_size("512x768x1024:bf16:nt")
    fill(file, subject, result(subject, FAST, 7.0))
    renamed = of_size("512x768x1024").program.text.replace("@main", "@other").replace("%a", "%x")
    assert "best of 1 measured" in provenance(renamed)["tuned"]


def test_the_nearest_problem_lends_its_configuration(file: Path) -> None:
    near, far = of_size("512x768x2048"), of_size("8192x8192x1024")
    fill(file, far, result(far, SLOW, 3.0))
    fill(file, near, result(near, FAST, 7.0))
    said = provenance(EXAMPLE.read_text())["tuned"]
    assert "nothing measured for 512x768x1024" in said
    assert "of 512x768x2048" in said and FAST in said


def test_a_nearest_that_is_predicted_to_lose_is_passed_over_and_said(file: Path) -> None:
    near, far = of_size("2048x2048x2048"), of_size("8192x8192x1024")
    large = "hopper-coop{tile=128,256,64 cluster=none epilogue=split persistent=false steps=2}"
    fill(file, near, result(near, large, 26.0))
    fill(file, far, result(far, "hopper-ws", 3.0))
    text = EXAMPLE.read_text()
    found = provenance(text)
    chosen = gemmc.compile(text, pipeline="auto").manifest["provenance"]
    assert found["pipeline"] == chosen["pipeline"]
    assert "of 2048x2048x2048, bf16, nt, the nearest measured on" in found["tuned"]
    assert re.search(r"is predicted to take [\d.]+ us for this one; auto chose", found["tuned"])


def test_a_nearest_of_which_the_model_knows_nothing_is_passed_over(file: Path) -> None:
    near = of_size("512x768x2048")
    fill(file, near, result(near, "hopper-ws", 3.0))
    said = provenance(EXAMPLE.read_text())["tuned"]
    assert "that is predicted to take a time that the model does not know for this one" in said


def test_a_nearest_that_a_rule_refuses_is_passed_over(file: Path) -> None:
    near, far = of_size("512x768x2048"), of_size("8192x8192x1024")
    fill(file, near, result(near, "hopper-pingpong", 7.0))
    fill(file, far, result(far, "ampere-mma", 3.0))
    said = provenance(of_size("511x765x1024").program.text)["tuned"]
    assert "of 8192x8192x1024" in said and "ampere-mma" in said


@pytest.mark.parametrize("place", [None, Place("another GPU", "1", "13.0", gemmc.__version__)])
def test_without_an_entry_auto_chooses(file: Path, place: Place | None) -> None:
    (subject,) = products_of(EXAMPLE)
    if place is not None:
        fill(file, subject, result(subject, FAST, 7.0), place=place)
    text = EXAMPLE.read_text()
    found = provenance(text)
    chosen = gemmc.compile(text, pipeline="auto").manifest["provenance"]
    assert found["pipeline"] == chosen["pipeline"] and "tuned" not in chosen
    assert "has nothing for 512x768x1024" in found["tuned"] and "auto chose" in found["tuned"]


def test_an_entry_of_another_version_comes_second(file: Path) -> None:
    (subject,) = products_of(EXAMPLE)
    old = Place(DEFAULT.title, "1", "13.0", "0.0.1")
    unknown = Result(Trial("no-such-pass", "gone", "test"), MEASURED, timing=timing(1.0, 9.0))
    fill(file, subject, unknown, result(subject, SLOW, 2.0), place=old)
    assert "number 2 of 2" in provenance(EXAMPLE.read_text())["tuned"]
    fill(file, subject, result(subject, FAST, 7.0))
    assert FAST in provenance(EXAMPLE.read_text())["tuned"]


def test_each_product_of_a_program_has_its_own_entry(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    subjects = products_of(TWO_LAYERS)
    assert [str(each.case.problem) for each in subjects] == [
        "256x2048x512, f16, nn", "256x512x2048, f16, nn"
    ]  # fmt: skip
    for subject, configuration in zip(subjects, (FAST, SLOW), strict=True):
        fill(file, subject, result(subject, configuration, 7.0))
    gemmc.compile(TWO_LAYERS.read_text(), pipeline="tuned")
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2 and all("best of 1 measured" in line for line in said)
    assert FAST in said[0] and SLOW in said[1]


def test_what_is_measured_of_a_product_is_what_the_program_has_of_it() -> None:
    """The text of a product alone is the kernel of the program, and has the same digest."""
    for subject in products_of(TWO_LAYERS):
        again = of_text(subject.program.text, "alone")
        assert again.case == subject.case
        made = gemmc.compile(subject.program.text, pipeline=FAST)
        assert len(made.manifest["arguments"]) == 3


@pytest.mark.parametrize("name", ["in memory", "padded"])
def test_what_stands_ahead_of_products_is_done_first(file: Path, name: str) -> None:
    text = {"in memory": IN_MEMORY, "padded": UNALIGNED}[name]
    subjects = of_program(text, name, DEFAULT, print)
    for subject in subjects:
        fill(file, subject, result(subject, FAST, 7.0))
    module, ctx = frontend.parse(text, name), frontend.context()
    found = driver.resolve("tuned", module, ctx, DEFAULT)
    kernels = [each for _, each in found.kernels] or [found]
    said = [each.metadata[SAID] for each in kernels if SAID in each.metadata]
    assert len(said) == len(subjects) == 1 and "best of 1 measured" in said[0]


def test_a_program_of_nothing_that_can_be_timed_is_refused() -> None:
    said: list[str] = []
    with pytest.raises(GemmcError, match="found sizes that a call tells; give .* by --sizes"):
        of_program(DYNAMIC, "dynamic", DEFAULT, said.append)
    assert len(said) == 1 and said[0].endswith("more: sizes that a call tells")
    with pytest.raises(GemmcError, match="found no product"):
        of_program(NO_PRODUCT, "none", DEFAULT, print)


def test_a_product_that_cannot_be_timed_is_left_out_and_said() -> None:
    said: list[str] = []
    path = ROOT / "examples" / "transformer" / "transformer_block.mlir"
    found = of_program(path.read_text(), "block", DEFAULT, said.append)
    why = "a product that hands on combined elements beside its result"
    assert len(found) == 6 and said == [f"block: left out: @main_7, @main_13: {why}"]


def test_auto_never_looks(file: Path) -> None:
    (subject,) = products_of(EXAMPLE)
    before = gemmc.compile(EXAMPLE.read_text(), pipeline="auto")
    fill(file, subject, result(subject, FAST, 7.0))
    after = gemmc.compile(EXAMPLE.read_text(), pipeline="auto")
    assert (before.ptx, before.manifest) == (after.ptx, after.manifest)


def test_the_command_line_has_it(file: Path, tmp_path: Path) -> None:
    (subject,) = products_of(EXAMPLE)
    fill(file, subject, result(subject, FAST, 7.0))
    assert main([str(EXAMPLE), "--tuned", "-o", str(tmp_path / "k.json")]) == 0
    manifest = json.loads((tmp_path / "k.json").read_text())
    assert "best of 1 measured" in manifest["provenance"]["tuned"]


def test_its_choice_is_explained_beside_the_model_s(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(EXAMPLE), "--explain"]) == 0
    of_model = capsys.readouterr().out.splitlines()
    assert main([str(EXAMPLE), "--tuned", "--explain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    (said,) = [each for each in lines if each.startswith("tuned: ")]
    assert "has nothing for 512x768x1024" in said and "; auto chose hopper-coop{" in said
    assert [each for each in lines if each != said] == of_model
    (subject,) = products_of(EXAMPLE)
    fill(file, subject, result(subject, FAST, 7.0))
    assert main([str(EXAMPLE), "-p", "tuned", "--explain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    (said,) = [each for each in lines if each.startswith("tuned: ")]
    assert said.startswith("tuned: best of 1 measured on ") and FAST in said
    assert lines.index(said) < lines.index(next(e for e in lines if e.startswith("chosen: ")))
    assert [each for each in lines if each != said] == of_model


def test_each_product_s_choice_is_explained(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(TWO_LAYERS), "--tuned", "--explain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len([each for each in lines if each.strip().startswith("tuned: ")]) == 2


def test_changes_of_it_are_not_explained(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(EXAMPLE), "--tuned", "--explain", "--relax"]) == 1
    assert "--relax: needed a pipeline that is chosen after" in capsys.readouterr().err


def test_set_needs_a_name(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(EXAMPLE), "--tuned", "--set", "form-kernel.tile=64,64,64"]) == 1
    assert "--set: needed a pipeline that is named; found tuned" in capsys.readouterr().err


def test_digests_tell_programs_apart() -> None:
    digests = [
        of_size(each).case
        for each in ("64x64x64", "64x64x64:bf16:nn", "64x64x64:f16", "64x64x64:bf16:nt:f32")
    ]
    digests.append(of_text(RELU, "relu").case)
    assert len(set(digests)) == 5
    epilogue = ("arith.constant", "arith.maximumf")
    assert digests[-1].problem == Problem(64, 64, 64, "f32", "nn", 32, epilogue)


RELU = """
func.func @main(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %c0 = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %c = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>)
    outs(%c0 : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]} ins(%c : tensor<64x64xf32>)
    outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.maximumf %x, %zero : f32
    linalg.yield %y : f32
  } -> tensor<64x64xf32>
  func.return %r : tensor<64x64xf32>
}
"""


IN_MEMORY = """
func.func @main(%a: memref<512x768xf16>, %b: memref<768x512xf16>, %c: memref<512x512xf32>) {
  linalg.matmul ins(%a, %b : memref<512x768xf16>, memref<768x512xf16>)
    outs(%c : memref<512x512xf32>)
  func.return
}
"""

UNALIGNED = of_size("1001x1001x1001:bf16:nt:f32").program.text

DYNAMIC = """
func.func @main(%a: tensor<?x64xf32>, %b: tensor<64x64xf32>, %c: tensor<?x64xf32>)
    -> tensor<?x64xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x64xf32>, tensor<64x64xf32>)
    outs(%c : tensor<?x64xf32>) -> tensor<?x64xf32>
  func.return %r : tensor<?x64xf32>
}
"""

NO_PRODUCT = """
func.func @main(%a: tensor<64xf32>) -> tensor<64xf32> {
  %r = math.absf %a : tensor<64xf32>
  func.return %r : tensor<64xf32>
}
"""


def entry(us: float, speed: float, yardstick: str = "auto", name: str = "") -> Entry:
    trial = Trial(name or f"p{us}", name or f"p{us}", "test")
    return Entry(HERE, CASE, Result(trial, MEASURED, "", timing(us, speed), yardstick), "")


def test_times_of_other_rounds_are_compared_through_the_yardstick() -> None:
    """The card was slower when the second set was timed."""
    auto = entry(10.0, 1.0, name="auto")
    first, second = entry(9.5, 1.05), entry(9.9, 1.11)
    assert [each.entry for each in ranking([auto, first, second])] == [second, first, auto]
    final = {second.result.trial.pipeline: timing(10.2, 1.02)}
    assert [each.entry for each in ranking([auto, first, second], final)] == [first, second, auto]


def test_contenders_are_those_that_are_not_told_apart() -> None:
    some = [entry(10.0, 1.0, name="auto"), entry(9.0, 1.1), entry(9.01, 1.0995)]
    found = [each.us for each in contenders(ranking(some), 8)]
    assert found == pytest.approx([9.09, 9.095], abs=0.01)
    assert contenders(ranking(some[:2]), 8) == [] == contenders([], 8)


def test_a_locked_database_is_said_before_it_is_given_up(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(database, "SILENT_S", 0.05)
    monkeypatch.setattr(database, "PATIENCE_S", 0.5)
    with writing(file) as found:
        assert found.version
    other = sqlite3.connect(file)
    other.execute("PRAGMA journal_mode = DELETE")
    other.execute("BEGIN EXCLUSIVE")
    try:
        with pytest.raises(GemmcError, match="database is locked"), reading(file):
            pass
    finally:
        other.close()
    said = f"gemmc: waits for {file}, which another process has locked, for 0.5 s\n"
    assert capsys.readouterr().err == said
