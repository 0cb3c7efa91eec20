"""Sums of sizes as expressions of a launch."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.ir.affine import AffineExpr

from gemmc import frontend
from gemmc.dialects.sizes import size_names
from gemmc.dialects.sizes.arithmetic import (
    added,
    applied,
    least,
    product,
    quotient,
    without_common_factor,
)
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.reference import evaluate, main_function

LESS = """
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %less = arith.constant -1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = arith.addi %n, %less : index
  %s = tensor.extract_slice %x[1] [%m] [1] : tensor<?xf32> to tensor<?xf32>
  %r = math.absf %s : tensor<?xf32>
  return %r : tensor<?xf32>
}
"""
"""All elements but the first, as canonical MLIR has it."""

CUT = """
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %two = arith.constant 2.0 : f32
  %p = tensor.pad %x low[2] high[-3] {
  ^bb0(%i: index):
    tensor.yield %two : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}
"""
"""Two elements ahead, and three fewer behind."""


@pytest.mark.parametrize(("one", "other", "found"), [
    ("m", -2, "(m - 2)"), (-2, "m", "(m - 2)"), ("m", 2, "(m + 2)"), ("m", 0, "m"), (3, -4, -1),
    ("m", "(0 - (n * 2))", "(m - (n * 2))"), ("(0 - n)", "m", "(m - n)"),
    ("(0 - m)", "(0 - n)", "((0 - m) - n)"), (4, "(0 - n)", "(4 - n)"),
])  # fmt: skip
def test_no_number_is_below_zero(one: int | str, other: int | str, found: int | str) -> None:
    assert added(one, other) == found


@pytest.mark.parametrize(("one", "other", "found"), [
    ("n", "((cdiv(n, 8) * 8) - n)", "(cdiv(n, 8) * 8)"), ("((m + 2) - n)", "n", "(m + 2)"),
    (5, "(m - 5)", "m"), ("n", "(m - kn)", "(n + (m - kn))"),
    ("n", "((m - k) + (k - n))", "(n + ((m - k) + (k - n)))"), ("n", "(64 - n)", 64),
])  # fmt: skip
def test_what_is_added_and_subtracted_is_left_out(
    one: int | str, other: int | str, found: int | str
) -> None:
    assert added(one, other) == found


@pytest.mark.parametrize(("size", "number", "found"), [
    ("(m + 1)", -1, "m"), ("(m - 2)", -3, "(m - 5)"), ("(m + 5)", -7, "(m - 2)"),
    ("(m - 15)", 5, "(m - 10)"), ("((m * 2) + 3)", 4, "((m * 2) + 7)"),
    ("((m + 1) * (n + 1))", -1, "(((m + 1) * (n + 1)) - 1)"),
])  # fmt: skip
def test_numbers_added_one_after_the_other_are_one(size: str, number: int, found: str) -> None:
    assert added(size, number) == added(number, size) == found


def test_a_multiple_by_a_number_below_zero_is_subtracted() -> None:
    assert product(("m", -1)) == "(0 - m)"
    assert product(("m", "n", -2)) == "(0 - (m * n * 2))"


AT_LEAST = """
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %less = arith.constant -1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = arith.addi %n, %less : index
  %none = arith.cmpi slt, %m, %c0 : index
  %end = arith.select %none, %less, %m : index
  %within = arith.minsi %end, %n : index
  %s = tensor.extract_slice %x[0] [%within] [1] : tensor<?xf32> to tensor<?xf32>
  %r = math.absf %s : tensor<?xf32>
  return %r : tensor<?xf32>
}
"""
"""All elements but the last, as torch-mlir has it: the end is n - 1, within -1 and n."""

MIDDLE = """
func.func @main(%x: tensor<?xf32>) -> tensor<1xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %at = arith.divui %n, %c2 : index
  %r = tensor.extract_slice %x[%at] [1] [1] : tensor<?xf32> to tensor<1xf32>
  return %r : tensor<1xf32>
}
"""
"""A slice that begins at a place that is no extent."""

TIMES = """
func.func @main(%x: tensor<?x4xf32>) -> tensor<?x2x2xf32> {
  %c0 = arith.constant 0 : index
  %four = arith.constant 4 : i64
  %two = arith.constant 2 : i64
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %wide = arith.index_cast %n : index to i64
  %all = arith.muli %wide, %four : i64
  %half = arith.muli %wide, %two : i64
  %rest = arith.divsi %all, %half : i64
  %shape = tensor.from_elements %wide, %two, %rest : tensor<3xi64>
  %r = tensor.reshape %x(%shape) : (tensor<?x4xf32>, tensor<3xi64>) -> tensor<?x2x2xf32>
  return %r : tensor<?x2x2xf32>
}
"""
"""A size that is left is all elements divided by the other sizes."""

CONCATENATED = """
func.func @main(%x: tensor<?x2xf32>, %y: tensor<?x2xf32>) -> tensor<2xf32> {
  %least = arith.constant dense<0xFF800000> : tensor<2xf32>
  %z = tensor.concat dim(0) %x, %y : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  %r = linalg.reduce { arith.maximumf } ins(%z : tensor<?x2xf32>) outs(%least : tensor<2xf32>)
    dimensions = [0]
  return %r : tensor<2xf32>
}
"""
"""A reduction over a length that no argument has."""

ROUNDED_UP = """
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %high = affine.apply affine_map<()[s0] -> ((s0 ceildiv 4) * 4 - s0)>()[%n]
  %p = tensor.pad %x low[0] high[%high] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}
