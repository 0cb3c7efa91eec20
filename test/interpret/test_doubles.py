"""Products of f64, which `auto` has kernels of loops compute: what NumPy says, at every level."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from xdsl.dialects import arith

from gemmc import frontend
from gemmc.driver import compile_module, compile_text
from gemmc.element_types import numpy_dtype
from gemmc.errors import GemmcError
from gemmc.interpret.execute import execute
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.pipeline import load, run
from gemmc.reference import evaluate

Array = np.ndarray[Any, Any]

BATCHED = """
func.func @main(%a: tensor<2x3x5xf32>, %b: tensor<2x4x5xf64>, %c: tensor<2x3x4xf64>) -> tensor<2x3x4xf64> {
  %r = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x5xf32>, tensor<2x4x5xf64>) outs(%c : tensor<2x3x4xf64>) {
  ^bb0(%x: f32, %y: f64, %o: f64):
    %w = arith.extf %x : f32 to f64
    %p = arith.mulf %w, %y : f64
    %q = arith.addf %o, %p : f64
    linalg.yield %q : f64
  } -> tensor<2x3x4xf64>
  %n = arith.negf %r : tensor<2x3x4xf64>
  return %n : tensor<2x3x4xf64>
}
"""

PLAIN = """
func.func @main(%a: tensor<MxKxf64>, %b: tensor<KxNxf64>) -> tensor<MxNxf64> {
  %f0 = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %m = tensor.dim %a, %c0 : tensor<MxKxf64>
  %e = tensor.empty(EMPTY) : tensor<MxNxf64>
  %z = linalg.fill ins(%f0 : f64) outs(%e : tensor<MxNxf64>) -> tensor<MxNxf64>
  %r = linalg.matmul ins(%a, %b : tensor<MxKxf64>, tensor<KxNxf64>) outs(%z : tensor<MxNxf64>) -> tensor<MxNxf64>
  return %r : tensor<MxNxf64>
}
"""


def plain(m: str) -> str:
    sizes = {"MxK": f"{m}x7", "KxN": "7x6", "MxN": f"{m}x6", "EMPTY": "%m" if m == "?" else ""}
    text = PLAIN
    for word, size in sizes.items():
        text = text.replace(word, size)
    return text


def outputs(text: str, inputs: list[Array]) -> dict[str, Array]:
    """By the reference, in PTX ops and in text."""
    made = compile_text(text, "doubles.mlir", "auto")
    module = compile_module(frontend.parse(text, "doubles.mlir"), "auto")
    (wanted,) = evaluate(frontend.parse(text, "doubles.mlir"), inputs, rounded=True)
    (of_text,) = run_text(made.ptx, made.manifest, inputs)
    return {
        "reference": wanted.value, "ops": execute(module, inputs).outputs[0], "text": of_text
    }


def numbers(*shapes: tuple[int, ...], wide: int = 2**40) -> list[Array]:
    """Whole numbers whose products f32 has not."""
    draw = np.random.default_rng(0)
    return [draw.integers(-wide, wide, shape).astype(np.float64) for shape in shapes]


@pytest.mark.parametrize("m", ["5", "?"])
def test_a_product_is_summed_in_f64(m: str) -> None:
    a, b = numbers((5, 7), (7, 6), wide=2**24)
    for level, found in outputs(plain(m), [a, b]).items():
        assert found.tolist() == (a @ b).tolist(), level


def test_batches_another_layout_a_narrower_operand_and_a_start() -> None:
    a, b, c = numbers((2, 3, 5), (2, 4, 5), (2, 3, 4), wide=2**20)
    wanted = -(np.einsum("bmk,bnk->bmn", a, b) + c)
    for level, found in outputs(BATCHED, [a.astype(np.float32), b, c]).items():
        assert found.tolist() == wanted.tolist(), level


EXTENDED = """
func.func @main(%a: tensor<18x12xNARROW>, %b: tensor<20x12xOTHER>) -> tensor<18x20xf64> {
  %x = arith.extf %a : tensor<18x12xNARROW> to tensor<18x12xf64>
  WIDER
  %f0 = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<18x20xf64>
  %z = linalg.fill ins(%f0 : f64) outs(%e : tensor<18x20xf64>) -> tensor<18x20xf64>
  %r = linalg.matmul_transpose_b ins(%x, %y : tensor<18x12xf64>, tensor<20x12xf64>) outs(%z : tensor<18x20xf64>) -> tensor<18x20xf64>
  return %r : tensor<18x20xf64>
}
"""


@pytest.mark.parametrize("both", [False, True], ids=["one", "both"])
@pytest.mark.parametrize("narrow", ["f32", "bf16"])
def test_operands_that_are_extended_as_tensors(narrow: str, both: bool) -> None:
    """Tiles with sums in f64 are of f64, so that what extends an operand has a kernel."""
    other, wider = narrow, f"%y = arith.extf %b : tensor<20x12x{narrow}> to tensor<20x12xf64>"
    if not both:
        other, wider = "f64", "%y = tensor.cast %b : tensor<20x12xf64> to tensor<20x12xf64>"
    text = EXTENDED.replace("NARROW", narrow).replace("OTHER", other).replace("WIDER", wider)
    a, b = numbers((18, 12), (20, 12), wide=2**7)
    given = [a.astype(numpy_dtype(narrow)), b.astype(numpy_dtype(other))]
    for level, found in outputs(text, given).items():
        assert found.tolist() == (a @ b.T).tolist(), level


def test_a_kernel_that_multiplies_otherwise_is_wrong() -> None:
    module = frontend.parse(plain("5"), "doubles.mlir")
    passes = "normalize-contractions{doubles=linalg},form-program"
    run(module, frontend.context(), load(passes).passes)
    a, b = numbers((5, 7), (7, 6), wide=2**24)
    (product,) = [op for op in module.walk() if isinstance(op, arith.MulfOp)]
    product.operands[1] = product.operands[0]
    assert execute(module, [a, b]).outputs[0].tolist() != (a @ b).tolist()


def test_wgmma_takes_no_f64() -> None:
    needed = r"^doubles.mlir:8:3: .* found f64; for f64 take ampere-mma-f64, simt-warptile or auto$"
    with pytest.raises(GemmcError, match=needed):
        compile_text(plain("5"), "doubles.mlir", "hopper-ws")


def test_a_warp_has_registers_for_so_many_sums_of_f64() -> None:
    needed = r"^doubles.mlir:8:3: .* found 288, for 64 x 64 per warp; change form-kernel's tile, "
    with pytest.raises(GemmcError, match=needed):
        compile_text(plain("5"), "doubles.mlir", "ampere-mma")
    swizzled = "ampere-mma{tile=64,64,32 warps=2,2 stages=2 distance=1}"
    assert "m16n8k16.row.col.f64" in compile_text(plain("5"), "doubles.mlir", swizzled).ptx
