"""Elements that are read or written where a condition holds, at places that are outside of their
memory where it does not: nothing outside is touched."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import frontend, reference
from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.ir import walk_type
from gemmc.pipeline import apply, load
from gemmc.pipeline import run as run_passes
from gemmc.pipeline.files import for_kernels_of
from gemmc.program import each_kernel, prepared

Array = np.ndarray[Any, Any]

HEAD = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
"""
SHIFTED = f"""func.func @main(%a: memref<8xf32>, %o: memref<8xf32>) {{{HEAD}
  scf.for %i = %c0 to %n step %c1 {{
    %p = arith.addi %i, %c1 : index
    %in = arith.cmpi slt, %p, %n : index
    scf.if %in {{
      %v = memref.load %a[%p] : memref<8xf32>
      memref.store %v, %o[%i] : memref<8xf32>
    }}
  }}
  return
}}"""
MOVED = f"""func.func @main(%a: memref<8xf32>, %o: memref<8xf32>, %s: index) {{{HEAD}
  scf.for %i = %c0 to %n step %c1 {{
    %p = arith.addi %i, %s : index
    %in = arith.cmpi ult, %p, %n : index
    scf.if %in {{
      %v = memref.load %a[%p] : memref<8xf32>
      memref.store %v, %o[%i] : memref<8xf32>
    }}
  }}
  return
}}"""
STORED = MOVED.replace("%a[%p]", "%a[%i]").replace("%o[%i]", "%o[%p]")
LOOKED_UP = MOVED.replace("%s: index", "%t: memref<8xi32>").replace(
    "%p = arith.addi %i, %s : index",
    "%q = memref.load %t[%i] : memref<8xi32>\n    %p = arith.index_cast %q : i32 to index",
)
OPEN = f"""func.func @main(%a: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {{{HEAD}
  %m = tensor.dim %a, %c0 : tensor<?xf32>
  %z = arith.constant -1.0 : f32
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%w = %o) -> (tensor<?xf32>) {{
    %p = arith.addi %i, %c1 : index
    %in = arith.cmpi slt, %p, %m : index
    %v = scf.if %in -> (f32) {{
      %x = tensor.extract %a[%p] : tensor<?xf32>
      scf.yield %x : f32
    }} else {{
      scf.yield %z : f32
    }}
    %u = tensor.insert %v into %w[%i] : tensor<?xf32>
    scf.yield %u : tensor<?xf32>
  }}
  return %r : tensor<?xf32>
}}"""
PASSES = "keep-loops,debufferize,normalize-contractions,form-program,allocate-workspaces"
"""What makes a program a launch of the nest's kernel."""

PLACES = [0, 7, 8, -1, -100_000, 2**32 + 3]


def compiled(text: str, *inputs: Array) -> Array:
    """As the PTX computes it: its machine refuses what is outside of a memory."""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    wanted = reference.evaluate(module, [each.copy() for each in inputs], rounded=True)
    apply(module, ctx, resolve("auto", module, ctx))
    (found,) = run(module, inputs)
    np.testing.assert_array_equal(found, wanted[0].value)
    return found


def drawn() -> tuple[Array, Array]:
    return np.arange(1, 9, dtype=np.float32), np.arange(-17, -9, dtype=np.float32)


def moved(a: Array, o: Array, to: list[int], of: list[int]) -> Array:
    found = o.copy()
    for at, place in zip(to, of, strict=True):
        if 0 <= at < len(o) and 0 <= place < len(a):
            found[at] = a[place]
    return found


def test_the_next_element() -> None:
    a, o = drawn()
    places = list(range(8))
    wanted = moved(a, o, places, [each + 1 for each in places])
    np.testing.assert_array_equal(compiled(SHIFTED, a, o), wanted)


def test_a_store_to_the_next_element() -> None:
    a, o = drawn()
    places = list(range(8))
    text = SHIFTED.replace("%a[%p]", "%a[%i]").replace("%o[%i]", "%o[%p]")
    wanted = moved(a, o, [each + 1 for each in places], places)
    np.testing.assert_array_equal(compiled(text, a, o), wanted)


@pytest.mark.parametrize("by", PLACES)
def test_places_from_an_argument(by: int) -> None:
    a, o = drawn()
    here, there = list(range(8)), [each + by for each in range(8)]
    found = compiled(MOVED, a, o, np.asarray(by))
    np.testing.assert_array_equal(found, moved(a, o, here, there))
    found = compiled(STORED, a, o, np.asarray(by))
    np.testing.assert_array_equal(found, moved(a, o, there, here))


def test_places_from_memory() -> None:
    a, o = drawn()
    places = [1, -1, 3, 9, 2**31 - 1, -(2**31), 7, 8]
    found = compiled(LOOKED_UP, a, o, np.array(places, np.int32))
    np.testing.assert_array_equal(found, moved(a, o, list(range(8)), places))


def test_the_next_element_of_open_sizes() -> None:
    a, o = drawn()
    np.testing.assert_array_equal(compiled(OPEN, a, o), [*a[1:], -1])


def test_stores_in_many_steps() -> None:
    """Their steps are compiled once, where each may store what another does."""
    text = STORED.replace("8xf32", "300xf32").replace("constant 8", "constant 300")
    rng = np.random.default_rng(0)
    a, o = (rng.integers(-9, 10, 300).astype(np.float32) for _ in range(2))
    here, there = list(range(300)), [each + 1 for each in range(300)]
    np.testing.assert_array_equal(compiled(text, a, o, np.asarray(1)), moved(a, o, there, here))


def test_stores_whose_loops_are_kept() -> None:
    text = STORED.replace("8xf32", "60000xf32").replace("constant 8", "constant 60000")
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    message = r"^t\.mlir:\d+:3: error: scf.for: needed at most 50000 steps"
    with pytest.raises(GemmcError, match=message):
        prepared(module, "auto")
    assert resolve("auto", module, ctx).passes[0].name == "keep-loops"


@pytest.mark.parametrize("ptx", [False, True])
@pytest.mark.parametrize("by", [2, *PLACES])
def test_guarded_stores_of_a_loop_that_is_kept(by: int, *, ptx: bool) -> None:
    module, ctx = frontend.parse(STORED, step_by_step=True), frontend.context()
    run_passes(module, ctx, load(PASSES).passes)
    if ptx:
        for _, inner in each_kernel(module):
            nests = walk_type(inner, SequentialOp)
            made = for_kernels_of("tile.sequential" if nests else "tile.loops")
            run_passes(inner, ctx, load(made or "").passes)
    a, o = np.arange(8, dtype=np.float32), np.full(8, -3, np.float32)
    (found,) = run(module, [a, o, np.asarray(by)])
    here = list(range(8))
    np.testing.assert_array_equal(found, moved(a, o, [n + by for n in here], here))
