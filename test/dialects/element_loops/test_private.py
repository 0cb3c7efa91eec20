"""Memory of a nest that each step of its outer loops stores anew before it reads it: each step may
have its own."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from dialects.element_loops.test_element_loops import both
from xdsl.dialects import scf

TEXT = """func.func @main(%x: memref<5x6xf32>, %w: memref<6x4xf32>, %y: memref<5x4xf32>) {{
  %z = arith.constant 0.0 : f32
  %m = memref.alloc() : memref<{memory}xf32>
  affine.for %i = 0 to 5 {{
    {body}
  }}
  return
}}"""

ROW = """affine.for %k = 0 to 6 {
  %a = affine.load %x[%i, %k] : memref<5x6xf32>
  %b = arith.addf %a, %a : f32
  affine.store %b, %m[0, %k] : memref<1x6xf32>
}
"""
PRODUCT = """affine.for %j = 0 to 4 {
  affine.store %z, %y[%i, %j] : memref<5x4xf32>
  affine.for %k = 0 to 6 {
    %c = affine.load %m[0, PLACE] : memref<1x6xf32>
    %d = affine.load %w[%k, %j] : memref<6x4xf32>
    %e = affine.load %y[%i, %j] : memref<5x4xf32>
    %f = arith.mulf %c, %d : f32
    %g = arith.addf %e, %f : f32
    affine.store %g, %y[%i, %j] : memref<5x4xf32>
  }
}
"""
FIRST_ROW_LEFT_OUT = "affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) {"
SUMS = """affine.for %j = 0 to 4 {
  affine.store %z, %m[%j] : memref<4xf32>
}
affine.for %k = 0 to 6 {
  affine.for %j = 0 to 4 {
    %a = affine.load %x[%i, %k] : memref<5x6xf32>
    %b = affine.load %w[%k, %j] : memref<6x4xf32>
    %c = affine.load %m[%j] : memref<4xf32>
    %d = arith.mulf %a, %b : f32
    %e = arith.addf %c, %d : f32
    affine.store %e, %m[%j] : memref<4xf32>
  }
}
affine.for %j = 0 to 4 {
  %f = affine.load %m[%j] : memref<4xf32>
  affine.store %f, %y[%i, %j] : memref<5x4xf32>
}
"""
GOES = {
    "a row that is multiplied": ("1x6", ROW + PRODUCT.replace("PLACE", "%k")),
    "a row that is read backwards": ("1x6", ROW + PRODUCT.replace("PLACE", "5 - %k")),
    "a row of sums": ("4", SUMS),
}
STAYS = {
    "a part of the memory": ("1x6", ROW.replace("0 to 6", "0 to 5") + PRODUCT),
    "every second element": ("1x6", ROW.replace("0 to 6", "0 to 6 step 2") + PRODUCT),
    "one element in all steps": ("1x6", ROW.replace("%m[0, %k]", "%m[0, 3]") + PRODUCT),
    "read ahead of the store": ("1x6", PRODUCT + ROW),
    "read between the stores": (
        "1x6",
        ROW[: ROW.rindex("}")]
        + """  %p = affine.load %m[0, 5 - %k] : memref<1x6xf32>
  affine.if affine_set<(d0) : (d0 - 2 >= 0, 5 - d0 >= 0)>(%k) {
    affine.store %p, %y[%i, %k - 2] : memref<5x4xf32>
  }
}
""",
    ),
    "stored under a condition": (
        "1x6",
        ROW.replace("affine.store", f"{FIRST_ROW_LEFT_OUT}\naffine.store").replace("\n}", "\n}\n}")
        + PRODUCT,
    ),
}  # fmt: skip


def found_in(name: str) -> tuple[list[Any], list[Any], int]:
    """What a program computes, what its steps do, and the loops that are left of it."""
    memory, body = GOES.get(name) or STAYS[name]
    text = TEXT.format(memory=memory, body=body.replace("PLACE", "%k"))
    found, wanted, module = both(text)
    return found, wanted, sum(isinstance(each, scf.ForOp) for each in module.walk())


@pytest.mark.parametrize("name", GOES)
def test_each_step_has_its_own(name: str) -> None:
    found, wanted, loops = found_in(name)
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_array_equal(one, other)
    assert loops == 0


@pytest.mark.parametrize("name", STAYS)
def test_what_a_step_before_stored_is_kept(name: str) -> None:
    """Elements that no step has stored are anything."""
    found, wanted, loops = found_in(name)
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_array_equal(one[~np.isnan(other)], other[~np.isnan(other)])
    assert loops > 0
