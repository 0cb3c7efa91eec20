"""Steps that write rows of conditions which they read: bytes in memory, once they are long."""

from __future__ import annotations

import pytest
from parts import thorough_but
from three_ways import Compiled
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.pipeline import run

TEXT = """
func.func @main(%x: SHAPExi1>, %p: tensor<16xi64>) -> SHAPExi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %steps = arith.constant STEPS : index
  %w = tensor.dim %x, %c1 : SHAPExi1>
  %r = scf.for %i = %c0 to %steps step %c1 iter_args(%so_far = %x) -> (SHAPExi1>) {
    %o = tensor.extract %p[%i] : tensor<16xi64>
    %at = arith.index_cast %o : i64 to index
    %one = tensor.extract_slice %so_far[0, 0] [2, %w] [1, 1] : SHAPExi1> to tensor<2x?xi1>
    %other = tensor.extract_slice %so_far[%at, 0] [2, %w] [1, 1] : SHAPExi1> to tensor<2x?xi1>
    %g = arith.xori %one, %other : tensor<2x?xi1>
    %s = tensor.insert_slice %g into %so_far[%at, 0] [2, %w] [1, 1]
        : tensor<2x?xi1> into SHAPExi1>
    scf.yield %s : SHAPExi1>
  }
  return %r : SHAPExi1>
}
"""
"""Each step reads what the step before made at three places, of which none is another's."""


def _text(steps: int, columns: str) -> str:
    return TEXT.replace("SHAPE", f"tensor<4x{columns}").replace("STEPS", str(steps))


def _formed(steps: int, columns: str) -> ModuleOp:
    """The kernels, and the program that launches them."""
    ctx = frontend.context()
    module = frontend.parse(_text(steps, columns), "steps.mlir", ctx)
    run(module, ctx, resolve("auto", module, ctx).passes, places=())
    return module


@pytest.mark.parametrize("columns", thorough_but(["6", "?"], lambda each: each == "6"))
def test_ops_grow_with_steps(columns: str) -> None:
    """What is read several times is computed once: two steps more would be nine times as many."""
    few, many = (sum(1 for _ in _formed(steps, columns).walk()) for steps in (4, 6))
    assert many < 4 * few


@pytest.mark.parametrize("case", thorough_but([(5, "6"), (2, "?")], lambda case: case[0] < 5))
def test_they_are_what_numpy_says(case: tuple[int, str]) -> None:
    """Of sizes that a call tells too, at places that are computed."""
    steps, columns = case
    sizes = {"arg0.shape[1]": 6} if columns == "?" else {}
    Compiled.of(_text(steps, columns)).agrees(sizes)
