"""Products of a tensor by itself whose open extent is two of their dimensions, and arguments that
nothing reads: sizes that a call tells have one name in a kernel."""

from __future__ import annotations

import numpy as np
import pytest
from three_ways import outputs_of

from gemmc.api import compile as compile_text

pytestmark = pytest.mark.usefixtures("few_parts")

PRODUCT = """
func.func @main(ARGUMENTS) -> tensor<?x?xf32> {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?xKxf32>
  %e = tensor.empty(%m, %m) : tensor<?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) ->
      RIGHT>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %x : tensor<?xKxf32>, tensor<?xKxf32>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.mulf %i, %j : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  func.return %p : tensor<?x?xf32>
}"""

X = "%x: tensor<?xKxf32>"


@pytest.mark.parametrize("rows", [0, 1, 37])
def test_rows_are_rows_and_columns(rows: int) -> None:
    text = PRODUCT.replace("ARGUMENTS", X).replace("RIGHT", "(n, k)").replace("K", "8")
    x = np.random.default_rng(1).integers(-4, 5, (rows, 8)).astype(np.float32)
    for (found,) in outputs_of(text, [x]).values():
        np.testing.assert_array_equal(found, x @ x.T)


def test_each_extent_is_two_dimensions() -> None:
    text = PRODUCT.replace("ARGUMENTS", X).replace("RIGHT", "(k, n)").replace("K", "?")
    x = np.random.default_rng(1).integers(-4, 5, (9, 9)).astype(np.float32)
    for (found,) in outputs_of(text, [x]).values():
        np.testing.assert_array_equal(found, x @ x)


def test_an_open_argument_that_nothing_reads() -> None:
    unread = "%unread: tensor<2x?xf32>, " + X
    text = PRODUCT.replace("ARGUMENTS", unread).replace("RIGHT", "(n, k)").replace("K", "8")
    x = np.random.default_rng(1).integers(-4, 5, (5, 8)).astype(np.float32)
    kernel = compile_text(text, pipeline="auto")
    (found,) = kernel.simulate(np.zeros((2, 3), np.float32), x)
    np.testing.assert_array_equal(found, x @ x.T)
