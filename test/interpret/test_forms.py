"""Ops of `tensor` and `affine` beside `linalg`: what the reference, the ops and the text compute."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import compile_module, compile_text
from gemmc.errors import GemmcError
from gemmc.interpret.execute import execute
from gemmc.interpret.ptx.errors import PtxExecutionError
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.reference import evaluate

Array = np.ndarray[Any, Any]
ROWS = np.arange(24, dtype=np.float32).reshape(4, 6)


def program(body: str, arguments: str, results: str) -> str:
    return f"func.func @main({arguments}) -> ({results}) {{\n{body}\n}}\n"


def check(text: str, inputs: list[Array], *wanted: Array) -> None:
    made = compile_text(text, "forms.mlir", "auto")
    module = compile_module(frontend.parse(text, "forms.mlir"), "auto")
    levels = {
        "reference": [r.value for r in evaluate(frontend.parse(text, "forms.mlir"), inputs, rounded=True)],
        "ops": execute(module, inputs).outputs,
        "text": run_text(made.ptx, made.manifest, inputs),
    }
    for level, found in levels.items():
        assert [each.tolist() for each in found] == [each.tolist() for each in wanted], level


def test_affine_expressions_of_any_sign() -> None:
    text = program("""
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x6xf32>
  %r = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %k = affine.apply affine_map<(d0, d1)[s0] -> ((d0 - d1 * 3) mod 4 + (d0 - d1) floordiv 3 + (d1 - d0) ceildiv 2 + s0)>(%i, %j)[%n]
    %w = arith.index_cast %k : index to i32
    tensor.yield %w : i32
  } : tensor<?x6xi32>
  return %r : tensor<?x6xi32>""", "%x: tensor<?x6xf32>", "tensor<?x6xi32>")  # fmt: skip
    i, j = np.indices((4, 6))
    wanted = (i - j * 3) % 4 + (i - j) // 3 - (i - j) // 2 + 4
    check(text, [ROWS], wanted.astype(np.int32))


@pytest.mark.parametrize("open_", [False, True])
def test_casts_between_static_and_open_sizes(open_: bool) -> None:
    rows = "?" if open_ else "4"
    text = program(f"""
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %y = tensor.cast %x : tensor<{rows}x6xf32> to tensor<?x?xf32>
  %v = tensor.cast %w : tensor<6x5xf32> to tensor<?x5xf32>
  %m = tensor.dim %y, %c0 : tensor<?x?xf32>
  %twice = affine.apply affine_map<()[s0] -> (s0 * 2 - s0)>()[%m]
  %e = tensor.empty(%m) : tensor<?x5xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x5xf32>) -> tensor<?x5xf32>
  %p = linalg.matmul ins(%y, %v : tensor<?x?xf32>, tensor<?x5xf32>) outs(%z : tensor<?x5xf32>) -> tensor<?x5xf32>
  %r = tensor.cast %p : tensor<?x5xf32> to tensor<{rows}x5xf32>
  return %r : tensor<{rows}x5xf32>""", f"%x: tensor<{rows}x6xf32>, %w: tensor<6x5xf32>", f"tensor<{rows}x5xf32>")  # fmt: skip
    w = np.arange(30, dtype=np.float32).reshape(6, 5) % 7
    check(text, [ROWS, w], ROWS @ w)


@pytest.mark.parametrize("shape", [(24,), (2, 12), (4, 3, 2), (3, 8), (4, 1, 6), (4, 6), (2, 2, 6)])
def test_reshapes_by_a_constant(shape: tuple[int, ...]) -> None:
    kind = "x".join(map(str, shape))
    text = program(f"""
  %s = arith.constant dense<{list(shape)}> : tensor<{len(shape)}xi64>
  %y = arith.addf %x, %x : tensor<4x6xf32>
  %r = tensor.reshape %y(%s) : (tensor<4x6xf32>, tensor<{len(shape)}xi64>) -> tensor<{kind}xf32>
  return %r : tensor<{kind}xf32>""", "%x: tensor<4x6xf32>", f"tensor<{kind}xf32>")  # fmt: skip
    check(text, [ROWS], (2 * ROWS).reshape(shape))


def test_reshapes_of_open_sizes_and_of_one_number() -> None:
    text = program("""
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %ones = arith.constant dense<1> : tensor<2xi32>
  %n = tensor.dim %x, %c0 : tensor<?x6xf32>
  %s = tensor.from_elements %n, %c2, %c3 : tensor<3xindex>
  %r = tensor.reshape %x(%s) : (tensor<?x6xf32>, tensor<3xindex>) -> tensor<?x2x3xf32>
  %q = tensor.reshape %y(%ones) : (tensor<f32>, tensor<2xi32>) -> tensor<1x1xf32>
  return %r, %q : tensor<?x2x3xf32>, tensor<1x1xf32>""", "%x: tensor<?x6xf32>, %y: tensor<f32>", "tensor<?x2x3xf32>, tensor<1x1xf32>")  # fmt: skip
    y = np.array(3, np.float32)
    check(text, [ROWS, y], ROWS.reshape(4, 2, 3), y.reshape(1, 1))


@pytest.mark.parametrize("at", [0, 3, -1, 4])
def test_a_number_put_in_at_a_computed_place(at: int) -> None:
    text = program("""
  %c1 = arith.constant 1 : index
  %n = tensor.extract %i[] : tensor<i64>
  %k = arith.index_cast %n : i64 to index
  %r = tensor.insert %v into %x[%k, %c1] : tensor<4x6xf32>
  return %r : tensor<4x6xf32>""", "%x: tensor<4x6xf32>, %v: f32, %i: tensor<i64>", "tensor<4x6xf32>")  # fmt: skip
    wanted = ROWS.copy()
    if 0 <= at < 4:
        wanted[at, 1] = -7
    check(text, [ROWS, np.array(-7, np.float32), np.array(at)], wanted)


def test_slices_at_indices_of_a_tensor() -> None:
    text = program("""
  %r = tensor.gather %x[%i] gather_dims([0]) : (tensor<4x6xf32>, tensor<5x1xi32>) -> tensor<5x1x6xf32>
  %s = tensor.gather %y[%j] gather_dims([0, 2]) unique : (tensor<3x4x5xf32>, tensor<2x3x2xi64>) -> tensor<2x3x4xf32>
  %n = arith.negf %s : tensor<2x3x4xf32>
  return %r, %n : tensor<5x1x6xf32>, tensor<2x3x4xf32>""",
        "%x: tensor<4x6xf32>, %i: tensor<5x1xi32>, %y: tensor<3x4x5xf32>, %j: tensor<2x3x2xi64>",
        "tensor<5x1x6xf32>, tensor<2x3x4xf32>")  # fmt: skip
    draw = np.random.default_rng(0)
    i = draw.integers(0, 4, (5, 1)).astype(np.int32)
    y = draw.integers(-9, 9, (3, 4, 5)).astype(np.float32)
    j = draw.integers(0, 3, (2, 3, 2))
    check(text, [ROWS, i, y, j], ROWS[i], -y[j[..., 0], :, j[..., 1]])


def test_slices_put_where_indices_say() -> None:
    """The scattered dimensions are left out behind the others, at the end with open sizes, or of
    extent 1; indices below 0 and behind the end are nowhere."""
    text = program("""
  %r = tensor.scatter %u into %x[%i] scatter_dims([0]) unique : (tensor<3x6xf32>, tensor<4x6xf32>, tensor<3x1xindex>) -> tensor<4x6xf32>
  %s = tensor.scatter %v into %y[%j] scatter_dims([1, 2]) unique : (tensor<2x?xf32>, tensor<?x5x6xf32>, tensor<2x2xi32>) -> tensor<?x5x6xf32>
  %t = tensor.scatter %w into %x[%k] scatter_dims([1]) unique : (tensor<2x1x4x1xf32>, tensor<4x6xf32>, tensor<2x1x1xi64>) -> tensor<4x6xf32>
  return %r, %s, %t : tensor<4x6xf32>, tensor<?x5x6xf32>, tensor<4x6xf32>""",
        "%x: tensor<4x6xf32>, %u: tensor<3x6xf32>, %i: tensor<3x1xindex>, %y: tensor<?x5x6xf32>, %v: tensor<2x?xf32>, %j: tensor<2x2xi32>, %w: tensor<2x1x4x1xf32>, %k: tensor<2x1x1xi64>",
        "tensor<4x6xf32>, tensor<?x5x6xf32>, tensor<4x6xf32>")  # fmt: skip
    draw = np.random.default_rng(0)
    u, y, v, w = (draw.integers(-9, 9, shape).astype(np.float32)
                  for shape in ((3, 6), (3, 5, 6), (2, 3), (2, 1, 4, 1)))  # fmt: skip
    i, j, k = np.array([[2], [0], [4]]), np.array([[4, 1], [0, -1]]), np.array([[[5]], [[2]]])
    rows, places, columns = ROWS.copy(), y.copy(), ROWS.copy()
    rows[[2, 0]] = u[:2]
    places[:, 4, 1] = v[0]
    columns[:, [5, 2]] = w[:, 0, :, 0].T
    inputs = [ROWS, u, i, y, v, j.astype(np.int32), w, k]
    check(text, inputs, rows, places, columns)


@pytest.mark.parametrize("rows", [1, 4])
def test_a_body_that_asks_whether_a_size_is_one(rows: int) -> None:
    """%y may have one row, or as many as %x."""
    text = program("""
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x6xf32>
  %e = tensor.empty(%n) : tensor<?x6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x6xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %m = tensor.dim %y, %c0 : tensor<?x6xf32>
    %mine = arith.cmpi eq, %n, %c1 : index
    %one = arith.cmpi eq, %m, %c1 : index
    %at = arith.select %mine, %c0, %i : index
    %other = arith.select %one, %c0, %i : index
    %a = tensor.extract %x[%at, %j] : tensor<?x6xf32>
    %b = tensor.extract %y[%other, %j] : tensor<?x6xf32>
    %s = arith.subf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<?x6xf32>
  return %r : tensor<?x6xf32>""", "%x: tensor<?x6xf32>, %y: tensor<?x6xf32>", "tensor<?x6xf32>")  # fmt: skip
    y = ROWS[:rows] * 3
    check(text, [ROWS, y], ROWS - y)


def test_conditions_as_numbers() -> None:
    text = program("""
  %z = arith.constant dense<9.0> : tensor<4x6xf32>
  %c = arith.cmpf ogt, %x, %z : tensor<4x6xf32>
  %1 = arith.extsi %c : tensor<4x6xi1> to tensor<4x6xi32>
  %2 = arith.sitofp %c : tensor<4x6xi1> to tensor<4x6xf32>
  %3 = arith.uitofp %c : tensor<4x6xi1> to tensor<4x6xf16>
  return %1, %2, %3 : tensor<4x6xi32>, tensor<4x6xf32>, tensor<4x6xf16>""", "%x: tensor<4x6xf32>", "tensor<4x6xi32>, tensor<4x6xf32>, tensor<4x6xf16>")  # fmt: skip
    holds = (ROWS > 9).astype(np.int32)
    check(text, [ROWS], -holds, -1.0 * holds, holds.astype(np.float16))


ONE_COLUMN = program("""
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %k = tensor.dim %x, %c1 : tensor<?x?xf32>
  %y = tensor.cast %x : tensor<?x?xf32> to tensor<?x1xf32>
  %z = tensor.cast %y : tensor<?x1xf32> to tensor<?x?xf32>
  %e = tensor.empty(%k, %n) : tensor<?x?xf32>
  %t = linalg.transpose ins(%z : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) permutation = [1, 0]
  %r = tensor.extract_slice %z[0, 0] [%n, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %r low[0, %k] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %s = tensor.insert_slice %z into %p[0, 0] [%n, %k] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %t, %s : tensor<?x?xf32>, tensor<?x?xf32>""", "%x: tensor<?x?xf32>", "tensor<?x?xf32>, tensor<?x?xf32>")  # fmt: skip


def test_an_open_size_that_has_to_be_a_number_is_it() -> None:
    """A cast says that there is one column; the other size stays open."""
    x = ROWS[:, :1].copy()
    padded = np.zeros((5, 2), np.float32)
    padded[:4] = x
    check(ONE_COLUMN, [x], x.T, padded)


def test_a_call_with_another_number_is_refused() -> None:
    made = compile_text(ONE_COLUMN, "forms.mlir", "auto")
    message = r"argument `arg0`: needed shape \['d0', 1\]; found \[4, 6\]"
    with pytest.raises(PtxExecutionError, match=message):
        run_text(made.ptx, made.manifest, [ROWS])


REFUSED = {
    "casts that cannot agree": (
        "  %y = tensor.cast %x : tensor<4x6xf32> to tensor<?x6xf32>\n  %r = tensor.cast %y : tensor<?x6xf32> to tensor<5x6xf32>\n  return %r : tensor<5x6xf32>",
        "%x: tensor<4x6xf32>", "tensor<5x6xf32>",
        r"^forms.mlir:1:1: error: func.func: needed sizes of which .* are equal; found others",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused(name: str) -> None:
    body, arguments, results, message = REFUSED[name]
    with pytest.raises(GemmcError, match=message):
        compile_text(program(body, arguments, results), "forms.mlir", "auto")


def test_elementwise_ops_of_rank_zero_keep_their_rank() -> None:
    text = program("""
  %e = tensor.empty() : tensor<f32>
  %n = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%x : tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.negf %a : f32
    linalg.yield %c : f32
  } -> tensor<f32>
  %r = arith.addf %n, %x : tensor<f32>
  return %n, %r : tensor<f32>, tensor<f32>""", "%x: tensor<f32>", "tensor<f32>, tensor<f32>")  # fmt: skip
    found = execute(frontend.parse(text, "forms.mlir"), [np.float32(3.0)]).outputs
    assert [each.shape for each in found] == [(), ()]
    assert [each.item() for each in found] == [-3.0, 0.0]