"""
"""Padding up to whole fours."""

SUBTRACTED = ROUNDED_UP.replace(
    "affine.apply affine_map<()[s0] -> ((s0 ceildiv 4) * 4 - s0)>()[%n]",
    "affine.apply affine_map<()[s0, s1] -> (s0 * -1 + s1)>()[%n, %n]",
)
"""The same number added and subtracted, the latter first."""

UP_TO_NINE = (
    ROUNDED_UP.replace("(s0 ceildiv 4) * 4 - s0", "9 - s0")
    .replace("tensor<?xf32> to tensor<?xf32>", "tensor<?xf32> to tensor<9xf32>")
    .replace("-> tensor<?xf32> {", "-> tensor<9xf32> {")
    .replace("return %p : tensor<?xf32>", "return %p : tensor<9xf32>")
)
"""Padding up to a number."""

TURNED = """
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %half = arith.divui %n, %c2 : index
  %rest = arith.subi %n, %half : index
  %a = tensor.extract_slice %x[0] [%half] [1] : tensor<?xf32> to tensor<?xf32>
  %b = tensor.extract_slice %x[%half] [%rest] [1] : tensor<?xf32> to tensor<?xf32>
  %c = tensor.concat dim(0) %b, %a : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %r = arith.addf %c, %x : tensor<?xf32>
  return %r : tensor<?xf32>
}
"""
"""Halves change places, and the length of the one ahead is no tensor's that is read."""

X = np.arange(7, dtype=np.float32) - 3


PAIRS = np.stack([X, -X], 1)
FLAT = np.arange(12, dtype=np.float32).reshape(3, 4)


@pytest.mark.parametrize(("text", "inputs", "wanted"), [
    (LESS, [X], np.abs(X[1:])), (CUT, [X], np.concatenate([np.full(2, 2), X[:-3]])),
    (AT_LEAST, [X], np.abs(X[:-1])), (TIMES, [FLAT], FLAT.reshape(3, 2, 2)),
    (CONCATENATED, [PAIRS, PAIRS[:3] + np.float32([0, 9])], np.array([3.0, 12.0])),
    (MIDDLE, [X], X[3:4]),
    (ROUNDED_UP, [X], np.concatenate([X, np.zeros(1)])), (SUBTRACTED, [X], X),
    (UP_TO_NINE, [X], np.concatenate([X, np.zeros(2)])), (TURNED, [X], X + np.roll(X, -3)),
], ids=[
    "less", "cut", "at least", "times", "concatenated", "middle", "rounded up", "subtracted",
    "up to nine", "turned",
])  # fmt: skip
def test_sizes_are_told(text: str, inputs: list[np.ndarray], wanted: np.ndarray) -> None:
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    (told,) = evaluate(module.clone(), inputs, rounded=False)
    apply(module, ctx, resolve("auto", module, ctx))
    assert told.value.tolist() == np.asarray(run(module, inputs)[0]).tolist() == wanted.tolist()


def test_what_is_reduced_and_what_it_starts_from_have_one_size() -> None:
    text = """
    func.func @main(%x: tensor<?x4xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
      %r = linalg.reduce { arith.addf } ins(%x : tensor<?x4xf32>) outs(%y : tensor<?xf32>)
        dimensions = [1]
      return %r : tensor<?xf32>
    }
    """
    function = main_function(frontend.parse(text, "t.mlir"))
    assert size_names(function) == {"arg0.shape[0]": [(0, 0), (1, 0)]}


@pytest.mark.parametrize(
    ("size", "low"),
    [
        (3, 3), ("d0", 0), ("(d0 + 2)", 2), ("max(d2, 1)", 1), ("(max((d0 + d1), 4) + 2)", 6),
        ("max(d0, 1) * max(d1, 2)", 0), ("(d0 - 1)", -1), ("max((d0 - 3), 1)", None),
    ],
)  # fmt: skip
def test_what_a_size_is_at_least(size: int | str, low: int | None) -> None:
    assert least(size) == low


