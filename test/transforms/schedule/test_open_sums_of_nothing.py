"""Sums over sizes that a call tells, 0 among them: what is copied ahead of the steps is clipped."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import gemmc
from gemmc.compiled import CompiledKernel

pytestmark = pytest.mark.usefixtures("few_parts")

TWO = """
func.func @main(%a: tensor<?x16x?xf32>, %b: tensor<?x?x24xf32>, %c: tensor<16x24xf32>)
    -> tensor<16x24xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, j, k) -> (j, m, k)>,
      affine_map<(m, n, j, k) -> (j, k, n)>, affine_map<(m, n, j, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %b : tensor<?x16x?xf32>, tensor<?x?x24xf32>) outs(%c : tensor<16x24xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<16x24xf32>
  return %r : tensor<16x24xf32>
}"""


@cache
def compiled(pipeline: str) -> CompiledKernel:
    return gemmc.compile(TWO, pipeline=pipeline)


@pytest.mark.parametrize("pipeline", ["auto", "simt-warptile"])
@pytest.mark.parametrize("j, k", [(0, 5), (0, 0), (1, 0), (2, 17)])
def test_two_dimensions_are_summed(pipeline: str, j: int, k: int) -> None:
    rng = np.random.default_rng(0)
    shapes = (j, 16, k), (j, k, 24), (16, 24)
    a, b, c = (rng.integers(-4, 5, shape).astype(np.float32) for shape in shapes)
    kernel = compiled(pipeline)
    np.testing.assert_array_equal(
        np.asarray(kernel.simulate(a, b, c)[0]), np.einsum("jmk,jkn->mn", a, b) + c
    )


@pytest.mark.parametrize(
    "kind, op", [("i32", "addi"), ("i8", "maxui"), ("i64", "andi"), ("i1", "ori")]
)
def test_columns_of_integers_are_combined(kind: str, op: str) -> None:
    """To an open number of elements: no memory that warps share holds integers."""
    dtype = {"i1": np.int8, "i8": np.int8, "i32": np.int32, "i64": np.int64}[kind]
    text = f"""
func.func @main(%x: tensor<?x?x24x{kind}>, %c: tensor<?x24x{kind}>) -> tensor<?x24x{kind}> {{
  %r = linalg.reduce ins(%x : tensor<?x?x24x{kind}>) outs(%c : tensor<?x24x{kind}>)
      dimensions = [1] (%a: {kind}, %b: {kind}) {{
    %s = arith.{op} %a, %b : {kind}
    linalg.yield %s : {kind}
  }}
  return %r : tensor<?x24x{kind}>
}}"""
    rng = np.random.default_rng(1)
    x, c = (rng.integers(0, 2 if kind == "i1" else 9, shape).astype(dtype)
            for shape in ((2, 9, 24), (2, 24)))  # fmt: skip
    combine = {
        "addi": np.add,
        "maxui": np.maximum,
        "andi": np.bitwise_and,
        "ori": np.bitwise_or,
    }[op]
    wanted = combine(combine.reduce(x, axis=1), c)
    found = gemmc.compile(text, pipeline="auto").simulate(x, c)[0]
    np.testing.assert_array_equal(np.asarray(found), wanted)


def test_values_that_are_read_twice_in_each_step_are_looked_at_once() -> None:
    """Of a grown length: paths from the last of them to the first are 2^40."""
    lines, last = list[str](), "%c"
    for number in range(40):
        lines.append(f"%e{number} = arith.addf {last}, {last} : tensor<4x?xf32>")
        last = f"%e{number}"
    text = f"""
func.func @main(%x: tensor<4x?xf32>, %y: tensor<4x3xf32>, %f: tensor<4xf32>) -> tensor<4xf32> {{
  %c = tensor.concat dim(1) %x, %y : (tensor<4x?xf32>, tensor<4x3xf32>) -> tensor<4x?xf32>
  {chr(10).join(lines)}
  %r = linalg.reduce ins({last} : tensor<4x?xf32>) outs(%f : tensor<4xf32>) dimensions = [1]
      (%a: f32, %b: f32) {{
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }}
  return %r : tensor<4xf32>
}}"""
    x, y, f = np.ones((4, 5), "f4"), np.ones((4, 3), "f4"), np.zeros(4, "f4")
    found = gemmc.compile(text, pipeline="auto").simulate(x, y, f)[0]
    np.testing.assert_array_equal(np.asarray(found), np.full(4, 8 * 2.0**40, "f4"))
