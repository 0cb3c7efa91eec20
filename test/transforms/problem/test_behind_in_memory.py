"""Loops behind reductions in memory that others write: in one kernel only where its order lets them
read what was there."""

# ruff: noqa: E501

from __future__ import annotations

import pytest
from three_ways import Compiled

pytestmark = pytest.mark.usefixtures("few_parts")

READ_AHEAD_OF_A_SUM = """
#whole = affine_map<(b, s) -> (b, s)>
#row = affine_map<(b, s) -> (b)>
#i = affine_map<(i) -> (i)>
func.func @main(%x: memref<16x32xf32>, %v: memref<16xf32>, %w: memref<16xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%w : memref<16xf32>)
  linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]} ins(%x : memref<16x32xf32>) outs(%w : memref<16xf32>) {
  ^bb0(%a: f32, %acc: f32):
    %r = arith.maximumf %a, %acc : f32
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]} ins(%w, %v : memref<16xf32>, memref<16xf32>) outs(%w : memref<16xf32>) {
  ^bb0(%a: f32, %t: f32, %o: f32):
    %r = arith.addf %a, %t : f32
    linalg.yield %r : f32
  }
  linalg.fill ins(%z : f32) outs(%v : memref<16xf32>)
  linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]} ins(%x : memref<16x32xf32>) outs(%v : memref<16xf32>) {
  ^bb0(%a: f32, %acc: f32):
    %r = arith.addf %a, %acc : f32
    linalg.yield %r : f32
  }
  return
}
"""
"""A vector is read behind the largest of rows, and then has their sums."""

READ_AHEAD_OF_A_PLACE = """
#whole = affine_map<(b, s) -> (b, s)>
#row = affine_map<(b, s) -> (b)>
#i = affine_map<(i) -> (i)>
func.func @main(%x: memref<16x64xf32>, %v: memref<16xi32>, %w: memref<16xi32>) {
  %m = memref.alloc() : memref<16xf32>
  %n = memref.alloc() : memref<16xi32>
  %m2 = memref.alloc() : memref<16xf32>
  %z = arith.constant -1.0e9 : f32
  %z2 = arith.constant 1.0e9 : f32
  %c = arith.constant 0 : i32
  linalg.fill ins(%z : f32) outs(%m : memref<16xf32>)
  linalg.fill ins(%c : i32) outs(%n : memref<16xi32>)
  linalg.generic {indexing_maps = [#whole, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%x : memref<16x64xf32>) outs(%m, %n : memref<16xf32>, memref<16xi32>) {
  ^bb0(%a: f32, %b: f32, %bi: i32):
    %ix = linalg.index 1 : index
    %ii = arith.index_cast %ix : index to i32
    %gt = arith.cmpf ogt, %a, %b : f32
    %nb = arith.select %gt, %a, %b : f32
    %ni = arith.select %gt, %ii, %bi : i32
    linalg.yield %nb, %ni : f32, i32
  }
  linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]} ins(%n, %v : memref<16xi32>, memref<16xi32>) outs(%w : memref<16xi32>) {
  ^bb0(%a: i32, %t: i32, %o: i32):
    %r = arith.subi %a, %t : i32
    linalg.yield %r : i32
  }
  linalg.fill ins(%z2 : f32) outs(%m2 : memref<16xf32>)
  linalg.fill ins(%c : i32) outs(%v : memref<16xi32>)
  linalg.generic {indexing_maps = [#whole, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%x : memref<16x64xf32>) outs(%m2, %v : memref<16xf32>, memref<16xi32>) {
  ^bb0(%a: f32, %b: f32, %bi: i32):
    %ix = linalg.index 1 : index
    %ii = arith.index_cast %ix : index to i32
    %gt = arith.cmpf olt, %a, %b : f32
    %nb = arith.select %gt, %a, %b : f32
    %ni = arith.select %gt, %ii, %bi : i32
    linalg.yield %nb, %ni : f32, i32
  }
  return
}
"""
"""The same of the places of the largest and of the smallest."""

READ_BY_ALL_WARPS = """
#whole = affine_map<(b, s) -> (b, s)>
#row = affine_map<(b, s) -> (b)>
#i = affine_map<(i) -> (i)>
func.func @main(%x: memref<4x2048xf32>, %v: memref<4xf32>, %y: memref<4x2048xf32>) {
  %s = memref.alloc() : memref<4xf32>
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%s : memref<4xf32>)
  linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x2048xf32>) outs(%s : memref<4xf32>) {
  ^bb0(%a: f32, %acc: f32):
    %r = arith.addf %a, %acc : f32
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#whole, #row, #row, #whole], iterator_types = ["parallel", "parallel"]} ins(%x, %s, %v : memref<4x2048xf32>, memref<4xf32>, memref<4xf32>) outs(%y : memref<4x2048xf32>) {
  ^bb0(%a: f32, %t: f32, %u: f32, %o: f32):
    %p = arith.mulf %a, %t : f32
    %r = arith.addf %p, %u : f32
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]} ins(%s, %v : memref<4xf32>, memref<4xf32>) outs(%v : memref<4xf32>) {
  ^bb0(%a: f32, %t: f32, %o: f32):
    %r = arith.addf %a, %t : f32
    linalg.yield %r : f32
  }
  return
}
"""
"""A vector is read along rows that several warps share, and then written."""

ONE_ROW = """
#whole = affine_map<(b, s) -> (b, s)>
#row = affine_map<(b, s) -> (b)>
func.func @main(%x: memref<1x8xf16>, %w: memref<1xf16>) {
  %v = memref.alloc() : memref<1xf16>
  %z = arith.constant 0.0 : f16
  linalg.fill ins(%z : f16) outs(%v : memref<1xf16>)
  linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]} ins(%x : memref<1x8xf16>) outs(%v : memref<1xf16>) {
  ^bb0(%a: f16, %acc: f16):
    %r = arith.addf %a, %acc : f16
    linalg.yield %r : f16
  }
  linalg.generic {indexing_maps = [#whole, #row, #whole], iterator_types = ["parallel", "parallel"]} ins(%x, %v : memref<1x8xf16>, memref<1xf16>) outs(%x : memref<1x8xf16>) {
  ^bb0(%p: f16, %q: f16, %o: f16):
    %r = arith.subf %p, %q : f16
    linalg.yield %r : f16
  }
  return
}
"""
"""One row of few lanes, whose other lanes have none."""

OPEN = READ_AHEAD_OF_A_SUM.replace("16x32x", "16x?x")


@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        (READ_AHEAD_OF_A_SUM, {}), (READ_AHEAD_OF_A_PLACE, {}), (READ_BY_ALL_WARPS, {}),
        (ONE_ROW, {}), (OPEN, {"arg0.shape[1]": 40}), (OPEN, {"arg0.shape[1]": 1}),
    ],
)  # fmt: skip
def test_what_is_read_is_what_was_there(text: str, sizes: dict[str, int]) -> None:
    """On both machines, the second of which names races."""
    Compiled.of(text).agrees(sizes)
