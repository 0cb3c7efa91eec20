"""Products that sum over several dimensions, some of which a call tells: which are one dimension,
and what the kernels compute."""

# ruff: noqa: E501

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from three_ways import Compiled

from gemmc import frontend
from gemmc.dialects.tile.contract import ContractOp
from gemmc.driver import resolve
from gemmc.pipeline import run as run_passes
from gemmc.reference import evaluate, make_inputs

pytestmark = pytest.mark.usefixtures("few_parts")

TEXT = """
#a = affine_map<(m, n, b, t) -> (b, t, m)>
#b = affine_map<(m, n, b, t) -> (b, t, n)>
#c = affine_map<(m, n, b, t) -> (m, n)>
func.func @main(%x: tensor<AxBx24xTYPE>, %y: tensor<AxBx40xTYPE>) -> tensor<24x40xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<24x40xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<24x40xf32>) -> tensor<24x40xf32>
  %r = linalg.contract indexing_maps = [#a, #b, #c]
      ins(%x, %y : tensor<AxBx24xTYPE>, tensor<AxBx40xTYPE>) outs(%f : tensor<24x40xf32>) -> tensor<24x40xf32>
  return %r : tensor<24x40xf32>
}
"""

SHAPES = ("?x?", "?x6", "6x?", "48x?")
"""Both dimensions lie one behind the other in both tensors: they are one, whichever is told."""

LONG = pytest.mark.thorough
"""Longer sums take the PTX machine up to 20 seconds, on CUDA cores; one of each shape is tried."""

CASES = [
    pytest.param(
        shape, kind, sizes,
        marks=() if sizes[1] == 5 or shape == "?x?" or (kind, sizes[1]) == ("f16", 64) else LONG,
    )
    for shape in SHAPES
    for kind in ("f16", "f32")
    for sizes in ((3, 5), (1, 70), (2, 64))
]  # fmt: skip


made = cache(Compiled.of)
"""Of all sizes there is one artifact."""


@pytest.mark.parametrize(("shape", "kind", "sizes"), CASES)
def test_sums_over_two_dimensions(shape: str, kind: str, sizes: tuple[int, int]) -> None:
    outer, inner = shape.split("x")
    text = TEXT.replace("AxB", shape).replace("TYPE", kind)
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    told = dict(zip(("arg0.shape[0]", "arg0.shape[1]"), sizes, strict=True))
    known = {
        name: size for (name, size), said in zip(told.items(), (outer, inner), strict=True)
        if said == "?"
    }  # fmt: skip
    inputs = make_inputs(module, 0, True, known)
    (wanted,) = evaluate(module, inputs, rounded=True)
    formed = module.clone()
    run_passes(formed, ctx, resolve("normalize-contractions", formed, ctx).passes, places=())
    (contract,) = [op for op in formed.walk() if isinstance(op, ContractOp)]
    assert contract.layouts == ("km", "kn", "mn")
    for found in made(text).outputs(inputs).values():
        assert np.array_equal(found[0], wanted.value)
