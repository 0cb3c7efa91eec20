"""Functions, barriers and assumptions of IREE's input level."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.pipeline import apply

TEXT = """
module @jit_main {
  util.func private @twice(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = arith.addf %x, %x : tensor<4x8xf32>
    util.return %0 : tensor<4x8xf32>
  }
  util.func public @main(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
    %0:2 = util.optimization_barrier %x, %y : tensor<4x8xf32>, tensor<4x8xf32>
    %1 = util.call @twice(%0#1) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    util.return %1, %0#0 : tensor<4x8xf32>, tensor<4x8xf32>
  }
}
"""  # noqa: E501


def test_they_are_functions_without_barriers() -> None:
    module = frontend.parse(TEXT)
    assert {op.dialect_name() for op in module.walk()} == {"builtin", "func", "arith"}


def test_they_compute_what_they_say() -> None:
    ctx = frontend.context()
    module = frontend.parse(TEXT, "t.mlir", ctx)
    frontend.verify(module)
    apply(module, ctx, resolve("auto", module, ctx))
    x, y = (np.full((4, 8), number, np.float32) for number in (1, 3))
    twice, same = run(module, [x, y])
    assert twice.tolist() == (2 * y).tolist()
    assert same.tolist() == x.tolist()


def test_a_barrier_of_other_types_is_refused() -> None:
    text = TEXT.replace("%x, %y : tensor<4x8xf32>, tensor<4x8xf32>\n", "%x : tensor<8xf32>\n")
    with pytest.raises(frontend.InputError, match=r"^t\.mlir:8:"):
        frontend.parse(text, "t.mlir")


def test_what_is_assumed_of_integers_is_left_out() -> None:
    text = """
    func.func @main(%i: index, %j: index) -> (index, index) {
      %0:2 = util.assume.int %i<umin = 1, umax = 64, udiv = 8>, %j[<umax = 4>, <>] : index, index
      return %0#1, %0#0 : index, index
    }
    """
    module = frontend.parse(text)
    function = next(op for op in module.walk() if op.name == "func.func")
    ends = next(op for op in module.walk() if op.name == "func.return")
    assert list(ends.operands) == list(reversed(function.regions[0].block.args))


def test_constants_and_numbers_that_are_narrow() -> None:
    ctx = frontend.context()
    text = """
util.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %k = util.unfoldable_constant dense<[1.0, -2.0, 4.0]> : tensor<3xf32>
  %n = util.numeric.optional_narrow %k : tensor<3xf32> as si4 {max_value = 4 : si4, min_value = -2 : si4}
  %y = arith.mulf %x, %n : tensor<3xf32>
  util.return %y : tensor<3xf32>
}
"""  # noqa: E501
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    assert {op.dialect_name() for op in module.walk()} == {"builtin", "func", "arith"}
    apply(module, ctx, resolve("auto", module, ctx))
    (found,) = run(module, [np.full(3, 3, np.float32)])
    assert found.tolist() == [3, -6, 12]
