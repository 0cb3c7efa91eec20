"""Which matrices times a vector are sums in loops, and no rows of a tile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from math import prod
from typing import TypeVar

from xdsl.dialects.builtin import f32
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Block, Operation, SSAValue

from gemmc.analysis.reshapes import root_of, shape_of
from gemmc.dialects.linalg_contraction import read_contraction
from gemmc.dialects.linalg_forms import index_loops, is_permuting_copy, is_zero, loop_extents
from gemmc.transforms.problem._integer_operands import converted_types
from gemmc.transforms.problem._looped_products import is_vector_product
from gemmc.transforms.problem._repeats import is_repeated
from gemmc.transforms.problem._wholes import viewed

Loop = TypeVar("Loop", int, str)
"""A loop, by its number or its letter."""

HALF, VECTOR = 2, 16
"""Bytes of an element of 16 bits, and of the widest access of a thread."""

LANES = 256
"""Elements of an innermost loop of which each lane of a warp has 16 bytes of 16 bits."""


def is_read_once(op: Operation) -> bool:
    """Whether an op is such a product that is better a sum in loops. In f32, unless the matrix is
    repeated, as for heads that share it, since these are rows of one product
    (`normalize-contractions`), or the innermost of several loops of the sum is short, which tiles
    take as one. In f16 and bf16, which tensor cores multiply, only of a matrix in memory that lanes
    read along the sum, or whose rows are no whole 16 bytes (bench/results/vectors-16.json,
    vectors-16-any.json), and from zero: a start would be tested in each step. Integers that the
    body makes floats of count as these."""
    if not isinstance(op, LinalgStructuredOperation) or not is_vector_product(op):
        return False
    if any(map(is_repeated, op.inputs)) or not _is_one_run(op):
        return False
    return f32 in converted_types(op) or is_zero(op.outputs[0]) and _suits_lanes(op)


def _is_one_run(op: LinalgStructuredOperation) -> bool:
    """Whether lanes of a warp have enough of the innermost loop of a sum, or it is the only one."""
    extents, summed = loop_extents(op), read_contraction(op).named("k")
    several = sum(extents[loop] != 1 for loop in summed) > 1
    return not several or extents[max(summed)] >= LANES


def _suits_lanes(op: LinalgStructuredOperation) -> bool:
    """Whether warps are as fast as the copy engine and tensor cores in a product of 16 bits."""
    extents, loops, summed = loop_extents(op), index_loops(op), read_contraction(op).named("k")
    assert loops is not None, "a product"
    number = max(range(2), key=lambda each: prod(shape_of(op.inputs[each])))
    stored = _stored_order(op.inputs[number], len(loops[number]))
    inner = [loops[number][axis] for axis in reversed(stored or ())]
    return is_read_by_lanes(inner, summed, extents)


def is_read_by_lanes(
    inner: Sequence[Loop], summed: Sequence[Loop], extents: Mapping[Loop, int]
) -> bool:
    """Whether lanes of a warp read a matrix of 16 bits along the sum, or nothing else reads its
    rows in whole vectors; `inner` are the loops along its axes in memory, the innermost first."""
    inner = [loop for loop in inner if extents[loop] != 1]
    if not inner or inner[0] in summed:
        return bool(inner) and inner[0] == max(summed)
    row = takewhile(lambda loop: loop not in summed, inner)
    return prod(extents[loop] for loop in row) * HALF % VECTOR > 0


def _stored_order(value: SSAValue, rank: int) -> list[int] | None:
    """The axes of a tensor in the order in which memory has them, which is an argument, or a view
    of one, or transposed of that; None of what is computed, or moved in another way."""
    order = list(range(rank))
    while isinstance(owner := value.owner, Operation):
        if (view := viewed(owner)) is not None:
            return order if isinstance(root_of(view[0]).owner, Block) else None
        places = _turned_axes(owner)
        if places is None:
            return None
        order, value = [order[each] for each in places], owner.operands[0]
    return order


def _turned_axes(op: Operation) -> list[int] | None:
    """Of a transpose, which axis of its result each of its operand's is."""
    if not isinstance(op, LinalgStructuredOperation) or not is_permuting_copy(op):
        return None
    source, target = index_loops(op) or ((), ())
    return [target.index(loop) for loop in source]
