"""Reductions in steps that choose, in parts: the same place of the same element, whatever NaNs and
ties there are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from parts import thorough_but

import gemmc
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.driver import compile_module
from gemmc.ir import walk_type
from gemmc.pipeline import load
from gemmc.transforms.problem import _choices
from gemmc.transforms.problem._choices import Choice, choice_of
from gemmc.transforms.problem._witnesses import add_witness

Array = np.ndarray[Any, Any]

STEPS = {
    "first largest": """%g = arith.cmpf ogt, %a, %v : f32
    %s = arith.select %g, %a, %v : f32
    %t = arith.select %g, %m, %p : i32""",
    "first smallest": """%g = arith.cmpf olt, %a, %v : f32
    %s = arith.select %g, %a, %v : f32
    %t = arith.select %g, %m, %p : i32""",
    "the number of the first NaN": """%n = arith.cmpf une, %a, %a : f32
    %w = arith.cmpf oeq, %v, %v : f32
    %l = arith.cmpf ogt, %a, %v : f32
    %o = arith.ori %n, %l : i1
    %g = arith.andi %o, %w : i1
    %s = arith.select %g, %a, %v : f32
    %t = arith.select %g, %m, %p : i32""",
    "a maximum and the place of what is larger": """%g = arith.cmpf ogt, %a, %v : f32
    %s = arith.maximumf %a, %v : f32
    %t = arith.select %g, %m, %p : i32""",
}  # fmt: skip

NO_PARTS = {
    "the place is added": """%g = arith.cmpf ogt, %a, %v : f32
    %s = arith.select %g, %a, %v : f32
    %q = arith.addi %m, %p : i32
    %t = arith.select %g, %q, %p : i32""",
    "the last one that is no larger than the start": """%g = arith.cmpf ole, %a, %v : f32
    %s = arith.select %g, %a, %v : f32
    %t = arith.select %g, %m, %p : i32""",
    "a sum is compared": """%s = arith.addf %a, %v : f32
    %g = arith.cmpf ogt, %s, %v : f32
    %t = arith.select %g, %m, %p : i32""",
    "what is larger than the last one": """%g = arith.cmpf ogt, %a, %v : f32
    %s = arith.select %g, %a, %a : f32
    %t = arith.select %g, %m, %p : i32""",
    "what is larger, or below a number": """%c = arith.constant -1.0 : f32
    %l = arith.cmpf ogt, %a, %v : f32
    %n = arith.cmpf olt, %a, %c : f32
    %g = arith.ori %l, %n : i1
    %s = arith.select %g, %a, %v : f32
    %t = arith.select %g, %m, %p : i32""",
}  # fmt: skip


def program(steps: str, start: str, rows: int, columns: int) -> str:
    source, values = f"tensor<{rows}x{columns}xf32>", f"tensor<{rows}xf32>"
    places = f"tensor<{rows}xi32>"
    return f"""func.func @main(%x: {source}) -> ({values}, {places}) {{
  %low = arith.constant {start} : f32
  %no = arith.constant -1 : i32
  %e = tensor.empty() : {values}
  %f = tensor.empty() : {places}
  %i = linalg.fill ins(%low : f32) outs(%e : {values}) -> {values}
  %j = linalg.fill ins(%no : i32) outs(%f : {places}) -> {places}
  %r:2 = linalg.generic {{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
      affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>],
      iterator_types = ["parallel", "reduction"]}}
      ins(%x : {source}) outs(%i, %j : {values}, {places}) {{
  ^bb0(%a: f32, %v: f32, %p: i32):
    %k = linalg.index 1 : index
    %m = arith.index_cast %k : index to i32
    {steps}
    linalg.yield %s, %t : f32, i32
  }} -> ({values}, {places})
  return %r#0, %r#1 : {values}, {places}
}}"""


def rows_of(count: int) -> Array:
    """Ties, NaNs at the beginning, inside and at the end, infinities, zeros of both signs."""
    rng = np.random.default_rng(5)
    found = rng.integers(-2, 3, (9, count)).astype(np.float32)
    found[1, 0] = found[2, count // 2] = found[3, -1] = np.nan
    found[4, ::3] = np.nan
    found[5] = np.nan
    found[6] = -np.inf
    found[7, 1::2] = np.inf
    found[8] = np.where(found[8] == 0, -0.0, 0.0)
    return found


@pytest.mark.parametrize("columns", thorough_but([600, 301], lambda columns: columns == 301))
@pytest.mark.parametrize("name", STEPS)
def test_parts_choose_what_all_steps_choose(name: str, columns: int) -> None:
    start = "0x7F800000" if "smallest" in name else "0xFF800000"
    text = program(STEPS[name], start, 9, columns)
    apart = gemmc.compile(text, pipeline="auto", set=["split-reductions.gain=0", "-fuse-rows"])
    whole = gemmc.compile(text, pipeline="auto", set=["-split-reductions"])
    names = [each["entry"] for each in apart.manifest["kernels"]]
    assert any("_parts1_" in each for each in names)
    values = rows_of(columns)
    for one, other in zip(apart.simulate(values), whole.simulate(values), strict=True):
        assert np.array_equal(np.asarray(one), np.asarray(other), equal_nan=True)


@pytest.mark.parametrize("name", NO_PARTS)
def test_steps_that_do_not_choose_stay_in_order(name: str) -> None:
    module = gemmc.parse(program(NO_PARTS[name], "0x7F800000", 9, 40))
    compile_module(module, load("normalize-contractions{others=linalg},form-program"))
    found = [each for each in module.walk() if isinstance(each, LoopsOp) and each.keeps]
    both = [each for each in found if len(each.yielded) == 2]
    assert both
    for op in both:
        assert choice_of(op) is None
        assert not add_witness(op) or choice_of(op) is None


def test_equal_steps_are_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop of twenty steps that takes the largest in each tried all orders of values twenty
    times."""
    tried: list[str] = []
    real = _choices._is_associative  # pyright: ignore[reportPrivateUsage]

    def counted(choice: Choice) -> bool:
        tried.append(choice.loops.name)
        return real(choice)

    monkeypatch.setattr(_choices, "_is_associative", counted)
    monkeypatch.setattr(_choices, "_TRIED", {})
    for name in (*STEPS, *NO_PARTS):
        before, found = len(tried), set[bool]()
        for columns in (600, 301, 40):
            module = gemmc.parse(program({**STEPS, **NO_PARTS}[name], "0x7F800000", 9, columns))
            compile_module(module, load("normalize-contractions{others=linalg},form-program"))
            found |= {choice_of(each) is None for each in walk_type(module, LoopsOp) if each.keeps}
        assert len(tried) <= before + 1
        assert len(found) == 1
    assert len(tried) > 4


