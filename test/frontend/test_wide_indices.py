"""Arithmetic of indices that are elements of i64: as wide as an element."""

from __future__ import annotations

import numpy as np
import pytest

import gemmc
from gemmc import frontend
from gemmc.reference import evaluate

BODY = """
func.func @main(%x: tensor<8xi64>, %t: tensor<10xf32>) -> (tensor<8xi64>, tensor<8xf32>) {{
  %e = tensor.empty() : tensor<8xi64>
  %f = tensor.empty() : tensor<8xf32>
  %c = arith.constant 10 : index
  %r:2 = linalg.generic {{
    indexing_maps = [affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> (d)>],
    iterator_types = ["parallel"]
  }} ins(%x : tensor<8xi64>) outs(%e, %f : tensor<8xi64>, tensor<8xf32>) {{
  ^bb0(%a: i64, %o: i64, %p: f32):
    %i = arith.index_cast %a : i64 to index
    {ops}
    linalg.yield %n, %v : i64, f32
  }} -> (tensor<8xi64>, tensor<8xf32>)
  return %r#0, %r#1 : tensor<8xi64>, tensor<8xf32>
}}
"""

X = np.array([-1, -7, 3, 2**40 + 5, -(2**50), 0, 12, 2**31], dtype=np.int64)
U = X.view(np.uint64)
T = np.arange(10, dtype=np.float32)

QUOTIENT = """
    %q = arith.divui %i, %c : index
    %n = arith.index_cast %q : index to i64
    %m = arith.remui %i, %c : index
    %v = tensor.extract %t[%m] : tensor<10xf32>
"""
CONDITION = """
    %k = linalg.index 0 : index
    %s = arith.addi %i, %k : index
    %n = arith.index_cast %s : index to i64
    %b = arith.cmpi slt, %i, %c : index
    %w = arith.constant 1.0 : f32
    %z = arith.constant 0.0 : f32
    %v = arith.select %b, %w, %z : f32
"""
CASES = {
    "quotients": (QUOTIENT, (U // 10).view(np.int64), T[(U % 10).astype(int)]),
    "conditions": (CONDITION, X + np.arange(8), (X < 10).astype(np.float32)),
}


@pytest.mark.parametrize("name", CASES)
def test_elements_keep_their_width(name: str) -> None:
    ops, numbers, values = CASES[name]
    text = BODY.format(ops=ops)
    known = evaluate(frontend.parse(text, "elements.mlir"), [X, T], rounded=True)
    by_reference = [each.value for each in known]
    for found in (gemmc.compile(text, pipeline="auto").simulate(X, T), by_reference):
        np.testing.assert_array_equal(found[0], numbers)
        np.testing.assert_array_equal(found[1], values)


def test_fewer_bits_truncate() -> None:
    ops = QUOTIENT.replace("%n = arith.index_cast %q : index to i64", (
        "%h = arith.index_cast %q : index to i32\n%n = arith.extsi %h : i32 to i64"
    ))  # fmt: skip
    found = gemmc.compile(BODY.format(ops=ops), pipeline="auto").simulate(X, T)
    wanted = (U // 10).astype(np.uint32).view(np.int32)
    np.testing.assert_array_equal(found[0], wanted.astype(np.int64))


def test_narrow_elements_keep_their_sign() -> None:
    """-1 is 2^64 - 1 as an index, whose remainder by 7 is not that of 2^32 - 1."""
    text = BODY.format(ops=QUOTIENT).replace("%x: tensor<8xi64>", "%x: tensor<8xi32>")
    text = text.replace("ins(%x : tensor<8xi64>)", "ins(%x : tensor<8xi32>)")
    text = text.replace("^bb0(%a: i64", "^bb0(%a: i32").replace("%a : i64", "%a : i32")
    text = text.replace("arith.constant 10", "arith.constant 7")
    x = np.array([-1, -7, 3, 2**31 - 1, -(2**31), 0, 12, -100], dtype=np.int32)
    unsigned = x.astype(np.int64).view(np.uint64)
    found = gemmc.compile(text, pipeline="auto").simulate(x, T)
    np.testing.assert_array_equal(found[0], (unsigned // 7).view(np.int64))
    np.testing.assert_array_equal(found[1], T[(unsigned % 7).astype(int)])


def test_places_alone_stay_indices() -> None:
    ops = """
    %k = linalg.index 0 : index
    %s = arith.addi %i, %k : index
    %n = arith.index_cast %k : index to i64
    %v = tensor.extract %t[%s] : tensor<10xf32>
"""
    read = str(frontend.parse(BODY.format(ops=ops), "places.mlir"))
    assert "arith.addi %i, %k : index" in read and "addi %a" not in read
