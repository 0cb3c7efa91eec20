"""Named ops that are read as others: what NumPy says they compute, and what is refused."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import compile_module
from gemmc.errors import GemmcError
from gemmc.frontend import InputError
from gemmc.interpret.execute import execute
from gemmc.pipeline import load, run
from gemmc.reference import evaluate

Array = np.ndarray[Any, Any]


def outputs(text: str, *inputs: Array) -> list[Array]:
    """As formed."""
    module = frontend.parse(text, "named.mlir")
    frontend.verify(module)
    run(module, frontend.context(), load("normalize-contractions,form-program").passes)
    return execute(module, inputs, seed=0).outputs


def drawn(*shape: int, dtype: Any = np.float32) -> Array:
    return np.random.default_rng(sum(shape)).integers(-4, 5, shape).astype(dtype)


def one(op: str, arguments: str, result: str, output: str = "") -> str:
    """A function that returns one op's result; `%e` is its output."""
    made = output or f"%e = tensor.empty() : {result}"
    return f"func.func @main({arguments}) -> {result} {{\n  {made}\n  %r = {op}\n  return %r : {result}\n}}\n"


def zeros(result: str, element: str) -> str:
    zero = "0" if element.startswith("i") else "0.0"
    return (
        f"%z = arith.constant {zero} : {element}\n  %w = tensor.empty() : {result}\n"
        f"  %e = linalg.fill ins(%z : {element}) outs(%w : {result}) -> {result}"
    )


@pytest.mark.parametrize(
    ("kind", "numpy"),
    [("add", np.add), ("sub", np.subtract), ("max_signed", np.maximum), ("min_signed", np.minimum)],
)
@pytest.mark.parametrize("element", ["f32", "i32"])
def test_elementwise_of_two(kind: str, numpy: Any, element: str) -> None:
    t = f"tensor<3x4x{element}>"
    text = one(
        f"linalg.elementwise kind=#linalg.elementwise_kind<{kind}> ins(%a, %b : {t}, {t}) outs(%e : {t}) -> {t}",
        f"%a: {t}, %b: {t}", t,
    )  # fmt: skip
    a, b = (drawn(3, 4, dtype=np.float32 if element == "f32" else np.int32) for _ in range(2))
    assert outputs(text, a, b + 1)[0].tolist() == numpy(a, b + 1).tolist()


def test_elementwise_as_later_versions_print_it() -> None:
    t = "tensor<3x4xf32>"
    text = one(
        f"linalg.elementwise <mul> ins(%a, %b : {t}, {t}) outs(%e : {t}) -> {t}",
        f"%a: {t}, %b: {t}", t,
    )  # fmt: skip
    a, b = drawn(3, 4), drawn(3, 4) + 1
    assert outputs(text, a, b)[0].tolist() == (a * b).tolist()


def test_elementwise_by_maps() -> None:
    t, row = "tensor<3x4xf32>", "tensor<4xf32>"
    maps = "[affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>]"
    text = one(
        f"linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = {maps} ins(%a, %b : {t}, {row}) outs(%e : {t}) -> {t}",
        f"%a: {t}, %b: {row}", t,
    )  # fmt: skip
    a, b = drawn(3, 4), drawn(4)
    assert outputs(text, a, b)[0].tolist() == (a * b).tolist()