INTEGERS = """
func.func @main(%x: tensor<2x512x{kind}>) -> tensor<2x{kind}> {{
  %s = arith.constant {start} : {kind}
  %t = arith.constant 100 : i32
  %e = tensor.empty() : tensor<2x{kind}>
  %z = linalg.fill ins(%s : {kind}) outs(%e : tensor<2x{kind}>) -> tensor<2x{kind}>
  %r = linalg.generic {{indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i)>],
      iterator_types = ["parallel", "reduction"]}}
      ins(%x : tensor<2x512x{kind}>) outs(%z : tensor<2x{kind}>) {{
  ^bb0(%a: {kind}, %m: {kind}):
    {body}
    %q = arith.select %c, %a, %m : {kind}
    linalg.yield %q : {kind}
  }} -> tensor<2x{kind}>
  return %r : tensor<2x{kind}>
}}"""

COMPARED = {
    "a constant of another width": ("i16", 32767, """%w = arith.extsi %a : i16 to i32
    %c = arith.cmpi sgt, %w, %t : i32""", lambda row, _: row > 100),
    "the low bits alone": ("i32", 0, """%h = arith.trunci %a : i32 to i8
    %w = arith.extui %h : i8 to i32
    %c = arith.cmpi sgt, %w, %m : i32""", lambda element, last: (element & 255) > last),
}  # fmt: skip


@pytest.mark.parametrize("name", COMPARED)
def test_integers_that_are_compared_otherwise_are_chosen_as_by_steps(name: str) -> None:
    """The last of those that hold: a few values of the type itself would show no order."""
    kind, start, body, holds = COMPARED[name]
    text = INTEGERS.format(kind=kind, start=start, body=body)
    given = np.random.default_rng(1).integers(-500, 500, (2, 512)).astype(f"int{kind[1:]}")
    wanted = np.full(2, start, given.dtype)
    for row, elements in enumerate(given):
        for element in elements:
            if holds(int(element), int(wanted[row])):
                wanted[row] = element
    (found,) = gemmc.compile(text, pipeline="auto").simulate(given)
    assert np.array_equal(found, wanted)
