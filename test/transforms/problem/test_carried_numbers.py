"""Kept loops that hand numbers on in other places than these came in, or that others still read:
each has a register of its own, in the IR of PTX and in its text."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from three_ways import Compiled

Array = np.ndarray[Any, Any]

TEXT = """
func.func @main(%x: memref<20xi32>, %h: memref<8xKIND>, %o: memref<4xKIND>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c20 = arith.constant 20 : index
  %none = arith.constant 0 : i32
  %low = arith.constant 7 : i32
  %zero = arith.constant ZERO : KIND
  %one = arith.constant ONE : KIND
  %r:4 = scf.for %i = %c0 to %c20 step %c1 iter_args(%a = %zero, %b = %one, %c = %one, %d = %zero)
      -> (KIND, KIND, KIND, KIND) {
    %v = memref.load %x[%i] : memref<20xi32>
    %at = arith.andi %v, %low : i32
    %k = arith.index_cast %at : i32 to index
    %w = memref.load %h[%k] : memref<8xKIND>
    %turned:2 = scf.for %j = %c0 to %c3 step %c1 iter_args(%p = %w, %q = %b) -> (KIND, KIND) {
      scf.yield %q, %p : KIND, KIND
    }
    %t = arith.ADD %w, %turned#1 : KIND
    memref.store %t, %h[%k] : memref<8xKIND>
    %below = arith.cmpi slt, %v, %none : i32
    %e:2 = scf.if %below -> (KIND, KIND) {
      scf.yield %a, %w : KIND, KIND
    } else {
      scf.yield %b, %b : KIND, KIND
    }
    %f = arith.ADD %e#0, %turned#0 : KIND
    scf.yield %b, %f, %a, %e#1 : KIND, KIND, KIND, KIND
  }
  memref.store %r#0, %o[%c0] : memref<4xKIND>
  memref.store %r#1, %o[%c1] : memref<4xKIND>
  memref.store %r#2, %o[%c2] : memref<4xKIND>
  memref.store %r#3, %o[%c3] : memref<4xKIND>
  return
}"""


def wanted(x: Array, h: Array) -> tuple[Array, Array]:
    h, (a, b, c, d) = h.copy(), np.array([0, 1, 1, 0], h.dtype)
    for v in x:
        w = h[v & 7]
        h[v & 7] = w + w  # turned three times, what came first is second
        e = (a, w) if v < 0 else (b, b)
        a, b, c, d = b, e[0] + b, a, e[1]
    return h, np.array([a, b, c, d], h.dtype)


@pytest.mark.parametrize(
    ("kind", "add", "dtype"),
    [("i32", "addi", np.int32), ("f32", "addf", np.float32), ("f64", "addf", np.float64),
     ("i64", "addi", np.int64), ("f16", "addf", np.float16), ("i8", "addi", np.int8)],
)  # fmt: skip
def test_numbers_that_change_places(kind: str, add: str, dtype: Any) -> None:
    zero, one = ("0.0", "1.0") if kind[0] == "f" else ("0", "1")
    text = TEXT.replace("ZERO", zero).replace("ONE", one).replace("KIND", kind)
    compiled = Compiled.of(text.replace("ADD", add))
    assert compiled.pipeline.passes[0].name == "keep-loops"
    rng = np.random.default_rng(5)
    x, h = rng.integers(-50, 50, 20).astype(np.int32), rng.integers(0, 3, 8).astype(dtype)
    with np.errstate(over="ignore"):
        needed = wanted(x, h)
    for found in compiled.outputs([x, h, np.zeros(4, dtype)]).values():
        assert [each.tolist() for each in found] == [each.tolist() for each in needed]


HANDED_ON = """
func.func @main(%x: memref<6xi32>, %h: memref<4xi32>, %o: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %low = arith.constant 3 : i32
  %one = arith.constant 1 : i32
  %r:2 = scf.for %i = %c0 to %c6 step %c1 iter_args(%a = %one, %b = %one) -> (i32, i32) {
    %v = memref.load %x[%i] : memref<6xi32>
    %at = arith.andi %v, %low : i32
    %k = arith.index_cast %at : i32 to index
    %w = memref.load %h[%k] : memref<4xi32>
    %t = arith.addi %w, %one : i32
    memref.store %t, %h[%k] : memref<4xi32>
    %in = scf.for %j = %c0 to %c3 step %c1 iter_args(%p = %a) -> (i32) {
      %g = arith.addi %p, READ : i32
      scf.yield %g : i32
    }
    scf.yield %in, %a : i32, i32
  }
  memref.store %r#0, %o[%c0] : memref<2xi32>
  memref.store %r#1, %o[%c1] : memref<2xi32>
  return
}"""


@pytest.mark.parametrize("read", ["%v", "%a"])
def test_a_number_that_a_loop_begins_with_is_handed_on_too(read: str) -> None:
    x, h = np.arange(-1, 5, dtype=np.int32), np.zeros(4, np.int32)
    a, b, counted = 1, 1, np.zeros(4, np.int32)
    for v in x:
        counted[v & 3] += 1
        a, b = a + 3 * (int(v) if read == "%v" else a), a
    compiled = Compiled.of(HANDED_ON.replace("READ", read))
    for found in compiled.outputs([x, h, np.zeros(2, np.int32)]).values():
        assert [each.tolist() for each in found] == [counted.tolist(), [a, b]]
