"""Sums in f32 that are rounded to 16 bits, by the kernel that takes them."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.dialects.builtin import Float32Type, MemRefType

import gemmc
from gemmc import frontend, reference
from gemmc.dialects.launch import ProgramOp, WorkspaceOp
from gemmc.interpret import run
from gemmc.ir import walk_type
from gemmc.pipeline import run as run_passes

TEXT = """
#in = affine_map<(a, b) -> (a, b)>
#out = affine_map<(a, b) -> (a)>
#one = affine_map<(a) -> (a)>
func.func @main(%x: tensor<ROWSxCOLSxf16>) -> (RESULTS) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<ROWSxf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<ROWSxf32>) -> tensor<ROWSxf32>
  %s = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<ROWSxCOLSxf16>) outs(%f : tensor<ROWSxf32>) {
  ^bb0(%i: f16, %o: f32):
    %0 = arith.extf %i : f16 to f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<ROWSxf32>
  %n = tensor.empty() : tensor<ROWSxbf16>
  %r = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%s : tensor<ROWSxf32>) outs(%n : tensor<ROWSxbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %0 = arith.truncf %i : f32 to bf16
    linalg.yield %0 : bf16
  } -> tensor<ROWSxbf16>
  return VALUES : RESULTS
}
"""  # noqa: E501


@pytest.mark.parametrize(
    ("rows", "columns", "both", "launches"),
    [(300, 40, False, 1), (3, 200000, False, 2), (300, 40, True, 1)],
)
def test_a_sum_is_rounded_where_it_is_taken(
    rows: int, columns: int, both: bool, launches: int
) -> None:
    """In one launch; parts of a long row stay f32, a sum that is returned is stored too."""
    values, kinds = ("%r, %s", "tensor<ROWSxbf16>, tensor<ROWSxf32>") if both else (
        "%r", "tensor<ROWSxbf16>"
    )  # fmt: skip
    text = TEXT.replace("RESULTS", kinds).replace("VALUES", values)
    text = text.replace("ROWS", str(rows)).replace("COLS", str(columns))
    ctx = frontend.context()
    module = frontend.parse(text, "sum.mlir", ctx)
    source = module.clone()
    run_passes(module, ctx, gemmc.resolve("auto", module).passes, places=())
    (program,) = walk_type(module, ProgramOp)
    assert len(program.runs) == launches
    for each in walk_type(program, WorkspaceOp):
        assert isinstance(each.result.type, MemRefType)
        assert each.result.type.element_type == Float32Type(), "parts are not rounded"
    inputs = reference.make_inputs(source, 0, False)
    wanted = reference.evaluate(source, inputs, rounded=False)
    for found, other in zip(run(module, inputs), wanted, strict=True):
        assert reference.compare(np.asarray(found), other, exact=False).passed
