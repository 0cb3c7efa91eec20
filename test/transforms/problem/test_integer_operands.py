"""Integers that a product's body makes floats of, and another operand that it rounds."""

from __future__ import annotations

import numpy as np
import pytest

import gemmc
from gemmc import frontend, reference

ROUNDED = """
func.func @main(%a: tensor<8x16xf32>, %b: tensor<16x8xi8>, %c: tensor<8x8xbf16>)
    -> tensor<8x8xbf16> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
      affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<8x16xf32>, tensor<16x8xi8>) outs(%c : tensor<8x8xbf16>) {
  ^bb0(%x: f32, %y: i8, %acc: bf16):
    %l = arith.truncf %x : f32 to bf16
    %r = arith.uitofp %y : i8 to bf16
    %p = arith.mulf %l, %r : bf16
    %s = arith.addf %acc, %p : bf16
    linalg.yield %s : bf16
  } -> tensor<8x8xbf16>
  return %r : tensor<8x8xbf16>
}"""


def test_integers_get_no_wider_type_than_the_body_makes_of_them() -> None:
    """Those of bf16 beside f32 stay in the body: f32 is not extended to bf16."""
    module = frontend.parse(ROUNDED, "t.mlir")
    inputs = reference.make_inputs(module, 1, False)
    (wanted,) = reference.evaluate(module, inputs, rounded=False)
    (found,) = gemmc.compile(ROUNDED, pipeline="auto").simulate(*inputs)
    verdict = reference.compare(np.asarray(found), wanted, exact=False)
    assert verdict.passed, verdict.text


PAIRS = ("i8", "bf16"), ("i8", "f16"), ("i16", "bf16"), ("i32", "f32"), ("i16", "f32")


@pytest.mark.parametrize("integers, sums", PAIRS)
def test_products_of_integers_that_are_summed_in_floats(integers: str, sums: str) -> None:
    """Both operands are integers: each is what the body makes of it, exactly or rounded."""
    text = f"""
func.func @main(%a: tensor<20x16x{integers}>, %b: tensor<16x24x{integers}>,
    %c: tensor<20x24x{sums}>) -> tensor<20x24x{sums}> {{
  %r = linalg.matmul ins(%a, %b : tensor<20x16x{integers}>, tensor<16x24x{integers}>)
      outs(%c : tensor<20x24x{sums}>) -> tensor<20x24x{sums}>
  return %r : tensor<20x24x{sums}>
}}"""
    module = frontend.parse(text, "t.mlir")
    inputs = reference.make_inputs(module, 1, False)
    (wanted,) = reference.evaluate(module, inputs, rounded=False)
    (found,) = gemmc.compile(text, pipeline="auto").simulate(*inputs)
    verdict = reference.compare(np.asarray(found), wanted, exact=False)
    assert verdict.passed, verdict.text
