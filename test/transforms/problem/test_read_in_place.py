"""What products read where it lies: slices of permuted and reshaped tensors, rows kept by a
reduction, and results whose last permutation a product takes in; at every level, and which kernels
there are."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from parts import thorough_but
from three_ways import outputs_of

from gemmc import frontend
from gemmc.driver import explain
from gemmc.transforms.problem import _epilogue

Array = np.ndarray[Any, Any]

PACKED = """
func.func @main(%x: tensor<2x24x64xbf16>, %w: tensor<64xCOLUMNSxbf16>) -> tensor<2x4x24x24xf32> {
  %z = arith.constant 0.0 : bf16
  %zf = arith.constant 0.0 : f32
  %c = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x24x64xbf16> into tensor<48x64xbf16>
  %e = tensor.empty() : tensor<48xCOLUMNSxbf16>
  %f = linalg.fill ins(%z : bf16) outs(%e : tensor<48xCOLUMNSxbf16>) -> tensor<48xCOLUMNSxbf16>
  %p = linalg.matmul ins(%c, %w : tensor<48x64xbf16>, tensor<64xCOLUMNSxbf16>) outs(%f : tensor<48xCOLUMNSxbf16>) -> tensor<48xCOLUMNSxbf16>
  %s = tensor.expand_shape %p [[0, 1], [2]] output_shape [2, 24, COLUMNS] : tensor<48xCOLUMNSxbf16> into tensor<2x24xCOLUMNSxbf16>
  %q = tensor.extract_slice %s[0, 0, 0] [2, 24, 64] [1, 1, 1] : tensor<2x24xCOLUMNSxbf16> to tensor<2x24x64xbf16>
  %k = tensor.extract_slice %s[0, 0, FIRST] [2, 24, 64] [1, 1, 1] : tensor<2x24xCOLUMNSxbf16> to tensor<2x24x64xbf16>
  %qh = tensor.expand_shape %q [[0], [1], [2, 3]] output_shape [2, 24, 4, 16] : tensor<2x24x64xbf16> into tensor<2x24x4x16xbf16>
  %kh = tensor.expand_shape %k [[0], [1], [2, 3]] output_shape [2, 24, 4, 16] : tensor<2x24x64xbf16> into tensor<2x24x4x16xbf16>
  %o = tensor.empty() : tensor<2x4x24x24xf32>
  %g = linalg.fill ins(%zf : f32) outs(%o : tensor<2x4x24x24xf32>) -> tensor<2x4x24x24xf32>
  %r = linalg.contract indexing_maps = [affine_map<(b, h, m, n, k) -> (b, m, h, k)>, affine_map<(b, h, m, n, k) -> (b, n, h, k)>, affine_map<(b, h, m, n, k) -> (b, h, m, n)>] ins(%qh, %kh : tensor<2x24x4x16xbf16>, tensor<2x24x4x16xbf16>) outs(%g : tensor<2x4x24x24xf32>) -> tensor<2x4x24x24xf32>
  return %r : tensor<2x4x24x24xf32>
}"""  # noqa: E501

HALVES = """
func.func @main(%x: tensor<48x64xf16>, %w: tensor<64x64xf16>) -> (tensor<48x32xf32>, tensor<48x32xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf16>
  %t = linalg.transpose ins(%w : tensor<64x64xf16>) outs(%e : tensor<64x64xf16>) permutation = [1, 0]
  %a = tensor.extract_slice %t[0, 0] [64, 32] [1, 1] : tensor<64x64xf16> to tensor<64x32xf16>
  %b = tensor.extract_slice %t[0, 32] [64, 32] [1, 1] : tensor<64x64xf16> to tensor<64x32xf16>
  %o = tensor.empty() : tensor<48x32xf32>
  %f = linalg.fill ins(%z : f32) outs(%o : tensor<48x32xf32>) -> tensor<48x32xf32>
  %p = linalg.matmul ins(%x, %a : tensor<48x64xf16>, tensor<64x32xf16>) outs(%f : tensor<48x32xf32>) -> tensor<48x32xf32>
  %q = linalg.matmul ins(%x, %b : tensor<48x64xf16>, tensor<64x32xf16>) outs(%f : tensor<48x32xf32>) -> tensor<48x32xf32>
  return %p, %q : tensor<48x32xf32>, tensor<48x32xf32>
}"""  # noqa: E501

LAYERS = """
func.func @main(%x: tensor<1x16x32xf16>, %w: tensor<3x32x96xf16>, %o: tensor<3x32x32xf16>) -> tensor<1x16x32xf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant 0.0 : f16
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x) -> (tensor<1x16x32xf16>) {
    %l = arith.minsi %i, %c2 : index
    %ws = tensor.extract_slice %w[%l, 0, 0] [1, 32, 96] [1, 1, 1] : tensor<3x32x96xf16> to WEIGHTSxf16>
    %os = tensor.extract_slice %o[%l, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<3x32x32xf16> to tensor<1x32x32xf16>
COLLAPSE
    %oc = tensor.collapse_shape %os [[0, 1], [2]] : tensor<1x32x32xf16> into tensor<32x32xf16>
    %hc = tensor.collapse_shape %h [[0, 1], [2]] : tensor<1x16x32xf16> into tensor<16x32xf16>
    %e = tensor.empty() : tensor<16x96xf16>
    %f = linalg.fill ins(%z : f16) outs(%e : tensor<16x96xf16>) -> tensor<16x96xf16>
    %p = linalg.matmul ins(%hc, %wc : tensor<16x32xf16>, tensor<32x96xf16>) outs(%f : tensor<16x96xf16>) -> tensor<16x96xf16>
    %b = tensor.expand_shape %p [[0, 1], [2]] output_shape [1, 16, 96] : tensor<16x96xf16> into tensor<1x16x96xf16>
    %k = tensor.extract_slice %b[0, 0, 32] [1, 16, 32] [1, 1, 1] : tensor<1x16x96xf16> to tensor<1x16x32xf16>
    %v = tensor.extract_slice %b[0, 0, 64] [1, 16, 32] [1, 1, 1] : tensor<1x16x96xf16> to tensor<1x16x32xf16>
    %kh = tensor.expand_shape %k [[0], [1], [2, 3]] output_shape [1, 16, 2, 16] : tensor<1x16x32xf16> into tensor<1x16x2x16xf16>
    %vh = tensor.expand_shape %v [[0], [1], [2, 3]] output_shape [1, 16, 2, 16] : tensor<1x16x32xf16> into tensor<1x16x2x16xf16>
    %te = tensor.empty() : tensor<1x2x16x16xf16>
    %kt = linalg.transpose ins(%kh : tensor<1x16x2x16xf16>) outs(%te : tensor<1x2x16x16xf16>) permutation = [0, 2, 3, 1]
    %vt = linalg.transpose ins(%vh : tensor<1x16x2x16xf16>) outs(%te : tensor<1x2x16x16xf16>) permutation = [0, 2, 1, 3]
    %kc = tensor.collapse_shape %kt [[0, 1], [2], [3]] : tensor<1x2x16x16xf16> into tensor<2x16x16xf16>
    %vc = tensor.collapse_shape %vt [[0, 1], [2], [3]] : tensor<1x2x16x16xf16> into tensor<2x16x16xf16>
    %se = tensor.empty() : tensor<2x16x16xf16>
    %sf = linalg.fill ins(%z : f16) outs(%se : tensor<2x16x16xf16>) -> tensor<2x16x16xf16>
    %s = linalg.batch_matmul ins(%vc, %kc : tensor<2x16x16xf16>, tensor<2x16x16xf16>) outs(%sf : tensor<2x16x16xf16>) -> tensor<2x16x16xf16>
    %s4 = tensor.expand_shape %s [[0, 1], [2], [3]] output_shape [1, 2, 16, 16] : tensor<2x16x16xf16> into tensor<1x2x16x16xf16>
    %je = tensor.empty() : tensor<1x16x2x16xf16>
    %j = linalg.transpose ins(%s4 : tensor<1x2x16x16xf16>) outs(%je : tensor<1x16x2x16xf16>) permutation = [0, 2, 1, 3]
    %jc = tensor.collapse_shape %j [[0, 1], [2, 3]] : tensor<1x16x2x16xf16> into tensor<16x32xf16>
    %oe = tensor.empty() : tensor<16x32xf16>
    %of = linalg.fill ins(%z : f16) outs(%oe : tensor<16x32xf16>) -> tensor<16x32xf16>
    %q = linalg.matmul ins(%jc, %oc : tensor<16x32xf16>, tensor<32x32xf16>) outs(%of : tensor<16x32xf16>) -> tensor<16x32xf16>
    %n = tensor.expand_shape %q [[0, 1], [2]] output_shape [1, 16, 32] : tensor<16x32xf16> into tensor<1x16x32xf16>
    scf.yield %n : tensor<1x16x32xf16>
  }
  return %r : tensor<1x16x32xf16>
}"""  # noqa: E501

WEIGHTS = {
    "kept": ("tensor<1x32x96", "    %wc = tensor.collapse_shape %ws [[0, 1], [2]] : "
             "tensor<1x32x96xf16> into tensor<32x96xf16>"),
    "dropped": ("tensor<32x96", "    %wc = tensor.cast %ws : "
                "tensor<32x96xf16> to tensor<32x96xf16>"),
}  # fmt: skip
"""How the slice of a layer's weights loses its first dimension."""

