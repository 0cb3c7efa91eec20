"""Attention as one op, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.reference import compare, evaluate

pytestmark = pytest.mark.usefixtures("few_parts")

Array = np.ndarray[Any, Any]

IREE = """
func.func @main(%q: tensor<2x3x5x8xf32>, %k: tensor<2x7x8xf32>, %v: tensor<2x6x7xf32>, %m: tensor<5x7xMASK>) -> tensor<2x5x3x6xf32> {
  %s = arith.constant 0.25 : f32
  %e = tensor.empty() : tensor<2x5x3x6xf32>
  %r = iree_linalg_ext.attention <indexing_maps = [affine_map<(b, g, m, n, c, d) -> (b, g, m, c)>, affine_map<(b, g, m, n, c, d) -> (b, d, c)>, affine_map<(b, g, m, n, c, d) -> (b, n, d)>, affine_map<(b, g, m, n, c, d) -> ()>, affine_map<(b, g, m, n, c, d) -> (m, d)>, affine_map<(b, g, m, n, c, d) -> (b, m, g, n)>]> ins(%q, %k, %v, %s, %m : tensor<2x3x5x8xf32>, tensor<2x7x8xf32>, tensor<2x6x7xf32>, f32, tensor<5x7xMASK>) outs(%e : tensor<2x5x3x6xf32>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<2x5x3x6xf32>
  return %r : tensor<2x5x3x6xf32>
}
"""  # noqa: E501
TM = """
func.func @main(%q: tensor<2x?x16xf16>, %k: tensor<2x?x16xf16>, %v: tensor<2x?x8xf16>) -> tensor<2x?x8xf16> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %q, %c1 : tensor<2x?x16xf16>
  %e = tensor.empty(%n) : tensor<2x?x8xf16>
  %r = tm_tensor.attention ins(%q, %k, %v : tensor<2x?x16xf16>, tensor<2x?x16xf16>, tensor<2x?x8xf16>) outs(%e : tensor<2x?x8xf16>) -> tensor<2x?x8xf16>
  return %r : tensor<2x?x8xf16>
}
"""  # noqa: E501


def softmax(scores: Array) -> Array:
    raised = np.exp(scores - scores.max(-1, keepdims=True))
    return raised / raised.sum(-1, keepdims=True)


def checked(text: str, *inputs: Array, pipeline: str = "auto") -> Array:
    """What the last IR computes, which the reference's bound has."""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    wanted = evaluate(module, inputs, rounded=False)
    apply(module, ctx, resolve(pipeline, module, ctx))
    (found,) = run(module, inputs)
    assert compare(found, wanted[0], exact=False).passed
    return found


def drawn(*shape: int) -> Array:
    return np.random.default_rng(sum(shape)).standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize("kind", ["f32", "i1"])
