"""Loops of sizes that a call tells: the sizes that results alone tell, and what no elements are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import frontend
from gemmc.interpret import run

Array = np.ndarray[Any, Any]

LEAST = """
func.func @main(%x: tensor<4x?xKIND>) -> tensor<4xKIND> {
  %r = tile.loops %x maps [affine_map<(d0, d1)[s0] -> (d0, d1)>] over [-9223372036854775808]
      by "BY" dynamic {s0 = array<i64: 0, 1>} lengths ["s0"] : tensor<4x?xKIND> -> tensor<4xKIND> {
  ^bb0(%0: KIND):
    tile.yield %0 : KIND
  }
  func.return %r : tensor<4xKIND>
}"""

CHAIN = """
func.func @main(%x: tensor<?xf32>) -> tensor<?x?xf32> {
  %a = tile.loops %x maps [affine_map<(d0, d1)[s0, s1] -> (d0)>]
      dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 1, 1>}
      : tensor<?xf32> -> tensor<?x?xf32> {
  ^bb0(%0: f32):
    tile.yield %0 : f32
  }
  %b = tile.loops %a maps [affine_map<(d0, d1)[s0, s1] -> (d1, d0)>]
      dynamic {s0 = array<i64: 0, 0, 1, 1>, s1 = array<i64: 0, 1, 1, 0>}
      : tensor<?x?xf32> -> tensor<?x?xf32> {
  ^bb0(%0: f32):
    tile.yield %0 : f32
  }
  func.return %b : tensor<?x?xf32>
}"""

TWO = """
func.func @main(%i: tensor<?xi32>, %t: tensor<?xf32>) -> (tensor<?x2xf32>, tensor<?xf32>) {
  %a = tile.loops %i maps [affine_map<(d0, d1)[s0, s1] -> (d0)>] tables %t
      dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 2, 0>}
      : tensor<?xi32> tables tensor<?xf32> -> tensor<?x2xf32> {
  ^bb0(%0: i32):
    %at = arith.index_cast %0 : i32 to index
    %1 = tile.loop_gather 0[%at] : f32
    tile.yield %1 : f32
  }
  %b = tile.loops %t maps [affine_map<(d0)[s0] -> (d0)>] dynamic {s0 = array<i64: 0, 0, 1, 0>}
      : tensor<?xf32> -> tensor<?xf32> {
  ^bb0(%0: f32):
    tile.yield %0 : f32
  }
  func.return %a, %b : tensor<?x2xf32>, tensor<?xf32>
}"""

NOTHING = {
    ("min", "i32"): 2**31 - 1, ("max", "i32"): -(2**31), ("min", "i64"): 2**63 - 1,
    ("and", "i32"): -1, ("minu", "i32"): -1, ("maxu", "i32"): 0, ("or", "i64"): 0,
    ("xor", "i32"): 0, ("add", "i32"): 0, ("mul", "i64"): 1, ("min", "f32"): np.inf,
    ("max", "f64"): -np.inf, ("add", "f32"): 0.0,
}  # fmt: skip


@pytest.mark.parametrize("case", NOTHING)
def test_no_elements_are_what_changes_nothing(case: tuple[str, str]) -> None:
    by, kind = case
    dtype = {"i32": np.int32, "i64": np.int64, "f32": np.float32, "f64": np.float64}[kind]
    text = LEAST.replace("BY", by).replace("KIND", kind)
    (found,) = run(frontend.parse(text, "t.mlir"), [np.zeros((4, 0), dtype)])
    np.testing.assert_array_equal(found, np.full(4, NOTHING[case], dtype))


def _ran(text: str, inputs: list[Array], outputs: list[tuple[int, ...]]) -> list[Array]:
    from gemmc.interpret.functions import run_function

    module = frontend.parse(text, "t.mlir")
    function = next(op for op in module.walk() if op.name == "func.func")
    return run_function(function, inputs, outputs)  # type: ignore[arg-type]


def test_a_size_that_the_last_result_alone_tells() -> None:
    x = np.arange(3, dtype=np.float32)
    (found,) = _ran(CHAIN, [x], [(5, 3)])
    np.testing.assert_array_equal(found, np.broadcast_to(x, (5, 3)))


def test_sizes_of_a_table_beside_several_results() -> None:
    i, t = np.array([2, 0, 3], np.int32), np.arange(7, dtype=np.float32)
    one, other = _ran(TWO, [i, t], [(3, 2), (7,)])
    np.testing.assert_array_equal(one, np.stack([t[i]] * 2, 1))
    np.testing.assert_array_equal(other, t)
