"""Sorts and the largest elements: against NumPy, at every level; what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from three_ways import Compiled
from xdsl.dialects.linalg.ops import GenericOp

from gemmc import api, frontend
from gemmc.analysis.reshapes import shape_of
from gemmc.dialects import linalg_merge_sort
from gemmc.errors import GemmcError
from gemmc.reference import evaluate

Array = np.ndarray[Any, Any]

BODY = """{
  ^bb0(%a: f32, %b: f32ARGUMENTS):
    %c = arith.cmpf COMPARE, %a, %b : f32
    NAME.yield %c : i1
  }"""

SORT = f"""
func.func @main(%x: tensor<TxU>, %n: tensor<TxI>) -> (tensor<TxU>, tensor<TxI>) {{
  %0:2 = NAME.sort dimension(AXIS) outs(%x, %n : tensor<TxU>, tensor<TxI>) {BODY}
    -> tensor<TxU>, tensor<TxI>
  return %0#0, %0#1 : tensor<TxU>, tensor<TxI>
}}
"""

TOPK = f"""
func.func @main(%x: tensor<4x9xf32>, %n: tensor<4x9xi64>) -> (tensor<4x3xf32>, tensor<4x3xKIND>) {{
  %e = tensor.empty() : tensor<4x3xf32>
  %i = tensor.empty() : tensor<4x3xKIND>
  %0:2 = NAME.topk dimension(1) ins(INPUTS) outs(%e, %i : tensor<4x3xf32>, tensor<4x3xKIND>) {BODY}
    -> tensor<4x3xf32>, tensor<4x3xKIND>
  return %0#0, %0#1 : tensor<4x3xf32>, tensor<4x3xKIND>
}}
"""


def sort(shape: str = "4x9", axis: int = 1, compare: str = "olt", name: str = "tm_tensor") -> str:
    said = {
        "TxU": f"{shape}xf32", "TxI": f"{shape}xi32", "AXIS": str(axis), "COMPARE": compare,
        "NAME": name, "ARGUMENTS": ", %m: i32, %o: i32",
    }  # fmt: skip
    return replaced(SORT, said)


def topk(kind: str = "i32", given: bool = False) -> str:
    inputs = "%x, %n : tensor<4x9xf32>, tensor<4x9xi64>" if given else "%x : tensor<4x9xf32>"
    said = {
        "KIND": kind, "INPUTS": inputs, "COMPARE": "ogt", "NAME": "iree_linalg_ext",
        "ARGUMENTS": "",
    }  # fmt: skip
    return replaced(TOPK, said)


def replaced(text: str, said: dict[str, str]) -> str:
    for name, value in said.items():
        text = text.replace(name, value)
    return text


def drawn() -> tuple[Array, Array]:
    """Numbers of which several are equal, and what tells them apart."""
    numbers = np.random.default_rng(0).integers(-3, 4, (4, 9)).astype(np.float32)
    return numbers, np.arange(36, dtype=np.int32).reshape(4, 9)


def outputs(text: str, *inputs: Array) -> list[Array]:
    """Of the last IR, and the same of the PTX."""
    return Compiled.of(text).same_outputs(inputs)


def evaluated(text: str, *inputs: Array) -> list[Array]:
    """By the reference."""
    module = frontend.parse(text, "t.mlir")
    frontend.verify(module)
    return [each.value for each in evaluate(module, list(inputs), rounded=False)]


@pytest.mark.parametrize("axis", [0, 1])
def test_equal_elements_stay_in_order(axis: int) -> None:
    numbers, others = drawn()
    order = np.argsort(numbers, axis, kind="stable")
    found = outputs(sort(axis=axis), numbers, others)
    wanted = [np.take_along_axis(each, order, axis) for each in (numbers, others)]
    assert [each.tolist() for each in found] == [each.tolist() for each in wanted]


def test_a_body_that_holds_of_equal_elements() -> None:
    numbers, others = drawn()
    order = np.argsort(-numbers, 1, kind="stable")
    found = outputs(sort(compare="oge", name="iree_linalg_ext"), numbers, others)
    assert found[1].tolist() == np.take_along_axis(others, order, 1).tolist()


@pytest.fixture
def runs_of_four(monkeypatch: pytest.MonkeyPatch) -> None:
    """All rows are merged of runs of four."""
    for name, number in (("RUN", 4), ("SHORT", 0), ("FEW_PAIRS", 0)):
        monkeypatch.setattr(linalg_merge_sort, name, number)


@pytest.mark.usefixtures("runs_of_four")
@pytest.mark.parametrize("compare", ["olt", "oge"])
@pytest.mark.parametrize("length", [1, 3, 4, 5, 8, 9, 16, 17, 31, 33])
def test_merged_runs_are_in_order(length: int, compare: str) -> None:
    """Equal elements stay in order, in rows of whole runs and others, whatever the body says of
    them."""
    numbers = np.random.default_rng(1).integers(-3, 4, (3, length)).astype(np.float32)
    others = np.arange(3 * length, dtype=np.int32).reshape(3, length)
    order = np.argsort(numbers if compare == "olt" else -numbers, 1, kind="stable")
    found = evaluated(sort(f"3x{length}", compare=compare), numbers, others)
    wanted = [np.take_along_axis(each, order, 1) for each in (numbers, others)]
    assert [each.tolist() for each in found] == [each.tolist() for each in wanted]


@pytest.mark.usefixtures("runs_of_four")
@pytest.mark.parametrize("length", [4, 9, 31])
def test_no_more_of_a_run_is_kept_than_is_needed(length: int) -> None:
    numbers = np.random.default_rng(2).integers(-9, 9, (4, length)).astype(np.float32)
    for kept in {1, 3, 4, length - 1, length}:
        text = topk().replace("4x3", f"4x{kept}").replace("4x9", f"4x{length}")
        order = np.argsort(-numbers, 1, kind="stable")[:, :kept]
        found = evaluated(text, numbers, numbers.astype(np.int64))
        assert found[1].tolist() == order.tolist()


@pytest.mark.usefixtures("runs_of_four")
@pytest.mark.parametrize("axis", [0, 1])
def test_merged_at_every_level(axis: int) -> None:
    numbers, others = drawn()
    order = np.argsort(numbers, axis, kind="stable")
    found = outputs(sort(axis=axis), numbers, others)
    assert found[1].tolist() == np.take_along_axis(others, order, axis).tolist()


def test_long_rows_are_merged() -> None:
    """With a few steps for each element and level, not as many as there are elements."""
    module = frontend.parse(topk().replace("4x9", "4x50257"), "t.mlir")
    steps = [each for each in module.walk() if isinstance(each, GenericOp)]
    lengths = [shape_of(each.results[0])[1] for each in steps]
    assert lengths == [50257, 2358, 1179, 591, 297, 150, 75, 39, 21, 12, 6, 3, 3]


def test_open_sizes() -> None:
    numbers, others = drawn()
    found = outputs(sort("?x?"), numbers, others)
    assert found[0].tolist() == np.sort(numbers, 1).tolist()


def test_elements_without_an_order_are_some_of_the_rows() -> None:
    numbers, others = drawn()
    numbers[:, 4] = np.nan
    found = outputs(sort(), numbers, others)
    assert all(set(row) <= set(line) for row, line in zip(found[1], others, strict=True))


@pytest.mark.parametrize("kind", ["i32", "i64"])
def test_the_largest_and_where_they_stood(kind: str) -> None:
    numbers, _ = drawn()
    order = np.argsort(-numbers, 1, kind="stable")[:, :3]
    found = outputs(topk(kind), numbers, np.zeros((4, 9), np.int64))
    assert found[0].tolist() == np.take_along_axis(numbers, order, 1).tolist()
    assert found[1].tolist() == order.tolist()


def test_the_largest_and_what_stood_there() -> None:
    numbers, others = drawn()
    order = np.argsort(-numbers, 1, kind="stable")[:, :3]
    found = outputs(topk("i64", given=True), numbers, others.astype(np.int64))
    assert found[1].tolist() == np.take_along_axis(others, order, 1).tolist()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (sort(axis=2), "needed one of 2 dimensions; found 2"),
        (sort().replace(", %o: i32", ""), "two elements of each tensor; found f32, f32, i32"),
        (sort().replace("tensor<4x9xi32>", "tensor<4x8xi32>"), "needed tensors of one shape, and"),
        (topk().replace("4x3xf32", "5x3xf32"), "outputs of the input's shape but along"),
        (topk().replace("ins(%x : tensor<4x9xf32>) ", ""), "needed one or two inputs and two"),
    ],
)  # fmt: skip
def test_what_is_refused(text: str, message: str) -> None:
    with pytest.raises(GemmcError) as info:
        api.compile(text, pipeline="auto")
    assert message in str(info.value)
    assert info.value.where.endswith(":3")
