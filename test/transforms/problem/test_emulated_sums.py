"""Sums of products in 16 bits whose additions are spelled in f32, as MLIR's emulation has it."""

from __future__ import annotations

import numpy as np
import pytest

import gemmc
from gemmc import frontend, reference
from gemmc.dialects.tile.contract import ContractOp
from gemmc.ir import walk_type
from gemmc.transforms.problem.normalize_contractions import NormalizeContractionsPass

BODIES = {
    "each rounded": """%p = arith.truncf %m : f32 to KIND
    %t = arith.extf %p : KIND to f32""",
    "only the sum rounded": "",
}


def program(m: int, n: int, k: int, body: str, kind: str, dtype: str = "") -> str:
    """A product; `dtype` of its operands, where they are no 16-bit floats."""
    given = dtype or kind
    form = "arith.negf {} : f32" if dtype == "f32" else f"arith.extf {{}} : {given} to f32"
    widen = "\n".join(f"{each}{each[1]} = {form.format(each)}" for each in ("%x", "%y"))
    return f"""func.func @main(%a: tensor<{m}x{k}x{given}>, %b: tensor<{k}x{n}x{given}>,
    %c: tensor<{m}x{n}x{kind}>) -> tensor<{m}x{n}x{kind}> {{
  %0 = linalg.generic {{indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
      affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]}}
      ins(%a, %b : tensor<{m}x{k}x{given}>, tensor<{k}x{n}x{given}>)
      outs(%c : tensor<{m}x{n}x{kind}>) {{
  ^bb0(%x: {given}, %y: {given}, %z: {kind}):
    {widen}
    %m = arith.mulf %xx, %yy : f32
    {BODIES[body].replace("KIND", kind)}
    %zz = arith.extf %z : {kind} to f32
    %s = arith.addf %zz, {"%t" if BODIES[body] else "%m"} : f32
    %r = arith.truncf %s : f32 to {kind}
    linalg.yield %r : {kind}
  }} -> tensor<{m}x{n}x{kind}>
  return %0 : tensor<{m}x{n}x{kind}>
}}"""


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize(
    ("size", "kind"), [((24, 40, 300), "bf16"), ((1, 1, 2000), "bf16"), ((16, 8, 96), "f16")]
)
def test_they_are_taken_in_f32_and_rounded_once(
    size: tuple[int, int, int], kind: str, body: str
) -> None:
    text = program(*size, body, kind)
    module = frontend.parse(text, "t.mlir")
    inputs = reference.make_inputs(module, 1, False)
    (wanted,) = reference.evaluate(module, inputs, rounded=False)
    (found,) = gemmc.compile(text, pipeline="auto").simulate(*inputs)
    verdict = reference.compare(np.asarray(found), wanted, exact=False)
    assert verdict.passed and "NOT JUDGED" not in verdict.text, verdict.text


def test_sums_of_wider_numbers_are_left() -> None:
    """Products of f32 are no products of 16 bits."""
    text = program(16, 16, 32, "only the sum rounded", "bf16", "f32")
    module, ctx = frontend.parse(text, "t.mlir"), frontend.context()
    NormalizeContractionsPass(others="linalg").apply(ctx, module)
    assert not walk_type(module, ContractOp)
