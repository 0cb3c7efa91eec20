"""IREE's ops on tensors between dispatches are those of `tensor`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.pipeline import apply

Array = np.ndarray[Any, Any]

MOVES = """
func.func @main(%x: tensor<4x6xf32>, %y: tensor<5x2x3xf32>, %at: tensor<i32>)
    -> (tensor<5x6xf32>, tensor<3x3xf32>, tensor<4x6xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %n = flow.tensor.load %at : tensor<i32>
  %i = arith.index_cast %n : i32 to index
  %f = flow.tensor.reshape %y : tensor<5x2x3xf32> -> tensor<5x6xf32>
  %s = flow.tensor.slice %x[%i, %c0 for %c2, %c6] : tensor<4x6xf32> -> tensor<2x6xf32>
  %u = flow.tensor.update %s, %f[%c1, %c0] : tensor<2x6xf32> -> %f as tensor<5x6xf32>
  %e = flow.tensor.load %x[%c1, %c3] : tensor<4x6xf32>
  %p = flow.tensor.splat %e : tensor<3x3xf32>
  %q = flow.tensor.store %n_f, %p[%c2, %c1] : tensor<3x3xf32>
  %k = flow.tensor.clone %q : tensor<3x3xf32>
  %b = flow.tensor.bitcast %x : tensor<4x6xf32> -> tensor<4x6xi32>
  return %u, %k, %b : tensor<5x6xf32>, tensor<3x3xf32>, tensor<4x6xi32>
}
""".replace("  %f = flow", "  %n_f = arith.sitofp %n : i32 to f32\n  %f = flow")

OPEN = """
func.func @main(%x: tensor<?x6xf32>) -> tensor<?x2x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %n = tensor.dim %x, %c0 : tensor<?x6xf32>
  %m = arith.subi %n, %c1 : index
  %s = flow.tensor.slice %x[%c1, %c0 for %m, %c6] : tensor<?x6xf32>{%n} -> tensor<?x6xf32>{%m}
  %e = flow.tensor.empty : tensor<?x6xf32>{%n}
  %z = linalg.copy ins(%x : tensor<?x6xf32>) outs(%e : tensor<?x6xf32>) -> tensor<?x6xf32>
  %u = flow.tensor.update %s, %z[%c0, %c0] : tensor<?x6xf32>{%m} -> %z as tensor<?x6xf32>{%n}
  %y = flow.tensor.reshape %u : tensor<?x6xf32>{%n} -> tensor<?x2x3xf32>{%n}
  return %y : tensor<?x2x3xf32>
}
"""


def results(text: str, *inputs: Array) -> list[Array]:
    """What a program makes, compiled."""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    assert "flow" not in {op.dialect_name() for op in module.walk()}
    apply(module, ctx, resolve("auto", module, ctx))
    return run(module, [*inputs])


@pytest.mark.parametrize("at", [0, 2])
def test_parts_and_elements(at: int) -> None:
    x = np.arange(24, dtype=np.float32).reshape(4, 6)
    y = -np.arange(30, dtype=np.float32).reshape(5, 2, 3)
    updated, splat, bits = results(MOVES, x, y, np.array(at, np.int32))
    wanted = y.reshape(5, 6).copy()
    wanted[1:3] = x[at : at + 2]
    assert np.array_equal(updated, wanted)
    numbers = np.full((3, 3), x[1, 3])
    numbers[2, 1] = at
    assert np.array_equal(splat, numbers)
    assert np.array_equal(bits, x.view(np.int32))


def test_open_sizes() -> None:
    x = np.arange(42, dtype=np.float32).reshape(7, 6)
    (found,) = results(OPEN, x)
    assert np.array_equal(found, np.concatenate([x[1:], x[-1:]]).reshape(7, 2, 3))


REFUSED = {
    "reshape": (
        OPEN.replace("tensor<?x2x3xf32>{%n}", "tensor<?x2x3xf32>"),
        "t.mlir:12:3: error: flow.tensor.reshape: needed a size for each open dimension; found 0",
    ),
    "slice": (
        OPEN.replace("[%c1, %c0 for %m, %c6]", "[%c1 for %m]"),
        "t.mlir:8:3: error: flow.tensor.slice: needed a place and a size in each dimension",
    ),
    "load": (
        MOVES.replace("flow.tensor.load %at : tensor<i32>", "flow.tensor.load %at : i32"),
        "t.mlir:9:25: error: operand is used with type i32, but has been previously used",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_does_not_fit_is_refused(name: str) -> None:
    text, message = REFUSED[name]
    with pytest.raises(GemmcError) as info:
        frontend.verify(frontend.parse(text, "t.mlir"))
    assert str(info.value).startswith(message)


BITS = """
func.func @main(%x: tensor<5x3xcomplex<f32>>, %y: tensor<4x2xf64>, %z: tensor<2x6xf32>)
    -> (tensor<5x3x2xf32>, tensor<4xcomplex<f64>>, tensor<2x6xi32>, tensor<12xf32>) {
  %0 = iree_tensor_ext.bitcast %x : tensor<5x3xcomplex<f32>> -> tensor<5x3x2xf32>
  %1 = iree_tensor_ext.bitcast %y : tensor<4x2xf64> -> tensor<4xcomplex<f64>>
  %2 = iree_tensor_ext.bitcast %z : tensor<2x6xf32> -> tensor<2x6xi32>
  %3 = iree_tensor_ext.bitcast %z : tensor<2x6xf32> -> tensor<12xf32>
  return %0, %1, %2, %3
      : tensor<5x3x2xf32>, tensor<4xcomplex<f64>>, tensor<2x6xi32>, tensor<12xf32>
}
"""
"""What view_as_real and view_as_complex are at IREE's level, and other bits of tensors."""


