"""Sums whose steps are taken several at a time: right, and in the order of single steps."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import frontend, interpret
from gemmc.interpret.ptx.simulate import run as run_ptx
from gemmc.ir import Inserter, walk_type
from gemmc.pipeline import load, run

FORMED = "normalize-contractions{others=linalg},form-program,form-loops"


def reduced(rows: int, columns: int, axis: int) -> str:
    """A sum along an axis."""
    kept = columns if axis == 0 else rows
    return f"""func.func @main(%x: tensor<{rows}x{columns}xf32>) -> tensor<{kept}xf32> {{
  %z = arith.constant dense<0.0> : tensor<{kept}xf32>
  %r = linalg.reduce {{arith.addf}} ins(%x : tensor<{rows}x{columns}xf32>)
      outs(%z : tensor<{kept}xf32>) dimensions = [{axis}]
  func.return %r : tensor<{kept}xf32>
}}"""


def windows(size: int, window: int) -> str:
    """A sum over windows, from a start."""
    left, made = f"tensor<1x3x{size}x{size}xf32>", size - window + 1
    result, taps = f"tensor<1x3x{made}x{made}xf32>", f"tensor<3x{window}x{window}xf32>"
    return f"""func.func @main(%x: {left}, %w: {taps}, %s: {result}) -> {result} {{
  %r = linalg.depthwise_conv_2d_nchw_chw {{dilations = dense<1> : vector<2xi64>,
      strides = dense<1> : vector<2xi64>}} ins(%x, %w : {left}, {taps}) outs(%s : {result})
      -> {result}
  func.return %r : {result}
}}"""


def formed(text: str, unroll: int = 0) -> ModuleOp:
    """The kernels."""
    module = frontend.parse(text, "t.mlir")
    passes = FORMED.replace("form-loops", f"form-loops{{unroll={unroll}}}")
    run(module, Context(), load(passes).passes)
    return module


def whole(*shape: int) -> NDArray[np.float32]:
    return np.random.default_rng(1).integers(-8, 8, shape).astype(np.float32)


SHAPES = [
    *((4, length, 1) for length in (31, 32, 128, 129, 1023, 1024, 2049, 4100)),
    *((length, 40, 0) for length in (5, 8, 16, 17, 33, 64, 65, 100, 131, 250, 271)),
    *((length, 4100, 0) for length in (15, 16, 31, 33)),
]


@pytest.mark.parametrize(("rows", "columns", "axis"), SHAPES)
def test_sums_of_any_length_are_right(rows: int, columns: int, axis: int) -> None:
    made, x = gemmc.compile(reduced(rows, columns, axis), pipeline="auto"), whole(rows, columns)
    np.testing.assert_array_equal(run_ptx(made.ptx, made.manifest, [x])[0], x.sum(axis))


@pytest.mark.parametrize("unroll", [0, 1, 2, 3, 5, 64])
@pytest.mark.parametrize(("rows", "columns", "axis"), [(2, 1500, 1), (37, 12, 0), (131, 40, 0)])
def test_the_order_is_that_of_single_steps(
    rows: int, columns: int, axis: int, unroll: int
) -> None:
    text = reduced(rows, columns, axis)
    x = np.random.default_rng(2).standard_normal((rows, columns)).astype(np.float32)
    (one,), (found,) = (interpret.run(formed(text, each), [x]) for each in (1, unroll))
    assert np.asarray(one).tobytes() == np.asarray(found).tobytes()


@pytest.mark.parametrize(("size", "window"), [
    (9, 3), (12, 7), (26, 17), pytest.param(40, 33, marks=pytest.mark.thorough)])  # fmt: skip
def test_a_loop_inside_of_another_hands_on_what_it_carries(size: int, window: int) -> None:
    """Its last steps are behind it, in the outer loop's body."""
    made, count = gemmc.compile(windows(size, window), pipeline="auto"), size - window + 1
    x, w, s = whole(1, 3, size, size), whole(3, window, window), whole(1, 3, count, count)
    wanted = s + sum(
        x[:, :, i : i + count, j : j + count] * w[None, :, i : i + 1, j : j + 1]
        for i in range(window)
        for j in range(window)
    )
    np.testing.assert_array_equal(run_ptx(made.ptx, made.manifest, [x, w, s])[0], wanted)


@pytest.mark.parametrize(("operand", "number"), [(1, 20), (2, 15)])
def test_steps_that_are_left_out_are_found(operand: int, number: int) -> None:
    """Of a loop of 10 steps together, the last ones, or some between."""
    module, x = formed(reduced(30, 12, 0), 10), whole(30, 12)
    (found,) = interpret.run(module.clone(), [x])
    np.testing.assert_array_equal(found, x.sum(0))
    (loop,) = walk_type(module, scf.ForOp)
    loop.operands[operand] = Inserter.before(loop).index(number)
    (found,) = interpret.run(module, [x])
    assert not np.array_equal(found, x.sum(0))
