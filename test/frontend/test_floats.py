"""Ops of floats that are written out when a text is read, against NumPy: in the last IR, in PTX and
in the reference."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from frontend.test_words import TEXT, outputs

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.element_types import numpy_dtype
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.reference import evaluate

Array = np.ndarray[Any, Any]

KINDS = {"f16": np.float16, "f32": np.float32, "f64": np.float64}


def given(kind: str) -> Array:
    """Numbers at the edges of a type's classes."""
    info = np.finfo(KINDS[kind])
    least = float(info.smallest_normal)
    found = [0.0, -0.0, np.inf, -np.inf, np.nan, least, -least / 2, float(info.max), 1.5]
    return np.array(found, KINDS[kind])


def normal(x: Array) -> Array:
    return np.isfinite(x) & (np.abs(x) >= np.finfo(x.dtype).smallest_normal)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("name", "needed"),
    [
        ("isnan", np.isnan), ("isinf", np.isinf), ("isfinite", np.isfinite), ("isnormal", normal),
    ],
)  # fmt: skip
def test_classes(name: str, needed: Callable[[Array], Array], kind: str) -> None:
    x = given(kind)
    body = f"%q = math.{name} %a : {kind}\n    %r = arith.extui %q : i1 to i32"
    found = outputs(body, kind, "i32", [x, x])
    assert found.tolist() == needed(x).astype(int).tolist()


@pytest.mark.parametrize("size", ["9", "?"])
def test_classes_of_whole_tensors(size: str) -> None:
    text = """func.func @main(%x: tensor<9xf32>) -> tensor<9xi1> {
      %0 = math.isnormal %x fastmath<none> : tensor<9xf32>
      return %0 : tensor<9xi1>
    }""".replace("tensor<9x", f"tensor<{size}x")
    module, x = frontend.parse(text, "t.mlir"), given("f32")
    frontend.verify(module)
    (wanted,) = evaluate(module, [x], rounded=True)
    assert wanted.value.astype(bool).tolist() == normal(x).tolist()


def test_sines_beside_cosines() -> None:
    text = """func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
      %s, %c = math.sincos %x fastmath<none> : tensor<4xf32>
      return %s, %c : tensor<4xf32>, tensor<4xf32>
    }"""
    ctx = frontend.context()
    module, x = frontend.parse(text, "t.mlir", ctx), np.array([0, 0.5, -1.25, 3], np.float32)
    frontend.verify(module)
    apply(module, ctx, resolve("auto", module, ctx))
    for one, other in zip(run(module, [x]), (np.sin(x), np.cos(x)), strict=True):
        np.testing.assert_allclose(one, other, atol=1e-6)


def test_numbers_between_bounds() -> None:
    x = np.array([-3, -1, -0.5, 0.75, 2, np.inf, -np.inf, 1, 0], np.float32)
    body = "%l = arith.constant -1.0 : f32\n    %h = arith.constant 0.75 : f32\n"
    found = outputs(f"{body}    %r = math.clampf %a to [%l, %h] : f32", "f32", "f32", [x, x])
    assert found.tolist() == np.clip(x, np.float32(-1), np.float32(0.75)).tolist()


def test_whole_tensors_between_bounds() -> None:
    text = """func.func @main(%x: tensor<3xf32>, %l: tensor<3xf32>, %h: tensor<3xf32>) -> tensor<3xf32> {
      %0 = math.clampf %x to [%l, %h] fastmath<nnan> : tensor<3xf32>
      return %0 : tensor<3xf32>
    }"""  # noqa: E501
    module = frontend.parse(text, "t.mlir")
    frontend.verify(module)
    given = [np.array(each, np.float32) for each in ([-2, 0, 2], [-1, -1, -1], [1, 1, 1])]
    assert evaluate(module, given, rounded=True)[0].value.tolist() == [-1, 0, 1]


