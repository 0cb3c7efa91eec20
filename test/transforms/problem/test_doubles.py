"""Functions of f64: how exact the arithmetic is that they become, and at every level the same."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gemmc import frontend
from gemmc.accuracy import accuracy_of
from gemmc.driver import emit, resolve
from gemmc.element_types import numpy_dtype
from gemmc.interpret import run
from gemmc.interpret.execute import execute
from gemmc.interpret.ptx.numbers import f64_to_bf16
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.pipeline import apply, load
from gemmc.pipeline import run as run_passes

Array = np.ndarray[Any, Any]

TEXT = """
#m = affine_map<(d0) -> (d0)>
func.func @main(%x: tensor<Nxf64>, %y: tensor<Nxf64>) -> tensor<Nxf64> {
  %e = tensor.empty() : tensor<Nxf64>
  %0 = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel"]}
      ins(%x, %y : tensor<Nxf64>, tensor<Nxf64>) outs(%e : tensor<Nxf64>) {
  ^bb0(%a: f64, %b: f64, %c: f64):
    %r = OP : f64
    linalg.yield %r : f64
  } -> tensor<Nxf64>
  return %0 : tensor<Nxf64>
}
"""
Exact = Callable[..., Any]


def rounded(x: Array) -> Array:
    return np.trunc(x + np.copysign(0.5, x))


def around(least: float, most: float) -> Array:
    """Numbers between two, many of them small ones, with both signs where both are."""
    drawn = np.random.default_rng(0)
    wide = drawn.uniform(least, most, 400)
    small = np.exp(drawn.uniform(-30, 0, 400)) * min(most, 1.0)
    small = np.where(drawn.random(400) < 0.5, small, -small) if least < 0 else small
    return np.concatenate([wide, np.clip(small, least, most)])


CASES: list[tuple[str, Exact, Array]] = [
    ("exp", np.exp, around(-745, 709)),
    ("exp2", np.exp2, around(-1070, 1023)),
    ("expm1", np.expm1, around(-60, 709)),
    ("log", np.log, np.exp(around(-744, 709))),
    ("log", np.log, around(0.5, 2)),
    ("log2", np.log2, np.exp(around(-744, 709))),
    ("log10", np.log10, np.exp(around(-744, 709))),
    ("log1p", np.log1p, around(-0.999, 50)),
    ("sin", np.sin, around(-1e6, 1e6)),
    ("cos", np.cos, around(-1e6, 1e6)),
    ("tan", np.tan, around(-100, 100)),
    ("asin", np.arcsin, around(-1, 1)),
    ("acos", np.arccos, around(-1, 0.99)),
    ("atan", np.arctan, around(-100, 100)),
    ("sinh", np.sinh, around(-710, 710)),
    ("cosh", np.cosh, around(-710, 710)),
    ("tanh", np.tanh, around(-30, 30)),
    ("asinh", np.arcsinh, around(-1e10, 1e10)),
    ("acosh", np.arccosh, around(0, 1e10) + 1),
    ("atanh", np.arctanh, around(-0.999, 0.999)),
    ("cbrt", np.cbrt, around(-1e100, 1e100)),
    ("erf", np.vectorize(math.erf), around(-7, 7)),
    ("erfc", np.vectorize(math.erfc), around(-7, 26)),
    ("floor", np.floor, around(-9, 9)),
    ("ceil", np.ceil, around(-9, 9)),
    ("trunc", np.trunc, around(-9, 9)),
    ("round", rounded, np.arange(-40, 41) / 4),
    ("roundeven", np.rint, np.arange(-40, 41) / 4),
]


def formed(op: str, *inputs: Array) -> Array:
    """As formed: kernels that are still on tensors."""
    ctx = frontend.context()
    module = frontend.parse(TEXT.replace("OP", op).replace("N", str(len(inputs[0]))), "t.mlir", ctx)
    frontend.verify(module)
    run_passes(module, ctx, load("normalize-contractions,form-program").passes)
    return execute(module, inputs, seed=0).outputs[0]


def errors(found: Array, exact: Array) -> Array:
    """Relative ones; of numbers below f64's normal range those of the least in it."""
    with np.errstate(invalid="ignore"):
        size = np.maximum(np.abs(exact), 2.0**-1022)
        return np.asarray(np.abs(found - exact) / size, np.float64)


@pytest.mark.parametrize(("name", "exact", "x"), CASES)
def test_functions_are_as_exact_as_the_table_says(name: str, exact: Exact, x: Array) -> None:
    found = formed(f"math.{name} %a", x, x)
    with np.errstate(over="ignore"):
        wanted = exact(x) if name in ("erf", "erfc") else exact(x.astype(np.longdouble))
    assert errors(found, wanted).max() <= accuracy_of(f"math.{name}", 64)


ENDS = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0, 5e-324, 1e308, -1e308])
"""Numbers at the edges."""


