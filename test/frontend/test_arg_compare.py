"""The element of each row that is preferred to all others, and its place."""

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

TEXT = """
func.func @main(%x: tensor<4x9xf32>, %n: tensor<4x9xi32>) -> (tensor<4xf32>, tensor<4xKIND>) {
  %least = arith.constant FIRST : f32
  %zero = arith.constant 0 : KIND
  %base = arith.constant 100 : index
  %e = tensor.empty() : tensor<4xf32>
  %i = tensor.empty() : tensor<4xKIND>
  %v = linalg.fill ins(%least : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %p = linalg.fill ins(%zero : KIND) outs(%i : tensor<4xKIND>) -> tensor<4xKIND>
  %0:2 = iree_linalg_ext.arg_compare dimension(1) BASE ins(INPUTS)
      outs(%v, %p : tensor<4xf32>, tensor<4xKIND>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf COMPARE, %a, %b : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4xKIND>
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xKIND>
}
"""


def text(compare: str = "ogt", kind: str = "i32", base: str = "", given: bool = False) -> str:
    inputs = "%x, %n : tensor<4x9xf32>, tensor<4x9xi32>" if given else "%x : tensor<4x9xf32>"
    first = "0xFF800000" if compare.startswith("og") else "0x7F800000"
    said = {"COMPARE": compare, "KIND": kind, "BASE": base, "INPUTS": inputs, "FIRST": first}
    made = TEXT
    for name, value in said.items():
        made = made.replace(name, value)
    return made


def found(program: str, x: Array, n: Array) -> list[list[Array]]:
    """By the reference, and by the kernels on tensors."""
    ctx = frontend.context()
    module = frontend.parse(program, "t.mlir", ctx)
    frontend.verify(module)
    wanted = [each.value for each in evaluate(module.clone(), [x, n], rounded=True)]
    apply(module, ctx, resolve("auto", module, ctx))
    return [wanted, [np.asarray(each) for each in run(module, [x, n])]]


X = np.random.default_rng(0).integers(-3, 4, (4, 9)).astype(np.float32)
N = np.random.default_rng(1).integers(0, 99, (4, 9)).astype(np.int32)
LAST = 8 - np.argmax(X[:, ::-1], 1)


@pytest.mark.parametrize(("program", "values", "places"), [
    (text(), X.max(1), X.argmax(1)),
    (text("olt", "i64"), X.min(1), X.argmin(1)),
    (text("oge"), X.max(1), LAST),
    (text(base="index_base(%base : index)"), X.max(1), X.argmax(1) + 100),
    (text().replace("xi32>) {\n  ^", "xi32>) index_base(%base : index) {\n  ^"),
     X.max(1), X.argmax(1) + 100),
    (text(given=True), X.max(1), N[np.arange(4), X.argmax(1)]),
], ids=["largest", "least", "last", "base", "base behind", "given"])  # fmt: skip
def test_places_are_numpy_s(program: str, values: Array, places: Array) -> None:
    for value, place in found(program, X, N):
        assert value.tolist() == values.tolist()
        assert place.tolist() == places.tolist()


@pytest.mark.parametrize(("before", "after", "message"), [
    ("dimension(1)", "dimension(2)", "needed one of 2 dimensions; found 2"),
    ("dimension(1)", "dimension(0)", "needed outputs of the input's shape without the dimension"),
    ("ins(%x : tensor<4x9xf32>)", "ins(%base : index)", "needed one or two inputs and two"),
    ("yield %c : i1", "yield %a : f32", "needed a body of two f32 that yields i1; found another"),
    ("KIND", "f32", "needed places that are integers; found tensor<4xf32>"),
])  # fmt: skip
def test_what_is_none_is_refused(before: str, after: str, message: str) -> None:
    program = text(kind="f32") if before == "KIND" else text().replace(before, after)
    program = program.replace("constant 0 : f32", "constant 0.0 : f32")
    with pytest.raises(GemmcError, match=rf"^t\.mlir:10:3: error: .*{message}"):
        frontend.parse(program, "t.mlir")
