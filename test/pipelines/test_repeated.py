"""Passes run once on kernels that are equal but for their names, with nothing to be seen of it."""

from __future__ import annotations

from typing import Any

import pytest
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend
from gemmc.driver import compile_module, emit, resolve
from gemmc.pipeline import kernels

LAYER = """
  %1{n} = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %2{n} = linalg.matmul ins(%3{n}, %w : tensor<64x64xf32>, tensor<64x64xf32>)
    outs(%1{n} : tensor<64x64xf32>) -> tensor<64x64xf32>
  %3{next} = linalg.softmax dimension(1) ins(%2{n} : tensor<64x64xf32>)
    outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>"""
HEAD = """
func.func @main(%30: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>"""
END = "\n  return %3{n} : tensor<64x64xf32>\n}}"
LOOP = f"""{HEAD}
  %33 = scf.for %i = %c0 to %n step %c1 iter_args(%31 = %30) -> (tensor<64x64xf32>) {{
    {LAYER.format(n=1, next=2)}
    scf.yield %32 : tensor<64x64xf32>
  }}{END.format(n=3)}"""
LAYERS = HEAD + "".join(LAYER.format(n=n, next=n + 1) for n in range(3)) + END.format(n=3)


def compiled(text: str, watched: bool) -> tuple[str, dict[str, Any], dict[int, str]]:
    """PTX, manifest and each line's place in the program."""
    ctx = frontend.context()
    module = frontend.parse(text, "layers.mlir", ctx)
    pipeline = resolve("auto", module, ctx)
    watch = (lambda before, module, after: None) if watched else None
    found = emit(compile_module(module, pipeline, ctx=ctx, callback=watch), pipeline)
    return found.ptx, found.manifest, found.sources


@pytest.mark.parametrize("text", [LOOP, LAYERS], ids=["loop", "layers"])
def test_kernels_are_those_that_passes_make_of_each(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, ran = kernels.run, list[ModuleOp]()

    def counted(module: ModuleOp, *rest: Any, **options: Any) -> None:
        ran.append(module)
        run(module, *rest, **options)

    monkeypatch.setattr(kernels, "run", counted)
    each = compiled(text, watched=True)
    watched, ran[:] = len(ran), []
    once = compiled(text, watched=False)
    assert once == each
    assert each[0].count(".visible .entry") == watched - 1 == 6
    assert len(ran) - 1 < watched - 1, "passes run on some of the kernels alone"


def test_places_of_later_layers_are_their_own() -> None:
    places = set(compiled(LAYERS, watched=False)[2].values())
    lines = {place.split(":")[1] for place in places}
    softmaxes = [n for n, line in enumerate(LAYERS.splitlines(), 1) if "softmax" in line]
    assert len(softmaxes) == 3 and {str(n) for n in softmaxes} <= lines
