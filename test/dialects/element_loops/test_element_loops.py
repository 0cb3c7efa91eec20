"""Loops over single elements of programs, and what stays as it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from dialects.element_loops import oracle
from xdsl.dialects import func, scf
from xdsl.dialects.linalg.ops import GenericOp

from gemmc import frontend, reference
from gemmc.dialects.in_memory import uses_of
from gemmc.dialects.memory_types import is_memref
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.pipeline import apply

FOLDER = Path(__file__).parents[2] / "programs" / "seen"
OTHERS = (
    "dynamic", "_open_", "linear_then", "transposed_copy", "calls_in_bodies", "lu_in",
    "nussinov", "csr", "halves_exponent", "symm_triangle", "butterfly",
)  # fmt: skip
"""Programs of open sizes, of numbers, with ops of linalg beside their loops, and of loops that are
kept."""
PROGRAMS = [
    path
    for kind in ("affine", "scf")
    for path in sorted(FOLDER.glob(f"{kind}_*.mlir"))
    if not any(each in path.name for each in OTHERS)
]


def given(kind: Any) -> Any:
    """Quarters, or whole numbers, of a type."""
    found = np.asarray(np.random.default_rng(0).integers(-4, 5, kind.get_shape()))
    return found if "xi" in str(kind) else np.asarray(found / 4)


def both(text: str) -> tuple[list[Any], list[Any], Any]:
    """What the reference finds in what is written out, and what the steps compute."""
    module = frontend.parse(text, "loops.mlir", frontend.context())
    frontend.verify(module)
    function = next(each for each in oracle.read(text).walk() if isinstance(each, func.FuncOp))
    inputs = [given(each.type) for each in function.body.block.args]
    before = [each.copy() for each in inputs]
    returned = oracle.run(text, inputs)
    uses = uses_of(reference.main_function(module))
    read = [each for each, use in zip(before, uses, strict=True) if use.read]
    found = [each.value for each in reference.evaluate(module, read, rounded=False)]
    memory = [is_memref(each) for each in function.body.block.args]
    pairs = zip(inputs, uses, memory, strict=True)
    written = [each for each, use, is_memory in pairs if use.written and is_memory]
    return found, [*returned, *written], module


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_programs_become_ops_of_linalg(path: Path) -> None:
    found, wanted, module = both(path.read_text("utf-8"))
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-6, atol=1e-6)
    assert not any(isinstance(each, scf.ForOp) for each in module.walk())


def nest(body: str) -> str:
    arguments = "%x: memref<8x8xf32>, %y: memref<8x8xf32>"
    return f"func.func @main({arguments}) {{\naffine.for %i = 1 to 7 {{\n{body}\n}}\nreturn\n}}"


def guarded(condition: str, place: str = "%i + 2") -> str:
    """A store that is outside of its memory where `%in` does not hold."""
    return (
        "%a = affine.load %x[%i, 0] : memref<8x8xf32>\n%c2 = arith.constant 2 : index\n"
        f"%c5 = arith.constant 5 : index\n{condition}\nscf.if %in {{\n"
        f"affine.store %a, %y[{place}, 0] : memref<8x8xf32>\n}}"
    )


LOAD = "%a = affine.load %x[%i, 0] : memref<8x8xf32>\n"
STAYS = {
    "takes what the step before stored": (
        "%a = affine.load %y[%i - 1, 0] : memref<8x8xf32>\n"
        "affine.store %a, %y[%i, 0] : memref<8x8xf32>"
    ),
    "stores one element in all steps": LOAD + "affine.store %a, %y[2, 2] : memref<8x8xf32>",
    "stores a number that a loop carries": (
        "%z = arith.constant 0.0 : f32\n"
        "%s = affine.for %k = 0 to 8 iter_args(%t = %z) -> (f32) {\n"
        "%e = affine.load %x[%i, %k] : memref<8x8xf32>\n%u = arith.addf %t, %e : f32\n"
        "affine.store %u, %y[%i, %k] : memref<8x8xf32>\naffine.yield %u : f32\n}"
    ),
    "exchanges elements of two steps": LOAD + (
        "affine.store %a, %y[%i, 1] : memref<8x8xf32>\n"
        "%b = affine.load %y[%i + 1, 1] : memref<8x8xf32>\n"
        "affine.store %b, %y[%i, 2] : memref<8x8xf32>"
    ),
}  # fmt: skip
GOES = {
    "takes what is there before any step": (
        "%a = affine.load %y[%i + 1, 0] : memref<8x8xf32>\n"
        "affine.store %a, %y[%i, 0] : memref<8x8xf32>"
    ),
    "stores anew what it took": LOAD + (
        "%z = arith.constant 1.0 : f32\naffine.store %z, %x[%i, 0] : memref<8x8xf32>\n"
        "affine.store %a, %y[%i, 0] : memref<8x8xf32>"
    ),
    "has memory of a step's own": LOAD + (
        "%m = memref.alloca() : memref<2xf32>\n"
        "affine.store %a, %m[1] : memref<2xf32>\n%b = affine.load %m[1] : memref<2xf32>\n"
        "affine.store %b, %y[%i, 3] : memref<8x8xf32>"
    ),
    "stores at a place where that is inside": guarded("%in = arith.cmpi slt, %i, %c5 : index"),
    "stores where a bound is on the left": guarded("%in = arith.cmpi sge, %c5, %i : index"),
    "stores where two bounds hold": guarded(
        "%p = arith.cmpi sgt, %i, %c2 : index\n%q = arith.cmpi sle, %i, %c5 : index\n"
        "%in = arith.andi %p, %q : i1"
    ),
    "stores at one step": guarded("%in = arith.cmpi eq, %i, %c5 : index"),
    "stores without a sign": guarded(
        "%j = arith.subi %i, %c2 : index\n%in = arith.cmpi ult, %j, %c5 : index", "%i - 2"
    ),
    "stores on the other side": guarded(
        "%p = arith.cmpi slt, %i, %c2 : index\n%t = arith.constant true\n"
        "%in = arith.xori %p, %t : i1", "%i - 2"
    ),
    "stores where neither holds": guarded(
        "%p = arith.cmpi slt, %i, %c2 : index\n%q = arith.cmpi sgt, %i, %c5 : index\n"
        "%r = arith.ori %p, %q : i1\n%t = arith.constant true\n%in = arith.xori %r, %t : i1"
    ),
    "reads backwards": (
        "%a = affine.load %x[7 - %i, %i] : memref<8x8xf32>\n"
        "affine.store %a, %y[%i, 0] : memref<8x8xf32>"
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", [*STAYS, *GOES])
def test_nest(name: str) -> None:
    """A nest whose steps depend on each other stays, and is what it was."""
    found, wanted, module = both(nest(STAYS.get(name) or GOES[name]))
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_array_equal(one, other)
    stays = any(isinstance(each, scf.ForOp) for each in module.walk())
    assert stays == (name in STAYS)
    assert stays or any(isinstance(each, GenericOp) for each in module.walk())


OPEN_WINDOWS = """
func.func @main(%x: memref<?xf32>, %w: memref<3xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %m = arith.subi %n, %c2 : index
  %y = memref.alloc(%m) : memref<?xf32>
  scf.for %i = %c0 to %m step %c1 {
    memref.store %z, %y[%i] : memref<?xf32>
  }
  scf.for %i = %c0 to %m step %c1 {
    scf.for %k = %c0 to %c3 step %c1 {
      %at = arith.addi %i, %k : index
      %a = memref.load %x[%at] : memref<?xf32>
      %b = memref.load %w[%k] : memref<3xf32>
      %c = memref.load %y[%i] : memref<?xf32>
      %d = arith.mulf %a, %b : f32
      %e = arith.addf %c, %d : f32
      memref.store %e, %y[%i] : memref<?xf32>
    }
  }
  return %y : memref<?xf32>
}
"""


def test_windows_of_open_memory() -> None:
    """A sum of two counters is a place in all of a memory whose size a call tells, and a loop goes
    as far as memory is taken."""
    module = frontend.parse(OPEN_WINDOWS, "loops.mlir", frontend.context())
    frontend.verify(module)
    assert not any(isinstance(op, scf.ForOp) for op in module.walk())
    x, w = np.arange(9, dtype=np.float32), np.array([1, 2, 4], np.float32)
    (found,) = reference.evaluate(module, [x, w], rounded=False)
    assert found.value.tolist() == np.convolve(x, w[::-1], "valid").tolist()


def open_nest(outer: str) -> str:
    return f"""
