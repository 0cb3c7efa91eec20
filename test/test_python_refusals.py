"""Calls from Python that are wrong: a GemmcError, or an InterpretError, that says what was needed."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gemmc
from gemmc.errors import GemmcError
from gemmc.interpret import InterpretError

TEXT = str(gemmc.matmul(8, 8, 8, dtype="f32"))
ONES = np.ones((8, 8), "f4")


def matmul(**given: Any) -> Callable[[], object]:
    return lambda: gemmc.matmul(8, 8, 8, **given)


def compiled(**given: Any) -> Callable[[], object]:
    return lambda: gemmc.compile(TEXT, pipeline="simt-naive", **given)


WINDOWS = """
func.func @main(%x: tensor<?xf32>, %w: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.conv_1d ins(%x, %w : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
"""

CALLS: dict[str, tuple[Callable[[], object], str]] = {
    "a change that is no list": (
        compiled(set="promote.x=3"),
        "error: pipeline: needed changes in a list; found 'promote.x=3'; give set=['promote.x=3']",
    ),
    "a change that is no text": (
        compiled(set=[5]), "error: pipeline: needed a change as text; found 5",
    ),
    "changes that are a number": (
        compiled(set=5), "error: pipeline: needed changes in a list; found 5",
    ),
    "inputs that are no arrays": (
        lambda: gemmc.interpret.run(gemmc.matmul(8, 8, 8, dtype="f32"), [[1.0], [2.0]]),
        "error: run: needed inputs that are a list of NumPy arrays; found a list",
    ),
    "inputs that are none": (
        lambda: gemmc.interpret.run(gemmc.matmul(8, 8, 8, dtype="f32"), None),  # pyright: ignore
        "error: run: needed inputs that are a list of NumPy arrays; found None",
    ),
    "inputs that are a list": (
        matmul(inputs=["bias"]),
        "error: matmul: needed inputs as a dict of names to dimensions; found a list",
    ),
    "an input's name with a space": (
        matmul(inputs={"b c": "n"}, epilogue=lambda total, b: total + b),
        "error: matmul: needed the name of an input as an identifier; found 'b c'",
    ),
    "an input's name that is a number": (
        matmul(inputs={3: "n"}, epilogue=lambda total, b: total + b),
        "error: matmul: needed the name of an input as an identifier; found 3",
    ),
    "an epilogue that is a number": (
        matmul(epilogue=3), "error: epilogue: needed a function of 1 element, the sum first; found 3",
    ),
    "an epilogue of more elements": (
        matmul(epilogue=lambda total, bias: total),
        "error: epilogue: needed a function of 1 element, the sum first; "
        "found one of (total, bias): missing a required argument: 'bias'",
    ),
    "an epilogue of fewer elements": (
        matmul(inputs={"bias": "n"}, epilogue=lambda total: total),
        "error: epilogue: needed a function of 2 elements, the sum first; "
        "found one of (total): too many positional arguments",
    ),
    "a function of NumPy": (
        matmul(epilogue=lambda total: np.exp(total)),
        "error: epilogue: needed an epilogue of Python's operators and the functions of "
        "gemmc.elementwise; found numpy.exp; take exp, log, tanh and others from there",
    ),
    "a function of math": (
        matmul(epilogue=lambda total: math.exp(total)),
        "error: epilogue: needed an epilogue of Python's operators and the functions of "
        "gemmc.elementwise; found a function of math, or float(); take exp, log, tanh and others "
        "from there",
    ),
    "a factor beyond f32": (
        matmul(epilogue=lambda total: total * 1e300),
        "error: epilogue: needed numbers that an f32 holds; found 1e+300",
    ),
    "a factor beyond any float": (
        matmul(epilogue=lambda total: total * 10**400),
        f"error: epilogue: needed numbers that an f32 holds; found {10**400}",
    ),
    "a text to run": (
        lambda: gemmc.interpret.run(TEXT, [ONES, ONES]),  # pyright: ignore
        f"error: program: needed an xDSL ModuleOp; found a text of {len(TEXT)} characters; "
        "give gemmc.parse(text)",
    ),
    "inputs of a number": (
        lambda: gemmc.reference.make_inputs(3, 0, False),  # pyright: ignore
        "error: program: needed an xDSL ModuleOp; found 3; give gemmc.parse(text)",
    ),
    "a reference of fewer inputs": (
        lambda: gemmc.reference.evaluate(gemmc.parse(TEXT), [ONES], rounded=True),
        "error: reference: needed 2 inputs; found 1",
    ),
    "a reference of other shapes": (
        lambda: gemmc.reference.evaluate(gemmc.parse(TEXT), [ONES, ONES[:4]], rounded=True),
        "error: reference: needed an array of shape [8, 8] for input 1; found [4, 8]",
    ),
    "a reference of sizes that do not fit together": (
        lambda: gemmc.reference.evaluate(gemmc.parse(WINDOWS), [ONES[0], ONES[0], ONES[0]], rounded=True),
        "<input>:3:3: error: linalg.conv_1d: needed elements inside of its tensors; found index 8 is out of bounds for axis 0 with size 8; give sizes that make it so",
    ),
}  # fmt: skip
# ruff: noqa: E501


@pytest.mark.parametrize("name", CALLS)
def test_a_wrong_call_says_what_was_needed(name: str) -> None:
    call, said = CALLS[name]
    with pytest.raises(GemmcError) as caught:
        call()
    assert str(caught.value) == said


@pytest.mark.parametrize("inputs, said", [
    ([], "0 inputs for 2 arguments"),
    ([ONES], "1 inputs for 2 arguments"),
    ([ONES, ONES[:4]], r"b of shape \[4, 8\] where \[8, 8\] is needed"),
    ([ONES[0], ONES], r"a of shape \[8\] where \[8, 8\] is needed"),
    ([ONES, ONES.astype("f8")], "b of float64 where float32 is needed"),
    ([ONES, ONES.astype("i4")], "b of int32 where float32 is needed"),
    ([ONES, ONES.astype("?")], "b of bool where float32 is needed"),
    ([ONES, ONES.astype(str)], "b of <U32 where float32 is needed"),
])  # fmt: skip
def test_a_function_runs_on_what_it_takes(inputs: list[Any], said: str) -> None:
    with pytest.raises(InterpretError, match=said):
        gemmc.interpret.run(gemmc.parse(TEXT), inputs)


@pytest.mark.parametrize("behind", ["form-kernel", "linearize"])
@pytest.mark.parametrize("kind", ["f8", "f2", "i4", "?", "U4"])
def test_a_kernel_runs_on_what_it_takes(behind: str, kind: str) -> None:
    """At each level: another type's numbers were taken as they were, or their bytes."""
    steps = gemmc.load_pipeline("simt-naive").steps(gemmc.parse(TEXT))
    (module,) = [step.module for step in steps if step.name == behind]
    with pytest.raises(InterpretError, match="where float32 is needed"):
        gemmc.interpret.run(module, [ONES, ONES.astype(kind)])
