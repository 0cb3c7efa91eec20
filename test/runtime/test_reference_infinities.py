"""Infinities without an error, as masks have them, leave other elements their bounds."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend, reference
from gemmc.reference import compare

MASKED = """
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @main(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %low = arith.constant dense<MASK> : tensor<4x6xf32>
  %start = arith.constant dense<0xFF800000> : tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %e = tensor.empty() : tensor<4x6xf32>
  %s = arith.addf %x, %y : tensor<4x6xf32>
  %m = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s, %low : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi ugt, %j, %i : index
    %d = arith.addf %a, %b : f32
    %t = arith.select %c, %d, %a : f32
    linalg.yield %t : f32
  } -> tensor<4x6xf32>
  %top = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%m : tensor<4x6xf32>) outs(%start : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.maximumf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%m, %top : tensor<4x6xf32>, tensor<4xf32>) outs(%e : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<4x6xf32>
  %t = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%p : tensor<4x6xf32>) outs(%zero : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  %q = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %t : tensor<4x6xf32>, tensor<4xf32>) outs(%e : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<4x6xf32>
  return %q : tensor<4x6xf32>
}
"""


@pytest.mark.parametrize("mask", ["0xFF800000", "-1.0e+30", "0xFF7FFFFF"])
def test_a_masked_softmax_has_a_tight_bound(mask: str) -> None:
    module = frontend.parse(MASKED.replace("MASK", mask), "softmax.mlir")
    inputs = reference.make_inputs(module, 0, False)
    (found,) = reference.evaluate(module, inputs, rounded=False)
    assert found.bound.max() < 1e-4
    assert (np.triu(found.value, 1) == 0).all()
    np.testing.assert_allclose(found.value.sum(1), 1)
    off = found.value.astype(np.float32)
    assert compare(off, found, exact=False).passed
    off[3, 0] += 1e-3
    assert not compare(off, found, exact=False).passed


def test_what_has_no_bound_is_not_called_judged() -> None:
    text = """func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
      %d = arith.subf %a, %b : tensor<8xf32>
      %y = arith.subf %d, %d : tensor<8xf32>
      %least = arith.constant dense<1.0e-10> : tensor<8xf32>
      %z = arith.addf %y, %least : tensor<8xf32>
      %q = arith.divf %a, %z : tensor<8xf32>
      return %q : tensor<8xf32>
    }"""
    module = frontend.parse(text, "quotient.mlir")
    (found,) = reference.evaluate(module, reference.make_inputs(module, 0, False), rounded=False)
    said = compare(np.ones(8, np.float32), found, exact=False)
    assert said.passed and said.text.endswith("0 of 8 off: NOT JUDGED: 8 have no bound")
    assert not said.right


NARROWED = """
func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %s = arith.addf %x, %y : tensor<2xf32>
  %n = arith.truncf %s : tensor<2xf32> to tensor<2xf16>
  %w = arith.extf %n : tensor<2xf16> to tensor<2xf32>
  %d = arith.subf %w, %w : tensor<2xf32>
  return %d : tensor<2xf32>
}
"""


@pytest.mark.parametrize("number, unsure", [(100.0, False), (65519.996, True), (70000.0, False)])
def test_what_is_infinite_or_not_within_its_error_is_said(number: float, unsure: bool) -> None:
    given = [np.array([number, 1.0], np.float32), np.zeros(2, np.float32)]
    (found,) = reference.evaluate(frontend.parse(NARROWED, "n.mlir"), given, rounded=False)
    assert found.unsure == unsure
    assert np.isnan(found.value[0]) == (number == 70000.0) and found.value[1] == 0.0


@pytest.mark.parametrize("result", ["f32", "bf16"])
def test_sums_that_are_past_f32_on_the_way_have_no_bound(result: str) -> None:
    """Two terms of 3e38 on each side: in one order the sum is 0, in another infinite or a NaN."""
    text = """func.func @main(%a: tensor<3x4xf32>, %b: tensor<4x1xf32>) -> tensor<3x1xT> {
      %z = arith.constant dense<0.0> : tensor<3x1xf32>
      %c = linalg.matmul ins(%a, %b : tensor<3x4xf32>, tensor<4x1xf32>)
          outs(%z : tensor<3x1xf32>) -> tensor<3x1xf32>
      CAST
      return %r : tensor<3x1xT>
    }"""
    cast = "%r = arith.truncf %c : tensor<3x1xf32> to tensor<3x1xbf16>"
    text = text.replace("CAST", cast if result == "bf16" else "").replace("xT", f"x{result}")
    module = frontend.parse(text if result == "bf16" else text.replace("%r", "%c"), "sum.mlir")
    large = 3e38
    a = np.array(
        [[large, large, -large, -large], [large, large, large, 0], [1, 2, 3, 4]], np.float32
    )
    (found,) = reference.evaluate(module, [a, np.ones((4, 1), np.float32)], rounded=False)
    assert np.isinf(found.bound[:, 0]).tolist() == [True, False, False]
    assert found.value[1, 0] == np.inf
