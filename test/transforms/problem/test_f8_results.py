"""Roundings to 8-bit floats and results of them: bit by bit what ml_dtypes makes."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from three_ways import Compiled

from gemmc import frontend, reference
from gemmc.driver import resolve
from gemmc.errors import GemmcError

Array = np.ndarray[Any, Any]

KINDS = {
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu,
}

SIGNED = ("f8E4M3FN", "f8E5M2")
"""Those with numbers below 0, which a text may add and multiply."""

ROUNDED = """
#m = affine_map<(d0) -> (d0)>
func.func @main(%x: tensor<COUNTxSOURCE>) -> tensor<COUNTxKIND> {
  %e = tensor.empty() : tensor<COUNTxKIND>
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]}
      ins(%x : tensor<COUNTxSOURCE>) outs(%e : tensor<COUNTxKIND>) {
  ^bb0(%a: SOURCE, %b: KIND):
    %r = arith.truncf %a : SOURCE to KIND
    linalg.yield %r : KIND
  } -> tensor<COUNTxKIND>
  return %0 : tensor<COUNTxKIND>
}
"""

EXTENDED = """%w = arith.extf %0 : tensor<COUNTxKIND> to tensor<COUNTxf32>
  return %w : tensor<COUNTxf32>"""


def results(text: str, *inputs: Array) -> list[Array]:
    """Of the last IR, and the same of the PTX."""
    found = Compiled.of(text).same_outputs(inputs)
    assert {each.dtype for each in found} == {np.dtype(np.int8)}
    return found


def as_numbers(found: Array, kind: str) -> Array:
    return found.view(KINDS[kind]).astype(np.float32)


def numbers(kind: str) -> Array:
    """All numbers of a type, what lies between each two and beside that, and others."""
    own = np.arange(256, dtype=np.uint8).view(KINDS[kind]).astype(np.float32)
    own = np.sort(own[np.isfinite(own)])
    between = (own[1:] + own[:-1]) / 2
    beside = [np.nextafter(between, np.float32(each)) for each in (-np.inf, np.inf)]
    ends = [464, 465, 480, 61440, 61441, 1e30, np.inf, np.nan, 1e-30, 2.0**-149]
    return np.concatenate([own, between, *beside, ends, np.negative(ends)]).astype(np.float32)


@pytest.mark.parametrize("source", ["f32", "f16", "bf16"])
@pytest.mark.parametrize("kind", KINDS)
def test_roundings_are_to_the_nearest(kind: str, source: str) -> None:
    types = {"f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16}
    with np.errstate(over="ignore"):
        x = numbers(kind).astype(types[source])
        wanted = x.astype(np.float32).astype(KINDS[kind]).astype(np.float32)
    text = ROUNDED.replace("COUNT", str(len(x))).replace("SOURCE", source).replace("KIND", kind)
    (found,) = results(text, x)
    assert np.array_equal(as_numbers(found, kind), wanted, equal_nan=True)
    assert (np.signbit(as_numbers(found, kind)) == np.signbit(wanted))[~np.isnan(wanted)].all()


@pytest.mark.parametrize("source", ["f32", "f16", "bf16"])
def test_roundings_to_four_bits_are_to_the_nearest(source: str) -> None:
    """What is too large is the largest number, and a NaN is -0."""
    types = {"f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16}
    own = np.arange(16, dtype=np.uint8).view(ml_dtypes.float4_e2m1fn).astype(np.float32)
    between = np.sort(np.unique(own))
    between = (between[1:] + between[:-1]) / 2
    ends = [7.0, 100.0, np.inf, -np.inf, np.nan, 1e-30]
    numbers = np.concatenate([own, between, between * 1.01, between * 0.99, ends])
    x = numbers.astype(np.float32).astype(types[source])
    wanted = x.astype(np.float32).astype(ml_dtypes.float4_e2m1fn).astype(np.float32)
    text = ROUNDED.replace("-> tensor<COUNTxKIND> {", "-> tensor<COUNTxf32> {", 1)
    text = text.replace("return %0 : tensor<COUNTxKIND>", EXTENDED)
    text = text.replace("COUNT", str(len(x))).replace("SOURCE", source).replace("KIND", "f4E2M1FN")
    (found,) = Compiled.of(text).same_outputs((x,))
    assert np.array_equal(found, wanted)
    assert (np.signbit(found) == np.signbit(wanted)).all()


def test_results_of_four_bits_are_refused() -> None:
    text = ROUNDED.replace("COUNT", "4").replace("SOURCE", "f32").replace("KIND", "f4E2M1FN")
    module = frontend.parse(text, "t.mlir")
    with pytest.raises(GemmcError, match=r"t\.mlir:11:3.*results of whole bytes.*f4E2M1FN"):
        resolve("auto", module, frontend.context())


@pytest.mark.parametrize("kind", KINDS)
def test_bytes_come_back_as_they_are(kind: str) -> None:
    text = f"""func.func @main(%x: tensor<16x16x{kind}>) -> tensor<16x16x{kind}> {{
  %e = tensor.empty() : tensor<16x16x{kind}>
  %r = linalg.transpose ins(%x : tensor<16x16x{kind}>) outs(%e : tensor<16x16x{kind}>) permutation = [1, 0]
  return %r : tensor<16x16x{kind}>
}}"""  # noqa: E501
    every = np.arange(256, dtype=np.uint8).view(np.int8).reshape(16, 16)
    (found,) = results(text, every)
    same = (found == every.T) | np.isnan(as_numbers(every.T.copy(), kind))
    assert same.all()
    assert np.isnan(as_numbers(found, kind)).sum() == np.isnan(as_numbers(every, kind)).sum()


@pytest.mark.parametrize("kind", SIGNED)
def test_maxima_and_comparisons_are_those_of_the_numbers(kind: str) -> None:
    t = f"tensor<7x{kind}>"
    text = f"""func.func @main(%x: {t}, %y: {t}) -> {t} {{
  %0 = arith.maximumf %x, %y : {t}
  %1 = arith.negf %0 : {t}
  %2 = arith.cmpf olt, %x, %y : {t}
  %3 = arith.select %2, %0, %1 : tensor<7xi1>, {t}
  return %3 : {t}
}}"""
    x, y = (np.random.default_rng(n).normal(size=7).astype(KINDS[kind]) for n in range(2))
    (found,) = results(text, x.view(np.int8), y.view(np.int8))
    wide, other = x.astype(np.float32), y.astype(np.float32)
    most = np.maximum(wide, other)
    assert as_numbers(found, kind).tolist() == np.where(wide < other, most, -most).tolist()


def test_the_reference_judges_bytes() -> None:
    text = ROUNDED.replace("COUNT", "3")
    module = frontend.parse(text.replace("SOURCE", "f32").replace("KIND", "f8E5M2"))
    (wanted,) = reference.evaluate(module, [np.array([1.0, 1.3, -9], np.float32)], rounded=True)
    right = np.array([1.0, 1.25, -8], ml_dtypes.float8_e5m2)
    assert reference.compare(right.view(np.int8), wanted, exact=True).passed
    wrong = np.array([1.0, 1.25, -16], ml_dtypes.float8_e5m2)
    assert not reference.compare(wrong.view(np.int8), wanted, exact=False).passed


PAIRS = """
#m = affine_map<(d0) -> (d0)>
func.func @main(%x: tensor<COUNTxKIND>, %y: tensor<COUNTxKIND>) -> tensor<COUNTxKIND> {
  %e = tensor.empty() : tensor<COUNTxKIND>
  %0 = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel"]}
      ins(%x, %y : tensor<COUNTxKIND>, tensor<COUNTxKIND>) outs(%e : tensor<COUNTxKIND>) {
  ^bb0(%a: KIND, %b: KIND, %c: KIND):
    %r = arith.OP %a, %b : KIND
    linalg.yield %r : KIND
  } -> tensor<COUNTxKIND>
  return %0 : tensor<COUNTxKIND>
}
"""


MAPPED = """
func.func @main(%x: tensor<COUNTxKIND>, %y: tensor<COUNTxKIND>) -> tensor<COUNTxKIND> {
  %e = tensor.empty() : tensor<COUNTxKIND>
  %0 = linalg.map ins(%x, %y : tensor<COUNTxKIND>, tensor<COUNTxKIND>) outs(%e : tensor<COUNTxKIND>)
      (%a: KIND, %b: KIND, %c: KIND) {
        %r = arith.OP %a, %b : KIND
        linalg.yield %r : KIND
      }
  return %0 : tensor<COUNTxKIND>
}
"""


@pytest.mark.parametrize("op", ["addf", "subf", "mulf", "divf"])
@pytest.mark.parametrize("kind", SIGNED)
def test_arithmetic_rounds_once(kind: str, op: str) -> None:
    x, y = np.random.default_rng(0).integers(0, 256, (2, 512), np.uint8)
    source = MAPPED if op == "addf" else PAIRS
    text = source.replace("COUNT", "512").replace("KIND", kind).replace("OP", op)
    step = {"addf": np.add, "subf": np.subtract, "mulf": np.multiply, "divf": np.divide}[op]
    with np.errstate(all="ignore"):
        exact = step(*(each.view(KINDS[kind]).astype(np.float64) for each in (x, y)))
        wanted = exact.astype(KINDS[kind]).astype(np.float32)
    for found in results(text, x.view(np.int8), y.view(np.int8)):
        np.testing.assert_array_equal(as_numbers(found, kind), wanted)


def test_bodies_of_named_ops_stay() -> None:
    text = """
func.func @main(%x: tensor<4xf8E5M2>, %y: tensor<4xf8E5M2>) -> tensor<4xf8E5M2> {
  %e = tensor.empty() : tensor<4xf8E5M2>
  %0 = linalg.add ins(%x, %y : tensor<4xf8E5M2>, tensor<4xf8E5M2>) outs(%e : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  return %0 : tensor<4xf8E5M2>
}
"""  # noqa: E501
    with pytest.raises(GemmcError, match=r"^t\.mlir:4:3: error: arith.addf: needed 8-bit floats"):
        resolve("auto", frontend.parse(text, "t.mlir"), frontend.context())
