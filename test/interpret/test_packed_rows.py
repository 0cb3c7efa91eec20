"""Integers of four bits in programs of open size: two share a byte of what a call gives."""

from __future__ import annotations

import numpy as np
import pytest

import gemmc
from gemmc import frontend, reference
from gemmc.errors import GemmcError

OPEN = """
func.func @main(%x: tensor<?x8xi4>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?x8xi4>
  %e = tensor.empty(%d) : tensor<?x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>,
      affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x8xi4>) outs(%e : tensor<?x8xf32>) {
  ^bb0(%b: i4, %o: f32):
    %u = arith.sitofp %b : i4 to f32
    linalg.yield %u : f32
  } -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}"""

WEIGHTS = """
func.func @main(%x: tensor<?x16xf32>, %w: tensor<16x8xi4>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %d = tensor.dim %x, %c0 : tensor<?x16xf32>
  %e = tensor.empty(%d) : tensor<?x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
      affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x16xf32>, tensor<16x8xi4>) outs(%z : tensor<?x8xf32>) {
  ^bb0(%a: f32, %b: i4, %acc: f32):
    %u = arith.sitofp %b : i4 to f32
    %p = arith.mulf %a, %u : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}"""


@pytest.mark.parametrize("text", [OPEN, WEIGHTS])
def test_two_share_a_byte(text: str) -> None:
    module = frontend.parse(text, "t.mlir")
    inputs = reference.make_inputs(module, 1, True, {"arg0.shape[0]": 5})
    (wanted,) = reference.evaluate(module, inputs, rounded=True)
    (found,) = gemmc.compile(text, pipeline="auto").simulate(*inputs)
    assert np.array_equal(np.asarray(found), wanted.value)


def test_a_row_of_open_length_is_refused() -> None:
    text = OPEN.replace("?x8xi4", "8x?xi4").replace("?x8xf32", "8x?xf32").replace("%c0 = arith."
        "constant 0", "%c0 = arith.constant 1")  # fmt: skip
    with pytest.raises(GemmcError, match="a known number of whole bytes in a row"):
        gemmc.compile(text, pipeline="auto")
