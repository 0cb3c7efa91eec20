"""The reference: values against NumPy, bounds that hold and that notice a wrong element."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from runtime.reference_programs import elementwise, program

from gemmc import frontend
from gemmc.cli import main
from gemmc.errors import GemmcError
from gemmc.reference import compare, evaluate, main_function, make_inputs
from gemmc.reference.evaluate import Reference

INPUTS = Path(__file__).parent.parent / "inputs"
BF16 = ml_dtypes.bfloat16


def parsed(name: str) -> Any:
    return frontend.parse((INPUTS / f"{name}.mlir").read_text(), f"{name}.mlir")


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


def test_what_is_compared_with_itself_is_a_nan_or_none() -> None:
    """A sigmoid's logarithm asks so of what it computes."""
    text = """%e = tensor.empty() : tensor<4x8xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
        affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
        ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%x: f32, %out: f32):
      %y = math.exp %x : f32
      %nan = arith.cmpf une, %y, %y : f32
      %far = arith.constant 1000.0 : f32
      %z = arith.select %nan, %far, %y : f32
      linalg.yield %z : f32
    } -> tensor<4x8xf32>
    return %r : tensor<4x8xf32>"""
    x = np.linspace(-2, 2, 32, dtype=np.float32).reshape(4, 8)
    x[1, 1] = np.nan
    (found,) = evaluate(program(text), [x], rounded=False)
    assert found.value[1, 1] == 1000
    assert np.delete(found.bound, 9).max() < 1e-4


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


@pytest.mark.parametrize("exact", [True, False])
@pytest.mark.parametrize("bound", [np.nan, np.inf, 0.0])
def test_a_nan_is_right_where_the_reference_is_one(bound: float, exact: bool) -> None:
    reference = Reference(np.array([np.nan, 1.0]), np.array([bound, 0.05]), 0.05)
    verdict = compare(np.array([np.nan, 1.0]), reference, exact=exact)
    assert verdict.passed and verdict.error == 0.0 and verdict.text.endswith("0 of 2 off: PASS")
    for wrong in (0.0, 1.0, np.inf, -np.inf):
        verdict = compare(np.array([wrong, 1.0]), reference, exact=exact)
        assert "1 of 2 off: FAIL: first at [0]" in verdict.text and "expected nan" in verdict.text


def test_a_nan_is_wrong_where_only_the_bound_is_one() -> None:
    reference = Reference(np.array([1.0, 1.0]), np.array([np.nan, 0.1]), 0.1)
    verdict = compare(np.array([np.nan, 1.0]), reference, exact=False)
    assert "1 of 2 off: FAIL: first at [0]" in verdict.text
    assert not compare(np.array([1.0, 1.0]), reference, exact=False).passed
    assert compare(np.array([1.0, 1.0]), reference, exact=True).passed


def test_roots_of_negative_numbers_are_right_as_nan(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module = program("""%e = tensor.empty() : tensor<4x8xf32>
        %r = linalg.rsqrt ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
        return %r : tensor<4x8xf32>""")
    (a,) = make_inputs(module, seed=0, integers=False)
    assert (a < 0).any() and (a > 0).any()
    with np.errstate(invalid="ignore"):
        (found,) = evaluate(module, [a], rounded=False)
        good = (1 / np.sqrt(a)).astype(np.float32)
    assert compare(good, found, exact=False).passed
    assert not compare(np.nan_to_num(good), found, exact=False).passed
    path = tmp_path / "roots.mlir"
    path.write_text(str(module))
    assert main(["run", str(path), "-p", "auto", "--on", "cpu", "--check"]) == 0
    assert "0 of 32 off: PASS" in capsys.readouterr().out


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
          %i = arith.fptosi %x : f32 to i32
          %p = tensor.splat %i : tensor<2xi32>
          %y = arith.sitofp %i : i32 to f32
          linalg.yield %y : f32
        } -> tensor<4x8xf32>
        func.return %t : tensor<4x8xf32>"""
    )
    with pytest.raises(GemmcError, match=r"t\.mlir:8:\d+: error: tensor\.splat: needed an op"):
        evaluate(module, make_inputs(module, 0, False), rounded=False)


def test_a_dynamic_size_without_a_number_is_refused() -> None:
    module = program("func.return %a : tensor<?x8xf32>", *["tensor<?x8xf32>"] * 2)
    with pytest.raises(GemmcError, match=r"needed a number for the dynamic size arg0.shape\[0\]"):
        make_inputs(module, 0, False)


SAME_ROWS = """%c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x8xf32>
  %n = tensor.dim %y, %c0 : tensor<?x8xf32>
  %e = arith.cmpi eq, %m, %n : index
  cf.assert %e, "as many rows"
