"""`gemmc --verify-each` on programs as front ends write them: which levels are verified, how they
are compared, and at which size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from parts import some
from xdsl.dialects import arith
from xdsl.dialects.builtin import ModuleOp

from gemmc import checking, cli, frontend, reference, registry
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import execute as executing
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.pipeline import Pipeline
from gemmc.target import DEFAULT
from interpret.levels import ROOT

SEEN = ROOT / "test" / "programs" / "seen"

PROGRAMS: dict[str, tuple[str, ...]] = {
    "affine_batched_matvec_integer": (),
    "affine_matmul_accumulate": (),
    "affine_row_sum_and_max_two_outputs": (),
    "iree_onnx_argmax_last_index_keepdims": ("arg0.shape[0]=5",),
    "iree_onnx_qdq_linear_per_channel_u8_input_level": ("m=5",),
    "iree_torch_linear_bf16_input_level": (),
    "jax_any_positive_all": (),
    "named_f8_add_results": (),
    "onnx_double_gemm_tanh": (),
    "torch_sort_values_indices": (),
}
"""Small ones: each takes some seconds; with their open sizes."""


TILED = "named_scf_forall_tiles"
"""A product in loops over tiles, which `resize` does not change: it runs at its own size alone."""

LONG = pytest.param(TILED, marks=pytest.mark.thorough)


@pytest.mark.parametrize("name", [*some(PROGRAMS, ("affine_matmul_accumulate",)), LONG])
def test_a_program_is_right_after_every_pass(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sizes = [word for size in PROGRAMS.get(name, ()) for word in ("--size", size)]
    words = [str(SEEN / f"{name}.mlir"), "-p", "auto", "--verify-each", *sizes]
    assert cli.main(words) == 0
    printed = capsys.readouterr()
    assert "passes right" in printed.out
    assert ("not verified with m=" in printed.out) is (name == TILED)
    assert printed.err == ""


PRODUCT = """
func.func @main(%a: tensor<24x16xf16>, %b: tensor<16x40xf16>) -> tensor<24x40xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<24x40xf32>
  %s = linalg.fill ins(%z : f32) outs(%e : tensor<24x40xf32>) -> tensor<24x40xf32>
  %r = linalg.matmul ins(%a, %b : tensor<24x16xf16>, tensor<16x40xf16>)
       outs(%s : tensor<24x40xf32>) -> tensor<24x40xf32>
  return %r : tensor<24x40xf32>
}
"""

SIGMOID = PRODUCT.replace(
    "return %r",
    """%g = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%r : tensor<24x40xf32>) outs(%e : tensor<24x40xf32>) {
  ^bb0(%x: f32, %o: f32):
    %n = arith.negf %x : f32
    %p = math.exp %n : f32
    %c = arith.constant 1.0 : f32
    %d = arith.addf %c, %p : f32
    %q = arith.divf %x, %d : f32
    linalg.yield %q : f32
  } -> tensor<24x40xf32>
  return %g""",
)


def pipeline_for(text: str, pipeline: str) -> Pipeline:
    ctx = frontend.context()
    module = frontend.parse(text, "x.mlir", ctx)
    return resolve(pipeline, module, ctx, DEFAULT)


def verified(text: str, pipeline: str, **more: Any) -> tuple[checking.Finding | None, str]:
    """The finding, and what was said."""
    said: list[str] = []
    loaded = pipeline_for(text, pipeline)
    found = checking.verify_each(text, "x.mlir", loaded, seeds=(0,), say=said.append, **more)
    return found, "\n".join(said)


FEW = "normalize-contractions, form-kernel{tile=16,16,16}"
NO_TILE = "normalize-contractions, pair-products"


def refusing(*numbers: int) -> Callable[..., Any]:
    """`execute`, which finds the levels with these numbers not executable."""
    calls, inner = iter(range(1000)), executing.execute

    def execute(*words: Any, **more: Any) -> Any:
        if next(calls) in numbers:
            raise Unsupported("an op of tomorrow")
        return inner(*words, **more)

    return execute


def test_what_is_not_executable_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executing, "execute", refusing(0))
    found, said = verified(PRODUCT, NO_TILE)
    assert found is None
    assert "all 2 passes right, from normalize-contractions on" in said
    assert "not verified: the input (not executable: an op of tomorrow)" in said


def test_an_end_that_is_not_executable_is_no_pass_s_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executing, "execute", refusing(1, 2))
    found, _ = verified(PRODUCT, NO_TILE)
    assert found is not None and not found.executable and found.number == 1
    said = str(found)
    assert said.startswith("from pass 1 (normalize-contractions) on the program is not executable")
    assert "wrong" not in said


def test_approximate_ops_are_compared_within_the_bound() -> None:
    found, said = verified(SIGMOID, FEW)
    assert found is None
    assert "within the bound, since math.exp (x.mlir:14:5) is not exact" in said


def test_a_bug_is_found_within_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    factory = registry.find("form-kernel")
    assert factory is not None
    kind: Any = factory()
    original = kind.apply

    def broken(self: Any, ctx: Any, module: ModuleOp) -> None:
        original(self, ctx, module)
        negation = next(op for op in module.walk() if isinstance(op, arith.NegfOp))
        negation.result.replace_all_uses_with(negation.operand)

    monkeypatch.setattr(kind, "apply", broken)
    found, _ = verified(SIGMOID, FEW)
    assert found is not None and found.name == "form-kernel" and found.executable
    assert "needed |out - ref| <=" in found.what and "written by" in found.what


TURNED = PRODUCT.replace("-> tensor<24x40xf32> {", "-> tensor<960xf32> {", 1).replace(
    "return %r : tensor<24x40xf32>",
    """%f = tensor.collapse_shape %r [[0, 1]] : tensor<24x40xf32> into tensor<960xf32>
  return %f : tensor<960xf32>""",
)


def test_what_resize_refuses_runs_at_its_own_size() -> None:
    found, said = verified(TURNED, "auto")
    assert found is None
    first, second = said.splitlines()
    assert "not verified with m=" in first and "tensor.collapse_shape: needed" in first
    assert "passes right" in second and "with m=" not in second


def test_a_size_that_takes_too_long_is_refused() -> None:
    large = TURNED.replace("24x", "4096x").replace("x40x", "x4000x").replace("960", "16384000")
    with pytest.raises(GemmcError, match=r"^x\.mlir:2:1: error: func\.func: needed at most \d+ it"):
        verified(large, "auto")


def test_open_sizes_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "open.mlir"
    path.write_text(PRODUCT.replace("%a: tensor<24x16", "%a: tensor<?x16").replace("24x", "?x")
        .replace("%e = tensor.empty()", "%i = arith.constant 0 : index\n"
        "  %m = tensor.dim %a, %i : tensor<?x16xf16>\n  %e = tensor.empty(%m)"))  # fmt: skip
    assert cli.main([str(path), "-p", "auto", "--verify-each"]) == 1
    assert "--size m=N" in capsys.readouterr().err
    assert cli.main([str(path), "-p", "auto", "--verify-each", "--size", "m=3"]) == 0
    assert "passes right" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        cli.main([str(path), "-p", "auto", "--size", "m=3"])
    assert "--size needs --verify-each" in capsys.readouterr().err


def test_a_size_is_given_once_and_fits_into_memory(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "open.mlir"
    path.write_text("func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {\n"
        "  return %x : tensor<?xf32>\n}")  # fmt: skip
    words = ["run", str(path), "--on", "cpu", "--size"]
    with pytest.raises(SystemExit):
        cli.main([*words, "arg0.shape[0]=3", "--size", "arg0.shape[0]=4"])
    assert "found arg0.shape[0]=3 and arg0.shape[0]=4" in capsys.readouterr().err
    assert cli.main([*words, "arg0.shape[0]=99999999999999"]) == 1
    said = capsys.readouterr().err
    assert "needed inputs that fit into" in said and said.count("\n") == 1


def test_memory_that_runs_out_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def too_large(*words: Any, **more: Any) -> Any:
        raise MemoryError("Unable to allocate 7 TiB")

    monkeypatch.setattr(reference, "make_inputs", too_large)
    assert cli.main(["run", str(SEEN / "memref_matmul.mlir"), "--on", "cpu"]) == 1
    said = capsys.readouterr().err
    assert "found too little (Unable to allocate 7 TiB); give smaller sizes" in said
    assert "internal" not in said


@pytest.mark.parametrize(("text", "exact"), [(PRODUCT, True), (SIGMOID, False)])
def test_integers_make_sums_exact_and_exponentials_not(text: str, exact: bool) -> None:
    module = frontend.parse(text, "x.mlir")
    inputs = reference.make_inputs(module, 0, True)
    wanted = reference.wanted(module, inputs, integers=True)
    assert wanted.exact == exact == (wanted.why == "")
    assert not reference.wanted(module, inputs, integers=False).exact


@pytest.mark.parametrize(
    ("number", "exact"), [("0.5", True), ("3.0", True), ("0.1", False), ("1.0e+9", False)]
)
def test_constants_of_many_bits_make_sums_inexact(number: str, exact: bool) -> None:
    module = frontend.parse(PRODUCT.replace("constant 0.0", f"constant {number}"), "x.mlir")
    inputs = reference.make_inputs(module, 0, True)
    assert reference.wanted(module, inputs, integers=True).exact == exact


def test_sums_past_the_integers_of_f32_are_not_exact() -> None:
    module = frontend.parse(PRODUCT, "x.mlir")
    inputs = [np.full((24, 16), 2048, np.float16), np.full((16, 40), 2048, np.float16)]
    found = reference.wanted(module, inputs, integers=True)
    assert not found.exact and "6.71e+07 are not exact in f32" in found.why


def test_a_timeline_of_one_kernel_needs_no_name(capsys: pytest.CaptureFixture[str]) -> None:
    """`auto` calls it main_0."""
    path = SEEN / "affine_batched_matvec_integer.mlir"
    assert cli.main(["timeline", str(path), "-p", "auto"]) == 0
    assert " clk" in capsys.readouterr().out
