"""What other compilers' front ends and lowerings leave in bodies and loops: what is read of it
computes what it says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import frontend, reference
from gemmc.errors import GemmcError

ID = "affine_map<(d0) -> (d0)>"


def run(text: str, *inputs: Any) -> list[Any]:
    """What the reference finds in a text."""
    module = frontend.parse(text, "words.mlir", frontend.context())
    frontend.verify(module)
    found = reference.evaluate(module, [np.asarray(each) for each in inputs], rounded=False)
    return [each.value for each in found]


def scaling(said: str, kinds: str = "(i32, i32, i8) -> i32") -> str:
    made = kinds.rpartition(" ")[2]
    return f"""
func.func @scale(%x: tensor<16xi32>, %m: tensor<16xi32>, %s: tensor<16xi8>) -> tensor<16x{made}> {{
  %o = tensor.empty() : tensor<16x{made}>
  %0 = linalg.generic {{indexing_maps = [{ID}, {ID}, {ID}, {ID}], iterator_types = ["parallel"]}}
    ins(%x, %m, %s : tensor<16xi32>, tensor<16xi32>, tensor<16xi8>) outs(%o : tensor<16x{made}>) {{
  ^bb0(%a: i32, %b: i32, %c: i8, %out: {made}):
    %1 = tosa.apply_scale %a, %b, %c {said} : {kinds}
    linalg.yield %1 : {made}
  }} -> tensor<16x{made}>
  return %0 : tensor<16x{made}>
}}"""


SPELLINGS = [
    ("{rounding_mode = DOUBLE_ROUND}", True), ("{rounding_mode = SINGLE_ROUND}", False),
    ('{rounding_mode = "DOUBLE_ROUND"}', True), ("{double_round = true}", True),
    ("{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>}", False),
    ("{double_round = false}", False), ("{rounding_mode = INEXACT_ROUND}", False),
]  # fmt: skip


@pytest.mark.parametrize(("said", "twice"), SPELLINGS, ids=[each for each, _ in SPELLINGS])
def test_a_scaled_integer_is_rounded_as_tosa_says(said: str, twice: bool) -> None:
    rng = np.random.default_rng(0)
    values, shifts = rng.integers(-(1 << 31), 1 << 31, 16), rng.integers(24, 46, 16)
    multipliers = rng.integers(1 << 30, 1 << 31, 16)
    wanted: list[int] = []
    for x, m, s in zip(values.tolist(), multipliers.tolist(), shifts.tolist(), strict=True):
        half = (1 << s - 1) + ((1 << 30 if x >= 0 else -(1 << 30)) if twice and s > 31 else 0)
        low = (x * m + half >> s) & 0xFFFFFFFF
        wanted.append(low - (low >> 31 << 32))
    (found,) = run(scaling(said), values, multipliers, shifts)
    assert found.tolist() == wanted


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (scaling("{rounding_mode = TRUNCATE}"), "a rounding_mode of DOUBLE_ROUND"),
        (scaling("{double_round = true}", "(i32, i32, i8) -> i64"), "a result of i32"),
        (scaling(""), "found none"),
    ],
)
def test_other_scalings_are_refused(text: str, message: str) -> None:
    with pytest.raises(GemmcError, match=message):
        run(text, *[np.zeros(16, int)] * 3)


def test_what_a_text_says_of_its_target_is_passed_over() -> None:
    said = 'module attributes {tosa.target_env = #tosa.target_env<level = "8k">} {'
    text = f"{said}{scaling('{double_round = false}')}\n}}"
    (found,) = run(text, np.full(16, 6), np.full(16, 1 << 30), np.full(16, 30))
    assert found.tolist() == [6] * 16


def test_integers_lie_in_words_from_the_low_bits_on() -> None:
    text = """
