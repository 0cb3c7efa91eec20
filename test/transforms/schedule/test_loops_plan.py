"""Who has an element of a sum: a thread or a warp."""

from __future__ import annotations

import pytest
from xdsl.context import Context

from gemmc import frontend
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.ir import walk_type
from gemmc.pipeline import load, run
from gemmc.transforms.schedule._loops_plan import plan_of

THREADS = 256


def loops_of(maps: str, types: str, body: str, extents: str, kind: str) -> LoopsOp:
    """A sum over d2 of what two inputs are combined to."""
    made = f"tensor<{extents}x{kind}>"
    text = f"""func.func @main(%a: {types.split(", ")[0]}, %b: {types.split(", ")[1]}) -> {made} {{
  %z = arith.constant dense<0{".0" if kind[0] == "f" else ""}> : {made}
  %0 = linalg.generic {{indexing_maps = [{maps}, affine_map<(d0, d1, d2) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel", "reduction"]}}
      ins(%a, %b : {types}) outs(%z : {made}) {{
  ^bb0(%x: {kind}, %y: {kind}, %acc: {kind}):
    {body}
    %s = arith.add{kind[0]} %acc, %p : {kind}
    linalg.yield %s : {kind}
  }} -> {made}
  return %0 : {made}
}}"""
    module = frontend.parse(text, "t.mlir")
    passes = "normalize-contractions{doubles=linalg others=linalg integers=linalg},form-program"
    run(module, Context(), load(passes).passes)
    (loops,) = walk_type(module, LoopsOp)
    return loops


ROWS, COLUMNS = "affine_map<(d0, d1, d2) -> (d0, d2)>", "affine_map<(d0, d1, d2) -> (d2, d1)>"
ALONG = "affine_map<(d0, d1, d2) -> (d1, d2)>"


@pytest.mark.parametrize("k", [256, 4096])
def test_a_product_with_columns_across_the_sum_is_threads(k: int) -> None:
    """Lanes along the sum would each read a line of the right operand."""
    types = f"tensor<512x{k}xf64>, tensor<{k}x512xf64>"
    loops = loops_of(f"{ROWS}, {COLUMNS}", types, "%p = arith.mulf %x, %y : f64", "512x512", "f64")
    assert not plan_of(loops, THREADS).by_warps


def test_a_long_sum_along_both_inputs_is_warps() -> None:
    types = "tensor<512x4096xf64>, tensor<512x4096xf64>"
    loops = loops_of(f"{ROWS}, {ALONG}", types, "%p = arith.mulf %x, %y : f64", "512x512", "f64")
    assert plan_of(loops, THREADS).by_warps


def convolution(batch: str, channels: int, taps: int) -> LoopsOp:
    """A short sum of windows for each element of a batch."""
    x, y = f"tensor<{batch}x{channels}x20xf32>", f"tensor<{batch}x4x{21 - taps}xf32>"
    text = f"""func.func @main(%x: {x}, %w: tensor<4x{channels}x{taps}xf32>, %y: {y}) -> {y} {{
  %0 = linalg.conv_1d_ncw_fcw {{dilations = dense<1> : tensor<1xi64>,
      strides = dense<1> : tensor<1xi64>}}
      ins(%x, %w : {x}, tensor<4x{channels}x{taps}xf32>) outs(%y : {y}) -> {y}
  return %0 : {y}
}}"""
    module = frontend.parse(text, "t.mlir")
    passes = "normalize-contractions{doubles=linalg others=linalg integers=linalg},form-program"
    run(module, Context(), load(passes).passes)
    (loops,) = walk_type(module, LoopsOp)
    return loops


@pytest.mark.parametrize(("batch", "taps", "by_warps"), [
    ("?", 3, False), ("?", 17, True), ("4", 3, True), ("4096", 3, False),
])  # fmt: skip
def test_short_sums_to_as_many_elements_as_a_launch_tells_are_threads(
    batch: str, taps: int, by_warps: bool
) -> None:
    """Three taps would leave 29 lanes of a warp without any."""
    assert plan_of(convolution(batch, 8, taps), THREADS).by_warps == by_warps