@pytest.mark.parametrize(("name", "exact"), {name: exact for name, exact, _ in CASES}.items())
def test_the_ends_of_ranges(name: str, exact: Exact) -> None:
    found = formed(f"math.{name} %a", ENDS, ENDS)
    with np.errstate(all="ignore"):
        wanted = np.asarray(exact(ENDS), np.float64)
    if name in ("sin", "cos", "tan"):  # of larger angles there is no number
        wanted[np.abs(ENDS) > 1e7] = np.nan
    same = np.isclose(found, wanted, 1e-15, 0.0, equal_nan=True)
    assert same.all(), (found, wanted)


@pytest.mark.parametrize(("name", "exact"), {name: exact for name, exact, _ in CASES}.items())
def test_zeros_have_a_sign(name: str, exact: Exact) -> None:
    """`copysign` and quotients tell them apart."""
    x = np.array([0.0, -0.0, 0.25, -0.25])
    found = formed(f"math.{name} %a", x, x)
    with np.errstate(all="ignore"):
        wanted = np.asarray(exact(x), np.float64)
    zeros = wanted == 0
    assert (np.signbit(found) == np.signbit(wanted))[zeros].all(), (found, wanted)


def test_powers_lose_what_their_exponent_is_large_by() -> None:
    x, y = np.exp(around(-9, 9)), around(-70, 70)
    found, exact = formed("math.powf %a, %b", x, y), x.astype(np.longdouble) ** y
    lost = 1 + np.abs(y * np.log(x))
    assert (errors(found, exact) <= accuracy_of("math.powf", 64) * lost).all()


def test_powers_of_what_is_below_zero() -> None:
    x = np.array([-2.0, -2.0, -2.0, 0.0, 0.0, 0.0, -3.0, 1.0, 5.0])
    y = np.array([3.0, 2.0, 0.5, 2.0, -2.0, 0.0, 0.0, np.inf, -1.0])
    with np.errstate(all="ignore"):
        wanted = x**y
    assert np.allclose(formed("math.powf %a, %b", x, y), wanted, 1e-14, equal_nan=True)


def test_angles_of_two() -> None:
    x, y = around(-5, 5), around(-5, 5)[::-1].copy()
    y[:3], x[:3], x[3] = [0.0, -0.0, 1.0], [-1.0, -1.0, 0.0], np.nan
    wanted = np.arctan2(y.astype(np.longdouble), x)
    found = formed("math.atan2 %b, %a", x, y)
    assert np.nanmax(errors(found, wanted)) <= accuracy_of("math.atan2", 64)
    assert np.isnan(found[3])


BITS = ("math.copysign %a, %b", "math.exp %a", "math.log %a", "math.tan %a")


@pytest.mark.parametrize("op", BITS)
def test_the_last_ir_and_the_text_have_the_same_bits(op: str) -> None:
    x, y = np.concatenate([around(-20, 20)[:60], ENDS]), around(-1, 1)[:70]
    ctx = frontend.context()
    module = frontend.parse(TEXT.replace("OP", op).replace("N", "70"), "t.mlir", ctx)
    frontend.verify(module)
    pipeline = resolve("auto", module, ctx)
    apply(module, ctx, pipeline)
    made = emit(module, pipeline)
    (of_ops,), (of_text,) = run(module, [x, y]), run_text(made.ptx, made.manifest, [x, y])
    assert np.array_equal(of_ops, of_text, equal_nan=True)
    assert np.array_equal(of_ops, formed(op, x, y), equal_nan=True)


NARROWED = """
func.func @main(%x: tensor<Nxf64>) -> tensor<NxKIND> {
  %r = arith.truncf %x : tensor<Nxf64> to tensor<NxKIND>
  return %r : tensor<NxKIND>
}
"""


def beside(kind: Any) -> Array:
    """Numbers of 16 bits, those between each two, and a little to both sides of these, which is
    lost in f32; numbers that are too large, too small or none."""
    with np.errstate(invalid="ignore"):
        exact = np.arange(0, 1 << 15, 37, np.uint16).view(kind).astype(np.float64)
    exact = exact[np.isfinite(exact)]
    following = (exact.astype(kind).view(np.uint16) + 1).view(kind).astype(np.float64)
    middle = (exact + following) / 2
    near = np.concatenate([exact, middle, middle * (1 + 2.0**-40), middle * (1 - 2.0**-40)])
    edges = np.array([2.0**-149, 3e-46, 65519.999999, 65520.0])
    return np.concatenate([near, -near, ENDS, edges])


@pytest.mark.parametrize("name", ["f16", "bf16"])
def test_roundings_to_16_bits_are_to_the_nearest(name: str) -> None:
    kind = numpy_dtype(name)
    x = beside(kind)
    ctx = frontend.context()
    text = NARROWED.replace("KIND", name).replace("N", str(len(x)))
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    pipeline = resolve("auto", module, ctx)
    apply(module, ctx, pipeline)
    made = emit(module, pipeline)
    (found,) = run_text(made.ptx, made.manifest, [x])
    with np.errstate(over="ignore"):
        exact = x.astype(kind) if name == "f16" else f64_to_bf16(x).view(kind)
    assert np.array_equal(found.astype(np.float64), exact.astype(np.float64), equal_nan=True)
