"""Modules in modules, scopes, relayouts of memory and casts that are read as others: what they are
refused with, and what relayouts of memory compute."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.reference import evaluate

FUNCTION = "func.func @same(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }"

REFUSED = {
    "two of one name": (
        f"module {{\n{FUNCTION}\nmodule {{\n{FUNCTION}\n}}\n}}",
        "t.mlir:4:1: error: func.func: needed functions of different names in modules inside of "
        "one; found another @same; give it a name of its own",
    ),
    "a scope of no block": (
        'func.func @main() {\n  "memref.alloca_scope"() ({}) : () -> ()\n  return\n}',
        "t.mlir:2:3: error: memref.alloca_scope: needed a scope of one block; found 0",
    ),
    "a tensor packed into memory": (
        """func.func @main(%x: tensor<4xf32>, %y: memref<2x2xf32>) {
  linalg.pack %x inner_dims_pos = [0] inner_tiles = [2] into %y : tensor<4xf32> -> memref<2x2xf32>
  return
}""",
        "t.mlir:2:15: error: linalg.pack: needed tensors, or memrefs",
    ),
    "a softmax of a tensor into memory": (
        """func.func @main(%x: tensor<4xf32>, %y: memref<4xf32>) {
  linalg.softmax dimension(0) ins(%x : tensor<4xf32>) outs(%y : memref<4xf32>)
  return
}""",
        "linalg.softmax: needed an input and an output, both tensors or both memrefs",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    text, message = REFUSED[name]
    with pytest.raises(GemmcError) as info:
        frontend.parse(text, "t.mlir")
    assert message in str(info.value)


MEMORY = """
func.func @main(%x: memref<4x6xf32>, %o: memref<4x6xf32>, %p: memref<2x2x2x3xf32>,
                %q: memref<4x6xf32>) {
  linalg.softmax dimension(1) ins(%x : memref<4x6xf32>) outs(%o : memref<4x6xf32>)
  linalg.pack %o inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %p
      : memref<4x6xf32> -> memref<2x2x2x3xf32>
  linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %q
      : memref<2x2x2x3xf32> -> memref<4x6xf32>
  return
}"""


def test_relayouts_of_memory() -> None:
    x = np.linspace(-2, 2, 24, dtype=np.float32).reshape(4, 6)
    exps = np.exp(x.astype(float))
    soft = exps / exps.sum(1, keepdims=True)
    needed = [soft, soft.reshape(2, 2, 2, 3).transpose(0, 2, 1, 3), soft]
    ctx = frontend.context()
    module = frontend.parse(MEMORY, "t.mlir", ctx)
    frontend.verify(module)
    wanted = [each.value for each in evaluate(module, [x], rounded=True)]
    apply(module, ctx, resolve("auto", module, ctx))
    for found in (run(module, [x]), wanted):
        assert len(found) == len(needed)
        for one, other in zip(found, needed, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-5)


REGIONS = """
func.func @main(%x: tensor<?x4xf32>, %w: tensor<4x3xf32>) -> tensor<?x3xf32> {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %r = scf.execute_region -> tensor<?x3xf32> {
    %e = scf.execute_region -> (tensor<?x3xf32>) {
      %0 = tensor.empty(%n) : tensor<?x3xf32>
      scf.yield %0 : tensor<?x3xf32>
    }
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x3xf32>) -> tensor<?x3xf32>
    %p = linalg.matmul ins(%x, %w : tensor<?x4xf32>, tensor<4x3xf32>) outs(%f : tensor<?x3xf32>) -> tensor<?x3xf32>
    scf.yield %p : tensor<?x3xf32>
  }
  return %r : tensor<?x3xf32>
}
"""  # noqa: E501


def test_regions_are_their_ops() -> None:
    module = frontend.parse(REGIONS, "t.mlir")
    frontend.verify(module)
    x, w = np.arange(20.0, dtype=np.float32).reshape(5, 4), np.ones((4, 3), np.float32)
    (found,) = evaluate(module, [x, w], rounded=True)
    assert np.array_equal(found.value, x @ w)
    assert not any(op.name == "scf.execute_region" for op in module.walk())
