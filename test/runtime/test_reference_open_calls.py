"""The reference of programs of open sizes that call functions, or choose between tensors."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend, reference
from gemmc.dialects.sizes import size_names
from gemmc.errors import GemmcError

CALLS = """
func.func private @twice(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = arith.addf %x, %x : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
func.func private @four(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = func.call @twice(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = func.call @twice(%0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}
func.func @main(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = func.call @four(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
"""

CHOICE = """
func.func @main(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %few = arith.cmpi ult, %n, %c8 : index
  %r = scf.if %few -> (tensor<?x4xf32>) {
    %0 = arith.addf %x, %x : tensor<?x4xf32>
    scf.yield %0 : tensor<?x4xf32>
  } else {
    %m = arith.cmpi eq, %n, %c8 : index
    %1 = scf.if %m -> (tensor<?x4xf32>) {
      %2 = arith.mulf %x, %x : tensor<?x4xf32>
      scf.yield %2 : tensor<?x4xf32>
    } else {
      scf.yield %x : tensor<?x4xf32>
    }
    scf.yield %1 : tensor<?x4xf32>
  }
  return %r : tensor<?x4xf32>
}
"""


def rows(count: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    return np.arange(4 * count, dtype=np.float32).reshape(count, 4)


def evaluated(text: str, count: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    module = frontend.parse(text, "t.mlir")
    frontend.verify(module)
    (found,) = reference.evaluate(module, [rows(count)], rounded=False)
    return np.asarray(found.value)


@pytest.mark.parametrize("text", [CALLS, CHOICE])
def test_their_sizes_have_names(text: str) -> None:
    module = frontend.parse(text)
    assert size_names(reference.main_function(module)) == {"arg0.shape[0]": [(0, 0)]}
    (inputs,) = reference.make_inputs(module, 0, False, {"arg0.shape[0]": 5})
    assert inputs.shape == (5, 4)


def test_calls_are_what_is_called() -> None:
    assert np.array_equal(evaluated(CALLS, 3), 4 * rows(3))


@pytest.mark.parametrize(("count", "power", "factor"), [(3, 1, 2), (8, 2, 1), (9, 1, 1)])
def test_one_side_is_taken(count: int, power: int, factor: int) -> None:
    assert np.array_equal(evaluated(CHOICE, count), factor * rows(count) ** power)


def test_functions_that_call_themselves_are_refused() -> None:
    again = "%0 = func.call @four(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>"
    text = CALLS.replace("%0 = arith.addf %x, %x : tensor<?x4xf32>", again)
    with pytest.raises(GemmcError, match="needed functions that end; found one that calls itself"):
        size_names(reference.main_function(frontend.parse(text)))
