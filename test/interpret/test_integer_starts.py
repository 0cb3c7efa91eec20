"""Reductions of integers from any start: what is combined, and what the reference says of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gemmc import frontend, reference
from gemmc.driver import emit, resolve
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.pipeline import apply

MOST = 2**63 - 1

COMBINED: dict[str, Callable[[Any], Any]] = {
    "maxsi": lambda x: x.max(), "minsi": lambda x: x.min(),
    "maxui": lambda x: x.view(f"u{x.itemsize}").max(),
    "minui": lambda x: x.view(f"u{x.itemsize}").min(),
    "andi": np.bitwise_and.reduce, "ori": np.bitwise_or.reduce, "xori": np.bitwise_xor.reduce,
    "addi": lambda x: x.sum(dtype=x.dtype),
}  # fmt: skip


def program(op: str, kind: str, start: int) -> str:
    return f"""
func.func @main(%x: tensor<16x{kind}>) -> tensor<{kind}> {{
  %c = arith.constant dense<{start}> : tensor<{kind}>
  %r = linalg.reduce ins(%x : tensor<16x{kind}>) outs(%c : tensor<{kind}>) dimensions = [0]
  (%in: {kind}, %out: {kind}) {{
    %y = arith.{op} %in, %out : {kind}
    linalg.yield %y : {kind}
  }}
  func.return %r : tensor<{kind}>
}}"""


@pytest.mark.parametrize("kind", ["i8", "i32", "i64"])
@pytest.mark.parametrize("op", COMBINED)
def test_the_reference_combines_with_any_start(op: str, kind: str) -> None:
    dtype = np.dtype(f"int{kind[1:]}")
    for start in (0, 1, -1, 6, -6):
        module = frontend.parse(program(op, kind, start), "starts.mlir")
        for low, high in ((-60, 60), (1, 60), (-60, 0)):
            x = np.random.default_rng(0).integers(low, high, 16).astype(dtype)
            needed = COMBINED[op](np.append(x, dtype.type(start)))
            found = reference.evaluate(module, [x], rounded=True)[0].value
            assert found == np.asarray(needed).astype(dtype), (start, low)


@pytest.mark.parametrize(
    ("op", "start", "element"), [("minsi", MOST - 7, MOST), ("maxsi", 7 - MOST, -MOST - 1)]
)
def test_a_start_near_the_last_integer_counts(op: str, start: int, element: int) -> None:
    """f64 rounds both to the same number."""
    ctx = frontend.context()
    module = frontend.parse(program(op, "i64", start), "starts.mlir", ctx)
    pipeline = resolve("auto", module, ctx)
    apply(module, ctx, pipeline)
    made = emit(module, pipeline)
    (found,) = run_text(made.ptx, made.manifest, [np.full(16, element, np.int64)])
    assert int(found[()]) == start