"""


def two_products(rows: str = "?", asserted: str = "") -> Any:
    """x times w, and y of so many rows times w."""
    return frontend.parse(f"""
func.func @main(%x: tensor<?x8xf32>, %y: tensor<{rows}x8xf32>, %w: tensor<8x4xf32>,
    %r: tensor<?x4xf32>, %s: tensor<{rows}x4xf32>) -> (tensor<?x4xf32>, tensor<{rows}x4xf32>) {{
  {asserted}
  %p = linalg.matmul ins(%x, %w : tensor<?x8xf32>, tensor<8x4xf32>)
    outs(%r : tensor<?x4xf32>) -> tensor<?x4xf32>
  %q = linalg.matmul ins(%y, %w : tensor<{rows}x8xf32>, tensor<8x4xf32>)
    outs(%s : tensor<{rows}x4xf32>) -> tensor<{rows}x4xf32>
  func.return %p, %q : tensor<?x4xf32>, tensor<{rows}x4xf32>
}}""")


def test_m_is_what_all_products_agree_on() -> None:
    inputs = make_inputs(two_products(asserted=SAME_ROWS), 0, False, {"m": 3})
    assert [each.shape[0] for each in inputs] == [3, 3, 8, 3, 3]
    for module in (two_products(), two_products(rows="5")):
        with pytest.raises(GemmcError, match=r"a dynamic size of the program \(arg0.* found 'm'"):
            make_inputs(module, 0, False, {"m": 3})


def test_a_module_without_main_is_refused() -> None:
    with pytest.raises(GemmcError, match="needed one public function with a body"):
        main_function(frontend.parse("func.func private @f()", "t.mlir"))


FLOATS = [("f32", np.float32), ("f16", np.float16), ("bf16", BF16)]


@pytest.mark.parametrize(("element", "dtype"), FLOATS)
def test_exactly_every_operation_is_rounded_to_its_type(element: str, dtype: Any) -> None:
    module = elementwise(
        element,
        f"""%tenth = arith.constant 0.1 : {element}
          %seven = arith.constant 7.7 : {element}
          %p = arith.mulf %x, %tenth : {element}
          %q = arith.addf %p, %seven : {element}
          %r = arith.subf %q, %tenth : {element}
          %y = arith.mulf %r, %seven : {element}""",
    )
    a = np.arange(-16, 16).reshape(4, 8).astype(dtype)
    tenth, seven = (np.array(number).astype(dtype) for number in (0.1, 7.7))
    wanted = ((a * tenth + seven) - tenth) * seven
    assert wanted.dtype == dtype
    (found,) = evaluate(module, [a], rounded=True)
    assert compare(wanted, found, exact=True).passed
    (within,) = evaluate(module, [a], rounded=False)
    assert compare(wanted, within, exact=False).passed
    assert not (within.value == wanted.astype(np.float64)).all()


def test_a_constant_is_what_its_type_has_also_within_the_bound() -> None:
    module = elementwise("bf16", "%y = arith.constant 0.1 : bf16")
    (found,) = evaluate(module, [np.zeros((4, 8), BF16)], rounded=False)
    assert (found.value == float(BF16(0.1))).all()
    assert found.c == 0


SCALED_SUM = """func.func @main(%a: tensor<16x8xf32>, %b: tensor<8x16xf32>) -> tensor<16x16xf32> {{
  %zero = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<16x16xf32>
  %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %2 = linalg.matmul ins(%a, %b : tensor<16x8xf32>, tensor<8x16xf32>)
    outs(%1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %3 = linalg.generic {{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
    affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}}
    ins(%2 : tensor<16x16xf32>) outs(%0 : tensor<16x16xf32>) {{
  ^bb0(%x: f32, %o: f32):
    %c = arith.constant {first} : f32
    %d = arith.constant {second} : f32
    %p = arith.{op} %x, %c : f32
    %q = arith.{other} %p, %d : f32
    linalg.yield %q : f32
  }} -> tensor<16x16xf32>
  return %3 : tensor<16x16xf32>
}}
"""


@pytest.mark.parametrize(
    ("first", "second", "op", "other"),
    [(0.1, 0.3, "mulf", "addf"), (0.3, 7.7, "addf", "mulf"), (0.1, 7.7, "mulf", "mulf")],
)
def test_kernels_of_f32_are_right_exactly(
    tmp_path: Path, first: float, second: float, op: str, other: str
) -> None:
    path = tmp_path / "t.mlir"
    path.write_text(SCALED_SUM.format(first=first, second=second, op=op, other=other))
    for level in ("ir", "ptx"):
        command = ["run", str(path), "-p", "simt-smem", "--on", "cpu", "--check", "--ints"]
        assert main([*command, "--level", level]) == 0
