"""Reductions over lengths that no argument has, such as a cache's with what is added to it."""

from __future__ import annotations

import numpy as np
import pytest
from parts import in_pairs
from three_ways import Compiled

from gemmc import frontend, reference
from gemmc.dialects.launch import ProgramOp
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.ir import walk_type
from gemmc.pipeline import run as run_passes

pytestmark = pytest.mark.usefixtures("few_parts")

SOFTMAX = """
#rows = affine_map<(a, b) -> (a, b)>
#one = affine_map<(a, b) -> (a)>
func.func @main(%q: tensor<8x32xf32>, %cache: tensor<?x32xf32>, %last: tensor<1x32xf32>) -> tensor<8x?xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %k = tensor.concat dim(0) %cache, %last : (tensor<?x32xf32>, tensor<1x32xf32>) -> tensor<?x32xf32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?x32xf32>
  %e = tensor.empty(%n) : tensor<8x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x?xf32>) -> tensor<8x?xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (b, c)>, affine_map<(a, b, c) -> (a, b)>]
    ins(%q, %k : tensor<8x32xf32>, tensor<?x32xf32>) outs(%f : tensor<8x?xf32>) -> tensor<8x?xf32>
  %r = tensor.empty() : tensor<8xf32>
  %m = linalg.fill ins(%low : f32) outs(%r : tensor<8xf32>) -> tensor<8xf32>
  %max = linalg.generic {indexing_maps = [#rows, #one], iterator_types = ["parallel", "reduction"]} ins(%s : tensor<8x?xf32>) outs(%m : tensor<8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.maximumf %x, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %exp = linalg.generic {indexing_maps = [#rows, #one, #rows], iterator_types = ["parallel", "parallel"]} ins(%s, %max : tensor<8x?xf32>, tensor<8xf32>) outs(%e : tensor<8x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.subf %x, %y : f32
    %1 = math.exp %0 : f32
    linalg.yield %1 : f32
  } -> tensor<8x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%r : tensor<8xf32>) -> tensor<8xf32>
  %sum = linalg.generic {indexing_maps = [#rows, #one], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<8x?xf32>) outs(%z : tensor<8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.addf %x, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %p = linalg.generic {indexing_maps = [#rows, #one, #rows], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<8x?xf32>, tensor<8xf32>) outs(%e : tensor<8x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.divf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<8x?xf32>
  return %p : tensor<8x?xf32>
}
"""  # noqa: E501


def test_a_softmax_over_a_grown_cache_is_one_launch() -> None:
    """What is computed of a tensor that has the length is no tensor of its own."""
    ctx = frontend.context()
    module = frontend.parse(SOFTMAX, "softmax.mlir", ctx)
    source = module.clone()
    run_passes(module, ctx, resolve("auto", module, ctx).passes, places=())
    (program,) = walk_type(module, ProgramOp)
    assert len(program.runs) == 3, "the keys, the scores, the softmax"
    inputs = reference.make_inputs(source, 0, False, {"arg1.shape[0]": 40})
    (found,), (wanted,) = run(module, inputs), reference.evaluate(source, inputs, rounded=False)
    assert reference.compare(np.asarray(found), wanted, exact=False).passed


FOR_ITS_SHAPE = """
func.func @main(%x: tensor<?xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %n = arith.OP %d, %c2 : index
  %e = tensor.empty(%n) : tensor<?xKIND>
  %s = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%y, %e : tensor<4xf32>, tensor<?xKIND>) outs(%f : tensor<4xf32>) {
  ^bb0(%a: f32, %b: KIND, %o: f32):
    %p = linalg.index 1 : index
    %pi = arith.index_cast %p : index to i32
    %pf = arith.sitofp %pi : i32 to f32
    %m = arith.mulf %a, %pf : f32
    STEP
    linalg.yield %t : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
"""  # noqa: E501
"""A sum over as many elements as a tensor has of which none is read."""

IN_STEPS = "%c = arith.cmpf ogt, %m, %o : f32\n    %t = arith.select %c, %m, %o : f32"


STEPS = ("%t = arith.addf %o, %m : f32", IN_STEPS)


@pytest.mark.parametrize("case", in_pairs(("divui", "subi", "muli"), ("f32", "i1"), STEPS))
def test_of_the_length_nothing_is_read(case: tuple[str, str, str]) -> None:
    op, kind, step = case
    text = FOR_ITS_SHAPE.replace("OP", op).replace("KIND", kind).replace("STEP", step)
    made = Compiled.of(text)
    for length in (2, 70):
        made.agrees({"arg0.shape[0]": length})


POOLED = """
func.func @main(%x: tensor<1x?x?x4xf32>) -> tensor<1x3x3x4xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %h = tensor.dim %x, %c1 : tensor<1x?x?x4xf32>
  %w = tensor.dim %x, %c2 : tensor<1x?x?x4xf32>
  %kh = arith.subi %h, %c2 : index
  %kw = arith.subi %w, %c2 : index
  %e = tensor.empty(%kh, %kw) : tensor<?x?xf32>
  %s = tensor.empty() : tensor<1x3x3x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%s : tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
  %r = linalg.pooling_nhwc_sum ins(%x, %e : tensor<1x?x?x4xf32>, tensor<?x?xf32>)
    outs(%f : tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
  return %r : tensor<1x3x3x4xf32>
}
"""


def test_windows_as_large_as_sizes_less_a_number() -> None:
    Compiled.of(POOLED).agrees({"arg0.shape[1]": 6, "arg0.shape[2]": 5})
