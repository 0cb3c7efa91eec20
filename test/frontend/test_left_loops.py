"""Loops of blocks that are left at several places, as `break` and `return` in them print: what
kernels make of them, by both machines."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from three_ways import Compiled

import gemmc

made = cache(Compiled.of)
"""A program's artifact, which several cases run."""

FOUND = """
func.func @main(%x: tensor<8x16xf32>, %lim: tensor<f32>) -> (tensor<16xf32>, tensor<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<16xf32>
  %l = tensor.extract %lim[] : tensor<f32>
  cf.br ^head(%c0, %zero : index, tensor<16xf32>)
^head(%i: index, %acc: tensor<16xf32>):
  %less = arith.cmpi slt, %i, %c8 : index
  cf.cond_br %less, ^body, ^done(%acc : tensor<16xf32>)
^body:
  %v = tensor.extract %x[%i, %c0] : tensor<8x16xf32>
  %big = arith.cmpf ogt, %v, %l : f32
  cf.cond_br %big, ^found, ^go
^go:
  %neg = arith.constant -1.0 : f32
  %small = arith.cmpf olt, %v, %neg : f32
  %next = arith.addi %i, %c1 : index
  cf.cond_br %small, ^head(%next, %acc : index, tensor<16xf32>), ^add
^add:
  %row = tensor.extract_slice %x[%i, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
  %s = arith.addf %acc, %row : tensor<16xf32>
  cf.br ^head(%next, %s : index, tensor<16xf32>)
^found:
  %fi = arith.index_cast %i : index to i32
  %t = tensor.from_elements %fi : tensor<i32>
  return %acc, %t : tensor<16xf32>, tensor<i32>
^done(%r: tensor<16xf32>):
  %m = arith.constant dense<-1> : tensor<i32>
  return %r, %m : tensor<16xf32>, tensor<i32>
}
"""
"""The sum of the rows in front of the first that begins with more than a limit, and its number;
rows that begin with less than -1 are left out."""


def _wanted(x: np.ndarray, limit: float) -> tuple[np.ndarray, int]:
    total = np.zeros(16, np.float32)
    for number, row in enumerate(x):
        if row[0] > limit:
            return total, number
        if row[0] >= -1:
            total = total + row
    return total, -1


@pytest.mark.parametrize("limit", [-3.0, 1.0, 2.0, 9.0])
def test_a_loop_that_a_row_ends(limit: float) -> None:
    x = np.random.default_rng(3).integers(-2, 5, (8, 16)).astype(np.float32)
    total, number = _wanted(x, limit)
    for found in made(FOUND).outputs([x, np.array(limit, np.float32)]).values():
        assert np.array_equal(found[0], total)
        assert int(np.asarray(found[1])) == number


IN_MEMORY = """
func.func @main(%x: memref<8x16xf32>, %y: memref<16xf32>, %lim: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %l = memref.load %lim[%c0] : memref<1xf32>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %less = arith.cmpi slt, %i, %c8 : index
  cf.cond_br %less, ^body, ^done
^body:
  %v = memref.load %x[%i, %c0] : memref<8x16xf32>
  %big = arith.cmpf ogt, %v, %l : f32
  cf.cond_br %big, ^done, ^add
^add:
  %row = memref.subview %x[%i, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%row : memref<16xf32, strided<[1], offset: ?>>) outs(%y : memref<16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %a, %o : f32
    linalg.yield %r : f32
  }
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next : index)
^done:
  return
}
"""  # noqa: E501
"""Rows are added to memory until one begins with more than a limit."""


@pytest.mark.parametrize("limit", [-3.0, 1.0, 2.0, 9.0])
def test_steps_behind_the_last_write_no_memory(limit: float) -> None:
    """All eight are taken, and ask whether the loop has ended ahead of them."""
    random = np.random.default_rng(4)
    x = random.integers(-2, 5, (8, 16)).astype(np.float32)
    before = random.integers(-2, 5, 16).astype(np.float32)
    total = before.copy()
    for row in x:
        if row[0] > limit:
            break
        total += row
    inputs = [x, before, np.array([limit], np.float32)]
    for (found,) in made(IN_MEMORY).outputs(inputs).values():
        assert np.array_equal(found, total)


WRITES_AHEAD = """
func.func @main(%x: memref<8xf32>, %y: memref<8xf32>, %lim: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %l = memref.load %lim[%c0] : memref<1xf32>
  %r = scf.while (%i = %c0) : (index) -> index {
    %v = memref.load %x[%i] : memref<8xf32>
    memref.store %v, %y[%i] : memref<8xf32>
    %less = arith.cmpi slt, %i, %c8 : index
    %small = arith.cmpf olt, %v, %l : f32
    %on = arith.andi %less, %small : i1
    scf.condition(%on) %i : index
  } do {
  ^bb0(%j: index):
    %next = arith.addi %j, %c1 : index
    scf.yield %next : index
  }
  return
}
"""


def test_a_condition_that_writes_memory_is_refused() -> None:
    """It is asked once more than the loop has steps."""
    message = r"memref.store: needed a condition that writes no memory where values end a loop"
    with pytest.raises(gemmc.GemmcError, match=message):
        gemmc.compile(WRITES_AHEAD, pipeline="auto")
