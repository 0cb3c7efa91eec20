"""Named ops of `linalg` on indices: those that move them, and what those that compute say."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.frontend import InputError
from gemmc.interpret import run
from gemmc.pipeline import apply

MOVED = {
    "linalg.fill ins(%n : index) outs(%b : KIND) -> KIND": 7,
    "linalg.copy ins(%a : KIND) outs(%b : KIND) -> KIND": 3,
    "linalg.broadcast ins(%a : KIND) outs(%b : KIND) dimensions = []": 3,
}
COMPUTED = {
    "linalg.add ins(%a, %a : KIND, KIND) outs(%b : KIND) -> KIND": "linalg.add",
    "linalg.div ins(%a, %a : KIND, KIND) outs(%b : KIND) -> KIND": "linalg.div",
    "linalg.matmul ins(%a, %a : KIND, KIND) outs(%b : KIND) -> KIND": "linalg.matmul",
}


def program(op: str) -> str:
    text = f"""
func.func @main(%a: KIND, %b: KIND) -> KIND {{
  %n = arith.constant 7 : index
  %r = {op}
  return %r : KIND
}}"""
    return text.replace("KIND", "tensor<4x4xindex>")


@pytest.mark.parametrize("op", MOVED)
def test_indices_are_moved(op: str) -> None:
    ctx = frontend.context()
    module = frontend.parse(program(op), "t.mlir", ctx)
    frontend.verify(module)
    apply(module, ctx, resolve("auto", module, ctx))
    (found,) = run(module, [np.full((4, 4), 3, np.int64), np.zeros((4, 4), np.int64)])
    assert np.array_equal(found, np.full((4, 4), MOVED[op]))


@pytest.mark.parametrize("op", COMPUTED)
def test_indices_are_not_computed_with(op: str) -> None:
    with pytest.raises(InputError) as raised:
        frontend.parse(program(op), "t.mlir")
    where, _, said = str(raised.value).partition(": error: ")
    assert where.startswith("t.mlir:4:")
    needed = "needed elements to compute with that are numbers"
    found = "found tensor<4x4xindex>; linalg.generic takes indices"
    assert said == f"{COMPUTED[op]}: {needed}; {found}"
