"""Memory of open sizes: what a call's arrays tell of it."""

from __future__ import annotations

import numpy as np
import pytest

from .memrefs import integers, outputs


def test_memory_of_an_open_size_that_nothing_touches() -> None:
    text = """
    func.func @main(%x: memref<4xf32>, %unread: memref<?x2xf32>) {
      linalg.add ins(%x, %x : memref<4xf32>, memref<4xf32>) outs(%x : memref<4xf32>)
      return
    }"""
    x = integers(4)
    (found,) = outputs(text, x, integers(3, 2))
    np.testing.assert_array_equal(found, 2 * x)


@pytest.mark.parametrize("rows", [1, 5])
def test_a_column_of_open_length_in_a_loop(rows: int) -> None:
    """Of a part's two sizes the one that is told is the one that its shape has."""
    text = """
    func.func @main(%x: memref<?x4xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %one = arith.constant 1.0 : f32
      scf.for %i = %c0 to %c3 step %c1 {
        %t = memref.transpose %x (d0, d1) -> (d1, d0)
            : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
        %d = memref.dim %t, %c1 : memref<4x?xf32, strided<[1, 4]>>
        %s = memref.subview %t[%i, 0] [1, %d] [1, 1] : memref<4x?xf32, strided<[1, 4]>>
            to memref<?xf32, strided<[4], offset: ?>>
        linalg.fill ins(%one : f32) outs(%s : memref<?xf32, strided<[4], offset: ?>>)
      }
      return
    }"""
    x = integers(rows, 4)
    (found,) = outputs(text, x)
    np.testing.assert_array_equal(found, np.concatenate([np.ones((rows, 3)), x[:, 3:]], axis=1))
