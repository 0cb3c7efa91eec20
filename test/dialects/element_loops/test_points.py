"""Loops that count the steps of another loop's step from 0 on are one dimension with it."""

from __future__ import annotations

import numpy as np
import pytest
from dialects.element_loops.test_element_loops import both
from xdsl.dialects import arith, scf
from xdsl.dialects.linalg.ops import GenericOp

from gemmc import frontend

ARGUMENTS = "%x: memref<12x10xf32>, %w: memref<10x8xf32>, %y: memref<12x8xf32>"
SUM = """
%i = arith.addi %p, %t : index
%j = arith.addi %u, %q : index
affine.store %zero, %y[%i, %j] : memref<12x8xf32>
affine.for %k = 0 to 10 {
  %a = affine.load %x[%i, %k] : memref<12x10xf32>
  %b = affine.load %w[%k, %j] : memref<10x8xf32>
  %c = affine.load %y[%i, %j] : memref<12x8xf32>
  %d = arith.mulf %a, %b : f32
  %e = arith.addf %c, %d : f32
  affine.store %e, %y[%i, %j] : memref<12x8xf32>
}"""
CARRIED = """
%i = arith.addi %t, %p : index
%j = arith.addi %u, %q : index
%s = affine.for %k = 0 to 10 iter_args(%c = %zero) -> (f32) {
  %a = affine.load %x[%i, %k] : memref<12x10xf32>
  %b = affine.load %w[%k, %j] : memref<10x8xf32>
  %d = arith.mulf %a, %b : f32
  %e = arith.addf %c, %d : f32
  affine.yield %e : f32
}
affine.store %s, %y[%i, %j] : memref<12x8xf32>"""
MOVED = """
%a = affine.load %x[11 - %t - %p, %u + %q + 2] : memref<12x10xf32>
affine.store %a, %y[%t + %p, %u + %q] : memref<12x8xf32>"""
NUMBERED = """
%i = arith.addi %t, %p : index
%n = arith.index_cast %i : index to i32
%f = arith.sitofp %n : i32 to f32
affine.store %f, %y[%i, %u + %q] : memref<12x8xf32>"""
POINT_ALONE = """
%a = affine.load %x[%p, %u] : memref<12x10xf32>
affine.store %a, %y[%t + %p, %u + %q] : memref<12x8xf32>"""
TAKES_FROM_ANOTHER = """
%i = arith.addi %t, %p : index
%a = affine.load %y[11 - %t - %p, %u + %q] : memref<12x8xf32>
affine.store %a, %y[%i, %u + %q] : memref<12x8xf32>"""


def tiled(body: str, height: str = "4", first: str = "0") -> str:
    """Loops over tiles of 4x2, and over the points of each."""
    return f"""
func.func @main({ARGUMENTS}) {{
  %zero = arith.constant 0.0 : f32
  affine.for %t = 0 to 12 step 4 {{
    affine.for %u = 0 to 8 step 2 {{
      affine.for %p = {first} to {height} {{
        affine.for %q = 0 to 2 {{ {body}
        }}
      }}
    }}
  }}
  return
}}"""


def ragged(body: str) -> str:
    """Tiles of 5 rows, of which the last has 2."""
    return tiled(body, "min affine_map<(d0) -> (5, 12 - d0)>(%t)").replace("step 4", "step 5")


ONE_EACH = {
    "a sum": tiled(SUM),
    "a sum that a loop carries": tiled(CARRIED),
    "a sum in ragged tiles": ragged(SUM),
    "moved and backwards": tiled(MOVED),
    "moved in ragged tiles": ragged(MOVED),
    "the numbers of rows": tiled(NUMBERED),
}
OTHERS = {
    "a point by itself": tiled(POINT_ALONE),
    "points that are no tile": tiled(MOVED, "3"),
    "points from 1 on": tiled(MOVED, first="1"),
    "takes what another step stored": tiled(TAKES_FROM_ANOTHER),
}


@pytest.mark.parametrize("name", [*ONE_EACH, *OTHERS])
def test_tiles_and_their_points(name: str) -> None:
    found, wanted, module = both(ONE_EACH.get(name) or OTHERS[name])
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_array_equal(one, other)
    if name in ONE_EACH:
        assert not any(isinstance(each, scf.ForOp) for each in module.walk())
        bodies = [each for each in module.walk() if isinstance(each, GenericOp)]
        assert max(len(each.iterator_types) for each in bodies) == (3 if "sum" in name else 2)


OF_I64 = """
func.func @main(%x: memref<?xf32>, %o: memref<?xf32>, %j: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = arith.index_cast %j : i64 to index
  scf.for %t = %c0 to %n step %c4 {
    %w = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 4)>(%t)[%n]
    scf.for %p = %c0 to %w step %c1 {
      %s = arith.addi %p, %t : index
      %g = memref.load %x[%s] : memref<?xf32>
      memref.store %g, %o[%s] : memref<?xf32>
    }
  }
  return
}"""


def test_an_end_that_was_cast_is_an_index_again() -> None:
    module = frontend.parse(OF_I64, "t.mlir")
    frontend.verify(module)
    assert any(isinstance(each, arith.MinSIOp) for each in module.walk())