def test_unsigned_quotients() -> None:
    t = "tensor<6xi32>"
    text = one(
        f"linalg.div_unsigned ins(%a, %b : {t}, {t}) outs(%e : {t}) -> {t}", f"%a: {t}, %b: {t}", t
    )
    a, b = np.array([-1, 7, 100, -8, 9, 0], np.int32), np.array([3, 2, 7, 5, 9, 4], np.int32)
    wanted = (a.view(np.uint32) // b.view(np.uint32)).view(np.int32)
    assert outputs(text, a, b)[0].tolist() == wanted.tolist()


def test_zero_points_are_subtracted_from_what_is_multiplied() -> None:
    r = "tensor<2x3x5xi32>"
    text = one(
        f"linalg.quantized_batch_matmul ins(%a, %b, %x, %y : tensor<2x3x4xi8>, tensor<2x4x5xi8>, i32, i32) outs(%e : {r}) -> {r}",
        "%a: tensor<2x3x4xi8>, %b: tensor<2x4x5xi8>, %x: i32, %y: i32", r, zeros(r, "i32"),
    )  # fmt: skip
    a, b = drawn(2, 3, 4, dtype=np.int8), drawn(2, 4, 5, dtype=np.int8)
    x, y = np.array(3, np.int32), np.array(-2, np.int32)
    wanted = (a.astype(np.int32) - x) @ (b.astype(np.int32) - y)
    assert outputs(text, a, b, x, y)[0].tolist() == wanted.tolist()


def test_quantized_windows_have_strides() -> None:
    r = "tensor<1x2x2x1xi32>"
    steps = "dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>"
    text = one(
        f"linalg.conv_2d_nhwc_hwcf_q {{{steps}}} ins(%a, %b, %x, %y : tensor<1x4x4x1xi8>, tensor<2x2x1x1xi8>, i32, i32) outs(%e : {r}) -> {r}",
        "%a: tensor<1x4x4x1xi8>, %b: tensor<2x2x1x1xi8>, %x: i32, %y: i32", r, zeros(r, "i32"),
    )  # fmt: skip
    a, b = drawn(1, 4, 4, 1, dtype=np.int8), drawn(2, 2, 1, 1, dtype=np.int8)
    image, filter_ = a[0, :, :, 0].astype(np.int32) - 1, b[:, :, 0, 0].astype(np.int32) - 2
    wanted = [
        [int((image[2 * i : 2 * i + 2, 2 * j : 2 * j + 2] * filter_).sum()) for j in (0, 1)]
        for i in (0, 1)
    ]
    found = outputs(text, a, b, np.array(1, np.int32), np.array(2, np.int32))[0]
    assert found[0, :, :, 0].tolist() == wanted


def test_softmax_is_along_its_dimension() -> None:
    t = "tensor<3x5x2xf32>"
    text = one(f"linalg.softmax dimension(1) ins(%x : {t}) outs(%e : {t}) -> {t}", f"%x: {t}", t)
    x = drawn(3, 5, 2)
    powers = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
    assert np.allclose(outputs(text, x)[0], powers / powers.sum(1, keepdims=True), rtol=1e-6)


def test_a_softmax_of_open_sizes_is_read() -> None:
    t = "tensor<?x8xf16>"
    text = one(
        f"linalg.softmax dimension(1) ins(%x : {t}) outs(%x : {t}) -> {t}",
        f"%x: {t}",
        t,
        "%c = arith.constant 0 : index",
    )
    compile_module(frontend.parse(text, "named.mlir"), "auto")


PACKED = "tensor<3x2x4x5xf32>"


@pytest.mark.parametrize("dialect", ["linalg", "tensor"])
def test_tiles_are_in_the_order_that_is_asked_for(dialect: str) -> None:
    pack = f"{dialect}.pack %x padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 5] into %e : tensor<9x11xf32> -> {PACKED}"
    text = one(
        pack,
        "%x: tensor<9x11xf32>",
        PACKED,
        f"%p = arith.constant 7.0 : f32\n  %e = tensor.empty() : {PACKED}",
    )
    x = drawn(9, 11)
    padded = np.full((10, 12), 7, np.float32)
    padded[:9, :11] = x
    wanted = padded.reshape(2, 5, 3, 4).transpose(2, 0, 3, 1)
    assert outputs(text, x)[0].tolist() == wanted.tolist()
    unpack = f"{dialect}.unpack %x outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 5] into %e : {PACKED} -> tensor<9x11xf32>"
    again = one(unpack, f"%x: {PACKED}", "tensor<9x11xf32>")
    assert outputs(again, np.ascontiguousarray(wanted))[0].tolist() == x.tolist()


OPEN = """func.func @main(%x: tensor<?x?xf32>) -> (tensor<?x?x4x5xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.constant 7.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %o = affine.apply affine_map<()[s] -> (s ceildiv 5)>()[%m]
  %q = affine.apply affine_map<()[s] -> (s ceildiv 4)>()[%n]
  %e = tensor.empty(%q, %o) : tensor<?x?x4x5xf32>
  %t = linalg.pack %x padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 5] into %e : tensor<?x?xf32> -> tensor<?x?x4x5xf32>
  %w = tensor.empty(%m, %n) : tensor<?x?xf32>
  %d = linalg.add ins(%t, %t : tensor<?x?x4x5xf32>, tensor<?x?x4x5xf32>) outs(%e : tensor<?x?x4x5xf32>) -> tensor<?x?x4x5xf32>
  %u = linalg.unpack %d outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 5] into %w : tensor<?x?x4x5xf32> -> tensor<?x?xf32>
  return %t, %u : tensor<?x?x4x5xf32>, tensor<?x?xf32>
}
"""


@pytest.mark.parametrize("shape", [(9, 11), (10, 12), (3, 1)])
def test_tiles_of_tensors_of_open_sizes(shape: tuple[int, int]) -> None:
    x = drawn(*shape)
    m, n = -(-shape[0] // 5), -(-shape[1] // 4)
    padded = np.full((5 * m, 4 * n), 7, np.float32)
    padded[: shape[0], : shape[1]] = x
    wanted = padded.reshape(m, 5, n, 4).transpose(2, 0, 3, 1)
    tiles, back = outputs(OPEN, x)
    assert tiles.tolist() == wanted.tolist()
    assert back.tolist() == (2 * x).tolist()
    known, doubled = evaluate(frontend.parse(OPEN, "t.mlir"), [x], rounded=True)
    assert known.value.tolist() == wanted.tolist() and doubled.value.tolist() == (2 * x).tolist()


def test_whole_tiles_of_an_open_size_need_no_padding() -> None:
    t, p = "tensor<?x6xf32>", "tensor<?x2x3x3xf32>"
    text = one(
        f"linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [3, 3] into %o : {t} -> {p}",
        f"%x: {t}, %o: {p}", p, "%c = arith.constant 0 : index",
    )  # fmt: skip
    x = drawn(6, 6)
    found = outputs(text, x, np.zeros((2, 2, 3, 3), np.float32))[0]
    assert found.tolist() == x.reshape(2, 3, 2, 3).transpose(0, 2, 1, 3).tolist()


def test_products_of_tiles() -> None:
    r = "tensor<2x3x4x5xf32>"
    text = one(
        f"linalg.mmt4d ins(%a, %b : tensor<2x6x4x8xf16>, tensor<3x6x5x8xf16>) outs(%e : {r}) -> {r}",
        "%a: tensor<2x6x4x8xf16>, %b: tensor<3x6x5x8xf16>", r, zeros(r, "f32"),
    )  # fmt: skip
    a, b = drawn(2, 6, 4, 8, dtype=np.float16), drawn(3, 6, 5, 8, dtype=np.float16)
    wanted = np.einsum("mkil,nkjl->mnij", a.astype(np.float64), b.astype(np.float64))
    assert outputs(text, a, b)[0].tolist() == wanted.tolist()


def test_what_has_no_kind_adds_or_is_the_exponential() -> None:
    t = "tensor<4x6xf32>"
    x, y = drawn(4, 6), drawn(4, 6)
    add = one(f"linalg.elemwise_binary ins(%x, %y : {t}, {t}) outs(%e : {t}) -> {t}", f"%x: {t}, %y: {t}", t)
    assert outputs(add, x, y)[0].tolist() == (x + y).tolist()
    exp = one(f"linalg.elemwise_unary ins(%x : {t}) outs(%e : {t}) -> {t}", f"%x: {t}", t)
    assert np.allclose(outputs(exp, x)[0], np.exp(x), rtol=1e-5)


@pytest.mark.parametrize(
    ("op", "message"),
    [
        ("linalg.softmax dimension(2) ins(%x : {t}) outs(%x : {t}) -> {t}", "needed floats in tensors of one type, and one of 2 dimensions; found"),
        ("linalg.softmax dimension(1) ins(%x : {t}) -> {t}", "linalg.softmax: needed an input and an output, both tensors or both memrefs"),
        ("linalg.pack %x inner_dims_pos = [0] inner_tiles = [3] into %x : {t} -> {t}", "needed tiles of type tensor<2x6x3xf32>; found"),
        ("linalg.pack %x inner_dims_pos = [0] inner_tiles = [3] into %p : {t} -> tensor<2x6x3xf32>", "needed whole tiles, or a value for what is missing"),
        ("linalg.pack %x inner_dims_pos = [0, 0] inner_tiles = [3, 3] into %x : {t} -> {t}", "needed a static size for each tile's dimension"),
        ("linalg.elementwise ins(%x : {t}) outs(%x : {t}) -> {t}", "linalg.elementwise: needed a kind and one output"),
        ("linalg.elementwise kind=#linalg.elementwise_kind<gelu> ins(%x : {t}) outs(%x : {t}) -> {t}", "for elements of f32; found gelu"),
        ("linalg.quantized_matmul ins(%x, %x : {t}, {t}) outs(%x : {t}) -> {t}", "needed two tensors, two zero points and an output of integers"),
        ("linalg.matmul ins(%v, %v : vector<4xf32>, vector<4xf32>) outs(%x : {t}) -> {t}", "linalg.matmul: needed tensors or memrefs; found vector<4xf32>"),
        ("linalg.winograd_filter_transform fmr(F_4_3) ins(%x : {t}) outs(%x : {t}) -> {t}", "needed static tensors of floats that fit the form"),
        ("linalg.winograd_filter_transform fmr(F_6_3) ins(%x : {t}) outs(%x : {t}) -> {t}", "needed one of F_2_3, F_4_3, F_2_5; found F_6_3"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_where_it_stands(op: str, message: str) -> None:
    spelled = op.format(t="tensor<4x6xf32>")
    text = f"func.func @main(%x: tensor<4x6xf32>, %p: tensor<2x6x3xf32>) {{\n  %r = {spelled}\n  return\n}}\n"
    with pytest.raises((GemmcError, InputError)) as info:
        frontend.parse(text, "named.mlir")
    assert message in str(info.value) and "named.mlir:2:" in str(info.value)
    assert "\n" not in str(info.value)


@pytest.mark.parametrize(("op", "kernel", "result"), [
    ("conv_2d_nchw_fchw", "2x3x2x2", "1x2x4x3"), ("conv_2d_nchw_fchw", "2x3x1x1", "1x2x5x4"),
    ("pooling_nchw_max", "2x2", "1x3x4x3"), ("depthwise_conv_2d_nchw_chw", "3x2x2", "1x3x4x3"),
])  # fmt: skip
def test_steps_of_windows_that_are_not_spelled_are_one(op: str, kernel: str, result: str) -> None:
    shapes = f"ins(%a, %b : tensor<1x3x5x4xf32>, tensor<{kernel}xf32>)"
    steps = "{dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} "
    kind = f"tensor<{result}xf32>"
    sizes = [tuple(map(int, each.split("x"))) for each in (kernel, result)]
    given = [drawn(1, 3, 5, 4), drawn(*sizes[0]), drawn(*sizes[1])]
    arguments = f"%a: tensor<1x3x5x4xf32>, %b: tensor<{kernel}xf32>, %e: {kind}"
    texts = [
        f"func.func @main({arguments}) -> {kind} {{\n  %r = linalg.{op} {each}{shapes}"
        f" outs(%e : {kind}) -> {kind}\n  return %r : {kind}\n}}"
        for each in ("", steps)
    ]
    (found,), (wanted,) = (outputs(each, *given) for each in texts)
    assert np.array_equal(found, wanted)