UNBOUND = """
func.func @main(%x: tensor<24x64xf16>, %w: tensor<64x192xf16>) -> tensor<4x24x24xf32> {
  %z = arith.constant dense<0.0> : tensor<24x192xf16>
  %zf = arith.constant dense<0.0> : tensor<4x24x24xf32>
  %p = linalg.matmul ins(%x, %w : tensor<24x64xf16>, tensor<64x192xf16>) outs(%z : tensor<24x192xf16>) -> tensor<24x192xf16>
  %h = tensor.expand_shape %p [[0, 1], [2, 3, 4]] output_shape [1, 24, 3, 4, 16] : tensor<24x192xf16> into tensor<1x24x3x4x16xf16>
  %e = tensor.empty() : tensor<3x1x4x24x16xf16>
  %t = linalg.transpose ins(%h : tensor<1x24x3x4x16xf16>) outs(%e : tensor<3x1x4x24x16xf16>) permutation = [2, 0, 3, 1, 4]
  %k = tensor.extract_slice %t[1, 0, 0, 0, 0] [1, 1, 4, 24, 16] [1, 1, 1, 1, 1] : tensor<3x1x4x24x16xf16> to tensor<1x1x4x24x16xf16>
  %v = tensor.extract_slice %t[2, 0, 0, 0, 0] [1, 1, 4, 24, 16] [1, 1, 1, 1, 1] : tensor<3x1x4x24x16xf16> to tensor<1x1x4x24x16xf16>
  %kc = tensor.collapse_shape %k [[0, 1, 2], [3], [4]] : tensor<1x1x4x24x16xf16> into tensor<4x24x16xf16>
  %vc = tensor.collapse_shape %v [[0, 1, 2], [3], [4]] : tensor<1x1x4x24x16xf16> into tensor<4x24x16xf16>
  %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%kc, %vc : tensor<4x24x16xf16>, tensor<4x24x16xf16>) outs(%zf : tensor<4x24x24xf32>) -> tensor<4x24x24xf32>
  return %r : tensor<4x24x24xf32>
}"""  # noqa: E501

