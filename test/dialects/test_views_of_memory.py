"""Types of views that leave something open, or say it of one element, agree with their ops."""

from __future__ import annotations

import pytest

from gemmc.frontend import parse, verify

M = "memref<4x8xf32>"


@pytest.mark.parametrize("op, result", [
    ("memref.subview %m[1, 0] [2, 8] [1, 1]", "memref<2x8xf32, strided<[8, 1], offset: 8>>"),
    ("memref.subview %m[1, 0] [2, 8] [1, 1]", "memref<2x8xf32, strided<[?, ?], offset: ?>>"),
    ("memref.subview %m[%n, 0] [2, 8] [1, 1]", "memref<2x8xf32, strided<[8, 1], offset: ?>>"),
    ("memref.subview %m[0, 0] [%n, 8] [1, 1]", "memref<?x8xf32, strided<[8, 1]>>"),
    ("memref.subview %m[0, 0] [2, 8] [%n, 1]", "memref<2x8xf32, strided<[?, 1]>>"),
    ("memref.subview %m[1, 0] [1, 8] [1, 1]", "memref<1x8xf32, strided<[99, 1], offset: 8>>"),
    ("memref.subview %m[1, 0] [1, 8] [1, 1]", "memref<8xf32, strided<[1], offset: 8>>"),
    ("memref.cast %m", "memref<?x?xf32, strided<[?, ?], offset: ?>>"),
    ("memref.cast %m", "memref<*xf32>"),
    ("memref.memory_space_cast %m", "memref<4x8xf32, 1>"),
    ("memref.transpose %m (d0, d1) -> (d1, d0)", "memref<8x4xf32, strided<[1, 8]>>"),
    ("memref.transpose %m (d0, d1) -> (d1, d0)",
     "memref<8x4xf32, affine_map<(d0, d1) -> (d1 * 8 + d0)>>"),
])  # fmt: skip
def test_a_type_that_agrees_is_taken(op: str, result: str) -> None:
    body = f"%0 = {op} : {M} to {result}"
    text = f"func.func @f(%m: {M}, %n: index) {{\n  {body}\n  return\n}}"
    verify(parse(text, "t.mlir"))
