"""Loops that a condition or a number ends, of at most so many steps, as one step: the same as NumPy
computes, whichever step is the last."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend
from gemmc.dialects.tile.recurrence import RecurrenceOp
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.ir import walk_type
from gemmc.pipeline import Pipeline
from gemmc.pipeline import run as run_passes
from gemmc.transforms.problem._counted_whiles import most_steps

Array = np.ndarray[Any, Any]

STEP = """
    %e = tensor.empty() : tensor<8xf32>
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %m = linalg.matvec ins(%a, %x : tensor<8x8xf32>, tensor<8xf32>) outs(%f : tensor<8xf32>)
        -> tensor<8xf32>
    %y = arith.addf %m, %b : tensor<8xf32>
    %j = arith.addi %i, %one : i32
"""

SMALL = """
    %n = arith.constant 0 : index
    %first = tensor.extract %VALUE[%n] : tensor<8xf32>
    %small = arith.cmpf olt, %first, %limit : f32
    %few = arith.cmpi slt, %COUNT, %most : i32
    %go = arith.andi %few, %small : i1
"""

HEAD = """
func.func @main(%a: tensor<8x8xf32>, %b: tensor<8xf32>, %limit: f32, %end: i32)
    -> (tensor<8xf32>, i32) {
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %most = arith.constant MOST : i32
"""

WHILE = f"""{HEAD}
  %r:2 = scf.while (%x = %b, %i = %none) : (tensor<8xf32>, i32) -> (tensor<8xf32>, i32) {{
    {SMALL.replace("VALUE", "x").replace("COUNT", "i")}
    scf.condition(%go) %x, %i : tensor<8xf32>, i32
  }} do {{
  ^bb0(%x: tensor<8xf32>, %i: i32):
    {STEP}
    scf.yield %y, %j : tensor<8xf32>, i32
  }}
  return %r#0, %r#1 : tensor<8xf32>, i32
}}"""

DO_WHILE = f"""{HEAD}
  %r:2 = scf.while (%x = %b, %i = %none) : (tensor<8xf32>, i32) -> (tensor<8xf32>, i32) {{
    {STEP}
    {SMALL.replace("VALUE", "y").replace("COUNT", "j")}
    scf.condition(%go) %y, %j : tensor<8xf32>, i32
  }} do {{
  ^bb0(%x: tensor<8xf32>, %i: i32):
    scf.yield %x, %i : tensor<8xf32>, i32
  }}
  return %r#0, %r#1 : tensor<8xf32>, i32
}}"""

FOR = f"""{HEAD}
  %last = arith.minsi %end, %most : i32
  %r:2 = scf.for %k = %none to %last step %one iter_args(%x = %b, %i = %none)
      -> (tensor<8xf32>, i32) : i32 {{
    {STEP}
    scf.yield %y, %j : tensor<8xf32>, i32
  }}
  return %r#0, %r#1 : tensor<8xf32>, i32
}}"""


@cache
def made(text: str, most: int) -> ModuleOp:
    """Its kernels, one of which has a step's sums."""
    ctx = frontend.context()
    module = frontend.parse(text.replace("MOST", str(most)), "t.mlir", ctx)
    frontend.verify(module)
    pipeline: Pipeline = resolve("auto", module, ctx)
    names = [each.name for each in pipeline.passes]
    until = names.index("normalize-contractions") + 1
    run_passes(module, ctx, pipeline.passes[:until], places=())
    assert len(list(walk_type(module, RecurrenceOp))) == 1
    run_passes(module, ctx, pipeline.passes[until:], places=())
    return module


def computed(text: str, most: int, *inputs: Array) -> list[Array]:
    """What its kernels make, as they are on tensors."""
    return [np.asarray(each) for each in run(made(text, most), [*inputs])]


def inputs(limit: float, end: int = 0) -> list[Array]:
    a = np.eye(8, dtype=np.float32)
    b = np.arange(8, dtype=np.float32) + 1
    return [a, b, np.array(limit, np.float32), np.array(end, np.int32)]


@pytest.mark.parametrize("most", [40, 300])
@pytest.mark.parametrize("limit", [0.0, 7.0, 1e9])
def test_a_condition_ends_it(limit: float, most: int) -> None:
    given = inputs(limit)
    found, count = computed(WHILE, most, *given)
    steps = min(most, max(0, int(limit) - 1))  # it begins at 1, and a step adds 1
    assert count == steps
    assert np.array_equal(found, given[1] * (steps + 1))


@pytest.mark.parametrize("limit", [0.0, 7.0, 1e9])
def test_a_condition_behind_the_step_ends_it(limit: float) -> None:
    given = inputs(limit)
    found, count = computed(DO_WHILE, 40, *given)
    steps = min(40, max(1, int(limit) - 1))
    assert count == steps
    assert np.array_equal(found, given[1] * (steps + 1))


