"""The fuzzer: a sample of its programs, and what it does with those that fail."""

from __future__ import annotations

import os
import time
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fuzz import __main__ as command
from fuzz import chunk, device
from fuzz.campaign import Campaign
from fuzz.check import (
    BROKEN,
    NOWHERE,
    REFUSED,
    RIGHT,
    SLOW,
    UNCHECKED,
    WRONG,
    How,
    Outcome,
    outcome,
)
from fuzz.chunk import Plan
from fuzz.covered import Covered
from fuzz.draw import Program
from fuzz.tally import Tally, keep
from parts import thorough_but
from runtime.fake_cuda import FakeCuda

from gemmc import driver, reference
from gemmc.errors import GemmcError
from gemmc.frontend import InputError
from gemmc.pipeline.running import PassError

FOUND = Path(__file__).parent / "found"
"""Programs that failed once: the second line says what becomes of them now, and what was wrong."""

SUM = """
func.func @main(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %b = arith.addf %a, %a : tensor<4x8xf32>
  return %b : tensor<4x8xf32>
}
"""
SMALL = Program(SUM, "auto", True, {"kind": "sum"})


def told(plan: Plan) -> list[tuple[str, Any]]:
    """What a chunk says."""
    said: list[tuple[str, Any]] = []
    chunk.run(plan, lambda what, each: said.append((what, each)))
    return said


def test_a_sample_of_programs_is_right_or_refused() -> None:
    said = told(Plan(seed=7, count=8, ptx_share=0.2, most_work=5_000))
    done = [each for what, each in said if what == "done"]
    kinds = Counter(found.kind for _, found in done)
    assert [each for what, each in said if what == "failed"] == []
    assert len(done) == 8 and kinds[RIGHT] >= 4, kinds


LONG = {"squares-past-f16", "open-start"}
"""Those that take many seconds."""


@pytest.mark.parametrize(
    "file", thorough_but(sorted(FOUND.glob("*.mlir")), lambda file: file.stem not in LONG),
    ids=lambda file: file.stem,
)  # fmt: skip
def test_what_was_found_stays_mended(file: Path) -> None:
    wanted = file.read_text("utf-8").splitlines()[1].split(":")[0].removeprefix("// ")
    found = outcome(Program.read(file.read_text("utf-8")), How())
    assert wanted in (RIGHT, REFUSED) and found.kind in (wanted, RIGHT), found.said


def test_each_kind_of_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    assert outcome(SMALL, How()) == Outcome(RIGHT)
    cut = Program(SUM.replace("%a, %a", "%a, %q"), "auto", True)
    assert outcome(cut, How()).kind == REFUSED
    wrong = outcome(SMALL, How(runner=lambda kernel, inputs: [inputs[0]]))
    assert wrong.kind == WRONG and wrong.reason == "values on the GPU"

    def endless(*arguments: Any) -> Any:
        while True:
            pass

    assert outcome(SMALL, How(runner=endless, seconds=0.05)).kind == SLOW

    def raising(error: Exception) -> Any:
        def raised(*arguments: Any, **named: Any) -> Any:
            raise error

        return raised

    monkeypatch.setattr(driver, "resolve", raising(KeyError("x")))
    broken = outcome(SMALL, How())
    assert broken.kind == BROKEN and broken.reason.startswith("KeyError at ")
    monkeypatch.setattr(driver, "resolve", raising(GemmcError("pass", "a place", "none")))
    assert outcome(SMALL, How()).kind == NOWHERE
    placed = "program.mlir:1:1"
    for error in (PassError("pass", KeyError("x"), placed), InputError("no such type", placed)):
        monkeypatch.setattr(driver, "resolve", raising(error))
        broken = outcome(SMALL, How())
        assert broken.kind == BROKEN and broken.said == str(error)


def test_a_failure_is_made_small_and_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def found(program: Program, how: How) -> Outcome:
        return Outcome(BROKEN, "compare", "off") if "arith.cmpf" in program.text else Outcome(RIGHT)

    monkeypatch.setattr(chunk, "outcome", found)
    said = told(Plan(seed=1, count=40))
    (program, outcome_of), *others = [each for what, each in said if what == "failed"]
    assert not others and outcome_of.reason == "compare"
    assert program.text.count("arith.cmpf") == 1 and len(program.text.splitlines()) < 32
    assert sum(what == "done" for what, _ in said) == 40
    path = keep(tmp_path, program, outcome_of)
    again = Program.read(path.read_text("utf-8"))
    assert again.pipeline == program.pipeline and again.sizes == program.sizes
    assert again.text.endswith(program.text) and command.again([path]) == 0


def test_a_file_that_is_not_there_is_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.again([tmp_path / "missing.mlir"]) == 1
    said = "missing.mlir: needed a program that was kept; found no such file\n"
    assert capsys.readouterr().out.endswith(said)


