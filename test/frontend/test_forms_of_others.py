"""Ops in the forms that programs of other compilers have: the numbers that NumPy computes, from the
reference and from the kernels; and what is refused of them."""

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


def found(text: str, *inputs: Array) -> Array:
    """What the kernels compute, which is what the reference says, bit by bit."""
    ctx = frontend.context()
    module = frontend.parse(text, "o.mlir", ctx)
    frontend.verify(module)
    (wanted,) = evaluate(module.clone(), list(inputs), rounded=True)
    apply(module, ctx, resolve("auto", module, ctx))
    (computed,) = run(module, list(inputs))
    assert np.array_equal(np.asarray(computed), wanted.value)
    return np.asarray(wanted.value)


def drawn(*shape: int, dtype: Any = np.float32) -> Array:
    return np.random.default_rng(5).integers(-4, 5, shape).astype(dtype)


def test_bytes_without_a_sign_are_multiplied() -> None:
    text = """func.func @main(%a: tensor<3x5xi8>, %b: tensor<5x7xi8>, %c: tensor<3x7xi32>) -> tensor<3x7xi32> {
  %r = linalg.matmul_unsigned ins(%a, %b : tensor<3x5xi8>, tensor<5x7xi8>) outs(%c : tensor<3x7xi32>) -> tensor<3x7xi32>
  return %r : tensor<3x7xi32>
}"""
    a, b = drawn(3, 5, dtype=np.int8), drawn(5, 7, dtype=np.int8)
    wanted = a.view(np.uint8).astype(np.int32) @ b.view(np.uint8).astype(np.int32) + 2
    assert np.array_equal(found(text, a, b, np.full((3, 7), 2, np.int32)), wanted)


@pytest.mark.parametrize(
    ("number", "kind", "element", "wanted"),
    [
        ("2.5", "f64", "f32", 2.5),
        ("0.1", "f32", "f16", 0.0999755859375),
        ("7", "i32", "f32", 7),
        ("-3", "i8", "i32", -3),
        ("260", "i32", "i8", 4),
        ("3.75", "f32", "i32", 3),
    ],
)
def test_a_fill_converts_its_number(number: str, kind: str, element: str, wanted: float) -> None:
    dtype = {"f32": np.float32, "f16": np.float16, "i32": np.int32, "i8": np.int8}[element]
    text = f"""func.func @main(%x: tensor<6x{element}>) -> tensor<6x{element}> {{
  %n = arith.constant {number} : {kind}
  %f = linalg.fill ins(%n : {kind}) outs(%x : tensor<6x{element}>) -> tensor<6x{element}>
  return %f : tensor<6x{element}>
}}"""
    assert found(text, drawn(6, dtype=dtype)).tolist() == [wanted] * 6


PACKED = """func.func @main(%x: tensor<10x14xf32>) -> tensor<10x14xf32> {
  %z = arith.constant 0.0 : f32
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<3x3x5x4xf32>
  %o = tensor.cast %e : tensor<3x3x5x4xf32> to tensor<3x3x5x?xf32>
  %p = linalg.pack %x padding_value(%z : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [5, TILE] into %o : tensor<10x14xf32> -> tensor<3x3x5x?xf32>
  %y = tensor.empty() : tensor<10x14xf32>
  %u = linalg.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [5, TILE] into %y : tensor<3x3x5x?xf32> -> tensor<10x14xf32>
  %r = arith.addf %u, %u : tensor<10x14xf32>
  return %r : tensor<10x14xf32>
}"""


def test_a_tile_size_may_be_the_value_of_a_constant() -> None:
    x = drawn(10, 14)
    assert np.array_equal(found(PACKED.replace("TILE", "%c4"), x), x + x)


def test_a_computed_tile_size_is_refused() -> None:
    text = PACKED.replace("%x: ", "%n: index, %x: ").replace("TILE", "%n")
    with pytest.raises(GemmcError) as info:
        frontend.parse(text, "o.mlir")
    wanted = "inner_tiles: needed constants; found a computed one"
    assert str(info.value).splitlines()[0] == f"o.mlir:6:114: error: {wanted}"


