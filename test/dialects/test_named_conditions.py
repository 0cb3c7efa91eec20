"""Named ops of conditions: MLIR adds them by `or` and multiplies them by `and`."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import compile_module, resolve
from gemmc.interpret import run
from gemmc.reference import evaluate

TEXT = """
func.func @main(%a: tensor<8x8xi1>, %b: tensor<8x8xi1>, %c: tensor<8x8xi1>) -> tensor<8x8xi1> {{
  %e = tensor.empty() : tensor<8x8xi1>
  %0 = {op} ins(%a, %b : tensor<8x8xi1>, tensor<8x8xi1>) outs({out} : tensor<8x8xi1>)
    -> tensor<8x8xi1>
  return %0 : tensor<8x8xi1>
}}
"""


@pytest.mark.parametrize(("op", "out"), [
    ("linalg.add", "%e"), ("linalg.mul", "%e"), ("linalg.matmul", "%c"),
    ("linalg.elementwise kind=#linalg.elementwise_kind<add>", "%e"),
    ("linalg.elementwise kind=#linalg.elementwise_kind<mul>", "%e"),
])  # fmt: skip
def test_conditions(op: str, out: str) -> None:
    a, b, c = np.random.default_rng(0).random((3, 8, 8)) < 0.3
    wanted = a & b if "mul" in op and "matmul" not in op else a | b
    if "matmul" in op:
        wanted = (a.astype(int) @ b.astype(int) > 0) | c
    ctx = frontend.context()
    module = frontend.parse(TEXT.format(op=op, out=out), "conditions.mlir", ctx)
    frontend.verify(module)
    inputs = [each.astype(np.int8) for each in (a, b, c)]
    (found,) = evaluate(module, inputs, rounded=True)
    assert np.array_equal(found.value != 0, wanted)
    compile_module(module, resolve("auto", module, ctx), ctx=ctx)
    (made,) = run(module, inputs)
    assert np.array_equal(made != 0, wanted)