def test_bits_of_complex_numbers_are_pairs() -> None:
    parts = np.arange(30, dtype=np.float32).reshape(5, 3, 2) - 9
    y, z = np.arange(8.0).reshape(4, 2) / 3, np.arange(12, dtype=np.float32).reshape(2, 6) - 5
    pairs, numbers, bits, flat = results(BITS, parts.view(np.complex64)[..., 0], y, z)
    assert np.array_equal(pairs, parts)
    assert np.array_equal(numbers.view(np.float64).reshape(4, 2), y)
    assert np.array_equal(bits, z.view(np.int32)) and np.array_equal(flat, z.reshape(12))


@pytest.mark.parametrize(("kept", "other"), [
    ("tensor<5x3x2xf32>", "tensor<5x2x3xf32>"), ("tensor<4x2xf64>", "tensor<2x4xf64>"),
])  # fmt: skip
def test_pairs_elsewhere_are_refused(kept: str, other: str) -> None:
    needed = "iree_tensor_ext.bitcast: needed pairs in a last dimension of 2"
    with pytest.raises(GemmcError, match=rf"^t\.mlir:[45]:3: error: {needed}.*{other}"):
        frontend.parse(BITS.replace(kept, other), "t.mlir")


CONSTANTS = """
func.func @main(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<3xi32>) {
  %k = flow.tensor.dynamic_constant dense<[1.0, -2.0, 4.0]> : tensor<3xf32> -> tensor<?xf32>
  %n = flow.tensor.constant dense<[5, 6, 7]> : tensor<3xi32>
  %y = arith.mulf %x, %k : tensor<?xf32>
  return %y, %n : tensor<?xf32>, tensor<3xi32>
}
"""


def test_constants() -> None:
    ctx = frontend.context()
    module = frontend.parse(CONSTANTS, "t.mlir", ctx)
    frontend.verify(module)
    apply(module, ctx, resolve("auto", module, ctx))
    product, numbers = run(module, [np.full(3, 2, np.float32)])
    assert product.tolist() == [2, -4, 8]
    assert numbers.tolist() == [5, 6, 7]


@pytest.mark.parametrize(("before", "after", "message"), [
    ("tensor<3xf32> -> tensor<?xf32>", "tensor<3xf32> -> f32", "previously used or defined"),
    ("dense<[5, 6, 7]> : tensor<3xi32>", '"five"', "needed the elements of a tensor"),
])  # fmt: skip
def test_constants_of_others_are_refused(before: str, after: str, message: str) -> None:
    with pytest.raises(GemmcError, match=message):
        frontend.parse(CONSTANTS.replace(before, after), "t.mlir")
