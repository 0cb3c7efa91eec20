"""Running logarithms of sums of exponentials: in blocks where rows are long, as NumPy's."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import gemmc
from gemmc.driver import compile_module
from gemmc.pipeline import load

pytestmark = pytest.mark.usefixtures("few_parts")

Array = np.ndarray[Any, Any]

BODY = """%m = arith.maximumf %s, %x : f32
    %d = arith.subf %s, %x : f32
    %n = arith.cmpf une, %d, %d : f32
    %t = arith.addf %s, %x : f32
    %a = math.absf %d : f32
    %g = arith.negf %a : f32
    %e = math.exp %g : f32
    %l = math.log1p %e : f32
    %r = arith.addf %m, %l : f32
    %y = arith.select %n, %t, %r : f32"""


def program(rows: int, length: int, inclusive: bool, body: str = BODY) -> str:
    kind = f"tensor<{rows}x{length}xf32>"
    return f"""func.func @main(%x: {kind}, %from: tensor<{rows}xf32>) -> {kind} {{
  %o = tensor.empty() : {kind}
  %q:2 = iree_linalg_ext.scan dimension(1) inclusive({str(inclusive).lower()})
      ins(%x : {kind}) outs(%o, %from : {kind}, tensor<{rows}xf32>) {{
  ^bb0(%s: f32, %x_1: f32):
    {re.sub('%x(?![_0-9])', '%x_1', body)}
    iree_linalg_ext.yield %y : f32
  }} -> {kind}, tensor<{rows}xf32>
  return %q#0 : {kind}
}}"""


def _rows(length: int) -> Array:
    rng = np.random.default_rng(8)
    x = rng.normal(0, 9, (5, length)).astype(np.float32)
    x[1, : length // 2], x[2] = -np.inf, -np.inf
    x[3, length // 3], x[4, length // 4] = np.inf, np.nan
    return x


@pytest.mark.parametrize("inclusive", [True, False])
@pytest.mark.parametrize("length", [20, 64, 100, 300])
def test_rows_are_numpys(length: int, inclusive: bool) -> None:
    x, start = _rows(length), np.array([-np.inf, 2, -3, 1, 0], np.float32)
    ahead = x if inclusive else np.concatenate([start[:, None], x[:, :-1]], axis=1)
    with np.errstate(invalid="ignore"):
        needed = np.logaddexp.accumulate(ahead.astype(np.float64), axis=1)
    kernel = gemmc.compile(program(5, length, inclusive), pipeline="auto")
    (found,) = kernel.simulate(x, start)
    assert np.allclose(np.asarray(found), needed, rtol=1e-5, atol=1e-5, equal_nan=True)


def _formed(body: str) -> str:
    module = gemmc.parse(program(5, 300, True, body))
    compile_module(module, load("normalize-contractions{others=linalg},form-program"))
    return str(module)


def test_long_rows_are_in_blocks() -> None:
    assert "over [300]" not in _formed(BODY) and "over [8]" in _formed(BODY)


@pytest.mark.parametrize("other", [
    ("%y = arith.select %n, %t, %r", "%y = arith.addf %r, %e"),  # no choice: inf - inf
    ("arith.maximumf", "arith.minimumf"), ("math.log1p", "math.log"), ("absf %d", "absf %m"),
    ("arith.addf %s, %x : f32\n", "arith.addf %s, %s : f32\n"),
])  # fmt: skip
def test_other_bodies_stay_in_steps(other: tuple[str, str]) -> None:
    assert "over [300] keeps 0" in _formed(BODY.replace(*other))