func.func @rows(%n: index, %a: memref<?x4xf64>, %b: memref<?xf64>, %c: memref<?xf64>) {{
  %c0 = arith.constant 0 : index
  %d = memref.dim %c, %c0 : memref<?xf64>
  affine.for %i = 0 to {outer} {{
    affine.for %j = 0 to 3 {{
      %0 = affine.load %a[%j, %j] : memref<?x4xf64>
      %1 = affine.load %b[%j] : memref<?xf64>
      %2 = arith.mulf %0, %1 : f64
      affine.store %2, %b[%j] : memref<?xf64>
    }}
  }}
  return
}}"""


@pytest.mark.parametrize(("outer", "stay"), [("1", 0), ("%d", 1)])
def test_a_part_of_memory_of_open_sizes(outer: str, stay: int) -> None:
    """What is surely done touches so many elements; what may not be done at all, touches none."""
    module = frontend.parse(open_nest(outer), "loops.mlir", frontend.context())
    frontend.verify(module)
    assert sum(isinstance(each, scf.ForOp) for each in module.walk()) == stay


def test_remainders_of_what_is_smaller_anyway_are_left_out() -> None:
    """A flattened image, of which each place takes neighbours of the image as it was, around its
    borders; the places that are stored are those of the counters."""
    found, wanted, _ = both("""
