"""Quotients and remainders of sizes: of numbers below 0 too, as ops of `arith` round them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import trunc

import numpy as np
import pytest
from three_ways import outputs_of
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType, i8
from xdsl.ir.affine import AffineExpr
from xdsl.irdl import IRDLOperation

from gemmc.dialects.sizes.arithmetic import Size, applied, combined
from gemmc.runtime.expressions import Environment, parse_expression
from gemmc.transforms.problem._numbers import integer_of

ROUNDED: dict[type[IRDLOperation], Callable[[int, int], int]] = {
    arith.DivSIOp: lambda a, b: trunc(a / b),
    arith.RemSIOp: lambda a, b: a - trunc(a / b) * b,
    arith.FloorDivSIOp: lambda a, b: a // b,
    arith.CeilDivSIOp: lambda a, b: -(-a // b),
}
"""The quotient and what is left of it, towards zero; the quotients down and up."""
UNSIGNED: dict[type[IRDLOperation], Callable[[int, int], int]] = {
    arith.DivUIOp: lambda a, b: a // b,
    arith.RemUIOp: lambda a, b: a % b,
    arith.CeilDivUIOp: lambda a, b: -(-a // b),
}
NUMBERS = [*product((-7, -6, -1, 0, 1, 7), (-3, -1, 1, 2, 3))]


def value(size: Size | None, **symbols: int) -> int | None:
    if not isinstance(size, str):
        return size
    return parse_expression(size).evaluate(Environment(symbols, {}))


@pytest.mark.parametrize("op", ROUNDED)
def test_a_quotient_of_numbers_is_rounded_as_the_op_does(op: type[IRDLOperation]) -> None:
    for a, b in NUMBERS:
        assert combined(op, a, b) == ROUNDED[op](a, b), (a, b)
        assert told(op, a, b, IndexType()) == ROUNDED[op](a, b), (a, b)
        assert told(op, a, b, i8) == ROUNDED[op](a, b), (a, b)


@pytest.mark.parametrize("op", ROUNDED)
def test_a_quotient_of_what_may_be_below_zero_is_too(op: type[IRDLOperation]) -> None:
    for n, b in product(range(9), (-3, -1, 1, 2, 3)):
        assert value(combined(op, "(n - 5)", b), n=n) == ROUNDED[op](n - 5, b), (n, b)
        if b > 0:
            assert value(combined(op, "(n - 5)", "b"), n=n, b=b) == ROUNDED[op](n - 5, b), (n, b)


@pytest.mark.parametrize("op", [arith.DivSIOp, arith.RemSIOp])
def test_sizes_that_are_never_below_zero_are_divided_as_they_were(op: type[IRDLOperation]) -> None:
    sign = "//" if op is arith.DivSIOp else "%"
    assert combined(op, "n", 4) == f"(n {sign} 4)"
    assert combined(op, "(n + 3)", "m") == f"((n + 3) {sign} m)"
    assert combined(op, "n", "(m - 1)") == f"(n {sign} (m - 1))"


@pytest.mark.parametrize("op", UNSIGNED)
def test_a_number_below_zero_has_no_quotient_without_its_bits(op: type[IRDLOperation]) -> None:
    assert combined(op, 7, 2) == UNSIGNED[op](7, 2)
    assert combined(op, -7, 2) is None
    assert combined(op, 7, -2) is None
    assert told(op, -7, 2, i8) == as_signed(UNSIGNED[op](249, 2))
    assert told(op, 7, -2, i8) == as_signed(UNSIGNED[op](7, 254))
    assert told(op, 7, 0, i8) is None


def test_the_remainder_of_a_map_is_never_below_zero() -> None:
    n = AffineExpr.dimension(0)
    assert [applied(n % 4, [a], []) for a in (-7, -4, -1, 0, 5)] == [1, 0, 3, 0, 1]
    assert [applied(n // 4, [a], []) for a in (-7, -4, -1)] == [-2, -1, -1]
    assert [applied(n.ceil_div(4), [a], []) for a in (-7, -4, -1)] == [-1, -1, 0]


def told(op: type[IRDLOperation], a: int, b: int, kind: IndexType | IntegerType) -> int | None:
    """What constants of a type come to."""
    lhs, rhs = (arith.ConstantOp(IntegerAttr(each, kind)).result for each in (a, b))
    return integer_of(op.build(operands=[lhs, rhs], result_types=[kind]).results[0])


def as_signed(number: int) -> int:
    return (number + 128) % 256 - 128


ROWS = """
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %less = arith.subi %n, %c5 : index
  %half = arith.OP %less, %c2 : index
  %m = arith.addi %half, %c3 : index
  %s = tensor.extract_slice %x[0] [%m] [1] : tensor<?xf32> to tensor<?xf32>
  %r = math.absf %s : tensor<?xf32>
  return %r : tensor<?xf32>
}
"""


@pytest.mark.parametrize(("op", "rows"), [
    ("divsi", {4: 3, 3: 2, 8: 4}), ("floordivsi", {4: 2, 3: 2, 8: 4}),
    ("ceildivsi", {4: 3, 3: 2, 8: 5}), ("remsi", {4: 2, 3: 3, 8: 4}),
])  # fmt: skip
def test_a_result_has_as_many_rows_as_the_program_says(op: str, rows: dict[int, int]) -> None:
    for n, wanted in rows.items():
        x = np.arange(n, dtype=np.float32) - 2
        for (found,) in outputs_of(ROWS.replace("OP", op), [x]).values():
            np.testing.assert_array_equal(found, np.abs(x[:wanted]))
