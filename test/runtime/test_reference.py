"""The reference: values against NumPy, bounds that hold and that notice a wrong element."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from xdsl.dialects import math

import gemmc
from gemmc import frontend
from gemmc.cli import main
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run as interpret
from gemmc.pipeline import apply
from gemmc.reference import compare, evaluate, main_function, make_inputs
from gemmc.reference.bounded import Bounded, Rounding
from gemmc.reference.evaluate import Reference
from gemmc.reference.functions import FUNCTIONS

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


def elementwise(element: str, body: str, wide: str = "") -> Any:
    """%x of a tensor<4x8> of one type through `body` to %y of type `wide`, or the same."""
    kinds = f"tensor<4x8x{element}>", f"tensor<4x8x{wide or element}>"
    identity = "affine_map<(d0, d1) -> (d0, d1)>"
    text = f"""%e = tensor.empty() : {kinds[1]}
        %t = linalg.generic {{indexing_maps = [{identity}, {identity}],
          iterator_types = ["parallel", "parallel"]}} ins(%a : {kinds[0]}) outs(%e : {kinds[1]}) {{
        ^bb0(%x: {element}, %o: {wide or element}):
          {body}
          linalg.yield %y : {wide or element}
        }} -> {kinds[1]}
        func.return %t : {kinds[1]}"""
    return program(text, *kinds)


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


def test_below_the_normal_range_of_f16_the_error_is_absolute() -> None:
    narrowed = "%n = arith.truncf %x : f32 to f16\n          %y = arith.extf %n : f16 to f32"
    module = elementwise("f32", narrowed)
    a = (np.random.default_rng(0).standard_normal((4, 8)) * 2.0**-20).astype(np.float32)
    (found,) = evaluate(module, [a], rounded=False)
    assert found.floor == pytest.approx(2.0**-25, rel=1e-3)
    good = a.astype(np.float16).astype(np.float32)
    assert not np.allclose(good, a, rtol=2.0**-11, atol=0)
    assert compare(good, found, exact=False).passed
    assert not compare(good + np.float32(2.0**-24), found, exact=False).passed


def test_an_absolute_error_goes_through_products_and_sums() -> None:
    body = """%n = arith.truncf %x : f32 to f16
          %w = arith.extf %n : f16 to f32
          %k = arith.constant 1024.0 : f32
          %p = arith.mulf %w, %k : f32
          %y = arith.addf %p, %p : f32"""
    a = (np.random.default_rng(0).standard_normal((4, 8)) * 2.0**-20).astype(np.float32)
    (found,) = evaluate(elementwise("f32", body), [a], rounded=False)
    assert found.floor == pytest.approx(2.0**-14, rel=1e-3)
    good = a.astype(np.float16).astype(np.float32) * np.float32(2048)
    verdict = compare(good, found, exact=False)
    assert verdict.passed
    assert "|out - ref| <= c * (|A||B|) + 6.1e-05 with c = " in verdict.text


@pytest.mark.parametrize(
    ("element", "dtype", "last"), [("f16", np.float16, 65504), ("bf16", BF16, 3.39e38)]
)
def test_what_overflows_in_the_result_is_infinite(element: str, dtype: Any, last: float) -> None:
    """65519 rounds to the largest number of f16; with the error allowed, also to infinity."""
    module = elementwise("f32", f"%y = arith.truncf %x : f32 to {element}", element)
    a = np.full((4, 8), 1.0, np.float32)
    with np.errstate(over="ignore"):  # four times bf16's largest number is f32's infinity
        a[0, :4] = last * 4, -last * 4, last * 1.0002, -last * 1.0002
        good = a.astype(np.float64).astype(dtype)
    good[0, :4] = np.inf, -np.inf, np.inf, -np.inf
    (found,) = evaluate(module, [a], rounded=False)
    assert compare(good, found, exact=False).passed
    for at, wrong in ((0, last), (0, -np.inf), (2, -np.inf), (5, np.inf)):
        bad = good.copy()
        bad[0, at] = wrong
        assert not compare(bad, found, exact=False).passed
    near = good.copy()
    near[0, 2] = last
    assert compare(near, found, exact=False).passed


def test_what_overflows_on_the_way_stays_infinite() -> None:
    body = """%n = arith.truncf %x : f32 to f16
          %w = arith.extf %n : f16 to f32
          %k = arith.constant 0.001 : f32
          %y = arith.mulf %w, %k : f32"""
    module = elementwise("f32", body)
    (found,) = evaluate(module, [np.full((4, 8), -1e6, np.float32)], rounded=False)
    assert (found.value == -np.inf).all()
    assert compare(np.full((4, 8), -np.inf), found, exact=False).passed
    assert not compare(np.full((4, 8), -1e3), found, exact=False).passed


def test_the_error_of_a_root_near_zero_has_a_bound() -> None:
    near = Bounded(np.array([0.0, 1e-6, 4.0]), np.array([1.0, 1.0, 4.0]), 2.0**-20)
    to = Rounding.to("f32")
    root = FUNCTIONS[math.SqrtOp]([near], to)
    error = root.c * root.magnitude + root.floor
    assert 2.0**-10 <= error[0] < 2.0**-9 and 2.0**-22 * 2 <= error[2] < 2.0**-18
    half = Bounded(np.full(3, 0.5), np.full(3, 0.5), 0.0)
    worse = Bounded(near.value, np.array([np.inf, 1.0, 1.0]), 2.0**-20)
    sum_of = FUNCTIONS[math.FmaOp]([worse, half, half], to)
    bound = sum_of.c * sum_of.magnitude
    assert np.isinf(bound[0]) and np.isfinite(bound[1:]).all()


def test_what_a_choice_leaves_has_no_part_in_the_bound() -> None:
    """1 / x of a small x with an error may be infinite: where the other side is chosen, nothing of
    that is left, and where this one is, its error is."""
    body = """%r = arith.constant 3.0 : f32
          %d = arith.divf %x, %r : f32
          %q = arith.divf %r, %d : f32
          %s = arith.mulf %q, %d : f32
          %u = arith.mulf %s, %q : f32
          %p = arith.constant 1.0e-30 : f32
          %c = arith.cmpf ogt, %x, %p : f32
          %y = arith.select %c, %u, %x : f32"""
    module = elementwise("f32", body)
    a = np.full((4, 8), 4.0, np.float32)
    a[0, :3] = 0.0, -2.0, 1e-38
    (found,) = evaluate(module, [a], rounded=False)
    assert np.isfinite(found.bound).all() and found.bound[1, 0] > 0
    assert (found.bound[0, [0, 2]] < 1e-30).all()


EPILOGUES = sorted((Path(__file__).parents[2] / "examples" / "epilogues").glob("*.mlir"))


@pytest.mark.parametrize("rounded", [True, False])
@pytest.mark.parametrize("path", EPILOGUES, ids=lambda path: path.stem)
def test_a_contraction_with_its_epilogue_is_what_it_was_made_of(path: Path, rounded: bool) -> None:
    module = gemmc.run_pass(gemmc.parse(path), "resize{m=40 n=24 k=16}")
    made = gemmc.run_pass(module, "normalize-contractions")
    assert "tile.contract" in str(made)
    inputs = make_inputs(module, 0, rounded)
    for was, now in zip(
        *(evaluate(each, inputs, rounded=rounded) for each in (module, made)), strict=True
    ):
        assert np.allclose(now.value, was.value, rtol=1e-6, atol=1e-6)
        assert (np.abs(now.value - was.value) <= now.bound + was.bound).all()
        assert (now.bound <= 4 * was.bound + 1e-6).all()


@pytest.mark.parametrize("layout", ["nn", "nt", "tn", "tt"])
def test_a_contraction_is_right_in_every_layout(layout: str) -> None:
    module = gemmc.matmul(24, 40, 16, layout=layout, result="f32")
    made = gemmc.run_pass(module, "normalize-contractions")
    a, b = make_inputs(module, 0, True)
    (found,) = evaluate(made, [a, b], rounded=True)
    left, right = (x.T if side == "t" else x for x, side in zip((a, b), layout, strict=True))
    assert np.array_equal(found.value, left.astype(float) @ right.astype(float))


CONDITIONS = """
#m = affine_map<(d0) -> (d0)>
func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<3xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %r = linalg.generic {indexing_maps = [#m, #m, #m, #m], iterator_types = ["parallel"]}
      ins(%a, %b, %w : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32):
    %s = arith.addf %x, %z : f32
    %c = arith.cmpf SIDE : f32
    %n = arith.uitofp %c : i1 to f32
    %p = arith.mulf %n, %z : f32
    linalg.yield %p : f32
  } -> tensor<3xf32>
  return %r : tensor<3xf32>
}
"""


@pytest.mark.parametrize(("side", "least", "most"), [
    ("olt, %x, %y", -1e-8, 1e-6),  # of inputs, which are exact, and so is the product
    ("olt, %s, %y", 1.0, 3.1),  # of a rounded sum that is the other side: 0 and 1 are both right
])  # fmt: skip
def test_a_number_made_of_a_condition_has_the_error_of_one(
    side: str, least: float, most: float
) -> None:
    module = frontend.parse(CONDITIONS.replace("SIDE", side), "t.mlir")
    frontend.verify(module)
    tenth, more, one = (np.full(3, each, np.float32) for each in (0.1, 1.1, 1.0))
    (found,) = evaluate(module, [tenth, more, one], rounded=False)
    assert np.all((least < found.bound) & (found.bound < most)), found.bound


def test_a_product_of_conditions_extends_them_as_its_op_does() -> None:
    """With their sign, but where it says otherwise: what holds is -1 (MLIR, `arith.sitofp`)."""
    text = """
func.func @main(%a: tensor<1x3xi1>, %b: tensor<3x1xf32>, %c: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %r = linalg.matmul CAST ins(%a, %b : tensor<1x3xi1>, tensor<3x1xf32>)
      outs(%c : tensor<1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}"""
    a, b = np.array([[True, False, True]]), np.array([[2.0], [4.0], [8.0]], np.float32)
    for cast, wanted in (("", -10.0), ("{cast = #linalg.type_fn<cast_unsigned>}", 10.0)):
        ctx = frontend.context()
        module = frontend.parse(text.replace("CAST", cast), "t.mlir", ctx)
        frontend.verify(module)
        inputs = [a, b, np.zeros((1, 1), np.float32)]
        (told,) = evaluate(module, inputs, rounded=True)
        (before,) = interpret(module, inputs)
        apply(module, ctx, resolve("auto", module, ctx))
        (found,) = interpret(module, inputs)
        assert told.value == before == found == wanted
