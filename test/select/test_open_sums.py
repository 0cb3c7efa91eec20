"""What is chosen for a product of which a launch tells how many numbers are summed."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import gemmc
from gemmc import frontend
from gemmc.compiled import CompiledKernel
from gemmc.driver import resolve
from gemmc.interpret.ptx.simulate import run
from gemmc.runtime.workspaces import LIMIT
from gemmc.transforms.schedule.split_k import SplitKPass

LAYOUTS = {"nn": ("matmul", "16x?", "?x32"), "tn": ("matmul_transpose_a", "?x16", "?x32")}


def text(layout: str) -> str:
    op, lhs, rhs = LAYOUTS[layout]
    ins = f"tensor<{lhs}xf16>, tensor<{rhs}xf16>"
    return f"""
func.func @main(%a: tensor<{lhs}xf16>, %b: tensor<{rhs}xf16>) -> tensor<16x32xf32> {{
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x32xf32>
  %s = linalg.fill ins(%zero : f32) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %c = linalg.{op} ins(%a, %b : {ins}) outs(%s : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %c : tensor<16x32xf32>
}}"""


@pytest.mark.parametrize("layout", LAYOUTS)
def test_where_nothing_may_be_summed_no_operand_is_a_tensor_map(layout: str) -> None:
    """Not even one whose rows have a known length: no map has an extent of 0."""
    kernel = gemmc.compile(text(layout), pipeline="auto")
    *_, last = kernel.manifest["kernels"]
    assert "guard" not in last
    assert not [p for p in last["parameters"] if p.get("kind") == "tensor_map"
                and p["argument"] != "result0"]  # fmt: skip
    rng = np.random.default_rng(0)
    for k in (0, 5):
        a: Any = rng.integers(-4, 5, (16, k)).astype(np.float16)
        b: Any = rng.integers(-4, 5, (k, 32)).astype(np.float16)
        (made,) = run(kernel.ptx, kernel.manifest, [a if layout == "nn" else a.T.copy(), b])
        assert (made == a.astype(np.float32) @ b.astype(np.float32)).all()


GRADIENT = """
func.func @main(%a: tensor<?x16xf32>, %b: tensor<?x32xf32>) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x32xf32>
  %s = linalg.fill ins(%zero : f32) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %c = linalg.matmul_transpose_a ins(%a, %b : tensor<?x16xf32>, tensor<?x32xf32>)
         outs(%s : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %c : tensor<16x32xf32>
}"""


@cache
def _gradient() -> CompiledKernel:
    return gemmc.compile(GRADIENT, pipeline="auto")


def test_long_sums_to_few_elements_are_taken_in_parts() -> None:
    """More parts for a longer range, none for a short one; each range but the last is guarded."""
    kernel = _gradient()
    kernels = kernel.manifest["kernels"]
    most = [each["guard"]["k"]["most"] for each in kernels[:-1]]
    assert most == sorted(most) and "guard" not in kernels[-1]
    parts = [_parts(each) for each in kernels]
    assert parts == sorted(parts) and parts[0] < parts[-1] and parts[-1] > 32


@pytest.mark.parametrize("ranges", [1, pytest.param(2, marks=pytest.mark.thorough)])
def test_long_sums_are_right_at_the_ends_of_ranges(ranges: int) -> None:
    kernel, rng = _gradient(), np.random.default_rng(0)
    most = kernel.manifest["kernels"][ranges - 1]["guard"]["k"]["most"]
    for k in (0, 3, most, most + 1):
        a: Any = rng.integers(-4, 5, (k, 16)).astype(np.float32)
        b: Any = rng.integers(-4, 5, (k, 32)).astype(np.float32)
        (made,) = run(kernel.ptx, kernel.manifest, [a, b])
        assert (made == a.T @ b).all(), k


def _parts(kernel: dict[str, Any]) -> int:
    """CTAs for each block: the last factor of the grid."""
    *_, last = kernel["launch"]["grid"][0].split(" * ")
    return int(last) if last.isdigit() else 1


@pytest.mark.parametrize(("rows", "in_parts"), [("16", True), ("?", False)])
def test_parts_need_room_that_is_known(rows: str, in_parts: bool) -> None:
    """Of any number of rows the last kernel has none, but those of few rows."""
    ctx = frontend.context()
    module = frontend.parse(_open_rows() if rows == "?" else GRADIENT, "t.mlir", ctx)
    *_, (_, last) = resolve("auto", module, ctx).kernels
    assert any(isinstance(each, SplitKPass) for each in last.passes) == in_parts


def _open_rows() -> str:
    text = GRADIENT.replace("tensor<?x16xf32>", "tensor<?x?xf32>")
    text = text.replace("tensor<16x32xf32>", "tensor<?x32xf32>")
    sized = "%c1 = arith.constant 1 : index\n  %m = tensor.dim %a, %c1 : tensor<?x?xf32>\n"
    return text.replace("%e = tensor.empty()", f"{sized}  %e = tensor.empty(%m)")


def test_rows_of_any_length_are_copied_beside_what_the_copy_engine_loads() -> None:
    """Of two operands one has whole rows: where something is summed only the other one is copied by
    threads. The last kernel is for no sum as well."""
    kernel = gemmc.compile(text("nn"), pipeline="auto")
    *_, some, last = kernel.manifest["kernels"]
    assert some["guard"]["k"] == {"least": 1, "most": 2**31 - 1, "multiple": 1}
    boxes = [p["argument"] for p in some["parameters"] if p.get("kind") == "tensor_map"]
    assert "arg1" in boxes and "arg0" not in boxes and "guard" not in last
    rng = np.random.default_rng(0)
    for k in (1, 3, 65, 129):
        a: Any = rng.integers(-4, 5, (16, k)).astype(np.float16)
        b: Any = rng.integers(-4, 5, (k, 32)).astype(np.float16)
        (made,) = run(kernel.ptx, kernel.manifest, [a, b])
        assert (made == a.astype(np.float32) @ b.astype(np.float32)).all(), k


def test_parts_have_room_for_the_most_that_a_launch_may_tell() -> None:
    """Of ranges of two sizes, which are planned for a middle."""
    program = """
func.func @main(%x: tensor<?x768x?xf32>, %w: tensor<256x768xf32>) -> tensor<?x256x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 0.0 : f32
  %b = tensor.dim %x, %c0 : tensor<?x768x?xf32>
  %l = tensor.dim %x, %c2 : tensor<?x768x?xf32>
  %e = tensor.empty(%b, %l) : tensor<?x256x?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?x256x?xf32>) -> tensor<?x256x?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>,
      affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%w, %x : tensor<256x768xf32>, tensor<?x768x?xf32>)
      outs(%i : tensor<?x256x?xf32>) {
  ^bb0(%p: f32, %q: f32, %s: f32):
    %t = arith.mulf %p, %q : f32
    %u = arith.addf %s, %t : f32
    linalg.yield %u : f32
  } -> tensor<?x256x?xf32>
  return %r : tensor<?x256x?xf32>
}"""
    manifest = gemmc.compile(program, pipeline="auto").manifest
    kernels = manifest.get("kernels", [manifest])
    claimed = [[int(each["bytes"]) for each in one.get("workspaces", [])] for one in kernels]
    assert any(claimed) and max(map(sum, claimed)) <= LIMIT
