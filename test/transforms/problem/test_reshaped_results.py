"""Results of products behind reshapes whose dimensions do not tell those that they were made of,
and conditions of open sizes."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend, reference
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.pipeline import apply

ONES = """
func.func @main(%a: tensor<1x1x16xf32>, %b: tensor<1x16x1xf32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x1x1xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %m = linalg.batch_matmul ins(%a, %b : tensor<1x1x16xf32>, tensor<1x16x1xf32>)
    outs(%z : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %w = tensor.expand_shape %m [[0], [1], [2, 3]] output_shape [1, 1, 1, 1]
    : tensor<1x1x1xf32> into tensor<1x1x1x1xf32>
  %e4 = tensor.empty() : tensor<1x1x1x1xf32>
  %t = linalg.transpose ins(%w : tensor<1x1x1x1xf32>) outs(%e4 : tensor<1x1x1x1xf32>)
    permutation = [0, 2, 1, 3]
  %r = tensor.collapse_shape %t [] : tensor<1x1x1x1xf32> into tensor<f32>
  return %r : tensor<f32>
}
"""
"""Permuted among dimensions of one element."""

OPEN = """
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?x8xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %b, %c0 : tensor<?x?x8xf32>
  %k = tensor.dim %b, %c1 : tensor<?x?x8xf32>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %x = tensor.expand_shape %flat [[0, 1, 2]] output_shape [%n, 1, %k]
    : tensor<?xf32> into tensor<?x1x?xf32>
  %e = tensor.empty(%n) : tensor<?x1x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x1x8xf32>) -> tensor<?x1x8xf32>
  %m = linalg.batch_matmul ins(%x, %b : tensor<?x1x?xf32>, tensor<?x?x8xf32>)
    outs(%z : tensor<?x1x8xf32>) -> tensor<?x1x8xf32>
  %et = tensor.empty(%n) : tensor<?x8x1xf32>
  %t = linalg.transpose ins(%m : tensor<?x1x8xf32>) outs(%et : tensor<?x8x1xf32>)
    permutation = [0, 2, 1]
  %r = tensor.collapse_shape %t [[0], [1, 2]] : tensor<?x8x1xf32> into tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}
"""
"""An operand of which one open size is cut into two, and a result behind a collapse."""

ANY = """
func.func @main(%a: tensor<?x?xi1>) -> tensor<?xi1> {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xi1>
  %e = tensor.empty(%n) : tensor<?xi1>
  %z = linalg.fill ins(%true : i1) outs(%e : tensor<?xi1>) -> tensor<?xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
      affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
    ins(%a : tensor<?x?xi1>) outs(%z : tensor<?xi1>) {
  ^bb0(%in: i1, %out: i1):
    %both = arith.andi %in, %out : i1
    linalg.yield %both : i1
  } -> tensor<?xi1>
  return %r : tensor<?xi1>
}
"""
"""Conditions of open sizes, reduced."""

RNG = np.random.default_rng(3)


def normal(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize(("text", "inputs"), [
    (ONES, [normal(1, 1, 16), normal(1, 16, 1)]),
    (OPEN, [normal(3, 5), normal(3, 5, 8)]),
    (ANY, [RNG.integers(0, 8, (5, 7)) > 0]),
], ids=["ones", "open", "any"])  # fmt: skip
def test_they_compute_what_they_say(text: str, inputs: list[np.ndarray]) -> None:
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    wanted = reference.evaluate(module.clone(), inputs, rounded=False)
    apply(module, ctx, resolve("auto", module, ctx))
    for found, needed in zip(run(module, inputs), wanted, strict=True):
        assert reference.compare(found, needed, exact=False).passed
