"""Whole models: what is printed of them, and that the files are those of `torch_models.py`."""

from __future__ import annotations

import ast
import gzip
import sys
from pathlib import Path
from typing import Any

import pytest

from gemmc import frontend
from gemmc.driver import resolve

BENCH = Path(__file__).resolve().parents[2] / "bench"
sys.path.insert(0, str(BENCH))

import models  # noqa: E402

GOOD: dict[str, Any] = {
    "us": {"eager": 30.0, "gemmc": 20.0}, "errors": {"eager": 1e-4, "gemmc": 2e-4}, "right": True,
    "launches": 30, "kernels": 16, "seconds": 5.0,
}  # fmt: skip


def _names_in(file: str, variable: str) -> list[str]:
    """The names that a dictionary of a file has, without importing torch."""
    for node in ast.parse((BENCH / file).read_text()).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        named = any(isinstance(each, ast.Name) and each.id == variable for each in targets)
        value = getattr(node, "value", None)
        if named and isinstance(value, ast.Dict):
            return [ast.literal_eval(key) for key in value.keys if key]
    raise AssertionError(f"{file} has {variable}")


def test_each_model_has_a_file() -> None:
    names = [*_names_in("torch_models.py", "MODELS"), *_names_in("torch_more_models.py", "MORE")]
    assert sorted(names) == models.names()


def test_layers_share_kernels() -> None:
    ctx = frontend.context()
    text = gzip.decompress((BENCH / "models" / "llama_2_layers_f16.mlir.gz").read_bytes()).decode()
    found = resolve("auto", frontend.parse(text, "llama.mlir", ctx), ctx)
    assert len(found.kernels) == 16


def test_a_report_names_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert models.report({"one": GOOD}) == 0
    assert "1: 1.50 of eager PyTorch's speed" in capsys.readouterr().out
    assert models.report({"one": GOOD, "two": {**GOOD, "right": False}}) == 1
    assert "WRONG" in capsys.readouterr().out
    assert models.report({"one": {"error": "no kernel"}}) == 1
    assert capsys.readouterr().out == "one: no kernel\n"
