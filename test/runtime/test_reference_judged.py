"""What a check does not judge, and what it says of it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import frontend
from gemmc.checking import run_on_cpu, verify_each
from gemmc.pipeline import load
from gemmc.reference import Reference, compare, evaluate, make_inputs, not_judged


def reference(value: list[float], bound: list[float], c: float, element: str = "f32") -> Reference:
    return Reference(np.array(value), np.array(bound), c, element=element)


def said(found: list[float], wanted: Reference) -> str:
    return compare(np.array(found), wanted, exact=False).text.rpartition("off: ")[2]


def test_a_bound_of_a_tenth_of_what_is_summed_judges_nothing() -> None:
    assert said([2.0, 3.0], reference([2.0, 3.0], [0.2, 0.3], 0.099)) == "PASS"
    wide = reference([2.0, 3.0], [0.2, 0.3], 0.11)
    assert said([2.0, 3.0], wide) == "NOT JUDGED: 2 have too wide a bound"
    assert said([2.0, 4.0], wide).startswith("FAIL")
    assert not compare(np.array([2.0, 3.0]), wide, exact=False).right


def test_a_bound_judges_nothing_where_zeros_pass() -> None:
    assert said([0.0, 3.0], reference([0.5, 3.0], [1.0, 1.0], 1e-3)) == "PASS"
    wide = reference([0.5, 0.8], [1.0, 1.0], 1e-3)
    assert said([0.5, 0.8], wide) == "NOT JUDGED: 2 have too wide a bound"
    assert said([0.0, 0.0], reference([0.0, 0.0], [1e-6, 1e-6], 1e-3)) == "PASS"


def test_some_elements_may_be_judged_and_others_not() -> None:
    some = reference([2.0, 3.0], [0.1, np.inf], 1e-3)
    assert said([2.0, 7.0], some) == "PASS, but 1 have no bound and were not judged"
    assert not_judged(some).tolist() == [False, True]
    verdict = compare(np.array([2.0, 7.0]), some, exact=False)
    assert (verdict.passed, verdict.right, verdict.unjudged, verdict.size) == (True, False, 1, 2)


def test_floats_of_a_byte_are_judged_within_their_roundoff() -> None:
    wanted = reference([2.0, 3.0], [0.25, 0.375], 0.125, "f8E5M2")
    assert not not_judged(wanted).any()


@pytest.mark.parametrize(("bound", "needed"), [(0.0, "equality"), (2.0, "|out - ref| <= 2")])
def test_of_integers_the_text_says_equality(bound: float, needed: str) -> None:
    wanted = Reference(np.array([4, 9]), np.array([0.0, bound]), 1.0)
    text = compare(np.array([4, 9]), wanted, exact=False).text
    assert text == f"largest error 0; needed {needed}; 0 of 2 off: PASS"


QUOTIENTS = """func.func @main(%a: tensor<64xi32>, %b: tensor<64xi32>) -> tensor<64xi32> {
  %q = arith.divsi %a, %b : tensor<64xi32>
  return %q : tensor<64xi32>
}"""


@pytest.mark.parametrize("level", ["ir", "ptx"])
def test_a_division_by_zero_of_integers_is_not_judged(level: str) -> None:
    lines: list[str] = []
    code = run_on_cpu(
        QUOTIENTS,
        "q.mlir",
        "auto",
        check=True,
        seed=0,
        integers=True,
        level=level,
        say=lines.append,
    )
    assert code == 0, lines
    assert "needed equality; 0 of 64 off: PASS, but" in lines[-1], lines
    assert lines[-1].endswith("have no bound and were not judged")


def test_nor_is_it_after_any_pass() -> None:
    passes = load("normalize-contractions{integers=linalg}, form-program")
    assert verify_each(QUOTIENTS, "q.mlir", passes, say=print) is None


def test_all_other_quotients_are_judged_by_equality() -> None:
    module = frontend.parse(QUOTIENTS, "q.mlir")
    inputs: list[Any] = make_inputs(module, 0, True)
    (wanted,) = evaluate(module, inputs, rounded=True)
    assert np.array_equal(np.isinf(wanted.bound), inputs[1] == 0)
    found = wanted.value.copy()
    found[inputs[1] == 0] = 77
    assert compare(found, wanted, exact=True).passed
    found[np.argmax(inputs[1] != 0)] += 1
    assert not compare(found, wanted, exact=True).passed


def test_exact_results_behind_roundings_stay_judged() -> None:
    """Sums of floats that become integers and then bits: in the program's types nothing is lost."""
    text = """func.func @main(%x: tensor<8x8xf32>) -> tensor<8xi32> {
      %z = arith.constant dense<0.0> : tensor<8xf32>
      %r = linalg.reduce { arith.addf } ins(%x : tensor<8x8xf32>) outs(%z : tensor<8xf32>)
          dimensions = [1]
      %i = arith.fptosi %r : tensor<8xf32> to tensor<8xi32>
      %one = arith.constant dense<1> : tensor<8xi32>
      %b = arith.andi %i, %one : tensor<8xi32>
      return %b : tensor<8xi32>
    }"""
    module = frontend.parse(text, "bits.mlir")
    (wanted,) = evaluate(module, make_inputs(module, 0, True), rounded=True)
    assert not wanted.bound.any() and not not_judged(wanted).any()


