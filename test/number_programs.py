"""Programs of which numbers of a call tell sizes, for tests of several launchers."""

from __future__ import annotations

SPLIT = """
func.func @main(%x: tensor<?x4xf32>, %h: index) -> tensor<?x?x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %d = arith.divsi %n, %h : index
  %y = tensor.expand_shape %x [[0, 1], [2]] output_shape [%h, %d, 4]
      : tensor<?x4xf32> into tensor<?x?x4xf32>
  %r = arith.addf %y, %y : tensor<?x?x4xf32>
  return %r : tensor<?x?x4xf32>
}"""
