"""Measuring needs no compiler: on the machine with the GPU there may be no xDSL."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from bench.reports import report

import gemmc
from gemmc.bench.results import to_json

PACKAGE = Path(gemmc.__file__).parent
MODULES = sorted(f"gemmc.bench.{path.stem}" for path in (PACKAGE / "bench").glob("[a-z]*.py"))

WITHOUT = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("xdsl", "torch"):
            raise ModuleNotFoundError(f"No module named '{name}'", name="xdsl")
sys.meta_path.insert(0, Absent())
import importlib.util
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "xdsl" else real(name, *more)
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT + code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", MODULES)
def test_every_module_loads(name: str) -> None:
    done = run(f"import {name}")
    assert done.returncode == 0, done.stderr


def test_a_report_is_printed(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    path.write_text(to_json(report()))
    done = run(f"from gemmc.cli import main; sys.exit(main(['bench', '--from', {str(path)!r}]))")
    assert done.returncode == 0, done.stderr
    assert "torch.mm" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["bench", "--artifacts", "x"], "error: bench: needed a machine with an NVIDIA GPU"),
        (["bench", "--build", "x"], "error: gemmc: needed the package xdsl to compile"),
        (["bench", "--shapes", "1"], "error: --shapes: needed extents as MxNxK"),
    ],
)
def test_what_is_missing_is_said_in_a_line(arguments: list[str], said: str) -> None:
    done = run(f"from gemmc.cli import main; sys.exit(main({arguments!r}))")
    assert done.returncode == 1
    assert done.stderr.startswith(said) and done.stderr.count("\n") == 1, done.stderr


def test_importing_it_loads_nothing_heavy() -> None:
    modules = ", ".join(MODULES)
    code = f"import sys, {modules}\nprint(*sys.modules)"
    loaded = set(subprocess.check_output([sys.executable, "-c", code], text=True).split())
    assert not loaded & {"numpy", "torch", "matplotlib", "cuda", "ml_dtypes"}
