"""Scatters of which an index is its update's number: each element meets one update."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import explain, resolve
from gemmc.interpret import run
from gemmc.pipeline import apply

COUNTED = """
  %e0 = tensor.empty() : tensor<6x1xi32>
  %rows = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} outs(%e0 : tensor<6x1xi32>) {
  ^bb0(%o: i32):
    %n = linalg.index 0 : index
    %w = arith.index_cast %n : index to i32
    linalg.yield %w : i32
  } -> tensor<6x1xi32>
"""
"""The numbers of the updates."""

WRAPPED = """
  %rows = linalg.map ins(%counted : tensor<6x1xi32>) outs(%e0 : tensor<6x1xi32>)
    (%n: i32) {
      %zero = arith.constant 0 : i32
      %six = arith.constant 6 : i32
      %low = arith.cmpi slt, %n, %zero : i32
      %more = arith.addi %n, %six : i32
      %w = arith.select %low, %more, %n : i32
      linalg.yield %w : i32
    }
"""
"""Those below 0 counted from the end, as Python does."""

INSERTED = """
  %e = tensor.empty() : tensor<6x2xi32>
  %half = tensor.insert_slice %rows into %e[0, 0] [6, 1] [1, 1] : tensor<6x1xi32> into tensor<6x2xi32>
  %i = tensor.insert_slice %c into %half[0, 1] [6, 1] [1, 1] : tensor<6x1xi32> into tensor<6x2xi32>
"""  # noqa: E501
CONCATENATED = """
  %i = tensor.concat dim(1) %rows, %c : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
"""
CONSTANT = """
  %told = arith.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>
  %narrow = arith.trunci %told : tensor<6xi64> to tensor<6xi32>
  %rows = tensor.expand_shape %narrow [[0, 1]] output_shape [6, 1] : tensor<6xi32> into tensor<6x1xi32>
"""  # noqa: E501
SCATTER = """
  %r = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false)
      ins(%u, %i : tensor<6xf32>, tensor<6x2xi32>) outs(%x : tensor<ROWSx5xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %b, %a : f32
    iree_linalg_ext.yield %s : f32
  } -> tensor<ROWSx5xf32>
  return %r : tensor<ROWSx5xf32>
"""

PRODUCTS = {
    "inserted": COUNTED + INSERTED,
    "concatenated": COUNTED + CONCATENATED,
    "from the end": COUNTED.replace("%rows", "%counted") + WRAPPED + CONCATENATED,
    "a constant": CONSTANT + CONCATENATED,
}
OTHERS = {
    "doubled": COUNTED.replace("linalg.yield %w", "%d = arith.addi %w, %w : i32 linalg.yield %d"),
    "turned": CONSTANT.replace("[0, 1, 2, 3, 4, 5]", "[5, 4, 3, 2, 1, 0]"),
    "one row": COUNTED.replace("linalg.index 0", "linalg.index 1"),
    "of other signs": COUNTED.replace("%rows", "%counted") + WRAPPED.replace("slt", "sgt"),
}


def program(made: str, rows: int = 6) -> str:
    kinds = f"%x: tensor<{rows}x5xf32>, %c: tensor<6x1xi32>, %u: tensor<6xf32>"
    body = made + SCATTER.replace("ROWS", str(rows))
    return f"func.func @main({kinds}) -> tensor<{rows}x5xf32> {{{body}}}"


def found(text: str, inputs: list[Any]) -> Any:
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    apply(module, ctx, resolve("auto", module, ctx))
    return run(module, inputs)[0]


def steps(text: str) -> bool:
    """Whether an element looks at several updates."""
    ctx = frontend.context()
    said = explain(frontend.parse(text, "t.mlir", ctx), ctx)
    return any(" steps in order" in each for each in said)


def inputs(rows: int) -> list[Any]:
    draw = np.random.default_rng(3)
    x = draw.integers(-4, 5, (rows, 5)).astype(np.float32)
    classes = np.array([[0], [4], [4], [7], [-1], [2]], np.int32)
    return [x, classes, np.arange(1, 7, dtype=np.float32)]


def wanted(given: list[Any], places: list[int]) -> Any:
    x, classes, updates = given
    made = x.copy()
    for place, column, update in zip(places, classes[:, 0], updates, strict=True):
        if 0 <= place < len(x) and 0 <= column < 5:
            made[place, column] += update
    return made


@pytest.mark.parametrize("name", PRODUCTS)
def test_an_element_looks_at_one_update(name: str) -> None:
    text, given = program(PRODUCTS[name]), inputs(6)
    assert not steps(text)
    assert np.array_equal(found(text, given), wanted(given, [0, 1, 2, 3, 4, 5]))


@pytest.mark.parametrize(
    ("name", "places"),
    [("doubled", [0, 2, 4, 6, 8, 10]), ("turned", [5, 4, 3, 2, 1, 0]), ("one row", [0] * 6),
     ("of other signs", [0, 7, 8, 9, 10, 11])],
)  # fmt: skip
def test_other_places_are_looked_for(name: str, places: list[int]) -> None:
    text, given = program(OTHERS[name] + CONCATENATED), inputs(6)
    assert steps(text)
    assert np.array_equal(found(text, given), wanted(given, places))


@pytest.mark.parametrize("rows", [4, 9])
def test_a_result_of_more_or_fewer_rows_than_updates(rows: int) -> None:
    """Some rows have no update of their number, or some updates no row."""
    text, given = program(PRODUCTS["inserted"], rows), inputs(rows)
    assert np.array_equal(found(text, given), wanted(given, [0, 1, 2, 3, 4, 5]))
