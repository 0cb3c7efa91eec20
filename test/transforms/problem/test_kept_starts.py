"""Reductions in steps, which no single op combines, of lengths that a call tells: where there is no
element, the result is what they start from."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from three_ways import Compiled

from gemmc.reference import evaluate

pytestmark = pytest.mark.usefixtures("few_parts")

DIFFERENCE = "%s = arith.subf %a, %acc : f32"
LARGEST = "%s = arith.maxnumf %a, %acc : f32"

Reference = Callable[[np.ndarray, np.ndarray], list[np.ndarray]]

GENERIC = """
#whole = affine_map<(b, s) -> (b, s)>
#row = affine_map<(b, s) -> (b)>
func.func @main(%x: tensor<3x?xf32>, %init: tensor<3xf32>) -> tensor<3xf32> {
  %r = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<3x?xf32>) outs(%init : tensor<3xf32>) {
  ^bb0(%a: f32, %acc: f32):
    STEP
    linalg.yield %s : f32
  } -> tensor<3xf32>
  return %r : tensor<3xf32>
}
"""

REDUCE = """
func.func @main(%x: tensor<3x?xf32>, %init: tensor<3xf32>) -> tensor<3xf32> {
  %r = linalg.reduce ins(%x : tensor<3x?xf32>) outs(%init : tensor<3xf32>) dimensions = [1]
    (%a: f32, %acc: f32) {
      STEP
      linalg.yield %s : f32
    }
  return %r : tensor<3xf32>
}
"""

PLACE_OF_LARGEST = """
#whole = affine_map<(b, s, t) -> (b, s, t)>
#row = affine_map<(b, s, t) -> (b)>
func.func @main(%x: tensor<3x?x?xf32>, %init: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi64>) {
  %minus = arith.constant -1 : i64
  %e = tensor.empty() : tensor<3xi64>
  %none = linalg.fill ins(%minus : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  %r:2 = linalg.generic {indexing_maps = [#whole, #row, #row],
      iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%x : tensor<3x?x?xf32>) outs(%init, %none : tensor<3xf32>, tensor<3xi64>) {
  ^bb0(%a: f32, %best: f32, %at: i64):
    %s = linalg.index 1 : index
    %i = arith.index_cast %s : index to i64
    %more = arith.cmpf ogt, %a, %best : f32
    %b = arith.select %more, %a, %best : f32
    %p = arith.select %more, %i, %at : i64
    linalg.yield %b, %p : f32, i64
  } -> (tensor<3xf32>, tensor<3xi64>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xi64>
}
"""

LEAST_SO_FAR = """
#whole = affine_map<(b, s) -> (b, s)>
#row = affine_map<(b, s) -> (b)>
func.func @main(%x: tensor<3x?xf32>, %init: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %r:2 = linalg.generic {indexing_maps = [#whole, #row, #row],
      iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<3x?xf32>) outs(%init, %init : tensor<3xf32>, tensor<3xf32>) {
  ^bb0(%a: f32, %least: f32, %sum: f32):
    %l = arith.minimumf %a, %least : f32
    %s = arith.addf %sum, SEEN : f32
    linalg.yield %l, %s : f32, f32
  } -> (tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xf32>
}
"""

NARROW = """
#whole = affine_map<(b, s) -> (b, s)>
#row = affine_map<(b, s) -> (b)>
func.func @main(%x: tensor<3x?xKIND>, %init: tensor<3xKIND>) -> tensor<3xKIND> {
  %r = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<3x?xKIND>) outs(%init : tensor<3xKIND>) {
  ^bb0(%a: KIND, %acc: KIND):
    %s = arith.OP %a, %acc : KIND
    linalg.yield %s : KIND
  } -> tensor<3xKIND>
  return %r : tensor<3xKIND>
}
"""


AS_ONE = """
func.func @main(%x: tensor<?x?xf32>, %init: tensor<f32>) -> tensor<f32> {
  %z = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %r = linalg.reduce ins(%z : tensor<?xf32>) outs(%init : tensor<f32>) dimensions = [0]
    (%a: f32, %acc: f32) {
      %s = arith.subf %a, %acc : f32
      linalg.yield %s : f32
    }
  return %r : tensor<f32>
}
"""


def _difference(x: np.ndarray, start: np.ndarray) -> list[np.ndarray]:
    for column in x.T:
        start = column - start
    return [start]


def _largest(x: np.ndarray, start: np.ndarray) -> list[np.ndarray]:
    for column in x.T:
        start = np.fmax(column, start)
    return [start]


def _place(x: np.ndarray, start: np.ndarray) -> list[np.ndarray]:
    best, at = start.copy(), np.full(3, -1)
    for row, s, t in np.ndindex(x.shape):
        if x[row, s, t] > best[row]:
            best[row], at[row] = x[row, s, t], s
    return [best, at]


@pytest.mark.parametrize("lengths", [(0,), (1,), (5,), (40,)])
@pytest.mark.parametrize(("step", "wanted"), [(DIFFERENCE, _difference), (LARGEST, _largest)])
@pytest.mark.parametrize("form", [GENERIC, REDUCE])
def test_one_result(form: str, step: str, wanted: Reference, lengths: tuple[int, ...]) -> None:
    start = np.array([3, np.nan if step == LARGEST else 2, -7], np.float32)
    _compare(form.replace("STEP", step), (3, *lengths), start, wanted)


@pytest.mark.parametrize("lengths", [(0, 4), (4, 0), (0, 0), (1, 1), (3, 4)])
def test_two_results_over_two_lengths(lengths: tuple[int, int]) -> None:
    start = np.array([3, -2, 9], np.float32)
    _compare(PLACE_OF_LARGEST, (3, *lengths), start, _place)


@pytest.mark.parametrize("length", [0, 1, 5])
@pytest.mark.parametrize("seen", ["%least", "%l"])
def test_a_combination_that_steps_of_another_result_read(seen: str, length: int) -> None:
    """It may not begin with what changes nothing, which they would see."""

    def wanted(x: np.ndarray, start: np.ndarray) -> list[np.ndarray]:
        least, total = start, start
        for column in x.T:
            before, least = least, np.minimum(column, least)
            total = total + (before if seen == "%least" else least)
        return [least, total]

    start = np.array([3, -2, 0], np.float32)
    _compare(LEAST_SO_FAR.replace("SEEN", seen), (3, length), start, wanted)


@pytest.mark.parametrize("length", [0, 3])
@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32])
@pytest.mark.parametrize(("op", "choose"), [("minsi", np.minimum), ("maxsi", np.maximum)])
def test_the_least_of_no_narrow_integers(
    op: str, choose: np.ufunc, kind: type[np.integer], length: int
) -> None:
    """What changes nothing among words is not what changes nothing among narrower integers."""

    def wanted(x: np.ndarray, start: np.ndarray) -> list[np.ndarray]:
        return [choose.reduce(np.concatenate([x, start[:, None]], axis=1), axis=1)]

    name = f"i{np.dtype(kind).itemsize * 8}"
    start = np.array([3, -2, 0], kind)
    _compare(NARROW.replace("OP", op).replace("KIND", name), (3, length), start, wanted)


@pytest.mark.parametrize("shape", [(0, 4), (4, 0), (1, 1), (3, 4)])
def test_a_length_that_is_a_product_of_two(shape: tuple[int, int]) -> None:
    def wanted(x: np.ndarray, start: np.ndarray) -> list[np.ndarray]:
        return [each.reshape(()) for each in _difference(x.reshape(1, -1), start)]

    _compare(AS_ONE, shape, np.array(5, np.float32), wanted)


made = cache(Compiled.of)
"""Of all lengths there is one artifact."""


def _compare(text: str, shape: tuple[int, ...], start: np.ndarray, wanted: Reference) -> None:
    x = np.random.default_rng(1).integers(-8, 9, shape).astype(start.dtype)
    expected = wanted(x, start)
    compiled = made(text)
    known = [each.value for each in evaluate(compiled.source, [x, start], rounded=True)]
    for results in (known, *compiled.outputs([x, start]).values()):
        for result, numbers in zip(results, expected, strict=True):
            assert np.array_equal(result, numbers, equal_nan=True)
