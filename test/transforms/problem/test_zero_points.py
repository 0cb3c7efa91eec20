"""Products of bytes less zero points that a call tells: products of bf16, and sums of the bytes."""

from __future__ import annotations

import numpy as np
import pytest
from three_ways import Compiled, outputs_of

import gemmc
from gemmc.transforms.problem import _integer_products

pytestmark = pytest.mark.usefixtures("few_parts")

NAMED = """
func.func @main(%a: tensor<AxKIND>, %b: tensor<BxKIND>, %s: i32, %t: i32, %c: tensor<Cxi32>) -> tensor<Cxi32> {
  %r = linalg.OP ins(%a, %b, %s, %t : tensor<AxKIND>, tensor<BxKIND>, i32, i32) outs(%c : tensor<Cxi32>) -> tensor<Cxi32>
  return %r : tensor<Cxi32>
}
"""  # noqa: E501

OF_ROWS = """
func.func @main(%a: tensor<24x40xi8>, %b: tensor<40x32xi8>, %s: tensor<24xi8>, %c: tensor<24x32xi32>)
    -> tensor<24x32xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
      affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b, %s : tensor<24x40xi8>, tensor<40x32xi8>, tensor<24xi8>) outs(%c : tensor<24x32xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i8, %o: i32):
    %0 = arith.extui %x : i8 to i32
    %1 = arith.extsi %y : i8 to i32
    %2 = arith.extui %z : i8 to i32
    %3 = arith.subi %0, %2 : i32
    %4 = arith.muli %1, %3 : i32
    %5 = arith.addi %4, %o : i32
    linalg.yield %5 : i32
  } -> tensor<24x32xi32>
  return %r : tensor<24x32xi32>
}
"""  # noqa: E501
"""A zero point for each row, of one side."""


def _bytes(seed: int, *shapes: tuple[int, ...]) -> list[np.ndarray]:
    random = np.random.default_rng(seed)
    return [random.integers(-128, 128, shape).astype(np.int8) for shape in shapes]


@pytest.mark.parametrize("points", [(3, -5), (0, 7), (2**31 - 1, -(2**31)), (200, 123456)])
@pytest.mark.parametrize(
    ("op", "a", "b"),
    [
        ("quantized_matmul", (24, 40), (40, 32)), ("quantized_matmul", (16, 1100), (1100, 16)),
        ("quantized_batch_matmul", (2, 24, 40), (2, 40, 32)),
    ],
)  # fmt: skip
def test_integers_wrap_whatever_the_zero_points(
    op: str, a: tuple[int, ...], b: tuple[int, ...], points: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(_integer_products, "FEW", 0)
    shapes = ["x".join(map(str, each)) for each in (a, b, (*a[:-1], b[-1]))]
    text = NAMED.replace("OP", op).replace("KIND", "i8")
    for word, shape in zip("ABC", shapes, strict=True):
        text = text.replace(f"<{word}x", f"<{shape}x")
    x, y = _bytes(1, a, b)
    start = np.arange((x.astype(int) @ y.astype(int)).size, dtype=np.int32)
    start = start.reshape((*a[:-1], b[-1]))
    whole = (x.astype(int) - points[0]) @ (y.astype(int) - points[1]) + start
    inputs = [x, y, *(np.array(each, np.int32) for each in points), start]
    assert ".bf16.bf16" in Compiled.of(text).made.ptx, "a product of bf16"
    for found in outputs_of(text, inputs).values():
        assert np.array_equal(found[0], whole.astype(np.int32))


def test_a_zero_point_for_each_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_integer_products, "FEW", 0)
    (x, y), (s,) = _bytes(2, (24, 40), (40, 32)), _bytes(3, (24,))
    start = np.ones((24, 32), np.int32)
    wide = x.view(np.uint8).astype(int) - s.view(np.uint8)[:, None].astype(int)
    for found in outputs_of(OF_ROWS, [x, y, s, start]).values():
        assert np.array_equal(found[0], wide @ y.astype(int) + start)


def test_small_ones_stay_loops() -> None:
    made = gemmc.compile(OF_ROWS, pipeline="auto")
    assert ".bf16" not in made.ptx and made.ptx.count(".visible .entry") == 1


MORE = """
func.func @main(%a: tensor<24x40xi8>, %b: tensor<40x32xi8>, %s: tensor<EXTENTxi32>, %c: tensor<RESULTxi32>)
    -> tensor<RESULTxi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k, p) -> (m, k)>, affine_map<(m, n, k, p) -> (k, n)>,
      affine_map<(m, n, k, p) -> (p)>, affine_map<(m, n, k, p) -> (KEPT)>], iterator_types = ["parallel", "parallel", "reduction", "KIND"]}
      ins(%a, %b, %s : tensor<24x40xi8>, tensor<40x32xi8>, tensor<EXTENTxi32>) outs(%c : tensor<RESULTxi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32, %o: i32):
    %0 = arith.extsi %x : i8 to i32
    %1 = arith.extsi %y : i8 to i32
    %two = arith.constant 2 : i32
    %2 = arith.subi %0, %USED : i32
    %3 = arith.muli %1, %2 : i32
    %4 = arith.addi %3, %o : i32
    linalg.yield %4 : i32
  } -> tensor<RESULTxi32>
  return %r : tensor<RESULTxi32>
}
"""  # noqa: E501
"""A loop that neither factor has: of the zero point, or of an operand read for its shape."""


@pytest.mark.parametrize("kept", [True, False])
def test_a_loop_that_neither_factor_has(kept: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_integer_products, "FEW", 0)
    words = {"KEPT": "m, n, p", "RESULT": "24x32x3", "KIND": "parallel", "USED": "z"}
    if not kept:
        words = {"KEPT": "m, n", "RESULT": "24x32", "KIND": "reduction", "USED": "two"}
    text = MORE.replace("EXTENT", "3")
    for word, other in words.items():
        text = text.replace(word, other)
    x, y = _bytes(4, (24, 40), (40, 32))
    s = np.array([5, -7, 2], np.int32)
    if kept:
        wanted = np.stack([(x.astype(int) - each) @ y.astype(int) for each in s], -1)
    else:
        wanted = 3 * ((x.astype(int) - 2) @ y.astype(int))
    start = np.zeros(wanted.shape, np.int32)
    for found in outputs_of(text, [x, y, s, start]).values():
        assert np.array_equal(found[0], wanted)
