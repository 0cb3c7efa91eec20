"""Recurrences in the memory of arguments, and loops that are none, against the reference."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import frontend, reference
from gemmc.dialects.tile.recurrence import RecurrenceOp
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.ir import walk_type

Array = np.ndarray[Any, Any]

READ_LATER = """
func.func @main(%h: memref<8xf32>, %w: memref<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20 : index
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %w0 = bufferization.to_tensor %w : memref<8x8xf32> to tensor<8x8xf32>
  %h0 = bufferization.to_tensor %h : memref<8xf32> to tensor<8xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %h0) -> (tensor<8xf32>) {
    %p = linalg.matvec ins(%w0, %a : tensor<8x8xf32>, tensor<8xf32>) outs(%zero : tensor<8xf32>) -> tensor<8xf32>
    %q = arith.addf %p, %h0 : tensor<8xf32>
    %q1 = linalg.matvec ins(%w0, %q : tensor<8x8xf32>, tensor<8xf32>) outs(%zero : tensor<8xf32>) -> tensor<8xf32>
    %q2 = arith.addf %q1, %h0 : tensor<8xf32>
    scf.yield %q2 : tensor<8xf32>
  }
  bufferization.materialize_in_destination %r in writable %h : (tensor<8xf32>, memref<8xf32>) -> ()
  func.return
}"""

STACKED_OVER = """
func.func @main(%xs: memref<20x8xf32>, %w: memref<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20 : index
  %n1 = arith.constant 19 : index
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %w0 = bufferization.to_tensor %w : memref<8x8xf32> to tensor<8x8xf32>
  %x0 = bufferization.to_tensor %xs : memref<20x8xf32> to tensor<20x8xf32>
  %em = tensor.empty() : tensor<20x8xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero, %all = %em) -> (tensor<8xf32>, tensor<20x8xf32>) {
    %p = linalg.matvec ins(%w0, %a : tensor<8x8xf32>, tensor<8xf32>) outs(%zero : tensor<8xf32>) -> tensor<8xf32>
    %j = arith.subi %n1, %i : index
    %x = tensor.extract_slice %x0[%j, 0] [1, 8] [1, 1] : tensor<20x8xf32> to tensor<8xf32>
    %q = arith.addf %p, %x : tensor<8xf32>
    %m = tensor.insert_slice %q into %all[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<20x8xf32>
    scf.yield %q, %m : tensor<8xf32>, tensor<20x8xf32>
  }
  bufferization.materialize_in_destination %r#1 in writable %xs : (tensor<20x8xf32>, memref<20x8xf32>) -> ()
  func.return
}"""

ROWS_AROUND = """
func.func @main(%x: memref<64x256xf32>, %y: tensor<64x256xf32>) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 300 : index
  %ninf = arith.constant dense<-1000.0> : tensor<64xf32>
  %zero = arith.constant dense<0.0> : tensor<64xf32>
  %x0 = bufferization.to_tensor %x : memref<64x256xf32> to tensor<64x256xf32>
  %m = linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0)>], iterator_types=["parallel","reduction"]} ins(%x0: tensor<64x256xf32>) outs(%ninf: tensor<64xf32>) {
  ^bb0(%e: f32, %o: f32):
    %g = arith.maximumf %e, %o : f32
    linalg.yield %g : f32 } -> tensor<64xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %y) -> (tensor<64x256xf32>) {
    %p = math.tanh %a : tensor<64x256xf32>
    %q = arith.subf %y, %p : tensor<64x256xf32>
    scf.yield %q : tensor<64x256xf32>
  }
  bufferization.materialize_in_destination %r in writable %x : (tensor<64x256xf32>, memref<64x256xf32>) -> ()
  %t = linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0)>,affine_map<(d0,d1)->(d0)>], iterator_types=["parallel","reduction"]} ins(%y, %m: tensor<64x256xf32>, tensor<64xf32>) outs(%zero: tensor<64xf32>) {
  ^bb0(%e: f32, %mm: f32, %o: f32):
    %d = arith.subf %e, %mm : f32
    %ex = math.exp %d : f32
    %g = arith.addf %ex, %o : f32
    linalg.yield %g : f32 } -> tensor<64xf32>
  func.return %t : tensor<64xf32>
}"""

TRIANGLE = """
func.func @main(%w: tensor<8x8xf32>, %s: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20 : index
  %four = arith.constant 4 : index
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %s) -> (tensor<8xf32>) {
    %p = linalg.matvec ins(%w, %a : tensor<8x8xf32>, tensor<8xf32>) outs(%zero : tensor<8xf32>) -> tensor<8xf32>
    %m = arith.minsi %i, %four : index
    %q = scf.for %j = %c0 to %m step %c1 iter_args(%b = %p) -> (tensor<8xf32>) {
      %c = arith.addf %b, %s : tensor<8xf32>
      scf.yield %c : tensor<8xf32>
    }
    scf.yield %q : tensor<8xf32>
  }
  func.return %r : tensor<8xf32>
}"""

NOTHING = TRIANGLE.replace("to %m", "to %four").replace("scf.yield %q", "scf.yield %a").replace(
    "func.return %r", "%u = arith.addf %r, %s : tensor<8xf32>\n  func.return %u"
)  # fmt: skip

NARROW = """
func.func @main(%w: tensor<8x8xf32>, %s: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20 : index
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %none = arith.constant dense<0> : tensor<8xi4>
  %one = arith.constant dense<1> : tensor<8xi4>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %s, %k = %none) -> (tensor<8xf32>, tensor<8xi4>) {
    %p = linalg.matvec ins(%w, %a : tensor<8x8xf32>, tensor<8xf32>) outs(%zero : tensor<8xf32>) -> tensor<8xf32>
    %l = arith.addi %k, %one : tensor<8xi4>
    scf.yield %p, %l : tensor<8xf32>, tensor<8xi4>
  }
  %u = arith.extsi %r#1 : tensor<8xi4> to tensor<8xi32>
  func.return %r#0, %u : tensor<8xf32>, tensor<8xi32>
}"""


def _of(*shapes: tuple[int, ...]) -> list[Array]:
    rng = np.random.default_rng(0)
    return [(rng.integers(-3, 4, shape) / 16).astype(np.float32) for shape in shapes]


CASES = {
    "an argument that later steps read": (READ_LATER, _of((8,), (8, 8)), 1),
    "a stack over what is read": (STACKED_OVER, _of((20, 8), (8, 8)), 1),
    "over itself": (STACKED_OVER.replace("%all = %em", "%all = %x0"), _of((20, 8), (8, 8)), 1),
    "rows around a loop": (ROWS_AROUND, _of((64, 256), (64, 256)), 1),
    "as many steps as the step's number": (TRIANGLE, _of((8, 8), (8,)), 0),
    "what changes nothing": (NOTHING, _of((8, 8), (8,)), 0),
    "no whole bytes": (NARROW, _of((8, 8), (8,)), 0),
}


@pytest.mark.parametrize("name", CASES)
def test_each_level_computes_it(name: str) -> None:
    text, inputs, count = CASES[name]
    told = reference.evaluate(frontend.parse(text, "loop.mlir"), inputs, rounded=True)
    ctx = frontend.context()
    module = frontend.parse(text, "loop.mlir", ctx)
    for each in resolve("auto", module, ctx).passes:
        each.apply(ctx, module)
        frontend.verify(module)
        if each.name == "normalize-contractions":
            assert len(walk_type(module, RecurrenceOp)) == count
        if each.name in ("form-program", "fuse-rows", "unroll-recurrences", "allocate-workspaces"):
            for found, wanted in zip(run(module, inputs), told, strict=True):
                error = np.abs(np.asarray(found, np.float64) - wanted.value).max()
                assert error <= 1e-5 * max(1.0, np.abs(wanted.value).max()), each.name
