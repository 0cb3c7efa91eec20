"""Sums of sizes as expressions of a launch."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend
from gemmc.dialects.sizes.arithmetic import added
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.reference import evaluate

LESS = """
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %less = arith.constant -1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = arith.addi %n, %less : index
  %s = tensor.extract_slice %x[1] [%m] [1] : tensor<?xf32> to tensor<?xf32>
  %r = math.absf %s : tensor<?xf32>
  return %r : tensor<?xf32>
}
"""
"""All elements but the first, as canonical MLIR has it."""

CUT = """
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %two = arith.constant 2.0 : f32
  %p = tensor.pad %x low[2] high[-3] {
  ^bb0(%i: index):
    tensor.yield %two : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}
"""
"""Two elements ahead, and three fewer behind."""


@pytest.mark.parametrize(("one", "other", "found"), [
    ("m", -2, "(m - 2)"), (-2, "m", "(m - 2)"), ("m", 2, "(m + 2)"), ("m", 0, "m"), (3, -4, -1),
])  # fmt: skip
def test_no_number_is_below_zero(one: int | str, other: int | str, found: int | str) -> None:
    assert added(one, other) == found


X = np.arange(7, dtype=np.float32) - 3


@pytest.mark.parametrize(("text", "wanted"), [
    (LESS, np.abs(X[1:])), (CUT, np.concatenate([np.full(2, 2), X[:-3]])),
], ids=["less", "cut"])  # fmt: skip
def test_sizes_are_less_than_an_argument_s(text: str, wanted: np.ndarray) -> None:
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    (told,) = evaluate(module.clone(), [X], rounded=False)
    apply(module, ctx, resolve("auto", module, ctx))
    assert told.value.tolist() == np.asarray(run(module, [X])[0]).tolist() == wanted.tolist()
