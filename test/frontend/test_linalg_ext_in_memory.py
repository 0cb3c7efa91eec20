"""Scatters, scans, sorts and largest elements whose operands are memrefs, some of them views."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.reference import evaluate

Array = np.ndarray[Any, Any]

SCATTER = """
func.func @main(%u: memref<3xf32>, %i: memref<3x1xi32>, %m: memref<2x4xf32>) {
  %row = memref.subview %m[1, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1], offset: 4>>
  iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : memref<3xf32>, memref<3x1xi32>) outs(%row : memref<4xf32, strided<[1], offset: 4>>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    iree_linalg_ext.yield %c : f32
  }
  return
}
"""

SCAN = """
func.func @main(%x: memref<2x4xf32>, %y: memref<2x4xf32>, %t: memref<2xf32>) {
  iree_linalg_ext.scan dimension(1) inclusive(true) ins(%x : memref<2x4xf32>) outs(%y, %t : memref<2x4xf32>, memref<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    iree_linalg_ext.yield %c : f32
  }
  return
}
"""

SORT = """
func.func @main(%k: memref<4xf32>, %v: memref<4xi32>) {
  iree_linalg_ext.sort dimension(0) outs(%k, %v : memref<4xf32>, memref<4xi32>) {
  ^bb0(%a: f32, %b: f32, %m: i32, %n: i32):
    %c = arith.cmpf olt, %a, %b : f32
    iree_linalg_ext.yield %c : i1
  }
  return
}
"""

TOPK = """
func.func @main(%x: tensor<5xf32>, %v: memref<2xf32>, %i: memref<2xi32>) {
  iree_linalg_ext.topk dimension(0) ins(%x : tensor<5xf32>) outs(%v, %i : memref<2xf32>, memref<2xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %c : i1
  }
  return
}
"""


def outputs(text: str, *inputs: Array) -> list[list[Any]]:
    """What a program writes, which the reference says too."""
    ctx = frontend.context()
    module = frontend.parse(text, "memory.mlir", ctx)
    frontend.verify(module)
    told = [each.value.tolist() for each in evaluate(module.clone(), list(inputs), rounded=False)]
    apply(module, ctx, resolve("auto", module, ctx))
    found = [np.asarray(each).tolist() for each in run(module, list(inputs))]
    assert told == found
    return found


def floats(*numbers: Any) -> Array:
    return np.array(numbers, np.float32)


def test_a_view_is_scattered_into() -> None:
    m = np.arange(8, dtype=np.float32).reshape(2, 4)
    places = np.array([[2], [0], [2]], np.int32)
    (found,) = outputs(SCATTER, floats(10, 20, 30), places, m)
    assert found == [[0, 1, 2, 3], [24, 5, 46, 7]]


def test_a_scan_writes_both_outputs() -> None:
    x = floats([1, 2, 3, 4], [5, 6, 7, 8])
    sums, totals = outputs(SCAN, x, x * 0, x[:, 0] * 0)
    assert sums == [[1, 3, 6, 10], [5, 11, 18, 26]] and totals == [10, 26]


def test_memory_is_sorted_in_place() -> None:
    keys, values = outputs(SORT, floats(3, 1, 4, 2), np.arange(4, dtype=np.int32))
    assert keys == [1, 2, 3, 4] and values == [1, 3, 0, 2]


def test_the_largest_of_a_tensor_are_written_to_memory() -> None:
    largest = outputs(TOPK, floats(3, 1, 4, 2, 5))
    assert largest == [[5, 4], [4, 2]]


@pytest.mark.parametrize(("text", "old", "new", "message"), [
    (SORT, "%v : memref<4xf32>, memref<4xi32>", "%t : memref<4xf32>, tensor<4xi32>",
     r"sort: needed tensors or memrefs; found memref<4xf32>, tensor<4xi32>"),
    (SORT, "arith.cmpf olt, %a, %b", "memref.load %m2[] : memref<i1> //",
     r"memref.load: needed a body of iree_linalg_ext.sort without memory; found memref.load; load it outside of the body"),
    (SCAN, ", memref<2xf32>) {", ", f32) {",
     r"scan: needed one input and two outputs, all tensors or memrefs; found memref<2x4xf32>, memref<2x4xf32>, f32"),
    (SCATTER, "memref<3xf32>, memref<3x1xi32>) outs", "f32, memref<3x1xi32>) outs",
     r"scatter: needed updates, indices and an original, all tensors or memrefs, and no mask; found f32"),
    (TOPK, "tensor<5xf32>) outs", "index) outs", r"topk: needed tensors or memrefs; found index"),
], ids=["both", "load", "scan", "scatter", "topk"])  # fmt: skip
def test_others_are_refused(text: str, old: str, new: str, message: str) -> None:
    head = "func.func @main("
    told = text.replace(old, new).replace(head, f"{head}%m2: memref<i1>, %t: tensor<4xi32>, ")
    if "f32) {" in new:
        told = told.replace("%t: memref<2xf32>", "%t2: f32").replace("outs(%y, %t", "outs(%y, %t2")
    if new.startswith("f32"):
        told = told.replace("%u: memref<3xf32>", "%u: f32")
    if new.startswith("index"):
        told = told.replace("%x: tensor<5xf32>", "%x: index")
    with pytest.raises(GemmcError, match=message):
        frontend.verify(frontend.parse(told, "memory.mlir"))
