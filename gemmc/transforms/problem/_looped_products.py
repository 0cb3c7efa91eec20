"""Which products are loops with a sum, and not tiles."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.dialects.builtin import DYNAMIC_INDEX, f32, f64
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Operation, SSAValue

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.linalg_contraction import is_matrix_product, read_contraction, sums_doubles
from gemmc.dialects.linalg_forms import is_pointwise, loop_extents
from gemmc.dialects.linalg_payload import element_types
from gemmc.dialects.tile.types import is_half
from gemmc.transforms.problem._integer_operands import converted_types
from gemmc.transforms.problem._reached import reached
from gemmc.transforms.problem._wholes import is_tensor

FEW = 256
"""Elements of a matrix of the result below which a thread for each does as well as a tile, and is
one kernel with what is computed around it."""


def stays_in_loops(op: Operation) -> bool:
    """Whether a product summed in f64 is better a loop for each element: one of other operands than
    f64, of which no tile is made; one with a single row or column, which reads no element twice;
    one of few elements."""
    if not isinstance(op, LinalgStructuredOperation) or not sums_doubles(op):
        return False
    if any(kind != f64 for kind in element_types(op.inputs)) or not is_matrix_product(op):
        return True
    rows, columns = _rows_and_columns(op)
    if prod(rows) == 1 or prod(columns) == 1:
        return True
    return min(*rows, *columns) > 0 and prod(rows) * prod(columns) < FEW


def is_vector_product(op: Operation) -> bool:
    """Whether an op is a matrix times a vector, of known sizes, in f32 or in f16 or bf16, or of
    integers that its body makes these of: what multiplies tiles would do so with 16 rows or
    columns, all but one of zeros, and copy elements through shared memory, none of which is read
    twice."""
    if not isinstance(op, LinalgStructuredOperation) or not is_matrix_product(op):
        return False
    operands, (result,) = converted_types(op), element_types(op.outputs)
    halves = is_half(operands[0]) and operands[1:] == operands[:1] and result in (f32, operands[0])
    floats = f32 in operands and result == f32
    if DYNAMIC_INDEX in loop_extents(op).values() or not (halves or floats):
        return False
    rows, columns = _rows_and_columns(op)
    return prod(rows) == 1 or prod(columns) == 1


def is_behind_vectors(value: SSAValue) -> bool:
    """Whether a tensor is made, element by element, of what a matrix times a vector is: of as many
    elements, so that it costs no kernel of its own."""
    def made_of(each: SSAValue) -> Sequence[SSAValue]:
        op = each.owner
        if not isinstance(op, LinalgStructuredOperation) or not is_pointwise(op):
            return ()
        return [one for one in op.operands if is_tensor(one) and shape_of(one) == shape_of(value)]

    owners = (each.owner for each in reached(value, made_of) if each is not value)
    return any(isinstance(op, Operation) and is_vector_product(op) for op in owners)


def _rows_and_columns(op: LinalgStructuredOperation) -> tuple[list[int], list[int]]:
    found, extents = read_contraction(op), loop_extents(op)
    rows, columns = ([extents.get(loop, 1) for loop in found.named(each)] for each in "mn")
    return rows, columns
