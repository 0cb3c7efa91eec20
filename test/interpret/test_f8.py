"""8-bit floats: every byte means what `ml_dtypes` says, and products of them are exact sums."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import compile_module, compile_text
from gemmc.interpret.execute import execute
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.reference import evaluate, make_inputs

TYPES = {
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu,
}

BYTES = """
func.func @main(%a: tensor<256xKIND>) -> tensor<256xf32> {
  %r = arith.extf %a : tensor<256xKIND> to tensor<256xf32>
  func.return %r : tensor<256xf32>
}
"""

HALVES = """
func.func @main(%a: tensor<4xKIND>) -> tensor<4xf32> {
  %r = arith.extf %a : tensor<4xKIND> to tensor<4xf32>
  func.return %r : tensor<4xf32>
}
"""


@pytest.mark.parametrize("kind", ["f8E4M3FN", "f8E5M2"])
def test_the_reference_keeps_fractions(kind: str) -> None:
    numbers = np.array([0.5, -1.75, 3.0, 0.0625], dtype=TYPES[kind])
    module = frontend.parse(HALVES.replace("KIND", kind))
    (wanted,) = evaluate(module, [numbers], rounded=True)
    assert wanted.value.tolist() == [0.5, -1.75, 3.0, 0.0625]


PRODUCT = """
func.func @main(%a: memref<32x48xf8E4M3FN>, %b: memref<64x48xf8E5M2>, %c: memref<32x64xf32>) {
  linalg.matmul_transpose_b ins(%a, %b : memref<32x48xf8E4M3FN>, memref<64x48xf8E5M2>)
    outs(%c : memref<32x64xf32>)
  return
}
"""

OPEN = """
func.func @main(%a: tensor<?x16xf8E4M3FN>) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x16xf8E4M3FN>
  %e = tensor.empty(%d) : tensor<?x16xf32>
  %x = arith.extf %a : tensor<?x16xf8E4M3FN> to tensor<?x16xf32>
  %r = linalg.add ins(%x, %x : tensor<?x16xf32>, tensor<?x16xf32>) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
  func.return %r : tensor<?x16xf32>
}
"""


def found(text: str, *inputs: Any) -> list[Any]:
    """On the interpreter and on the PTX machine, which must agree bit by bit."""
    module = compile_module(frontend.parse(text, "f8.mlir"), "auto")
    made = compile_text(text, "f8.mlir", "auto")
    ours = execute(module, inputs, seed=0).outputs
    theirs = run_text(made.ptx, made.manifest, inputs, seed=0)
    for one, other in zip(ours, theirs, strict=True):
        assert np.array_equal(one, other, equal_nan=True)
    return ours


@pytest.mark.parametrize("kind", TYPES)
def test_every_byte(kind: str) -> None:
    data = np.arange(256, dtype=np.uint8).view(np.int8)
    (numbers,) = found(BYTES.replace("KIND", kind), data)
    wanted = data.view(TYPES[kind]).astype(np.float32)
    assert np.array_equal(numbers, wanted, equal_nan=True)
    assert np.array_equal(np.signbit(numbers[wanted == 0]), np.signbit(wanted[wanted == 0]))


@pytest.mark.parametrize("kind", TYPES)
def test_every_byte_in_bf16(kind: str) -> None:
    data = np.arange(256, dtype=np.uint8).view(np.int8)
    (numbers,) = found(BYTES.replace("KIND", kind).replace("f32", "bf16"), data)
    wanted = data.view(TYPES[kind]).astype(np.float32)
    assert np.array_equal(np.asarray(numbers).astype(np.float32), wanted, equal_nan=True)


@pytest.mark.parametrize("kind", TYPES)
def test_an_argument_comes_back_as_bytes(kind: str) -> None:
    data = np.arange(16, 32, dtype=np.uint8).view(np.int8)
    whole = f"tensor<16x{kind}>"
    text = f"func.func @main(%a: {whole}) -> {whole} {{\n  return %a : {whole}\n}}\n"
    (back,) = found(text, data)
    assert back.dtype == np.int8 and back.tolist() == data.tolist()


def test_every_half_of_a_byte() -> None:
    """Two numbers are in a byte, the first in the low bits; 0 and -0 are two."""
    data = np.arange(256, dtype=np.uint8).view(np.int8)
    text = BYTES.replace("256", "512").replace("KIND", "f4E2M1FN")
    (numbers,) = found(text, data)
    halves = np.stack([data & 15, (data >> 4) & 15], axis=-1).reshape(-1).astype(np.uint8)
    wanted = halves.view(ml_dtypes.float4_e2m1fn).astype(np.float32)
    assert numbers.tolist() == wanted.tolist()
    assert (np.signbit(numbers) == np.signbit(wanted)).all()


def test_the_reference_reads_halves_of_bytes() -> None:
    module = frontend.parse(HALVES.replace("KIND", "f4E2M1FN"))
    packed = np.array([0x21, 0xF7], dtype=np.uint8).view(np.int8)
    (wanted,) = evaluate(module, [packed], rounded=True)
    assert wanted.value.tolist() == [0.5, 1.0, 6.0, -6.0]


@pytest.mark.parametrize("rows", [1, 5])
def test_open_sizes(rows: int) -> None:
    a = (np.arange(rows * 16) % 120).astype(np.int8).reshape(rows, 16)
    (doubled,) = found(OPEN, a)
    assert doubled.tolist() == (2 * a.view(TYPES["f8E4M3FN"]).astype(np.float32)).tolist()


def test_a_product_in_place_of_its_sum() -> None:
    module = frontend.parse(PRODUCT, "f8.mlir")
    a, b, c = make_inputs(module, 0, True)
    assert a.dtype == b.dtype == np.int8
    (result,) = found(PRODUCT, a, b, c)
    left, right = (
        x.view(TYPES[kind]).astype(np.float32)
        for x, kind in zip((a, b), ("f8E4M3FN", "f8E5M2"), strict=True)
    )
    assert result.tolist() == (c + left @ right.T).tolist()
    assert result.tolist() == evaluate(module, [a, b, c], rounded=True)[0].value.tolist()