@pytest.mark.parametrize("end", [-3, 0, 5, 19, 100])
def test_a_number_ends_it(end: int) -> None:
    given = inputs(0.0, end)
    found, count = computed(FOR, 20, *given)
    steps = min(20, max(0, end))
    assert count == steps
    assert np.array_equal(found, given[1] * (steps + 1))


INLINED = """
#none = affine_map<() -> ()>
func.func @main(%b: tensor<8xf32>, %limit: f32) -> (tensor<8xf32>, tensor<i32>) {
  %most = arith.constant MOST : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : index
  %none = arith.constant dense<0> : tensor<i32>
  %e = tensor.empty() : tensor<i1>
  %f = tensor.empty() : tensor<i32>
  %r:2 = scf.while (%x = %b, %i = %none) : (tensor<8xf32>, tensor<i32>)
      -> (tensor<8xf32>, tensor<i32>) {
    %few = linalg.generic {indexing_maps = [#none], iterator_types = []} outs(%e : tensor<i1>) {
    ^bb0(%out: i1):
      %n = tensor.extract %i[] : tensor<i32>
      %c = arith.cmpi slt, %n, %most : i32
      linalg.yield %c : i1
    } -> tensor<i1>
    %both = linalg.generic {indexing_maps = [#none], iterator_types = []}
        outs(%e : tensor<i1>) {
    ^bb0(%out: i1):
      %v = tensor.extract %x[%zero] : tensor<8xf32>
      %small = arith.cmpf olt, %v, %limit : f32
      %t = tensor.extract %few[] : tensor<i1>
      %c = arith.andi %small, %t : i1
      linalg.yield %c : i1
    } -> tensor<i1>
    %go = tensor.extract %both[] : tensor<i1>
    scf.condition(%go) %x, %i : tensor<8xf32>, tensor<i32>
  } do {
  ^bb0(%x: tensor<8xf32>, %i: tensor<i32>):
    %y = arith.addf %x, %b : tensor<8xf32>
    %j = linalg.generic {indexing_maps = [#none], iterator_types = []} outs(%f : tensor<i32>) {
    ^bb0(%out: i32):
      %n = tensor.extract %i[] : tensor<i32>
      %c = arith.addi %n, %one : i32
      linalg.yield %c : i32
    } -> tensor<i32>
    scf.yield %y, %j : tensor<8xf32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<i32>
}"""
"""What `linalg-inline-scalar-operands` leaves: bodies read the counter from around them."""


@pytest.mark.parametrize("limit", [0.0, 4.0, 1e9])
def test_bodies_that_read_the_counter_around_them(limit: float) -> None:
    b = np.arange(8, dtype=np.float32) + 1
    ctx = frontend.context()
    module = frontend.parse(INLINED.replace("MOST", "6"), "t.mlir", ctx)
    run_passes(module, ctx, resolve("auto", module, ctx).passes, places=())
    found, count = run(module, [b, np.array(limit, np.float32)])
    steps = min(6, max(0, int(limit) - 1))
    assert count == steps and np.array_equal(found, b * (steps + 1))


CLAMPED = (
    WHILE.replace("MOST : i32", "MOST : i32\n  %last = arith.minsi %end, %most : i32")
    .replace("%i, %most : i32", "%i, %last : i32")
)  # fmt: skip
"""As WHILE, to a number of the call, but to no more than a constant."""


@pytest.mark.parametrize("end", [-3, 0, 5, 100])
def test_a_number_of_the_call_ends_it(end: int) -> None:
    given = inputs(1e9, end)
    found, count = computed(CLAMPED, 40, *given)
    steps = min(40, max(0, end))
    assert count == steps
    assert np.array_equal(found, given[1] * (steps + 1))


HALVED = """
func.func @main(%b: tensor<8xf32>, %limit: f32) -> (tensor<8xf32>, f32) {
  %c0 = arith.constant 0 : index
  %start = arith.constant 8.0 : f32
  %half = arith.constant 0.5 : f32
  %least = arith.constant 0.125 : f32
  %t = scf.while (%t = %start) : (f32) -> f32 {
    %first = tensor.extract %b[%c0] : tensor<8xf32>
    %far = arith.mulf %first, %t : f32
    %large = arith.cmpf ogt, %far, %limit : f32
    %more = arith.cmpf ogt, %t, %least : f32
    %go = arith.andi %large, %more : i1
    scf.condition(%go) %t : f32
  } do {
  ^bb0(%t: f32):
    %u = arith.mulf %t, %half : f32
    scf.yield %u : f32
  }
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%t : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = arith.mulf %b, %f : tensor<8xf32>
  return %r, %t : tensor<8xf32>, f32
}"""
"""A line search: a step is halved until it is short enough, or as short as it may be."""


@pytest.mark.parametrize("limit", [100.0, 3.0, -1.0])
def test_a_float_ends_it(limit: float) -> None:
    b = np.arange(8, dtype=np.float32) + 1
    ctx = frontend.context()
    module = frontend.parse(HALVED, "t.mlir", ctx)
    run_passes(module, ctx, resolve("auto", module, ctx).passes, places=())
    found, step = run(module, [b, np.array(limit, np.float32)])
    wanted = {100.0: 8.0, 3.0: 2.0, -1.0: 0.125}[limit]
    assert step == wanted and np.array_equal(found, b * wanted)


