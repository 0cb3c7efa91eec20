"""Runs of elements that a tensor begins or ends inside of."""

from __future__ import annotations

import re

import numpy as np
import pytest

import gemmc
from gemmc import interpret
from gemmc.driver import compile_module
from gemmc.element_types import numpy_dtype
from gemmc.interpret.hardware.errors import OutOfBounds
from gemmc.pipeline import load

LOOPS = """func.func @padded(%x: tensor<3x14xf32>) -> tensor<3x16xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1 - 1)>]
      : tensor<3x14xf32> -> tensor<3x16xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<3x16xf32>
}"""


def _padded(columns: int, low: int, high: int, dtype: str) -> str:
    source, target = f"tensor<3x{columns}x{dtype}>", f"tensor<3x{columns + low + high}x{dtype}>"
    return f"""func.func @main(%x: {source}) -> {target} {{
  %z = arith.constant 0.0 : {dtype}
  %p = tensor.pad %x low[0, {low}] high[0, {high}] {{
  ^bb0(%i: index, %j: index):
    tensor.yield %z : {dtype}
  }} : {source} to {target}
  return %p : {target}
}}"""


@pytest.mark.parametrize("dtype", ["f32", "bf16"])
@pytest.mark.parametrize(
    "columns, low", [(14, 1), (5, 3), (22, 9), (6, 0), (16, 16), (1, 7), (9, 15)]
)
def test_zeros_are_on_both_sides(columns: int, low: int, dtype: str) -> None:
    high = -(columns + low) % 8
    values = np.arange(1, 3 * columns + 1).reshape(3, columns).astype(numpy_dtype(dtype))
    (found,) = gemmc.compile(_padded(columns, low, high, dtype), pipeline="auto").simulate(values)
    assert np.array_equal(np.asarray(found), np.pad(values, ((0, 0), (low, high))))


@pytest.mark.parametrize("bound", ["outside", "inside"])
def test_each_bound_is_needed(bound: str) -> None:
    """Without one, what is ahead of the first row or behind the last one is read."""
    values = np.arange(42, dtype=np.float32).reshape(3, 14)
    module = gemmc.parse(LOOPS)
    compile_module(module, load("form-loops"))
    (found,) = interpret.run(module, [values])
    assert np.array_equal(found, np.pad(values, ((0, 0), (1, 1))))
    text, count = re.subn(rf" {bound} %\w+", "", str(module))
    assert count == 1
    with pytest.raises(OutOfBounds):
        interpret.run(gemmc.parse(text), [values])