def test_a_failure_on_a_device_ends_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Outcome(BROKEN, "CudaError", "an illegal address")
    monkeypatch.setattr(chunk, "outcome", lambda program, how: found)
    plan = Plan(seed=1, count=5, how=How(runner=device.on_gpu), shrink_seconds=0.0)
    said = told(plan)
    assert [what for what, _ in said] == ["begin", "done", "left"]
    assert said[-1][1].count == 4 and said[-1][1].seed != plan.seed
    monkeypatch.setattr(command, "why_no_gpu", lambda: "no driver")
    assert command.main(["--on", "gpu"]) == 2


@pytest.mark.parametrize(
    "at_first, wanted",
    [
        ("hangs", [(SLOW, "hang")]),
        ("dies", [(BROKEN, "its process ended with 3")]),
        ("dies smaller", [(WRONG, "values"), (BROKEN, "its process ended with 3")]),
    ],
)
def test_programs_behind_a_process_that_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, at_first: str, wanted: list[tuple[str, str]]
) -> None:
    calls = tmp_path / "calls"

    def found(program: Program, how: How) -> Outcome:
        with calls.open("a") as file:
            file.write(".")
        call = calls.stat().st_size
        if call == 2 and at_first == "dies smaller":
            return Outcome(WRONG, "values")
        if call == 2 and at_first == "hangs":
            time.sleep(600)
        if call == (3 if at_first == "dies smaller" else 2):
            os._exit(3)
        return Outcome(RIGHT)

    monkeypatch.setattr(chunk, "outcome", found)
    campaign = Campaign(6, 3, each=0.05, tally=Tally(tmp_path))
    campaign.run()
    assert [(each.kind, each.reason) for _, each in campaign.tally.failures] == wanted
    assert campaign.tally.kinds == {RIGHT: 5, wanted[0][0]: 1}


def test_a_campaign_counts_and_covers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    campaign = Campaign(4, 3, ptx=0.0, tally=Tally(tmp_path))
    campaign.run()
    assert campaign.tally.count == 4 and not campaign.tally.failures
    lines = list(campaign.report())
    assert any("4 programs: " in line for line in lines)
    assert any("pairs of features: " in line for line in lines)


def test_pairs_of_features() -> None:
    covered = Covered()
    covered.add({"a": "1", "b": "1"}, compiled=True)
    for _ in range(3):
        covered.add({"a": "2", "b": "2"}, compiled=False)
    assert len(covered.drawn) == 2 and len(covered.possible) == 4
    assert covered.missing == [(("a", "1"), ("b", "2")), (("a", "2"), ("b", "1"))]
    assert covered.never_compiled() == [((("a", "2"), ("b", "2")), 3)]


def test_on_a_gpu_outputs_begin_as_no_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = FakeCuda(lambda configuration, parameters: None).installed(monkeypatch)
    cuda.parameters = 2
    found = outcome(SMALL, How(runner=device.on_gpu, formed=False))
    assert found.kind == WRONG and "32 of 32 off" in found.said and len(cuda.launches) == 1


ONE_NUMBER = """func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %r = arith.addf %a, %b : tensor<f32>
  return %r : tensor<f32>
}"""


def test_on_a_gpu_arrays_may_have_no_dimension(monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = FakeCuda(lambda configuration, parameters: None).installed(monkeypatch)
    cuda.parameters = 3
    program = Program(ONE_NUMBER, "auto", False, {})
    found = outcome(program, How(runner=device.on_gpu, formed=False))
    assert found.kind == WRONG and "1 of 1 off" in found.said and len(cuda.launches) == 1


LARGE = """func.func @main(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c = arith.constant dense<FACTOR> : tensor<4x8xf32>
  %s = arith.mulf %a, %c : tensor<4x8xf32>
  %n = arith.truncf %s : tensor<4x8xf32> to tensor<4x8xf16>
  %w = arith.extf %n : tensor<4x8xf16> to tensor<4x8xf32>
  return %w : tensor<4x8xf32>
}"""


@pytest.mark.parametrize("factor, kind", [("65519.9961", UNCHECKED), ("1.0", WRONG)])
def test_a_nan_behind_what_may_be_infinite_is_not_judged(
    factor: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ones = [np.ones((4, 8), np.float32)]
    monkeypatch.setattr(reference, "make_inputs", lambda *arguments: ones)
    program = Program(LARGE.replace("FACTOR", factor), "auto", False)

    def one_nan(kernel: Any, inputs: Any) -> Any:
        found = np.full((4, 8), float(factor), np.float16).astype(np.float32)
        found[1, 1] = np.nan
        return [found]

    assert outcome(program, How(runner=one_nan, formed=False)).kind == kind