func.func @cross(%x: tensor<16xi32>) -> tensor<16xi32> {
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.for %i = 0 to 4 iter_args(%a = %x) -> (tensor<16xi32>) {
    %1 = affine.for %j = 0 to 4 iter_args(%b = %a) -> (tensor<16xi32>) {
      %2 = arith.muli %i, %c4 : index
      %3 = arith.addi %2, %j : index
      %at = arith.remui %3, %c16 : index
      %4 = arith.addi %3, %c4 : index
      %below = arith.remui %4, %c16 : index
      %5 = tensor.extract %x[%at] : tensor<16xi32>
      %6 = tensor.extract %x[%below] : tensor<16xi32>
      %7 = arith.subi %5, %6 : i32
      %8 = tensor.insert %7 into %b[%at] : tensor<16xi32>
      affine.yield %8 : tensor<16xi32>
    }
    affine.yield %1 : tensor<16xi32>
  }
  return %0 : tensor<16xi32>
}""")
    np.testing.assert_array_equal(found[0], wanted[0])


ASSERTED = """
func.func @main(%table: tensor<9x4xf32>, %at: tensor<6xi64>, %out: tensor<6x4xf32>)
    -> tensor<6x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c9 = arith.constant 9 : index
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%rows = %out) -> (tensor<6x4xf32>) {
    %s = scf.for %j = %c0 to %c4 step %c1 iter_args(%w = %rows) -> (tensor<6x4xf32>) {
      %n = tensor.extract %at[%i] : tensor<6xi64>
      %p = arith.index_cast %n : i64 to index
      %below = arith.cmpi slt, %p, %c9 : index
      cf.assert %below, "index must be smaller than dim size"
      %v = tensor.extract %table[%p, %j] : tensor<9x4xf32>
      %x = tensor.insert %v into %w[%i, %j] : tensor<6x4xf32>
      scf.yield %x : tensor<6x4xf32>
    }
    scf.yield %s : tensor<6x4xf32>
  }
  return %r : tensor<6x4xf32>
}"""
"""A gather of torch behind `convert-linalg-to-loops`, which says of each index that it is one."""


def test_assertions_on_elements_are_left_out() -> None:
    module = frontend.parse(ASSERTED, "loops.mlir", frontend.context())
    names = [each.name for each in module.walk()]
    assert not {"cf.assert", "scf.for"}.intersection(names) and "linalg.generic" in names
    table, at = np.arange(36, dtype=np.float32).reshape(9, 4), np.array([8, 0, 3, 3, 7, 1])
    given = [table, at, np.zeros((6, 4), np.float32)]
    (found,) = reference.evaluate(module, given, rounded=False)
    np.testing.assert_array_equal(found.value, table[at])


UNFINISHED = """
func.func @main(%x: memref<8xi32>, %y: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %low = arith.constant 7 : i32
  scf.for %i = %c0 to %c4 step %c1 {
    %f:2 = scf.for %j = %c0 to %c3 step %c1 iter_args(%s = %two, %t = %none) -> (i32, i32) {
      scf.yield %t, %s : i32, i32
    }
    scf.for %k = %c0 to %c8 step %c1 {
      %a = arith.andi %f#1, %low : i32
      %at = arith.index_cast %a : i32 to index
      %v = memref.load %x[%at] : memref<8xi32>
      %last = arith.subi %c7, %i : index
      memref.store %v, %y[%last] : memref<8xi32>
    }
  }
  return
}"""
"""Several steps store one element, which shows when the body has been begun."""


def test_a_body_that_is_not_finished_reads_nothing() -> None:
    found, wanted, module = both(UNFINISHED)
    assert [each.tolist() for each in found] == [each.tolist() for each in wanted]
    users = [each.operation for value in reference.main_function(module).body.block.args
             for each in value.uses]  # fmt: skip
    assert users and {*users} <= {*module.walk()}


SEARCHED = """
func.func @main(%s: tensor<16xf32>, %q: tensor<5xf32>) -> tensor<5xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %e = tensor.empty() : tensor<5xi32>
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %e) -> (tensor<5xi32>) {
    %v = tensor.extract %q[%i] : tensor<5xf32>
    %low = scf.for %k = %c0 to %c4 step %c1 iter_args(%lo = %c0) -> (index) {
      %by = arith.shrui %c8, %k : index
      %at = arith.addi %lo, %by : index
      %x = tensor.extract %s[%at] : tensor<16xf32>
      %below = arith.cmpf ole, %x, %v : f32
      %n = arith.select %below, %at, %lo : index
      scf.yield %n : index
    }
    %place = arith.index_cast %low : index to i32
    %row = tensor.from_elements %place : tensor<1xi32>
    %n = tensor.insert_slice %row into %a[%i] [1] [1] : tensor<1xi32> into tensor<5xi32>
    scf.yield %n : tensor<5xi32>
  }
  return %r : tensor<5xi32>
}
"""


def test_an_index_that_elements_choose_is_carried() -> None:
    """A binary search, in a loop that is left as it is."""
    ctx = frontend.context()
    module = frontend.parse(SEARCHED, "search.mlir", ctx)
    frontend.verify(module)
    s, q = np.arange(0, 32, 2, dtype=np.float32), np.array([3, 0, 30, 17, 99], np.float32)
    apply(module, ctx, resolve("auto", module, ctx))
    (found,) = run(module, [s, q])
    assert np.asarray(found).tolist() == [1, 0, 15, 8, 15]
