"""Reductions of which many elements are the same: taken once, they are what each would be."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gemmc
from gemmc.element_types import numpy_dtype
from gemmc.transforms.problem import _shared_results

Array = np.ndarray[Any, Any]


@pytest.fixture(autouse=True)
def however_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_shared_results, "MANY", 1)


def program(by: str, dtype: str, start: str | None) -> str:
    """r[i, j] of x[k, j] and y[k], combined over k, the same for all i."""
    kind, given = f"tensor<5x12x{dtype}>", "" if start else f", %from: tensor<5x12x{dtype}>"
    matrix, row = f"tensor<40x12x{dtype}>", f"tensor<40x{dtype}>"
    made = f"%from = arith.constant dense<{start}> : {kind}" if start else ""
    add = "addf" if dtype.startswith(("f", "bf")) else "addi"
    return f"""func.func @main(%x: {matrix}, %y: {row}{given}) -> {kind} {{
  {made}
  %r = linalg.generic {{indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d1)>,
      affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel", "reduction"]}}
      ins(%x, %y : {matrix}, {row}) outs(%from : {kind}) {{
  ^bb0(%a: {dtype}, %b: {dtype}, %s: {dtype}):
    %c = arith.{add} %a, %b : {dtype}
    %t = arith.{by} %s, %c : {dtype}
    linalg.yield %t : {dtype}
  }} -> {kind}
  return %r : {kind}
}}"""


COMBINED = {"addf": np.add, "maximumf": np.maximum, "addi": np.add, "minsi": np.minimum}


@pytest.mark.parametrize("by, dtype, start", [
    ("addf", "f32", "1.5"), ("addf", "f32", None), ("maximumf", "f32", None),
    ("addf", "f16", "0.0"), ("addf", "f16", None), ("addi", "i32", None), ("minsi", "i64", "3"),
    ("addi", "i8", "1"),
])  # fmt: skip
def test_elements_are_what_each_would_be(by: str, dtype: str, start: str | None) -> None:
    rng, kind = np.random.default_rng(4), numpy_dtype(dtype)
    x, y = (rng.integers(-9, 9, shape).astype(kind) for shape in ((40, 12), (40,)))
    from_ = rng.integers(-9, 9, (5, 12)).astype(kind)
    if start is not None:
        from_ = np.full((5, 12), float(start)).astype(kind)
    text = program(by, dtype, start)
    (found,) = gemmc.compile(text, pipeline="auto").simulate(x, y, *([] if start else [from_]))
    reduced = COMBINED[by].reduce((x + y[:, None]).astype(kind), axis=0, dtype=kind)
    assert np.array_equal(np.asarray(found), COMBINED[by](from_, reduced).astype(kind))


def test_a_start_of_minus_zero_is_one() -> None:
    """The largest of what is below 0 or -0, from -0."""
    x, y = np.full((40, 12), -0.0, np.float32), np.full(40, -0.0, np.float32)
    text = program("maximumf", "f32", "-0.0")
    (found,) = gemmc.compile(text, pipeline="auto").simulate(x, y)
    assert np.signbit(np.asarray(found)).all()


def test_a_product_of_a_row_is_one_of_a_matrix() -> None:
    text = """func.func @main(%x: tensor<64xf16>, %y: tensor<64x32xf16>) -> tensor<16x32xf32> {
  %z = arith.constant dense<0.0> : tensor<16x32xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>,
      affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %y : tensor<64xf16>, tensor<64x32xf16>) outs(%z : tensor<16x32xf32>) {
  ^bb0(%a: f16, %b: f16, %s: f32):
    %c = arith.extf %a : f16 to f32
    %d = arith.extf %b : f16 to f32
    %p = arith.mulf %c, %d : f32
    %t = arith.addf %s, %p : f32
    linalg.yield %t : f32
  } -> tensor<16x32xf32>
  return %r : tensor<16x32xf32>
}"""
    rng = np.random.default_rng(5)
    x, y = rng.integers(-5, 5, 64).astype(np.float16), rng.integers(-5, 5, (64, 32))
    kernel = gemmc.compile(text, pipeline="auto")
    (found,) = kernel.simulate(x, y.astype(np.float16))
    assert np.array_equal(np.asarray(found), np.tile(x.astype(np.float32) @ y, (16, 1)))
