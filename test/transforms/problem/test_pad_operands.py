"""Copies of operands into rows that TMA reads: where they pay, and that they are right."""

from __future__ import annotations

import numpy as np
import pytest
from interpret.test_programs import levels, resolved
from parts import some
from xdsl.dialects import tensor

from gemmc import frontend, reference
from gemmc.driver import emit, resolve
from gemmc.interpret import run
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.ir import walk_type
from gemmc.transforms.problem.normalize_contractions import NormalizeContractionsPass
from gemmc.transforms.problem.pad_operands import PadOperandsPass

ALWAYS = "normalize-contractions,pad-operands{{gain=0.0}},{}"


def product(m: int, n: int, k: int, layout: str = "nn", kind: str = "bf16") -> str:
    """A product in 16 bits, summed in f32."""
    right = f"{k}x{n}" if layout == "nn" else f"{n}x{k}"
    op = "matmul" if layout == "nn" else "matmul_transpose_b"
    return f"""
func.func @main(%a: tensor<{m}x{k}x{kind}>, %b: tensor<{right}x{kind}>) -> tensor<{m}x{n}xf32> {{
  %z = arith.constant dense<0.0> : tensor<{m}x{n}xf32>
  %c = linalg.{op} ins(%a, %b : tensor<{m}x{k}x{kind}>, tensor<{right}x{kind}>)
    outs(%z : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>
  func.return %c : tensor<{m}x{n}xf32>
}}"""


def copies(text: str, gain: float = 1.0) -> int:
    """How many operands are copied."""
    module, ctx = frontend.parse(text, "t.mlir"), frontend.context()
    NormalizeContractionsPass().apply(ctx, module)
    PadOperandsPass(gain).apply(ctx, module)
    frontend.verify(module)
    return len(walk_type(module, tensor.PadOp))


MMA = "ampere-mma{tile=64,64,32 warps=2,2}"
"""Few threads: the products are small."""


@pytest.mark.parametrize(
    ("size", "layout", "count"),
    [
        ((33, 40, 31), "nn", 1),
        ((33, 40, 31), "nt", 2),
        ((33, 41, 32), "nn", 1),
        ((16, 17, 19), "nn", 2),
    ],
)
@pytest.mark.parametrize(
    "pipeline", some(("hopper-single-narrow", MMA), ("hopper-single-narrow",))
)
def test_products_of_copies_are_right(
    size: tuple[int, int, int], layout: str, count: int, pipeline: str
) -> None:
    text = product(*size, layout)
    assert copies(text, 0.0) == count
    module, made = resolved(text, ALWAYS.format(pipeline))
    assert len(made.kernels) == count + 1
    inputs = reference.make_inputs(module, 1, True)
    (wanted,) = reference.evaluate(module, inputs, rounded=True)
    for level in levels(module, made):
        (found,) = run(level, inputs)
        np.testing.assert_array_equal(found, wanted.value)
    compiled = emit(module, made)
    (found,) = run_text(compiled.ptx, compiled.manifest, inputs)
    np.testing.assert_array_equal(found, wanted.value)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "layout", "kind", "count"),
    [
        ((4096, 4096, 4095), "nt", "bf16", 2),
        ((4096, 4095, 4096), "nn", "f16", 1),
        ((4096, 4096, 4096), "nn", "bf16", 0),
        ((16, 4095, 4096), "nn", "bf16", 0),
        ((512, 511, 512), "nn", "bf16", 1),
        ((24, 53, 567), "nn", "bf16", 0),
        ((1, 632, 379), "nn", "bf16", 0),
        ((1, 416, 3795), "nn", "bf16", 0),
        ((10, 2, 1877), "nt", "bf16", 0),
        ((7948, 1052, 47), "nt", "f16", 2),
        ((39, 18128, 7580), "nt", "bf16", 1),
        ((43, 18335, 9441), "nn", "bf16", 0),
        ((107, 1642, 11343), "nn", "bf16", 1),
        ((1536, 2048, 1027), "nt", "bf16", 2),
    ],
)
def test_copies_are_made_where_they_pay(
    size: tuple[int, int, int], layout: str, kind: str, count: int
) -> None:
    assert copies(product(*size, layout, kind)) == count


def test_an_operand_of_two_products_is_copied_once() -> None:
    text = product(33, 33, 31, "nt").replace("%b : tensor", "%a : tensor")
    assert copies(text, 0.0) == 1


@pytest.mark.slow
def test_auto_makes_a_program_of_a_product_that_copies() -> None:
    text = product(2048, 2047, 2048)
    module = frontend.parse(text, "t.mlir")
    made = resolve("auto", module, frontend.context())
    kinds = [each.name for _, each in made.kernels]
    assert len(kinds) == 2
    assert kinds[0] == "loops"
