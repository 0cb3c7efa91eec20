"""The script for a GPU, on a CPU: its sections run in small sizes, with kernels on the host."""

from __future__ import annotations

import json
import sys
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
import torch
from stand_in import Machine

SCRIPT = Path(__file__).parents[1] / "gpu/frameworks.py"


class Event:
    """A CUDA event of a device that has done everything already."""

    def __init__(self, enable_timing: bool) -> None:
        self.at = 0.0

    def record(self) -> None:
        self.at = time.perf_counter()

    def synchronize(self) -> None:
        pass

    def elapsed_time(self, other: Event) -> float:
        return (other.at - self.at) * 1e3


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.setenv("OUT", str(tmp_path))
    spec = spec_from_file_location("frameworks", SCRIPT)
    assert spec is not None and spec.loader is not None
    made = sys.modules["frameworks"] = module_from_spec(spec)
    spec.loader.exec_module(made)
    made.DEVICE = "cpu"
    made.HIDDEN, made.HEADS, made.KV_HEADS, made.FFN = 16, 2, 1, 24
    made.PREFILL, made.DECODE, made.CONTEXT, made.STEPS = 8, 2, 4, 12
    made.RATE = 1e-2
    made.WEIGHTS = [(16, 16), (8, 16), (24, 16), (16, 24)]
    made.HOST_SIZES = [(8, 16, 24)]
    made.graph_of = lambda torch, call: call
    few = made.in_turns
    made.in_turns = lambda torch, sides, calls, rounds: few(torch, sides, 2, 3)
    monkeypatch.setattr(torch.cuda, "synchronize", lambda: None)
    monkeypatch.setattr(torch.cuda, "Event", Event)
    compiled = torch.compile
    monkeypatch.setattr(torch, "compile", lambda m, **k: compiled(m, backend="eager", **k))
    return made


def test_the_sections_run(machine: Machine, script: Any, tmp_path: Path) -> None:
    report = script.Report()
    for section in (script.host, script.llama, script.training, script.gradients_are_right):
        section(*([report] if section is not script.gradients_are_right else [report, torch, gt()]))
    found = json.loads((tmp_path / "frameworks.json").read_text())
    assert not report.values["failures"]
    assert set(found["llama"]) == {"prefill", "decode", "explain", "compiled"}
    assert found["training"]["apart"] < 0.02 and found["host"]["grad 8x16x24"]["gemmc"] > 0
    # Llama's sizes, small here, and random products are all that is launched.
    made = {p for p in machine.kernels if p.dtype == "bf16" and p.k <= 24}
    assert made <= {*script.products(), *decode(script)}


def decode(script: Any) -> set[Any]:
    """Gradients of rows of the products of the host's section, which have a bias."""
    from gemmc.frameworks.product import Product

    return {Product(script.DECODE, n, k, "bf16", "nt") for n, k in script.WEIGHTS}


def gt() -> Any:
    import gemmc.torch

    return gemmc.torch


def test_what_torch_computes_is_a_failure(machine: Machine, script: Any) -> None:
    machine.refuse = "no such thing"
    report = script.Report()
    with pytest.warns(gt().FallbackWarning):
        script.training(report)
    assert any("launches in training" in each for each in report.values["failures"])
    assert "torch computed something in training" in report.values["failures"]
