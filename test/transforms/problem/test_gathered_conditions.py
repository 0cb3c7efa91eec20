"""Conditions at places that are computed, reduced over a dimension: memory holds them as bytes."""

from __future__ import annotations

import numpy as np

from gemmc import frontend
from gemmc.driver import compile_module, resolve
from gemmc.interpret import run
from gemmc.pipeline import apply

TEXT = """
#all = affine_map<(i, j) -> (i, j)>
func.func @main(%x: tensor<8xi32>, %p: tensor<5x3xi32>) -> tensor<5xi1> {
  %zero = arith.constant 0 : i32
  %true = arith.constant true
  %e = tensor.empty() : tensor<5x3xi1>
  %c = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<5x3xi32>) outs(%e : tensor<5x3xi1>) {
  ^bb0(%n: i32, %o: i1):
    %0 = arith.index_cast %n : i32 to index
    %1 = tensor.extract %x[%0] : tensor<8xi32>
    %2 = arith.cmpi sge, %1, %zero : i32
    linalg.yield %2 : i1
  } -> tensor<5x3xi1>
  %f = tensor.empty() : tensor<5xi1>
  %t = linalg.fill ins(%true : i1) outs(%f : tensor<5xi1>) -> tensor<5xi1>
  %r = linalg.reduce { arith.andi } ins(%c : tensor<5x3xi1>) outs(%t : tensor<5xi1>)
      dimensions = [1]
  return %r : tensor<5xi1>
}
"""


def test_gathered_conditions_are_stored_as_bytes() -> None:
    ctx = frontend.context()
    module = frontend.parse(TEXT, "t.mlir", ctx)
    pipeline = resolve("auto", module, ctx)
    compile_module(module.clone(), pipeline, ctx=ctx)
    apply(module, ctx, pipeline)
    x = np.array([3, -1, 4, 1, -5, 9, 2, 6], np.int32)
    places = np.random.default_rng(0).integers(0, 8, (5, 3)).astype(np.int32)
    found = np.asarray(run(module, [x, places])[0]).astype(bool)
    wanted = (x[places] >= 0).all(1)
    assert found.tolist() == wanted.tolist() and len(set(wanted.tolist())) == 2
