"""Places that steps carry in 64 bits are carried in 32 where these have them."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.dialects.builtin import i32, i64

import gemmc
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.driver import compile_module
from gemmc.ir import walk_type
from gemmc.pipeline import load

TEXT = """
func.func @main(%x: tensor<5x40xf32>, %p: tensor<40xi64>) -> tensor<5xi64> {
  %e = tensor.empty() : tensor<5xf32>
  %ei = tensor.empty() : tensor<5xi64>
  %least = arith.constant 0xFF800000 : f32
  %none = arith.constant START : i64
  %f = linalg.fill ins(%least : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %fi = linalg.fill ins(%none : i64) outs(%ei : tensor<5xi64>) -> tensor<5xi64>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
      affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
    ins(%x, %p : tensor<5x40xf32>, tensor<40xi64>) outs(%f, %fi : tensor<5xf32>, tensor<5xi64>) {
  ^bb0(%a: f32, %q: i64, %b: f32, %i: i64):
    %j = linalg.index 1 : index
    %c = arith.index_cast %j : index to i64
    PLACE
    %g = arith.cmpf ogt, %a, %b : f32
    %v = arith.select %g, %a, %b : f32
    %n = arith.select %g, %m, %i : i64
    linalg.yield %v, %n : f32, i64
  } -> (tensor<5xf32>, tensor<5xi64>)
  return %r#1 : tensor<5xi64>
}"""

CASES = {
    "a counter": ("%m = arith.select %true, %c, %c : i64", "-1", i32),
    "a counter or a constant": (
        "%five = arith.constant 5 : i64\n    %t = arith.cmpi slt, %c, %five : i64\n"
        "    %m = arith.select %t, %five, %c : i64", "-1", i32,
    ),
    "a large start": ("%m = arith.select %true, %c, %c : i64", "5000000000", i64),
    "an element of a tensor": ("%m = arith.select %true, %q, %q : i64", "-1", i64),
    "arithmetic": (
        "%big = arith.constant 1000000000 : i64\n    %m = arith.muli %c, %big : i64", "-1", i64,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_they_are_what_they_were(name: str) -> None:
    place, start, kind = CASES[name]
    if "%true" in place:
        place = "%true = arith.constant true\n    " + place
    text = TEXT.replace("PLACE", place).replace("START", start)
    module = gemmc.parse(text)
    compile_module(module, load("normalize-contractions{others=linalg},form-program"))
    (steps,) = [each for each in walk_type(module, LoopsOp) if each.keeps is not None]
    assert steps.summed_in == kind
    assert steps.result.type.element_type == i64
    random = np.random.default_rng(3)
    x = random.standard_normal((5, 40)).astype(np.float32)
    p = random.integers(-(1 << 40), 1 << 40, 40)
    (found,) = gemmc.compile(text, pipeline="auto").simulate(x, p)
    at = x.argmax(1)
    wanted = {"an element of a tensor": p[at], "arithmetic": at * 1_000_000_000,
              "a counter or a constant": np.maximum(at, 5)}.get(name, at)  # fmt: skip
    assert np.array_equal(np.asarray(found), wanted)
