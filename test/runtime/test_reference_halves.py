"""Sums that a program spells in f16 or bf16: the bound is that of one in f32, rounded once."""

from __future__ import annotations

from functools import cache
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend, reference
from gemmc.driver import compile_text, resolve
from gemmc.interpret import run
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.pipeline import apply
from gemmc.reference import Reference, compare, evaluate, make_inputs
from gemmc.target import DEFAULT, machine

KINDS: dict[str, Any] = {"f16": np.float16, "bf16": ml_dtypes.bfloat16}
ROUNDOFFS = {"f16": 2.0**-11, "bf16": 2.0**-8}
STEP = 16

PRODUCT = """func.func @main(%a: tensor<64xKxT>, %b: tensor<Kx64xT>) -> tensor<64x64xT> {
  %z = arith.constant 0.0 : T
  %e = tensor.empty() : tensor<64x64xT>
  %f = linalg.fill ins(%z : T) outs(%e : tensor<64x64xT>) -> tensor<64x64xT>
  %c = linalg.matmul ins(%a, %b : tensor<64xKxT>, tensor<Kx64xT>)
      outs(%f : tensor<64x64xT>) -> tensor<64x64xT>
  return %c : tensor<64x64xT>
}"""

ROWS = """func.func @main(%x: tensor<8xKxT>, %s: tensor<8xT>) -> tensor<8xT> {
  %r = linalg.reduce { arith.addf } ins(%x : tensor<8xKxT>) outs(%s : tensor<8xT>) dimensions = [1]
  return %r : tensor<8xT>
}"""

RUNNING = """func.func @main(%x: tensor<8xKxT>, %s: tensor<8xT>) -> (tensor<8xKxT>, tensor<8xT>) {
  %o = tensor.empty() : tensor<8xKxT>
  %r:2 = iree_linalg_ext.scan dimension(1) inclusive(WHICH) ins(%x : tensor<8xKxT>)
      outs(%o, %s : tensor<8xKxT>, tensor<8xT>) {
  ^bb0(%p: T, %q: T):
    %t = arith.addf %p, %q : T
    iree_linalg_ext.yield %t : T
  } -> tensor<8xKxT>, tensor<8xT>
  return %r#0, %r#1 : tensor<8xKxT>, tensor<8xT>
}"""


def spelled(text: str, kind: str, k: int) -> str:
    """A program with its type T and its size K."""
    for before, after in (
        ("xT", f"x{kind}"),
        (": T", f": {kind}"),
        ("xK", f"x{k}"),
        ("<K", f"<{k}"),
    ):
        text = text.replace(before, after)
    return text


@cache
def known(text: str, kind: str, k: int) -> tuple[ModuleOp, list[Any], list[Reference]]:
    """A program, inputs and what its results must be."""
    module = frontend.parse(spelled(text, kind, k), "sums.mlir")
    inputs = make_inputs(module, 0, False)
    return module, inputs, evaluate(module, inputs, rounded=False)


def formed(module: ModuleOp, inputs: list[Any]) -> list[Any]:
    """The results of a program after all passes, on the interpreter."""
    ctx, made = frontend.context(), module.clone()
    apply(made, ctx, resolve("auto", made, ctx))
    return run(made, inputs)


def passes(found: Any, wanted: Reference) -> bool:
    return compare(np.asarray(found), wanted, exact=False).passed


@pytest.mark.parametrize("k", [256, 1024])
@pytest.mark.parametrize("kind", KINDS)
def test_a_product_is_judged_as_a_sum_in_f32_rounded_once(kind: str, k: int) -> None:
    _, (a, b), (wanted,) = known(PRODUCT, kind, k)
    assert wanted.c == pytest.approx(k * 2.0**-23 + ROUNDOFFS[kind], rel=1e-2)
    a, b = a.astype(np.float32), b.astype(np.float32)
    np.testing.assert_allclose(wanted.value, a.astype(np.float64) @ b.astype(np.float64))
    verdict = compare((a @ b).astype(KINDS[kind]), wanted, exact=False)
    assert verdict.right and verdict.text.endswith("PASS")
    assert not passes(np.zeros((64, 64), KINDS[kind]), wanted)
    assert not passes((a[:, STEP:] @ b[STEP:]).astype(KINDS[kind]), wanted)


@pytest.mark.parametrize("kind", KINDS)
def test_the_rounding_is_a_share_of_the_sum_not_of_its_terms(kind: str) -> None:
    """Terms that are a hundred times their sum, as in a product of two products."""
    _, (a, b), (wanted,) = known(PRODUCT, kind, 1024)
    sizes = np.abs(a.astype(np.float64)) @ np.abs(b.astype(np.float64))
    size = np.abs(wanted.value)
    error = 1024 * 2.0**-23 * sizes + ROUNDOFFS[kind] * size
    np.testing.assert_allclose(wanted.bound, error, rtol=1e-2)
    off = wanted.value.copy()
    off[3, 4] += 1.1 * error[3, 4]
    assert not passes(off, wanted)


