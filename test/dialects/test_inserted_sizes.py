"""Sizes of what is put into a tensor are those of the place that it is put into."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend
from gemmc.dialects.sizes import naming
from gemmc.driver import resolve
from gemmc.interpret import InterpretError, run
from gemmc.pipeline import apply
from gemmc.reference import main_function

ROWS = """
func.func @main(%x: tensor<?x4xf32>, %y: tensor<3x?x4xf32>) -> tensor<3x?x4xf32> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant dense<1.0> : tensor<3x1x4xf32>
  %into = {into} : tensor<3x{width}x4xf32> to tensor<3x?x4xf32>
  %n = tensor.dim %into, %c1 : tensor<3x?x4xf32>
  %a = math.absf %x : tensor<?x4xf32>
  %m = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.expand_shape %a [[0, 1], [2]] output_shape [1, %m, 4]
    : tensor<?x4xf32> into tensor<1x?x4xf32>
  %r = tensor.insert_slice %e into %into[1, 0, 0] [1, %n, 4] [1, 1, 1]
    : tensor<1x?x4xf32> into tensor<3x?x4xf32>
  return %r : tensor<3x?x4xf32>
}}
"""
"""A row of a tensor whose length is a number, or another argument's, is written."""


def compiled(text: str) -> ModuleOp:
    """Its kernels in PTX ops."""
    ctx = frontend.context()
    module = frontend.parse(text, "rows.mlir", ctx)
    frontend.verify(module)
    apply(module, ctx, resolve("auto", module, ctx))
    return module


def test_what_is_put_into_a_row_of_one_has_one() -> None:
    """Exporters of ONNX's Scan begin with a tensor of one element and cast it to an open one."""
    text = ROWS.format(into="tensor.cast %one", width=1)
    x = np.array([[-1, 2, -3, 4]], np.float32)
    y = np.zeros((3, 5, 4), np.float32)
    (found,) = run(compiled(text), [x, y])
    assert found.tolist() == [[[1.0] * 4], [[1, 2, 3, 4]], [[1.0] * 4]]
    with pytest.raises(InterpretError, match=r"shape \[2, 4\] where \[1, 4\] is needed"):
        run(compiled(text), [np.zeros((2, 4), np.float32), y])


def test_two_arguments_agree() -> None:
    text = ROWS.format(into="tensor.cast %y", width="?")
    module = frontend.parse(text, "rows.mlir", frontend.context())
    assert naming(main_function(module)).places == {"d0": [(0, 0), (1, 1)]}
