"""Short sums of products as element-wise ops, beside NumPy's sums."""

from __future__ import annotations

import numpy as np
import pytest

import gemmc
from gemmc.element_types import numpy_dtype

T, D = 128, 128
"""Tokens and channels: just enough elements."""


def program(dtype: str, terms: int, acc: str) -> str:
    g, e, made = (
        f"tensor<{T}x{terms}x{dtype}>",
        f"tensor<{T}x{terms}x{D}x{dtype}>",
        f"{T}x{D}x{acc}",
    )
    widened = (
        ""
        if acc == dtype
        else f"""
    %xx = arith.extf %x : {dtype} to {acc}
    %yy = arith.extf %y : {dtype} to {acc}"""
    )
    one, other = ("%x", "%y") if acc == dtype else ("%xx", "%yy")
    maps = ", ".join(f"affine_map<(t, d, k) -> ({each})>" for each in ("t, k", "t, k, d", "t, d"))
    return f"""func.func @main(%g: {g}, %e: {e}, %z: tensor<{made}>) -> tensor<{made}> {{
  %0 = linalg.generic {{indexing_maps = [{maps}],
      iterator_types = ["parallel", "parallel", "reduction"]}}
      ins(%g, %e : {g}, {e}) outs(%z : tensor<{made}>) {{
  ^bb0(%x: {dtype}, %y: {dtype}, %acc: {acc}):{widened}
    %p = arith.mulf {one}, {other} : {acc}
    %q = arith.addf %acc, %p : {acc}
    linalg.yield %q : {acc}
  }} -> tensor<{made}>
  return %0 : tensor<{made}>
}}"""


@pytest.mark.parametrize(
    ("dtype", "terms", "acc"),
    [("f32", 2, "f32"), ("bf16", 5, "f32"), ("bf16", 3, "bf16"), ("f16", 8, "f16")],
)
def test_terms_are_added(dtype: str, terms: int, acc: str) -> None:
    kernel = gemmc.compile(program(dtype, terms, acc), pipeline="auto")
    assert "cdiv(m" not in str(kernel.manifest), "no product's kernel"
    rng = np.random.default_rng(terms)
    shapes = (T, terms), (T, terms, D), (T, D)
    g, e, z = (rng.integers(-3, 4, shape).astype(np.float32) for shape in shapes)
    given = [g.astype(numpy_dtype(dtype)), e.astype(numpy_dtype(dtype)), z.astype(numpy_dtype(acc))]
    (found,) = kernel.simulate(*given)
    exact = np.einsum("tk,tkd->td", g.astype(np.float64), e.astype(np.float64)) + z
    assert np.array_equal(np.asarray(found, np.float64), exact)
