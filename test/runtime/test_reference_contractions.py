"""Contractions and what is formed of conditions compute what their source does."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import gemmc
from gemmc import frontend
from gemmc.driver import resolve
from gemmc.interpret import run as interpret
from gemmc.pipeline import apply
from gemmc.reference import evaluate, make_inputs

EPILOGUES = sorted((Path(__file__).parents[2] / "examples" / "epilogues").glob("*.mlir"))


@pytest.mark.parametrize("rounded", [True, False])
@pytest.mark.parametrize("path", EPILOGUES, ids=lambda path: path.stem)
def test_a_contraction_with_its_epilogue_is_what_it_was_made_of(path: Path, rounded: bool) -> None:
    module = gemmc.run_pass(gemmc.parse(path), "resize{m=40 n=24 k=16}")
    made = gemmc.run_pass(module, "normalize-contractions")
    assert "tile.contract" in str(made)
    inputs = make_inputs(module, 0, rounded)
    for was, now in zip(
        *(evaluate(each, inputs, rounded=rounded) for each in (module, made)), strict=True
    ):
        assert np.allclose(now.value, was.value, rtol=1e-6, atol=1e-6)
        assert (np.abs(now.value - was.value) <= now.bound + was.bound).all()
        assert (now.bound <= 4 * was.bound + 1e-6).all()


@pytest.mark.parametrize("layout", ["nn", "nt", "tn", "tt"])
def test_a_contraction_is_right_in_every_layout(layout: str) -> None:
    module = gemmc.matmul(24, 40, 16, layout=layout, result="f32")
    made = gemmc.run_pass(module, "normalize-contractions")
    a, b = make_inputs(module, 0, True)
    (found,) = evaluate(made, [a, b], rounded=True)
    left, right = (x.T if side == "t" else x for x, side in zip((a, b), layout, strict=True))
    assert np.array_equal(found.value, left.astype(float) @ right.astype(float))


CONDITIONS = """
#m = affine_map<(d0) -> (d0)>
func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<3xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %r = linalg.generic {indexing_maps = [#m, #m, #m, #m], iterator_types = ["parallel"]}
      ins(%a, %b, %w : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32):
    %s = arith.addf %x, %z : f32
    %c = arith.cmpf SIDE : f32
    %n = arith.uitofp %c : i1 to f32
    %p = arith.mulf %n, %z : f32
    linalg.yield %p : f32
  } -> tensor<3xf32>
  return %r : tensor<3xf32>
}
"""


@pytest.mark.parametrize(("side", "least", "most"), [
    ("olt, %x, %y", -1e-8, 1e-6),  # of inputs, which are exact, and so is the product
    ("olt, %s, %y", 1.0, 3.1),  # of a rounded sum that is the other side: 0 and 1 are both right
])  # fmt: skip
def test_a_number_made_of_a_condition_has_the_error_of_one(
    side: str, least: float, most: float
) -> None:
    module = frontend.parse(CONDITIONS.replace("SIDE", side), "t.mlir")
    frontend.verify(module)
    tenth, more, one = (np.full(3, each, np.float32) for each in (0.1, 1.1, 1.0))
    (found,) = evaluate(module, [tenth, more, one], rounded=False)
    assert np.all((least < found.bound) & (found.bound < most)), found.bound


def test_a_product_of_conditions_extends_them_as_its_op_does() -> None:
    """With their sign, but where it says otherwise: what holds is -1 (MLIR, `arith.sitofp`)."""
    text = """
func.func @main(%a: tensor<1x3xi1>, %b: tensor<3x1xf32>, %c: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %r = linalg.matmul CAST ins(%a, %b : tensor<1x3xi1>, tensor<3x1xf32>)
      outs(%c : tensor<1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}"""
    a, b = np.array([[True, False, True]]), np.array([[2.0], [4.0], [8.0]], np.float32)
    for cast, wanted in (("", -10.0), ("{cast = #linalg.type_fn<cast_unsigned>}", 10.0)):
        ctx = frontend.context()
        module = frontend.parse(text.replace("CAST", cast), "t.mlir", ctx)
        frontend.verify(module)
        inputs = [a, b, np.zeros((1, 1), np.float32)]
        (told,) = evaluate(module, inputs, rounded=True)
        (before,) = interpret(module, inputs)
        apply(module, ctx, resolve("auto", module, ctx))
        (found,) = interpret(module, inputs)
        assert told.value == before == found == wanted
