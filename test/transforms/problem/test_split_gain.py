"""How many parts a reduction gets, by what its body computes."""

from __future__ import annotations

import pytest
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc.analysis.instructions import instructions_of
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.driver import compile_module
from gemmc.ir import walk_type
from gemmc.pipeline import load

FORMED = "normalize-contractions{others=linalg},form-program"

LIGHT = "%b = arith.addf %a, %a : f32"
HEAVY = """%e = math.exp %a : f32
    %l = math.log1p %e : f32
    %b = math.tanh %l : f32"""


def _formed(body: str, rows: int, columns: int, passes: str = FORMED) -> ModuleOp:
    text = f"""func.func @main(%x: tensor<{rows}x{columns}xf32>) -> tensor<f32> {{
  %z = arith.constant dense<0.0> : tensor<f32>
  %r = linalg.generic {{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
      affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]}}
      ins(%x : tensor<{rows}x{columns}xf32>) outs(%z : tensor<f32>) {{
  ^bb0(%a: f32, %s: f32):
    {body}
    %t = arith.addf %s, %b : f32
    linalg.yield %t : f32
  }} -> tensor<f32>
  return %r : tensor<f32>
}}"""
    module = gemmc.parse(text)
    compile_module(module, load(passes))
    return module


def _parts(body: str, rows: int, columns: int) -> int:
    """Warps of the first launch."""
    module = _formed(body, rows, columns, f"{FORMED},split-reductions")
    first, *rest = walk_type(module, LoopsOp)
    size = 1
    for each in first.result.type.get_shape():
        size *= each
    return size if rest else 1


@pytest.mark.parametrize("body, least, most", [
    (LIGHT, 1, 1), ("%b = arith.divf %a, %a : f32", 10, 10), (HEAVY, 47, 47),
    ("""%i = arith.fptosi %a : f32 to i64
    %j = arith.remsi %i, %i : i64
    %b = arith.sitofp %j : i64 to f32""", 90, 93),
    ("""%c = arith.constant 7 : i32
    %i = arith.fptosi %a : f32 to i32
    %j = arith.divsi %i, %c : i32
    %b = arith.sitofp %j : i32 to f32""", 5, 8),
])  # fmt: skip
def test_instructions_are_counted(body: str, least: int, most: int) -> None:
    (loops,) = walk_type(_formed(body, 4, 4), LoopsOp)
    assert least <= instructions_of(loops.body.block) <= most


def test_heavy_bodies_have_more_parts_and_sooner() -> None:
    assert _parts(LIGHT, 16, 256) == 1 < _parts(HEAVY, 16, 256)
    assert 256 <= _parts(LIGHT, 512, 512) <= _parts(HEAVY, 512, 512) <= 2112


def test_there_are_no_more_parts_than_the_device_holds() -> None:
    assert 1024 < _parts(HEAVY, 8192, 8192) <= 2112
