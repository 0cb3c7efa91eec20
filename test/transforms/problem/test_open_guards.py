"""Reductions that combine in some of their steps: the same as step by step, to the sign of zeros
and with NaNs, whichever kernels they are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gemmc
from gemmc.element_types import numpy_dtype

Array = np.ndarray[Any, Any]

COMBINED = {
    "addf": np.add, "mulf": np.multiply, "maximumf": np.maximum, "minimumf": np.minimum,
    "addi": np.add, "muli": np.multiply, "maxsi": np.maximum, "minsi": np.minimum,
    "andi": np.bitwise_and, "ori": np.bitwise_or, "xori": np.bitwise_xor,
}  # fmt: skip


def program(by: str, dtype: str, updates: int, elements: int, start: str | None) -> str:
    """Updates that are combined into the elements at their places, but for those that are marked;
    from a number, or from a tensor."""
    kind = f"tensor<{elements}x{dtype}>"
    given = "" if start else f", %from: {kind}"
    made = f"%from = arith.constant dense<{start}> : {kind}" if start else ""
    return f"""#e = affine_map<(d0, d1) -> (d0)>
#u = affine_map<(d0, d1) -> (d1)>
func.func @main(%at: tensor<{updates}xi32>, %x: tensor<{updates}x{dtype}>{given}) -> {kind} {{
  %no = arith.constant 3 : i32
  {made}
  %r = linalg.generic {{indexing_maps = [#u, #u, #e], iterator_types = ["parallel", "reduction"]}}
      ins(%at, %x : tensor<{updates}xi32>, tensor<{updates}x{dtype}>) outs(%from : {kind}) {{
  ^bb0(%a: i32, %b: {dtype}, %s: {dtype}):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %t = arith.cmpi eq, %a, %n : i32
    %k = arith.cmpi eq, %a, %no : i32
    %u = arith.{by} %s, %b : {dtype}
    %v = arith.select %t, %u, %s : {dtype}
    %w = arith.select %k, %s, %v : {dtype}
    linalg.yield %w : {dtype}
  }} -> {kind}
  return %r : {kind}
}}"""


def _wanted(by: str, at: Array, x: Array, start: Array) -> Array:
    found = start.copy()
    with np.errstate(over="ignore"):
        for place, value in zip(at, x, strict=True):
            if place != 3 and 0 <= place < len(found):
                found[place] = COMBINED[by](found[place], value)
    return found


def _simulated(text: str, *given: Array, gain: str = "1.5") -> Array:
    kernel = gemmc.compile(text, pipeline="auto", set=[f"split-reductions.gain={gain}"])
    (found,) = kernel.simulate(*given)
    return np.asarray(found)


CASES = [
    *(("addf", "f32", each) for each in ("0.0", "2.5", None)), ("addf", "f16", "0.0"),
    ("mulf", "f32", "1.0"), ("mulf", "f32", None), ("maximumf", "f32", None),
    ("minimumf", "f32", "0x7F800000"), ("addi", "i8", "0"), ("addi", "i16", None),
    ("muli", "i32", "1"), ("addi", "i64", None), ("maxsi", "i8", None), ("minsi", "i32", "7"),
    ("andi", "i32", None), ("ori", "i32", "0"), ("xori", "i64", None),
]  # fmt: skip


@pytest.mark.parametrize("gain", ["1.5", "0"])
@pytest.mark.parametrize("by, dtype, start", CASES)
def test_elements_are_what_steps_leave(by: str, dtype: str, start: str | None, gain: str) -> None:
    updates, elements = 300, 11
    rng, kind = np.random.default_rng(3), numpy_dtype(dtype)
    at = rng.integers(-2, elements + 2, updates).astype(np.int32)
    x = rng.integers(-2 if dtype[0] == "f" else -90, 3, updates).astype(kind)
    x = np.where(x == 0, 1, x).astype(kind) if by.startswith("mul") else x
    begun = rng.integers(-3, 9, elements).astype(kind)
    if start is not None:
        number = np.inf if start == "0x7F800000" else float(start)
        begun = np.full(elements, number).astype(kind)
    given = [at, x, *([] if start else [begun])]
    found = _simulated(program(by, dtype, updates, elements, start), *given, gain=gain)
    assert np.array_equal(found, _wanted(by, at, x, begun))


def test_what_no_update_meets_keeps_the_sign_of_its_zero() -> None:
    at, x = np.full(300, 1, np.int32), np.ones(300, np.float32)
    start = np.array([-0.0, -0.0, np.nan, -0.0, np.inf], np.float32)
    found = _simulated(program("addf", "f32", 300, 5, None), at, x, start)
    assert found[1] == 300 and np.array_equal(found, _wanted("addf", at, x, start), equal_nan=True)
    assert np.array_equal(np.signbit(found[[0, 3]]), [True, True])


def test_a_nan_stays_where_it_is_combined() -> None:
    at = np.arange(300, dtype=np.int32) % 4
    x = np.where(at == 1, np.nan, 1.0).astype(np.float32)
    for by in ("addf", "maximumf"):
        start = np.array([np.nan, 0, 0, 0, 5], np.float32)
        found = _simulated(program(by, "f32", 300, 5, None), at, x, start)
        assert np.array_equal(found, _wanted(by, at, x, start), equal_nan=True)


def test_a_sum_that_another_result_reads_keeps_its_start() -> None:
    """The second result is the largest that the first one is on its way, its start among it."""
    text = """#e = affine_map<(d0, d1) -> (d0)>
#u = affine_map<(d0, d1) -> (d1)>
func.func @main(%at: tensor<300xi32>, %from: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %low = arith.constant dense<0xFF800000> : tensor<5xf32>
  %one = arith.constant 1.0 : f32
  %r:2 = linalg.generic {indexing_maps = [#u, #e, #e], iterator_types = ["parallel", "reduction"]}
      ins(%at : tensor<300xi32>) outs(%from, %low : tensor<5xf32>, tensor<5xf32>) {
  ^bb0(%a: i32, %s: f32, %l: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %t = arith.cmpi eq, %a, %n : i32
    %u = arith.addf %s, %one : f32
    %v = arith.select %t, %u, %s : f32
    %w = arith.maximumf %l, %s : f32
    linalg.yield %v, %w : f32, f32
  } -> (tensor<5xf32>, tensor<5xf32>)
  return %r#0, %r#1 : tensor<5xf32>, tensor<5xf32>
}"""
    at, start = np.arange(300, dtype=np.int32) % 6, np.array([1, 2, 3, 4, 5], np.float32)
    sums, largest = gemmc.compile(text, pipeline="auto").simulate(at, start)
    assert np.array_equal(np.asarray(sums), start + 50)
    assert np.array_equal(np.asarray(largest), start + np.array([50, 50, 50, 50, 50]))


FILLED = """
func.func @main(%at: tensor<?xi32>, %x: tensor<?x4xf32>, %like: tensor<?x4xf32>)
    -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<START> : tensor<f32>
  %n = tensor.dim %like, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %from = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>,
      affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%zero : tensor<f32>) outs(%e : tensor<?x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<?x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>,
      affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%at, %x : tensor<?xi32>, tensor<?x4xf32>) outs(%from : tensor<?x4xf32>) {
  ^bb0(%a: i32, %b: f32, %s: f32):
    %i = linalg.index 0 : index
    %n0 = arith.index_cast %i : index to i32
    %t = arith.cmpi eq, %a, %n0 : i32
    %u = arith.addf %s, %b : f32
    %w = arith.select %t, %u, %s : f32
    linalg.yield %w : f32
  } -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}"""
"""Updates that are added to a tensor of open size, which is filled with a tensor's one element, as
torch prints zeros."""


@pytest.mark.parametrize(("start", "opened"), [("0.0", True), ("2.0", True), ("-0.0", False)])
def test_a_start_may_be_filled_with_the_element_of_a_tensor(start: str, opened: bool) -> None:
    text = FILLED.replace("START", start)
    made = gemmc.compile(text, pipeline="auto")
    assert ("bar.sync" in made.ptx) == opened, "warps share what combines in all steps"
    random = np.random.default_rng(0)
    at, x = random.integers(-1, 6, 70).astype(np.int32), random.integers(-9, 10, (70, 4))
    given = x.astype(np.float32)
    (found,) = made.simulate(at, given, np.zeros((5, 4), np.float32))
    wanted = np.full((5, 4), float(start), np.float32)
    for place, row in zip(at, given, strict=True):
        if 0 <= place < 5:
            wanted[place] += row
    assert np.asarray(found).tobytes() == wanted.tobytes()
