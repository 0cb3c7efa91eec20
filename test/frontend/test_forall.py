"""Loops whose steps may be done in any order: against NumPy, and what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import api, frontend
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.reference import evaluate

Array = np.ndarray[Any, Any]

TEXT = """
func.func @main(%a: tensor<8x6xf32>, %b: tensor<6x9xf32>, %s: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %c8 = arith.constant 8 : index
  %r = scf.forall (%i, %j) = (0, 0) to (%c8, 9) step (4, 3) shared_outs(%o = %s) -> (tensor<8x9xf32>) {
    %x = tensor.extract_slice %a[%i, 0] [4, 6] [1, 1] : tensor<8x6xf32> to tensor<4x6xf32>
    %y = tensor.extract_slice %b[0, %j] [6, 3] [1, 1] : tensor<6x9xf32> to tensor<6x3xf32>
    %c = tensor.extract_slice %o[%i, %j] [4, 3] [1, 1] : tensor<8x9xf32> to tensor<4x3xf32>
    %m = linalg.matmul ins(%x, %y : tensor<4x6xf32>, tensor<6x3xf32>) outs(%c : tensor<4x3xf32>) -> tensor<4x3xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, %j] [4, 3] [1, 1] : tensor<4x3xf32> into tensor<8x9xf32>
    }
  } {mapping = []}
  return %r : tensor<8x9xf32>
}
"""  # noqa: E501

SHORT = """
func.func @main(%x: tensor<6xf32>, %y: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %r:2 = scf.forall (%i) in (3) shared_outs(%o = %x, %p = %y) -> (tensor<6xf32>, tensor<6xf32>) {
    %a = tensor.extract_slice %x[%i] [2] [1] : tensor<6xf32> to tensor<2xf32>
    %n = arith.negf %a : tensor<2xf32>
    %k = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %p[%k] [2] [1] : tensor<2xf32> into tensor<6xf32>
      tensor.parallel_insert_slice %n into %o[%k] [2] [1] : tensor<2xf32> into tensor<6xf32>
    }
  }
  return %r#0, %r#1 : tensor<6xf32>, tensor<6xf32>
}
"""


def outputs(text: str, *inputs: Array) -> list[Array]:
    """As the last IR computes it; the reference says the same."""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    wanted = evaluate(module, inputs, rounded=True)
    apply(module, ctx, resolve("auto", module, ctx))
    found = run(module, inputs)
    assert [each.tolist() for each in found] == [each.value.tolist() for each in wanted]
    return found


def drawn(*shape: int) -> Array:
    return np.random.default_rng(sum(shape)).integers(-4, 5, shape).astype(np.float32)


def test_tiles_of_a_product() -> None:
    a, b, s = drawn(8, 6), drawn(6, 9), drawn(8, 9)
    (found,) = outputs(TEXT, a, b, s)
    assert found.tolist() == (a @ b + s).tolist()


def test_several_outputs() -> None:
    x, y = drawn(6), drawn(6)
    negated, same = outputs(SHORT, x, y)
    parts = np.concatenate([x[0:2], x[1:3], x[2:4]])
    assert same.tolist() == parts.tolist()
    assert negated.tolist() == (-parts).tolist()


PARALLEL = """func.func @main(%a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  scf.parallel (%i) = (%c0) to (%c0) step (%c0) {
    scf.reduce
  }
  return
}
"""
AFFINE = """func.func @main(%a: memref<8xf32>, %z: f32) {
  affine.for %i = 0 to 8 {
    affine.store %z, %a[%i] : memref<8xf32>
  }
  return
}
"""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TEXT.replace("step (4, 3)", "step (4)"), "t.mlir:4:19: error: scf.forall: needed bounds"),
        (SHORT.replace("into %p[", "into %y["), "t.mlir:8:7: error: tensor.insert_slice: needed"),
        (TEXT.replace("%c8 = ", "%c7 = ").replace("8x9xf32>) ->", "8x9xf32>, %c8: index) ->", 1),
         "t.mlir:4:3: error: scf.for: needed constant bounds and step"),
        (PARALLEL, "t.mlir:3:16: error: scf.parallel: needed ops of linalg"),
        (AFFINE, "t.mlir:2:3: error: affine.for: needed ops of linalg"),
    ],
)  # fmt: skip
def test_what_is_refused(text: str, message: str) -> None:
    with pytest.raises(GemmcError) as info:
        api.compile(text, pipeline="auto", filename="t.mlir")
    assert str(info.value).startswith(message)
