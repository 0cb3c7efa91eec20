"""A machine with a GPU that is not there: everything gemmc.bench asks for, by monkeypatching."""

from __future__ import annotations

import json
from typing import Any

import pytest
from bench.fake_cublaslt import FakeCublasLt
from bench.fake_torch import FakeTorch, Tensor, multiply

from gemmc import pipeline, runtime
from gemmc.bench import cublaslt, gpu, limit, measure

COSTS = {"torch.mm": 1e-3, "fast": 0.8e-3, "slow": 2e-3, "limit": 0.5e-3, "lt1": 1e-3, "lt2": 9e-4,
         "lt3": 2e-3}


class World:
    """The fakes, and how the fake kernels behave: `factor` and `spoil` by name."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, noise: float = 0.02) -> None:
        self.torch = FakeTorch(dict(COSTS), noise)
        self.cublaslt = FakeCublasLt(self.torch, ["lt1", "lt2", "lt3"])
        self.factors = {"limit": limit.times()}
        self.spoil: dict[str, Any] = {}
        monkeypatch.setattr(gpu, "torch_or_refuse", lambda: self.torch)
        monkeypatch.setattr(gpu, "sm_count", lambda: 2)
        monkeypatch.setattr(gpu, "versions", lambda torch: {"torch": torch.__version__})
        monkeypatch.setattr(measure, "time", self.torch.clock)
        monkeypatch.setattr(runtime, "load", self.load)
        monkeypatch.setattr(pipeline, "load_pipeline", lambda path: None)
        self.library = cublaslt.Library(self.cublaslt)
        monkeypatch.setattr(cublaslt, "find_library", lambda torch: self.library)

    def load(self, code: bytes, manifest: str) -> Any:
        """A kernel that multiplies; which one it is, its code says."""
        name = code.decode()
        layout = json.loads(manifest)["layout"]

        def call(a: Tensor, b: Tensor, out: Tensor) -> None:
            right = b.T if layout == "nt" else b

            def compute() -> None:
                multiply(a, right, out, self.factors.get(name, 1))
                if name in self.spoil:
                    self.spoil[name](out.array)

            self.torch.launch(name, compute)

        return call


def fake_build(case: Any) -> Any:
    """Instead of compiling: code that says the pipeline's name."""
    from gemmc.bench.build import Built

    if case.label == "refused":
        return Built(case, error="GemmcError: no")
    return Built(case, case.label.encode(), json.dumps({"layout": case.problem.layout}))
