"""The functions of an epilogue on the PTX machine, against float64: no worse than is stated.

A product of K = 1 gives each function 4096 arguments of every size and sign; the error is that of
the kernel's whole sequence of instructions.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from parts import some

from gemmc import api, driver, frontend, interpret, pipeline
from gemmc.accuracy import ACCURACIES, accuracy_of
from gemmc.element_types import ELEMENT_TYPES, numpy_dtype
from gemmc.interpret.ptx.simulate import run

SIDE = 64
SIMPLE = "simt-regtile-1d"
"""Of few elements a thread, for each of which the instructions of a function are written out."""

THOROUGH = pytest.mark.thorough
Function = Callable[[Any], Any]
FUNCTIONS: dict[str, tuple[str, Function, float, bool]] = {
    "arith.divf": ("%y = arith.divf %one, %x : {t}", lambda x: 1 / x, 1e3, False),
    "math.acos": ("%y = math.acos %x : {t}", np.arccos, 0.999, False),
    "math.acosh": ("%m = arith.maximumf %x, %one : {t}\n    %y = math.acosh %m : {t}",
                   lambda x: np.arccosh(np.maximum(x, 1)), 1e3, True),
    "math.asin": ("%y = math.asin %x : {t}", np.arcsin, 0.999, False),
    "math.asinh": ("%y = math.asinh %x : {t}", np.arcsinh, 1e3, False),
    "math.atan": ("%y = math.atan %x : {t}", np.arctan, 1e3, False),
    "math.atan2": ("%y = math.atan2 %x, %one : {t}", np.arctan, 1e3, False),
    "math.atanh": ("%y = math.atanh %x : {t}", np.arctanh, 0.999, False),
    "math.cbrt": ("%y = math.cbrt %x : {t}", np.cbrt, 1e3, False),
    "math.cosh": ("%y = math.cosh %x : {t}", np.cosh, 85.0, False),
    "math.cos": ("%y = math.cos %x : {t}", np.cos, 1e3, False),
    "math.erf": ("%y = math.erf %x : {t}", np.vectorize(math.erf), 8.0, False),
    "math.erfc": ("%y = math.erfc %x : {t}", np.vectorize(math.erfc), 10.0, False),
    "math.exp": ("%y = math.exp %x : {t}", np.exp, 85.0, False),
    "math.exp2": ("%y = math.exp2 %x : {t}", np.exp2, 125.0, False),
    "math.expm1": ("%y = math.expm1 %x : {t}", np.expm1, 85.0, False),
    "math.fpowi": ("%y = math.fpowi %x, %n : {t}, i64", lambda x: x**5, 20.0, False),
    "math.log": ("%y = math.log %x : {t}", np.log, 1e3, True),
    "math.log10": ("%y = math.log10 %x : {t}", np.log10, 1e3, True),
    "math.log1p": ("%y = math.log1p %x : {t}", np.log1p, 0.99, False),
    "math.log2": ("%y = math.log2 %x : {t}", np.log2, 1e3, True),
    "math.powf": ("%y = math.powf %x, %two : {t}", lambda x: x**2, 20.0, False),
    "math.rsqrt": ("%y = math.rsqrt %x : {t}", lambda x: 1 / np.sqrt(x), 1e3, True),
    "math.sin": ("%y = math.sin %x : {t}", np.sin, 1e3, False),
    "math.sinh": ("%y = math.sinh %x : {t}", np.sinh, 85.0, False),
    "math.sqrt": ("%y = math.sqrt %x : {t}", np.sqrt, 1e3, True),
    "math.tan": ("%y = math.tan %x : {t}", np.tan, 1.5, False),
    "math.tanh": ("%y = math.tanh %x : {t}", np.tanh, 20.0, False),
}
"""How the op is spelled, what it is, its largest argument, and whether that is positive."""


def program(body: str, kind: str) -> str:
    """f(a · bᵀ) in f32, or of the product rounded to `kind`, in it."""
    rounded = f"%x = arith.truncf %in : f32 to {kind}" if kind != "f32" else ""
    body = body.format(t=kind)
    body = body.replace("%x", "%in") if kind == "f32" else body
    n = SIDE
    return f"""
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%a: tensor<{n}x1xf32>, %b: tensor<1x{n}xf32>) -> tensor<{n}x{n}x{kind}> {{
  %zeros = arith.constant dense<0.0> : tensor<{n}x{n}xf32>
  %one = arith.constant 1.0 : {kind}
  %two = arith.constant 2.0 : {kind}
  %n = arith.constant 5 : i64
  %p = linalg.matmul ins(%a, %b : tensor<{n}x1xf32>, tensor<1x{n}xf32>)
    outs(%zeros : tensor<{n}x{n}xf32>) -> tensor<{n}x{n}xf32>
  %e = tensor.empty() : tensor<{n}x{n}x{kind}>
  %r = linalg.generic {{indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}}
    ins(%p : tensor<{n}x{n}xf32>) outs(%e : tensor<{n}x{n}x{kind}>) {{
  ^bb0(%in: f32, %out: {kind}):
    {rounded}
    {body}
    linalg.yield %y : {kind}
  }} -> tensor<{n}x{n}x{kind}>
  return %r : tensor<{n}x{n}x{kind}>
}}
"""


def arguments(largest: float, positive: bool) -> list[Any]:
    """Two vectors whose products have every size up to the largest."""
    factors = np.geomspace(1e-4, 1.0, SIDE).astype(np.float32)
    signs = np.ones(SIDE) if positive else np.where(np.arange(SIDE) % 2, 1.0, -1.0)
    sizes = (np.geomspace(1e-2, 1.0, SIDE) * largest * signs).astype(np.float32)
    return [factors.reshape(-1, 1), sizes.reshape(1, -1)]


def of_each_type() -> Iterator[Any]:
    """Each function in f32; `make check` takes every third, and `make test` these in one of the
    types that round more as well."""
    for number, name in enumerate(FUNCTIONS):
        for kind in ("f32", "bf16", "f16"):
            taken = number % 3 == 0 and kind == ("bf16", "f16")[number % 2]
            rounded = pytest.mark.slow if taken else THOROUGH
            plain = () if number % 3 == 0 else pytest.mark.slow
            yield pytest.param(name, kind, marks=plain if kind == "f32" else rounded)


@pytest.mark.parametrize("name, kind", list(of_each_type()))
def test_errors_are_those_stated(name: str, kind: str) -> None:
    body, function, largest, positive = FUNCTIONS[name]
    if kind == "f16":
        largest = min(largest, 8.0)
    inputs = arguments(largest, positive)
    made = api.compile(program(body, kind), pipeline=SIMPLE)
    (found,) = run(made.ptx, made.manifest, inputs)
    x = (inputs[0] * inputs[1]).astype(numpy_dtype(kind)).astype(np.float64)
    needed = function(x)
    element = ELEMENT_TYPES[kind]
    allowed = accuracy_of(name, element.bits) + element.unit_roundoff
    inside = np.abs(needed) < element.largest / 2
    assert inside.mean() > 0.5
    error = np.abs(found.astype(np.float64) - needed)[inside]
    bound = allowed * np.abs(needed[inside]) * (1 + 2.0**-8) + element.half_subnormal
    assert (error <= bound).all()


ROUGH = {"arith.divf": "rcp.approx.ftz", "math.erf": "tanh.approx", "math.erfc": "ex2.approx.ftz",
         "math.exp": "ex2.approx.ftz",
         "math.tanh": "tanh.approx"}  # fmt: skip
"""The functions that are approximate in front of a rounding, and by which instruction."""


@pytest.mark.parametrize("name", ROUGH)
def test_errors_in_front_of_a_rounding_are_those_stated(name: str) -> None:
    """Of f32, of which f16 is left: its rounding hides least of what an approximation does."""
    spelled, function, largest, positive = FUNCTIONS[name]
    inputs = arguments(min(largest, 8.0), positive)
    made = api.compile(narrowed(spelled, "f16"), pipeline=SIMPLE)
    assert ROUGH[name] in made.ptx
    (found,) = run(made.ptx, made.manifest, inputs)
    needed = function((inputs[0] * inputs[1]).astype(np.float64))
    f16 = ELEMENT_TYPES["f16"]
    inside = np.abs(needed) < f16.largest / 2
    assert inside.mean() > 0.5
    error = np.abs(found.astype(np.float64) - needed)[inside]
    allowed = accuracy_of(name, 32, rough=True) + f16.unit_roundoff
    bound = allowed * np.abs(needed[inside]) * (1 + 2.0**-8) + f16.half_subnormal
    assert (error <= bound).all()


def test_what_lies_below_the_normal_range_is_zero() -> None:
    """As `.ftz` says, of the instruction and of its op; bf16 would have a number there."""
    source = narrowed(FUNCTIONS["math.exp"][0], "bf16")
    inputs = [np.full((SIDE, 1), 1, np.float32), np.full((1, SIDE), -87.6, np.float32)]
    assert np.exp(-87.6) > ELEMENT_TYPES["bf16"].half_subnormal * 4
    made = api.compile(source, pipeline=SIMPLE)
    (found,) = run(made.ptx, made.manifest, inputs)
    assert (found.astype(np.float32) == 0).all()
    module = frontend.parse(source, "x.mlir")
    done = driver.compile_module(module, pipeline.load_pipeline(SIMPLE))
    (also,) = interpret.run(done, inputs, sm_count=2)
    assert (also.astype(np.float32) == 0).all()


def narrowed(spelled: str, to: str) -> str:
    """f(a · bᵀ) in f32, rounded to 16 bits behind the function."""
    kind, narrow = f"tensor<{SIDE}x{SIDE}xf32>", f"tensor<{SIDE}x{SIDE}x{to}>"
    text = program(f"{spelled}\n    %z = arith.truncf %y : f32 to {to}", "f32")
    head, tail = text.split("%e = tensor.empty()")
    tail = tail.replace(f"outs(%e : {kind})", f"outs(%e : {narrow})")
    tail = tail.replace("%out: f32", f"%out: {to}")
    tail = tail.replace("linalg.yield %y : f32", f"linalg.yield %z : {to}")
    tail = tail.replace(f": {kind}", f": {narrow}", 1).replace(f"-> {kind}", f"-> {narrow}")
    tail = tail.replace(f"return %r : {kind}", f"return %r : {narrow}")
    return head.replace(f"-> {kind} {{", f"-> {narrow} {{", 1) + "%e = tensor.empty()" + tail


def test_every_stated_accuracy_is_tested() -> None:
    assert set(FUNCTIONS) == set(ACCURACIES)


HUGE = ("math.erfc", "math.exp", "math.expm1", "math.log", "math.log1p", "math.tanh")


@pytest.mark.parametrize("name", some(HUGE, ["math.exp"]))
def test_what_is_infinite_or_huge_is_no_nan(name: str) -> None:
    """A mask of minus infinity, or of -1e30, leaves 0 of a softmax; by PTX, and by its ops."""
    body, function, _, _ = FUNCTIONS[name]
    made = api.compile(program(body, "f32"), pipeline=SIMPLE)
    sizes = np.resize(np.array([1.0, 1e30, 1e8, 300.0, np.inf], np.float32), SIDE)
    signs = np.where(np.arange(SIDE) % 2, 1.0, -1.0).astype(np.float32)
    inputs = [signs.reshape(-1, 1), sizes.reshape(1, -1)]
    with np.errstate(all="ignore"):
        needed = function((inputs[0] * inputs[1]).astype(np.float64)).astype(np.float32)
    known = ~np.isnan(needed)
    assert known.mean() > 0.4
    module = frontend.parse(program(body, "f32"), "huge.mlir")
    done = driver.compile_module(module, pipeline.load_pipeline(SIMPLE))
    by_ops = interpret.run(done, inputs, sm_count=2)
    for (found,) in (run(made.ptx, made.manifest, inputs), by_ops):
        np.testing.assert_allclose(found[known], needed[known], rtol=1e-5)
