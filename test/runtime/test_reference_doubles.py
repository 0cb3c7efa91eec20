"""What the reference allows of f64: not an error of f32; and what the PTX machine makes of f64."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gemmc
from gemmc import frontend
from gemmc.interpret.ptx.simulate import run
from gemmc.reference import compare, evaluate

X: Any = np.linspace(0.7, 19.3, 32)

def _smaller(x: Any, c: Any) -> Any:
    smaller: Any = x < c
    return x * smaller + x / c * ~smaller


BODIES: dict[str, tuple[str, Callable[[Any, Any], Any]]] = {
    "quotient": ("%v = arith.divf %x, %c : f64", lambda x, c: x / c),
    "sum of products": (
        "%p = arith.mulf %x, %x : f64\n %v = arith.addf %p, %c : f64", lambda x, c: x * x + c
    ),
    "root": ("%v = math.sqrt %x : f64", lambda x, c: np.sqrt(x)),
    "inverse root": ("%v = math.rsqrt %x : f64", lambda x, c: 1 / np.sqrt(x)),
    "maximum": (
        "%q = arith.divf %x, %c : f64\n %v = arith.maximumf %q, %c : f64",
        lambda x, c: np.maximum(x / c, c),
    ),
    "minimum": (
        "%q = arith.divf %x, %c : f64\n %v = arith.minimumf %q, %c : f64",
        lambda x, c: np.minimum(x / c, c),
    ),
    "choice": (
        "%q = arith.divf %x, %c : f64\n %b = arith.cmpf olt, %x, %c : f64\n"
        " %v = arith.select %b, %x, %q : f64",
        _smaller,
    ),
}  # fmt: skip
"""Bodies of x and the constant 3, and what they are in NumPy, in the operands' type."""


def program(body: str, kind: str = "f64", result: str = "f64") -> str:
    return f"""#m = affine_map<(d0) -> (d0)>
func.func @main(%a: tensor<32x{kind}>) -> tensor<32x{result}> {{
  %e = tensor.empty() : tensor<32x{result}>
  %c = arith.constant 3.0 : f64
  %r = linalg.generic {{indexing_maps = [#m, #m], iterator_types = ["parallel"]}}
    ins(%a : tensor<32x{kind}>) outs(%e : tensor<32x{result}>) {{
  ^bb0(%x: {kind}, %o: {result}):
    {body}
    linalg.yield %v : {result}
  }} -> tensor<32x{result}>
  return %r : tensor<32x{result}>
}}"""


def made(text: str, x: Any) -> tuple[Any, Any]:
    """What the PTX machine makes of a program, and what the reference says."""
    kernel = gemmc.compile(text, pipeline="auto")
    (found,) = run(kernel.ptx, kernel.manifest, [x])
    (wanted,) = evaluate(frontend.parse(text), [x], rounded=False)
    return found, wanted


@pytest.mark.parametrize("name", BODIES)
def test_arithmetic_of_f32_is_no_arithmetic_of_f64(name: str) -> None:
    body, function = BODIES[name]
    (wanted,) = evaluate(frontend.parse(program(body)), [X], rounded=False)
    assert compare(function(X, np.float64(3)), wanted, exact=False).passed
    rough = function(X.astype(np.float32), np.float32(3)).astype(np.float64)
    assert not compare(rough, wanted, exact=False).passed


SUM = """
func.func @main(%a: tensor<32xf64>) -> tensor<f64> {
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<f64>
  %f = linalg.fill ins(%z : f64) outs(%e : tensor<f64>) -> tensor<f64>
  %r = linalg.reduce ins(%a : tensor<32xf64>) outs(%f : tensor<f64>) dimensions = [0]
    (%x: f64, %s: f64) {
      %t = arith.addf %x, %s : f64
      linalg.yield %t : f64
    }
  return %r : tensor<f64>
}"""


def test_a_sum_in_f32_is_none_of_f64() -> None:
    x = np.sqrt(X)
    (wanted,) = evaluate(frontend.parse(SUM), [x], rounded=False)
    assert compare(np.asarray(x[::-1].sum()), wanted, exact=False).passed
    rough = np.asarray(x.astype(np.float32).sum()).astype(np.float64)
    assert not compare(rough, wanted, exact=False).passed


@pytest.mark.parametrize("name", BODIES)
def test_the_ptx_machine_has_arithmetic_of_f64(name: str) -> None:
    found, wanted = made(program(BODIES[name][0]), X)
    verdict = compare(found, wanted, exact=False)
    assert verdict.passed, verdict.text


CONVERSIONS = {
    "extf": ("f32", "f64", "%w = arith.extf %x : f32 to f64\n %v = arith.divf %w, %c : f64"),
    "truncf": ("f64", "f32", "%w = arith.divf %x, %c : f64\n %v = arith.truncf %w : f64 to f32"),
    "sitofp": ("i32", "f64", "%w = arith.sitofp %x : i32 to f64\n %v = arith.divf %w, %c : f64"),
    "fptosi": ("f64", "i32", "%w = arith.mulf %x, %c : f64\n %v = arith.fptosi %w : f64 to i32"),
}


@pytest.mark.parametrize("name", CONVERSIONS)
def test_the_ptx_machine_converts_f64(name: str) -> None:
    kind, result, body = CONVERSIONS[name]
    x = X.astype({"f32": np.float32, "f64": np.float64, "i32": np.int32}[kind])
    found, wanted = made(program(body, kind, result), x)
    verdict = compare(found, wanted, exact=False)
    assert verdict.passed, verdict.text
    if result == "f64":
        rough = (x.astype(np.float32) / np.float32(3)).astype(np.float64)
        assert not compare(rough, wanted, exact=False).passed


def test_a_nan_of_f64_wins_and_zeros_keep_their_sign() -> None:
    x = X.copy()
    x[:3] = np.nan, np.inf, -0.0
    found, _ = made(program("%v = arith.maximumf %x, %c : f64"), x)
    assert np.array_equal(found, np.maximum(x, 3.0), equal_nan=True)
    found, _ = made(program("%v = math.rsqrt %x : f64"), np.abs(x))
    with np.errstate(divide="ignore"):
        np.testing.assert_allclose(found, 1 / np.sqrt(np.abs(x)), rtol=2.0**-52)
