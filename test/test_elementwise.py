"""The functions of `gemmc.elementwise` that are made of others, and what help() shows."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gemmc
from gemmc import elementwise as ew
from gemmc.elementwise import Element
from gemmc.reference import make_inputs

ERF = np.vectorize(math.erf)
FUNCTIONS: dict[str, tuple[Callable[[Element], Element], Callable[[Any], Any]]] = {
    "gelu": (ew.gelu, lambda x: x / 2 * (1 + ERF(x / 2**0.5))),
    "gelu_tanh": (
        ew.gelu_tanh, lambda x: x / 2 * (1 + np.tanh((2 / np.pi) ** 0.5 * (x + 0.044715 * x**3))),
    ),
    "sigmoid": (ew.sigmoid, lambda x: 1 / (1 + np.exp(-x))),
    "silu": (ew.silu, lambda x: x / (1 + np.exp(-x))),
    "log": (lambda x: ew.log(abs(x) + 1.0), lambda x: np.log(np.abs(x) + 1)),
}  # fmt: skip


@pytest.mark.parametrize("name", FUNCTIONS)
def test_it_is_what_numpy_computes(name: str) -> None:
    made, wanted = FUNCTIONS[name]
    module = gemmc.matmul(32, 32, 32, dtype="f32", epilogue=made)
    a, b = (each / np.float32(8) for each in make_inputs(module, 0, True))
    (found,) = gemmc.compile(module, pipeline="simt-naive").simulate(a, b)
    assert np.abs(found - wanted(a.astype("f8") @ b)).max() < 1e-4


@pytest.mark.parametrize("name", ["compile", "resolve", "timeline", "verify_each"])
def test_defaults_are_short_to_read(name: str) -> None:
    assert "'h200'" in str(inspect.signature(getattr(gemmc, name)))
