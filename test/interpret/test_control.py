"""Control flow that becomes straight code, products of integers, and named ops of windows and of
elements, against NumPy."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from parts import thorough_but

import gemmc
from gemmc import frontend, reference
from gemmc.driver import resolve
from gemmc.interpret import run

Array = np.ndarray[Any, Any]

LOOP = """
func.func @main(%x: tensor<4x8xf32>, %s: tensor<8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %c1 = arith.constant 1 : i32
  %none = arith.constant dense<0.0> : tensor<4x8xf32>
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %s, %all = %none)
      -> (tensor<8xf32>, tensor<4x8xf32>) : i32 {
    %n = arith.index_cast %i : i32 to index
    %row = tensor.extract_slice %x[%n, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %b = arith.subf %row, %a : tensor<8xf32>
    %more = tensor.insert_slice %b into %all[%n, 0] [1, 8] [1, 1]
        : tensor<8xf32> into tensor<4x8xf32>
    scf.yield %b, %more : tensor<8xf32>, tensor<4x8xf32>
  }
  func.return %r#0, %r#1 : tensor<8xf32>, tensor<4x8xf32>
}"""

WHILE = """
func.func @main(%x: tensor<4x8xf32>, %s: tensor<8xf32>) -> (tensor<8xf32>, i32) {
  %c0 = arith.constant FIRST : i32
  %c4 = arith.constant LAST : i32
  %c1 = arith.constant 1 : i32
  %none = arith.constant 0 : i32
  %r:3 = scf.while (%i = %c0, %a = %s) : (i32, tensor<8xf32>) -> (i32, tensor<8xf32>, i32) {
    %p = CONDITION
    scf.condition(%p) %i, %a, %i : i32, tensor<8xf32>, i32
  } do {
  ^bb0(%i: i32, %a: tensor<8xf32>, %also: i32):
    %low = arith.cmpi slt, %i, %none : i32
    %high = arith.subi %c4, %c1 : i32
    %within = arith.select %low, %none, %i : i32
    %least = arith.minsi %within, %high : i32
    %n = arith.index_cast %least : i32 to index
    %row = tensor.extract_slice %x[%n, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %b = arith.subf %row, %a : tensor<8xf32>
    %j = arith.addi %i, %c1 : i32
    scf.yield %j, %b : i32, tensor<8xf32>
  }
  func.return %r#1, %r#2 : tensor<8xf32>, i32
}"""

CHOICE = """
func.func @main(%p: i1, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  cf.br ^next(%x : tensor<4x8xf32>)
^next(%y: tensor<4x8xf32>):
  %r = scf.if %p -> (tensor<4x8xf32>) {
    %a = arith.addf %y, %y : tensor<4x8xf32>
    scf.yield %a : tensor<4x8xf32>
  } else {
    %b = math.absf %y : tensor<4x8xf32>
    scf.yield %b : tensor<4x8xf32>
  }
  func.return %r : tensor<4x8xf32>
}"""


PARTS = """
func.func @main(%x: tensor<?xf32>, %y: tensor<6xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %all = arith.addi %n, %c6 : index
  %e = tensor.empty(%all) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    outs(%e : tensor<?xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %first = arith.cmpi ult, %i, %n : index
    %v = scf.if %first -> (f32) {
      %a = tensor.extract %x[%i] : tensor<?xf32>
      scf.yield %a : f32
    } else {
      %j = arith.subi %i, %n : index
      %b = tensor.extract %y[%j] : tensor<6xf32>
      scf.yield %b : f32
    }
    linalg.yield %v : f32
  } -> tensor<?xf32>
  func.return %r : tensor<?xf32>
}"""
"""A choice in a body: a concatenation along an open size, as JAX's exporter prints it."""


def found(text: str, *inputs: Array) -> list[Array]:
    """What a program's kernels make of inputs, as they are on tensors."""
    ctx = frontend.context()
    module = frontend.parse(text, "control.mlir", ctx)
    frontend.verify(module)
    for each in resolve("auto", module, ctx).passes:
        each.apply(ctx, module)
    return [np.asarray(each) for each in run(module, inputs)]


def test_a_loop_of_known_steps_is_written_out() -> None:
    rng = np.random.default_rng(0)
    x, s = (rng.integers(-9, 9, shape).astype(np.float32) for shape in ((4, 8), (8,)))
    rows, last = list[Array](), s
    for row in x:
        last = row - last
        rows.append(last)
    for first, second in (found(LOOP, x, s), _wanted(LOOP, x, s)):
        assert (first == last).all()
        assert (second == np.stack(rows)).all()
    formed = gemmc.compile(LOOP, pipeline="auto")
    assert "scf.for" not in str(formed.manifest)


@pytest.mark.parametrize("minimum", ["arith.minsi %count, %c4", "arith.minui %c4, %count"])
@pytest.mark.parametrize("steps", [0, 1, 3, 4, 9])
def test_a_loop_of_at_most_so_many_steps_chooses_in_each(minimum: str, steps: int) -> None:
    text = LOOP.replace("%s: tensor<8xf32>)", "%s: tensor<8xf32>, %count: i32)").replace(
        "%none =", f"%last = {minimum} : i32\n  %none ="
    )
    text = text.replace("to %c4", "to %last")
    rng = np.random.default_rng(0)
    x, s = (rng.integers(-9, 9, shape).astype(np.float32) for shape in ((4, 8), (8,)))
    rows, last = np.zeros((4, 8)), s
    for number, row in enumerate(x[:steps]):
        rows[number] = last = row - last
    count = np.array(steps, np.int32)
    for first, second in (found(text, x, s, count), _wanted(text, x, s, count)):
        assert (first == last).all()
        assert (second == rows).all()


GIVEN = """
func.func @main(%c: i1, %x: memref<4x8xf32>, %o: memref<4x8xf32>) {
  %a = memref.alloc() : memref<4x8xf32>
  linalg.exp ins(%x : memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  %r = scf.if %c -> (memref<4x8xf32>) {
    linalg.negf ins(%x : memref<4x8xf32>) outs(%a : memref<4x8xf32>)
    scf.yield SIDE : memref<4x8xf32>
  } else {
    %b = memref.alloc() : memref<4x8xf32>
    linalg.abs ins(%x : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
    scf.yield %b : memref<4x8xf32>
  }
  linalg.add ins(%r, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%o : memref<4x8xf32>)
  return
}"""
"""A choice that writes memory and gives memory, as bufferization leaves `lax.cond`."""


@pytest.mark.parametrize("side", ["%a", "%x"])
@pytest.mark.parametrize("taken", [0, 1])
def test_a_choice_gives_memory(side: str, taken: int) -> None:
    x = np.linspace(-1, 1, 32, dtype=np.float32).reshape(4, 8)
    needed = (-x if side == "%a" else x) - x if taken else np.abs(x) + np.exp(x.astype(float))
    text, condition = GIVEN.replace("SIDE", side), np.array(taken, np.int8)
    for (*_, one) in (found(text, condition, x), _wanted(text, condition, x)):
        np.testing.assert_allclose(one, needed, rtol=1e-5)


PLACES = """
func.func @main(%x: tensor<4x8xf32>, %t: tensor<4xi64>, %i: index) -> (tensor<8xf32>, f32) {
  %c3 = arith.constant 3 : index
  %n = tensor.extract %t[%i] : tensor<4xi64>
  %j = arith.index_cast %n : i64 to index
  %v = tensor.extract %x[%c3, %j] : tensor<4x8xf32>
  %w = arith.negf %v : f32
  %e = tensor.empty() : tensor<8xf32>
  %r = linalg.fill ins(%w : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %r, %v : tensor<8xf32>, f32
}"""


def test_numbers_are_taken_out_at_computed_places() -> None:
    x = np.arange(32, dtype=np.float32).reshape(4, 8)
    t, i = np.array([7, 0, 5, 2], np.int64), np.array(2, np.int64)
    for first, second in (found(PLACES, x, t, i), _wanted(PLACES, x, t, i)):
        assert first.tolist() == [-29.0] * 8 and second == 29.0


@pytest.mark.parametrize("length", [1, 5, 40])
def test_a_choice_in_a_body_takes_one_of_both_sides(length: int) -> None:
    x, y = np.arange(length, dtype=np.float32), np.arange(6, dtype=np.float32) - 9
    for (one,) in (found(PARTS, x, y), _wanted(PARTS, x, y)):
        assert one.tolist() == [*x.tolist(), *y.tolist()]


def counted(condition: str, first: int = 0, last: int = 4) -> str:
    """A loop that subtracts a row in each step, while a condition holds."""
    text = WHILE.replace("FIRST", str(first)).replace("LAST", str(last))
    return text.replace("CONDITION", condition)


@pytest.mark.parametrize(
    ("text", "rows", "end"),
    [
        (counted("arith.cmpi slt, %i, %c4 : i32"), [0, 1, 2, 3], 4),
        (counted("arith.cmpi ne, %c4, %i : i32"), [0, 1, 2, 3], 4),
        (counted("arith.cmpi ult, %i, %c4 : i32", first=-1), [], -1),
        (counted("arith.cmpi slt, %i, %c4 : i32", first=-1, last=2), [0, 0, 1], 2),
        (counted("arith.cmpi sgt, %i, %c4 : i32"), [], 0),
        (counted("""arith.xori %q, %yes : i1""").replace(
            "%p = ", "%yes = arith.constant true\n %q = arith.cmpi uge, %i, %c4 : i32\n %p = "
        ), [0, 1, 2, 3], 4),
    ],
)  # fmt: skip
def test_a_loop_while_a_condition_of_constants_holds_is_written_out(
    text: str, rows: list[int], end: int
) -> None:
    rng = np.random.default_rng(0)
    x, s = (rng.integers(-9, 9, shape).astype(np.float32) for shape in ((4, 8), (8,)))
    needed = s
    for row in rows:
        needed = x[row] - needed
    for first, second in (found(text, x, s), _wanted(text, x, s)):
        assert (first == needed).all() and second == end


@pytest.mark.parametrize("limit", [2.0, 100.0, -1.0])
def test_a_loop_that_may_end_before_its_last_step_chooses(limit: float) -> None:
    text = counted("""arith.andi %few, %small : i1""").replace(
        "%p = ",
        """%few = arith.cmpi slt, %i, %c4 : i32
    %zero = arith.constant 0 : index
    %first = tensor.extract %a[%zero] : tensor<8xf32>
    %limit = arith.constant LIMIT : f32
    %small = arith.cmpf olt, %first, %limit : f32
    %p = """.replace("LIMIT", str(limit)),
    )
    x, s = np.full((4, 8), 3.0, np.float32), np.zeros(8, np.float32)
    x[:, 0] = [1, 2, 9, 9]
    needed, steps = s, 0
    while steps < 4 and needed[0] < limit:
        needed, steps = x[steps] - needed, steps + 1
    for first, second in (found(text, x, s), _wanted(text, x, s)):
        assert (first == needed).all() and second == steps


def test_the_reference_follows_no_loop_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("gemmc.reference.evaluate"), "MOST_STEPS", 200)
    text = counted("arith.cmpi sle, %none, %c1 : i32")
    x, s = np.zeros((4, 8), np.float32), np.zeros(8, np.float32)
    with pytest.raises(gemmc.GemmcError, match="scf.while: needed a loop of at most 200 steps"):
        _wanted(text, x, s)