EXTENDED = """
#all = affine_map<(m, n) -> (m, n)>
func.func @main(%x: tensor<32x64xNARROW>, %v: tensor<64x64xNARROW>, %w: tensor<64x48xNARROW>) -> RESULT {
  %z = arith.constant dense<0.0> : tensor<32x64xf32>
  %zw = arith.constant dense<0.0> : tensor<32x48xf32>
  %xe = arith.extf %x : tensor<32x64xNARROW> to tensor<32x64xf32>
  %ve = arith.extf %v : tensor<64x64xNARROW> to tensor<64x64xf32>
  %we = arith.extf %w : tensor<64x48xNARROW> to tensor<64x48xf32>
  %p = linalg.matmul ins(%xe, %ve : tensor<32x64xf32>, tensor<64x64xf32>) outs(%z : tensor<32x64xf32>) -> tensor<32x64xf32>
  %h = arith.truncf %p : tensor<32x64xf32> to tensor<32x64xNARROW>
  %s = tensor.expand_shape %h [[0], [1, 2]] output_shape [32, 2, 32] : tensor<32x64xNARROW> into tensor<32x2x32xNARROW>
  %he = arith.extf %s : tensor<32x2x32xNARROW> to tensor<32x2x32xf32>
  %hc = tensor.collapse_shape %he [[0], [1, 2]] : tensor<32x2x32xf32> into tensor<32x64xf32>
  %q = linalg.matmul ins(%hc, %we : tensor<32x64xf32>, tensor<64x48xf32>) outs(%zw : tensor<32x48xf32>) -> tensor<32x48xf32>
  %r = arith.truncf %q : tensor<32x48xf32> to tensor<32x48xNARROW>
  RETURN
}"""  # noqa: E501

