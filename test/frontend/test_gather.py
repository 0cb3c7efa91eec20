"""Elements and slices at the places that indices say, against NumPy."""

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
func.func @main(%x: tensor<SOURCExf32>, %at: tensor<INDICES>, %o: tensor<OUTxf32>) -> tensor<OUTxf32> {
  %0 = iree_linalg_ext.gather dimension_map = [MAP]
      ins(%x, %at : tensor<SOURCExf32>, tensor<INDICES>) outs(%o : tensor<OUTxf32>) {
  ^bb0(%new: f32, %old: f32):
    %c = arith.mulf %new, %old : f32
    iree_linalg_ext.yield YIELDED : f32
  } -> tensor<OUTxf32>
  return %0 : tensor<OUTxf32>
}
"""  # noqa: E501


def text(source: str, indices: str, out: str, mapped: str, yielded: str = "%c") -> str:
    said = {"SOURCE": source, "INDICES": indices, "OUT": out, "MAP": mapped, "YIELDED": yielded}
    made = TEXT
    for name, value in said.items():
        made = made.replace(name, value)
    return made


def drawn(*shape: int) -> Array:
    return np.random.default_rng(sum(shape)).integers(-9, 9, shape).astype(np.float32)


def found(program: str, *inputs: Array) -> list[Array]:
    """By the reference, and by the kernels on tensors."""
    ctx = frontend.context()
    module = frontend.parse(program, "t.mlir", ctx)
    frontend.verify(module)
    wanted = evaluate(module.clone(), inputs, rounded=True)[0].value
    apply(module, ctx, resolve("auto", module, ctx))
    return [wanted, np.asarray(run(module, inputs)[0])]


OPEN = """
func.func @main(%x: tensor<?x5xf32>, %at: tensor<3x?x2xi64>, %n: index) -> tensor<3x?xf32> {
  %o = tensor.empty(%n) : tensor<3x?xf32>
  %0 = iree_linalg_ext.gather dimension_map = [1, 0]
      ins(%x, %at : tensor<?x5xf32>, tensor<3x?x2xi64>) outs(%o : tensor<3x?xf32>)
      -> tensor<3x?xf32>
  return %0 : tensor<3x?xf32>
}
"""


def test_a_size_that_a_caller_passes_is_that_of_the_indices() -> None:
    x, at = drawn(7, 5), np.array([[[n % 5, n % 7] for n in range(r, r + 4)] for r in range(3)])
    for each in found(OPEN, x, at, np.int64(4)):
        assert each.tolist() == x[at[..., 1], at[..., 0]].tolist()


def test_rows_of_a_table() -> None:
    x, at, o = drawn(7, 5), np.array([6, 0, 3], np.int32), drawn(3, 5)
    for given in ("3xi32", "3x1xi32"):
        program = text("7x5", given, "3x5", "0")
        for each in found(program, x, at.reshape(-1, 1) if "x1" in given else at, o):
            assert each.tolist() == (x[at] * o).tolist()


def test_pairs_of_indices_in_another_order_and_slices_between() -> None:
    x, at, o = drawn(4, 3, 6), np.array([[[5, 1], [0, 3]]], np.int64), drawn(1, 2, 3)
    wanted = x[at[..., 1], :, at[..., 0]]
    for each in found(text("4x3x6", "1x2x2xi64", "1x2x3", "2, 0", "%new"), x, at, o):
        assert each.tolist() == wanted.tolist()


def test_open_sizes() -> None:
    x, at, o = drawn(9, 4), np.array([8, 8, 1, 0, 2], np.int32), drawn(5, 4)
    for each in found(text("?x4", "?xi32", "?x4", "0"), x, at, o):
        assert each.tolist() == (x[at] * o).tolist()


def test_without_a_body_the_element_is_written() -> None:
    x, at, o = drawn(7, 5), np.array([6, 0, 3], np.int32), drawn(3, 5)
    program = text("7x5", "3xi32", "3x5", "0")
    start, end = program.index(" {\n  ^bb0"), program.index(" -> tensor<3x5xf32>\n  return")
    for each in found(program[:start] + program[end:], x, at, o):
        assert each.tolist() == x[at].tolist()


@pytest.mark.parametrize(("program", "message"), [
    (text("7x5", "3xi32", "3x5", "2"), "needed different dimensions of 2; found [2]"),
    (text("7x5", "3x2xi32", "3", "0, 0"), "needed different dimensions of 2; found [0, 0]"),
    (text("7x5", "3xf32", "3x5", "0"), "needed integers as indices; found tensor<3xf32>"),
    (text("7x5", "3xi32", "3", "0, 1"), "needed indices whose last dimension is 2"),
    (text("7x5", "3xi32", "3x4", "0"), "needed an output and a result of tensor<3x5xf32>"),
    (text("7x5", "3xi32", "3x5", "0", "%c, %c").replace("%c, %c : f32", "%c, %c : f32, f32"),
     "needed a body of two f32 that yields one; found another"),
    (text("7x5", "3xi32", "3x5", "0").replace("%x, %at : tensor<7x5xf32>, ", "%at : "),
     "needed a source, indices and an output, all tensors"),
])  # fmt: skip
def test_what_is_none_is_refused(program: str, message: str) -> None:
    with pytest.raises(GemmcError) as info:
        frontend.parse(program, "t.mlir")
    assert message in str(info.value)
    assert str(info.value).startswith("t.mlir:3:3: error: iree_linalg_ext.gather:")
