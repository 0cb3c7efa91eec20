"""Integers that a product's body makes floats of, and another operand that it rounds."""

from __future__ import annotations

import numpy as np

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
