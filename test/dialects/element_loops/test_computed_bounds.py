"""Loops over single elements as far as a number that is computed of extents."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from xdsl.dialects import scf
from xdsl.dialects.linalg.ops import GenericOp

from gemmc import frontend, reference

HEAD = """
func.func @main(%x: memref<?x?xf32>, %v: memref<?xf32>, %w: memref<?x3xf32>, %y: memref<3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = memref.dim %x, %c0 : memref<?x?xf32>
  %d1 = memref.dim %x, %c1 : memref<?x?xf32>
"""


def summed(bounds: str, row: str, column: str = "", ahead: str = "", inside: str = "") -> str:
    read = f"%x[{row}, {column}] : memref<?x?xf32>" if column else f"%v[{row}] : memref<?xf32>"
    return f"""{HEAD}{ahead}
  scf.for %j = %c0 to %c3 step %c1 {{
    scf.for %k = {bounds} {{
{inside}
      %a = memref.load {read}
      %b = memref.load %w[%k, %j] : memref<?x3xf32>
      %c = memref.load %y[%j] : memref<3xf32>
      %m = arith.mulf %a, %b : f32
      %s = arith.addf %c, %m : f32
      memref.store %s, %y[%j] : memref<3xf32>
    }}
  }}
  return
}}
"""


MULTIPLIED = summed(
    "%c0 to %n step %c1", "%p", "%q", "  %n = arith.muli %d0, %d1 : index",
    "      %p = arith.divui %k, %d1 : index\n      %q = arith.remui %k, %d1 : index",
)  # fmt: skip
FROM_TWO = summed("%c2 to %d1 step %c1", "%k")
LESS = summed(
    "%c0 to %n step %c1", "%q", "", "  %n = arith.subi %d1, %c2 : index",
    "      %q = arith.addi %k, %c2 : index",
)  # fmt: skip
EVERY_THIRD = summed("%c1 to %d1 step %c3", "%k")
IN_THE_LOOP = LESS.replace("  %n = arith.subi %d1, %c2 : index\n", "").replace(
    "    scf.for %k", "    %n = arith.subi %d1, %c2 : index\n    scf.for %k"
)
CONSTANT_IN_THE_LOOP = summed("%c0 to %e step %c1", "%k").replace(
    "    scf.for %k",
    """    %axis = arith.constant 1 : index
    %e = memref.dim %x, %axis : memref<?x?xf32>
    scf.for %k""",
)
AXIS_IN_THE_LOOP = CONSTANT_IN_THE_LOOP.replace(
    "%axis = arith.constant 1", "%axis = arith.subi %c2, %c1"
)
LEAST = summed("%c0 to %n step %c1", "%k", "%k", "  %n = arith.minsi %d0, %d1 : index")


@pytest.mark.parametrize(("text", "which"), [
    (MULTIPLIED, lambda m, n: [(k // n, k % n, k) for k in range(m * n)]),
    (FROM_TWO, lambda m, n: [(None, k, k) for k in range(2, n)]),
    (LESS, lambda m, n: [(None, k + 2, k) for k in range(n - 2)]),
    (EVERY_THIRD, lambda m, n: [(None, k, k) for k in range(1, n, 3)]),
    (IN_THE_LOOP, lambda m, n: [(None, k + 2, k) for k in range(n - 2)]),
    (CONSTANT_IN_THE_LOOP, lambda m, n: [(None, k, k) for k in range(n)]),
    (AXIS_IN_THE_LOOP, lambda m, n: [(None, k, k) for k in range(n)]),
    (LEAST, lambda m, n: [(k, k, k) for k in range(min(m, n))]),
])  # fmt: skip
@pytest.mark.parametrize(("m", "n"), [(1, 1), (2, 2), (3, 5), (4, 11), (6, 4)])
def test_sums(text: str, which: Any, m: int, n: int) -> None:
    module = frontend.parse(text, "loops.mlir", frontend.context())
    frontend.verify(module)
    assert not any(isinstance(op, scf.ForOp) for op in module.walk())
    given = np.random.default_rng(0)
    shapes = (m, n), (n,), (m * n, 3), (3,)
    x, v, w, y = (np.asarray(given.integers(-4, 5, each), np.float32) for each in shapes)
    wanted = y.copy()
    for row, column, k in which(m, n):
        wanted += (v[column] if row is None else x[row, column]) * w[k]
    (found,) = reference.evaluate(module, [x, v, w, y], rounded=False)
    np.testing.assert_array_equal(found.value, wanted)


@pytest.mark.parametrize("ahead", [
    "  %o = arith.subi %d1, %c3 : index\n  %n = arith.divsi %o, %c2 : index",
    "  %o = arith.subi %d1, %d0 : index\n  %n = arith.remsi %o, %c3 : index",
    "  %o = arith.subi %d1, %d0 : index\n  %n = arith.divui %o, %c2 : index",
    "  %o = arith.muli %d1, %d0 : index\n  %n = arith.divui %o, %d1 : index",
])  # fmt: skip
def test_what_is_below_zero_or_may_divide_by_it_is_not_put_ahead(ahead: str) -> None:
    text = summed("%c1 to %n step %c1", "%k", "", ahead)
    module = frontend.parse(text, "loops.mlir", frontend.context())
    frontend.verify(module)
    assert not any(isinstance(op, GenericOp) for op in module.walk())


def test_every_second_of_none() -> None:
    text = summed("%c0 to %d1 step %c2", "%k")
    module = frontend.parse(text, "loops.mlir", frontend.context())
    frontend.verify(module)
    given = [np.ones(each, np.float32) for each in ((1, 0), (0,), (0, 3), (3,))]
    (found,) = reference.evaluate(module, given, rounded=False)
    np.testing.assert_array_equal(found.value, np.ones(3))


def test_a_number_of_a_call_is_data() -> None:
    """The smaller of it and a constant tells no extent: so many steps are taken of as many as there
    may be, as in loops over anything else."""
    text = LEAST.replace("%y: memref<3xf32>)", "%y: memref<3xf32>, %t: index)")
    text = text.replace("arith.minsi %d0, %d1", "arith.minsi %t, %c3")
    module = frontend.parse(text, "loops.mlir", frontend.context())
    frontend.verify(module)
    assert any(isinstance(op, scf.ForOp) for op in module.walk())
    assert not any(isinstance(op, GenericOp) for op in module.walk())
