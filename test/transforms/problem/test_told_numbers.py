"""Extents that no argument has, as numbers in kernels that read no tensor of such an extent."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from three_ways import outputs_of

TEXT = """
func.func @main(%x: tensor<?x?xf32>) -> (tensor<4xf32>, SHOWN) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  MAKE
  %d = tensor.dim %s, %c0 : SHOWN
  %i = arith.index_cast %d : index to i32
  %f = arith.sitofp %i : i32 to f32
  %e = tensor.empty() : tensor<4xf32>
  %o = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %o, %s : tensor<4xf32>, SHOWN
}"""

SLICE = """
  %k = arith.OP %m, %c3 : index
  %s = tensor.extract_slice %x[0, 0] [%k, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>"""
JOINED = """
  %s = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>"""

CASES: dict[str, tuple[str, str, Callable[[int, int], int]]] = {
    "rounded up": (SLICE.replace("OP", "ceildivsi"), "tensor<?x?xf32>", lambda m, n: -(-m // 3)),
    "the smaller": (SLICE.replace("OP", "minsi"), "tensor<?x?xf32>", lambda m, n: min(m, 3)),
    "what is left": (SLICE.replace("OP", "remui"), "tensor<?x?xf32>", lambda m, n: m % 3),
    "a product": (JOINED, "tensor<?xf32>", lambda m, n: m * n),
}


@pytest.mark.parametrize("case", CASES)
def test_a_number_of_elements(case: str) -> None:
    make, shown, wanted = CASES[case]
    text = TEXT.replace("MAKE", make).replace("SHOWN", shown)
    for shape in ((7, 2), (1, 5)):
        for found, _ in outputs_of(text, [np.ones(shape, np.float32)]).values():
            np.testing.assert_array_equal(found, np.full(4, wanted(*shape)))


def test_a_constant_that_was_left_out_is_made_anew() -> None:
    """The last half of a row that a call chooses: its size is divided when the body is finished."""
    text = """
    func.func @main(%x: tensor<2x?xf32>, %at: index) -> tensor<1x?xf32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %a = arith.maxsi %at, %c0 : index
      %b = arith.minsi %a, %c1 : index
      %n = tensor.dim %x, %c1 : tensor<2x?xf32>
      %h = arith.floordivsi %n, %c2 : index
      %o = arith.subi %n, %h : index
      %s = tensor.extract_slice %x[%b, %o] [1, %h] [1, 1]
          : tensor<2x?xf32> to tensor<1x?xf32>
      return %s : tensor<1x?xf32>
    }"""
    x = np.arange(14, dtype=np.float32).reshape(2, 7)
    for (found,) in outputs_of(text, [x, np.array(1)]).values():
        np.testing.assert_array_equal(found, x[1:, 4:])
