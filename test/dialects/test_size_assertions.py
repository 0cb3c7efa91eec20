"""What assertions of front ends say of sizes that a launch tells."""

from __future__ import annotations

import pytest

from gemmc import frontend
from gemmc.dialects.sizes import naming
from gemmc.errors import GemmcError
from gemmc.reference import main_function

TEXT = """func.func @main(%x: tensor<?x8xf32>, %f: f32) -> tensor<?x8xf32> {{
  %zero = arith.constant 0 : index
  %true = arith.constant true
  %other = arith.constant {number} : i64
  %rows = tensor.dim %x, %zero : tensor<?x8xf32>
  %wide = arith.index_cast %rows : index to i64
  %holds = arith.cmpi {compared} : i64
  %one = arith.constant 1 : i64
  %least = arith.maxsi %wide, %one : i64
  %same = arith.cmpi eq, %wide, %least : i64
  %either = arith.ori %holds, %same : i1
  %both = arith.andi %holds, %same : i1
  %value = arith.cmpf oeq, %f, %f : f32
  %other_too = arith.ori %holds, %value : i1
  cf.assert {asserted}, "a size"
  return %x : tensor<?x8xf32>
}}"""


def names(compared: str, number: int, asserted: str = "%holds") -> object:
    text = TEXT.format(compared=compared, number=number, asserted=asserted)
    module = frontend.parse(text, "t.mlir")
    frontend.verify(module)
    return naming(main_function(module)).places


@pytest.mark.parametrize(("compared", "number"), [
    ("sge, %wide, %other", 0),
    ("sle, %other, %wide", 0),
    ("sgt, %wide, %other", -1),
    ("ne, %other, %wide", -1),
])  # fmt: skip
def test_no_size_is_negative(compared: str, number: int) -> None:
    assert names(compared, number)


def test_what_is_true_holds() -> None:
    assert names("slt, %wide, %other", 0, "%true")


@pytest.mark.parametrize(("compared", "number"), [
    ("sgt, %wide, %other", 0),
    ("sle, %other, %wide", 1),
    ("sle, %wide, %other", 2048),
    ("ne, %wide, %other", 1),
])  # fmt: skip
def test_the_larger_of_two_sizes_is_taken_as_said(compared: str, number: int) -> None:
    assert names(compared, number) == names("sge, %wide, %other", 0)


@pytest.mark.parametrize(("compared", "number", "found"), [
    ("slt, %wide, %other", 0, "one that does not hold"),
    ("eq, %wide, %other", -1, "one that does not hold"),
])  # fmt: skip
def test_what_may_not_hold_is_refused(compared: str, number: int, found: str) -> None:
    with pytest.raises(GemmcError, match=rf"^t\.mlir:15:3: error: cf\.assert: .*found {found}"):
        names(compared, number)


@pytest.mark.parametrize("asserted", ["%either", "%both"])
def test_conditions_on_sizes_are_combined(asserted: str) -> None:
    assert names("sge, %wide, %other", 2048, asserted)


def test_one_that_may_hold_in_the_place_of_another_ties_nothing() -> None:
    assert names("eq, %wide, %other", 16, "%either") == names("sge, %wide, %other", 0)
    assert names("eq, %wide, %other", 16, "%both") != names("sge, %wide, %other", 0)


def test_what_does_not_hold_beside_another_is_refused() -> None:
    with pytest.raises(GemmcError, match="found another condition"):
        names("slt, %wide, %other", 0, "%both")
    assert names("slt, %wide, %other", 0, "%either")


def test_a_condition_on_a_number_is_refused() -> None:
    with pytest.raises(GemmcError, match="found another condition"):
        names("sge, %wide, %other", 2, "%other_too")


OF_FLOATS = """func.func @main(%x: tensor<?x8xf32>, %f: f64) -> tensor<?x8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1.0 : f64
  %rows = tensor.dim %x, %zero : tensor<?x8xf32>
  %wide = arith.index_cast %rows : index to i64
  %count = arith.sitofp %wide : i64 to f64
  %more = arith.addf %count, %one : f64
  %enough = arith.cmpf uge, %more, %one : f64
  cf.assert %enough, "more elements than are taken off for the mean"
  return %x : tensor<?x8xf32>
}"""


def test_a_size_may_be_compared_as_a_float() -> None:
    module = frontend.parse(OF_FLOATS, "t.mlir")
    assert naming(main_function(module)).places


def test_another_float_may_not() -> None:
    module = frontend.parse(OF_FLOATS.replace("uge, %more", "uge, %f"), "t.mlir")
    with pytest.raises(GemmcError, match=r"^t\.mlir:9:3: error: cf\.assert: needed"):
        naming(main_function(module))


CHOSEN = """func.func @main(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {{
  %zero = arith.constant 0 : index
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %rows = tensor.dim %x, %zero : tensor<?x8xf32>
  %wide = arith.index_cast %rows : index to i64
  %half = arith.divsi %wide, %two : i64
  %less = arith.subi %half, %one : i64
  %open = arith.cmpi slt, %less, %none : i64
  %count = arith.select %open, %{chosen}, %none : i64
  %most = arith.cmpi sle, %count, %one : i64
  cf.assert %most, "at most one size is to be found out"
  return %x : tensor<?x8xf32>
}}"""
"""What torch asks of a reshape: a size that is computed may be below 0, for one to be found out."""


def test_what_holds_whichever_is_chosen() -> None:
    module = frontend.parse(CHOSEN.format(chosen="one"), "t.mlir")
    frontend.verify(module)
    assert naming(main_function(module)).places


def test_what_a_choice_may_break_is_refused() -> None:
    module = frontend.parse(CHOSEN.format(chosen="two"), "t.mlir")
    with pytest.raises(GemmcError, match=r"^t\.mlir:13:3: error: cf\.assert: .*another condition"):
        naming(main_function(module))


FOUND_OUT = """func.func @main(%x: tensor<?x8xf32>) -> tensor<?x4x2xf32> {
  %zero = arith.constant 0 : index
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %rows = tensor.dim %x, %zero : tensor<?x8xf32>
  %wide = arith.index_cast %rows : index to i64
  %less = arith.subi %wide, %one : i64
  %again = arith.addi %less, %one : i64
  %open = arith.cmpi slt, %less, %none : i64
  %other = arith.select %open, %one, %wide : i64
  %rest = arith.divsi %again, %other : i64
  %size = arith.select %open, %rest, %less : i64
  %count = arith.index_cast %size : i64 to index
  %y = tensor.extract_slice %x[1, 0] [%count, 8] [1, 1] : tensor<?x8xf32> to tensor<?x8xf32>
  %z = tensor.expand_shape %y [[0], [1, 2]] output_shape [%count, 4, 2]
      : tensor<?x8xf32> into tensor<?x4x2xf32>
  return %z : tensor<?x4x2xf32>
}"""


def test_a_size_is_not_below_zero() -> None:
    module = frontend.parse(FOUND_OUT, "t.mlir")
    frontend.verify(module)
    function = main_function(module)
    end = function.get_return_op()
    assert end is not None
    assert naming(function).shapes.of(end.operands[0]) == ("(d0 - 1)", 4, 2)
