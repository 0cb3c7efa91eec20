"""IREE's dispatches are the ops in them."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.pipeline import apply

X = np.arange(48, dtype=np.float32).reshape(6, 8)

READ, WRITE = (
    f"!iree_tensor_ext.dispatch.tensor<{access}:tensor<?x8xf32>>"
    for access in ("readonly", "writeonly")
)

LOAD = f"""
    %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [0, 0], sizes = [%m, 8],
      strides = [1, 1] : {READ}{{%m}} -> tensor<?x8xf32>
"""

STORE = f"""
    iree_tensor_ext.dispatch.tensor.store %1, %b, offsets = [0, 0], sizes = [%m, 8],
      strides = [1, 1] : tensor<?x8xf32> -> {WRITE}{{%m}}
"""

DOUBLED = "%1 = arith.addf %0, %0 : tensor<?x8xf32>"

WORKGROUPS = f"""
func.func @main(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {{
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %y = flow.dispatch.workgroups[%n](%x, %n) : (tensor<?x8xf32>{{%n}}, index)
      -> tensor<?x8xf32>{{%n}} = (%a: {READ}, %k: index, %b: {WRITE}) {{
    %m = iree_tensor_ext.dispatch.workload.ordinal %k, 0 : index
    {LOAD}
    {DOUBLED}
    {STORE}
    flow.return
  }} count(%k: index) -> (index, index, index) {{
    %i, %j, %l = iree_tensor_ext.dispatch.workgroup_count_from_slice(%k)
    flow.return %i, %j, %l : index, index, index
  }}
  return %y : tensor<?x8xf32>
}}
"""

EXECUTABLE = f"""
flow.executable private @part {{
  flow.executable.export public @double workgroups(%k: index) -> (index, index, index) {{
    %i, %j, %l = iree_tensor_ext.dispatch.workgroup_count_from_slice(%k)
    flow.return %i, %j, %l : index, index, index
  }}
  builtin.module {{
    func.func @double(%r: {READ}, %k: index, %w: {WRITE}) {{
      %m = iree_tensor_ext.dispatch.workload.ordinal %k, 0 : index
      %a = flow.dispatch.tie_shape %r : {READ}{{%m}}
      %b = flow.dispatch.tie_shape %w : {WRITE}{{%m}}
      {LOAD}
      {DOUBLED}
      {STORE}
      return
    }}
  }}
}}
func.func @main(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {{
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %y = flow.dispatch @part::@double[%n](%x, %n)
    : (tensor<?x8xf32>{{%n}}, index) -> tensor<?x8xf32>{{%n}}
  %z = flow.dispatch @part::@double[%n](%y, %n)
    : (tensor<?x8xf32>{{%n}}, index) -> tensor<?x8xf32>{{%n}}
  return %z : tensor<?x8xf32>
}}
"""

REGION = """
func.func @main(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %y = flow.dispatch.region[%n] -> (tensor<?x8xf32>{%n}) {
    %1 = arith.addf %x, %x : tensor<?x8xf32>
    flow.return %1 : tensor<?x8xf32>
  } count(%k: index) -> (index, index, index) {
    %i, %j, %l = iree_tensor_ext.dispatch.workgroup_count_from_slice(%k)
    flow.return %i, %j, %l : index, index, index
  }
  return %y : tensor<?x8xf32>
}
"""

CHANGED = "!iree_tensor_ext.dispatch.tensor<readwrite:tensor<6x8xf32>>"

TIED = f"""
func.func @main(%x: tensor<6x8xf32>) -> tensor<6x8xf32> {{
  %y = flow.dispatch.workgroups(%x) : (tensor<6x8xf32>) -> %x = (%a: {CHANGED}) {{
    %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [4, 0], sizes = [2, 8],
      strides = [1, 1] : {CHANGED} -> tensor<2x8xf32>
    iree_tensor_ext.dispatch.tensor.store %0, %a, offsets = [0, 0], sizes = [2, 8],
      strides = [1, 1] : tensor<2x8xf32> -> {CHANGED}
    flow.return
  }}
  return %y : tensor<6x8xf32>
}}
"""

OPEN_CHANGED = "!iree_tensor_ext.dispatch.tensor<readwrite:tensor<?x8xf32>>"

OPEN_TIED = f"""
flow.executable private @part {{
  flow.executable.export public @add workgroups(%k: index) -> (index, index, index) {{
    %i, %j, %l = iree_tensor_ext.dispatch.workgroup_count_from_slice(%k)
    flow.return %i, %j, %l : index, index, index
  }}
  builtin.module {{
    func.func @add(%r: {READ}, %w: {OPEN_CHANGED}, %k: index) {{
      %m = iree_tensor_ext.dispatch.workload.ordinal %k, 0 : index
      %a = flow.dispatch.tie_shape %r : {READ}{{%m}}
      %b = flow.dispatch.tie_shape %w : {OPEN_CHANGED}{{%m}}
      {LOAD}
      %2 = iree_tensor_ext.dispatch.tensor.load %b, offsets = [0, 0], sizes = [%m, 8],
        strides = [1, 1] : {OPEN_CHANGED}{{%m}} -> tensor<?x8xf32>
      %1 = arith.addf %0, %2 : tensor<?x8xf32>
      iree_tensor_ext.dispatch.tensor.store %1, %b, offsets = [0, 0], sizes = [%m, 8],
        strides = [1, 1] : tensor<?x8xf32> -> {OPEN_CHANGED}{{%m}}
      return
    }}
  }}
}}
func.func @main(%x: tensor<?x8xf32>) -> tensor<?x2x4xf32> {{
  %c0 = arith.constant 0 : index
  %three = arith.constant 3.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %s = flow.tensor.splat %three : tensor<?x8xf32>{{%n}}
  %y = flow.dispatch @part::@add[%n](%x, %s, %n)
    : (tensor<?x8xf32>{{%n}}, tensor<?x8xf32>{{%n}}, index) -> %s{{%n}}
  %z = flow.tensor.reshape %y : tensor<?x8xf32>{{%n}} -> tensor<?x2x4xf32>{{%n}}
  return %z : tensor<?x2x4xf32>
}}
"""
"""A dispatch changes what a splat of an open size has made, and says its size."""


def result(text: str) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """What a program makes of X, compiled."""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    apply(module, ctx, resolve("auto", module, ctx))
    return run(module, [X])[0]


@pytest.mark.parametrize("text", [WORKGROUPS, EXECUTABLE, REGION, TIED, OPEN_TIED])
def test_a_dispatch_leaves_its_ops(text: str) -> None:
    names = {op.dialect_name() for op in frontend.parse(text).walk()}
    assert not names & {"flow", "iree_tensor_ext"}


@pytest.mark.parametrize("text", [WORKGROUPS, REGION])
def test_it_computes_what_they_do(text: str) -> None:
    assert np.array_equal(result(text), 2 * X)


def test_a_dispatch_changes_what_has_open_sizes() -> None:
    assert np.array_equal(result(OPEN_TIED), (X + 3).reshape(6, 2, 4))


def test_sizes_that_are_said_again_are_left_out() -> None:
    text = REGION.replace(
        "%y = flow", "%t = flow.tensor.tie_shape %x : tensor<?x8xf32>{%n}\n  %y = flow"
    ).replace("addf %x, %x", "addf %t, %x")
    assert np.array_equal(result(text), 2 * X)


def test_a_function_may_be_dispatched_twice() -> None:
    assert np.array_equal(result(EXECUTABLE), 4 * X)


def test_a_part_that_is_stored_changes_the_operand() -> None:
    assert np.array_equal(result(TIED), np.concatenate([X[4:], X[2:]]))


def test_stores_in_loops_are_refused() -> None:
    text = WORKGROUPS.replace(STORE, f"scf.for %i = %m to %m step %m {{ {STORE} }}")
    with pytest.raises(GemmcError, match=r"^t\.mlir:14:.*directly in a dispatch; found scf\.for"):
        frontend.parse(text, "t.mlir")


def test_functions_of_no_executable_are_refused() -> None:
    text = EXECUTABLE.replace("@part::@double[%n](%y", "@part::@triple[%n](%y")
    with pytest.raises(GemmcError, match=r"flow\.dispatch: needed a function @part::@triple"):
        frontend.parse(text, "t.mlir")


def test_arguments_that_nothing_fills_are_refused() -> None:
    text = TIED.replace("(%a: ", f"(%u: {CHANGED}, %a: ")
    with pytest.raises(GemmcError, match="found 2 of 1 operands and 0 results"):
        frontend.parse(text, "t.mlir")


def test_regions_without_an_end_are_refused() -> None:
    text = REGION.replace("flow.return %1 : tensor<?x8xf32>", "")
    with pytest.raises(GemmcError, match=r"ends in flow\.return"):
        frontend.parse(text, "t.mlir")