def test_maps_say_which_loop_is_which(kind: str) -> None:
    q, k, v, m = drawn(2, 3, 5, 8), drawn(2, 7, 8), drawn(2, 6, 7), drawn(5, 7)
    m[:, 0] = 1  # no row is masked as a whole
    scores = np.einsum("bgmc,bdc->bgmd", q, k) * 0.25
    masked = scores + m if kind == "f32" else np.where(m > 0, scores, -np.inf)
    mask = m if kind == "f32" else (m > 0).astype(np.int8)
    found = checked(IREE.replace("MASK", kind), q, k, v, mask)
    needed = np.einsum("bgmd,bnd->bmgn", softmax(masked), v)
    np.testing.assert_allclose(found, needed, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("last", [3, 5])
def test_a_body_changes_scores_ahead_of_the_mask(last: int) -> None:
    q, k, v, m = drawn(2, 3, 5, 8), drawn(2, 7, 8), drawn(2, 6, 7), drawn(5, 7)
    body = f"""%t = math.tanh %score : f32
    %u = arith.mulf %t, %s : f32
    %i = iree_linalg_ext.index 2 : index
    %j = iree_linalg_ext.index {last} : index
    %past = arith.cmpi uge, %i, %j : index
    %w = arith.select %past, %u, %low : f32
    iree_linalg_ext.yield %w : f32"""
    text = IREE.replace("iree_linalg_ext.yield %score : f32", body).replace("MASK", "f32")
    text = text.replace("  %e =", "  %low = arith.constant -1.0e9 : f32\n  %e =")
    scores = np.tanh(np.einsum("bgmc,bdc->bgmd", q, k) * 0.25) * 0.25
    scores = np.where(np.arange(5)[:, None] >= np.arange(7), scores, -1e9) + m
    found = checked(text, q, k, v, m)
    needed = np.einsum("bgmd,bnd->bmgn", softmax(scores), v)
    np.testing.assert_allclose(found, needed, rtol=1e-4, atol=1e-5)


def test_a_body_changes_scores_of_open_sizes() -> None:
    q, k, v = drawn(2, 5, 8), drawn(2, 7, 8), drawn(2, 7, 6)
    text = """
    func.func @main(%q: tensor<2x?x8xf32>, %k: tensor<2x?x8xf32>, %v: tensor<2x?x6xf32>) -> tensor<2x?x6xf32> {
      %c1 = arith.constant 1 : index
      %s = arith.constant 0.25 : f32
      %n = tensor.dim %q, %c1 : tensor<2x?x8xf32>
      %e = tensor.empty(%n) : tensor<2x?x6xf32>
      %r = iree_linalg_ext.attention <indexing_maps = [affine_map<(b, m, n, c, d) -> (b, m, c)>, affine_map<(b, m, n, c, d) -> (b, d, c)>, affine_map<(b, m, n, c, d) -> (b, d, n)>, affine_map<(b, m, n, c, d) -> ()>, affine_map<(b, m, n, c, d) -> (b, m, n)>]> ins(%q, %k, %v, %s : tensor<2x?x8xf32>, tensor<2x?x8xf32>, tensor<2x?x6xf32>, f32) outs(%e : tensor<2x?x6xf32>) {
      ^bb0(%score: f32):
        %t = math.absf %score : f32
        iree_linalg_ext.yield %t : f32
      } -> tensor<2x?x6xf32>
      return %r : tensor<2x?x6xf32>
    }
    """  # noqa: E501
    one_kernel = "simt-warptile{tile=16,32,16 warps=1,1 stages=3 distance=2}"
    found = checked(text, q, k, v, pipeline=one_kernel)
    needed = softmax(np.abs(q @ k.transpose(0, 2, 1)) * 0.25) @ v
    np.testing.assert_allclose(found, needed, rtol=1e-4, atol=1e-5)


def test_a_mask_and_a_scale_in_f64_are_rounded() -> None:
    q, k, v, m = drawn(2, 3, 5, 8), drawn(2, 7, 8), drawn(2, 6, 7), drawn(5, 7).astype(np.float64)
    text = IREE.replace("MASK", "f64").replace("0.25 : f32", "0.25 : f64")
    found = checked(text.replace("f32, tensor<5x7", "f64, tensor<5x7"), q, k, v, m)
    scores = np.einsum("bgmc,bdc->bgmd", q, k) * 0.25 + m
    needed = np.einsum("bgmd,bnd->bmgn", softmax(scores), v)
    np.testing.assert_allclose(found, needed, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("masked", [False, True])
def test_without_a_scale_it_is_the_root_of_the_width(masked: bool) -> None:
    q, k, v, m = drawn(2, 3, 5, 8), drawn(2, 7, 8), drawn(2, 6, 7), drawn(5, 7)
    text = IREE.replace("MASK", "f32").replace("affine_map<(b, g, m, n, c, d) -> ()>, ", "")
    text = text.replace("%v, %s, %m :", "%v, %m :").replace("f32, tensor<5x7", "tensor<5x7")
    if not masked:
        text = text.replace("affine_map<(b, g, m, n, c, d) -> (m, d)>, ", "")
        text = text.replace("%v, %m :", "%v :").replace(", tensor<5x7xf32>) outs", ") outs")
    scores = np.einsum("bgmc,bdc->bgmd", q, k) / np.sqrt(8) + m * masked
    needed = np.einsum("bgmd,bnd->bmgn", softmax(scores), v)
    np.testing.assert_allclose(checked(text, q, k, v, m), needed, rtol=1e-4, atol=1e-5)


def test_a_body_that_yields_the_score_may_be_of_other_floats() -> None:
    q, k, v, m = drawn(2, 3, 5, 8), drawn(2, 7, 8), drawn(2, 6, 7), drawn(5, 7)
    text = IREE.replace("MASK", "f32").replace("%score: f32", "%score: f16")
    same = checked(text.replace("%score : f32", "%score : f16"), q, k, v, m)
    assert same.tolist() == checked(IREE.replace("MASK", "f32"), q, k, v, m).tolist()


def test_sizes_that_a_call_tells() -> None:
    q, k, v = (drawn(*shape).astype(np.float16) for shape in ((2, 5, 16), (2, 9, 16), (2, 9, 8)))
    found = checked(TM, q, k, v)
    wide = [each.astype(np.float64) for each in (q, k, v)]
    needed = softmax(wide[0] @ wide[1].transpose(0, 2, 1) / 4) @ wide[2]
    np.testing.assert_allclose(found, needed, rtol=1e-2, atol=1e-2)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (IREE.replace("(b, n, d)", "(b, n, c)"), "maps of queries, keys, values and an output"),
        (IREE.replace("(b, d, c)", "(b, d, d)"), "indexing_maps of different dimensions"),
        (IREE.replace("<(b, g, m, n, c, d) -> ()>", "<(b) -> ()>"), "maps of the same dimensions"),
        (IREE.replace("affine_map<(b, g, m, n, c, d) -> ()>, ", ""), "6 indexing_maps; found 5"),
        (IREE.replace("%v, %s, %m :", "%v, %s :").replace("f32, tensor<5x7xMASK>)", "f32)"),
         "5 indexing_maps; found 6"),
        (IREE.replace("2x7x8xf32", "2x9x8xf32"), "one extent of d5; found 7 and 9"),
        (IREE.replace("  ^bb0(%score: f32):\n    iree_linalg_ext.yield %score : f32\n", ""),
         "a body of one score, f32; found none"),
        (IREE.replace("    iree", "    iree_linalg_ext.yield %score : f32\n  ^bb1:\n    iree"),
         "a body of one score, f32"),
        (IREE.replace("%score: f32", "%score: f16").replace("%score : f32", "%n : f16")
         .replace("    iree", "    %n = arith.negf %score : f16\n    iree"),
         "a body of one score, f32; found f16"),
        (IREE.replace("yield %score : f32", "yield %s, %s : f32, f32"),
         "a body that yields a score, f32"),
        (IREE.replace("    iree", "    %i = iree_linalg_ext.index 4 : index\n    iree"),
         "one of the scores' dimensions, by its number among these; found 4 of [0, 1, 2, 5]"),
        (IREE.replace("    iree", "    %i = iree_linalg_ext.index 2 : index\n    iree")
         .replace("(b, g, m, n, c, d) ->", "(b, n, g, m, c, d) ->"), "found 2 of [0, 2, 3, 5]"),
        (IREE.replace("<indexing_maps = [", "<indexing_maps = 3 : i32, other = ["),
         "t.mlir:5:3: error: iree_linalg_ext.attention: expected ArrayAttr"),
        (TM.replace("f16", "f64"), "floats of at most 32 bits"),
        (TM.replace("x16xf16", "x?xf16"), "queries of known width"),
    ],
)  # fmt: skip
def test_what_is_refused(text: str, message: str) -> None:
    with pytest.raises(GemmcError) as info:
        frontend.parse(text.replace("MASK", "f32"), "t.mlir")
    assert message in str(info.value)
    assert str(info.value).startswith("t.mlir:")
