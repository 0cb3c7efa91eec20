"""What is chosen for a product of which a launch tells how many numbers are summed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gemmc
from gemmc.interpret.ptx.simulate import run

LAYOUTS = {"nn": ("matmul", "16x?", "?x32"), "tn": ("matmul_transpose_a", "?x16", "?x32")}


def text(layout: str) -> str:
    op, lhs, rhs = LAYOUTS[layout]
    ins = f"tensor<{lhs}xf16>, tensor<{rhs}xf16>"
    return f"""
func.func @main(%a: tensor<{lhs}xf16>, %b: tensor<{rhs}xf16>) -> tensor<16x32xf32> {{
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x32xf32>
  %s = linalg.fill ins(%zero : f32) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %c = linalg.{op} ins(%a, %b : {ins}) outs(%s : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %c : tensor<16x32xf32>
}}"""


@pytest.mark.parametrize("layout", LAYOUTS)
def test_where_nothing_may_be_summed_no_operand_is_a_tensor_map(layout: str) -> None:
    """Not even one whose rows have a known length: no map has an extent of 0."""
    kernel = gemmc.compile(text(layout), pipeline="auto")
    *_, last = kernel.manifest["kernels"]
    assert "guard" not in last
    assert not [p for p in last["parameters"] if p.get("kind") == "tensor_map"
                and p["argument"] != "result0"]  # fmt: skip
    rng = np.random.default_rng(0)
    for k in (0, 5):
        a: Any = rng.integers(-4, 5, (16, k)).astype(np.float16)
        b: Any = rng.integers(-4, 5, (k, 32)).astype(np.float16)
        (made,) = run(kernel.ptx, kernel.manifest, [a if layout == "nn" else a.T.copy(), b])
        assert (made == a.astype(np.float32) @ b.astype(np.float32)).all()
