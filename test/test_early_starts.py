"""What follows a kernel starts early, but for long products on CUDA cores."""

from __future__ import annotations

import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.pipeline import Pipeline
from gemmc.transforms.schedule.programmatic_dependent_launch import (
    ProgrammaticDependentLaunchPass,
)

PROGRAM = """
func.func @main(%x: tensor<{m}x512x{t}>, %w: tensor<512x512x{t}>) -> tensor<{m}x512x{t}> {{
  %z = arith.constant 0.0 : {t}
  %c0 = arith.constant 0 : index
  {dim}
  %e = tensor.empty({told}) : tensor<{m}x512x{t}>
  %s = linalg.softmax dimension(1) ins(%x : tensor<{m}x512x{t}>)
    outs(%e : tensor<{m}x512x{t}>) -> tensor<{m}x512x{t}>
  %f = linalg.fill ins(%z : {t}) outs(%e : tensor<{m}x512x{t}>) -> tensor<{m}x512x{t}>
  %y = linalg.matmul ins(%s, %w : tensor<{m}x512x{t}>, tensor<512x512x{t}>)
    outs(%f : tensor<{m}x512x{t}>) -> tensor<{m}x512x{t}>
  %r = linalg.softmax dimension(0) ins(%y : tensor<{m}x512x{t}>)
    outs(%e : tensor<{m}x512x{t}>) -> tensor<{m}x512x{t}>
  return %r : tensor<{m}x512x{t}>
}}"""


def starts(pipeline: Pipeline) -> list[bool]:
    """Whether the next one starts early, of each kernel for loops."""
    return [
        each.early
        for _, kernel in pipeline.kernels
        for each in kernel.passes
        if isinstance(each, ProgrammaticDependentLaunchPass)
        if any(other.name == "form-loops" for other in kernel.passes)
    ]


@pytest.mark.parametrize(
    ("m", "element", "ahead_of_product"),
    [("64", "f32", True), ("4096", "f32", False), ("?", "f32", False), ("4096", "bf16", True)],
)
def test_ahead_of_long_products_on_cuda_cores_kernels_start_late(
    m: str, element: str, ahead_of_product: bool
) -> None:
    told = ("%n", f"%n = tensor.dim %x, %c0 : tensor<?x512x{element}>") if m == "?" else ("", "")
    text = PROGRAM.format(m=m, t=element, told=told[0], dim=told[1])
    module = frontend.parse(text, "x.mlir", frontend.context())
    first, *others = starts(resolve("auto", module, frontend.context()))
    assert first == ahead_of_product
    assert others and all(others)


WINDOWS = """
func.func @main(%x: tensor<ROWSx512x16xf32>, %w: tensor<512x512xf32>) -> tensor<ROWSx512xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<ROWSx512xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<ROWSx512xf32>) -> tensor<ROWSx512xf32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<ROWSx512x16xf32>)
    outs(%f : tensor<ROWSx512xf32>) dimensions = [2]
  %y = linalg.matmul ins(%s, %w : tensor<ROWSx512xf32>, tensor<512x512xf32>)
    outs(%f : tensor<ROWSx512xf32>) -> tensor<ROWSx512xf32>
  return %y : tensor<ROWSx512xf32>
}"""


@pytest.mark.parametrize(("rows", "early"), [("16", True), ("64", False)])
def test_behind_long_reductions_short_products_start_late(rows: str, early: bool) -> None:
    """The CTAs of a product that start while all SMs are taken are placed unevenly."""
    module = frontend.parse(WINDOWS.replace("ROWS", rows), "x.mlir", frontend.context())
    assert starts(resolve("auto", module, frontend.context())) == [early]
