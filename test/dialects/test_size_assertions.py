"""What assertions of front ends say of sizes that a launch tells."""

from __future__ import annotations

import pytest

from gemmc import frontend
from gemmc.dialects.sizes import naming
from gemmc.errors import GemmcError
from gemmc.reference import main_function

TEXT = """func.func @main(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {{
  %zero = arith.constant 0 : index
  %true = arith.constant true
  %other = arith.constant {number} : i64
  %rows = tensor.dim %x, %zero : tensor<?x8xf32>
  %wide = arith.index_cast %rows : index to i64
  %holds = arith.cmpi {compared} : i64
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
    with pytest.raises(GemmcError, match=rf"^t\.mlir:8:3: error: cf\.assert: .*found {found}"):
        names(compared, number)