def bits(op: str, start: int, by: int, predicate: str = "ne", kind: str = "i32") -> str:
    """A loop that goes on while a word is something else than 0."""
    return f"""
func.func @main(%b: tensor<8xf32>) -> tensor<8xf32> {{
  %start = arith.constant {start} : {kind}
  %by = arith.constant {by} : {kind}
  %none = arith.constant 0 : {kind}
  %r:2 = scf.while (%i = %start, %x = %b) : ({kind}, tensor<8xf32>) -> ({kind}, tensor<8xf32>) {{
    %go = arith.cmpi {predicate}, %i, %none : {kind}
    scf.condition(%go) %i, %x : {kind}, tensor<8xf32>
  }} do {{
  ^bb0(%i: {kind}, %x: tensor<8xf32>):
    %y = arith.addf %x, %b : tensor<8xf32>
    %j = arith.{op} %i, %by : {kind}
    scf.yield %j, %y : {kind}, tensor<8xf32>
  }}
  return %r#1 : tensor<8xf32>
}}"""


COUNTS = {
    "shifted right": (bits("shrui", 40, 1, "sgt"), 6),
    "an index shifted right": (bits("shrui", 8, 1, "ugt", "index"), 4),
    "shifted right from below 0": (bits("shrui", -1, 4), 8),
    "shifted right with its sign": (bits("shrsi", -16, 1), None),
    "shifted left": (bits("shli", 3, 8), 4),
    "shifted by too much": (bits("shrui", 40, 32), None),
    "the larger with a sign": (bits("maxsi", -5, 0), 1),
    "the smaller without a sign": (bits("minui", -5, 0), 1),
    "the larger without a sign": (bits("maxui", -5, 0), None),
    "the larger of one bit with a sign": (bits("maxsi", 1, 0, kind="i1"), 1),
    "halved": (HALVED, 6),
    "less by less": (HALVED.replace("mulf %t, %half", "subf %t, %half"), 16),
    "by an exact quotient": (HALVED.replace("mulf %t, %half", "divf %t, %half")
                             .replace("constant 0.5", "constant 4.0"), 3),
    "by a quotient": (HALVED.replace("mulf %t, %half", "divf %t, %half")
                      .replace("constant 0.5", "constant 3.0"), None),
    "rounded to what it was": (HALVED.replace("mulf %t, %half", "subf %t, %half")
                               .replace("constant 0.5", "constant 1.0e-9"), None),
    "until infinity": (HALVED.replace("constant 0.5", "constant 2.0"), None),
    "in bodies": (INLINED.replace("MOST", "37"), 37),
    "up": (WHILE.replace("MOST", "37"), 37),
    "behind the step": (DO_WHILE.replace("MOST", "37"), 36),
    "in threes": (WHILE.replace("MOST", "37").replace("constant 1 ", "constant 3 "), 13),
    "down": (WHILE.replace("MOST", "-9").replace("constant 1 ", "constant -2 ")
             .replace("cmpi slt", "cmpi sgt"), 5),
    "to a least of two": (WHILE.replace("MOST", "37").replace("%few = arith.cmpi slt, %i, %most",
        "%last = arith.minsi %end, %most : i32 %few = arith.cmpi slt, %i, %last"), 37),
    "to a least of two, ahead": (CLAMPED.replace("MOST", "37"), 37),
    "from it": (CLAMPED.replace("MOST", "37").replace("cmpi slt, %i, %last",
                "cmpi sgt, %last, %i"), 37),
    "to a least of two without a sign": (CLAMPED.replace("MOST", "37").replace("minsi %end, %most",
        "minsi %end, %most : i32 %least = arith.minui %end, %last0", 1)
        .replace("%last = arith.minsi", "%last0 = arith.minsi").replace("%i, %last", "%i, %least"),
        None),
    "by a condition that is true": (HALVED.replace("mulf %t, %half", "addf %t, %minus").replace(
        "%u = ", "%yes = arith.constant true %minus = arith.sitofp %yes : i1 to f32 %u = "), 8),
    "until it": (CLAMPED.replace("MOST", "37").replace("cmpi slt", "cmpi ne"), None),
    "above it": (CLAMPED.replace("MOST", "37").replace("cmpi slt", "cmpi sgt"), None),
    "never": (WHILE.replace("MOST", "37").replace("andi %few", "ori %few"), None),
    "by a value": (WHILE.replace("MOST", "37").replace("%i, %most", "%i, %end"), None),
    "too many": (WHILE.replace("MOST", "5000"), None),
}  # fmt: skip


@pytest.mark.parametrize("name", COUNTS)
def test_what_is_counted(name: str) -> None:
    text, steps = COUNTS[name]
    (loop,) = walk_type(frontend.parse(text, "t.mlir"), scf.WhileOp)
    assert most_steps(loop) == steps
