"""What the scripts that run programs, on a GPU or not, count as right, and what as not judged."""

from __future__ import annotations

import json
import runpy
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = runpy.run_path(str(ROOT / "test/gpu/programs.py"))
RIGHT, IN_PART, UNJUDGED, WRONG = SCRIPT["KINDS"]


def said(*texts: str, right: bool = True) -> dict[str, Any]:
    return {"right": right, "said": [f"largest error 0; 0 of 8 off: {each}" for each in texts]}


@pytest.mark.parametrize(("found", "kind"), [
    (said("PASS", "PASS"), RIGHT),
    (said("PASS", "PASS, but 3 have no bound and were not judged"), IN_PART),
    (said("PASS", "NOT JUDGED: 8 have too wide a bound"), IN_PART),
    (said("NOT JUDGED: 2 have no bound and 6 have too wide a bound"), UNJUDGED),
    (said("PASS, but 8 have no bound and were not judged"), UNJUDGED),
    (said("PASS", right=False), WRONG),
    ({"error": "ValueError: sizes"}, WRONG),
])  # fmt: skip
def test_right_is_what_is_judged_in_every_element(found: dict[str, Any], kind: str) -> None:
    assert SCRIPT["kind_of"](found) == kind


def test_the_document_has_the_counts_of_the_data() -> None:
    data = json.loads((ROOT / "bench/results/programs-h200.json").read_text())
    counts = Counter(map(SCRIPT["kind_of"], data.values()))
    text = " ".join((ROOT / "docs/programs.md").read_text("utf-8").split())
    right, part, none = (f"{counts[kind]:,}" for kind in (RIGHT, IN_PART, UNJUDGED))
    said = f"of {len(data):,} of these"
    assert said in text
    assert f"{right} were right in every element" in text
    assert f"{part} in all elements that the reference has a bound of" in text
    assert f"of {none} it had no bound at all" in text


TWO = """func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %d = arith.subf %a, %b : tensor<8xf32>
  %y = arith.subf %d, %d : tensor<8xf32>
  %q = arith.divf %a, %y : tensor<8xf32>
  return FIRST, %q : tensor<8xf32>, tensor<8xf32>
}"""


@pytest.mark.parametrize(("first", "said"), [
    ("%d", "ran, but the reference has no bound of 8 of 16 elements, as formed"),
    ("%q", "ran, not judged: the reference has no bound of its results, as formed"),
])  # fmt: skip
def test_the_table_tells_what_ran_from_what_is_right(first: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "two.mlir").write_text(TWO.replace("FIRST", first))
    row = runpy.run_path(str(ROOT / "bench/programs.py"))["row"]
    assert row(tmp_path / "two.mlir", "formed")[2] == said


@pytest.mark.parametrize("check", ["ptx", "text"])
def test_the_kernels_of_a_program_are_run_at_each_level(check: str, tmp_path: Path) -> None:
    (tmp_path / "two.mlir").write_text(TWO.replace("FIRST", "%q"))
    row = runpy.run_path(str(ROOT / "bench/programs.py"))["row"]
    said = {"ptx": "in PTX ops", "text": "as PTX text"}[check]
    bound = "ran, not judged: the reference has no bound of its results"
    assert row(tmp_path / "two.mlir", check)[2] == f"{bound}, {said}"
