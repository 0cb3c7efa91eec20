"""What a reduction of conditions starts from is a number, however many of it there are."""

from __future__ import annotations

from gemmc import frontend
from gemmc.reference.inputs import main_function
from gemmc.transforms.problem._conditions import respell

ROWS = 1 << 40
TEXT = f"""func.func @main(%a: tensor<{ROWS}x4xi1>) -> tensor<{ROWS}xi1> {{
  %no = arith.constant false
  %e = tensor.empty() : tensor<{ROWS}xi1>
  %f = linalg.fill ins(%no : i1) outs(%e : tensor<{ROWS}xi1>) -> tensor<{ROWS}xi1>
  %r = linalg.reduce {{ arith.ori }} ins(%a : tensor<{ROWS}x4xi1>) outs(%f : tensor<{ROWS}xi1>)
    dimensions = [1]
  return %r : tensor<{ROWS}xi1>
}}
"""


def test_it_takes_no_memory_for_each_element() -> None:
    module = frontend.parse(TEXT)
    respell(main_function(module))
    text = frontend.print_module(module)
    assert f"tensor<{ROWS}xi8>" in text and "dense" not in text
