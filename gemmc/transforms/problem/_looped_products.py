"""Which products are loops with a sum, and not tiles."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, cast

from xdsl.dialects.builtin import DYNAMIC_INDEX, TensorType, bf16, f16, f32, f64
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, Block, Operation, SSAValue

from gemmc.analysis.reshapes import root_of, shape_of
from gemmc.dialects.linalg_contraction import is_matrix_product, read_contraction, sums_doubles
from gemmc.dialects.linalg_forms import (
    all_parallel,
    index_loops,
    is_pointwise,
    loop_extents,
    yielded,
)
from gemmc.transforms.problem._reached import reached
from gemmc.transforms.problem._repeats import is_repeated
from gemmc.transforms.problem._wholes import is_tensor, viewed

HALF, VECTOR = 2, 16
"""Bytes of an element of 16 bits, and of the widest access of a thread."""

FEW = 256
"""Elements of a matrix of the result below which a thread for each does as well as a tile, and is
one kernel with what is computed around it."""


def stays_in_loops(op: Operation) -> bool:
    """Whether a product summed in f64 is better a loop for each element: one of other operands than
    f64, of which no tile is made; one with a single row or column, which reads no element twice;
    one of few elements."""
    if not isinstance(op, LinalgStructuredOperation) or not sums_doubles(op):
        return False
    kinds = [cast("TensorType[Any]", each.type).element_type for each in op.inputs]
    if any(kind != f64 for kind in kinds) or not is_matrix_product(op):
        return True
    rows, columns = _rows_and_columns(op)
    if prod(rows) == 1 or prod(columns) == 1:
        return True
    return min(*rows, *columns) > 0 and prod(rows) * prod(columns) < FEW


def is_vector_product(op: Operation) -> bool:
    """Whether an op is a matrix times a vector, of known sizes, in f32 or in f16 or bf16: what
    multiplies tiles would do so with 16 rows or columns, all but one of zeros, and copy elements
    through shared memory, none of which is read twice."""
    if not isinstance(op, LinalgStructuredOperation) or not is_matrix_product(op):
        return False
    *operands, result = _kinds(op)
    halves = set(operands) in ({bf16}, {f16}) and result in (f32, operands[0])
    floats = f32 in operands and result == f32
    if DYNAMIC_INDEX in loop_extents(op).values() or not (halves or floats):
        return False
    rows, columns = _rows_and_columns(op)
    return prod(rows) == 1 or prod(columns) == 1


def is_read_once(op: Operation) -> bool:
    """Whether an op is such a product that is better a sum in loops: in f32, unless the matrix is
    repeated, as for heads that share it, since these are rows of one product
    (`normalize-contractions`); in f16 and bf16, which tensor cores multiply, only of a matrix in
    memory that lanes read along the sum, or whose rows are no whole 16 bytes
    (bench/results/vectors-16.json)."""
    if not isinstance(op, LinalgStructuredOperation) or not is_vector_product(op):
        return False
    if any(map(is_repeated, op.inputs)):
        return False
    return f32 in _kinds(op)[:2] or _suits_lanes(op)


def _suits_lanes(op: LinalgStructuredOperation) -> bool:
    """Whether warps are as fast as the copy engine and tensor cores in a product of 16 bits."""
    extents, loops = loop_extents(op), index_loops(op)
    assert loops is not None, "a product"
    number = max(range(2), key=lambda each: prod(shape_of(op.inputs[each])))
    stored = _stored_order(op.inputs[number], [extents[loop] for loop in loops[number]])
    if stored is None:
        return False
    axes = [axis for axis in stored if extents[loops[number][axis]] != 1]
    last = loops[number][axes[-1]] if axes else loops[number][-1]
    return last not in loops[2] or extents[last] * HALF % VECTOR > 0


def _stored_order(value: SSAValue, sizes: Sequence[int]) -> list[int] | None:
    """The axes of a tensor in the order in which memory has them, which is moved there from an
    argument; None of what is computed, or moved in another way."""
    order, turned = list(range(len(sizes))), False
    while isinstance(owner := value.owner, Operation):
        if (view := viewed(owner)) is not None and not turned:
            return order if isinstance(root_of(view[0]).owner, Block) else None
        places = _turned_axes(owner)
        if places is None:
            return None
        order, turned, value = [order[each] for each in places], True, owner.operands[0]
    return order


def _turned_axes(op: Operation) -> list[int] | None:
    """Of a transpose, which axis of its result each of its operand's is."""
    if not isinstance(op, LinalgStructuredOperation) or len(op.inputs) != 1:
        return None
    loops = index_loops(op)
    if loops is None or not all_parallel(op) or yielded(op) is not op.body.block.args[0]:
        return None
    if sorted(loops[0]) != sorted(loops[1]):
        return None
    return [loops[1].index(loop) for loop in loops[0]]


def _kinds(op: LinalgStructuredOperation) -> list[Attribute]:
    """Types of the operands and of the result."""
    values = (*op.inputs, *op.outputs)
    return [cast("TensorType[Attribute]", each.type).element_type for each in values]


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
