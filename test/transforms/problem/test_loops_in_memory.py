"""Loops in memory carry tensors, and are recurrences, where their memory can be followed; what they
compute is what they did."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend
from gemmc.dialects.in_memory import uses_of
from gemmc.dialects.tile.recurrence import RecurrenceOp
from gemmc.errors import GemmcError
from gemmc.ir import walk_type
from gemmc.reference import evaluate, main_function
from gemmc.transforms.problem.debufferize import DebufferizePass

TANH = """
linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]} ins(%s : memref<4xf32>) outs(%t : memref<4xf32>) {
^bb0(%a: f32, %b: f32):
  %c = math.tanh %a : f32
  linalg.yield %c : f32
}
"""

HEAD = """
memref.global constant @start : memref<i32> = dense<0>
func.func @main(%x: memref<{n}x4xf32>, %h: memref<4xf32>, %w: memref<4x4xf32>,
    %o: memref<{n}x4xf32>) -> memref<4xf32> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant {n} : index
"""

ROWS = """
    %r = memref.subview %x[%i, 0] [1, 4] [1, 1]
      : memref<{n}x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    %q = memref.subview %o[%i, 0] [1, 4] [1, 1]
      : memref<{n}x4xf32> to memref<4xf32, strided<[1], offset: ?>>
"""

STEP = """
    %s = memref.alloc() : memref<4xf32>
    memref.copy %r, %s : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
    linalg.vecmat ins({h}, %w : memref<4xf32>, memref<4x4xf32>) outs(%s : memref<4xf32>)
    {tanh}
    memref.copy %t, %q : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.dealloc %s : memref<4xf32>
