"""Programs run before the first pass, by the reference; what it refuses is refused at its place."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from parts import some

from gemmc import checking, cli, frontend, interpret
from gemmc.errors import GemmcError, shortened
from gemmc.interpret import InterpretError

SEEN = Path(__file__).resolve().parents[1] / "programs" / "seen"

PROGRAMS = (
    "affine_batched_matvec_integer",
    "affine_transposed_copy_then_product",
    "iree_torch_cache_two_results_input_level",
    "jax_attention_padding_mask",
    "jax_min_gru_log_space",
    "jax_scan_over_layers",
    "memref_matmul",
    "named_f8_add_results",
    "named_in_place_slices_of_slices",
    "named_integers_of_16_bits",
    "named_pad_value_by_place",
    "onnx_linear_constant",
    "scatter_histogram",
    "scf_parallel_reduce_dot",
    "torch_sort_values_indices",
)
"""Memrefs, slices, loops, constants, reductions, indices, pads, scatters, scans, 8-bit floats."""

QUICK = PROGRAMS[:2] + PROGRAMS[7:9]


@pytest.mark.parametrize("name", some(PROGRAMS, QUICK))
def test_a_program_runs_as_it_is(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = SEEN / f"{name}.mlir"
    assert cli.main(["run", str(path), "--on", "cpu", "--check"]) == 0
    printed = capsys.readouterr().out
    assert "PASS" in printed and "internal" not in printed


def test_results_have_the_types_of_the_program() -> None:
    text = """
    func.func @main(%x: tensor<4xf32>, %y: memref<4xi8>) -> tensor<4xbf16> {
      %e = tensor.empty() : tensor<4xbf16>
      %c = arith.constant 3 : i8
      linalg.fill ins(%c : i8) outs(%y : memref<4xi8>)
      %r = linalg.generic {
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
        iterator_types = ["parallel"]
      } ins(%x : tensor<4xf32>) outs(%e : tensor<4xbf16>) {
      ^bb0(%a: f32, %b: bf16):
        %t = arith.truncf %a : f32 to bf16
        linalg.yield %t : bf16
      } -> tensor<4xbf16>
      return %r : tensor<4xbf16>
    }
    """
    given = np.array([1.0, 1.001, -2.0, 257.0], np.float32)
    rounded, written = interpret.run(frontend.parse(text, "x.mlir"), [given])
    assert [str(rounded.dtype), str(written.dtype)] == ["bfloat16", "int8"]
    assert rounded.astype(np.float32).tolist() == [1.0, 1.0, -2.0, 256.0]
    assert written.tolist() == [3, 3, 3, 3]


def test_too_few_inputs_are_refused() -> None:
    text = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  return %x : tensor<4xf32>\n}"
    with pytest.raises(InterpretError, match="0 inputs for 1 arguments"):
        interpret.run(frontend.parse(text, "x.mlir"), [])


def test_what_the_reference_refuses_is_refused_at_its_place() -> None:
    text = """func.func @main(%x: memref<4xf32>) {
      %r = "memref.extract_aligned_pointer_as_index"(%x) : (memref<4xf32>) -> index
      %c = arith.constant 0.0 : f32
      memref.store %c, %x[%r] : memref<4xf32>
      return
    }"""
    said: list[str] = []
    code = checking.run_on_cpu(
        text, "x.mlir", "", check=True, seed=0, integers=False, say=said.append
    )
    wanted = "memref.extract_aligned_pointer_as_index (x.mlir:2:7)"
    assert code == 1 and wanted in said[-1]
    with pytest.raises(InterpretError, match="not executable: needed an operation that the ref"):
        interpret.run(frontend.parse(text, "x.mlir"), [np.zeros(4, np.float32)])


def test_a_message_has_the_first_elements_of_a_constant() -> None:
    numbers = ", ".join(str(number) for number in range(10_000))
    for constant in (f"dense<[{numbers}]>", f'dense<"0x{"0A" * 9000}">'):
        said = shortened(f"a constant {constant} : tensor<10000xi32>")
        assert len(said) < 150 and said.endswith("> : tensor<10000xi32>") and "..." in said
    error = GemmcError("arith.constant", "a splat", f"dense<[{numbers}]>")
    assert len(str(error)) < 200
