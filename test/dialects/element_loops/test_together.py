"""Statements of a nest that are one, and memory that each step stores anew."""

from __future__ import annotations

import numpy as np
import pytest
from dialects.element_loops.test_element_loops import both
from xdsl.dialects import scf

HEAD = """func.func @main(%a: memref<6x5xf32>, %m: memref<6xf32>, %n: memref<6xi32>, %o: memref<6x5xf32>) {
  %z = arith.constant 0.0 : f32
  %s = memref.alloc() : memref<1x1xf32>
  affine.for %i = 0 to 6 {
"""  # noqa: E501
ENTERED = "%x = affine.load %a[%i, %j] : memref<6x5xf32>\n%u = affine.load %m[%i] : memref<6xf32>\n"
LARGEST = "%l = arith.maximumf %x, %u : f32\n"
PLACES = (
    "%v = affine.load %n[%i] : memref<6xi32>\n%k = arith.index_cast %j : index to i32\n"
    "%g = arith.cmpf ogt, %x, %u : f32\n%p = arith.select %g, %k, %v : i32\n"
)
STORED = "affine.store %l, %m[%i] : memref<6xf32>\n"
PLACED = "affine.store %p, %n[%i] : memref<6xi32>\n"
ANEW = "affine.store %z, %s[0, 0] : memref<1x1xf32>\n"
SUMMED = """affine.for %j = 0 to 5 {
%x = affine.load %a[%i, %j] : memref<6x5xf32>
%t = affine.load %s[0, 0] : memref<1x1xf32>
%u = arith.addf %t, %x : f32
affine.store %u, %s[0, 0] : memref<1x1xf32>
}
"""
HANDED_ON = "%y = affine.load %s[0, 0] : memref<1x1xf32>\naffine.store %y, %m[%i] : memref<6xf32>\n"


def inner(*parts: str) -> str:
    return f"affine.for %j = 0 to 5 {{\n{''.join(parts)}}}\n"


GO = {
    "the largest and its place": inner(ENTERED, LARGEST, PLACES, STORED, PLACED),
    "the place ahead of the largest": inner(ENTERED, LARGEST, PLACES, PLACED, STORED),
    "memory stored anew": ANEW + SUMMED + HANDED_ON,
    "memory stored anew twice": ANEW + SUMMED + HANDED_ON + ANEW,
}
STAY = {
    "the largest so far is loaded anew": inner(
        ENTERED, LARGEST, STORED, PLACES.replace("%x, %u", "%x, %q").replace(
            "%g =", "%q = affine.load %m[%i] : memref<6xf32>\n%g ="), PLACED),
    "what the largest was, in another place": inner(
        ENTERED, LARGEST, STORED, "affine.store %u, %o[%i, %j] : memref<6x5xf32>\n"),
    "memory read ahead of the store": HANDED_ON + ANEW + SUMMED,
    "memory that a step before has filled": SUMMED + HANDED_ON,
}  # fmt: skip


@pytest.mark.parametrize("name", [*GO, *STAY])
def test_nest(name: str) -> None:
    body = GO.get(name) or STAY[name]
    found, wanted, module = both(f"{HEAD}{body}  }}\n  return\n}}")
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_array_equal(one, other)
    assert any(isinstance(each, scf.ForOp) for each in module.walk()) == (name in STAY)