WEIGHTS = """
memref.global "private" @w : memref<2x3xf32> = dense<[[0.5, 1.0, 2.0], [-1.0, 4.0, 3.0]]>
func.func @row(%m: memref<3xf32, strided<[1], offset: 3>>) {
  return
}
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %c0 = arith.constant 0 : index
  %w = memref.get_global @w : memref<2x3xf32>
  %s = memref.subview %w[1, 0] [1, 3] [1, 1] : memref<2x3xf32> to memref<3xf32, strided<[1], offset: 3>>
  %f = memref.load %s[%c0] : memref<3xf32, strided<[1], offset: 3>>
  %t = bufferization.to_tensor %w : memref<2x3xf32> to tensor<2x3xf32>
  %y = arith.mulf %x, %t : tensor<2x3xf32>
  %b = tensor.splat %f : tensor<2x3xf32>
  %r = arith.addf %y, %b : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
"""


def test_memory_that_nobody_writes_is_a_constant() -> None:
    x = drawn(2, 3)
    wanted = x * np.array([[0.5, 1, 2], [-1, 4, 3]], np.float32) - 1
    assert np.array_equal(found(WEIGHTS, x), wanted)


STORED = "memref.store %f, %w[%c0, %c0] : memref<2x3xf32>"
CALLED = "call @row(%s) : (memref<3xf32, strided<[1], offset: 3>>) -> ()"


@pytest.mark.parametrize(
    "text",
    [
        WEIGHTS.replace("%t = ", f"{STORED}\n  %t = "),
        WEIGHTS.replace("%t = ", f"{CALLED}\n  %t = "),
        WEIGHTS.replace('"private" ', ""),
    ],
    ids=["written", "passed on", "public"],
)
def test_memory_that_may_be_written_is_none(text: str) -> None:
    ctx = frontend.context()
    module = frontend.parse(text, "o.mlir", ctx)
    with pytest.raises(GemmcError) as info:
        apply(module, ctx, resolve("auto", module, ctx))
    needed = "needed a constant with elements; found a memref.global that may change"
    assert str(info.value) == f"o.mlir:8:3: error: memref.get_global: {needed}"


MATERIALIZED = """func.func @main(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = arith.subf %x, %y : tensor<4x6xf32>
  %c = tensor.cast %s : tensor<4x6xf32> to tensor<?x6xf32>
  %m = bufferization.materialize_in_destination %c in %y : (tensor<?x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %r = arith.mulf %m, %y : tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}"""


def test_a_tensor_in_another_ones_place_is_the_tensor() -> None:
    x, y = drawn(4, 6), drawn(6, 4).T.copy()
    assert np.array_equal(found(MATERIALIZED, x, y), (x - y) * y)


FILLED = """func.func @main(%x: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %o = bufferization.alloc_tensor() : tensor<5x4xf32>
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %o) -> (tensor<5x4xf32>) {
    %s = tensor.extract_slice %x[%i, 0] [1, 4] [1, 1] : tensor<5x4xf32> to tensor<1x4xf32>
    %d = arith.addf %s, %s : tensor<1x4xf32>
    %b = tensor.insert_slice %d into %a[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<5x4xf32>
    scf.yield %b : tensor<5x4xf32>
  }
  return %r : tensor<5x4xf32>
}"""


def test_a_loop_writes_rows_of_an_allocated_tensor() -> None:
    x = drawn(5, 4)
    assert np.array_equal(found(FILLED, x), x + x)


CALLS = """
func.func private @shifted(%a: f32, %b: f32) -> f32 {
  %two = arith.constant 2.0 : f32
  %s = arith.addf %a, %two : f32
  %p = arith.mulf %s, %b : f32
  return %p : f32
}
func.func @main(%x: tensor<3x8xf32>, %y: tensor<8xf32>) -> tensor<3x8xf32> {
  %e = linalg.init_tensor [3, 8] : tensor<3x8xf32>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%x, %y : tensor<3x8xf32>, tensor<8xf32>) outs(%e : tensor<3x8xf32>) {
  ^0(%a: f32, %b: f32, %o: f32):
    %v = func.call @shifted(%a, %b) : (f32, f32) -> f32
    %n = arith.maxf %v, %b : f32
    linalg.yield %n : f32
  } -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}
"""


def test_a_body_calls_a_function() -> None:
    x, y = drawn(3, 8), drawn(8)
    assert np.array_equal(found(CALLS, x, y), np.maximum((x + 2) * y, y))


BRANCHED = """func.func @main(%x: tensor<6xf32>) -> tensor<6xf32> {
  cf.br ^2(%x : tensor<6xf32>)
^7(%a: tensor<6xf32>):
  return %a : tensor<6xf32>
^2(%b: tensor<6xf32>):
  %c = arith.mulf %b, %b : tensor<6xf32>
  cf.br ^7(%c : tensor<6xf32>)
}"""


