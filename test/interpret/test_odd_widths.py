"""Integers between the words of a kernel, such as the sums of 48 bits that TOSA has: they wrap at
their own width, and are extended from there."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from three_ways import outputs_of

from gemmc import frontend, reference

TEXT = """
func.func @main(%a: tensor<9xi64>) -> tensor<9xi64> {
  %e = tensor.empty() : tensor<9xi64>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
      iterator_types = ["parallel"]} ins(%a : tensor<9xi64>) outs(%e : tensor<9xi64>) {
  ^bb0(%i: i64, %o: i64):
    %x = arith.trunci %i : i64 to KIND
    %y = OP : KIND
    %z = arith.EXTENDED %y : KIND to i64
    linalg.yield %z : i64
  } -> tensor<9xi64>
  return %r : tensor<9xi64>
}"""

A = np.array([0, 1, 5, -1, -8, (1 << 61) + 3, -(1 << 60) + 5, 1 << 47, (1 << 32) - 1])

OPS: dict[str, Callable[[int, int], int]] = {
    "arith.addi %x, %x": lambda x, width: x + x,
    "arith.muli %x, %x": lambda x, width: x * x,
    "math.absi %x": lambda x, width: abs(x),
    "math.ctpop %x": lambda x, width: (x & (1 << width) - 1).bit_count(),
}


def _signed(x: int, width: int) -> int:
    low = x & (1 << width) - 1
    return low - (1 << width) if low >> width - 1 else low


@pytest.mark.parametrize("op", OPS)
@pytest.mark.parametrize("extended", ["extsi", "extui"])
@pytest.mark.parametrize("width", [3, 24, 33, 48])
def test_they_wrap_at_their_width(width: int, extended: str, op: str) -> None:
    found = [OPS[op](_signed(int(each), width), width) for each in A]
    wanted = [
        _signed(each, width) if extended == "extsi" else each & (1 << width) - 1 for each in found
    ]
    text = TEXT.replace("OP", op).replace("KIND", f"i{width}").replace("EXTENDED", extended)
    known = reference.evaluate(frontend.parse(text, "t.mlir"), [A], rounded=True)
    for made in (*outputs_of(text, [A]).values(), [each.value for each in known]):
        assert made[0].tolist() == wanted


@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_words_of_64_bits_without_a_sign_are_floats(kind: str) -> None:
    text = f"""
func.func @main(%a: tensor<9xi64>) -> tensor<9x{kind}> {{
  %e = tensor.empty() : tensor<9x{kind}>
  %r = linalg.generic {{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
      iterator_types = ["parallel"]}} ins(%a : tensor<9xi64>) outs(%e : tensor<9x{kind}>) {{
  ^bb0(%i: i64, %o: {kind}):
    %x = arith.uitofp %i : i64 to {kind}
    linalg.yield %x : {kind}
  }} -> tensor<9x{kind}>
  return %r : tensor<9x{kind}>
}}"""
    wanted = A.view(np.uint64).astype({"f32": np.float32, "f64": np.float64}[kind])
    known = reference.evaluate(frontend.parse(text, "t.mlir"), [A], rounded=True)
    for made in outputs_of(text, [A]).values():
        np.testing.assert_array_equal(made[0], wanted)
        assert reference.compare(made[0], known[0], exact=False).passed