"""

IN_PLACE = HEAD + """
  scf.for %i = %c0 to %n step %c1 {{""" + ROWS + STEP + """
  }}
  return %h : memref<4xf32>
}}
"""
"""The state is an argument, which each step overwrites."""

HANDED_ON = HEAD + """
  %e = scf.for %i = %c0 to %n step %c1 iter_args(%g = %h) -> (memref<4xf32>) {{""" + ROWS + """
    %t = memref.alloc() : memref<4xf32>""" + STEP + """
    scf.yield %t : memref<4xf32>
  }}
  return %e : memref<4xf32>
}}
"""
"""Each step takes memory for the state, as bufferization leaves it."""

SWAPPED = HEAD + """
  %m = memref.alloc() : memref<4xf32>
  memref.copy %h, %m : memref<4xf32> to memref<4xf32>
  %e:2 = scf.for %i = %c0 to %n step %c1 iter_args(%g = %h, %t = %m)
      -> (memref<4xf32>, memref<4xf32>) {{""" + ROWS + STEP + """
    scf.yield %t, %g : memref<4xf32>, memref<4xf32>
  }}
  return %e#0 : memref<4xf32>
}}
"""
"""Two states take turns: what a step is handed, it writes."""

UNTIL = HEAD + """
  %z = memref.get_global @start : memref<i32>
  %k = memref.alloc() : memref<i32>
  memref.copy %z, %k : memref<i32> to memref<i32>
  %one = arith.constant 1 : i32
  %most = arith.constant {n} : i32
  %small = arith.constant 1.0e-6 : f32
  %e:2 = scf.while (%j = %k, %g = %h) : (memref<i32>, memref<4xf32>)
      -> (memref<i32>, memref<4xf32>) {{
    %v = memref.load %j[] : memref<i32>
    %f = memref.load %g[%c1] : memref<4xf32>
    %a = math.absf %f : f32
    %p = arith.cmpi slt, %v, %most : i32
    %q = arith.cmpf ogt, %a, %small : f32
    %both = arith.andi %p, %q : i1
    %l = memref.alloc() : memref<i32>
    memref.copy %j, %l : memref<i32> to memref<i32>
    %m = memref.alloc() : memref<4xf32>
    memref.copy %g, %m : memref<4xf32> to memref<4xf32>
    scf.condition(%both) %l, %m : memref<i32>, memref<4xf32>
  }} do {{
  ^bb0(%j: memref<i32>, %g: memref<4xf32>):
    %v = memref.load %j[] : memref<i32>
    %next = arith.addi %v, %one : i32
    %l = memref.alloc() : memref<i32>
    memref.store %next, %l[] : memref<i32>
    %zero = arith.constant 0.0 : f32
    %s = memref.alloc() : memref<4xf32>
    linalg.fill ins(%zero : f32) outs(%s : memref<4xf32>)
    linalg.vecmat ins(%g, %w : memref<4xf32>, memref<4x4xf32>) outs(%s : memref<4xf32>)
    %t = memref.alloc() : memref<4xf32>
    {tanh}
    scf.yield %l, %t : memref<i32>, memref<4xf32>
  }}
  %all = memref.subview %o[0, 0] [1, 4] [1, 1]
    : memref<{n}x4xf32> to memref<4xf32, strided<[1]>>
  memref.copy %e#1, %all : memref<4xf32> to memref<4xf32, strided<[1]>>
  return %e#1 : memref<4xf32>
}}
"""
"""A condition on what is in memory ends the loop, as bufferization leaves `lax.while_loop`."""

ADD = """
    linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
        iterator_types = ["parallel"]}} ins(%t : memref<4xf32>) outs(%u : memref<4xf32>) {{
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      linalg.yield %c : f32
    }}
    scf.yield %l, %t"""

TAKEN = """
  %s = memref.alloc() : memref<4xf32>
  %u = memref.alloc() : memref<4xf32>
  memref.copy %h, %u : memref<4xf32> to memref<4xf32>
  %e:2 = scf.while"""

AROUND = (
    UNTIL.replace("    %s = memref.alloc() : memref<4xf32>\n", "")
    .replace("\n  %e:2 = scf.while", TAKEN)
    .replace("\n    scf.yield %l, %t", ADD)
    .replace("memref.copy %e#1, %all", "memref.copy %u, %all")
)
"""Steps write memory that is taken ahead of the loop: anew, or onto what is there."""


def with_open_strides(text: str) -> str:
    """A program whose arguments are at strides that a call tells, as one-shot-bufferize has them of
    functions."""
    for shape in ("4x4", "{n}x4"):
        text = text.replace(
            f"memref<{shape}xf32>", f"memref<{shape}xf32, strided<[?, ?], offset: ?>>"
        )
    rows = text.replace("strided<[1], offset: ?>", "strided<[?], offset: ?>")
    return rows.replace("strided<[1]>", "strided<[?], offset: ?>")


def debuffered(text: str) -> tuple[ModuleOp, ModuleOp]:
    """A program in memory, and on tensors."""
    ctx = frontend.context()
    module = frontend.parse(text, "loop.mlir", ctx)
    frontend.verify(module)
    source = module.clone()
    DebufferizePass().apply(ctx, module)
    module.verify()
    return source, module


@pytest.mark.parametrize(("text", "steps", "state", "once"), [
    (IN_PLACE, 40, "%h", True), (HANDED_ON, 40, "%g", True), (IN_PLACE, 4, "%h", False),
    (SWAPPED, 20, "%g", False), (UNTIL, 40, "%g", True),
    (AROUND, 40, "%g", True), (with_open_strides(HANDED_ON), 40, "%g", True),
    (with_open_strides(UNTIL), 40, "%g", True),
])  # fmt: skip
def test_loops_in_memory(text: str, steps: int, state: str, once: bool) -> None:
    """`once`: the step is compiled once."""
    tanh = TANH.replace("%t", "%h") if text is IN_PLACE else TANH
    step = text.replace("memref.copy %t, %q", "memref.copy %h, %q") if text is IN_PLACE else text
    source, made = debuffered(step.format(n=steps, h=state, tanh=tanh))
    assert bool(walk_type(made, RecurrenceOp)) == once
    rng = np.random.default_rng(0)
    shapes = [(steps, 4), (4,), (4, 4), (steps, 4)]
    uses = uses_of(main_function(source))
    inputs = [rng.normal(size=shape).astype(np.float32)
              for shape, use in zip(shapes, uses, strict=True) if use.read]  # fmt: skip
    for mine, other in zip(*(evaluate(m, inputs, rounded=False) for m in (made, source)),
                           strict=True):  # fmt: skip
        assert np.allclose(mine.value, other.value, rtol=1e-6, atol=1e-7)


def test_a_step_that_writes_what_the_loop_begins_with_stays_in_memory() -> None:
    text = AROUND.replace("%g = %h)", "%g = %u)").format(n=40, h="%g", tanh=TANH)
    with pytest.raises(GemmcError, match="needed a condition that writes no memory where values"):
        debuffered(text)
