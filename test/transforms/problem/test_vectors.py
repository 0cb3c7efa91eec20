"""A matrix of 16-bit floats times a vector as a sum in loops."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import gemmc
from gemmc.interpret.ptx.simulate import run

KINDS = {"f16": np.dtype(np.float16), "bf16": np.dtype(ml_dtypes.bfloat16)}


def product(n: int, k: int, kind: str, result: str, *, turned: bool) -> str:
    """A vector times a matrix, which lies with rows of K if it is turned; rounded if it may be."""
    matrix = f"tensor<{n}x{k}x{kind}>" if turned else f"tensor<{k}x{n}x{kind}>"
    sums, out = f"tensor<1x{n}xf32>", f"tensor<1x{n}x{result}>"
    same = "affine_map<(d0, d1) -> (d0, d1)>"
    index = "(d1, d2)" if turned else "(d2, d1)"
    indices = "(d0, d2)", index, "(d0, d1)"
    maps = ", ".join(f"affine_map<(d0, d1, d2) -> {each}>" for each in indices)
    end = f"func.return %c : {sums}" if result == "f32" else f"""%n = tensor.empty() : {out}
  %r = linalg.generic {{indexing_maps = [{same}, {same}],
      iterator_types = ["parallel", "parallel"]}} ins(%c : {sums}) outs(%n : {out}) {{
  ^bb0(%e: f32, %f: {result}):
    %g = arith.truncf %e : f32 to {result}
    linalg.yield %g : {result}
  }} -> {out}
  func.return %r : {out}"""
    return f"""func.func @main(%a: tensor<1x{k}x{kind}>, %b: {matrix}) -> {out} {{
  %z = arith.constant 0.0 : f32
  %i = tensor.empty() : {sums}
  %s = linalg.fill ins(%z : f32) outs(%i : {sums}) -> {sums}
  %c = linalg.generic {{indexing_maps = [{maps}],
      iterator_types = ["parallel", "parallel", "reduction"]}}
      ins(%a, %b : tensor<1x{k}x{kind}>, {matrix}) outs(%s : {sums}) {{
  ^bb0(%x: {kind}, %y: {kind}, %t: f32):
    %u = arith.extf %x : {kind} to f32
    %v = arith.extf %y : {kind} to f32
    %p = arith.mulf %u, %v : f32
    %w = arith.addf %t, %p : f32
    linalg.yield %w : f32
  }} -> {sums}
  {end}
}}"""


@pytest.mark.parametrize("kind", ["f16", "bf16"])
@pytest.mark.parametrize("result", ["f32", "kind"])
@pytest.mark.parametrize(("n", "k", "turned"), [
    (5, 31, True), (16, 256, True), (9, 257, True), (3, 2304, True), (40, 40, True),
    (17, 64, False), (33, 100, False), (300, 7, False), (5, 1, False),
])  # fmt: skip
def test_exact_integers_are_exact(kind: str, result: str, n: int, k: int, turned: bool) -> None:
    """Along the sum, or across it in rows of no whole 16 bytes."""
    made_of = KINDS[kind]
    made = gemmc.compile(
        product(n, k, kind, kind if result == "kind" else "f32", turned=turned), pipeline="auto"
    )
    assert "mma" not in made.ptx
    rng = np.random.default_rng(3)
    a, b = (rng.integers(-2, 3, shape).astype(made_of)
            for shape in ((1, k), (n, k) if turned else (k, n)))  # fmt: skip
    wanted = a.astype(np.float64) @ (b.T if turned else b).astype(np.float64)
    (found,) = run(made.ptx, made.manifest, [a, b])
    rounded = wanted.astype(found.dtype).astype(np.float64)
    np.testing.assert_array_equal(found.astype(np.float64), rounded)


def test_rows_of_whole_16_bytes_across_the_sum_are_a_tile() -> None:
    made = gemmc.compile(product(64, 64, "bf16", "f32", turned=False), pipeline="auto")
    assert "wgmma" in made.ptx


def of_bytes(n: int, k: int, to_float: str, *, turned: bool) -> str:
    """A vector of bf16 times a matrix of bytes, of which the body of the product makes floats."""
    matrix = f"tensor<{n}x{k}xi8>" if turned else f"tensor<{k}x{n}xi8>"
    index, out = "(d1, d2)" if turned else "(d2, d1)", f"tensor<1x{n}xf32>"
    maps = ", ".join(f"affine_map<(d0, d1, d2) -> {i}>" for i in ("(d0, d2)", index, "(d0, d1)"))
    return f"""func.func @main(%a: tensor<1x{k}xbf16>, %b: {matrix}) -> {out} {{
  %z = arith.constant 0.0 : f32
  %i = tensor.empty() : {out}
  %s = linalg.fill ins(%z : f32) outs(%i : {out}) -> {out}
  %c = linalg.generic {{indexing_maps = [{maps}],
      iterator_types = ["parallel", "parallel", "reduction"]}}
      ins(%a, %b : tensor<1x{k}xbf16>, {matrix}) outs(%s : {out}) {{
  ^bb0(%x: bf16, %y: i8, %t: f32):
    %u = arith.extf %x : bf16 to f32
    %v = arith.{to_float} %y : i8 to f32
    %p = arith.mulf %u, %v : f32
    %w = arith.addf %t, %p : f32
    linalg.yield %w : f32
  }} -> {out}
  func.return %c : {out}
}}"""


@pytest.mark.parametrize("to_float", ["sitofp", "uitofp"])
@pytest.mark.parametrize(("n", "k", "turned"), [
    (5, 31, True), (16, 256, True), (9, 257, True), (260, 260, True), (17, 64, False),
])  # fmt: skip
def test_bytes_are_floats_where_the_sum_reads_them(
    to_float: str, n: int, k: int, turned: bool
) -> None:
    """One kernel, which reads bytes; no matrix of bf16 is written ahead of it."""
    made = gemmc.compile(of_bytes(n, k, to_float, turned=turned), pipeline="auto")
    assert "mma" not in made.ptx
    assert made.ptx.count(".visible .entry") == 1
    rng = np.random.default_rng(5)
    a = rng.integers(-2, 3, (1, k)).astype(KINDS["bf16"])
    b = rng.integers(-128, 128, (n, k) if turned else (k, n)).astype(np.int8)
    read = b.view(np.uint8) if to_float == "uitofp" else b
    wide = read.astype(np.float64)
    (found,) = run(made.ptx, made.manifest, [a, b])
    np.testing.assert_array_equal(found, a.astype(np.float64) @ (wide.T if turned else wide))


def test_bytes_across_the_sum_in_whole_rows_are_converted_ahead() -> None:
    made = gemmc.compile(of_bytes(64, 64, "sitofp", turned=False), pipeline="auto")
    assert "wgmma" in made.ptx