RETURNED = {
    "narrow": ("tensor<32x48xNARROW>", "return %r : tensor<32x48xNARROW>"),
    "extended": ("tensor<32x48xf32>", "%e = arith.extf %r : tensor<32x48xNARROW> to "
                 "tensor<32x48xf32>\n  return %e : tensor<32x48xf32>"),
}  # fmt: skip
"""What a function of 16-bit floats returns."""

SCALED = """
func.func @main(%x: tensor<3x32x64xf16>, %w: tensor<64x48xf16>, %s: tensor<SHAPExf32>) -> tensor<3x32x48xf32> {
  %z = arith.constant 0.0 : f32
  %o = tensor.empty() : tensor<3x32x48xf32>
  %f = linalg.fill ins(%z : f32) outs(%o : tensor<3x32x48xf32>) -> tensor<3x32x48xf32>
  %p = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %w : tensor<3x32x64xf16>, tensor<64x48xf16>) outs(%f : tensor<3x32x48xf32>) -> tensor<3x32x48xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (AT)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%p, %s : tensor<3x32x48xf32>, tensor<SHAPExf32>) outs(%o : tensor<3x32x48xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.mulf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<3x32x48xf32>
  return %r : tensor<3x32x48xf32>
}"""  # noqa: E501


def kernels(text: str) -> list[str]:
    ctx = frontend.context()
    said = explain(frontend.parse(text, "t.mlir", ctx), ctx)
    words = (each.partition(": ")[2].partition(" (")[0] for each in said if not each[0].isspace())
    return [each for each in words if each in ("product", "loops")]


def drawn(*shape: int, dtype: Any = np.float16) -> Array:
    draw = np.random.default_rng(sum(shape))
    return draw.integers(-2, 3, shape).astype(np.float32).astype(dtype)


@pytest.mark.parametrize(
    ("columns", "first", "copies"),
    [(192, 64, 0), (200, 64, 1), pytest.param(192, 128, 0, marks=pytest.mark.thorough),
     pytest.param(192, 72, 1, marks=pytest.mark.thorough)],
)  # fmt: skip
def test_heads_are_read_in_a_packed_projection(columns: int, first: int, copies: int) -> None:
    """A slice that begins and ends at no whole head is copied."""
    text = PACKED.replace("COLUMNS", str(columns)).replace("FIRST", str(first))
    found = kernels(text)
    assert found.count("product") == 2
    assert (found.count("loops") > 0) == bool(copies)
    x, w = drawn(2, 24, 64, dtype=ml_dtypes.bfloat16), drawn(64, columns, dtype=ml_dtypes.bfloat16)
    made = (x.astype(np.float32) @ w.astype(np.float32)).astype(ml_dtypes.bfloat16)
    q, k = (made[..., at : at + 64].astype(np.float32).reshape(2, 24, 4, 16) for at in (0, first))
    wanted = np.einsum("bmhk,bnhk->bhmn", q, k)
    for level, (output,) in outputs_of(text, [x, w]).items():
        assert np.array_equal(output, wanted), level


