"""What is listed to be sampled is there, and `make test` takes a share of it."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from covered import COVERED
from parts import covering
from sampled import EVERY, SAMPLED

HERE = Path(__file__).parent


@pytest.mark.parametrize("file", sorted(SAMPLED | COVERED))
def test_each_function_is_there(file: str) -> None:
    text, names = (HERE / file).read_text("utf-8"), [*SAMPLED.get(file, ()), *COVERED.get(file, ())]
    for name in names:
        assert text.count(f"def {name}(") == 1, name
    assert len(set(names)) == len(names)


def collected(*chosen: str) -> list[list[str]]:
    """The parameters of the cases of two functions, one in `SAMPLED` and one in `COVERED`."""
    command = [sys.executable, "-m", "pytest", "-o", "addopts=--import-mode=importlib", "-q",
               "--collect-only", *chosen, "test/report/test_report.py",
               "test/interpret/test_bits.py",
               "-k", "test_buffers_do_not_overlap or test_many_bits"]  # fmt: skip
    done = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True, check=True)
    cases = re.findall(r"::test_(\w+)\[(.*)\]", done.stdout)
    return [[each for name, each in cases if name.startswith(start)] for start in ("buff", "many")]


def test_the_cases_that_are_left() -> None:
    """Of one function every eighth, of another so many that each value of a parameter is there."""
    (some, others), (all_, every) = collected("-m", "not thorough"), collected()
    assert some == all_[::EVERY]
    assert len(others) < len(every) / 3
    for at in range(3):
        values = [{each.split("-")[at] for each in cases} for cases in (others, every)]
        assert values[0] == values[1] and len(values[1]) > 1


def test_each_value_is_in_a_case() -> None:
    cases = [{"a": a, "b": b} for a, b in product(range(3), range(4))]
    kept = [cases[each] for each in sorted(covering(cases))]
    assert covering([{"a": tuple(each.values())} for each in cases]) == covering(cases)
    for name in "ab":
        assert {each[name] for each in kept} == {each[name] for each in cases}
    assert len(kept) < len(cases) / 2
