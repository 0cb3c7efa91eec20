"""Sizes that a call tells: one artifact at many of them, and what a wrong one is caught by."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest

import gemmc
from gemmc import frontend, reference
from gemmc.driver import Compiled, compile_text
from gemmc.errors import GemmcError
from gemmc.interpret import InterpretError
from gemmc.interpret.execute import execute
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.ptx.errors import PtxExecutionError
from gemmc.interpret.ptx.simulate import run

SCHEMA = json.loads((Path(gemmc.__file__).parent / "emit/manifest.schema.json").read_text())

LINEAR = """
#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
func.func @main(%x: tensor<?x72xbf16>, %w: tensor<136x72xbf16>, %b: tensor<136xf32>,
                %s: tensor<?x136xbf16>) -> tensor<?x136xbf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x72xbf16>
  %m2 = tensor.dim %s, %c0 : tensor<?x136xbf16>
  %same = arith.cmpi eq, %m, %m2 : index
  cf.assert %same, "rows"
  %ew = tensor.empty() : tensor<72x136xbf16>
  %t = linalg.transpose ins(%w : tensor<136x72xbf16>) outs(%ew : tensor<72x136xbf16>)
         permutation = [1, 0]
  %e = tensor.empty(%m) : tensor<?x136xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x136xf32>) -> tensor<?x136xf32>
  %p = linalg.matmul ins(%x, %t : tensor<?x72xbf16>, tensor<72x136xbf16>)
         outs(%f : tensor<?x136xf32>) -> tensor<?x136xf32>
  %o = tensor.empty(%m) : tensor<?x136xbf16>
  %r = linalg.generic {indexing_maps = [#mn, #n, #mn, #mn],
         iterator_types = ["parallel", "parallel"]}
         ins(%p, %b, %s : tensor<?x136xf32>, tensor<136xf32>, tensor<?x136xbf16>)
         outs(%o : tensor<?x136xbf16>) {
  ^bb0(%a: f32, %bias: f32, %skip: bf16, %out: bf16):
    %0 = arith.addf %a, %bias : f32
    %1 = arith.extf %skip : bf16 to f32
    %2 = arith.addf %0, %1 : f32
    %3 = arith.truncf %2 : f32 to bf16
    linalg.yield %3 : bf16
  } -> tensor<?x136xbf16>
  func.return %r : tensor<?x136xbf16>
}
"""

PLAIN = """
func.func @main(%x: tensor<?x72xbf16>, %w: tensor<72x136xbf16>) -> tensor<?x136xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x72xbf16>
  %e = tensor.empty(%m) : tensor<?x136xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x136xf32>) -> tensor<?x136xf32>
  %p = linalg.matmul ins(%x, %w : tensor<?x72xbf16>, tensor<72x136xbf16>)
         outs(%f : tensor<?x136xf32>) -> tensor<?x136xf32>
  func.return %p : tensor<?x136xf32>
}
"""

SIZES = (0, 1, 7, 63, 64, 65, 200)

VARIED = (
    "normalize-contractions,form-variants{size=m most=8,64},allocate-workspaces"
)


def case(text: str, m: int, name: str = "m") -> tuple[list[Any], Any]:
    """Inputs of integers, and what comes out."""
    module = frontend.parse(text)
    inputs = reference.make_inputs(module, m, True, {name: m})
    (wanted,) = reference.evaluate(module, inputs, rounded=True)
    return inputs, wanted.value


def varied(text: str) -> Compiled:
    """An artifact of three kernels: up to 8 rows, up to 64, and any."""
    from dataclasses import replace

    from gemmc.driver import compile_module, emit
    from gemmc.pipeline import Pipeline, load, load_pipeline
    from gemmc.program import behind

    ctx = frontend.context()
    module = frontend.parse(text, "dynamic.mlir", ctx)
    ahead = load(VARIED)
    formed = compile_module(module.clone(), ahead, ctx=ctx)
    names = (
        "hopper-coop{tile=64,8,64 swap=true cluster=none epilogue=plain split=2 persistent=false}",
        "hopper-coop{tile=64,32,64 swap=true cluster=none}",
        "hopper-coop{tile=128,64,64 cluster=2,1}",
    )
    kernels: list[tuple[str, Pipeline]] = []
    from gemmc.program import each_kernel

    for (name, inner), which in zip(each_kernel(formed), names, strict=True):
        kernels.append((name, behind(load_pipeline(which)).resolved_for(inner, ctx)))
    whole = replace(ahead, kernels=tuple(kernels))
    return emit(compile_module(module, whole, ctx=ctx), whole)


@pytest.fixture(scope="module")
def artifact() -> Compiled:
    return varied(LINEAR)


@pytest.mark.parametrize("m", SIZES)
def test_one_artifact_is_right_at_each_size(artifact: Compiled, m: int) -> None:
    inputs, wanted = case(LINEAR, m)
    (found,) = run(artifact.ptx, artifact.manifest, inputs)
    assert found.shape == wanted.shape
    assert (found.astype(np.float64) == wanted).all()
    if m in (0, 7, 65):
        (found,) = execute(artifact.module, inputs).outputs
        assert (found.astype(np.float64) == wanted).all()


FURTHER = (pytest.param(each, marks=pytest.mark.thorough) for each in
           ("hopper-coop", "hopper-pingpong", "ampere-mma", "hopper-single"))  # fmt: skip


@pytest.mark.parametrize("name", ["hopper-ws", *FURTHER])
def test_a_named_pipeline_is_one_kernel_for_all_sizes(name: str) -> None:
    made = compile_text(PLAIN, "dynamic.mlir", name)
    assert made.manifest["version"] == 1
    assert made.manifest["arguments"][0]["shape"] == ["m", 72]
    jsonschema.validate(made.manifest, SCHEMA)
    for m in (0, 1, 130):
        inputs, wanted = case(PLAIN, m)
        assert (run(made.ptx, made.manifest, inputs)[0] == wanted).all()
    inputs, wanted = case(PLAIN, 77)
    assert (execute(made.module, inputs).outputs[0] == wanted).all()


def test_the_manifest_says_what_is_launched_when(artifact: Compiled) -> None:
    found = artifact.manifest
    jsonschema.validate(found, SCHEMA)
    assert found["version"] == 3
    assert found["sizes"] == {"m": {"argument": "arg0", "dim": 0}}
    (launch,) = found["launches"]
    assert launch["kernels"] == ["main_0", "main_1", "main_2"]
    assert launch["arguments"][0] == {"argument": "arg0", "offset": 0, "shape": ["m", 72]}
    guards = [each.get("guard") for each in found["kernels"]]
    ranges = [{"least": 0, "most": most, "multiple": 1} for most in (8, 64)]
    assert guards == [{"n": ranges[0]}, {"n": ranges[1]}, None]


TWO = """
func.func @main(%x: tensor<?x64xbf16>, %w: tensor<64x72xbf16>, %v: tensor<72x40xbf16>)
    -> tensor<?x40xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %d = tensor.dim %x, %c0 : tensor<?x64xbf16>
  %e = tensor.empty(%d) : tensor<?x72xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x72xf32>) -> tensor<?x72xf32>
  %h = linalg.matmul ins(%x, %w : tensor<?x64xbf16>, tensor<64x72xbf16>)
         outs(%f : tensor<?x72xf32>) -> tensor<?x72xf32>
  %o = tensor.empty(%d) : tensor<?x72xbf16>
  %y = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>,
         affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
         ins(%h : tensor<?x72xf32>) outs(%o : tensor<?x72xbf16>) {
  ^bb0(%a: f32, %old: bf16):
    %0 = arith.maximumf %a, %z : f32
    %1 = arith.truncf %0 : f32 to bf16
    linalg.yield %1 : bf16
  } -> tensor<?x72xbf16>
  %e2 = tensor.empty(%d) : tensor<?x40xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<?x40xf32>) -> tensor<?x40xf32>
  %r = linalg.matmul ins(%y, %v : tensor<?x72xbf16>, tensor<72x40xbf16>)
         outs(%f2 : tensor<?x40xf32>) -> tensor<?x40xf32>
  func.return %r : tensor<?x40xf32>
}
"""


def test_a_program_of_two_products_hands_on_as_many_rows() -> None:
    made = compile_text(TWO, "two.mlir", "hopper-ws")
    jsonschema.validate(made.manifest, SCHEMA)
    assert made.manifest["version"] == 3
    assert [each["shape"] for each in made.manifest["arguments"]] == [
        ["d0", 64], [64, 72], [72, 40], ["d0", 40],
    ]
    for m in (0, 5, 130):
        inputs, wanted = case(TWO, m, "arg0.shape[0]")
        assert (run(made.ptx, made.manifest, inputs)[0] == wanted).all()
    inputs, wanted = case(TWO, 5, "arg0.shape[0]")
    assert (execute(made.module, inputs).outputs[0] == wanted).all()
    small = copy.deepcopy(made.manifest)
    small["workspaces"][0]["bytes"] = small["workspace_bytes"] = "d0 * 16"
    with pytest.raises(ValueError, match="workspace_0"):
        run(made.ptx, small, inputs)


def changed(artifact: Compiled, kernel: int, field: str, value: Any) -> dict[str, Any]:
    made = copy.deepcopy(artifact.manifest)
    made["kernels"][kernel][field] = value
    return made


def test_a_guard_that_lets_in_too_much_is_caught(artifact: Compiled) -> None:
    """The first kernel has room for the partial sums of 8 rows."""
    inputs, _ = case(LINEAR, 63)
    wide = changed(artifact, 0, "guard", {"n": {"least": 0, "most": 64, "multiple": 1}})
    with pytest.raises(InterpretError):
        run(artifact.ptx, wide, inputs)


def test_a_guard_that_lets_in_nothing_is_refused(artifact: Compiled) -> None:
    inputs, _ = case(LINEAR, 63)
    made = changed(artifact, 2, "guard", {"m": {"least": 0, "most": 64, "multiple": 1}})
    with pytest.raises(ValueError, match="needed a last kernel without a guard; found `main_2`"):
        run(artifact.ptx, made, inputs)


@pytest.mark.parametrize("value", ["m - 1", "m + 1", "m // 2"])
def test_a_wrong_size_is_caught(artifact: Compiled, value: str) -> None:
    """Told fewer rows, a kernel leaves some unwritten; told more, it writes behind the end."""
    inputs, wanted = case(LINEAR, 200)
    made = copy.deepcopy(artifact.manifest)
    sizes = [p for p in made["kernels"][2]["parameters"] if p["kind"] == "size"]
    assert sizes
    for each in sizes:
        each["value"] = value
    try:
        (found,) = run(artifact.ptx, made, inputs)
    except InterpretError:
        return
    assert not (found.astype(np.float64) == wanted).all()


def test_inputs_that_disagree_are_refused_by_name(artifact: Compiled) -> None:
    inputs, _ = case(LINEAR, 7)
    inputs[3] = np.repeat(inputs[3], 2, axis=0)
    with pytest.raises(PtxExecutionError, match="argument `arg3`"):
        run(artifact.ptx, artifact.manifest, inputs)
    with pytest.raises(Unsupported, match="size m of"):
        execute(artifact.module, inputs)


def test_an_assertion_of_other_conditions_is_refused() -> None:
    twice = "%one = arith.cmpi eq, %m, %m2 : index\n  %same = arith.shli %one, %one : i1"
    text = LINEAR.replace("%same = arith.cmpi eq, %m, %m2 : index", twice)
    with pytest.raises(GemmcError, match="needed an assertion that compares two sizes"):
        case(text, 7)


@pytest.mark.parametrize(
    ("sizes", "message"),
    [
        (
            {},
            r"needed a number for the dynamic size m \(arg0.shape\[0\]\); found none; "
            "give it: --size m=N",
        ),
        ({"q": 1}, r"needed a dynamic size of the program \(arg0.shape\[0\], m\); found 'q'"),
    ],
)
def test_sizes_are_named(sizes: dict[str, int], message: str) -> None:
    with pytest.raises(GemmcError, match=message):
        reference.make_inputs(frontend.parse(PLAIN), 0, True, sizes)
