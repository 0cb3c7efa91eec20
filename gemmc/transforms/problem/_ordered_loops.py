"""Loops that are reduced over, in the order in which memory has what they read."""

from __future__ import annotations

from math import prod
from typing import cast

from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, DenseArrayBase, TensorType, i64
from xdsl.ir import Attribute
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap

from gemmc.dialects._integers import int_attr
from gemmc.dialects.tile.loops import LoopIndexOp, LoopsOp
from gemmc.transforms.schedule._affine import linear, step_of
from gemmc.transforms.schedule._loops_plan import WARPS


def order_loops(loops: LoopsOp) -> None:
    """Let the last of several loops be the one along which the largest input lies, so that lanes of
    a warp have neighbours along it: of a reduction of known sizes to too few elements to occupy the
    device, as of the sum of a matrix that is read transposed. What combines may be done in any
    order."""
    rank = loops.result.type.get_num_dims()
    if loops.by is None or loops.places or len(loops.extents) < rank + 2:
        return
    if prod(loops.result.type.get_shape()) >= WARPS or not loops.inputs:
        return
    kinds = [cast("TensorType[Attribute]", value.type) for value in loops.inputs]
    largest = max(range(len(kinds)), key=lambda n: prod(kinds[n].get_shape()))
    place = linear(loops.maps.data[largest].data, loops.shape_of(largest))
    along = [loop for loop in range(rank, len(loops.extents))
             if step_of(place, loop, 1) == 1 and loops.extents[loop] > 1]  # fmt: skip
    if along and along[-1] != len(loops.extents) - 1:
        _move_last(loops, along[-1])


def _move_last(loops: LoopsOp, loop: int) -> None:
    """Let one of the loops be the last."""
    count, rank = len(loops.extents), loops.result.type.get_num_dims()
    order = [*(each for each in range(count) if each != loop), loop]
    numbers = {old: new for new, old in enumerate(order)}
    dims: list[AffineExpr] = [AffineDimExpr(numbers[each]) for each in range(count)]
    maps = (each.data for each in loops.maps)
    loops.maps = ArrayAttr(
        AffineMapAttr(AffineMap(count, 0, tuple(
            each.replace_dims_and_symbols(dims, []) for each in indexing.results
        ))) for indexing in maps
    )  # fmt: skip
    extents = loops.extents
    loops.reduced = DenseArrayBase.from_list(i64, [extents[each] for each in order[rank:]])
    for op in loops.body.block.ops:
        if isinstance(op, LoopIndexOp):
            op.loop = int_attr(numbers[op.loop.value.data])
