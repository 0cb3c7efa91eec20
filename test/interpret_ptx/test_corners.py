"""Numbers at the corners of element-wise ops: what MLIR says of them, in the emitted text, in the
kernels as they are formed, and by the reference."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gemmc
from gemmc import frontend, reference
from gemmc.interpret.execute import execute
from gemmc.pipeline import load
from gemmc.pipeline import run as run_passes

Array = np.ndarray[Any, Any]

TEXT = """
#m = affine_map<(d0) -> (d0)>
func.func @main(%x: tensor<NxIN>, %y: tensor<NxIN>) -> tensor<NxOUT> {
  %e = tensor.empty() : tensor<NxOUT>
  %0 = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel"]}
      ins(%x, %y : tensor<NxIN>, tensor<NxIN>) outs(%e : tensor<NxOUT>) {
  ^bb0(%a: IN, %b: IN, %c: OUT):
    OPS
    linalg.yield %r : OUT
  } -> tensor<NxOUT>
  return %0 : tensor<NxOUT>
}
"""
FLOATS = {"f32": np.float32, "f64": np.float64, "f16": np.float16}
nan, inf = float("nan"), float("inf")


def text_of(ops: str, of: str, to: str, count: int) -> str:
    text = TEXT.replace("OPS", ops).replace("OUT", to).replace("IN", of)
    return text.replace("N", str(count))


def formed(text: str, inputs: list[Array]) -> Array:
    """By kernels that are still on tensors."""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    run_passes(module, ctx, load("normalize-contractions,form-program").passes)
    return execute(module, inputs, seed=0).outputs[0]


def is_same(found: Array, wanted: Array) -> bool:
    """Each number, and each zero's sign."""
    signs = np.signbit(found.astype(np.float64)) == np.signbit(wanted.astype(np.float64))
    kept = np.isnan(wanted) | (wanted != 0) | signs
    return np.array_equal(found, wanted, equal_nan=True) and bool(kept.all())


def judged(ops: str, of: str, to: str, x: list[float], y: list[float], wanted: list[Any]) -> None:
    inputs = [np.array(each, FLOATS[of]) for each in (x, y)]
    expected = np.array(wanted, FLOATS.get(to, np.int8))
    text = text_of(ops, of, to, len(x))
    (found,) = gemmc.compile(text, pipeline="auto").simulate(*inputs)
    assert is_same(found, expected), found
    assert is_same(formed(text, inputs), expected)
    source = frontend.parse(text, "t.mlir", frontend.context())
    (reached,) = reference.evaluate(source, inputs, rounded=True)
    assert is_same(np.asarray(reached.value), expected), reached.value


@pytest.mark.parametrize("of", FLOATS)
@pytest.mark.parametrize(
    ("op", "wanted"),
    [
        ("maximumf", [0.0, 0.0, 0.0, -0.0]),
        ("minimumf", [-0.0, -0.0, 0.0, -0.0]),
        ("maxnumf", [0.0, 0.0, 0.0, -0.0]),
        ("minnumf", [-0.0, -0.0, 0.0, -0.0]),
    ],
)
def test_a_zero_with_a_sign_is_the_smaller_one(of: str, op: str, wanted: list[float]) -> None:
    x, y = [0.0, -0.0, 0.0, -0.0], [-0.0, 0.0, 0.0, -0.0]
    judged(f"%r = arith.{op} %a, %b : {of}", of, of, x, y, wanted)


@pytest.mark.parametrize("of", FLOATS)
@pytest.mark.parametrize("name", ["false", "true"])
def test_comparisons_that_look_at_nothing(of: str, name: str) -> None:
    x, y = [0.0, 1.0, nan], [0.0, nan, nan]
    ops = f"%t = arith.cmpf {name}, %a, %b : {of}\n    %r = arith.extui %t : i1 to i8"
    judged(ops, of, "i8", x, y, [int(name == "true")] * 3)


@pytest.mark.parametrize("of", FLOATS)
@pytest.mark.parametrize(("op", "one"), [("fptosi", -1.0), ("fptoui", 1.0)])
def test_floats_to_conditions(of: str, op: str, one: float) -> None:
    x = [0.0, -0.0, one, 0.5, -0.5, 1.5 * one]
    ops = f"%t = arith.{op} %a : {of} to i1\n    %r = arith.extui %t : i1 to i8"
    judged(ops, of, "i8", x, x, [0, 0, 1, 0, 0, 1])


def test_halves_of_large_numbers_are_rounded_to_even() -> None:
    x = [2.0**52 - 0.5, 2.0**52 - 1.5, 2.0**51 + 0.5, 0.5 - 2.0**51, 2.0**52 + 1, -0.5, 2.5]
    wanted = [2.0**52, 2.0**52 - 2, 2.0**51, -(2.0**51), 2.0**52 + 1, -0.0, 2.0]
    judged("%r = math.roundeven %a : f64", "f64", "f64", x, x, wanted)


POWERS = [
    (-1.0, inf, 1.0), (-1.0, -inf, 1.0), (1.0, nan, 1.0), (nan, 0.0, 1.0), (-1.0, nan, nan),
    (-0.5, inf, 0.0), (-0.5, -inf, inf), (-2.5, inf, inf), (-2.5, -inf, 0.0),
    (-inf, 1.5, inf), (-inf, -1.5, 0.0), (-inf, 3.0, -inf), (-inf, -3.0, -0.0), (-inf, 2.0, inf),
    (-1.0, 1e-45, nan), (-1.0, 3.0, -1.0), (-1.0, 2.0, 1.0), (-1.0, 0.5, nan), (-8.0, 0.3, nan),
    (-0.0, 3.0, -0.0), (-0.0, -3.0, -inf), (-0.0, 0.5, 0.0), (0.0, -1.5, inf), (inf, -2.5, 0.0),
]  # fmt: skip
"""A base, an exponent and the power (C, F.10.4.4)."""


@pytest.mark.parametrize("of", ["f32", "f64"])
def test_powers_at_the_ends(of: str) -> None:
    x, y, wanted = (list(each) for each in zip(*POWERS, strict=True))
    judged(f"%r = math.powf %a, %b : {of}", of, of, x, y, wanted)
