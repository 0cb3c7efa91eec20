"""α·A·B + β·C reads no C where β is 0: at every level, by threads, by the copy engine, ahead.

C is NaN in every element where β is 0. A mutant that reads it then has NaN in its results.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from parts import thorough_but
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend, interpret, pipeline, reference
from gemmc.driver import compile_text, resolve
from gemmc.interpret.ptx.simulate import run as run_text
from interpret.levels import REPEATED, ROOT

SOURCE = ROOT / "test/interpret/inputs/alpha_beta.mlir"
NARROW = "tile=128,64,64 cluster=none"
CASES = {
    "one warpgroup": "hopper-single",
    "roles": f"hopper-coop{{epilogue=plain persistent=false {NARROW}}}",
    "warps": "ampere-mma",
    "held": f"hopper-coop{{hold=sums {NARROW}}}",
    "loaded": f"hopper-coop{{load=true {NARROW}}}",
    "loaded, turns": "hopper-pingpong{load=true tile=64,64,64 cluster=none stages=2}",
    "into registers": f"hopper-coop{{preload=true epilogue=plain persistent=false {NARROW}}}",
    "into L2": f"hopper-coop{{prefetch=true {NARROW}}}",
    "swapped": "hopper-coop{swap=true tile=64,64,64 cluster=none}",
    "parts of K": f"hopper-coop{{split=2 epilogue=plain persistent=false {NARROW}}}",
    "a cluster's parts": (
        f"hopper-coop{{split=2 through=cluster epilogue=plain persistent=false {NARROW}}}"
    ),
    "a stream": "hopper-coop{stream=3 whole=0 tile=64,64,64 cluster=none}",
}  # fmt: skip
QUICK = ("roles", "loaded", "into registers", "into L2")

ADDED = f"hopper-coop{{{{add=true {NARROW}{{}}}}}}"

OTHER = """
func.func @main(%a: tensor<24x{k}x{t}>, %b: tensor<{k}x40x{t}>, %c: tensor<24x40x{r}>, %beta: {s}) -> tensor<24x40x{r}> {{
  %0 = tensor.empty() : tensor<24x40x{r}>
  {scaled}
  %1 = linalg.matmul ins(%a, %b : tensor<24x{k}x{t}>, tensor<{k}x40x{t}>) outs(%s : tensor<24x40x{r}>) -> tensor<24x40x{r}>
  return %1 : tensor<24x40x{r}>
}}"""  # noqa: E501
SCALED = {
    "a fill of an f16": ("f16", "f32", "f16", """
  %w = arith.extf %beta : f16 to f32
  %n = linalg.fill ins(%w : f32) outs(%0 : tensor<24x40xf32>) -> tensor<24x40xf32>
  %s = linalg.mul ins(%c, %n : tensor<24x40xf32>, tensor<24x40xf32>) outs(%0 : tensor<24x40xf32>) -> tensor<24x40xf32>"""),  # noqa: E501
    "a broadcast of a bf16": ("bf16", "f32", "tensor<bf16>", """
  %h = tensor.empty() : tensor<24x40xbf16>
  %n = linalg.broadcast ins(%beta : tensor<bf16>) outs(%h : tensor<24x40xbf16>) dimensions = [0, 1]
  %w = arith.extf %n : tensor<24x40xbf16> to tensor<24x40xf32>
  %s = arith.mulf %w, %c : tensor<24x40xf32>"""),
    "a splat of an f32": ("f32", "f32", "f32", """
  %n = tensor.splat %beta : tensor<24x40xf32>
  %s = arith.mulf %n, %c : tensor<24x40xf32>"""),
    "a rounded f32": ("f16", "f16", "f32", """
  %w = arith.truncf %beta : f32 to f16
  %n = tensor.splat %w : tensor<24x40xf16>
  %s = arith.mulf %n, %c : tensor<24x40xf16>"""),
}  # fmt: skip


def with_beta(inputs: list[Any], beta: float) -> list[Any]:
    """The inputs, of which C is all NaN where β is 0; α stays what it was."""
    found = list(inputs)
    found[-1] = np.full_like(found[-1], beta)
    if beta == 0:
        found[2] = np.full_like(found[2], np.nan)
    return found


@pytest.mark.parametrize("beta", [0.0, 2.0])
@pytest.mark.parametrize("name", thorough_but(CASES, QUICK.__contains__))
def test_every_level_reads_it_only_where_it_counts(name: str, beta: float) -> None:
    ctx = frontend.context()
    module = frontend.parse(SOURCE.read_text(), "beta.mlir", ctx)
    inputs = with_beta(reference.make_inputs(module, 0, True), beta)
    (needed,) = reference.evaluate(module, inputs, rounded=True)
    assert np.isfinite(needed.value).all()
    count = 0

    def check(before: Any, now: ModuleOp, after: Any) -> None:
        nonlocal count
        if before is None or before.name in REPEATED:
            return
        (result,) = interpret.run(now, inputs, seed=0, sm_count=1)
        np.testing.assert_array_equal(result.astype(np.float64), needed.value, err_msg=before.name)
        count += 1

    pipeline.run(module, ctx, resolve(CASES[name], module, ctx).passes, check)
    assert count > 10


def without_alpha() -> str:
    """A·B + β·C, of a K of four steps."""
    text = SOURCE.read_text().replace("    %1 = arith.mulf %x, %alpha : f32\n", "")
    return text.replace("addf %1, %2", "addf %x, %2").replace("72x128x", "72x200x").replace(
        "128x72x", "200x72x"
    )


@pytest.mark.parametrize("beta", [0.0, 2.0])
@pytest.mark.parametrize("others", ["", " epilogue=plain persistent=false", " swap=true"])
def test_what_is_added_early_is_read_only_where_it_counts(others: str, beta: float) -> None:
    text = without_alpha()
    program = frontend.parse(text, "beta.mlir", frontend.context())
    inputs = with_beta(reference.make_inputs(program, 0, True), beta)
    (needed,) = reference.evaluate(program, inputs, rounded=True)
    made = compile_text(text, "beta.mlir", ADDED.format(others))
    (found,) = run_text(made.ptx, made.manifest, inputs, seed=0)
    assert np.isfinite(needed.value).all()
    np.testing.assert_array_equal(found.astype(np.float64), needed.value)


@pytest.mark.parametrize("beta", [-0.0, 3.0])
@pytest.mark.parametrize("name", SCALED)
def test_a_number_of_each_type_and_spelling(name: str, beta: float) -> None:
    kind, result, scalar, scaled = SCALED[name]
    text = OTHER.format(k=32, t=kind, r=result, s=scalar, scaled=scaled)
    program = frontend.parse(text, "beta.mlir", frontend.context())
    inputs = with_beta(reference.make_inputs(program, 0, True), beta)
    (needed,) = reference.evaluate(program, inputs, rounded=True)
    made = compile_text(text, "beta.mlir", "auto")
    (found,) = run_text(made.ptx, made.manifest, inputs, seed=0)
    assert np.isfinite(needed.value).all()
    np.testing.assert_array_equal(found.astype(np.float64), needed.value)


@pytest.mark.parametrize("what", ["a NaN", "the least number"])
def test_what_is_not_zero_reads_it(what: str) -> None:
    beta = np.nan if what == "a NaN" else float(np.finfo(np.float32).smallest_subnormal)
    text = SOURCE.read_text()
    program = frontend.parse(text, "beta.mlir", frontend.context())
    inputs = reference.make_inputs(program, 0, True)
    inputs[2], inputs[4] = np.full_like(inputs[2], np.inf), np.full_like(inputs[4], beta)
    made = compile_text(text, "beta.mlir", "auto")
    (found,) = run_text(made.ptx, made.manifest, inputs, seed=0)
    (needed,) = reference.evaluate(program, inputs, rounded=True)
    np.testing.assert_array_equal(found.astype(np.float64), needed.value)
    assert not np.isfinite(needed.value).any()


@pytest.mark.parametrize("chosen", ["auto", f"hopper-coop{{load=true {NARROW}}}"])
def test_a_kernel_that_reads_it_anyway_is_found(chosen: str) -> None:
    """The comparison with 0 is taken out of the text: C is read, and is NaN."""
    text = SOURCE.read_text()
    inputs = with_beta(
        reference.make_inputs(frontend.parse(text, "b.mlir", frontend.context()), 0, True), 0.0
    )
    made = compile_text(text, "beta.mlir", chosen)
    assert made.ptx.count("setp.neu.f32") == 1
    mutant = made.ptx.replace("setp.neu.f32", "setp.equ.f32")
    (found,) = run_text(mutant, made.manifest, inputs, seed=0)
    assert np.isnan(found.astype(np.float32)).all()


def test_a_constant_0_reads_nothing() -> None:
    text = SOURCE.read_text().replace("%beta: f32", "%other: f32")
    text = text.replace("  %z = ", "  %beta = arith.constant -0.0 : f32\n  %z = ")
    program = frontend.parse(text, "beta.mlir", frontend.context())
    inputs = with_beta(reference.make_inputs(program, 0, True), 0.0)
    made = compile_text(text, "beta.mlir", "auto")
    (found,) = run_text(made.ptx, made.manifest, inputs, seed=0)
    (needed,) = reference.evaluate(program, inputs, rounded=True)
    np.testing.assert_array_equal(found.astype(np.float64), needed.value)
    names = [each["name"] for each in made.manifest["arguments"]]
    read = [each.get("argument") for each in made.manifest["parameters"]]
    assert names[2] == "arg2" and "arg2" not in read
