"""What resolving a pipeline has made of a program is what its passes make of it."""

from __future__ import annotations

import pytest
from xdsl.dialects.builtin import ModuleOp

from gemmc import driver, frontend
from gemmc.pipeline import run
from gemmc.target import DEFAULT

SOFTMAX = """  %s = linalg.softmax dimension(1) ins(%r : {kind}) outs(%e : {kind}) -> {kind}
"""

TEXT = """func.func @main(%a: tensor<{m}x64xf32>, %b: tensor<64x96xf32>) -> {kind} {{
  %z = arith.constant 0.0 : f32
  {size}%e = tensor.empty({given}) : {kind}
  %f = linalg.fill ins(%z : f32) outs(%e : {kind}) -> {kind}
  %r = linalg.matmul ins(%a, %b : tensor<{m}x64xf32>, tensor<64x96xf32>) outs(%f : {kind}) -> {kind}
{behind}  return {result} : {kind}
}}"""


def _program(m: int | str, *, softmax: bool) -> str:
    kind = f"tensor<{m}x96xf32>"
    size = f"%c = arith.constant 0 : index\n  %m = tensor.dim %a, %c : tensor<{m}x64xf32>\n  "
    behind = SOFTMAX.format(kind=kind) if softmax else ""
    return TEXT.format(
        m=m, kind=kind, behind=behind, result="%s" if softmax else "%r",
        size=size if m == "?" else "", given="%m" if m == "?" else "",
    )  # fmt: skip


@pytest.mark.parametrize("pipeline", ["auto", "simt-warptile"])
@pytest.mark.parametrize("m", [40, "?"])
def test_it_is_what_the_passes_make(m: int | str, pipeline: str) -> None:
    ctx = frontend.context()
    module = frontend.parse(_program(m, softmax=True), "t.mlir", ctx)
    formed: list[ModuleOp] = []
    loaded = driver.resolve(pipeline, module, ctx, DEFAULT, formed.append)
    run(module, ctx, loaded.passes)
    (known,) = formed
    assert str(known) == str(module)
    places = [[getattr(op, "location", None) for op in each.walk()] for each in (known, module)]
    assert str(places[0]) == str(places[1])


def test_one_product_is_formed_by_its_passes_alone() -> None:
    ctx = frontend.context()
    module = frontend.parse(_program(40, softmax=False), "t.mlir", ctx)
    formed: list[ModuleOp] = []
    driver.resolve("auto", module, ctx, DEFAULT, formed.append)
    assert not formed


@pytest.mark.parametrize("verify_each", [False, True])
def test_a_module_becomes_it_where_nobody_looks_between(verify_each: bool) -> None:
    """Whoever looks at a program after each pass sees all passes run."""
    ctx = frontend.context()
    module = frontend.parse(_program(40, softmax=True), "t.mlir", ctx)
    formed: list[ModuleOp] = []
    loaded = driver.resolve("auto", module, ctx, DEFAULT, formed.append)
    driver.compile_module(module, loaded, ctx=ctx, verify_each=verify_each, formed=formed)
    assert bool(formed[0].body.block.ops) is verify_each
    assert driver.emit(module, loaded).ptx.count(".visible .entry") == 2
