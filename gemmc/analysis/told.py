"""Matrices of which a launch tells extents or strides: what is known of them before."""

from __future__ import annotations

from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.ir import SSAValue

from gemmc.analysis.divisibility import divisor_of
from gemmc.dialects.tile.data.views import MatricesOp
from gemmc.dialects.tile.matrices import Matrices, matrices_in
from gemmc.dialects.tile.types import memref_type


def divisors_in(matrix: SSAValue) -> Matrices:
    """The matrices in a value's memory, each number that a launch tells replaced by one that
    divides it. Raises VerifyException for memory that is not strided."""
    seen, owner = matrices_in(memref_type(matrix)), matrix.owner
    if not isinstance(owner, MatricesOp):
        return seen
    columns, steps = owner.extents[-1], [_divisor(each) for each in owner.steps]
    if len(steps) < 2:
        return Matrices(seen.rows, _divisor(columns), seen.down, steps[0])
    *apart, down, across = steps
    return Matrices(seen.rows, _divisor(columns), down, across, tuple(apart))


def _divisor(number: SSAValue | int) -> int:
    """What divides a number; a number itself, and 1 of one of which nothing is known."""
    if isinstance(number, int):
        return 1 if number == DYNAMIC_INDEX else number
    return divisor_of(number) or 1
