"""The place of the largest as front ends spell it: what is decided by places of steps before, any
element behind a NaN, and conditions that are carried."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from transforms.problem.test_choices import program, rows_of
from xdsl.dialects.builtin import ModuleOp, i32

import gemmc
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.driver import compile_module
from gemmc.ir import walk_type
from gemmc.pipeline import load
from gemmc.transforms.problem._choices import choice_of
from gemmc.transforms.problem._witnesses import add_witnesses

Array = np.ndarray[Any, Any]

FORMED = "normalize-contractions{others=linalg},form-program"

KEPT = """%g = arith.cmpf {by}, %v, %a : f32
    %s = arith.select %g, %v, %a : f32
    %q = arith.cmpf oeq, %v, %a : f32
    %o = arith.{least} %p, %m : i32
    %w = arith.select %g, %p, %m : i32
    %t = arith.select %q, %o, %w : i32"""

STEPS = {
    "the first largest": (KEPT.format(by="oge", least="minsi"), 0),
    "the first smallest": (KEPT.format(by="ole", least="minsi"), 0),
    "the last largest": (KEPT.format(by="oge", least="maxsi"), 0),
    "the last largest by ogt": (KEPT.format(by="ogt", least="maxsi"), 0),
    "another start": (KEPT.format(by="oge", least="minsi"), -1),
}  # fmt: skip

ORDERED = ("the last largest", "the last largest by ogt", "another start")
"""Those whose places stay in steps: what is taken of nothing would be another one."""


def _text(name: str, rows: int, columns: int) -> str:
    steps, start = STEPS[name]
    low = "0x7F800000" if "smallest" in name else "0xFF800000"
    return program(steps, low, rows, columns).replace("constant -1", f"constant {start}")


def _formed(text: str, passes: str) -> ModuleOp:
    module = gemmc.parse(text)
    compile_module(module, load(passes))
    return module


def _wanted(name: str, x: Array) -> tuple[Array, Array]:
    """Step by step."""
    sign, start = -1 if "smallest" in name else 1, STEPS[name][1]
    values, places = np.empty(len(x), np.float32), np.empty(len(x), np.int32)
    for row, elements in enumerate(x):
        value, place = np.float32(-sign * np.inf), start
        for at, element in enumerate(elements):
            kept = sign * value > sign * element if "ogt" in name else (
                sign * value >= sign * element)  # fmt: skip
            if value == element:
                place = max(place, at) if "last" in name else min(place, at)
            elif not kept:
                place = at
            value = value if kept else element
        values[row], places[row] = value, place
    return values, places


@pytest.mark.parametrize("columns", [40, 129, 1000])
@pytest.mark.parametrize("name", STEPS)
def test_places_are_those_of_steps(name: str, columns: int) -> None:
    x = rows_of(columns)
    kernel = gemmc.compile(_text(name, *x.shape), pipeline="auto",
                           set=["split-reductions.gain=0", "-fuse-rows"])  # fmt: skip
    parts = [each["entry"] for each in kernel.manifest["kernels"] if "_parts1_" in each["entry"]]
    assert parts if columns == 1000 else columns > 40 or not parts
    found = [np.asarray(each) for each in kernel.simulate(x)]
    for each, needed in zip(found, _wanted(name, x), strict=True):
        assert np.array_equal(each, needed, equal_nan=True)


def test_lanes_share_a_row() -> None:
    for name in STEPS:
        module = _formed(_text(name, 4, 1000), f"{FORMED},split-reductions")
        found = [op for op in walk_type(module, LoopsOp) if op.result.type.element_type == i32]
        assert found and all((choice_of(op) is None) == (name in ORDERED) for op in found)
        module = _formed(_text(name, 4, 1000), f"{FORMED},split-reductions,form-loops")
        assert "tile.combine across 32" in str(module)


def test_places_that_are_no_counters_stay_in_steps() -> None:
    steps = KEPT.format(by="oge", least="minsi").replace("%g, %p, %m", "%g, %p, %z")
    text = program(f"%z = arith.muli %m, %m : i32\n    {steps}", "0xFF800000", 4, 1000)
    text = text.replace("constant -1", "constant 0")
    found = [op for op in walk_type(_formed(text, FORMED), LoopsOp) if len(op.yielded) == 2]
    assert found and all(choice_of(op) is None and not add_witnesses(op) for op in found)


CONDITION = """#all = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @main(%x: tensor<7xCOLUMNSxf32>, %y: tensor<7xCOLUMNSxi1>) -> tensor<7xi1> {
  %low = arith.constant dense<0xFF800000> : tensor<7xf32>
  %no = arith.constant dense<true> : tensor<7xi1>
  %r:2 = linalg.generic {indexing_maps = [#all, #all, #row, #row],
      iterator_types = ["parallel", "reduction"]}
      ins(%x, %y : tensor<7xCOLUMNSxf32>, tensor<7xCOLUMNSxi1>)
      outs(%low, %no : tensor<7xf32>, tensor<7xi1>) {
  ^bb0(%a: f32, %b: i1, %v: f32, %p: i1):
    %g = arith.cmpf ogt, %a, %v : f32
    %s = arith.select %g, %a, %v : f32
    %t = arith.select %g, %b, %p : i1
    linalg.yield %s, %t : f32, i1
  } -> (tensor<7xf32>, tensor<7xi1>)
  return %r#1 : tensor<7xi1>
}"""


@pytest.mark.parametrize("gain", ["0", "1000"])
@pytest.mark.parametrize("columns", [8, 129, 600])
def test_conditions_that_are_chosen(columns: int, gain: str) -> None:
    rng = np.random.default_rng(2)
    x, y = rng.integers(-9, 9, (7, columns)).astype(np.float32), rng.random((7, columns)) < 0.5
    x[0] = -np.inf
    text = CONDITION.replace("COLUMNS", str(columns))
    kernel = gemmc.compile(text, pipeline="auto", set=[f"split-reductions.gain={gain}"])
    (found,) = kernel.simulate(x, y.astype(np.int8))
    needed = y[np.arange(7), x.argmax(1)]
    needed[0] = True
    assert np.array_equal(np.asarray(found).astype(bool), needed)


def test_lanes_share_conditions() -> None:
    module = _formed(CONDITION.replace("COLUMNS", "600"), f"{FORMED},form-loops")
    assert "tile.combine" in str(module)