STEPPED = """func.func @main(%x: tensor<4xf32>, %t: tensor<8xf32>) -> (tensor<4xi64>, tensor<4xf32>) {
  %c = arith.constant 1.38629436 : f32
  %f = arith.constant 4.0 : f32
  %e = tensor.empty() : tensor<4xi64>
  %g = tensor.empty() : tensor<4xf32>
  %i = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e : tensor<4xi64>) {
  ^bb0(%a: f32, %o: i64):
    %0 = math.log %a : f32
    %1 = arith.divf %0, %c : f32
    %2 = arith.mulf %1, %f : f32
    %3 = math.floor %2 : f32
    %4 = arith.fptosi %3 : f32 to i64
    linalg.yield %4 : i64
  } -> tensor<4xi64>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%i : tensor<4xi64>) outs(%g : tensor<4xf32>) {
  ^bb0(%a: i64, %o: f32):
    %0 = arith.index_cast %a : i64 to index
    %1 = tensor.extract %t[%0] : tensor<8xf32>
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %i, %r : tensor<4xi64>, tensor<4xf32>
}"""  # noqa: E501


def test_what_is_read_at_a_place_that_may_be_another_has_no_bound() -> None:
    """Steps of a logarithm: log 2 / log 4 · 4 is 2, or rounds to less; 1.5 and 3 are no such
    cases, and the whole numbers of the others have no error."""
    x = np.array([1, 1.5, 2, 3], np.float32)
    table = np.arange(8, dtype=np.float32)
    places, read = evaluate(frontend.parse(STEPPED), [x, table], rounded=False)
    assert places.bound.tolist() == [0, 0, 1, 0]
    assert np.isinf(read.bound).tolist() == [False, False, True, False]
    assert read.value[[0, 1, 3]].tolist() == [0, 1, 3]


NEAREST = """func.func @main(%x: tensor<4xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %two = arith.constant 2.0 : f32
  %last = arith.constant 3.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%e : tensor<8xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i64
    %0 = arith.sitofp %n : i64 to f32
    %1 = arith.divf %0, %two : f32
    %2 = math.floor %1 : f32
    %3 = arith.minimumf %2, %last : f32
    %4 = arith.fptosi %3 : f32 to i64
    %5 = arith.index_cast %4 : i64 to index
    %6 = tensor.extract %x[%5] : tensor<4xf32>
    linalg.yield %6 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}"""


def test_places_that_are_exact_are_judged() -> None:
    """Halves of counters are exact, and what is whole stays so through a minimum."""
    x = np.array([3, 1, 4, 1.5], np.float32)
    (found,) = evaluate(frontend.parse(NEAREST), [x], rounded=False)
    assert found.value.tolist() == np.repeat(x, 2).tolist()
    assert np.isfinite(found.bound).all()