POWERS = """
func.func @main(%x: tensor<6xf32>, %n: tensor<6xi32>) -> tensor<6xf32> {
  %e = tensor.empty() : tensor<6xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>,
      affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x, %n : tensor<6xf32>, tensor<6xi32>) outs(%e : tensor<6xf32>) {
  ^bb0(%a: f32, %b: i32, %c: f32):
    %r = math.fpowi %a, %b : f32, i32
    linalg.yield %r : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}"""


def test_powers_that_elements_tell() -> None:
    x = np.array([-2, 2, -3, -1, 0, 1.5], np.float32)
    n = np.array([3, -2, 4, 11, 0, 9], np.int32)
    module = frontend.parse(POWERS, "t.mlir")
    for found in (run(module, [x, n])[0], evaluate(module, [x, n], rounded=True)[0].value):
        np.testing.assert_allclose(found, x.astype(float) ** n, rtol=1e-5)


def test_large_constant_powers() -> None:
    text = POWERS.replace("%r = math.fpowi %a, %b", "%k = arith.constant -11 : i32\n"
                          "    %r = math.fpowi %a, %k")  # fmt: skip
    x, n = np.array([-2, 2, -3, -1, 4, 1.5], np.float32), np.zeros(6, np.int32)
    (found,) = run(frontend.parse(text, "t.mlir"), [x, n])
    np.testing.assert_allclose(found, x.astype(float) ** -11, rtol=1e-5)


def test_other_types_are_refused() -> None:
    text = TEXT.replace("BODY", "%q = math.isnan %a : i32\n    %r = arith.extui %q : i1 to i32")
    with pytest.raises(GemmcError, match="needed floats, f64, .*; found i32") as info:
        frontend.parse(text.replace("KIND", "i32").replace("INTO", "i32"), "t.mlir")
    assert str(info.value).startswith("t.mlir:8:5: error: math.isnan")


@pytest.mark.parametrize(("kind", "into"), [("bf16", "f16"), ("f16", "bf16")])
def test_conversions_between_types_of_as_many_bits(kind: str, into: str) -> None:
    """Halfway between two numbers, at both ends of the range, and past it."""
    given = [1.0, -1.5, 257 / 256, 3 / 2**25, 1e-7, 65280.0, -(2.0**15), np.inf, -0.0]
    x = np.array(given, np.float32).astype(numpy_dtype(kind))
    body = f"%r = arith.convertf %a to_nearest_even : {kind} to {into}"
    found = outputs(body, kind, into, [x, x])
    assert found.tolist() == x.astype(np.float32).astype(numpy_dtype(into)).tolist()


def test_conversions_of_whole_tensors() -> None:
    text = """func.func @main(%x: tensor<3xf16>) -> tensor<3xbf16> {
      %0 = arith.convertf %x fastmath<contract> : tensor<3xf16> to tensor<3xbf16>
      return %0 : tensor<3xbf16>
    }"""
    x = np.array([1.0, 1 / 3, -1000.5], np.float16)
    (wanted,) = evaluate(frontend.parse(text, "t.mlir"), [x], rounded=True)
    assert wanted.value.tolist() == x.astype(np.float32).astype(numpy_dtype("bf16")).tolist()


def test_another_rounding_of_a_conversion_is_refused() -> None:
    op = '%r = "arith.convertf"(%a) <{roundingmode = 1 : i32}> : (f16) -> bf16'
    text = TEXT.replace("BODY", op).replace("KIND", "f16").replace("INTO", "bf16")
    with pytest.raises(GemmcError, match="needed rounding to the nearest even"):
        frontend.parse(text, "t.mlir")
    assert frontend.parse(text.replace("= 1 :", "= 0 :"), "t.mlir")


@pytest.mark.parametrize("into", ["f16", "f32", "i16"])
def test_conversions_to_other_widths_are_refused(into: str) -> None:
    text = TEXT.replace("BODY", f"%r = arith.convertf %a : f16 to {into}")
    with pytest.raises(GemmcError, match="two types of floats of as many bits") as info:
        frontend.parse(text.replace("KIND", "f16").replace("INTO", into), "t.mlir")
    assert str(info.value).startswith("t.mlir:8:5: error: arith.convertf")
