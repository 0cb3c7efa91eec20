"""Sizes that a caller passes as numbers beside the tensors that have them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.reference import evaluate

Array = np.ndarray[Any, Any]

TEXT = """
func.func @main(%n: index, %x: tensor<?x6xf32>, %m: index) -> tensor<?xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x6xf32>
  %y = linalg.exp ins(%x : tensor<?x6xf32>) outs(%e : tensor<?x6xf32>) -> tensor<?x6xf32>
  %f = tensor.empty(SIZE) : tensor<?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%f : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.reduce ins(%y : tensor<?x6xf32>) outs(%z : tensor<?xf32>) dimensions = [1]
      (%a: f32, %b: f32) {
        %c = arith.addf %a, %b : f32
        linalg.yield %c : f32
      }
  return %s : tensor<?xf32>
}
"""


SIX = """
func.func @main(%x: tensor<6xf32>, %y: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %s = linalg.add ins(%x, %y : tensor<6xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %s : tensor<?xf32>
}
"""  # noqa: E501


def found(text: str, inputs: Sequence[np.generic | Array]) -> list[Array]:
    """By the reference, and by the kernels on tensors."""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    wanted = evaluate(module.clone(), inputs, rounded=False)[0].value
    apply(module, ctx, resolve("auto", module, ctx))
    return [wanted, np.asarray(run(module, inputs)[0])]


def test_a_number_with_an_attribute() -> None:
    x = np.linspace(-1, 1, 24, dtype=np.float32).reshape(4, 6)
    text = TEXT.replace("SIZE", "%n").replace("(%n: index,", '(%n: index {tool.name = "n"},')
    for each in found(text, [np.int64(4), x, np.int64(4)]):
        np.testing.assert_allclose(each, np.exp(x).sum(1), rtol=1e-5)


@pytest.mark.parametrize("size", ["%n", "%m"])
def test_a_number_that_ops_need_to_be_an_extent(size: str) -> None:
    x = np.linspace(-1, 1, 24, dtype=np.float32).reshape(4, 6)
    for each in found(TEXT.replace("SIZE", size), [np.int64(4), x, np.int64(4)]):
        np.testing.assert_allclose(each, np.exp(x).sum(1), rtol=1e-5)


def test_a_number_that_ops_need_to_be_a_known_one() -> None:
    x, y = np.arange(6, dtype=np.float32), np.full(6, 2, np.float32)
    for each in found(SIX, [x, y, np.int64(6)]):
        assert each.tolist() == (x + y).tolist()


@pytest.mark.parametrize(("number", "length"), [(5, 3), (0, 3), (3, 3)])
def test_a_number_that_may_be_any_is_a_size(number: int, length: int) -> None:
    text = """
func.func @main(%n: index, %x: tensor<?xf32>) -> tensor<?xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}
"""
    for each in found(text, [np.int64(number), np.ones(length, np.float32)]):
        assert each.tolist() == [0.0] * number


PARTS = """
func.func @main(%n: index, %x: tensor<?x4xf32>) -> tensor<?x2x4xf32> {
  %e = tensor.empty(%n) : tensor<?x2x4xf32>
  %y = tensor.expand_shape %x [[0, 1], [2]] output_shape [%n, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %r = linalg.exp ins(%y : tensor<?x2x4xf32>) outs(%e : tensor<?x2x4xf32>) -> tensor<?x2x4xf32>
  return %r : tensor<?x2x4xf32>
}
"""  # noqa: E501


def test_a_number_that_is_a_part_of_an_extent_is_that_part() -> None:
    x = np.linspace(-1, 1, 24, dtype=np.float32).reshape(6, 4)
    for each in found(PARTS, [np.int64(3), x]):
        np.testing.assert_allclose(each, np.exp(x).reshape(3, 2, 4), rtol=1e-5)
    ctx = frontend.context()
    assert "launch.number" not in str(frontend.parse(PARTS, "t.mlir", ctx))
