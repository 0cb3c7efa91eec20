"""Tensors of indices that are padded: the number is one of i64 as the elements are."""

from __future__ import annotations

import numpy as np
import pytest
from three_ways import outputs_of

from gemmc import frontend, reference

TEXT = """
func.func @main(%x: tensor<5xindex>, %y: tensor<?xf32>) -> tensor<8xindex> {
  %c0 = arith.constant 0 : index
  %outside = arith.constant 4 : index
  %told = tensor.dim %y, %c0 : tensor<?xf32>
  %p = tensor.pad %x low[2] high[1] {
  ^bb0(%at: index):
    %inside = arith.constant 4 : index
    tensor.yield NUMBER : index
  } : tensor<5xindex> to tensor<8xindex>
  return %p : tensor<8xindex>
}"""


@pytest.mark.parametrize("number", ["%outside", "%inside", "%told"])
def test_by_an_index(number: str) -> None:
    x, y = np.arange(5), np.zeros(4, np.float32)
    text = TEXT.replace("NUMBER", number)
    known = reference.evaluate(frontend.parse(text, "t.mlir"), [x, y], rounded=True)
    for made in (*outputs_of(text, [x, y]).values(), [each.value for each in known]):
        np.testing.assert_array_equal(made[0], [4, 4, 0, 1, 2, 3, 4, 4])
