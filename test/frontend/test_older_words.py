"""Words that MLIR and IREE had before are read as what they are now."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.pipeline import apply

TEXT = """
func.func @main(%x: tensor<?x6xf32>) -> (tensor<?x2x3xf32>, tensor<4x2xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x6xf32>
  %low = arith.constant -0.5 : f32
  %high = arith.constant 0.5 : f32
  %e = linalg.init_tensor [%n, 6] : tensor<?x6xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x6xf32>) outs(%e : tensor<?x6xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.maxf %a, %low : f32
    %d = arith.minf %c, %high : f32
    linalg.yield %d : f32
  } -> tensor<?x6xf32>
  %r = tensor.expand_shape %y [[0], [1, 2]] : tensor<?x6xf32> into tensor<?x2x3xf32>
  %f = linalg.init_tensor [8] : tensor<8xf32>
  %z = linalg.fill ins(%high : f32) outs(%f : tensor<8xf32>) -> tensor<8xf32>
  %s = tensor.expand_shape %z [[0, 1]] : tensor<8xf32> into tensor<4x2xf32>
  return %r, %s : tensor<?x2x3xf32>, tensor<4x2xf32>
}
"""


def test_they_compute_what_they_say() -> None:
    ctx = frontend.context()
    module = frontend.parse(TEXT, "t.mlir", ctx)
    frontend.verify(module)
    apply(module, ctx, resolve("auto", module, ctx))
    x = np.linspace(-1, 1, 30, dtype=np.float32).reshape(5, 6)
    clipped, filled = run(module, [x])
    assert clipped.tolist() == x.clip(-0.5, 0.5).reshape(5, 2, 3).tolist()
    assert filled.tolist() == np.full((4, 2), 0.5).tolist()


@pytest.mark.parametrize("said", ["[%n, 7] : tensor<?x6xf32>", "[%n, %n] : tensor<?x6xf32>",
                                  "[%n] : tensor<?x6xf32>", "[%n, 6] : f32"])  # fmt: skip
def test_a_tensor_of_other_sizes_is_refused(said: str) -> None:
    text = TEXT.replace("[%n, 6] : tensor<?x6xf32>", said)
    with pytest.raises(GemmcError, match=r"^t\.mlir:7:.*a tensor of the sizes in the list"):
        frontend.parse(text, "t.mlir")
