"""The reference: values against NumPy, bounds that hold and that notice a wrong element."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from gemmc import frontend
from gemmc.errors import GemmcError
from gemmc.reference import compare, evaluate, main_function, make_inputs
from gemmc.reference.evaluate import Reference

INPUTS = Path(__file__).parent.parent / "inputs"
BF16 = ml_dtypes.bfloat16


def parsed(name: str) -> Any:
    return frontend.parse((INPUTS / f"{name}.mlir").read_text(), f"{name}.mlir")


def program(body: str, types: str = "tensor<4x8xf32>", result: str = "tensor<4x8xf32>") -> Any:
    text = f"func.func @main(%a: {types}) -> {result} {{\n{body}\n}}"
    return frontend.parse(text, "t.mlir")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("matmul_f16_f32", lambda a, b: a @ b),
        ("matmul_bf16_cast", lambda a, b: a @ b),
        ("matmul_nt_bf16", lambda a, b: a @ b.T),
        ("matmul_f32", lambda a, b: a @ b),
        ("matmul_i8_i32", lambda a, b: a @ b),
        ("batch_matmul_f16", lambda a, b: a @ b),
        ("mlp_bias_relu_bf16", lambda a, b, bias: np.maximum(a @ b + bias, 0)),
        ("two_layer_mlp_f16", lambda a, b, c: np.maximum(a @ b, 0) @ c),
    ],
)
def test_the_inputs_of_this_project(name: str, expected: Any) -> None:
    module = parsed(name)
    inputs = make_inputs(module, seed=1, integers=False)
    (found,) = evaluate(module, inputs, rounded=False)
    np.testing.assert_allclose(found.value, expected(*(i.astype(np.float64) for i in inputs)))
    assert found.bound.shape == found.value.shape


def test_the_coefficient_of_a_cast_product() -> None:
    module = parsed("matmul_bf16_cast")
    (found,) = evaluate(module, make_inputs(module, 0, False), rounded=False)
    assert found.c == pytest.approx(1024 * 2.0**-23 + 2.0**-8, rel=1e-3)
    (single,) = evaluate(
        parsed("matmul_f32"), make_inputs(parsed("matmul_f32"), 0, False), rounded=False
    )
    assert single.c == pytest.approx(1024 * 2.0**-23, rel=1e-3)


def test_integers_are_reproduced_bit_by_bit() -> None:
    module = parsed("matmul_nt_bf16")
    a, b = make_inputs(module, seed=3, integers=True)
    assert set(np.unique(a.astype(np.float64))) == set(range(-4, 5))
    (found,) = evaluate(module, (a, b), rounded=True)
    exact = (a.astype(np.float32) @ b.astype(np.float32).T).astype(BF16)
    verdict = compare(exact, found, exact=True)
    assert verdict.passed and verdict.text.endswith("0 of 393216 off: PASS")
    exact[5, 7] += BF16(2)
    verdict = compare(exact, found, exact=True)
    assert not verdict.passed and "1 of 393216 off: FAIL: first at [5, 7]" in verdict.text


def test_normal_inputs_are_within_the_bound_and_poison_is_not() -> None:
    module = parsed("matmul_bf16_cast")
    a, b = make_inputs(module, seed=3, integers=False)
    (found,) = evaluate(module, (a, b), rounded=False)
    good = (a.astype(np.float32) @ b.astype(np.float32)).astype(BF16)
    assert compare(good, found, exact=False).passed
    bad = good.copy()
    bad[2047, 2047] = np.nan
    verdict = compare(bad, found, exact=False)
    assert not verdict.passed and "first at [2047, 2047], found nan" in verdict.text
    bad = good.copy()
    bad[3, 4] += BF16(16)
    assert not compare(bad, found, exact=False).passed


def test_overflow_is_equal_only_to_itself() -> None:
    reference = Reference(np.array([np.inf, 1.0]), np.array([1.0, 1.0]), 0.1)
    assert compare(np.array([np.inf, 1.0]), reference, exact=True).passed
    assert not compare(np.array([-np.inf, 1.0]), reference, exact=False).passed
    assert not compare(np.array([5.0, 1.0]), reference, exact=False).passed


def test_broadcasts_and_transposes() -> None:
    maps = "affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>"
    module = program(
        f"""%e = tensor.empty() : tensor<8x4xf32>
        %t = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel"]}}
          ins(%a : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) {{
        ^bb0(%x: f32, %o: f32):
          %y = arith.negf %x : f32
          %z = arith.subf %y, %x : f32
          linalg.yield %z : f32
        }} -> tensor<8x4xf32>
        func.return %t : tensor<8x4xf32>""",
        result="tensor<8x4xf32>",
    )
    (a,) = make_inputs(module, 0, False)
    (found,) = evaluate(module, [a], rounded=False)
    np.testing.assert_allclose(found.value, -2 * a.T, rtol=1e-6)


def test_an_operation_without_a_rule_is_refused_by_name() -> None:
    module = program(
        """%e = tensor.empty() : tensor<4x8xf32>
        %t = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
          affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
          ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
        ^bb0(%x: f32, %o: f32):
          %y = arith.divf %x, %x : f32
          linalg.yield %y : f32
        } -> tensor<4x8xf32>
        func.return %t : tensor<4x8xf32>"""
    )
    with pytest.raises(GemmcError, match=r"t\.mlir:7:\d+: error: arith\.divf: needed an operation"):
        evaluate(module, make_inputs(module, 0, False), rounded=False)


def test_dynamic_shapes_are_refused() -> None:
    module = program("func.return %a : tensor<?x8xf32>", *["tensor<?x8xf32>"] * 2)
    with pytest.raises(GemmcError, match="needed static shapes"):
        make_inputs(module, 0, False)


def test_a_module_without_main_is_refused() -> None:
    with pytest.raises(GemmcError, match="needed one function with a body"):
        main_function(frontend.parse("func.func private @f()", "t.mlir"))
