"""Loops over single elements inside of a loop that carries memory, as bufferization leaves a scan:
what is read may be the memory of any step before, what is stored is the step's own."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.dialects import scf
from xdsl.dialects.linalg.ops import GenericOp

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.ir import walk_type
from gemmc.pipeline import apply

HEAD = """
func.func @main(%x: memref<5x8xf32>, %s: memref<8xf32>) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %first = memref.alloc() : memref<8xf32>
  memref.copy %s, %first : memref<8xf32> to memref<8xf32>
"""

INNER = """
    PLACE
    scf.for %j = %c0 to %c8 step %c1 {
      %a = memref.load %x[%k, %j] : memref<5x8xf32>
      %b = memref.load SOURCE[%j] : memref<8xf32>
      %c = arith.subf %a, %b : f32
      memref.store %c, TARGET[%j] : memref<8xf32>
    }
"""

CARRIED = f"""{HEAD}
  %r = scf.for %k = %c0 to %c5 step %c1 iter_args(%h = %first) -> (memref<8xf32>) {{{INNER}
    scf.yield TARGET : memref<8xf32>
  }}
  return %r : memref<8xf32>
}}"""

OWN = {"PLACE": "%own = memref.alloc() : memref<8xf32>", "SOURCE": "%h", "TARGET": "%own"}
SAME = {"PLACE": "", "SOURCE": "%h", "TARGET": "%h"}
OTHER = {"PLACE": "", "SOURCE": "%h", "TARGET": "%first"}


def read(words: dict[str, str]) -> str:
    text = CARRIED
    for word, value in words.items():
        text = text.replace(word, value)
    return text


def test_what_a_step_allocates_is_none_of_what_it_is_given() -> None:
    ctx = frontend.context()
    module = frontend.parse(read(OWN), "t.mlir", ctx)
    assert len(list(walk_type(module, scf.ForOp))) == 1
    assert len(list(walk_type(module, GenericOp))) == 1
    apply(module, ctx, resolve("auto", module, ctx))
    rng = np.random.default_rng(0)
    x, s = (rng.integers(-9, 9, shape).astype(np.float32) for shape in ((5, 8), (8,)))
    needed = s
    for row in x:
        needed = row - needed
    assert np.array_equal(run(module, [x, s])[0], needed)


@pytest.mark.parametrize("words", [SAME, OTHER])
def test_what_may_be_the_same_memory_stays(words: dict[str, str]) -> None:
    """A store to memory that the loop may carry, and that a later element may read."""
    module = frontend.parse(read(words), "t.mlir")
    assert len(list(walk_type(module, scf.ForOp))) == 2
    assert not list(walk_type(module, GenericOp))


BEHIND = f"""{HEAD}
  %r = scf.for %k = %c0 to %c5 step %c1 iter_args(%h = %first) -> (memref<8xf32>) {{
    %n = memref.alloc() : memref<8xf32>
    linalg.exp ins(%h : memref<8xf32>) outs(%n : memref<8xf32>)
    scf.yield %n : memref<8xf32>
  }}
  %k = arith.constant 2 : index
  {INNER}
  return %own : memref<8xf32>
}}"""


def test_memory_behind_a_loop_is_none_that_the_loop_leaves() -> None:
    text = BEHIND.replace("SOURCE", "%r").replace("TARGET", "%own")
    module = frontend.parse(text.replace("PLACE", OWN["PLACE"]), "t.mlir")
    assert len(list(walk_type(module, GenericOp))) == 1
    early = BEHIND.replace("PLACE", "").replace("%first = ", f"{OWN['PLACE']}\n  %first = ")
    module = frontend.parse(early.replace("SOURCE", "%r").replace("TARGET", "%own"), "t.mlir")
    assert not list(walk_type(module, GenericOp))
