"""Loops that are kept: what their kernels compute, and that the check sees what is changed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from xdsl.dialects import memref, scf

from gemmc import frontend
from gemmc.dialects.tile.elements import TransferWriteOp
from gemmc.driver import compile_module, resolve
from gemmc.interpret import run
from gemmc.ir import walk_type
from gemmc.pipeline import alone, load
from gemmc.pipeline import run as run_passes

PIPELINE = (
    "keep-loops,debufferize,normalize-contractions,form-program,share-kernels,allocate-workspaces"
)

ROWS = """
func.func @main(%a: memref<9x9xf32>) {
  affine.for %i = 1 to 9 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        %x = affine.load %a[%i, %k] : memref<9x9xf32>
        %y = affine.load %a[%k, %j] : memref<9x9xf32>
        %z = affine.load %a[%i, %j] : memref<9x9xf32>
        %m = arith.mulf %x, %y : f32
        %s = arith.subf %z, %m : f32
        affine.store %s, %a[%i, %j] : memref<9x9xf32>
      }
    }
  }
  return
}
"""

TENSORS = """
func.func @main(%a: tensor<9x9xf32>) -> tensor<9x9xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %r = scf.for %i = %c1 to %n step %c1 iter_args(%t = %a) -> (tensor<9x9xf32>) {
    %r1 = scf.for %j = %c0 to %i step %c1 iter_args(%u = %t) -> (tensor<9x9xf32>) {
      %z = tensor.extract %u[%i, %j] : tensor<9x9xf32>
      %s = scf.for %k = %c0 to %j step %c1 iter_args(%acc = %z) -> (f32) {
        %x = tensor.extract %u[%i, %k] : tensor<9x9xf32>
        %y = tensor.extract %u[%k, %j] : tensor<9x9xf32>
        %m = arith.mulf %x, %y : f32
        %d = arith.subf %acc, %m : f32
        scf.yield %d : f32
      }
      %v = tensor.insert %s into %u[%i, %j] : tensor<9x9xf32>
      scf.yield %v : tensor<9x9xf32>
    }
    scf.yield %r1 : tensor<9x9xf32>
  }
  return %r : tensor<9x9xf32>
}
"""


def wanted(a: Any) -> Any:
    found = a.copy()
    for i in range(1, 9):
        for j in range(i):
            for k in range(j):
                found[i, j] -= found[i, k] * found[k, j]
    return found


def inputs() -> Any:
    return np.random.default_rng(1).standard_normal((9, 9)).astype(np.float32)


@pytest.mark.parametrize("text", [ROWS, TENSORS], ids=["memory", "tensors"])
def test_steps_are_taken_in_order(text: str) -> None:
    module, a = frontend.parse(text), inputs()
    on_memory = "memref" in text
    compile_module(module, PIPELINE if on_memory else PIPELINE.replace("debufferize,", ""))
    assert np.array_equal(outputs(module, [a])[0], wanted(a))


def outputs(module: Any, arrays: Any) -> Any:
    """What a program or a kernel makes of arrays."""
    found: Any = run(module, arrays)
    return getattr(found, "outputs", found)


def kernels(text: str) -> Any:
    """The module of a nest, whose kernels have threads."""
    module = frontend.parse(text)
    ctx = frontend.context()
    compile_module(module, PIPELINE, ctx=ctx)

    with alone(module, "main_0") as inner:
        run_passes(inner, ctx, load("form-sequential").passes)
        return inner.clone()


def test_a_thread_computes_the_same_bits() -> None:
    a = inputs()
    assert np.array_equal(outputs(kernels(ROWS), [a])[0], wanted(a))


def _shorter(module: Any) -> None:
    loop = walk_type(module, scf.ForOp)[-1]
    loop.operands[1] = loop.lb


def _dropped(module: Any) -> None:
    store = [op for op in walk_type(module, TransferWriteOp) if op.again is not None][0]
    store.detach()
    store.erase()


def _once(module: Any) -> None:
    for op in walk_type(module, TransferWriteOp):
        op.again = None


@pytest.mark.parametrize("mutate", [_shorter, _dropped, _once])
def test_what_is_changed_is_seen(mutate: Any) -> None:
    module, a = kernels(ROWS), inputs()
    mutate(module)
    try:
        found = outputs(module, [a])[0]
    except Exception as error:
        assert "written twice" in str(error)
    else:
        assert not np.array_equal(found, wanted(a))


def test_a_tensor_that_is_read_once_it_is_replaced_is_refused() -> None:
    late = TENSORS.replace("tensor.extract %u[%k, %j]", "tensor.extract %t[%k, %j]")
    module = frontend.parse(late)
    with pytest.raises(Exception, match="tensors that are read before others are made of them"):
        compile_module(module, "keep-loops")


def test_a_program_that_is_refused_otherwise_keeps_its_loops() -> None:
    text = ROWS.replace("9", "64")
    module = frontend.parse(text)
    found = resolve("auto", module, frontend.context())
    assert found.passes[0].name == "keep-loops"
    short = resolve("auto", frontend.parse(ROWS), frontend.context())
    assert all(each.name != "keep-loops" for each in short.passes)
    assert walk_type(module, memref.StoreOp)
