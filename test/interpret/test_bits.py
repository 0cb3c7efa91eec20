"""Numbers of one bit: what arithmetic and comparisons make of them, by MLIR's rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from three_ways import outputs_of

from gemmc import frontend, reference
from gemmc.driver import resolve
from gemmc.interpret import run

ONE, NO = "affine_map<(d0) -> (d0)>", "affine_map<(d0) -> ()>"
OF_TWO = f"""
func.func @main(%x: tensor<4xi1>, %y: tensor<4xi1>) -> tensor<4xi1> {{
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {{indexing_maps = [{ONE}, {ONE}, {ONE}], iterator_types = ["parallel"]}}
      ins(%x, %y : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {{
  ^bb0(%a: i1, %b: i1, %o: i1):
    %c = arith.OP %a, %b : i1
    linalg.yield %c : i1
  }} -> tensor<4xi1>
  func.return %r : tensor<4xi1>
}}"""
OF_MANY = f"""
func.func @main(%x: tensor<?xi1>) -> tensor<i1> {{
  %n = arith.constant START
  %e = tensor.empty() : tensor<i1>
  %f = linalg.fill ins(%n : i1) outs(%e : tensor<i1>) -> tensor<i1>
  %r = linalg.generic {{indexing_maps = [{ONE}, {NO}], iterator_types = ["reduction"]}}
      ins(%x : tensor<?xi1>) outs(%f : tensor<i1>) {{
  ^bb0(%a: i1, %o: i1):
    %c = arith.OP %a, %o : i1
    linalg.yield %c : i1
  }} -> tensor<i1>
  func.return %r : tensor<i1>
}}"""

Array = np.ndarray[Any, Any]
Rule = Callable[[int, int], int]
RULES: dict[str, Rule] = {
    "addi": lambda x, y: (x + y) % 2,
    "subi": lambda x, y: (x - y) % 2,
    "muli": lambda x, y: x * y,
    "maxsi": lambda x, y: -max(-x, -y),
    "minsi": lambda x, y: -min(-x, -y),
    "maxui": max,
    "minui": min,
}
COMPARED: dict[str, Rule] = {
    "cmpi eq,": lambda x, y: x == y,
    "cmpi ne,": lambda x, y: x != y,
    "cmpi slt,": lambda x, y: -x < -y,
    "cmpi sle,": lambda x, y: -x <= -y,
    "cmpi sgt,": lambda x, y: -x > -y,
    "cmpi sge,": lambda x, y: -x >= -y,
    "cmpi ult,": lambda x, y: x < y,
    "cmpi ule,": lambda x, y: x <= y,
    "cmpi ugt,": lambda x, y: x > y,
    "cmpi uge,": lambda x, y: x >= y,
}
X, Y = np.array([0, 0, 1, 1], np.int8), np.array([0, 1, 0, 1], np.int8)


def _formed(text: str, inputs: Sequence[Array]) -> list[Array]:
    """The results of the kernels, on tensors, and of the reference."""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    wanted = reference.evaluate(module, inputs, rounded=True)[0].value
    for each in resolve("auto", module, ctx).passes:
        each.apply(ctx, module)
    return [run(module, inputs)[0], wanted]


@pytest.mark.parametrize("op", [*RULES, *COMPARED])
def test_two_bits(op: str) -> None:
    wanted = [int((RULES | COMPARED)[op](int(x), int(y))) for x, y in zip(X, Y, strict=True)]
    text = OF_TWO.replace("OP", op)
    found = [*_formed(text, (X, Y)), outputs_of(text, (X, Y))["text"][0]]
    for each in found:
        np.testing.assert_array_equal(np.asarray(each) & 1, wanted)


@pytest.mark.parametrize("op", [each for each in RULES if each != "subi"])
@pytest.mark.parametrize("start", [0, 1])
@pytest.mark.parametrize("length", [0, 3])
def test_many_bits(op: str, start: int, length: int) -> None:
    bits = np.array([1, 0, 1], np.int8)[:length]
    wanted = start
    for each in bits:
        wanted = RULES[op](int(each), wanted)
    text = OF_MANY.replace("OP", op).replace("START", ("false", "true")[start])
    for each in _formed(text, [bits]):
        assert int(np.asarray(each)[()]) & 1 == wanted


MASKED = f"""
func.func @main(%x: tensor<4xi1>) -> tensor<4xi1> {{
  %k = arith.constant dense<[true, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {{indexing_maps = [{ONE}, {ONE}, {ONE}], iterator_types = ["parallel"]}}
      ins(%x, %k : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {{
  ^bb0(%a: i1, %b: i1, %o: i1):
    %c = arith.andi %a, %b : i1
    linalg.yield %c : i1
  }} -> tensor<4xi1>
  func.return %r : tensor<4xi1>
}}"""
"""Conditions that are a constant, the first op of all, beside those of an argument."""


def test_a_mask_that_is_a_constant() -> None:
    x = np.array([0, 1, 1, 0], np.int8)
    for each in [*_formed(MASKED, [x]), outputs_of(MASKED, [x])["text"][0]]:
        np.testing.assert_array_equal(np.asarray(each) & 1, [0, 0, 1, 0])
