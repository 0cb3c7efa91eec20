"""Winograd's transforms: with a product of tiles between them, a convolution."""

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
N, C, F = 2, 5, 6
FORMS = {"F_2_3": (2, 3), "F_4_3": (4, 3), "F_2_5": (2, 5)}


def program(form: str, tiles: tuple[int, int], shape: tuple[bool, bool]) -> tuple[str, list[Array]]:
    """A convolution of an image that is so many tiles high and wide, of windows that are as high
    and wide as `shape` says, or 1; and its inputs."""
    m, r = FORMS[form]
    i, j = (m + r - 1 if each else 1 for each in shape)
    a, b = tiles
    high, wide = (m * n + r - 1 if each else n for n, each in zip(tiles, shape, strict=True))
    h, w = (r if each else 1 for each in shape)
    out = [m * n if each else n for n, each in zip(tiles, shape, strict=True)]
    x, k = f"tensor<{N}x{high}x{wide}x{C}xf32>", f"tensor<{F}x{h}x{w}x{C}xf32>"
    u, v = f"tensor<{i}x{j}x{C}x{F}xf32>", f"tensor<{i}x{j}x{a}x{b}x{N}x{C}xf32>"
    y, o = f"tensor<{i}x{j}x{a}x{b}x{N}x{F}xf32>", f"tensor<{N}x{out[0]}x{out[1]}x{F}xf32>"
    text = f"""func.func @main(%x: {x}, %k: {k}) -> {o} {{
  %z = arith.constant 0.0 : f32
  %0 = tensor.empty() : {u}
  %1 = linalg.winograd_filter_transform fmr({form}) ins(%k : {k}) outs(%0 : {u}) -> {u}
  %2 = tensor.empty() : {v}
  %3 = linalg.winograd_input_transform fmr({form}) ins(%x : {x}) outs(%2 : {v}) -> {v}
  %4 = tensor.empty() : {y}
  %5 = linalg.fill ins(%z : f32) outs(%4 : {y}) -> {y}
  %6 = linalg.contract indexing_maps = [affine_map<(i, j, a, b, n, f, c) -> (i, j, a, b, n, c)>, affine_map<(i, j, a, b, n, f, c) -> (i, j, c, f)>, affine_map<(i, j, a, b, n, f, c) -> (i, j, a, b, n, f)>] ins(%3, %1 : {v}, {u}) outs(%5 : {y}) -> {y}
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : {o}
  %7 = linalg.fill ins(%one : f32) outs(%e : {o}) -> {o}
  %8 = linalg.winograd_output_transform fmr({form}) ins(%6 : {y}) outs(%7 : {o}) -> {o}
  return %8 : {o}
}}"""
    random = np.random.default_rng(0)
    given = [random.integers(-3, 4, s).astype(np.float32) for s in ((N, high, wide, C), (F, h, w, C))]
    return text, given


def convolved(x: Array, k: Array) -> Array:
    h, w = k.shape[1:3]
    windows = np.lib.stride_tricks.sliding_window_view(x, (h, w), (1, 2))
    return np.einsum("nabcyx,fyxc->nabf", windows, k)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("shape", [(True, True), (False, True), (True, False)])
def test_a_convolution(form: str, shape: tuple[bool, bool]) -> None:
    text, given = program(form, (2, 3), shape)
    ctx = frontend.context()
    module = frontend.parse(text, "w.mlir", ctx)
    frontend.verify(module)
    (known,) = evaluate(module.clone(), given, rounded=True)
    wanted = convolved(*given) + 1  # what the output begins with
    assert np.abs(known.value - wanted).max() < 1e-3
    if form == "F_4_3":
        apply(module, ctx, resolve("auto", module, ctx))
        assert np.abs(np.asarray(run(module, given)[0]) - wanted).max() < 1e-3


def test_the_form_may_be_two_numbers() -> None:
    text, _ = program("F_4_3", (2, 3), (True, True))
    earlier = text.replace("fmr(F_4_3)", "m(4) r(3)")
    assert earlier != text
    assert str(frontend.parse(earlier)) == str(frontend.parse(text))
    with pytest.raises(GemmcError, match="needed one of F_2_3, .*; found F_3_3"):
        frontend.parse(earlier.replace("m(4)", "m(3)"))


@pytest.mark.parametrize(("found", "other"), [
    ("2x10x14x5xf32", "2x10x15x5xf32"), ("6x3x3x5xf32", "6x3x2x5xf32"), ("2x8x12x6xf32", "2x8x13x6xf32"),
])  # fmt: skip
def test_what_does_not_fit_is_refused(found: str, other: str) -> None:
    text, _ = program("F_4_3", (2, 3), (True, True))
    assert found in text
    with pytest.raises(GemmcError, match="needed static tensors of floats that fit the form"):
        frontend.parse(text.replace(found, other), "w.mlir")
