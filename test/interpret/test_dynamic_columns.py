"""Columns and sums of a length that a call tells: two kernels, one for rows of whole vectors."""

from __future__ import annotations

import copy
import itertools
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gemmc import frontend, reference
from gemmc.driver import Compiled, compile_module, emit, explain
from gemmc.errors import GemmcError
from gemmc.interpret import InterpretError
from gemmc.interpret.execute import execute
from gemmc.interpret.ptx.simulate import run
from gemmc.pipeline import load, load_pipeline
from gemmc.program import behind, each_kernel

PROGRAMS = Path(__file__).parent.parent / "programs" / "dynamic"

COPY_ENGINE = "hopper-coop{tile=128,64,64 cluster=none}"
ANY_ROWS = "ampere-mma{tile=64,32,32 warps=2,2 stages=2 distance=1}"

LAYOUTS = {"n": ("m, k", "k, n"), "t": ("k, m", "n, k")}


def product(left: str, right: str, result: str = "bf16") -> str:
    """A product of any sizes in a layout, as a generic with maps."""
    lhs, rhs = LAYOUTS[left][0], LAYOUTS[right][1]
    m, n = ("%d1", "%d0")[left == "n"], ("%e0", "%e1")[right == "n"]
    return f"""
func.func @main(%a: tensor<?x?xbf16>, %b: tensor<?x?xbf16>) -> tensor<?x?x{result}> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %d0 = tensor.dim %a, %c0 : tensor<?x?xbf16>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xbf16>
  %e0 = tensor.dim %b, %c0 : tensor<?x?xbf16>
  %e1 = tensor.dim %b, %c1 : tensor<?x?xbf16>
  %e = tensor.empty({m}, {n}) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.generic {{indexing_maps = [affine_map<(m, n, k) -> ({lhs})>,
         affine_map<(m, n, k) -> ({rhs})>, affine_map<(m, n, k) -> (m, n)>],
         iterator_types = ["parallel", "parallel", "reduction"]}}
         ins(%a, %b : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%f : tensor<?x?xf32>) {{
  ^bb0(%x: bf16, %y: bf16, %sum: f32):
    %0 = arith.extf %x : bf16 to f32
    %1 = arith.extf %y : bf16 to f32
    %2 = arith.mulf %0, %1 : f32
    %3 = arith.addf %sum, %2 : f32
    linalg.yield %3 : f32
  }} -> tensor<?x?xf32>
  %o = tensor.empty({m}, {n}) : tensor<?x?x{result}>
  %r = linalg.generic {{indexing_maps = [affine_map<(m, n) -> (m, n)>,
         affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}}
         ins(%p : tensor<?x?xf32>) outs(%o : tensor<?x?x{result}>) {{
  ^bb0(%x: f32, %old: {result}):
    %0 = arith.truncf %x : f32 to {result}
    linalg.yield %0 : {result}
  }} -> tensor<?x?x{result}>
  func.return %r : tensor<?x?x{result}>
}}
"""


def artifact(text: str, sizes: str, *pipelines: str, multiple: int = 8) -> Compiled:
    """Two kernels: one for multiples of 8, or another number, but 0, and one for any."""
    ctx = frontend.context()
    module = frontend.parse(text, "dynamic.mlir", ctx)
    varied = f"align-variants{{sizes={sizes} multiple={multiple}}}"
    ahead = load(f"normalize-contractions,{varied},allocate-workspaces")
    formed = compile_module(module.clone(), ahead, ctx=ctx)
    kernels = tuple(
        (name, behind(load_pipeline(which)).resolved_for(inner, ctx))
        for (name, inner), which in zip(each_kernel(formed), pipelines, strict=True)
    )
    whole = replace(ahead, kernels=kernels)
    return emit(compile_module(module, whole, ctx=ctx), whole)


def case(text: str, m: int, n: int, k: int) -> tuple[list[Any], Any]:
    """Inputs of integers, and what comes out."""
    module = frontend.parse(text)
    inputs = reference.make_inputs(module, 1, True, {"m": m, "n": n, "k": k})
    (wanted,) = reference.evaluate(module, inputs, rounded=True)
    return inputs, wanted.value


