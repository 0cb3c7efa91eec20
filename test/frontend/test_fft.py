"""Stages of a fast Fourier transform: what NumPy says of all of them, and what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.reference import evaluate

Array = np.ndarray[Any, Any]


def transform(length: int, rows: int, given: bool, sign: float = -1.0) -> str:
    """All stages of transforms of `rows` rows; `given`: with roots of one."""
    kind = f"tensor<{rows}x{length}xf32>"
    lines, parts = list[str](), ("%x", "%y")
    for stage in range(1, length.bit_length()):
        half = 1 << stage - 1
        roots: Array = np.exp(sign * 1j * np.pi * np.arange(half) / half)
        t = f"tensor<{half}xf32>"
        lines.append(f"%s{stage} = arith.constant {stage} : index")
        names, types = f"%s{stage}", "index"
        if given:
            lines.append(f"%c{stage} = arith.constant dense<{roots.real.tolist()}> : {t}")
            lines.append(f"%d{stage} = arith.constant dense<{roots.imag.tolist()}> : {t}")
            names, types = f"{names}, %c{stage}, %d{stage}", f"index, {t}, {t}"
        outs = f"outs({', '.join(parts)} : {kind}, {kind})"
        lines.append(
            f"%r{stage}:2 = iree_linalg_ext.fft ins({names} : {types}) {outs} : {kind}, {kind}"
        )
        parts = (f"%r{stage}#0", f"%r{stage}#1")
    body = "\n  ".join(lines)
    return (
        f"func.func @main(%x: {kind}, %y: {kind}) -> ({kind}, {kind}) {{\n  {body}\n"
        f"  return {', '.join(parts)} : {kind}, {kind}\n}}\n"
    )


def compiled(text: str) -> tuple[Any, Any]:
    """The program as it is read, and as it is formed."""
    ctx = frontend.context()
    module = frontend.parse(text, "fft.mlir", ctx)
    frontend.verify(module)
    source = module.clone()
    apply(module, ctx, resolve("auto", module, ctx))
    return source, module


def bits_reversed(length: int) -> list[int]:
    width = length.bit_length() - 1
    return [int(f"{n:0{width}b}"[::-1] or "0", 2) for n in range(length)]


@pytest.mark.parametrize(("length", "given", "sign"), [(8, True, 1.0), (16, False, -1.0)])
def test_all_stages_are_the_transform(length: int, given: bool, sign: float) -> None:
    source, formed = compiled(transform(length, 3, given, sign))
    random = np.random.default_rng(0)
    x, y = (random.standard_normal((3, length)).astype(np.float32) for _ in range(2))
    wanted = np.fft.fft(x + 1j * y) if sign < 0 else np.fft.ifft(x + 1j * y) * length
    order = bits_reversed(length)
    ready = [np.ascontiguousarray(each[:, order]) for each in (x, y)]
    known = [each.value for each in evaluate(source, ready, rounded=True)]
    for real, imaginary in (known, run(formed, ready)):
        assert np.abs(np.asarray(real) + 1j * np.asarray(imaginary) - wanted).max() < 1e-4


def test_a_long_transform_computes_each_stage_once() -> None:
    """Each element is read twice by the next stage: computed where it is read, they double."""
    ctx = frontend.context()
    module = frontend.parse(transform(256, 1, given=True), "fft.mlir", ctx)
    apply(module, ctx, resolve("auto", module, ctx))
    most = max(sum(1 for _ in op.walk()) for op in module.body.block.ops)
    assert most < 5_000


def test_in_memory() -> None:
    text = """func.func @main(%x: memref<2x4xf32>, %y: memref<2x4xf32>) {
  %s = arith.constant 1 : index
  iree_linalg_ext.fft ins(%s : index) outs(%x, %y : memref<2x4xf32>, memref<2x4xf32>)
  return
}"""
    _, formed = compiled(text)
    x, y = np.arange(8, dtype=np.float32).reshape(2, 4), np.ones((2, 4), np.float32)
    found = [np.asarray(each).tolist() for each in run(formed, [x, y])]
    assert found[0] == [[1, -1, 5, -1], [9, -1, 13, -1]]
    assert found[1] == [[2, 0, 2, 0]] * 2


@pytest.mark.parametrize(("ins", "kind", "needed"), [
    ("%n : index", "tensor<4xf32>", "a stage that is a constant of 1 to 30; found another"),
    ("%s, %x : index, tensor<4xf32>", "tensor<4xf32>", "two tensors of roots or none"),
    ("%s, %x, %x : index, tensor<4xf32>, tensor<4xf32>", "tensor<4xf32>",
     "in runs of 4, and roots of tensor<2xf32>"),
    ("%s : index", "tensor<6xf32>", "two tensors of one static shape, in runs of 4"),
    ("%s : index", "tensor<?xf32>", "two tensors of one static shape, in runs of 4"),
    ("%s : index", "tensor<4xi32>", "tensors of floats"),
])  # fmt: skip
def test_what_is_no_stage_is_refused(ins: str, kind: str, needed: str) -> None:
    text = f"""func.func @main(%n: index, %x: {kind}) {{
  %s = arith.constant 2 : index
  %r:2 = iree_linalg_ext.fft ins({ins}) outs(%x, %x : {kind}, {kind}) : {kind}, {kind}
  return
}}"""
    with pytest.raises(GemmcError) as info:
        frontend.parse(text, "t.mlir")
    assert f"{info.value}".startswith("t.mlir:3:") and needed in f"{info.value}"