@pytest.mark.parametrize(("kind", "k"), [("f16", 1024), ("bf16", 256)])
def test_a_product_that_is_rounded_in_each_step_fails(kind: str, k: int) -> None:
    _, (a, b), (wanted,) = known(PRODUCT, kind, k)
    total = np.zeros((64, 64), KINDS[kind])
    for left, right in zip(a.T.astype(np.float32), b.astype(np.float32), strict=True):
        total = (total.astype(np.float32) + np.outer(left, right)).astype(KINDS[kind])
    assert not passes(total, wanted)


def test_tensor_cores_that_sum_in_f16_keep_their_own_bound() -> None:
    module, inputs, (single,) = known(PRODUCT, "f16", 1024)
    (half,) = evaluate(module, inputs, rounded=False, accumulate="f16")
    assert half.c == pytest.approx((1 + 2.0**-10) ** 64 - 1 + 2.0**-11, rel=1e-2)
    assert half.c > 50 * single.c


@pytest.mark.parametrize("kind", KINDS)
def test_a_formed_product_is_right(kind: str) -> None:
    module, inputs, (wanted,) = known(PRODUCT, kind, 256)
    assert compare(formed(module, inputs)[0], wanted, exact=False).right


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("text", [PRODUCT, ROWS])
def test_the_ptx_is_right(text: str, kind: str) -> None:
    _, inputs, (wanted,) = known(text, kind, 64)
    target = machine(DEFAULT)
    made = compile_text(spelled(text, kind, 64), "sums.mlir", "auto", target)
    (found,) = run_text(made.ptx, made.manifest, inputs)
    assert compare(found, wanted, exact=False).right


@pytest.mark.parametrize("kind", KINDS)
def test_a_reduction_from_a_start_is_rounded_once(kind: str) -> None:
    """Each start is so large that one more element is lost if their sum is rounded."""
    module, inputs, (wanted,) = known(ROWS, kind, 1024)
    assert wanted.c == pytest.approx(1026 * 2.0**-24 + ROUNDOFFS[kind], rel=1e-2)
    assert compare(formed(module, inputs)[0], wanted, exact=False).right
    assert not passes(np.zeros(8, KINDS[kind]), wanted)
    one = 2 * ROUNDOFFS[kind]
    x = np.full((8, 2), one * 0.4, KINDS[kind])
    (found,) = formed(known(ROWS, kind, 2)[0], [x, np.ones(8, KINDS[kind])])
    assert np.all(np.asarray(found).astype(float) == 1 + one)


@pytest.mark.parametrize("inclusive", ["true", "false"])
@pytest.mark.parametrize("kind", KINDS)
def test_running_sums_and_their_total_are_rounded_once(kind: str, inclusive: str) -> None:
    module, inputs, wanted = known(RUNNING.replace("WHICH", inclusive), kind, 256)
    most = 1 if inclusive == "true" else 2
    assert wanted[0].c == pytest.approx(most * ROUNDOFFS[kind], rel=0.1)
    assert wanted[1].c == pytest.approx(ROUNDOFFS[kind], rel=0.1)
    for found, each in zip(formed(module, inputs), wanted, strict=True):
        assert compare(found, each, exact=False).right
    x = inputs[0].astype(np.float32)
    assert not passes(np.cumsum(x[:, ::-1], 1).astype(KINDS[kind])[:, ::-1], wanted[0])


SCATTER = """func.func @main(%u: tensor<64xbf16>, %i: tensor<64x1xi32>) -> tensor<64xbf16> {
  %z = arith.constant dense<0.0> : tensor<64xbf16>
  %r = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false)
      ins(%u, %i : tensor<64xbf16>, tensor<64x1xi32>) outs(%z : tensor<64xbf16>) {
  ^bb0(%p: bf16, %q: bf16):
    %t = arith.addf %p, %q : bf16
    iree_linalg_ext.yield %t : bf16
  } -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}"""


def test_an_element_of_a_scatter_has_the_errors_of_its_own_updates() -> None:
    """Each is rounded in each step: two here, of which the first, onto 0, is exact."""
    module = frontend.parse(SCATTER, "scatter.mlir")
    places = (np.arange(64, dtype=np.int32) // 2).reshape(64, 1)
    updates = reference.make_inputs(module, 0, False)[0]
    (wanted,) = evaluate(module, [updates, places], rounded=False)
    assert wanted.c == pytest.approx(2.0**-8, rel=0.01)
    assert compare(formed(module, [updates, places])[0], wanted, exact=False).right
