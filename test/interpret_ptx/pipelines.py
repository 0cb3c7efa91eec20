"""Compiling small programs with small versions of the pipelines."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from gpu.cases import Case, matmul_text
from xdsl.dialects.builtin import ModuleOp

from gemmc import api, driver, frontend
from gemmc.pipeline import Template, edited, load_pipeline
from gemmc.runtime.outputs import host_dtype

PIPELINES = Path(__file__).parents[2] / "pipelines"


@dataclass(frozen=True)
class Small:
    """One program and one pipeline; `edits` are those of `gemmc.pipeline.edited`."""

    pipeline: str
    dtype: str
    layout: str
    m: int
    n: int
    k: int
    edits: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.pipeline}-{self.dtype}-{self.layout}-{self.m}x{self.n}x{self.k}"

    def inputs(self, seed: int, integers: bool = True) -> list[Any]:
        """Two arrays: integers whose sums f32 holds exactly, or normal numbers."""
        rng = np.random.default_rng(seed)
        b = (self.k, self.n) if self.layout == "nn" else (self.n, self.k)
        kind = host_dtype(self.dtype)
        if integers:
            return [rng.integers(-3, 4, s).astype(kind) for s in ((self.m, self.k), b)]
        return [rng.standard_normal(s).astype(kind) for s in ((self.m, self.k), b)]

    def expected(self, inputs: list[Any]) -> Any:
        """NumPy's product in f64, rounded once to the result's type."""
        a, b = (x.astype(np.float64) for x in inputs)
        return (a @ (b if self.layout == "nn" else b.T)).astype(np.float32)


def _pipeline(small: Small) -> Template:
    return edited(load_pipeline(small.pipeline), *small.edits)


def _program_text(small: Small) -> str:
    return matmul_text(
        Case(small.pipeline, small.dtype, small.layout, small.m, small.n, small.k)
    )


@cache
def compiled(small: Small) -> tuple[str, dict[str, Any]]:
    """PTX and manifest."""
    kernel = api.compile(_program_text(small), pipeline=_pipeline(small))
    return kernel.ptx, kernel.manifest


def compiled_module(small: Small) -> ModuleOp:
    """The IR behind the last pass."""
    module = frontend.parse(_program_text(small), "small.mlir")
    return driver.compile_module(module, _pipeline(small))
