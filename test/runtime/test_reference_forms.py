"""Ops of memory and shape in the reference."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend
from gemmc.errors import GemmcError
from gemmc.reference import evaluate

ALLOC = """func.func @main(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %z = arith.constant 2.0 : f32
  %e = bufferization.alloc_tensor() : tensor<2x3xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %r = arith.mulf %a, %f : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}"""
RESHAPED = """func.func @main(%a: tensor<?x2xf32>, %b: tensor<?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %a, %c0 : tensor<?x2xf32>
  %n = tensor.dim %b, %c0 : tensor<?xf32>
  %s = tensor.from_elements %m, %n : tensor<2xindex>
  %r = tensor.reshape %a(%s) : (tensor<?x2xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}"""


def test_an_allocated_tensor_is_written_to() -> None:
    a = np.arange(6, dtype=np.float32).reshape(2, 3)
    (found,) = evaluate(frontend.parse(ALLOC), [a], rounded=True)
    assert found.value.tolist() == (2 * a).tolist()


def test_a_reshape_keeps_the_number_of_elements() -> None:
    a = np.arange(6, dtype=np.float32).reshape(3, 2)
    module = frontend.parse(RESHAPED, "t.mlir")
    (found,) = evaluate(module, [a, np.zeros(2, np.float32)], rounded=True)
    assert found.value.tolist() == a.tolist()
    with pytest.raises(GemmcError, match=r"^t\.mlir:6:3: .*needed 6 elements.*sizes \[3, 4\]"):
        evaluate(module, [a, np.zeros(4, np.float32)], rounded=True)


def test_a_number_is_put_into_a_tensor_of_one() -> None:
    text = """func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %r = tensor.insert_slice %a into %b[] [] [] : tensor<f32> into tensor<f32>
  return %r : tensor<f32>
}"""
    numbers = [np.full((), 3, np.float32), np.zeros((), np.float32)]
    (found,) = evaluate(frontend.parse(text), numbers, rounded=True)
    assert found.value.shape == () and found.value == 3
