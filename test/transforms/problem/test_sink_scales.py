"""Scales of operands: which are moved behind the product, and that it computes the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gemmc
from gemmc import frontend, reference
from gemmc.dialects.tile.contract import ContractOp
from gemmc.driver import compile_text, explain
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.pipeline import load, run

TEXT = """
#x = affine_map<(b, i, j) -> (b, i, j)>
#by = affine_map<(b, i, j) -> {by}>
func.func @main(%a: tensor<2x24x32x{half}>, %b: tensor<2x32x40x{half}>, %s: {kind}) -> tensor<2x24x40xf32> {{
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x24x32xf32>
  %x = linalg.generic {{indexing_maps = [#x, #by, #x], iterator_types = ["parallel", "parallel", "parallel"]}} ins(%a, %s : tensor<2x24x32x{half}>, {kind}) outs(%e : tensor<2x24x32xf32>) {{
  ^bb0(%0: {half}, %1: {number}, %o: f32):
    {body}
    linalg.yield %r : f32
  }} -> tensor<2x24x32xf32>
  %y = arith.extf %b : tensor<2x32x40x{half}> to tensor<2x32x40xf32>
  %f = tensor.empty() : tensor<2x24x40xf32>
  %start = linalg.fill ins(%z : f32) outs(%f : tensor<2x24x40xf32>) -> tensor<2x24x40xf32>
  %p = linalg.batch_matmul ins(%x, %y : tensor<2x24x32xf32>, tensor<2x32x40xf32>) outs(%start : tensor<2x24x40xf32>) -> tensor<2x24x40xf32>
  return %p : tensor<2x24x40xf32>
}}"""  # noqa: E501
PLAIN = "%2 = arith.extf %0 : {half} to f32\n    %r = arith.mulf %2, %1 : f32"


def text_of(by: str, kind: str, half: str = "bf16", number: str = "f32", body: str = PLAIN) -> str:
    return TEXT.format(by=by, kind=kind, half=half, number=number, body=body.format(half=half))


MOVED = {
    "a number": text_of("()", "tensor<f32>"),
    "a row of each matrix": text_of("(b, i)", "tensor<2x24xf32>", "f16"),
    "a row": text_of("(i)", "tensor<24xf32>"),
    "numbers of 16 bits": text_of("(b)", "tensor<2xbf16>", number="bf16", body=(
        "%2 = arith.extf %0 : {half} to f32\n    %3 = arith.extf %1 : bf16 to f32\n"
        "    %r = arith.mulf %3, %2 : f32"
    )),
    "twice": text_of("()", "tensor<f32>", body=PLAIN.replace("%r", "%3") + (
        "\n    %c = arith.constant 0.25 : f32\n    %r = arith.mulf %c, %3 : f32"
    )),
}  # fmt: skip
LEFT = {
    "along K": text_of("(j)", "tensor<32xf32>"),
    "each element": text_of("(b, i, j)", "tensor<2x24x32xf32>"),
    "scaled in 16 bits": text_of("()", "tensor<bf16>", number="bf16", body=(
        "%2 = arith.mulf %0, %1 : bf16\n    %r = arith.extf %2 : bf16 to f32"
    )),
    "more than scaled": text_of("()", "tensor<f32>", body=PLAIN.replace("mulf", "addf")),
    "rounded behind it": text_of("()", "tensor<f32>", body=PLAIN.replace("%r", "%3") + (
        "\n    %4 = arith.truncf %3 : f32 to bf16\n    %r = arith.extf %4 : bf16 to f32"
    )),
    "operands of two types": text_of("()", "tensor<f32>").replace("32x40xbf16", "32x40xf16"),
}  # fmt: skip


def operands(text: str, passes: str) -> set[str]:
    """The element types of what products multiply."""
    module = frontend.parse(text, "scaled.mlir")
    run(module, frontend.context(), load(passes).passes)
    found = [op for op in module.walk() if isinstance(op, ContractOp)]
    return {str(value.type.element_type) for op in found for value in (op.lhs, op.rhs)}


def both(text: str, relax: bool, integers: bool) -> tuple[Any, Any]:
    """What a program's text computes on the PTX machine, and its reference."""
    program = frontend.parse(text, "scaled.mlir", frontend.context())
    inputs = reference.make_inputs(program, 0, integers)
    made = gemmc.compile(text, pipeline="auto", relax=relax)
    (found,) = run_text(made.ptx, made.manifest, inputs, seed=0)
    (needed,) = reference.evaluate(program, inputs, rounded=integers)
    return found, needed


@pytest.mark.parametrize("name", MOVED)
def test_a_scale_is_moved_only_if_asked(name: str) -> None:
    plain, relaxed = "normalize-contractions", "sink-scales,normalize-contractions"
    half = "f16" if "f16>" in MOVED[name].replace("bf16>", "") else "bf16"
    assert "f32" in operands(MOVED[name], plain)
    assert operands(MOVED[name], relaxed) == {half}


@pytest.mark.parametrize("integers", [True, False])
@pytest.mark.parametrize("name", MOVED)
def test_it_computes_the_same(name: str, integers: bool) -> None:
    found, needed = both(MOVED[name], True, integers)
    verdict = reference.compare(found, needed, exact=integers)
    assert verdict.passed, verdict.text


@pytest.mark.parametrize("name", LEFT)
def test_what_is_no_scale_of_the_result_is_left(name: str) -> None:
    passes = "normalize-contractions{others=linalg}"
    assert operands(LEFT[name], f"sink-scales,{passes}") == operands(LEFT[name], passes)
    program = frontend.parse(LEFT[name], "scaled.mlir")
    assert not any("relax" in line for line in explain(program, frontend.context()))


def test_it_is_another_rounding() -> None:
    """Both are within the bound, and some elements differ."""
    (found, needed), (relaxed, _) = (both(MOVED["a row"], relax, False) for relax in (False, True))
    assert all(reference.compare(each, needed, exact=False).passed for each in (found, relaxed))
    assert not np.array_equal(found, relaxed)


def test_a_named_pipeline_takes_it() -> None:
    made = gemmc.compile(MOVED["a row"], pipeline="hopper-ws", relax=True)
    assert "wgmma" in made.ptx
    with pytest.raises(gemmc.GemmcError, match="needed f16 or bf16 operands for wgmma; found f32"):
        compile_text(MOVED["a row"], "scaled.mlir", "hopper-ws")
