"""Products of one row whose matrix is computed where it is read, beside the reference."""

from __future__ import annotations

import numpy as np
import pytest

import gemmc
from gemmc import frontend, reference
from gemmc.dialects.launch import ProgramOp
from gemmc.interpret import run
from gemmc.ir import walk_type
from gemmc.pipeline import run as run_passes

QUANTIZED = """
func.func @main(%x: tensor<1x96xbf16>, %w: tensor<40x6x16xi8>, %s: tensor<40x6xbf16>) -> tensor<1x40xbf16> {
  %z = arith.constant 0.0 : bf16
  %e = tensor.empty() : tensor<40x6x16xbf16>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%w, %s : tensor<40x6x16xi8>, tensor<40x6xbf16>) outs(%e : tensor<40x6x16xbf16>) {
  ^bb0(%i: i8, %c: bf16, %o: bf16):
    %0 = arith.sitofp %i : i8 to bf16
    %1 = arith.mulf %0, %c : bf16
    linalg.yield %1 : bf16
  } -> tensor<40x6x16xbf16>
  %c = tensor.collapse_shape %g [[0], [1, 2]] : tensor<40x6x16xbf16> into tensor<40x96xbf16>
  %n = tensor.empty() : tensor<1x40xbf16>
  %f = linalg.fill ins(%z : bf16) outs(%n : tensor<1x40xbf16>) -> tensor<1x40xbf16>
  %y = linalg.matmul indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (b, c)>, affine_map<(a, b, c) -> (a, b)>]
    ins(%x, %c : tensor<1x96xbf16>, tensor<40x96xbf16>) outs(%f : tensor<1x40xbf16>) -> tensor<1x40xbf16>
  return %y : tensor<1x40xbf16>
}
"""  # noqa: E501

CHOSEN = """
func.func @main(%x: tensor<3x32xf16>, %w: tensor<5x24x32xf16>, %i: tensor<3xi64>, %b: tensor<3x24xf32>) -> tensor<3x24xf32> {
  %e = tensor.empty() : tensor<3x24x32xf16>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%i : tensor<3xi64>) outs(%e : tensor<3x24x32xf16>) {
  ^bb0(%at: i64, %o: f16):
    %five = arith.constant 5 : i64
    %in = arith.remui %at, %five : i64
    %p = arith.index_cast %in : i64 to index
    %q = linalg.index 1 : index
    %r = linalg.index 2 : index
    %v = tensor.extract %w[%p, %q, %r] : tensor<5x24x32xf16>
    linalg.yield %v : f16
  } -> tensor<3x24x32xf16>
  %y = linalg.contract indexing_maps = [affine_map<(t, n, k) -> (t, k)>, affine_map<(t, n, k) -> (t, n, k)>, affine_map<(t, n, k) -> (t, n)>]
    ins(%x, %g : tensor<3x32xf16>, tensor<3x24x32xf16>) outs(%b : tensor<3x24xf32>) -> tensor<3x24xf32>
  return %y : tensor<3x24xf32>
}
"""  # noqa: E501


NIBBLES = """
func.func @main(%x: tensor<1x96xf16>, %w: tensor<40x48xi8>, %s: tensor<40xf16>) -> tensor<1x40xf32> {
  %z = arith.constant 0.0 : f32
  %c4 = arith.constant 4 : i8
  %c15 = arith.constant 15 : i8
  %e = tensor.empty() : tensor<40x48x2xf16>
  %g = linalg.generic {indexing_maps = [affine_map<(n, k, j) -> (n, k)>, affine_map<(n, k, j) -> (n)>, affine_map<(n, k, j) -> (n, k, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%w, %s : tensor<40x48xi8>, tensor<40xf16>) outs(%e : tensor<40x48x2xf16>) {
  ^bb0(%i: i8, %b: f16, %o: f16):
    %j = linalg.index 2 : index
    %high = arith.index_cast %j : index to i8
    %by = arith.muli %high, %c4 : i8
    %v = arith.shrui %i, %by : i8
    %n = arith.andi %v, %c15 : i8
    %f = arith.uitofp %n : i8 to f16
    %h = arith.mulf %f, %b : f16
    linalg.yield %h : f16
  } -> tensor<40x48x2xf16>
  %c = tensor.collapse_shape %g [[0], [1, 2]] : tensor<40x48x2xf16> into tensor<40x96xf16>
  %n = tensor.empty() : tensor<1x40xf32>
  %f = linalg.fill ins(%z : f32) outs(%n : tensor<1x40xf32>) -> tensor<1x40xf32>
  %y = linalg.matmul indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (b, c)>, affine_map<(a, b, c) -> (a, b)>]
    ins(%x, %c : tensor<1x96xf16>, tensor<40x96xf16>) outs(%f : tensor<1x40xf32>) -> tensor<1x40xf32>
  return %y : tensor<1x40xf32>
}
"""  # noqa: E501


@pytest.mark.parametrize(("text", "launches"), [(QUANTIZED, 1), (CHOSEN, 1), (NIBBLES, 1)])
def test_the_matrix_is_no_tensor(text: str, launches: int) -> None:
    """A sum of groups that a reshape joins, in bf16; of chosen matrices, with a start; of halves
    of bytes, by whose number a counter is divided."""
    ctx = frontend.context()
    module = frontend.parse(text, "row.mlir", ctx)
    source = module.clone()
    pipeline = gemmc.resolve("auto", module, set=["inline-operands.least=1"])
    run_passes(module, ctx, pipeline.passes, places=())
    (program,) = walk_type(module, ProgramOp)
    assert len(program.runs) == launches
    inputs = [
        np.abs(each) if each.dtype.kind == "i" and each.itemsize == 8 else each
        for each in reference.make_inputs(source, 0, False)
    ]
    (found,), (wanted,) = run(module, inputs), reference.evaluate(source, inputs, rounded=False)
    verdict = reference.compare(np.asarray(found), wanted, exact=False)
    assert verdict.passed and not verdict.unjudged, verdict.text