def _wanted(text: str, *inputs: Array) -> list[Array]:
    module = frontend.parse(text, "control.mlir")
    return [each.value for each in reference.evaluate(module, inputs, rounded=True)]


@pytest.mark.parametrize("taken", [0, 1])
def test_of_a_choice_one_side_is_the_result(taken: int) -> None:
    x = np.arange(-16, 16).reshape(4, 8).astype(np.float32)
    needed = 2 * x if taken else np.abs(x)
    condition = np.array(taken, np.int8)
    for (one,) in (found(CHOICE, condition, x), _wanted(CHOICE, condition, x)):
        assert (one == needed).all()


REFUSED = {
    "bounds that are told": (
        LOOP.replace("%s: tensor<8xf32>)", "%s: tensor<8xf32>, %c5: i32)").replace(
            "to %c4", "to %c5"
        ),
        "scf.for: needed constant bounds and step; found others",
    ),
    "a million steps": (
        LOOP.replace("arith.constant 4", "arith.constant 1000000"), "needed at most 50000 steps",
    ),
    "no step": (LOOP.replace("step %c1", "step %c0"), "needed a step of 1 or more; found 0"),
    "a condition that is computed": (
        counted("arith.cmpi slt, %i, %t : i32").replace("%s: tensor<8xf32>)",
                                                        "%s: tensor<8xf32>, %t: i32)"),
        "needed a condition that ends it by a number of steps that follows from constants",
    ),
    "steps without an end": (
        counted("arith.cmpi sle, %none, %c1 : i32"),
        "scf.while: needed at most 256 steps, of 20000 ops together; found more of 11",
    ),
    "a branch back": (
        CHOICE.replace("%r = scf.if", "cf.br ^next(%y : tensor<4x8xf32>)\n  ^more:\n  %r = scf.if"),
        "cf.br: needed branches to blocks that are choices, or loops that end; found a loop that",
    ),
    "a loop without an end": (
        CHOICE.replace(
            "cf.br ^next(%x : tensor<4x8xf32>)",
            "cf.cond_br %p, ^next(%x : tensor<4x8xf32>), ^a\n^a:\n  cf.br ^a",
        ),
        "cf.br: needed branches to blocks that are choices, or loops that end; found a loop that",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_other_control_flow_is_refused_where_it_stands(name: str) -> None:
    text, message = REFUSED[name]
    with pytest.raises(gemmc.GemmcError) as caught:
        gemmc.compile(text, pipeline="auto", filename="control.mlir")
    assert message in str(caught.value)
    assert str(caught.value).startswith("control.mlir:")


def named(op: str, kinds: list[str], result: str, start: float = 0.0) -> str:
    """A named op on arguments of some types."""
    names = ", ".join(f"%a{number}" for number in range(len(kinds)))
    given = ", ".join(f"%a{number}: tensor<{kind}>" for number, kind in enumerate(kinds))
    listed = ", ".join(f"tensor<{kind}>" for kind in kinds)
    element = result.rsplit("x", 1)[-1]
    number = f"{start}" if element == "f32" else f"{int(start)}"
    return f"""
func.func @main({given}) -> tensor<{result}> {{
  %start = arith.constant dense<{number}> : tensor<{result}>
  %r = linalg.{op} ins({names} : {listed}) outs(%start : tensor<{result}>) -> tensor<{result}>
  func.return %r : tensor<{result}>
}}"""


STEPS = "{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}"
LINE = "{dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}"


def windows(x: Array) -> Array:
    """Windows of 3 by 3 of rows and columns that are the second and third dimension, in twos."""
    view = np.lib.stride_tricks.sliding_window_view(x, (3, 3), (1, 2))
    return view[:, ::2, ::2]


WINDOWS: dict[str, tuple[str, Callable[..., Any]]] = {
    "depthwise": (
        named(f"depthwise_conv_2d_nhwc_hwc {STEPS}", ["1x7x9x2xf32", "3x3x2xf32"], "1x3x4x2xf32"),
        lambda x, w: np.einsum("nhwcyx,yxc->nhwc", windows(x), w),
    ),
    "largest": (
        named(f"pooling_nhwc_max {STEPS}", ["1x7x9x2xf32", "3x3xf32"], "1x3x4x2xf32", -2.0),
        lambda x, w: np.maximum(windows(x).max((-1, -2)), -2),
    ),
    "of integers": (
        named(f"pooling_nhwc_sum {STEPS}", ["1x7x9x2xi32", "3x3xi32"], "1x3x4x2xi32", 5),
        lambda x, w: windows(x).sum((-1, -2)) + 5,
    ),
    "a line": (
        named(f"conv_1d_nwc_wcf {LINE}", ["2x8x3xf32", "3x3x4xf32"], "2x4x4xf32", 1.0),
        lambda x, w: 1 + sum(np.einsum("nwc,cf->nwf", x[:, 2 * t : 2 * t + 4], w[t])
                             for t in range(3)),
    ),
    "bytes": (
        named("matmul", ["5x7xi8", "7x6xi8"], "5x6xi32", 2),
        lambda x, w: x.astype(np.int64) @ w.astype(np.int64) + 2,
    ),
    "squares": (
        named("square", ["4x8xf32"], "4x8xf32"), lambda x: x * x,
    ),
    "whole quotients": (
        named("div", ["4x8xi32", "4x8xi32"], "4x8xi32"),
        lambda x, y: np.where(y == 0, 0, np.trunc(x / np.where(y == 0, 1, y))),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", thorough_but(WINDOWS, lambda each: each != "a line"))
def test_named_ops_are_what_numpy_makes(name: str) -> None:
    text, function = WINDOWS[name]
    module = frontend.parse(text, "named.mlir")
    inputs = reference.make_inputs(module, 3, True)
    if name == "whole quotients":
        inputs[1] = np.where(inputs[1] == 0, 3, inputs[1])
    needed = np.asarray(function(*inputs))
    for (one,) in (found(text, *inputs), _wanted(text, *inputs)):
        assert (one.astype(np.float64) == needed).all()
