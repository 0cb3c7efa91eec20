"""Loops that meet what they have stored at places that data tells: kept for one thread, however
many choices their steps would be, and right."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest
from xdsl.dialects import scf

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.transforms.problem._told_places import meets_told_places

Array = np.ndarray[Any, Any]

COUNTS = """
func.func @main(%x: tensor<40xi32>, %w: tensor<40xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.constant 40 : index
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %low = arith.constant 7 : i32
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%h = %zero) -> (tensor<8xf32>) {
    %v = tensor.extract %x[%i] : tensor<40xi32>
    %b = arith.andi %v, %low : i32
    %k = arith.index_cast %b : i32 to index
    %o = tensor.extract %h[%k] : tensor<8xf32>
    %a = tensor.extract %w[%i] : tensor<40xf32>
    %n = arith.addf %o, %a : f32
    %next = tensor.insert %n into %h[%k] : tensor<8xf32>
    scf.yield %next : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}"""
"""The weights of each of eight kinds, summed."""

STACK = """
func.func @main(%x: memref<30xi32>, %stack: memref<30xi32>, %n: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.constant 30 : index
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %count = scf.for %i = %c0 to %end step %c1 iter_args(%top = %none) -> (i32) {
    %v = memref.load %x[%i] : memref<30xi32>
    %push = arith.cmpi sge, %v, %none : i32
    %last = arith.subi %top, %one : i32
    %some = arith.cmpi sgt, %top, %none : i32
    %next = scf.if %push -> (i32) {
      %at = arith.index_cast %top : i32 to index
      memref.store %v, %stack[%at] : memref<30xi32>
      %more = arith.addi %top, %one : i32
      scf.yield %more : i32
    } else {
      %less = scf.if %some -> (i32) {
        %at = arith.index_cast %last : i32 to index
        %y = memref.load %stack[%at] : memref<30xi32>
        %z = arith.addi %y, %v : i32
        memref.store %z, %stack[%at] : memref<30xi32>
        scf.yield %last : i32
      } else {
        scf.yield %top : i32
      }
      scf.yield %less : i32
    }
    scf.yield %next : i32
  }
  memref.store %count, %n[%c0] : memref<1xi32>
  return
}"""
"""Numbers are pushed; one below 0 is added to the last, which is taken off."""


def first(text: str) -> tuple[str, str]:
    """The first pass of what is chosen, and its options."""
    found = resolve("auto", frontend.parse(text), frontend.context()).passes[0]
    return found.name, f"{getattr(found, 'told', '')}"


def computed(text: str, *inputs: Array) -> list[Array]:
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    apply(module, ctx, resolve("auto", module, ctx))
    return run(module, list(inputs))


def test_sums_at_places_of_a_tensor() -> None:
    rng = np.random.default_rng(3)
    x, w = rng.integers(-50, 50, 40).astype(np.int32), rng.integers(-9, 9, 40).astype(np.float32)
    begin = time.process_time()
    (found,) = computed(COUNTS, x, w)
    assert time.process_time() - begin < 20, "written out it takes minutes"
    assert found.tolist() == [w[(x & 7) == each].sum() for each in range(8)]
    assert first(COUNTS) == ("keep-loops", "True")


def test_a_stack_in_memory() -> None:
    x = np.random.default_rng(4).integers(-9, 20, 30).astype(np.int32)
    stack, wanted, top = np.zeros(30, np.int32), np.zeros(30, np.int32), 0
    for each in x:
        if each >= 0:
            wanted[top], top = each, top + 1
        elif top:
            top -= 1
            wanted[top] += each
    found = computed(STACK, x, stack, np.zeros(1, np.int32))
    assert found[0].tolist() == wanted.tolist() and found[1].tolist() == [top]
    assert first(STACK) == ("keep-loops", "True")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("%end = arith.constant 40", "%end = arith.constant 16"),
        ("%h[%k]", "%h[%c1]"),
        ("extract %h[%k]", "extract %zero[%k]"),
    ],
    ids=["few steps", "places that are numbers", "what the loop begins with"],
)
def test_what_is_no_such_loop(old: str, new: str) -> None:
    assert old in COUNTS
    assert first(COUNTS.replace(old, new))[0] != "keep-loops"


PROBED = """
func.func @main(%x: memref<40xi32>, %h: memref<64xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.constant 20 : index
  %one = arith.constant 1 : i32
  %low = arith.constant 7 : i32
  scf.for %i = %c0 to %end step %c1 {
    %v = memref.load %x[%i] : memref<40xi32>
    %first = arith.index_cast %v : i32 to index
    %last = arith.addi %first, %c3 : index
    %r = scf.for %j = BEGIN to END step %c1 iter_args(%p = START) -> (i32) {
      %b = arith.andi %p, %low : i32
      %probed = arith.index_cast %b : i32 to index
      %o = memref.load %h[PLACE] : memref<64xi32>
      %n = arith.addi %o, %one : i32
      memref.store %n, %h[PLACE] : memref<64xi32>
      %q = arith.addi %p, %one : i32
      scf.yield %q : i32
    }
  }
  return
}"""


@pytest.mark.parametrize(
    ("begin", "end", "start", "place", "met"),
    [("%c0", "%c3", "%v", "%probed", True), ("%first", "%last", "%one", "%j", True),
     ("%c0", "%c3", "%one", "%probed", False)],
)  # fmt: skip
def test_what_an_inner_loop_begins_with_and_counts_is_told(
    begin: str, end: str, start: str, place: str, met: bool
) -> None:
    text = PROBED.replace("BEGIN", begin).replace("END", end).replace("START", start)
    module = frontend.parse(text.replace("PLACE", place), "t.mlir")
    loops = [op for op in module.walk() if isinstance(op, scf.ForOp)]
    assert meets_told_places(loops[0]) is met