@pytest.mark.parametrize("how", thorough_but(WEIGHTS, "kept".__eq__))
def test_layers_of_a_loop_read_their_weights_and_heads_where_they_are(how: str) -> None:
    """A layer's number is a constant once the loop is written out; a batch of one element does not
    stand between a slice and the product."""
    kind, collapse = WEIGHTS[how]
    text = LAYERS.replace("WEIGHTS", kind).replace("COLLAPSE", collapse)
    assert kernels(text) == ["product"] * 9
    x, w, o = drawn(1, 16, 32) / 2, drawn(3, 32, 96) / 8, drawn(3, 32, 32) / 8
    for level, (output,) in outputs_of(text, [x, w, o]).items():
        made = x.astype(np.float32)[0]
        for layer in range(3):
            packed = (made @ w[layer].astype(np.float32)).astype(np.float16).astype(np.float32)
            k, v = (packed[:, at : at + 32].reshape(16, 2, 16) for at in (32, 64))
            s = np.einsum("mhd,nhd->hmn", v, k).astype(np.float16)
            joined = s.astype(np.float32).transpose(1, 0, 2).reshape(16, 32)
            made = (joined @ o[layer].astype(np.float32)).astype(np.float16).astype(np.float32)
        most = np.abs(made).max()
        assert 1 < most < 10000
        assert np.abs(output[0] - made).max() < most / 100, level


@pytest.mark.parametrize("returned", RETURNED)
@pytest.mark.parametrize("narrow", ["f16", "bf16"])
def test_products_of_extended_floats_hand_on_the_narrow_ones(narrow: str, returned: str) -> None:
    """As torch-mlir spells linear layers of 16 bits; the second product would be one of f32."""
    kind, end = RETURNED[returned]
    text = EXTENDED.replace("RESULT", kind).replace("RETURN", end).replace("NARROW", narrow)
    assert kernels(text) == ["product", "product"]
    ctx = frontend.context()
    lines = [*explain(frontend.parse(text, "t.mlir", ctx), ctx)]
    assert sum(f", {narrow}, " in each for each in lines) == 2, lines
    dtype = np.float16 if narrow == "f16" else ml_dtypes.bfloat16
    x, v, w = (drawn(*each, dtype=dtype) for each in ((32, 64), (64, 64), (64, 48)))
    h = (x.astype(np.float32) @ v.astype(np.float32)).astype(dtype)
    wanted = (h.astype(np.float32) @ w.astype(np.float32)).astype(dtype)
    for level, (output,) in outputs_of(text, [x, v, w]).items():
        assert np.array_equal(output.astype(np.float32), wanted.astype(np.float32)), level


def test_parts_of_a_projection_that_are_its_outermost_dimension_are_read_where_they_are() -> None:
    """A dimension of which a slice has one index goes along with the heads, not with the rows."""
    assert kernels(UNBOUND) == ["product", "product"]
    x, w = drawn(24, 64), drawn(64, 192)
    p = (x.astype(np.float32) @ w.astype(np.float32)).astype(np.float16).astype(np.float32)
    _, k, v = p.reshape(24, 3, 4, 16).transpose(1, 0, 2, 3)
    wanted = np.einsum("mhk,nhk->hmn", k, v)
    for level, (output,) in outputs_of(UNBOUND, [x, w]).items():
        assert np.array_equal(output, wanted), level


def test_one_element_of_a_slice_is_none_of_its_whole() -> None:
    """A reshape to no dimensions leaves nothing that a slice could be behind."""
    text = """
func.func @main(%x: tensor<4x4xf32>, %w: tensor<4x4xf32>) -> tensor<f32> {
  %z = arith.constant dense<0.0> : tensor<4x4xf32>
  %p = linalg.matmul ins(%x, %w : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %s = tensor.extract_slice %p[2, 1] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
  %c = tensor.collapse_shape %s [] : tensor<1x1xf32> into tensor<f32>
  return %c : tensor<f32>
}"""  # noqa: E501
    x, w = drawn(4, 4, dtype=np.float32), drawn(4, 4, dtype=np.float32) + 1
    for level, (output,) in outputs_of(text, [x, w]).items():
        assert output == (x @ w)[2, 1], level


