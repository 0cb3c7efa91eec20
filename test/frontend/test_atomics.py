"""Atomic updates of memory, prefetches, and what only a type or a rank tells."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.reference import evaluate

Array = np.ndarray[Any, Any]


def found(text: str, *inputs: Array) -> list[Array]:
    """By the kernels on tensors."""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    apply(module, ctx, resolve("auto", module, ctx))
    return [np.asarray(each) for each in run(module, list(inputs))]


def updated(update: str, kind: str = "f32") -> str:
    """Memory of 4 elements, updated by each of 16 rows."""
    return f"""func.func @main(%x: memref<16x4x{kind}>, %h: memref<4x{kind}>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c16, %c4) step (%c1, %c1) {{
    memref.prefetch %x[%i, %j], read, locality<3>, data : memref<16x4x{kind}>
    %v = memref.load %x[%i, %j] : memref<16x4x{kind}>
    {update}
    scf.reduce
  }}
  return
}}"""


def spelled(word: str, kind: str = "f32") -> str:
    return f"%r = memref.atomic_rmw {word} %v, %h[%j] : ({kind}, memref<4x{kind}>) -> {kind}"


X = np.random.default_rng(0).integers(-4, 5, (16, 4)).astype(np.float32)
H = np.array([1, 2, -3, 0], np.float32)


@pytest.mark.parametrize(("update", "wanted"), [
    (spelled("addf"), H + X.sum(0)),
    (spelled("maximumf"), np.maximum(H, X.max(0))),
    (spelled('"minimumf"'), np.minimum(H, X.min(0))),
    ('"memref.atomic_rmw"(%v, %h, %j) <{kind = 0 : i64}> : (f32, memref<4xf32>, index) -> f32', H + X.sum(0)),
    ("%r = memref.generic_atomic_rmw %h[%j] : memref<4xf32> {\n    ^bb0(%o: f32):\n      %n = arith.addf %o, %v : f32\n      memref.atomic_yield %n : f32\n    }", H + X.sum(0)),
])  # fmt: skip
def test_updates_of_floats(update: str, wanted: Array) -> None:
    assert found(updated(update), X, H)[0].tolist() == wanted.tolist()


@pytest.mark.parametrize(("word", "wanted"), [
    ("addi", H + X.sum(0)), ("maxs", np.maximum(H, X.max(0))), ("mins", np.minimum(H, X.min(0))),
    ("ori", np.bitwise_or(H.astype(int), np.bitwise_or.reduce(X.astype(int)))),
])  # fmt: skip
def test_updates_of_integers(word: str, wanted: Array) -> None:
    given = X.astype(np.int32), H.astype(np.int32)
    assert found(updated(spelled(word, "i32"), "i32"), *given)[0].tolist() == wanted.tolist()


def test_the_value_ahead_of_an_update_is_its_result() -> None:
    text = """func.func @main(%h: memref<4xf32>, %old: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 5.0 : f32
  %r = memref.atomic_rmw assign %x, %h[%c0] : (f32, memref<4xf32>) -> f32
  memref.store %r, %old[%c0] : memref<1xf32>
  return
}"""
    old = np.zeros(1, np.float32)
    known = [each.value for each in evaluate(frontend.parse(text), [H, old], rounded=True)]
    assert known[0].tolist() == [5, 2, -3, 0] and known[1].tolist() == [1]
    assert [each.tolist() for each in found(text, H, old)] == [each.tolist() for each in known]


def test_a_rank_is_a_number_and_bits_are_another_types() -> None:
    text = """func.func @main(%x: tensor<4xi32>, %m: memref<2x3xf32>) -> (tensor<4xf32>, tensor<4xi32>, tensor<2xi32>) {
  %0 = tensor.bitcast %x : tensor<4xi32> to tensor<4xui32>
  %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xi32>
  %2 = tensor.bitcast %1 : tensor<4xi32> to tensor<4xf32>
  %3 = tensor.rank %x : tensor<4xi32>
  %4 = memref.rank %m : memref<2x3xf32>
  %5 = arith.index_cast %3 : index to i32
  %6 = arith.index_cast %4 : index to i32
  %7 = tensor.from_elements %5, %6 : tensor<2xi32>
  return %2, %1, %7 : tensor<4xf32>, tensor<4xi32>, tensor<2xi32>
}"""
    x = np.array([1.5, -2, 0, 8], np.float32)
    (bits, same, ranks) = found(text, x.view(np.int32))
    assert bits.tolist() == x.tolist() and same.tolist() == x.view(np.int32).tolist()
    assert ranks.tolist() == [1, 2]


@pytest.mark.parametrize(("update", "message"), [
    (spelled("times"), "memref.atomic_rmw: needed one of addf, addi, assign,"),
    ('"memref.atomic_rmw"(%v, %h, %j) <{kind = 99 : i64}> : (f32, memref<4xf32>, index) -> f32', "needed a kind from 0 to 15; found 99"),
    ("%r = memref.generic_atomic_rmw %h[%j] : memref<4xf32> {\n    ^bb0(%o: i32):\n      memref.atomic_yield %o : i32\n    }", "needed a body of one f32 that yields another"),
])  # fmt: skip
def test_what_is_no_update_is_refused(update: str, message: str) -> None:
    with pytest.raises(GemmcError) as info:
        frontend.parse(updated(update), "t.mlir")
    assert f"{info.value}".startswith("t.mlir:9:") and message in f"{info.value}"
