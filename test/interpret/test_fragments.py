"""Products of warps from every layout of their operands, against float64."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend, interpret, pipeline, reference

M, N, K = 50, 70, 72
PASSES = """
normalize-contractions, form-kernel{{tile=64,128,64}}, schedule-work, promote{{operand=lhs}},
promote{{operand=rhs}}, multi-buffer{{stages=2}}, pipeline-loop{{distance=1}},
distribute{{label=main to=warp shape={shape}}}, distribute-copies{{label=lhs vector=8}},
distribute-copies{{label=rhs vector=8}},
assign-atoms{{copy=cp_async,ldst mma=mma_sync store=st}}, {layouts} insert-barriers,
convert-tile-to-mma, convert-tile-to-simt
"""
DIMENSIONS = {"m": 0, "n": 1, "k": 2}


def program(lhs: str, rhs: str, kind: str) -> str:
    """C = A·B with the operands' dimensions in any order."""
    size = {"m": M, "n": N, "k": K}
    maps = [
        f"affine_map<(d0, d1, d2) -> ({', '.join(f'd{DIMENSIONS[d]}' for d in dims)})>"
        for dims in (lhs, rhs, "mn")
    ]
    a, b = (f"tensor<{'x'.join(str(size[d]) for d in dims)}x{kind}>" for dims in (lhs, rhs))
    c = f"tensor<{M}x{N}xf32>"
    return f"""
    func.func @main(%a: {a}, %b: {b}) -> {c} {{
      %zero = arith.constant 0.0 : f32
      %empty = tensor.empty() : {c}
      %start = linalg.fill ins(%zero : f32) outs(%empty : {c}) -> {c}
      %sum = linalg.generic {{indexing_maps = [{", ".join(maps)}],
          iterator_types = ["parallel", "parallel", "reduction"]}}
          ins(%a, %b : {a}, {b}) outs(%start : {c}) {{
      ^bb0(%x: {kind}, %y: {kind}, %s: f32):
        %p = arith.extf %x : {kind} to f32
        %q = arith.extf %y : {kind} to f32
        %r = arith.mulf %p, %q : f32
        %t = arith.addf %s, %r : f32
        linalg.yield %t : f32
      }} -> {c}
      func.return %sum : {c}
    }}"""


@pytest.mark.parametrize("kind", ["f16", "bf16"])
@pytest.mark.parametrize("swizzle", [0, 32, 64, 128])
@pytest.mark.parametrize("rhs", ["kn", "nk"])
@pytest.mark.parametrize("lhs", ["mk", "km"])
def test_every_order_of_dimensions(lhs: str, rhs: str, swizzle: int, kind: str) -> None:
    layouts = f"assign-layouts{{swizzle={swizzle}}}," if swizzle else ""
    shape = "1,2" if lhs == "km" else "2,2"
    passes = PASSES.format(shape=shape, layouts=layouts).replace("\n", " ")
    ctx = frontend.context()
    module = frontend.parse(program(lhs, rhs, kind), "t.mlir", ctx)
    inputs = reference.make_inputs(module, 0, False)
    pipeline.run(module, ctx, pipeline.load(passes).passes)
    (found,) = interpret.run(module, inputs, seed=0)
    a, b = (np.asarray(x).astype(np.float64) for x in inputs)
    a, b = (a if lhs == "mk" else a.T), (b if rhs == "kn" else b.T)
    bound = K * 2.0**-23 * (np.abs(a) @ np.abs(b))
    assert (np.abs(found.astype(np.float64) - a @ b) <= bound).all()
