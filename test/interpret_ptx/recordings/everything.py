"""All snippets by name, and the kernels of all pipelines that are recorded."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
from gpu.cases import Case, dtypes_of
from gpu.cases import pipelines as names_of_pipelines
from interpret_ptx.recordings import copies, matrices, probes, products, refused, scalars
from interpret_ptx.recordings.snippet import Snippet

from gemmc.element_types import numpy_dtype

WIDE = (136, 264, 200)
NARROW = (72, 40, 72)
PLAIN = (40, 72, 24)
"""M, N, K: ragged for every tile. The first is several blocks for the largest tile."""
ROUNDOFF = {"bf16": 2.0**-8, "f16": 2.0**-11, "f32": 0.0}
SUBNORMAL = {"bf16": 2.0**-134, "f16": 2.0**-25, "f32": 2.0**-150}


@cache
def snippets() -> dict[str, Snippet]:
    """Every snippet."""
    parts = (scalars, matrices, copies, refused, products, probes)
    return {s.name: s for part in parts for s in part.snippets()}


def cases(pipelines: list[str] | None = None) -> Iterator[Case]:
    """Small products for each pipeline, type and layout; the first pair on a larger shape."""
    for pipeline in names_of_pipelines() if pipelines is None else pipelines:
        shape = PLAIN if dtypes_of(pipeline) == ("f32",) else WIDE
        for dtype in dtypes_of(pipeline):
            for layout in ("nt", "nn"):
                yield Case(pipeline, dtype, layout, *shape)
                shape = PLAIN if shape == PLAIN else NARROW


def inputs_of(case: Case, integers: bool, seed: int = 0) -> list[Any]:
    """A and B: integers from −4 to 4, or normal numbers."""
    rng, kind = np.random.default_rng(seed), numpy_dtype(case.dtype)
    second = (case.k, case.n) if case.layout == "nn" else (case.n, case.k)
    made: list[Any] = []
    for shape in ((case.m, case.k), second):
        values = rng.integers(-4, 5, shape) if integers else rng.standard_normal(shape)
        made.append(values.astype(kind))
    return made


def exact_and_bound(case: Case, inputs: list[Any]) -> tuple[Any, Any]:
    """The product in f64, and how far from it a result may be: (K · 2^-23 + u) · |A||B|."""
    a, b = (x.astype(np.float64) for x in inputs)
    b = b if case.layout == "nn" else b.T
    coefficient = case.k * 2.0**-23 + ROUNDOFF[case.dtype]
    return a @ b, coefficient * (np.abs(a) @ np.abs(b)) + SUBNORMAL[case.dtype]
