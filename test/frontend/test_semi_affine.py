"""Maps in which sizes are multiplied and divided by each other."""

from __future__ import annotations

import pytest

from gemmc import frontend
from gemmc.dialects.sizes import naming
from gemmc.reference import main_function

TEXT = """func.func @main(%x: tensor<?x?x8xf32>) -> tensor<?x8xf32> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %x, %c0 : tensor<?x?x8xf32>
  %b = tensor.dim %x, %c1 : tensor<?x?x8xf32>
  %n = affine.apply affine_map<()[s0, s1] -> ({})>()[%a, %b]
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}}""".replace("  %e =", "  %zero = arith.constant 1.0 : f32\n  %e =")


@pytest.mark.parametrize("expression", [
    "s0 * s1", "s0 * s1 + 1", "(s0 + 2) * s1", "2 * s0 * s1", "s0 floordiv s1", "s0 mod s1",
    "s0 ceildiv (s1 * 4)",
])  # fmt: skip
def test_sizes_are_read_and_printed(expression: str) -> None:
    module = frontend.parse(TEXT.format(expression), "t.mlir")
    frontend.verify(module)
    printed = frontend.print_module(module)
    again = frontend.parse(printed, "t.mlir")
    assert frontend.print_module(again) == printed
    assert naming(main_function(module)).places


@pytest.mark.parametrize("map_", ["(d0, d1) -> (d0 * d1)", "(d0, d1) -> (d0 floordiv d1)"])
def test_indices_are_not_multiplied(map_: str) -> None:
    text = TEXT.format("s0 * s1").replace("()[s0, s1] -> (s0 * s1)>()[%a, %b]", f"{map_}>(%a, %b)")
    with pytest.raises(frontend.InputError, match="not supported"):
        frontend.parse(text, "t.mlir")