OR_ONE = """
func.func @main(%w: tensor<4xf32>, %u: tensor<?xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = tensor.dim %u, %c0 : tensor<?xf32>
  %m = arith.maxsi %n, %one : index
  %e = tensor.empty(%m) : tensor<?xf32>
  %f = tensor.empty(%m) : tensor<?x1xi32>
  %v = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]} outs(%e : tensor<?xf32>) {
  ^bb0(%o: f32):
    %j = linalg.index 0 : index
    %a = tensor.extract %u[%j] : tensor<?xf32>
    linalg.yield %a : f32
  } -> tensor<?xf32>
  %i = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]} outs(%f : tensor<?x1xi32>) {
  ^bb0(%o: i32):
    %j = linalg.index 0 : index
    %a = arith.index_cast %j : index to i32
    linalg.yield %a : i32
  } -> tensor<?x1xi32>
  %s = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true)
    ins(%v, %i : tensor<?xf32>, tensor<?x1xi32>) outs(%w : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    iree_linalg_ext.yield %c : f32
  } -> tensor<4xf32>
  return %s : tensor<4xf32>
}
"""
"""As many updates as an open size, or one: never none."""


def test_a_condition_on_sizes_that_never_holds_is_not_computed() -> None:
    module = frontend.parse(OR_ONE, "sizes.mlir")
    ctx = frontend.context()
    apply(module, ctx, resolve("auto", module, ctx))
    (found,) = run(module, [np.arange(4, dtype=np.float32), np.array([5, 7], np.float32)])
    assert found.tolist() == [5, 8, 2, 3]


N = AffineExpr.dimension(0)


@pytest.mark.parametrize(
    ("quotient", "size"),
    [((N * 4) // 4, "d0"), ((N * 320) // 32, "(d0 * 10)"), ((N * 6) // 4, "((d0 * 3) // 2)"),
     ((N * 3) // 2, "((d0 * 3) // 2)"), (N // 4, "(d0 // 4)")],
)  # fmt: skip
def test_a_quotient_has_no_factor_that_both_sides_have(quotient: AffineExpr, size: str) -> None:
    assert applied(quotient, ["d0"], []) == size


def test_a_multiple_of_a_multiple_is_one() -> None:
    assert product(("(d0 * 2)", 3, "d1")) == "(d0 * d1 * 6)"


@pytest.mark.parametrize(
    ("size", "by", "found"),
    [("(d0 * 4)", 4, "d0"), ("(d0 * 4)", 2, "(d0 * 2)"), ("(d0 * 4)", 3, "((d0 * 4) // 3)"),
     ("(d0 * d1)", "d1", "d0"), ("d0", 1, "d0"), (12, 4, 3)],
)  # fmt: skip
def test_a_multiple_is_divided(size: int | str, by: int | str, found: int | str) -> None:
    assert quotient(size, by) == found


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [("(d0 * 4)", "(d1 * 4)", ("d0", "d1")), ("(d0 * 4)", 8, ("d0", 2)),
     ("(d0 * 4)", "(d1 * 6)", ("(d0 * 2)", "(d1 * 3)")), ("(d0 + 4)", "(d1 + 4)", None),
     ("d0", "(d1 * 2)", None), ("(d0 * d2)", "(d1 * d2)", None)],
)  # fmt: skip
def test_the_same_multiples_are_of_the_same_sizes(
    one: int | str, other: int | str, found: tuple[int | str, int | str] | None
) -> None:
    """By a number: a size that a call tells may be 0."""
    assert without_common_factor(one, other) == (found or (one, other))


HEADS = """
func.func @main(%a: tensor<?x4x8xf32>, %b: tensor<?x4x8xf32>) -> tensor<?x8x8xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %n = tensor.dim %a, %c0 : tensor<?x4x8xf32>
  %m = arith.muli %n, %c4 : index
  %l = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x8xf32> into tensor<?x8xf32>
  %r = tensor.collapse_shape %b [[0, 1], [2]] : tensor<?x4x8xf32> into tensor<?x8xf32>
  %e = tensor.empty(%m) : tensor<?x8x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(b, i, j) -> (b, i)>,
      affine_map<(b, i, j) -> (b, j)>, affine_map<(b, i, j) -> (b, i, j)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%l, %r : tensor<?x8xf32>, tensor<?x8xf32>) outs(%f : tensor<?x8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<?x8x8xf32>
  return %p : tensor<?x8x8xf32>
}"""


def test_batches_of_as_many_heads_are_one_size() -> None:
    names = size_names(main_function(frontend.parse(HEADS, "t.mlir")))
    assert [*names.values()] == [[(0, 0), (1, 0)]]
