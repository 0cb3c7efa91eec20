"""Which functions may be approximate: those of which nothing but a rounding to 16 bits is seen."""

from __future__ import annotations

import pytest
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend
from gemmc.dialects.approximate import MARKED, is_approximate, mark, may_be_approximate

GELU = """
  %t = math.tanh %x : f32
  %o = arith.addf %t, %x : f32
  %g = arith.mulf %o, %x : f32
  %y = arith.truncf %g : f32 to bf16"""
CASES = {
    "in front of a rounding": ("%t = math.tanh %x : f32\n%y = arith.truncf %t : f32 to bf16", True),
    "with sums and products between": (GELU, True),
    "f32 is left": ("%y = math.tanh %x : f32", False),
    "f32 is left of a sum": (
        f"{GELU}\n%z = arith.addf %t, %x : f32\n%w = math.absf %z : f32", False),
    "nothing is left": ("%t = math.tanh %x : f32", False),
    "in 16 bits": ("%h = arith.truncf %x : f32 to bf16\n%t = math.tanh %h : bf16", False),
    "compared": (
        "%t = math.tanh %x : f32\n%c = arith.cmpf ogt, %t, %x : f32\n"
        "%s = arith.select %c, %x, %x : f32\n%y = arith.truncf %s : f32 to bf16", False),
    "chosen": (
        "%t = math.tanh %x : f32\n%c = arith.cmpf ogt, %x, %x : f32\n"
        "%s = arith.select %c, %t, %x : f32\n%y = arith.truncf %s : f32 to bf16", True),
    "a function of it": (
        "%t = math.tanh %x : f32\n%s = math.sqrt %t : f32\n%y = arith.truncf %s : f32 to f16",
        False),
    "a coarse one below a line": (
        "%t = math.tanh %x : f32\n%d = arith.divf %x, %t : f32\n"
        "%y = arith.truncf %d : f32 to f16", False),
    "a fine one below a line": (
        "%t = math.exp %x : f32\n%d = arith.divf %x, %t : f32\n"
        "%y = arith.truncf %d : f32 to f16", True),
    "marked by the program": ("%y = math.tanh %x fastmath<afn> : f32", True),
}  # fmt: skip


def parsed(body: str) -> ModuleOp:
    return frontend.parse(f"func.func @f(%x: f32) {{\n{body}\nfunc.return\n}}", "f.mlir")


@pytest.mark.parametrize("name", CASES)
def test_what_becomes_of_it_decides(name: str) -> None:
    body, allowed = CASES[name]
    first = next(op for op in parsed(body).walk() if isinstance(op, MARKED))
    assert may_be_approximate(first) == allowed


TENSORS = """
#id = affine_map<(d0) -> (d0)>
func.func @f(%x: tensor<8xf32>) -> tensor<8x1xbf16> {
  %e = tensor.empty() : tensor<8xf32>
  %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
    ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %a = math.tanh %in : f32
    linalg.yield %a : f32
  } -> tensor<8xf32>
  %h = tensor.empty() : tensor<8x1xbf16>
  %s = tensor.expand_shape %t [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
  %y = arith.truncf %s : tensor<8x1xf32> to tensor<8x1xbf16>
  func.return %y : tensor<8x1xbf16>
}
"""


def test_tensors_are_followed() -> None:
    module = frontend.parse(TENSORS, "f.mlir")
    (found,) = (op for op in module.walk() if isinstance(op, MARKED))
    assert may_be_approximate(found)
    kept = TENSORS.replace("func.return %y : tensor<8x1xbf16>", "func.return %s : tensor<8x1xf32>")
    kept = kept.replace("-> tensor<8x1xbf16> {", "-> tensor<8x1xf32> {")
    (other,) = (op for op in frontend.parse(kept, "f.mlir").walk() if isinstance(op, MARKED))
    assert not may_be_approximate(other)


def test_a_mark_keeps_the_others() -> None:
    module = parsed("%y = math.tanh %x fastmath<nnan> : f32")
    (op,) = (each for each in module.walk() if isinstance(each, MARKED))
    assert not is_approximate(op)
    mark(op)
    assert is_approximate(op) and "fastmath<nnan,afn>" in str(op)
