"""Kernels whose result is in the memory of what they read: none races, and what would is named."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import DictionaryAttr, ModuleOp, StringAttr

from gemmc import driver, frontend, interpret
from gemmc.dialects.launch import ProgramOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.interpret.hardware.errors import GlobalRace
from gemmc.interpret.ptx.simulate import run
from gemmc.pipeline import Pipeline
from gemmc.pipeline import run as run_passes

ROWS = """
func.func @main(%x: tensor<{n}x{m}xf32>) -> tensor<{n}x{m}xf32> {{
  %zero = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<{n}xf32>
  %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<{n}xf32>) -> tensor<{n}xf32>
  %s = linalg.generic {{
      indexing_maps = [affine_map<(d0, d1) -> ({row}, d1)>, affine_map<(d0, d1) -> (d0)>],
      iterator_types = ["parallel", "reduction"]}}
    ins(%x : tensor<{n}x{m}xf32>) outs(%1 : tensor<{n}xf32>) {{
  ^bb0(%e: f32, %t: f32):
    %2 = arith.addf %e, %t : f32
    linalg.yield %2 : f32
  }} -> tensor<{n}xf32>
  %3 = tensor.empty() : tensor<{n}x{m}xf32>
  %r = linalg.generic {{
      indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> ({row}, {column})>,
                       affine_map<(d0, d1) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel"]}}
    ins(%s, %x : tensor<{n}xf32>, tensor<{n}x{m}xf32>) outs(%3 : tensor<{n}x{m}xf32>) {{
  ^bb0(%t: f32, %e: f32, %old: f32):
    %4 = arith.divf %e, %t : f32
    linalg.yield %4 : f32
  }} -> tensor<{n}x{m}xf32>
  return %r : tensor<{n}x{m}xf32>
}}
"""
"""Each row over its sum; an element is that of a `row` and a `column`."""

OWN = "d0", "d1"
SIZES = (9, 70), (3, 9000), (5, 1500)
"""Rows of a warp each, rows that several warps share, rows of a CTA."""


@cache
def compiled(n: int, m: int, read: tuple[str, str]) -> tuple[ModuleOp, Pipeline, ModuleOp]:
    """The source, its pipeline, and its kernels in PTX ops, with the result where the rows are."""
    ctx = frontend.context()
    module = frontend.parse(ROWS.format(n=n, m=m, row=read[0], column=read[1]), "rows.mlir", ctx)
    pipeline = driver.resolve("auto", module, ctx)
    lowered = driver.compile_module(module.clone(), pipeline, ctx=ctx)
    share(lowered)
    return module, pipeline, lowered


def share(module: ModuleOp) -> None:
    """Let the program's result be in the memory of its argument, whatever its kernels read."""
    for op in module.walk():
        if isinstance(op, ProgramOp):
            first, second = op.arguments.data
            op.in_place = DictionaryAttr({second.data: StringAttr(first.data)})


def text_of(n: int, m: int, read: tuple[str, str]) -> tuple[str, Any]:
    _, pipeline, lowered = compiled(n, m, read)
    made = driver.emit(lowered, pipeline)
    manifest = json.loads(json.dumps(made.manifest))
    assert manifest["arguments"][1]["in_place"] == manifest["arguments"][0]["name"]
    return made.ptx, manifest


def rows(n: int, m: int) -> Any:
    return np.random.default_rng(0).integers(1, 5, (n, m)).astype(np.float32)


@pytest.mark.parametrize(("n", "m"), SIZES)
def test_rows_in_place_do_not_race(n: int, m: int) -> None:
    x = rows(n, m)
    text, manifest = text_of(n, m, OWN)
    for seed in range(4):
        found = run(text, manifest, [x], seed=seed)[0]
        np.testing.assert_allclose(found, x / x.sum(1, keepdims=True), rtol=1e-6)
    found = interpret.run(compiled(n, m, OWN)[2], [x])[0]
    np.testing.assert_allclose(found, x / x.sum(1, keepdims=True), rtol=1e-6)


@pytest.mark.parametrize(("n", "m"), SIZES)
@pytest.mark.parametrize("from_behind", ["rows", "columns"])
def test_rows_that_others_read_race(n: int, m: int, from_behind: str) -> None:
    """Read from behind, by the warps or CTAs of other rows, or by other threads of a row's own."""
    read = (f"{n - 1} - d0", "d1") if from_behind == "rows" else ("d0", f"{m - 1} - d1")
    text, manifest = text_of(n, m, read)
    for seed in range(4):
        with pytest.raises(GlobalRace) as error:
            run(text, manifest, [rows(n, m)], seed=seed)
        assert re.search(r"byte \d+ of arg0, in arg0\[\d+, \d+\], byte \d+", str(error.value))
        assert "in kernel main" in str(error.value)


def test_a_load_of_the_next_row_races() -> None:
    """The text of rows in place, each of whose warps loads what another one stores."""
    text, manifest = text_of(9, 70, OWN)
    changed, count = re.subn(r"(ld\.global\.v2\.f32 [^\n]*)\+0\]", r"\1+280]", text)
    assert count
    for seed in range(4):
        with pytest.raises(GlobalRace, match="generic (read and generic write|write and generic)"):
            run(changed, manifest, [rows(9, 70)], seed=seed)


def test_the_interpreter_names_them_at_the_levels_above() -> None:
    """As kernels of tiles and in PTX ops; as functions of tensors, a result has its own memory."""
    read, x = ("8 - d0", "d1"), rows(9, 70)
    module, pipeline, lowered = compiled(9, 70, read)
    formed, ctx = module.clone(), frontend.context()
    run_passes(formed, ctx, pipeline.passes)
    share(formed)
    found = interpret.run(formed, [x])[0]
    np.testing.assert_allclose(found, (x / x.sum(1, keepdims=True))[::-1], rtol=1e-6)
    run_passes(formed, ctx, pipeline.kernels[0][1].passes[:1])
    assert any(isinstance(op, KernelOp) for op in formed.body.block.ops)
    for level in (formed, lowered):
        with pytest.raises(GlobalRace, match="of the same bytes of global memory are not ordered"):
            interpret.run(level, [x])