func.func @unpack(%x: tensor<2x3xi8>) -> tensor<2x6xi32> {
  %q = flow.tensor.bitcast %x : tensor<2x3xi8> -> tensor<2x6xi4>
  %0 = arith.extui %q : tensor<2x6xi4> to tensor<2x6xi32>
  return %0 : tensor<2x6xi32>
}"""
    words = np.arange(6).reshape(2, 3) * 37 - 100
    (found,) = run(text, words)
    assert found.tolist() == np.stack([words & 15, words >> 4 & 15], 2).reshape(2, 6).tolist()
    with pytest.raises(GemmcError, match="needed tensors of one shape"):
        run(text.replace("tensor<2x6x", "tensor<2x7x"), words)


@pytest.mark.parametrize("word", ["ub.poison", "llvm.mlir.undef", "llvm.mlir.poison"])
def test_what_nobody_may_look_at_is_any_number(word: str) -> None:
    text = f"""
func.func @first(%x: memref<4xf32>, %y: memref<4xf32>)
    attributes {{llvm.linkage = #llvm.linkage<external>}} {{
  %u = {word} : f32
  %t = memref.alloca() : memref<f32>
  affine.store %u, %t[] : memref<f32>
  affine.for %i = 0 to 4 {{
    %0 = affine.load %x[%i] : memref<4xf32>
    affine.store %0, %t[] : memref<f32>
    %1 = affine.load %t[] : memref<f32>
    affine.store %1, %y[3 - %i] : memref<4xf32>
  }}
  return
}}"""
    (found,) = run(text, np.arange(4.0), np.zeros(4))
    assert found.tolist() == [3, 2, 1, 0]


def test_a_reduction_may_name_its_output_among_its_inputs() -> None:
    row, every = "affine_map<(d0, d1) -> (d0)>", "affine_map<(d0, d1) -> (d0, d1)>"
    text = f"""
func.func @sums(%x: memref<3x4xf32>, %s: memref<3xf32>, %q: memref<3xf32>) {{
  linalg.generic {{indexing_maps = [{every}, {row}, {row}, {row}, {row}],
                  iterator_types = ["parallel", "reduction"]}}
    ins(%x, %s, %q : memref<3x4xf32>, memref<3xf32>, memref<3xf32>)
    outs(%s, %q : memref<3xf32>, memref<3xf32>) {{
  ^bb0(%in: f32, %a: f32, %b: f32, %o: f32, %p: f32):
    %0 = arith.addf %in, %a : f32
    %1 = arith.mulf %in, %in : f32
    %2 = arith.addf %1, %b : f32
    linalg.yield %0, %2 : f32, f32
  }}
  return
}}"""
    x = np.arange(12.0).reshape(3, 4)
    found = run(text, x, np.ones(3), np.zeros(3))
    assert found[0].tolist() == (x.sum(1) + 1).tolist()
    assert found[1].tolist() == (x * x).sum(1).tolist()


def test_memory_of_indices_is_read_by_affine_loads() -> None:
    text = """
func.func @take(%at: memref<4xindex>, %x: memref<8xf32>, %y: memref<4xf32>, %n: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %j = affine.load %at[%i] : memref<4xindex>
    %v = memref.load %x[%j] : memref<8xf32>
    affine.store %v, %y[%i] : memref<4xf32>
    affine.store %j, %n[%i] : memref<4xindex>
  }
  return
}"""
    at = np.asarray([3, 7, 0, 3])
    taken, places = run(text, at, np.arange(8.0) / 4)
    assert taken.tolist() == (at / 4).tolist() and places.tolist() == at.tolist()


def test_a_body_may_have_loops_of_constant_bounds() -> None:
    text = f"""
func.func @power(%x: tensor<4xf32>) -> tensor<4xf32> {{
  %o = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {{indexing_maps = [{ID}, {ID}], iterator_types = ["parallel"]}}
    ins(%x : tensor<4xf32>) outs(%o : tensor<4xf32>) {{
  ^bb0(%in: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %p = affine.for %i = 0 to 3 iter_args(%a = %one) -> (f32) {{
      %q = affine.for %j = 0 to 2 iter_args(%b = %a) -> (f32) {{
        %m = arith.mulf %b, %in : f32
        affine.yield %m : f32
      }}
      affine.yield %q : f32
    }}
    linalg.yield %p : f32
  }} -> tensor<4xf32>
  return %0 : tensor<4xf32>
}}"""
    x = np.asarray([0.5, 1.0, -2.0, 3.0])
    (found,) = run(text, x)
    assert found.tolist() == (x**6).tolist()
