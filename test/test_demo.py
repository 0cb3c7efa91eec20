"""`make demo` compiles and runs: on the GPU, or on the CPU where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_it_runs_and_checks_the_result(tmp_path: Path) -> None:
    folder = tmp_path / "demo-out"
    here = f"BIN={os.path.dirname(sys.executable)}"
    size = "SIZE=m=128 n=256 k=128"
    done = subprocess.run(
        ["make", "demo", here, f"DEMO={folder}", size],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "PASS" in done.stdout
    on_gpu = "running it on the GPU" in done.stdout
    on_cpu = "no CUDA driver found: ran on the CPU interpreter" in done.stdout
    assert on_gpu != on_cpu
    assert any(folder.glob("*.ptx"))
