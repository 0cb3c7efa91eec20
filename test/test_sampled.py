"""What is listed to be sampled is there, and `make test` takes a share of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from sampled import EVERY, SAMPLED

HERE = Path(__file__).parent


@pytest.mark.parametrize("file", SAMPLED)
def test_each_function_is_there(file: str) -> None:
    text = (HERE / file).read_text("utf-8")
    for name in SAMPLED[file]:
        assert text.count(f"def {name}(") == 1, name


def test_every_eighth_case_is_left() -> None:
    def cases(*chosen: str) -> int:
        command = [sys.executable, "-m", "pytest", "-qq", "--collect-only", *chosen,
                   "test/test_example_project.py", "test/report/test_report.py",
                   "-k", "test_buffers_do_not_overlap"]  # fmt: skip
        done = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True, check=True)
        return sum(int(line.split(": ")[1]) for line in done.stdout.splitlines() if ".py: " in line)

    assert cases("-m", "not thorough") == -(-cases() // EVERY)