def test_halves_of_a_transposed_operand_are_read_where_they_are() -> None:
    assert kernels(HALVES) == ["product", "product"]
    x, w = drawn(48, 64), drawn(64, 64)
    wanted = x.astype(np.float32) @ w.astype(np.float32).T
    for level, found in outputs_of(HALVES, [x, w]).items():
        assert np.array_equal(np.concatenate(found, 1), wanted), level


@pytest.mark.parametrize(
    ("shape", "at"),
    [((3, 32, 1), "b, m, 0"), ((1, 1, 48), "0, 0, n"), ((1, 1, 1), "0, 0, 0"),
     *(pytest.param(*each, marks=pytest.mark.thorough) for each in (
         ((3, 1, 1), "b, 0, 0"), ((1, 32, 1), "0, m, 0"), ((3, 1, 48), "b, 0, n"),
     ))],
)  # fmt: skip
def test_what_has_one_element_along_a_dimension_is_in_the_epilogue(
    shape: tuple[int, ...], at: str
) -> None:
    text = SCALED.replace("SHAPE", "x".join(map(str, shape))).replace("AT", at)
    assert kernels(text) in ([], ["product"])
    x, w, s = drawn(3, 32, 64), drawn(64, 48), drawn(*shape, dtype=np.float32)
    wanted = (x.astype(np.float32) @ w.astype(np.float32)) * s
    for level, (output,) in outputs_of(text, [x, w, s]).items():
        assert np.array_equal(output, wanted), level


def test_rows_that_a_permutation_leaves_short_are_not_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The projection's result is stored as it is, and the product behind reads rows of 64."""
    text = """
func.func @main(%x: tensor<16x64xf16>, %w: tensor<64x256xf16>, %k: tensor<16x64xf16>) -> tensor<4x16x16xf32> {
  %z = arith.constant 0.0 : f16
  %zf = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x256xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<16x256xf16>) -> tensor<16x256xf16>
  %p = linalg.matmul ins(%x, %w : tensor<16x64xf16>, tensor<64x256xf16>) outs(%f : tensor<16x256xf16>) -> tensor<16x256xf16>
  %h = tensor.expand_shape %p [[0], [1, 2]] output_shape [16, 4, 64] : tensor<16x256xf16> into tensor<16x4x64xf16>
  %t = tensor.empty() : tensor<64x16x4xf16>
  %q = linalg.transpose ins(%h : tensor<16x4x64xf16>) outs(%t : tensor<64x16x4xf16>) permutation = [2, 0, 1]
  %o = tensor.empty() : tensor<4x16x16xf32>
  %g = linalg.fill ins(%zf : f32) outs(%o : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
  %r = linalg.contract indexing_maps = [affine_map<(h, m, n, k) -> (k, m, h)>, affine_map<(h, m, n, k) -> (n, k)>, affine_map<(h, m, n, k) -> (h, m, n)>] ins(%q, %k : tensor<64x16x4xf16>, tensor<16x64xf16>) outs(%g : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
  return %r : tensor<4x16x16xf32>
}"""  # noqa: E501
    x, w, k = drawn(16, 64), drawn(64, 256), drawn(16, 64)
    q = (x.astype(np.float32) @ w.astype(np.float32)).reshape(16, 4, 64)
    wanted = np.einsum("mhk,nk->hmn", q, k.astype(np.float32))
    for short, tensor in ((_epilogue.SHORT, "16x256 elements"), (1, "64x16x4 elements")):
        monkeypatch.setattr(_epilogue, "SHORT", short)
        ctx = frontend.context()
        said = [*explain(frontend.parse(text, "t.mlir", ctx), ctx)]
        first = next(each for each in said if each.startswith("main_0: product"))
        assert first.endswith(f"of {tensor}")
        for level, (output,) in outputs_of(text, [x, w, k]).items():
            assert np.array_equal(output, wanted), (level, short)