def equal(found: Any, wanted: Any) -> bool:
    """Of the same shape and values, NaN where nobody wrote."""
    return found.shape == wanted.shape and bool((found.astype(np.float64) == wanted).all())


SIZES = ((5, 8, 8), (70, 24, 72), (4, 7, 9), (65, 33, 1), (3, 8, 0), (0, 8, 8), (3, 0, 8))
"""At and beside the guard's edges: whole vectors, others, no sum, nothing at all."""

FURTHER = [
    pytest.param(*each, marks=pytest.mark.thorough)
    for each in itertools.product("nt", "nt") if each != ("n", "n")
]  # fmt: skip


@pytest.mark.parametrize(("left", "right"), [("n", "n"), *FURTHER])
def test_one_artifact_is_right_in_each_layout_at_each_size(left: str, right: str) -> None:
    text = product(left, right)
    made = artifact(text, "m,n,k", COPY_ENGINE, ANY_ROWS)
    for sizes in SIZES:
        inputs, wanted = case(text, *sizes)
        (found,) = run(made.ptx, made.manifest, inputs)
        assert equal(found, wanted), sizes
        if sizes in (SIZES[1], SIZES[3]):
            assert equal(execute(made.module, inputs).outputs[0], wanted), sizes


@pytest.fixture(scope="module")
def plain() -> Compiled:
    return artifact(product("n", "n"), "n,k", COPY_ENGINE, ANY_ROWS)


def test_a_guard_has_what_the_copy_engine_needs(plain: Compiled) -> None:
    guards = [each.get("guard") for each in plain.manifest["kernels"]]
    whole = {"least": 1, "most": 2**31 - 1, "multiple": 8}
    assert guards == [{"k": whole, "n": whole}, None]
    maps = [p for p in plain.manifest["kernels"][0]["parameters"] if p["kind"] == "tensor_map"]
    assert [each["dims"] for each in maps] == [["k", "m"], ["n", "k"], ["n", "m"]]
    assert maps[1]["strides_bytes"] == ["n * 2"]


@pytest.mark.parametrize(
    ("sizes", "guard"),
    [
        ((4, 7, 8), {"k": (1, 8), "n": (1, 1)}),
        ((4, 8, 9), {"k": (1, 1), "n": (1, 8)}),
        ((4, 8, 0), {"k": (0, 8), "n": (1, 8)}),
    ],
)
def test_a_wider_guard_is_caught(
    plain: Compiled, sizes: tuple[int, int, int], guard: dict[str, tuple[int, int]]
) -> None:
    """Rows that begin anywhere, and matrices of nothing, are no tensor maps."""
    inputs, wanted = case(product("n", "n"), *sizes)
    assert equal(run(plain.ptx, plain.manifest, inputs)[0], wanted)
    wide = copy.deepcopy(plain.manifest)
    wide["kernels"][0]["guard"] = {
        name: {"least": least, "most": 2**31 - 1, "multiple": multiple}
        for name, (least, multiple) in guard.items()
    }
    with pytest.raises((InterpretError, ValueError)):
        run(plain.ptx, wide, inputs)


def test_without_a_guard_the_copy_engine_is_refused() -> None:
    ctx = frontend.context()
    for text, needed in (
        (product("n", "n"), "one of which 1 elements of bf16 are all that is known to divide it"),
    ):
        module = frontend.parse(text, "dynamic.mlir", ctx)
        passes = load_pipeline("hopper-ws").resolved_for(module, ctx)
        with pytest.raises(GemmcError, match=needed):
            compile_module(module, passes, ctx=ctx)


def test_explain_names_each_kernel_and_its_sizes() -> None:
    ctx = frontend.context()
    text = (PROGRAMS / "mm_all_dynamic_nn.mlir").read_text()
    lines = [each for each in explain(frontend.parse(text, "x.mlir", ctx), ctx)
             if each.startswith("main_")]  # fmt: skip
    assert re.search(r"argument 0 from 1(?: up to \d+)?, a multiple of 8", lines[0])
    assert lines[-1].endswith("elements")
    assert len(lines) < 60