def test_blocks_may_have_numbers() -> None:
    x = drawn(6)
    assert np.array_equal(found(BRANCHED, x), x * x)
    with pytest.raises(GemmcError, match="o.mlir:5:1: error"):
        frontend.parse(BRANCHED.replace("^2(%b", "^7(%b"), "o.mlir")


SUMMED = """func.func @main(%x: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.conv_1d ins(%x, %k : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}"""
TURNED = """func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (3 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}"""


@pytest.mark.parametrize(
    ("text", "fit", "unfit", "where"),
    [(SUMMED, (7, 3, 5), (6, 3, 5), "2:3"), (TURNED, (4,), (5,), "5:3")],
    ids=["window", "below zero"],
)
def test_sizes_that_lead_outside_are_refused(
    text: str, fit: tuple[int, ...], unfit: tuple[int, ...], where: str
) -> None:
    module = frontend.parse(text, "o.mlir")
    evaluate(module.clone(), [drawn(n) for n in fit], rounded=True)
    with pytest.raises(GemmcError) as info:
        evaluate(module, [drawn(n) for n in unfit], rounded=True)
    said = str(info.value)
    assert said.startswith(f"o.mlir:{where}: error: linalg.")
    assert ": needed elements inside of its tensors; found " in said
    assert said.endswith("give sizes that make it so")


EXPANDED = """func.func @main(%x: tensor<?x4xf32>, %n: index) -> tensor<?x2x4xf32> {
  %y = tensor.expand_shape %x [[0, 1], [2]] output_shape [%n, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %r = arith.addf %y, %y : tensor<?x2x4xf32>
  return %r : tensor<?x2x4xf32>
}"""


def test_the_only_open_size_of_a_group_follows_from_the_others() -> None:
    x = drawn(6, 4)
    assert np.array_equal(found(EXPANDED, x, np.asarray(3)), (x + x).reshape(3, 2, 4))


BOTH = """func.func @main(%a: tensor<3x4x5xf32>, %b: tensor<3x4xf32>, %y: tensor<3x5x4xf32>, %s: tensor<3x4xf32>) -> RESULT {
  %r:3 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, k, j)>,
                     affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, k, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<3x4x5xf32>, tensor<3x4xf32>) outs(%y, %s, %y : tensor<3x5x4xf32>, tensor<3x4xf32>, tensor<3x5x4xf32>) {
  ^bb0(%p: f32, %q: f32, %u: f32, %v: f32, %w: f32):
    %0 = arith.mulf %p, %q : f32
    %1 = arith.addf %0, %v : f32
    %2 = arith.subf %0, %u : f32
    linalg.yield %2, %1, ALSO : f32, f32, f32
  } -> (tensor<3x5x4xf32>, tensor<3x4xf32>, tensor<3x5x4xf32>)
  return %r#NUMBER : RESULT
}"""
ALL, SUM = "tensor<3x5x4xf32>", "tensor<3x4xf32>"


@pytest.mark.parametrize(("number", "also"), [(0, "%u"), (1, "%w"), (2, "%u"), (2, "%0")])
def test_a_result_with_a_place_for_each_step_of_a_sum(number: int, also: str) -> None:
    text = BOTH.replace("NUMBER", f"{number}").replace("RESULT", (ALL, SUM, ALL)[number])
    a, b, y, s = drawn(3, 4, 5), drawn(3, 4), drawn(3, 5, 4), drawn(3, 4)
    products = a * b[..., None]
    turned = products.transpose(0, 2, 1)
    third = y if also == "%u" else turned
    wanted = (turned - y, products.sum(-1) + s, third)[number]
    assert np.array_equal(found(text.replace("ALSO", also), a, b, y, s), wanted)


@pytest.mark.parametrize("also", ["%v", "%1"])
def test_results_that_depend_on_a_running_sum_are_refused(also: str) -> None:
    text = BOTH.replace("NUMBER", "2").replace("RESULT", ALL).replace("ALSO", also)
    ctx = frontend.context()
    module = frontend.parse(text, "o.mlir", ctx)
    frontend.verify(module)
    needed = "needed results that depend on each other to have one map"
    with pytest.raises(GemmcError, match=f"^o.mlir:2:3: error: linalg.generic: {needed}"):
        apply(module, ctx, resolve("auto", module, ctx))
